"""Proposals at the Book's table: actions by their short texts, and cards put into support.

A step is an action as notation writes it (`destroy 3a`, `cast ice x2`), or `support fire 2 air 1`:
cards worth so many elements into one's own support, by whatever spell.
"""

from __future__ import annotations

from collections.abc import Iterable

from madmage.games.book.card import ELEMENT_OF, ELEMENTS, KIND_NAMES, KINDS, MADNESS, VALUE_OF
from madmage.games.book.legality import (
    ABILITY_PASSIVE,
    ACQUIRE,
    CAST,
    CURE,
    DESTROY,
    LEARN,
    NO_ABILITY,
    NO_CURSE_THERE,
    NO_MADNESS_THERE,
    NOT_YOUR_SPELL,
    POWER_BY_SUM,
    POWER_IS_NAMED,
    SHELF_EMPTY,
    STACK_EMPTY,
    STOP,
    act_candidates,
    why_not_act,
)
from madmage.games.book.notation import WRITERS
from madmage.games.book.purse import NO_KEEP, purse_of
from madmage.games.book.state import BookState
from madmage.kernel.event import Event
from madmage.kernel.talk import Talk
from madmage.kernel.view import View

SUPPORT = "support"
MOST_ELEMENTS = 9
NOT_THERE = (
    NOT_YOUR_SPELL,
    POWER_IS_NAMED,
    POWER_BY_SUM,
    SHELF_EMPTY,
    STACK_EMPTY,
    NO_CURSE_THERE,
    NO_MADNESS_THERE,
    NO_ABILITY,
    ABILITY_PASSIVE,
)
"""Refusals that no later moment of the round will take back."""


def elements_of(text: str) -> list[int] | None:
    """How many of each element a step wants in support; None if it is another step or none."""
    words = text.split()
    if len(words) < 3 or words[0] != SUPPORT or len(words) % 2 == 0:
        return None
    wanted = [0, 0, 0, 0]
    for name, count in zip(words[1::2], words[2::2], strict=True):
        if name not in ELEMENTS or not (count.isascii() and count.isdigit()):
            return None
        if wanted[ELEMENTS.index(name)] or not 0 < int(count[:3]) <= MOST_ELEMENTS:
            return None
        wanted[ELEMENTS.index(name)] = int(count)
    return wanted


def support_text(wanted: list[int]) -> str:
    """The step that puts so many of each element into support."""
    parts = [f"{ELEMENTS[e]} {count}" for e, count in enumerate(wanted) if count]
    return " ".join([SUPPORT, *parts])


def act_code(st: BookState, text: str) -> int | None:
    """The action behind a short text, whoever takes it."""
    write = WRITERS["act"]
    for code in act_candidates(st):
        if code != STOP and write(st, code) == text:
            return code
    return None


class BookTalk(Talk):
    """The Book's proposals."""

    def thing_of(self, view: View, seat: int, text: str) -> str | None:
        st = view.known
        assert isinstance(st, BookState)
        if not st.alive[seat]:
            return None
        wanted = elements_of(text)
        if wanted is not None:
            return SUPPORT if text == support_text(wanted) else None
        code = act_code(st, text)
        if code is None:
            return None
        refusal = why_not_act(st, seat, purse_of(st, seat, NO_KEEP), code, False)
        # B9.14: whether a closed hand holds a Madness is its owner's secret, so it may be said.
        if refusal in NOT_THERE and (code != CURE or st.table.open_hands):
            return None
        return _thing(st, code)

    def is_done(self, events: Iterable[Event], seat: int, text: str) -> bool:
        wanted = elements_of(text)
        if wanted is None:
            return False
        given = [0, 0, 0, 0]
        for event in events:
            if event.name == "CardSupported" and event.seat == seat:
                kind = event.args[0]
                if 0 <= kind < KINDS and kind != MADNESS:
                    given[ELEMENT_OF[kind]] += VALUE_OF[kind]
        return all(have >= want for have, want in zip(given, wanted, strict=True))


def _thing(st: BookState, code: int) -> str:
    """What an action is about, by its key."""
    pack = st.table.pack
    if code >= CURE:
        return "madness"
    if code >= DESTROY:
        return pack.curses[st.curse[code - DESTROY]].key
    if code >= ACQUIRE:
        element, value = divmod(code - ACQUIRE, 2)
        return KIND_NAMES[element * 3 + value + 1]
    if code >= LEARN:
        return pack.spells[st.shelf[code - LEARN]].key
    return pack.spells[(code - CAST) // 4].key if code >= CAST else "ability"
