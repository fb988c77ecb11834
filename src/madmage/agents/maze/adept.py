"""The adept companion for the Maze: plans its whole turn over the dice, with the others in mind.

On the last level it plays its best plans on in a few imagined worlds, in which the others explore.
"""

from __future__ import annotations

from madmage.agents.maze.contest import Contest
from madmage.agents.maze.farsight import FarsightedMind
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.mind import FAR
from madmage.agents.maze.rollout import Company
from madmage.agents.maze.weights import our_weights
from madmage.games.maze.state import MazeState

WORLDS = 24
"""Worlds a decision: every face of the first die four times."""


class AdeptAgent(FarsightedMind):
    """Plays the race by how likely it is the next one out."""

    name = "adept"

    def _plays_on(self, root: MazeState) -> bool:
        """Not once it has waited long enough: in worlds whose others explore, waiting looks well."""
        return root.round <= self.patience

    def _company(self, seat: int, lore: Lore) -> Company:
        """Others are taken for greedy ones, who look for a portal themselves."""
        company = Company(seat, self.weights, lore)
        company.expect(our_weights("greedy"), FAR)
        return company

    def _has_time(self, contest: Contest, begun: float) -> bool:
        return contest.worlds < WORLDS
