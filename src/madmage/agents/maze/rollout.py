"""Playing on from an imagined world by habit, for some rounds, and judging where that leads."""

from __future__ import annotations

from typing import Final

from madmage.agents.maze.habit import Habit
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.scale import Weights
from madmage.agents.maze.survey import Survey
from madmage.agents.maze.trial import Faces
from madmage.games.maze.state import OUT, MazeState
from madmage.kernel import agenda

PATIENCE: Final = 400
"""Answers after which a world is judged as it stands."""
LATER: Final = 0.25
"""What being the next one out is still worth once somebody else was faster."""


class Company:
    """Who plays on: the one who thinks by its own weights, all others by theirs."""

    def __init__(self, me: int, mine: Weights, others: Weights, lore: Lore) -> None:
        self.me = me
        self.weights = mine
        self.lore = lore
        self.own = Habit(mine, lore)
        self.rest = Habit(others, lore)

    def play_on(self, st: MazeState, chance: Faces, rounds: int) -> float:
        """What comes of a world after so many more rounds: how likely I am the next one out."""
        me = self.me
        out = len(st.ranks)
        last = st.turn + rounds * max(1, sum(st.in_game))
        for _ in range(PATIENCE):
            ask = st.ask
            if ask is None or st.outcome is not None or len(st.ranks) > out:
                break
            if ask.kind == "turn" and st.turn > last:
                break
            habit = self.own if ask.seat == me else self.rest
            agenda.answer(st, habit.answer(st, ask), chance)
        if me in st.ranks:
            return 1.0
        if st.outcome is not None or st.place[me] == OUT:
            return 0.0
        value = Survey(st, me, self.weights, self.lore).value()
        return value if len(st.ranks) == out else LATER * value

    def sample(self, root: MazeState, option: int, seed: int, face: int, rounds: int) -> float:
        """One world in which an option was taken and the game went on; `face` is the first die's."""
        st = root.copy()
        chance = Faces(seed, face)
        agenda.answer(st, option, chance)
        return self.play_on(st, chance, rounds)
