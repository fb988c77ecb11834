/** Finding words in rules, whatever their case and accents: "ano" finds "Año", "gross" finds "groß". */

export interface Span {
  from: number;
  to: number;
}

/** The folded text, and for each of its characters the place of the one it came from. */
function fold(text: string): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const plain = text[place]!.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ß", "ss");
    folded += plain;
    for (const _ of plain) places.push(place);
  }
  return { folded, places };
}

export function foldText(text: string): string {
  return fold(text).folded;
}

/** The words one looks for. */
export function needles(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

function spansOf(folded: string, places: number[], needle: string): Span[] {
  const spans: Span[] = [];
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    spans.push({ from: places[at]!, to: places[at + needle.length - 1]! + 1 });
  }
  return spans;
}

function join(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/** Where the words stand in a text. */
export function findWords(text: string, words: readonly string[]): Span[] {
  if (!words.length) return [];
  const { folded, places } = fold(text);
  return join(words.flatMap((needle) => spansOf(folded, places, needle)));
}

/** Whether all of the words stand somewhere in the texts together. */
export function hasAll(texts: readonly string[], words: readonly string[]): boolean {
  const folded = foldText(texts.join(" \n "));
  return words.every((needle) => folded.includes(needle));
}
