"""A card as a picture: SVG that needs nothing but itself, in the look of the tables.

Paper is what players own, dark cloth is what threatens; element signs have a shape and a letter.
Text is set and wrapped here, and a card grows as long as its words are.
"""

from __future__ import annotations

import re
from html import escape
from importlib.resources import files

from madmage.workshop.face import BAD, GOOD, QUIET, Face, Part
from madmage.workshop.ink import (
    DEEP,
    EMBLEMS,
    INK,
    LIGHT,
    MARKERS,
    QUIET_INK,
    SERIF,
    lines_of,
    sign,
    width_of,
    written,
)

WIDTH = 320
EDGE = 26
SHORTEST = 448
SIZES = ((110, 19.0), (230, 17.0))
"""Up to so many letters: how large they are."""
SMALL = 15.0
LOOSE = 1.33
TONES = {GOOD: "#2f6b3a", BAD: "#a3241b"}
TONES_ON_DARK = {GOOD: "#b5d98f", BAD: "#ffb08a"}
CLOTH = ("curse", "monster")
"""Kinds of the Book's cards that threaten."""
CENTRED = ("spell", "curse")
"""Kinds of the Book's cards whose text is set round its middle."""


def picture(face: Face) -> str:
    """The whole SVG."""
    on_dark = face.game == "book" and face.kind in CLOTH
    head, top = _head(face)
    art, below = _art(face, top)
    start = below + (24 if art else 32)
    body, end = _body(face, start, on_dark)
    if face.game == "book" and face.kind in CENTRED:
        # A short text stands in the middle of what is left of the card.
        room = SHORTEST - (150 if face.kind == "curse" else 40)
        start += max(0.0, (room - end) / 2.4)
        body, end = _body(face, start, on_dark)
    signs, end = _signs(face, end, on_dark)
    foot, end = _foot(face, end, on_dark)
    height = max(SHORTEST, int(end) + 26)
    parts = [_ground(face, height, on_dark), head, art, body, signs, foot]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" aria-label="{escape(face.name)}: {escape(face.line)}" '
        f'font-family="{SERIF}">{_paints(face)}{"".join(parts)}</svg>\n'
    )


def _colour(face: Face) -> str:
    if face.game == "maze":
        return {"monster": "#7d1f18", "action": "#1f4d94", "equipment": "#6f531d"}.get(
            face.kind, "#7a4a17"
        )
    elements = set(face.elements)
    if face.kind in ("monster", "page"):
        return "#5d2019" if face.kind == "monster" else "#523422"
    return DEEP[face.elements[0]] if len(elements) == 1 else DEEP["multi"]


def _paints(face: Face) -> str:
    low, high = ("#dfcda0", "#f2e6c8") if face.game == "maze" else ("#ead7ad", "#fbf2dc")
    return (
        f'<defs><linearGradient id="paper" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" '
        f'stop-color="{high}"/><stop offset="1" stop-color="{low}"/></linearGradient>'
        '<radialGradient id="cloth" cx=".5" cy=".2" r=".9"><stop offset="0" stop-color="#4b2f38"/>'
        '<stop offset="1" stop-color="#2b1920"/></radialGradient>'
        '<linearGradient id="shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" '
        'stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".14"/>'
        "</linearGradient></defs>"
    )


def _outline(face: Face, height: int) -> str:
    """The shape of the card: an arch, a pennant, or a sheet."""
    right, low = WIDTH - 6, height - 6
    if face.game == "book" and face.kind == "spell":
        return (
            f"M6 {low - 10}V70C6 34 60 6 160 6S{right} 34 {right} 70V{low - 10}a10 10 0 0 1-10 10H16"
            "a10 10 0 0 1-10-10z"
        )
    if face.game == "book" and face.kind == "curse":
        teeth = "".join(f"L{x} {low - (0 if at % 2 else 15)}" for at, x in enumerate(_teeth()))
        return f"M6 6H{right}V{low - 18}{teeth}L6 {low - 18}z"
    return f"M18 6H{right - 12}a12 12 0 0 1 12 12V{low - 12}a12 12 0 0 1-12 12H18A12 12 0 0 1 6 {low - 12}V18A12 12 0 0 1 18 6z"


