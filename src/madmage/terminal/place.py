"""Where a table stands, as the screen sees it: the messages of docs/wire.md, whoever answers them.

A table at this machine and one at a server tell the same states and answer the same requests, so
that there is one screen for both.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

Data = dict[str, Any]

MOST_LOG = 200_000
"""Entries of a log; no record has more lines."""


class Refused(Exception):
    """A request that was not done: its sentence, and the rule behind it."""

    def __init__(self, sentence: str, rule: str = "", code: str = "refused") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule
        self.code = code

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]" if self.rule else self.sentence


class Place(ABC):
    """One table, from one chair."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.state: Data = {}
        """The last state that was told; empty until the first one."""
        self.log: list[Data] = []
        """The log as far as it is known; what is older than that is an empty entry."""
        self.trouble = ""
        """Why nothing is heard now, if that is so."""
        self.on_change: Callable[[], None] = lambda: None

    @abstractmethod
    async def open(self) -> None:
        """Sit down; `Refused` if there is no way."""

    @abstractmethod
    async def close(self) -> None:
        """Get up."""

    @abstractmethod
    async def ask(self, kind: str, **fields: Any) -> Data:
        """A request of docs/wire.md and what its answer carries; `Refused` if it was not done."""

    @abstractmethod
    async def record(self) -> str:
        """The match as one text."""

    @property
    @abstractmethod
    def cards(self) -> Data:
        """Names and texts of the cards that are played with, in the language (docs/wire.md, *Cards*)."""

    @property
    @abstractmethod
    def is_saved(self) -> bool:
        """Whether nothing is lost by leaving now."""

    @property
    @abstractmethod
    def link(self) -> str:
        """What one sends to friends; nothing for a table of one's own."""

    @property
    def aim(self) -> str:
        """What the players are after, where that is known."""
        return ""

    def hear(self, state: Data) -> None:
        """Take in a state, and its part of the log."""
        told = state["log"]
        if not 0 <= told["from"] <= MOST_LOG:
            raise ValueError("a log without end")
        del self.log[told["from"] :]
        while len(self.log) < told["from"]:
            self.log.append({})
        self.log.extend(told["entries"])
        self.state = state
        self.on_change()

    def name(self, seat: int) -> str:
        """Who sits on a chair."""
        name: str = self.state["table"]["seats"][seat]["name"]
        return name

    @property
    def game(self) -> str:
        """Which game is played."""
        game: str = self.state["table"]["game"]
        return game
