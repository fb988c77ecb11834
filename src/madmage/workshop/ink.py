"""What pictures of cards are made of: colours, signs, markers and set text, as SVG."""

from __future__ import annotations

import re
from html import escape

SERIF = (
    "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', "
    "'DejaVu Serif Condensed', 'DejaVu Serif', Georgia, serif"
)
INK, PAPER, QUIET_INK, LIGHT = "#2a1b12", "#f6ead0", "#5a422d", "#f6e6d2"

DEEP = {
    "air": "#5a4796",
    "earth": "#3a6528",
    "fire": "#a93317",
    "water": "#175c88",
    "multi": "#4a3524",
}
"""The elements on paper."""
LIT = {"air": "#cfc3f5", "earth": "#b5d98f", "fire": "#ffab7d", "water": "#8fd3f5"}
"""The elements on dark cloth."""

# Letters are words of the language; in Spanish aire and agua share their first.
LETTERS = {
    "en": {"air": "A", "earth": "E", "fire": "F", "water": "W"},
    "de": {"air": "L", "earth": "E", "fire": "F", "water": "W"},
    "es": {"air": "Ai", "earth": "Ti", "fire": "Fu", "water": "Ag"},
}
SHAPES = {
    "air": (
        "M6.2 20.5C3 20.5 1 18.4 1 15.6c0-2.5 1.7-4.3 4-4.8C5 6.4 8.2 3.5 12.2 3.5c3.5 0 6 2 6.9 5 "
        "2.5.4 4.1 2.5 4.1 5 0 1.4-.6 2.7-1.6 3.6-.9.7-1.8.8-2.6.3.3 1.9-1.2 3.1-3.3 3.1z"
    ),
    "earth": "M12 1.2l9.6 5.4v10.8L12 22.8l-9.6-5.4V6.6z",
    "fire": (
        "M 11.6.8c.6 2.6 3.6 4.8 4.9 7.6.9-1 1.4-2.4 1.3-4.2 3.4 2.8 5.2 6.7 5.2 10.6 0 5.1-4.6 8.4-11 "
        "8.4S1 19.9 1 14.8c0-3 1.1-5.8 3.3-8.1 0 1.6.4 2.9 1.3 3.8C6 6.6 11 5.4 11.6.8z"
    ),
    "water": "M12 .8c3.6 5 8 8.7 8 14a8 8 0 0 1-16 0c0-5.3 4.4-9 8-14z",
}
"""A cloud, a stone, a flame, a drop, in a 24 × 24 box: no meaning hangs on colour alone."""
LETTER_AT = {"air": (11.6, 17.2), "earth": (12, 16.4), "fire": (12, 19.6), "water": (12, 19.2)}

EMBLEMS = {
    "air": "M4 22h30c8 0 8-11 1-11-5 0-6 5-3 7M8 32h40c9 0 9 12 1 12-5 0-7-5-4-8M2 42h22c7 0 7 10 1 10",
    "earth": (
        "M2 50l16-26 9 13 10-20 20 33zM18 24v-8c-8 0-8-8-8-10 8 0 8 6 8 10 0-4 2-9 8-9 0 6-4 9-8 9"
    ),
    "fire": (
        "M30 54C14 54 8 42 12 30c2 5 4 6 7 6-3-12 4-22 14-30 0 10 12 14 14 28 2 12-6 20-17 20zM30 54"
        "c-7-1-9-8-4-14 1 3 3 3 4 0 5 4 7 12 0 14zM6 52l4-6M54 52l-4-6"
    ),
    "water": (
        "M2 18c6-6 10-6 14 0s10 6 14 0 10-6 14 0 10 6 14 0M2 32c6-6 10-6 14 0s10 6 14 0 10-6 14 0 10 6 "
        "14 0M2 46c6-6 10-6 14 0s10 6 14 0 10-6 14 0 10 6 14 0"
    ),
}
"""What stands for a card without a drawing of its own, in a 60 × 60 box."""

