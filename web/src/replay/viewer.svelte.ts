/** Somebody looking back on a game: where they are, through whose eyes they look, and what they see there. */

import type { MazePlay } from "../maze/play.svelte";
import { BookPlay } from "../table/play.svelte";
import { faultOf } from "../wire/refusal";
import type { Fault, Lang, LogEntry, StateMessage, TableInfo } from "../wire/types";
import { lang as langNow } from "../words/words.svelte";
import { fetchAnalysis, fetchFacts, fetchLook } from "./http";
import { quietLine } from "./line";
import { firstGap, otherTurn, pauseFor, stretch, turningsOf, within } from "./timeline";
import type { Analysis, Facts, Seen } from "./types";

const POLL = 900;
const WATCHING = -1;
/** Entries before and after the moment: a long game has thousands. */
const BEFORE = 20;
const AFTER = 10;

export class Viewer {
  readonly id: string;
  facts = $state.raw<Facts | null>(null);
  /** Where one wants to be: after so many choices. */
  move = $state(0);
  seat = $state(0);
  /** Whether everything is shown that anybody knew. */
  isOpen = $state(false);
  isPlaying = $state(false);
  speed = $state(1);
  seen = $state.raw<Seen | null>(null);
  /** What happened around here, as far as one has looked. */
  entries = $state.raw<LogEntry[]>([]);
  fault = $state.raw<Fault | null>(null);
  /** Why there is nothing to see at all. */
  lost = $state.raw<Fault | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  /** Seconds since somebody thinks about the chances; null while nobody does. */
  thinking = $state<number | null>(null);
  book = $state.raw<BookPlay | null>(null);
  maze = $state.raw<MazePlay | null>(null);

  #lang: Lang;
  /** Every entry that was ever told, by its number, with gaps. */
  #log: (LogEntry | undefined)[] = [];
  /** How many entries are told before the one where one is. */
  #before = BEFORE;
  #isAsking = false;
  /** Counts whatever makes older answers worthless. */
  #age = 0;
  #timer = 0;
  #poll = 0;
  #Maze: typeof MazePlay | null = null;

  constructor(id: string) {
    this.id = id;
    this.#lang = langNow();
  }

  readonly isOver = $derived(this.facts !== null && this.move >= this.facts.moves);
  readonly canOpen = $derived(this.facts !== null && (this.facts.outcome !== null || this.facts.has_seed));
  readonly play = $derived(this.book ?? this.maze);
  readonly turnings = $derived(this.analysis ? turningsOf(this.analysis, this.seat) : []);
  /** Whose chances are told: mine, or the first seat's if I only watch. */
  readonly judged = $derived(Math.max(0, this.seat));

  async open(): Promise<void> {
    try {
      const facts = await fetchFacts(this.id, this.#lang);
      if (facts.game === "maze") this.#Maze = (await import("../maze/play.svelte")).MazePlay;
      this.facts = facts;
      await this.#look();
    } catch (thrown) {
      this.lost = faultOf(thrown);
    }
  }

  // Going about

  go(move: number): void {
    if (!this.facts) return;
    this.move = within(move, this.facts);
    if (this.isOver) this.isPlaying = false;
    void this.#look();
  }

  /** Go somewhere by hand: playing stops. */
  jump(move: number): void {
    this.pause();
    this.#before = BEFORE;
    this.go(move);
  }

  /** More of what came before. */
  earlier(): void {
    this.#before += BEFORE;
    this.#age += 1;
    void this.#look();
  }

  step(by: number): void {
    this.jump(this.move + by);
  }

  turn(by: 1 | -1): void {
    if (this.facts) this.jump(otherTurn(this.facts, this.move, by));
  }

  nextTurning(): void {
    const next = this.turnings.find((one) => one.move > this.move) ?? this.turnings[0];
    if (next) this.jump(next.move);
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    if (this.isOver) this.go(0);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    const lines = this.#log[this.move]?.lines ?? [];
    this.#timer = window.setTimeout(() => this.go(this.move + 1), pauseFor(lines, this.speed));
  }

  // Through whose eyes

  sitAt(seat: number): void {
    this.seat = seat;
    this.#anew();
  }

  openAll(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.#anew();
  }

  setLang(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    void this.play?.setLang(lang);
    this.#anew();
  }

  #anew(): void {
    this.#age += 1;
    this.entries = [];
    this.#log = [];
    void this.#look();
  }

