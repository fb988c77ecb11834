"""What all consequences share: whom they reach, and who reads."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.state import MazeState
from madmage.kernel.effect import Effect
from madmage.kernel.native import mypyc_attr
from madmage.kernel.refusal import Refusal

NOT_EMPTY: Final = Refusal("M7.1a", "refused-not-an-empty-field")


@mypyc_attr(allow_interpreted_subclasses=True)
class Consequence(Effect[MazeState]):
    """Something a card does to a fighter."""

    once: bool = False
    """Whether it happens once, for the one who began, and not to each fighter."""


def reader_of(st: MazeState, seat: int) -> int:
    """M7.1a: the next player to the left still in the maze."""
    seats = st.table.seats
    for step in range(1, seats):
        left = (seat + step) % seats
        if st.in_game[left]:
            return left
    return seat


def level_here(st: MazeState) -> int:
    """The level of the field where the card is read."""
    return st.levels[st.arena]
