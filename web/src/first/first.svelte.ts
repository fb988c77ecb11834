/** First games: beginning one, going on with one, and what of it other parts of the page must know. */

import { go } from "../route.svelte";
import { post, type NewTable } from "../wire/http";
import { mySeats, rememberSeat } from "../wire/seats";
import { kept } from "../wire/store";
import { lang, say } from "../words/words.svelte";

export type Game = "book" | "maze";

/** The tab that a lesson speaks of, where a narrow table has tabs. Reactive. */
let part = $state("");

export function wantedPart(): string {
  return part;
}

export function wantPart(wanted: string): void {
  part = wanted;
}

/** The first game that I have begun and not yet finished, if there is one. */
export function ongoing(game: string): string | null {
  return mySeats().find((seat) => seat.first === game)?.code ?? null;
}

/** Go on with the first game, or begin it. */
export async function learn(game: string): Promise<void> {
  const begun = ongoing(game);
  if (begun) return go(`/t/${begun}`);
  const name = (kept("name") ?? "").trim() || say("my-name-none");
  const { code, token, seat, link } = await post<NewTable>("/api/first-games", { game, lang: lang(), name });
  rememberSeat({ code, token, seat, game, title: say(`first-of-${game}`), first: game });
  go(link);
}
