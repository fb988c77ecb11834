/** A rule's text in pieces: plain words, numbers of other rules, names of rulings, what was searched. */

import { findWords } from "./search";

export type Piece =
  | { is: "text"; text: string; found: boolean }
  | { is: "rule"; text: string; number: string }
  | { is: "ruling"; text: string; name: string };

const LINKS = /\b([BM]\d+(?:\.\d+[a-z]?)?)\b|`([a-z_0-9]+)`/g;

function plain(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (to: number, found: boolean) => {
    if (to > at) pieces.push({ is: "text", text: text.slice(at, to), found });
    at = to;
  };
  for (const { from, to } of findWords(text, words)) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return pieces;
}

export function piecesOf(text: string, words: readonly string[] = []): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(LINKS)) {
    pieces.push(...plain(text.slice(at, match.index), words));
    const [whole, number, name] = match;
    if (number) pieces.push({ is: "rule", text: number, number });
    else if (name) pieces.push({ is: "ruling", text: name, name });
    at = match.index + whole.length;
  }
  pieces.push(...plain(text.slice(at), words));
  return pieces;
}
