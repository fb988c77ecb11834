/** What every game's play has: the state, the open question, reasons, hints, and how an answer is sent.
 *
 * A game's own play (the Book's in `play.svelte.ts`, the Maze's in `src/maze`) says what a click means.
 */

import { fetchCards } from "../wire/http";
import { faultOf } from "../wire/refusal";
import type { Socket } from "../wire/socket";
import type { CardsData, Lang, StateMessage } from "../wire/types";
import { sayFault } from "../words/fault";
import { say, type Args } from "../words/words.svelte";
import { Asking, type Answer, type Hint } from "./asking";
import type { Note, Thing } from "./contract";

interface Played {
  played: number;
  of: number;
  surprise: { kind: string; sentence: string } | null;
}

export class TablePlay {
  state = $state.raw<StateMessage | null>(null);
  cards = $state.raw<CardsData | null>(null);
  /** What was touched and waits to be confirmed; focus follows it to the slip. */
  chosen = $state<string | null>(null);
  picks = $state.raw<string[]>([]);
  note = $state.raw<Note | null>(null);
  busy = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** What a first game says of a choice that is legal but not what its lesson is about. */
  another = $state("");
  /** The rule that the rules panel is to be opened at; null while it is shut. */
  rule = $state<string | null>(null);

  /** How a draft that was played went. */
  surprise = $state.raw<{ played: number; of: number; sentence: string } | null>(null);

  readonly draft = $derived(this.state?.draft ?? null);
  readonly canDraft = $derived(this.draft !== null || ((this.state?.is_asked ?? false) && !this.state?.ending && !this.state?.lesson));
  readonly decision = $derived(this.state?.decision ?? null);
  readonly me = $derived(this.state?.seat ?? -1);

  readonly asking: Asking;
  protected socket: Socket;
  protected lang: Lang;

  constructor(socket: Socket, lang: Lang) {
    this.socket = socket;
    this.asking = new Asking(socket);
    this.lang = lang;
  }

  // What comes from the server

  take(state: StateMessage): void {
    const before = this.decision;
    this.state = state;
    const now = state.decision;
    if (now?.ask !== before?.ask) this.#begin();
    else if (now && now.question !== before?.question) this.reworded();
    if (state.view && !this.cards) void this.#fetchCards();
  }

  async setLang(lang: Lang): Promise<void> {
    if (lang === this.lang) return;
    this.lang = lang;
    this.hint = null;
    this.note = null;
    this.asking.forget();
    await Promise.allSettled([this.socket.setLang(lang), this.#fetchCards()]);
  }

  async #fetchCards(): Promise<void> {
    const { state } = this;
    if (!state?.view) return;
    try {
      this.cards = await fetchCards(state.table.game, state.view.table.pack, this.lang);
    } catch (thrown) {
      this.refuse(null, thrown);
    }
  }

  #begin(): void {
    this.chosen = null;
    this.note = null;
    this.hint = null;
    this.another = "";
    this.busy = false;
    this.picks = [];
    this.asking.forget();
    this.begun();
  }

  /** A new question has come. */
  protected begun(): void {}

  /** The same question in other words. */
  protected reworded(): void {}

  destroy(): void {
    this.socket.close();
  }

  // A draft of my turn

  async dealDraft(act: "begin" | "end" | "drop" | "assume" | "share" | "commit", at = 0): Promise<void> {
    this.note = null;
    this.surprise = null;
    const of = this.draft?.steps.length ?? 0;
    if (act === "commit" && of === 0) return;
    try {
      const told = await this.socket.request<Played>({ t: "draft", do: act, at });
      if (act === "commit") this.surprise = { played: told.played, of: told.of, sentence: told.surprise?.sentence ?? say("draft-whole") };
    } catch (thrown) {
      this.refuse(null, thrown);
    }
  }

  toggleDraft(): void {
    if (this.draft) void this.dealDraft("end");
    else if (this.canDraft) void this.dealDraft("begin");
  }

  /** Whether nothing is begun that Escape would drop first. */
  get isIdle(): boolean {
    return this.chosen === null && this.picks.length === 0 && !this.note && !this.hint;
  }

  /** Back out of the last thing begun; out of a draft in which nothing is. */
  leave(): void {
    if (this.draft?.steps.length === 0 && this.isIdle) void this.dealDraft("end");
    else this.back();
  }

  /** A sentence of the server as this game's page says it. */
  tell(sentence: string): string {
    return sentence;
  }

  // What is done at the slip; a game's play says how

  get canConfirm(): boolean {
    return false;
  }

  confirm(): void {}

  back(): void {}

  setPower(_power: number): void {}

  /** Do as the hint says, up to the point where it is confirmed. */
  followHint(): void {
    this.hint = null;
  }

  /** A class by which somebody is known in the log. */
  mark(_seat: number): string {
    return "";
  }

  /** Busy until the next question comes, or a refusal. */
  protected async send(answer: Answer): Promise<void> {
    this.busy = true;
    this.note = null;
    this.surprise = null;
    try {
      await this.asking.choose(answer);
    } catch (thrown) {
      this.busy = false;
      this.refuse(null, thrown);
    }
  }

  // Help

  /** Why a short text cannot be chosen, said at the decision. */
  async askText(text: string): Promise<void> {
    try {
      const { legal, sentence, rule } = await this.asking.why(this.decision?.ask ?? "", text);
      if (!legal) this.note = { thing: null, sentence, rule };
    } catch (thrown) {
      this.refuse(null, thrown);
    }
  }

  async askHint(): Promise<void> {
    const ask = this.decision?.ask;
    if (!ask || this.draft) return;
    try {
      const hint = await this.asking.hint();
      if (ask === this.decision?.ask) this.hint = hint;
    } catch (thrown) {
      this.refuse(null, thrown);
    }
  }

  say(key: string, args?: Args): string {
    return say(key, args);
  }

  openRule(number: string): void {
    this.rule = number;
  }

  protected refuse(thing: Thing | null, thrown: unknown): void {
    const { code, sentence, rule } = faultOf(thrown);
    if (code === "closed") return;
    if (code === "lesson") {
      this.back();
      this.another = sentence;
      return;
    }
    this.note = { thing, sentence: sentence || sayFault({ code, sentence, rule }), rule };
  }
}
