/** One open table: states come in, requests go out, and a lost line mends itself.
 *
 * A request that has no answer yet is sent again after a reconnect: answers are idempotent.
 */

import { mergeLog, prependLog, type LogRange } from "./log";
import { Refusal } from "./refusal";
import type { Fault, Lang, LogEntry, Request, StateMessage } from "./types";

export type Link = "up" | "down" | "gone";

interface Pending {
  text: string;
  resolve: (answer: never) => void;
  reject: (refusal: Refusal) => void;
  timer: ReturnType<typeof setTimeout>;
}

type Answer = { t: "ok"; id?: string } | { t: "no"; id?: string; error: Fault };

const PATIENCE = 25_000;
/** If nothing at all is heard for so long after a request, the line is taken for dead. */
const SILENCE = 8_000;
const WAITS = [300, 700, 1500, 3000, 6000, 10_000];
/** Out of sight for longer than this, a line may have died without a word: ask. */
const ABSENCE = 30_000;
/** Trying again would not help. */
const FINAL = new Set(["unknown_table", "bad_token"]);

export class Socket {
  onstate: (state: StateMessage) => void = () => {};
  /** A fault that belongs to no request. */
  onfault: (fault: Fault) => void = () => {};
  onlink: (link: Link) => void = () => {};

  readonly code: string;
  link: Link = "down";
  #token: string;
  /** Nobody looks: only what a bystander sees may come. */
  #isCurtain: boolean;
  #lang: Lang;
  #line: WebSocket | null = null;
  #state: StateMessage | null = null;
  /** The next state starts the log anew: it was asked for in another language. */
  #isNewLog = true;
  #pending = new Map<string, Pending>();
  #count = 0;
  #tries = 0;
  #hidden = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, token: string, lang: Lang, isCurtain = false) {
    this.code = code;
    this.#token = token;
    this.#isCurtain = isCurtain;
    this.#lang = lang;
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  get lang(): Lang {
    return this.#lang;
  }

  get token(): string {
    return this.#token;
  }

  /** The last state with the whole log that is known, or null. */
  get state(): StateMessage | null {
    return this.#state;
  }

  /** Ask the server something. Rejects with a `Refusal`. */
  request<T = Record<string, unknown>>(request: Request): Promise<T> {
    if (this.link === "gone") return Promise.reject(Refusal.of("closed"));
    this.#count += 1;
    const id = `${this.#count}`;
    const text = JSON.stringify({ ...request, id });
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => this.#settle(id)?.reject(Refusal.of("timeout")), PATIENCE);
      this.#pending.set(id, { text, resolve: resolve as (answer: never) => void, reject, timer });
      this.#send(text);
    });
  }

  /** Everything anew in another language: a whole state follows. */
  async setLang(lang: Lang): Promise<void> {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#isNewLog = true;
    if (this.link === "up") await this.request({ t: "lang", lang });
  }

  /** Sit on a chair: the same table as somebody else, from the next state on. */
  setToken(token: string): void {
    this.#token = token;
    this.#isNewLog = true;
    this.#reconnect();
  }

  /** Fetch older log entries and hand out the state with them; false if there are none. */
  async older(): Promise<boolean> {
    const state = this.#state;
    if (!state || state.log.from === 0) return false;
    const before = state.log.from;
    const { log } = await this.request<{ log: LogEntry[] }>({ t: "log", before });
    if (!this.#state || this.#state.log.from !== before || !log.length) return false;
    this.#show({ ...this.#state, log: prependLog(this.#state.log, log) });
    return true;
  }

  close(): void {
    this.#end(Refusal.of("closed"));
  }

  // The line

  #connect(): void {
    clearTimeout(this.#again);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const line = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`);
    this.#line = line;
    line.onopen = () => {
      const curtain = this.#isCurtain ? { curtain: true } : {};
      line.send(JSON.stringify({ t: "hello", token: this.#token, lang: this.#lang, ...curtain }));
      for (const { text } of this.#pending.values()) line.send(text);
    };
    line.onmessage = (event) => {
      if (this.#line === line) this.#read(String(event.data));
    };
    line.onclose = () => {
      if (this.#line === line) this.#lost();
    };
  }

  #lost(): void {
    this.#line = null;
    clearTimeout(this.#silence);
    this.#setLink("down");
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)]!;
    this.#tries += 1;
    this.#again = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #reconnect(): void {
    if (this.link === "gone") return;
    const old = this.#line;
    this.#line = null;
    old?.close();
    this.#setLink("down");
    this.#connect();
  }

  /** Back online or back in sight: do not wait for the next try. */
  #wake = (): void => {
    if (this.link === "gone") return;
    if (document.visibilityState === "hidden") {
      this.#hidden = Date.now();
      return;
    }
    this.#tries = 0;
    if (!this.#line || this.#line.readyState >= WebSocket.CLOSING) this.#connect();
    else if (this.link === "up" && this.#hidden && Date.now() - this.#hidden > ABSENCE) this.#probe();
    this.#hidden = 0;
  };

  /** Ask for the state anew; silence makes the line be opened anew. */
  #probe(): void {
    this.request({ t: "lang", lang: this.#lang }).catch(() => {});
  }

  #setLink(link: Link): void {
    if (this.link === link) return;
    this.link = link;
    this.onlink(link);
  }

  #end(refusal: Refusal): void {
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    const line = this.#line;
    this.#line = null;
    line?.close();
    for (const id of [...this.#pending.keys()]) this.#settle(id)?.reject(refusal);
    this.#setLink("gone");
  }

  // What goes over it

  #send(text: string): void {
    if (this.#line?.readyState !== WebSocket.OPEN) return;
    this.#line.send(text);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#reconnect(), SILENCE);
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    if (pending) clearTimeout(pending.timer);
    this.#pending.delete(id);
    return pending;
  }

  #read(data: string): void {
    clearTimeout(this.#silence);
    const message = JSON.parse(data) as StateMessage | Answer;
    if (message.t === "state") this.#take(message);
    else this.#answer(message);
  }

  #answer(answer: Answer): void {
    const pending = answer.id ? this.#settle(answer.id) : undefined;
    if (answer.t === "ok") {
      pending?.resolve(answer as never);
      return;
    }
    const refusal = new Refusal(answer.error);
    if (pending) pending.reject(refusal);
    else this.onfault(answer.error);
    if (FINAL.has(answer.error.code)) this.#end(refusal);
  }

  #take(state: StateMessage): void {
    this.#tries = 0;
    this.#setLink("up");
    const known: LogRange | null = this.#isNewLog ? null : (this.#state?.log ?? null);
    this.#isNewLog = false;
    this.#show({ ...state, log: mergeLog(known, state.log) });
  }

  #show(state: StateMessage): void {
    this.#state = state;
    this.onstate(state);
  }
}