def _teeth() -> list[int]:
    return [296, 272, 250, 222, 198, 170, 148, 120, 96, 70, 48, 24]


def _ground(face: Face, height: int, on_dark: bool) -> str:
    colour = _colour(face)
    fill = "url(#cloth)" if on_dark else "url(#paper)"
    outline = _outline(face, height)
    frame = (
        f'<path d="{outline}" fill="{fill}" stroke="{colour}" stroke-width="5" '
        'stroke-linejoin="round"/>'
    )
    band = 92 if face.game == "book" and face.kind == "spell" else 78
    lintel = (
        f'<clipPath id="card"><path d="{outline}"/></clipPath><g clip-path="url(#card)">'
        f'<path d="M0 0H{WIDTH}V{band}H0z" fill="{colour}"/>'
        f'<path d="M0 0H{WIDTH}V{band}H0z" fill="url(#shine)"/></g>'
    )
    brass = f'<path d="M10 {band}H{WIDTH - 10}" stroke="#c9973f" stroke-width="2"/>'
    return frame + lintel + brass


def _head(face: Face) -> tuple[str, float]:
    """Name and kind in the lintel; where the card goes on below it."""
    is_arch = face.game == "book" and face.kind == "spell"
    # An arch is narrow where its name stands; a marker takes room of a sheet of the Maze.
    room = WIDTH - (96 if is_arch else 120 if face.game == "maze" else 2 * EDGE)
    centre = 160 if face.game == "book" else 182
    size = 24.0
    while width_of(face.name, size) > room and size > 17:
        size -= 1
    lines = lines_of(face.name, size, room)[:2]
    if len(lines) == 2:
        size = min(size, 18.0)
    y = (58 if is_arch else 42) - (len(lines) - 1) * 10
    out = [
        written(line, centre, y + at * (size + 2), size, "#fff8e6", weight=700, anchor="middle")
        for at, line in enumerate(lines)
    ]
    bottom = 82 if is_arch else 66
    out.append(written(face.line, centre, bottom, 12.5, "#f2e3c4", anchor="middle"))
    if face.game == "maze":
        out.append(f'<g transform="translate(18 14) scale(1.2)">{MARKERS[face.kind]}</g>')
    return "".join(out), bottom + 12


def _art(face: Face, top: float) -> tuple[str, float]:
    """The drawing of a card of the Book, ours if there is one, or the emblem of its element."""
    if face.game == "maze" or face.kind in ("curse", "page"):
        return "", top
    drawing = drawing_of(face)
    if face.kind == "spell":
        placed = _placed(drawing or _emblem(face), 136, top + 12, 150, 96)
        seal = sign(face.elements[0], 24, top + 16, 58, face.lang)
        level = written(str(face.number), 92, top + 62, 46, _colour(face), weight=700)
        return f'<g color="{_colour(face)}">{placed}</g>{seal}{level}', top + 108
    box = (
        f'<rect x="{EDGE}" y="{top + 6:g}" width="{WIDTH - 2 * EDGE}" height="176" rx="8" '
        'fill="#e9d9b4" stroke="#7a5419" stroke-width="2"/>'
    )
    shown = drawing or _emblem(face)
    placed = _placed(shown, EDGE + 8, top + 12, WIDTH - 2 * EDGE - 16, 164)
    return f'{box}<g color="{DEEP[face.elements[0]]}">{placed}</g>', top + 182


def _emblem(face: Face) -> str:
    """What stands for a card that nobody has drawn yet."""
    return (
        '<svg viewBox="-4 -4 68 68"><path fill="none" stroke="currentColor" stroke-width="2.4" '
        f'stroke-linecap="round" stroke-linejoin="round" d="{EMBLEMS[face.elements[0]]}"/></svg>'
    )


