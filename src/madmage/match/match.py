"""A match: one game being played, with its history, undo, log and record."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from madmage.kernel import agenda
from madmage.kernel.ask import Ask
from madmage.kernel.chance import Chance, Logged, Seeded
from madmage.kernel.error import ChoiceRefused
from madmage.kernel.event import Event
from madmage.kernel.outcome import Outcome
from madmage.kernel.rules import Rules, Setup
from madmage.kernel.state import State
from madmage.kernel.view import View
from madmage.kernel.words import Voice


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen now: its number on the list, its short text, and a sentence."""

    number: int
    code: int
    text: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.number}. {self.sentence}"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done: a sentence and the number of its rule."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]"


@dataclass(frozen=True, slots=True)
class Move:
    """One choice that was made, and everything that came of it until the next ask."""

    seat: int
    option: int
    text: str
    outcomes: tuple[tuple[int, int], ...]
    events: tuple[Event, ...]
    before: State
    """The state in which it was chosen."""
    chance_before: object
    learned: tuple[tuple[int, Event], ...]
    """Who learned something new by it, and from which event."""


class Match:
    """One game being played. Seats are numbered from 0; every failed attempt changes nothing."""

    def __init__(
        self,
        rules: Rules[Any],
        setup: Setup,
        *,
        names: Iterable[str] = (),
        seed: int | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = secrets.randbits(48) if seed is None else seed
        self.names = _names(setup.seats, names)
        self.chance = chance if chance is not None else Seeded(self.seed)
        self.moves: list[Move] = []
        logged = Logged(self.chance)
        events: list[Event] = []
        self.state: Any = rules.set_up(setup, logged)
        self.state.sink = events
        agenda.advance(self.state, logged)
        self.opening_outcomes = tuple(logged.outcomes)
        self.opening_events = tuple(events)

    # Asking

    @property
    def ask(self) -> Ask | None:
        """The open question, or None when the game is over."""
        ask: Ask | None = self.state.ask
        return ask

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        outcome: Outcome | None = self.state.outcome
        return outcome

    @property
    def turn(self) -> int:
        """The number of the turn being played."""
        return self.rules.turn_of(self.state)

    def voice(self, lang: str = "en") -> Voice:
        """The words of a language with this match's names."""
        return Voice(self.rules.words(lang), self.names)

    def question(self, lang: str = "en") -> str:
        """The open question as a sentence."""
        return self.rules.ask_text(self.state, self.voice(lang))

    def options(self, lang: str = "en") -> list[Option]:
        """Everything that may be chosen now."""
        codes = () if self.ask is None else self.ask.options
        return self._as_options(codes, lang)

    def later(self, lang: str = "en") -> list[Option]:
        """What may be picked together with an option, but is named after it; numbered on."""
        return self._as_options(self._refusals()[0], lang, first=self._count() + 1)

    def refused(self, lang: str = "en") -> list[Option]:
        """What one might want to choose now but may not; numbered on after options and later ones."""
        later, refused = self._refusals()
        return self._as_options(refused, lang, first=self._count() + len(later) + 1)

    def _count(self) -> int:
        return 0 if self.ask is None else len(self.ask.options)

    def _refusals(self) -> tuple[list[int], list[int]]:
        """Candidates that come later, and candidates that are refused for good."""
        later: list[int] = []
        refused: list[int] = []
        for code in self.rules.candidates(self.state):
            refusal = self.rules.explain(self.state, code)
            if refusal is None or self.rules.is_far_fetched(refusal):
                continue
            (later if self.rules.comes_later(refusal) else refused).append(code)
        return later, refused

    def _as_options(self, codes: Iterable[int], lang: str, first: int = 1) -> list[Option]:
        voice = self.voice(lang)
        write, say = self.rules.write, self.rules.option_text
        return [
            Option(number, code, write(self.state, code), say(self.state, code, voice))
            for number, code in enumerate(codes, first)
        ]

    def why_not(self, choice: int | str | Option, lang: str = "en") -> Reason | None:
        """Why a choice is not legal now, or None if it is. Texts are read as `choose` reads them."""
        code = self._code(choice)
        refusal = self.rules.explain(self.state, code)
        if refusal is None:
            return None
        sentence = self.rules.refusal_text(self.state, code, refusal, self.voice(lang))
        return Reason(refusal.rule, sentence)

    def _code(self, choice: int | str | Option) -> int:
        if self.ask is None:
            raise ChoiceRefused("the game is over; there is nothing to choose")
        if isinstance(choice, Option):
            return choice.code
        if isinstance(choice, str):
            return self.rules.read(self.state, choice)
        if choice not in self.ask.options and choice not in self.rules.candidates(self.state):
            raise ChoiceRefused(f"{choice} is no option of this question")
        return choice

    # Playing

    def choose(self, choice: int | str | Option, lang: str = "en") -> tuple[Event, ...]:
        """Answer the open question; the events that followed, unredacted.

        `lang` is the language of the refusal, if there is one.
        """
        code = self._code(choice)
        reason = self.why_not(code, lang)
        if reason is not None:
            raise ChoiceRefused(reason.sentence, rule=reason.rule)
        return self._apply(code, self.chance)

    def _apply(self, code: int, chance: Chance) -> tuple[Event, ...]:
        before, mark = self.state, chance.mark()
        assert before.ask is not None
        after = self.rules.copy(before)
        events: list[Event] = []
        after.sink = events
        logged = Logged(chance)
        try:
            self.rules.apply(after, code, logged)
        except BaseException:
            # Nothing may be half done: not the state, which is a copy, and not the dice.
            chance.rewind(mark)
            raise
        learned = [(seat, event) for event in events for seat in self.rules.learners(after, event)]
        move = Move(
            before.ask.seat,
            code,
            self.rules.write(before, code),
            tuple(logged.outcomes),
            tuple(events),
            before,
            mark,
            tuple(learned),
        )
        self.moves.append(move)
        self.state = after
        return move.events

    # Undoing

    def why_not_undo(self, consent: Iterable[int] = (), lang: str = "en") -> str | None:
        """Why the last choice cannot be taken back without further consent, or None if it can."""
        if not self.moves:
            return self.rules.words(lang).say("undo-nothing", {})
        willing = set(consent)
        for seat, event in self.moves[-1].learned:
            if seat not in willing:
                voice = self.voice(lang)
                told = self.rules.redact(self.state, event, seat)
                what = self.rules.event_text(self.state, told, voice)
                return voice.say("undo-learned", {"name": voice.name(seat), "what": what})
        return None

    def learners(self) -> tuple[int, ...]:
        """Who learned something by the last choice, and must therefore agree to an undo."""
        if not self.moves:
            return ()
        return tuple(sorted({seat for seat, _ in self.moves[-1].learned}))

    def undo(self, consent: Iterable[int] = ()) -> Move:
        """Take the last choice back: free while nobody learned anything by it, else by their consent."""
        reason = self.why_not_undo(consent)
        if reason is not None:
            raise ChoiceRefused(reason)
        move = self.moves.pop()
        self.state = move.before
        self.chance.rewind(move.chance_before)
        return move

    # Knowing

    def view(self, seat: int) -> View:
        """What `seat` may know now; -1 for somebody who only watches."""
        return self.rules.view(self.state, seat)

    def screen(self, seat: int, lang: str = "en") -> list[str]:
        """The table as lines of plain text, as `seat` sees it."""
        return self.rules.screen(self.view(seat), self.voice(lang))

    def log(self, seat: int, lang: str = "en") -> list[str]:
        """Everything that happened so far as sentences, as `seat` may know it."""
        voice = self.voice(lang)
        events = [*self.opening_events, *(e for move in self.moves for e in move.events)]
        told = (self.rules.redact(self.state, event, seat) for event in events)
        return [self.rules.event_text(self.state, event, voice) for event in told]

    # Saving

    def record(self) -> str:
        """The match as one text: save, replay, bug report and fixture in one."""
        from madmage.match.record import write_record

        return write_record(self)

    @staticmethod
    def load(text: str) -> Match:
        """The match behind a record's text, at its last choice, ready to be played on."""
        from madmage.match.record import read_record

        return read_record(text)


def _names(seats: int, names: Iterable[str]) -> tuple[str, ...]:
    given = [" ".join(str(name).split()) for name in names][:seats]
    return tuple(
        given[s] if s < len(given) and given[s] else f"Player {s + 1}" for s in range(seats)
    )
