"""The greedy companion for the Book: looks one action ahead and takes what leaves the group best off.

It sees a view and an ask. Hidden cards are imagined, every option is tried on copies of what was
imagined, and an evaluation of its own judges the results.
"""

from __future__ import annotations

from madmage.agents.book.evaluation import Evaluation
from madmage.agents.book.mind import BookMind, Ranked, by_worth
from madmage.agents.book.scale import Weights
from madmage.agents.book.trial import Counted, Trial
from madmage.agents.book.weights import our_weights
from madmage.games.book.legality import STOP
from madmage.games.book.state import BookState
from madmage.kernel.ask import Ask

SAMPLES = 4
"""How often a promising option is tried where luck decides."""
PROMISING = 4


class GreedyAgent(BookMind[Trial]):
    """Plays the Book one action at a time, as well as its evaluation can tell."""

    name = "greedy"

    def __init__(self, seed: int, nodes: int = 0, weights: Weights | None = None) -> None:
        self.seed = seed
        self.evaluation = Evaluation(weights or our_weights())

    def world(self, root: BookState, seed: int) -> Trial:
        return Trial(root, self.evaluation, seed)

    def rank(self, worlds: list[Trial], ask: Ask) -> Ranked:
        sums: dict[int, list[float]] = {}
        lucky: set[int] = set()
        for option in ask.options:
            sums[option] = []
            for trial in worlds:
                worth, is_lucky = self._worth(trial, ask, option, 0)
                sums[option].append(worth)
                if is_lucky:
                    lucky.add(option)
        ranked = _sorted(sums)
        for _, option in ranked[:PROMISING]:
            if option in lucky:
                for sample in range(1, SAMPLES):
                    for trial in worlds:
                        sums[option].append(self._worth(trial, ask, option, sample)[0])
        return _sorted(sums)

    def _worth(self, trial: Trial, ask: Ask, option: int, sample: int) -> tuple[float, bool]:
        if ask.kind == "act" and option == STOP:
            stops = trial.root.active == ask.seat and trial.root.guests == 0
            return trial.stopping(trial.root, stops), False
        chance = Counted(trial.seed + 7919 * sample)
        worth = trial.value(trial.after(trial.root, option, chance, 0))
        return worth, chance.picks > 0


def _sorted(sums: dict[int, list[float]]) -> Ranked:
    return by_worth({option: sum(worths) / len(worths) for option, worths in sums.items()}, 6)
