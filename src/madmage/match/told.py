"""A match whose draws and dice come from a real table: people tell what chance has brought.

Nothing waits half done. Whatever is done is tried with all outcomes told so far; as long as the
rules ask chance for one more, the match stands where it stood before, and what is still to be told
is a question with its possible answers.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from madmage.kernel.chance import Told
from madmage.kernel.error import ChoiceRefused, NotUnderstood, Untold
from madmage.kernel.event import Event
from madmage.kernel.rules import Rules, Setup
from madmage.kernel.words import Voice, fold
from madmage.match.match import Match, Move
from madmage.match.option import Reason

Outcome = tuple[int, int]
"""A stream of chance and what came of it."""


@dataclass(frozen=True, slots=True)
class Question:
    """What chance is asked and nobody has told yet."""

    rules: Rules[Any]
    setup: Setup
    stream: int
    population: bytes
    """What can come, as often as it can."""
    reached: Any
    """The state in which it is asked, half done: for words alone; None before there is one."""
    events: tuple[Event, ...]
    """What has happened since the choice that led here."""

    @property
    def stream_name(self) -> str:
        """The stream as a record names it."""
        return self.rules.chance_text(self.setup, self.stream, self.population[0])[0]

    @property
    def seat(self) -> int:
        """Whose deck or die it is; -1 for nobody's."""
        return self.rules.chance_seat(self.stream)

    def sentence(self, voice: Voice) -> str:
        """The question as a person reads it."""
        return self.rules.chance_question(self.setup, self.stream, voice)

    def possible(self, voice: Voice) -> list[Answer]:
        """Everything that can have come, each once."""
        return [self._answer(value, voice) for value in sorted(set(self.population))]

    def impossible(self, voice: Voice) -> list[Answer]:
        """What the stream knows besides, and cannot have brought."""
        values = self.rules.chance_values(self.setup, self.stream)
        return [self._answer(value, voice) for value in values if value not in self.population]

    def _answer(self, value: int, voice: Voice) -> Answer:
        rules, setup = self.rules, self.setup
        text = rules.chance_text(setup, self.stream, value)[1]
        name = rules.chance_name(setup, self.stream, value, self.reached, voice)
        return Answer(value, text, name, self.population.count(value))

    def why_not(self, value: int, voice: Voice) -> Reason | None:
        """Why a value cannot have come, or None if it can."""
        rules, setup, stream = self.rules, self.setup, self.stream
        refusal = rules.why_not_told(setup, stream, value, self.population, self.reached)
        if refusal is None:
            return None
        sentence = rules.told_refusal_text(setup, stream, value, refusal, voice)
        return Reason(refusal.rule, sentence)

    def read(self, text: str, voice: Voice) -> Outcome:
        """What somebody tells, by its short text or its name; refused with its rule if it cannot be."""
        value = self._value(text, voice)
        reason = self.why_not(value, voice)
        if reason is not None:
            raise ChoiceRefused(reason.sentence, rule=reason.rule)
        return self.stream, value

    def _value(self, text: str, voice: Voice) -> int:
        try:
            return self.rules.read_chance(self.setup, self.stream_name, text.strip())[1]
        except NotUnderstood:
            wanted = fold(text)
            for answer in (*self.possible(voice), *self.impossible(voice)):
                if wanted in (fold(answer.name), fold(answer.text)):
                    return answer.value
            raise

    def drawn(self) -> Outcome:
        """What the program draws in the people's place."""
        return self.stream, self.population[secrets.randbelow(len(self.population))]


@dataclass(frozen=True, slots=True)
class Answer:
    """An outcome that may be told: its value, short text and name, and how many of it there are."""

    value: int
    text: str
    name: str
    copies: int


def begin(
    rules: Rules[Any],
    setup: Setup,
    outcomes: Sequence[Outcome],
    *,
    names: Iterable[str] = (),
    seed: int | None = None,
) -> Match | Question:
    """The match, if enough was told to set its table up; else what is asked next."""
    try:
        match = Match(rules, setup, names=names, seed=seed, chance=_script(outcomes))
    except Untold as untold:
        return _question(rules, setup, untold)
    wait(match)
    return match


def attempt(
    match: Match, deed: Callable[[], object], outcomes: Sequence[Outcome]
) -> Question | None:
    """Do something with these outcomes, as a whole; or nothing, and what is asked next."""
    made = len(match.moves)
    match.chance = _script(outcomes)
    try:
        deed()
    except Untold as untold:
        before = [event for move in match.moves[made:] for event in move.events]
        _take_back(match, made)
        question = _question(match.rules, match.setup, untold)
        return replace(question, events=(*before, *question.events))
    except BaseException:
        _take_back(match, made)
        raise
    finally:
        wait(match, made)
    return None


def wait(match: Match, first: int = 0) -> None:
    """Let chance wait to be told from now on, also when the moves from `first` on are taken back."""
    waiting = Told({}, None)
    mark = waiting.mark()
    match.moves[first:] = [replace(move, chance_before=mark) for move in match.moves[first:]]
    match.chance = waiting


def outcomes_of(moves: Iterable[Move]) -> list[Outcome]:
    """Everything that chance has brought in these moves."""
    return [outcome for move in moves for outcome in move.outcomes]


def _script(outcomes: Sequence[Outcome]) -> Told:
    script: dict[int, list[int]] = {}
    for stream, value in outcomes:
        script.setdefault(stream, []).append(value)
    return Told(script, None)


def _question(rules: Rules[Any], setup: Setup, untold: Untold) -> Question:
    reached: Any = untold.reached
    events = () if reached is None else tuple(reached.sink or ())
    return Question(rules, setup, untold.stream, untold.population, reached, events)


def _take_back(match: Match, made: int) -> None:
    while len(match.moves) > made:
        match.undo(range(match.setup.seats))
