import { describe, expect, it } from "vitest";
import { chanceAt, courseOf, firstGap, isShared, otherTurn, pathOf, pauseFor, signed, stretch, swingOf, turnAt, turningsOf, upTo, within } from "./timeline";
import type { AnalysedTurn, Analysis } from "./types";

const facts = {
  moves: 10,
  turns: [
    { turn: 1, move: 0 },
    { turn: 2, move: 4 },
    { turn: 3, move: 8 },
  ],
};

function turn(number: number, moves: number[], before: number[], after: number[], is_turning = false): AnalysedTurn {
  const none = before.map(() => 0);
  const swing = after.map((one, seat) => one - before[seat]!);
  const steps = moves.map((move, i) => ({ move, seat: 0, text: "stop", choice: i ? none : swing, luck: none }));
  return { turn: number, before, after, luck: none, own: swing, others: none, is_turning, steps };
}

const race: Analysis = {
  game: "maze",
  players: ["Ada", "Bo"],
  outcome: null,
  turns: [turn(1, [0, 1, 2, 3], [0.5, 0.5], [0.4, 0.6]), turn(2, [4, 5, 6, 7], [0.4, 0.6], [0.7, 0.25], true)],
  turning_points: [2],
};

describe("where one is", () => {
  it("is within the game", () => {
    expect([within(-3, facts), within(4.4, facts), within(99, facts)]).toEqual([0, 4, 10]);
  });

  it("belongs to a turn", () => {
    expect([0, 3, 4, 10].map((move) => turnAt(facts, move))).toEqual([1, 1, 2, 3]);
  });

  it("goes from turn to turn and stops at the edges", () => {
    expect([0, 4, 9].map((move) => otherTurn(facts, move, 1))).toEqual([4, 8, 10]);
    expect([0, 4, 9].map((move) => otherTurn(facts, move, -1))).toEqual([0, 0, 8]);
  });
});

describe("the pace", () => {
  it("leaves time to read, and hardly any where nothing is told", () => {
    expect(pauseFor([], 1)).toBeLessThan(pauseFor(["Ada draws."], 1));
    expect(pauseFor(["x".repeat(900)], 1)).toBe(4200);
    expect(pauseFor(["x".repeat(900)], 4)).toBe(1050);
  });
});

describe("the chances", () => {
  it("run from before the first choice to after the last turn", () => {
    expect(courseOf(race, 0)).toEqual([
      { move: 0, chance: 0.5 },
      { move: 4, chance: 0.4 },
      { move: 8, chance: 0.7 },
    ]);
    expect(chanceAt(race, 1, 5)).toBe(0.6);
  });

  it("are shared only where everybody's are alike", () => {
    expect(isShared(race)).toBe(false);
    expect(isShared({ ...race, turns: [turn(1, [0], [0.5, 0.5], [0.2, 0.2])] })).toBe(true);
  });

  it("turn for whom they moved most", () => {
    expect(turningsOf(race, 0)).toMatchObject([{ turn: 2, move: 8, seat: 1, before: 0.6, after: 0.25 }]);
  });

  it("are moved by choices, in whole points", () => {
    expect([swingOf(race, 0, 4), swingOf(race, 1, 4), swingOf(race, 0, 5), swingOf(race, 0, 99)]).toEqual([30, -35, 0, 0]);
    expect([signed(3.2), signed(-3), signed(0.2)]).toEqual(["+3", "−3", "0"]);
  });
});

describe("the line", () => {
  const box = { left: 0, right: 100, top: 0, bottom: 50 };

  it("is drawn to where one is", () => {
    expect(upTo(courseOf(race, 0), 6)).toEqual([
      { move: 0, chance: 0.5 },
      { move: 4, chance: 0.4 },
      { move: 6, chance: expect.closeTo(0.55, 5) },
    ]);
    expect(upTo(courseOf(race, 0), 4)).toHaveLength(2);
  });

  it("goes up as chances do", () => {
    expect(pathOf([{ move: 0, chance: 0 }, { move: 10, chance: 1 }], box, 10)).toBe("M0.0 50.0L100.0 0.0");
  });
});

describe("a long log", () => {
  const log: (string | undefined)[] = [];
  for (const at of [0, 1, 2, 10, 11, 12, 13]) log[at] = `entry ${at}`;

  it("is asked for from where it is not known", () => {
    expect([firstGap(log, 0, 8), firstGap(log, 10, 13), firstGap(log, 11, 20), firstGap(log, 5, 6)]).toEqual([3, 13, 14, 5]);
  });

  it("is shown around a moment, without gaps and not too far", () => {
    expect(stretch(log, 11, 5, 5)).toEqual(["entry 10", "entry 11", "entry 12", "entry 13"]);
    expect(stretch(log, 12, 1, 0)).toEqual(["entry 11", "entry 12"]);
    expect(stretch(log, 1, 9, 9)).toEqual(["entry 0", "entry 1", "entry 2"]);
  });
});
