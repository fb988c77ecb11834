"""The line mode: a whole game by plain lines of text, one screen per decision.

Works in a terminal, over a pipe and with a screen reader; every other table may be prettier, none
can do more. Knows matches and sentences, no game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TextIO

from madmage.kernel.error import ChoiceRefused, MadmageError, NotUnderstood
from madmage.kernel.words import LANGUAGES
from madmage.match.match import Match, Option
from madmage.packs.words import words_for

RULE_EXAMPLES = {"book": "B6.4"}
MOVE_EXAMPLES = {"book": "cast growth x1"}


class LineTable:
    """One match at one terminal; whoever is asked sits in front of it."""

    def __init__(
        self,
        match: Match,
        lang: str = "en",
        lines: Iterable[str] | None = None,
        out: TextIO | None = None,
    ) -> None:
        self.match = match
        self.lang = lang
        self.lines = iter(sys.stdin if lines is None else lines)
        self.out = sys.stdout if out is None else out
        self.told = 0
        self.shown_to = -1
        self.refused: list[Option] = []
        self.later: list[Option] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "undo": self._undo,
            "rules": self._rules,
            "log": self._log,
            "table": lambda _: self._table(),
            "save": self._save,
            "lang": self._lang,
            "help": lambda _: self._help(),
        }

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._print(
            self.say("line-welcome", title=self.match.rules.words(self.lang).say("title", {}))
        )
        while True:
            self._news()
            if self.match.ask is None:
                self._print(
                    self.match.rules.outcome_text(self.match.state, self.match.voice(self.lang))
                )
                return
            self._decision()
            if not self._read():
                return

    def say(self, key: str, **args: object) -> str:
        """A sentence of the line mode."""
        return words_for(self.lang, ("madmage.tui",)).say(key, args)

    def _print(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.out)
        self.out.flush()

    # Showing

    def _news(self) -> None:
        """What happened since the last decision, as the one who looks may know it."""
        ask = self.match.ask
        log = self.match.log(-1 if ask is None else ask.seat, self.lang)
        # An undo makes the log shorter; what was told then is simply gone.
        if self.told < len(log):
            self._print("", *log[self.told :])
        self.told = len(log)

    def _decision(self) -> None:
        ask = self.match.ask
        assert ask is not None
        is_small = ask.kind != "act" and ask.seat == self.shown_to
        view, voice = self.match.view(ask.seat), self.match.voice(self.lang)
        rules = self.match.rules
        lines = rules.glance(view, voice) if is_small else rules.screen(view, voice)
        self.shown_to = ask.seat
        self.refused = []
        self._print("", *lines, "", self.match.question(self.lang), self.say("line-options"))
        self._print(*[f"  {option}" for option in self.match.options(self.lang)])
        self.later = self.match.later(self.lang)
        if self.later:
            self._print(self.say("line-later"), *[f"  {option}" for option in self.later])

    def _table(self) -> None:
        ask = self.match.ask
        self._print(*self.match.screen(-1 if ask is None else ask.seat, self.lang))

    # Reading

    def _read(self) -> bool:
        """Read lines until one of them is a choice; False if the player leaves."""
        while True:
            ask = self.match.ask
            assert ask is not None
            print(self.say("line-prompt", name=self.match.names[ask.seat]), end=" ", file=self.out)
            self.out.flush()
            line = next(self.lines, None)
            if line is None:
                self._print("", self.say("line-ended"))
                return False
            text = line.strip()
            word, _, rest = text.partition(" ")
            if word.lower() in ("quit", "exit", "q"):
                self._print(self.say("line-bye"))
                return False
            moves = len(self.match.moves)
            if word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            elif text:
                self._choose(text)
            if len(self.match.moves) != moves:
                return True

    def _choose(self, text: str) -> None:
        numbers = text.replace(",", " ").split()
        try:
            if all(number.isdigit() for number in numbers):
                self._choose_numbers([int(number) for number in numbers])
            else:
                self.match.choose(text, self.lang)
        except ChoiceRefused as error:
            self._print(str(error))
        except NotUnderstood as error:
            self._print(self._not_understood(text, error))

    def _not_understood(self, text: str, error: NotUnderstood) -> str:
        if error.meant:
            return self.say("line-meant", text=text, meant=error.meant)
        return self.say("line-unknown", text=text)

    def _choose_numbers(self, numbers: list[int]) -> None:
        """Choose by number; several numbers pick several things, whatever the order they are typed in."""
        options = [*self.match.options(self.lang), *self.later]
        for number in numbers:
            if not 1 <= number <= len(options):
                self._print(self.say("line-no-number", number=number))
                return
        chosen = [options[number - 1] for number in numbers]
        if len(chosen) == 1 and chosen[0] in self.later:
            self._print(self.say("line-together", number=numbers[0]))
            return
        for option in sorted(chosen, key=lambda o: o.code):
            if self.match.ask is None:
                return
            self.match.choose(option.text, self.lang)

    # Commands

    def _why(self, rest: str) -> None:
        if not rest:
            self.refused = self.match.refused(self.lang)
            if not self.refused:
                self._print(self.say("line-refused-none"))
                return
            self._print(self.say("line-refused"), *[f"  {option}" for option in self.refused])
            return
        try:
            choice: Option | str = self._numbered(int(rest)) if rest.isdigit() else rest
            reason = self.match.why_not(choice, self.lang)
        except NotUnderstood as error:
            self._print(self._not_understood(rest, error))
            return
        except ChoiceRefused as error:
            self._print(error.sentence)
            return
        if reason is None:
            code = (
                choice.code
                if isinstance(choice, Option)
                else self.match.rules.read(self.match.state, rest)
            )
            number = [option.code for option in self.match.options(self.lang)].index(code) + 1
            self._print(self.say("line-legal", number=number))
        else:
            self._print(self.say("line-because", sentence=reason.sentence, rule=reason.rule))

    def _numbered(self, number: int) -> Option:
        options = self.match.options(self.lang)
        if not self.refused:
            self.refused = self.match.refused(self.lang)
        for option in [*options, *self.later, *self.refused]:
            if option.number == number:
                return option
        raise ChoiceRefused(self.say("line-no-number", number=number))

    def _undo(self, rest: str) -> None:
        consent = range(self.match.setup.seats) if rest == "!" else ()
        reason = self.match.why_not_undo(consent, self.lang)
        if reason is not None:
            is_empty = not self.match.moves
            self._print(reason if is_empty else self.say("line-undo-ask", reason=reason))
            return
        move = self.match.undo(consent)
        self.shown_to = -1
        self._print(self.say("line-undone", text=move.text))

    def _rules(self, rest: str) -> None:
        if not rest:
            example = RULE_EXAMPLES.get(self.match.setup.game, "")
            self._print(self.say("line-rules-how", example=example))
            return
        try:
            self._print(self.match.rules.rule_text(rest, self.lang))
        except MadmageError as error:
            self._print(str(error))

    def _log(self, rest: str) -> None:
        ask = self.match.ask
        count = int(rest) if rest.isdigit() else 20
        self._print(*self.match.log(-1 if ask is None else ask.seat, self.lang)[-count:])

    def _save(self, rest: str) -> None:
        if not rest:
            self._print(self.say("line-save-how"))
            return
        try:
            Path(rest).write_text(self.match.record(), encoding="utf-8")
        except OSError as error:
            self._print(self.say("line-save-failed", file=rest, reason=error.strerror or ""))
            return
        self._print(self.say("line-saved", file=rest))

    def _lang(self, rest: str) -> None:
        if rest not in LANGUAGES:
            self._print(self.say("line-lang-how"))
            return
        self.lang = rest
        self.shown_to = -1
        self._print(self.say("line-lang"))

    def _help(self) -> None:
        example = MOVE_EXAMPLES.get(self.match.setup.game, "")
        self._print(self.say("line-help", example=example))
