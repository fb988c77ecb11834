/** What of the rules is left when one searches. */

import type { RulesData } from "../wire/types";
import { hasAll } from "./search";

/** The rules that hold all the words; a hit in a chapter's title keeps the whole chapter. */
export function filterRules(rules: RulesData, words: readonly string[]): RulesData {
  if (!words.length) return rules;
  const chapters = rules.chapters
    .map((chapter) => {
      if (hasAll([chapter.number, chapter.title], words)) return chapter;
      return { ...chapter, rules: chapter.rules.filter((rule) => hasAll([rule.number, rule.text], words)) };
    })
    .filter((chapter) => chapter.rules.length);
  const rulings = rules.rulings.filter((ruling) =>
    hasAll([ruling.name, ruling.question, ...ruling.values.map((value) => value.text)], words),
  );
  return { ...rules, chapters, rulings, words: rules.words.filter(({ word }) => hasAll([word], words)) };
}

export function countHits(rules: RulesData): number {
  const inChapters = rules.chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return inChapters + rules.rulings.length + rules.words.length;
}
