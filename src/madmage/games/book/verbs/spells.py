"""Verbs about spells, as card files write them.

A verb's docstring is its line in the documentation.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from madmage.effects.frames import Count
from madmage.games.book.effects import spells
from madmage.kernel.effect import Effect
from madmage.packs.language import Builder, Verb
from madmage.packs.place import Path


class RecoverSpell(Verb):
    """One destroyed spell comes back, ready, to oneself or to `a_player` one picks; the limit holds (B9.6a, B6.4a)."""

    verb: ClassVar[str] = "recover_spell"
    recover_spell: Literal["own", "a_player"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.RecoverSpell(self.recover_spell == "a_player")


class Refresh(Verb):
    """Exhausted face-up spells become ready; the one being cast never counts (B6.3a)."""

    verb: ClassVar[str] = "refresh"
    refresh: Count | Literal["all"]
    whose: Literal["own", "any"] = "own"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.Refresh(b.amount(self.refresh, (*path, self.verb)), self.whose == "any")


class Exhaust(Verb):
    """One's ready spells become exhausted (B6.3)."""

    verb: ClassVar[str] = "exhaust"
    exhaust: Count | Literal["all"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.Exhaust(b.amount(self.exhaust, (*path, self.verb)), False)


class Mute(Verb):
    """Neutralise one's spells until the next check begins (B9.7, B9.7b)."""

    verb: ClassVar[str] = "mute"
    mute: Count | Literal["all"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.Mute(b.amount(self.mute, (*path, self.verb)), False)


class Unmute(Verb):
    """Neutralised spells turn face up, exhausted or not as they were (B9.7b)."""

    verb: ClassVar[str] = "unmute"
    unmute: Count | Literal["all"]
    whose: Literal["own", "any"] = "any"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.Unmute(b.amount(self.unmute, (*path, self.verb)), self.whose == "any")


class LoseSpell(Verb):
    """Spells are destroyed: one's own, anybody's, or all face-up ones of the `library` (B9.6)."""

    verb: ClassVar[str] = "lose_spell"
    lose_spell: Count | Literal["all"]
    whose: Literal["own", "any", "library"] = "own"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        if self.whose == "library":
            return spells.LoseLibrary()
        amount = b.amount(self.lose_spell, (*path, self.verb))
        return spells.LoseSpell(amount, self.whose == "any")


class Learn(Verb):
    """Take one face-up library spell `free` of charge; the limit holds (B6.4, B6.4a)."""

    verb: ClassVar[str] = "learn"
    learn: Literal["free"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.Learn()


class Echo(Verb):
    """Carry out different other face-up spells in play, anybody's, at power 1, without paying or exhausting (B6.3)."""

    verb: ClassVar[str] = "echo"
    echo: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.Echo(b.amount(self.echo, (*path, self.verb)))
