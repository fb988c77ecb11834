import { describe, expect, it } from "vitest";
import { readRoute, tidyCode } from "./route.svelte";

describe("the address", () => {
  it.each([
    ["/", "", { at: "start" }],
    ["/t/OWLET", "", { at: "table", code: "OWLET", isScreen: false }],
    ["/t/owlet/", "", { at: "table", code: "OWLET", isScreen: false }],
    ["/rules/book", "#B6.4", { at: "rules", game: "book", number: "B6.4" }],
    ["/rules/maze", "", { at: "rules", game: "maze", number: "" }],
    ["/replay", "", { at: "replay", id: "" }],
    ["/replay/abc_D-1", "", { at: "replay", id: "abc_D-1" }],
    ["/replay/abc/more", "", { at: "nowhere" }],
    ["/t", "", { at: "nowhere" }],
    ["/t/OWLET/more", "", { at: "nowhere" }],
    ["/t/owlet/screen", "", { at: "table", code: "OWLET", isScreen: true }],
    ["/t/owlet/else", "", { at: "nowhere" }],
    ["/elsewhere/x", "", { at: "nowhere" }],
  ])("%s%s", (path, hash, route) => {
    expect(readRoute(path, hash)).toEqual(route);
  });

  it("takes a code as people type it", () => {
    expect(tidyCode(" owl-et ")).toBe("OWLET");
  });
});
