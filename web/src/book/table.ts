/** Small questions about a view that several pictures ask. Nothing here knows a rule. */

import { ELEMENTS } from "../look/signs";
import type { Look, Play, Thing } from "../table/contract";
import type { BookView, CardsData, Counts, CurseView, Element, PlayerView } from "../wire/types";

/** "fire2" taken apart; null for Madness and for cards one does not know. */
export function elementOf(card: string): { element: Element; value: number } | null {
  const found = /^(air|earth|fire|water)(\d)$/.exec(card);
  return found ? { element: found[1] as Element, value: Number(found[2]) } : null;
}

function orderOf(card: string): number {
  const parts = elementOf(card);
  if (!parts) return card === "madness" ? 90 : 99;
  return ELEMENTS.indexOf(parts.element) * 10 - parts.value;
}

/** One entry per card: elements together, high values first, Madness last. */
export function spread(counts: Counts): string[] {
  return Object.keys(counts)
    .sort((one, other) => orderOf(one) - orderOf(other))
    .flatMap((card) => Array<string>(counts[card] ?? 0).fill(card));
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Each entry with the number of equal ones before it, and a key that stays its own. */
export function numbered(cards: readonly string[]): { card: string; copy: number; key: string }[] {
  const seen: Counts = {};
  return cards.map((card) => {
    const copy = seen[card] ?? 0;
    seen[card] = copy + 1;
    return { card, copy, key: `${card}.${copy}` };
  });
}

/** The cards in somebody's support, told apart by card and owner. */
export function supportOf(player: PlayerView): { card: string; owner: number; copy: number; key: string }[] {
  const same = numbered(player.support.map((entry) => `${entry.card}/${entry.owner}`));
  return player.support.map((entry, i) => ({ ...entry, copy: same[i]!.copy, key: same[i]!.key }));
}

/** Whose things lie in front: mine, or those of whoever is playing if I watch. */
export function frontSeat(view: BookView, me: number): number {
  return me >= 0 ? me : view.active;
}

/** The others as they sit, clockwise from whoever is in front. */
export function matesOf(view: BookView, front: number): PlayerView[] {
  const players = view.players;
  return players.slice(1).map((_, i) => players[(front + 1 + i) % players.length]!);
}

export function nameOf(play: Play, seat: number): string {
  const named = play.state?.table.seats.find((entry) => entry.seat === seat)?.name;
  return named || magicianName(play, seat);
}

export function magicianName(play: Play, seat: number): string {
  const key = play.view?.players[seat]?.magician ?? "";
  return play.cards?.magicians[key]?.name ?? key;
}

export function cardName(cards: CardsData | null, card: string): string {
  return cards?.kinds[card]?.name ?? card;
}

/** A player's chip: whose turn it is, or would be next as they sit. */
export function turnWord(view: BookView, seat: number): "" | "now" | "next" | "out" {
  const count = view.players.length;
  if (!view.players[seat]?.in_game) return "out";
  if (seat === view.active) return "now";
  if (view.table.variants.includes("everyone")) return "";
  for (let step = 1; step < count; step++) {
    const next = (view.active + step) % count;
    if (view.players[next]?.in_game) return next === seat ? "next" : "";
  }
  return "";
}

/** How a copy among equal cards looks: as many are picked as `picked` says, the others could be. */
export function lookOf(play: Play, thing: Thing, copy = 0): Look {
  const look = play.look(thing);
  if (look !== "proposed" && look !== "selected") return look;
  const picked = play.picked(thing);
  return picked > 0 && copy >= picked ? "available" : look;
}

/** How little Madness is left for so many players: 1 calm, 5 the next one may end it. */
export function danger(left: number, players: number): number {
  const share = left / Math.max(1, players);
  if (share > 6) return 1;
  if (share > 4) return 2;
  if (share > 3) return 3;
  return share > 1 ? 4 : 5;
}

/** Curses that bring Madness and have still to strike in this round. */
export function hotAhead(view: BookView, cards: CardsData | null): CurseView[] {
  return view.curses.filter((curse) => isHot(view, cards, curse));
}

/** Brings Madness, is awake and lies before the marker. */
export function isHot(view: BookView, cards: CardsData | null, curse: CurseView): boolean {
  const isAhead = view.marker > 0 && curse.space > view.marker;
  return isAhead && !curse.neutralised && (cards?.curses[curse.curse]?.hot ?? false);
}

/** Numbers of multi-element curses: one column per difficulty, one entry per round; if the pack tells. */
export function roundTrack(cards: CardsData | null): number[][] | null {
  const track = (cards as { track?: unknown } | null)?.track;
  return Array.isArray(track) && track.every(Array.isArray) ? (track as number[][]) : null;
}

/** A phrase as a sentence. */
export function sentence(text: string): string {
  const phrase = text.trim();
  if (!phrase) return "";
  const whole = phrase[0]!.toUpperCase() + phrase.slice(1);
  return /[.!?…]\)?$/.test(whole) ? whole : `${whole}.`;
}

/** The words of a spell: at the chosen power if it is the one being looked at. */
export function spellText(play: Play, key: string): string {
  const spell = play.cards?.spells[key];
  if (!spell) return "";
  const isChosen = play.chosen?.split(" ")[0] === "cast" && play.chosen.split(" ")[1] === key;
  return (isChosen && spell.texts[play.power - 1]) || spell.texts[0] || spell.text;
}

/** A text in pieces: what stands in brackets is multiplied by the power. */
export function pieces(text: string): { text: string; isX: boolean }[] {
  return text
    .split(/(\[[^\]]*\]|\bX\b)/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const isX = piece === "X" || /^\[.*\]$/.test(piece);
      return { text: isX ? piece.replace(/[[\]]/g, "") : piece, isX };
    });
}
