/** A bug report: one text with everything that is needed to see the same, the record at its end. */

import type { Facts } from "./types";

export interface Circumstances {
  facts: Facts;
  /** The path of the page, without the host. */
  page: string;
  browser: string;
  screen: string;
  lang: string;
  move: number;
  turn: number;
  seat: number;
  isOpen: boolean;
}

/** Where one is, whatever one looks at. */
export type Place = Pick<Circumstances, "page" | "browser" | "screen" | "lang">;

/** The window, as a report tells it. */
export function placeOf(lang: string): Place {
  return {
    page: location.pathname,
    browser: navigator.userAgent,
    screen: `${window.innerWidth} × ${window.innerHeight}`,
    lang,
  };
}

/** A report of a running table: what somebody wrote, the server's facts, and where one is. */
export function tableReport(what: string, facts: string, at: Place): string {
  return [what.trim() || "(what went wrong)", "", facts, ...placeLines(at)].join("\n");
}

function placeLines(at: Place): string[] {
  return [`page ${at.page} in ${at.lang}, ${at.screen}`, `browser ${at.browser}`];
}

/** The facts of a report, one a line; the same in every language, since developers read it. */
export function reportOf(what: string, at: Circumstances): string {
  const seat = at.isOpen ? "everything" : at.seat < 0 ? "nobody (watching)" : `p${at.seat + 1}`;
  return [
    what.trim() || "(what went wrong)",
    "",
    `madmage ${at.facts.version}, ${at.facts.game}, rules ${at.facts.rules}`,
    `after choice ${at.move} of ${at.facts.moves}, turn ${at.turn}, seen by ${seat}`,
    ...placeLines(at),
  ].join("\n");
}

/** The report as a file, with the record after it. */
export function reportFile(report: string, record: string): string {
  return `${report}\n\n--- record ---\n${record}`;
}

const LONGEST = 1800;

/** A letter to whomever one likes; programs cut off what is too long, so the record comes as a file. */
export function mailLink(subject: string, report: string, remark: string): string {
  const body = `${report.slice(0, LONGEST)}\n\n${remark}`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
