"""The magicians who reach into support, payments and other players' turns."""

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
    play,
    player,
    refusal,
    support,
)

SIX = "earth1 earth1 earth1 earth1 earth1 earth1"

# Air, female: whenever any curse is destroyed by anyone, draw 1 card


def test_air_f_draws_when_she_destroys_a_curse_after_madness_and_reward():
    match = book(
        magicians=("air_f", "earth_m"),
        hands={"p1": "fire3 fire1"},
        curses={"2": {"curse": "fever", "madness": 1}},
        madness=10,
        told={"deck.p1": ["water2"]},
    )
    play(match, "destroy 2", "water")
    # Her deck was empty: payment, Sorcerer's Madness, reward and a new Madness are the new deck.
    assert cards("water2") == hand(match)
    assert 4 == player(match, 1).deck_size
    assert 9 == board(match).madness


def test_air_f_draws_on_anybodys_turn():
    match = book(
        magicians=("earth_m", "air_f"),
        hands={"p1": "fire3 fire1"},
        decks={"p2": "air1"},
        curses={"2": "fever"},
    )
    play(match, "destroy 2", "water")
    assert cards("air1") == hand(match, 2)
    assert cards("fire3 fire1 water2") == discard(match, 1)


def test_air_f_draws_for_each_curse_that_an_effect_destroys():
    match = book(
        magicians=("earth_m", "air_f"),
        hands={"p1": "fire3 fire3"},
        decks={"p2": "air1 air2 air3"},
        curses={"2": "fever", "4": "screech"},
        spells={"p1": "trial_by_fire"},
    )
    play(match, "cast trial_by_fire x2", "4")
    assert {} == curses(match)
    assert cards("air1 air2") == hand(match, 2)


def test_air_f_must_draw_even_if_that_loses_the_game():
    match = book(
        magicians=("earth_m", "air_f"),
        hands={"p1": "fire3 fire1"},
        curses={"2": "fever"},
        madness=0,
    )
    play(match, "destroy 2", "water")
    assert "lost" == board(match).outcome
    assert "stack_empty" == board(match).reason


def test_air_f_does_not_draw_for_curses_that_leave_at_the_check():
    match = book(
        magicians=("earth_m", "air_f"),
        marker=5,
        turn=5,
        monster="dust_moth",
        page="ashes_to_ink",
        curses={"5": "screech"},
        shuffled={"p1": SIX},
        decks={"p2": "air1"},
    )
    play(match, "stop")
    assert "sorcerer" == board(match).monster
    assert "screech" not in curses(match).values()
    assert cards() == hand(match, 2)
    assert 1 == player(match, 2).deck_size


def test_air_f_draws_nothing_once_she_is_eliminated():
    match = book(
        magicians=("earth_m", "air_f"),
        out=["p2"],
        hands={"p1": "fire3 fire1"},
        curses={"2": "fever"},
        madness=0,
    )
    play(match, "destroy 2", "water")
    assert board(match).outcome is None


# Earth, female: exchange 1 or 2 hand cards with as many cards of the support pool


def test_earth_f_exchanges_one_card_which_is_hers_in_that_slot():
    match = book(
        magicians=("earth_f", "earth_m"),
        hands={"p1": "air1 water1"},
        supports={"p2": "fire3 earth1"},
    )
    play(match, "ability", "air1 for fire3@p2", "done")
    assert cards("water1 fire3") == hand(match, 1)
    assert ["air1@p1", "earth1"] == support(match, 2)


def test_earth_f_exchanges_two_cards_with_two_supports():
    match = book(
        seats=3,
        magicians=("earth_f", "earth_m", "air_m"),
        hands={"p1": "air1 madness"},
        supports={"p1": "earth1", "p2": "fire3 fire2", "p3": "water2"},
    )
    play(match, "ability", "madness for fire3@p2", "air1 for water2@p3")
    assert cards("fire3 water2") == hand(match, 1)
    assert ["fire2", "madness@p1"] == support(match, 2)
    assert ["air1@p1"] == support(match, 3)
    assert (1, "act") == asked(match)
    assert "B6.8" == refusal(match, "ability")


