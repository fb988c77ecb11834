"""The master companion for the Maze: plays imagined worlds on and keeps what wins most of them.

It plays on more of them than the adept, as long as it has time, and takes the others for adepts, who wait
and lose their patience in the end.
"""

from __future__ import annotations

import time

from madmage.agents.maze.adept import AdeptAgent
from madmage.agents.maze.contest import Contest
from madmage.agents.maze.farsight import FarsightedMind
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.mind import FAR, TOO_LATE
from madmage.agents.maze.rollout import Company
from madmage.agents.maze.weights import our_weights

SECONDS = 0.8
"""How long it thinks at a table."""
AT_TABLE = 1200
"""Worlds over all options at most, however much time is left."""


class MasterAgent(FarsightedMind):
    """Thinks in worlds: by the clock, or so many of them over all options (`master:400`)."""

    name = "master"
    counts_nodes = True
    most = 8
    patience = 80
    """It lets others lose patience first: who finds a portal moves last of all."""

    def _company(self, seat: int, lore: Lore) -> Company:
        """Others are taken for adepts, who lose their patience in the end."""
        company = Company(seat, self.weights, lore)
        patience = AdeptAgent.patience
        company.expect(our_weights(AdeptAgent.name), patience)
        company.expect(our_weights(AdeptAgent.name, True), int(TOO_LATE * patience))
        company.expect(our_weights("stuck"), FAR)
        return company

    def _has_time(self, contest: Contest, begun: float) -> bool:
        if self.nodes:
            return contest.plays + len(contest.running) <= self.nodes
        return contest.plays < AT_TABLE and time.perf_counter() - begun < SECONDS
