import { describe, expect, it } from "vitest";
import type { BookView, CardsData } from "../wire/types";
import type { Thing } from "./contract";
import {
  cardOf,
  castOf,
  castText,
  isOutOfSight,
  isSame,
  keyOf,
  optionsByThing,
  payText,
  thingsOf,
  whyText,
  type Board,
} from "./things";

const spell = (key: string) => ({ spell: key, exhausted: false, neutralised: false, being_cast: false });

const board: Board = {
  me: 0,
  view: {
    table: { rulings: {} },
    library: [
      { element: "air", spell: "tailwind", below: 3 },
      { element: "earth", spell: null, below: 0 },
    ],
    supply: { fire2: 4, fire3: 6, water2: 1 },
    players: [
      { seat: 0, spells: [spell("ice"), spell("growth")], hand: { fire1: 2, madness: 1 }, discard: { air2: 1 } },
      { seat: 1, spells: [spell("ice")], hand: null, discard: {} },
    ],
  } as unknown as BookView,
  cards: {
    kinds: {
      fire2: { name: "Fire 2", element: "fire", value: 2 },
      fire3: { name: "Fire 3", element: "fire", value: 3 },
      water2: { name: "Water 2", element: "water", value: 2 },
    },
  } as unknown as CardsData,
};

const hand = (card: string): Thing => ({ on: "hand", card });
const support = (card: string, area: number, owner = area): Thing => ({ on: "support", area, owner, card });
const element = (name: string): Thing => ({ on: "element", element: name });
const option = (text: string, sentence = "") => ({ text, sentence, copies: 1 });

const CASES: [kind: string, text: string, things: Thing[]][] = [
  ["act", "cast ice x2", [{ on: "spell", spell: "ice", seat: 0 }]],
  ["act", "cast ice", [{ on: "spell", spell: "ice", seat: 0 }]],
  ["act", "learn tailwind", [{ on: "library", element: "air", spell: "tailwind" }]],
  ["act", "learn earth", [{ on: "library", element: "earth", spell: null }]],
  ["act", "acquire fire2", [{ on: "supply", card: "fire2" }]],
  ["act", "destroy 3b", [{ on: "curse", slot: 3 }]],
  ["act", "cure hand", [{ on: "madness", seat: 0 }, hand("madness")]],
  ["act", "cure support p2/p1", [support("madness", 1, 0), { on: "madness", seat: 1 }]],
  ["act", "ability", [{ on: "ability", seat: 0 }]],
  ["act", "stop", []],
  ["pay", "pay fire1", [hand("fire1")]],
  ["pay", "pay fire1@p2", [support("fire1", 1)]],
  ["pay", "pay fire1@p2/p1", [support("fire1", 1, 0)]],
  ["discount", "off 2", []],
  ["pay_element", "fire", [element("fire")]],
  ["element", "air", [element("air")]],
  ["token", "water", [element("water")]],
  ["replacement", "earth", [element("earth")]],
  ["learn", "tailwind", [{ on: "library", element: "air", spell: "tailwind" }]],
  ["forget", "growth", [{ on: "spell", spell: "growth", seat: 0 }]],
  [
    "echo",
    "ice",
    [
      { on: "spell", spell: "ice", seat: 0 },
      { on: "spell", spell: "ice", seat: 1 },
    ],
  ],
  ["spell", "ice@p2", [{ on: "spell", spell: "ice", seat: 1 }]],
  ["recover", "burn@p2", [{ on: "player", seat: 1 }]],
  ["card", "fire1", [hand("fire1")]],
  ["card", "air2@discard", [{ on: "discard", card: "air2", seat: 0 }]],
  ["card", "air2@destroyed", [{ on: "destroyed", card: "air2" }]],
  ["card", "madness@p1", [support("madness", 0)]],
  ["give", "give fire1 to p2", [hand("fire1"), { on: "player", seat: 1 }]],
  ["sift", "fire1", []],
  ["order", "fire1", []],
  ["upgrade", "fire1", [hand("fire1"), { on: "discard", card: "fire1", seat: 0 }]],
  ["upgrade", "fire1>air", [hand("fire1"), { on: "discard", card: "fire1", seat: 0 }, element("air")]],
  ["curse", "5", [{ on: "curse", slot: 5 }]],
  [
    "shift",
    "2>3a",
    [
      { on: "curse", slot: 1 },
      { on: "curse", slot: 2 },
    ],
  ],
  ["swap", "fire1 for water2@p2/p1", [hand("fire1"), support("water2", 1, 0)]],
  ["player", "p2", [{ on: "player", seat: 1 }]],
  ["may", "yes", []],
  ["one_of", "branch 1", []],
  ["card", "done", []],
  ["something new", "whatever", []],
];