def test_earth_f_gets_her_card_back_into_her_own_pile_when_it_pays():
    match = book(
        magicians=("earth_f", "earth_m"), hands={"p1": "fire2 water1"}, supports={"p2": "air1"}
    )
    play(match, "ability", "fire2 for air1@p2", "acquire fire2")
    assert cards("fire2 fire2") == discard(match, 1)
    assert cards() == discard(match, 2)


def test_earth_f_may_exchange_with_a_full_support_and_take_a_madness_out():
    match = book(
        magicians=("earth_f", "earth_m"),
        hands={"p1": "fire1"},
        supports={"p2": "madness madness madness madness"},
    )
    play(match, "ability", "fire1 for madness@p2")
    assert cards("madness") == hand(match, 1)
    assert ["fire1@p1", "madness", "madness", "madness"] == support(match, 2)


def test_earth_f_takes_a_card_from_a_slot_in_which_it_is_a_guest():
    match = book(
        seats=3,
        magicians=("earth_f", "earth_m", "air_m"),
        hands={"p1": "water1"},
        supports={"p2": "fire1@p3"},
    )
    play(match, "ability", "water1 for fire1@p2/p3")
    assert ["water1@p1"] == support(match, 2)
    play(match, "cast combustion x1")
    # It is hers from then on, so it goes to her own discard pile.
    assert cards("fire1") == discard(match, 1)
    assert cards() == discard(match, 3)


def test_earth_f_needs_two_hand_cards_for_two_exchanges():
    match = book(
        magicians=("earth_f", "earth_m"), hands={"p1": "air1"}, supports={"p2": "fire3 water3"}
    )
    play(match, "ability", "air1 for fire3@p2")
    # The card that just came cannot go out again, so the exchange is over.
    assert (1, "act") == asked(match)
    assert cards("fire3") == hand(match, 1)


def test_earth_f_cannot_take_back_what_she_just_laid_down():
    match = book(
        magicians=("earth_f", "earth_m"),
        hands={"p1": "air1 water1"},
        supports={"p2": "fire3 earth3"},
    )
    play(match, "ability", "air1 for fire3@p2")
    assert ["water1 for earth3@p2", "done"] == choices(match)
    assert "B9.5a" == refusal(match, "water1 for air1@p2/p1")


def test_earth_f_must_exchange_at_least_one_card():
    match = book(
        magicians=("earth_f", "earth_m"), hands={"p1": "air1 water1"}, supports={"p2": "fire3"}
    )
    play(match, "ability")
    assert "B10" == refusal(match, "done")


@pytest.mark.parametrize(
    "facts",
    [{"hands": {"p1": "air1"}}, {"supports": {"p1": "air1"}}],
    ids=["empty support", "empty hand"],
)
def test_earth_f_needs_a_card_on_both_sides(facts):
    match = book(magicians=("earth_f", "earth_m"), **facts)
    assert "ability" not in choices(match)
    assert match.why_not("ability") is not None


# Water, male: once per turn one value-1 air card counts as any element


def test_water_m_pays_for_a_spell_with_an_air_card():
    match = book(magicians=("water_m", "earth_m"), hands={"p1": "air1"}, decks={"p1": "fire1"})
    play(match, "cast growth x1")
    assert cards("fire1") == hand(match)
    assert cards("air1") == discard(match)
    assert player(match, 1).ability_used


def test_water_m_converts_only_one_card_a_turn():
    match = book(
        magicians=("water_m", "earth_m"),
        hands={"p1": "air1 air1"},
        decks={"p1": "fire1"},
        shuffled={"p1": SIX},
    )
    assert "B6.3" == refusal(match, "cast growth x2")
    play(match, "cast growth x1")
    assert "B6.3" == refusal(match, "cast ice x1")
    assert "cast telepathy x1" in choices(match)


def test_water_m_converts_no_card_of_higher_value():
    match = book(magicians=("water_m", "earth_m"), hands={"p1": "air2 air3"})
    assert "B6.3" == refusal(match, "cast growth x1")


def test_water_m_keeps_his_conversion_when_he_pays_with_the_right_cards():
    match = book(
        magicians=("water_m", "earth_m"), hands={"p1": "air1 earth1"}, decks={"p1": "fire1"}
    )
    play(match, "cast growth x1")
    assert ["pay air1", "pay earth1"] == choices(match)
    play(match, "pay earth1")
    assert not player(match, 1).ability_used
    assert cards("air1 fire1") == hand(match)


