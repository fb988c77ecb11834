"""Levels: start rooms, clearing, collapse, and the table's growth (M9)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.character import roll
from madmage.games.maze.goods import clear_grave, discard_card, drop_everything
from madmage.games.maze.grid import BIT, EDGE, ROOM_SHAPES, START, TURNS, with_byte
from madmage.games.maze.laying import (
    PLACE_UNIT,
    add_exits,
    area,
    ground_offence,
    grounds_of,
    refresh_exits,
)
from madmage.games.maze.pack import MONSTER, PLAIN
from madmage.games.maze.state import (
    ACTIONS,
    MONSTERS,
    NOWHERE,
    STREAM_ROOM,
    MazeState,
)
from madmage.games.maze.tiles import shuffle_tiles, take_marker
from madmage.games.maze.walking import figures_in
from madmage.kernel.chance import Chance

MOST_TIES: Final = 256


# Start rooms


def free_space(st: MazeState) -> dict[int, int]:
    """By free field: the steps to the nearest tile or edge, so the space around it."""
    grid, steps = st.grid, st.table.plan.steps
    space: dict[int, int] = {}
    front: list[int] = []
    for field in range(len(grid)):
        if grid[field] == 0:
            for step in steps:
                if grid[field + step] != 0:
                    space[field] = 1
                    front.append(field)
                    break
    while front:
        after: list[int] = []
        for field in front:
            for step in steps:
                near = field + step
                if grid[near] == 0 and near not in space:
                    space[near] = space[field] + 1
                    after.append(near)
        front = after
    if not space:
        return {field: 1 for field in range(len(grid)) if grid[field] == 0}
    return space


def open_sides(st: MazeState, field: int, mask: int) -> int:
    """How many exits of a room would face a free field."""
    steps = st.table.plan.steps
    return sum([1 for d in range(4) if mask & BIT[d] and st.grid[field + steps[d]] == 0])


def why_no_room(st: MazeState, level: int, place: int, sides: int) -> int:
    """M9.2a: 0 if a start room may lie so, with `sides` exits onto free fields, one on open ground."""
    field, mask = place // PLACE_UNIT, place % PLACE_UNIT
    if open_sides(st, field, mask) < sides:
        return 1
    want, steps = st.table.law.open_ground, st.table.plan.steps
    has_ground = False
    for d in range(4):
        if mask & BIT[d] and len(area(st, field + steps[d], field, want)) >= want:
            has_ground = True
            break
    if not has_ground:
        return 2
    return 3 if ground_offence(st, grounds_of(st), level, field, mask) else 0


def room_places(st: MazeState, level: int) -> list[int]:
    """M9.2a: where the start room of a level may lie: with as many free exits as can be had."""
    shape = ROOM_SHAPES[level]
    fields = [field for field in range(len(st.grid)) if st.grid[field] == 0]
    for sides in range(len([d for d in range(4) if shape & BIT[d]]), 0, -1):
        found = [
            field * PLACE_UNIT + mask
            for field in fields
            for mask in TURNS[shape]
            if why_no_room(st, level, field * PLACE_UNIT + mask, sides) == 0
        ]
        if found:
            return found
    return []


def best_rooms(st: MazeState, level: int) -> list[int]:
    """M9.2a, ruling `start_room_place`: the places with the most free space around, all that tie."""
    shape = ROOM_SHAPES[level]
    space = free_space(st)
    fields = sorted(space, key=lambda field: (-space[field], field))
    for sides in range(len([d for d in range(4) if shape & BIT[d]]), 0, -1):
        found: list[int] = []
        best = 0
        for field in fields:
            if found and space[field] < best:
                break
            for mask in TURNS[shape]:
                place = field * PLACE_UNIT + mask
                if why_no_room(st, level, place, sides) == 0:
                    found.append(place)
                    best = space[field]
        if found:
            return found[:MOST_TIES]
    return []


def pick_room(st: MazeState, ch: Chance, level: int) -> int:
    """The place of a new start room; the table grows until there is one. NOWHERE if it cannot."""
    while True:
        found = best_rooms(st, level)
        if len(found) == 1:
            return found[0]
        if found:
            return found[ch.pick(STREAM_ROOM, bytes(range(len(found))))]
        if not grow_anywhere(st):
            return NOWHERE


def room_choices(st: MazeState, level: int) -> list[int]:
    """The places that the mover may choose among; the table grows until there are some."""
    while True:
        found = room_places(st, level)
        if found or not grow_anywhere(st):
            return found


def lay_room(st: MazeState, level: int, place: int) -> None:
    """A start room on its field."""
    field, mask = place // PLACE_UNIT, place % PLACE_UNIT
    st.grid = with_byte(st.grid, field, mask | START)
    st.levels = with_byte(st.levels, field, level)
    st.rooms[level] = field
    add_exits(st, level, field)
    st.tell("RoomLaid", -1, (level, field, mask))


# Clearing and collapse


def clear_level(st: MazeState, level: int) -> None:
    """M9.4: markers, cards, stones and things to their piles, tiles into the deck, the room away."""
    tiles = [int(kind) for kind in st.tile_deck]
    for field in range(len(st.grid)):
        if st.levels[field] == level:
            clear_field(st, field)
            if st.kinds[field]:
                tiles.append(st.kinds[field] - 1)
                st.kinds = with_byte(st.kinds, field, 0)
            st.grid = with_byte(st.grid, field, 0)
            st.levels = with_byte(st.levels, field, 0)
    st.tile_deck = bytes(sorted(tiles))
    shuffle_tiles(st)
    st.rooms[level] = NOWHERE
    st.stairs[level] = NOWHERE
    refresh_exits(st)
    st.tell("LevelCleared", -1, (level,))


def clear_field(st: MazeState, field: int) -> None:
    """Whatever lies on a field goes to its pile."""
    for number in range(len(st.graves) - 1, -1, -1):
        if st.graves[number][0] == field:
            clear_grave(st, number)
    if st.card[field]:
        deck = MONSTERS if st.marker[field] == MONSTER else ACTIONS
        discard_card(st, deck, st.card[field] - 1)
        st.card = with_byte(st.card, field, 0)
    if st.marker[field] != PLAIN:
        take_marker(st, field)


def collapse(st: MazeState, ch: Chance, level: int) -> None:
    """M9.3, M9.3a, M10.2: everyone in it dies and begins anew one level higher; it is cleared."""
    st.tell("LevelCollapsed", -1, (level,))
    for seat in figures_in(st, level):
        # The dice come first: a piece of equipment that helps them helps with new life as well.
        st.life[seat] = roll(st, ch, seat) + roll(st, ch, seat)
        drop_everything(st, seat)
        st.omen[seat] = 0
        st.place[seat] = st.rooms[level + 1]
        st.tell("Buried", seat, (level, st.life[seat]))
    clear_level(st, level)


# Growth


def sides_of(st: MazeState) -> tuple[int, int, int, int]:
    """The table's first and last row and column on the grid."""
    plan = st.table.plan
    fields = [field for field in range(plan.size) if not st.grid[field] & EDGE]
    rows = [field // plan.stride for field in fields]
    columns = [field % plan.stride for field in fields]
    return min(rows), max(rows), min(columns), max(columns)


def grown(st: MazeState, side: int) -> bytes:
    """The grid with one more row (side 0 north, 2 south) or column (1 east, 3 west); b"" if full."""
    plan = st.table.plan
    top, bottom, left, right = sides_of(st)
    if side in (0, 2):
        row = top - 1 if side == 0 else bottom + 1
        if not 1 <= row < plan.rows - 1:
            return b""
        fields = [row * plan.stride + column for column in range(left, right + 1)]
    else:
        column = left - 1 if side == 3 else right + 1
        if not 1 <= column < plan.stride - 1:
            return b""
        fields = [row * plan.stride + column for row in range(top, bottom + 1)]
    grid = bytearray(st.grid)
    for field in fields:
        grid[field] = 0
    return bytes(grid)


def grow(st: MazeState, side: int, grid: bytes) -> None:
    """The table grows on a side."""
    st.grid = grid
    refresh_exits(st)
    st.tell("TableGrew", -1, (side,))


def grow_anywhere(st: MazeState) -> bool:
    """One row or column more on the side with the most room left; whether there was any."""
    plan = st.table.plan
    top, bottom, left, right = sides_of(st)
    room = [top, plan.stride - 1 - right, plan.rows - 1 - bottom, left]
    side = room.index(max(room))
    grid = grown(st, side)
    if not grid:
        return False
    grow(st, side, grid)
    return True
