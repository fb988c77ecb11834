"""A card drawn with letters, in a frame."""

from __future__ import annotations

from textwrap import wrap

from madmage.workshop.face import Face, Part

WIDTH = 52
LINES = "╭─╮│├┤╰╯"
PLAIN_LINES = "+-+|++++"
"""The frame where only plain letters can be shown."""


def framed(face: Face, *, is_plain: bool = False) -> list[str]:
    """The lines of a drawn card."""
    top_left, bar, top_right, side, left, right, low_left, low_right = tuple(
        PLAIN_LINES if is_plain else LINES
    )
    inner = WIDTH - 4

    def rows(lines: list[str]) -> list[str]:
        return [f"{side} {line:<{inner}} {side}" for line in lines]

    head = [*wrap(face.name, inner), *wrap(face.line, inner)]
    body: list[str] = []
    for part in face.parts:
        body += _part(part, inner, "->" if is_plain else "→")
    out = [f"{top_left}{bar * (WIDTH - 2)}{top_right}", *rows(head)]
    out += [f"{left}{bar * (WIDTH - 2)}{right}", *rows(body)]
    if face.foot:
        out += [*rows([""]), *rows(wrap(face.foot, inner))]
    return [*out, f"{low_left}{bar * (WIDTH - 2)}{low_right}"]


def _part(part: Part, inner: int, arrow: str) -> list[str]:
    indent = "  " * part.depth
    heading = part.heading if part.heading.endswith((":", ".")) else f"{part.heading}:"
    text = f"{heading} {part.text}".strip() if part.heading else part.text
    lines = wrap(text, inner, initial_indent=indent, subsequent_indent=indent)
    if part.does:
        first, more = f"{indent}{arrow} ", f"{indent}   "
        lines += wrap(part.does, inner, initial_indent=first, subsequent_indent=more)
    return lines
