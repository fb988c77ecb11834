/** What every layout of the table gets. */

import type { Snippet } from "svelte";
import type { Play } from "../table/contract";
import type { BookView, PlayerView } from "../wire/types";

export interface Frame {
  play: Play;
  view: BookView;
  /** Whose things lie in front: mine, or the active player's if I watch. */
  front: PlayerView;
  mates: PlayerView[];
  slip: Snippet;
  log: Snippet;
  top: Snippet;
  /** The shared screen of all: nobody's hand lies there. */
  isScreen?: boolean;
  openDiscard: (seat: number) => void;
  openDestroyed: () => void;
}

/** "Your …" for me, "Wren's …" for whomever I watch. */
export function titleOf(frame: Pick<Frame, "play" | "front">, key: string, name: string): string {
  const isMine = frame.front.seat === frame.play.me;
  return frame.play.say(isMine ? `book-${key}-mine` : `book-${key}-of`, { name });
}

/** Goes to the first thing of an action that can be touched; where none can, to one that says why. */
export function goToAct(act: string): void {
  const region = document.querySelector(`[data-acts~="${act}"]`);
  const find = (looks: string) => region?.querySelector<HTMLElement>(looks);
  (find("button.available, button.proposed") ?? find("button.refused"))?.focus();
}
