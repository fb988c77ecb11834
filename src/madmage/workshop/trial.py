"""A card in many situations: played by chance and by a mind that looks one action ahead.

Every situation is a moment of a real game, and the same seed brings the same ones. What is counted
is told by the rules themselves: refusals with their numbers, and events.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from madmage.agents.agent import Agent, agent_of
from madmage.games.shelf import rules_of
from madmage.kernel.ask import Ask
from madmage.kernel.error import MadmageError
from madmage.kernel.event import Event
from madmage.kernel.rules import Rules, Setup
from madmage.kernel.words import Voice
from madmage.match.match import Match
from madmage.workshop.reach import Reach, Steered
from madmage.workshop.watch import Watch

MOST_GAMES = 400
FEW_GAMES = 10
"""Enough to see that a card without a moment of its own does no harm."""
MOST_DECISIONS = 700
THINKING = 12
"""Decisions for which the mind that looks ahead is asked in some games; then chance plays."""
EVERY = 5
"""Which of the games begin with that mind."""
EAGER = 0.7
"""How often the card is used where it can be."""

DRAUGHTS = frozenset({"Healed", "DieTurned", "PointTaken", "PointMoved"})
"""Events that come of a potion, right after it was drunk."""

Deed = tuple[int, int, bool]
"""A choice: seat, option, and whether it was put in out of turn."""


@dataclass
class Occasion:
    """The card came into play once: where, and what it brought about."""

    game: int
    choices: int
    """How many choices had been made when it was over."""
    turn: int
    told: list[str]
    changes: Counter[str]


@dataclass
class Findings:
    """What became of a card."""

    games: int = 0
    could: int = 0
    """Moments at which somebody who had it was asked, and could have wanted to use it."""
    legal: int = 0
    refusals: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By rule and sentence."""
    occasions: list[Occasion] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


class Stage:
    """One game around a card."""

    def __init__(
        self, rules: Rules[Any], setup: Setup, reach: Reach, key: str, seed: int, number: int
    ) -> None:
        self.rules, self.setup, self.reach = rules, setup, reach
        self.number = number
        self.chance = Steered(seed, reach.wanted)
        self.random = Random(seed)
        self.watch = Watch(key)
        self.deeds: list[Deed] = []
        thinker = "random" if number % EVERY else "greedy"
        self.minds = [self._mind(thinker, seat) for seat in range(setup.seats)]
        self.simple = self._mind("random", setup.seats)
        self.told = self.closed = 0
        """Events up to here are looked at, and belong to occasions that are over."""
        self.open: list[int] = []
        """The numbers of the events with which the card came into play and is not done yet."""
        self.st: Any = rules.set_up(setup, self.chance)

    def _mind(self, name: str, seat: int) -> Agent:
        return agent_of(name, self.random.randrange(2**30) + seat, self.setup.game)

    def play(self, findings: Findings, most: int) -> None:
        """Play until there were enough situations, or the game is over."""
        st, rules = self.st, self.rules
        self.watch.attach(st)
        self.watch.advance(st, self.chance)
        enough = min(most, len(findings.occasions) + self.reach.most)
        for made in range(MOST_DECISIONS):
            self._note(findings)
            if st.ask is None or len(findings.occasions) >= enough:
                return
            put_in = self._interjection(findings)
            if put_in is not None:
                seat, code = put_in
                self.deeds.append((seat, code, True))
                rules.put_in(st, seat, code, self.chance)
                continue
            option = self._choice(findings, made)
            self.deeds.append((st.ask.seat, option, False))
            self.watch.answer(st, option, self.chance)

    # Choosing

    def _interjection(self, findings: Findings) -> tuple[int, int] | None:
        """The card put in out of turn, where that can be and one is in the mood."""
        if not self.reach.use:
            return None
        st, rules = self.st, self.rules
        for seat in range(self.setup.seats):
            for code in rules.interjections(st, seat):
                text = rules.write_interjection(st, seat, code)
                if text.startswith(self.reach.use) and self.random.random() < EAGER / 2:
                    findings.could += 1
                    findings.legal += 1
                    return seat, code
        return None

    def _choice(self, findings: Findings, made: int) -> int:
        st, rules = self.st, self.rules
        ask: Ask = st.ask
        uses = self._uses()
        if uses:
            legal = [code for code in uses if code in ask.options]
            findings.could += 1
            findings.legal += bool(legal)
            if legal and self.random.random() < EAGER:
                return self.random.choice(legal)
            if not legal:
                # Of several powers the smallest one is what can be hoped for.
                named = [code for code in uses if rules.write(st, code).endswith(" x1")]
                self._refused(findings, (named or uses)[0])
        gains = [code for code in ask.options if self._is(code, self.reach.gain)]
        if gains:
            return gains[0]
        mind = self.minds[ask.seat] if made < THINKING else self.simple
        return mind.choose(rules.view(st, ask.seat) if mind.looks else None, ask)

    def _uses(self) -> list[int]:
        """Every answer to the open ask that uses the card, legal or not."""
        if not self.reach.use or not self.reach.has(self.st, self.st.ask.seat):
            return []
        return [code for code in self.rules.candidates(self.st) if self._is(code, self.reach.use)]

    def _is(self, code: int, beginning: str) -> bool:
        if not beginning:
            return False
        text = self.rules.write(self.st, code)
        return text == beginning or text.startswith(f"{beginning} ")

    def _refused(self, findings: Findings, code: int) -> None:
        refusal = self.rules.explain(self.st, code)
        if refusal is not None:
            text = self.rules.refusal_text(self.st, code, refusal, self._voice())
            findings.refusals[refusal.rule, text] += 1

    # Noting

    def _voice(self) -> Voice:
        names = tuple(f"Player {seat + 1}" for seat in range(self.setup.seats))
        return Voice(self.rules.words("en"), names)

    def _note(self, findings: Findings) -> None:
        """Close the occasions that are over; the card's work goes on while its frames do."""
        heard, is_drink = self.watch.heard, self.reach.use.startswith("drink")
        for at in range(self.told, len(heard)):
            if self.reach.starts(heard[at]) and self._is_about_owner(heard[at]):
                self.open.append(at)
        self.told = len(heard)
        if self.watch.depth >= 0 and self.st.outcome is None:
            return
        starts = [*self.open, len(heard)]
        if self.closed < starts[0]:
            # It worked without coming into play anew: an ability that is always on, an echo.
            stray = [heard[at] for at in range(self.closed, starts[0]) if at in self.watch.own]
            if stray:
                findings.occasions.append(self._occasion(None, stray))
        for first, last in pairwise(starts):
            own = [heard[at] for at in range(first + 1, last) if at in self.watch.own]
            if is_drink:
                own = [e for e in heard[first + 1 : first + 2] if e.name in DRAUGHTS]
            findings.occasions.append(self._occasion(heard[first], own))
        self.open, self.closed = [], len(heard)

    def _is_about_owner(self, event: Event) -> bool:
        """What is worn works for whoever wears it."""
        return not self.reach.adds or self.reach.has(self.st, event.seat)

    def _occasion(self, first: Event | None, own: list[Event]) -> Occasion:
        events = own if first is None else [first, *own]
        told = self.rules.tell(self.st, events, self._voice())
        is_drunk = self.reach.use.startswith("drink")
        counted = events if self.reach.adds or is_drunk else own
        changes = changes_of(self.setup.game, counted, self.reach.adds)
        return Occasion(self.number, len(self.deeds), self.rules.turn_of(self.st), told, changes)


