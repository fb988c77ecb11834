"""Playing a position on: the rest of a turn and some turns after it, quickly, by one look ahead.

What comes of a choice shows only when the others have had their turns. So the turns to come are
played with imagined luck: everybody takes, action by action, what the model likes best, and where
that leads is judged at the end.
"""

from __future__ import annotations

from madmage.agents.book.verdict import Verdict
from madmage.games.book.legality import STOP
from madmage.games.book.state import BookState
from madmage.kernel import agenda
from madmage.kernel.chance import Chance, Seeded

BUSIEST = 12
"""So many actions in one turn are enough."""

LOOKS, MOST = 8, 4
"""Later turns are played with fewer looks at what is asked on the way: more futures in the same time."""


class Future:
    """Plays on from positions of one imagined world, so many turns far."""

    def __init__(self, judge: Verdict, turns: int) -> None:
        self.judge = judge
        self.turns = turns
        self.blend = judge.blend
        """How much the model counts in what everybody does."""
        self.nodes = 0
        """How many positions of later turns were judged."""

    def chance_after(self, options: tuple[int, ...], seed: int) -> float:
        """The chance of winning in one future after an answer to the open ask, and those planned next."""
        judge = self.judge
        luck = Seeded(seed)
        if options[0] == STOP and judge.is_action(judge.root):
            st = judge.root.copy()
        else:
            st = judge.after(judge.root, options[0], luck, 0)
            if judge.to_action(st, luck) and self._follow(judge, st, options, luck):
                self._act(judge, st, luck)
        for _ in range(self.turns):
            judge = self._next_turn(judge, st, luck)
            if st.outcome is not None:
                break
        return judge.chance(st)

    def _follow(
        self, judge: Verdict, st: BookState, options: tuple[int, ...], luck: Chance
    ) -> bool:
        """Do what was planned, as long as it can be done; False if the game ends by it."""
        for option in options[1:]:
            ask = st.ask
            if ask is None or option not in ask.options:
                break
            agenda.answer(st, option, luck)
            if not judge.to_action(st, luck):
                return False
        return True

    def _next_turn(self, judge: Verdict, st: BookState, luck: Chance) -> Verdict:
        """End the running turn and play the next one up to its end."""
        if st.outcome is None and st.ask is not None:
            agenda.answer(st, STOP, luck)
        if not judge.to_action(st, luck):
            return judge
        follower = Verdict(st, judge.evaluation, judge.model, judge.seed)
        follower.counted = judge.counted
        follower.blend = self.blend
        follower.learn()
        follower.most_looks, follower.most_options = LOOKS, MOST
        self._act(follower, st, luck)
        self.nodes += follower.nodes
        return follower

    def _act(self, judge: Verdict, st: BookState, luck: Chance) -> None:
        """Take the best action as long as there is one; then the turn may be ended."""
        for _ in range(BUSIEST):
            option = self._best(judge, st)
            if option == STOP:
                return
            agenda.answer(st, option, luck)
            if not judge.to_action(st, luck):
                return

    def _best(self, judge: Verdict, st: BookState) -> int:
        ask = st.ask
        assert ask is not None
        best = STOP
        most = judge.stopping(st, True)
        for option in ask.options:
            if option != STOP:
                worth = judge.value(judge.after(st, option, judge.luck(), 0), True)
                if worth > most:
                    best, most = option, worth
        return best
