"""The page that is written on: lines wrapped at the terminal's width, and the curtain between two."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from typing import TextIO

WIDTH = 80
HEIGHT = 30
"""Over a pipe: the width of a line, and how many blank lines hide what came before."""
NARROWEST = 40

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what has scrolled off it."""

_GLUED = re.compile(r"(?<=\d) × |(?<=\w) (?=\d\b)")
"""Spaces that no line breaks at: between how many and what, and between a card and its value."""
_NUMBERED = re.compile(r"\s*\d+\. ")
_COLUMNS = re.compile(r"\s*\S.*?\s{2,}(?=\S)")


class Page:
    """Where the line mode writes."""

    def __init__(self, out: TextIO | None = None) -> None:
        self.out = sys.stdout if out is None else out
        self.is_terminal = self.out.isatty()

    @property
    def width(self) -> int:
        """How many characters a line may have."""
        if self.out is not sys.stdout:
            return WIDTH
        return max(NARROWEST, shutil.get_terminal_size((WIDTH, HEIGHT)).columns)

    def print(self, *texts: str) -> None:
        """Write texts, each from a new line on."""
        for text in texts:
            for line in text.split("\n"):
                print(wrapped(line, self.width), file=self.out)
        self.out.flush()

    def prompt(self, text: str) -> None:
        """Write where an answer is typed."""
        print(text, end=" ", file=self.out)
        self.out.flush()

    def curtain(self) -> None:
        """Take everything out of sight."""
        if self.is_terminal:
            self.out.write(CLEAR)
        else:
            self.out.write("\n" * HEIGHT)
        self.out.flush()


def wrapped(line: str, width: int) -> str:
    """A line broken at words; what follows hangs below the text, not below its number or its name."""
    if len(line) <= width:
        return line
    lead = len(line) - len(line.lstrip())
    for pattern in (_NUMBERED, _COLUMNS):
        found = pattern.match(line)
        if found and len(found[0]) < width // 2:
            return _filled(line, width, len(found[0]))
    return _filled(line, width, lead + 2)


def _filled(line: str, width: int, hang: int) -> str:
    lead = line[:hang] if line[:hang].strip() else line[: len(line) - len(line.lstrip())]
    text = _GLUED.sub(lambda found: found[0].replace(" ", "\0"), line[len(lead) :])
    filled = textwrap.fill(
        text,
        width,
        initial_indent=lead,
        subsequent_indent=" " * hang,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return filled.replace("\0", " ")
