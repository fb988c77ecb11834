/** My seats: the token of every table I sat down at, and enough to find the way back. */

import { keep, keptJson } from "./store";

export interface MySeat {
  code: string;
  token: string;
  seat: number;
  game: string;
  title: string;
  /** Everybody who plays at this screen, where there are several; each has a token of their own. */
  here?: { seat: number; token: string }[];
  /** When I was last there, in seconds since 1970. */
  visited: number;
  /** The game of which this is an unfinished first game. */
  first?: string;
}

const KEY = "seats";
const MOST = 30;

function isSeat(thing: unknown): thing is MySeat {
  const seat = thing as MySeat | null;
  return typeof seat?.code === "string" && typeof seat.token === "string" && typeof seat.visited === "number";
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

/** Known tables, the last visited first. */
export function mySeats(): MySeat[] {
  const stored = keptJson(KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter(isSeat).sort((one, other) => other.visited - one.visited);
}

export function mySeat(code: string): MySeat | null {
  return mySeats().find((seat) => seat.code === code) ?? null;
}

/** The token for a table, or "" to watch. */
export function tokenOf(code: string): string {
  return mySeat(code)?.token ?? "";
}

export function rememberSeat(seat: Omit<MySeat, "visited">): void {
  const others = mySeats().filter((other) => other.code !== seat.code);
  keep(KEY, JSON.stringify([{ ...seat, visited: now() }, ...others].slice(0, MOST)));
}

/** Note that I am at a table now, and what it is called; nothing if I have no seat there. */
export function visitSeat(code: string, title: string): void {
  const known = mySeat(code);
  if (known) rememberSeat({ ...known, title: title || known.title });
}

/** A first game has come to its end; it can still be visited. */
export function finishFirst(code: string): void {
  const known = mySeat(code);
  if (!known?.first) return;
  const { first: _, ...seat } = known;
  rememberSeat(seat);
}

export function forgetSeat(code: string): void {
  keep(KEY, JSON.stringify(mySeats().filter((seat) => seat.code !== code)));
}

/** The seat that a link to a table brings along, as the plain page makes it: `#seat=GAME/SEAT/TOKEN`. */
export function seatInLink(code: string, hash: string): Omit<MySeat, "visited"> | null {
  const found = /^#seat=([a-z]+)\/(\d)\/([\w.-]{1,400})$/.exec(hash);
  if (!found) return null;
  const [, game = "", seat = "", token = ""] = found;
  return { code, game, seat: Number(seat), token, title: "" };
}
