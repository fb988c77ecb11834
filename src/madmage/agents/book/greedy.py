"""The greedy companion for the Book: looks one action ahead and takes what leaves the group best off.

It sees a view and an ask. Hidden cards are imagined, every option is tried on copies of what was
imagined, and an evaluation of its own judges the results. It remembers nothing between two asks:
the same seed, view and ask bring the same choice.
"""

from __future__ import annotations

import zlib

from madmage.agents.agent import Agent
from madmage.agents.book.evaluation import Evaluation
from madmage.agents.book.reason import why_chosen, why_plain
from madmage.agents.book.thrift import cheapest
from madmage.agents.book.trial import Counted, Trial, by_habit
from madmage.agents.book.weights import Weights, our_weights
from madmage.agents.why import Thought
from madmage.games.book.legality import STOP
from madmage.games.book.rules import BOOK
from madmage.games.book.state import BookState
from madmage.kernel.ask import Ask
from madmage.kernel.view import View

WORLDS = 2
"""How many worlds are imagined where hands are closed."""
SAMPLES = 4
"""How often a promising option is tried where luck decides."""
PROMISING = 4


class GreedyAgent(Agent):
    """Plays the Book one action at a time, as well as its evaluation can tell."""

    name = "greedy"

    def __init__(self, seed: int, nodes: int = 0, weights: Weights | None = None) -> None:
        self.seed = seed
        self.evaluation = Evaluation(weights or our_weights())

    def choose(self, view: View | None, ask: Ask) -> int:
        assert view is not None
        return self._decide(view, ask)[0]

    def think(self, view: View | None, ask: Ask) -> Thought:
        assert view is not None
        option, ranked, trials = self._decide(view, ask)
        if not ranked:
            return Thought(option, why_plain(ask, option))
        why = why_chosen(trials[0], ask, option)
        if len(ranked) == 1:
            return Thought(option, why)
        return Thought(option, why, ranked[1][1], round(ranked[0][0] - ranked[1][0], 2))

    def _decide(self, view: View, ask: Ask) -> tuple[int, list[tuple[float, int]], list[Trial]]:
        """The choice; where options had to be tried, also what each is worth and where it was tried."""
        known = view.known
        assert isinstance(known, BookState)
        if len(ask.options) == 1:
            return ask.options[0], [], []
        plain = cheapest(known, ask) if ask.kind == "pay" else by_habit(known, ask)
        if plain is not None:
            return plain, [], []
        trials = self._trials(view, ask)
        ranked = self._rank(trials, ask)
        return ranked[0][1], ranked, trials

    def _trials(self, view: View, ask: Ask) -> list[Trial]:
        known = view.known
        assert isinstance(known, BookState)
        seed = self._seed(known, ask)
        worlds = 1 if known.table.open_hands else WORLDS
        trials = []
        for number in range(worlds):
            root = BOOK.imagine(view, Counted(seed + number))
            trial = Trial(root, self.evaluation, seed + 101 * number)
            trial.learn()
            trials.append(trial)
        return trials

    def _seed(self, known: BookState, ask: Ask) -> int:
        """A number that the seed, the view and the ask decide."""
        seen = (self.seed, known.turn, known.madness, known.hand, known.discard, ask.seat)
        return zlib.crc32(repr((*seen, ask.kind, ask.options, ask.env)).encode())

    def _rank(self, trials: list[Trial], ask: Ask) -> list[tuple[float, int]]:
        """Every option with what it is worth, the best first."""
        sums: dict[int, list[float]] = {}
        lucky: set[int] = set()
        for option in ask.options:
            sums[option] = []
            for trial in trials:
                worth, is_lucky = self._worth(trial, ask, option, 0)
                sums[option].append(worth)
                if is_lucky:
                    lucky.add(option)
        ranked = _sorted(sums)
        for _, option in ranked[:PROMISING]:
            if option in lucky:
                for sample in range(1, SAMPLES):
                    for trial in trials:
                        sums[option].append(self._worth(trial, ask, option, sample)[0])
        return _sorted(sums)

    def _worth(self, trial: Trial, ask: Ask, option: int, sample: int) -> tuple[float, bool]:
        if ask.kind == "act" and option == STOP:
            stops = trial.root.active == ask.seat and trial.root.guests == 0
            return trial.stopping(trial.root, stops), False
        chance = Counted(trial.seed + 7919 * sample)
        worth = trial.value(trial.after(trial.root, option, chance, 0))
        return worth, chance.picks > 0


def _sorted(sums: dict[int, list[float]]) -> list[tuple[float, int]]:
    means = [(sum(worths) / len(worths), option) for option, worths in sums.items()]
    return sorted(means, key=lambda entry: (-round(entry[0], 6), entry[1]))
