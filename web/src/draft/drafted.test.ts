import { expect, test } from "vitest";
import type { StateMessage } from "../wire/types";
import { drafted, percent } from "./drafted";

test("a draft takes the place of what is true, and that I am asked is not forgotten", () => {
  const state = { decision: { ask: "0.1" }, view: "true", draft: { view: "drafted", decision: null } };
  const shown = drafted(state as unknown as StateMessage);
  expect(shown.view).toBe("drafted");
  expect(shown.decision).toBe(null);
  expect(shown.is_asked).toBe(true);
  expect(drafted({ ...state, draft: null } as unknown as StateMessage).view).toBe("true");
});

test("shares are said without claiming what is not sure", () => {
  expect([0.62, 1, 0.999, 0.001, 0].map(percent).map((said) => said.replaceAll("\u00a0", " "))).toEqual(["62 %", "100 %", "> 99 %", "< 1 %", "0 %"]);
});
