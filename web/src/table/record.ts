/** The record of a table as a file. */

import { Refusal } from "../wire/refusal";
import type { Fault } from "../wire/types";

async function refusalIn(answer: Response): Promise<Refusal> {
  try {
    return new Refusal(((await answer.json()) as { error: Fault }).error);
  } catch {
    return Refusal.of("broken");
  }
}

/** Fetch the record as my seat may have it, and hand it to the browser to keep. */
export async function downloadRecord(code: string, token: string): Promise<void> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  let answer: Response;
  try {
    answer = await fetch(`/api/tables/${encodeURIComponent(code)}/record`, { headers });
  } catch {
    throw Refusal.of("offline");
  }
  if (!answer.ok) throw await refusalIn(answer);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = `madmage-${code}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