  // Looking

  /** One question at a time: whoever drags the slider sees where they stop, not every place on the way. */
  async #look(): Promise<void> {
    if (this.#isAsking || !this.facts) return;
    this.#isAsking = true;
    try {
      let age = -1;
      let move = -1;
      while (age !== this.#age || move !== this.move) {
        age = this.#age;
        move = this.move;
        const log = firstGap(this.#log, Math.max(0, move - this.#before), move + 1);
        const seen = await fetchLook(this.id, { move, seat: this.seat, isOpen: this.isOpen, lang: this.#lang, log });
        if (age === this.#age) this.#show(seen);
      }
      this.fault = null;
      this.#wait();
    } catch (thrown) {
      this.pause();
      this.fault = faultOf(thrown);
    } finally {
      this.#isAsking = false;
    }
  }

  #show(seen: Seen): void {
    const isStep = this.seen !== null && seen.move === this.seen.move + 1;
    seen.log.entries.forEach((entry, at) => (this.#log[seen.log.from + at] = entry));
    this.entries = stretch(this.#log, seen.move, this.#before, AFTER);
    this.seen = seen;
    this.#take(this.#message(seen), isStep);
  }

  /** A table's play is told the state as at a table; only that nobody is asked anything. */
  #take(state: StateMessage, isStep: boolean): void {
    if (this.#Maze) {
      this.maze ??= new this.#Maze(quietLine(this.#lang), this.#lang);
      // Only a single step is told as one.
      if (isStep) this.maze.take(state);
      else this.maze.skipTo(state);
    } else {
      this.book ??= new BookPlay(quietLine(this.#lang), this.#lang);
      this.book.take(state);
    }
  }

  #message(seen: Seen): StateMessage {
    const entries = this.entries.filter((entry) => entry.move < seen.move);
    return {
      t: "state",
      n: 0,
      now: 0,
      table: this.#table(seen),
      // Nobody sits here: everybody is spoken of by name. Whose eyes these are says the view.
      seat: WATCHING,
      view: seen.view,
      decision: null,
      waiting: seen.waiting ? [{ ...seen.waiting, is_thinking: false }] : [],
      chance: null,
      curtain: false,
      undo: null,
      wishes: [],
      log: { from: 0, entries, total: entries.length },
      ending: seen.ending,
    };
  }

  #table(seen: Seen): TableInfo {
    const { facts } = this;
    return {
      code: "",
      game: facts?.game ?? "",
      title: "",
      phase: seen.ending ? "over" : "playing",
      is_told: false,
      is_dealt: false,
      has_screen: false,
      made: 0,
      options: facts?.options ?? {},
      round: seen.view.round,
      turn: seen.view.turn,
      watchers: 0,
      seats: (facts?.names ?? []).map((name, seat) => ({
        seat,
        name,
        kind: "person",
        level: "",
        is_local: false,
        is_here: true,
        is_played_by: "person",
      })),
    };
  }

  // The chances

  async judge(): Promise<void> {
    if (this.analysis || this.thinking !== null) return;
    this.thinking = 0;
    this.fault = null;
    await this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      const told = await fetchAnalysis(this.id, this.#lang);
      if ("is_thinking" in told) {
        this.thinking = told.seconds;
        this.#poll = window.setTimeout(() => void this.#ask(), POLL);
        return;
      }
      this.analysis = told;
    } catch (thrown) {
      this.fault = faultOf(thrown);
    }
    this.thinking = null;
  }

  /** What anybody could see at a certain moment, without going there. */
  glance(move: number): Promise<Seen> {
    return fetchLook(this.id, { move, seat: WATCHING, isOpen: false, lang: this.#lang, log: move + 1 });
  }

  destroy(): void {
    this.pause();
    clearTimeout(this.#poll);
  }
}
