"""Planning a whole turn: sequences of actions, the most promising ones kept at every step.

Where an action has no luck in it, the plan goes on after it. Where cards are drawn, a plan ends:
what is drawn decides what comes next, so such an action is tried several times, each time followed
by the best that can be done with what came.
"""

from __future__ import annotations

from madmage.agents.book.trial import Counted
from madmage.agents.book.verdict import Verdict
from madmage.games.book.legality import STOP
from madmage.games.book.state import BookState

UNTRIED = 1.0
"""What a lucky action that was tried only once is worth less."""
STEP = 7919
"""Between the seeds of two tries."""


class Line:
    """A sequence of actions, what it is worth if one stops after it, and where it leads."""

    __slots__ = ("hope", "lucky", "options", "state", "value")

    def __init__(
        self, options: tuple[int, ...], value: float, hope: float, state: BookState, lucky: bool
    ) -> None:
        self.options = options
        self.value = value
        self.hope = hope
        """What it is worth if the turn goes on."""
        self.state = state
        self.lucky = lucky
        """Whether the last action leaves it to luck what comes of it."""


class Planner:
    """Searches the lines of one turn: so many kept at every step, so many steps, so many tries."""

    def __init__(self, judge: Verdict, width: int, depth: int, tries: int) -> None:
        self.judge = judge
        self.width = width
        self.depth = depth
        self.tries = tries
        self.known: dict[tuple[object, ...], tuple[float, float]] = {}
        """What positions are worth that were judged already."""

    def lines(self, root: BookState) -> list[Line]:
        """For every first action the best line that begins with it, the best first."""
        judge = self.judge
        best: dict[int, Line] = {}
        stops = judge.stopping(root, True)
        best[STOP] = Line((STOP,), stops, stops, root, False)
        beam = [Line((), stops, stops, root, False)]
        for depth in range(self.depth):
            grown: list[Line] = []
            chancy: list[Line] = []
            for line in beam:
                for child in self.children(line):
                    (chancy if child.lucky else grown).append(child)
            self._settle(chancy, depth)
            for child in chancy:
                _keep(best, child)
            for child in grown:
                _keep(best, child)
            grown.sort(key=_hope)
            beam = self._fresh(grown)
            if not beam:
                break
        return sorted(best.values(), key=_rank)

    def children(self, line: Line) -> list[Line]:
        """A line with each action that may follow."""
        st = line.state
        judge = self.judge
        ask = st.ask
        assert ask is not None
        found: list[Line] = []
        for option in ask.options:
            if option == STOP:
                continue
            chance = Counted(judge.seed)
            new = judge.after(st, option, chance, 0)
            mark = _mark(new)
            found_before = self.known.get(mark)
            if found_before is None:
                value, hope = judge.both(new)
                self.known[mark] = (value, hope)
            elif not chance.picks and line.options:
                # Another order of the same actions has been here.
                continue
            else:
                value, hope = found_before
            found.append(Line((*line.options, option), value, hope, new, chance.picks > 0))
        return found

    def _fresh(self, grown: list[Line]) -> list[Line]:
        """The most promising lines to go on with."""
        beam: list[Line] = []
        for line in grown:
            if len(beam) == self.width:
                break
            if line.state.outcome is not None:
                continue
            if self.judge.to_action(line.state, Counted(self.judge.seed)):
                beam.append(line)
        return beam

    def _settle(self, chancy: list[Line], depth: int) -> None:
        """Try the most promising lucky actions again, and see what can be made of what comes."""
        chancy.sort(key=_rank)
        for at, line in enumerate(chancy):
            if at >= self.width:
                # Nobody will ask for these: one try was enough to see that.
                line.value -= UNTRIED
                continue
            total = 0.0
            tries = self.tries if depth == 0 else 1
            for number in range(tries):
                total += self._luck(line, number)
            line.value = total / tries

    def _luck(self, line: Line, number: int) -> float:
        """The last action of a line tried anew, and the best action after it."""
        judge = self.judge
        if number == 0:
            st = line.state
        else:
            before = self._replay(line.options[:-1])
            st = judge.after(before, line.options[-1], Counted(judge.seed + STEP * number), 0)
        return self.finish(st, 1)

    def _replay(self, options: tuple[int, ...]) -> BookState:
        judge = self.judge
        st = judge.root
        for option in options:
            st = judge.after(st, option, Counted(judge.seed), 0)
            judge.to_action(st, Counted(judge.seed))
        return st

    def finish(self, st: BookState, steps: int) -> float:
        """What a position is worth if the best actions are taken, one look ahead each."""
        judge = self.judge
        best = judge.value(st, True)
        for _ in range(steps):
            if st.outcome is not None:
                return best
            if st.ask is None:
                st = st.copy()
                if not judge.to_action(st, Counted(judge.seed)):
                    return judge.value(st, True)
            top: Line | None = None
            for child in self.children(Line((), best, best, st, False)):
                if top is None or child.value > top.value:
                    top = child
            if top is None or top.value <= best:
                return best
            best = top.value
            st = top.state
        return best


def _rank(line: Line) -> tuple[float, tuple[int, ...]]:
    return (-line.value, line.options)


def _hope(line: Line) -> tuple[float, tuple[int, ...]]:
    return (-line.hope, line.options)


def _keep(best: dict[int, Line], line: Line) -> None:
    first = line.options[0]
    known = best.get(first)
    if known is None or line.value > known.value:
        best[first] = line


def _mark(st: BookState) -> tuple[object, ...]:
    """What tells two positions of one turn apart."""
    return (
        tuple(st.hand),
        tuple(st.discard),
        tuple(st.deck),
        tuple(st.support),
        tuple(st.spells),
        tuple(st.curse),
        tuple(st.asleep),
        tuple(st.shelf),
        st.madness,
        st.discount_turn,
        st.discount_check,
        st.boost,
        st.ability_used,
    )
