/** A fault as a kind sentence: the server's own, or ours for what the server could not say. */

import type { Fault } from "../wire/types";
import { has, say } from "./words.svelte";

export function sayFault(fault: Fault): string {
  if (fault.sentence) return fault.sentence;
  const key = `fault-${fault.code}`;
  return say(has(key) ? key : "fault-broken");
}
