import { expect, it } from "vitest";
import { found } from "./finding";

const names = (typed: string) => found([{ name: "Die Tür" }, { name: "Türsteher" }, { name: "Ödes Tal" }], typed).map(({ name }) => name);

it("finds one of many by a few letters, without accents and capitals", () => {
  expect(names("")).toHaveLength(3);
  expect(names("tur")).toEqual(["Türsteher", "Die Tür"]);
  expect(names("tal OD")).toEqual(["Ödes Tal"]);
  expect(names("x")).toEqual([]);
});
