/** What a lesson points at: names of things on the table, and where they are on the screen.
 *
 * Parts of a table carry `data-spot` ("track", "support 1"), things that can be touched `data-thing`
 * with their key ("curse 2", "spell 0 ice"), fields of the Maze's map `data-field` and `data-place`.
 */

import { keyOf, thingsOf, type Board, castOf } from "../table/things";
import type { Decision, LessonInfo } from "../wire/types";

export const SLIP = "slip";
const MAZE_FIELD = /^c\d+r\d+$/;

/** What is at hand at the Book's slip, as far as a lesson needs it. */
export interface AtHand {
  decision: Decision | null;
  board: Board | null;
  chosen: string | null;
  picks: readonly string[];
}

/** Where the next click of a lesson of the Book goes. */
export function bookSpots(lesson: LessonInfo, hand: AtHand): string[] {
  const wish = lesson.do;
  const { decision, board } = hand;
  if (!wish || !decision || !board) return [];
  if (hand.chosen !== null) {
    const isOther = castOf(hand.chosen)?.spell !== castOf(wish.picks[0] ?? "")?.spell;
    if (hand.chosen === wish.picks[0] || !isOther) return [SLIP];
  }
  const left = wish.picks.filter((pick) => decision.kind === "act" || !hand.picks.includes(pick));
  const keys = left.flatMap((pick) => {
    const sentence = decision.options.find((option) => option.text === pick)?.sentence ?? "";
    return thingsOf(decision.kind, pick, board, sentence).map(keyOf);
  });
  return keys.length > 0 ? keys : [SLIP];
}

/** Where the next click of a lesson of the Maze goes. */
export function mazeSpots(lesson: LessonInfo, aim: string | null): string[] {
  const wish = lesson.do;
  if (!wish) return [];
  const where = wish.then?.[0] ?? wish.picks[0]?.split(" ")[0] ?? "";
  return MAZE_FIELD.test(where) && aim !== where ? [`field ${where}`] : [SLIP];
}

/** How a name may be found, the best way first. */
function selectorsOf(name: string): string[] {
  const field = name.startsWith("field ") ? name.slice("field ".length) : "";
  if (field) return [`[data-place="${field}"]`, `[data-field="${field}"]`];
  return [`[data-spot="${name}"], [data-thing="${name}"]`];
}

function isSeen(box: DOMRect): boolean {
  return box.width > 0 && box.height > 0;
}

/** The elements behind a name that are drawn now. */
export function elementsOf(name: string): Element[] {
  for (const selector of selectorsOf(name)) {
    const found = [...document.querySelectorAll(selector)];
    const seen = found.filter((element) => isSeen(element.getBoundingClientRect()));
    if (seen.length > 0) return seen;
  }
  return [];
}

/** The part of a narrow table that shows a thing: its tab. */
export function partOf(name: string): string {
  const [first = ""] = name.split(" ");
  if (first === "library" || first === "supply") return "library";
  if (first === "sheet" || first === "log") return first;
  return "main";
}
