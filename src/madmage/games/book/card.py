"""Element and Madness cards as small numbers.

Cards of one kind cannot be told apart, so a place holds counts by kind, not objects (B1.1, B1.2).
"""

from __future__ import annotations

from typing import Final

ELEMENTS: Final = ("air", "earth", "fire", "water")
AIR: Final = 0
EARTH: Final = 1
FIRE: Final = 2
WATER: Final = 3

MADNESS: Final = 12
KINDS: Final = 13
"""Twelve Element kinds (element * 3 + value - 1) and Madness."""

AIR_1: Final = 0
ANY_KIND: Final = bytes(range(13))
ELEMENT_KINDS: Final = bytes(range(12))
ELEMENT_OF: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, -1)
VALUE_OF: Final = (1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 0)

KIND_NAMES: Final = tuple(
    [f"{element}{value}" for element in ELEMENTS for value in (1, 2, 3)] + ["madness"]
)

# B1.1, B1.2: what the box holds.
COPIES: Final = {1: 18, 2: 10, 3: 6}
MADNESS_COPIES: Final = 35
TOKENS_PER_ELEMENT: Final = 4
"""B1.7."""

# Places a card can lie in; who may look into which is in `visibility`.
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
SUPPORT: Final = 3
STACK: Final = 4
SUPPLY: Final = 5
BOX: Final = 6
DESTROYED: Final = 7
UNDER_CURSE: Final = 8
PLACE_NAMES: Final = (
    "hand",
    "deck",
    "discard",
    "support",
    "stack",
    "supply",
    "box",
    "destroyed",
    "under_curse",
)


def kind_of(element: int, value: int) -> int:
    """The kind of an Element card."""
    return element * 3 + value - 1
