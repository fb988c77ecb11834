"""How cards change place: drawing, receiving Madness, discarding, curing, and the rest.

Every way an Element or Madness card can move is here once, with its event, so that verbs and
phases share one meaning of *draw* and the count of cards is kept in one file.
"""

from __future__ import annotations

from madmage.games.book.card import (
    BOX,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    KINDS,
    MADNESS,
    STACK,
    SUPPLY,
    SUPPORT,
    VALUE_OF,
)
from madmage.games.book.state import (
    KNOWLEDGE_UNIT,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    MARK_UNIT,
    OWNER_UNIT,
    STREAM_DECK,
    BookState,
)
from madmage.kernel.chance import Chance
from madmage.kernel.outcome import Outcome


def tell_card(
    st: BookState,
    name: str,
    seat: int,
    kind: int,
    source: tuple[int, int],
    target: tuple[int, int],
    known: int = 0,
) -> None:
    """Report that a card moved. `known` says who knew a card that lay on top of a deck.

    Callers on hot paths look at `st.sink` themselves first.
    """
    if st.sink is not None:
        st.tell(name, seat, (kind, source[0], source[1], target[0], target[1], known))


def lose(st: BookState, rule: str, reason: str, seat: int = -1, is_deck: int = 0) -> None:
    """B8.2a: the loss is at once; nothing after it is resolved.

    The event tells who had no Madness left to receive, and whether an empty deck was the cause.
    """
    st.outcome = Outcome("lost", rule, reason, tuple([0.0] * st.table.seats))
    st.tell("GameLost", seat, (is_deck,))


def win(st: BookState) -> None:
    """B8.1."""
    st.outcome = Outcome("won", "B8.1", "last_page_clear", tuple([1.0] * st.table.seats))
    st.tell("GameWon", -1, ())


def receive(st: BookState, seat: int, place: int, is_deck: int = 0) -> bool:
    """B9.3: one Madness from the stack; False if there was none and the game is lost (B8.2)."""
    if st.madness == 0:
        lose(st, "B8.2", "stack_empty", seat, is_deck)
        return False
    st.madness -= 1
    if place == HAND:
        st.hand[seat * KINDS + MADNESS] += 1
    elif place == SUPPORT:
        # B9.4: it comes even if support is full.
        add_support(st, seat, MADNESS, seat)
    elif place == DECK:
        st.top[seat] = st.top[seat] + bytes((MADNESS + KNOWN_TO_ALL * KNOWLEDGE_UNIT,))
    else:
        st.discard[seat * KINDS + MADNESS] += 1
    if st.sink is not None:
        tell_card(st, "MadnessReceived", seat, MADNESS, (STACK, -1), (place, seat))
    return True


def deck_size(st: BookState, seat: int) -> int:
    """How many cards a player's deck holds."""
    return len(st.deck[seat]) + len(st.top[seat])


def shuffle_discard(st: BookState, seat: int) -> None:
    """Shuffle the discard pile into the deck: all of it loses its order, the known top too."""
    counts = st.discard[seat * KINDS : seat * KINDS + KINDS]
    for kind in st.deck[seat]:
        counts[kind] += 1
    for card in st.top[seat]:
        counts[card % KNOWLEDGE_UNIT] += 1
    st.deck[seat] = as_deck(counts)
    st.top[seat] = b""
    for kind in range(KINDS):
        st.discard[seat * KINDS + kind] = 0
    st.tell("DeckShuffled", seat, ())


def as_deck(counts: list[int]) -> bytes:
    """Counts by kind as the sorted contents of a deck."""
    cards: list[int] = []
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            cards.append(kind)
    return bytes(cards)


def prepare_deck(st: BookState, seat: int, wanted: int) -> bool:
    """Make sure that a card can be taken: B9.1's Madness and shuffle. False if the game is lost.

    By the ruling `short_deck` a deck with fewer cards than wanted already counts as too small.
    """
    size = deck_size(st, seat)
    if size > 0 and not (st.table.law.shuffle_when_short and size < wanted):
        return True
    if not receive(st, seat, DISCARD, 1):
        return False
    shuffle_discard(st, seat)
    return True


