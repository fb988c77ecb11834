"""Verbs about life, points, omens and turns, and whom they come to, as card files write them.

A verb's docstring is its line in the documentation.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from madmage.games.maze.effects import harm
from madmage.kernel.effect import Effect
from madmage.packs.language import Builder, Steps, Verb
from madmage.packs.place import Path

Once = Literal[1]
Number = Annotated[int, msgspec.Meta(ge=0, le=20)]
Plus = Literal["level", "die", "die_and_level"]
FRAMES = ("everyone_here", "others_here", "reader")


class Damage(Verb):
    """So much damage, lowered once by toughness (M2.3a); `plus` adds the level of the field, a die that is rolled for each one hit, or both."""

    verb: ClassVar[str] = "damage"
    damage: Number
    plus: Plus | None = None

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return harm.Damage(_sum(b, (*path, self.verb), self.damage, self.plus))


class Heal(Verb):
    """So much life, within the life limit (M6.3a); `plus` as for `damage`."""

    verb: ClassVar[str] = "heal"
    heal: Number
    plus: Plus | None = None

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return harm.Heal(_sum(b, (*path, self.verb), self.heal, self.plus))


def _sum(b: Builder, path: Path, number: int, plus: Plus | None) -> harm.Sum:
    if number == 0 and plus is None:
        b.source.fault(path, f"'{path[-1]} = 0' does nothing; give a number from 1 to 20 or 'plus'")
    return harm.Sum(number, plus in ("die", "die_and_level"), plus in ("level", "die_and_level"))


class Point(Verb):
    """One free point, invested at once in an ability below 5 (M2.5); if all five hold 5, it is lost."""

    verb: ClassVar[str] = "point"
    point: Once

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return harm.Point()


class Unpoint(Verb):
    """One invested point goes, from an ability of its owner's choice (M2.1); whoever has none invested takes 5 damage instead."""

    verb: ClassVar[str] = "unpoint"
    unpoint: Once

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return harm.Unpoint()


class Shift(Verb):
    """Its owner may move one invested point to another ability below 5 (M2.1)."""

    verb: ClassVar[str] = "shift"
    shift: Once

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return harm.Shift()


class Skip(Verb):
    """The next own turn is missed (M6.1); two of them are still one turn."""

    verb: ClassVar[str] = "skip"
    skip: Once

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return harm.Skip()


class Again(Verb):
    """One more turn right after this one (M6.1), for the player whose turn it is and at most once in a row; for anybody else nothing."""

    verb: ClassVar[str] = "again"
    again: Once

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return harm.Again()


class Omen(Verb):
    """Lies before its owner until their next test roll, which it changes by so much (M7.1); a new omen takes the place of the old one, and death ends it."""

    verb: ClassVar[str] = "omen"
    omen: Annotated[int, msgspec.Meta(ge=-5, le=5)]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        if self.omen == 0:
            b.source.fault((*path, self.verb), "an omen of 0 changes nothing; give -5 to 5, not 0")
        return harm.Omen(self.omen)


class EveryoneHere(Verb):
    """The inner steps come to every figure of the level, first to the one who undergoes the card, then in turn order; nobody loses a turn by it (M10.1a)."""

    verb: ClassVar[str] = "everyone_here"
    who: ClassVar[bool] = True
    everyone_here: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        parts = _inner(b, (*path, self.verb), self.everyone_here)
        return harm.EveryoneHere(parts, others_only=False)


class OthersHere(Verb):
    """The inner steps come to every figure of the level but the one who undergoes the card, in turn order (M10.1a)."""

    verb: ClassVar[str] = "others_here"
    who: ClassVar[bool] = True
    others_here: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        parts = _inner(b, (*path, self.verb), self.others_here)
        return harm.EveryoneHere(parts, others_only=True)


class Reader(Verb):
    """The inner steps come to the reader (M7.1a)."""

    verb: ClassVar[str] = "reader"
    who: ClassVar[bool] = True
    reader: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return harm.ToReader(_inner(b, (*path, self.verb), self.reader))


def _inner(b: Builder, path: Path, steps: list[dict[str, Any]]) -> tuple[Effect[Any], ...]:
    """The steps inside a frame; a frame inside a frame would leave open whom it is about."""
    outer = [part for part in path[1:-1] if part in FRAMES]
    if outer:
        b.source.fault(path, f"'{path[-1]}' stands inside '{outer[0]}'; one of them says who")
        return ()
    return b.steps(steps, path)
