"""The Book's verbs as card files write them: one struct per verb, its docstring is its documentation."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from madmage.effects.control import If
from madmage.effects.frames import FRAMES, Count
from madmage.effects.values import Condition, Did, Missed
from madmage.games.book.actions import Act
from madmage.games.book.card import (
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    SUPPORT,
)
from madmage.games.book.effects import cards, curses, decks, growth, magicians, spells, table
from madmage.games.book.effects.picking import ANY_SUPPORT, UNNAMED
from madmage.kernel.effect import Effect
from madmage.packs.language import Builder, Language, Steps, Verb
from madmage.packs.place import Path

Kind = Literal["any", "element", "madness", "v1", "v2", "v3", "v2+"]
ByRound = Literal["R", "R+1", "H"]
Choose = Literal["exactly", "up_to"]

KINDS: dict[str, bytes] = {
    "any": bytes(range(13)),
    "element": bytes(range(12)),
    "madness": bytes((12,)),
    "v1": bytes((0, 3, 6, 9)),
    "v2": bytes((1, 4, 7, 10)),
    "v3": bytes((2, 5, 8, 11)),
    "v2+": bytes((1, 2, 4, 5, 7, 8, 10, 11)),
}

PLACES: dict[str, tuple[int, ...]] = {
    "hand": (HAND,),
    "discard": (DISCARD,),
    "support": (SUPPORT,),
    "any_support": (ANY_SUPPORT,),
    "hand_or_discard": (HAND, DISCARD),
    "destroyed": (DESTROYED,),
}


class EachOtherPlayer(Verb):
    """Every player but the caster carries out the inner steps (spells only)."""

    verb: ClassVar[str] = "each_other"
    who: ClassVar[bool] = True
    each_other: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return table.EachOther(b.steps(self.each_other, (*path, self.verb)))


class IfSo(Verb):
    """`then` if the condition holds when the step is reached, else `else`; `hand_madness` counts from `at_least` on."""

    verb: ClassVar[str] = "if"
    condition: Literal["did", "missed", "hand_madness", "support_empty", "drew_madness"] = (
        msgspec.field(name="if")
    )
    then: Steps
    otherwise: list[dict[str, Any]] = msgspec.field(name="else", default_factory=list)
    at_least: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        conditions: dict[str, Condition[Any]] = {
            "did": Did(),
            "missed": Missed(),
            "hand_madness": table.HandMadness(self.at_least),
            "support_empty": table.SupportEmpty(),
            "drew_madness": table.DrewMadness(),
        }
        then = b.steps(self.then, (*path, "then"))
        otherwise = b.steps(self.otherwise, (*path, "else"))
        return If(conditions[self.condition], then, otherwise)


class Draw(Verb):
    """Top cards of one's deck to one's hand, one by one; `as_many` as the step before moved. (B9.1)"""

    verb: ClassVar[str] = "draw"
    draw: Count | Literal["as_many"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return decks.Draw(b.amount(self.draw, (*path, self.verb)))


class Discard(Verb):
    """Cards to their owner's discard pile. Without `from` it is one's hand, or what the ruling `discard_from` says. `each_element`: one card of each element; `one_element`: all hand cards of an element one names; `that`: the card just drawn. (B9.15, B9.20)"""

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
    """Cards to the common open destroyed pile; `which = "highest"` takes the highest value held; from the `deck` it is the top cards. (B9.6, B9.1)"""

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
    """Madness goes back to the Madness stack; `that` is the card just drawn. (B6.7, B9.6)"""

    verb: ClassVar[str] = "cure"
    cure: Count | Literal["all", "that"]
    choose: Choose = "exactly"
    place: Literal["hand", "discard", "hand_or_discard", "support", "any_support"] = (
        msgspec.field(name="from", default="hand")
    )

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        if self.cure == "that":
            return magicians.ThatCard(True)
        amount = b.amount(self.cure, (*path, self.verb))
        up_to = self.choose == "up_to"
        return cards.Cure(amount, up_to, KINDS["madness"], PLACES[self.place], False)


class Receive(Verb):
    """Madness from the stack to a place; if the stack is empty the game is lost at once. (B9.3, B9.4, B9.10, B8.2)"""

    verb: ClassVar[str] = "receive"
    receive: Count | ByRound
    to: Literal["discard", "hand", "support", "deck_top"] = "discard"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        place = {"discard": DISCARD, "hand": HAND, "support": SUPPORT, "deck_top": DECK}[self.to]
        return decks.Receive(b.amount(self.receive, (*path, self.verb)), place)


class Support(Verb):
    """Cards face up into one's own free support slots, while there are any. (B9.5)"""

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
    """Cards into one's hand; one's own from then on. (B9.5a)"""

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
    """Hand cards into other players' hands: all to one player, or split among the others. (B9.9)"""

    verb: ClassVar[str] = "give"
    give: Count
    choose: Choose = "exactly"
    kind: Kind = "any"
    to: Literal["one", "others"] = "one"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.give, (*path, self.verb))
        return cards.Give(amount, self.choose == "up_to", KINDS[self.kind], self.to == "one")


