/** Dice: which faces suffice, how one stands for a roll, and what was rolled. Pure arithmetic for pictures. */

import type { Sight, Trial } from "./types";

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The faces of one die that reach what is needed. */
export function facesFrom(need: number): number[] {
  return FACES.filter((face) => face >= need);
}

/** How likely so many dice together reach what is needed. */
export function chanceOf(need: number, dice: number): number {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const after = Array<number>(ways.length + 6).fill(0);
    ways.forEach((count, sum) => FACES.forEach((face) => (after[sum + face]! += count)));
    ways = after;
  }
  const total = ways.reduce((sum, count) => sum + count, 0);
  return ways.reduce((sum, count, made) => (made >= need ? sum + count : sum), 0) / total;
}

export interface Part {
  seat: number;
  /** What is certain of it: ability and, once rolled, the die. */
  from: number;
  to: number;
  isCertain: boolean;
}

/** The sum beam: every fighter's share in turn, and the span of the dice still to come. */
export function beamOf(trial: Trial, rolled: ReadonlyMap<number, number>): { parts: Part[]; end: number } {
  const parts: Part[] = [];
  let at = 0;
  for (const share of trial.shares) {
    const die = share.has_rolled ? (rolled.get(share.seat) ?? 0) : share.seat === trial.roller ? (trial.die ?? 0) : 0;
    const length = Math.max(0, share.adds + die);
    parts.push({ seat: share.seat, from: at, to: at + length, isCertain: true });
    at += length;
  }
  const open = trial.dice - (trial.die === null ? 0 : 1);
  if (open > 0) parts.push({ seat: -1, from: at, to: at + open * 6, isCertain: false });
  return { parts, end: Math.max(at + open * 6, trial.target + 2) };
}

/** The dice of the test at hand: what each seat rolled last, since the test before it was over. */
export function testDice(sights: readonly Sight[]): Map<number, number> {
  const dice = new Map<number, number>();
  for (const sight of sights) {
    if (sight.see === "tested") dice.clear();
    if (sight.see !== "die") continue;
    if (sight.for === "test") dice.set(sight.seat, sight.n ?? 0);
    if (sight.for === "turned" && dice.has(sight.seat)) dice.set(sight.seat, sight.n ?? 0);
  }
  return dice;
}

/** A walk's roll: the die, what was added to it, and the steps it made. */
export function walkRoll(sights: readonly Sight[], seat: number): { die: number; adds: number; steps: number } | null {
  let die = 0;
  let steps = -1;
  for (const sight of sights) {
    if (sight.seat !== seat) continue;
    if (sight.see === "die" && sight.for === "move") [die, steps] = [sight.n ?? 0, -1];
    if (sight.see === "die" && sight.for === "turned" && die > 0 && steps < 0) die = sight.n ?? 0;
    if (sight.see === "steps" && die > 0) steps = sight.n ?? 0;
  }
  return steps < 0 ? null : { die, adds: steps - die, steps };
}
