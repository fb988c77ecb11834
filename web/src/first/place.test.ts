import { describe, expect, it } from "vitest";
import { around, overlap, placeFor } from "./place";

const room = { left: 0, top: 0, width: 1000, height: 800 };
const size = { width: 300, height: 200 };

describe("a note", () => {
  it("lies beside what it speaks of, not on it", () => {
    const target = { left: 400, top: 300, width: 200, height: 200 };
    const box = placeFor(size, room, [{ ...target, weight: 6 }], target, null);
    expect(overlap(box, target)).toBe(0);
    expect(box.left + box.width).toBeLessThanOrEqual(1000);
  });

  it("stays where it lay if nothing speaks against that", () => {
    const before = { left: 610, top: 410, ...size };
    expect(placeFor(size, room, [], null, before)).toEqual(before);
  });

  it("covers what matters least where it must cover something", () => {
    const slip = { left: 0, top: 0, width: 1000, height: 500, weight: 4 };
    const rest = { left: 0, top: 500, width: 1000, height: 300, weight: 1 };
    expect(overlap(placeFor(size, room, [slip, rest], null, null), slip)).toBe(0);
  });

  it("speaks of all its things at once", () => {
    const boxes = [
      { left: 10, top: 20, width: 5, height: 5 },
      { left: 40, top: 10, width: 10, height: 5 },
    ];
    expect(around(boxes)).toEqual({ left: 10, top: 10, width: 40, height: 15 });
    expect(around([])).toBeNull();
  });
});
