/** Where one looks at the map: a point of the picture and so many pixels per field. */

import { isCalm } from "../book/motion.svelte";
import { CELL, type Box } from "./geometry";
import { PAINTED } from "./picture.svelte";

export const LEAST = 16;
export const MOST = 150;
const TIME = 260;
const FAR = 36;

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export class Camera {
  x = $state(0);
  y = $state(0);
  /** Pixels per field. */
  scale = $state(46);
  width = $state(0);
  height = $state(0);
  /** How many pixels at the bottom something else covers. */
  covered = $state(0);
  #edge: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  #frame = 0;

  readonly unit = $derived(this.scale / CELL);
  /** From here nobody can tell one stroke in the stone from another: a pattern is drawn, which is quicker. */
  readonly isFar = $derived(this.scale < FAR);
  readonly isClose = $derived(this.scale > PAINTED);
  readonly viewBox = $derived(
    `${this.x - this.width / 2 / this.unit} ${this.y - (this.height - this.covered) / 2 / this.unit} ` +
      `${this.width / this.unit} ${this.height / this.unit}`,
  );

  bound(edge: Box): void {
    this.#edge = edge;
  }

  /** A point of the picture where it stands on the screen. */
  onScreen(x: number, y: number): { x: number; y: number } {
    return {
      x: (x - this.x) * this.unit + this.width / 2,
      y: (y - this.y) * this.unit + (this.height - this.covered) / 2,
    };
  }

  /** What lies under a point of the screen. */
  onMap(x: number, y: number): { x: number; y: number } {
    return {
      x: (x - this.width / 2) / this.unit + this.x,
      y: (y - (this.height - this.covered) / 2) / this.unit + this.y,
    };
  }

  isSeen(x: number, y: number): boolean {
    const at = this.onScreen(x, y);
    return at.x > 8 && at.y > 8 && at.x < this.width - 8 && at.y < this.height - this.covered - 8;
  }

  pan(x: number, y: number): void {
    cancelAnimationFrame(this.#frame);
    this.#to(this.x - x / this.unit, this.y - y / this.unit, this.scale);
  }

  /** Nearer or farther, so that what is under a point of the screen stays there. */
  zoom(by: number, x = this.width / 2, y = (this.height - this.covered) / 2): void {
    cancelAnimationFrame(this.#frame);
    const before = this.onMap(x, y);
    this.scale = clamp(this.scale * by, LEAST, MOST);
    const after = this.onMap(x, y);
    this.#to(this.x + before.x - after.x, this.y + before.y - after.y, this.scale);
  }

  /** The whole of a box, not nearer than `most` pixels per field. */
  fit(box: Box, most = 58, isAtOnce = false): void {
    if (!this.width || !this.height) return;
    const wide = (box.right - box.left) / CELL;
    const high = (box.bottom - box.top) / CELL;
    const scale = clamp(Math.min(this.width / wide, (this.height - this.covered) / high), LEAST, most);
    this.fly((box.left + box.right) / 2, (box.top + box.bottom) / 2, scale, isAtOnce);
  }

  /** Glide there, or be there if one asks for calm. */
  fly(x: number, y: number, scale = this.scale, isAtOnce = false): void {
    cancelAnimationFrame(this.#frame);
    if (isAtOnce || isCalm()) {
      this.#to(x, y, scale);
      return;
    }
    const from = { x: this.x, y: this.y, scale: this.scale };
    const begin = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, (now - begin) / TIME);
      const eased = 1 - (1 - t) ** 3;
      this.#to(from.x + (x - from.x) * eased, from.y + (y - from.y) * eased, from.scale + (scale - from.scale) * eased);
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Never farther out than the table's edge. */
  #to(x: number, y: number, scale: number): void {
    const { left, right, top, bottom } = this.#edge;
    this.x = clamp(x, left, right);
    this.y = clamp(y, top, bottom);
    this.scale = scale;
  }
}
