"""The short text of every option: what records hold, what a player may type, and back again.

One direction is written by hand, the other derived: a text means the option whose text it is. So
the two can never disagree. Players are p1 to p5, curse slots are named by their space.
"""

from __future__ import annotations

from collections.abc import Callable

from madmage.effects.control import YES
from madmage.games.book.card import ELEMENTS, KIND_NAMES, kind_of
from madmage.games.book.effects.curses import SHIFT_UNIT
from madmage.games.book.effects.magicians import SWAP_UNIT
from madmage.games.book.effects.picking import (
    FROM_DESTROYED,
    FROM_DISCARD,
    FROM_HAND,
    FROM_SUPPORT,
    SOURCE_UNIT,
)
from madmage.games.book.effects.spells import SEAT_UNIT
from madmage.games.book.legality import ABILITY, ACQUIRE, CAST, CURE, DESTROY, LEARN, STOP
from madmage.games.book.payment import SEATS_MAX, SOURCES, kind_of_code
from madmage.games.book.state import (
    NO_SPELL,
    STREAM_COVER,
    STREAM_CURSE,
    STREAM_DECK,
    STREAM_FIRST,
    STREAM_LIBRARY,
    STREAM_MAGICIAN,
    STREAM_PAGE,
    BookState,
)
from madmage.kernel.ask import DONE
from madmage.kernel.error import NotUnderstood
from madmage.packs.source import nearest

SLOT_NAMES = ("1", "2", "3a", "3b", "4", "5")


def player(seat: int) -> str:
    """A player in short text."""
    return f"p{seat + 1}"


def support_place(place: int) -> str:
    """A support slot's area, and the card's owner if that is somebody else."""
    area, owner = place // SEATS_MAX, place % SEATS_MAX
    return player(area) if area == owner else f"{player(area)}/{player(owner)}"


def _act(st: BookState, option: int) -> str:
    spells = st.table.pack.spells
    if option == STOP:
        return "stop"
    if option == ABILITY:
        return "ability"
    if option < LEARN:
        spell, power = divmod(option - CAST, 4)
        return f"cast {spells[spell].key}" + (f" x{power}" if power else "")
    if option < ACQUIRE:
        return "learn " + _shelf(st, option - LEARN)
    if option < DESTROY:
        element, value = divmod(option - ACQUIRE, 2)
        return f"acquire {KIND_NAMES[kind_of(element, value + 2)]}"
    if option < CURE:
        return f"destroy {SLOT_NAMES[option - DESTROY]}"
    source = option - CURE
    return "cure hand" if source == 0 else f"cure support {support_place(source - 1)}"


def _shelf(st: BookState, element: int) -> str:
    spell = st.shelf[element]
    return ELEMENTS[element] if spell == NO_SPELL else st.table.pack.spells[spell].key


def pay_text(st: BookState, option: int) -> str:
    """A card of a payment in short text."""
    card = KIND_NAMES[kind_of_code(option)]
    source = option % SOURCES
    return f"pay {card}" if source == 0 else f"pay {card}@{support_place(source - 1)}"


def _card(st: BookState, option: int) -> str:
    card = KIND_NAMES[option % SOURCE_UNIT]
    source = option // SOURCE_UNIT
    if source == FROM_HAND:
        return card
    if source == FROM_DISCARD:
        return f"{card}@discard"
    if source == FROM_DESTROYED:
        return f"{card}@destroyed"
    return f"{card}@{support_place(source - FROM_SUPPORT)}"


def _give(st: BookState, option: int) -> str:
    return f"give {KIND_NAMES[option % SOURCE_UNIT]} to {player(option // SOURCE_UNIT)}"


def _upgrade(st: BookState, option: int) -> str:
    old = option % 16
    card = KIND_NAMES[old]
    return card if option // 16 == old // 3 else f"{card}>{ELEMENTS[option // 16]}"


