/** The Maze over the wire: `MazeView` of madmage/games/maze/show.py, and the words that come with it. */

export type Side = "north" | "east" | "south" | "west";
export type Ability = "strength" | "dexterity" | "intelligence" | "toughness" | "speed";
export type Mark = "key" | "chest" | "monster" | "action";

export const ABILITIES: readonly Ability[] = ["strength", "dexterity", "intelligence", "toughness", "speed"];

export interface GraveView {
  keys: number;
  potions: string[];
  gear: string[];
}

export interface TileView {
  field: string;
  level: number;
  kind: string;
  /** Letters clockwise from north. */
  exits: string;
  stairs: boolean;
  room: boolean;
  marker: Mark | null;
  card: string | null;
  grave: GraveView | null;
}

export interface LevelView {
  level: number;
  room: string;
  stairs: string[];
  exits: { field: string; side: Side; to: string }[];
}

export interface AbilityView {
  invested: number;
  value: number;
  bonus: number;
}

export interface PlayerView {
  seat: number;
  in_game: boolean;
  rank: number | null;
  field: string | null;
  level: number | null;
  life: number;
  abilities: Record<Ability, AbilityView> | null;
  gear: string | null;
  power: string | null;
  potions: string[];
  potion_limit: number;
  keys: number;
  omen: number;
  skips: boolean;
  boosts: Partial<Record<Ability, number>>;
  stone: number;
  tiles_due: number;
}

/** A node of a card; branches one may not know yet are null. */
export interface TreeNode {
  index: number;
  text: string;
  does: string[];
  gone: boolean;
  read: boolean;
  live: boolean;
  then: TreeThen | null;
}

export interface TreeSide {
  label: string;
  cost: string;
  amount: number;
  node: TreeNode | null;
}

export type TreeThen =
  | { kind: "test"; ability: Ability; number: number; success: TreeNode | null; failure: TreeNode | null }
  | { kind: "choice"; green: TreeSide; red: TreeSide }
  | { kind: "fate"; lines: (TreeNode | null)[] };

export interface OpenCard {
  name: string;
  tree: TreeNode;
}

/** Where the walk at hand may end. */
export interface Goal {
  steps: number;
  left: number;
  stops: boolean;
  deeds: Deed[];
  /** The fields of the way, the first one where one stands. */
  path: string[];
}

export type Deed = "walk" | "explore" | "take" | "open" | "loot" | "face" | "climb";

export interface Trial {
  ability: Ability;
  number: number;
  level: number;
  target: number;
  /** Of those who have rolled. */
  sum: number;
  roller: number;
  /** A die that lies there and may still be turned. */
  die: number | null;
  dice: number;
  /** What the dice still to come must make together, at least. */
  need: number;
  shares: { seat: number; adds: number; has_rolled: boolean }[];
  guards: Record<string, number>;
}

export interface Invitation {
  seat: number;
  state: "asked" | "joined" | "declined" | "free" | "far";
  sentence: string;
  rule: string;
}

export interface Put {
  text: string;
  sentence: string;
}

export interface MazeTexts {
  card: OpenCard | null;
  /** Cards that lie open, by field. */
  cards: Record<string, OpenCard>;
  reach: Record<string, Goal>;
  trial: Trial | null;
  group: Invitation[];
  /** What each seat may put in now, whoever is asked. */
  puts: Put[][];
  points: number;
  tiles_left: number;
}

export interface CardView {
  deck: "monster" | "action";
  card: string | null;
  field: string;
  level: number;
  fighters: number[];
  reader: number;
  gone: boolean;
  test: { ability: Ability; target: number } | null;
}

export interface MazeView {
  seat: number;
  table: { columns: [number, number]; rows: [number, number]; seats: number; rulings: Record<string, string>; pack: string };
  turn: number;
  round: number;
  phase: string;
  active: number;
  first: number;
  steps: number;
  haste: number;
  mist: boolean;
  levels: LevelView[];
  tiles: TileView[];
  players: PlayerView[];
  decks: Record<string, number>;
  tile_top: string[];
  discards: Record<string, string[]>;
  markers: Record<Mark, number>;
  card: CardView | null;
  laying: string | null;
  asked: number | null;
  asked_for: string | null;
  outcome: string | null;
  reason: string | null;
  ranking: number[];
  texts: MazeTexts;
}

export interface MazeCards {
  abilities: Record<Ability, string>;
  tiles: Record<string, { name: string; exits: string; mark: string }>;
  monsters: Record<string, { name: string }>;
  actions: Record<string, { name: string }>;
  potions: Record<string, { name: string; text: string; flavour: string; does: string; ability: string }>;
  gear: Record<string, { name: string; text: string; adds: Partial<Record<Ability, number>>; power: string }>;
}

/** Something to be seen of a move: madmage/games/maze/sights.py. */
export interface Sight {
  see: string;
  seat: number;
  n?: number;
  for?: string;
  adds?: number;
  field?: string;
  target?: number;
  ability?: Ability;
  won?: boolean;
  life?: number;
  deck?: string;
  card?: string;
}

/** How a card ended that I had to do with. */
export interface Aftermath {
  card: string | null;
  deck: string;
  lines: string[];
}
