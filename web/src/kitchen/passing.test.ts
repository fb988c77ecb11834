import { describe, expect, it } from "vitest";
import type { StateMessage } from "../wire/types";
import { passOf, type LocalSeat } from "./passing";

const ada: LocalSeat = { seat: 0, token: "a" };
const bo: LocalSeat = { seat: 2, token: "b" };
const state = (asked: number | null, curtain: boolean) =>
  ({ curtain, waiting: asked === null ? [] : [{ seat: asked, for: "act", is_thinking: false }] }) as unknown as StateMessage;

describe("people at one screen", () => {
  it("stay where they are while somebody elsewhere is asked", () => {
    expect(passOf(state(1, true), [ada, bo], 0, null)).toEqual({ do: "stay" });
    expect(passOf(state(2, true), [bo], 2, null)).toEqual({ do: "stay" });
  });

  it("pass the screen on behind a curtain where hands are hidden, and without one where they are not", () => {
    expect(passOf(state(2, true), [ada, bo], 0, null)).toEqual({ do: "cover", to: bo });
    expect(passOf(state(2, false), [ada, bo], 0, null)).toEqual({ do: "turn", to: bo });
  });

  it("lift the curtain by themselves once nothing is hidden, for whoever is asked or looked last", () => {
    expect(passOf(state(1, false), [ada, bo], null, 2)).toEqual({ do: "turn", to: bo });
    expect(passOf(state(null, false), [ada, bo], null, null)).toEqual({ do: "turn", to: ada });
    expect(passOf(state(1, true), [ada, bo], null, 0)).toEqual({ do: "cover", to: null });
  });
});
