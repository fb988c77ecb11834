/** How things look at this moment: a pure function of what is asked and what is picked. */

import type { Decision, OptionInfo, Price } from "../wire/types";
import type { Look, Thing } from "./contract";
import { countOf } from "./payment";
import { keyOf, payText, thingsOf, whyText, type Board } from "./things";

/** What was touched and means several options yet. */
export interface Narrow {
  options: OptionInfo[];
  keys: string[];
}

export interface Situation {
  decision: Decision | null;
  board: Board | null;
  byThing: ReadonlyMap<string, OptionInfo[]>;
  chosen: string | null;
  price: Price | null;
  picks: readonly string[];
  narrow: Narrow | null;
  /** Short texts that a hint names. */
  hint: readonly string[];
}

/** The card of the price that a thing is, if it could pay. */
export function payThingOf(thing: Thing, price: Price | null) {
  const text = payText(thing);
  return text === null ? undefined : price?.things.find((other) => other.text === text);
}

function isNamed(thing: Thing, texts: readonly string[], now: Situation): boolean {
  if (!now.decision || !now.board || texts.length === 0) return false;
  const key = keyOf(thing);
  for (const text of texts) {
    const things = thingsOf(now.decision.kind, text, now.board, sentenceOf(text, now.decision));
    if (things.some((other) => keyOf(other) === key) && isWhere(thing, now)) return true;
  }
  return false;
}

/** Where a text does not say in which of two places a card lies, the index knows. */
function isWhere(thing: Thing, now: Situation): boolean {
  return now.decision?.kind !== "upgrade" || now.byThing.has(keyOf(thing));
}

function sentenceOf(text: string, decision: Decision): string {
  return decision.options.find((option) => option.text === text)?.sentence ?? "";
}

/** While an action is paid, only its own thing and the cards that could pay matter. */
function lookWhilePaying(thing: Thing, now: Situation): Look {
  if (isNamed(thing, [now.chosen as string], now)) return "selected";
  const card = payThingOf(thing, now.price);
  if (card) return countOf(now.picks, card.text) > 0 ? "proposed" : "available";
  return now.price && now.price.things.length > 0 && thing.on === "hand" ? "refused" : "idle";
}

/** Whether things in this place answer the question at all; others are left alone, not greyed. */
function isAskedAbout(thing: Thing, now: Situation): boolean {
  const { decision, board } = now;
  if (!decision || !board) return false;
  if (whyText(decision.kind, thing, board, decision.options) === null) return false;
  if (decision.kind === "act") return true;
  const place = `${thing.on} `;
  return [...now.byThing.keys()].some((key) => key.startsWith(place));
}

export function lookOf(thing: Thing, now: Situation): Look {
  const { decision } = now;
  if (!decision) return "idle";
  if (now.chosen !== null) return lookWhilePaying(thing, now);
  const key = keyOf(thing);
  if (isNamed(thing, now.picks, now)) return decision.kind === "pay" ? "proposed" : "selected";
  if (now.narrow?.keys.includes(key)) return "selected";
  const options = optionsFor(thing, now);
  if (options.length > 0) return isNamed(thing, now.hint, now) ? "proposed" : "available";
  return !now.narrow && isAskedAbout(thing, now) ? "refused" : "idle";
}

/** The options about a thing, within what was touched before. */
export function optionsFor(thing: Thing, now: Situation): OptionInfo[] {
  const options = now.byThing.get(keyOf(thing)) ?? [];
  const { narrow } = now;
  if (!narrow) return options;
  return options.filter((option) => narrow.options.some((other) => other.text === option.text));
}

/** How many of the equal cards behind a thing are picked. */
export function pickedOf(thing: Thing, now: Situation): number {
  if (now.chosen !== null) {
    const card = payThingOf(thing, now.price);
    return card ? countOf(now.picks, card.text) : 0;
  }
  const options = now.byThing.get(keyOf(thing)) ?? [];
  return options.reduce((sum, option) => sum + countOf(now.picks, option.text), 0);
}
