/** The actions one can take, gathered as the slip lists them. */

import type { CardsData, OptionInfo } from "../wire/types";
import { cardName, spellName } from "./label";
import { castOf, SLOT_NAMES, type Board } from "./things";

export const GROUPS = ["cast", "destroy", "cure", "learn", "acquire", "ability"] as const;
export type Group = (typeof GROUPS)[number];

export interface Act {
  group: Group | "stop" | "other";
  /** The spell, card or curse by its name; empty where the verb says it all. */
  name: string;
  element: string;
  /** What a choice of it begins with: a spell's least power. */
  option: OptionInfo;
}

function curseAt(slot: string, board: Board): { name: string; element: string } {
  const number = (SLOT_NAMES as readonly string[]).indexOf(slot);
  const curse = board.view.curses.find((other) => other.slot === number);
  return { name: curse ? (board.cards?.curses[curse.curse]?.name ?? curse.curse) : slot, element: curse?.type ?? "" };
}

function spellIn(spell: string, cards: CardsData | null) {
  return { name: spellName(spell, cards), element: cards?.spells[spell]?.element ?? "" };
}

/** An action's short text, taken apart for its heading. */
export function actOf(option: OptionInfo, board: Board): Act {
  const [verb = "", ...rest] = option.text.split(" ");
  const what = rest.join(" ");
  const cast = castOf(option.text);
  if (cast) return { group: "cast", option, ...spellIn(cast.spell, board.cards) };
  if (verb === "learn") return { group: "learn", option, ...spellIn(what, board.cards) };
  if (verb === "destroy") return { group: "destroy", option, ...curseAt(what, board) };
  if (verb === "acquire") {
    const element = board.cards?.kinds[what]?.element ?? "";
    return { group: "acquire", option, name: cardName(what, board.cards), element };
  }
  if (verb === "cure" || verb === "ability" || verb === "stop") {
    return { group: verb, option, name: "", element: "" };
  }
  return { group: "other", option, name: option.sentence, element: "" };
}

/** All actions, one for each spell whatever its powers. */
export function actsOf(options: OptionInfo[], board: Board): Act[] {
  const seen = new Set<string>();
  const acts: Act[] = [];
  for (const option of options) {
    const spell = castOf(option.text)?.spell;
    if (spell !== undefined && seen.has(spell)) continue;
    if (spell !== undefined) seen.add(spell);
    acts.push(actOf(option, board));
  }
  return acts;
}
