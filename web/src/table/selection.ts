/** Selections: what is picked so far for a question, and what a touch does to it. */

import type { Decision, OptionInfo } from "../wire/types";
import { countOf, without } from "./payment";

export function isAlone(decision: Decision): boolean {
  return decision.picking === "alone";
}

/** One thing is the whole answer, however the question is put. */
export function isSingle(decision: Decision): boolean {
  return isAlone(decision) || (decision.least === 1 && decision.most === 1);
}

/** Options without the one that only says that one is done. */
export function offered(decision: Decision): OptionInfo[] {
  return decision.options.filter((option) => option.text !== "done");
}

/** A pick more or less: alone it takes the other's place, else it is put in or taken out. */
export function picked(
  decision: Decision,
  picks: readonly string[],
  option: OptionInfo,
  copy?: number,
): string[] {
  const often = countOf(picks, option.text);
  if (isAlone(decision)) return [option.text];
  if (copy !== undefined && copy < often) return without(picks, option.text);
  if (often < option.copies) {
    if (decision.most === 1) return [option.text];
    return picks.length < decision.most ? [...picks, option.text] : [...picks];
  }
  return picks.filter((pick) => pick !== option.text);
}

/** Whether there are as many picks as the question wants; whether they fit is the server's to say. */
export function isWhole(decision: Decision, picks: readonly string[]): boolean {
  return picks.length >= decision.least && picks.length <= decision.most;
}

/** A pick one place earlier or later, where order matters. */
export function moved(picks: readonly string[], index: number, by: number): string[] {
  const to = index + by;
  const next = [...picks];
  if (to < 0 || to >= next.length) return next;
  const [pick] = next.splice(index, 1);
  next.splice(to, 0, pick as string);
  return next;
}

/** The proposal after the one that stands, or the first. */
export function nextProposal(proposals: readonly string[][], picks: readonly string[]): string[] {
  const now = proposals.findIndex((p) => [...p].sort().join() === [...picks].sort().join());
  return [...(proposals[(now + 1) % proposals.length] ?? [])];
}

/** Options that are about both: what was touched before narrows what the next touch means. */
export function narrowed(before: readonly OptionInfo[], now: readonly OptionInfo[]): OptionInfo[] {
  const both = now.filter((option) => before.some((other) => other.text === option.text));
  return both.length > 0 ? both : [...now];
}
