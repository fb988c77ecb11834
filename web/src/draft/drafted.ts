/** While a turn is drafted, the table shows the draft: its view and its question in place of the true ones. */

import type { StateMessage } from "../wire/types";

export function drafted(state: StateMessage): StateMessage {
  const { draft } = state;
  const is_asked = state.decision !== null;
  return draft ? { ...state, is_asked, view: draft.view, decision: draft.decision } : { ...state, is_asked };
}

/** A share as people say it, never broken over a line: "62 %", "under 1 %". */
export function percent(share: number): string {
  const n = Math.round(share * 100);
  if (n === 0 && share > 0) return "<\u00a01\u00a0%";
  return n === 100 && share < 1 ? ">\u00a099\u00a0%" : `${n}\u00a0%`;
}
