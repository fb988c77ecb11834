"""The water spells of level 3: Arctic Circle, Avatar, Healing Rain."""

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
    play,
    refusal,
    spell,
    spells,
    support,
)

# Arctic Circle


def test_arctic_circle_lets_everybody_place_one_card_and_draw_one():
    match = book(
        seats=3,
        hands={"p1": "water3 madness", "p2": "fire1 fire2"},
        decks={"p1": "air1 air1", "p2": "earth1 earth1", "p3": "water1 water1"},
        spells={"p1": "arctic_circle"},
    )
    play(match, "cast arctic_circle x1")
    assert (2, "card") == asked(match)
    assert "B5.3" == refusal(match, "done")
    play(match, "fire2")
    assert ["madness"] == support(match, 1)
    assert cards("air1") == hand(match, 1)
    assert ["fire2"] == support(match, 2)
    assert cards("fire1 earth1") == hand(match, 2)
    # Player 3 has nothing to place and draws all the same.
    assert [] == support(match, 3)
    assert cards("water1") == hand(match, 3)


def test_arctic_circle_at_power_2_places_two_and_draws_two_each():
    match = book(
        hands={"p1": "water3 water3 air1 air2", "p2": "fire1 fire2"},
        decks={"p1": "earth1 earth2 earth3", "p2": "water1 water2 water3"},
        spells={"p1": "arctic_circle"},
    )
    play(match, "cast arctic_circle x2")
    assert ["air1", "air2"] == support(match, 1)
    assert cards("earth1 earth2") == hand(match, 1)
    assert ["fire1", "fire2"] == support(match, 2)
    assert cards("water1 water2") == hand(match, 2)


def test_arctic_circle_at_power_2_lets_a_player_with_one_free_slot_choose_the_card():
    match = book(
        hands={"p1": "water3 water3", "p2": "fire1 fire2"},
        decks={"p1": "earth1 earth2", "p2": "water1 water2"},
        supports={"p2": "air1 air1"},
        spells={"p1": "arctic_circle"},
    )
    play(match, "cast arctic_circle x2")
    assert (2, "card") == asked(match)
    assert ["fire1", "fire2"] == choices(match)
    play(match, "fire2")
    assert ["air1", "air1", "fire2"] == support(match, 2)


# Avatar


def test_avatar_grants_an_action_paid_with_support_that_stays():
    match = book(
        hands={"p1": "water3"},
        supports={"p1": "earth2 fire1", "p2": "fire3"},
        curses={"2": "fever"},
        spells={"p1": "avatar"},
    )
    play(match, "cast avatar x1", "destroy 2", "earth")
    assert {} == curses(match)
    assert ["earth2", "fire1"] == support(match, 1)
    assert ["fire3"] == support(match, 2)
    assert cards("water3 earth2") == discard(match, 1)
    assert cards() == discard(match, 2)
    # One action only, though Earth 2 could have paid for another.
    assert not spell(match, "avatar").being_cast


def test_avatar_discards_the_hand_cards_that_pay_and_keeps_only_support():
    match = book(
        hands={"p1": "water3 fire1"},
        supports={"p1": "fire3"},
        curses={"2": "fever"},
        spells={"p1": "avatar"},
    )
    play(match, "cast avatar x1", "destroy 2", "earth")
    assert cards() == hand(match)
    assert cards("water3 fire1 earth2") == discard(match)
    assert ["fire3"] == support(match)


def test_avatar_may_be_declined_and_shuts_the_ability_meanwhile():
    match = book(hands={"p1": "water3"}, supports={"p1": "fire2"}, spells={"p1": "avatar growth!"})
    play(match, "cast avatar x1")
    assert "B9.11a" == refusal(match, "ability")
    play(match, "stop")
    # Player 1's own action phase goes on, Rosalind may clap again.
    assert ["fire2"] == support(match)
    assert (1, "act") == asked(match)
    assert "ability" in choices(match)


