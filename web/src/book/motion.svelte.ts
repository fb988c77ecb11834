/** How things move: cause first, then effect, never longer than 260 ms, and not at all if one asks for that. */

import { cubicOut } from "svelte/easing";
import { MediaQuery } from "svelte/reactivity";
import type { TransitionConfig } from "svelte/transition";

const calm = new MediaQuery("prefers-reduced-motion: reduce");
const MARKED = 2000;

export function isCalm(): boolean {
  return calm.current;
}

/** So many milliseconds, or none. */
export function ms(time: number): number {
  return calm.current ? 0 : time;
}

/** A card that comes to its place or leaves it, on a slight arc. */
export function travel(_node: Element, { x = 0, y = 40, time = 240 } = {}): TransitionConfig {
  return {
    duration: ms(time),
    easing: cubicOut,
    css: (t, u) => {
      const arc = Math.sin(Math.PI * t) * -6;
      return `opacity: ${Math.min(1, t * 1.6)}; translate: ${x * u}px ${y * u + arc}px`;
    },
  };
}

/** A curse burns from its ragged edge upwards. */
export function burn(_node: Element): TransitionConfig {
  return {
    duration: ms(280),
    css: (t) => `clip-path: inset(-20px -20px ${(1 - t) * 105}% -20px); filter: brightness(${2.2 - t * 1.2}) sepia(${1 - t})`,
  };
}

/** A page that turns: the leaf comes over from the other side. */
export function leaf(_node: Element, { from = 1 } = {}): TransitionConfig {
  return {
    duration: ms(280),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: perspective(900px) rotateY(${from * u * -70}deg)`,
  };
}

/** Lets an element glide to its new place whenever `where` changes. */
export function glide(node: HTMLElement, where: unknown): { update(now: unknown): void } {
  let last = where;
  let left = node.offsetLeft;

  // The new place is known when everything has been laid out, and before it is painted.
  function move(): void {
    const from = left;
    left = node.offsetLeft;
    if (calm.current || from === left) return;
    const start = { transform: `translateX(${from - left}px)` };
    node.animate([start, { transform: "none" }], { duration: 260, easing: "ease-out" });
  }

  return {
    update(now) {
      if (now === last) return;
      last = now;
      requestAnimationFrame(move);
    },
  };
}

/** Without motion a ring marks for two seconds what has changed. */
export function marks(node: HTMLElement, value: unknown): { update(now: unknown): void; destroy(): void } {
  let last = value;
  let timer = 0;
  return {
    update(now) {
      if (now === last) return;
      last = now;
      if (!calm.current) return;
      node.classList.add("changed");
      clearTimeout(timer);
      timer = window.setTimeout(() => node.classList.remove("changed"), MARKED);
    },
    destroy: () => clearTimeout(timer),
  };
}
