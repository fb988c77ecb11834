/** The rulings of a game, in the order and under the chapters of its rules. */

import type { RulesData, RulingInfo } from "../wire/types";

export interface RulingGroup {
  chapter: string;
  title: string;
  rulings: RulingInfo[];
}

function chapterOf(rule: string): string {
  return rule.split(".")[0] ?? rule;
}

function place(chapter: string): number {
  return Number(chapter.replace(/\D/g, "")) || 0;
}

export function groupRulings(rulings: readonly RulingInfo[], chapters: RulesData["chapters"]): RulingGroup[] {
  const groups = new Map<string, RulingGroup>();
  for (const ruling of rulings) {
    const chapter = chapterOf(ruling.rule);
    const title = chapters.find((one) => one.number === chapter)?.title ?? "";
    const group = groups.get(chapter) ?? { chapter, title, rulings: [] };
    group.rulings.push(ruling);
    groups.set(chapter, group);
  }
  return [...groups.values()].sort((one, other) => place(one.chapter) - place(other.chapter));
}
