"""The line mode: a whole game by plain lines of text.

Works in a terminal, over a pipe and with a screen reader; every other table may be prettier, none
can do more. Knows matches and sentences, no game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from madmage.match.match import Match
from madmage.packs.words import words_for
from madmage.tui.command import Commands
from madmage.tui.offer import Offer
from madmage.tui.page import Page
from madmage.tui.told import Teller
from madmage.tui.vocabulary import command_in

EVERYBODY = -1
"""Who has seen the news, where nobody keeps secrets."""


class LineTable:
    """One match at one terminal; whoever is asked sits in front of it."""

    def __init__(
        self,
        match: Match,
        lang: str = "en",
        lines: Iterable[str] | None = None,
        out: TextIO | None = None,
        *,
        is_real: bool = False,
    ) -> None:
        """With `is_real` people tell what a real table brings."""
        self.match = match
        self.lang = lang
        self.lines = iter(sys.stdin if lines is None else lines)
        self.page = Page(out)
        self.teller = Teller(self.page, self.lines, lang) if is_real else None
        self.commands = Commands(self)
        self.offer: Offer | None = None
        self.told: dict[int, int] = {}
        """How many events each reader has been told."""
        self.watcher = -1
        """The seat that looked at the screen last."""
        self.turn_shown = -1
        """The turn at whose start the whole table was shown last."""
        self.choices: list[int] = []
        """How many moves each choice at this table has made."""
        self._skip_the_past()

    def play(self) -> None:
        """Play until somebody leaves."""
        rules, voice = self.match.rules, self.match.voice(self.lang)
        self.page.print(self.say("line-welcome", title=voice.say("title", {})))
        aim = rules.aim(self.match.state, voice)
        if aim:
            self.page.print(aim)
        while self._curtain():
            self._news()
            self._decision()
            if not self._read():
                return

    def say(self, key: str, **args: object) -> str:
        """A sentence of the line mode."""
        return words_for(self.lang, ("madmage.tui",)).say(key, args)

    @property
    def seat(self) -> int:
        """The seat that looks at the screen now: whoever is asked, or a bystander at the end."""
        ask = self.match.ask
        return -1 if ask is None else ask.seat

    # Showing

    def _skip_the_past(self) -> None:
        """Of a match that was loaded, tell only what happened since the own last turn."""
        match = self.match
        turn, count = match.turn, len(match.opening_events)
        for move in match.moves:
            is_own = self.seat in (move.before.active, -1)
            if is_own and match.rules.turn_of(move.before) < turn:
                # Ending a turn is told with all that came of it.
                self.told = dict.fromkeys(range(EVERYBODY, match.setup.seats), count)
            count += len(move.events)

    def _curtain(self) -> bool:
        """Between two players who may not see each other's hands; False if the input has ended."""
        seat, watcher = self.seat, self.watcher
        self.watcher = seat if seat >= 0 else watcher
        is_secret = self.match.rules.keeps_secrets(self.match.state)
        if not is_secret or -1 in (seat, watcher) or seat == watcher:
            return True
        self.page.curtain()
        self.page.prompt(self.say("line-pass", name=self.match.names[seat]))
        if next(self.lines, None) is None:
            self.page.print("", self.say("line-ended"))
            return False
        self.page.curtain()
        return True

    def _news(self) -> None:
        """What happened since this reader looked last, as they may know it."""
        is_secret = self.match.rules.keeps_secrets(self.match.state)
        reader = self.seat if is_secret else EVERYBODY
        news = self.match.tell(self.seat, self.told.get(reader, 0), self.lang)
        if news:
            self.page.print("", *news)
        count = len(self.match.known_events(self.seat))
        # An undo makes the history shorter; what was told then is simply gone.
        self.told = {seat: min(told, count) for seat, told in self.told.items()} | {reader: count}

    def _decision(self) -> None:
        """The table at the start of a turn, else a glance; then question and options."""
        match = self.match
        if match.ask is None:
            self.offer = None
            events = match.known_events(-1)
            ending = match.rules.ending(match.state, events, match.voice(self.lang))
            self.page.print("", *ending, self.say("line-over"))
            return
        if match.turn < self.turn_shown:
            # Taken back: the turn that follows again is shown whole again.
            self.turn_shown = -1
        is_new = match.turn != self.turn_shown and not match.rules.is_small(match.state)
        if is_new:
            self.turn_shown = match.turn
            self.page.print("", *match.screen(self.seat, self.lang))
        else:
            self.page.print("", *match.glance(self.seat, self.lang))
        self.show_options()

    def show_options(self) -> None:
        """The question and everything that may be answered."""
        if self.match.ask is None:
            self.page.print(self.say("line-over"))
            return
        self.offer = Offer(self.match, self.lang, self.say)
        self.page.print("", self.match.question(self.lang), *self.offer.lines())

    # Reading

    def _read(self) -> bool:
        """Read lines until one of them changes the game; False if the players leave."""
        moves = len(self.match.moves)
        while len(self.match.moves) == moves:
            seat = self.seat
            name = self.say("line-nobody") if seat < 0 else self.match.names[seat]
            self.page.prompt(self.say("line-prompt", name=name))
            line = next(self.lines, None)
            if line is None:
                self.page.print("", self.say("line-ended"))
                return False
            command, rest = command_in(line)
            if command == "quit":
                if self.commands.quit():
                    return False
                continue
            self.commands.may_leave = False
            if command:
                self.commands.run(command, rest)
            elif rest:
                self._choose(rest)
            else:
                self.show_options()
        return True

    def _choose(self, text: str) -> None:
        if self.offer is None:
            self.page.print(self.say("line-over"))
            return
        answer = self.offer.answer(text)
        if answer.message:
            self.page.print(answer.message)
            return
        if self.do(lambda: self.match.choose_all(answer.options, self.lang)):
            self.choices.append(len(answer.options))
        else:
            self.show_options()

    def do(self, deed: Callable[[], object]) -> bool:
        """Do something; at a real table with what people say that it brings. Whether it was done."""
        if self.teller is not None:
            self.teller.lang = self.lang
            return self.teller.do(self.match, deed)
        deed()
        return True
