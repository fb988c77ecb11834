/** The Maze's table as it is being set: three to six seats, figures by seat, rulings. */

import type { SeatWish, TableWish } from "../wire/http";
import type { Lang } from "../wire/types";
import { say } from "../words/words.svelte";
import { Draft, type SeatDraft } from "./draft.svelte";

/** What a companion on a seat is called: as its figure. */
export function figureName(seat: number): string {
  return say(`maze-name-${seat}`);
}

export class MazeDraft extends Draft {
  override get least(): number {
    return this.game?.seats[0] ?? 3;
  }

  override get most(): number {
    return this.game?.seats[1] ?? 6;
  }

  override toWish(lang: Lang, myName: string, title: string): TableWish {
    const seats = this.seats.map((seat, at) => seatWish(seat, at, myName));
    return this.placed({ game: "maze", lang, title, seats, options: this.options() });
  }

  override toWatch(lang: Lang, title: string): TableWish {
    const level = this.seats.find((seat) => seat.kind === "companion")?.level ?? "";
    const seats = this.seats.map((_, at) => companion(at, level));
    return { game: "maze", lang, title, seats, options: this.options() };
  }

  override options(): Record<string, unknown> {
    return { rulings: this.changed };
  }
}

function companion(at: number, level: string): SeatWish {
  return { kind: "companion", level, name: figureName(at), magician: "" };
}

function seatWish(seat: SeatDraft, at: number, name: string): SeatWish {
  if (seat.kind === "me") return { kind: "me", name, magician: "" };
  if (seat.kind === "here") return { kind: "here", name: seat.name.trim(), magician: "" };
  return seat.kind === "friend" ? { kind: "friend" } : companion(at, seat.level);
}
