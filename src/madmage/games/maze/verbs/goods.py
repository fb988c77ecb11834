"""Verbs about potions, equipment and keys, as card files write them.

A verb's docstring is its line in the documentation.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from madmage.games.maze.effects import goods
from madmage.kernel.effect import Effect
from madmage.packs.language import Builder, Verb
from madmage.packs.place import Path

Good = Literal["potion", "equipment", "key"]


class Draw(Verb):
    """So many potions, pieces of equipment or keys one after the other, within the limits (M2.6, M2.7); without a key in the supply, or with five of them, no key (M5.2a)."""

    verb: ClassVar[str] = "draw"
    draw: Good
    count: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return goods.Draw(goods.GOODS.index(self.draw), self.count)


class Lose(Verb):
    """One such thing goes to its pile or the supply, named by its owner, by the reader or by chance (M2.7a); whoever has none loses none."""

    verb: ClassVar[str] = "lose"
    lose: Good
    by: Literal["owner", "reader", "chance"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return goods.Lose(goods.GOODS.index(self.lose), goods.BY.index(self.by))


class Steal(Verb):
    """One potion or key of one's choice from another figure of the level that has one, within the limits (M2.7)."""

    verb: ClassVar[str] = "steal"
    steal: Literal["potion", "key"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return goods.Steal(goods.GOODS.index(self.steal))
