"""B5.7: the Sorcerer's Madness under the curses."""

from __future__ import annotations

import pytest
from tables import book, look, seen, track

CHECK = {"phase": "monster", "marker": 5, "turn": 6}
"""The moment before the marker reaches the Invocation space."""
FREE = {"page": "free_period"}
"""Missed, it does nothing to empty hands; nor does the Living Timetable on its back."""
INK = {"page": "ashes_to_ink"}
"""Penalty: R Madness from stack to box; on its back the Sorcerer: water, earth, fire."""


def names(events):
    """The names of events."""
    return [event.name for event in events]


def under(match):
    """The Madness under the curses, by slot."""
    slots = list(track(match))
    return dict(zip(slots, [c.madness_under for c in look(match).curses], strict=True))


def test_the_sorcerers_madness_lies_under_every_curse_placed():
    """B5.7: multi-element ones too, from the stack; nobody receives it."""
    match = book(**CHECK, **INK, difficulty=3, madness=10)
    assert ("sorcerer", dict.fromkeys(("2", "3a", "3b", "4", "5"), 1)) == (
        look(match).monster,
        under(match),
    )
    assert 5 == look(match).madness
    assert "MadnessReceived" not in names(match.opening_events)


def test_an_empty_stack_only_ends_the_placing():
    """B5.7: left to right while there is one; the game goes on."""
    match = book(**CHECK, **INK, difficulty=3, madness=2)
    assert {"2": 1, "3a": 1, "3b": 0, "4": 0, "5": 0} == under(match)
    assert (0, None) == (look(match).madness, match.outcome)
    none = book(**CHECK, **INK, madness=0)
    assert ({"2": 0, "3a": 0, "3b": 0}, None) == (under(none), none.outcome)


def test_the_sorcerers_madness_lies_on_space_1_too():
    """B5.7: under every curse placed this round (ruling `multi_slots`)."""
    match = book(
        **CHECK, **INK, difficulty=2, madness=10, rulings={"multi_slots": "spaces_1_and_2"}
    )
    assert {"1": 1, "2": 1, "3a": 1, "3b": 1} == under(match)


def test_the_sorcerers_madness_lies_under_the_new_curses_only():
    """B5.7: the curses left have gone before; the stack pays for three."""
    match = book(**CHECK, **INK, madness=10, curses={"5": "fever"})
    assert {"2": 1, "3a": 1, "3b": 1} == under(match)
    # One went to the box by the penalty of round 1.
    assert 10 - 1 - 3 == look(match).madness


@pytest.mark.parametrize(
    ("way", "hand"), [("destroy 2", "fire3 fire1"), ("cast trial_by_fire x1", "fire3")]
)
def test_whoever_destroys_the_curse_takes_the_madness(way, hand):
    """B5.7: into the discard pile; with an empty stack it cannot lose the game."""
    match = book(
        hands={"p1": hand},
        spells={"p1": "trial_by_fire"},
        variants=("dunces",),
        madness=0,
        curses={"2": {"curse": "fever", "madness": 1}},
    )
    match.choose(way)
    assert (1, None, 0) == (seen(match, 0).discard["madness"], match.outcome, look(match).madness)


FEVER = {"curse": "fever", "madness": 1}


def test_leftover_madness_goes_back_to_the_stack():
    """B5.7: ruling `sorcerer_leftover` by default."""
    match = book(
        **CHECK, **FREE, madness=4, curses={"2": FEVER, "5": {"curse": "screech", "madness": 1}}
    )
    assert (6, {}) == (look(match).madness, look(match).destroyed)


@pytest.mark.parametrize(
    "wish", [{"edition": "es"}, {"rulings": {"sorcerer_leftover": "destroyed"}}]
)
def test_by_the_spanish_rules_leftover_madness_is_destroyed(wish):
    """B5.7: ruling `sorcerer_leftover` = destroyed: it does not return to the stack."""
    match = book(**CHECK, **FREE, **wish, madness=4, curses={"2": FEVER})
    assert (4, {"madness": 1}) == (look(match).madness, look(match).destroyed)


def test_leftover_madness_goes_only_after_the_penalty():
    """B5.7: Extra Credit's penalty meets an empty stack: the Madness below comes too late."""
    match = book(**CHECK, page="extra_credit", madness=0, curses={"2": FEVER})
    assert ("B8.2", "stack_empty") == (match.outcome.rule, match.outcome.reason)


def test_leftover_madness_is_there_for_the_arrival():
    """B5.7: it leaves with its curse, before the page turns: the Night Porter finds it."""
    curses = {"2": FEVER, "5": {"curse": "screech", "madness": 1}}
    match = book(**CHECK, page="lost_property", madness=2, curses=curses)
    # Penalty: the last two of the stack; arrival: the two that came back.
    assert (None, 0) == (match.outcome, look(match).madness)
    assert [["madness", "madness"]] * 2 == [seen(match, seat).deck_top for seat in (0, 1)]
