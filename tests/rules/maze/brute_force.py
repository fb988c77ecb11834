"""The laying rules once more, slowly: an independent reference for M4 and M9.2a.

Written from the rules, not from the engine: the table is a set of (column, row), the tiles are a
dictionary, exits are letters, and every area is filled to its end. A board never changes, so what
was worked out about it once can be remembered; that is all that is done for speed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

Field = tuple[int, int]
Exits = frozenset[str]
Tile = tuple[int, Exits, bool, bool]
"""Level, exits, whether it is stairs, whether it is a start room."""
Exit = tuple[Field, str]
Place = tuple[Field, Exits]

CLOCKWISE = "nesw"
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}

# M4.1: straight, corner, T. M9.2: the start rooms by level.
SHAPES = {"straight": frozenset("ns"), "corner": frozenset("ne"), "tee": frozenset("nes")}
ROOMS = {
    level: frozenset(exits) for level, exits in enumerate(("n", "ns", "nes", "nesw", "nesw"), 1)
}


@dataclass(frozen=True)
class Rulings:
    """Where the rulebook can be read in two ways."""

    open_ground: int = 12
    both_sides: bool = True
    stairs_exits: int = 2
    open_behind_stairs: bool = False


@dataclass(frozen=True, eq=False)
class Board:
    """What lies on which field of the table."""

    table: frozenset[Field]
    tiles: dict[Field, Tile]
    rulings: Rulings


@cache
def beside(field: Field, letter: str) -> Field:
    """The field next to this one in a direction."""
    return field[0] + STEP[letter][0], field[1] + STEP[letter][1]


@lru_cache
def turns(shape: Exits) -> frozenset[Exits]:
    """Every way a shape can lie."""
    return frozenset(
        frozenset(CLOCKWISE[(CLOCKWISE.index(letter) + quarters) % 4] for letter in shape)
        for quarters in range(4)
    )


def shape_of(board: Board, name: str) -> Exits:
    """The exits of a tile by the name of its shape; `stairs` depend on a ruling."""
    if name != "stairs":
        return SHAPES[name]
    return frozenset("n") if board.rulings.stairs_exits == 1 else frozenset("ns")


# Areas


@lru_cache(maxsize=64)
def free_fields(board: Board) -> frozenset[Field]:
    """The fields of the table on which nothing lies."""
    return board.table.difference(board.tiles)


@lru_cache(maxsize=512)
def areas(free: frozenset[Field]) -> dict[Field, int]:
    """By free field: the size of the connected area of free fields around it."""
    sizes: dict[Field, int] = {}
    left = set(free)
    while left:
        start = left.pop()
        filled = [start]
        for column, row in filled:
            for near in (
                (column, row - 1),
                (column + 1, row),
                (column, row + 1),
                (column - 1, row),
            ):
                if near in left:
                    left.discard(near)
                    filled.append(near)
        for field in filled:
            sizes[field] = len(filled)
    return sizes


# Exits


@lru_cache(maxsize=64)
def open_exits(board: Board, level: int) -> list[Exit]:
    """The exits of a level behind which there is a free field of the table."""
    free, found = free_fields(board), []
    for field, (of_level, exits, is_stairs, _) in board.tiles.items():
        if of_level != level or (is_stairs and not board.rulings.open_behind_stairs):
            continue
        for letter in exits:
            if beside(field, letter) in free:
                found.append((field, letter))
    return found


@lru_cache(maxsize=64)
def levels_out(board: Board) -> set[int]:
    """The levels that lie out are those whose start room does."""
    return {level for level, _, _, is_room in board.tiles.values() if is_room}


def grounds(board: Board, level: int) -> list[int]:
    """How large an area each open exit of a level borders."""
    sizes = areas(free_fields(board))
    return [sizes[beside(field, letter)] for field, letter in open_exits(board, level)]


def needed(board: Board, level: int) -> int:
    """M4.3a: the area that an open exit must border after laying; 0 if there is no way on to keep."""
    most = max(grounds(board, level), default=0)
    return max(1, min(board.rulings.open_ground, most - 1)) if most else 0


@lru_cache(maxsize=64)
def needs(board: Board) -> dict[int, int]:
    """What each level that lies out must keep."""
    return {level: needed(board, level) for level in levels_out(board)}


def after(board: Board, field: Field, tile: Tile) -> Board:
    """The same table with one tile more."""
    return Board(board.table, {**board.tiles, field: tile}, board.rulings)


@lru_cache(maxsize=1024)
def blocked_levels(board: Board, field: Field, tile: Tile) -> set[int]:
    """M4.1, M4.3, M4.4a: the levels that a tile would take their way on."""
    later = after(board, field, tile)
    return {
        level
        for level, need in needs(board).items()
        if need and max(grounds(later, level), default=0) < need
    }


# Rule 1


def offences(board: Board, level: int, place: Place) -> dict[Field, str]:
    """M4.2, M4.4: the neighbours against which a tile breaks rule 1, and how."""
    field, exits = place
    found = {}
    for letter in CLOCKWISE:
        neighbour = beside(field, letter)
        if neighbour not in board.table:
            if letter in exits:
                found[neighbour] = "edge"
        elif neighbour in board.tiles:
            of_level, theirs, _, _ = board.tiles[neighbour]
            if of_level != level:
                if letter in exits:
                    found[neighbour] = "level"
            elif letter in exits and BACK[letter] not in theirs:
                found[neighbour] = "wall"
            elif letter not in exits and BACK[letter] in theirs and board.rulings.both_sides:
                found[neighbour] = "exit"
    return found


# Places


def further_places(board: Board, level: int, name: str) -> list[Place]:
    """Where a further tile may lie: at any open exit of the level, joined to it."""
    shape, is_stairs = shape_of(board, name), name == "stairs"
    joints: dict[Field, set[str]] = {}
    for tile, letter in open_exits(board, level):
        joints.setdefault(beside(tile, letter), set()).add(BACK[letter])
    return [
        (field, exits)
        for field, answers in joints.items()
        for exits in turns(shape)
        if exits & answers
        and not offences(board, level, (field, exits))
        and not blocked_levels(board, field, (level, exits, is_stairs, False))
    ]


def first_places(board: Board, exit: Exit, name: str) -> list[Place]:
    """M4.2a: how the first tile of an exploration may lie at the exit chosen."""
    tile, letter = exit
    level, field, is_stairs = board.tiles[tile][0], beside(tile, letter), name == "stairs"
    fitting = [
        (field, exits)
        for exits in turns(shape_of(board, name))
        if BACK[letter] in exits
        and not blocked_levels(board, field, (level, exits, is_stairs, False))
    ]
    regular = [place for place in fitting if not offences(board, level, place)]
    return regular or fitting


def room_places(board: Board, level: int) -> list[Place]:
    """M9.2a: where the start room of a level may lie, with as many exits onto free fields as can be."""
    by_count: dict[int, list[Place]] = {}
    for field in free_fields(board):
        sizes = areas(free_fields(board) - {field})
        for exits in turns(ROOMS[level]):
            onto = [sizes[near] for near in (beside(field, x) for x in exits) if near in sizes]
            if max(onto, default=0) < board.rulings.open_ground:
                continue
            if not blocked_levels(board, field, (level, exits, False, True)):
                by_count.setdefault(len(onto), []).append((field, exits))
    return by_count[max(by_count)] if by_count else []


def space_around(board: Board, field: Field) -> int:
    """Ruling `start_room_place`: the steps from a free field to the nearest tile or edge."""
    taken = set(board.tiles)
    for column, row in board.table:
        taken |= {beside((column, row), letter) for letter in CLOCKWISE} - board.table
    return min(abs(field[0] - column) + abs(field[1] - row) for column, row in taken)