describe("the things an option is about", () => {
  it.each(CASES)("%s: %s", (kind, text, things) => {
    expect(thingsOf(kind, text, board)).toEqual(things);
  });

  it.each(["reward", "gain"])("%s: the element and the pile that the sentence names", (kind) => {
    const pile: Thing = { on: "supply", card: "fire2" };
    expect(thingsOf(kind, "fire", board, "Fire 2")).toEqual([element("fire"), pile]);
  });

  it("tells equal things from others", () => {
    expect(isSame(hand("fire1"), hand("fire1"))).toBe(true);
    expect(isSame(support("fire1", 1), support("fire1", 1, 0))).toBe(false);
    expect(keyOf({ on: "curse", slot: 2 })).toBe("curse 2");
  });
});

describe("options by thing", () => {
  it("gathers the powers of a spell", () => {
    const found = optionsByThing("act", [option("cast ice x1"), option("cast ice x2"), option("stop")], board);
    expect(found.get("spell 0 ice")?.map((o) => o.text)).toEqual(["cast ice x1", "cast ice x2"]);
    expect(found.size).toBe(1);
  });

  it("finds out where cards to exchange lie", () => {
    expect([...optionsByThing("upgrade", [option("fire1")], board).keys()]).toEqual(["hand fire1"]);
    expect([...optionsByThing("upgrade", [option("air2")], board).keys()]).toEqual(["discard 0 air2"]);
    expect([...optionsByThing("upgrade", [option("air2"), option("fire1")], board).keys()]).toEqual([]);
  });
});

describe("texts for a thing", () => {
  const why = (kind: string, thing: Thing) => whyText(kind, thing, board, []);

  it("asks about actions", () => {
    expect(why("act", { on: "spell", spell: "ice", seat: 0 })).toBe("cast ice x1");
    expect(why("act", { on: "spell", spell: "ice", seat: 1 })).toBeNull();
    expect(why("act", { on: "curse", slot: 2 })).toBe("destroy 3a");
    expect(why("act", { on: "library", element: "earth", spell: null })).toBe("learn earth");
    expect(why("act", { on: "supply", card: "fire3" })).toBe("acquire fire3");
    expect(why("act", hand("madness"))).toBe("cure hand");
    expect(why("act", hand("fire1"))).toBeNull();
    expect(why("act", support("madness", 1, 0))).toBe("cure support p2/p1");
    expect(why("act", { on: "ability", seat: 0 })).toBe("ability");
  });

  it("leaves the power out where the sum decides it", () => {
    const options = [option("cast growth")];
    expect(whyText("act", { on: "spell", spell: "ice", seat: 0 }, board, options)).toBe("cast ice");
  });

  it("asks about cards, spells, curses and players", () => {
    expect(why("pay", support("fire1", 1, 0))).toBe("pay fire1@p2/p1");
    expect(why("card", { on: "discard", card: "air2", seat: 0 })).toBe("air2@discard");
    expect(why("spell", { on: "spell", spell: "ice", seat: 1 })).toBe("ice@p2");
    expect(why("forget", { on: "spell", spell: "ice", seat: 0 })).toBe("ice");
    expect(why("curse", { on: "curse", slot: 5 })).toBe("5");
    expect(why("player", { on: "player", seat: 1 })).toBe("p2");
    expect(why("token", element("fire"))).toBe("fire");
    expect(why("may", hand("fire1"))).toBeNull();
  });

  it("names payments", () => {
    expect(payText(hand("fire1"))).toBe("pay fire1");
    expect(payText({ on: "curse", slot: 1 })).toBeNull();
  });

  it("takes castings apart and puts them together", () => {
    expect(castOf("cast ice x2")).toEqual({ spell: "ice", power: 2 });
    expect(castOf("cast ice")).toEqual({ spell: "ice", power: 0 });
    expect(castOf("learn ice")).toBeNull();
    expect(castText("ice", 3)).toBe("cast ice x3");
    expect(castText("ice", 0)).toBe("cast ice");
  });

  it("knows what the slip must show as cards", () => {
    expect(cardOf("card", "fire1@discard")).toBe("fire1");
    expect(cardOf("order", "fire1")).toBe("fire1");
    expect(cardOf("player", "p1")).toBeNull();
    expect(isOutOfSight("card", "fire1@destroyed")).toBe(true);
    expect(isOutOfSight("card", "fire1")).toBe(false);
    expect(isOutOfSight("sift", "fire1")).toBe(true);
  });
});
