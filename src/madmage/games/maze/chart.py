"""A view of the Maze by columns and rows: what a map is drawn from."""

from __future__ import annotations

import re

from madmage.games.maze.grid import DIRECTIONS, exits_of
from madmage.games.maze.show import MazeView, TileView

Spot = tuple[int, int]
"""Column and row."""

_NAME = re.compile(r"c(-?\d+)r(-?\d+)")
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def spot_of(name: str) -> Spot:
    """The column and row behind a field's name."""
    found = _NAME.fullmatch(name)
    assert found is not None, name
    return int(found[1]), int(found[2])


class Chart:
    """Tiles, figures and exits of one view, and the numbers of the fields on offer."""

    def __init__(self, data: MazeView, numbers: dict[str, int]) -> None:
        self.tiles = {spot_of(tile.field): tile for tile in data.tiles}
        self.masks = {spot: exits_of(tile.exits) for spot, tile in self.tiles.items()}
        self.levels = [level.level for level in data.levels]
        self.numbers = {spot_of(name): number for name, number in numbers.items()}
        self.sides = (*data.table.columns, *data.table.rows)
        """The first and last column and row of the table."""
        self.exits: set[tuple[Spot, int]] = set()
        self.led_to: dict[Spot, int] = {}
        """By free field: the first level with an open exit to it."""
        for level in data.levels:
            for way in level.exits:
                self.exits.add((spot_of(way.field), DIRECTIONS.index(way.side)))
                self.led_to.setdefault(spot_of(way.to), level.level)
        self.figures: dict[Spot, list[int]] = {}
        for player in data.players:
            if player.field is not None:
                self.figures.setdefault(spot_of(player.field), []).append(player.seat)

    def lay(self, spot: Spot, tile: TileView) -> None:
        """A tile that is only tried out."""
        self.tiles[spot] = tile
        self.masks[spot] = exits_of(tile.exits)
        self.exits = {way for way in self.exits if self.beyond(*way) != spot}

    def beyond(self, spot: Spot, side: int) -> Spot:
        """The neighbour on a side."""
        return spot[0] + _STEPS[side][0], spot[1] + _STEPS[side][1]

    def is_inside(self, spot: Spot) -> bool:
        """Whether a field lies on the table."""
        left, right, top, bottom = self.sides
        return left <= spot[0] <= right and top <= spot[1] <= bottom
