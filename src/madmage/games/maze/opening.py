"""The opening: characters in secret, who begins, and the first tiles (M2.1a, M3)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.character import DIE
from madmage.games.maze.effects.harm import why_not_invest
from madmage.games.maze.exploring import LAY
from madmage.games.maze.levels import lay_room, pick_room
from madmage.games.maze.state import (
    ABILITY_COUNT,
    FREE_POINTS,
    LAYING,
    PLAYING,
    STREAM_DIE,
    MazeState,
)
from madmage.games.maze.turn import CYCLE
from madmage.kernel.ask import Ask
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

IN_ORDER: Final = Refusal("M2.1a", "refused-points-in-order")


class Creation(Effect[MazeState]):
    """M2.1a: five points each, in secret, shown together; `env` is (points left, ability last named).

    Points are named in the order of the abilities, so that the same character is made in one way.
    """

    path = "creation"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        left, last = env
        if step == 1:
            last = st.answer
            st.points[seat * ABILITY_COUNT + last] += 1
            left -= 1
        if left > 0:
            options = [
                number
                for number in range(ABILITY_COUNT)
                if self.why_not_option(st, seat, (left, last), number) is None
            ]
            self.push(st, 1, seat, (left, last))
            st.ask = Ask(seat, "create", tuple(options), self, (left, last), True)
        elif seat + 1 < st.table.seats:
            self.push(st, 0, seat + 1, (FREE_POINTS, 0))
        else:
            self._show(st)

    def _show(self, st: MazeState) -> None:
        st.phase = LAYING
        for seat in range(st.table.seats):
            points = st.points[seat * ABILITY_COUNT : seat * ABILITY_COUNT + ABILITY_COUNT]
            st.tell("CharacterMade", seat, tuple(points))
        FIRST.push(st, 0, 0, ())

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(ABILITY_COUNT))

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return IN_ORDER if option < env[1] else why_not_invest(st, seat, option)


class First(Effect[MazeState]):
    """M3.2: a die decides who starts; equal rolls are rolled again among the tied."""

    path = "first"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        tied = list(range(st.table.seats))
        while len(tied) > 1:
            faces = [ch.pick(STREAM_DIE + one, DIE) for one in tied]
            for one, face in zip(tied, faces, strict=True):
                st.tell("StartRolled", one, (face,))
            best = max(faces)
            tied = [one for one, face in zip(tied, faces, strict=True) if face == best]
        st.first = st.active = tied[0]
        st.tell("Starts", st.first, ())
        SETUP_TILES.push(st, 0, st.first, ())


class SetupTiles(Effect[MazeState]):
    """M3.2, M3.2a, M3.3: clockwise, one tile each, until all are laid; then the stairs come in."""

    path = "setup tiles"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if st.tiles_due[seat] > 0:
            st.active = seat
            st.tiles_due[seat] -= 1
            self.push(st, 0, (seat + 1) % st.table.seats, ())
            LAY.push(st, 0, seat, (1, 1, 0, -1))
            return
        add_stairs(st)
        st.phase = PLAYING
        st.round = 1
        if st.table.law.next_takes_first_turn:
            st.first = (st.first + 1) % st.table.seats
        CYCLE.push(st, 0, st.first, ())


def add_stairs(st: MazeState) -> None:
    """M3.3: players - 1 stairs are shuffled into the deck."""
    stairs = bytes([st.table.stairs_kind]) * st.table.stairs_count
    st.tile_deck = bytes(sorted(st.tile_deck + stairs))


def open_game(st: MazeState, ch: Chance) -> None:
    """M3.1: everyone in the start room of level 1; the characters are made next."""
    place = pick_room(st, ch, 1)
    lay_room(st, 1, place)
    st.place = [st.rooms[1]] * st.table.seats
    st.tiles_due = [st.table.setup_tiles] * st.table.seats
    CREATION.push(st, 0, 0, (FREE_POINTS, 0))


CREATION: Final = Creation()
FIRST: Final = First()
SETUP_TILES: Final = SetupTiles()
