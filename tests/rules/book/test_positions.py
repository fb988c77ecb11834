"""Positions: any moment may be set up, but none that contradicts itself; each refusal has its rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from madmage import Match
from madmage.games.book.loading import load_pack
from madmage.kernel.error import SetupRefused
from madmage.testing import table
from properties.book_counts import check_conservation
from rules.book.tables import book

PACK = load_pack("default")


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"turn": 0}, "B4.3"),
        ({"turn": -5}, "B4.3"),
        ({"turn": 32}, "B4.3"),
        ({"turn": 10**5000}, None),
        ({"round": 0}, "B4.3"),
        ({"round": 7}, "B4.3"),
        ({"round": -1}, "B4.3"),
        ({"marker": -1}, "B5.1"),
        ({"marker": 6}, "B5.1"),
        ({"boost": -5}, ""),
        ({"boost": 10**6}, ""),
        ({"discount_turn": -1}, ""),
        ({"discount_check": 10**9}, ""),
        ({"out": ["p1", "p2"]}, "B7.2a"),
        ({"out": ["p1"]}, "B7.2a"),
        ({"out": ["p2"], "active": "p2"}, "B7.2a"),
        ({"out": ["p2"], "hands": {"p2": "fire1"}}, "B7.2"),
        ({"out": ["p2"], "shuffled": {"p2": "fire1"}}, "B7.2"),
        ({"out": ["p2"], "spells": {"p2": "growth"}}, "B7.2"),
        ({"out": ["p2"], "supports": {"p1": "fire1@p2"}}, "B7.2"),
        ({"curses": {"2": {"curse": "ashen_dreams", "madness": -3}}}, "B5.7"),
        ({"curses": {"2": {"curse": "ashen_dreams", "madness": 10**5000}}}, None),
        ({"curses": {"2": {"curse": "fever", "tokens": "air air air air air"}}}, "B1.7"),
        ({"curses": {"1": "fever"}}, "B3.2"),
        ({"curses": {"2": "fever", "3a": "fever", "3b": "fever", "4": "fever"}}, "B1.3"),
        ({"tokens_left": {"air": 99}}, "B1.7"),
        ({"tokens_left": {"air": -1}}, "B1.7"),
        ({"tokens_left": {"air": 4}, "curses": {"2": {"curse": "fever", "tokens": "air"}}}, "B1.7"),
        ({"curse_stacks": {"air": ["fever"]}}, "B2.2"),
        ({"curse_stacks": {"fire": ["fever"] * 300}}, "B1.3"),
        ({"curses_under": {"air": ["fever"]}}, "B2.2"),
        ({"library": {"air": "ripen"}}, "B2.6"),
        ({"library": {"air": "telepathy"}}, "B2.6"),
        ({"spells": {"p1": "growth growth", "p2": ""}}, "B1.4"),
        ({"spells": {"p1": "growth ice telepathy combustion echo ripen"}}, "B6.4"),
        ({"supports": {"p1": "fire1 fire1 fire1 fire1"}}, "B9.5"),
        ({"supply": {"madness": 3}}, None),
        ({"supply": {"fire2": -1}}, "B2.3"),
        ({"supply": {"fire1": 3}}, "B2.3"),
        ({"page": "final"}, "B2.5"),
        ({"phase": "monster", "marker": 5, "round": 6, "page": "ashes_to_ink"}, "B2.5"),
        ({"phase": "concentration", "turn": 1, "curses": {"2": "fever"}}, "B5.6"),
        ({"phase": "concentration", "turn": 1, "round": 2}, "B5.6"),
        ({"madness": -1}, "B1.2"),
        ({"madness": 36}, "B1.2"),
        ({"hands": {"p1": ["fire3"] * 7}}, "B1.1"),
        ({"phase": "lunch"}, None),
        ({"active": "p9"}, None),
    ],
)
def test_a_position_that_contradicts_itself_is_refused_with_its_rule(facts, rule):
    """B1 to B9: where a rule stands against it, the refusal names it."""
    with pytest.raises(SetupRefused) as refused:
        book(**facts)
    if rule is not None:
        assert rule == refused.value.rule
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize(
    "facts",
    [
        {"turn": 31, "phase": "monster", "marker": 5, "round": 6},
        {"turn": 1, "phase": "concentration"},
        {"out": ["p2"], "decks": {"p2": ""}},
        {"supports": {"p1": "fire1 fire1 fire1 madness madness"}},
        {"curses": {"1": "patchwork"}, "rulings": {"multi_slots": "spaces_1_and_2"}},
        {"tokens_left": {"air": 0}},
        {"curse_stacks": {"fire": ["fever"]}, "curses": {"2": "ashen_dreams"}},
        {"spells": {"p1": ""}},
        {"library": {"air": None, "earth": "ripen"}},
    ],
)
def test_what_a_game_can_come_to_can_be_set_up(facts):
    """B4.3, B9.4, B7.2: the far ends of what is possible."""
    if "curses" in facts and "1" in facts["curses"]:
        multi = next(card.key for card in PACK.curses if card.type == 4)
        facts = {**facts, "curses": {"1": multi}}
    match = book(**facts)
    assert match.record() == Match.load(match.record()).record()


WORDS = (
    *(card.key for card in PACK.spells), *(card.key for card in PACK.curses),
    *(card.key for card in PACK.pages), *(card.key for card in PACK.monsters),
    "air", "earth", "fire", "water", "multi", "p1", "p2", "p3", "p9", "1", "2", "3a", "3b", "5",
    "fire1", "air2", "water3", "madness", "fire1@p2", "growth!~", "final", "action", "monster",
    "concentration", "recuperation", "", "\ud800", "x\u2028y",
)  # fmt: skip
FIELDS = {
    "number": ("turn", "round", "marker", "madness", "discount_turn", "discount_check", "boost"),
    "word": ("phase", "active", "monster", "page"),
    "cards": ("hands", "decks", "shuffled", "discards", "supports", "spells"),
    "words": ("out", "ability_used", "destroyed", "destroyed_spells"),
    "counts": ("supply", "tokens_left"),
    "lists": ("curses_under", "curse_stacks"),
    "curses": ("curses",),
    "library": ("library",),
}


def word(r: Random) -> Any:
    """A word that mostly means something somewhere."""
    return r.choice(WORDS) if r.random() < 0.97 else r.choice((None, 5, 1.5, [], {}, True, b"x"))


def number(r: Random) -> Any:
    return r.choice((r.randrange(-2, 9), r.randrange(40), 10 ** r.randrange(30), word(r)))


def value(r: Random, kind: str) -> Any:
    """A value as one field of a position might hold it, or not quite."""
    if r.random() < 0.03:
        return word(r)
    if kind == "number":
        return number(r)
    if kind == "word":
        return word(r)
    many = [word(r) for _ in range(r.randrange(4))]
    if kind == "words":
        return many
    if kind == "curses":
        entry = {"curse": word(r), "tokens": many, "madness": number(r), "neutralised": True}
        return {word(r) or "2": r.choice((word(r), entry)) for _ in range(r.randrange(3))}
    inner = {"cards": many, "counts": number(r), "lists": many, "library": word(r)}[kind]
    return {r.choice(("p1", "p2", "air", "fire", word(r) or "x")): inner}


def garbage(r: Random) -> dict[str, Any]:
    """A position of nonsense, some of which makes sense."""
    found: dict[str, Any] = {}
    for kind, names in FIELDS.items():
        for name in names:
            if r.random() < 0.15:
                try:
                    found[name] = value(r, kind)
                except TypeError:
                    continue  # a key that no table can have
    return found


@pytest.mark.parametrize("first", range(0, 3000, 500))
def test_garbage_is_refused_in_a_sentence_or_plays(first):
    """B1: whatever a position says, it is laid out with every card in one place, or refused."""
    played = 0
    for seed in range(first, first + 500):
        r = Random(seed)
        facts = garbage(r)
        try:
            match = table("book", 3, seed=seed, open_hands=r.random() < 0.5, **facts)
        except SetupRefused:
            continue
        played += 1
        for _ in range(15):
            if match.ask is None:
                break
            match.choose(code=r.choice(match.ask.options))
        if not {"tokens_left", "curse_stacks"} & facts.keys():
            check_conservation(match.state)
        assert match.record() == Match.load(match.record()).record()
    assert played > 10
