import { describe, expect, it } from "vitest";
import type { TableInfo } from "../wire/types";
import { sameTable } from "./again";

describe("the same table once more", () => {
  it("keeps settings, companions and friends", () => {
    const table = {
      game: "book",
      title: "Thursday",
      options: { difficulty: 2, rulings: {}, pack: "default", first: null, magicians: ["air_f", ""] },
      seats: [
        { seat: 0, name: "Ada", kind: "person", level: "greedy" },
        { seat: 1, name: "Companion", kind: "companion", level: "random" },
        { seat: 2, name: "Bo", kind: "person", level: "greedy" },
      ],
    } as unknown as TableInfo;
    expect(sameTable(table, 0, "de")).toEqual({
      game: "book",
      lang: "de",
      title: "Thursday",
      options: { difficulty: 2, rulings: {} },
      seats: [
        { kind: "me", name: "Ada", magician: "air_f" },
        { kind: "companion", name: "Companion", level: "random", magician: "" },
        { kind: "friend" },
      ],
    });
  });
});
