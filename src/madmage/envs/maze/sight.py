"""What a seat sees of the Maze, as one row of small numbers, made from its view and nothing else.

First the table as planes, a number for each field of the grid; then everything else. Seats are
counted clockwise from whose view it is, so that one policy can sit anywhere. A byte holds no more
than 255; what is larger is shown as 255.
"""

from __future__ import annotations

from typing import Final

from madmage.envs.maze.deed import MOST_SEATS
from madmage.envs.maze.field import ASKS, SPARSE, TOPS, VALUES, sight_layout
from madmage.envs.row.tally import Tally
from madmage.games.maze.grid import BIT, EDGE, EXITS, STAIRS, START
from madmage.games.maze.pack import ACTION, KEY, MONSTER, Pack
from madmage.games.maze.state import (
    ABILITY_COUNT,
    ACTIONS,
    GEAR,
    LEVELS,
    MONSTERS,
    NO_CARD,
    NO_GEAR,
    NOWHERE,
    OUT,
    POTIONS,
    MazeState,
)
from madmage.games.maze.visibility import UNKNOWN_TILE

MOST: Final = 255
MOST_TABLES: Final = 400
"""Tables whose planes are kept; then all are forgotten and made anew."""
OMEN: Final = 10
"""Added to an omen, which may be bad."""
ABOUT_SOMEBODY: Final = frozenset(
    {"trade_give", "trade_for", "trade_agree", "lose_potion", "throw", "swap", "wake"}
)
"""Asks whose first number is a seat."""


def _flags(bit: int) -> bytes:
    """A table that turns each byte into whether it has one of these bits."""
    return bytes([1 if byte & bit else 0 for byte in range(256)])


def _is(value: int) -> bytes:
    """A table that turns each byte into whether it is this one."""
    return bytes([1 if byte == value else 0 for byte in range(256)])


# An edge has no exits, whatever its bits are.
EXIT_TABLES: Final = [
    bytes([1 if byte & EXITS & bit and not byte & EDGE else 0 for byte in range(256)])
    for bit in BIT
]
FLAG_TABLES: Final = [_flags(STAIRS), _flags(START), _flags(EDGE)]
MARKER_TABLES: Final = [_is(marker) for marker in range(KEY, ACTION + 1)]


