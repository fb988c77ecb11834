/** Which things on the table an option's short text is about, and back again.
 *
 * The short texts are those of madmage/games/book/notation.py. Nothing here knows what is legal: an
 * option names things, and a thing that cannot be touched now has a text one can ask `why` about.
 */

import type { BookView, CardsData, OptionInfo } from "../wire/types";
import type { Thing } from "./contract";

export const ELEMENTS = ["air", "earth", "fire", "water"] as const;
export const SLOT_NAMES = ["1", "2", "3a", "3b", "4", "5"] as const;

/** What is needed to find things: who asks, what lies there, and the names of cards. */
export interface Board {
  me: number;
  view: BookView;
  cards: CardsData | null;
}

/** The same thing has the same key; used to compare and to look up. */
export function keyOf(thing: Thing): string {
  switch (thing.on) {
    case "hand":
    case "destroyed":
    case "supply":
      return `${thing.on} ${thing.card}`;
    case "support":
      return `support ${thing.area}/${thing.owner} ${thing.card}`;
    case "discard":
      return `discard ${thing.seat} ${thing.card}`;
    case "spell":
      return `spell ${thing.seat} ${thing.spell}`;
    case "curse":
      return `curse ${thing.slot}`;
    case "library":
    case "element":
      return `${thing.on} ${thing.element}`;
    default:
      return `${thing.on} ${thing.seat}`;
  }
}

export function isSame(one: Thing, other: Thing): boolean {
  return keyOf(one) === keyOf(other);
}

/** "p3" is seat 2. */
export function seatOf(text: string): number {
  return Number(text.slice(1)) - 1;
}

/** "p2" is an own card in the support of seat 1, "p2/p1" one of seat 0 there. */
export function placeOf(text: string): { area: number; owner: number } {
  const [area = "", owner = area] = text.split("/");
  return { area: seatOf(area), owner: seatOf(owner) };
}

function placeText(area: number, owner: number): string {
  return area === owner ? `p${area + 1}` : `p${area + 1}/p${owner + 1}`;
}

function supportThing(card: string, place: string): Thing {
  return { on: "support", ...placeOf(place), card };
}

/** A card in a place: "fire1", "fire1@discard", "fire1@destroyed", "fire1@p2/p1". */
function cardThing(text: string, board: Board): Thing {
  const [card = "", place] = text.split("@");
  if (place === undefined) return { on: "hand", card };
  if (place === "discard") return { on: "discard", card, seat: board.me };
  if (place === "destroyed") return { on: "destroyed", card };
  return supportThing(card, place);
}

function shelfThings(text: string, board: Board): Thing[] {
  const shelf = board.view.library.find((s) => s.spell === text || s.element === text);
  return shelf ? [{ on: "library", element: shelf.element, spell: shelf.spell }] : [];
}

function slotThings(name: string): Thing[] {
  const slot = (SLOT_NAMES as readonly string[]).indexOf(name);
  return slot < 0 ? [] : [{ on: "curse", slot }];
}

function elementThings(text: string): Thing[] {
  return (ELEMENTS as readonly string[]).includes(text) ? [{ on: "element", element: text }] : [];
}

/** Where a card of an element comes from the supply, its pile is meant as well. */
function gainThings(text: string, board: Board, sentence: string): Thing[] {
  const things = elementThings(text);
  for (const card of Object.keys(board.view.supply)) {
    const kind = board.cards?.kinds[card];
    if (kind && kind.element === text && sentence.includes(kind.name)) {
      things.push({ on: "supply", card });
    }
  }
  return things;
}

function cureThings(where: string, board: Board): Thing[] {
  if (where === "hand") {
    return [
      { on: "madness", seat: board.me },
      { on: "hand", card: "madness" },
    ];
  }
  const place = where.replace("support ", "");
  return [supportThing("madness", place), { on: "madness", seat: placeOf(place).area }];
}

function actThings(text: string, board: Board): Thing[] {
  const [verb = "", ...rest] = text.split(" ");
  const what = rest.join(" ");
  switch (verb) {
    case "cast":
      return [{ on: "spell", spell: what.replace(/ x\d$/, ""), seat: board.me }];
    case "learn":
      return shelfThings(what, board);
    case "acquire":
      return [{ on: "supply", card: what }];
    case "destroy":
      return slotThings(what);
    case "cure":
      return cureThings(what, board);
    case "ability":
      return [{ on: "ability", seat: board.me }];
    default:
      return [];
  }
}