def drawing_of(face: Face) -> str:
    """The ink drawing of one of our own cards, as the browser's page shows it; nothing for others."""
    art = files("madmage.server") / "page" / "art" / "book"
    if face.kind == "spell":
        sheet = art / "spells.svg"
        text = sheet.read_text(encoding="utf-8") if sheet.is_file() else ""
        found = re.search(rf'<symbol id="{re.escape(face.key)}" (.*?)</symbol>', text, re.DOTALL)
        return f"<svg {found[1]}</svg>" if found else ""
    file = art / f"{face.kind}s" / f"{face.key}.svg"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _placed(drawing: str, x: float, y: float, width: float, height: float) -> str:
    place = f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
    return re.sub(r"<svg (xmlns=\"[^\"]*\" ?)?", place, drawing, count=1)


def _body(face: Face, y: float, on_dark: bool) -> tuple[str, float]:
    """All paragraphs; where they end."""
    out: list[str] = []
    letters = sum(len(part.text) + len(part.does) for part in face.parts)
    size = next((size for most, size in SIZES if letters <= most), SMALL)
    for part in face.parts:
        if face.kind in ("curse", "monster") and part.tone == QUIET and face.game == "book":
            # The signs below say the same.
            continue
        is_centred = face.game == "book" and face.kind in CENTRED
        y = _paragraph(out, part, y, size, on_dark=on_dark, is_centred=is_centred)
    return "".join(out), y


def _paragraph(
    out: list[str], part: Part, y: float, size: float, *, on_dark: bool, is_centred: bool
) -> float:
    left = EDGE + 14 * part.depth
    room = WIDTH - EDGE - left
    tones = TONES_ON_DARK if on_dark else TONES
    ink = LIGHT if on_dark else INK
    colour = tones.get(part.tone, "#f2d489" if on_dark else QUIET_INK)
    start, leading = y, size * LOOSE
    # The number of a line of fate stands before its text; all else that is bold stands above.
    number = f"{part.heading} " if part.heading[:-1].isdigit() else ""
    if part.heading and not number:
        for line in lines_of(part.heading, 14, room / 1.08):
            out.append(written(line, left, y, 14, colour, weight=700))
            y += 18
    slanted = bool(part.does) or part.depth > 0
    for text, is_slanted in ((number + part.text, slanted), (part.does, False)):
        for line in lines_of(text, size, room):
            x, anchor = (WIDTH / 2, "middle") if is_centred else (left, "start")
            out.append(written(line, x, y, size, ink, anchor=anchor, is_slanted=is_slanted))
            y += leading
    if part.depth:
        out.append(
            f'<path d="M{left - 9} {start - 12:g}V{y - leading + 4:g}" stroke="{colour}" '
            'stroke-width="2.5" stroke-linecap="round"/>'
        )
    return y + 8


def _signs(face: Face, y: float, on_dark: bool) -> tuple[str, float]:
    """What a curse costs, or which curses a monster brings."""
    if face.kind not in ("curse", "monster") or face.game != "book":
        return "", y
    label = next((part for part in face.parts if part.tone == QUIET), None)
    out: list[str] = []
    if face.kind == "curse":
        y = max(y, SHORTEST - 130)
    told = "" if label is None else label.heading or label.text
    for line in lines_of(told, 13.5, WIDTH - 2 * EDGE):
        out.append(written(line, 160, y + 8, 13.5, "#d9c3a5", anchor="middle"))
        y += 17
    y -= 17
    first = 160 - len(face.elements) * 20
    for at, element in enumerate(face.elements):
        out.append(sign(element, first + at * 40 + 2, y + 18, 34, face.lang, on_dark=on_dark))
    return "".join(out), y + 72


def _foot(face: Face, y: float, on_dark: bool) -> tuple[str, float]:
    """The line for the fun of it, under a rule."""
    if not face.foot:
        return "", y
    fill = "#d9c3a5" if on_dark else QUIET_INK
    out = [f'<path d="M{EDGE} {y - 4:g}H{WIDTH - EDGE}" stroke="{fill}" stroke-opacity=".5"/>']
    y += 16
    for line in lines_of(face.foot, 13, WIDTH - 2 * EDGE):
        out.append(written(line, EDGE, y, 13, fill, is_slanted=True))
        y += 17
    return "".join(out), y
