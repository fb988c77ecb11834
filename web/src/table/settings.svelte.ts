/** How this person likes to play: remembered in this browser. */

import { keep, kept } from "../wire/store";

export type Confirm = "always" | "choice";

let confirm = $state<Confirm>(kept("confirm") === "choice" ? "choice" : "always");
let isPlain = $state(kept("plain") === "yes");

export const settings = {
  /** `choice`: what costs nothing or can be paid in one way only is done at a touch. */
  get confirm(): Confirm {
    return confirm;
  },
  set confirm(value: Confirm) {
    confirm = value;
    keep("confirm", value);
  },
  /** Plain paper: no textures, nothing tilted. */
  get isPlain(): boolean {
    return isPlain;
  },
  set isPlain(value: boolean) {
    isPlain = value;
    keep("plain", value ? "yes" : "no");
  },
};
