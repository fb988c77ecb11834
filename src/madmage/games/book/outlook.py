"""What is still to come at a table: whose turn is next, and in whose turn each curse strikes."""

from __future__ import annotations

from madmage.games.book.curses import STRIKE, STRIKE_BOTH
from madmage.games.book.state import MONSTER, SPACE_OF_SLOT, BookState
from madmage.games.book.turn import LAST_SPACE, TURN_PAGE, pass_token

# How a curse on the track stands.
ASLEEP = "asleep"
COMING = "coming"
NEXT = "next"
NOW = "now"
PAST = "past"


def coming_turns(st: BookState) -> dict[int, int]:
    """By space of the track: who is active when the marker gets there; beyond the last one as well."""
    seats: dict[int, int] = {}
    ahead = st.copy()
    for space in range(st.marker + 1, LAST_SPACE + 2):
        pass_token(ahead)
        ahead.marker = space
        seats[space] = ahead.active
    return seats


def next_player(st: BookState) -> int:
    """Whose turn comes after this one."""
    return coming_turns(st)[st.marker + 1]


def round_shown(st: BookState) -> int:
    """The round whose monster is there: from its arrival on the new one."""
    for effect, step, _, env in st.agenda:
        if effect is TURN_PAGE and step == 1:
            return st.row + env[0]
    return st.row


def curse_state(st: BookState, slot: int) -> str:
    """Whether a slot's curse sleeps, has still to strike, or strikes no more in this round."""
    if st.asleep[slot]:
        return ASLEEP
    space = SPACE_OF_SLOT[slot]
    if st.marker == 0 or space < st.marker:
        return PAST
    if space > st.marker:
        return COMING
    if st.phase != MONSTER:
        return PAST
    for effect, _, _, env in st.agenda:
        if effect in (STRIKE, STRIKE_BOTH) and slot in env:
            return NEXT
    return NOW