def _owned_spell(st: BookState, option: int) -> str:
    return f"{st.table.pack.spells[option % SEAT_UNIT].key}@{player(option // SEAT_UNIT)}"


def _spell(st: BookState, option: int) -> str:
    return st.table.pack.spells[option].key


def _shift(st: BookState, option: int) -> str:
    return f"{SLOT_NAMES[option // SHIFT_UNIT]}>{SLOT_NAMES[option % SHIFT_UNIT]}"


def _swap(st: BookState, option: int) -> str:
    given = KIND_NAMES[option % SWAP_UNIT]
    taken = KIND_NAMES[option // SWAP_UNIT % SWAP_UNIT]
    return f"{given} for {taken}@{support_place(option // (SWAP_UNIT * SWAP_UNIT))}"


def _element(st: BookState, option: int) -> str:
    return ELEMENTS[option]


def _kind(st: BookState, option: int) -> str:
    return KIND_NAMES[option]


WRITERS: dict[str, Callable[[BookState, int], str]] = {
    "act": _act,
    "pay": pay_text,
    "discount": lambda st, option: f"off {option}",
    "pay_element": _element,
    "reward": _element,
    "gain": _element,
    "element": _element,
    "token": _element,
    "replacement": _element,
    "learn": _shelf,
    "forget": _spell,
    "echo": _spell,
    "spell": _owned_spell,
    "recover": _owned_spell,
    "card": _card,
    "give": _give,
    "sift": _kind,
    "order": _kind,
    "upgrade": _upgrade,
    "curse": lambda st, option: SLOT_NAMES[option],
    "shift": _shift,
    "swap": _swap,
    "player": lambda st, option: player(option),
    "may": lambda st, option: "yes" if option == YES else "no",
    "one_of": lambda st, option: f"branch {option + 1}",
}
"""How each kind of ask writes its options."""


def write(st: BookState, option: int) -> str:
    """The short text of an option of the open ask."""
    assert st.ask is not None
    return "done" if option == DONE else WRITERS[st.ask.kind](st, option)


def read(st: BookState, text: str) -> int:
    """The option that a text means, among the legal ones first, then among all one could think of."""
    from madmage.games.book.reading import forms

    ask = st.ask
    if ask is None:
        raise NotUnderstood("the game is over; nobody is asked anything")
    legal = {write(st, option): option for option in ask.options}
    wanted = " ".join(text.lower().split())
    if wanted in legal:
        return legal[wanted]
    thinkable = {write(st, c): c for c in ask.effect.candidates(st, ask.seat, ask.env)}
    meant = forms(st, text)
    for texts in (legal, thinkable):
        for form in meant:
            if form in texts:
                return texts[form]
    raise NotUnderstood(
        f"'{text}' is no answer to this question", meant=nearest(meant[1], [*legal, *thinkable])
    )


_STREAMS = {
    STREAM_FIRST: "first",
    STREAM_MAGICIAN: "magician",
    STREAM_COVER: "cover",
    STREAM_PAGE: "page",
}
"""Streams without a number of their own."""


def stream_name(stream: int) -> str:
    """A stream of chance as records call it."""
    if stream in _STREAMS:
        return _STREAMS[stream]
    base, number = stream % 100, stream // 100
    if base == STREAM_LIBRARY:
        return f"library.{ELEMENTS[number]}"
    if base == STREAM_CURSE:
        return f"curse.{(*ELEMENTS, 'multi')[number]}"
    return f"deck.{player(stream - STREAM_DECK)}"


def all_streams() -> dict[str, int]:
    """Every stream by name."""
    numbers = list(_STREAMS)
    numbers += [STREAM_LIBRARY + 100 * element for element in range(4)]
    numbers += [STREAM_CURSE + 100 * type for type in range(5)]
    numbers += [STREAM_DECK + seat for seat in range(SEATS_MAX)]
    return {stream_name(number): number for number in numbers}
