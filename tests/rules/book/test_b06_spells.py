"""B6.3: activating spells: whose, when, with which power, and what becomes of them."""

from __future__ import annotations

import pytest

from madmage.kernel.error import NotUnderstood
from rules.book.tables import (
    book,
    exhausted,
    look,
    options,
    pass_turn,
    play,
    refused,
    seen,
    support,
)


def test_only_ones_own_ready_spells_can_be_activated():
    """B6.3: one of one's own, not exhausted, not neutralised (B9.7)."""
    match = book(
        hands={"p1": "fire3 earth3 water3"},
        spells={"p1": "combustion growth! ice~", "p2": "hoarfrost"},
    )
    assert "B6.3" == refused(match, "cast hoarfrost x1")
    assert "B6.3" == refused(match, "cast growth x1")
    assert "B9.7" == refused(match, "cast ice x1")
    casts = [text for text in options(match) if text.startswith("cast")]
    assert ["cast combustion x1", "cast combustion x2", "cast combustion x3"] == casts


def test_the_activation_cost_is_paid_in_the_spells_element():
    """B6.3: all in its element: level 2 costs 2, 4 or 6 of it, other elements nothing."""
    match = book(hands={"p1": "fire3 fire2 earth3 water3"}, spells={"p1": "aura_of_fire"})
    casts = [text for text in options(match) if text.startswith("cast")]
    assert ["cast aura_of_fire x1", "cast aura_of_fire x2"] == casts
    assert "B6.3" == refused(match, "cast aura_of_fire x3")


@pytest.mark.parametrize("power", [1, 2, 3])
def test_the_variable_is_multiplied_by_the_power(power):
    """B6.3: Growth at power 1, 2, 3 draws 1, 2, 3 cards and costs as many earth."""
    match = book(hands={"p1": "earth1 earth1 earth1"}, decks={"p1": "fire1 " * 5})
    play(match, f"cast growth x{power}")
    assert (power, power) == (seen(match, 0).hand["fire1"], seen(match, 0).discard["earth1"])


def test_there_is_no_fourth_power():
    """B6.3: 1x, 2x or 3x, never more."""
    match = book(hands={"p1": "earth3 earth3"})
    with pytest.raises(NotUnderstood):
        match.choose("cast growth x4")


def test_an_activated_spell_is_exhausted_until_its_owners_concentration():
    """B6.3, B4.1: exhausted; not in anybody else's turn but in its owner's next one it is ready."""
    match = book(hands={"p1": "earth1 earth1", "p2": "earth1"}, shuffled={"p1": "fire1 " * 9})
    play(match, "cast growth x1")
    assert ["growth"] == exhausted(match, 0)
    assert "B6.3" == refused(match, "cast growth x1")
    pass_turn(match)
    assert ["growth"] == exhausted(match, 0)
    pass_turn(match)
    assert (0, []) == (look(match).active, exhausted(match, 0))


def test_as_much_as_possible_is_applied():
    """B6.3: Ice for three cards with two free slots places two; what can be applied must be."""
    match = book(hands={"p1": "water3 fire1 fire1 fire1"}, supports={"p1": "air1"})
    play(match, "cast ice x3")
    assert ["air1", "fire1", "fire1"] == support(match, 0)
    assert {"fire1": 1} == seen(match, 0).hand


def test_a_spell_that_is_refreshed_is_ready_again_in_the_same_turn():
    """B6.3: only an exhausted spell is closed; refreshed, it may be activated again."""
    match = book(
        hands={"p1": "earth1 earth1 air1"},
        spells={"p1": "growth tailwind"},
        decks={"p1": "fire1 " * 3},
    )
    play(match, "cast growth x1", "cast tailwind x1", "cast growth x1")
    assert 2 == seen(match, 0).hand["fire1"]


def test_a_spell_cannot_be_activated_inside_its_own_effect():
    """B6.3a: from its payment on it counts as exhausted: Telepathy answers Telepathy once."""
    match = book(hands={"p1": "air1 air1 earth1", "p2": "air1"})
    play(match, "cast telepathy x1", "cast telepathy x1")
    assert 0 == match.ask.seat
    assert "B6.3" == refused(match, "cast telepathy x1")
    assert ["stop", "cast growth x1"] == options(match)
    assert ["telepathy"] == exhausted(match, 0)


def test_a_spell_is_exhausted_while_its_effect_runs():
    """B6.3a: exhausted from its payment on, before the effect is over."""
    match = book(hands={"p1": "fire1 air1 water1"})
    play(match, "cast combustion x1")
    assert ("card", ["combustion"]) == (match.ask.kind, exhausted(match, 0))


