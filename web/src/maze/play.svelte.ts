/** The Maze's play: which fields answer the open question, what a touch of one means, and what is sent.
 *
 * Nothing here knows a rule. Options, steps and reasons come from the server.
 */

import { TablePlay } from "../table/base.svelte";
import { settings } from "../table/settings.svelte";
import type { StateMessage } from "../wire/types";
import { say } from "../words/words.svelte";
import { deedsOf, fieldWords, type Spot } from "./fields";
import { next, spoken, turned, turnsOf } from "./geometry";
import { aftermathOf, fallen, newSights, toldState } from "./telling";
import type { Aftermath, Deed, MazeCards, MazeView, Side, Sight } from "./types";

const FIELD_ASKS = new Set(["goal", "throw", "jump", "wake", "quell", "flee", "stride"]);
const TILE_ASKS = new Set(["first_tile", "tile", "room"]);
const DEEDS = new Set<string>(["walk", "explore", "take", "open", "loot", "face", "climb"]);
const SIDES: readonly Side[] = ["north", "east", "south", "west"];

export class MazePlay extends TablePlay {
  /** The field picked for the open question and not yet confirmed. */
  aim = $state<string | null>(null);
  /** The field one looks at by keyboard or pointer. */
  cursor = $state<string | null>(null);
  /** How the tile at hand is held: its exits. */
  held = $state("");
  /** The field that the note is about. */
  noteField = $state<string | null>(null);
  /** What has just been seen: dice that were thrown, somebody's end; the newest last. */
  news = $state.raw<Sight[]>([]);
  newsCount = $state(0);
  /** How the last card of mine ended, until it is put away. */
  aftermath = $state.raw<Aftermath | null>(null);
  /** Where a level lay that has just fallen. */
  ruins = $state.raw<string[]>([]);
  #told = -2;

