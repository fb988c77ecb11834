"""The table as a grid of fields: directions, exits as bits, tiles as bytes.

A field is a number, row * stride + column. The grid is a little larger than the table: a margin of
`EDGE` fields all around leaves room to grow (M11, ruling `stuck`) and saves every look at a bound.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ("north", "east", "south", "west")
LETTERS: Final = "nesw"

BIT: Final = (1, 2, 4, 8)
FACING: Final = (4, 8, 1, 2)
"""The bit of the exit that looks back: leaving north one arrives through a southern exit."""
EXITS: Final = 15

# A field of the grid: the exits of its tile, 0 where none lies, and these flags.
STAIRS: Final = 16
START: Final = 32
EDGE: Final = 128

MARGIN: Final = 4
"""Rings of EDGE around the table; all but the outermost may become part of it."""

STRAIGHT: Final = 5
CORNER: Final = 3
TEE: Final = 7
CROSS: Final = 15
DEAD_END: Final = 1
SHAPES: Final = {"straight": STRAIGHT, "corner": CORNER, "tee": TEE}
ROOM_SHAPES: Final = (0, DEAD_END, STRAIGHT, TEE, CROSS, CROSS)
"""M9.2: the start room of each level has one, two, three, four, four exits."""


def turned(mask: int, quarters: int) -> int:
    """Exits after so many quarter turns clockwise."""
    return (mask << quarters | mask >> (4 - quarters)) & EXITS


def all_turns(mask: int) -> tuple[int, ...]:
    """The different ways in which a shape can lie."""
    return tuple(sorted({turned(mask, quarters) for quarters in range(4)}))


TURNS: Final = tuple([all_turns(mask) for mask in range(16)])
"""The ways to lie by shape."""


def exit_letters(mask: int) -> str:
    """Exits as letters, clockwise from north: `nes`."""
    return "".join([LETTERS[d] for d in range(4) if mask & BIT[d]])


def exits_of(letters: str) -> int:
    """The exits behind letters; 0 if they are none."""
    if not letters or len(set(letters)) != len(letters) or set(letters) - set(LETTERS):
        return 0
    return sum([BIT[LETTERS.index(letter)] for letter in letters])


class Plan:
    """The measures of one table, shared by all its states."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.stride = width + 2 * MARGIN
        self.rows = height + 2 * MARGIN
        self.size = self.stride * self.rows
        self.steps = (-self.stride, 1, self.stride, -1)
        """What to add to a field to go north, east, south, west."""

    def empty(self) -> bytes:
        """A table without tiles."""
        edge = bytes([EDGE]) * self.stride
        side = bytes([EDGE]) * MARGIN
        row = side + bytes(self.width) + side
        return edge * MARGIN + row * self.height + edge * MARGIN

    def field(self, column: int, row: int) -> int:
        """The field in a column and row, both counted from 1; -1 off the grid."""
        x, y = column + MARGIN - 1, row + MARGIN - 1
        if not (0 <= x < self.stride and 0 <= y < self.rows):
            return -1
        return y * self.stride + x

    def column(self, field: int) -> int:
        """The column of a field; 1 is the first, 0 and less lie where the table grew."""
        return field % self.stride - MARGIN + 1

    def row(self, field: int) -> int:
        """The row of a field."""
        return field // self.stride - MARGIN + 1

    def name(self, field: int) -> str:
        """A field as records and players name it: `c4r1`."""
        return f"c{self.column(field)}r{self.row(field)}"


def with_byte(layer: bytes, field: int, value: int) -> bytes:
    """A layer with one field changed."""
    return layer[:field] + bytes([value]) + layer[field + 1 :]
