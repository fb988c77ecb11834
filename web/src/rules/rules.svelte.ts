/** The rules as one reads them: fetched in the reader's language, searched, opened at a number. */

import { fetchRules } from "../wire/http";
import { faultOf } from "../wire/refusal";
import type { Fault, Lang, RulesData } from "../wire/types";
import { countHits, filterRules } from "./find";
import { needles } from "./search";

export class Reading {
  all: RulesData | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  query = $state("");
  number = $state("");
  readonly words: string[] = $derived(needles(this.query));
  readonly shown: RulesData | null = $derived(this.all && filterRules(this.all, this.words));
  readonly hits: number = $derived(this.shown ? countHits(this.shown) : 0);

  async load(game: string, lang: Lang): Promise<void> {
    try {
      this.all = await fetchRules(game, lang);
      this.fault = null;
    } catch (thrown) {
      this.fault = faultOf(thrown);
    }
  }

  /** Go to a rule: what was searched is cleared if it hides the rule. */
  open(number: string): void {
    this.number = number;
    if (this.query) this.query = "";
  }
}

/** Bring a rule into sight and put the focus there, for the keyboard to go on from. */
export function showRule(root: ParentNode, id: string): void {
  const place = root.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  place?.scrollIntoView({ block: "start" });
  place?.focus({ preventScroll: true });
}
