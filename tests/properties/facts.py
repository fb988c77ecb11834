"""Everything a state says, as one comparable value; and the count of all cards (B1)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from madmage.games.book.card import COPIES, KINDS, MADNESS, MADNESS_COPIES, VALUE_OF
from madmage.games.book.purse import part
from madmage.games.book.state import (
    KNOWLEDGE_UNIT,
    MARK_UNIT,
    NO_CURSE,
    NO_SPELL,
    OWNER_UNIT,
    BookState,
)

LEFT_OUT = {"table", "sink"}
SOURCES = Path(__file__).resolve().parent.parent.parent / "src" / "madmage"


def slots(file: str, name: str) -> tuple[str, ...]:
    """The slots of a class, read from its source: a compiled class does not tell them."""
    for node in ast.parse((SOURCES / file).read_text()).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            for line in node.body:
                if isinstance(line, ast.Assign) and line.targets[0].id == "__slots__":
                    return ast.literal_eval(line.value)
    raise LookupError(name)


FIELDS = [
    name
    for name in (*slots("kernel/state.py", "State"), *slots("games/book/state.py", "BookState"))
    if name not in LEFT_OUT
]


def facts(st: Any) -> dict[str, Any]:
    """Every field of a state, lists copied, so that two states can be compared."""
    found: dict[str, Any] = {}
    for name in FIELDS:
        value = getattr(st, name)
        found[name] = list(value) if isinstance(value, list) else value
    ask = found.pop("ask")
    found["ask"] = None if ask is None else (ask.seat, ask.kind, ask.options, ask.env)
    return found


def card_counts(st: BookState) -> list[int]:
    """All Element and Madness cards by kind, wherever they lie."""
    counts = [a + b for a, b in zip(st.box, st.destroyed, strict=True)]
    for kind in range(12):
        counts[kind] += st.supply[kind]
    counts[MADNESS] += st.madness + sum(st.under)
    for seat in range(st.table.seats):
        for kind in range(KINDS):
            counts[kind] += st.hand[seat * KINDS + kind] + st.discard[seat * KINDS + kind]
        for kind in st.deck[seat]:
            counts[kind] += 1
        for card in st.top[seat]:
            counts[card % KNOWLEDGE_UNIT] += 1
        for card in st.support[seat]:
            counts[card % OWNER_UNIT] += 1
    return counts


ALL_CARDS = [COPIES[VALUE_OF[kind]] for kind in range(12)] + [MADNESS_COPIES]


def check_conservation(st: BookState) -> None:
    """B1: every card is in exactly one place."""
    assert ALL_CARDS == card_counts(st)
    pack = st.table.pack
    spells = [entry // 16 for entries in st.spells for entry in entries]
    spells += [spell for spell in st.shelf if spell != NO_SPELL]
    spells += [*st.destroyed_spells, *st.boxed_spells]
    for number, card in enumerate(pack.spells):
        if card.basic:
            assert st.table.seats == spells.count(number)
        else:
            assert spells.count(number) <= 1
    curses = [c for c in st.curse if c != NO_CURSE]
    for pile in (*st.curse_stack, *st.curse_bottom, *st.curse_aside):
        curses.extend(pile)
    for number, card in enumerate(pack.curses):
        assert card.copies == curses.count(number)
    for element in range(4):
        lying = sum(part(tokens, element) for tokens in st.token)
        assert st.token_supply[element] + lying == 4
    for cards in st.support:
        assert all(card < MARK_UNIT for card in cards) or st.keep_depth > 0
