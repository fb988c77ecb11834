"""What the minds of the Book share: imagining what cannot be seen, trying options there, a thought.

A mind sees a view and an ask. It remembers nothing between two asks: the same seed, view and ask
bring the same choice.
"""

from __future__ import annotations

import zlib
from abc import abstractmethod
from typing import Generic, TypeVar

from madmage.agents.agent import Agent
from madmage.agents.book.reason import why_chosen, why_plain
from madmage.agents.book.thrift import cheapest
from madmage.agents.book.trial import Counted, Trial, by_habit
from madmage.agents.why import Thought
from madmage.games.book.rules import BOOK
from madmage.games.book.state import BookState
from madmage.kernel.ask import Ask
from madmage.kernel.view import View

T = TypeVar("T", bound=Trial)

Ranked = list[tuple[float, int]]
"""Options with what they are worth, the best first."""


class BookMind(Agent, Generic[T]):
    """Plays the Book by trying options in imagined worlds."""

    seed: int
    worlds = 2
    """How many worlds are imagined where hands are closed."""

    @abstractmethod
    def world(self, root: BookState, seed: int) -> T:
        """An imagined world in which options can be tried."""

    @abstractmethod
    def rank(self, worlds: list[T], ask: Ask) -> Ranked:
        """Every option with its worth, the best first."""

    def chance(self, worlds: list[T]) -> float | None:
        """How likely the game is won, if this mind has an idea of that."""
        return None

    def choose(self, view: View | None, ask: Ask) -> int:
        assert view is not None
        return self._decide(view, ask)[0]

    def think(self, view: View | None, ask: Ask) -> Thought:
        assert view is not None
        option, ranked, worlds = self._decide(view, ask)
        if not ranked:
            return Thought(option, why_plain(ask, option))
        why = why_chosen(worlds[0], ask, option)
        ahead = round(ranked[0][0] - ranked[1][0], 2)
        return Thought(option, why, ranked[1][1], ahead, self.chance(worlds))

    def _decide(self, view: View, ask: Ask) -> tuple[int, Ranked, list[T]]:
        """The choice; where options had to be tried, also their worth and where they were tried."""
        known = view.known
        assert isinstance(known, BookState)
        if len(ask.options) == 1:
            return ask.options[0], [], []
        plain = cheapest(known, ask) if ask.kind == "pay" else by_habit(known, ask)
        if plain is not None:
            return plain, [], []
        worlds = self.imagined(view, ask)
        ranked = self.rank(worlds, ask)
        return ranked[0][1], ranked, worlds

    def imagined(self, view: View, ask: Ask) -> list[T]:
        """The worlds in which options are tried: one is enough where all hands are open."""
        known = view.known
        assert isinstance(known, BookState)
        seed = self._seed(known, ask)
        found = []
        for number in range(1 if known.table.open_hands else self.worlds):
            root = BOOK.imagine(view, Counted(seed + number))
            world = self.world(root, seed + 101 * number)
            world.learn()
            found.append(world)
        return found

    def _seed(self, known: BookState, ask: Ask) -> int:
        """A number that the seed, the view and the ask decide."""
        seen = (self.seed, known.turn, known.madness, known.hand, known.discard, ask.seat)
        return zlib.crc32(repr((*seen, ask.kind, ask.options, ask.env)).encode())


def by_worth(worths: dict[int, float], digits: int = 9) -> Ranked:
    """Options with what they are worth, the best first; what differs by less is equal."""
    entries = [(worth, option) for option, worth in worths.items()]
    return sorted(entries, key=lambda entry: (-round(entry[0], digits), entry[1]))
