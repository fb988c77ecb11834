"""The adept companion for the Book: plans its whole turn, judged by the learned chance of winning.

It sees a view and an ask. Hidden cards are imagined, plans are tried on copies of what was imagined,
and a model that was fitted to the ends of many games judges where they lead.
"""

from __future__ import annotations

from madmage.agents.book.evaluation import Evaluation
from madmage.agents.book.learned import our_model
from madmage.agents.book.mind import BookMind, Ranked, by_worth
from madmage.agents.book.model import Model
from madmage.agents.book.plan import Line, Planner
from madmage.agents.book.trial import Counted
from madmage.agents.book.verdict import Verdict
from madmage.agents.book.weights import our_weights
from madmage.games.book.legality import STOP
from madmage.games.book.state import ACTION, BookState
from madmage.kernel.ask import Ask


class AdeptAgent(BookMind[Verdict]):
    """Plays the Book a turn at a time, as well as its model can tell."""

    name = "adept"
    width, depth, tries = 3, 5, 1
    """Lines kept at every step of a plan; steps; tries of what luck decides."""
    samples = 2
    """How often an answer within an effect is tried where luck decides."""
    is_thorough = False
    """Whether the model is asked about answers on the way, too."""

    def __init__(self, seed: int, nodes: int = 0, model: Model | None = None) -> None:
        self.seed = seed
        self.evaluation = Evaluation(our_weights())
        self.model = model or our_model()

    def world(self, root: BookState, seed: int) -> Verdict:
        world = Verdict(root, self.evaluation, self.model, seed)
        world.is_thorough = self.is_thorough
        return world

    def chance(self, worlds: list[Verdict]) -> float:
        chances = [world.chance(world.root) for world in worlds]
        return round(sum(chances) / len(chances), 3)

    def rank(self, worlds: list[Verdict], ask: Ask) -> Ranked:
        sums = dict.fromkeys(ask.options, 0.0)
        for judge in worlds:
            for worth, option in self.in_world(judge, ask):
                sums[option] += worth / len(worlds)
        return by_worth(sums)

    def in_world(self, judge: Verdict, ask: Ask) -> Ranked:
        """Every option with what it is worth in one imagined world."""
        if judge.is_action(judge.root):
            return [(line.value, line.options[0]) for line in self.lines(judge)]
        return [(self._try(judge, ask, option), option) for option in ask.options]

    def lines(self, judge: Verdict) -> list[Line]:
        """For every first action the best plan of the turn that begins with it."""
        return Planner(judge, self.width, self.depth, self.tries).lines(judge.root)

    def _try(self, judge: Verdict, ask: Ask, option: int) -> float:
        """An answer within an effect, and what may be done after it in the same turn."""
        st = judge.root
        if ask.kind == "act" and option == STOP:
            return judge.stopping(st, False)
        is_acting = st.phase == ACTION and st.guests == 0 and st.active == ask.seat
        total = 0.0
        tries = 0
        for sample in range(self.samples):
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