class MazeSight:
    """Writes views of games with one pack, on tables of one size."""

    def __init__(self, pack: Pack, fields: int, stride: int) -> None:
        layout = sight_layout(pack, fields)
        at = layout.at
        self.fields = fields
        self.stride = stride
        self.rest = bytes(layout.size - at["open"])
        printed = [0, *[tile.mark for tile in pack.tiles], 0]
        self.printed = bytes(printed + [0] * (256 - len(printed)))
        self.asks: dict[str, int] = {kind: number for number, kind in enumerate(ASKS)}
        self.kinds: int = len(pack.tiles) + 1
        self.gear_count: int = len(pack.gear)
        self.potion_count: int = len(pack.potions)
        self.tally_tiles = Tally(self.kinds)
        sorts = (len(pack.monsters), len(pack.actions), self.potion_count, self.gear_count)
        self.tallies: list[Tally] = [Tally(size) for size in sorts]
        self.dense: dict[tuple[bytes, bytes, bytes, bytes, bytes], bytes] = {}
        self._offsets(at)

    def _offsets(self, at: dict[str, int]) -> None:
        self.open: int = at["open"]
        self.grave: int = at["grave_keys"]
        self.figure: int = at["figure"]
        self.players: int = at["players"]
        self.phase: int = at["phase"]
        self.round: int = at["round"]
        self.active: int = at["active"]
        self.steps: int = at["steps"]
        self.tiles: int = at["tiles"]
        self.top: int = at["top"]
        self.decks: int = at["decks"]
        piles = ("discarded_monsters", "discarded_actions", "discarded_potions", "discarded_gear")
        self.piles: list[int] = [at[name] for name in piles]
        self.supply: int = at["supply"]
        self.reading: list[int] = [at["reading_monster"], at["reading_action"]]
        self.reader: int = at["reader"]
        self.fighters: int = at["fighters"]
        self.fallen: int = at["fallen"]
        self.fresh: int = at["fresh"]
        self.tested: int = at["tested"]
        self.ask: int = at["ask"]
        self.asked: int = at["asked"]
        self.values: int = at["values"]
        self.seat: int = at["seat"]
        self.level: int = at["at_level"]
        self.points: int = at["points"]
        self.boosts: int = at["boosts"]
        self.gear: int = at["gear"]
        self.potions: int = at["potions"]

    def of(self, st: MazeState, viewer: int) -> bytearray:
        """The row of a view's known part."""
        key = (st.grid, st.levels, st.marker, st.card, st.kinds)
        dense = self.dense.get(key)
        if dense is None:
            dense = self._dense(st)
            if len(self.dense) >= MOST_TABLES:
                self.dense.clear()
            self.dense[key] = dense
        row = bytearray(dense + self.rest)
        self._fields(row, st)
        self._turn(row, st, viewer)
        self._piles(row, st)
        if st.reading != NO_CARD:
            self._card(row, st, viewer)
        self._ask(row, st, viewer)
        seats = st.table.seats
        for place in range(seats):
            self._player(row, st, (viewer + place) % seats, place)
        return row

    def _dense(self, st: MazeState) -> bytes:
        """The planes of what lies on the table; it stays as it is for many looks, so they are kept."""
        grid = st.grid
        parts = [grid.translate(table) for table in EXIT_TABLES]
        parts += [grid.translate(table) for table in FLAG_TABLES]
        parts.append(st.levels)
        parts += [st.marker.translate(table) for table in MARKER_TABLES]
        parts.append(st.card)
        parts.append(st.kinds.translate(self.printed))
        return b"".join(parts)

    def _fields(self, row: bytearray, st: MazeState) -> None:
        for exits in st.exits:
            for exit in exits:
                row[self.open + exit // 4] += 1
        for grave in st.graves:
            at = self.grave + grave[0]
            row[at] = min(MOST, 1 + grave[1])
            row[at + self.fields] = min(MOST, len(grave) - 2)

    def _turn(self, row: bytearray, st: MazeState, viewer: int) -> None:
        seats = st.table.seats
        row[self.players + seats - 3] = 1
        row[self.phase + st.phase] = 1
        row[self.round] = min(MOST, st.round)
        row[self.round + 1] = min(MOST, max(0, st.table.law.turn_limit - st.round))
        row[self.active + (st.active - viewer) % seats] = 1
        row[self.active + MOST_SEATS + (st.first - viewer) % seats] = 1
        at = self.steps
        row[at] = min(MOST, max(0, st.steps))
        row[at + 1] = min(MOST, st.haste)
        row[at + 2] = st.mist
        row[at + 3] = st.extra_turn
        row[at + 4] = min(MOST, st.portals)
        row[at + 5] = len(st.ranks)

    def _piles(self, row: bytearray, st: MazeState) -> None:
        at = self.tiles
        row[at : at + self.kinds] = self.tally_tiles.of(st.tile_deck)
        deep = 0
        for pile in (st.drawn, st.top):
            for place in range(len(pile) - 1, -1, -1):
                if deep < TOPS:
                    kind = pile[place]
                    at = self.top + deep * (self.kinds + 1)
                    row[at + (self.kinds if kind == UNKNOWN_TILE else kind)] = 1
                deep += 1
        for deck in (MONSTERS, ACTIONS, POTIONS, GEAR):
            row[self.decks + deck] = min(MOST, len(st.deck[deck]))
            if st.discard[deck]:
                at = self.piles[deck]
                tally = self.tallies[deck]
                row[at : at + tally.size] = tally.of(st.discard[deck])
        for marker in range(KEY, ACTION + 1):
            row[self.supply + marker - KEY] = min(MOST, st.supply[marker])

    def _card(self, row: bytearray, st: MazeState, viewer: int) -> None:
        seats = st.table.seats
        row[self.reading[st.reading_deck] + st.reading] = 1
        if st.reader >= 0:
            row[self.reader + (st.reader - viewer) % seats] = 1
        for fighter in st.fighters:
            row[self.fighters + (fighter - viewer) % seats] = 1
        for seat in range(seats):
            if st.fallen >> seat & 1:
                row[self.fallen + (seat - viewer) % seats] = 1
        at = self.fresh
        row[at] = st.fresh
        row[at + 1] = st.gone
        row[at + 2] = min(MOST, st.flee)
        if st.tested >= 0:
            row[self.tested + st.tested] = 1

    def _ask(self, row: bytearray, st: MazeState, viewer: int) -> None:
        ask = st.ask
        if ask is None:
            return
        seats = st.table.seats
        row[self.ask + self.asks[ask.kind]] = 1
        row[self.asked + (ask.seat - viewer) % seats] = 1
        env = ask.env
        count = len(env)
        if count and ask.kind in ABOUT_SOMEBODY:
            row[self.asked + MOST_SEATS + (env[0] - viewer) % seats] = 1
        for place in range(min(VALUES, count)):
            value = env[count - 1 - place] + 1
            row[self.values + place] = min(MOST, max(0, value))

    def _player(self, row: bytearray, st: MazeState, seat: int, place: int) -> None:
        at = self.seat + place * 13
        row[at] = 1
        row[at + 1] = st.in_game[seat]
        for rank in range(len(st.ranks)):
            if st.ranks[rank] == seat:
                row[at + 2] = rank + 1
        field = st.place[seat]
        if field != OUT:
            row[at + 3] = field % self.stride
            row[at + 4] = field // self.stride
            row[self.figure + place * self.fields + field] = 1
            level = st.levels[field]
            if level:
                row[self.level + place * LEVELS + level - 1] = 1
        row[at + 5] = min(MOST, max(0, st.life[seat]))
        row[at + 7] = min(MOST, max(0, st.omen[seat] + OMEN))
        if st.keys[seat]:
            row[at + 6] = min(MOST, st.keys[seat])
        if st.skip >> seat & 1:
            row[at + 8] = 1
        if st.stone[seat]:
            row[at + 9] = min(MOST, st.stone[seat])
        if st.strides[seat]:
            row[at + 10] = min(MOST, st.strides[seat])
        if st.tiles_due[seat]:
            row[at + 11] = min(MOST, st.tiles_due[seat])
        if st.waits[seat] != NOWHERE:
            row[at + 12] = 1
        self._abilities(row, st, seat * ABILITY_COUNT, place * ABILITY_COUNT)
        gear = st.gear[seat]
        if gear != NO_GEAR:
            row[self.gear + place * self.gear_count + gear] = 1
        for kind in st.potions[seat]:
            row[self.potions + place * self.potion_count + kind] += 1

    def _abilities(self, row: bytearray, st: MazeState, first: int, place: int) -> None:
        for ability in range(ABILITY_COUNT):
            points = st.points[first + ability]
            if points:
                row[self.points + place + ability] = min(MOST, points)
            boost = st.boost[first + ability]
            if boost > 0:
                row[self.boosts + place + ability] = min(MOST, boost)


assert len(MARKER_TABLES) == 4
assert MONSTER == KEY + 2
assert len(SPARSE) == 3