def take_top(st: BookState, ch: Chance, seat: int) -> int:
    """Take the next card off a deck that is not empty, as kind + who knew it * 16."""
    top = st.top[seat]
    if top:
        st.top[seat] = top[:-1]
        return top[-1]
    deck = st.deck[seat]
    kind = ch.pick(STREAM_DECK + seat, deck)
    at = deck.index(kind)
    st.deck[seat] = deck[:at] + deck[at + 1 :]
    return kind


def draw(st: BookState, ch: Chance, seat: int, count: int) -> int:
    """B9.1: draw cards one by one; the number drawn (fewer only if the game is lost)."""
    for drawn in range(count):
        if len(st.deck[seat]) < count - drawn and not prepare_deck(st, seat, count - drawn):
            return drawn
        card = take_top(st, ch, seat)
        kind = card % KNOWLEDGE_UNIT
        st.hand[seat * KINDS + kind] += 1
        st.drawn = kind
        if st.sink is not None:
            known = card // KNOWLEDGE_UNIT
            tell_card(st, "CardDrawn", seat, kind, (DECK, seat), (HAND, seat), known)
    return count


def put_on_deck(st: BookState, seat: int, kind: int) -> None:
    """B9.10: face down on top, the next card drawn; its owner knows it."""
    st.top[seat] = st.top[seat] + bytes((kind + KNOWN_TO_OWNER * KNOWLEDGE_UNIT,))


def hand_to_discard(st: BookState, seat: int, kind: int, name: str) -> None:
    """A hand card onto its owner's discard pile, reported as `name`."""
    st.hand[seat * KINDS + kind] -= 1
    st.discard[seat * KINDS + kind] += 1
    if st.sink is not None:
        tell_card(st, name, seat, kind, (HAND, seat), (DISCARD, seat))


def to_stack(st: BookState, seat: int, place: int, place_seat: int) -> None:
    """B6.7: a cured Madness, already taken from its place, goes back to the stack."""
    st.madness += 1
    tell_card(st, "MadnessCured", seat, MADNESS, (place, place_seat), (STACK, -1))


def add_support(st: BookState, area: int, kind: int, owner: int) -> None:
    """Lay a card into a player's support, sorted, so that equal tables are equal."""
    cards = [*st.support[area], kind + owner * OWNER_UNIT]
    cards.sort()
    st.support[area] = tuple(cards)


def remove_support(st: BookState, area: int, kind: int, owner: int) -> None:
    """Take one such card out of a support; a marked one only if no other is there."""
    cards = list(st.support[area])
    wanted = kind + owner * OWNER_UNIT
    for i in range(len(cards)):
        if cards[i] % MARK_UNIT == wanted:
            del cards[i]
            st.support[area] = tuple(cards)
            return


def free_slots(st: BookState, seat: int) -> int:
    """B9.5b: slots left; none while support holds more than its slots."""
    return max(0, st.table.slots[seat] - len(st.support[seat]))


def support_to_discard(
    st: BookState, area: int, kind: int, owner: int, name: str, by: int = -1
) -> None:
    """B9.5b: a support card goes to its owner's discard pile, or to the box with its owner (B7.2a).

    `by` is who does it, where that need not be the owner.
    """
    remove_support(st, area, kind, owner)
    if st.alive[owner]:
        st.discard[owner * KINDS + kind] += 1
        seat = owner if by < 0 else by
        tell_card(st, name, seat, kind, (SUPPORT, area), (DISCARD, owner))
    else:
        # Everything of an eliminated player goes to the box; their elimination was told once.
        st.box[kind] += 1


def destroy_card(st: BookState, seat: int, kind: int, place: int) -> None:
    """B9.6: a card, already taken from its place, goes to the common open pile."""
    st.destroyed[kind] += 1
    tell_card(st, "CardDestroyed", seat, kind, (place, seat), (DESTROYED, -1))


def return_to_supply(st: BookState, seat: int, kind: int, place: int) -> None:
    """An exchanged card, already taken from its place, goes back to its stack; a value 1 to the box."""
    target = BOX if VALUE_OF[kind] == 1 else SUPPLY
    pile = st.box if target == BOX else st.supply
    pile[kind] += 1
    tell_card(st, "CardReturned", seat, kind, (place, seat), (target, -1))
