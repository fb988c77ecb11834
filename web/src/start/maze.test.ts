import { describe, expect, it } from "vitest";
import type { GameInfo } from "../wire/types";
import { MazeDraft } from "./maze.svelte";

const MAZE: GameInfo = {
  game: "maze",
  title: "The Maze",
  seats: [3, 6],
  levels: ["random", "greedy"],
  level: "greedy",
  options: {},
  rulings: [{ name: "trade", rule: "M7.5", question: "?", values: [], editions: { default: "fights_only" } }],
  magicians: [],
};

function draft(): MazeDraft {
  const made = new MazeDraft();
  made.play(MAZE);
  return made;
}

describe("setting the Maze's table", () => {
  it("keeps between three and six seats", () => {
    const maze = draft();
    maze.remove(maze.seats[2]!);
    expect(maze.seats).toHaveLength(3);
    while (maze.seats.length < maze.most) maze.add();
    expect(maze.seats).toHaveLength(6);
    maze.remove(maze.seats[5]!);
    expect(maze.seats).toHaveLength(5);
  });

  it("sends companions at their level, friends, and the rulings that were changed", () => {
    const maze = draft();
    maze.become(maze.seats[2]!, "friend");
    maze.rulings = { trade: "same_field" };
    const wish = maze.toWish("en", "Ada", "Thursday");
    expect(wish.game).toBe("maze");
    expect(wish.seats.map((seat) => seat.kind)).toEqual(["me", "companion", "friend"]);
    expect(wish.seats[1]).toMatchObject({ level: "greedy", magician: "" });
    expect(wish.options).toEqual({ rulings: { trade: "same_field" } });
  });

  it("lets only companions play when one watches", () => {
    expect(draft().toWatch("de", "x").seats.every((seat) => seat.kind === "companion")).toBe(true);
  });
});
