/** Steps of a proposal: their short texts, what on the table they are about, and back again.
 *
 * A step is an action as notation writes it, or "support fire 2 air 1". Nothing here knows a rule.
 */

import type { Thing } from "../table/contract";
import { ELEMENTS, keyOf, thingsOf, whyText, type Board } from "../table/things";
import type { Counts, ProposalInfo } from "../wire/types";

export interface Step {
  seat: number;
  text: string;
}

export type Act = "support" | "destroy" | "cast" | "learn" | "acquire" | "cure" | "ability";

export const MOST_STEPS = 3;

export function actOf(text: string): Act {
  return text.split(" ")[0] as Act;
}

/** What a step wants in support: {"fire": 2}; null if it is another step. */
export function elementsOf(text: string): Counts | null {
  const [act, ...rest] = text.split(" ");
  if (act !== "support") return null;
  const counts: Counts = {};
  for (let at = 0; at + 1 < rest.length; at += 2) counts[rest[at]!] = Number(rest[at + 1]);
  return counts;
}

export function supportText(counts: Counts): string {
  const parts = ELEMENTS.filter((element) => (counts[element] ?? 0) > 0).map((element) => `${element} ${counts[element]}`);
  return ["support", ...parts].join(" ");
}

/** Whose a thing is, where that decides who would act. */
function ownerOf(thing: Thing, me: number): number {
  return thing.on === "spell" || thing.on === "madness" || thing.on === "ability" ? thing.seat : me;
}

/** Whether only one player could take this step. */
export function isBound(text: string): boolean {
  return actOf(text) === "cast" || actOf(text) === "ability";
}

function isThere(thing: Thing, board: Board): boolean {
  if (thing.on === "curse") return board.view.curses.some((curse) => curse.slot === thing.slot);
  if (thing.on === "library") return thing.spell !== null;
  if (thing.on === "supply") return (board.view.supply[thing.card] ?? 0) > 0;
  if (thing.on === "madness") return (board.view.players[thing.seat]?.hand?.["madness"] ?? 1) > 0;
  return true;
}

/** What touching a thing proposes, or null if there is nothing to be said about it. */
export function stepOf(thing: Thing, board: Board): Step | null {
  const seat = ownerOf(thing, board.me);
  const text = isThere(thing, board) ? whyText("act", thing, { ...board, me: seat }, []) : null;
  return text === null || text === "ability" ? null : { seat, text };
}

/** The things on the table that a step is about. */
export function thingsOfStep(step: Step, board: Board): Thing[] {
  return thingsOf("act", step.text, { ...board, me: step.seat });
}

/** What counts now of what was proposed about a thing. */
export function proposedAbout(thing: Thing, proposals: readonly ProposalInfo[], board: Board): ProposalInfo[] {
  const key = keyOf(thing);
  return proposals.filter(
    (made) =>
      (made.state === "open" || made.state === "agreed") &&
      made.steps.some((step) => !step.done && thingsOfStep(step, board).some((other) => keyOf(other) === key)),
  );
}