  /** Nothing has happened since one looks: what lies here came at once, and nothing moves. */
  readonly isSudden = $derived(this.newsCount === 0);
  readonly view = $derived((this.state?.view ?? null) as unknown as MazeView | null);
  readonly deck = $derived(this.cards as unknown as MazeCards | null);
  readonly mine = $derived(this.me >= 0 ? (this.view?.players[this.me] ?? null) : null);
  readonly kind = $derived(this.decision?.kind ?? "");
  readonly isLaying = $derived(TILE_ASKS.has(this.kind));
  readonly isOnMap = $derived(this.isLaying || FIELD_ASKS.has(this.kind) || this.kind === "walk" || this.kind === "exit");
  readonly spots = $derived.by(() => this.#spots());
  /** Open exits where the tile at hand might be laid, whether it fits or not. */
  readonly frontier = $derived.by(() => this.#frontier());
  /** What was seen in this turn. */
  readonly seen = $derived.by(() => {
    const turn = this.view?.turn ?? 0;
    const entries = this.state?.log.entries ?? [];
    return entries.filter((entry) => entry.turn === turn).flatMap((entry) => (entry.sights ?? []) as Sight[]);
  });

  // What comes from the server

  override take(state: StateMessage): void {
    const fresh = newSights(state.log.entries, this.#told);
    const isFirst = this.#told === -2;
    const since = this.#told;
    this.#told = state.log.entries.at(-1)?.move ?? this.#told;
    const before = this.view;
    super.take(toldState(state));
    if (fresh.length > 0 && !isFirst) {
      this.news = fresh;
      this.newsCount += 1;
      const ruins = fallen(before, this.view, fresh);
      if (ruins.length > 0) this.ruins = ruins;
      this.aftermath = aftermathOf(before, this.state!, fresh, since) ?? this.aftermath;
    }
  }

  /** Look at another moment: what lies between is no news. */
  skipTo(state: StateMessage): void {
    this.#told = -2;
    this.news = [];
    this.newsCount = 0;
    this.ruins = [];
    this.aftermath = null;
    this.take(state);
  }

  override tell(sentence: string): string {
    return spoken(sentence);
  }

  protected override begun(): void {
    this.aim = null;
    this.noteField = null;
    if (!this.isLaying) return;
    const options = this.decision?.options ?? [];
    this.held = this.deck?.tiles[this.view?.laying ?? ""]?.exits || (options[0]?.text.split(" ")[1] ?? "");
    // Where there is only one place, it is the one that is meant.
    const [only, ...others] = [...this.spots.keys()];
    if (only && others.length === 0) this.aimAt(only);
  }

  #spots(): Map<string, Spot> {
    const { decision, view, kind } = this;
    const spots = new Map<string, Spot>();
    if (!decision || !view) return spots;
    if (kind === "walk") {
      for (const [field, goal] of Object.entries(view.texts.reach)) spots.set(field, { text: field, goal, turns: [] });
    } else if (kind === "exit") {
      const here = this.mine?.field ?? "";
      for (const { text } of decision.options) {
        spots.set(next(here, SIDES.indexOf(text as Side)), { text, goal: null, turns: [] });
      }
    } else if (this.isLaying || FIELD_ASKS.has(kind)) {
      for (const { text } of decision.options) {
        const [field = "", exits] = text.split(" ");
        if (field === "done") continue;
        const spot = spots.get(field) ?? { text: field, goal: view.texts.reach[field] ?? null, turns: [] };
        if (exits) spot.turns.push(exits);
        spots.set(field, spot);
      }
    }
    return spots;
  }

  #frontier(): string[] {
    const { view, mine } = this;
    if (!view || !mine || (this.kind !== "tile" && this.kind !== "first_tile")) return [];
    const exits = view.levels.find(({ level }) => level === mine.level)?.exits ?? [];
    const wanted = this.kind === "tile" ? exits : exits.filter(({ field }) => field === mine.field);
    return [...new Set(wanted.map(({ to }) => to))];
  }

  // Fields

  isLegal(field: string, exits: string): boolean {
    return this.spots.get(field)?.turns.includes(exits) ?? false;
  }

  /** Pick a field without doing anything yet; a tile is turned so that it fits, if it does at all. */
  aimAt(field: string): void {
    this.aim = field;
    this.cursor = field;
    this.note = null;
    this.noteField = null;
    if (!this.isLaying) return;
    const turns = this.spots.get(field)?.turns ?? [];
    if (turns.length > 0 && !turns.includes(this.held)) this.held = turns[0]!;
    if (turns.length === 0) void this.askPlace();
  }

  /** A touch: the first one picks, the second one does it. What cannot be says why. */
  touch(field: string): void {
    if (this.busy) return;
    this.cursor = field;
    if (!this.decision || !this.isOnMap) return;
    const spot = this.spots.get(field);
    if (spot && this.aim === field) return this.confirm();
    if (spot || this.frontier.includes(field)) {
      this.aimAt(field);
      const isClear = spot !== undefined && spot.turns.length === 0 && (spot.goal?.deeds.length ?? 1) === 1;
      if (isClear && settings.confirm === "choice") this.confirm();
      return;
    }
    this.aim = null;
    void this.askField(field);
  }

  /** Why nothing can be done with a field now. */
  async askField(field: string): Promise<void> {
    const { decision, kind } = this;
    if (!decision || this.me < 0) return;
    this.noteField = field;
    if (kind !== "walk") return this.#why(kind === "exit" ? "" : this.isLaying ? `${field} ${this.held}` : field);
    const deed = decision.options.find(({ text }) => DEEDS.has(text))?.text;
    if (!deed) return this.#why("walk");
    try {
      const verdict = await this.asking.verdict(decision.ask, deed, [field]);
      if (verdict && !verdict.ok && this.noteField === field) {
        this.note = { thing: null, sentence: spoken(verdict.sentence), rule: verdict.rule };
      }
    } catch (thrown) {
      this.refuse(null, thrown);
    }
  }

  /** Why the tile as it is held cannot lie where one aims. */
  async askPlace(): Promise<void> {
    const { aim, held } = this;
    if (!aim || this.isLegal(aim, held)) return;
    this.noteField = aim;
    await this.#why(`${aim} ${held}`);
  }

  /** Why something beside the map cannot be chosen. */
  override askText(text: string): Promise<void> {
    this.noteField = null;
    return this.#why(text);
  }

  async #why(text: string): Promise<void> {
    const ask = this.decision?.ask ?? "";
    if (!text) return;
    try {
      const { legal, sentence, rule, at } = await this.asking.why(ask, text);
      if (legal || ask !== this.decision?.ask) return;
      this.note = { thing: null, sentence: spoken(sentence), rule, at };
    } catch (thrown) {
      this.refuse(null, thrown);
    }
  }

  /** A quarter turn of the tile at hand, or the next way in which it can lie at all. */
  turn(quarters: number): void {
    if (!this.isLaying || this.busy) return;
    const ways = turnsOf(this.held);
    const to = turned(this.held, quarters);
    this.held = to === this.held ? (ways[1] ?? to) : to;
    this.note = null;
    this.noteField = null;
    if (this.aim) void this.askPlace();
  }

