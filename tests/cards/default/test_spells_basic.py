"""Combustion, Ice, Growth and Telepathy: one of each for every player."""

from __future__ import annotations

import pytest

from cards.default.played import (
    asked,
    board,
    book,
    cards,
    choices,
    curses,
    discard,
    hand,
    never_cast,
    play,
    refusal,
    spell,
    spells,
    support,
)

BASICS = ["combustion", "ice", "growth", "telepathy"]


def test_every_basic_spell_is_cast_and_augmented_here():
    assert [] == never_cast("basic")


def test_every_player_starts_with_the_four_basic_spells_ready():
    match = book(seats=5)
    for number in range(1, 6):
        assert sorted(BASICS) == sorted(spells(match, number))
        assert not any(spell(match, key, number).exhausted for key in BASICS)


# Combustion


def test_combustion_destroys_one_hand_card_of_the_casters_choice():
    match = book(hands={"p1": "fire1 air1 water3"})
    play(match, "cast combustion x1", "air1")
    assert cards("water3") == hand(match)
    assert cards("fire1") == discard(match)
    assert cards("air1") == board(match).destroyed
    assert spell(match, "combustion").exhausted


def test_combustion_burns_a_madness_which_does_not_return_to_the_stack():
    match = book(hands={"p1": "fire1 madness"}, madness=10)
    play(match, "cast combustion x1")
    assert cards() == hand(match)
    assert cards("madness") == board(match).destroyed
    assert 10 == board(match).madness


def test_combustion_at_power_2_destroys_two_cards():
    match = book(hands={"p1": "fire2 air1 earth1 water1"})
    play(match, "cast combustion x2", "air1", "water1")
    assert cards("earth1") == hand(match)
    assert cards("air1 water1") == board(match).destroyed


def test_combustion_at_power_3_destroys_as_many_as_there_are():
    match = book(hands={"p1": "fire3 air1 madness"})
    play(match, "cast combustion x3")
    assert cards() == hand(match)
    assert cards("air1 madness") == board(match).destroyed


def test_combustion_is_not_optional_while_there_is_a_card_to_burn():
    match = play(book(hands={"p1": "fire1 air1 earth1"}), "cast combustion x1")
    assert ["air1", "earth1"] == choices(match)
    assert "B5.3" == refusal(match, "done")


def test_combustion_may_be_cast_for_nothing_and_is_exhausted_all_the_same():
    match = play(book(hands={"p1": "fire1"}), "cast combustion x1")
    assert cards() == board(match).destroyed
    assert spell(match, "combustion").exhausted
    assert (1, "act") == asked(match)


# Ice


def test_ice_puts_one_hand_card_into_the_casters_support():
    match = play(book(hands={"p1": "water1 fire2 air1"}), "cast ice x1", "fire2")
    assert ["fire2"] == support(match)
    assert cards("air1") == hand(match)
    assert cards("water1") == discard(match)


def test_ice_parks_a_madness():
    match = play(book(hands={"p1": "water1 madness"}, madness=10), "cast ice x1")
    assert ["madness"] == support(match)
    assert 10 == board(match).madness


def test_ice_at_power_2_places_two_cards():
    match = book(hands={"p1": "water2 fire1 air1 earth1"})
    play(match, "cast ice x2", "air1", "fire1")
    assert ["air1", "fire1"] == support(match)
    assert cards("earth1") == hand(match)


def test_ice_at_power_3_leaves_the_choice_open_though_only_one_slot_is_free():
    match = book(hands={"p1": "water3 fire1 air1"}, supports={"p1": "earth1 earth1"})
    play(match, "cast ice x3")
    assert ["air1", "fire1"] == choices(match)
    play(match, "fire1")
    assert ["earth1", "earth1", "fire1"] == support(match)
    assert cards("air1") == hand(match)


def test_ice_does_nothing_while_support_is_fuller_than_its_slots():
    match = book(hands={"p1": "water1 fire1"}, supports={"p1": "air1 air1 air1 madness"})
    play(match, "cast ice x1")
    assert cards("fire1") == hand(match)
    assert spell(match, "ice").exhausted


# Growth


def test_growth_draws_the_top_card():
    match = book(hands={"p1": "earth1"}, decks={"p1": "fire2 air1"})
    play(match, "cast growth x1")
    assert cards("fire2") == hand(match)
    assert spell(match, "growth").exhausted
    assert "B6.3" == refusal(match, "cast growth x1")


@pytest.mark.parametrize(
    ("power", "drawn"), [(2, "fire2 air1"), (3, "fire2 air1 madness")], ids=["x2", "x3"]
)
def test_growth_draws_as_many_cards_as_its_power(power, drawn):
    match = book(hands={"p1": "earth3"}, decks={"p1": "fire2 air1 madness water1"})
    play(match, f"cast growth x{power}")
    assert cards(drawn) == hand(match)


def test_growth_at_power_2_meets_an_empty_deck_in_the_middle_of_drawing():
    match = book(
        hands={"p1": "earth2"},
        decks={"p1": "fire1"},
        discards={"p1": "water1"},
        madness=10,
        told={"deck.p1": ["madness"]},
    )
    play(match, "cast growth x2")
    assert cards("fire1 madness") == hand(match)
    assert cards() == discard(match)
    assert 9 == board(match).madness


def test_growth_loses_the_game_if_deck_and_madness_stack_are_empty():
    match = play(book(hands={"p1": "earth1"}, madness=0), "cast growth x1")
    assert "lost" == board(match).outcome
    assert "stack_empty" == board(match).reason


