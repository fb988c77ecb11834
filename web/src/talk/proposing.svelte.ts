/** A proposal as it is put together: what was touched, who would do it, who would give what for it. */

import type { Look, Thing } from "../table/contract";
import type { Board } from "../table/things";
import type { Counts, ProposalInfo, Request } from "../wire/types";
import { elementsOf, isBound, MOST_STEPS, stepOf, supportText, type Step } from "./steps";

/** So many of one element somebody may be asked for by clicking. */
const MOST = 4;

export class Proposing {
  isOn = $state(false);
  acts = $state.raw<Step[]>([]);
  gives = $state.raw<Record<number, Counts>>({});
  /** The proposal that this one answers. */
  counters = $state("");

  readonly steps = $derived.by((): Step[] => {
    const given = Object.keys(this.gives).map((seat) => ({ seat: Number(seat), text: supportText(this.gives[Number(seat)]!) }));
    return [...given.filter(({ text }) => text !== "support"), ...this.acts];
  });
  readonly canSend = $derived(this.steps.length > 0 && this.steps.length <= MOST_STEPS);

  begin(from?: ProposalInfo): void {
    this.isOn = true;
    this.counters = from?.id ?? "";
    this.acts = (from?.steps ?? []).filter(({ text }) => elementsOf(text) === null).map(({ seat, text }) => ({ seat, text }));
    this.gives = {};
    for (const { seat, text } of from?.steps ?? []) {
      const counts = elementsOf(text);
      if (counts) this.gives = { ...this.gives, [seat]: counts };
    }
  }

  toggle(): void {
    if (this.isOn) this.end();
    else this.begin();
  }

  end(): void {
    this.isOn = false;
  }

  look(thing: Thing, board: Board | null): Look {
    const step = board && stepOf(thing, board);
    if (!step) return "idle";
    return this.acts.some((act) => act.text === step.text) ? "selected" : "available";
  }

  /** Touched once it is in, touched again it is out; where there is no room, it takes the last place. */
  touch(thing: Thing, board: Board | null): void {
    const step = board && stepOf(thing, board);
    if (!step) return;
    const others = this.acts.filter((act) => act.text !== step.text);
    if (others.length < this.acts.length) this.acts = others;
    else this.acts = [...this.acts.slice(0, Math.max(0, MOST_STEPS - 1 - this.#givers())), step];
  }

  #givers(): number {
    return this.steps.length - this.acts.length;
  }

  remove(index: number): void {
    this.acts = this.acts.filter((_, at) => at !== index);
  }

  setDoer(index: number, seat: number): void {
    this.acts = this.acts.map((act, at) => (at === index && !isBound(act.text) ? { ...act, seat } : act));
  }

  /** One more of an element from somebody; after the most, none. */
  give(seat: number, element: string): void {
    const counts = this.gives[seat] ?? {};
    const n = ((counts[element] ?? 0) + 1) % (MOST + 1);
    this.gives = { ...this.gives, [seat]: { ...counts, [element]: n } };
  }

  request(): Request {
    const counters = this.counters ? { counters: this.counters } : {};
    return { t: "propose", steps: this.steps, ...counters };
  }
}
