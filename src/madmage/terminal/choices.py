"""The question's list: what may be chosen, what may not, and what fits to what is typed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from madmage.kernel.words import fold
from madmage.terminal.ink import HEADING, QUIET, Line, hung
from madmage.terminal.place import Data

LEGAL, REFUSED, REQUEST = "legal", "refused", "request"
SCROLLBAR = 2
ENDS = ("stop", "end")
"""The short texts that end a turn."""


@dataclass(slots=True)
class Row:
    """A line of the list."""

    kind: str
    sentence: str
    number: int = 0
    picks: list[str] = field(default_factory=list)
    copies: int = 1
    warnings: list[str] = field(default_factory=list)
    request: tuple[str, dict[str, Any]] = ("", {})
    """What choosing it asks for, if it is no answer to the question."""
    marked: int = 0
    """How often it is marked, where several things are picked."""

    @property
    def text(self) -> str:
        """Its short text, if it is one thing."""
        return self.picks[0] if len(self.picks) == 1 else ""

    def fits(self, typed: str) -> bool:
        """Whether what is typed is part of it."""
        if typed.isdecimal():
            return str(self.number).startswith(typed)
        where = fold(f"{' '.join(self.picks)} {self.sentence}")
        return all(word in where for word in fold(typed).split())


def rows_of(offer: Data) -> list[Row]:
    """The rows behind an answer to `offer`; refused ones are numbered on, as in the line mode."""
    rows = [
        Row(LEGAL, entry["sentence"], number, entry["picks"], entry["copies"], entry["warnings"])
        for number, entry in enumerate(offer["entries"], 1)
    ]
    first = len(rows) + 1
    for number, refused in enumerate(offer["refused"], first):
        rows.append(Row(REFUSED, refused["sentence"], number, [refused["text"]]))
    return rows


def content_of(lines: list[Line]) -> Content:
    """Lines as a widget shows them."""
    parts: list[Any] = []
    for number, line in enumerate(lines):
        if number:
            parts.append("\n")
        parts.extend((text, style) if style else text for text, style in line if text)
    return Content.assemble(*parts)


class Choices(OptionList):
    """The list on the screen."""

    DEFAULT_CSS = """
    Choices { border: none; padding: 0; background: transparent; scrollbar-size-vertical: 1; }
    Choices:focus { border: none; background-tint: transparent; }
    """

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.rows: list[Row] = []
        self.shown: list[Row | None] = []
        """By place on the screen; None is the heading of what may not be chosen."""
        self.heading = ""
        self.typed = ""
        self.is_many = False
        self.lines = 0
        """How many rows of the screen the whole list takes."""

    def fill(self, rows: list[Row], *, heading: str, is_many: bool = False) -> None:
        """Another question."""
        self.rows, self.heading, self.is_many, self.typed = rows, heading, is_many, ""
        self.draw(keep=False)

    def filter(self, typed: str) -> None:
        """Show what fits to what is typed."""
        self.typed = typed.strip()
        self.draw(keep=False)

    def draw(self, *, keep: bool = True) -> None:
        """Write the list anew, for the width there is."""
        at = self.highlighted if keep else None
        rows = [row for row in self.rows if not self.typed or row.fits(self.typed)]
        legal = [row for row in rows if row.kind != REFUSED]
        refused = [row for row in rows if row.kind == REFUSED]
        self.shown = [*legal, *([None, *refused] if refused else [])]
        options = [self._option(row) for row in self.shown]
        self.lines = sum(str(option.prompt).count("\n") + 1 for option in options)
        self.set_options(options)
        if self.shown:
            self.highlighted = at if at is not None and at < len(self.shown) else self._first()

    def _first(self) -> int:
        """The first row; not the end of a turn, which one Enter too many would bring."""
        first = self.shown[0]
        is_end = first is not None and first.text in ENDS
        has_other = len(self.shown) > 1 and self.shown[1] is not None
        return 1 if is_end and has_other else 0

    def _option(self, row: Row | None) -> Option:
        width = max(20, self.size.width - SCROLLBAR)
        if row is None:
            return Option(content_of(hung([("── ", "")], self.heading, width)), disabled=True)
        number = f"{row.number:>2} " if row.number else " ? "
        if row.kind == REFUSED:
            return Option(
                content_of(hung([(number, QUIET), ("✗ ", QUIET)], row.sentence, width, QUIET))
            )
        lead: Line = [(number, HEADING)]
        if self.is_many and row.picks:
            lead.append((f"[{row.marked or ' '}] ", HEADING if row.marked else ""))
        if row.warnings:
            lead.append(("⚠ ", HEADING))
        return Option(content_of(hung(lead, row.sentence, width)))

    @property
    def row(self) -> Row | None:
        """The row at which one stands."""
        at = self.highlighted
        return self.shown[at] if at is not None and at < len(self.shown) else None

    def legal(self) -> list[Row]:
        """What may be chosen and is shown."""
        return [row for row in self.shown if row is not None and row.kind == LEGAL]

    def go_to(self, picks: list[str]) -> bool:
        """Stand at the row that picks exactly this; whether there is one."""
        for at, row in enumerate(self.shown):
            if row is not None and row.kind == LEGAL and sorted(row.picks) == sorted(picks):
                self.highlighted = at
                return True
        return False

    def mark(self) -> None:
        """Mark the row at which one stands once more, up to as often as it is there."""
        row = self.row
        if self.is_many and row is not None and row.kind == LEGAL and row.picks:
            row.marked = (row.marked + 1) % (row.copies + 1)
            self.draw()

    def mark_all(self, picks: list[str]) -> None:
        """Mark exactly these things."""
        for row in self.rows:
            row.marked = sum(picks.count(pick) for pick in row.picks)
        self.draw()

    def marked(self) -> list[str]:
        """The short texts of everything that is marked."""
        return [pick for row in self.rows for pick in row.picks * row.marked]
