"""Words that several verbs share: kinds of cards, places, and how a number is meant."""

from __future__ import annotations

from typing import Literal

from madmage.games.book.card import DESTROYED, DISCARD, HAND, SUPPORT
from madmage.games.book.effects.picking import ANY_SUPPORT

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
