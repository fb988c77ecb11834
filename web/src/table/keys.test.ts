import { describe, expect, it } from "vitest";
import { commandOf } from "./keys";

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more });

describe("keys", () => {
  it("means the same in either case", () => {
    expect(commandOf(press("u"), "elsewhere")).toBe("undo");
    expect(commandOf(press("U"), "control")).toBe("undo");
    expect(commandOf(press("?"), "elsewhere")).toBe("rules");
    expect(commandOf(press("2"), "control")).toBe("power 2");
  });

  it("leaves Enter to a button that has the focus, and a held key alone", () => {
    expect(commandOf(press("Enter"), "elsewhere")).toBe("confirm");
    expect(commandOf(press("Enter"), "control")).toBeNull();
    expect(commandOf(press("Enter", { repeat: true }), "elsewhere")).toBeNull();
    expect(commandOf(press("Escape"), "control")).toBe("back");
  });

  it("leaves fields and the browser's own keys alone", () => {
    expect(commandOf(press("h"), "field")).toBeNull();
    expect(commandOf(press("l", { ctrlKey: true }), "elsewhere")).toBeNull();
    expect(commandOf(press("x"), "elsewhere")).toBeNull();
  });
});
