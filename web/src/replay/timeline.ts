/** Where one is in a game, and how its chances ran: pure questions about facts and an analysis. */

import type { AnalysedTurn, Analysis, Facts } from "./types";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds that a choice stays on the screen: long enough to read what came of it. */
export function pauseFor(lines: readonly string[], speed: number): number {
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  const time = letters === 0 ? 350 : Math.min(4200, 1000 + letters * 16);
  return Math.round(time / speed);
}

export function within(move: number, facts: Pick<Facts, "moves">): number {
  return Math.min(Math.max(0, Math.round(move)), facts.moves);
}

/** The turn that is played after so many choices. */
export function turnAt(facts: Pick<Facts, "turns">, move: number): number {
  return facts.turns.findLast((mark) => mark.move <= move)?.turn ?? 0;
}

/** Where the turn before or after this one begins; the edges are the beginning and the end. */
export function otherTurn(facts: Pick<Facts, "turns" | "moves">, move: number, by: 1 | -1): number {
  if (by > 0) return facts.turns.find((mark) => mark.move > move)?.move ?? facts.moves;
  return facts.turns.findLast((mark) => mark.move < move)?.move ?? 0;
}

/** So many choices were made when a turn was over. */
export function endOf(turn: AnalysedTurn): number {
  return (turn.steps.at(-1)?.move ?? -1) + 1;
}

/** Whether everybody wins or loses together, so that one line tells it all. */
export function isShared(analysis: Analysis): boolean {
  return analysis.turns.every((turn) => new Set(turn.after).size === 1);
}

export interface Point {
  move: number;
  chance: number;
}

/** A seat's chances: before the first choice, and after every turn. */
export function courseOf(analysis: Analysis, seat: number): Point[] {
  const [first] = analysis.turns;
  if (!first) return [];
  const start = { move: first.steps[0]?.move ?? 0, chance: first.before[seat] ?? 0 };
  return [start, ...analysis.turns.map((turn) => ({ move: endOf(turn), chance: turn.after[seat] ?? 0 }))];
}

/** What is known of the chances after so many choices: those after the last turn that is over. */
export function chanceAt(analysis: Analysis, seat: number, move: number): number | null {
  return courseOf(analysis, seat).findLast((point) => point.move <= move)?.chance ?? null;
}

/** The turn in which a choice was made. */
export function turnOfMove(analysis: Analysis, move: number): AnalysedTurn | null {
  return analysis.turns.find((turn) => turn.steps.some((step) => step.move === move)) ?? null;
}

/** Whose chances a turn moved most; whoever is asked about, where all moved alike. */
export function mostMoved(turn: AnalysedTurn, seat: number): number {
  const far = turn.after.map((after, at) => Math.abs(after - (turn.before[at] ?? 0)));
  const most = Math.max(...far);
  return far.every((one) => one === most) ? Math.max(0, seat) : far.indexOf(most);
}

export interface Turning {
  turn: number;
  /** After how many choices it was over. */
  move: number;
  seat: number;
  before: number;
  after: number;
  luck: number;
  own: number;
  others: number;
}

/** The turns that moved the chances most, in their order. */
export function turningsOf(analysis: Analysis, seat: number): Turning[] {
  return analysis.turns
    .filter((turn) => turn.is_turning)
    .map((turn) => {
      const at = mostMoved(turn, seat);
      const [before = 0, after = 0] = [turn.before[at], turn.after[at]];
      const [luck = 0, own = 0, others = 0] = [turn.luck[at], turn.own[at], turn.others[at]];
      return { turn: turn.turn, move: endOf(turn), seat: at, before, after, luck, own, others };
    });
}

/** How far one choice and the chance after it moved a seat's chances, in points; 0 if hardly. */
export function swingOf(analysis: Analysis, seat: number, move: number): number {
  const step = turnOfMove(analysis, move)?.steps.find((one) => one.move === move);
  if (!step) return 0;
  return Math.round(((step.choice[seat] ?? 0) + (step.luck[seat] ?? 0)) * 100);
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** Points with their sign: "+4", "−3", "0". */
export function signed(points: number): string {
  const round = Math.round(points);
  if (round === 0) return "0";
  return round > 0 ? `+${round}` : `−${-round}`;
}

// Drawing

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function xOf(box: Box, moves: number, move: number): number {
  return box.left + ((box.right - box.left) * move) / Math.max(1, moves);
}

export function yOf(box: Box, chance: number): number {
  return box.bottom - (box.bottom - box.top) * Math.min(1, Math.max(0, chance));
}

/** A line through points as an SVG path. */
export function pathOf(points: readonly Point[], box: Box, moves: number): string {
  return points
    .map(({ move, chance }, i) => `${i ? "L" : "M"}${xOf(box, moves, move).toFixed(1)} ${yOf(box, chance).toFixed(1)}`)
    .join("");
}

/** The points up to a choice, the last one cut where it lies between two. */
export function upTo(points: readonly Point[], move: number): Point[] {
  const past = points.filter((point) => point.move <= move);
  const next = points[past.length];
  const last = past.at(-1);
  if (!next || !last || last.move === move) return past;
  const share = (move - last.move) / (next.move - last.move);
  return [...past, { move, chance: last.chance + (next.chance - last.chance) * share }];
}

/** The first number from `start` on of which nothing is known; `end` if all before it is. */
export function firstGap(known: readonly unknown[], start: number, end: number): number {
  let at = start;
  while (at < end && known[at] !== undefined) at += 1;
  return at;
}

/** What is known without a gap around a number, at most so many before and after it. */
export function stretch<T>(known: readonly (T | undefined)[], at: number, before: number, after: number): T[] {
  let from = at;
  while (from > Math.max(0, at - before) && known[from - 1] !== undefined) from -= 1;
  const end = firstGap(known, from, Math.min(known.length, at + after + 1));
  return known.slice(from, end) as T[];
}
