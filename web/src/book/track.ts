/** The invocation track as a time line: what has struck, what strikes when. */

import type { BookView } from "../wire/types";
import { roundTrack } from "./table";
import type { CardsData } from "../wire/types";

export const SPACES = [1, 2, 3, 4, 5] as const;
/** Beyond space 5 the check waits. */
export const CHECK = 6;
/** The slots of spaces 2 to 5; slot 0 lies on space 1, by one ruling only. */
export const SLOTS = [1, 2, 3, 4, 5] as const;

/** What the slots are called wherever they are spoken of: two of them share space 3. */
export const SPACE_OF_SLOT = [1, 2, 3, 3, 4, 5] as const;
export const SLOT_NAMES = ["1", "2", "3a", "3b", "4", "5"] as const;

/** The track has two thin columns for every place; a stop stands on the line between its own. */
export const STOP_LINES: Readonly<Record<number, [from: number, to: number, middle: number]>> = {
  1: [1, 3, 2],
  2: [3, 5, 4],
  3: [5, 9, 7],
  4: [9, 11, 10],
  5: [11, 13, 12],
  [CHECK]: [13, 15, 14],
};

/** In how many turns the marker gets to a space: 0 is this turn, less is past. */
export function turnsTo(view: BookView, space: number): number {
  const isBefore = view.phase === "setup" || view.phase === "concentration";
  if (view.marker === 0) return space === CHECK && !isBefore && view.monster ? 0 : space - 1;
  return space - view.marker - (isBefore ? 1 : 0);
}

/** Where the candle stands: at the check before the page turns. */
export function markerStop(view: BookView): number {
  return view.marker === 0 ? CHECK : view.marker;
}

export interface Stop {
  space: number;
  turns: number;
  isPast: boolean;
  isNext: boolean;
  word: string;
}

/** The words over a stop are keys; `n` turns from now. */
function wordOf(view: BookView, space: number, turns: number): string {
  if (!view.monster) return space === CHECK ? "check-later" : "quiet";
  if (space === CHECK) return turns <= 0 ? "check-now" : "check-in";
  if (space === 1) return turns < 0 ? "opened" : "quiet";
  if (turns < 0) return "struck";
  return turns === 0 ? "now" : "in";
}

export function stopsOf(view: BookView): Stop[] {
  return [...SPACES, CHECK].map((space) => {
    const turns = turnsTo(view, space);
    const isPast = view.marker > 0 && space < view.marker;
    return { space, turns, isPast, isNext: turns === 1, word: wordOf(view, space, turns) };
  });
}

/** A monster acts on its arrival before its curses are laid: none of them has fallen yet. */
export function isBeforeCurses(view: BookView): boolean {
  return view.phase === "monster" && view.marker === 1 && view.monster !== null && view.curses.length === 0;
}

/** Slots that held a curse when the page was turned, if the pack tells how many there were. */
export function placedSlots(view: BookView, cards: CardsData | null): number[] {
  const multi = roundTrack(cards)?.[view.table.difficulty - 1]?.[view.round - 1];
  if (multi === undefined || !view.monster || view.marker === 0 || isBeforeCurses(view)) return [];
  const first = view.table.rulings["multi_slots"] === "spaces_1_and_2" && multi > 0 ? 0 : 1;
  return Array.from({ length: view.symbols.length + multi }, (_, i) => first + i);
}