def test_a_spell_cannot_refresh_itself():
    """B6.3a: its own effect cannot refresh it."""
    match = book(hands={"p1": "air1"}, spells={"p1": "tailwind growth! ice!"})
    play(match, "cast tailwind x1")
    assert ["growth@p1", "ice@p1"] == sorted(options(match))
    assert "B6.3a" == refused(match, "tailwind@p1")


def test_nested_actions_are_finished_innermost_first():
    """B6.3a: the answer to the answer comes before the second granted action."""
    match = book(hands={"p1": "air2 earth1", "p2": "air1 fire1 fire1"}, decks={"p1": "fire1 fire1"})
    play(match, "cast telepathy x2", "cast telepathy x1")
    assert 0 == match.ask.seat
    play(match, "cast growth x1")
    assert 1 == match.ask.seat
    play(match, "cast combustion x1")
    casts = [line for line in match.log(0) if "casts" in line]
    assert [
        "Player 1 casts Telepathy ×2.",
        "Player 2 casts Telepathy ×1.",
        "Player 1 casts Growth ×1.",
        "Player 2 casts Combustion ×1.",
    ] == casts
    assert 0 == match.ask.seat


def test_a_spell_destroyed_meanwhile_still_runs_to_its_end():
    """B6.3a: Telepathy is given up inside its own effect, and its second action still comes."""
    match = book(
        hands={"p1": "air2 fire2", "p2": "air1 fire1 fire1"},
        spells={"p1": "combustion ice growth telepathy sprout"},
        library={"fire": "kindling"},
    )
    play(match, "cast telepathy x2", "cast telepathy x1", "learn kindling", "telepathy")
    assert ["telepathy"] == look(match).destroyed_spells
    assert 1 == match.ask.seat
    play(match, "cast combustion x1")
    assert {"fire1": 1} == look(match).destroyed


def test_the_power_is_named_before_paying():
    """B6.3b: without a power a casting is no choice."""
    match = book(hands={"p1": "earth3"})
    assert "B6.3b" == refused(match, "cast growth")


def test_surplus_does_not_reach_the_next_power():
    """B6.3b: three earth paid for power 1 draw one card."""
    match = book(hands={"p1": "earth3"}, decks={"p1": "fire1 fire1 fire1"})
    play(match, "cast growth x1")
    assert ({"fire1": 1}, {"earth3": 1}) == (seen(match, 0).hand, seen(match, 0).discard)


def test_every_x_is_multiplied_and_nothing_else():
    """B6.3b: Hoarfrost at power 2 places two cards and draws one."""
    match = book(
        hands={"p1": "water2 fire1 fire1 fire1"},
        spells={"p1": "hoarfrost"},
        decks={"p1": "air1 air1"},
    )
    play(match, "cast hoarfrost x2")
    assert ["fire1", "fire1"] == support(match, 0)
    assert {"air1": 1, "fire1": 1} == seen(match, 0).hand


def test_two_variables_are_both_multiplied_but_not_the_number_of_players():
    """B6.3b: Second Wind at power 2: one other player draws 4 and takes 2 actions."""
    match = book(
        seats=3,
        hands={"p1": "air3 air1"},
        spells={"p1": "second_wind"},
        decks={"p2": "fire1 fire1 fire1 fire1 fire1"},
    )
    play(match, "cast second_wind x2", "p2")
    assert {"fire1": 4} == seen(match, 1).hand
    play(match, "cast combustion x1", "acquire fire2")
    assert (0, {}) == (match.ask.seat, seen(match, 1).hand)


@pytest.mark.parametrize(
    ("spell", "card"), [("combustion", "fire1"), ("ice", "water1"), ("deep_freeze", "water2")]
)
def test_a_spell_may_be_cast_even_if_nothing_can_be_applied(spell, card):
    """B6.3c: no card to burn or to place, no curse to neutralise: cast it is, and exhausted."""
    match = book(hands={"p1": card}, spells={"p1": spell})
    play(match, f"cast {spell} x1")
    assert ([spell], {card: 1}) == (exhausted(match, 0), seen(match, 0).discard)
    assert "act" == match.ask.kind


def test_a_spell_may_be_cast_into_a_full_support():
    """B6.3c: Ice with all slots taken places nothing."""
    match = book(hands={"p1": "water1 fire1"}, supports={"p1": "air1 air1 air1"})
    play(match, "cast ice x1")
    assert (["air1"] * 3, {"fire1": 1}) == (support(match, 0), seen(match, 0).hand)