OUTLINE = 'stroke="#140d08" stroke-width="2.6" stroke-linejoin="round"'
MARKERS = {
    "monster": (
        f'<path {OUTLINE} fill="#d3372b" d="M20 1l5 6 8-2.5v8l6.5 5-4.5 6.5 2.5 7.5-8 1.5-3 7-6.5-3.5'
        'L13.5 40l-3-7-8-1.5L5 24 .5 17.5 7 12.5v-8L15 7z"/><path fill="#fff1d6" d="M20 10c-6 0-9 4-9 '
        "8.5 0 3 1 4.5 2.5 5.5l.5 5h12l.5-5c1.5-1 2.5-2.5 2.5-5.5 0-4.5-3-8.5-9-8.5z"
        '"/><path fill="#5e0f0a" d="M 16.2 17a2.6 2.8 0 100 5.6 2.6 2.8 0 000-5.6zM23.8 17a2.6 2.8 0 100 '
        '5.6 2.6 2.8 0 000-5.6zM20 22.5l1.5 2.8h-3z"/>'
    ),
    "action": (
        f'<path {OUTLINE} fill="#2f6fd0" d="M20 1.5 38.5 20 20 38.5 1.5 20z"/><path fill="none" '
        'stroke="#a9cdff" stroke-width="1.3" d="M20 6.5 33.5 20 20 33.5 6.5 20z"/><path fill="#fff" '
        'd="M20 9.5l2.5 7.5 7.5 3-7.5 3L20 30.5 17.5 23 10 20l7.5-3z"/>'
    ),
    "potion": (
        f'<path {OUTLINE} fill="#7a5a33" d="M15 1h10v6H15z"/><path {OUTLINE} fill="#e9e2cf" d="M16 6h8v4'
        'h6c2 0 3 1 3 3v23c0 2-1 3-3 3H10c-2 0-3-1-3-3V13c0-2 1-3 3-3h6z"/><path fill="#d9822b" d="M9 18'
        'c5-3 8 2 12 1 4-1 6-2 10-.5V36H9z"/>'
    ),
    "equipment": (
        f'<path {OUTLINE} fill="#c9a14a" d="M20 2l15 5v12c0 9-6 15-15 19C11 34 5 28 5 19V7z"/><path '
        'fill="#8a6a2a" d="M20 6v28c-7-3-11-8-11-15v-9z"/><path fill="#f2d98f" d="M20 12l2.4 5 5.4.7-4 '
        '3.800 1 5.500L20 24.500 15.200 27l1-5.500-4-3.800 5.400-.7z"/>'
    ),
}
"""The markers of the Maze, in a 40 × 40 box."""

# Widths of letters in thousandths of their size, for a broad book face.
_NARROW, _BROAD = "fijlrtI.,;:!'|()[]-’´í", "mwMW—@%…→"
_WIDTHS = {" ": 300, **dict.fromkeys(_NARROW, 360), **dict.fromkeys(_BROAD, 940)}


def width_of(text: str, size: float) -> float:
    """About how wide a text is when it is set."""
    units = sum(_WIDTHS.get(c, 700 if c.isupper() else 590) for c in text)
    return units * size / 1000


def lines_of(text: str, size: float, room: float) -> list[str]:
    """A text in lines that fit a room."""
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def written(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str = INK,
    *,
    weight: int = 400,
    anchor: str = "start",
    is_slanted: bool = False,
) -> str:
    """One line of text; numbers in brackets, which grow with the power, stand out."""
    marked = re.sub(r"\[\d+\]", r'<tspan font-weight="700">\g<0></tspan>', escape(text))
    style = ' font-style="italic"' if is_slanted else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" font-weight="{weight}" '
        f'text-anchor="{anchor}"{style}>{marked}</text>'
    )


def sign(element: str, x: float, y: float, size: float, lang: str, *, on_dark: bool = False) -> str:
    """The sign of an element: shape, letter and colour."""
    body, edge, mark = (
        (LIT[element], "#120b08", "#1a100b") if on_dark else (DEEP[element], INK, "#fff8e6")
    )
    at_x, at_y = LETTER_AT[element]
    letter = LETTERS[lang][element]
    letter_size = 11.5 if len(letter) == 1 else 9.5
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 24:g})"><path d="{SHAPES[element]}" '
        f'fill="{body}" stroke="{edge}" stroke-width="1.3" stroke-linejoin="round"/>'
        f'<text x="{at_x}" y="{at_y}" font-size="{letter_size}" font-weight="700" fill="{mark}" '
        f'font-family="\'DejaVu Sans\', Verdana, sans-serif" text-anchor="middle">{letter}</text></g>'
    )
