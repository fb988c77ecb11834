/** The map's geometry: fields by name, tiles as they lie, what is next to what. Nothing here knows a rule. */

import type { MazeView, Side, TileView } from "./types";

/** A field is a square of so many units of the picture. */
export const CELL = 48;
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
const LETTERS = "nesw";
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface Place {
  column: number;
  row: number;
}

export function placeOf(field: string): Place {
  const found = /^c(-?\d+)r(-?\d+)$/.exec(field);
  return { column: Number(found?.[1] ?? 0), row: Number(found?.[2] ?? 0) };
}

export function fieldAt(column: number, row: number): string {
  return `c${column}r${row}`;
}

/** The picture's left and top edge of a field. */
export function cornerOf(field: string): { x: number; y: number } {
  const { column, row } = placeOf(field);
  return { x: (column - 1) * CELL, y: (row - 1) * CELL };
}

export function centreOf(field: string): { x: number; y: number } {
  const { x, y } = cornerOf(field);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Columns as letters: A to Z, then AA; where the table grew beyond the first one, as numbers. */
export function columnName(column: number): string {
  if (column < 1) return `${column}·`;
  const low = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? `${String.fromCharCode(64 + Math.floor((column - 1) / 26))}${low}` : low;
}

/** A field as people name it: H8. */
export function spokenField(field: string): string {
  const { column, row } = placeOf(field);
  return `${columnName(column)}${row}`;
}

/** A sentence in which fields are named as the map names them, without the terminal's drawings of tiles. */
export function spoken(sentence: string): string {
  const plain = sentence.replace(/ ?[\u2500-\u257f]+/g, "");
  return plain.replace(/\bc(-?\d{1,2})r(-?\d{1,2})\b/g, (field) => spokenField(field));
}

export function next(field: string, side: number): string {
  const { column, row } = placeOf(field);
  const [x, y] = STEPS[((side % 4) + 4) % 4]!;
  return fieldAt(column + x, row + y);
}

/** On which side of a field its neighbour lies; -1 if it is none. */
export function sideOf(field: string, other: string): number {
  return [0, 1, 2, 3].find((side) => next(field, side) === other) ?? -1;
}

// Tiles as they lie

export function maskOf(exits: string): number {
  return [...exits].reduce((mask, letter) => mask | (1 << LETTERS.indexOf(letter)), 0);
}

export function exitsOf(mask: number): string {
  return [...LETTERS].filter((_, side) => mask & (1 << side)).join("");
}

/** Exits after so many quarter turns clockwise. */
export function turned(exits: string, quarters: number): string {
  const by = ((quarters % 4) + 4) % 4;
  const mask = maskOf(exits);
  return exitsOf(((mask << by) | (mask >> (4 - by))) & 15);
}

/** The different ways in which a tile can lie, by quarter turns from how it is held. */
export function turnsOf(exits: string): string[] {
  return [...new Set([0, 1, 2, 3].map((quarters) => turned(exits, quarters)))];
}

const SHAPES: readonly [string, string][] = [
  ["straight", "ns"],
  ["corner", "ne"],
  ["t", "nes"],
];
const ROOMS: readonly [string, string][] = [
  ["room1", "n"],
  ["room2", "ns"],
  ["room3", "nes"],
  ["room4", "nesw"],
];

/** Which picture shows these exits, and by how many degrees it is turned. */
export function shapeOf(exits: string, isRoom = false): { shape: string; turn: number } {
  const known = isRoom ? [...ROOMS, ...SHAPES] : [...SHAPES, ...ROOMS];
  for (const [shape, drawn] of known) {
    for (const quarters of [0, 1, 2, 3]) {
      if (turned(drawn, quarters) === exits) return { shape, turn: quarters * 90 };
    }
  }
  return { shape: "room4", turn: 0 };
}

/** Whether one can look from a tile to its neighbour: both have an exit there, on the same level. */
export function isPassage(tile: TileView | undefined, other: TileView | undefined): boolean {
  if (!tile || !other || tile.level !== other.level) return false;
  const side = sideOf(tile.field, other.field);
  if (side < 0) return false;
  return tile.exits.includes(LETTERS[side]!) && other.exits.includes(LETTERS[(side + 2) % 4]!);
}

// The table

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The whole table in units of the picture. */
export function tableBox(table: MazeView["table"]): Box {
  const [left, right] = table.columns;
  const [top, bottom] = table.rows;
  return { left: (left - 1) * CELL, top: (top - 1) * CELL, right: right * CELL, bottom: bottom * CELL };
}

/** The least box around some fields, with so many fields of air around it; null around none. */
export function boxOf(fields: readonly string[], air = 0): Box | null {
  if (fields.length === 0) return null;
  const corners = fields.map(cornerOf);
  return {
    left: Math.min(...corners.map(({ x }) => x)) - air * CELL,
    top: Math.min(...corners.map(({ y }) => y)) - air * CELL,
    right: Math.max(...corners.map(({ x }) => x)) + (1 + air) * CELL,
    bottom: Math.max(...corners.map(({ y }) => y)) + (1 + air) * CELL,
  };
}

/** The field under a point of the picture. */
export function fieldUnder(x: number, y: number): string {
  return fieldAt(Math.floor(x / CELL) + 1, Math.floor(y / CELL) + 1);
}

/** Three fields by three beside a field where nothing lies, the nearest; null if there is no room. */
export function roomBeside(field: string, taken: ReadonlySet<string>, table: MazeView["table"]): Place | null {
  const { column, row } = placeOf(field);
  const spots: { column: number; row: number; far: number }[] = [];
  for (let c = column - 4; c <= column + 2; c++) {
    for (let r = row - 4; r <= row + 2; r++) {
      const far = Math.abs(c + 1 - column) + Math.abs(r + 1 - row);
      spots.push({ column: c, row: r, far });
    }
  }
  spots.sort((one, other) => one.far - other.far || one.row - other.row || one.column - other.column);
  const isFree = (c: number, r: number) =>
    c >= table.columns[0] && c <= table.columns[1] && r >= table.rows[0] && r <= table.rows[1] && !taken.has(fieldAt(c, r));
  return (
    spots.find((spot) => [0, 1, 2].every((i) => [0, 1, 2].every((j) => isFree(spot.column + i, spot.row + j)))) ?? null
  );
}
