/** A refusal as an error: the server's own sentence, or a code of ours with an empty one. */

import type { Fault } from "./types";

/** Codes of ours: `offline` (no answer), `timeout` (too late), `closed` (we left), `broken` (not understood). */
export class Refusal extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.sentence || fault.code);
    this.name = "Refusal";
    this.fault = fault;
  }

  static of(code: string): Refusal {
    return new Refusal({ code, sentence: "", rule: "" });
  }
}

/** Whatever was thrown, as a fault. */
export function faultOf(thrown: unknown): Fault {
  if (thrown instanceof Refusal) return thrown.fault;
  return { code: "broken", sentence: "", rule: "" };
}
