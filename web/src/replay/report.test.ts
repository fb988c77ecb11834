import { describe, expect, it } from "vitest";
import { mailLink, reportFile, reportOf, tableReport, type Circumstances } from "./report";

const at: Circumstances = {
  facts: {
    game: "book",
    names: ["Ada"],
    moves: 89,
    turns: [],
    rounds: [],
    outcome: null,
    options: {},
    has_seed: true,
    is_closed: false,
    version: "0.1.0",
    rules: 1,
  },
  page: "/replay/x",
  browser: "Firefox",
  screen: "390 × 844",
  lang: "de",
  move: 12,
  turn: 3,
  seat: 1,
  isOpen: false,
};

describe("a bug report", () => {
  it("tells version, place and browser, and what somebody wrote first", () => {
    const report = reportOf(" Ice is free ", at);
    expect(report.startsWith("Ice is free\n")).toBe(true);
    for (const part of ["madmage 0.1.0, book, rules 1", "choice 12 of 89, turn 3, seen by p2", "/replay/x in de", "Firefox"]) {
      expect(report).toContain(part);
    }
  });

  it("tells of a running table what the server knows of it", () => {
    const lines = tableReport("", "madmage 0.1.0, maze, rules 1", at).split("\n");
    expect(lines).toEqual(["(what went wrong)", "", "madmage 0.1.0, maze, rules 1", "page /replay/x in de, 390 × 844", "browser Firefox"]);
  });

  it("has the record after it", () => {
    expect(reportFile("report", "madmage-record 1\n")).toBe("report\n\n--- record ---\nmadmage-record 1\n");
  });

  it("can be sent without any host, and is never too long for a letter", () => {
    const link = mailLink("A fault & more", "x".repeat(9000), "attach it");
    expect(link.startsWith("mailto:?subject=A%20fault%20%26%20more&body=")).toBe(true);
    expect(link.length).toBeLessThan(2100);
  });
});
