/** The log by turns, as the torn sheet shows it. */

import type { LogEntry } from "../wire/types";

export interface TurnGroup {
  turn: number;
  entries: LogEntry[];
}

/** Entries that say something, gathered by the turn in which they happened; the latest turn last. */
export function byTurn(entries: readonly LogEntry[]): TurnGroup[] {
  const groups: TurnGroup[] = [];
  for (const entry of entries) {
    if (entry.lines.length === 0 && !entry.talk?.length) continue;
    const last = groups.at(-1);
    if (last && last.turn === entry.turn) last.entries.push(entry);
    else groups.push({ turn: entry.turn, entries: [entry] });
  }
  return groups;
}

/** What was told after move `since`, as one text. */
export function toldSince(entries: readonly LogEntry[], since: number): string {
  return entries
    .filter((entry) => entry.move > since)
    .flatMap((entry) => entry.lines)
    .join(" ");
}

/** The newest move that is told; -2 if none is, since the opening is -1. */
export function lastMove(entries: readonly LogEntry[]): number {
  return entries.at(-1)?.move ?? -2;
}
