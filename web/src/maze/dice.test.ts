import { describe, expect, it } from "vitest";
import { beamOf, chanceOf, facesFrom, testDice, walkRoll } from "./dice";
import type { Sight, Trial } from "./types";

const die = (seat: number, n: number, what = "test"): Sight => ({ see: "die", seat, n, for: what });

function trial(more: Partial<Trial>): Trial {
  return {
    ability: "strength",
    number: 4,
    level: 3,
    target: 11,
    sum: 0,
    roller: 0,
    die: null,
    dice: 2,
    need: 6,
    shares: [
      { seat: 0, adds: 4, has_rolled: false },
      { seat: 1, adds: 2, has_rolled: false },
    ],
    guards: {},
    ...more,
  };
}

describe("the faces that suffice", () => {
  it("are those from what is needed on", () => {
    expect(facesFrom(3)).toEqual([3, 4, 5, 6]);
    expect(facesFrom(-2)).toHaveLength(6);
    expect(facesFrom(7)).toEqual([]);
  });

  it("have their chance, with several dice too", () => {
    expect(chanceOf(3, 1)).toBeCloseTo(4 / 6);
    expect(chanceOf(7, 2)).toBeCloseTo(21 / 36);
    expect(chanceOf(13, 2)).toBe(0);
    expect(chanceOf(2, 2)).toBe(1);
  });
});

describe("the sum beam", () => {
  it("shows what is certain first, then the span of the dice to come", () => {
    const { parts, end } = beamOf(trial({}), new Map());
    expect(parts.map(({ from, to, isCertain }) => [from, to, isCertain])).toEqual([
      [0, 4, true],
      [4, 6, true],
      [6, 18, false],
    ]);
    expect(end).toBe(18);
  });

  it("counts dice that lie there to whoever rolled them", () => {
    const now = trial({ sum: 7, roller: 1, dice: 1, shares: [{ seat: 0, adds: 4, has_rolled: true }, { seat: 1, adds: 2, has_rolled: false }] });
    const { parts } = beamOf(now, new Map([[0, 3]]));
    expect(parts.map(({ from, to }) => [from, to])).toEqual([
      [0, 7],
      [7, 9],
      [9, 15],
    ]);
  });

  it("reaches beyond the number to beat, so that it is seen", () => {
    expect(beamOf(trial({ target: 40 }), new Map()).end).toBe(42);
  });
});

describe("what was rolled", () => {
  it("is each fighter's last die of the test at hand", () => {
    const seen = [die(0, 2), { see: "tested", seat: 0 }, die(0, 5), die(1, 6), die(1, 1, "turned")];
    expect([...testDice(seen)]).toEqual([
      [0, 5],
      [1, 1],
    ]);
  });

  it("makes the steps of a walk, with what was added", () => {
    const seen: Sight[] = [die(0, 4, "move"), { see: "steps", seat: 0, n: 5 }];
    expect(walkRoll(seen, 0)).toEqual({ die: 4, adds: 1, steps: 5 });
    expect(walkRoll(seen, 1)).toBeNull();
    expect(walkRoll([die(0, 4, "move")], 0)).toBeNull();
  });

  it("counts the face to which luck turned it", () => {
    const seen: Sight[] = [die(2, 1, "move"), die(2, 6, "turned"), { see: "steps", seat: 2, n: 6 }];
    expect(walkRoll(seen, 2)).toEqual({ die: 6, adds: 0, steps: 6 });
  });
});
