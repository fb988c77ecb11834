"""B11: the rulings of our own, where all four sources are silent: each value plays differently."""

from __future__ import annotations

import pytest

from rules.book.tables import (
    book,
    exhausted,
    look,
    neutralised,
    options,
    own_pack,
    pass_turn,
    play,
    refused,
    seen,
)

SIX = "air1 " * 6


def test_exhaust_when():
    """B11: exhaust_when: from its payment on, or only after its effect."""
    facts = {"hands": {"p1": "air1 air1", "p2": "air1"}}
    match = book(**facts, rulings={"exhaust_when": "payment"})
    play(match, "cast telepathy x1")
    assert ["telepathy"] == exhausted(match, 0)
    match = book(**facts, rulings={"exhaust_when": "after_effect"})
    play(match, "cast telepathy x1")
    assert [] == exhausted(match, 0)
    play(match, "cast telepathy x1")
    assert (0, True) == (match.ask.seat, "cast telepathy x1" in options(match))
    play(match, "stop")
    assert ["telepathy"] == exhausted(match, 0)


def test_exhaust_when_a_spell_may_be_activated_inside_its_own_effect():
    """B11: exhaust_when: after its effect: Telepathy answers Telepathy with the same card again."""
    facts = {"hands": {"p1": "air1 air1", "p2": "air1 earth1"}, "decks": {"p2": "fire1"}}
    match = book(**facts, rulings={"exhaust_when": "payment"})
    play(match, "cast telepathy x1", "cast telepathy x1")
    assert "cast telepathy x1" not in options(match)
    match = book(**facts, rulings={"exhaust_when": "after_effect"})
    play(match, "cast telepathy x1", "cast telepathy x1", "cast telepathy x1")
    assert 1 == match.ask.seat
    play(match, "cast growth x1")
    assert {"fire1": 1} == seen(match, 1).hand


def test_power_named():
    """B11: power_named: the caster names the power, or the sum paid decides it."""
    facts = {"hands": {"p1": "earth2 earth1"}, "decks": {"p1": "fire1 fire1 fire1"}}
    match = book(**facts, rulings={"power_named": "named"})
    assert "B6.3b" == refused(match, "cast growth")
    play(match, "cast growth x1", "pay earth2")
    assert 1 == seen(match, 0).hand["fire1"]
    match = book(**facts, rulings={"power_named": "by_sum"})
    assert "B6.3b" == refused(match, "cast growth x1")
    play(match, "cast growth", "pay earth2", "done")
    assert 2 == seen(match, 0).hand["fire1"]


def test_power_named_by_sum_stops_at_three():
    """B11, B6.3: power_named: more than three times the cost is surplus."""
    match = book(
        hands={"p1": "earth2 earth3"},
        decks={"p1": "fire1 " * 5},
        rulings={"power_named": "by_sum", "payment_minimal": "at_least"},
    )
    play(match, "cast growth", "pay earth3", "pay earth2")
    assert {"fire1": 3} == seen(match, 0).hand


def test_curse_reward():
    """B11: curse_reward: for the destroy action only, or for any destruction of a curse."""
    facts = {
        "hands": {"p1": "fire3"},
        "spells": {"p1": "trial_by_fire"},
        "curses": {"2": "ashen_dreams"},
    }
    match = book(**facts, rulings={"curse_reward": "action_only"})
    play(match, "cast trial_by_fire x1")
    assert ("act", {"fire3": 1}) == (match.ask.kind, seen(match, 0).discard)
    match = book(**facts, rulings={"curse_reward": "any_destruction"})
    play(match, "cast trial_by_fire x1", "earth")
    assert {"fire3": 1, "earth2": 1} == seen(match, 0).discard


def test_neutral_curse():
    """B11: neutral_curse: asleep through the next Monster phase, or up when that turn begins."""
    received = {}
    for value in ("sleeps_on", "wakes_first"):
        match = book(
            marker=2,
            curses={"3a": "ashen_dreams"},
            hands={"p1": f"water2 {SIX}", "p2": SIX},
            spells={"p1": "deep_freeze"},
            madness=9,
            rulings={"neutral_curse": value},
        )
        play(match, "cast deep_freeze x1")
        pass_turn(match)
        received[value] = 9 - look(match).madness
    assert {"sleeps_on": 0, "wakes_first": 2} == received


