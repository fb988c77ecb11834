"""Who may see what: the one table from which views, redaction and undo barriers are derived (B9.14).

Hands are their owner's, or everybody's at a table with open hands. Decks have an owner who knows
what is in them, and nobody who knows their order. Everything else lies open.
"""

from __future__ import annotations

from madmage.games.book.card import DECK, HAND, KINDS
from madmage.games.book.state import (
    KNOWLEDGE_UNIT,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    BookState,
)
from madmage.kernel.ask import DONE, Ask
from madmage.kernel.event import Event

CARD_EVENTS = frozenset(
    {
        "CardDrawn",
        "CardDiscarded",
        "CardPaid",
        "CardDestroyed",
        "CardSupported",
        "CardTaken",
        "CardTopdecked",
        "CardGiven",
        "CardLookedAt",
        "CardRevealed",
        "CardMilled",
        "CardAcquired",
        "CardGained",
        "CardReturned",
        "MadnessReceived",
        "MadnessCured",
        "MadnessReturned",
        "MadnessBoxed",
        "MadnessPlaced",
    }
)
"""Events about one card that moved: (kind, place, seat, place, seat, who knew it on top of a deck)."""

NEWS_TO_ALL = frozenset({"PageTurned", "SpellRevealed", "CursePlaced"})
"""Events in which chance turns something up for the whole table."""

TURNED_OVER = "CardRevealed"
"""A card turned over lies face up before all for a moment, wherever it goes then (B9.14)."""

UNKNOWN = -1
"""What stands for a card that the reader may not know."""


def sees_hand(st: BookState, viewer: int, owner: int) -> bool:
    """Whether `viewer` may look into `owner`'s hand, and know what `owner` knows of the own deck."""
    return st.table.open_hands or viewer == owner


def knows_top(st: BookState, viewer: int, owner: int, known: int) -> bool:
    """Whether `viewer` knows a card on top of `owner`'s deck that is `known` to so many."""
    if known == KNOWN_TO_OWNER:
        return sees_hand(st, viewer, owner)
    return known == KNOWN_TO_ALL


def sees_place(st: BookState, viewer: int, place: int, owner: int, known: int) -> bool:
    """Whether `viewer` may know a card lying in a place."""
    if place == HAND:
        return sees_hand(st, viewer, owner)
    if place == DECK:
        return knows_top(st, viewer, owner, known)
    return True


def sees_card(st: BookState, event: Event, viewer: int) -> bool:
    """Whether `viewer` may know which card an event is about: from where it came or where it went."""
    _, place, owner, new_place, new_owner, known = event.args
    return sees_place(st, viewer, place, owner, known) or sees_arrival(
        st, event, viewer, new_place, new_owner
    )


def sees_arrival(st: BookState, event: Event, viewer: int, place: int, owner: int) -> bool:
    """Whether `viewer` sees the card where it arrives. On a deck its owner knows what was put there."""
    if event.name == TURNED_OVER:
        return True
    known = KNOWN_TO_ALL if event.name == "MadnessReceived" else KNOWN_TO_OWNER
    return sees_place(st, viewer, place, owner, known)


def redact(st: BookState, event: Event, viewer: int) -> Event:
    """An event as `viewer` may know it: a hidden card becomes UNKNOWN."""
    if event.name not in CARD_EVENTS or sees_card(st, event, viewer):
        return event
    return Event(event.name, event.seat, (UNKNOWN, *event.args[1:]))


def learners(st: BookState, event: Event) -> tuple[int, ...]:
    """The seats that learned something from an event: they see where the card went, not whence it came."""
    seats = tuple(seat for seat in range(st.table.seats) if st.alive[seat])
    if event.name in NEWS_TO_ALL:
        return seats
    if event.name not in CARD_EVENTS:
        return ()
    _, place, owner, new_place, new_owner, known = event.args
    return tuple(
        seat
        for seat in seats
        if sees_arrival(st, event, seat, new_place, new_owner)
        and not sees_place(st, seat, place, owner, known)
    )


HAND_ASKS = frozenset({"card", "give", "pay", "sift", "order", "upgrade", "swap"})
"""Asks whose options are about cards that only their owner may see."""


def knows_choice(st: BookState, option: int, events: tuple[Event, ...], viewer: int) -> bool:
    """Whether `viewer` knows what was chosen at the open ask: by looking on, or by what came of it."""
    ask = st.ask
    if ask is None or option == DONE or ask.kind not in HAND_ASKS:
        return True
    if sees_hand(st, viewer, ask.seat):
        return True
    # B9.1b: an order of cards is told to nobody. Else the card that was picked is the first to move.
    if ask.kind == "order" or not events or events[0].name not in CARD_EVENTS:
        return False
    return sees_card(st, events[0], viewer)


UNKNOWN_TOP = 15
"""In a view: a card on top of a deck that the viewer does not know."""


class Hidden:
    """What lies where a viewer cannot look: sizes by seat, and all those cards together by kind."""

    __slots__ = ("deck_sizes", "hand_sizes", "pool")

    def __init__(
        self, hand_sizes: tuple[int, ...], deck_sizes: tuple[int, ...], pool: tuple[int, ...]
    ) -> None:
        self.hand_sizes = hand_sizes
        self.deck_sizes = deck_sizes
        self.pool = pool

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hidden):
            return NotImplemented
        mine = (self.hand_sizes, self.deck_sizes, self.pool)
        return mine == (other.hand_sizes, other.deck_sizes, other.pool)

    def __hash__(self) -> int:
        return hash((self.hand_sizes, self.deck_sizes, self.pool))


def known_to(st: BookState, viewer: int) -> tuple[BookState, Hidden]:
    """A state that holds what `viewer` may know, and how much is hidden from them."""
    known = st.open_part()
    seats = st.table.seats
    pool = [0] * KINDS
    hand_sizes, deck_sizes = [0] * seats, [0] * seats
    for seat in range(seats):
        base = seat * KINDS
        hand = st.hand[base : base + KINDS]
        if sees_hand(st, viewer, seat):
            known.hand[base : base + KINDS] = hand
            known.deck[seat] = st.deck[seat]
        else:
            hand_sizes[seat] = sum(hand)
            deck_sizes[seat] = len(st.deck[seat])
            for kind in range(KINDS):
                pool[kind] += hand[kind]
            for kind in st.deck[seat]:
                pool[kind] += 1
        known.top[seat] = _known_top(st, viewer, seat, pool)
    _show_ask(st, viewer, known)
    return known, Hidden(tuple(hand_sizes), tuple(deck_sizes), tuple(pool))


def _known_top(st: BookState, viewer: int, seat: int, pool: list[int]) -> bytes:
    cards: list[int] = []
    for card in st.top[seat]:
        known = card // KNOWLEDGE_UNIT
        if knows_top(st, viewer, seat, known):
            cards.append(card)
        else:
            pool[card % KNOWLEDGE_UNIT] += 1
            cards.append(UNKNOWN_TOP + known * KNOWLEDGE_UNIT)
    return bytes(cards)


def _show_ask(st: BookState, viewer: int, known: BookState) -> None:
    """Who is asked for what is open; the options, and the picks made so far, are the asked one's own.

    Frames on the agenda can tell which hidden cards somebody has picked, so that a viewer gets
    them with the own ask, or where hands are open anyway.
    """
    ask = st.ask
    if ask is None or ask.seat == viewer or st.table.open_hands:
        known.ask = ask
        known.agenda = st.agenda[:]
    else:
        known.ask = Ask(ask.seat, ask.kind, (), ask.effect, (), ask.sealed)
        known.agenda = []
