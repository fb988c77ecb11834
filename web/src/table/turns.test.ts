import { describe, expect, it } from "vitest";
import { byTurn, lastMove, toldSince } from "./turns";

const entry = (move: number, turn: number, ...lines: string[]) => ({ move, turn, lines, seat: 0, by_companion: false });

describe("the log by turns", () => {
  const log = [entry(-1, 0, "Opening."), entry(0, 1, "A."), entry(1, 1), entry(2, 1, "B."), entry(3, 2, "C.", "D.")];

  it("gathers turns and leaves out what says nothing", () => {
    expect(byTurn(log).map((group) => [group.turn, group.entries.map((e) => e.move)])).toEqual([
      [0, [-1]],
      [1, [0, 2]],
      [2, [3]],
    ]);
  });

  it("keeps what only tells of a proposal", () => {
    const said = { ...entry(-1, 0), talk: [{ seat: 0, steps: [{ seat: 1, text: "destroy 4" }] }] };
    expect(byTurn([said])).toHaveLength(1);
  });

  it("tells what is new", () => {
    expect(toldSince(log, 1)).toBe("B. C. D.");
    expect(toldSince(log, 3)).toBe("");
    expect(lastMove(log)).toBe(3);
    expect(lastMove([])).toBe(-2);
  });
});
