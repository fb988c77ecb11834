"""The earth spells of level 1 and 2: earth grows."""

from __future__ import annotations

from cards.default.played import (
    asked,
    board,
    book,
    cards,
    choices,
    discard,
    hand,
    never_cast,
    play,
    player,
    refusal,
    spell,
)


def test_every_earth_spell_is_cast_and_augmented_here():
    assert [] == never_cast("earth")


# Gleaning


def test_gleaning_takes_up_to_two_cards_of_value_1_from_the_discard_pile():
    match = book(
        hands={"p1": "earth1"},
        discards={"p1": "air1 fire1 fire1 water2 madness"},
        spells={"p1": "gleaning"},
    )
    play(match, "cast gleaning x1")
    assert ["air1@discard", "earth1@discard", "fire1@discard", "done"] == choices(match)
    assert "B5.3b" == refusal(match, "water2@discard")
    assert "B5.3b" == refusal(match, "madness@discard")
    play(match, "air1@discard", "fire1@discard")
    assert cards("air1 fire1") == hand(match)
    assert cards("earth1 fire1 water2 madness") == discard(match)
    assert (1, "act") == asked(match)


def test_gleaning_may_take_back_the_card_that_paid():
    match = play(book(hands={"p1": "earth1"}, spells={"p1": "gleaning"}), "cast gleaning x1")
    play(match, "earth1@discard")
    assert cards("earth1") == hand(match)
    assert cards() == discard(match)
    assert spell(match, "gleaning").exhausted


def test_gleaning_may_take_nothing():
    match = play(book(hands={"p1": "earth1"}, spells={"p1": "gleaning"}), "cast gleaning x1")
    play(match, "done")
    assert cards() == hand(match)


def test_gleaning_at_power_2_takes_up_to_four():
    match = book(
        hands={"p1": "earth2"},
        discards={"p1": "air1 air1 air1 air1 air1"},
        spells={"p1": "gleaning"},
    )
    play(match, "cast gleaning x2", *["air1@discard"] * 4)
    assert cards("air1 air1 air1 air1") == hand(match)
    assert cards("air1 earth2") == discard(match)
    assert (1, "act") == asked(match)


# Sprout


def test_sprout_exchanges_a_card_of_the_discard_pile_for_the_next_value():
    match = book(hands={"p1": "earth1"}, discards={"p1": "fire2 water1"}, spells={"p1": "sprout"})
    before = board(match).supply
    play(match, "cast sprout x1")
    assert ["earth1", "fire2", "water1", "done"] == choices(match)
    play(match, "fire2")
    assert cards("earth1 fire3 water1") == discard(match)
    assert (1, "act") == asked(match)
    # The old card goes back to its stack.
    assert before["fire2"] + 1 == board(match).supply["fire2"]
    assert before["fire3"] - 1 == board(match).supply["fire3"]


def test_sprout_sends_a_value_1_card_to_the_box():
    match = book(hands={"p1": "earth1"}, spells={"p1": "sprout"})
    before = board(match).supply
    play(match, "cast sprout x1", "earth1")
    assert cards("earth2") == discard(match)
    assert {**before, "earth2": before["earth2"] - 1} == board(match).supply


def test_sprout_cannot_raise_a_value_3_nor_a_card_whose_stack_is_empty():
    match = book(
        hands={"p1": "earth1"},
        discards={"p1": "fire1 air3"},
        supply={"fire2": 0},
        spells={"p1": "sprout"},
    )
    play(match, "cast sprout x1")
    assert ["earth1", "done"] == choices(match)
    assert "B9.8a" == refusal(match, "fire1")
    assert "B9.8a" == refusal(match, "air3")
    assert "B9.8" == refusal(match, "earth1>water")


def test_sprout_at_power_2_raises_two_different_cards_by_one_each():
    match = book(hands={"p1": "earth2"}, discards={"p1": "air1"}, spells={"p1": "sprout"})
    play(match, "cast sprout x2", "air1")
    # The air card that just came cannot go up again.
    assert ["earth2", "done"] == choices(match)
    assert "B9.8" == refusal(match, "air2")
    play(match, "earth2")
    assert cards("air2 earth3") == discard(match)


# Prospecting


def test_prospecting_names_an_element_first_and_then_turns_over_three_cards():
    match = book(
        hands={"p1": "earth1"},
        decks={"p1": "fire2 madness fire1 fire3"},
        spells={"p1": "prospecting"},
    )
    play(match, "cast prospecting x1")
    assert ["air", "earth", "fire", "water"] == choices(match)
    play(match, "fire")
    assert cards("fire2 fire1") == hand(match)
    assert cards("earth1 madness") == discard(match)
    assert 1 == player(match, 1).deck_size


def test_prospecting_meets_an_empty_deck_like_a_draw():
    match = book(
        hands={"p1": "earth1"},
        decks={"p1": "air1 water1"},
        spells={"p1": "prospecting"},
        madness=10,
        told={"deck.p1": ["madness"]},
    )
    play(match, "cast prospecting x1", "air")
    assert cards("air1") == hand(match)
    # Earth 1 and Water 1 were shuffled with a Madness, which was turned over third.
    assert cards("madness") == discard(match)
    assert 9 == board(match).madness
    assert 2 == player(match, 1).deck_size


def test_prospecting_at_power_2_turns_over_six():
    match = book(
        hands={"p1": "earth2"},
        decks={"p1": "air1 air2 air3 water1 water1 air1 air1"},
        spells={"p1": "prospecting"},
    )
    play(match, "cast prospecting x2", "air")
    assert cards("air1 air2 air3 air1") == hand(match)
    assert cards("earth2 water1 water1") == discard(match)


