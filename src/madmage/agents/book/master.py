"""The master companion for the Book: plans wider than the adept, then plays the best plans on.

What it would do by planning alone comes first; if several plans are close, they are compared in many
futures, each with its own luck and, where hands are closed, its own imagined cards, but the same for
all options. What falls behind for good is dropped, so that the close ones get most of the time.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic

from madmage.agents.book.adept import AdeptAgent
from madmage.agents.book.future import Future
from madmage.agents.book.mind import Ranked, by_worth
from madmage.agents.book.model import Model
from madmage.agents.book.verdict import Verdict
from madmage.games.book.state import ROUNDS as LAST_ROW
from madmage.games.book.state import BookState
from madmage.kernel.ask import Ask

SECONDS = 0.85
"""How long it thinks at a table at most, planning included."""
AT_TABLE = 2000
"""Nodes at a table, however much time is left: for this mind easy, medium and hard were balanced.

With all of its time it would win more of them than they are meant to be won (docs/balance_book.md).
"""
CANDIDATES = 4
"""How many options are compared."""
TURNS, TO_THE_END = 2, 6
"""How many turns after the own one are played; on the last page, all that are left."""
TRUST = 8.0
"""The plan's own estimate counts as so many futures."""
FAR = 6.0
"""An option that is by so many elements worse than the best is not compared at all."""
SHARE = 0.008
"""How much likelier one element more makes it to win, roughly."""
APART = 104_729
"""Between the seeds of two futures."""
MOST, FEWEST = 24, 4
"""So many futures bring nothing new; after so few nothing is dropped."""
BEHIND = 1.5
"""Whatever is behind by so many standard errors is dropped."""


class Runner:
    """An option in the race: its plan, and how much likelier it won than the favourite."""

    def __init__(self, option: int, plan: tuple[int, ...], prior: float) -> None:
        self.option = option
        self.plan = plan
        self.prior = prior
        self.chances: list[float] = []

    def ahead_of(self, other: Runner) -> tuple[float, float]:
        """How much likelier it wins than another, and how unsure that is."""
        gaps = [own - their for own, their in zip(self.chances, other.chances, strict=True)]
        count = len(gaps)
        mean = sum(gaps) / count
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, count - 1)
        weight = TRUST + count
        return (TRUST * (self.prior - other.prior) + sum(gaps)) / weight, sqrt(spread / weight)


class MasterAgent(AdeptAgent):
    """Plays the Book by looking into imagined futures."""

    name = "master"
    counts_nodes = True
    worlds = 4
    width, depth, tries = 5, 6, 2
    samples = 3

    def __init__(self, seed: int, nodes: int = 0, model: Model | None = None) -> None:
        super().__init__(seed, nodes, model)
        self.nodes = nodes

    def rank(self, worlds: list[Verdict], ask: Ask) -> Ranked:
        """Every option with its worth, the best first; the most promising ones were played on."""
        begun = monotonic()
        plans: dict[int, tuple[int, ...]] = {}
        sums = dict.fromkeys(ask.options, 0.0)
        for judge in worlds:
            for worth, option in self._planned(judge, ask, plans):
                sums[option] += worth / len(worlds)
        ranked = by_worth(sums)
        field = _different(ranked, plans)
        if len(field) < 2:
            return ranked
        return self._played(worlds, ranked, field, begun)

    def _planned(self, judge: Verdict, ask: Ask, plans: dict[int, tuple[int, ...]]) -> Ranked:
        """What planning says of the options; where there is a plan for one, it is noted."""
        if not judge.is_action(judge.root):
            return self.in_world(judge, ask)
        lines = self.lines(judge)
        for line in lines:
            plans.setdefault(line.options[0], line.options)
        return [(line.value, line.options[0]) for line in lines]

    def _played(
        self, judges: list[Verdict], ranked: Ranked, field: list[Runner], begun: float
    ) -> Ranked:
        """The options again, the most promising ones by how their futures went."""
        futures = [Future(judge, _turns(judge.root)) for judge in judges]
        number = 0
        while number < MOST and len(field) > 1 and not self._is_enough(futures, begun, number):
            future = futures[number % len(futures)]
            for runner in field:
                seed = future.judge.seed + APART * number
                runner.chances.append(future.chance_after(runner.plan, seed))
            number += 1
            if number >= FEWEST:
                field = _in_the_race(field)
        if not number:
            return ranked
        # Chances are told as elements again, so that all options have one measure.
        best = _leader(field)
        played = {
            runner.option: ranked[0][0] + runner.ahead_of(best)[0] / SHARE for runner in field
        }
        return by_worth(played) + [entry for entry in ranked if entry[1] not in played]

    def _is_enough(self, futures: list[Future], begun: float, rounds: int) -> bool:
        if self.nodes == 0:
            # Another round may take as long as one did so far.
            spent = monotonic() - begun
            if spent + spent / (rounds + 1) > SECONDS:
                return True
        nodes = sum(future.nodes + future.judge.nodes for future in futures)
        return nodes >= (self.nodes or AT_TABLE)


def _turns(st: BookState) -> int:
    return TO_THE_END if st.row >= LAST_ROW else TURNS


def _different(ranked: Ranked, plans: dict[int, tuple[int, ...]]) -> list[Runner]:
    """The most promising options, but no two that begin the same plan in another order."""
    field: list[Runner] = []
    seen: set[tuple[int, ...]] = set()
    best = ranked[0][0]
    for worth, option in ranked:
        if worth < best - FAR or len(field) == CANDIDATES:
            break
        plan = plans.get(option, (option,))
        if tuple(sorted(plan)) not in seen:
            seen.add(tuple(sorted(plan)))
            field.append(Runner(option, plan, (worth - best) * SHARE))
    return field


def _leader(field: list[Runner]) -> Runner:
    """Who is ahead of the favourite by most."""
    return max(field, key=lambda runner: (round(runner.ahead_of(field[0])[0], 9), -runner.option))


def _in_the_race(field: list[Runner]) -> list[Runner]:
    """Those who may still turn out to be the best."""
    best = _leader(field)
    left = []
    for runner in field:
        gap, unsure = runner.ahead_of(best)
        if runner is best or gap > -BEHIND * unsure:
            left.append(runner)
    return left