class Topdeck(Verb):
    """Cards face down on top of one's deck, in the order one likes. (B9.10)"""

    verb: ClassVar[str] = "topdeck"
    topdeck: Count
    choose: Choose = "exactly"
    kind: Kind = "any"
    place: Literal["hand", "discard"] = msgspec.field(name="from", default="hand")

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.topdeck, (*path, self.verb))
        up_to = self.choose == "up_to"
        return cards.Topdeck(amount, up_to, KINDS[self.kind], PLACES[self.place], False)


class Look(Verb):
    """Look at top cards of one's deck, discard any of them, put the rest back in any order; no Madness comes. (B9.1b)"""

    verb: ClassVar[str] = "look"
    look: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return decks.Look(b.amount(self.look, (*path, self.verb)))


class Reveal(Verb):
    """Name an element, turn top cards over: those of it to the hand, all others to the discard pile. (B9.1, B9.17)"""

    verb: ClassVar[str] = "reveal"
    reveal: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return decks.Reveal(b.amount(self.reveal, (*path, self.verb)))


class Mill(Verb):
    """Top cards of one's deck to one's discard pile. (B9.17)"""

    verb: ClassVar[str] = "mill"
    mill: Count | ByRound

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return decks.Mill(b.amount(self.mill, (*path, self.verb)))


class Reshuffle(Verb):
    """Shuffle one's `discard_pile` into one's deck; no Madness comes. (B9.2)"""

    verb: ClassVar[str] = "reshuffle"
    reshuffle: Literal["discard_pile"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return decks.Reshuffle()


class Upgrade(Verb):
    """Element cards of a place are exchanged there for one of exactly one value more, of the same element or, if said, of any. (B9.8, B9.8a)"""

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
    """One card of value 2 or 3, element of one's choice, from its stack, for nothing. (B2.3)"""

    verb: ClassVar[str] = "gain"
    gain: Literal["v2", "v3"]
    to: Literal["hand", "discard"] = "discard"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        place = HAND if self.to == "hand" else DISCARD
        return growth.Gain(2 if self.gain == "v2" else 3, place)


class Recover(Verb):
    """Destroyed Element cards to one's hand. (B9.6a)"""

    verb: ClassVar[str] = "recover"
    recover: Count
    choose: Choose = "exactly"
    kind: Kind = "element"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.recover, (*path, self.verb))
        up_to = self.choose == "up_to"
        return cards.Take(amount, up_to, KINDS[self.kind], PLACES["destroyed"], False)


