"""Things: drawing and losing equipment, potions and keys, within their limits (M2.6, M2.7, M5)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.character import power
from madmage.games.maze.pack import DEEP_POCKETS, KEY
from madmage.games.maze.state import (
    GEAR,
    GEAR_THING,
    MOST_KEYS,
    MOST_POTIONS,
    NO_CARD,
    NO_GEAR,
    POTIONS,
    STREAM_DECK,
    MazeState,
)
from madmage.kernel.chance import Chance

DEEP: Final = 5
"""Potions that deep pockets hold."""


def without(bag: bytes, value: int) -> bytes:
    """A sorted bag less one card."""
    at = bag.index(value)
    return bag[:at] + bag[at + 1 :]


def with_one(bag: bytes, value: int) -> bytes:
    """A sorted bag and one card more."""
    return bytes(sorted([*bag, value]))


def draw_card(st: MazeState, ch: Chance, deck: int) -> int:
    """The next card of a deck; its discard pile is shuffled when it runs out. NO_CARD if both are."""
    if not st.deck[deck]:
        st.deck[deck] = bytes(sorted(st.discard[deck]))
        st.discard[deck] = b""
        if not st.deck[deck]:
            return NO_CARD
        st.tell("Reshuffled", -1, (deck,))
    card = ch.pick(STREAM_DECK + deck, st.deck[deck])
    st.deck[deck] = without(st.deck[deck], card)
    return card


def discard_card(st: MazeState, deck: int, card: int) -> None:
    """A card to its discard pile."""
    st.discard[deck] = with_one(st.discard[deck], card)


def potion_limit(st: MazeState, seat: int) -> int:
    """M2.7: three potions, more with deep pockets."""
    return DEEP if power(st, seat) == DEEP_POCKETS else MOST_POTIONS


def drop_potion(st: MazeState, seat: int, kind: int) -> None:
    """A potion of a player to the discard pile."""
    st.potions[seat] = without(st.potions[seat], kind)
    discard_card(st, POTIONS, kind)


def drop_gear(st: MazeState, seat: int) -> None:
    """What a player wears to the discard pile."""
    worn = st.gear[seat]
    if worn != NO_GEAR:
        st.gear[seat] = NO_GEAR
        discard_card(st, GEAR, worn)


def take_key(st: MazeState, seat: int) -> bool:
    """M5.2a: a key from the supply, if there is one and a hand for it."""
    if st.supply[KEY] == 0 or st.keys[seat] >= MOST_KEYS:
        return False
    st.supply[KEY] -= 1
    st.keys[seat] += 1
    st.tell("KeyTaken", seat, (st.keys[seat],))
    return True


def spend_key(st: MazeState, seat: int) -> None:
    """A held key goes back to the supply."""
    st.keys[seat] -= 1
    st.supply[KEY] += 1


def drop_everything(st: MazeState, seat: int) -> None:
    """M9.5a, M10.2: equipment, potions and keys to their piles."""
    for kind in st.potions[seat]:
        discard_card(st, POTIONS, kind)
    st.potions[seat] = b""
    drop_gear(st, seat)
    st.supply[KEY] += st.keys[seat]
    st.keys[seat] = 0


# Graves


def grave_at(st: MazeState, field: int) -> int:
    """The number of the grave on a field, or -1."""
    for number, grave in enumerate(st.graves):
        if grave[0] == field:
            return number
    return -1


def bury(st: MazeState, seat: int, field: int) -> None:
    """M10.1, M5.5a: everything a player has under a stone on a field; one field is one heap."""
    things = [int(kind) for kind in st.potions[seat]]
    if st.gear[seat] != NO_GEAR:
        things.append(GEAR_THING + st.gear[seat])
    add_to_grave(st, field, st.keys[seat], things)
    st.potions[seat] = b""
    st.gear[seat] = NO_GEAR
    st.keys[seat] = 0


def add_to_grave(st: MazeState, field: int, keys: int, things: list[int]) -> None:
    """Things to the heap on a field; a stone is laid if none is there."""
    number = grave_at(st, field)
    if number < 0:
        st.graves.append((field, keys, *sorted(things)))
        st.graves.sort()
        return
    old = st.graves[number]
    st.graves[number] = (field, old[1] + keys, *sorted([*old[2:], *things]))


def take_from_grave(st: MazeState, number: int, thing: int) -> None:
    """One thing off a heap."""
    grave = st.graves[number]
    things = list(grave[2:])
    things.remove(thing)
    st.graves[number] = (grave[0], grave[1], *things)


def take_key_from_grave(st: MazeState, number: int) -> None:
    """One key off a heap."""
    grave = st.graves[number]
    st.graves[number] = (grave[0], grave[1] - 1, *grave[2:])


def clear_grave(st: MazeState, number: int) -> None:
    """A stone goes, and what lies under it to the piles."""
    grave = st.graves.pop(number)
    st.supply[KEY] += grave[1]
    for thing in grave[2:]:
        if thing >= GEAR_THING:
            discard_card(st, GEAR, thing - GEAR_THING)
        else:
            discard_card(st, POTIONS, thing)
