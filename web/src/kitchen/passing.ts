/** Several people at one screen: who looks next, and whether a curtain comes between. */

import type { StateMessage } from "../wire/types";

export interface LocalSeat {
  seat: number;
  token: string;
}

/** What a state means for those at one screen. */
export type Pass =
  | { do: "stay" }
  /** The next one may look at once: nothing hidden changes. */
  | { do: "turn"; to: LocalSeat }
  /** Nobody looks until somebody says who they are; `to` is whom it is for, if it is known. */
  | { do: "cover"; to: LocalSeat | null };

/** The one of us who is asked now, or null. */
export function askedHere(state: StateMessage, here: readonly LocalSeat[]): LocalSeat | null {
  const asked = state.waiting[0]?.seat;
  return here.find(({ seat }) => seat === asked) ?? null;
}

/**
 * What to do with a state; `front` is the seat that looks at the screen, or null behind the curtain.
 * `last` is who looked before it fell: they may look again where nothing is hidden.
 */
export function passOf(state: StateMessage, here: readonly LocalSeat[], front: number | null, last: number | null): Pass {
  if (here.length < 2) return { do: "stay" };
  const next = askedHere(state, here);
  if (front !== null) {
    if (!next || next.seat === front) return { do: "stay" };
    return state.curtain ? { do: "cover", to: next } : { do: "turn", to: next };
  }
  if (state.curtain) return { do: "cover", to: next };
  return { do: "turn", to: next ?? here.find(({ seat }) => seat === last) ?? here[0]! };
}
