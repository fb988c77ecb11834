"""Picking several things for one effect: which asks belong together, and what a selection holds.

The rules ask card by card; whoever sits at the table names cards together. Nothing here decides
what may be picked: it only reads what the effect that asks has done.
"""

from __future__ import annotations

from madmage.games.book.card import ELEMENT_OF, KINDS, VALUE_OF
from madmage.games.book.effects.curses import SHIFT_UNIT, Still
from madmage.games.book.effects.picking import SOURCE_UNIT, Picker
from madmage.games.book.effects.spells import SEAT_UNIT
from madmage.games.book.payment import (
    EVERY_ELEMENT,
    SEATS_MAX,
    SOURCES,
    kind_of_code,
    wallet,
)
from madmage.games.book.purse import part
from madmage.games.book.state import KNOWLEDGE_UNIT, BookState
from madmage.kernel.ask import DONE, Ask
from madmage.kernel.event import Event
from madmage.kernel.native import is_a
from madmage.kernel.rules import ALONE, IN_ORDER, TOGETHER

_TOGETHER = frozenset({"pay", "card", "give", "spell", "sift", "upgrade", "shift", "swap", "token"})
_IN_ORDER = frozenset({"order", "echo", "player"})


def picking(st: BookState) -> str:
    """How an answer to the open ask is put together."""
    ask = st.ask
    if ask is None:
        return ALONE
    if ask.kind == "curse":
        return TOGETHER if is_a(ask.effect, Still) else ALONE
    if is_a(ask.effect, Picker) and not ask.effect.ordered:
        return IN_ORDER
    if ask.kind in _TOGETHER:
        return TOGETHER
    return IN_ORDER if ask.kind in _IN_ORDER else ALONE


def picked(before: BookState, after: BookState, option: int) -> tuple[int, ...]:
    """The option, and what went without a choice when it was picked."""
    ask = before.ask
    assert ask is not None
    events = after.sink or []
    if ask.kind in ("pay", "card"):
        return gone(_counts(before, ask), _counts(after, ask), option)
    if ask.kind == "upgrade":
        return _upgraded(events)
    if ask.kind == "order":
        return _ordered(before, after, option)
    if ask.kind in ("echo", "player"):
        return _named(before, after, option)
    if option == DONE:
        return ()
    found = [_code(ask.kind, event) for event in events]
    picks = tuple([code for code in found if code != DONE])
    return picks or (option,)


def _counts(st: BookState, ask: Ask) -> dict[int, int]:
    """How many cards stand behind each pick, for asks about cards in places."""
    if ask.kind == "pay":
        return wallet(st, ask.seat, ask.env[0], EVERY_ELEMENT)
    assert is_a(ask.effect, Picker)
    return ask.effect.counts(st, ask.seat)


def gone(before: dict[int, int], after: dict[int, int], option: int) -> tuple[int, ...]:
    """What is no longer there, the option first."""
    gone = [] if option == DONE else [option]
    for code, count in before.items():
        lost = count - after.get(code, 0) - gone.count(code)
        gone.extend([code] * max(0, lost))
    return tuple(gone)


def _code(kind: str, event: Event) -> int:
    """The pick behind an event, or DONE if it tells none."""
    args = event.args
    if kind == "give" and event.name == "CardGiven":
        return args[4] * SOURCE_UNIT + args[0]
    if kind == "spell" and event.name.startswith("Spell"):
        return event.seat * SEAT_UNIT + args[0]
    if kind == "sift" and event.name == "CardDiscarded":
        return args[0]
    if kind == "curse" and event.name == "CurseStilled":
        return args[0]
    if kind == "shift" and event.name == "CurseShifted":
        return args[0] * SHIFT_UNIT + args[1]
    if kind == "token" and event.name == "TokenPlaced":
        return args[2]
    return DONE


def _upgraded(events: list[Event]) -> tuple[int, ...]:
    """An exchange tells the old card and then the new one."""
    old = [event.args[0] for event in events if event.name == "CardReturned"]
    new = [event.args[0] for event in events if event.name == "CardGained"]
    return tuple([ELEMENT_OF[n] * 16 + o for o, n in zip(old, new, strict=False)])


def window(st: BookState) -> list[int]:
    """The cards looked at and not yet put back, while their player sifts or orders them."""
    ask = st.ask
    assert ask is not None
    top = st.top[ask.seat]
    kinds = [card % KNOWLEDGE_UNIT for card in top[len(top) - ask.env[2] :]]
    for kind in ask.env[4:]:
        kinds.remove(kind)
    return kinds


def _ordered(before: BookState, after: BookState, option: int) -> tuple[int, ...]:
    rest = window(before)
    rest.remove(option)
    goes_on = after.ask is not None and after.ask.kind == "order"
    return (option,) if goes_on else (option, *rest)


def _named(before: BookState, after: BookState, option: int) -> tuple[int, ...]:
    """Spells to carry out or players to do something: once all are named, they wait on the agenda."""
    ask = before.ask
    assert ask is not None
    if after.ask is not None and after.ask.effect is ask.effect:
        return (option,)
    waiting = after.agenda[len(before.agenda) - 1 :]
    all_named = [env[1] if ask.kind == "echo" else seat for _, _, seat, env in reversed(waiting)]
    return tuple(all_named[len(ask.env) - 2 :]) or (option,)


def copies(st: BookState, option: int) -> int:
    """How many equal cards stand behind an option of the open ask."""
    ask = st.ask
    assert ask is not None
    if option == DONE:
        return 1
    if ask.kind == "give":
        return st.hand[ask.seat * KINDS + option % SOURCE_UNIT]
    if ask.kind in ("pay", "card"):
        return _counts(st, ask).get(option, 1)
    if ask.kind in ("sift", "order"):
        return max(1, window(st).count(option))
    return 1


def thrift(st: BookState, picks: tuple[int, ...]) -> tuple[int, ...]:
    """Payments by waste; of everything else the most first."""
    ask = st.ask
    assert ask is not None
    return pay_thrift(ask.seat, ask.env[2], picks) if ask.kind == "pay" else (-len(picks),)


def pay_thrift(seat: int, need: int, picks: tuple[int, ...]) -> tuple[int, ...]:
    """Payments by waste: least value, no ability spent, own hand before support, few cards.

    `need` is packed by element; a card of another one pays by a magician's ability only (B10.1).
    """
    paid = [code for code in picks if code != DONE]
    areas = [(code % SOURCES - 1) // SEATS_MAX for code in paid if code % SOURCES]
    value = sum(VALUE_OF[kind_of_code(code)] for code in paid)
    strays = [c for c in paid if need and not part(need, ELEMENT_OF[kind_of_code(c)])]
    own = areas.count(seat)
    return (value, len(strays), len(areas) - own, own, len(paid))
