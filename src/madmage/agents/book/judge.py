"""How likely a game of the Book is won from a position, seen whole."""

from __future__ import annotations

from madmage.agents.book.evaluation import Evaluation
from madmage.agents.book.learned import our_model
from madmage.agents.book.verdict import Verdict
from madmage.agents.book.weights import our_weights
from madmage.agents.judge import Judge
from madmage.games.book.state import BookState

SEED = 1
"""What curses do is tried out with the same luck every time."""


class BookJudge(Judge):
    """Judges by the learned model; everybody wins or loses together."""

    def __init__(self) -> None:
        self.evaluation = Evaluation(our_weights())
        self.model = our_model()

    def chances(self, st: BookState) -> tuple[float, ...]:
        """For every seat the chance of winning, which is the same for all."""
        after = st.copy()
        after.sink = None
        # In the middle of an effect nothing can be compared: first what is going on is done.
        settler = Verdict(after, self.evaluation, self.model, SEED)
        settler.to_action(after, settler.luck())
        verdict = Verdict(after, self.evaluation, self.model, SEED)
        verdict.learn()
        return (verdict.chance(after),) * st.table.seats