class RecoverSpell(Verb):
    """One destroyed spell comes back, ready, to oneself or to `a_player` one picks; the limit holds. (B9.6a, B6.4a)"""

    verb: ClassVar[str] = "recover_spell"
    recover_spell: Literal["own", "a_player"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.RecoverSpell(self.recover_spell == "a_player")


class Refresh(Verb):
    """Exhausted face-up spells become ready; the one being cast never counts. (B6.3a)"""

    verb: ClassVar[str] = "refresh"
    refresh: Count | Literal["all"]
    whose: Literal["own", "any"] = "own"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.Refresh(b.amount(self.refresh, (*path, self.verb)), self.whose == "any")


class Exhaust(Verb):
    """One's ready spells become exhausted. (B6.3)"""

    verb: ClassVar[str] = "exhaust"
    exhaust: Count | Literal["all"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.Exhaust(b.amount(self.exhaust, (*path, self.verb)), False)


class Mute(Verb):
    """Neutralise one's spells until the next check begins. (B9.7, B9.7b)"""

    verb: ClassVar[str] = "mute"
    mute: Count | Literal["all"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.Mute(b.amount(self.mute, (*path, self.verb)), False)


class Unmute(Verb):
    """Neutralised spells turn face up, exhausted or not as they were. (B9.7b)"""

    verb: ClassVar[str] = "unmute"
    unmute: Count | Literal["all"]
    whose: Literal["own", "any"] = "any"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.Unmute(b.amount(self.unmute, (*path, self.verb)), self.whose == "any")


class LoseSpell(Verb):
    """Spells are destroyed: one's own, anybody's, or all face-up ones of the `library`. (B9.6)"""

    verb: ClassVar[str] = "lose_spell"
    lose_spell: Count | Literal["all"]
    whose: Literal["own", "any", "library"] = "own"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        if self.whose == "library":
            return spells.LoseLibrary()
        amount = b.amount(self.lose_spell, (*path, self.verb))
        return spells.LoseSpell(amount, self.whose == "any")


class Learn(Verb):
    """Take one face-up library spell `free` of charge; the limit holds. (B6.4, B6.4a)"""

    verb: ClassVar[str] = "learn"
    learn: Literal["free"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.Learn()


class Echo(Verb):
    """Carry out different other face-up spells in play, anybody's, at power 1, without paying or exhausting. (B6.3)"""

    verb: ClassVar[str] = "echo"
    echo: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return spells.Echo(b.amount(self.echo, (*path, self.verb)))


class Still(Verb):
    """Neutralise face-up curses. (B9.7, B9.7a)"""

    verb: ClassVar[str] = "still"
    still: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return curses.Still(b.amount(self.still, (*path, self.verb)))


class Banish(Verb):
    """Destroy face-up curses without paying and without reward. (B6.6a)"""

    verb: ClassVar[str] = "banish"
    banish: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return curses.Banish(b.amount(self.banish, (*path, self.verb)))


class Shift(Verb):
    """Move different face-up curses to free slots, with tokens and what lies under them. (B3.2, B5.2)"""

    verb: ClassVar[str] = "shift"
    shift: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return curses.Shift(b.amount(self.shift, (*path, self.verb)))


class Trigger(Verb):
    """A face-up curse takes effect now and stays: the `leftmost` of any type, or the `leftmost_single`. (B5.2)"""

    verb: ClassVar[str] = "trigger"
    trigger: Literal["leftmost", "leftmost_single"]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return curses.Trigger(self.trigger)


class Token(Verb):
    """Element tokens on face-up single-element curses: of each curse's `own` element, or of different `foreign` ones that the active player picks. (B1.7, B1.7a)"""

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
    """Remember the inner steps until the next curses have been placed. (B5.5)"""

    verb: ClassVar[str] = "on_place"
    on_place: Steps

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return curses.OnPlace(b.steps(self.on_place, (*path, self.verb)))


class Under(Verb):
    """So many Madness under each curse on the track, while the stack has any; only inside `on_place`. (B5.7)"""

    verb: ClassVar[str] = "under"
    under: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        if "on_place" not in path:
            b.source.fault((*path, self.verb), "'under' stands only inside 'on_place'")
        return curses.Under(b.amount(self.under, (*path, self.verb)))


class Act_(Verb):
    """The player may take up to so many actions, paying as usual; with `keep = "support"` support cards used to pay stay, each for one of these actions only. (B6.9, B9.11, B9.16)"""

    verb: ClassVar[str] = "act"
    act: Count
    keep: Literal["nothing", "support"] = "nothing"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return Act(b.amount(self.act, (*path, self.verb)), self.keep == "support")


class Discount(Verb):
    """A pool that destroyers of curses may take off the cost by the action, until the end of the `turn` or the next `check`. (B6.6)"""

    verb: ClassVar[str] = "discount"
    discount: Count
    until: Literal["turn", "check"] = "turn"

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        amount = b.amount(self.discount, (*path, self.verb))
        return table.Discount(amount, self.until == "check")


class Boost(Verb):
    """This turn the next so many support cards used to pay count one more each. (B6.2, B9.5)"""

    verb: ClassVar[str] = "boost"
    boost: Count

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return table.Boost(b.amount(self.boost, (*path, self.verb)))


class Box(Verb):
    """Madness from the stack to the box; nobody receives it, so an empty stack only ends it. (B8.2)"""

    verb: ClassVar[str] = "box"
    box: Count | ByRound

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return decks.Box(b.amount(self.box, (*path, self.verb)))


class Swap(Verb):
    """Exchange one up to so many hand cards one for one with cards of the support pool (magicians). (B10, B9.5a)"""

    verb: ClassVar[str] = "swap"
    swap: Annotated[int, msgspec.Meta(ge=1, le=9)]

    def build(self, b: Builder, path: Path) -> Effect[Any]:
        return magicians.Swap(self.swap)


LANGUAGE = Language(
    (
        *FRAMES,
        EachOtherPlayer,
        IfSo,
        Draw,
        Discard,
        Destroy,
        Cure,
        Receive,
        Support,
        Take,
        Give,
        Topdeck,
        Look,
        Reveal,
        Mill,
        Reshuffle,
        Upgrade,
        Gain,
        Recover,
        RecoverSpell,
        Refresh,
        Exhaust,
        Mute,
        Unmute,
        LoseSpell,
        Learn,
        Echo,
        Still,
        Banish,
        Shift,
        Trigger,
        Token,
        OnPlace,
        Under,
        Act_,
        Discount,
        Boost,
        Box,
        Swap,
    )
)
