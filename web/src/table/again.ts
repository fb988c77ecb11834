/** The same table once more: the same people, companions and settings. */

import type { SeatWish, TableWish } from "../wire/http";
import type { Lang, TableInfo } from "../wire/types";

const KEPT = ["difficulty", "mode", "variants", "edition", "rulings", "open_hands"];

function seatWish(table: TableInfo, seat: number, me: number): SeatWish {
  const info = table.seats[seat];
  const magicians = table.options["magicians"];
  const magician = Array.isArray(magicians) ? String(magicians[seat] ?? "") : "";
  if (seat === me) return { kind: "me", name: info?.name ?? "", magician };
  if (info?.is_local) return { kind: "here", name: info.name, magician };
  if (info?.kind === "companion") return { kind: "companion", name: info.name, level: info.level, magician };
  return { kind: "friend" };
}

export function sameTable(table: TableInfo, me: number, lang: Lang): TableWish {
  const options = Object.fromEntries(KEPT.filter((key) => key in table.options).map((key) => [key, table.options[key]]));
  const seats = table.seats.map((entry) => seatWish(table, entry.seat, me));
  const wish: TableWish = { game: table.game, lang, title: table.title, seats, options };
  return table.is_told ? { ...wish, chance: "people" } : wish;
}