# Turn the Soil


def test_turn_the_soil_shuffles_the_discard_pile_in_without_a_madness_and_draws_two():
    match = book(
        hands={"p1": "earth2"},
        decks={"p2": "water1"},
        discards={"p2": "fire1 fire1"},
        spells={"p1": "turn_the_soil"},
        madness=10,
        told={"deck.p2": ["fire1", "water1"]},
    )
    play(match, "cast turn_the_soil x1", "p2")
    assert cards("fire1 water1") == hand(match, 2)
    assert cards() == discard(match, 2)
    assert 1 == player(match, 2).deck_size
    assert 10 == board(match).madness


def test_turn_the_soil_shuffles_the_very_cards_that_paid():
    match = book(hands={"p1": "earth2 earth2"}, spells={"p1": "turn_the_soil"}, madness=10)
    play(match, "cast turn_the_soil x1", "p1")
    # The second card drawn finds the deck empty and brings a Madness.
    assert cards("earth2 earth2 madness") == hand(match)
    assert 9 == board(match).madness


def test_turn_the_soil_at_power_2_draws_four():
    match = book(
        hands={"p1": "earth2 earth2"},
        discards={"p2": "fire1 fire1 fire1 fire1 fire1"},
        spells={"p1": "turn_the_soil"},
    )
    play(match, "cast turn_the_soil x2", "p2")
    assert cards("fire1 fire1 fire1 fire1") == hand(match, 2)
    assert 1 == player(match, 2).deck_size


# Ripen


def test_ripen_raises_up_to_two_hand_cards():
    match = book(hands={"p1": "earth2 fire1 fire1 water2"}, spells={"p1": "ripen"})
    play(match, "cast ripen x1", "fire1", "fire1")
    assert cards("fire2 fire2 water2") == hand(match)
    assert cards("earth2") == discard(match)
    assert (1, "act") == asked(match)


def test_ripen_never_raises_one_card_twice():
    match = book(hands={"p1": "earth2 fire1"}, spells={"p1": "ripen"})
    play(match, "cast ripen x1", "fire1")
    assert cards("fire2") == hand(match)
    assert (1, "act") == asked(match)


def test_ripen_raises_the_old_card_of_a_value_that_just_came():
    match = book(hands={"p1": "earth2 fire1 fire2"}, spells={"p1": "ripen"})
    play(match, "cast ripen x1", "fire1", "fire2")
    assert cards("fire2 fire3") == hand(match)


def test_ripen_at_power_2_raises_up_to_four():
    match = book(hands={"p1": "earth2 earth2 air1 air1 fire1 water1"}, spells={"p1": "ripen"})
    play(match, "cast ripen x2", "air1", "air1", "fire1", "done")
    assert cards("air2 air2 fire2 water1") == hand(match)


def test_ripen_may_use_the_card_that_its_first_exchange_put_back_on_the_stack():
    match = book(hands={"p1": "earth2 air1 air2"}, supply={"air2": 0}, spells={"p1": "ripen"})
    play(match, "cast ripen x1", "air2")
    # Air 2 went back to its stack: now Air 1 may be exchanged for it.
    assert 1 == board(match).supply["air2"]
    play(match, "air1")
    assert cards("air2 air3") == hand(match)


# Unearth


def test_unearth_buries_a_card_and_digs_up_that_very_card():
    match = book(hands={"p1": "earth2"}, discards={"p1": "fire3"}, spells={"p1": "unearth"})
    play(match, "cast unearth x1", "fire3@discard")
    assert cards("fire3") == board(match).destroyed
    play(match, "fire3@destroyed")
    assert cards("fire3") == hand(match)
    assert cards() == board(match).destroyed
    assert cards("earth2") == discard(match)


def test_unearth_buries_a_madness_and_cannot_dig_up_madness():
    match = book(
        hands={"p1": "earth2"},
        discards={"p1": "madness"},
        destroyed="air1 fire2 madness water1 water1",
        spells={"p1": "unearth"},
    )
    play(match, "cast unearth x1", "madness@discard")
    assert "B5.3b" == refusal(match, "madness@destroyed")
    play(match, "air1@destroyed", "fire2@destroyed", "water1@destroyed")
    assert cards("air1 fire2 water1") == hand(match)
    assert cards("water1 madness madness") == board(match).destroyed
    assert (1, "act") == asked(match)


def test_unearth_may_bury_nothing_and_may_bury_what_paid():
    match = book(hands={"p1": "earth2"}, destroyed="air1", spells={"p1": "unearth"})
    play(match, "cast unearth x1")
    assert ["earth2@discard", "done"] == choices(match)
    play(match, "done", "done")
    assert cards() == hand(match)
    assert cards("air1") == board(match).destroyed


def test_unearth_at_power_2_digs_up_six_but_buries_only_one():
    match = book(
        hands={"p1": "earth2 earth2"},
        discards={"p1": "madness madness"},
        destroyed="air1 air1 air1 air1 air1 air1 air1",
        spells={"p1": "unearth"},
    )
    play(match, "cast unearth x2", "madness@discard", *["air1@destroyed"] * 6)
    assert cards("air1 air1 air1 air1 air1 air1") == hand(match)
    assert cards("earth2 earth2 madness") == discard(match)
    assert cards("air1 madness") == board(match).destroyed
    assert (1, "act") == asked(match)
