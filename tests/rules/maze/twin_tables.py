"""Twin tables: one game of the engine and one board of the reference, kept alike."""

from __future__ import annotations

from brute_force import (
    CLOCKWISE,
    Board,
    Exits,
    Field,
    Place,
    Rulings,
    Tile,
    after,
    beside,
    free_fields,
    shape_of,
    turns,
)

from madmage.games.maze import levels as engine_levels
from madmage.games.maze.grid import CORNER, STRAIGHT, TEE, with_byte
from madmage.games.maze.law import Law, rulings_of
from madmage.games.maze.laying import VERDICT_UNIT, judge, judge_first, refresh_exits, refusal_of
from madmage.games.maze.pack import PLAIN, Pack, TileKind
from madmage.games.maze.state import Table, blank
from madmage.games.maze.tiles import lay_tile

KINDS = ("straight", "corner", "tee", "stairs")
PACK = Pack(
    "tiny",
    "0",
    [],
    [],
    [],
    [],
    [
        TileKind("straight", STRAIGHT, PLAIN, 2),
        TileKind("corner", CORNER, PLAIN, 2),
        TileKind("tee", TEE, PLAIN, 2),
    ],
    {},
)

# How tables are drawn: light lines are level 1, double lines level 2, heavy lines stairs of level 1.
ENDS = ("n", "e", "s", "w")
LONG = ("ns", "ew")
BENT = ("ne", "es", "sw", "nw", "nes", "esw", "nsw", "new", "nesw")
LIGHT = dict(zip("╵╶╷╴│─└┌┐┘├┬┤┴┼", ENDS + LONG + BENT, strict=True))
DOUBLE = dict(zip("║═╚╔╗╝╠╦╣╩╬", LONG + BENT, strict=True))
HEAVY = dict(zip("╹╺╻╸┃━", ENDS + LONG, strict=True))
FREE, ASKED = ".", "?"

BITS = {
    frozenset(CLOCKWISE[d] for d in range(4) if number >> d & 1): number for number in range(16)
}
"""How the engine writes exits."""


