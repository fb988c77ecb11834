"""Which refused answers are worth a line: those about something that is there, each thing once."""

from __future__ import annotations

from madmage.games.book.card import KINDS
from madmage.games.book.effects.magicians import SWAP_UNIT
from madmage.games.book.effects.picking import (
    FROM_DESTROYED,
    FROM_DISCARD,
    FROM_HAND,
    FROM_SUPPORT,
    SOURCE_UNIT,
)
from madmage.games.book.effects.spells import SEAT_UNIT
from madmage.games.book.legality import CAST, LEARN
from madmage.games.book.payment import SEATS_MAX
from madmage.games.book.state import MARK_UNIT, OWNER_UNIT, BookState
from madmage.kernel.ask import DONE


def is_thinkable(st: BookState, option: int) -> bool:
    """Whether somebody at the table would think of this answer to the open ask."""
    ask = st.ask
    if ask is None or option == DONE:
        return False
    if ask.kind == "act" and CAST <= option < LEARN:
        return _is_castable_so(st, option, ask.options)
    if ask.kind == "card":
        return _has(st, ask.seat, option // SOURCE_UNIT, option % SOURCE_UNIT)
    if ask.kind == "give":
        return st.hand[ask.seat * KINDS + option % SOURCE_UNIT] > 0
    if ask.kind == "spell":
        spells = [entry // 16 for entry in st.spells[option // SEAT_UNIT]]
        return option % SEAT_UNIT in spells
    if ask.kind == "recover":
        return option % SEAT_UNIT in st.destroyed_spells
    if ask.kind == "swap":
        place = option // (SWAP_UNIT * SWAP_UNIT)
        is_held = st.hand[ask.seat * KINDS + option % SWAP_UNIT] > 0
        return is_held and _lies(st, place, option // SWAP_UNIT % SWAP_UNIT)
    return True


def _is_castable_so(st: BookState, option: int, legal: tuple[int, ...]) -> bool:
    """The way of naming the power that this table plays, and only the lowest power out of reach."""
    power = (option - CAST) % 4
    if st.table.law.power_by_sum:
        return power == 0
    return power == 1 or (power > 1 and option - 1 in legal)


def _has(st: BookState, seat: int, source: int, kind: int) -> bool:
    """Whether such a card is in the place that a pick means."""
    if source == FROM_HAND:
        return st.hand[seat * KINDS + kind] > 0
    if source == FROM_DISCARD:
        return st.discard[seat * KINDS + kind] > 0
    if source == FROM_DESTROYED:
        return st.destroyed[kind] > 0
    return _lies(st, source - FROM_SUPPORT, kind)


def _lies(st: BookState, place: int, kind: int) -> bool:
    """Whether such a card lies in a support, put there by such an owner."""
    area, owner = divmod(place, SEATS_MAX)
    return kind + owner * OWNER_UNIT in [card % MARK_UNIT for card in st.support[area]]
