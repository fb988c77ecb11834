/** Which thing somebody is at: the pointer over it, the focus on it or a finger that has just left it. */

import type { Thing } from "../table/contract";

interface Near {
  id: string;
  thing: Thing;
}

let near = $state.raw<Near | null>(null);

export function nearId(): string {
  return near?.id ?? "";
}

/** Reactive: what the reason strip of the phone reads out. */
export function nearThing(): Thing | null {
  return near?.thing ?? null;
}

export function come(id: string, thing: Thing): void {
  if (near?.id !== id) near = { id, thing };
}

export function leave(id: string): void {
  if (near?.id === id) near = null;
}
