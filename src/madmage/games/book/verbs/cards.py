"""Verbs about single cards, as card files write them.

A verb's docstring is its line in the documentation.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from madmage.effects.frames import Count
from madmage.games.book.card import DISCARD, HAND
from madmage.games.book.effects import cards, growth, magicians
from madmage.games.book.effects.picking import UNNAMED
from madmage.games.book.verbs.kinds import KINDS, PLACES, ByRound, Choose, Kind
from madmage.kernel.effect import Effect
from madmage.packs.language import Builder, Verb
from madmage.packs.place import Path


class Discard(Verb):
    """Cards to their owner's discard pile. Without `from` it is one's hand, or what the ruling `discard_from` says. `each_element`: one card of each element; `one_element`: all hand cards of an element one names; `that`: the card just drawn (B9.15, B9.20)."""

    verb: ClassVar[str] = "discard"
    discard: Count | ByRound | Literal["all", "each_element", "one_element", "that"]
    choose: Choose = "exactly"
    kind: Kind = "any"
    place: Literal["hand", "support"] | None = msgspec.field(name="from", default=None)

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        if self.discard == "each_element":
            return cards.DiscardEachElement()
        if self.discard == "one_element":
            return cards.DiscardOneElement()
        if self.discard == "that":
            return magicians.ThatCard(False)
        places = (UNNAMED,) if self.place is None else PLACES[self.place]
        amount = b.amount(self.discard, (*path, self.verb))
        return cards.Discard(amount, self.choose == "up_to", KINDS[self.kind], places, False)


class Destroy(Verb):
    """Cards to the common open destroyed pile; `which = "highest"` takes the highest value held; from the `deck` it is the top cards (B9.6, B9.1)."""

    verb: ClassVar[str] = "destroy"
    destroy: Count
    choose: Choose = "exactly"
    kind: Kind = "any"
    which: Literal["chosen", "highest"] = "chosen"
    place: Literal["hand", "discard", "hand_or_discard", "support", "deck"] = msgspec.field(
        name="from", default="hand"
    )

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.destroy, (*path, self.verb))
        if self.place == "deck":
            return cards.DestroyTop(amount)
        up_to, highest = self.choose == "up_to", self.which == "highest"
        return cards.Destroy(amount, up_to, KINDS[self.kind], PLACES[self.place], highest)


class Cure(Verb):
    """Madness goes back to the Madness stack; `that` is the card just drawn (B6.7, B9.6)."""

    verb: ClassVar[str] = "cure"
    cure: Count | Literal["all", "that"]
    choose: Choose = "exactly"
    place: Literal["hand", "discard", "hand_or_discard", "support", "any_support"] = msgspec.field(
        name="from", default="hand"
    )

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        if self.cure == "that":
            return magicians.ThatCard(True)
        amount = b.amount(self.cure, (*path, self.verb))
        up_to = self.choose == "up_to"
        return cards.Cure(amount, up_to, KINDS["madness"], PLACES[self.place], False)


class Support(Verb):
    """Cards face up into one's own free support slots, while there are any (B9.5)."""

    verb: ClassVar[str] = "support"
    support: Count
    choose: Choose = "exactly"
    kind: Kind = "any"
    place: Literal["hand", "discard"] = msgspec.field(name="from", default="hand")

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.support, (*path, self.verb))
        up_to = self.choose == "up_to"
        return cards.Support(amount, up_to, KINDS[self.kind], PLACES[self.place], False)


class Take(Verb):
    """Cards into one's hand; one's own from then on (B9.5a)."""

    verb: ClassVar[str] = "take"
    take: Count
    choose: Choose = "exactly"
    kind: Kind = "any"
    place: Literal["discard", "any_support", "support"] = msgspec.field(
        name="from", default="discard"
    )

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.take, (*path, self.verb))
        up_to = self.choose == "up_to"
        return cards.Take(amount, up_to, KINDS[self.kind], PLACES[self.place], False)


class Give(Verb):
    """Hand cards into other players' hands: all to one player, or split among the others (B9.9)."""

    verb: ClassVar[str] = "give"
    give: Count
    choose: Choose = "exactly"
    kind: Kind = "any"
    to: Literal["one", "others"] = "one"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.give, (*path, self.verb))
        return cards.Give(amount, self.choose == "up_to", KINDS[self.kind], self.to == "one")


class Topdeck(Verb):
    """Cards face down on top of one's deck, in the order one likes (B9.10)."""

    verb: ClassVar[str] = "topdeck"
    topdeck: Count
    choose: Choose = "exactly"
    kind: Kind = "any"
    place: Literal["hand", "discard"] = msgspec.field(name="from", default="hand")

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.topdeck, (*path, self.verb))
        up_to = self.choose == "up_to"
        return cards.Topdeck(amount, up_to, KINDS[self.kind], PLACES[self.place], False)


class Upgrade(Verb):
    """Element cards of a place are exchanged there for one of exactly one value more, of the same element or, if said, of any (B9.8, B9.8a)."""

    verb: ClassVar[str] = "upgrade"
    upgrade: Count
    choose: Choose = "exactly"
    place: Literal["hand", "discard"] = msgspec.field(name="in", default="hand")
    element: Literal["same", "any"] = "same"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.upgrade, (*path, self.verb))
        place = HAND if self.place == "hand" else DISCARD
        return growth.Upgrade(amount, self.choose == "up_to", place, self.element == "any")


class Gain(Verb):
    """One card of value 2 or 3, element of one's choice, from its stack, for nothing (B2.3)."""

    verb: ClassVar[str] = "gain"
    gain: Literal["v2", "v3"]
    to: Literal["hand", "discard"] = "discard"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        place = HAND if self.to == "hand" else DISCARD
        return growth.Gain(2 if self.gain == "v2" else 3, place)


class Recover(Verb):
    """Destroyed Element cards to one's hand (B9.6a)."""

    verb: ClassVar[str] = "recover"
    recover: Count
    choose: Choose = "exactly"
    kind: Kind = "element"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.recover, (*path, self.verb))
        up_to = self.choose == "up_to"
        return cards.Take(amount, up_to, KINDS[self.kind], PLACES["destroyed"], False)


class Swap(Verb):
    """Exchange one up to so many hand cards one for one with cards of the support pool (magicians) (B10, B9.5a)."""

    verb: ClassVar[str] = "swap"
    swap: Annotated[int, msgspec.Meta(ge=1, le=9)]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return magicians.Swap(self.swap)