function ownedSpell(text: string): Thing[] {
  const [spell = "", owner = ""] = text.split("@");
  return [{ on: "spell", spell, seat: seatOf(owner) }];
}

/** A spell that anybody may have: every place where it lies. */
function anySpell(spell: string, board: Board): Thing[] {
  return board.view.players
    .filter((player) => player.spells.some((s) => s.spell === spell))
    .map((player) => ({ on: "spell", spell, seat: player.seat }));
}

function giveThings(text: string): Thing[] {
  const found = /^give (\S+) to (p\d)$/.exec(text);
  if (!found) return [];
  return [
    { on: "hand", card: found[1] as string },
    { on: "player", seat: seatOf(found[2] as string) },
  ];
}

function swapThings(text: string): Thing[] {
  const found = /^(\S+) for ([^@\s]+)@(\S+)$/.exec(text);
  if (!found) return [];
  const [, given, taken, place] = found as unknown as [string, string, string, string];
  return [{ on: "hand", card: given }, supportThing(taken, place)];
}

/** The text does not say whether the card lies in the hand or in the discard pile: both may. */
function upgradeThings(text: string, board: Board): Thing[] {
  const [card = "", element] = text.split(">");
  const things: Thing[] = [
    { on: "hand", card },
    { on: "discard", card, seat: board.me },
  ];
  return element ? [...things, ...elementThings(element)] : things;
}

type Reader = (text: string, board: Board, sentence: string) => Thing[];

const nothing: Reader = () => [];

const READERS: Record<string, Reader> = {
  act: actThings,
  pay: (text, board) => [cardThing(text.replace(/^pay /, ""), board)],
  discount: nothing,
  pay_element: elementThings,
  reward: gainThings,
  gain: gainThings,
  element: elementThings,
  token: elementThings,
  replacement: elementThings,
  learn: shelfThings,
  forget: (text, board) => [{ on: "spell", spell: text, seat: board.me }],
  echo: anySpell,
  spell: ownedSpell,
  recover: (text) => [{ on: "player", seat: seatOf(text.split("@")[1] ?? "") }],
  card: (text, board) => [cardThing(text, board)],
  give: giveThings,
  // Cards looked at lie nowhere on the table; the slip shows them.
  sift: nothing,
  order: nothing,
  upgrade: upgradeThings,
  curse: slotThings,
  shift: (text) => text.split(">").flatMap(slotThings),
  swap: swapThings,
  player: (text) => [{ on: "player", seat: seatOf(text) }],
  may: nothing,
  one_of: nothing,
};

/** The things that an option of an ask of this kind is about. */
export function thingsOf(kind: string, text: string, board: Board, sentence = ""): Thing[] {
  if (text === "done") return [];
  return READERS[kind]?.(text, board, sentence) ?? [];
}

/** Cards to exchange: where all that is offered lies in one of the two places only, it is that place. */
function upgradePlaces(texts: string[], board: Board): Set<string> {
  const mine = board.view.players[board.me];
  const cards = texts.map((text) => text.split(">")[0] ?? "");
  const inHand = cards.every((card) => (mine?.hand?.[card] ?? 0) > 0);
  const inDiscard = cards.every((card) => (mine?.discard[card] ?? 0) > 0);
  if (inHand === inDiscard) return new Set();
  return new Set([inHand ? "hand" : "discard"]);
}

/** Every option by the things it is about. */
export function optionsByThing(
  kind: string,
  options: OptionInfo[],
  board: Board,
): Map<string, OptionInfo[]> {
  const offered = options.filter((option) => option.text !== "done");
  const places = kind === "upgrade" ? upgradePlaces(offered.map((o) => o.text), board) : null;
  const found = new Map<string, OptionInfo[]>();
  for (const option of offered) {
    for (const thing of thingsOf(kind, option.text, board, option.sentence)) {
      const isCard = thing.on === "hand" || thing.on === "discard";
      if (places && isCard && !places.has(thing.on)) continue;
      const key = keyOf(thing);
      found.set(key, [...(found.get(key) ?? []), option]);
    }
  }
  return found;
}

