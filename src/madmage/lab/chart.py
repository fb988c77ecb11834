"""Charts as SVG text, drawn by hand: no library, no script, colours from the page's style sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 860
LABEL = 250
"""Room for the names on the left of a list."""
NOTE = 150
"""Room for the numbers on its right."""
ROW = 24
TOP = 10
AXIS = 34
HEIGHT = 300
LEFT = 58
TICKS = 6


@dataclass(frozen=True)
class Mark:
    """A value with its interval, under a name."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""
    tone: str = "plain"
    """A class of the style sheet: plain, up, down, s1 to s6."""
    fair: float | None = None
    """What it would be if nothing mattered, drawn as a tick of its own."""
    hint: str = ""


Format = Callable[[float], str]


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from below `low` to above `high`, a handful of them."""
    if high <= low:
        high = low + 1
    raw = (high - low) / TICKS
    power = 10.0 ** floor(log10(raw))
    step = next(power * s for s in (1, 2, 2.5, 5, 10) if power * s >= raw * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(step * n, 10) for n in range(first, last + 1)]


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _svg(height: float, title: str, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return "".join([head, *parts, "</svg>"])


def listing(
    title: str,
    marks: Sequence[Mark],
    shown: Format,
    *,
    zero: float | None = None,
    bars: bool = False,
    band: float | None = None,
) -> str:
    """Values one below the other: a dot or a bar from `zero`, its interval, and its numbers.

    `band` shades what lies within so much of zero: differences that do not matter.
    """
    ends = [m.low for m in marks] + [m.high for m in marks] + [m.fair for m in marks if m.fair]
    ends += [] if zero is None else [zero]
    ends += [-band, band] if band else []
    steps = ticks(min(ends), max(ends))
    first, last = steps[0], steps[-1]
    room = WIDTH - LABEL - NOTE
    bottom = TOP + ROW * len(marks)

    def x(value: float) -> float:
        return LABEL + room * (min(last, max(first, value)) - first) / (last - first)

    parts: list[str] = []
    if band:
        parts.append(
            f'<rect x="{x(-band):.1f}" y="{TOP}" width="{x(band) - x(-band):.1f}" '
            f'height="{bottom - TOP}" class="band"/>'
        )
    for step in steps:
        parts.append(_line(x(step), TOP, x(step), bottom, "zero" if step == zero else "grid"))
        parts.append(_text(x(step), bottom + 18, shown(step), "tick", "middle"))
    for at, mark in enumerate(marks):
        parts.append(_row(mark, TOP + ROW * (at + 0.5), x, zero if bars else None))
    return _svg(bottom + AXIS, title, parts)


def _row(mark: Mark, y: float, x: Callable[[float], float], zero: float | None) -> str:
    name = mark.name if len(mark.name) <= 38 else mark.name[:37] + "…"
    parts = [f'<g class="{mark.tone}"><title>{escape(mark.hint or mark.name)}</title>']
    parts.append(_text(LABEL - 12, y + 4, name, "name", "end"))
    if zero is not None:
        left, right = sorted((x(zero), x(mark.value)))
        parts.append(
            f'<rect x="{left:.1f}" y="{y - 7:.1f}" width="{max(1.0, right - left):.1f}" '
            f'height="14" rx="2" class="bar"/>'
        )
    parts.append(_line(x(mark.low), y, x(mark.high), y, "whisker"))
    if mark.fair is not None:
        parts.append(_line(x(mark.fair), y - 8, x(mark.fair), y + 8, "fair"))
    if zero is None:
        parts.append(f'<circle cx="{x(mark.value):.1f}" cy="{y:.1f}" r="4.5" class="dot"/>')
    parts.append(_text(WIDTH - NOTE + 14, y + 4, mark.note, "note"))
    parts.append("</g>")
    return "".join(parts)


def grouped(
    title: str,
    columns: Sequence[str],
    series: Sequence[tuple[str, Sequence[Mark | None]]],
    shown: Format,
    caption: str,
) -> str:
    """Series side by side over columns, each value with its interval: rates, from 0 to 1."""
    marks = [mark for _, each in series for mark in each if mark]
    steps = ticks(0.0, max(0.1, *[mark.high for mark in marks]))
    steps = [step for step in steps if step <= 1.0001]
    room, tall = WIDTH - LEFT - 20, HEIGHT - TOP - AXIS - 16

    def y(value: float) -> float:
        return TOP + tall * (1 - min(value, steps[-1]) / steps[-1])

    parts: list[str] = []
    for step in steps:
        parts.append(_line(LEFT, y(step), WIDTH - 20, y(step), "grid"))
        parts.append(_text(LEFT - 8, y(step) + 4, shown(step), "tick", "end"))
    wide = room / len(columns)
    gap = min(34.0, wide * 0.7 / max(1, len(series)))
    for at, column in enumerate(columns):
        parts.append(_text(LEFT + wide * (at + 0.5), TOP + tall + 20, column, "tick", "middle"))
    for number, (name, each) in enumerate(series):
        offset = gap * (number - (len(series) - 1) / 2)
        points = [(LEFT + wide * (at + 0.5) + offset, mark) for at, mark in enumerate(each)]
        parts.append(_series(name, f"s{number % 6 + 1}", points, y))
    parts.append(_text(LEFT + room / 2, HEIGHT - 6, caption, "caption", "middle"))
    return _svg(HEIGHT, title, parts)


def _series(
    name: str,
    tone: str,
    points: Sequence[tuple[float, Mark | None]],
    y: Callable[[float], float],
) -> str:
    found = [(x, mark) for x, mark in points if mark]
    path = " ".join(f"{x:.1f},{y(mark.value):.1f}" for x, mark in found)
    parts = [f'<g class="{tone}"><polyline points="{path}" class="thread"/>']
    for x, mark in found:
        parts.append(f"<g><title>{escape(f'{name}, {mark.name}: {mark.hint}')}</title>")
        parts.append(_line(x, y(mark.low), x, y(mark.high), "whisker"))
        parts.append(f'<circle cx="{x:.1f}" cy="{y(mark.value):.1f}" r="5" class="dot"/></g>')
    return "".join([*parts, "</g>"])


def histogram(title: str, counts: Sequence[tuple[float, float, int]], caption: str) -> str:
    """How often values lie between two ends: (from, to, count), side by side."""
    most = max(count for _, _, count in counts)
    steps = ticks(0, most)
    tall, room = 190 - TOP - AXIS, WIDTH - LEFT - 20
    wide = room / len(counts)

    def y(value: float) -> float:
        return TOP + tall * (1 - value / steps[-1])

    parts: list[str] = []
    for step in steps:
        if step == int(step):
            parts.append(_line(LEFT, y(step), WIDTH - 20, y(step), "grid"))
            parts.append(_text(LEFT - 8, y(step) + 4, f"{step:.0f}", "tick", "end"))
    every = ceil(len(counts) / 14)
    for at, (first, last, count) in enumerate(counts):
        x = LEFT + wide * at
        words = f"{first:.0f}" if last - first <= 1 else f"{first:.0f} to {last - 1:.0f}"
        parts.append(
            f'<g class="s1"><title>{escape(f"{words}: {count} games")}</title><rect x="{x + 1:.1f}" '
            f'y="{y(count):.1f}" width="{max(1.0, wide - 2):.1f}" '
            f'height="{y(0) - y(count):.1f}" rx="2" class="bar"/></g>'
        )
        if at % every == 0:
            parts.append(_text(x + wide / 2, TOP + tall + 16, f"{first:.0f}", "tick", "middle"))
    parts.append(_text(LEFT + room / 2, 190 - 2, caption, "caption", "middle"))
    return _svg(190, title, parts)
