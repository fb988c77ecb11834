"""The master companion for the Maze: plays imagined worlds on and keeps what wins most of them.

What it cannot see is dealt anew for every world. The options that look best at a glance are tried in
the same worlds, with the same luck; the worse half is dropped again and again until one is left.
"""

from __future__ import annotations

import time

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
GLANCE = 50.0
"""How much the glance counts beside the worlds, as so many of them."""
NARROW = 0.08
"""Options that look worse than the best by more than this are not played on."""
AT_TABLE = 1200
"""Worlds at most, however much time is left."""


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
        rest = glance[len(field) :]
        company = self._company(root, ask.seat, lore)
        budget = self.nodes or AT_TABLE
        sums = {option: (worth * GLANCE, GLANCE) for worth, option in field}
        left = [option for _, option in field]
        world = 0
        while len(left) > 1 and world < 10_000:
            stages = max(1, (len(left) - 1).bit_length())
            tries = max(1, budget // (stages * len(left)))
            for _ in range(tries):
                if not self.nodes and time.perf_counter() - begun > SECONDS:
                    break
                budget -= len(left)
                self._try(view, company, seed, world, left, sums)
                world += 1
            left.sort(key=lambda option: -sums[option][0] / sums[option][1])
            left = left[: (len(left) + 1) // 2]
        ranked = [(total / count, option) for option, (total, count) in sums.items()]
        ranked.sort(key=lambda entry: (entry[1] != left[0], -round(entry[0], 9), entry[1]))
        return ranked + rest

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
        sums: dict[int, tuple[float, float]],
    ) -> None:
        """One more world for each of the options, with the same luck for all."""
        luck = seed + 104_729 * (world + 1)
        root = MAZE.imagine(view, Faces(luck, -1))
        for option in options:
            worth = company.sample(root, option, luck, world % 6, ROUNDS)
            total, count = sums[option]
            sums[option] = (total + worth, count + 1)


def _is_small(root: MazeState, ask: Ask) -> bool:
    """Where a tile that is no stairs is laid is not worth whole worlds."""
    if ask.kind == "first_tile":
        return ask.env[2] != root.table.stairs_kind
    return ask.kind == "tile" and ask.env[3] != root.table.stairs_kind
