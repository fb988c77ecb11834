"""Stairs and portals: going up, the collapse behind, and the way out (M9.2 to M9.5)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.goods import drop_everything
from madmage.games.maze.grid import ROOM_SHAPES, STAIRS, TURNS, with_byte
from madmage.games.maze.laying import PLACE_UNIT, levels_out, refresh_exits
from madmage.games.maze.levels import (
    clear_level,
    collapse,
    lay_room,
    pick_room,
    room_choices,
    room_places,
)
from madmage.games.maze.state import LEVELS, NOWHERE, OUT, MazeState
from madmage.games.maze.walking import distances, figures_in
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.outcome import Outcome
from madmage.kernel.refusal import Refusal

NO_ROOM_THERE: Final = Refusal("M9.2a", "refused-no-room-there")


class Climb(Effect[MazeState]):
    """M9.2, M9.3a, M9.5: a figure enters stairs. `env` holds the field of the stairs."""

    path = "climb"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        level = st.levels[env[0]]
        if step == 1:
            self._arrive(st, seat, level, st.answer)
        elif level in (LEVELS, 0):
            # 0: the portal vanished under one who stepped into it at the same time.
            escape(st, seat, env[0])
        elif st.rooms[level + 1] != NOWHERE:
            self._arrive(st, seat, level, NOWHERE)
        else:
            out = levels_out(st)
            if len(out) > 1:
                collapse(st, ch, out[0])
            if st.table.law.mover_places_room:
                options = tuple(room_choices(st, level + 1))
                if len(options) > 1:
                    self.ask(st, seat, "room", options, 1, env)
                    return
            self._arrive(st, seat, level, pick_room(st, ch, level + 1))

    def _arrive(self, st: MazeState, seat: int, level: int, place: int) -> None:
        """The new room is laid if it is needed, the mover stands in it, an empty level is cleared."""
        if place != NOWHERE:
            lay_room(st, level + 1, place)
        if st.rooms[level + 1] == NOWHERE:
            st.tell("NoWayUp", seat, (level,))
            st.place[seat] = st.rooms[level]
            return
        st.place[seat] = st.rooms[level + 1]
        st.tell("Climbed", seat, (level + 1,))
        clear_if_empty(st, level)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        shape = ROOM_SHAPES[st.levels[env[0]] + 1]
        fields = [field for field in range(len(st.grid)) if st.grid[field] == 0]
        return tuple([field * PLACE_UNIT + mask for field in fields for mask in TURNS[shape]])

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        is_good = option in room_places(st, st.levels[env[0]] + 1)
        return None if is_good else NO_ROOM_THERE


def clear_if_empty(st: MazeState, level: int) -> None:
    """M9.4: when the last player leaves a level it is cleared."""
    if st.rooms[level] != NOWHERE and not figures_in(st, level):
        clear_level(st, level)


def escape(st: MazeState, seat: int, field: int) -> None:
    """M9.5, M9.5a: out of the labyrinth; the portal tile leaves the game, its field is free."""
    st.tell("Escaped", seat, (len(st.ranks) + 1,))
    st.ranks += bytes([seat])
    if st.grid[field] & STAIRS:
        st.grid = with_byte(st.grid, field, 0)
        st.levels = with_byte(st.levels, field, 0)
        st.kinds = with_byte(st.kinds, field, 0)
        st.portals += 1
        refresh_exits(st)
    remove_figure(st, seat, LEVELS)
    end_if_decided(st)


def remove_figure(st: MazeState, seat: int, level: int) -> None:
    """A player is no longer in the maze, nor in that level; their things go to the piles."""
    drop_everything(st, seat)
    st.omen[seat] = 0
    st.strides[seat] = 0
    st.in_game[seat] = 0
    st.place[seat] = OUT
    st.fighters = tuple([fighter for fighter in st.fighters if fighter != seat])
    if level:
        clear_if_empty(st, level)


def end_if_decided(st: MazeState) -> None:
    """M9.5a: with one player left the game ends at once, and that one has lost."""
    if sum(st.in_game) <= 1 and st.outcome is None:
        losers = [seat for seat in range(st.table.seats) if st.in_game[seat]]
        finish(st, losers, "one_left", "M1.1")


def finish(st: MazeState, last: list[int], reason: str, rule: str) -> None:
    """The game is over: the order of escape first, then `last` from the best to the loser."""
    order = [int(seat) for seat in st.ranks] + last
    scores = [0.0] * st.table.seats
    # Who left the table for good has not won (M1.1a) and shares the last place.
    for rank, seat in enumerate(order[:-1] if last else order):
        scores[seat] = (len(order) - 1 - rank) / max(1, len(order) - 1)
    st.outcome = Outcome("over", rule, reason, tuple(scores))


def standing(st: MazeState, seat: int) -> tuple[int, int, int]:
    """Ruling `turn_limit`: the higher level first, then fewer steps to stairs or an open exit."""
    level = st.level_of(seat)
    far = distances(st, st.place[seat])
    ends = {exit // 4 for exit in st.exits[level]}
    near = [steps for field, steps in far.items() if field in ends or st.grid[field] & STAIRS]
    return -level, min(near) if near else len(st.grid), seat


def end_by_limit(st: MazeState) -> None:
    """Ruling `turn_limit`: who is still in the maze is ranked by how far they got."""
    left = [seat for seat in range(st.table.seats) if st.in_game[seat]]
    left.sort(key=lambda seat: standing(st, seat))
    finish(st, left, "turn_limit", "M11")


CLIMB: Final = Climb()
