"""The map in box characters: corridors as lines, what lies and stands there on top of them.

A field takes `pitch` columns and two rows. Its middle shows how its corridors join, or what is on
it; the other characters lead to the neighbours, so that every exit is seen whatever stands there.
Levels that lie side by side differ in their lines. A picture is never wider than it may be: fields
get narrower first, then each level gets a picture of its own, then these are cut into parts.
"""

from __future__ import annotations

from typing import Final

from madmage.games.maze.goods import grave_at
from madmage.games.maze.grid import BIT, EAST, EXITS, FACING, NORTH, SOUTH, STAIRS, START, WEST
from madmage.games.maze.laying import PLACE_UNIT, beyond, levels_out
from madmage.games.maze.levels import sides_of
from madmage.games.maze.pack import MARKS
from madmage.games.maze.state import LEVELS, MazeState
from madmage.games.maze.walking import figures_on
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
"""First and last column, first and last row, all on the grid."""


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


def picture(st: MazeState, width: int, numbers: dict[int, int] | None = None) -> list[str]:
    """The tables' levels as lines, none wider than `width`; `numbers` are written on their fields."""
    numbers = numbers or {}
    levels = levels_out(st)
    digits = max([len(str(number)) for number in numbers.values()], default=0)
    pitches = [pitch for pitch in PITCHES if pitch > digits] or [digits + 1]
    whole = _box(st, levels, numbers)
    for pitch in pitches:
        if _columns(width, pitch) > whole[1] - whole[0]:
            return Sheet(st, numbers, levels, pitch).draw(whole)
    lines: list[str] = []
    for level in levels:
        own = {f: n for f, n in numbers.items() if _level_for(st, f, levels) == level}
        lines += _level_picture(st, own, level, pitches, width)
    return lines


