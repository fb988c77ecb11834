/** The log as far as this browser knows it: ranges come in, one growing list goes out. */

import type { LogEntry } from "./types";

export interface LogRange {
  /** The place of the first entry in the whole log. */
  from: number;
  entries: LogEntry[];
  total: number;
}

/** Keep what is older than the new range; an undo makes the log shorter, a gap starts it anew. */
export function mergeLog(known: LogRange | null, fresh: LogRange): LogRange {
  if (!known || fresh.from <= known.from || fresh.from > known.from + known.entries.length) return fresh;
  const older = known.entries.slice(0, fresh.from - known.from);
  return { from: known.from, entries: [...older, ...fresh.entries], total: fresh.total };
}

/** Put older entries, asked for with `before: known.from`, in front. */
export function prependLog(known: LogRange, older: LogEntry[]): LogRange {
  const from = Math.max(0, known.from - older.length);
  return { from, entries: [...older, ...known.entries], total: known.total };
}
