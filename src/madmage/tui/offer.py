"""What may be chosen now, as numbered lines, and what a typed answer to it means.

One option is the whole answer, or a list of whole selections is offered; only where that list would
be too long does it name the single things, and several numbers are typed at once. A typed answer is
judged as a whole before anything is done.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from madmage.kernel.ask import DONE
from madmage.kernel.error import ChoiceRefused, NotUnderstood
from madmage.kernel.rules import ALONE, IN_ORDER
from madmage.kernel.words import fold
from madmage.match.match import Match, Option
from madmage.match.price import together
from madmage.match.selection import selections, things
from madmage.tui.vocabulary import number_in

MOST_SELECTIONS = 24
"""Longer lists are not read; then the things themselves are listed."""

Say = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list: its number, the answers it stands for, what it picks, its sentence."""

    number: int
    options: tuple[int, ...]
    picks: tuple[int, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What a typed line means: answers to give, or a sentence why nothing is done."""

    options: tuple[int, ...] = ()
    message: str = ""


class Offer:
    """The open question's list, in one language."""

    def __init__(self, match: Match, lang: str, say: Say) -> None:
        self.match = match
        self.lang = lang
        self.say = say
        self.rules, self.state = match.rules, match.state
        self.voice = match.voice(lang)
        self.is_alone = self.rules.picking(self.state) == ALONE
        found = None if self.is_alone else selections(self.rules, self.state, MOST_SELECTIONS)
        self.is_list_of_things = not self.is_alone and found is None
        if self.is_alone:
            self.entries = [
                Entry(o.number, (o.code,), (o.code,), o.sentence) for o in match.options(lang)
            ]
        elif found is not None:
            self.entries = [
                Entry(number, s.options, s.picks, self._sentence(s.picks))
                for number, s in enumerate(found, 1)
            ]
        else:
            codes = things(self.rules, self.state)
            self.entries = [self._thing(number, code) for number, code in enumerate(codes, 1)]
        self.refused: list[Option] = []

    def _sentence(self, picks: tuple[int, ...]) -> str:
        return self.rules.selection_text(self.state, picks, self.voice)

    def _thing(self, number: int, code: int) -> Entry:
        picks = () if code == DONE else (code,)
        sentence = self._sentence(picks)
        count = self.rules.copies(self.state, code)
        if count > 1:
            sentence = self.say("line-copies", thing=sentence, n=count)
        return Entry(number, (), picks, sentence)

    def lines(self) -> list[str]:
        """The list, with what should be known before one chooses."""
        lines = []
        for entry in self.entries:
            lines.append(f"  {entry.number}. {entry.sentence}")
            indent = " " * (len(str(entry.number)) + 4)
            lines += [f"{indent}{warning}" for warning in self.warnings(entry)]
        if self.is_list_of_things:
            counts = [self.rules.copies(self.state, p) for e in self.entries for p in e.picks]
            is_row = self.rules.picking(self.state) == IN_ORDER
            args = {"most": max(counts, default=1), "row": "yes" if is_row else "no"}
            lines.append(self.say("line-several", **args))
        return lines

    def warnings(self, entry: Entry) -> list[str]:
        """What should be known before one chooses this."""
        if not entry.options:
            return []
        return self.rules.warnings(self.state, entry.options, self.voice)

    # Answers

    def answer(self, text: str) -> Answer:
        """What a typed line means."""
        words = text.replace(",", " ").split()
        numbers = [number_in(word) for word in words]
        if None in numbers:
            return self._by_text(text)
        return self._by_numbers([number for number in numbers if number is not None])

    def _by_numbers(self, numbers: list[int]) -> Answer:
        last = len(self.entries)
        for number in numbers:
            if not 1 <= number <= last:
                return Answer(message=self.say("line-no-number", number=number, last=last))
        chosen = [self.entries[number - 1] for number in numbers]
        if not self.is_list_of_things:
            if len(chosen) > 1:
                return Answer(message=self.say("line-one-number"))
            return Answer(chosen[0].options)
        if len(chosen) > 1 and any(not entry.picks for entry in chosen):
            return Answer(message=self.say("line-goes-alone", thing=self._sentence(())))
        return self._together(tuple(pick for entry in chosen for pick in entry.picks))

    def _by_text(self, text: str) -> Answer:
        try:
            codes = self._read(text)
        except NotUnderstood as error:
            return Answer(message=self.not_understood(text, error))
        if not self.is_alone:
            return self._together(tuple(code for code in codes if code != DONE))
        if len(codes) > 1:
            return Answer(message=self.say("line-one-number"))
        # By its short text: a place that nobody would think of has no code among the candidates.
        reason = self.match.why_not(self.rules.write(self.state, codes[0]), self.lang)
        if reason is not None:
            return Answer(message=str(reason))
        return Answer((codes[0],))

    def _read(self, text: str) -> list[int]:
        """The options behind a typed text; parts of a selection stand between commas or *and*."""
        try:
            return [self._read_one(text)]
        except NotUnderstood:
            parts = [part for part in re.split(r",|\+|;| and | und | y ", text) if part.strip()]
            if len(parts) < 2:
                raise
            return [self._read_one(part) for part in parts]

    def _read_one(self, text: str) -> int:
        try:
            return self.rules.read(self.state, text)
        except NotUnderstood as error:
            named = self._with_seats(text)
            if named == fold(text):
                raise
            try:
                return self.rules.read(self.state, named)
            except NotUnderstood:
                raise error from None

    def _with_seats(self, text: str) -> str:
        """The text with p1, p2 and so on in place of the players' names."""
        named = fold(text)
        for seat, name in enumerate(self.match.names):
            named = re.sub(rf"(?<!\w){re.escape(fold(name))}(?!\w)", f"p{seat + 1}", named)
        return named

    def not_understood(self, text: str, error: NotUnderstood) -> str:
        """A sentence about a text that means nothing here."""
        if error.meant:
            return self.say("line-meant", text=text, meant=error.meant)
        return self.say("line-unknown", text=text)

    def _together(self, wanted: tuple[int, ...]) -> Answer:
        """Things named together: all of them are a whole selection, or nothing is done."""
        try:
            return Answer(together(self.match, wanted, self._offered(), self.lang))
        except ChoiceRefused as refused:
            return Answer(message=str(refused))

    def _offered(self) -> set[int]:
        return {pick for entry in self.entries for pick in entry.picks}

    # Reasons

    def why(self, text: str) -> str:
        """Why a typed answer is not allowed, or that it is."""
        number = number_in(text)
        if number is not None and number > len(self.entries):
            for option in self.refusals():
                if option.number == number:
                    reason = self.match.why_not(option, self.lang)
                    return str(reason)
            last = len(self.entries) + len(self.refused)
            return self.say("line-no-number", number=text, last=last)
        part = self._part_of(text)
        if part:
            return part
        answer = self.answer(text)
        return answer.message or self.say("line-legal", text=self._how(answer.options, text))

    def _part_of(self, text: str) -> str:
        """Whether a single thing is part of selections on the list, and of which."""
        if self.is_alone or self.is_list_of_things or number_in(text) is not None:
            return ""
        try:
            code = self._read_one(text)
        except NotUnderstood:
            return ""
        numbers = [str(entry.number) for entry in self.entries if code in entry.picks]
        return self.say("line-part-of", numbers=", ".join(numbers)) if numbers else ""

    def _how(self, options: tuple[int, ...], text: str) -> str:
        for entry in self.entries:
            if entry.options == options:
                return str(entry.number)
        return text

    def refusals(self) -> list[Option]:
        """What one might want to choose but may not, numbered on after the list."""
        if not self.refused:
            self.refused = self.match.refused(self.lang, first=len(self.entries) + 1)
        return self.refused
