"""The adept companion for the Book: plans its whole turn, judged by the learned chance of winning.

It sees a view and an ask. Hidden cards are imagined, plans are tried on copies of what was imagined,
and a model that was fitted to the ends of many games judges where they lead. It remembers nothing
between two asks: the same seed, view and ask bring the same choice.
"""

from __future__ import annotations

import zlib

from madmage.agents.agent import Agent
from madmage.agents.book.evaluation import Evaluation
from madmage.agents.book.learned import our_model
from madmage.agents.book.model import Model
from madmage.agents.book.plan import Line, Planner
from madmage.agents.book.reason import why_chosen, why_plain
from madmage.agents.book.thrift import cheapest
from madmage.agents.book.trial import Counted, by_habit
from madmage.agents.book.verdict import Verdict
from madmage.agents.book.weights import our_weights
from madmage.agents.why import Thought
from madmage.games.book.legality import STOP
from madmage.games.book.rules import BOOK
from madmage.games.book.state import ACTION, BookState
from madmage.kernel.ask import Ask
from madmage.kernel.view import View

WIDTH, DEPTH, TRIES = 5, 6, 3
"""Lines kept at every step of a plan; steps; tries of what luck decides."""
SAMPLES = 3
"""How often an answer within an effect is tried where luck decides."""

Ranked = list[tuple[float, int]]
"""Options with what they are worth, the best first."""


class AdeptAgent(Agent):
    """Plays the Book a turn at a time, as well as its model can tell."""

    name = "adept"
    worlds = 2
    """How many worlds are imagined where hands are closed."""

    def __init__(self, seed: int, nodes: int = 0, model: Model | None = None) -> None:
        self.seed = seed
        self.evaluation = Evaluation(our_weights())
        self.model = model or our_model()

    def choose(self, view: View | None, ask: Ask) -> int:
        assert view is not None
        return self._decide(view, ask)[0]

    def think(self, view: View | None, ask: Ask) -> Thought:
        assert view is not None
        option, ranked, judges = self._decide(view, ask)
        if not ranked:
            return Thought(option, why_plain(ask, option))
        why = why_chosen(judges[0], ask, option)
        chances = [judge.chance(judge.root) for judge in judges]
        ahead = round(ranked[0][0] - ranked[1][0], 2)
        return Thought(option, why, ranked[1][1], ahead, round(sum(chances) / len(chances), 3))

    def _decide(self, view: View, ask: Ask) -> tuple[int, Ranked, list[Verdict]]:
        """The choice; where options had to be tried, also their worth and where they were tried."""
        known = view.known
        assert isinstance(known, BookState)
        if len(ask.options) == 1:
            return ask.options[0], [], []
        plain = cheapest(known, ask) if ask.kind == "pay" else by_habit(known, ask)
        if plain is not None:
            return plain, [], []
        judges = self.judges(view, ask)
        ranked = self.rank(judges, ask)
        return ranked[0][1], ranked, judges

    def judges(self, view: View, ask: Ask) -> list[Verdict]:
        """The imagined worlds in which options are tried."""
        known = view.known
        assert isinstance(known, BookState)
        seed = self._seed(known, ask)
        worlds = 1 if known.table.open_hands else self.worlds
        found = []
        for number in range(worlds):
            root = BOOK.imagine(view, Counted(seed + number))
            judge = Verdict(root, self.evaluation, self.model, seed + 101 * number)
            judge.learn()
            found.append(judge)
        return found

    def _seed(self, known: BookState, ask: Ask) -> int:
        """A number that the seed, the view and the ask decide."""
        seen = (self.seed, known.turn, known.madness, known.hand, known.discard, ask.seat)
        return zlib.crc32(repr((*seen, ask.kind, ask.options, ask.env)).encode())

    def rank(self, judges: list[Verdict], ask: Ask) -> Ranked:
        """Every option with its worth, the best first."""
        sums = dict.fromkeys(ask.options, 0.0)
        for judge in judges:
            for worth, option in self.in_world(judge, ask):
                sums[option] += worth / len(judges)
        return by_worth(sums)

    def in_world(self, judge: Verdict, ask: Ask) -> Ranked:
        """Every option with what it is worth in one imagined world."""
        if judge.is_action(judge.root):
            return [(line.value, line.options[0]) for line in self.lines(judge)]
        return [(self._try(judge, ask, option), option) for option in ask.options]

    def lines(self, judge: Verdict) -> list[Line]:
        """For every first action the best plan of the turn that begins with it."""
        return Planner(judge, WIDTH, DEPTH, TRIES).lines(judge.root)

    def _try(self, judge: Verdict, ask: Ask, option: int) -> float:
        """An answer within an effect, and what may be done after it in the same turn."""
        st = judge.root
        if ask.kind == "act" and option == STOP:
            return judge.stopping(st, False)
        is_acting = st.phase == ACTION and st.guests == 0 and st.active == ask.seat
        total = 0.0
        tries = 0
        for sample in range(SAMPLES):
            chance = Counted(judge.seed + 7919 * sample)
            after = judge.after(st, option, chance, 0)
            if is_acting and after.outcome is None:
                total += Planner(judge, 1, 1, 1).finish(after, 1)
            else:
                total += judge.value(after)
            tries += 1
            if not chance.picks:
                break
        return total / tries


def by_worth(worths: dict[int, float]) -> Ranked:
    """Options with what they are worth, the best first."""
    entries = [(worth, option) for option, worth in worths.items()]
    return sorted(entries, key=lambda entry: (-round(entry[0], 9), entry[1]))
