/** What a click means: the open question, what is touched and picked for it, and what is sent.
 *
 * Nothing here knows a rule. What may be chosen are the question's options; what pays and whether it is
 * enough says `price`; why something cannot be says `why`.
 */

import { Proposing } from "../talk/proposing.svelte";
import { proposedAbout } from "../talk/steps";
import type { Speaker } from "../talk/words";
import type { OptionInfo, Price, ProposalInfo, Request } from "../wire/types";
import { say } from "../words/words.svelte";
import { TablePlay } from "./base.svelte";
import type { Look, Play, Thing } from "./contract";
import { labelOf, nameOf } from "./label";
import { lookOf, optionsFor, payThingOf, pickedOf, type Narrow, type Situation } from "./looks";
import { nextWay, touched, wayOf } from "./payment";
import { isAlone, isSingle, isWhole, moved, narrowed, nextProposal, picked } from "./selection";
import { settings } from "./settings.svelte";
import { castOf, castText, keyOf, optionsByThing, payText, whyText, type Board } from "./things";

/** Questions whose buttons are the answer itself. */
const PLAIN = new Set(["may", "one_of"]);

export class BookPlay extends TablePlay implements Play {
  price = $state.raw<Price | null>(null);
  narrow = $state.raw<Narrow | null>(null);
  readonly proposing = new Proposing();
  readonly view = $derived(this.state?.view ?? null);
  readonly power = $derived(castOf(this.chosen ?? "")?.power ?? 0);
  readonly board = $derived<Board | null>(
    this.view ? { me: this.me, view: this.view, cards: this.cards } : null,
  );
  readonly #byThing = $derived(
    this.decision && this.board
      ? optionsByThing(this.decision.kind, this.decision.options, this.board)
      : new Map<string, OptionInfo[]>(),
  );
  readonly situation = $derived<Situation>({
    decision: this.decision,
    board: this.board,
    byThing: this.#byThing,
    chosen: this.chosen,
    price: this.price,
    picks: this.picks,
    narrow: this.narrow,
    hint: this.hint?.picks ?? [],
  });
  /** Whether the chosen action is paid: a way of the server's, or cards it has called enough. */
  readonly isPaid = $derived(
    this.price !== null &&
      (wayOf(this.price.ways, this.picks) >= 0 || (this.price.verdict?.ok ?? false)),
  );
  readonly #isReady = $derived.by(() => {
    if (!this.decision || this.busy) return false;
    if (this.chosen !== null) return this.isPaid;
    return this.decision.kind !== "act" && isWhole(this.decision, this.picks);
  });

  #asked = 0;

  override get canConfirm(): boolean {
    if (this.proposing.isOn) return this.proposing.canSend;
    return this.#isReady;
  }

  // What comes from the server

  protected override reworded(): void {
    if (this.chosen) void this.#fetchPrice(this.chosen);
  }

  protected override begun(): void {
    this.#asked += 1;
    this.price = null;
    this.narrow = null;
    const { decision } = this;
    if (decision?.kind === "pay") this.picks = [...(decision.proposals[0] ?? [])];
  }

  override destroy(): void {
    this.#asked += 1;
    super.destroy();
  }

  // Things

  /** Who can say in words what is proposed. */
  get speaker(): Speaker {
    return { say, name: (seat) => this.#names().player(seat), view: this.view, cards: this.cards };
  }

  get canPropose(): boolean {
    const talk = this.state?.talk;
    return this.me >= 0 && !this.state?.ending && talk !== null && talk !== undefined && talk.limit !== 0;
  }

  talkOf(thing: Thing): ProposalInfo[] {
    const made = this.state?.talk?.proposals ?? [];
    return made.length && this.board ? proposedAbout(thing, made, this.board) : [];
  }

  async answerTo(proposal: string, yes: boolean): Promise<void> {
    await this.#say({ t: "answer", proposal, yes });
  }

  async #say(request: Request): Promise<void> {
    this.note = null;
    try {
      await this.socket.request(request);
      if (request.t === "propose") this.proposing.end();
    } catch (thrown) {
      this.refuse(null, thrown);
    }
  }

  look(thing: Thing): Look {
    if (this.proposing.isOn) return this.proposing.look(thing, this.board);
    return lookOf(thing, this.situation);
  }

  picked(thing: Thing): number {
    return pickedOf(thing, this.situation);
  }

  optionsOf(thing: Thing): OptionInfo[] {
    return optionsFor(thing, this.situation);
  }

  label(thing: Thing): string {
    if (this.proposing.isOn && this.board) return nameOf(thing, this.board, this.#names());
    return labelOf(thing, this.situation, this.#names());
  }

  touch(thing: Thing, copy?: number): void {
    if (this.busy) return;
    this.note = null;
    if (this.proposing.isOn) return this.proposing.touch(thing, this.board);
    const { decision } = this;
    if (!decision) return;
    const card = this.chosen === null ? undefined : payThingOf(thing, this.price);
    if (card && this.price) {
      this.#pay(touched(this.price.ways, this.picks, card.text, card.copies, copy), thing);
      return;
    }
    const options = this.optionsOf(thing);
    if (options.length === 0) this.ask(thing);
    else if (decision.kind === "act") this.#chooseAmong(options, thing);
    else this.#pickAmong(options, thing, copy);
  }

  /** A spell stands for all its powers; the least is looked at first. */
  #chooseAmong(options: OptionInfo[], thing: Thing): void {
    const first = options[0] as OptionInfo;
    const isOne = options.length === 1 || castOf(first.text) !== null;
    const isChosen = options.some((option) => option.text === this.chosen);
    if (!isOne) this.narrow = { options, keys: [keyOf(thing)] };
    else if (!isChosen) this.#choose(first.text);
  }

  #pickAmong(options: OptionInfo[], thing: Thing, copy?: number): void {
    const left = this.narrow ? narrowed(this.narrow.options, options) : options;
    if (left.length > 1) {
      this.narrow = { options: left, keys: [...(this.narrow?.keys ?? []), keyOf(thing)] };
      return;
    }
    this.#pickOption(left[0] as OptionInfo, copy);
  }

  async ask(thing: Thing): Promise<void> {
    const { decision, board, me } = this;
    if (!decision || !board || this.look(thing) !== "refused") {
      if (this.note?.thing) this.note = null;
      return;
    }
    if (this.chosen !== null) return this.#askPayment(thing);
    const pick = whyText(decision.kind, thing, board, decision.options);
    if (pick === null || me < 0) return;
    try {
      const { legal, sentence, rule } = await this.asking.why(decision.ask, pick);
      if (decision.ask === this.decision?.ask && !legal) this.note = { thing, sentence, rule };
    } catch (thrown) {
      this.refuse(thing, thrown);
    }
  }

  /** Why a card does not pay for what is chosen. */
  async #askPayment(thing: Thing): Promise<void> {
    const { chosen, decision } = this;
    const text = payText(thing);
    if (chosen === null || !decision || text === null) return;
    try {
      const verdict = await this.asking.verdict(decision.ask, chosen, [text]);
      if (!verdict || verdict.ok || !verdict.sentence || this.chosen !== chosen) return;
      this.note = { thing, sentence: verdict.sentence, rule: verdict.rule };
    } catch (thrown) {
      this.refuse(thing, thrown);
    }
  }

  // Actions and their payment

  #choose(text: string): void {
    this.chosen = text;
    this.note = null;
    this.narrow = null;
    this.picks = [];
    void this.#fetchPrice(text);
  }

  async #fetchPrice(text: string): Promise<void> {
    const ask = this.decision?.ask ?? "";
    this.#asked += 1;
    const turn = this.#asked;
    this.price = null;
    try {
      const price = await this.asking.price(ask, text);
      if (turn !== this.#asked) return;
      this.price = price;
      this.picks = [...(price.ways[0] ?? [])];
      const isClear = price.is_all && price.ways.length === 1 && price.warnings.length === 0;
      if (settings.confirm === "choice" && isClear && !this.#hasPowers(text)) this.confirm();
    } catch (thrown) {
      if (turn === this.#asked) this.refuse(null, thrown);
    }
  }

  #hasPowers(text: string): boolean {
    const spell = castOf(text)?.spell;
    if (!spell) return false;
    return (this.decision?.options ?? []).filter((o) => castOf(o.text)?.spell === spell).length > 1;
  }

  async #pay(picks: string[], thing: Thing | null): Promise<void> {
    const { chosen, decision, price } = this;
    if (chosen === null || !decision || !price) return;
    this.picks = picks;
    this.price = { ...price, verdict: null };
    this.#asked += 1;
    const turn = this.#asked;
    try {
      const verdict = await this.asking.verdict(decision.ask, chosen, picks);
      if (turn !== this.#asked || !this.price) return;
      this.price = { ...this.price, verdict };
      const isWrong = verdict && !verdict.ok && verdict.missing === 0;
      if (isWrong) this.note = { thing, sentence: verdict.sentence, rule: verdict.rule };
    } catch (thrown) {
      if (turn === this.#asked) this.refuse(thing, thrown);
    }
  }

  otherPayment(): void {
    this.note = null;
    if (this.chosen !== null) {
      if (this.price) void this.#pay(nextWay(this.price.ways, this.picks), null);
    } else if (this.decision) this.picks = nextProposal(this.decision.proposals, this.picks);
  }

  override setPower(power: number): void {
    const cast = castOf(this.chosen ?? "");
    if (!cast || !this.decision || this.busy || cast.power === power) return;
    const text = castText(cast.spell, power);
    if (this.decision.options.some((option) => option.text === text)) this.#choose(text);
    else void this.askText(text);
  }

  // Picks

  pick(text: string): void {
    const { decision } = this;
    if (!decision || this.busy) return;
    this.note = null;
    const card = this.chosen === null ? undefined : this.price?.things.find((t) => t.text === text);
    const option = decision.options.find((other) => other.text === text);
    if (card && this.price) {
      void this.#pay(touched(this.price.ways, this.picks, card.text, card.copies), null);
    } else if (!option) void this.askText(text);
    else if (decision.kind === "act") this.#choose(text);
    else this.#pickOption(option);
  }

  #pickOption(option: OptionInfo, copy?: number): void {
    const { decision } = this;
    if (!decision) return;
    this.narrow = null;
    this.picks = option.text === "done" ? [] : picked(decision, this.picks, option, copy);
    const isAnswer = PLAIN.has(decision.kind) || (isSingle(decision) && settings.confirm === "choice");
    if (isAnswer || option.text === "done") this.confirm();
  }

  /** One place earlier or later, where order matters. */
  move(index: number, by: number): void {
    this.picks = moved(this.picks, index, by);
  }

  override confirm(): void {
    if (!this.canConfirm) return;
    if (this.proposing.isOn) return void this.#say(this.proposing.request());
    if (!this.decision) return;
    const { chosen, picks } = this;
    const { ask } = this.decision;
    if (chosen === null) void this.send({ ask, picks: isAlone(this.decision) ? picks.slice(-1) : picks });
    else void this.send({ ask, picks: [chosen], then: picks });
  }

  override back(): void {
    this.note = null;
    if (this.proposing.isOn) return this.proposing.end();
    this.hint = null;
    this.#asked += 1;
    if (this.chosen !== null) {
      this.chosen = null;
      this.price = null;
      this.picks = [];
    } else if (this.narrow) this.narrow = null;
    else this.picks = [];
  }

  // Help

  /** Do as the hint says, up to the point where it is confirmed. */
  override followHint(): void {
    const picks = this.hint?.picks ?? [];
    this.hint = null;
    if (this.decision?.kind === "act") {
      if (picks[0]) this.#choose(picks[0]);
    } else this.picks = [...picks];
  }

  override mark(seat: number): string {
    const magician = this.view?.players[seat]?.magician ?? "";
    return this.cards?.magicians[magician]?.element ?? "";
  }

  #names() {
    return {
      say,
      player: (seat: number) => this.state?.table.seats[seat]?.name ?? "",
    };
  }
}
