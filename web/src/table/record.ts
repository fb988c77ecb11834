/** The record of a table: as a text, and as a file. */

import { fetchJson } from "../wire/http";
import { Refusal } from "../wire/refusal";
import type { Fault } from "../wire/types";

async function refusalIn(answer: Response): Promise<Refusal> {
  try {
    return new Refusal(((await answer.json()) as { error: Fault }).error);
  } catch {
    return Refusal.of("broken");
  }
}

async function fetchText(path: string, headers: Record<string, string> = {}): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(path, { headers });
  } catch {
    throw Refusal.of("offline");
  }
  if (!answer.ok) throw await refusalIn(answer);
  return answer.text();
}

/** The record of a table as my seat may have it. */
export function fetchRecord(code: string, token: string): Promise<string> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return fetchText(`/api/tables/${encodeURIComponent(code)}/record`, headers);
}

/** What belongs into a report of a running table: facts, and the record as my seat may have it. */
export function fetchReport(code: string, token: string): Promise<{ facts: string; record: string }> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return fetchJson(`/api/tables/${encodeURIComponent(code)}/report`, { headers });
}

/** The record behind a replay. */
export const fetchReplayed = (id: string): Promise<string> =>
  fetchText(`/api/replays/${encodeURIComponent(id)}/record`);

/** Hand a text to the browser to keep as a file. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export async function downloadRecord(code: string, token: string): Promise<void> {
  saveText(await fetchRecord(code, token), `madmage-${code}.txt`);
}
