/** What is asked once, over HTTP. Every function throws a `Refusal`. */

import { Refusal } from "./refusal";
import type { CardsData, Fault, GamesData, Lang, RulesData, TableInfo } from "./types";

export type SeatWish =
  | { kind: "me"; name: string; magician: string }
  | { kind: "here"; name: string; magician: string }
  | { kind: "companion"; level: string; name: string; magician: string }
  | { kind: "friend" };

export interface TableWish {
  game: string;
  lang: Lang;
  title: string;
  seats: SeatWish[];
  options: Record<string, unknown>;
  /** Who draws and rolls; people tell what a real table brings. */
  chance?: "program" | "people";
  /** A shared screen makes it, at which nobody sits. */
  screen?: boolean;
  proposals?: string;
}

export interface NewTable {
  code: string;
  seat: number;
  token: string;
  link: string;
  /** Everybody at this screen, each with a token of their own. */
  here: NewSeat[];
}

export interface NewSeat {
  seat: number;
  token: string;
}

async function faultIn(answer: Response): Promise<Refusal> {
  try {
    const { error } = (await answer.json()) as { error: Fault };
    return new Refusal({ code: error.code, sentence: error.sentence, rule: error.rule });
  } catch {
    return Refusal.of(answer.status >= 500 ? "offline" : "broken");
  }
}

export async function fetchJson<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw Refusal.of("offline");
  }
  if (!answer.ok) throw await faultIn(answer);
  try {
    return (await answer.json()) as T;
  } catch {
    throw Refusal.of("broken");
  }
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return fetchJson<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

const asked = new Map<string, Promise<unknown>>();

/** What does not change while the server runs is fetched once; a failure is not remembered. */
function once<T>(path: string): Promise<T> {
  let answer = asked.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = fetchJson<T>(path);
    answer.catch(() => asked.delete(path));
    asked.set(path, answer);
  }
  return answer;
}

const part = encodeURIComponent;

export const fetchGames = (lang: Lang): Promise<GamesData> => once(`/api/games?lang=${lang}`);

export const fetchRules = (game: string, lang: Lang): Promise<RulesData> =>
  once(`/api/rules/${part(game)}?lang=${lang}`);

export const fetchCards = (game: string, pack: string, lang: Lang): Promise<CardsData> =>
  once(`/api/cards/${part(game)}?pack=${part(pack)}&lang=${lang}`);

export const fetchTable = (code: string): Promise<TableInfo> => fetchJson(`/api/tables/${part(code)}`);

export const makeTable = (wish: TableWish): Promise<NewTable> => post("/api/tables", wish);

export const sitDown = (code: string, name: string, seat?: number): Promise<NewSeat> =>
  post(`/api/tables/${part(code)}/sit`, seat === undefined ? { name } : { name, seat });

export const qrPath = (code: string): string => `/api/tables/${part(code)}/qr.svg`;

/** The plain page of a table, at the same seat: a cookie keeps the token for it. */
export async function plainPath(code: string, token: string, lang: Lang): Promise<string> {
  const body = new URLSearchParams({ code, token });
  const { link } = await fetchJson<{ link: string }>("/plain/seat", { method: "POST", body, headers: { accept: "application/json" } });
  return `${link}?lang=${lang}`;
}

/** Where phones in the same network find this server; nothing if it is for this machine alone. */
export const fetchHere = (): Promise<{ lan: string[] }> => once("/api/here");