def test_avatar_at_power_2_uses_each_support_card_for_one_action_only():
    match = book(
        hands={"p1": "water3 water3"},
        supports={"p1": "fire2 earth2"},
        spells={"p1": "avatar"},
    )
    play(match, "cast avatar x2", "acquire fire2")
    assert "B6.5" == refusal(match, "acquire fire2")
    play(match, "acquire earth2")
    assert ["earth2", "fire2"] == support(match)
    assert cards("water3 water3 fire2 earth2") == discard(match)
    # After Avatar the same cards may pay again, and leave.
    play(match, "acquire fire2")
    assert ["earth2"] == support(match)


def test_avatar_lets_the_actions_it_grants_to_others_be_paid_normally():
    match = book(
        hands={"p1": "water3"},
        supports={"p1": "air1 earth2"},
        spells={"p1": "avatar telepathy"},
    )
    play(match, "cast avatar x1", "cast telepathy x1", "acquire earth2")
    assert ["air1"] == support(match)
    assert cards("water3 earth2") == discard(match, 1)
    assert cards("earth2") == discard(match, 2)


def test_avatar_runs_to_its_end_though_it_was_forgotten_meanwhile():
    match = book(
        hands={"p1": "water3 water3"},
        supports={"p1": "fire2 earth2"},
        spells={"p1": "avatar growth ice combustion telepathy"},
        library={"fire": "kindling"},
    )
    play(match, "cast avatar x2", "learn kindling", "avatar")
    assert ["growth", "ice", "combustion", "telepathy", "kindling"] == spells(match)
    assert ["avatar"] == board(match).destroyed_spells
    play(match, "acquire earth2")
    assert ["earth2", "fire2"] == support(match)
    assert (1, "act") == asked(match)


def test_high_tide_works_with_avatar_and_a_kept_card_uses_up_a_boost_each_time():
    match = book(
        hands={"p1": "water3 water2"},
        supports={"p1": "fire1 fire1"},
        curses={"2": "fever"},
        spells={"p1": "avatar high_tide"},
    )
    play(match, "cast high_tide x1", "pay water2", "cast avatar x1", "destroy 2", "air")
    assert ["fire1", "fire1"] == support(match)
    assert 1 == board(match).boost
    # The kept cards pay again, the first of them with the last boost.
    play(match, "acquire fire3")
    assert [] == support(match)
    assert 0 == board(match).boost
    assert cards("water3 water2 fire1 fire1 fire3 air2") == discard(match)


# Healing Rain


def test_healing_rain_lets_everybody_cure_one_madness_of_hand_or_discard_pile():
    match = book(
        seats=3,
        hands={"p1": "water3 madness", "p3": "air1"},
        discards={"p1": "madness", "p2": "madness madness"},
        spells={"p1": "healing_rain"},
        madness=10,
    )
    play(match, "cast healing_rain x1")
    assert ["madness", "madness@discard", "done"] == choices(match)
    play(match, "madness")
    assert (2, "card") == asked(match)
    play(match, "madness@discard")
    assert cards() == hand(match, 1)
    assert cards("water3 madness") == discard(match, 1)
    assert cards("madness") == discard(match, 2)
    assert 12 == board(match).madness
    assert (1, "act") == asked(match)


def test_healing_rain_may_be_left_unused_by_each_player():
    match = book(hands={"p1": "water3 madness"}, spells={"p1": "healing_rain"}, madness=10)
    play(match, "cast healing_rain x1", "done")
    assert cards("madness") == hand(match)
    assert 10 == board(match).madness


def test_healing_rain_at_power_2_cures_up_to_two_each():
    match = book(
        hands={"p1": "water3 water3 madness", "p2": "madness"},
        discards={"p1": "madness madness", "p2": "madness"},
        spells={"p1": "healing_rain"},
        madness=10,
    )
    play(match, "cast healing_rain x2", "madness", "madness@discard", "madness", "madness@discard")
    assert cards("water3 water3 madness") == discard(match, 1)
    assert cards() == discard(match, 2)
    assert 14 == board(match).madness
    assert (1, "act") == asked(match)
