import { describe, expect, it } from "vitest";
import type { Board } from "../table/things";
import type { Decision, LessonInfo } from "../wire/types";
import { bookSpots, mazeSpots, partOf, SLIP } from "./spots";

const lesson = (picks: string[], then: string[] | null = null) => ({ do: { picks, then, put: "", sentence: "" } }) as unknown as LessonInfo;
const board = { me: 0, view: { library: [{ element: "fire", spell: "kindling" }], supply: {} }, cards: null } as unknown as Board;
const act = { kind: "act", options: [] } as unknown as Decision;

describe("a lesson of the Book points", () => {
  it("at what is to be touched, then at the slip", () => {
    const wish = lesson(["cast growth x2"]);
    const hand = { decision: act, board, chosen: null as string | null, picks: [] };
    expect(bookSpots(wish, hand)).toEqual(["spell 0 growth"]);
    expect(bookSpots(wish, { ...hand, chosen: "cast growth x1" })).toEqual([SLIP]);
    expect(bookSpots(wish, { ...hand, chosen: "learn kindling" })).toEqual(["spell 0 growth"]);
    expect(bookSpots(lesson(["learn kindling"]), hand)).toEqual(["library fire"]);
  });

  it("at the slip where there is nothing to touch", () => {
    expect(bookSpots(lesson(["stop"]), { decision: act, board, chosen: null, picks: [] })).toEqual([SLIP]);
  });

  it("at what is not picked yet", () => {
    const card = { kind: "card", options: [] } as unknown as Decision;
    const hand = { decision: card, board, chosen: null, picks: ["fire1"] };
    expect(bookSpots(lesson(["fire1", "air1"]), hand)).toEqual(["hand air1"]);
  });
});

describe("a lesson of the Maze points", () => {
  it("at a field until one aims at it", () => {
    expect(mazeSpots(lesson(["open"], ["c6r6"]), null)).toEqual(["field c6r6"]);
    expect(mazeSpots(lesson(["c6r6 ew"]), "c5r6")).toEqual(["field c6r6"]);
    expect(mazeSpots(lesson(["c6r6 ew"]), "c6r6")).toEqual([SLIP]);
    expect(mazeSpots(lesson(["move"]), null)).toEqual([SLIP]);
  });
});

it("the library has a tab of its own", () => {
  expect(["library air", "supply fire2", "curse 2", "sheet"].map(partOf)).toEqual(["library", "library", "main", "sheet"]);
});
