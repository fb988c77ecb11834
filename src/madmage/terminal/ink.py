"""Lines of text with styles: what the two games' tables are written in, before a screen shows them.

A style is always a second sign of something that stands there in words or signs as well.
"""

from __future__ import annotations

import re
import textwrap

Segment = tuple[str, str]
"""A text and its style, in the words of Textual: bold, dim, reverse, or a colour."""
Line = list[Segment]

ELEMENTS = {
    "air": "#7fd8e8",
    "earth": "#9ccc65",
    "fire": "#ff8a65",
    "water": "#7aa7ff",
    "multi": "#d79bff",
    "madness": "#d79bff",
}
SEATS = ("#ffd54f", "#7fd8e8", "#d79bff", "#9ccc65", "#ff8a65", "#7aa7ff")
GOOD, BAD = ELEMENTS["earth"], ELEMENTS["fire"]
HEADING = "bold"
QUIET = "dim"

_GLUED = re.compile(r"(?<=\d) × ")
"""No line is broken between how many and what."""


def hung(lead: Line, text: str, width: int, style: str = "", hang: int = -1) -> list[Line]:
    """A text behind a lead, broken at words; what follows hangs below the text, or `hang` columns in."""
    start = sum(len(part) for part, _ in lead)
    indent = start if hang < 0 else hang
    glued = _GLUED.sub("\0×\0", text)
    found = textwrap.wrap(
        glued,
        max(width, indent + 12),
        initial_indent="\1" * start,
        subsequent_indent=" " * indent,
        break_on_hyphens=False,
    )
    rows = [row.replace("\0", " ") for row in found]
    if not rows:
        return [lead]
    first: Line = [*lead, (rows[0].lstrip("\1"), style)]
    return [first, *[[(row, style)] for row in rows[1:]]]


def ruled(text: str, width: int) -> Line:
    """A heading with a line behind it."""
    return [(text, HEADING), (" " + "─" * max(0, width - len(text) - 1), QUIET)]


def joined(parts: list[Line], gap: str = ", ") -> Line:
    """Some pieces in one line."""
    line: Line = []
    for part in parts:
        if line:
            line.append((gap, ""))
        line.extend(part)
    return line


def broken(pieces: list[Line], lead: Line, width: int, gap: str = "  ") -> list[Line]:
    """Pieces behind each other, as many to a row as fit, hanging below the first one."""
    start = sum(len(part) for part, _ in lead)
    lines: list[Line] = [list(lead)]
    used = start
    for piece in pieces:
        size = sum(len(part) for part, _ in piece)
        if used > start and used + len(gap) + size > width:
            lines.append([(" " * start, "")])
            used = start
        elif used > start:
            lines[-1].append((gap, ""))
            used += len(gap)
        lines[-1].extend(piece)
        used += size
    return lines


def plain(lines: list[Line]) -> list[str]:
    """The same without styles."""
    return ["".join(text for text, _ in line) for line in lines]
