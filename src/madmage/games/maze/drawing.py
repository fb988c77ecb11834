"""The map in box characters: corridors as lines, what lies and stands there on top of them.

A field takes `pitch` columns and two rows. Its middle shows how its corridors join, or what is on
it; the other characters lead to the neighbours, so that every exit is seen whatever stands there.
Levels that lie side by side differ in their lines. It is drawn from a view's plain data, so that
whoever is told a table from afar draws the same map. A picture is never wider than it may be: fields
get narrower first, then each level gets a picture of its own, then these are cut into parts.
"""

from __future__ import annotations

from typing import Final

from madmage.games.maze.chart import Chart, Spot
from madmage.games.maze.grid import BIT, EAST, FACING, NORTH, SOUTH, WEST
from madmage.games.maze.laying import PLACE_UNIT, beyond
from madmage.games.maze.pack import MARKS
from madmage.games.maze.show import MazeView
from madmage.games.maze.state import LEVELS, MazeState
from madmage.kernel.ask import DONE, Ask

HEAVY: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
DOUBLE: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"
"""By exits as bits: how corridors join. Odd levels are heavy, even ones double."""

ROOM: Final = "⌂"
UP: Final = "▲"
PORTAL: Final = "☼"
GRAVE: Final = "†"
CROWD: Final = "☻"
"""More figures than there is room for."""
OPEN: Final = "·"
SHUT: Final = "×"
"""An exit against a wall: another tile's, another level's, or the table's edge."""
BEHIND_ACROSS: Final = "┈"
BEHIND_DOWN: Final = "┊"
"""An exit of stairs to a free field: no way on (ruling `behind_stairs`)."""
STRAIGHT: Final = "○"
"""A straight field with nothing on it, so that steps can be counted along a corridor."""
OTHER: Final = "▒"
"""A field of the level that has a picture of its own."""
FIGURES: Final = "❶❷❸❹❺❻"
"""Figures are not plain digits: those number the fields on offer."""
MARKERS: Final = " KCMA"
OPEN_CARDS: Final = "   ma"
"""By marker: hidden, and with its card lying open."""

PITCHES: Final = (4, 3)
LABEL: Final = 4
"""Columns for the names of the rows."""
FRAME: Final = 2

# How an exit goes on.
JOINED: Final = 0
TO_FREE: Final = 1
WALLED: Final = 2
BEHIND_STAIRS: Final = 3

FIELD_ASKS: Final = frozenset({"goal", "throw", "jump", "wake", "quell", "flee", "stride"})
PLACE_ASKS: Final = frozenset({"tile", "first_tile", "room"})

STRAIGHTS: Final = (BIT[NORTH] | BIT[SOUTH], BIT[EAST] | BIT[WEST])

Box = tuple[int, int, int, int]
"""First and last column, first and last row."""


def field_of(st: MazeState, kind: str, option: int) -> int:
    """The field that an option is about, or -1."""
    if option == DONE:
        return -1
    if kind in FIELD_ASKS:
        return option
    if kind in PLACE_ASKS:
        return option // PLACE_UNIT
    return beyond(st, option) if kind == "exit" else -1


def offered(st: MazeState, ask: Ask | None) -> dict[int, int]:
    """By field on offer: the number of its first option, as options are listed."""
    found: dict[int, int] = {}
    if ask is not None:
        for number, option in enumerate(ask.options, 1):
            field = field_of(st, ask.kind, option)
            if field >= 0:
                found.setdefault(field, number)
    return found


def picture(data: MazeView, width: int, numbers: dict[str, int] | None = None) -> list[str]:
    """The table's levels as lines, none wider than `width`; `numbers` are written on their fields."""
    return pictured(Chart(data, numbers or {}), width)


def pictured(chart: Chart, width: int) -> list[str]:
    """The same of a chart."""
    levels = chart.levels
    pitches = _pitches(chart)
    box = _box(chart, levels, chart.numbers)
    for pitch in pitches:
        if _columns(width, pitch) > box[1] - box[0]:
            return Sheet(chart, chart.numbers, levels, pitch).draw(box)
    lines: list[str] = []
    for level in levels:
        own = {f: n for f, n in chart.numbers.items() if _level_for(chart, f) == level}
        lines += _level_picture(chart, own, level, pitches, width)
    return lines


def whole(chart: Chart, width: int) -> tuple[Sheet, list[str]]:
    """All levels in one picture, perhaps wider than `width`, and the sheet that knows its fields."""
    box = _box(chart, chart.levels, chart.numbers)
    pitches = _pitches(chart)
    fitting = [pitch for pitch in pitches if _columns(width, pitch) > box[1] - box[0]]
    sheet = Sheet(chart, chart.numbers, chart.levels, (fitting or pitches[-1:])[0])
    return sheet, sheet.draw(box)


