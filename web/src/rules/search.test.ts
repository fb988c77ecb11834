import { describe, expect, it } from "vitest";
import type { RulesData } from "../wire/types";
import { countHits, filterRules } from "./find";
import { findWords, foldText, hasAll, needles } from "./search";
import { piecesOf } from "./text";

describe("searching the rules", () => {
  it("does not mind case and accents", () => {
    expect(foldText("Locura SIN Fín")).toBe("locura sin fin");
    expect(foldText("große Flüche")).toBe("grosse fluche");
    expect(hasAll(["Maldición"], needles("MALDICION"))).toBe(true);
  });

  it("marks the letters that were written, not the folded ones", () => {
    const text = "Der große Fluch";
    const [span] = findWords(text, needles("gross"));
    expect(text.slice(span!.from, span!.to)).toBe("groß");
  });

  it("wants all words, in any order", () => {
    expect(hasAll(["B6.4", "learn a spell"], needles("spell learn"))).toBe(true);
    expect(hasAll(["B6.4", "learn a spell"], needles("spell curse"))).toBe(false);
  });

  it("joins what overlaps", () => {
    expect(findWords("madness", ["mad", "adness"])).toEqual([{ from: 0, to: 7 }]);
  });

  it("finds nothing where nothing is asked", () => {
    expect(findWords("madness", needles("  "))).toEqual([]);
  });
});

describe("a rule's text", () => {
  it("leads to other rules and rulings", () => {
    expect(piecesOf("See B2.10, ruling `cure_cost`.")).toEqual([
      { is: "text", text: "See ", found: false },
      { is: "rule", text: "B2.10", number: "B2.10" },
      { is: "text", text: ", ruling ", found: false },
      { is: "ruling", text: "cure_cost", name: "cure_cost" },
      { is: "text", text: ".", found: false },
    ]);
  });

  it("marks what was searched", () => {
    expect(piecesOf("The Curse", ["curse"])).toEqual([
      { is: "text", text: "The ", found: false },
      { is: "text", text: "Curse", found: true },
    ]);
  });
});

describe("filtering", () => {
  const rules: RulesData = {
    game: "book",
    title: "The Book",
    chapters: [
      { number: "B1", title: "Components", rules: [{ number: "B1.1", text: "Cards." }] },
      { number: "B2", title: "Setup", rules: [{ number: "B2.1", text: "Madness." }, { number: "B2.2", text: "Curses." }] },
    ],
    rulings: [{ name: "recast", question: "May you cast again?", values: [{ value: "yes", text: "Yes." }] }],
    words: [{ key: "madness", word: "Madness" }],
  };

  it("keeps a chapter whole if its title is meant", () => {
    expect(filterRules(rules, ["setup"]).chapters[0]?.rules).toHaveLength(2);
  });

  it("keeps single rules, rulings and words", () => {
    const found = filterRules(rules, ["madness"]);
    expect(found.chapters.map((chapter) => chapter.rules.map((rule) => rule.number))).toEqual([["B2.1"]]);
    expect(countHits(found)).toBe(2);
    expect(filterRules(rules, ["recast"]).rulings).toHaveLength(1);
  });
});