/** The element card that an option stands for, where it is to be shown as one in the slip. */
export function cardOf(kind: string, text: string): string | null {
  if (kind === "sift" || kind === "order") return text;
  if (kind === "card") return text.split("@")[0] ?? null;
  if (kind === "pay") return text.replace(/^pay /, "").split("@")[0] ?? null;
  if (kind === "upgrade") return text.split(">")[0] ?? null;
  return null;
}

/** Whether an option is about something that is not drawn on the table as a card of its own. */
export function isOutOfSight(kind: string, text: string): boolean {
  if (kind === "sift" || kind === "order") return true;
  return kind === "card" && /@(discard|destroyed)$/.test(text);
}

/** "cast ice x2" taken apart; null if it casts nothing. Without a power it is 0. */
export function castOf(text: string): { spell: string; power: number } | null {
  const found = /^cast (\S+?)(?: x(\d))?$/.exec(text);
  return found ? { spell: found[1] as string, power: Number(found[2] ?? 0) } : null;
}

/** The same spell at another power. */
export function castText(spell: string, power: number): string {
  return power ? `cast ${spell} x${power}` : `cast ${spell}`;
}

// Back again: what one would have to choose for a thing, to ask why that cannot be

function actText(thing: Thing, board: Board, options: OptionInfo[]): string | null {
  switch (thing.on) {
    case "spell": {
      if (thing.seat !== board.me) return null;
      const casts = options.map((option) => castOf(option.text)).filter((cast) => cast !== null);
      const isBySum = board.view.table.rulings["power_named"] === "by_sum";
      return castText(thing.spell, isBySum || casts.some((cast) => cast.power === 0) ? 0 : 1);
    }
    case "curse":
      return `destroy ${SLOT_NAMES[thing.slot]}`;
    case "library":
      return `learn ${thing.spell ?? thing.element}`;
    case "supply":
      return `acquire ${thing.card}`;
    case "madness":
      return thing.seat === board.me ? "cure hand" : null;
    case "hand":
      return thing.card === "madness" ? "cure hand" : null;
    case "support":
      if (thing.card !== "madness") return null;
      return `cure support ${placeText(thing.area, thing.owner)}`;
    case "ability":
      return thing.seat === board.me ? "ability" : null;
    default:
      return null;
  }
}

/** A card in its place as asks about cards write it. */
export function placedText(thing: Thing): string | null {
  if (thing.on === "hand") return thing.card;
  if (thing.on === "discard") return `${thing.card}@discard`;
  if (thing.on === "destroyed") return `${thing.card}@destroyed`;
  if (thing.on === "support") return `${thing.card}@${placeText(thing.area, thing.owner)}`;
  return null;
}

/** How the payment names a card, whatever the payment is for. */
export function payText(thing: Thing): string | null {
  if (thing.on !== "hand" && thing.on !== "support") return null;
  return `pay ${placedText(thing)}`;
}

function spellText(kind: string, thing: Thing): string | null {
  if (thing.on !== "spell") return null;
  return kind === "spell" ? `${thing.spell}@p${thing.seat + 1}` : thing.spell;
}

/** The text to ask `why` with, when a thing answers none of the options; null if none would fit. */
export function whyText(
  kind: string,
  thing: Thing,
  board: Board,
  options: OptionInfo[],
): string | null {
  switch (kind) {
    case "act":
      return actText(thing, board, options);
    case "pay":
      return payText(thing);
    case "card":
      return placedText(thing);
    case "spell":
    case "forget":
    case "echo":
      return spellText(kind, thing);
    case "learn":
      return thing.on === "library" ? (thing.spell ?? thing.element) : null;
    case "curse":
      return thing.on === "curse" ? (SLOT_NAMES[thing.slot] ?? null) : null;
    case "upgrade":
      return thing.on === "hand" || thing.on === "discard" ? thing.card : null;
    case "player":
      return thing.on === "player" ? `p${thing.seat + 1}` : null;
    default:
      return thing.on === "element" && kind !== "may" ? thing.element : null;
  }
}
