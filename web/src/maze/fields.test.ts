import { describe, expect, it } from "vitest";
import { deedsOf, doingAt, exitWords, fieldWords, kindOf, listOf, walkCursor, type Spot } from "./fields";
import type { StateMessage } from "../wire/types";
import { aftermathOf, fallen, newSights } from "./telling";
import type { Goal, MazeView, PlayerView, TileView } from "./types";

const say = (key: string, args: Record<string, string | number> = {}) => [key, ...Object.values(args)].join(" ");

function tile(field: string, exits: string, more: Partial<TileView> = {}): TileView {
  return { field, level: 1, kind: "straight", exits, stairs: false, room: false, marker: null, card: null, grave: null, ...more };
}

function goal(steps: number, deeds: Goal["deeds"], left = 0): Goal {
  return { steps, left, stops: false, deeds, path: [] };
}

const players = [{ seat: 0, field: "c1r1", level: 1 }, { seat: 1, field: "c3r1", level: 1 }] as PlayerView[];
const view = {
  asked: 0,
  active: 0,
  players,
  levels: [{ level: 1, room: "c1r1", stairs: [], exits: [] }],
  tiles: [tile("c1r1", "e", { room: true }), tile("c2r1", "ew"), tile("c3r1", "sw", { marker: "monster", card: "ham" })],
} as unknown as MazeView;
const spots = new Map<string, Spot>([
  ["c3r1", { text: "c3r1", goal: goal(2, ["face"]), turns: [] }],
  ["c2r1", { text: "c2r1", goal: goal(1, ["walk"]), turns: [] }],
]);
const names = { say, cards: null, me: 0, player: (seat: number) => `p${seat + 1}` };

describe("a field in words", () => {
  it("says its tile, what lies and stands there, and what may be done", () => {
    const words = fieldWords("c3r1", view, spots.get("c3r1"), names);
    expect(words).toContain("maze-field C1 maze-kind-corner");
    expect(words).toContain("Maze-mark-open maze-mark-monster ham");
    expect(words).toContain("p2");
    expect(words).toContain("maze-steps 2: maze-deed-face-short");
  });

  it("knows rooms, stairs and portals", () => {
    expect(kindOf(tile("c1r1", "e", { room: true }))).toBe("room");
    expect(kindOf(tile("c1r1", "ns", { stairs: true }))).toBe("stairs");
    expect(kindOf(tile("c1r1", "ns", { stairs: true, level: 5 }))).toBe("portal");
  });

  it("says free fields and their exits too", () => {
    expect(fieldWords("c9r9", view, { text: "c9r9", goal: null, turns: ["ns"] }, names)).toBe("maze-field-free I9. maze-place-fits 1");
    expect(exitWords("nes", say)).toBe("maze-and maze-side-n, maze-side-e maze-side-s");
    expect(doingAt(undefined, say)).toBe("");
  });

  it("puts the most telling deed first", () => {
    expect(deedsOf(goal(1, ["walk", "explore", "take"]))).toEqual(["take", "walk", "explore"]);
  });
});

describe("the list of fields", () => {
  it("begins with what may be chosen, the nearest first, and holds all others", () => {
    expect(listOf(view, spots)).toEqual([{ level: 1, fields: ["c2r1", "c3r1", "c1r1"] }]);
  });

  it("holds free places for a tile", () => {
    const places = new Map<string, Spot>([["c3r2", { text: "c3r2", goal: null, turns: ["ns"] }]]);
    expect(listOf(view, places)[0]!.fields[0]).toBe("c3r2");
  });
});

describe("the cursor", () => {
  it("walks along open passages and is stopped by walls", () => {
    expect(walkCursor(view, "c1r1", 1, "c2r1")).toEqual({ to: "c2r1", isWall: false });
    expect(walkCursor(view, "c1r1", 0, "c1r0")).toEqual({ to: "c1r1", isWall: true });
    expect(walkCursor(view, "c3r1", 2, "c3r2")).toEqual({ to: "c3r2", isWall: false });
  });
});

describe("what is new to be seen", () => {
  it("is where a level lay that has fallen", () => {
    const now = { tiles: [tile("c3r1", "ew", { level: 3 })] } as unknown as MazeView;
    expect(fallen(view, now, [{ see: "collapsed", seat: -1, n: 1 }])).toEqual(["c1r1", "c2r1"]);
    expect(fallen(view, now, [{ see: "cleared", seat: -1, n: 1 }])).toEqual([]);
  });

  it("is what later moves show", () => {
    const entry = (move: number, see: string) => ({ move, seat: 0, turn: 1, lines: [], by_companion: false, sights: [{ see, seat: 0 }] });
    expect(newSights([entry(3, "died"), entry(4, "collapsed")], 3).map(({ see }) => see)).toEqual(["collapsed"]);
  });

  it("is how a card ended that I fought or read, and no other", () => {
    const entries = [{ move: 7, seat: 0, turn: 1, lines: ["You lose."], by_companion: false }];
    const state = (seat: number) => ({ seat, view: { card: null }, log: { from: 0, entries, total: 8 } }) as unknown as StateMessage;
    const before = { card: { card: "ham", deck: "monster", fighters: [0], reader: 1 } } as unknown as MazeView;
    expect(aftermathOf(before, state(0), [], 6)).toEqual({ card: "ham", deck: "monster", lines: ["You lose."] });
    expect(aftermathOf(before, state(1), [], 6)?.card).toBe("ham");
    expect(aftermathOf(before, state(2), [], 6)).toBeNull();
    const read = [{ see: "read", seat: 2, card: "pit", deck: "action" }];
    expect(aftermathOf(view, state(2), read, 6)?.card).toBe("pit");
  });
});
