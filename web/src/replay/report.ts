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

/** The facts of a report, one a line; the same in every language, since developers read it. */
export function reportOf(what: string, at: Circumstances): string {
  const seat = at.isOpen ? "everything" : at.seat < 0 ? "nobody (watching)" : `p${at.seat + 1}`;
  return [
    what.trim() || "(what went wrong)",
    "",
    `madmage ${at.facts.version}, ${at.facts.game}, rules ${at.facts.rules}`,
    `after choice ${at.move} of ${at.facts.moves}, turn ${at.turn}, seen by ${seat}`,
    `page ${at.page} in ${at.lang}, ${at.screen}`,
    `browser ${at.browser}`,
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
