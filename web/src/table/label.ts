/** Things in words, for those who do not see the pictures: what it is, and what a touch does now. */

import { SLOT_NAMES } from "../book/track";
import type { CardsData } from "../wire/types";
import type { Args } from "../words/words.svelte";
import type { Look, Thing } from "./contract";
import { lookOf, optionsFor, pickedOf, type Situation } from "./looks";
import { castOf, type Board } from "./things";

export interface Names {
  say: (key: string, args?: Args) => string;
  player: (seat: number) => string;
}

export function cardName(card: string, cards: CardsData | null): string {
  return cards?.kinds[card]?.name ?? card;
}

export function spellName(spell: string, cards: CardsData | null): string {
  return cards?.spells[spell]?.name ?? spell;
}

/** Something of a player's: mine and other people's are said differently. */
function owned(key: string, seat: number, args: Args, board: Board, names: Names): string {
  const whose = seat === board.me ? "mine" : "other";
  return names.say(key, { whose, name: names.player(seat), ...args });
}

function curseName(slot: number, board: Board, names: Names): string {
  const curse = board.view.curses.find((other) => other.slot === slot);
  if (!curse) return names.say("table-thing-no-curse");
  const name = board.cards?.curses[curse.curse]?.name ?? curse.curse;
  return names.say("table-thing-curse", { curse: name, space: SLOT_NAMES[slot] ?? curse.space });
}

function libraryName(thing: { element: string; spell: string | null }, board: Board, names: Names): string {
  const element = names.say(`element-${thing.element}`);
  if (!thing.spell) return names.say("table-thing-shelf-empty", { element });
  return names.say("table-thing-library", { spell: spellName(thing.spell, board.cards) });
}

/** What a thing is. */
export function nameOf(thing: Thing, board: Board, names: Names): string {
  const card = "card" in thing ? cardName(thing.card, board.cards) : "";
  switch (thing.on) {
    case "hand":
      return names.say("table-thing-hand", { card, n: board.view.players[board.me]?.hand?.[thing.card] ?? 1 });
    case "support":
      return owned("table-thing-support", thing.area, { card }, board, names);
    case "discard":
      return owned("table-thing-discard", thing.seat, { card }, board, names);
    case "destroyed":
      return names.say("table-thing-destroyed", { card });
    case "spell":
      return owned("table-thing-spell", thing.seat, { spell: spellName(thing.spell, board.cards) }, board, names);
    case "curse":
      return curseName(thing.slot, board, names);
    case "library":
      return libraryName(thing, board, names);
    case "supply":
      return names.say("table-thing-supply", { card, n: board.view.supply[thing.card] ?? 0 });
    case "madness":
      return owned("table-thing-madness", thing.seat, {}, board, names);
    case "player":
      return names.player(thing.seat);
    case "element":
      return names.say(`element-${thing.element}`);
    case "ability":
      return owned("table-thing-ability", thing.seat, {}, board, names);
  }
}

/** What a touch does: the option's own sentence, or what the thing is for just now. */
function doingOf(thing: Thing, look: Look, now: Situation, names: Names): string {
  if (look === "refused") return names.say("table-doing-refused");
  if (look === "idle") return "";
  const n = pickedOf(thing, now);
  if (now.chosen !== null || now.decision?.kind === "pay") {
    if (look === "proposed") return names.say("table-doing-pays", { n });
    return names.say(look === "selected" ? "table-doing-chosen" : "table-doing-could-pay");
  }
  if (look === "selected") return names.say("table-doing-picked", { n });
  const options = optionsFor(thing, now);
  const first = options[0];
  if (!first) return "";
  if (options.length === 1 || castOf(first.text)) return first.sentence;
  return names.say("table-doing-several", { n: options.length });
}

export function labelOf(thing: Thing, now: Situation, names: Names): string {
  if (!now.board) return "";
  const name = nameOf(thing, now.board, names);
  const doing = doingOf(thing, lookOf(thing, now), now, names);
  return doing ? `${name}. ${doing}` : name;
}
