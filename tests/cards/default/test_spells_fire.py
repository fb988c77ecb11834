"""The fire spells of level 1 and 2: fire burns."""

from __future__ import annotations

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
)


def test_every_fire_spell_is_cast_and_augmented_here():
    assert [] == never_cast("fire")


# Power of the Inferno


def test_power_of_the_inferno_lets_a_player_exchange_a_card_for_a_draw():
    match = book(
        hands={"p1": "fire1", "p2": "madness air1"},
        decks={"p2": "water3"},
        spells={"p1": "power_of_the_inferno"},
    )
    play(match, "cast power_of_the_inferno x1", "p2")
    assert (2, "may") == asked(match)
    play(match, "yes", "madness")
    assert cards("air1 water3") == hand(match, 2)
    assert cards("madness") == discard(match, 2)


def test_power_of_the_inferno_may_be_declined_as_a_whole():
    match = book(
        hands={"p1": "fire1 air1"}, decks={"p1": "water3"}, spells={"p1": "power_of_the_inferno"}
    )
    play(match, "cast power_of_the_inferno x1", "p1", "no")
    assert cards("air1") == hand(match)
    assert (1, "act") == asked(match)


def test_power_of_the_inferno_lets_an_empty_hand_draw_all_the_same():
    match = book(
        hands={"p1": "fire1"}, decks={"p2": "water3"}, spells={"p1": "power_of_the_inferno"}
    )
    play(match, "cast power_of_the_inferno x1", "p2", "yes")
    assert cards("water3") == hand(match, 2)


def test_power_of_the_inferno_at_power_2_exchanges_two():
    match = book(
        hands={"p1": "fire2", "p2": "air1 earth1 water1"},
        decks={"p2": "water3 fire3"},
        spells={"p1": "power_of_the_inferno"},
    )
    play(match, "cast power_of_the_inferno x2", "p2", "yes", "air1", "water1")
    assert cards("earth1 water3 fire3") == hand(match, 2)


# Warmblooded


def test_warmblooded_discards_up_to_two_madness_and_draws_as_many():
    match = book(
        hands={"p1": "fire1 madness madness madness"},
        decks={"p1": "water1 water2 water3"},
        spells={"p1": "warmblooded"},
        madness=10,
    )
    play(match, "cast warmblooded x1", "madness", "madness")
    assert cards("madness water1 water2") == hand(match)
    assert cards("fire1 madness madness") == discard(match)
    assert 10 == board(match).madness


def test_warmblooded_draws_only_for_what_was_discarded():
    match = book(
        hands={"p1": "fire1 madness madness air1"},
        decks={"p1": "water1 water2"},
        spells={"p1": "warmblooded"},
    )
    play(match, "cast warmblooded x1")
    assert "B5.3b" == refusal(match, "air1")
    play(match, "madness", "done")
    assert cards("air1 madness water1") == hand(match)


def test_warmblooded_does_nothing_in_a_clean_hand():
    match = book(hands={"p1": "fire1 air1"}, decks={"p1": "water1"}, spells={"p1": "warmblooded"})
    play(match, "cast warmblooded x1")
    assert cards("air1") == hand(match)


def test_warmblooded_at_power_2_discards_four():
    match = book(
        hands={"p1": "fire2 madness madness madness madness"},
        decks={"p1": "water1 water1 water1 water1"},
        spells={"p1": "warmblooded"},
    )
    play(match, "cast warmblooded x2", *["madness"] * 4)
    assert cards("water1 water1 water1 water1") == hand(match)


# Kindling


def test_kindling_burns_up_to_two_cards_of_the_discard_pile():
    match = book(
        hands={"p1": "fire1 water1"},
        discards={"p1": "air1 madness madness"},
        spells={"p1": "kindling"},
        madness=10,
    )
    play(match, "cast kindling x1", "air1@discard", "madness@discard")
    assert cards("air1 madness") == board(match).destroyed
    assert cards("fire1 madness") == discard(match)
    assert (1, "act") == asked(match)
    assert cards("water1") == hand(match)
    assert 10 == board(match).madness


def test_kindling_may_burn_the_card_that_paid_or_nothing():
    match = book(hands={"p1": "fire1"}, spells={"p1": "kindling"})
    play(match, "cast kindling x1")
    assert ["fire1@discard", "done"] == choices(match)
    play(match, "done")
    assert cards() == board(match).destroyed


def test_kindling_at_power_2_burns_up_to_four():
    match = book(
        hands={"p1": "fire2"},
        discards={"p1": "air1 air1 air1 air1 air1"},
        spells={"p1": "kindling"},
    )
    play(match, "cast kindling x2", *["air1@discard"] * 4)
    assert cards("air1 air1 air1 air1") == board(match).destroyed
    assert cards("air1 fire2") == discard(match)
    assert (1, "act") == asked(match)


# Aura of Fire


def test_aura_of_fire_takes_three_off_a_curse_and_the_reward_stays():
    match = book(
        hands={"p1": "fire2 water1"}, curses={"4": "undertow"}, spells={"p1": "aura_of_fire"}
    )
    play(match, "cast aura_of_fire x1")
    assert 3 == board(match).discount_turn
    play(match, "destroy 4", "earth")
    assert {} == curses(match)
    assert cards("fire2 water1 earth2") == discard(match)
    assert 0 == board(match).discount_turn


def test_aura_of_fire_reaches_any_elements_and_tokens_in_parts():
    at = {"curse": "undertow", "tokens": "air"}
    match = book(hands={"p1": "fire2 air1 water2"}, curses={"4": at}, spells={"p1": "aura_of_fire"})
    play(match, "cast aura_of_fire x1", "destroy 4")
    # Air first: one off for its token, or pay it with the air card; the rest comes off the water.
    assert ["off 0", "off 1"] == choices(match)
    play(match, "off 1", "fire")
    assert cards("air1") == hand(match)
    assert 0 == board(match).discount_turn
    assert 4 == board(match).token_supply["air"]


