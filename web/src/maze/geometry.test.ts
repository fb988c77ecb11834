import { describe, expect, it } from "vitest";
import {
  boxOf,
  centreOf,
  columnName,
  exitsOf,
  fieldUnder,
  isPassage,
  maskOf,
  next,
  roomBeside,
  shapeOf,
  sideOf,
  spoken,
  tableBox,
  turned,
  turnsOf,
} from "./geometry";
import type { TileView } from "./types";

const TABLE = { columns: [1, 21] as [number, number], rows: [1, 15] as [number, number], seats: 3, rulings: {}, pack: "default" };

function tile(field: string, exits: string, level = 1): TileView {
  return { field, level, kind: "straight", exits, stairs: false, room: false, marker: null, card: null, grave: null };
}

describe("fields by name", () => {
  it("are named on the map by letters, whatever the record calls them", () => {
    expect(spoken("Mirel walks to c8r8, past c10r12.")).toBe("Mirel walks to H8, past J12.");
    expect(spoken("c11r11 ┗, exits north and east")).toBe("K11, exits north and east");
    expect(columnName(27)).toBe("AA");
    expect(spoken("the table grew: c0r5")).toBe("the table grew: 0·5");
  });

  it("have neighbours on four sides", () => {
    expect([0, 1, 2, 3].map((side) => next("c4r5", side))).toEqual(["c4r4", "c5r5", "c4r6", "c3r5"]);
    expect(sideOf("c4r5", "c4r6")).toBe(2);
    expect(sideOf("c4r5", "c9r9")).toBe(-1);
  });

  it("are found under a point of the picture", () => {
    const { x, y } = centreOf("c7r3");
    expect(fieldUnder(x, y)).toBe("c7r3");
    expect(fieldUnder(-1, -1)).toBe("c0r0");
  });

  it("have a box around them", () => {
    expect(boxOf(["c1r1", "c3r2"], 1)).toEqual({ left: -48, top: -48, right: 192, bottom: 144 });
    expect(boxOf([])).toBeNull();
    expect(tableBox(TABLE)).toEqual({ left: 0, top: 0, right: 21 * 48, bottom: 15 * 48 });
  });
});

describe("tiles as they lie", () => {
  it("are drawn by one of a few shapes, turned", () => {
    expect(shapeOf("ns")).toEqual({ shape: "straight", turn: 0 });
    expect(shapeOf("ew")).toEqual({ shape: "straight", turn: 90 });
    expect(shapeOf("sw")).toEqual({ shape: "corner", turn: 180 });
    expect(shapeOf("new")).toEqual({ shape: "t", turn: 270 });
    expect(shapeOf("e", true)).toEqual({ shape: "room1", turn: 90 });
    expect(shapeOf("nesw", true)).toEqual({ shape: "room4", turn: 0 });
  });

  it("turn clockwise and come back after four quarters", () => {
    expect(turned("ne", 1)).toBe("es");
    expect(turned("ne", -1)).toBe("nw");
    expect(turned("nes", 4)).toBe("nes");
    expect(exitsOf(maskOf("nsw"))).toBe("nsw");
  });

  it("can lie in two ways if straight, in four otherwise", () => {
    expect(turnsOf("ns")).toEqual(["ns", "ew"]);
    expect(turnsOf("ne")).toHaveLength(4);
    expect(turnsOf("nesw")).toEqual(["nesw"]);
  });

  it("are joined where both have an exit, on one level", () => {
    expect(isPassage(tile("c1r1", "e"), tile("c2r1", "ew"))).toBe(true);
    expect(isPassage(tile("c1r1", "e"), tile("c2r1", "ns"))).toBe(false);
    expect(isPassage(tile("c1r1", "e", 1), tile("c2r1", "ew", 2))).toBe(false);
    expect(isPassage(tile("c1r1", "e"), undefined)).toBe(false);
  });
});

describe("a card beside its marker", () => {
  it("lies on three fields by three that are free, the nearest", () => {
    const taken = new Set(["c10r9"]);
    const spot = roomBeside("c10r9", taken, TABLE)!;
    const fields = [0, 1, 2].flatMap((i) => [0, 1, 2].map((j) => `c${spot.column + i}r${spot.row + j}`));
    expect(fields).not.toContain("c10r9");
    expect(Math.abs(spot.column + 1 - 10) + Math.abs(spot.row + 1 - 9)).toBe(2);
  });

  it("has no room where everything around is taken", () => {
    const taken = new Set<string>();
    for (let c = 1; c <= 21; c++) for (let r = 1; r <= 15; r++) taken.add(`c${c}r${r}`);
    expect(roomBeside("c10r9", taken, TABLE)).toBeNull();
  });
});