class Twin:
    """The same table twice; every change is made to both."""

    def __init__(self, width: int, height: int, rulings: dict[str, str]) -> None:
        law = Law(rulings_of({"table_size": f"{width}x{height}", **rulings}))
        self.st = blank(Table(PACK, law, 3))
        fields = frozenset((c, r) for c in range(1, width + 1) for r in range(1, height + 1))
        readings = Rulings(
            open_ground=int(rulings.get("open_ground", "12")),
            both_sides=rulings.get("rule1_both_sides", "yes") == "yes",
            stairs_exits=1 if rulings.get("stairs_exits") == "one" else 2,
            open_behind_stairs=rulings.get("behind_stairs") == "open",
        )
        self.board = Board(fields, {}, readings)
        self.asked: Field = (0, 0)
        """The field a drawing asks about."""

    # Numbers of the engine and names of the reference

    def number(self, field: Field) -> int:
        """The engine's number of a field."""
        return self.st.table.plan.field(*field)

    def field(self, number: int) -> Field:
        """The field behind the engine's number."""
        return self.st.table.plan.column(number), self.st.table.plan.row(number)

    def exit(self, number: int) -> tuple[Field, str]:
        """The exit behind the engine's number."""
        return self.field(number // 4), CLOCKWISE[number % 4]

    def exit_number(self, exit: tuple[Field, str]) -> int:
        """The engine's number of an exit."""
        return self.number(exit[0]) * 4 + CLOCKWISE.index(exit[1])

    def place(self, number: int) -> Place:
        """The place behind the engine's number."""
        exits = frozenset(CLOCKWISE[d] for d in range(4) if number >> d & 1)
        return self.field(number // 16), exits

    def place_number(self, place: Place) -> int:
        """The engine's number of a place."""
        return self.number(place[0]) * 16 + BITS[place[1]]

    # Changes

    def lay_room(self, level: int, field: Field, exits: Exits) -> None:
        """A start room, wherever it is wanted."""
        engine_levels.lay_room(self.st, level, self.place_number((field, exits)))
        self.board = after(self.board, field, (level, exits, False, True))

    def lay(self, level: int, field: Field, exits: Exits, name: str = "tee") -> None:
        """A tile, valid or not; its exits need not be those of its shape."""
        place = self.place_number((field, exits))
        lay_tile(self.st, 0, level, KINDS.index(name), place)
        self.board = after(self.board, field, (level, exits, name == "stairs", False))

    def take_away(self, field: Field) -> None:
        """M9.5a: a portal leaves the game, its field is free again."""
        for layer in ("grid", "levels", "kinds"):
            setattr(self.st, layer, with_byte(getattr(self.st, layer), self.number(field), 0))
        refresh_exits(self.st)
        self._keep({other: tile for other, tile in self.board.tiles.items() if other != field})

    def clear(self, level: int) -> None:
        """M9.4: a level is cleared."""
        engine_levels.clear_level(self.st, level)
        tiles = self.board.tiles
        self._keep({field: tile for field, tile in tiles.items() if tile[0] != level})

    def _keep(self, tiles: dict[Field, Tile]) -> None:
        self.board = Board(self.board.table, tiles, self.board.rulings)

    def grow(self, side: int) -> None:
        """Ruling `stuck`: one row or column more, while the grid has room for it."""
        grid = engine_levels.grown(self.st, side)
        if not grid:
            return
        engine_levels.grow(self.st, side, grid)
        more = {beside(field, CLOCKWISE[side]) for field in self.board.table}
        self.board = Board(self.board.table | more, self.board.tiles, self.board.rulings)

    # Questions to the engine

    def verdict(self, name: str, exits: str, level: int = 1) -> tuple[str, Field] | None:
        """What is wrong with a further tile on the field asked about: the reason and the field named."""
        place = self.place_number((self.asked, frozenset(exits)))
        shape = self.st.table.shapes[KINDS.index(name)]
        return self._told(judge(self.st, level, shape, place))

    def first_verdict(
        self, at: Field, letter: str, name: str, exits: str
    ) -> tuple[str, Field] | None:
        """The same for the first tile of an exploration, laid at an exit."""
        place = self.place_number((self.asked, frozenset(exits)))
        shape = self.st.table.shapes[KINDS.index(name)]
        return self._told(judge_first(self.st, self.exit_number((at, letter)), shape, place))

    def _told(self, verdict: int) -> tuple[str, Field] | None:
        refusal = refusal_of(verdict)
        if refusal is None:
            return None
        return f"{refusal.rule} {refusal.key}", self.field(verdict // VERDICT_UNIT)

    def named(self, numbers: list[int]) -> set[tuple[Field, str]]:
        """Places of the engine, readable: each field with its exits as letters."""
        assert len(numbers) == len(set(numbers))
        places = [self.place(number) for number in numbers]
        return {(field, "".join(x for x in CLOCKWISE if x in exits)) for field, exits in places}

    def turns_asked(self, numbers: list[int]) -> set[str]:
        """The turns among these places that lie on the field asked about."""
        return {exits for field, exits in self.named(numbers) if field == self.asked}


def drawn(*rows: str, **rulings: str) -> Twin:
    """A table as drawn; the dead end, else the first tile of a level, is its start room."""
    twin = Twin(len(rows[0]), len(rows), rulings)
    signs = {(c, r): sign for r, row in enumerate(rows, 1) for c, sign in enumerate(row, 1)}
    order = sorted(signs, key=lambda field: (signs[field] not in "╵╶╷╴", field[1], field[0]))
    out: set[int] = set()
    for field in order:
        sign = signs[field]
        if sign == ASKED:
            twin.asked = field
        elif sign in HEAVY:
            twin.lay(1, field, frozenset(HEAVY[sign]), "stairs")
        elif sign != FREE:
            level, exits = (1, LIGHT[sign]) if sign in LIGHT else (2, DOUBLE[sign])
            if level in out:
                twin.lay(level, field, frozenset(exits))
            else:
                twin.lay_room(level, field, frozenset(exits))
                out.add(level)
    return twin


def candidates(twin: Twin, name: str) -> list[Place]:
    """Every free field with every turn of a shape."""
    shape = shape_of(twin.board, name)
    return [(field, exits) for field in sorted(free_fields(twin.board)) for exits in turns(shape)]