  fieldWords(field: string): string {
    if (!this.view) return "";
    return fieldWords(field, this.view, this.spots.get(field), {
      say,
      cards: this.deck,
      me: this.me,
      player: (seat) => this.name(seat),
    });
  }

  name(seat: number): string {
    return this.state?.table.seats[seat]?.name ?? "";
  }

  // Answers

  hasOption(text: string): boolean {
    return this.decision?.options.some((option) => option.text === text) ?? false;
  }

  /** The deed for which one walks to the field one aims at, unless another is said. */
  readonly deed = $derived.by((): Deed | null => {
    const goal = this.aim ? this.spots.get(this.aim)?.goal : null;
    return goal && this.kind === "walk" ? (deedsOf(goal)[0] ?? null) : null;
  });

  override get canConfirm(): boolean {
    const { decision, aim } = this;
    if (!decision || this.busy) return false;
    if (this.isLaying) return aim !== null && this.isLegal(aim, this.held);
    if (this.isOnMap) return aim !== null && this.spots.has(aim);
    if (decision.kind === "create") return this.picks.length > 0 && this.picks.length === this.view?.texts.points;
    if (decision.kind === "loot") return this.picks.length >= decision.least;
    return this.picks.length === 1;
  }

  override confirm(): void {
    if (!this.canConfirm || !this.decision) return;
    const { ask } = this.decision;
    const spot = this.aim ? this.spots.get(this.aim) : undefined;
    if (this.deed && this.aim) this.go(this.deed, this.aim);
    else if (this.isLaying && this.aim) void this.send({ ask, picks: [`${this.aim} ${this.held}`] });
    else if (this.isOnMap && spot) void this.send({ ask, picks: [spot.text] });
    else void this.send({ ask, picks: this.picks });
  }

  /** A walk and where it ends, named together. */
  go(deed: Deed, field: string): void {
    const { decision } = this;
    if (!decision || this.busy) return;
    void this.send({ ask: decision.ask, picks: [deed], then: [field] });
  }

  /** Choose an option at once; what is none says why. */
  act(text: string): void {
    if (!this.decision || this.busy) return;
    if (!this.hasOption(text)) void this.askText(text);
    else void this.send({ ask: this.decision.ask, picks: [text] });
  }

  /** Put something in, whoever is asked. */
  async put(text: string): Promise<void> {
    this.note = null;
    try {
      await this.socket.request({ t: "put", text });
    } catch (thrown) {
      this.refuse(null, thrown);
    }
  }

  /** Whether a potion of mine may be drunk now: as an answer, or put in. */
  canDrink(potion: string): boolean {
    const text = `drink ${potion}`;
    return this.hasOption(text) || (this.view?.texts.puts[this.me] ?? []).some((put) => put.text === text);
  }

  drink(potion: string): void {
    const text = `drink ${potion}`;
    if (this.hasOption(text)) this.act(text);
    else void this.put(text);
  }

  /** One thing more of those picked together. */
  add(text: string): void {
    const option = this.decision?.options.find((other) => other.text === text);
    const often = this.picks.filter((pick) => pick === text).length;
    if (!option || this.busy) return void this.askText(text);
    if (often < option.copies) this.picks = [...this.picks, text];
  }

  remove(text: string): void {
    const at = this.picks.lastIndexOf(text);
    if (at >= 0) this.picks = this.picks.filter((_, index) => index !== at);
  }

  override get isIdle(): boolean {
    return super.isIdle && this.aim === null;
  }

  override back(): void {
    this.note = null;
    this.noteField = null;
    this.hint = null;
    this.aim = null;
    this.picks = [];
  }

  override async askHint(): Promise<void> {
    await super.askHint();
    if (this.hint) this.hint = { ...this.hint, sentence: spoken(this.hint.sentence) };
  }

  override followHint(): void {
    const [first = "", ...others] = this.hint?.picks ?? [];
    this.hint = null;
    const [field = "", exits] = first.split(" ");
    if (this.kind === "walk") {
      const found = [...this.spots].find(([, spot]) => spot.goal?.deeds.includes(first as Deed));
      if (found) this.aimAt(found[0]);
      else this.picks = [first];
    } else if (this.spots.has(field)) {
      this.aimAt(field);
      if (exits) this.held = exits;
    } else this.picks = [first, ...others];
  }

  /** A class by which a figure is known. */
  override mark(seat: number): string {
    return seat >= 0 ? `figure-${seat}` : "";
  }
}
