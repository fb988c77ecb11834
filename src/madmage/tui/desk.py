"""What the commands of the line mode need of a table, wherever it stands: a terminal or a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from madmage.match.match import Match
from madmage.tui.offer import Offer
from madmage.tui.told import Teller


class Sheet(Protocol):
    """What is written on."""

    def print(self, *texts: str) -> None:
        """Write texts, each from a new line on."""


class Desk(Protocol):
    """A match as somebody sits in front of it."""

    match: Match
    lang: str
    offer: Offer | None
    """What may be chosen now; nothing if whoever looks is not asked."""
    choices: list[int]
    """How many moves each choice made here has made."""

    @property
    def teller(self) -> Teller | None:
        """Who asks what a real table drew; nobody where the program draws."""

    @property
    def page(self) -> Sheet:
        """Where everything is written."""

    @property
    def seat(self) -> int:
        """The seat that looks."""

    def say(self, key: str, **args: object) -> str:
        """A sentence of the line mode."""

    def do(self, deed: Callable[[], object]) -> bool:
        """Do something to the match, and ask for what chance brought where people draw."""

    def show_options(self) -> None:
        """Write the question and everything that may be answered."""
