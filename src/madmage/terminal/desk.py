"""A match as the line mode's commands see it, from one seat of the terminal table."""

from __future__ import annotations

from collections.abc import Callable

from madmage.match.match import Match
from madmage.packs.words import words_for
from madmage.tui.offer import Offer, Say


class Sheet:
    """Where the commands write."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def print(self, *texts: str) -> None:
        """Write texts, each from a new line on."""
        for text in texts:
            self.lines.extend(text.split("\n"))


class SeatDesk:
    """One seat of a match, and how something is done to the match."""

    def __init__(
        self, match: Match, lang: str, seat: int, deed: Callable[[Callable[[], object]], bool]
    ) -> None:
        self.match = match
        self.lang = lang
        self.page = Sheet()
        self.choices: list[int] = []
        self.teller = None
        self.do = deed
        self._seat = seat
        is_asked = match.ask is not None and match.ask.seat == seat
        self.offer = Offer(match, lang, self.say) if is_asked else None

    @staticmethod
    def speaker(lang: str) -> Say:
        """The line mode's sentences in a language."""
        words = words_for(lang, ("madmage.tui",))
        return lambda key, **args: words.say(key, args)

    @property
    def seat(self) -> int:
        """The seat that looks."""
        return self._seat

    def say(self, key: str, **args: object) -> str:
        """A sentence of the line mode."""
        return words_for(self.lang, ("madmage.tui",)).say(key, args)

    def show_options(self) -> None:
        """The question and everything that may be answered."""
        if self.offer is not None:
            self.page.print(self.match.question(self.lang), *self.offer.lines())
        elif self.match.ask is None:
            self.page.print(self.say("line-over"))
