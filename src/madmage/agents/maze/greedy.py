"""The greedy companion for the Maze: one look ahead along its own way, whatever the others do."""

from __future__ import annotations

from madmage.agents.maze.lore import Lore
from madmage.agents.maze.mind import MazeMind
from madmage.agents.maze.trial import Trial
from madmage.kernel.ask import Ask
from madmage.kernel.view import View

SAMPLES = 2


class GreedyAgent(MazeMind):
    """Goes the shortest way it sees."""

    name = "greedy"
    waits = False

    def _rank(self, view: View, ask: Ask, lore: Lore, seed: int) -> list[tuple[float, int]]:
        root = self._imagined(view, ask)
        return Trial(root, ask.seat, self.weights, lore, seed, SAMPLES).rank(ask)
