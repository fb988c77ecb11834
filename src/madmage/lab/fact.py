"""Facts: what a balance report wants to know of a game, by one small seam per game.

A witness listens to the events of one game and says afterwards which card came where by chance, and
what was done with it. It knows names of events and cards, and no rule.

The place where a card came (`slot`) matters for an honest comparison: a spell of level 3 lies open
only in games that last, and those are won more often. So a card is compared with those that came in
the same place of other games (*the second curse of fire*), where chance alone chose among them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

from madmage.kernel.event import Event
from madmage.kernel.rules import Setup

CAME = "came"
"""The deed of a card that chance brought: the only one with a slot."""
PRESENT = ""
"""The slot of a card that is there from the beginning: compared with games in which it is not."""
TABLE = -1
"""The seat of what concerns the whole table."""


class Fact(NamedTuple):
    """A card, what happened with it, where it came if it came, to whom, and how often."""

    kind: str
    card: str
    deed: str
    slot: str
    seat: int
    times: int


class Witness(ABC):
    """Notes what happens with the cards of one game."""

    kinds: ClassVar[dict[str, str]]
    """The kinds of cards it knows, with the word for several of them."""
    chosen: ClassVar[tuple[str, ...]] = ()
    """Kinds that are not dealt by chance but chosen: there a difference may have other reasons."""
    is_shared: ClassVar[bool]
    """Whether all seats win or lose together."""

    def __init__(self) -> None:
        self.facts: Counter[tuple[str, str, str, str, int]] = Counter()
        self.draws: Counter[tuple[str, int]] = Counter()

    def came(self, kind: str, card: str, slot: str, seat: int = TABLE) -> None:
        """Chance brought a card."""
        self.facts[kind, card, CAME, slot, seat] = 1

    def done(self, kind: str, card: str, deed: str, seat: int = TABLE) -> None:
        """Something was done with a card."""
        self.facts[kind, card, deed, "", seat] += 1

    def draw(self, deck: str, seat: int = TABLE) -> int:
        """Which draw from a deck this is, for a seat or for all: 1 is the first."""
        self.draws[deck, seat] += 1
        return self.draws[deck, seat]

    @abstractmethod
    def begin(self, st: Any) -> None:
        """What lies on the table before the first event."""

    @abstractmethod
    def hear(self, st: Any, event: Event) -> None:
        """One event, in its order."""

    def tell(self) -> list[Fact]:
        """Everything that was noted, in the order in which it first happened."""
        return [Fact(*key, times) for key, times in self.facts.items()]

    @staticmethod
    @abstractmethod
    def names(setup: Setup) -> dict[str, dict[str, str]]:
        """By kind and key: what the cards of a table are called."""


def witness_of(game: str) -> type[Witness]:
    """Who listens to a game."""
    witness: type[Witness] = import_module(f"madmage.lab.{game}_fact").WITNESS
    return witness
