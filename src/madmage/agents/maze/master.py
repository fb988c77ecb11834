"""The master companion for the Maze: plays imagined worlds on and keeps what wins most of them.

What it cannot see is dealt anew for every world. The options that look best at a glance are tried in
the same worlds, with the same luck; only what does better beyond luck overrules the glance.
"""

from __future__ import annotations

import time
from math import sqrt

from madmage.agents.maze.adept import AdeptAgent
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.mind import MazeMind
from madmage.agents.maze.rollout import Company
from madmage.agents.maze.trial import Faces, Trial
from madmage.agents.maze.weights import our_weights
from madmage.games.maze.rules import MAZE
from madmage.games.maze.state import LEVELS, MazeState
from madmage.kernel.ask import Ask
from madmage.kernel.view import View

SECONDS = 0.8
"""How long it thinks at a table."""
CANDIDATES = 4
"""Options that are played on; the others look too bad at a glance."""
SAMPLES = 12
ROUNDS = 1
"""So many more rounds are played on."""
FEW = 8
"""Worlds that say nothing yet."""
SURE = 2.0
"""Standard errors by which an option must be ahead in the worlds to overrule the glance.

Who waits must go on waiting: overruled by luck now and then, one would explore sooner or later.
"""
NARROW = 0.08
"""Options that look worse than the best by more than this are not played on."""
AT_TABLE = 1200
"""Worlds at most, however much time is left."""


class Lead:
    """By how much one option did better than another in the same worlds."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def note(self, more: float) -> None:
        """One more world."""
        self.count += 1
        self.total += more
        self.squares += more * more

    def surely(self) -> float:
        """By how much at least, luck aside; nothing is sure after a few worlds."""
        if self.count < FEW:
            return -1.0
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean)
        return mean - SURE * sqrt(spread / self.count)


class MasterAgent(MazeMind):
    """Thinks in worlds: by the clock, or so many of them (`master:400`)."""

    name = "master"
    counts_nodes = True
    patience = 80
    """It lets others lose patience first: who finds a portal moves last of all."""

    def _rank(self, view: View, ask: Ask, lore: Lore, seed: int) -> list[tuple[float, int]]:
        begun = time.perf_counter()
        root = self._imagined(view, ask)
        glance = Trial(root, ask.seat, self.weights, lore, seed, SAMPLES).rank(ask)
        if root.level_of(ask.seat) < LEVELS or _is_small(root, ask):
            return glance
        best = glance[0][0]
        field = [entry for entry in glance[:CANDIDATES] if entry[0] > best - NARROW]
        if len(field) < 2:
            return glance
        company = self._company(root, ask.seat, lore)
        options = [option for _, option in field]
        leads = {option: Lead() for option in options[1:]}
        for world in range((self.nodes or AT_TABLE) // len(field)):
            if not self.nodes and time.perf_counter() - begun > SECONDS:
                break
            self._try(view, company, seed, world, options, leads)
        return overruled(glance, leads)

    def _company(self, root: MazeState, seat: int, lore: Lore) -> Company:
        """Others are taken for adepts, and for as patient as those are by now."""
        is_late = root.round > AdeptAgent.patience
        return Company(seat, self.weights, our_weights(AdeptAgent.name, is_late), lore)

    def _try(
        self,
        view: View,
        company: Company,
        seed: int,
        world: int,
        options: list[int],
        leads: dict[int, Lead],
    ) -> None:
        """One more world for each of the options, with the same luck for all."""
        luck = seed + 104_729 * (world + 1)
        root = MAZE.imagine(view, Faces(luck, -1))
        worths = [company.sample(root, option, luck, world % 6, ROUNDS) for option in options]
        for option, worth in zip(options[1:], worths[1:], strict=True):
            leads[option].note(worth - worths[0])


def overruled(glance: list[tuple[float, int]], leads: dict[int, Lead]) -> list[tuple[float, int]]:
    """The glance's ranking; in front what did better than its best in the worlds, if anything did."""
    sure = {option: lead.surely() for option, lead in leads.items()}
    best = max(sure, key=lambda option: sure[option])
    if sure[best] <= 0.0:
        return glance
    won = [(glance[0][0] + sure[best], best)]
    return won + [entry for entry in glance if entry[1] != best]


def _is_small(root: MazeState, ask: Ask) -> bool:
    """Where a tile that is no stairs is laid is not worth whole worlds."""
    if ask.kind == "first_tile":
        return ask.env[2] != root.table.stairs_kind
    return ask.kind == "tile" and ask.env[3] != root.table.stairs_kind
