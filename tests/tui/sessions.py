"""Sessions of the line mode over a pipe, for the tests of this folder."""

from __future__ import annotations

import io
from collections.abc import Callable

from madmage import Match
from madmage.testing import table
from madmage.tui.line import LineTable


def session(match: Match, *lines: str, lang: str = "en") -> str:
    """What the line mode prints when these lines are typed."""
    out = io.StringIO()
    LineTable(match, lang, [line + "\n" for line in lines], out).play()
    return out.getvalue()


def flat(text: str) -> str:
    """The same text without its line breaks."""
    return " ".join(text.split())


def growing(**facts) -> Match:
    """Two players; the first can cast Growth once."""
    return table(
        "book", seats=2, hands={"p1": "earth1 fire1"}, decks={"p1": "fire2 air1 air1"}, **facts
    )


def entries(text: str) -> list[str]:
    """The numbered lines of the last list in a text."""
    found: list[str] = []
    for line in text.splitlines():
        number, dot, rest = line.strip().partition(". ")
        if dot and number.isdigit():
            found = [*found, rest] if number != "1" else [rest]
    return found


def driven(match: Match, choose: Callable[[LineTable], str], lang: str = "en") -> str:
    """What is printed when each line is made up from the table as it stands."""
    out = io.StringIO()
    line_table = LineTable(match, lang, [], out)

    def lines():
        while match.ask is not None:
            yield choose(line_table) + "\n"

    line_table.lines = iter(lines())
    line_table.play()
    return out.getvalue()
