"""A real table in the line mode: people type what they drew and rolled, the program judges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from madmage.kernel.error import ChoiceRefused, NotUnderstood
from madmage.kernel.rules import Rules, Setup
from madmage.kernel.words import Voice, fold
from madmage.match import told
from madmage.match.match import Match
from madmage.match.told import Outcome, Question
from madmage.packs.words import words_for
from madmage.tui.page import Page
from madmage.tui.vocabulary import command_in

ALWAYS = "!"
"""After *draw*: from now on."""


class GaveUp(Exception):
    """What was being done is not done: the entry before it was taken back, or the input has ended."""


class Teller:
    """Asks what chance has brought, an outcome at a time, until nothing is missing."""

    def __init__(self, page: Page, lines: Iterator[str], lang: str) -> None:
        self.page = page
        self.lines = lines
        self.lang = lang
        self.is_dealt = False
        """Whether the program draws from now on."""

    def say(self, key: str, **args: object) -> str:
        """A sentence of the line mode."""
        return words_for(self.lang, ("madmage.tui",)).say(key, args)

    def begin(self, rules: Rules[Any], setup: Setup, names: list[str], seed: int | None) -> Match:
        """A match whose table people set up; `GaveUp` if the input ends before."""
        self.page.print(self.say("line-told"))
        voice = Voice(rules.words(self.lang), tuple(names))
        outcomes: list[Outcome] = []
        while True:
            found = told.begin(rules, setup, outcomes, names=names, seed=seed)
            if isinstance(found, Match):
                return found
            self._hear(found, outcomes, voice, is_opening=True)

    def do(self, match: Match, deed: Callable[[], object]) -> bool:
        """Do something with what the table brings; False if it was given up."""
        outcomes: list[Outcome] = []
        try:
            while True:
                question = told.attempt(match, deed, outcomes)
                if question is None:
                    return True
                self._hear(question, outcomes, match.voice(self.lang))
        except GaveUp:
            return False

    def _hear(
        self, question: Question, outcomes: list[Outcome], voice: Voice, *, is_opening: bool = False
    ) -> None:
        """One more outcome, or one less."""
        if self.is_dealt or len(set(question.population)) == 1:
            outcomes.append(question.drawn())
            return
        options = question.possible(voice)
        self.page.print("", question.sentence(voice))
        for number, one in enumerate(options, 1):
            name = one.name
            if one.copies > 1:
                name = self.say("line-told-copies", thing=name, n=one.copies)
            self.page.print(f"  {number}. {name}")
        while True:
            self.page.prompt(self.say("line-told-prompt"))
            line = next(self.lines, None)
            if line is None:
                self.page.print("", self.say("line-ended"))
                raise GaveUp
            if self._read(line.strip(), question, outcomes, voice, is_opening):
                return

    def _read(
        self,
        text: str,
        question: Question,
        outcomes: list[Outcome],
        voice: Voice,
        is_opening: bool,
    ) -> bool:
        """What a typed line means; whether something has changed by it."""
        command, rest = command_in(text)
        if command == "draw":
            self.is_dealt = rest == ALWAYS
            outcomes.append(question.drawn())
            return True
        if command == "undo":
            return self._back(outcomes, is_opening)
        options = question.possible(voice)
        is_die = [one.text for one in options] == [one.name for one in options]
        if text.isdigit() and not is_die and 1 <= int(text) <= len(options):
            text = options[int(text) - 1].text
        try:
            outcomes.append(question.read(text, voice))
        except ChoiceRefused as refused:
            self.page.print(str(refused))
            return False
        except NotUnderstood:
            self.page.print(self.say("line-unknown", text=fold(text)[:60]))
            return False
        return True

    def _back(self, outcomes: list[Outcome], is_opening: bool) -> bool:
        if outcomes:
            outcomes.pop()
            return True
        if not is_opening:
            self.page.print(self.say("line-told-given-up"))
            raise GaveUp
        self.page.print(self.say("line-told-nothing"))
        return False
