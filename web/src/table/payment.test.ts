import { describe, expect, it } from "vitest";
import type { CardsData, Decision, Price } from "../wire/types";
import { isSamePayment, nextWay, overlap, putIn, sumOf, touched, wayOf, without } from "./payment";
import { isSingle, isWhole, moved, narrowed, nextProposal, picked } from "./selection";

const W1 = "pay water1";
const W2 = "pay water2";
const B1 = "pay water1@p2";
const WAYS = [[W1, W1], [W1, B1], [W2]];

describe("payments", () => {
  it("counts what two have in common, whatever the order", () => {
    expect(overlap([W1, W1, B1], [B1, W1])).toBe(2);
    expect(isSamePayment([W1, B1], [B1, W1])).toBe(true);
    expect(isSamePayment([W1], [W1, W1])).toBe(false);
    expect(wayOf(WAYS, [B1, W1])).toBe(1);
    expect(wayOf(WAYS, [W1])).toBe(-1);
  });

  it("takes one of equal cards out", () => {
    expect(without([W1, W1, B1], W1)).toEqual([W1, B1]);
    expect(without([W1], W2)).toEqual([W1]);
  });

  it("puts a card beside the others while that fits a known way", () => {
    expect(putIn(WAYS, [W1], B1)).toEqual([W1, B1]);
  });

  it("exchanges as few cards as possible when the payment is whole", () => {
    expect(putIn(WAYS, [W1, W1], B1)).toEqual([W1, B1]);
    expect(putIn(WAYS, [W1, W1], W2)).toEqual([W2]);
  });

  it("adds what no known way holds and leaves the verdict to the server", () => {
    expect(putIn(WAYS, [W1, W1], "pay fire1")).toEqual([W1, W1, "pay fire1"]);
  });

  it("takes one more of equal cards until the payment is whole, then gives one back", () => {
    const once = touched(WAYS, [], W1, 2);
    expect(once).toEqual([W1]);
    expect(touched(WAYS, once, W1, 2)).toEqual([W1, W1]);
    expect(touched(WAYS, [W1, W1], W1, 2)).toEqual([W1]);
    expect(touched([], [W1, W1], W1, 2)).toEqual([]);
  });

  it("takes out the very card that was touched", () => {
    expect(touched(WAYS, [W1, W1], W1, 2, 0)).toEqual([W1]);
    expect(touched(WAYS, [W1], W1, 2, 1)).toEqual([W1, W1]);
  });

  it("goes through the ways and back to the first", () => {
    expect(nextWay(WAYS, [W1, W1])).toEqual([W1, B1]);
    expect(nextWay(WAYS, [W2])).toEqual([W1, W1]);
    expect(nextWay(WAYS, ["pay fire1"])).toEqual([W1, W1]);
    expect(nextWay([], [W1])).toEqual([W1]);
  });

  it("adds up what is paid", () => {
    const cards = { kinds: { water1: { value: 1 }, water2: { value: 2 } } } as unknown as CardsData;
    const thing = (text: string, card: string) => ({ text, card, from: "hand", area: 0, owner: 0, copies: 2 });
    const price = { need: { water: 3 }, things: [thing(W1, "water1"), thing(W2, "water2")], verdict: null };
    const asPrice = (more: object) => ({ ...price, ...more }) as unknown as Price;
    expect(sumOf(asPrice({}), [W1, W2], cards)).toEqual({ paid: 3, need: 3 });
    expect(sumOf(asPrice({}), [W1], cards)).toEqual({ paid: 1, need: 3 });
    expect(sumOf(asPrice({ verdict: { ok: true } }), [W2], cards)).toEqual({ paid: 3, need: 3 });
  });
});

describe("selections", () => {
  const decision = (more: Partial<Decision>) =>
    ({ picking: "together", least: 0, most: 2, options: [], proposals: [], ...more }) as unknown as Decision;
  const option = (text: string, copies = 1) => ({ text, sentence: text, copies });

  it("lets one answer alone take the other's place", () => {
    expect(picked(decision({ picking: "alone" }), ["a"], option("b"))).toEqual(["b"]);
    expect(picked(decision({ most: 1 }), ["a"], option("b"))).toEqual(["b"]);
  });

  it("puts in up to the most, and takes out again", () => {
    expect(picked(decision({}), ["a"], option("b"))).toEqual(["a", "b"]);
    expect(picked(decision({}), ["a", "b"], option("c"))).toEqual(["a", "b"]);
    expect(picked(decision({}), ["a", "b"], option("b"))).toEqual(["a"]);
    expect(picked(decision({ most: 3 }), ["a"], option("a", 2))).toEqual(["a", "a"]);
    expect(picked(decision({ most: 3 }), ["a", "a"], option("a", 2), 0)).toEqual(["a"]);
  });

  it("knows when one thing is the whole answer", () => {
    expect(isSingle(decision({ picking: "alone", least: 1, most: 1 }))).toBe(true);
    expect(isSingle(decision({ least: 1, most: 1 }))).toBe(true);
    expect(isSingle(decision({ least: 0, most: 1 }))).toBe(false);
  });

  it("is whole between least and most", () => {
    expect(isWhole(decision({ least: 1 }), [])).toBe(false);
    expect(isWhole(decision({}), [])).toBe(true);
    expect(isWhole(decision({}), ["a", "b", "c"])).toBe(false);
  });

  it("moves picks where order matters", () => {
    expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  });

  it("goes through proposals", () => {
    expect(nextProposal([["a"], ["b", "c"]], ["a"])).toEqual(["b", "c"]);
    expect(nextProposal([["a"], ["b", "c"]], ["c", "b"])).toEqual(["a"]);
    expect(nextProposal([["a"]], [])).toEqual(["a"]);
  });

  it("narrows options by what was touched before", () => {
    const all = [option("give a to p1"), option("give a to p2"), option("give b to p1")];
    expect(narrowed(all.slice(0, 2), [all[0]!, all[2]!])).toEqual([all[0]]);
    expect(narrowed([], [all[2]!])).toEqual([all[2]]);
  });
});
