/** Fields in words: the map as a list, for the keyboard and for those who do not see it. */

import { maskOf, shapeOf, spokenField } from "./geometry";
import type { Deed, Goal, MazeCards, MazeView, TileView } from "./types";

/** What of a field may be chosen now. */
export interface Spot {
  /** What is sent for it; for a tile the exits follow. */
  text: string;
  goal: Goal | null;
  /** The ways in which the tile at hand fits there. */
  turns: string[];
}

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** What a walk to a field is for, the most telling deed first. */
const ORDER: readonly Deed[] = ["climb", "face", "take", "open", "loot", "walk", "explore"];

export function deedsOf(goal: Goal): Deed[] {
  return ORDER.filter((deed) => goal.deeds.includes(deed));
}

export function exitWords(exits: string, say: Say): string {
  const names = [...exits].map((letter) => say(`maze-side-${letter}`));
  if (names.length < 2) return names.join("");
  return say("maze-and", { first: names.slice(0, -1).join(", "), second: names.at(-1)! });
}

/** What kind of tile it is: stairs, a portal, a start room or the shape of a corridor. */
export function kindOf(tile: TileView): string {
  if (tile.stairs) return tile.level === 5 ? "portal" : "stairs";
  return tile.room ? "room" : shapeOf(tile.exits).shape;
}

export function figuresOn(field: string, view: MazeView): number[] {
  return view.players.filter((player) => player.field === field).map((player) => player.seat);
}

interface Names {
  say: Say;
  player: (seat: number) => string;
  cards: MazeCards | null;
  me: number;
}

/** What lies and stands on a field. */
export function thingsOn(tile: TileView, view: MazeView, names: Names): string[] {
  const { say, cards } = names;
  const words: string[] = [];
  if (tile.marker) {
    const card = tile.card ? (cards?.[tile.marker === "monster" ? "monsters" : "actions"][tile.card]?.name ?? tile.card) : "";
    words.push(card ? say("maze-mark-open", { mark: say(`maze-mark-${tile.marker}`), card }) : say(`maze-mark-${tile.marker}`));
  }
  if (tile.grave) {
    const n = tile.grave.keys + tile.grave.potions.length + tile.grave.gear.length;
    words.push(say("maze-mark-grave", { n }));
  }
  const figures = figuresOn(tile.field, view).map((seat) => (seat === names.me ? say("maze-you") : names.player(seat)));
  // Each stands after a full stop; names are written as their people write them.
  return [...words.map((mark) => mark.charAt(0).toUpperCase() + mark.slice(1)), ...figures];
}

/** What may be done with a field now. */
export function doingAt(spot: Spot | undefined, say: Say): string {
  if (!spot) return "";
  if (spot.goal) {
    const { goal } = spot;
    const deeds = deedsOf(goal).map((deed) => say(`maze-deed-${deed}-short`, { n: goal.left }));
    return `${say("maze-steps", { n: goal.steps })}: ${deeds.join(", ")}`;
  }
  if (spot.turns.length > 0) return say("maze-place-fits", { n: spot.turns.length });
  return say("maze-field-possible");
}

/** A field in full: its name, its tile, what lies there, what may be done. */
export function fieldWords(field: string, view: MazeView, spot: Spot | undefined, names: Names): string {
  const { say } = names;
  const tile = view.tiles.find((other) => other.field === field);
  const doing = doingAt(spot, say);
  const name = spokenField(field);
  if (!tile) return [say("maze-field-free", { field: name }), doing].filter(Boolean).join(". ");
  const head = say("maze-field", { field: name, kind: say(`maze-kind-${kindOf(tile)}`), exits: exitWords(tile.exits, say) });
  return [head, ...thingsOn(tile, view, names), doing].filter(Boolean).join(". ");
}

export interface LevelList {
  level: number;
  fields: string[];
}

/** All fields by level: first what may be chosen, the nearest first, then the others as they lie. */
export function listOf(view: MazeView, spots: ReadonlyMap<string, Spot>): LevelList[] {
  const far = (field: string) => spots.get(field)?.goal?.steps ?? (spots.has(field) ? 0 : 1000);
  const lists = view.levels.map(({ level }) => ({
    level,
    fields: view.tiles.filter((tile) => tile.level === level).map((tile) => tile.field),
  }));
  const laid = new Set(view.tiles.map((tile) => tile.field));
  const free = [...spots.keys()].filter((field) => !laid.has(field));
  const mine = lists.find(({ level }) => level === view.players[view.asked ?? view.active]?.level) ?? lists[0];
  mine?.fields.push(...free);
  for (const list of lists) list.fields.sort((one, other) => far(one) - far(other));
  return lists;
}

/** The next field in a direction: through an open passage, or the next one that lies there at all. */
export function walkCursor(view: MazeView, from: string, side: number, neighbour: string): { to: string; isWall: boolean } {
  const tile = view.tiles.find((other) => other.field === from);
  const other = view.tiles.find((one) => one.field === neighbour);
  const isOpen = tile ? (maskOf(tile.exits) & (1 << side)) !== 0 : true;
  const isMet = other ? (maskOf(other.exits) & (1 << ((side + 2) % 4))) !== 0 && other.level === (tile?.level ?? other.level) : isOpen;
  return isOpen && isMet ? { to: neighbour, isWall: false } : { to: from, isWall: true };
}