def test_water_m_may_convert_an_air_card_of_anybodys_support():
    match = book(
        magicians=("water_m", "earth_m"),
        hands={"p1": "fire3"},
        supports={"p2": "air1"},
        curses={"2": "fever"},
    )
    play(match, "destroy 2", "fire")
    assert {} == curses(match)
    assert cards("air1") == discard(match, 2)
    assert player(match, 1).ability_used


def test_water_m_pays_a_multi_element_curse_with_two_air_cards():
    match = book(
        magicians=("water_m", "earth_m"),
        hands={"p1": "air1 air1 earth1 water1"},
        curses={"2": "knotwork"},
    )
    play(match, "destroy 2", "fire")
    assert {} == curses(match)
    assert cards() == hand(match)


@pytest.mark.parametrize(
    ("action", "left"),
    [("acquire fire2", "fire2"), ("learn kindling", ""), ("cure hand", "")],
)
def test_water_m_converts_for_every_kind_of_action(action, left):
    match = book(
        magicians=("water_m", "earth_m"),
        hands={"p1": "air1 fire1 madness"},
        library={"fire": "kindling"},
    )
    play(match, action)
    assert cards(f"air1 fire1 {left}") == discard(match)
    assert player(match, 1).ability_used


def test_water_m_has_an_air_card_for_effects_that_name_an_element():
    match = book(
        magicians=("water_m", "earth_m"),
        hands={"p1": "earth1"},
        decks={"p1": "air1 fire1 water1"},
        spells={"p1": "prospecting"},
    )
    play(match, "cast prospecting x1", "fire")
    assert cards("fire1") == hand(match)
    assert cards("earth1 air1 water1") == discard(match)


def test_water_m_cannot_convert_in_an_action_granted_on_another_players_turn():
    match = book(magicians=("earth_m", "water_m"), hands={"p1": "air1", "p2": "air1"})
    play(match, "cast telepathy x1")
    assert (2, "act") == asked(match)
    assert ["stop", "cast telepathy x1"] == choices(match)
    assert "B6.3" == refusal(match, "cast growth x1")


def test_water_m_cannot_convert_in_an_action_granted_to_him_on_his_own_turn():
    match = book(
        magicians=("water_m", "earth_m"),
        hands={"p1": "air1 air1 water1", "p2": "air1"},
        spells={"p1": "telepathy growth ice"},
    )
    play(match, "cast telepathy x1", "cast telepathy x1")
    assert (1, "act") == asked(match)
    # B9.11a: the conversion stays shut in a granted action; Ice can be paid with water.
    assert ["stop", "cast ice x1"] == choices(match)
    play(match, "stop")
    assert "cast growth x1" in choices(match)


def test_water_m_may_convert_again_on_his_next_turn():
    match = book(
        magicians=("water_m", "earth_m"),
        hands={"p1": "air1 air1"},
        decks={"p1": SIX},
        shuffled={"p2": SIX},
    )
    play(match, "cast growth x1", "stop", "stop")
    assert (1, "act") == asked(match)
    assert not player(match, 1).ability_used
    play(match, "cast ice x1")
    assert player(match, 1).ability_used


# Water, female: 5 support slots


def test_water_f_keeps_five_cards_in_support():
    match = book(
        magicians=("water_f", "earth_m"),
        hands={"p1": "water3 air1 fire1 earth1"},
        supports={"p1": "air1 air1 air1"},
    )
    play(match, "cast ice x3", "air1", "fire1")
    assert ["air1", "air1", "air1", "air1", "fire1"] == support(match)
    assert cards("earth1") == hand(match)


def test_water_f_receives_a_madness_into_full_support_all_the_same():
    match = book(
        magicians=("earth_m", "water_f"),
        marker=3,
        hands={"p1": "earth1"},
        supports={"p2": "air1 air1 air1 air1 air1"},
        curses={"4": "drowned_whispers"},
        shuffled={"p1": SIX},
    )
    play(match, "stop")
    assert ["air1", "air1", "air1", "air1", "air1", "madness"] == support(match, 2)
    assert ["madness"] == support(match, 1)
