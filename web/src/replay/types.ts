/** Replays as they come over the wire (docs/wire.md). */

import type { BookView, LogEntry } from "../wire/types";

export interface Facts {
  game: string;
  names: string[];
  /** How many choices there are. */
  moves: number;
  /** After how many choices each turn and each round begins. */
  turns: { turn: number; move: number }[];
  rounds: { round: number; move: number }[];
  outcome: { key: string; rule: string } | null;
  options: Record<string, unknown>;
  has_seed: boolean;
  /** Whether hands were closed. */
  is_closed: boolean;
  version: string;
  rules: number;
}

/** The table after so many choices, as a seat knew it. */
export interface Seen {
  move: number;
  seat: number;
  is_open: boolean;
  view: BookView;
  waiting: { seat: number; for: string } | null;
  question: string;
  log: { from: number; entries: LogEntry[]; total: number };
  ending: string[] | null;
}

export interface Step {
  move: number;
  seat: number;
  text: string;
  choice: number[];
  luck: number[];
}

export interface AnalysedTurn {
  turn: number;
  before: number[];
  after: number[];
  luck: number[];
  own: number[];
  others: number[];
  is_turning: boolean;
  steps: Step[];
}

export interface Analysis {
  game: string;
  players: string[];
  outcome: string | null;
  turns: AnalysedTurn[];
  turning_points: number[];
}

export interface Thinking {
  is_thinking: true;
  seconds: number;
}