def _pitches(chart: Chart) -> list[int]:
    """How wide a field may be, so that every number finds room on it."""
    digits = max([len(str(number)) for number in chart.numbers.values()], default=0)
    return [pitch for pitch in PITCHES if pitch > digits] or [digits + 1]


def _level_picture(
    chart: Chart, numbers: dict[Spot, int], level: int, pitches: list[int], width: int
) -> list[str]:
    """A level for itself, in as many parts as it takes, one below the other."""
    left, right, top, bottom = _box(chart, [level], numbers)
    wide = right - left + 1
    fitting = [pitch for pitch in pitches if _columns(width, pitch) >= wide]
    pitch = fitting[0] if fitting else pitches[-1]
    parts = -(-wide // max(1, _columns(width, pitch)))
    step = -(-wide // parts)
    sheet = Sheet(chart, numbers, [level], pitch)
    lines: list[str] = []
    for first in range(left, right + 1, step):
        lines += sheet.draw((first, min(right, first + step - 1), top, bottom))
    return lines


def _columns(width: int, pitch: int) -> int:
    """How many fields fit beside each other."""
    return (width - LABEL - FRAME) // pitch


def _level_for(chart: Chart, spot: Spot) -> int:
    """In which level's picture a field on offer is numbered: its own, or that of an exit to it."""
    if spot in chart.tiles:
        return chart.tiles[spot].level
    return chart.led_to.get(spot, chart.levels[-1])


def _box(chart: Chart, levels: list[int], numbers: dict[Spot, int]) -> Box:
    """The tiles of some levels with a ring of free fields, and the fields on offer."""
    tiles = [spot for spot, tile in chart.tiles.items() if tile.level in levels]
    columns = [x + d for x, _ in tiles for d in (-1, 1)]
    rows = [y + d for _, y in tiles for d in (-1, 1)]
    columns += [x for x, _ in numbers]
    rows += [y for _, y in numbers]
    left, right, top, bottom = chart.sides
    if not columns:
        return left, right, top, bottom
    return (
        max(left, min(columns)),
        min(right, max(columns)),
        max(top, min(rows)),
        min(bottom, max(rows)),
    )


# What is on a field


def place_sign(chart: Chart, spot: Spot) -> str:
    """Start room, stairs, portal or marker: a field has at most one of them."""
    tile = chart.tiles.get(spot)
    if tile is None:
        return ""
    if tile.room:
        return ROOM
    if tile.stairs:
        return PORTAL if tile.level == LEVELS else UP
    if tile.marker is None:
        return ""
    mark = MARKS.index(tile.marker)
    return OPEN_CARDS[mark] if tile.card is not None else MARKERS[mark]


def sign_of(chart: Chart, spot: Spot, number: int, room: int) -> str:
    """What is written on a field in at most `room` characters, the number on offer first."""
    place = place_sign(chart, spot)
    tile = chart.tiles.get(spot)
    grave = GRAVE if tile is not None and tile.grave is not None else ""
    seats = chart.figures.get(spot, [])
    figures = "".join([FIGURES[seat] for seat in seats])
    few = figures if len(seats) < 2 else CROWD
    head = str(number) if number else ""
    for signs in (
        place + grave + figures,
        place + figures,
        place + grave + few,
        place + few,
        place or few,
        place or grave,
    ):
        if len(head + signs) <= room:
            return head + signs
    return head


def lines_of(level: int) -> str:
    """How the corridors of a level are drawn."""
    return HEAVY if level % 2 else DOUBLE


class Sheet:
    """One drawing style for one table: which levels are drawn, and how wide a field is."""

    def __init__(
        self, chart: Chart, numbers: dict[Spot, int], levels: list[int], pitch: int
    ) -> None:
        self.chart = chart
        self.numbers = numbers
        self.levels = levels
        self.pitch = pitch
        self.box: Box = (0, 0, 0, 0)
        self.canvas: list[list[str]] = []

    def draw(self, box: Box) -> list[str]:
        """The fields of a box in a frame, with the names of columns and rows."""
        left, right, top, bottom = self.box = box
        width = (right - left + 1) * self.pitch
        self.canvas = [[" "] * width for _ in range(2 * (bottom - top) + 3)]
        self._edges()
        fields = [(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)]
        for field in fields:
            self._corridors(field)
        for field in fields:
            self._signs(field)
        return self._framed()

    def spot_at(self, x: int, y: int) -> Spot | None:
        """The field of the picture drawn last at a character of its lines; two rows are one field."""
        column, row = (x - LABEL - 1) // self.pitch, (y - 1) // 2
        spot = (self.box[0] + column, self.box[2] + row)
        is_there = x > LABEL and y > 0 and spot[0] <= self.box[1] and spot[1] <= self.box[3]
        return spot if is_there else None

    def place_of(self, spot: Spot) -> tuple[int, int]:
        """Where a field begins in the lines of the picture drawn last: column and row."""
        x, y = self._at(spot)
        return x + LABEL + 1, y + 1

    # The frame

    def _edges(self) -> None:
        """A firm line where the table ends, a broken one where it goes on."""
        left, right, top, bottom = self.chart.sides
        width = len(self.canvas[0])
        self.canvas[0] = list(("─" if self.box[2] == top else "╌") * width)
        self.canvas[-1] = list(("─" if self.box[3] == bottom else "╌") * width)
        self.sides = (
            "│" if self.box[0] == left else "┆",
            "│" if self.box[1] == right else "┆",
        )

    def _framed(self) -> list[str]:
        left, right, top, _ = self.box
        names = [str(x) for x in range(left, right + 1)]
        ruler = "".join([(" " + name).ljust(self.pitch) for name in names]).rstrip()
        lines = [(" " * LABEL + " " + ruler).replace("   ", "  c", 1)]
        last = len(self.canvas) - 1
        for y, row in enumerate(self.canvas):
            name, sides = "", self.sides
            if y in (0, last):
                sides = ("┌", "┐") if y == 0 else ("└", "┘")
            elif y % 2:
                name = f"r{top + y // 2}"
            lines.append(f"{name:>{LABEL - 1}} {sides[0]}{''.join(row)}{sides[1]}")
        return lines

    # Corridors

    def _put(self, x: int, y: int, sign: str) -> None:
        if 0 <= y < len(self.canvas) and 0 <= x < len(self.canvas[0]):
            self.canvas[y][x] = sign

    def _at(self, spot: Spot) -> tuple[int, int]:
        """Where a field begins on the canvas: its first column and its own row."""
        return (spot[0] - self.box[0]) * self.pitch, (spot[1] - self.box[2]) * 2 + 1

    def _corridors(self, spot: Spot) -> None:
        tile = self.chart.tiles.get(spot)
        if tile is None:
            return
        x, y = self._at(spot)
        if tile.level not in self.levels:
            self._put(x + 1, y, OTHER)
            return
        line, mask = lines_of(tile.level), self.chart.masks[spot]
        self._put(x + 1, y, STRAIGHT if mask in STRAIGHTS else line[mask])
        for side in (NORTH, EAST, SOUTH, WEST):
            if mask & BIT[side]:
                self._exit(spot, side, line)

    def _exit(self, spot: Spot, side: int, line: str) -> None:
        """The way out of a field on one side."""
        x, y = self._at(spot)
        goes = self._way(spot, side)
        if side in (NORTH, SOUTH):
            sign = (line[BIT[NORTH] | BIT[SOUTH]], OPEN, SHUT, BEHIND_DOWN)[goes]
            self._put(x + 1, y - 1 if side == NORTH else y + 1, sign)
            return
        flat = line[BIT[EAST] | BIT[WEST]] if goes != BEHIND_STAIRS else BEHIND_ACROSS
        rim, step = (x + self.pitch - 1, 1) if side == EAST else (x, -1)
        for at in range(x + 2, rim + 1) if side == EAST else (rim,):
            self._put(at, y, flat)
        if goes == WALLED:
            self._put(rim, y, SHUT)
        elif goes == TO_FREE:
            is_inside = 0 <= rim + step < len(self.canvas[0])
            self._put(rim + step if is_inside else rim, y, OPEN)

    def _way(self, spot: Spot, side: int) -> int:
        chart = self.chart
        near = chart.beyond(spot, side)
        if (spot, side) in chart.exits:
            return TO_FREE
        if near not in chart.tiles:
            return BEHIND_STAIRS if chart.is_inside(near) else WALLED
        is_level = chart.tiles[near].level == chart.tiles[spot].level
        return JOINED if is_level and chart.masks[near] & FACING[side] else WALLED

    # What lies and stands there

    def _signs(self, spot: Spot) -> None:
        number = self.numbers.get(spot, 0)
        tile = self.chart.tiles.get(spot)
        if (tile is None or tile.level not in self.levels) and not number:
            return
        text = sign_of(self.chart, spot, number, self.pitch - 1)
        x, y = self._at(spot)
        first = x + 1 if len(text) < 3 else x
        for at, sign in enumerate(text):
            self._put(first + at, y, sign)
