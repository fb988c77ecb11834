/** Proposals as sentences, for those who do not see the pictures. */

import { cardName, spellName } from "../table/label";
import { ELEMENTS, SLOT_NAMES } from "../table/things";
import type { BookView, CardsData, ProposalInfo } from "../wire/types";
import type { Args } from "../words/words.svelte";
import { actOf, elementsOf, type Step } from "./steps";

export interface Speaker {
  say: (key: string, args?: Args) => string;
  name: (seat: number) => string;
  view: BookView | null;
  cards: CardsData | null;
}

function whatOf(step: Step, who: Speaker): string {
  const [, what = ""] = step.text.split(" ");
  const wanted = elementsOf(step.text);
  if (wanted) {
    const some = ELEMENTS.filter((element) => wanted[element]);
    return some.map((element) => `${wanted[element]} ${who.say(`element-${element}`)}`).join(", ");
  }
  switch (actOf(step.text)) {
    case "destroy": {
      const curse = who.view?.curses.find((one) => SLOT_NAMES[one.slot] === what);
      const name = curse ? (who.cards?.curses[curse.curse]?.name ?? curse.curse) : "";
      return name ? `${name} (${what})` : what;
    }
    case "cast":
    case "learn":
      return spellName(what, who.cards);
    default:
      return cardName(what, who.cards);
  }
}

export function stepWords(step: Step, who: Speaker): string {
  return who.say(`talk-step-${actOf(step.text)}`, { name: who.name(step.seat), what: whatOf(step, who) });
}

export function proposalWords(made: ProposalInfo, who: Speaker): string {
  const steps = made.steps.map((step) => stepWords(step, who)).join("; ");
  const said = who.say("talk-proposes", { name: who.name(made.seat), steps });
  return `${said} ${who.say(`talk-state-${made.state}`)}`;
}