def test_aura_of_fire_is_used_only_as_far_as_one_likes():
    match = book(
        hands={"p1": "fire2 water3 water1"}, curses={"4": "undertow"}, spells={"p1": "aura_of_fire"}
    )
    play(match, "cast aura_of_fire x1", "destroy 4")
    assert ["off 0", "off 1", "off 2", "off 3"] == choices(match)
    assert "B6.6" == refusal(match, "off 4")
    play(match, "off 1", "air")
    assert cards("water1") == hand(match)
    assert 2 == board(match).discount_turn


def test_aura_of_fire_at_power_2_reduces_a_curse_to_nothing_and_still_rewards():
    match = book(
        hands={"p1": "fire2 fire2"}, curses={"4": "undertow"}, spells={"p1": "aura_of_fire"}
    )
    play(match, "cast aura_of_fire x2")
    assert 6 == board(match).discount_turn
    play(match, "destroy 4", "water")
    assert {} == curses(match)
    assert cards("fire2 fire2 water2") == discard(match)
    assert 2 == board(match).discount_turn


def test_aura_of_fire_serves_another_players_action_and_ends_with_the_turn():
    match = book(
        hands={"p1": "fire2 air1", "p2": "water1"},
        curses={"5": "undertow", "4": "drowned_whispers"},
        spells={"p1": "aura_of_fire telepathy"},
        shuffled={"p1": "air1 air1 air1 air1 air1 air1"},
    )
    play(match, "cast aura_of_fire x1", "cast telepathy x1", "destroy 5", "air")
    assert cards("water1 air2") == discard(match, 2)
    match = book(
        hands={"p1": "fire2"},
        spells={"p1": "aura_of_fire"},
        shuffled={"p1": "air1 air1 air1 air1 air1 air1"},
    )
    play(match, "cast aura_of_fire x1", "stop")
    assert (2, "act") == asked(match)
    assert 0 == board(match).discount_turn


# Smelting


def test_smelting_turns_two_element_cards_into_a_value_3_of_any_element():
    match = book(hands={"p1": "fire2 air1 water1 earth1"}, spells={"p1": "smelting"})
    play(match, "cast smelting x1", "yes", "air1", "earth1", "water")
    assert cards("water1 water3") == hand(match)
    assert cards("air1 earth1") == board(match).destroyed
    assert (1, "act") == asked(match)


def test_smelting_needs_two_element_cards_or_nothing_happens():
    match = book(hands={"p1": "fire2 air1 madness madness"}, spells={"p1": "smelting"})
    play(match, "cast smelting x1")
    assert cards("air1 madness madness") == hand(match)
    assert cards() == board(match).destroyed
    assert (1, "act") == asked(match)
    assert spell(match, "smelting").exhausted


def test_smelting_may_be_declined():
    match = book(hands={"p1": "fire2 air1 water1"}, spells={"p1": "smelting"})
    play(match, "cast smelting x1", "no")
    assert cards("air1 water1") == hand(match)


def test_smelting_at_power_2_smelts_twice_with_fresh_choices():
    match = book(hands={"p1": "fire2 fire2 air1 air1 earth1"}, spells={"p1": "smelting"})
    play(match, "cast smelting x2", "yes", "air1", "fire")
    # The new card may be smelted again.
    play(match, "yes", "earth")
    assert cards("earth3") == hand(match)
    assert cards("air1 air1 earth1 fire3") == board(match).destroyed


def test_smelting_ends_when_it_is_declined():
    match = book(hands={"p1": "fire2 fire2 air1 air1 earth1"}, spells={"p1": "smelting"})
    play(match, "cast smelting x2", "no")
    assert (1, "act") == asked(match)


def test_smelting_names_another_element_if_a_stack_is_empty():
    match = book(hands={"p1": "fire2 air1 water1"}, supply={"fire3": 0}, spells={"p1": "smelting"})
    play(match, "cast smelting x1", "yes")
    assert ["air", "earth", "water"] == choices(match)


# Cauterise


def test_cauterise_cures_up_to_two_from_hand_and_discard_pile_for_one_element_card():
    match = book(
        hands={"p1": "fire2", "p2": "madness madness air1 water1"},
        discards={"p2": "madness madness"},
        spells={"p1": "cauterise"},
        madness=10,
    )
    play(match, "cast cauterise x1", "p2")
    assert (2, "card") == asked(match)
    play(match, "madness", "madness@discard")
    assert ["air1", "water1"] == choices(match)
    play(match, "water1")
    assert cards("madness air1") == hand(match, 2)
    assert cards("madness water1") == discard(match, 2)
    assert 12 == board(match).madness


def test_cauterise_costs_no_card_if_nothing_is_cured():
    match = book(hands={"p1": "fire2 madness air1"}, spells={"p1": "cauterise"}, madness=10)
    play(match, "cast cauterise x1", "p1", "done")
    assert cards("madness air1") == hand(match)
    assert 10 == board(match).madness


def test_cauterise_at_power_2_cures_four_for_the_same_price():
    match = book(
        hands={"p1": "fire2 fire2 madness madness madness air1 air1"},
        discards={"p1": "madness"},
        spells={"p1": "cauterise"},
        madness=10,
    )
    play(match, "cast cauterise x2", "p1", *["madness"] * 3, "madness@discard")
    assert cards("air1") == hand(match)
    assert 14 == board(match).madness
