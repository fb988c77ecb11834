/** What goes over the wire: docs/wire.md as types. */

import type { ChanceAsk } from "./chance";

export type Lang = "en" | "de" | "es";
export type Element = "air" | "earth" | "fire" | "water";
export type CurseType = Element | "multi";
/** Cards by kind: {"fire1": 2, "madness": 1}. */
export type Counts = Record<string, number>;

export interface Fault {
  code: string;
  sentence: string;
  rule: string;
}

// The table and its people

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "companion" | "friend";
  level: string;
  /** Whether they sit at the screen that made the table, with others who do. */
  is_local: boolean;
  is_here: boolean;
  is_played_by: "person" | "companion" | "nobody";
}

export interface TableInfo {
  code: string;
  game: string;
  title: string;
  phase: "gathering" | "dealing" | "playing" | "over";
  /** Whether chance is a real table's, and people tell what it brings. */
  is_told: boolean;
  /** Whether the program draws in their place all the same. */
  is_dealt: boolean;
  /** Whether a shared screen made it, and phones are the hands. */
  has_screen: boolean;
  made: number;
  options: Record<string, unknown>;
  round: number;
  turn: number;
  watchers: number;
  seats: SeatInfo[];
}

// The Book as one seat sees it (madmage/games/book/show.py)

export interface SpellView {
  spell: string;
  exhausted: boolean;
  neutralised: boolean;
  being_cast: boolean;
}

export interface SupportView {
  card: string;
  owner: number;
}

export interface PlayerView {
  seat: number;
  magician: string;
  in_game: boolean;
  hand_size: number;
  hand: Counts | null;
  deck_size: number;
  deck: Counts | null;
  deck_top: string[];
  discard: Counts;
  support: SupportView[];
  slots: number;
  spells: SpellView[];
  spell_limit: number;
  ability_used: boolean;
}

export interface CurseView {
  /** 0 lies on space 1 (one ruling only), then spaces 2, 3 left, 3 right, 4, 5. */
  slot: number;
  space: number;
  curse: string;
  type: CurseType;
  neutralised: boolean;
  tokens: Counts;
  madness_under: number;
  cost: Counts;
}

export interface ShelfView {
  element: Element;
  spell: string | null;
  below: number;
}

export interface BookView {
  seat: number;
  table: {
    difficulty: number;
    mode: string;
    variants: string[];
    open_hands: boolean;
    rulings: Record<string, string>;
    pack: string;
  };
  turn: number;
  round: number;
  phase: "setup" | "concentration" | "monster" | "action" | "recuperation";
  marker: number;
  active: number;
  first: number;
  monster: string | null;
  symbols: CurseType[];
  page: string | null;
  next_symbols: CurseType[];
  madness: number;
  curses: CurseView[];
  curse_stacks: Record<string, number>;
  curses_under: Record<string, string[]>;
  curses_aside: Record<string, string[]>;
  library: ShelfView[];
  supply: Counts;
  token_supply: Counts;
  destroyed: Counts;
  destroyed_spells: string[];
  boxed_spells: string[];
  discount_turn: number;
  discount_check: number;
  boost: number;
  players: PlayerView[];
  unseen: Counts;
  asked: number | null;
  asked_for: string | null;
  outcome: string | null;
  reason: string | null;
  /** The words of what lies open now, with the numbers of this round; curses by slot. */
  texts: {
    monster: string;
    bonus: string;
    penalty: string;
    curses: Record<string, string>;
    strikes: Record<string, string>;
  };
}

// What is asked

export interface OptionInfo {
  text: string;
  sentence: string;
  copies: number;
}

export interface Decision {
  ask: string;
  kind: string;
  question: string;
  picking: "alone" | "together" | "in order";
  options: OptionInfo[];
  least: number;
  most: number;
  proposals: string[][];
  title: string;
}

export interface UndoInfo {
  move: number;
  price: "free" | "ask" | "no";
  of: number[];
  sentence: string;
}

export interface Wish {
  undo: string;
  seat: number;
  sentence: string;
  mine: boolean;
  needs_me: boolean;
}

// What is proposed (docs/wire.md, Talk)

export interface StepInfo {
  seat: number;
  /** An action as the rules write it ("destroy 3a"), or "support fire 2 air 1". */
  text: string;
  /** The key of what it is about. */
  thing: string;
  done: boolean;
}

export interface ProposalInfo {
  id: string;
  seat: number;
  steps: StepInfo[];
  asked: number[];
  answers: Record<string, boolean>;
  counters: string;
  state: "open" | "agreed" | "declined" | "countered" | "withdrawn" | "kept" | "lapsed";
  mine: boolean;
  needs_me: boolean;
}

export interface TalkInfo {
  /** How much everybody may propose in a round; null if as much as they like. */
  limit: number | null;
  left: number | null;
  proposals: ProposalInfo[];
}

// A turn that is drafted (docs/wire.md, Draft)

export interface DraftInfo {
  steps: { text: string; sentence: string; share: number; drawn: [string, string][] }[];
  share: number;
  is_shared: boolean;
  odds: null | {
    samples: number;
    outcomes: { share: number; drawn: [string, string][] }[];
    rest: number;
    chances: { text: string; sentence: string; share: number }[];
  };
  view: BookView;
  decision: Decision | null;
}

