"""The earth spells of level 3: Great Harvest, Memory of Roots, Essence of the Earth."""

from __future__ import annotations

from cards.default.played import (
    asked,
    board,
    book,
    cards,
    choices,
    discard,
    hand,
    play,
    refusal,
)

# Great Harvest


def test_great_harvest_lets_everybody_draw_two():
    match = book(
        seats=3,
        hands={"p1": "earth3", "p3": "air1"},
        decks={"p1": "fire1 fire2 fire3", "p2": "air1 madness", "p3": "water1 water1"},
        spells={"p1": "great_harvest"},
    )
    play(match, "cast great_harvest x1")
    assert cards("fire1 fire2") == hand(match, 1)
    assert cards("air1 madness") == hand(match, 2)
    assert cards("air1 water1 water1") == hand(match, 3)


def test_great_harvest_at_power_2_draws_four_each_and_shuffles_where_it_must():
    match = book(
        hands={"p1": "earth3 earth3"},
        decks={"p1": "fire1 fire1 fire1 fire1", "p2": "air1 air1 air1"},
        spells={"p1": "great_harvest"},
        madness=10,
    )
    play(match, "cast great_harvest x2")
    assert cards("fire1 fire1 fire1 fire1") == hand(match, 1)
    assert cards("air1 air1 air1 madness") == hand(match, 2)
    assert 9 == board(match).madness


# Memory of Roots


def test_memory_of_roots_returns_one_element_card_to_each_hand():
    match = book(
        seats=3,
        hands={"p1": "earth3"},
        discards={"p2": "fire1 water2 madness", "p3": "madness"},
        spells={"p1": "memory_of_roots"},
    )
    play(match, "cast memory_of_roots x1")
    # The very card that paid comes back, without a question; player 2 chooses.
    assert cards("earth3") == hand(match, 1)
    assert (2, "card") == asked(match)
    assert ["fire1@discard", "water2@discard"] == choices(match)
    assert "B5.3" == refusal(match, "done")
    play(match, "water2@discard")
    assert cards("water2") == hand(match, 2)
    assert cards() == hand(match, 3)
    assert cards("madness") == discard(match, 3)


def test_memory_of_roots_at_power_2_returns_two_each():
    match = book(
        hands={"p1": "earth3 earth3"},
        discards={"p1": "air1", "p2": "fire1"},
        spells={"p1": "memory_of_roots"},
    )
    play(match, "cast memory_of_roots x2", "earth3@discard")
    assert cards("earth3 earth3") == hand(match, 1)
    assert cards("fire1") == hand(match, 2)


# Essence of the Earth


def test_essence_of_the_earth_brings_a_value_3_card_of_any_element_to_the_hand():
    match = book(hands={"p1": "earth3"}, spells={"p1": "essence_of_the_earth"})
    before = board(match).supply
    play(match, "cast essence_of_the_earth x1")
    assert ["air", "earth", "fire", "water"] == choices(match)
    play(match, "water")
    assert cards("water3") == hand(match)
    assert before["water3"] - 1 == board(match).supply["water3"]
    assert (1, "act") == asked(match)


def test_essence_of_the_earth_offers_only_stacks_that_are_not_empty():
    match = book(
        hands={"p1": "earth3"},
        supply={"air3": 0, "earth3": 0, "fire3": 1, "water3": 0},
        spells={"p1": "essence_of_the_earth"},
    )
    play(match, "cast essence_of_the_earth x1")
    assert cards("fire3") == hand(match)


def test_essence_of_the_earth_at_power_2_names_an_element_each_time():
    match = book(
        hands={"p1": "earth3 earth3"}, supply={"air3": 1}, spells={"p1": "essence_of_the_earth"}
    )
    play(match, "cast essence_of_the_earth x2", "air")
    assert "B2.3" == refusal(match, "air")
    play(match, "fire")
    assert cards("air3 fire3") == hand(match)
    assert (1, "act") == asked(match)


def test_essence_of_the_earth_brings_nothing_when_all_stacks_are_empty():
    match = book(
        hands={"p1": "earth3"},
        supply={"air3": 0, "earth3": 0, "fire3": 0, "water3": 0},
        spells={"p1": "essence_of_the_earth"},
    )
    play(match, "cast essence_of_the_earth x1")
    assert cards() == hand(match)
    assert (1, "act") == asked(match)
