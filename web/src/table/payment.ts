/** Payments as lists of short texts: counting, putting in, taking out, going through the ways.
 *
 * What pays and what is enough comes from the server (`ways`, `verdict`); here cards only change places.
 */

import type { CardsData, Counts, PayThing, Price } from "../wire/types";

/** How often a text is among the picks. */
export function countOf(picks: readonly string[], text: string): number {
  return picks.filter((pick) => pick === text).length;
}

export function without(picks: readonly string[], text: string): string[] {
  const place = picks.lastIndexOf(text);
  return place < 0 ? [...picks] : picks.filter((_, index) => index !== place);
}

/** How many picks two payments have in common. */
export function overlap(one: readonly string[], other: readonly string[]): number {
  let common = 0;
  for (const text of new Set(one)) common += Math.min(countOf(one, text), countOf(other, text));
  return common;
}

export function isSamePayment(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && overlap(one, other) === one.length;
}

/** The way that these picks are, whatever their order, or -1. */
export function wayOf(ways: readonly string[][], picks: readonly string[]): number {
  return ways.findIndex((way) => isSamePayment(way, picks));
}

/** What is not a card: a discount taken, the element one pays with. */
export function isCard(text: string): boolean {
  return text.startsWith("pay ");
}

/** The known way that holds one more of `text` and else changes least; earlier ways are thriftier. */
function nearestWay(ways: readonly string[][], picks: readonly string[], text: string) {
  const often = countOf(picks, text) + 1;
  let best: string[] | null = null;
  for (const way of ways) {
    if (countOf(way, text) < often) continue;
    if (best === null || overlap(way, picks) > overlap(best, picks)) best = way;
  }
  return best;
}

/** Whether some known way holds everything that is picked. */
function isPartOfAWay(ways: readonly string[][], picks: readonly string[]): boolean {
  return ways.some((way) => overlap(way, picks) === picks.length);
}

/** One card more: beside the others while it fits, else in exchange for as few of them as possible. */
export function putIn(ways: readonly string[][], picks: readonly string[], text: string): string[] {
  const more = [...picks, text];
  if (isPartOfAWay(ways, more)) return more;
  return [...(nearestWay(ways, picks, text) ?? more)];
}

/** A touch on equal cards. `copy` is the one that was touched: if it pays it is taken out. Where that is
 * not known, a payment that is whole gives one back, and another takes one more, after the last one none. */
export function touched(
  ways: readonly string[][],
  picks: readonly string[],
  text: string,
  copies: number,
  copy?: number,
): string[] {
  const often = countOf(picks, text);
  const isMeant = copy === undefined ? often > 0 && wayOf(ways, picks) >= 0 : copy < often;
  if (isMeant) return without(picks, text);
  if (often < copies) return putIn(ways, picks, text);
  return picks.filter((pick) => pick !== text);
}

/** The next way after the one that is proposed; from a payment of one's own it goes back to the first. */
export function nextWay(ways: readonly string[][], picks: readonly string[]): string[] {
  if (ways.length === 0) return [...picks];
  return [...(ways[(wayOf(ways, picks) + 1) % ways.length] ?? [])];
}

/** What the picked cards are worth by their numerals. */
export function worth(picks: readonly string[], things: readonly PayThing[], cards: CardsData | null) {
  let sum = 0;
  for (const pick of picks) {
    const card = things.find((thing) => thing.text === pick)?.card ?? "";
    sum += cards?.kinds[card]?.value ?? 0;
  }
  return sum;
}

export function total(need: Counts): number {
  return Object.values(need).reduce((sum, n) => sum + n, 0);
}

/** "2 / 2": what is paid and what it takes. What the server calls paid is paid, bonuses and all. */
export function sumOf(
  price: Price,
  picks: readonly string[],
  cards: CardsData | null,
): { paid: number; need: number } {
  const need = total(price.need);
  const paid = worth(picks, price.things, cards);
  return { paid: price.verdict?.ok ? Math.max(paid, need) : paid, need };
}
