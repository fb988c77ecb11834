"""Verbs about tiles and markers, as card files write them. In a group they come once (M7.4b).

A verb's docstring is its line in the documentation.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec

from madmage.games.maze.effects import table
from madmage.games.maze.verbs.harm import Once
from madmage.kernel.effect import Effect
from madmage.packs.language import Builder, Verb
from madmage.packs.place import Path


class Map(Verb):
    """Draw so many tiles and lay each at any open exit of the level, like the further tiles of an exploration (M6.2); one that fits nowhere goes back (M4.5)."""

    verb: ClassVar[str] = "map"
    map: Annotated[int, msgspec.Meta(ge=1, le=5)]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return table.Map(self.map)


class Peek(Verb):
    """Its owner alone looks at the next so many tiles of the deck, an exception to M2.7a, and puts them back on top in any order."""

    verb: ClassVar[str] = "peek"
    peek: Annotated[int, msgspec.Meta(ge=1, le=8)]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return table.Peek(self.peek)


class Wake(Verb):
    """The reader lays a monster marker from the supply (M5.1) on an empty field at most three steps away; without one nothing happens."""

    verb: ClassVar[str] = "wake"
    wake: Once

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return table.Wake()


class Quell(Verb):
    """Its owner removes one monster marker of the level with its open card (M7.2), but not from under a figure."""

    verb: ClassVar[str] = "quell"
    quell: Once

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return table.Quell()


class Flee(Verb):
    """When the card is finished, and unless (X) takes it away (M7.2), the reader moves its marker and itself to an empty field at most so many steps away."""

    verb: ClassVar[str] = "flee"
    flee: Annotated[int, msgspec.Meta(ge=1, le=9)]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return table.Flee(self.flee)