def test_the_power_is_named_and_a_higher_card_is_surplus():
    match = book(hands={"p1": "earth3"}, decks={"p1": "fire1 air1 water1"})
    play(match, "cast growth x1")
    assert cards("fire1") == hand(match)
    assert cards("earth3") == discard(match)


# Telepathy


def test_telepathy_lets_another_player_take_one_action():
    match = book(
        seats=3,
        hands={"p1": "air1", "p2": "fire2 fire2", "p3": "fire2 fire2"},
        curses={"2": "fever"},
    )
    play(match, "cast telepathy x1")
    assert ["p2", "p3"] == choices(match)
    assert "B9.12" == refusal(match, "p1")
    play(match, "p3")
    assert (3, "act") == asked(match)
    play(match, "destroy 2", "air")
    assert {} == curses(match)
    assert cards("fire2 fire2 air2") == discard(match, 3)
    assert cards("air1") == discard(match, 1)
    assert (1, "act") == asked(match)


def test_telepathy_may_be_declined():
    match = book(hands={"p1": "air1", "p2": "fire2"})
    play(match, "cast telepathy x1", "stop")
    assert cards("fire2") == hand(match, 2)
    assert (1, "act") == asked(match)


def test_telepathy_at_power_2_grants_two_actions_to_one_player():
    match = book(
        seats=3,
        hands={"p1": "air2", "p2": "earth1 fire1", "p3": "earth1"},
        decks={"p2": "air1"},
    )
    play(match, "cast telepathy x2", "p2", "cast growth x1")
    assert (2, "act") == asked(match)
    play(match, "cast combustion x1")
    assert cards("air1") == board(match).destroyed
    assert (1, "act") == asked(match)


def test_telepathy_at_power_3_may_be_used_in_part():
    match = book(hands={"p1": "air3", "p2": "earth1 fire1"}, decks={"p2": "air1"})
    play(match, "cast telepathy x3", "cast growth x1", "stop")
    assert cards("fire1 air1") == hand(match, 2)
    assert (1, "act") == asked(match)


def test_telepathy_brings_no_refresh_and_no_draw_to_six():
    match = book(
        hands={"p1": "air1", "p2": "earth1 earth1"},
        spells={"p2": "growth! ice"},
        decks={"p2": "air1 air1"},
    )
    play(match, "cast telepathy x1")
    assert "B6.3" == refusal(match, "cast growth x1")
    play(match, "acquire earth2")
    assert cards() == hand(match, 2)
    assert spell(match, "growth", 2).exhausted


def test_telepathy_pays_from_the_acting_players_hand_and_never_from_the_casters():
    match = book(hands={"p1": "air1 fire3 fire3", "p2": "water1"}, curses={"2": "fever"})
    play(match, "cast telepathy x1")
    assert ["stop", "cast ice x1"] == choices(match)
    assert "B6.6" == refusal(match, "destroy 2")


def test_telepathy_lets_the_acting_player_pay_with_everybodys_support():
    match = book(
        hands={"p1": "air1", "p2": "earth1"},
        supports={"p1": "fire3", "p2": "fire1"},
        curses={"2": "fever"},
    )
    play(match, "cast telepathy x1", "destroy 2", "water")
    assert cards("air1 fire3") == discard(match, 1)
    assert cards("fire1 water2") == discard(match, 2)


def test_telepathy_shuts_the_acting_players_ability():
    match = book(
        magicians=("fire_f", "fire_m"),
        hands={"p1": "air1", "p2": "madness fire1"},
    )
    play(match, "cast telepathy x1")
    assert "B9.11a" == refusal(match, "ability")


def test_telepathy_asks_nobody_who_can_do_nothing():
    match = play(book(hands={"p1": "air1"}), "cast telepathy x1")
    assert (1, "act") == asked(match)
    assert spell(match, "telepathy").exhausted


def test_telepathy_is_cast_for_nothing_when_no_other_player_is_left():
    match = play(book(out=["p2"], hands={"p1": "air1"}), "cast telepathy x1")
    assert (1, "act") == asked(match)
    assert spell(match, "telepathy").exhausted


def test_telepathy_inside_telepathy_is_finished_innermost_first():
    match = book(
        hands={"p1": "air2 earth1 fire1", "p2": "air1 earth1"},
        decks={"p1": "water1", "p2": "water2"},
    )
    play(match, "cast telepathy x2", "cast telepathy x1")
    # Player 2 spent the first of two actions on an action for player 1.
    assert (1, "act") == asked(match)
    assert "B6.3" == refusal(match, "cast telepathy x1")
    play(match, "cast growth x1")
    assert cards("fire1 water1") == hand(match, 1)
    # The second action of player 2 is still to come.
    assert (2, "act") == asked(match)
    play(match, "cast growth x1")
    assert cards("water2") == hand(match, 2)
    assert (1, "act") == asked(match)
    assert spell(match, "telepathy", 1).exhausted
    assert spell(match, "telepathy", 2).exhausted


def test_telepathy_inside_telepathy_shuts_the_active_players_ability_too():
    match = book(
        magicians=("fire_m", "earth_m"),
        hands={"p1": "air1 madness fire1", "p2": "air1"},
    )
    play(match, "cast telepathy x1", "cast telepathy x1")
    assert (1, "act") == asked(match)
    assert "B9.11a" == refusal(match, "ability")


def test_telepathy_cannot_be_refreshed_inside_its_own_effect():
    match = book(
        hands={"p1": "air1", "p2": "air1"},
        spells={"p1": "telepathy growth!", "p2": "tailwind"},
    )
    play(match, "cast telepathy x1", "cast tailwind x1")
    # Only Growth is left to refresh: it happens without a question.
    assert not spell(match, "growth").exhausted
    assert spell(match, "telepathy").exhausted
