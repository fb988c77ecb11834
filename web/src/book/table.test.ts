import { describe, expect, it } from "vitest";
import type { BookView } from "../wire/types";
import { soften } from "./soft";
import { danger, elementOf, numbered, pieces, sentence, spread } from "./table";
import { CHECK, markerStop, stopsOf, turnsTo } from "./track";

const view = (marker: number, phase: string) =>
  ({ marker, phase, monster: "page_eater", curses: [] }) as unknown as BookView;

describe("cards", () => {
  it("are taken apart and laid out in order", () => {
    expect(elementOf("fire2")).toEqual({ element: "fire", value: 2 });
    expect(elementOf("madness")).toBeNull();
    expect(spread({ madness: 1, water1: 2, air2: 1, air1: 1 })).toEqual(["air2", "air1", "water1", "water1", "madness"]);
  });

  it("keep a key of their own among equal ones", () => {
    expect(numbered(["a", "b", "a"]).map((entry) => entry.key)).toEqual(["a.0", "b.0", "a.1"]);
  });
});

describe("texts", () => {
  it("show what the power multiplies", () => {
    expect(pieces("Draw [2] cards.")).toEqual([
      { text: "Draw ", isX: false },
      { text: "2", isX: true },
      { text: " cards.", isX: false },
    ]);
  });

  it("become sentences", () => {
    expect(sentence("strikes in Ada's turn")).toBe("Strikes in Ada's turn.");
    expect(sentence("Done.")).toBe("Done.");
    expect(sentence("")).toBe("");
  });

  it("may break where a word has a joint", () => {
    expect(soften("Unterstützungszone").split("\u00ad").at(-1)).toBe("zone");
    expect(soften("Fluch")).toBe("Fluch");
    expect(soften("comprobación").replaceAll("\u00ad", "")).toBe("comprobación");
  });
});

describe("the track", () => {
  it("counts the turns to a space, from before and after the marker has moved", () => {
    expect(turnsTo(view(3, "action"), 4)).toBe(1);
    expect(turnsTo(view(3, "concentration"), 4)).toBe(0);
    expect(turnsTo(view(3, "action"), CHECK)).toBe(3);
    expect(turnsTo(view(0, "monster"), CHECK)).toBe(0);
  });

  it("says what has been, what is and what comes", () => {
    expect(stopsOf(view(3, "action")).map((stop) => stop.word)).toEqual(["opened", "struck", "now", "in", "in", "check-in"]);
    expect(markerStop(view(0, "monster"))).toBe(CHECK);
  });
});

describe("the Madness stack", () => {
  it("grows dangerous with what is left for each", () => {
    expect([25, 14, 11, 5, 2].map((left) => danger(left, 3))).toEqual([1, 2, 3, 4, 5]);
  });
});
