/** Which picture stands for what. */

import type { Ability } from "./types";

const FIGURES = ["lamp", "barrel", "witch", "jester", "beak", "tower"] as const;

export function figureOf(seat: number): string {
  return FIGURES[seat] ?? "lamp";
}

const ICONS: Readonly<Record<Ability, string>> = {
  strength: "ic-str",
  dexterity: "ic-dex",
  intelligence: "ic-int",
  toughness: "ic-tou",
  speed: "ic-spd",
};

export function abilityIcon(ability: string): string {
  return ICONS[ability as Ability] ?? "ic-str";
}

const ROMAN = ["", "I", "II", "III", "IV", "V"];

export function roman(level: number): string {
  return ROMAN[level] ?? String(level);
}

/** Cards with a picture of their own; the others show their marker. */
const PORTRAITS: Readonly<Record<string, string>> = {
  choir: "mon-choir",
  minotaur: "mon-bull",
  mimic: "mon-chest",
  luggage: "mon-chest",
  lost_property: "mon-chest",
  riddle_door: "mon-door",
  doorman: "mon-door",
  wall: "mon-door",
  housekeeper: "mon-clerk",
  siren: "mon-choir",
  portrait: "mon-mirror",
  taxdemon: "mon-clerk",
  survey: "mon-clerk",
  contract: "mon-clerk",
  apprentice: "mon-clerk",
  exchanger: "mon-clerk",
  pedlar: "mon-clerk",
  sphinx: "mon-eye",
  brain: "mon-eye",
  drain: "mon-eye",
  pit: "mon-mirror",
  bats: "mon-rats",
  imps: "mon-rats",
  spoons: "mon-rats",
  larder: "mon-rats",
  leeches: "mon-rats",
  ham: "mon-ham",
  cat: "mon-cat",
  parrot: "mon-parrot",
  knitter: "mon-aunt",
  bookworm: "mon-bookworm",
  chandelier: "mon-chandelier",
  mirror: "mon-mirror",
  armchair: "mon-armchair",
  golem: "mon-golem",
  troll: "mon-golem",
  carpet: "mon-carpet",
  draught: "mon-carpet",
  pendulum: "mon-pendulum",
  rope: "mon-pendulum",
  buttons: "mon-buttons",
  lever: "mon-buttons",
  tap: "mon-buttons",
  wheel: "mon-wheel",
  stars: "mon-wheel",
  juggler: "mon-wheel",
  mushrooms: "mon-mushrooms",
  sword: "mon-sword",
  small_gods: "mon-shrine",
  weather: "mon-cloud",
  vent: "mon-cloud",
  baron: "mon-knight",
  crates: "mon-chest",
  prisoner: "mon-knight",
  statue: "odius",
  shadow: "odius",
  apology: "odius",
  bad_mood: "odius",
  birthday: "odius",
  lottery: "odius",
};
export function portraitOf(card: string | null, deck: string): string {
  return PORTRAITS[card ?? ""] ?? (deck === "monster" ? "mk-monster" : "mk-action");
}

/** Which tile of a level carries a torch: about every fourth, always the same one. */
export function hasTorch(field: string): boolean {
  let sum = 7;
  for (const letter of field) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % 4 === 0;
}

/** A change with its sign. */
export function signed(n: number): string {
  return n >= 0 ? `+${n}` : `−${Math.abs(n)}`;
}
