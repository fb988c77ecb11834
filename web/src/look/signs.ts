/** The signs of the elements: a shape and a letter each, so that no meaning hangs on colour alone. */

import type { CurseType, Element, Lang } from "../wire/types";

export const ELEMENTS: readonly Element[] = ["air", "earth", "fire", "water"];

/** Letters are words of the language; in Spanish aire and agua share their first. */
export const LETTERS: Readonly<Record<Lang, Record<Element, string>>> = {
  en: { air: "A", earth: "E", fire: "F", water: "W" },
  de: { air: "L", earth: "E", fire: "F", water: "W" },
  es: { air: "Ai", earth: "Ti", fire: "Fu", water: "Ag" },
};

/** Outlines in a 24 × 24 box: a cloud, a stone, a flame, a drop. */
export const SHAPES: Readonly<Record<Element, string>> = {
  air: "M6.2 20.5C3 20.5 1 18.4 1 15.6c0-2.5 1.7-4.3 4-4.8C5 6.4 8.2 3.5 12.2 3.5c3.5 0 6 2 6.9 5 2.5.4 4.1 2.5 4.1 5 0 1.4-.6 2.7-1.6 3.6-.9.7-1.8.8-2.6.3.3 1.9-1.2 3.1-3.3 3.1z",
  earth: "M12 1.2l9.6 5.4v10.8L12 22.8l-9.6-5.4V6.6z",
  fire: "M11.6.8c.6 2.6 3.6 4.8 4.9 7.6.9-1 1.4-2.4 1.3-4.2 3.4 2.8 5.2 6.7 5.2 10.6 0 5.1-4.6 8.4-11 8.4S1 19.9 1 14.8c0-3 1.1-5.8 3.3-8.1 0 1.6.4 2.9 1.3 3.8C6 6.6 11 5.4 11.6.8z",
  water: "M12 .8c3.6 5 8 8.7 8 14a8 8 0 0 1-16 0c0-5.3 4.4-9 8-14z",
};

/** Where a letter stands in its shape. */
export const LETTER_AT: Readonly<Record<Element, [number, number]>> = {
  air: [11.6, 17.2],
  earth: [12, 16.4],
  fire: [12, 19.6],
  water: [12, 19.2],
};

/** The quarters of the sign for several elements: path, lit colour, where the letter stands. */
export const QUARTERS: readonly [Element, string, string, number, number][] = [
  ["air", "M12 12V2a10 10 0 0 0-10 10z", "#cfc3f5", 7.6, 9.8],
  ["earth", "M12 12h10A10 10 0 0 0 12 2z", "#b5d98f", 16.4, 9.8],
  ["fire", "M12 12v10a10 10 0 0 0 10-10z", "#ff9c6b", 16.4, 18.6],
  ["water", "M12 12H2a10 10 0 0 0 10 10z", "#8fd3f5", 7.6, 18.6],
];

export function isElement(type: CurseType): type is Element {
  return type !== "multi";
}
