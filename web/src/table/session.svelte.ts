/** An open table: its line, its play, and what concerns the table rather than the question. */

import type { NewSeat } from "../wire/http";
import { faultOf } from "../wire/refusal";
import { forgetSeat, tokenOf, visitSeat } from "../wire/seats";
import { Socket, type Link } from "../wire/socket";
import type { Fault, Lang, Request, StateMessage } from "../wire/types";
import { drafted } from "../draft/drafted";
import { say } from "../words/words.svelte";
import { TablePlay } from "./base.svelte";
import { BookPlay } from "./play.svelte";

export class TableSession {
  link = $state<Link>("down");
  /** Something that went wrong with a wish; shown until the next one. */
  fault = $state.raw<Fault | null>(null);
  /** Why the table cannot be reached at all. */
  lost = $state.raw<Fault | null>(null);
  /** Reasons of companions, by move, as they were asked for. */
  reasons = $state<Record<number, string>>({});

  readonly code: string;
  /** The play of the table's game; until that is known, one that only listens. */
  play = $state.raw() as TablePlay;
  #socket: Socket;
  #game = "";

  constructor(code: string, lang: Lang) {
    this.code = code;
    this.#socket = new Socket(code, tokenOf(code), lang);
    this.play = new TablePlay(this.#socket, lang);
    this.#socket.onstate = (state) => {
      if (!this.#game) this.#open(state.table.game);
      this.play.take(drafted(state));
      visitSeat(code, state.table.title);
    };
    this.#socket.onlink = (link) => (this.link = link);
    this.#socket.onfault = (fault) => this.#missed(fault);
  }

  /** The Book's play is at hand; the Maze's is fetched when it is needed. */
  #open(game: string): void {
    this.#game = game;
    if (game !== "maze") this.play = new BookPlay(this.#socket, this.#socket.lang);
    else void import("../maze/play.svelte").then(({ MazePlay }) => this.#replace(new MazePlay(this.#socket, this.#socket.lang)));
  }

  #replace(play: TablePlay): void {
    const now: StateMessage | null = this.#socket.state;
    this.play = play;
    if (now) play.take(drafted(now));
  }

  get token(): string {
    return this.#socket.token;
  }

  /** A token that is no longer good is forgotten: one may still watch. */
  #missed(fault: Fault): void {
    if (fault.code === "bad_token") forgetSeat(this.code);
    if (fault.code === "bad_token" || fault.code === "unknown_table") this.lost = fault;
    else this.fault = fault;
  }

  async #wish(request: Request): Promise<boolean> {
    this.fault = null;
    try {
      await this.#socket.request(request);
      return true;
    } catch (thrown) {
      const fault = faultOf(thrown);
      if (fault.code !== "closed") this.fault = fault;
      return false;
    }
  }

  async undo(): Promise<void> {
    const { draft } = this.play;
    if (draft?.steps.length) return this.play.dealDraft("drop", draft.steps.length - 1);
    const undo = this.play.state?.undo;
    const refusal = undo ? (undo.price === "no" ? undo.sentence : "") : say("table-undo-none");
    if (!undo || refusal) this.fault = { code: "refused", sentence: refusal, rule: "" };
    else await this.#wish({ t: "undo", move: undo.move });
  }

  async agree(undo: string, yes: boolean): Promise<void> {
    await this.#wish({ t: "agree", undo, yes });
  }

  /** On through a first game; whether it went on. */
  async teach(what: "next" | "back" | "skip" | "show" | "again"): Promise<boolean> {
    return this.#wish({ t: "lesson", do: what });
  }

  async leave(): Promise<boolean> {
    return this.#wish({ t: "leave" });
  }

  async reason(move: number): Promise<void> {
    try {
      const { sentence } = await this.#socket.request<{ sentence: string }>({ t: "reason", move });
      this.reasons[move] = sentence;
    } catch (thrown) {
      this.fault = faultOf(thrown);
    }
  }

  async older(): Promise<void> {
    try {
      await this.#socket.older();
    } catch (thrown) {
      this.fault = faultOf(thrown);
    }
  }

  /** I have a seat at this table now. */
  takeSeat(seat: NewSeat): void {
    this.lost = null;
    this.#socket.setToken(seat.token);
  }

  request(request: Request): Promise<unknown> {
    return this.#socket.request(request);
  }

  destroy(): void {
    this.play.destroy();
  }
}
