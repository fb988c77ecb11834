"""The purse: what a player could pay with right now, and whether that is enough.

B6.2: one's own hand and every player's support. Three things bend the count: support cards may
be boosted, one value-1 air card may be wild (B10.2), and a curse's cost may be discounted.

Amounts by element are packed into one number, eight bits each: a purse is made for every ask, and
adding two small numbers is the cheapest way to count four things at once.
"""

from __future__ import annotations

from typing import Final

from madmage.games.book.card import AIR_1, KINDS, MADNESS
from madmage.games.book.state import MARK_UNIT, OWNER_UNIT, BookState

NO_KEEP: Final = -1
"""Payment as usual: nothing is kept in support."""

NOT_COVERED: Final = 0
COVERED: Final = 1
COVERED_BY_WILD: Final = 2

ONE_OF: Final = (1, 1 << 8, 1 << 16, 1 << 24)
"""One of each element, packed."""
WORTH: Final = tuple([(kind % 3 + 1) << (8 * (kind // 3)) for kind in range(12)])
"""What a card of each kind pays, packed."""


def part(packed: int, element: int) -> int:
    """The amount of one element in a packed number."""
    return packed >> (8 * element) & 255


def one_element(element: int, amount: int) -> int:
    """An amount of one element, packed."""
    return amount << (8 * element)


class Purse:
    """Sums by element, and what is needed to judge boosts and the wild air card."""

    __slots__ = ("boost", "hand_air", "reach", "sums", "support", "support_air", "wild")

    reach: list[int]
    """Once settled: the most it can pay of each element, if it pays nothing else."""

    def __init__(self, boost: int, wild: bool) -> None:
        self.sums = 0
        """What all cards pay, packed by element."""
        self.support = 0
        """How many of them lie in support, packed by element."""
        self.hand_air = 0
        self.support_air = 0
        self.boost = boost
        self.wild = wild

    def add_hand(self, kind: int, count: int) -> None:
        """Put equal hand cards in."""
        self.sums += WORTH[kind] * count
        if kind == AIR_1:
            self.hand_air += count

    def add_support(self, kind: int, count: int) -> None:
        """Put equal support cards in."""
        self.sums += WORTH[kind] * count
        self.support += ONE_OF[kind // 3] * count
        if kind == AIR_1:
            self.support_air += count

    def support_cards(self) -> int:
        """How many support cards are in it."""
        cards = self.support
        return (cards & 255) + (cards >> 8 & 255) + (cards >> 16 & 255) + (cards >> 24)

    def settle(self) -> None:
        """Work out `reach` once everything is in."""
        sums = self.sums
        self.reach = [sums & 255, sums >> 8 & 255, sums >> 16 & 255, sums >> 24]
        if self.boost == 0 and not self.wild:
            return
        for element in range(4):
            supports = part(self.support, element)
            self.reach[element] += min(self.boost, supports)
            if self.wild and element > 0:
                if self.support_air > 0 and self.boost > supports:
                    self.reach[element] += 2
                elif self.support_air + self.hand_air > 0:
                    self.reach[element] += 1

    def total(self) -> int:
        """What it is worth if any element will do."""
        sums = self.sums
        plain = (sums & 255) + (sums >> 8 & 255) + (sums >> 16 & 255) + (sums >> 24)
        return plain + min(self.boost, self.support_cards())

    def covers(self, need: int, open_from: int, slack: int) -> int:
        """Whether it pays `need` (packed): COVERED, COVERED_BY_WILD or NOT_COVERED.

        Elements from `open_from` on may be discounted by `slack` in all.
        """
        sums = self.sums
        if (
            need & 255 <= sums & 255
            and need >> 8 & 255 <= sums >> 8 & 255
            and need >> 16 & 255 <= sums >> 16 & 255
            and need >> 24 <= sums >> 24
        ):
            return COVERED
        if (self.boost or slack) and self._enough(need, open_from, slack):
            return COVERED
        if not self.wild:
            return NOT_COVERED
        for element in range(1, 4):
            if part(need, element) and self._enough_with_wild(need, open_from, slack, element):
                return COVERED_BY_WILD
        return NOT_COVERED

    def _enough(self, need: int, open_from: int, slack: int) -> bool:
        boost = self.boost
        residue = 0
        boostable = 0
        for element in range(4):
            short = part(need, element) - part(self.sums, element)
            if short <= 0:
                continue
            supports = part(self.support, element)
            if element < open_from:
                # A settled part can only be lifted by boosts on its own support cards.
                if short > supports or short > boost:
                    return False
                boost -= short
            else:
                residue += short
                boostable += min(short, supports)
        return residue - min(boost, boostable) <= slack

    def _enough_with_wild(self, need: int, open_from: int, slack: int, element: int) -> bool:
        if self.hand_air > 0:
            self._shift(element, 1, 0)
            enough = self._enough(need, open_from, slack)
            self._shift(element, -1, 0)
            if enough:
                return True
        if self.support_air > 0:
            self._shift(element, 1, 1)
            enough = self._enough(need, open_from, slack)
            self._shift(element, -1, -1)
            return enough
        return False

    def _shift(self, element: int, value: int, support: int) -> None:
        self.sums += (ONE_OF[element] - 1) * value
        self.support += (ONE_OF[element] - 1) * support


def may_use_wild(st: BookState, seat: int) -> bool:
    """B9.11a, B10.2: once, in his own turn and not in an action granted by another (`ability_when`)."""
    if not st.table.wild[seat] or st.ability_used >> seat & 1:
        return False
    return (seat == st.active and st.guests == 0) or st.table.law.ability_any_action


def purse_of(st: BookState, seat: int, keep: int) -> Purse:
    """What `seat` could pay with; `keep` names the running grant whose used cards are spent."""
    purse = Purse(st.boost, may_use_wild(st, seat))
    hand = st.hand[seat * KINDS : seat * KINDS + KINDS]
    purse.sums = hand_worth(hand)
    purse.hand_air = hand[AIR_1]
    for cards in st.support:
        for card in cards:
            kind = card % OWNER_UNIT
            if kind != MADNESS and not is_marked(card, keep):
                purse.add_support(kind, 1)
    purse.settle()
    return purse


def hand_worth(hand: list[int]) -> int:
    """What a hand pays, packed by element; written out because it is asked at every decision."""
    return (
        (hand[0] + 2 * hand[1] + 3 * hand[2])
        + ((hand[3] + 2 * hand[4] + 3 * hand[5]) << 8)
        + ((hand[6] + 2 * hand[7] + 3 * hand[8]) << 16)
        + ((hand[9] + 2 * hand[10] + 3 * hand[11]) << 24)
    )


def is_marked(card: int, keep: int) -> bool:
    """B9.16: whether a support card has already served the grant `keep`."""
    return keep >= 0 and (card // MARK_UNIT) >> keep & 1 == 1