export interface PlanInfo {
  seat: number;
  share: number;
  steps: { text: string; sentence: string }[];
}

export interface LogEntry {
  move: number;
  seat: number;
  turn: number;
  lines: string[];
  by_companion: boolean;
  /** What was proposed after it; only a replay tells. */
  talk?: { seat: number; steps: { seat: number; text: string }[] }[];
  /** What is to be seen of it, as the game tells it: dice, deaths. */
  sights?: unknown[];
}

/** What a first game teaches at this moment. */
export interface LessonInfo {
  key: string;
  number: number;
  of: number;
  title: string;
  text: string;
  rules: string[];
  /** Things on the table, by the names of src/first/spots.ts. */
  points: string[];
  waits: "next" | "do" | "watch" | "over";
  do: { picks: string[]; then: string[] | null; put: string; sentence: string } | null;
  learned: string[];
}

export interface StateMessage {
  t: "state";
  n: number;
  now: number;
  table: TableInfo;
  seat: number;
  view: BookView | null;
  decision: Decision | null;
  waiting: { seat: number; for: string; is_thinking: boolean }[];
  chance: ChanceAsk | null;
  /** Whether those at one screen may not see each other's tables now. */
  curtain: boolean;
  undo: UndoInfo | null;
  wishes: Wish[];
  /** Null where nothing can be proposed; a table that is only looked at has none. */
  talk?: TalkInfo | null;
  draft?: DraftInfo | null;
  plans?: PlanInfo[];
  /** Whether I am really asked something; added by the page, which may show a draft instead. */
  is_asked?: boolean;
  log: { from: number; entries: LogEntry[]; total: number };
  ending: string[] | null;
  /** Only where a first game is played. */
  lesson?: LessonInfo;
}

export interface PayThing {
  text: string;
  card: string;
  from: "hand" | "support";
  area: number;
  owner: number;
  copies: number;
}

export interface Price {
  ways: string[][];
  is_all: boolean;
  need: Counts;
  things: PayThing[];
  warnings: string[];
  sentence: string;
  effect: string;
  verdict: null | { ok: boolean; missing: number; sentence: string; rule: string };
}

// What is asked once

export interface SpellCard {
  name: string;
  element: Element;
  level: number;
  basic: boolean;
  text: string;
  texts: string[];
}

export interface CardsData {
  pack: string;
  hash: string;
  /** Multi-element curses by difficulty and round. */
  track: number[][];
  kinds: Record<string, { name: string; element?: Element; value?: number }>;
  spells: Record<string, SpellCard>;
  curses: Record<string, { name: string; type: CurseType; text: string; hot: boolean }>;
  monsters: Record<string, { name: string; symbols: CurseType[]; text: string }>;
  pages: Record<string, { name: string; bonus: string; penalty: string }>;
  magicians: Record<
    string,
    { name: string; element: Element; text: string; told: string; ability: "once" | "always" }
  >;
}

export interface RulingInfo {
  name: string;
  rule: string;
  question: string;
  values: { value: string; text: string }[];
  editions: Record<string, string>;
}

export interface GameInfo {
  game: string;
  title: string;
  seats: [number, number];
  /** From the weakest to the strongest. */
  levels: string[];
  /** How companions play if nobody says otherwise. */
  level: string;
  options: Record<string, (string | number)[]>;
  rulings: RulingInfo[];
  magicians: { key: string; name: string; element: Element; text: string }[];
}

export interface GamesData {
  languages: Lang[];
  games: GameInfo[];
}

export interface RulesData {
  game: string;
  title: string;
  chapters: { number: string; title: string; rules: { number: string; text: string }[] }[];
  rulings: { name: string; question: string; values: { value: string; text: string }[] }[];
  words: { key: string; word: string }[];
}

// Requests over the socket, without their id

export type Request =
  | { t: "hello"; token: string; lang: Lang; curtain?: boolean }
  | { t: "choose"; ask: string; picks: string[]; then?: string[] }
  | { t: "price"; ask: string; pick: string; cards?: string[] }
  | { t: "why"; ask: string; pick: string }
  | { t: "put"; text: string }
  | { t: "undo"; move: number; here?: boolean }
  | { t: "tell"; chance: string; text: string }
  | { t: "draw"; chance: string; rest: boolean }
  | { t: "dealer"; program: boolean }
  | { t: "agree"; undo: string; yes: boolean }
  | { t: "hint" }
  | { t: "reason"; move: number }
  | { t: "log"; before: number }
  | { t: "lang"; lang: Lang }
  | { t: "start" }
  | { t: "leave" }
  | { t: "lesson"; do: "next" | "back" | "skip" | "show" | "again" }
  | { t: "name"; name: string }
  | { t: "propose"; steps: { seat: number; text: string }[]; counters?: string }
  | { t: "answer"; proposal: string; yes: boolean }
  | { t: "draft"; do: "begin" | "end" | "drop" | "assume" | "share" | "commit"; at?: number };
