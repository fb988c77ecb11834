/** How much room there is: the same table as a desk, as two columns or in a hand. */

import { MediaQuery } from "svelte/reactivity";

export type Layout = "desk" | "columns" | "phone";

const desk = new MediaQuery("(min-width: 1180px) and (min-height: 740px)");
const columns = new MediaQuery("(min-width: 940px) and (min-height: 480px)");
const roomy = new MediaQuery("(min-width: 1440px) and (min-height: 860px)");
const tablet = new MediaQuery("(min-width: 700px) and (min-height: 960px)");
const low = new MediaQuery("(max-height: 819px)");

export function layout(): Layout {
  if (desk.current) return "desk";
  return columns.current ? "columns" : "phone";
}

/** Whether the log has a place of its own beside the others. */
export function hasRoomForLog(mates: number): boolean {
  return mates < (roomy.current ? 4 : 3);
}

/** Whether everybody's place can be shown at its full height. */
export function isRoomy(): boolean {
  return roomy.current;
}

/** A hand that is large enough for whole pennants and pages. */
export function isTablet(): boolean {
  return tablet.current;
}

/** Pixels per em of a card in the hand; the names on them are read from 11 on. */
export function handSize(): number {
  if (roomy.current) return 12;
  return low.current ? 9.6 : 11;
}
