"""What a seat may do in the Book, as fixed numbers: the same number is the same deed in every position.

An option of an ask is already a number that its effect reads, by kind of ask; here each kind gets
its own place in one long list, and seats are counted from the one who is asked, clockwise. Only
this direction is written: who plays a number looks it up among the numbers of the open options.
"""

from __future__ import annotations

from typing import Final

from madmage.envs.layout import Block, Layout
from madmage.games.book.card import KINDS, TOKENS_PER_ELEMENT
from madmage.games.book.effects.curses import SHIFT_UNIT
from madmage.games.book.effects.magicians import SWAP_UNIT
from madmage.games.book.effects.picking import FROM_SUPPORT, SOURCE_UNIT
from madmage.games.book.effects.spells import SEAT_UNIT
from madmage.games.book.legality import ABILITY, ACQUIRE, CAST, CURE, DESTROY, LEARN, STOP
from madmage.games.book.payment import SEATS_MAX, SOURCES
from madmage.games.book.state import SLOTS
from madmage.kernel.ask import DONE

PLACES: Final = SEATS_MAX * SEATS_MAX
"""A card in support: in whose area, and whose it is."""
MOST_OFF: Final = 4 + TOKENS_PER_ELEMENT
"""B6.6, B1.7a: a curse costs 4 of an element and the tokens on it, so no more can be taken off."""
MOST_BRANCHES: Final = 8
"""How many branches of a card there may be to choose from."""

# How an option of an ask becomes a number.
PLAIN: Final = 0
ACT: Final = 1
PAY: Final = 2
CARD: Final = 3
GIVE: Final = 4
UPGRADE: Final = 5
SEAT_SPELL: Final = 6
SHIFT: Final = 7
SWAP: Final = 8
SEAT: Final = 9

FORMS: Final = {
    "act": ACT,
    "pay": PAY,
    "card": CARD,
    "give": GIVE,
    "upgrade": UPGRADE,
    "spell": SEAT_SPELL,
    "recover": SEAT_SPELL,
    "shift": SHIFT,
    "swap": SWAP,
    "player": SEAT,
}
"""Kinds of asks whose options have parts; all others are small numbers by themselves."""


OTHER: Final = "clockwise from who is asked, 0 is themselves"


def deed_layout(spells: int) -> Layout:
    """Every deed of a pack with so many spells."""
    return Layout((*_acts(spells), *_elements(), *_spells(spells), *_cards(), *_rest()))


def _acts(spells: int) -> tuple[Block, ...]:
    elements = 4
    return (
        Block("done", 1, "no more: ends picking or paying where that is allowed"),
        Block("stop", 1, "end the own actions (B4)"),
        Block("ability", 1, "use the magician's ability (B6.8)"),
        Block("cast", spells * 4, "cast: spell * 4 + power; power 0 where the sum paid decides"),
        Block("learn", elements, "learn the spell on the shelf of an element"),
        Block("acquire", elements * 2, "acquire a card: element * 2 + value - 2"),
        Block("destroy", SLOTS, "destroy the curse on a slot (1, 2, 3a, 3b, 4, 5)"),
        Block("cure_hand", 1, "cure a Madness in hand"),
        Block("cure_support", PLACES, f"cure a Madness in support: area * 5 + owner, {OTHER}"),
        Block(
            "pay",
            12 * (PLACES + 1),
            "pay with a card: (3 - value) * 4 + element, times 26, plus 0 from hand "
            f"or 1 + area * 5 + owner from support, {OTHER}",
        ),
        Block("discount", MOST_OFF + 1, "take so much off a curse's cost"),
    )


def _elements() -> tuple[Block, ...]:
    elements = 4
    return (
        Block("pay_element", elements, "name the element a wild card pays"),
        Block("reward", elements, "the element of a reward"),
        Block("gain", elements, "the element of a card gained"),
        Block("element", elements, "an element a card asks for"),
        Block("token", elements, "the element of a token"),
        Block("replacement", elements, "the element of a replacement"),
    )


def _spells(spells: int) -> tuple[Block, ...]:
    seats = SEATS_MAX
    return (
        Block("forget", spells, "forget an own spell"),
        Block("echo", spells, "repeat a spell"),
        Block("spell", seats * spells, f"a spell before somebody: seat * spells + spell, {OTHER}"),
        Block("recover", seats * spells, f"a spell to get back: seat * spells + spell, {OTHER}"),
    )


