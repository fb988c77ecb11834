"""Every card of the Book counted, wherever it lies (B1); and twin worlds of it."""

from __future__ import annotations

from random import Random
from typing import Any

from madmage.games.book.card import COPIES, KINDS, MADNESS, MADNESS_COPIES, VALUE_OF
from madmage.games.book.purse import part
from madmage.games.book.state import (
    KNOWLEDGE_UNIT,
    MARK_UNIT,
    NO_CURSE,
    NO_SPELL,
    OWNER_UNIT,
    BookState,
)
from madmage.games.shelf import rules_of


def card_counts(st: BookState) -> list[int]:
    """All Element and Madness cards by kind, wherever they lie."""
    counts = [a + b for a, b in zip(st.box, st.destroyed, strict=True)]
    for kind in range(12):
        counts[kind] += st.supply[kind]
    counts[MADNESS] += st.madness + sum(st.under)
    for seat in range(st.table.seats):
        for kind in range(KINDS):
            counts[kind] += st.hand[seat * KINDS + kind] + st.discard[seat * KINDS + kind]
        for kind in st.deck[seat]:
            counts[kind] += 1
        for card in st.top[seat]:
            counts[card % KNOWLEDGE_UNIT] += 1
        for card in st.support[seat]:
            counts[card % OWNER_UNIT] += 1
    return counts


ALL_CARDS = [COPIES[VALUE_OF[kind]] for kind in range(12)] + [MADNESS_COPIES]


def check_conservation(st: BookState) -> None:
    """B1: every card is in exactly one place."""
    assert ALL_CARDS == card_counts(st)
    pack = st.table.pack
    spells = [entry // 16 for entries in st.spells for entry in entries]
    spells += [spell for spell in st.shelf if spell != NO_SPELL]
    spells += [*st.destroyed_spells, *st.boxed_spells]
    for number, card in enumerate(pack.spells):
        if card.basic:
            assert st.table.seats == spells.count(number)
        else:
            assert spells.count(number) <= 1
    curses = [c for c in st.curse if c != NO_CURSE]
    for pile in (*st.curse_stack, *st.curse_bottom, *st.curse_aside):
        curses.extend(pile)
    for number, card in enumerate(pack.curses):
        assert card.copies == curses.count(number)
    for element in range(4):
        lying = sum(part(tokens, element) for tokens in st.token)
        assert st.token_supply[element] + lying == 4
    for cards in st.support:
        assert all(card < MARK_UNIT for card in cards) or st.keep_depth > 0


def redeal(st: Any, viewer: int, r: Random) -> Any:
    """A twin world: everything that `viewer` cannot see is dealt anew, by the test's own means."""
    twin = rules_of("book").copy(st)
    if st.table.open_hands:
        return twin
    others = [s for s in range(st.table.seats) if s != viewer]
    cards: list[int] = []
    for seat in others:
        for kind in range(13):
            cards += [kind] * st.hand[seat * 13 + kind]
        cards += list(st.deck[seat])
        cards += [card % 16 for card in st.top[seat] if card // 16 < 2]
    r.shuffle(cards)
    for seat in others:
        size = sum(st.hand[seat * 13 : seat * 13 + 13])
        hand = [cards.pop() for _ in range(size)]
        twin.hand[seat * 13 : seat * 13 + 13] = [hand.count(kind) for kind in range(13)]
        twin.deck[seat] = bytes(sorted(cards.pop() for _ in st.deck[seat]))
        top = [card if card // 16 == 2 else card // 16 * 16 + cards.pop() for card in st.top[seat]]
        twin.top[seat] = bytes(top)
    return twin
