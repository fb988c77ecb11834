"""Whole selections: what an effect asks for one by one, and a person names at once.

Everything is tried on copies of the state, by the rules themselves and with a chance that refuses to
be asked: a selection is whole when the effect that asks is done with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from madmage.kernel.ask import DONE
from madmage.kernel.chance import Told
from madmage.kernel.error import Untold
from madmage.kernel.rules import ALONE, IN_ORDER, Rules
from madmage.kernel.state import State

PATIENCE = 3000
"""How many steps a search may take before it gives up."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The answers that make a selection, and everything that is picked by them."""

    options: tuple[int, ...]
    picks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What can be said about things named together."""

    options: tuple[int, ...] = ()
    """How to pick exactly these, if that is a whole selection."""
    missing: int = 0
    """How many more it takes, if they are the beginning of one."""
    wrong: int = -1
    """The place of the first thing that fits into no selection with those before it."""
    is_beyond: bool = False
    """Whether those before it are a whole selection already."""


def selections(rules: Rules[Any], st: State, most: int) -> list[Selection] | None:
    """Every whole selection at the open ask, the thriftiest first; None if there are more than `most`.

    None, too, where finding them all would take too long.
    """
    found: list[Selection] = []
    patience = [PATIENCE]
    for selection in _walk(rules, st, Selection((), ()), set(), patience):
        found.append(selection)
        if len(found) > most:
            return None
    if patience[0] < 0:
        return None
    return sorted(found, key=lambda s: rules.thrift(st, s.picks))


def things(rules: Rules[Any], st: State) -> list[int]:
    """Everything that some selection at the open ask holds; DONE last, where one may pick nothing."""
    ask = st.ask
    assert ask is not None
    found = [option for option in ask.options if option != DONE]
    why_not = ask.effect.why_not_option
    for code in rules.candidates(st):
        if code not in ask.options:
            refusal = why_not(st, ask.seat, ask.env, code)
            if refusal is not None and rules.comes_later(refusal):
                found.append(code)
    found.sort(key=lambda code: (rules.thrift(st, (code,)), code))
    return [*found, DONE] if DONE in ask.options else found


def picks_of(rules: Rules[Any], st: State, options: tuple[int, ...]) -> tuple[int, ...]:
    """Everything that was picked when the open ask, and those that followed, were answered so."""
    picks: tuple[int, ...] = ()
    for option in options:
        st, came, _ = _step(rules, st, option)
        picks += came
    return picks


def naming(rules: Rules[Any], st: State, options: tuple[int, ...]) -> tuple[int, ...]:
    """What names an answer: the option where one is the whole answer, else all that is picked."""
    return options if rules.picking(st) == ALONE else picks_of(rules, st, options)


def judge(rules: Rules[Any], st: State, wanted: tuple[int, ...]) -> Verdict:
    """Whether these things are a whole selection, the beginning of one, or which of them is wrong."""
    options = _exactly(rules, st, wanted)
    if options:
        return Verdict(options)
    missing = 0
    for end in range(1, len(wanted) + 1):
        more = _holding(rules, st, wanted[:end], [PATIENCE])
        if more is None:
            is_beyond = end > 1 and bool(_exactly(rules, st, wanted[: end - 1]))
            return Verdict(wrong=end - 1, is_beyond=is_beyond)
        missing = more
    return Verdict(missing=max(1, missing))


def _step(rules: Rules[Any], st: State, option: int) -> tuple[Any, tuple[int, ...], bool]:
    """The state after one answer, what was picked by it, and whether the same effect asks on."""
    ask = st.ask
    assert ask is not None
    after = rules.copy(st)
    after.sink = []
    try:
        rules.step(after, option, Told({}, None))
    except Untold:
        return after, rules.picked(st, after, option), False
    now = after.ask
    goes_on = (
        now is not None
        and now.effect is ask.effect
        and now.kind == ask.kind
        and now.seat == ask.seat
    )
    return after, rules.picked(st, after, option), goes_on


def _walk(
    rules: Rules[Any],
    st: State,
    so_far: Selection,
    seen: set[tuple[bool, tuple[int, ...]]],
    patience: list[int],
) -> Iterator[Selection]:
    assert st.ask is not None
    is_row = rules.picking(st) == IN_ORDER
    for option in st.ask.options:
        patience[0] -= 1
        if patience[0] < 0:
            return
        after, came, goes_on = _step(rules, st, option)
        picks = (*so_far.picks, *came)
        key = (goes_on, picks if is_row else tuple(sorted(picks)))
        if key in seen:
            continue
        seen.add(key)
        selection = Selection((*so_far.options, option), picks if is_row else key[1])
        if goes_on:
            yield from _walk(rules, after, selection, seen, patience)
        else:
            yield selection


def _without(
    wanted: tuple[int, ...], came: tuple[int, ...], is_row: bool
) -> tuple[int, ...] | None:
    """What is left of the wanted things when `came` has come, or None if something else came."""
    rest = list(wanted)
    for thing in came:
        if thing not in (rest[:1] if is_row else rest):
            return None
        rest.remove(thing)
    return tuple(rest)


def _exactly(rules: Rules[Any], st: State, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """The answers that pick exactly these things, or nothing."""
    assert st.ask is not None
    is_row = rules.picking(st) == IN_ORDER
    for option in st.ask.options:
        if (option not in wanted) if wanted else (option != DONE):
            continue
        after, came, goes_on = _step(rules, st, option)
        rest = _without(wanted, came, is_row)
        if rest is None or (rest and not goes_on):
            continue
        if not goes_on:
            return (option,)
        deeper = _exactly(rules, after, rest)
        if deeper:
            return (option, *deeper)
    return ()


def _holding(
    rules: Rules[Any], st: State, wanted: tuple[int, ...], patience: list[int]
) -> int | None:
    """How much else some selection holds that holds all these things, or None if there is none."""
    assert st.ask is not None
    for thing in wanted:
        refusal = rules.explain(st, thing)
        if refusal is not None and not rules.comes_later(refusal):
            return None
    is_row = rules.picking(st) == IN_ORDER
    for option in sorted(st.ask.options, key=lambda o: o not in wanted):
        patience[0] -= 1
        if patience[0] < 0:
            return None
        after, came, goes_on = _step(rules, st, option)
        rest, others = list(wanted), 0
        for thing in came:
            if thing in (rest[:1] if is_row else rest):
                rest.remove(thing)
            else:
                others += 1
        if is_row and rest and others:
            continue
        more = _holding(rules, after, tuple(rest), patience) if goes_on else 0
        if more is not None and (goes_on or not rest):
            return others + more
    return None
