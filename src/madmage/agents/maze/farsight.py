"""What the companions share who play worlds on: where it is worth it, and for how long."""

from __future__ import annotations

import time
from abc import abstractmethod

from madmage.agents.maze.contest import FEW, Contest, shortlist
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.mind import MazeMind
from madmage.agents.maze.rollout import Company
from madmage.agents.maze.trial import Trial
from madmage.games.maze.state import LEVELS, MazeState
from madmage.games.maze.walk import FACE
from madmage.kernel.ask import Ask
from madmage.kernel.view import View

SAMPLES = 12
"""Tries of an option in which chance has a part: every face of the first die twice."""
ROUNDS = 4
"""So many more rounds each world is played on."""


class FarsightedMind(MazeMind):
    """Ranks at a glance; what looks best on the last level is played on in imagined worlds."""

    most = 5
    """Options that are played on; the others look too bad at a glance."""

    def _rank(self, view: View, ask: Ask, lore: Lore, seed: int) -> list[tuple[float, int]]:
        begun = time.perf_counter()
        root = self._imagined(view, ask)
        glance = Trial(root, ask.seat, self.weights, lore, seed, SAMPLES).rank(ask)
        if not is_weighty(root, ask) or not self._plays_on(root):
            return glance
        options = contenders(ask, glance, self.most)
        if len(options) < 2 or 0 < self.nodes < FEW * len(options):
            return glance
        contest = Contest(view, self._company(ask.seat, lore), seed, options)
        while contest.is_open() and self._has_time(contest, begun):
            contest.play(ROUNDS)
        return contest.ranking(glance) if contest.worlds else glance

    def _plays_on(self, root: MazeState) -> bool:
        """Whether the hour is one to think long."""
        return True

    @abstractmethod
    def _company(self, seat: int, lore: Lore) -> Company:
        """Who plays on in the worlds."""

    @abstractmethod
    def _has_time(self, contest: Contest, begun: float) -> bool:
        """Whether another world may be played on."""


def is_weighty(root: MazeState, ask: Ask) -> bool:
    """Whether worlds say more than a glance: where to on the last level, and where a portal is laid.

    Where other tiles are laid, and whether to rest, a glance sees as well. How a card ends no habit
    knows, so whether to meet one is not for worlds to say.
    """
    if root.level_of(ask.seat) < LEVELS:
        return False
    if ask.kind == "goal":
        return ask.env[0] != FACE
    if ask.kind == "first_tile":
        return ask.env[2] == root.table.stairs_kind
    if ask.kind == "tile":
        return ask.env[3] == root.table.stairs_kind
    return ask.kind in ("walk", "exit")


def contenders(ask: Ask, glance: list[tuple[float, int]], most: int) -> list[int]:
    """The options to be played on: those that look good enough, and no card is met in them."""
    options = shortlist(glance, most)
    if ask.kind != "walk":
        return options
    return [] if options[0] == FACE else [option for option in options if option != FACE]
