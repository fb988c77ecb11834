"""Options played on side by side, in the same imagined worlds and with the same luck.

What one cannot see is dealt anew for every world. An option that falls behind by more than luck is
played on no longer; what comes out ahead overrules the glance that chose them.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from madmage.agents.maze.rollout import Company
from madmage.agents.maze.trial import Faces
from madmage.games.maze.rules import MAZE
from madmage.kernel.view import View

FEW: Final = 6
"""Worlds that say nothing yet: every face of the first die once."""
LOST: Final = 1.5
"""Standard errors by which an option must be behind to be played on no longer."""
SURE: Final = 0.3
"""Standard errors by which an option must be ahead to overrule the glance."""
NARROW: Final = 0.3
"""Options that look worse than the best by more than this are not played on."""
NEXT: Final = 104_729
"""From the seed of a world to that of the next."""


def shortlist(glance: list[tuple[float, int]], most: int) -> list[int]:
    """The options that look good enough to be played on."""
    best = glance[0][0]
    return [option for worth, option in glance[:most] if worth > best - NARROW]


def lead(ours: list[float], theirs: list[float], errors: float) -> float:
    """By how much one did better than another in the worlds of both, so many standard errors aside."""
    count = min(len(ours), len(theirs))
    total = squares = 0.0
    for number in range(count):
        more = ours[number] - theirs[number]
        total += more
        squares += more * more
    mean = total / count
    return mean + errors * sqrt(max(0.0, squares / count - mean * mean) / count)


class Contest:
    """What came of each option so far."""

    def __init__(self, view: View, company: Company, seed: int, options: list[int]) -> None:
        self.view = view
        self.company = company
        self.seed = seed
        self.options = options
        self.running = list(options)
        self.worths: dict[int, list[float]] = {option: [] for option in options}
        self.worlds = 0
        self.plays = 0
        """Worlds times options: the nodes of this search."""

    def is_open(self) -> bool:
        """Whether more worlds could still say more."""
        return len(self.running) > 1

    def play(self, rounds: int) -> None:
        """One more world for each option that is not lost."""
        self.worlds += 1
        luck = self.seed + NEXT * self.worlds
        root = MAZE.imagine(self.view, Faces(luck, -1))
        for option in self.running:
            worth = self.company.sample(root, option, luck, self.worlds % 6, rounds)
            self.worths[option].append(worth)
        self.plays += len(self.running)
        if self.worlds >= FEW:
            self._drop()

    def _drop(self) -> None:
        best = self.worths[self.leader()]
        self.running = [
            option for option in self.running if lead(self.worths[option], best, LOST) >= 0.0
        ]

    def leader(self) -> int:
        """Who did best so far; of equals, who looked better."""
        first = self.running[0]
        for option in self.running[1:]:
            if sum(self.worths[option]) > sum(self.worths[first]):
                first = option
        return first

    def ranking(self, glance: list[tuple[float, int]]) -> list[tuple[float, int]]:
        """The best first: the leader, if it is ahead of the glance's best, then the others."""
        top, looked = self.leader(), self.options[0]
        if top != looked and looked in self.running:
            if lead(self.worths[top], self.worths[looked], -SURE) <= 0.0:
                top = looked
        mean = {option: sum(found) / len(found) for option, found in self.worths.items()}
        rest = sorted(
            (option for option in self.options if option != top), key=lambda one: -mean[one]
        )
        found = [(mean[top], top)] + [(min(mean[top], mean[option]), option) for option in rest]
        least = found[-1][0]
        return found + [
            (min(least, worth), option) for worth, option in glance if option not in mean
        ]
