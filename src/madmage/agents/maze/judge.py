"""The judge of the Maze: how likely each seat is the next one out, by the turns each needs."""

from __future__ import annotations

from math import exp
from typing import Any

from madmage.agents.judge import Judge
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.survey import Survey
from madmage.agents.maze.weights import our_weights
from madmage.games.maze.state import CREATING, OUT


class MazeJudge(Judge):
    """Judges by the survey of the adept."""

    def __init__(self) -> None:
        self.weights = our_weights("adept")
        self._lore: Lore | None = None
        self._pack = ""

    def chances(self, st: Any) -> tuple[float, ...]:
        seats = st.table.seats
        if st.ranks:
            return tuple([1.0 if seat == st.ranks[0] else 0.0 for seat in range(seats)])
        inside = [seat for seat in range(seats) if st.place[seat] != OUT]
        if st.phase == CREATING or not inside:
            return tuple([1.0 / seats] * seats)
        pack = st.table.pack
        if self._lore is None or self._pack != pack.hash:
            self._lore, self._pack = Lore(pack, self.weights), pack.hash
        survey = Survey(st, inside[0], self.weights, self._lore)
        width = survey.width()
        strong = [
            exp(-survey.turns[seat] / width) if seat in inside else 0.0 for seat in range(seats)
        ]
        return tuple([one / sum(strong) for one in strong])
