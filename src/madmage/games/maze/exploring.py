"""Exploring: tiles drawn, looked at and laid one after the other (M6.2, M3.2a)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.character import power
from madmage.games.maze.climbing import CLIMB
from madmage.games.maze.goods import without
from madmage.games.maze.grid import STAIRS, START, with_byte
from madmage.games.maze.laying import (
    FINE,
    NOT_AT_EXIT,
    VERDICT_UNIT,
    all_places,
    find_exits,
    judge,
    judge_first,
    places,
    places_at,
    refresh_exits,
    refusal_of,
)
from madmage.games.maze.levels import clear_field, grow, grown
from madmage.games.maze.pack import THREAD
from madmage.games.maze.state import LEVELS, NOWHERE, MazeState
from madmage.games.maze.tiles import (
    NO_TILE,
    draw_fitting,
    lay_tile,
    put_down,
    return_tile,
    take_up,
    tiles_left,
)
from madmage.games.maze.walking import distances
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

STOP_EXPLORING: Final = 0
GO_ON: Final = 1

# Flags of a laying.
FROM_ROOM: Final = 1
"""M9.1a: no tile of it may be stairs."""
MAY_STOP: Final = 2
"""Ruling `explore_all`."""

NO_EXIT_THERE: Final = Refusal("M6.2", "refused-no-open-exit-there")


class Explore(Effect[MazeState]):
    """M6.2: `env` is (tiles, exit chosen or -1, kind of the tile looked at)."""

    path = "explore"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            self._begin(st, seat)
        elif step == 1:
            self.push(st, 2, seat, (env[0], st.answer, -1))
        elif step == 2:
            self._first(st, ch, seat, env)
        elif step == 3:
            lay_tile(st, seat, st.level_of(seat), env[2], st.answer)
            self._further(st, seat, env[0] - 1)

    def _begin(self, st: MazeState, seat: int) -> None:
        extra = 1 if power(st, seat) == THREAD else 0
        count = min(st.steps + extra, tiles_left(st))
        st.steps = 0
        st.tell("Explores", seat, (count,))
        take_up(st, count)
        exits = exits_here(st, seat)
        if st.table.law.exit_after_looking:
            self.push(st, 2, seat, (count, -1, -1))
        elif len(exits) == 1:
            self.push(st, 2, seat, (count, exits[0], -1))
        else:
            self.ask(st, seat, "exit", exits, 1, (count, -1, -1))

    def _first(self, st: MazeState, ch: Chance, seat: int, env: tuple[int, ...]) -> None:
        count, exit, _ = env
        level, field = st.level_of(seat), st.place[seat]
        exits = exits_here(st, seat) if exit < 0 else (exit,)
        from_room = st.grid[field] & START != 0
        kind, found = draw_fitting(st, ch, seat, level, exits, from_room)
        if kind == NO_TILE:
            put_down(st)
            st.tell("NothingFits", seat, ())
            unstick(st, seat, level)
        elif len(found) == 1:
            lay_tile(st, seat, level, kind, found[0])
            self._further(st, seat, count - 1)
        else:
            self.ask(st, seat, "first_tile", tuple(found), 3, (count, exit, kind))

    def _further(self, st: MazeState, seat: int, count: int) -> None:
        flags = FROM_ROOM if st.grid[st.place[seat]] & START else 0
        if st.table.law.may_stop_exploring:
            flags |= MAY_STOP
        LAY.push(st, 0, seat, (count, st.level_of(seat), flags, -1))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        if env[2] < 0:
            return tuple([st.place[seat] * 4 + d for d in range(4)])
        return tuple(all_places(st, st.level_of(seat), st.table.shapes[env[2]]))

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if env[2] < 0:
            return None if option in exits_here(st, seat) else NO_EXIT_THERE
        return refusal_of(first_verdict(st, seat, env, option))


def exits_here(st: MazeState, seat: int) -> tuple[int, ...]:
    """The open exits of the field where a figure stands."""
    field = st.place[seat]
    return tuple([exit for exit in st.exits[st.levels[field]] if exit // 4 == field])


def first_verdict(st: MazeState, seat: int, env: tuple[int, ...], option: int) -> int:
    """The verdict on a place for the first tile of an exploration."""
    shape = st.table.shapes[env[2]]
    if env[1] >= 0:
        return judge_first(st, env[1], shape, option)
    verdicts = [judge_first(st, exit, shape, option) for exit in exits_here(st, seat)]
    if FINE in verdicts:
        return FINE
    # What is wrong at the exit the place belongs to says more than that it is not at the others.
    told = [verdict for verdict in verdicts if verdict % VERDICT_UNIT != NOT_AT_EXIT]
    return told[0] if told else verdicts[0]


class Lay(Effect[MazeState]):
    """Further tiles, each looked at and laid anywhere in the level: `env` is (count, level, flags, kind)."""

    path = "lay"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        count, level, flags, kind = env
        if step == 2:
            lay_tile(st, seat, level, kind, st.answer)
            count -= 1
        elif step == 1 and st.answer == STOP_EXPLORING:
            count = 0
        if count <= 0 or tiles_left(st) == 0:
            put_down(st)
        elif step != 1 and flags & MAY_STOP:
            self.ask(st, seat, "go_on", (STOP_EXPLORING, GO_ON), 1, (count, level, flags, -1))
        else:
            self._next(st, ch, seat, (count, level, flags, -1))

    def _next(self, st: MazeState, ch: Chance, seat: int, env: tuple[int, ...]) -> None:
        count, level, flags, _ = env
        kind, found = draw_fitting(st, ch, seat, level, (), flags & FROM_ROOM != 0)
        if kind == NO_TILE:
            put_down(st)
            st.tell("NothingFits", seat, ())
        elif len(found) == 1:
            lay_tile(st, seat, level, kind, found[0])
            self.push(st, 0, seat, (count - 1, level, flags, -1))
        else:
            self.ask(st, seat, "tile", tuple(found), 2, (count, level, flags, kind))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        if env[3] < 0:
            return (STOP_EXPLORING, GO_ON)
        return tuple(all_places(st, env[1], st.table.shapes[env[3]]))

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if env[3] < 0:
            return None
        return refusal_of(judge(st, env[1], st.table.shapes[env[3]], option))


# A level in which nothing fits any more


def has_way_out(st: MazeState, level: int) -> bool:
    """Whether stairs or a portal lie in a level."""
    if level < LEVELS:
        return st.stairs[level] != NOWHERE
    return any(st.levels[f] == level and st.grid[f] & STAIRS for f in range(len(st.grid)))


def something_fits(st: MazeState, level: int) -> bool:
    """Whether any tile of the deck has a place in a level, as a first tile too."""
    shapes = {st.table.shapes[kind] for kind in st.tile_deck + st.top}
    for shape in shapes:
        if places(st, level, shape):
            return True
        for exit in st.exits[level]:
            if places_at(st, exit, shape):
                return True
    return False


def unstick(st: MazeState, seat: int, level: int) -> None:
    """Ruling `stuck`: the table grows where that helps; else the explorer's field becomes stairs."""
    if has_way_out(st, level) or something_fits(st, level):
        return
    for side in range(4):
        grid = grown(st, side)
        if not grid:
            continue
        before, exits = st.grid, st.exits[:]
        st.grid = grid
        st.exits[level] = find_exits(st, level)
        does_help = something_fits(st, level)
        st.grid, st.exits = before, exits
        if does_help:
            grow(st, side, grid)
            return
    become_stairs(st, seat, level)


def become_stairs(st: MazeState, seat: int, level: int) -> None:
    """The field of the explorer, or the nearest that is no start room, becomes the stairs."""
    kind = st.table.stairs_kind
    if kind not in st.tile_deck:
        return
    far = distances(st, st.place[seat])
    fields = [field for field in far if st.kinds[field]]
    if not fields:
        return
    field = min(fields, key=lambda f: (far[f], f))
    clear_field(st, field)
    st.tile_deck = without(st.tile_deck, kind)
    return_tile(st, st.kinds[field] - 1)
    st.kinds = with_byte(st.kinds, field, kind + 1)
    st.grid = with_byte(st.grid, field, st.grid[field] | STAIRS)
    if level < LEVELS:
        st.stairs[level] = field
    refresh_exits(st)
    st.tell("BecameStairs", seat, (field,))
    for figure in reversed(st.everyone()):
        if st.place[figure] == field:
            CLIMB.push(st, 0, figure, (field,))


LAY: Final = Lay()
EXPLORE: Final = Explore()
