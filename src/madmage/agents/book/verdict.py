"""Trying options out as `trial` does, but judged by the learned chance of winning as well."""

from __future__ import annotations

from madmage.agents.book.danger import Foresight
from madmage.agents.book.evaluation import Evaluation
from madmage.agents.book.features import Features
from madmage.agents.book.model import Model
from madmage.agents.book.trial import Counted, Trial
from madmage.games.book.actions import ACTION_PHASE
from madmage.games.book.state import BookState
from madmage.kernel import agenda
from madmage.kernel.chance import Chance
from madmage.kernel.outcome import Outcome

BLEND = 15.0
"""How many elements it is worth that the odds of winning grow by a factor of e."""
LOOKS = 24
"""How many positions one try may look at; then what is still asked is answered without a look."""
MOST = 8
"""How many options of an ask within another are looked at; fewer, the deeper it lies."""
LONGEST = 200
"""So many answers on the way to the next action are enough."""


class Verdict(Trial):
    """Tries and judges from one imagined position on; what the model says of a position counts, too."""

    def __init__(self, root: BookState, evaluation: Evaluation, model: Model, seed: int) -> None:
        super().__init__(root, evaluation, seed)
        self.model = model
        self.features = Features(evaluation.spell_worths(root), self.danger)
        self.most_looks = LOOKS
        self.most_options = MOST
        self.is_thorough = False
        """Whether the model is asked about answers on the way, too."""
        self.nodes = 0
        """How many positions were judged."""
        self.counted = 1.0
        """How much of a position's worth is what is counted by hand."""
        self.blend = BLEND
        """How many elements a step of the model's odds is worth."""

    def value(self, st: BookState, stops: bool = False) -> float:
        """What a position is worth, in elements: counted by hand, and as the model sees it."""
        if self.is_learning:
            return self.evaluation.worth(st)
        self.nodes += 1
        if st.outcome is not None:
            return self._end(st.outcome)
        seen = self.danger.foresee(st)
        worth = self._worth(st, seen)
        if self.counted == 0.0:
            return worth
        fear = self.danger.fear_of(st, seen) if stops else self.danger.fear(st, False)
        return worth - self.counted * fear

    def glance(self, st: BookState) -> float:
        """What an answer on the way leads to: counted by hand alone, unless there is time."""
        if self.is_thorough or self.is_learning:
            return self.value(st)
        self.nodes += 1
        return self.evaluation.worth(st) - self.danger.fear(st, False)

    def both(self, st: BookState) -> tuple[float, float]:
        """What a position is worth if the active player stops here, and if not."""
        self.nodes += 1
        if st.outcome is not None:
            end = self._end(st.outcome)
            return end, end
        seen = self.danger.foresee(st)
        worth = self._worth(st, seen)
        if self.counted == 0.0:
            return worth, worth
        still = self.danger.fear_of(st, seen)
        hope = self.danger.fear(st, False)
        return worth - self.counted * still, worth - self.counted * hope

    def _worth(self, st: BookState, seen: Foresight) -> float:
        """What a position is worth without its curses, but with what the model foresees."""
        odds = self.model.odds(self.features.of(st, seen))
        worth = self.blend * min(8.0, max(-8.0, odds))
        if self.counted == 0.0:
            return worth
        return worth + self.counted * self.evaluation.worth(st)

    def _end(self, outcome: Outcome) -> float:
        good = self.evaluation.weights.win * 10.0
        return good if outcome.scores[0] > 0 else -good

    def chance(self, st: BookState) -> float:
        """How likely the game is won from a position, as far as the model can tell."""
        if st.outcome is not None:
            return 1.0 if st.outcome.scores[0] > 0 else 0.0
        return self.model.chance(self.features.of(st, self.danger.foresee(st)))

    def luck(self) -> Counted:
        """Luck for one try: the same for all, so that none is only luckier than another."""
        return Counted(self.seed)

    def is_action(self, st: BookState) -> bool:
        """Whether the active player is asked what to do in the own turn."""
        ask = st.ask
        return ask is not None and ask.kind == "act" and ask.effect is ACTION_PHASE

    def to_action(self, st: BookState, chance: Chance) -> bool:
        """Run on to the next question what to do in an action phase; False if the game ends first."""
        for _ in range(LONGEST):
            if st.outcome is not None:
                return False
            ask = st.ask
            if ask is None:
                agenda.advance(st, chance)
            elif self.is_action(st):
                return True
            else:
                self.looks = self.most_looks
                agenda.answer(st, self.answer(st, ask, chance, 1), chance)
        return False
