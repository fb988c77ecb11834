/** Where a note can lie on the table: near what it speaks of, over as little as possible. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that should stay in sight, and how much. */
export interface Kept extends Box {
  weight: number;
}

const STEP = 20;
const EDGE = 10;
/** A pixel further from what it speaks of, and a pixel further from where it lay before. */
const FAR = 30;
const MOVED = 12;

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The smallest box that holds all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function distance(one: Box, other: Box): number {
  const x = one.left + one.width / 2 - other.left - other.width / 2;
  const y = one.top + one.height / 2 - other.top - other.height / 2;
  return Math.hypot(x, y);
}

/** The best place for a note of a size within a room. */
export function placeFor(size: { width: number; height: number }, room: Box, kept: readonly Kept[], near: Box | null, before: Box | null): Box {
  const right = Math.max(room.left + EDGE, room.left + room.width - size.width - EDGE);
  const bottom = Math.max(room.top + EDGE, room.top + room.height - size.height - EDGE);
  let best: Box = { left: room.left + EDGE, top: room.top + EDGE, ...size };
  let least = Infinity;
  for (let left = room.left + EDGE; left <= right; left += STEP) {
    for (let top = room.top + EDGE; top <= bottom; top += STEP) {
      const box = { left, top, ...size };
      let cost = kept.reduce((sum, one) => sum + one.weight * overlap(box, one), 0);
      if (near) cost += FAR * distance(box, near);
      if (before) cost += MOVED * distance(box, before);
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best;
}
