import { describe, expect, it } from "vitest";
import type { BookView, CardsData } from "../wire/types";
import { actOf, actsOf } from "./acts";
import type { Board } from "./things";

const board: Board = {
  me: 0,
  view: { curses: [{ slot: 2, curse: "ember", type: "fire" }] } as unknown as BookView,
  cards: {
    kinds: { fire2: { name: "Fire 2", element: "fire", value: 2 } },
    spells: { ice: { name: "Ice", element: "water" } },
    curses: { ember: { name: "Ember Whispers" } },
  } as unknown as CardsData,
};
const option = (text: string) => ({ text, sentence: `(${text})`, copies: 1 });

describe("actions for the list", () => {
  it("has one entry for a spell, whatever its powers", () => {
    const acts = actsOf([option("cast ice x1"), option("cast ice x2"), option("stop")], board);
    expect(acts.map((act) => [act.group, act.name, act.option.text])).toEqual([
      ["cast", "Ice", "cast ice x1"],
      ["stop", "", "stop"],
    ]);
  });

  it("names what an action is about", () => {
    expect(actOf(option("destroy 3a"), board)).toMatchObject({ name: "Ember Whispers", element: "fire" });
    expect(actOf(option("acquire fire2"), board)).toMatchObject({ name: "Fire 2", element: "fire" });
    expect(actOf(option("learn ice"), board)).toMatchObject({ name: "Ice", element: "water" });
    expect(actOf(option("cure support p2"), board)).toMatchObject({ group: "cure", name: "" });
    expect(actOf(option("ability"), board).group).toBe("ability");
    expect(actOf(option("sing"), board)).toMatchObject({ group: "other", name: "(sing)" });
  });
});
