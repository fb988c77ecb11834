"""The master companion for the Maze: plays imagined worlds on and keeps what wins most of them.

What it cannot see is dealt anew for every world. The options that look best at a glance are tried in
the same worlds, with the same luck; only what does better beyond luck overrules the glance.
"""

from __future__ import annotations

import time
from math import sqrt

from madmage.agents.maze.adept import AdeptAgent
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.mind import FAR, TOO_LATE, MazeMind
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
ROUNDS, LATE_ROUNDS = 3, 8
"""So many more rounds are played on, more when others no longer wait: then somebody is out soon."""
FEW = 6
"""Worlds that say nothing yet: every face of the first die once."""
SURE = 1.5
"""Standard errors by which an option must be ahead in the worlds to overrule the glance.

Who waits must go on waiting: overruled by luck now and then, one would explore sooner or later.
"""
LOST = 1.3
"""Standard errors by which an option must be behind to be played on no longer."""
NARROW = 0.15
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
        return self._beside(-SURE) if self.count >= FEW else -1.0

    def is_lost(self) -> bool:
        """Whether it is behind by more than luck."""
        return self.count >= FEW and self._beside(LOST) < 0.0

    def _beside(self, errors: float) -> float:
        """The mean, so many standard errors aside."""
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean)
        return mean + errors * sqrt(spread / self.count)


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
        if len(field) < 2 or 0 < self.nodes < FEW * len(field):
            return glance
        company = self._company(ask.seat, lore)
        options = [option for _, option in field]
        leads = {option: Lead() for option in options[1:]}
        left = self.nodes or AT_TABLE
        world = 0
        while len(options) > 1 and left >= len(options):
            if not self.nodes and time.perf_counter() - begun > SECONDS:
                break
            left -= len(options)
            self._try(view, company, seed, world, options, leads)
            world += 1
            options = [options[0]] + [
                option for option in options[1:] if not leads[option].is_lost()
            ]
        return overruled(glance, leads)

    def _company(self, seat: int, lore: Lore) -> Company:
        """Others are taken for adepts, who lose their patience in the end."""
        company = Company(seat, self.weights, lore)
        patience = AdeptAgent.patience
        company.expect(our_weights(AdeptAgent.name), patience)
        company.expect(our_weights(AdeptAgent.name, True), int(TOO_LATE * patience))
        company.expect(our_weights("stuck"), FAR)
        return company

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
        rounds = ROUNDS if root.round <= AdeptAgent.patience else LATE_ROUNDS
        worths = [company.sample(root, option, luck, world % 6, rounds) for option in options]
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