def test_neutral_refresh():
    """B11: neutral_refresh: nothing refreshes a face-down spell, or Concentration does."""
    found = {}
    for value in ("never", "concentration"):
        match = book(
            phase="concentration",
            marker=2,
            hands={"p1": SIX},
            spells={"p1": "growth!~"},
            rulings={"neutral_refresh": value},
        )
        found[value] = (exhausted(match, 0), neutralised(match, 0))
    assert {"never": (["growth"], ["growth"]), "concentration": ([], ["growth"])} == found


def test_earth_f_reach():
    """B11: earth_f_reach: any support, or her own support only."""
    facts = {
        "magicians": ("earth_f", "fire_m"),
        "hands": {"p1": "fire1 fire2"},
        "supports": {"p1": "water1", "p2": "water2"},
    }
    match = book(**facts, rulings={"earth_f_reach": "any_support"})
    play(match, "ability", "fire1 for water2@p2")
    assert 1 == seen(match, 0).hand["water2"]
    match = book(**facts, rulings={"earth_f_reach": "own_support"})
    play(match, "ability")
    assert "B9.5a" == refused(match, "fire1 for water2@p2")
    play(match, "fire1 for water1@p1")
    assert 1 == seen(match, 0).hand["water1"]


def test_earth_f_reach_without_a_card_of_ones_own():
    """B11: earth_f_reach: with nothing in her own support the ability has nothing to do."""
    match = book(
        magicians=("earth_f", "fire_m"),
        hands={"p1": "fire1"},
        supports={"p2": "water2"},
        rulings={"earth_f_reach": "own_support"},
    )
    assert "B10.3" == refused(match, "ability")


def test_mill_empty_deck():
    """B11: mill_empty_deck: as a draw, with a Madness, or it stops."""
    found = {}
    for value in ("as_draw", "stops"):
        match = book(
            phase="monster",
            marker=1,
            curses={"2": "loose_pages"},
            madness=9,
            decks={"p1": "fire1 fire1", "p2": "air1 " * 4},
            rulings={"mill_empty_deck": value},
        )
        found[value] = (look(match).madness, sum(seen(match, 0).discard.values()))
    assert {"as_draw": (8, 2), "stops": (9, 2)} == found
    assert {"fire1": 2} == seen(match, 0).discard


def test_discard_from():
    """B11: discard_from: own hand, or own hand or own support, where no place is named."""
    facts = {
        "phase": "monster",
        "marker": 1,
        "curses": {"2": "scorched_fingers"},
        "hands": {"p1": "fire1 fire2"},
        "supports": {"p1": "water1 madness", "p2": "water3"},
    }
    match = book(**facts, rulings={"discard_from": "hand"})
    assert ({}, 2) == (seen(match, 0).hand, len(seen(match, 0).support))
    match = book(**facts, rulings={"discard_from": "hand_or_support"})
    assert ["fire1", "fire2"] == options(match)
    play(match, "fire1")
    assert ["fire2", "water1@p1"] == options(match)
    play(match, "water1@p1")
    assert ({"fire2": 1}, {"fire1": 1, "water1": 1}) == (
        seen(match, 0).hand,
        seen(match, 0).discard,
    )


@pytest.mark.parametrize("short", ["when_empty", "not_enough"])
def test_milling_that_stops_does_not_mind_a_short_deck(short):
    """B11: mill_empty_deck = stops beside short_deck: what is there is milled, no Madness comes."""
    match = book(
        rulings={"mill_empty_deck": "stops", "short_deck": short},
        phase="monster",
        marker=1,
        curses={"2": "loose_pages"},
        decks={"p1": "fire1", "p2": "fire1"},
        discards={"p1": "air1", "p2": "air1"},
        madness=5,
    )
    assert 5 == look(match).madness
    for seat in (0, 1):
        assert ({"air1": 1, "fire1": 1}, 0) == (
            seen(match, seat).discard,
            seen(match, seat).deck_size,
        )


@pytest.mark.parametrize("short", ["when_empty", "not_enough"])
def test_destroying_that_stops_does_not_mind_a_short_deck(tmp_path, short):
    """B11: destroy_empty_deck = stops beside short_deck: the same for cards destroyed off a deck."""
    growth = [(r'^cast = \[\{ draw = "X" \}\]$', 'cast = [{ destroy = "X", from = "deck" }]')]
    match = book(
        pack=own_pack(tmp_path, spells=growth),
        rulings={"destroy_empty_deck": "stops", "short_deck": short},
        hands={"p1": "earth3"},
        decks={"p1": "fire1"},
        discards={"p1": "air1"},
        madness=5,
    )
    play(match, "cast growth x3")
    assert (5, {"fire1": 1}) == (look(match).madness, look(match).destroyed)
    assert {"air1": 1, "earth3": 1} == seen(match, 0).discard
