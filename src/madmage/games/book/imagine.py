"""Imagining: a state that fits a view, with everything the seat cannot see dealt anew.

Search plays on in imagined states; the proof that views do not leak compares them. Only hands and
decks that the seat cannot look into hold something hidden: all other piles are open, and decks
have no order to hide.
"""

from __future__ import annotations

from madmage.games.book.card import KINDS
from madmage.games.book.movement import as_deck
from madmage.games.book.state import KNOWLEDGE_UNIT, STREAM_DECK, BookState
from madmage.games.book.visibility import UNKNOWN_TOP, Hidden
from madmage.kernel.chance import Chance
from madmage.kernel.error import NotUnderstood


def imagine(known: BookState, hidden: Hidden, ch: Chance) -> BookState:
    """A copy of `known` with the hidden cards dealt at random to where they may lie."""
    if known.ask is not None and not known.agenda:
        raise NotUnderstood(
            "a seat can only imagine a game with closed hands when it is asked itself"
        )
    st = known.copy()
    pool = as_deck(list(hidden.pool))
    for seat in range(st.table.seats):
        stream = STREAM_DECK + seat
        st.top[seat], pool = _deal_top(st.top[seat], pool, stream, ch)
        for _ in range(hidden.hand_sizes[seat]):
            kind, pool = _deal(pool, stream, ch)
            st.hand[seat * KINDS + kind] += 1
        cards: list[int] = []
        for _ in range(hidden.deck_sizes[seat]):
            kind, pool = _deal(pool, stream, ch)
            cards.append(kind)
        if cards:
            cards.sort()
            st.deck[seat] = bytes(cards)
    return st


def _deal(pool: bytes, stream: int, ch: Chance) -> tuple[int, bytes]:
    kind = ch.pick(stream, pool)
    at = pool.index(kind)
    return kind, pool[:at] + pool[at + 1 :]


def _deal_top(top: bytes, pool: bytes, stream: int, ch: Chance) -> tuple[bytes, bytes]:
    cards: list[int] = []
    for card in top:
        if card % KNOWLEDGE_UNIT != UNKNOWN_TOP:
            cards.append(card)
        else:
            kind, pool = _deal(pool, stream, ch)
            cards.append(card - UNKNOWN_TOP + kind)
    return bytes(cards), pool
