"""The adept companion for the Maze: plans its whole turn over the dice, with the others in mind."""

from __future__ import annotations

from madmage.agents.maze.lore import Lore
from madmage.agents.maze.mind import MazeMind
from madmage.agents.maze.trial import Trial
from madmage.kernel.ask import Ask
from madmage.kernel.view import View

SAMPLES = 12
"""Tries of an option in which chance has a part: every face of the first die twice."""


class AdeptAgent(MazeMind):
    """Plays the race by how likely it is the next one out."""

    name = "adept"

    def _rank(self, view: View, ask: Ask, lore: Lore, seed: int) -> list[tuple[float, int]]:
        root = self._imagined(view, ask)
        return Trial(root, ask.seat, self.weights, lore, seed, SAMPLES).rank(ask)
