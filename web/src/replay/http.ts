/** Replays over HTTP. Every function throws a `Refusal`. */

import { fetchJson, post, type NewTable } from "../wire/http";
import type { Lang } from "../wire/types";
import type { Analysis, Facts, Seen, Thinking } from "./types";

const part = encodeURIComponent;
const place = (id: string): string => `/api/replays/${part(id)}`;

export const bringRecord = (record: string): Promise<{ id: string; link: string }> =>
  post(`/api/replays`, { record });

export const fetchFacts = (id: string, lang: Lang): Promise<Facts> => fetchJson(`${place(id)}?lang=${lang}`);

export interface LookWish {
  move: number;
  seat: number;
  isOpen: boolean;
  lang: Lang;
  /** The first entry of the log that is not known yet. */
  log: number;
}

export const fetchLook = (id: string, { move, seat, isOpen, lang, log }: LookWish): Promise<Seen> =>
  fetchJson(`${place(id)}/at/${move}?seat=${seat}&lang=${lang}&log=${log}${isOpen ? "&open=yes" : ""}`);

export const fetchAnalysis = (id: string, lang: Lang): Promise<Analysis | Thinking> =>
  fetchJson(`${place(id)}/analysis?lang=${lang}`);

export interface PlayOnWish {
  move: number;
  seat: number;
  lang: Lang;
  name: string;
  level: string;
}

export const playOn = (id: string, wish: PlayOnWish): Promise<NewTable> => post(`${place(id)}/play-on`, wish);

export const recordPath = (id: string): string => `${place(id)}/record`;
