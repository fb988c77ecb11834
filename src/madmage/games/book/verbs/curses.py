"""Verbs about curses, as card files write them.

A verb's docstring is its line in the documentation.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from madmage.effects.frames import Count
from madmage.games.book.effects import curses
from madmage.kernel.effect import Effect
from madmage.packs.language import Builder, Steps, Verb
from madmage.packs.place import Path


class Still(Verb):
    """Neutralise face-up curses (B9.7, B9.7a)."""

    verb: ClassVar[str] = "still"
    still: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return curses.Still(b.amount(self.still, (*path, self.verb)))


class Banish(Verb):
    """Destroy face-up curses without paying and without reward (B6.6a)."""

    verb: ClassVar[str] = "banish"
    banish: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return curses.Banish(b.amount(self.banish, (*path, self.verb)))


class Shift(Verb):
    """Move different face-up curses to free slots, with tokens and what lies under them (B3.2, B5.2)."""

    verb: ClassVar[str] = "shift"
    shift: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return curses.Shift(b.amount(self.shift, (*path, self.verb)))


class Trigger(Verb):
    """A face-up curse takes effect now and stays: the `leftmost` of any type, or the `leftmost_single` (B5.2)."""

    verb: ClassVar[str] = "trigger"
    trigger: Literal["leftmost", "leftmost_single"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return curses.Trigger(self.trigger)


class Token(Verb):
    """Element tokens on face-up single-element curses: of each curse's `own` element, or of different `foreign` ones that the active player picks (B1.7, B1.7a)."""

    verb: ClassVar[str] = "token"
    token: Count
    what: Literal["own", "foreign"] = "own"
    on: Literal["each_single", "each_other_single", "leftmost_single", "next_single"] = (
        "each_single"
    )

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.token, (*path, self.verb))
        if self.what == "own":
            return curses.OwnToken(amount, self.on)
        return curses.ForeignToken(amount, self.on)


class OnPlace(Verb):
    """Remember the inner steps until the next curses have been placed (B5.5)."""

    verb: ClassVar[str] = "on_place"
    on_place: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return curses.OnPlace(b.steps(self.on_place, (*path, self.verb)))


class Under(Verb):
    """So many Madness under each curse on the track, while the stack has any; only inside `on_place` (B5.7)."""

    verb: ClassVar[str] = "under"
    under: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        if "on_place" not in path:
            b.source.fault((*path, self.verb), "'under' stands only inside 'on_place'")
        return curses.Under(b.amount(self.under, (*path, self.verb)))
