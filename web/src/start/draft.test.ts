import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire/types";
import { changedRulings, Draft, freeMagician } from "./draft.svelte";
import { groupRulings } from "./rulings";

const ruling = (name: string, rule: string, editions: Record<string, string>) => ({ name, rule, question: "?", values: [], editions });
const BOOK: GameInfo = {
  game: "book",
  title: "The Book",
  seats: [2, 5],
  levels: ["random", "greedy", "master"],
  level: "greedy",
  options: {},
  rulings: [ruling("cure_cost", "B6.7", { default: "one_type", en: "free" }), ruling("stack", "B2.1", { default: "few" })],
  magicians: ["air_f", "fire_m", "water_f", "earth_m", "air_m"].map((key) => ({ key, name: key, element: "air" as const, text: "" })),
};

describe("setting the table", () => {
  it("is ready to play without a touch, even before the server told of the game", () => {
    const { seats, options } = new Draft().toWish("en", "Ada", "Thursday");
    expect(seats.map((seat) => seat.kind)).toEqual(["me", "companion", "companion"]);
    // Without a level the server decides.
    expect(seats[1]).toEqual({ kind: "companion", level: "", name: "", magician: "" });
    expect(options).toEqual({ difficulty: 1, mode: "normal", variants: [], edition: "default", rulings: {}, open_hands: true });
  });

  it("calls companions as their magicians", () => {
    const draft = new Draft();
    draft.play({ ...BOOK, magicians: BOOK.magicians.map((one) => ({ ...one, name: `${one.key} Somebody` })) });
    const { seats } = draft.toWish("en", "Ada", "Thursday");
    expect(seats.slice(1).map((seat) => (seat.kind === "companion" ? seat.name : ""))).toEqual(
      draft.seats.slice(1).map((seat) => seat.magician),
    );
  });

  it("lets companions play as they usually do, not as slowly as they can", () => {
    const draft = new Draft();
    draft.play(BOOK);
    const levels = draft.toWatch("en", "Thursday").seats.map((seat) => (seat.kind === "companion" ? seat.level : ""));
    expect([...draft.seats.slice(1).map((seat) => seat.level), ...levels]).toEqual(Array(5).fill("greedy"));
  });

  it("gives everybody another magician", () => {
    const draft = new Draft();
    draft.play(BOOK);
    draft.add();
    draft.add();
    expect(new Set(draft.seats.map((seat) => seat.magician)).size).toBe(5);
  });

  it("swaps magicians when one is taken", () => {
    const draft = new Draft();
    draft.play(BOOK);
    const [mine, other] = draft.seats;
    const [first, second] = [mine!.magician, other!.magician];
    draft.choose(mine!, second);
    expect([mine!.magician, other!.magician]).toEqual([second, first]);
  });

  it("keeps between two and five seats, and me", () => {
    const draft = new Draft();
    draft.remove(draft.seats[0]!);
    expect(draft.seats).toHaveLength(3);
    draft.remove(draft.seats[2]!);
    draft.remove(draft.seats[1]!);
    expect(draft.seats).toHaveLength(2);
  });

  it("lets only companions play when one watches", () => {
    const draft = new Draft();
    draft.play(BOOK);
    draft.become(draft.seats[1]!, "friend");
    expect(draft.toWatch("en", "x").seats.every((seat) => seat.kind === "companion")).toBe(true);
  });

  it("sends only the rulings that differ from the edition", () => {
    expect(changedRulings(BOOK, "default", { cure_cost: "free", stack: "few" })).toEqual({ cure_cost: "free" });
    expect(changedRulings(BOOK, "en", { cure_cost: "free" })).toEqual({});
  });

  it("finds a free magician, or none", () => {
    expect(freeMagician(["a", "b"], ["a"], 0.99)).toBe("b");
    expect(freeMagician(["a"], ["a"])).toBe("");
  });

  it("groups rulings by chapter", () => {
    const groups = groupRulings(BOOK.rulings, [{ number: "B2", title: "Setup", rules: [] }]);
    expect(groups.map(({ chapter, title }) => [chapter, title])).toEqual([
      ["B2", "Setup"],
      ["B6", ""],
    ]);
  });
});
