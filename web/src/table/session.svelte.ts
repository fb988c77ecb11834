/** An open table: its line, its play, and what concerns the table rather than the question. */

import { passOf, type LocalSeat, type Pass } from "../kitchen/passing";
import type { NewSeat } from "../wire/http";
import { faultOf } from "../wire/refusal";
import { forgetSeat, mySeat, rememberSeat, seatInLink, visitSeat } from "../wire/seats";
import { Socket, type Link } from "../wire/socket";
import type { Fault, Lang, Request, StateMessage, TableInfo, UndoInfo } from "../wire/types";
import { drafted } from "../draft/drafted";
import { fetchArtAnew } from "../look/art.svelte";
import { say } from "../words/words.svelte";
import { TablePlay } from "./base.svelte";
import { BookPlay } from "./play.svelte";

/** The screen is covered: for whom, if that is known, and what anybody may know of the table. */
export interface Curtain {
  to: LocalSeat | null;
  table: TableInfo;
}

export class TableSession {
  link = $state<Link>("down");
  /** Something that went wrong with a wish; shown until the next one. */
  fault = $state.raw<Fault | null>(null);
  /** Why the table cannot be reached at all. */
  lost = $state.raw<Fault | null>(null);
  /** Reasons of companions, by move, as they were asked for. */
  reasons = $state<Record<number, string>>({});
  /** While the screen is passed on; nothing of anybody's hand is in the page then. */
  curtain = $state.raw<Curtain | null>(null);
  /** Who of us is asked while another one looks. */
  asked = $state.raw<LocalSeat | null>(null);
  /** An undo to which the others at this screen must agree first. */
  agreeing = $state.raw<UndoInfo | null>(null);

  readonly code: string;
  /** Everybody at this screen, where there are several. */
  readonly here: readonly LocalSeat[];
  /** Whether this is the shared screen: it looks on, whoever sits here. */
  readonly isScreen: boolean;
  /** The play of the table's game; until that is known, one that only listens. */
  play = $state.raw() as TablePlay;
  #socket!: Socket;
  #lang: Lang;
  #game = "";
  /** The seat in front; null behind the curtain. */
  #front: number | null = null;
  #last: number | null = null;
  /** The seat that is asked while another of us looks of their own accord. */
  #peek: number | null = null;
  /** The line was there, and is not. */
  #isCut = false;
  /** The line of the play that is shown. */
  #shown: Socket | null = null;

  constructor(code: string, lang: Lang, isScreen = false) {
    this.code = code;
    const brought = isScreen ? null : seatInLink(code, location.hash);
    if (brought) {
      rememberSeat(brought);
      // A token does not stay in the address, where it would be copied with it.
      history.replaceState(null, "", location.pathname);
    }
    this.#lang = lang;
    this.isScreen = isScreen;
    const mine = isScreen ? null : mySeat(code);
    this.here = mine?.here ?? [];
    // Who looks is not known yet: behind the curtain it is found out.
    this.#connect(mine?.token ?? "", this.here.length > 1);
  }

  /** A new line and a new play: nothing is left of what another seat was shown. */
  #connect(token: string, isCurtain: boolean): void {
    const before = this.#socket;
    const socket = new Socket(this.code, token, this.#lang, isCurtain);
    this.#socket = socket;
    this.#game = "";
    before?.close();
    socket.onstate = (state) => this.#take(state);
    socket.onlink = (link) => {
      if (this.#socket !== socket) return;
      if (link === "up" && this.#isCut) fetchArtAnew();
      this.#isCut = link !== "up" && (this.#isCut || this.link === "up");
      this.link = link;
    };
    socket.onfault = (fault) => this.#missed(fault);
    if (!before || isCurtain) this.#clear();
  }

  #clear(): void {
    this.#play(this.#socket, new TablePlay(this.#socket, this.#lang));
    this.reasons = {};
    this.fault = this.agreeing = null;
  }

  #play(socket: Socket, play: TablePlay): void {
    this.#shown = socket;
    this.play = play;
  }

  #take(state: StateMessage): void {
    const asked = state.waiting[0]?.seat ?? null;
    const isPeeking = this.#front !== null && this.#peek !== null && this.#peek === asked;
    if (!isPeeking) this.#peek = null;
    this.asked = isPeeking ? (this.here.find(({ seat }) => seat === asked) ?? null) : null;
    const pass: Pass = isPeeking ? { do: "stay" } : passOf(state, this.here, this.#front, this.#last);
    if (pass.do === "cover") this.#cover(pass.to, state);
    else if (pass.do === "turn") this.look(pass.to);
    else this.#show(state);
    visitSeat(this.code, state.table.title);
  }

  #show(state: StateMessage): void {
    this.curtain = null;
    if (!this.#game) this.#open(state.table.game);
    // Until the new seat's play is there, the old one keeps what it has.
    if (this.#shown === this.#socket) this.play.take(drafted(state));
  }

  /** Let nobody see anything until somebody says who they are. */
  #cover(to: LocalSeat | null, state: StateMessage): void {
    this.curtain = { to, table: state.table };
    if (this.#front === null) return;
    this.#last = this.#front;
    this.#front = null;
    this.#connect((to ?? this.here[0]!).token, true);
  }

  /** Somebody at this screen looks from now on, with their own token and nobody else's view. */
  look(who: LocalSeat): void {
    const asked = this.curtain ? (this.curtain.to?.seat ?? null) : (this.play.state?.waiting[0]?.seat ?? null);
    // Whoever looks while another of us is asked may do so until that changes.
    this.#peek = asked !== who.seat ? asked : null;
    this.#front = who.seat;
    this.reasons = {};
    this.#connect(who.token, false);
  }

  /** Somebody else at this screen wants to look, or to act out of turn: behind a curtain where one is due. */
  pass(who: LocalSeat): void {
    const state = this.play.state;
    if (state?.curtain) this.#cover(who, state);
    else this.look(who);
  }

  /** The Book's play is at hand; the Maze's is fetched when it is needed. */
  #open(game: string): void {
    this.#game = game;
    const socket = this.#socket;
    if (game !== "maze") this.#play(socket, new BookPlay(socket, this.#lang));
    else void import("../maze/play.svelte").then(({ MazePlay }) => this.#replace(socket, new MazePlay(socket, this.#lang)));
  }

  #replace(socket: Socket, play: TablePlay): void {
    if (socket !== this.#socket) return;
    this.#play(socket, play);
    if (socket.state) play.take(drafted(socket.state));
  }

  get token(): string {
    return this.#socket.token;
  }

  async setLang(lang: Lang): Promise<void> {
    this.#lang = lang;
    await this.play.setLang(lang);
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
    this.play.surprise = null;
    const undo = this.play.state?.undo;
    const refusal = undo ? (undo.price === "no" ? undo.sentence : "") : say("table-undo-none");
    if (!undo || refusal) this.fault = { code: "refused", sentence: refusal, rule: "" };
    else if (this.here.some(({ seat }) => undo.of.includes(seat))) this.agreeing = undo;
    else await this.#wish({ t: "undo", move: undo.move });
  }

  /** Everybody at this screen agrees. */
  async undoTogether(): Promise<void> {
    const undo = this.agreeing;
    this.agreeing = null;
    if (undo) await this.#wish({ t: "undo", move: undo.move, here: true });
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
    this.#socket.close();
  }
}
