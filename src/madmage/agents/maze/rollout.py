"""Playing on from an imagined world by habit, for some rounds, and judging where that leads."""

from __future__ import annotations

from typing import Final

from madmage.agents.maze.habit import Habit
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.scale import Weights
from madmage.agents.maze.survey import Survey, settled
from madmage.agents.maze.trial import Faces
from madmage.games.maze.state import OUT, MazeState
from madmage.kernel import agenda

PATIENCE: Final = 400
"""Answers after which a world is judged as it stands."""


def play_on(
    st: MazeState, me: int, weights: Weights, lore: Lore, chance: Faces, rounds: int
) -> float:
    """What comes of a world after so many more turns of mine: how likely I am the next one out."""
    habit = Habit(weights, lore)
    last = st.turn + rounds * max(1, sum(st.in_game))
    for _ in range(PATIENCE):
        ask = st.ask
        if ask is None or st.outcome is not None or st.place[me] == OUT:
            break
        if ask.kind == "turn" and st.turn > last:
            break
        agenda.answer(st, habit.answer(st, ask), chance)
    if st.outcome is not None or st.place[me] == OUT:
        return settled(st, me)
    return Survey(st, me, weights, lore).value()


def sample(
    root: MazeState,
    option: int,
    me: int,
    weights: Weights,
    lore: Lore,
    seed: int,
    face: int,
    rounds: int,
) -> float:
    """One world in which an option was taken and the game went on; `face` is the first die's."""
    st = root.copy()
    chance = Faces(seed, face)
    agenda.answer(st, option, chance)
    return play_on(st, me, weights, lore, chance, rounds)
