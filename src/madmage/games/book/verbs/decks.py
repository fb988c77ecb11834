"""Verbs about decks and Madness, as card files write them.

A verb's docstring is its line in the documentation.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from madmage.effects.frames import Count
from madmage.games.book.card import DECK, DISCARD, HAND, SUPPORT
from madmage.games.book.effects import decks
from madmage.games.book.verbs.kinds import ByRound
from madmage.kernel.effect import Effect
from madmage.packs.language import Builder, Verb
from madmage.packs.place import Path


class Draw(Verb):
    """Top cards of one's deck to one's hand, one by one; `as_many` as the step before moved (B9.1)."""

    verb: ClassVar[str] = "draw"
    draw: Count | Literal["as_many"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return decks.Draw(b.amount(self.draw, (*path, self.verb)))


class Receive(Verb):
    """Madness from the stack to a place; if the stack is empty the game is lost at once (B9.3, B9.4, B9.10, B8.2)."""

    verb: ClassVar[str] = "receive"
    receive: Count | ByRound
    to: Literal["discard", "hand", "support", "deck_top"] = "discard"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        place = {"discard": DISCARD, "hand": HAND, "support": SUPPORT, "deck_top": DECK}[self.to]
        return decks.Receive(b.amount(self.receive, (*path, self.verb)), place)


class Look(Verb):
    """Look at top cards of one's deck, discard any of them, put the rest back in any order; no Madness comes (B9.1b)."""

    verb: ClassVar[str] = "look"
    look: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return decks.Look(b.amount(self.look, (*path, self.verb)))


class Reveal(Verb):
    """Name an element, turn top cards over: those of it to the hand, all others to the discard pile (B9.1, B9.17)."""

    verb: ClassVar[str] = "reveal"
    reveal: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return decks.Reveal(b.amount(self.reveal, (*path, self.verb)))


class Mill(Verb):
    """Top cards of one's deck to one's discard pile (B9.17)."""

    verb: ClassVar[str] = "mill"
    mill: Count | ByRound

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return decks.Mill(b.amount(self.mill, (*path, self.verb)))


class Reshuffle(Verb):
    """Shuffle one's `discard_pile` into one's deck; no Madness comes (B9.2)."""

    verb: ClassVar[str] = "reshuffle"
    reshuffle: Literal["discard_pile"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return decks.Reshuffle()


class Box(Verb):
    """Madness from the stack to the box; nobody receives it, so an empty stack only ends it (B8.2)."""

    verb: ClassVar[str] = "box"
    box: Count | ByRound

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return decks.Box(b.amount(self.box, (*path, self.verb)))
