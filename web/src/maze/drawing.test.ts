import { describe, expect, it } from "vitest";
import { drawing, PAINTS, type Paints } from "./drawing";

const SHAPES = ["straight", "corner", "t", "room1", "room2", "room3", "room4"];

/** Colours of which no two are the same, as a style sheet tells them; a start room has no seam. */
function paints(level: number): Paints {
  const colours = Object.fromEntries(PAINTS.map((name, at) => [name, `#12345${at}`]));
  return { ...colours, pat: `url("#mz-pat${level}")`, seam: "" };
}

describe("a tile drawn by itself", () => {
  it.each([1, 2, 3, 4, 5])("has all colours and patterns of level %i in it", (level) => {
    for (const shape of SHAPES)
      for (const isFar of [true, false]) {
        const text = drawing(paints(level), shape, 90, isFar);
        expect(text).not.toContain("var(");
        for (const name of ["stone", "stone-hi", "stone-lo", "ink-wall", "floor", "floor-edge"]) expect(text).toContain(paints(level)[name]!);
        expect(text).toContain(`url(#mz-pat${level})`);
        for (const [, id] of text.matchAll(/url\(#([\w-]+)\)/g)) expect(text).toContain(`<pattern id="${id}"`);
      }
  });

  it("has strokes in its stone only for those who are near", () => {
    const hatch = paints(1).hatch!;
    expect(drawing(paints(1), "t", 0, false)).toContain(hatch);
    expect(drawing(paints(1), "t", 0, true)).not.toContain(hatch);
    expect(drawing(paints(1), "t", 0, true)).toContain("mz-rubble");
  });

  it("says which shape it does not know", () => {
    expect(() => drawing(paints(1), "spiral", 0, false)).toThrow("mz-tile-spiral");
  });
});
