/** What the things on the table and the decision about them promise each other.
 *
 * The Book's pictures (src/book) draw a view and hand every click to a `Play`; the `Play`
 * (src/table) knows what is asked, which options are about which thing, and what a click means.
 */

import type { BookView, CardsData, Decision, OptionInfo, Price, ProposalInfo, StateMessage } from "../wire/types";

/** Something on the table that can be touched. */
export type Thing =
  | { on: "hand"; card: string }
  | { on: "support"; area: number; owner: number; card: string }
  | { on: "discard"; card: string; seat: number }
  | { on: "destroyed"; card: string }
  | { on: "spell"; spell: string; seat: number }
  | { on: "curse"; slot: number }
  | { on: "library"; element: string; spell: string | null }
  | { on: "supply"; card: string }
  | { on: "madness"; seat: number }
  | { on: "player"; seat: number }
  | { on: "element"; element: string }
  | { on: "ability"; seat: number };

/** How a thing looks now. `idle`: nothing is asked of me that it could answer. */
export type Look = "idle" | "available" | "selected" | "proposed" | "refused";

export interface Note {
  /** The thing it hangs at; none hangs at the decision. */
  thing: Thing | null;
  sentence: string;
  rule: string;
  /** What on the table stands against it, by short names. */
  at?: string[];
}

export interface Play {
  readonly state: StateMessage | null;
  readonly view: BookView | null;
  readonly cards: CardsData | null;
  readonly decision: Decision | null;
  /** My seat, or -1 if I watch. */
  readonly me: number;
  /** The action I have touched and not yet confirmed, for example "cast ice x2". */
  readonly chosen: string | null;
  /** The power at which the chosen spell is looked at. */
  readonly power: number;
  readonly price: Price | null;
  /** The payment or selection as it stands: short texts, equal ones as often as they are picked. */
  readonly picks: string[];
  readonly note: Note | null;
  readonly busy: boolean;
  /** What was proposed about a thing and still counts. */
  talkOf(thing: Thing): ProposalInfo[];
  look(thing: Thing): Look;
  /** How many of equal cards behind a thing are picked. */
  picked(thing: Thing): number;
  optionsOf(thing: Thing): OptionInfo[];
  /** `copy` is which of equal cards was touched (from 0), where they are drawn one by one: one of the
   * first `picked(thing)` is taken out, any other put in. Without it a guess is made. */
  touch(thing: Thing, copy?: number): void;
  /** Ask why a thing cannot be touched (on focus or hover), without choosing anything. */
  ask(thing: Thing): void;
  pick(text: string): void;
  setPower(power: number): void;
  confirm(): void;
  back(): void;
  /** A name for screen readers: what the thing is and what touching it does now. */
  label(thing: Thing): string;
  say(key: string, args?: Record<string, string | number>): string;
  openRule(number: string): void;
}
