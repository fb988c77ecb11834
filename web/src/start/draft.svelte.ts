/** The table as it is being set: everything is ready to play, and everything may be changed. */

import type { SeatWish, TableWish } from "../wire/http";
import type { GameInfo, Lang } from "../wire/types";

/** Where one plays: everybody on screens, phones round a shared screen, or with the printed game. */
export type Place = "screens" | "shared" | "printed";

export interface SeatDraft {
  id: number;
  /** `here` is somebody else at this screen. */
  kind: "me" | "here" | "companion" | "friend";
  /** What somebody at this screen is called. */
  name: string;
  level: string;
  magician: string;
}

/** Rulings that differ from what the edition plays: only these are sent. */
export function changedRulings(game: GameInfo, edition: string, chosen: Record<string, string>): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const { name, editions } of game.rulings) {
    const value = chosen[name];
    if (value !== undefined && value !== editions[edition]) changed[name] = value;
  }
  return changed;
}

/** A magician nobody has yet, by chance; "" if there is none. */
export function freeMagician(all: readonly string[], taken: readonly string[], chance = Math.random()): string {
  const free = all.filter((key) => !taken.includes(key));
  return free[Math.floor(chance * free.length)] ?? "";
}

export class Draft {
  game: GameInfo | null = $state.raw(null);
  name = $state("");
  title = $state("");
  seats: SeatDraft[] = $state([]);
  difficulty = $state(1);
  mode = $state("normal");
  openHands = $state(true);
  proposals = $state("three");
  variants: string[] = $state([]);
  edition = $state("default");
  rulings: Record<string, string> = $state({});
  #place: Place = $state("screens");
  #next = 0;

  constructor() {
    this.seats = [this.#seat("me"), this.#seat("companion"), this.#seat("companion")];
  }

  #seat(kind: SeatDraft["kind"]): SeatDraft {
    this.#next += 1;
    const seat = { id: this.#next, kind, name: "", level: "", magician: "" };
    this.#dress(seat);
    return seat;
  }

  /** Fill in what depends on the game: how companions usually play, a magician by chance. */
  #dress(seat: SeatDraft): void {
    if (!this.game || seat.kind === "friend") return;
    seat.level ||= this.game.level;
    const all = this.game.magicians.map((magician) => magician.key);
    const taken = this.seats.map((other) => other.magician);
    seat.magician ||= freeMagician(all, taken);
  }

  /** The game as the server tells it, perhaps anew in another language. */
  play(game: GameInfo): void {
    this.game = game;
    for (const seat of this.seats) this.#dress(seat);
  }

  get most(): number {
    return this.game?.seats[1] ?? 5;
  }

  get least(): number {
    return this.game?.seats[0] ?? 2;
  }

  get friends(): number {
    return this.seats.filter((seat) => seat.kind === "friend").length;
  }

  get companions(): number {
    return this.seats.filter((seat) => seat.kind === "companion").length;
  }

  /** How many play at this screen, me included. */
  get locals(): number {
    return this.seats.filter((seat) => seat.kind === "here" || seat.kind === "me").length;
  }

  get place(): Place {
    return this.#place;
  }

  /** At a real table everybody sits here, round a shared screen everybody has a phone; one may change that. */
  set place(place: Place) {
    this.#place = place;
    const kind = ({ printed: "here", shared: "friend", screens: "companion" } as const)[place];
    for (const seat of this.seats) if (seat.kind !== "me") this.become(seat, kind);
  }

  get changed(): Record<string, string> {
    return this.game ? changedRulings(this.game, this.edition, this.rulings) : {};
  }

  add(): SeatDraft {
    this.seats.push(this.#seat("companion"));
    return this.seats.at(-1)!;
  }

  remove(seat: SeatDraft): void {
    if (this.seats.length > this.least && seat.kind !== "me") {
      this.seats = this.seats.filter((other) => other.id !== seat.id);
    }
    if (this.seats.length < 5) this.variants = this.variants.filter((variant) => variant !== "everyone");
  }

  become(seat: SeatDraft, kind: "companion" | "friend" | "here"): void {
    seat.kind = kind;
    if (kind === "friend") seat.magician = "";
    this.#dress(seat);
  }

  /** Who took this magician already has to give it away: they swap. */
  choose(seat: SeatDraft, magician: string): void {
    const other = this.seats.find((one) => one.id !== seat.id && one.magician === magician);
    if (other) other.magician = seat.magician;
    seat.magician = magician;
  }

  toWish(lang: Lang, myName: string, title: string): TableWish {
    const seats = this.seats.map((seat) => seatWish(seat, myName, this.firstName(seat.magician)));
    return this.placed({ game: "book", lang, title, seats, options: this.options(), proposals: this.proposals });
  }

  /** The wish as it is where one plays: a shared screen has no seat, a printed game no generator. */
  protected placed(wish: TableWish): TableWish {
    if (this.place === "printed") return { ...wish, chance: "people" };
    if (this.place !== "shared") return wish;
    const seats = wish.seats.map((seat): SeatWish => (seat.kind === "companion" ? seat : { kind: "friend" }));
    return { ...wish, seats, screen: true };
  }

  /** The same table with companions only: one watches. */
  toWatch(lang: Lang, title: string): TableWish {
    const level = this.seats.find((seat) => seat.kind === "companion")?.level || (this.game?.level ?? "");
    const seats = this.seats.map((seat): SeatWish => ({
      kind: "companion",
      level,
      name: this.firstName(seat.magician),
      magician: seat.magician,
    }));
    return { game: "book", lang, title, seats, options: this.options() };
  }

  /** What a companion is called: as its magician. */
  firstName(magician: string): string {
    const known = this.game?.magicians.find(({ key }) => key === magician);
    return known?.name.split(" ")[0] ?? "";
  }

  options(): Record<string, unknown> {
    return {
      difficulty: this.difficulty,
      mode: this.mode,
      variants: [...this.variants],
      edition: this.edition,
      rulings: this.changed,
      open_hands: this.openHands,
    };
  }
}

/** What the button says that sets the table. */
export function goOf(draft: Draft): string {
  if (draft.place !== "screens") return `play-${draft.place}`;
  return draft.friends ? "play-invite" : "play-now";
}

function seatWish(seat: SeatDraft, name: string, companion: string): SeatWish {
  if (seat.kind === "me") return { kind: "me", name, magician: seat.magician };
  if (seat.kind === "here") return { kind: "here", name: seat.name.trim(), magician: seat.magician };
  if (seat.kind === "friend") return { kind: "friend" };
  return { kind: "companion", level: seat.level, name: companion, magician: seat.magician };
}
