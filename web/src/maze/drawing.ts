/** A tile of the floor as a drawing that stands by itself, with its colours in it. */

import { CELL } from "./geometry";
import pieces from "./pieces.svg?raw";

/** What a level gives its tiles; `maze.css` says it. */
export const PAINTS = ["stone", "stone-hi", "stone-lo", "hatch", "ink-wall", "floor", "floor-edge", "pat", "seam"] as const;
export type Paints = Readonly<Record<string, string>>;

export function drawing(paints: Paints, shape: string, turn: number, isFar: boolean): string {
  const palette: Paints = isFar ? { ...paints, hatch: "none", rubble: "url(#mz-rubble)" } : paints;
  const strokes = `${symbol("mz-tile-base")}<g transform="rotate(${turn} 50 50)">${symbol(`mz-tile-${shape}`)}</g>`;
  const body = strokes.replace(/var\(--([a-z-]+)(?:, *none)?\)/g, (_, name: string) => palette[name]?.replaceAll('"', "") || "none");
  const used = new Set([...body.matchAll(/url\(#([\w-]+)\)/g)].map((match) => match[1]!));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${CELL}" viewBox="0 0 100 100">` +
    `<defs>${[...used].map(pattern).join("")}</defs>${body}</svg>`
  );
}

function symbol(id: string): string {
  return between(`<symbol id="${id}" viewBox="0 0 100 100">`, "</symbol>");
}

function pattern(id: string): string {
  const head = `<pattern id="${id}"`;
  return `${head}${between(head, "</pattern>")}</pattern>`;
}

function between(head: string, tail: string): string {
  const from = pieces.indexOf(head);
  if (from < 0) throw new Error(`no ${head} among the pieces`);
  return pieces.slice(from + head.length, pieces.indexOf(tail, from));
}
