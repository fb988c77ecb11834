"""The master companion for the Book: plans like the adept, then plays the best plans' futures on.

What the adept would do comes first; the most promising options are then compared in many futures,
each with its own luck and, where hands are closed, its own imagined cards, but the same for all
options. Options that fall behind are dropped, so that the close ones get most of the time.
"""

from __future__ import annotations

from time import monotonic

from madmage.agents.book.adept import AdeptAgent
from madmage.agents.book.future import Future
from madmage.agents.book.mind import Ranked, by_worth
from madmage.agents.book.model import Model
from madmage.agents.book.verdict import Verdict
from madmage.kernel.ask import Ask

SECONDS = 0.85
"""How long it thinks at a table, planning included."""
CANDIDATES = 5
"""How many options are compared."""
TURNS = 2
"""How many turns after the own one are played."""
TRUST = 3.0
"""The plan's own estimate counts as so many futures."""
FAR = 10.0
"""An option that is by so many elements worse than the best is not compared at all."""
SHARE = 0.008
"""How much likelier one element more makes it to win, roughly."""
APART = 104_729
"""Between the seeds of two futures."""
ROUNDS = 40
"""More futures than this bring nothing new."""


class MasterAgent(AdeptAgent):
    """Plays the Book by looking into imagined futures."""

    name = "master"
    counts_nodes = True
    worlds = 4

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
        return self._played(worlds, ranked, field, plans, begun)

    def _planned(self, judge: Verdict, ask: Ask, plans: dict[int, tuple[int, ...]]) -> Ranked:
        """What the adept thinks of the options; where there is a plan for one, it is noted."""
        if not judge.is_action(judge.root):
            return self.in_world(judge, ask)
        lines = self.lines(judge)
        for line in lines:
            plans.setdefault(line.options[0], line.options)
        return [(line.value, line.options[0]) for line in lines]

    def _played(
        self,
        judges: list[Verdict],
        ranked: Ranked,
        field: Ranked,
        plans: dict[int, tuple[int, ...]],
        begun: float,
    ) -> Ranked:
        """The options again, the most promising ones by how their futures went."""
        best = ranked[0][0]
        futures = [Future(judge, TURNS) for judge in judges]
        sums = {option: (worth - best) * SHARE * TRUST for worth, option in field}
        number = 0
        while number < ROUNDS and len(sums) > 1 and not self._is_enough(futures, begun, number):
            future = futures[number % len(futures)]
            for option in sums:
                plan = plans.get(option, (option,))
                sums[option] += future.chance_after(plan, future.judge.seed + APART * number)
            number += 1
            if number in (4, 10, 20):
                sums = _better_half(sums)
        # Chances are told as elements again, so that all options have one measure.
        mean = {option: total / (TRUST + number) / SHARE for option, total in sums.items()}
        top = max(mean.values())
        played = {option: best + worth - top for option, worth in mean.items()}
        return by_worth(played) + [entry for entry in ranked if entry[1] not in played]

    def _is_enough(self, futures: list[Future], begun: float, rounds: int) -> bool:
        if self.nodes == 0:
            # Another round may take as long as one did so far.
            spent = monotonic() - begun
            return spent + spent / (rounds + 1) > SECONDS
        return sum(future.nodes + future.judge.nodes for future in futures) >= self.nodes


def _different(ranked: Ranked, plans: dict[int, tuple[int, ...]]) -> Ranked:
    """The most promising options, but no two that begin the same plan in another order."""
    field: Ranked = []
    seen: set[tuple[int, ...]] = set()
    for worth, option in ranked:
        if worth < ranked[0][0] - FAR or len(field) == CANDIDATES:
            break
        plan = tuple(sorted(plans.get(option, (option,))))
        if plan not in seen:
            seen.add(plan)
            field.append((worth, option))
    return field


def _better_half(sums: dict[int, float]) -> dict[int, float]:
    order = sorted(sums, key=lambda option: (-round(sums[option], 9), option))
    return {option: sums[option] for option in order[: max(2, (len(order) + 1) // 2)]}
