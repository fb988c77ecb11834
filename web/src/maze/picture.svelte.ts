/**
 * A tile of the floor as one picture. The map has hundreds of tiles of a few dozen kinds: as copies of
 * their drawings each is a tree of its own, styled and laid out whenever the map moves, and painted
 * stroke by stroke. So each kind is painted once; from near by, where one would see the dots, it is drawn.
 */

import { SvelteMap } from "svelte/reactivity";
import { drawing, PAINTS, type Paints } from "./drawing";

/** Up to so many pixels per field a painting is good enough. */
export const PAINTED = 64;
const ADDRESS = "data:image/svg+xml,";

const palettes = new Map<number, Paints>();
const drawn = new Map<string, string>();
const painted = new SvelteMap<string, string>();

/** The address of a tile's picture; from far away a pattern stands for the strokes in the stone. */
export function tilePicture(level: number, shape: string, turn: number, isFar: boolean, isClose: boolean): string {
  const key = `${level} ${shape} ${turn} ${isFar}`;
  let address = drawn.get(key);
  if (!address) {
    address = ADDRESS + encodeURIComponent(drawing(paletteOf(level), shape, turn, isFar));
    drawn.set(key, address);
    void paint(key, address);
  }
  return isClose ? address : (painted.get(key) ?? address);
}

/** The colours of a level are the style sheet's, as wherever else a tile is shown. */
function paletteOf(level: number): Paints {
  let found = palettes.get(level);
  if (!found) {
    const probe = document.createElement("i");
    probe.className = `level-${level}`;
    document.body.append(probe);
    const style = getComputedStyle(probe);
    found = Object.fromEntries(PAINTS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
    probe.remove();
    palettes.set(level, found);
  }
  return found;
}

async function paint(key: string, address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.ceil(PAINTED * devicePixelRatio);
  // Whoever cannot paint goes on with drawings.
  await image.decode().catch(() => undefined);
  const brush = image.complete && image.naturalWidth ? canvas.getContext("2d") : null;
  brush?.drawImage(image, 0, 0, canvas.width, canvas.height);
  if (brush) painted.set(key, canvas.toDataURL());
}
