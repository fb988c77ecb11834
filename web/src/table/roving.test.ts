import { describe, expect, it } from "vitest";
import { stepTo } from "./roving";

describe("arrow keys", () => {
  it("go to the neighbour and round the ends", () => {
    expect(stepTo("ArrowRight", 0, 3)).toBe(1);
    expect(stepTo("ArrowDown", 2, 3)).toBe(0);
    expect(stepTo("ArrowLeft", 0, 3)).toBe(2);
    expect(stepTo("ArrowUp", 1, 3)).toBe(0);
    expect(stepTo("Home", 2, 3)).toBe(0);
    expect(stepTo("End", 0, 3)).toBe(2);
    expect(stepTo("a", 0, 3)).toBe(-1);
  });
});