def _cards() -> tuple[Block, ...]:
    seats, elements = SEATS_MAX, 4
    return (
        Block(
            "card",
            (FROM_SUPPORT + PLACES) * KINDS,
            "pick a card: source * 13 + kind; sources: hand, discard pile, destroyed cards, "
            f"then support area * 5 + owner, {OTHER}",
        ),
        Block("give", seats * KINDS, f"give a card: seat * 13 + kind, {OTHER}"),
        Block("sift", KINDS, "keep a card that was looked at: its kind"),
        Block("order", KINDS, "put a card on the deck next: its kind"),
        Block(
            "upgrade", elements * KINDS, "turn a card into a better one: new element * 13 + kind"
        ),
    )


def _rest() -> tuple[Block, ...]:
    return (
        Block("curse", SLOTS, "a curse, by its slot"),
        Block("shift", SLOTS * SLOTS, "move a curse: old slot * 6 + new slot"),
        Block(
            "swap",
            PLACES * KINDS * KINDS,
            "swap a hand card with one in support: ((area * 5 + owner) * 13 + taken) * 13 + given, "
            + OTHER,
        ),
        Block("player", SEATS_MAX, f"a player, {OTHER}"),
        Block("may", 2, "no, yes"),
        Block("one_of", MOST_BRANCHES, "a branch of a card, as it is printed"),
    )


class BookDeeds:
    """The numbers of options, for packs with so many spells."""

    def __init__(self, spells: int) -> None:
        layout = deed_layout(spells)
        self.spells = spells
        self.at = layout.at
        self.size: int = layout.size
        self.forms: dict[str, int] = dict(FORMS)
        self.ability: int = layout.at["ability"]
        self.cast: int = layout.at["cast"]
        self.learn: int = layout.at["learn"]
        self.acquire: int = layout.at["acquire"]
        self.destroy: int = layout.at["destroy"]
        self.cure: int = layout.at["cure_hand"]
        self.stop: int = layout.at["stop"]

    def of(self, kind: str, seat: int, seats: int, options: tuple[int, ...]) -> list[int]:
        """The number of each option of an ask of this kind to `seat`, in their order."""
        form = self.forms.get(kind, PLAIN)
        found: list[int] = []
        if form == ACT:
            for option in options:
                found.append(self._act(seat, seats, option))
            return found
        base = self.at[kind]
        for option in options:
            if option == DONE:
                found.append(0)
            elif form == PLAIN:
                found.append(base + option)
            else:
                found.append(base + self._part(form, seat, seats, option))
        return found

    def _act(self, seat: int, seats: int, option: int) -> int:
        if option == STOP:
            return self.stop
        if option == ABILITY:
            return self.ability
        if option < LEARN:
            return self.cast + option - CAST
        if option < ACQUIRE:
            return self.learn + option - LEARN
        if option < DESTROY:
            return self.acquire + option - ACQUIRE
        if option < CURE:
            return self.destroy + option - DESTROY
        source = option - CURE
        # The block of Madness in support follows the one of Madness in hand.
        return self.cure if source == 0 else self.cure + 1 + _place(seat, seats, source - 1)

    def _part(self, form: int, seat: int, seats: int, option: int) -> int:
        if form == PAY:
            source = option % SOURCES
            where = 0 if source == 0 else 1 + _place(seat, seats, source - 1)
            return option // SOURCES * (PLACES + 1) + where
        if form == CARD:
            source = option // SOURCE_UNIT
            if source >= FROM_SUPPORT:
                source = FROM_SUPPORT + _place(seat, seats, source - FROM_SUPPORT)
            return source * KINDS + option % SOURCE_UNIT
        if form == GIVE:
            return _seat(seat, seats, option // SOURCE_UNIT) * KINDS + option % SOURCE_UNIT
        if form == SEAT_SPELL:
            return _seat(seat, seats, option // SEAT_UNIT) * self.spells + option % SEAT_UNIT
        if form == UPGRADE:
            return option // 16 * KINDS + option % 16
        if form == SHIFT:
            return option // SHIFT_UNIT * SLOTS + option % SHIFT_UNIT
        if form == SEAT:
            return _seat(seat, seats, option)
        pair = option // SWAP_UNIT % SWAP_UNIT * KINDS + option % SWAP_UNIT
        return _place(seat, seats, option // (SWAP_UNIT * SWAP_UNIT)) * KINDS * KINDS + pair


def _seat(viewer: int, seats: int, seat: int) -> int:
    """A seat counted clockwise from who is asked."""
    return (seat - viewer) % seats


def _place(viewer: int, seats: int, place: int) -> int:
    """A place in support with both its seats counted from who is asked."""
    area = _seat(viewer, seats, place // SEATS_MAX)
    return area * SEATS_MAX + _seat(viewer, seats, place % SEATS_MAX)
