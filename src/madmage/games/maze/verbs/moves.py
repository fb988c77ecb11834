"""Verbs about figures being moved, as card files write them.

A verb's docstring is its line in the documentation.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from madmage.games.maze.effects import goods, moves
from madmage.games.maze.pack import MARKS
from madmage.games.maze.verbs.harm import Once
from madmage.kernel.effect import Effect
from madmage.packs.language import Builder, Verb
from madmage.packs.place import Path

Fields = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Home(Verb):
    """To the start room of the level; nothing is entered (M5.4)."""

    verb: ClassVar[str] = "home"
    home: Once

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return moves.Home()


class Throw(Verb):
    """So many fields back along a shortest way to the start room, where it stops; the reader picks among equal ways, and nothing is entered (M5.4, M6.4)."""

    verb: ClassVar[str] = "throw"
    throw: Fields

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return moves.Throw(self.throw)


class Stride(Verb):
    """Up to so many free steps when the card is finished (M6.1), without exploring and not onto monsters or actions; several in a card add up."""

    verb: ClassVar[str] = "stride"
    stride: Fields

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return moves.Stride(self.stride)


class Jump(Verb):
    """To the nearest field with such a marker, counted in steps, or to the field before the nearest stairs; nothing is entered (M5.4), and if none can be reached nothing happens."""

    verb: ClassVar[str] = "jump"
    jump: Literal["key", "chest", "monster", "stairs"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        is_stairs = self.jump == "stairs"
        return moves.Jump(moves.JUMP_STAIRS if is_stairs else MARKS.index(self.jump))


class Swap(Verb):
    """Change places with another figure of the level, picked by the owner or the reader; neither enters anything (M5.4, M6.4)."""

    verb: ClassVar[str] = "swap"
    swap: Literal["owner", "reader"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return moves.Swap(goods.BY.index(self.swap))
