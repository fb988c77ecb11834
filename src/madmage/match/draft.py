"""Drafts: a seat's whole turn, tried out in private before anything is chosen.

A draft is played in a state that is imagined from the seat's view, by the rules themselves; it knows
no more than the seat does. Where chance is asked it stops and tells the odds: every outcome is tried
if they are few, else some by chance, and it says how many. One may then go on as if one of them came.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from madmage.kernel.ask import Ask
from madmage.kernel.chance import Chance, Logged, Simple, Told
from madmage.kernel.error import MadmageError, NotUnderstood, Untold
from madmage.kernel.view import View
from madmage.match.match import Match

Outcomes = tuple[tuple[int, int], ...]

MOST_STEPS = 40
MOST_RUNS = 250
"""Where trying every outcome takes more, some are tried by chance."""
SAMPLES = 150
WORLDS = 6
"""So many other worlds are tried to see whether a step depends on what is hidden."""
LONGEST = 20_000
SEED = 7919


class Assumed(Chance):
    """Outcomes that are assumed, in their order; past them it must be said what comes."""

    def __init__(self, outcomes: Outcomes) -> None:
        self.outcomes = outcomes
        self.at = 0

    def pick(self, stream: int, population: bytes) -> int:
        if self.at < len(self.outcomes):
            told, value = self.outcomes[self.at]
            if told == stream and value in population:
                self.at += 1
                return value
        raise Untold(stream, population)


@dataclass(frozen=True, slots=True)
class Leaf:
    """One thing that may come of a step."""

    share: float
    outcomes: Outcomes
    after: Any


@dataclass(frozen=True, slots=True)
class Odds:
    """What may come of a step: the likeliest first."""

    leaves: list[Leaf]
    samples: int
    """How many were tried by chance; 0 where all were tried."""
    chances: list[tuple[str, float, Any, int]]
    """How likely each option is at my next question: its text, a state that has it, its code."""


@dataclass(slots=True)
class Step:
    """One choice of a draft."""

    codes: tuple[int, ...]
    picks: list[str]
    then: list[str] | None
    before: Any
    after: Any = None
    """Where it leads; None while it is open what chance brings."""
    outcomes: Outcomes = ()
    share: float = 1.0
    """How likely it is that chance brings what is assumed."""
    odds: Odds | None = None


class Draft:
    """A turn that is being drafted for the seat that is asked."""

    def __init__(self, match: Match, seat: int, base: tuple[int, int]) -> None:
        self.seat = seat
        self.base = base
        """Where the match stood when this was imagined."""
        self.turn = match.turn
        self.steps: list[Step] = []
        self.is_shared = False
        self.view = match.view(seat)
        if self.view.ask is None:
            raise NotUnderstood("only who is asked can draft a turn")
        self.is_sure, self.root = _imagined(match, self.view)
        # The same rules, names and setup; nothing of the true game's past or future.
        self.shadow = copy(match)
        self.shadow.moves = []
        self.shadow.opening_events = ()
        self.shadow.opening_outcomes = ()
        self.shadow.chance = Told({}, None)
        self.shadow.state = self.root

    # Where it stands

    @property
    def open_step(self) -> Step | None:
        """The last step, if it is open what chance brings."""
        return self.steps[-1] if self.steps and self.steps[-1].after is None else None

    @property
    def ask(self) -> Ask | None:
        """My next question in the draft; None if chance, another or the end of the turn comes first."""
        ask: Ask | None = self.shadow.state.ask
        is_mine = self.open_step is None and ask is not None and ask.seat == self.seat
        return ask if is_mine else None

    @property
    def share(self) -> float:
        """How likely everything comes as it is assumed."""
        share = 1.0
        for step in self.steps:
            share *= step.share
        return share

    # Building

    def choose(self, codes: tuple[int, ...], picks: list[str], then: list[str] | None) -> None:
        """One more step: whole answers, checked already."""
        if len(self.steps) >= MOST_STEPS:
            raise NotUnderstood("a draft is not longer than that")
        step = Step(codes, list(picks), None if then is None else list(then), self.shadow.state)
        self.steps.append(step)
        self._take(step)

    def _take(self, step: Step) -> None:
        """Play a step as far as nothing is left to chance but what is assumed."""
        after = self.shadow.rules.copy(step.before)
        after.sink = None
        try:
            self._run(after, step.codes, Assumed(step.outcomes))
        except Untold:
            is_open = True
        else:
            is_open = not self.is_sure and not step.outcomes and self._is_unsure(step, after)
        if is_open:
            step.after, step.odds = None, self._odds(step)
            return
        step.after = after
        self.shadow.state = after

    def _is_unsure(self, step: Step, after: Any) -> bool:
        """Whether a step tells something that is hidden now: it would go otherwise in other worlds."""
        here = seen(self.shadow.rules.view(after, self.seat))
        for number in range(WORLDS):
            chance = Simple(Random(SEED + number))
            st = self._elsewhere(chance, self.steps[:-1])
            if st is not None and self._plays(st, step, chance):
                if seen(self.shadow.rules.view(st, self.seat)) != here:
                    return True
        return False

    def _plays(self, st: Any, step: Step, chance: Chance) -> bool:
        try:
            self._run(st, step.codes, chance)
        except MadmageError:
            return False
        return True

    def assume(self, number: int) -> None:
        """Go on as if this outcome of the open step came."""
        step = self.open_step
        if step is None or step.odds is None or not 0 <= number < len(step.odds.leaves):
            raise NotUnderstood("there is no such outcome to go on with")
        leaf = step.odds.leaves[number]
        step.outcomes, step.share, step.after = leaf.outcomes, leaf.share, leaf.after
        # Hundreds of states that nobody asks for any more.
        step.odds = None
        self.shadow.state = leaf.after

    def drop(self, number: int) -> None:
        """Take a step out; those after it stay as far as they are still possible."""
        if not 0 <= number < len(self.steps):
            raise NotUnderstood("the draft has no such step")
        self._replay(self.steps[:number], self.steps[number + 1 :])

    def renew(self, match: Match, base: tuple[int, int]) -> Draft:
        """The same draft where the match stands now, as far as it is still possible."""
        fresh = Draft(match, self.seat, base)
        fresh.is_shared = self.is_shared
        fresh._replay([], self.steps)
        return fresh

    def _replay(self, kept: list[Step], later: list[Step]) -> None:
        self.steps = list(kept)
        self.shadow.state = kept[-1].after if kept else self.root
        for step in later:
            ask = self.ask
            if ask is None:
                return
            try:
                codes = self.codes_of(step.picks, step.then)
            except MadmageError:
                return
            again = Step(codes, step.picks, step.then, self.shadow.state, outcomes=step.outcomes)
            again.share = step.share
            self.steps.append(again)
            self._take(again)

    def codes_of(
        self, picks: list[str], then: list[str] | None, lang: str = "en"
    ) -> tuple[int, ...]:
        """The answers behind short texts, where the draft stands."""
        from madmage.match.price import codes_for, codes_of_picks

        if then is None:
            return codes_of_picks(self.shadow, picks, lang)
        return codes_for(self.shadow, picks[0], then, lang)

    def _run(self, st: Any, codes: tuple[int, ...], chance: Chance) -> None:
        """Answer by the rules, but not beyond the end of the turn: what comes then is others' business."""
        rules = self.shadow.rules
        for code in codes:
            if st.ask is None or code not in st.ask.options:
                raise NotUnderstood("this cannot be chosen there")
            rules.step(st, code, chance)
            for _ in range(LONGEST):
                if st.ask or st.outcome is not None or rules.turn_of(st) != self.turn:
                    break
                effect, at, seat, env = st.agenda.pop()
                effect.run(st, chance, at, seat, env)

    # Odds

    def _odds(self, step: Step) -> Odds:
        leaves = self._exactly(step)
        samples = 0
        if leaves is None:
            leaves = list(self._some(step))
            samples = len(leaves)
        return Odds(self._merged(leaves), samples, self._chances(leaves))

    def _exactly(self, step: Step) -> list[Leaf] | None:
        """Every outcome with its chance, where that is the same whatever is hidden."""
        leaves = self._all(step, step.before)
        if leaves is None or self.is_sure:
            return leaves
        here = {key: round(share, 9) for key, (share, _) in self._by_sight(leaves).items()}
        for number in range(WORLDS // 2):
            st = self._elsewhere(Simple(Random(SEED + number)), self.steps[:-1])
            there = None if st is None else self._all(step, st)
            if there is None:
                return None
            if here != {k: round(share, 9) for k, (share, _) in self._by_sight(there).items()}:
                return None
        return leaves

    def _all(self, step: Step, before: Any) -> list[Leaf] | None:
        """Every outcome with its exact chance, or None if that takes too long."""
        rules = self.shadow.rules
        found: list[Leaf] = []
        open_ends: list[tuple[Outcomes, float]] = [((), 1.0)]
        for _ in range(MOST_RUNS):
            if not open_ends:
                return found
            outcomes, share = open_ends.pop()
            st = rules.copy(before)
            st.sink = None
            try:
                self._run(st, step.codes, Assumed(outcomes))
            except Untold as untold:
                count = len(untold.population)
                for value, copies in Counter(untold.population).items():
                    more = (*outcomes, (untold.stream, value))
                    open_ends.append((more, share * copies / count))
            else:
                found.append(Leaf(share, outcomes, st))
        return None

    def _some(self, step: Step) -> Iterator[Leaf]:
        """Outcomes by chance; where something is hidden, each in a world imagined anew."""
        rules = self.shadow.rules
        for number in range(SAMPLES):
            chance = Simple(Random(SEED + number))
            st = None if self.is_sure else self._elsewhere(chance, self.steps[:-1])
            if st is None:
                st = rules.copy(step.before)
            st.sink = None
            logged = Logged(chance)
            if self._plays(st, step, logged):
                yield Leaf(1 / SAMPLES, tuple(logged.outcomes), st)

    def _elsewhere(self, chance: Chance, steps: list[Step]) -> Any:
        """Where the draft stands in another world that fits the view; None if it would not be there."""
        rules = self.shadow.rules
        st = rules.imagine(self.view, chance)
        st.sink = None
        for step in steps:
            if not self._plays(st, step, Assumed(step.outcomes)):
                return None
            if seen(rules.view(st, self.seat)) != seen(rules.view(step.after, self.seat)):
                return None
        return st

    def _by_sight(self, leaves: list[Leaf]) -> dict[bytes, tuple[float, Leaf]]:
        """Outcomes that look the same to me are one: their share together, and the first of them."""
        rules = self.shadow.rules
        found: dict[bytes, tuple[float, Leaf]] = {}
        for leaf in leaves:
            key = seen(rules.view(leaf.after, self.seat))
            share, first = found.get(key, (0.0, leaf))
            found[key] = (share + leaf.share, first)
        return found

    def _merged(self, leaves: list[Leaf]) -> list[Leaf]:
        found = self._by_sight(leaves).values()
        total = sum(share for share, _ in found) or 1.0
        merged = [Leaf(share / total, leaf.outcomes, leaf.after) for share, leaf in found]
        return sorted(merged, key=lambda leaf: (-round(leaf.share, 9), leaf.outcomes))

    def _chances(self, leaves: list[Leaf]) -> list[tuple[str, float, Any, int]]:
        rules = self.shadow.rules
        total = sum(leaf.share for leaf in leaves) or 1.0
        shares: dict[str, float] = {}
        where: dict[str, tuple[Any, int]] = {}
        for leaf in leaves:
            ask = leaf.after.ask
            if ask is None or ask.seat != self.seat:
                continue
            for code in ask.options:
                text = rules.write(leaf.after, code)
                shares[text] = shares.get(text, 0.0) + leaf.share / total
                where.setdefault(text, (leaf.after, code))
        some = [(text, share, *where[text]) for text, share in shares.items()]
        return sorted(some, key=lambda one: (-round(one[1], 9), one[0]))


def _imagined(match: Match, view: View) -> tuple[bool, Any]:
    """Whether nothing is hidden from a seat, and a state that fits its view."""
    rules = match.rules
    try:
        return True, rules.imagine(view, Told({}, None))
    except Untold:
        return False, rules.imagine(view, Simple(Random(SEED)))


def seen(view: View) -> bytes:
    """What a seat sees and is asked, to be compared."""
    ask = view.ask
    asked = None if ask is None else (ask.kind, ask.options, ask.env)
    return msgspec.json.encode([asked, view.data])