def changes_of(game: str, events: list[Event], adds: tuple[int, ...]) -> Counter[str]:
    """What a card has changed, by the names of events; life is counted in points."""
    changes: Counter[str] = Counter()
    for event in events:
        if game == "maze" and event.name == "Damaged":
            changes["life lost"] += event.args[1]
        elif game == "maze" and event.name == "Healed":
            changes["life gained"] += event.args[0]
        elif event.name == "TestDone":
            ability, total, target, is_won = event.args
            changes["tests passed" if is_won else "tests failed"] += 1
            # M7.1: the sum must be more than the number.
            if adds and (total - adds[ability] > target) != bool(is_won):
                changes["tests decided by it"] += 1
        else:
            changes[event.name] += 1
    return changes


def try_out(setup_of: Any, reach: Reach, key: str, situations: int, seed: int) -> Findings:
    """Games around a card until it was in play so many times; `setup_of` makes a table of each."""
    findings = Findings()
    most = FEW_GAMES if reach.is_silent else MOST_GAMES
    while len(findings.occasions) < situations and findings.games < most:
        own = seed * 7919 + findings.games
        try:
            setup = setup_of(Random(own))
            rules = rules_of(setup.game)
            stage = Stage(rules, setup, reach, key, own, findings.games)
            stage.play(findings, situations)
        except MadmageError as error:
            findings.errors.append(str(error))
        except Exception as error:  # noqa: BLE001 - a fault of ours is told like one of the card's
            findings.errors.append(f"{type(error).__name__}: {error} (game {findings.games})")
        findings.games += 1
    return findings


def example_of(setup_of: Any, reach: Reach, key: str, seed: int, occasion: Occasion) -> str:
    """The record of the game in which an occasion was, up to its end."""
    own = seed * 7919 + occasion.game
    setup = setup_of(Random(own))
    rules = rules_of(setup.game)
    stage = Stage(rules, setup, reach, key, own, occasion.game)
    stage.play(Findings(), reach.most)
    match = Match(rules, setup, seed=own, chance=Steered(own, reach.wanted))
    for seat, code, is_put_in in stage.deeds[: occasion.choices]:
        if is_put_in:
            match.interject(seat, rules.write_interjection(match.state, seat, code))
        else:
            match.choose(code=code)
    return match.record()
