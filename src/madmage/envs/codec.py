"""Codecs: how the views and options of one game become rows of numbers of a fixed length.

A codec belongs to a shape of table: how many cards of each sort the pack has, and for the Maze how
large the table is. The number of players, the rulings and the cards themselves change nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from typing import Any

from madmage.effects.control import OneOf
from madmage.envs.book.deed import MOST_BRANCHES, BookDeeds
from madmage.envs.book.deed import deed_layout as book_deeds
from madmage.envs.book.field import sight_layout as book_sight
from madmage.envs.book.sight import BookSight
from madmage.envs.layout import Layout
from madmage.envs.maze.deed import MOST_SEATS as MAZE_SEATS
from madmage.envs.maze.deed import MazeDeeds
from madmage.envs.maze.deed import deed_layout as maze_deeds
from madmage.envs.maze.field import sight_layout as maze_sight
from madmage.envs.maze.sight import MazeSight
from madmage.games.book.loading import load_pack as load_book
from madmage.games.book.pack import Pack
from madmage.games.book.payment import SEATS_MAX as BOOK_SEATS
from madmage.games.book.state import BookState
from madmage.games.maze.grid import Plan
from madmage.games.maze.law import Law, rulings_of
from madmage.games.maze.loading import load_pack as load_maze
from madmage.games.maze.state import MazeState
from madmage.kernel.ask import Ask
from madmage.kernel.effect import Effect
from madmage.kernel.error import SetupRefused
from madmage.kernel.native import is_a
from madmage.kernel.rules import Setup
from madmage.kernel.view import View


class Codec(ABC):
    """Views and options of one shape of table as numbers."""

    seats: int
    """The most players there can be."""
    actions: Layout
    """Every deed, block by block."""
    fields: Layout
    """Every field of an observation, block by block."""

    @abstractmethod
    def row(self, view: View) -> bytearray:
        """What a view shows, a byte for each number of `fields`."""

    @abstractmethod
    def numbers(self, ask: Ask, seats: int) -> list[int]:
        """The action of each option of an ask, in their order; no two are the same."""


class BookCodec(Codec):
    """The Book with a pack of some shape."""

    seats = BOOK_SEATS

    def __init__(self, pack: str) -> None:
        cards = load_book(pack)
        _refuse_many_branches(cards)
        self.actions = book_deeds(len(cards.spells))
        self.fields = book_sight(cards)
        self._deeds = BookDeeds(len(cards.spells))
        self._sight = BookSight(cards)

    def row(self, view: View) -> bytearray:
        known: Any = view.known
        assert type(known) is BookState
        return self._sight.of(known, view.hidden, view.seat)

    def numbers(self, ask: Ask, seats: int) -> list[int]:
        return self._deeds.of(ask.kind, ask.seat, seats, ask.options)


class MazeCodec(Codec):
    """The Maze with a pack of some shape, on a table of some size."""

    seats = MAZE_SEATS

    def __init__(self, pack: str, width: int, height: int) -> None:
        cards, plan = load_maze(pack), Plan(width, height)
        self.plan = plan
        self.actions = maze_deeds(cards, plan.size)
        self.fields = maze_sight(cards, plan.size)
        self._deeds = MazeDeeds(cards, plan.size)
        self._sight = MazeSight(cards, plan.size, plan.stride)

    def row(self, view: View) -> bytearray:
        known: Any = view.known
        assert type(known) is MazeState
        return self._sight.of(known, view.seat)

    def numbers(self, ask: Ask, seats: int) -> list[int]:
        return self._deeds.of(ask.kind, ask.seat, seats, ask.options)


def _refuse_many_branches(pack: Pack) -> None:
    """A card with more branches than there are actions for cannot be played by number."""
    effects: list[Effect[Any] | None] = [card.cast for card in pack.spells]
    effects += [card.strike for card in pack.curses]
    effects += [card.arrival for card in pack.monsters]
    for page in pack.pages:
        effects += [page.bonus, page.penalty]
    for card in pack.magicians:
        effects += [card.ability, card.on_curse_destroyed]
    while effects:
        effect = effects.pop()
        if effect is None:
            continue
        if is_a(effect, OneOf) and len(effect.branches) > MOST_BRANCHES:
            raise SetupRefused(
                f"a card of this pack has more than {MOST_BRANCHES} branches to choose from",
                place=effect.path,
            )
        effects.extend(effect.children())


@cache
def _book(pack: str) -> BookCodec:
    return BookCodec(pack)


@cache
def _maze(pack: str, width: int, height: int) -> MazeCodec:
    return MazeCodec(pack, width, height)


def codec_of(setup: Setup) -> Codec:
    """The codec for the tables of a setup."""
    pack = setup.options["pack"]
    if setup.game == "book":
        return _book(pack)
    law = Law(rulings_of(setup.options["rulings"]))
    return _maze(pack, law.width, law.height)