def _level_picture(
    st: MazeState, numbers: dict[int, int], level: int, pitches: list[int], width: int
) -> list[str]:
    """A level for itself, in as many parts as it takes, one below the other."""
    left, right, top, bottom = _box(st, [level], numbers)
    wide = right - left + 1
    fitting = [pitch for pitch in pitches if _columns(width, pitch) >= wide]
    pitch = fitting[0] if fitting else pitches[-1]
    parts = -(-wide // max(1, _columns(width, pitch)))
    step = -(-wide // parts)
    sheet = Sheet(st, numbers, [level], pitch)
    lines: list[str] = []
    for first in range(left, right + 1, step):
        lines += sheet.draw((first, min(right, first + step - 1), top, bottom))
    return lines


def _columns(width: int, pitch: int) -> int:
    """How many fields fit beside each other."""
    return (width - LABEL - FRAME) // pitch


def _level_for(st: MazeState, field: int, levels: list[int]) -> int:
    """In which level's picture a field on offer is numbered: its own, or that of an exit to it."""
    if st.levels[field]:
        return st.levels[field]
    for level in levels:
        if field in [beyond(st, exit) for exit in st.exits[level]]:
            return level
    return levels[-1]


def _box(st: MazeState, levels: list[int], numbers: dict[int, int]) -> Box:
    """The tiles of some levels with a ring of free fields, and the fields on offer."""
    stride = st.table.plan.stride
    tiles = [
        field for field in range(len(st.grid)) if st.levels[field] in levels and st.grid[field]
    ]
    columns = [field % stride + d for field in tiles for d in (-1, 1)]
    rows = [field // stride + d for field in tiles for d in (-1, 1)]
    columns += [field % stride for field in numbers]
    rows += [field // stride for field in numbers]
    top, bottom, left, right = sides_of(st)
    if not columns:
        return left, right, top, bottom
    return (
        max(left, min(columns)),
        min(right, max(columns)),
        max(top, min(rows)),
        min(bottom, max(rows)),
    )


# What is on a field


def place_sign(st: MazeState, field: int) -> str:
    """Start room, stairs, portal or marker: a field has at most one of them."""
    cell, mark = st.grid[field], st.marker[field]
    if cell & START:
        return ROOM
    if cell & STAIRS:
        return PORTAL if st.levels[field] == LEVELS else UP
    if MARKS[mark] == "plain":
        return ""
    return OPEN_CARDS[mark] if st.card[field] else MARKERS[mark]


def sign_of(st: MazeState, field: int, number: int, room: int) -> str:
    """What is written on a field in at most `room` characters, the number on offer first."""
    place = place_sign(st, field)
    grave = GRAVE if grave_at(st, field) >= 0 else ""
    seats = figures_on(st, field)
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
        self, st: MazeState, numbers: dict[int, int], levels: list[int], pitch: int
    ) -> None:
        self.st = st
        self.numbers = numbers
        self.levels = levels
        self.pitch = pitch
        self.exits = {exit for level in levels for exit in st.exits[level]}
        self.box: Box = (0, 0, 0, 0)
        self.canvas: list[list[str]] = []

    def draw(self, box: Box) -> list[str]:
        """The fields of a box in a frame, with the names of columns and rows."""
        left, right, top, bottom = self.box = box
        width = (right - left + 1) * self.pitch
        self.canvas = [[" "] * width for _ in range(2 * (bottom - top) + 3)]
        self._edges()
        fields = [
            y * self.st.table.plan.stride + x
            for y in range(top, bottom + 1)
            for x in range(left, right + 1)
        ]
        for field in fields:
            self._corridors(field)
        for field in fields:
            self._signs(field)
        return self._framed()

    # The frame

    def _edges(self) -> None:
        """A firm line where the table ends, a broken one where it goes on."""
        top, bottom, left, right = sides_of(self.st)
        width = len(self.canvas[0])
        self.canvas[0] = list(("─" if self.box[2] == top else "╌") * width)
        self.canvas[-1] = list(("─" if self.box[3] == bottom else "╌") * width)
        self.sides = (
            "│" if self.box[0] == left else "┆",
            "│" if self.box[1] == right else "┆",
        )

    def _framed(self) -> list[str]:
        left, right, top, _ = self.box
        plan, pitch = self.st.table.plan, self.pitch
        names = [str(plan.column(top * plan.stride + x)) for x in range(left, right + 1)]
        head = " " * LABEL + " " + "".join([(" " + name).ljust(pitch) for name in names]).rstrip()
        lines = [head.replace("   ", "  c", 1)]
        last = len(self.canvas) - 1
        for y, row in enumerate(self.canvas):
            name, sides = "", self.sides
            if y in (0, last):
                sides = ("┌", "┐") if y == 0 else ("└", "┘")
            elif y % 2:
                name = f"r{plan.row((top + y // 2) * plan.stride)}"
            lines.append(f"{name:>{LABEL - 1}} {sides[0]}{''.join(row)}{sides[1]}")
        return lines

    # Corridors

    def _put(self, x: int, y: int, sign: str) -> None:
        if 0 <= y < len(self.canvas) and 0 <= x < len(self.canvas[0]):
            self.canvas[y][x] = sign

    def _at(self, field: int) -> tuple[int, int]:
        """Where a field begins on the canvas: its first column and its own row."""
        stride = self.st.table.plan.stride
        return (field % stride - self.box[0]) * self.pitch, (field // stride - self.box[2]) * 2 + 1

    def _corridors(self, field: int) -> None:
        st = self.st
        level, mask = st.levels[field], st.grid[field] & EXITS
        if not level:
            return
        x, y = self._at(field)
        if level not in self.levels:
            self._put(x + 1, y, OTHER)
            return
        line = lines_of(level)
        self._put(x + 1, y, STRAIGHT if mask in STRAIGHTS else line[mask])
        for side in (NORTH, EAST, SOUTH, WEST):
            if mask & BIT[side]:
                self._exit(field, side, line)

    def _exit(self, field: int, side: int, line: str) -> None:
        """The way out of a field on one side."""
        x, y = self._at(field)
        goes = self._way(field, side)
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

    def _way(self, field: int, side: int) -> int:
        st = self.st
        near = field + st.table.plan.steps[side]
        if field * 4 + side in self.exits:
            return TO_FREE
        if st.grid[near] == 0:
            return BEHIND_STAIRS
        is_joined = st.levels[near] == st.levels[field] and st.grid[near] & FACING[side]
        return JOINED if is_joined else WALLED

    # What lies and stands there

    def _signs(self, field: int) -> None:
        number = self.numbers.get(field, 0)
        if self.st.levels[field] not in self.levels and not number:
            return
        text = sign_of(self.st, field, number, self.pitch - 1)
        x, y = self._at(field)
        first = x + 1 if len(text) < 3 else x
        for at, sign in enumerate(text):
            self._put(first + at, y, sign)
