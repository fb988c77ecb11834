import { describe, expect, it } from "vitest";
import { mergeLog, prependLog, type LogRange } from "./log";
import type { LogEntry } from "./types";

const entry = (move: number, line = `move ${move}`): LogEntry => ({ move, seat: 0, turn: 1, lines: [line], by_companion: false });
const range = (from: number, to: number, line?: string): LogRange => ({
  from,
  entries: Array.from({ length: to - from }, (_, place) => entry(from + place, line)),
  total: to,
});
const moves = (log: LogRange) => log.entries.map((one) => one.move);

describe("the log in ranges", () => {
  it("keeps what is older and takes what is new", () => {
    const merged = mergeLog(range(10, 14), range(13, 16, "new"));
    expect([merged.from, merged.total, moves(merged)]).toEqual([10, 16, [10, 11, 12, 13, 14, 15]]);
    expect(merged.entries[3]?.lines).toEqual(["new"]);
  });

  it("gets shorter after an undo", () => {
    expect(moves(mergeLog(range(10, 20), range(12, 13)))).toEqual([10, 11, 12]);
  });

  it("begins anew after a gap, or when everything comes", () => {
    expect(mergeLog(range(10, 14), range(20, 22)).from).toBe(20);
    expect(mergeLog(range(10, 14), range(2, 22)).from).toBe(2);
    expect(mergeLog(null, range(5, 6)).from).toBe(5);
  });

  it("goes on without a gap", () => {
    expect(moves(mergeLog(range(10, 12), range(12, 13)))).toEqual([10, 11, 12]);
  });

  it("takes older entries in front", () => {
    const all = prependLog(range(10, 12), range(8, 10).entries);
    expect([all.from, moves(all)]).toEqual([8, [8, 9, 10, 11]]);
  });
});
