"""The fire spells of level 3: Trial by Fire, Phoenix Feathers, Crucible."""

from __future__ import annotations

from cards.default.played import (
    asked,
    board,
    book,
    cards,
    choices,
    curse,
    curses,
    discard,
    hand,
    play,
    refusal,
)

# Trial by Fire


def test_trial_by_fire_destroys_a_curse_whatever_it_costs_without_a_reward():
    match = book(
        hands={"p1": "fire3"},
        curses={"2": {"curse": "knotwork", "madness": 1}, "4": "screech"},
        spells={"p1": "trial_by_fire"},
    )
    play(match, "cast trial_by_fire x1", "2")
    assert {"4": "screech"} == curses(match)
    # The Sorcerer's Madness goes to the caster.
    assert cards("fire3 madness") == discard(match)
    assert (1, "act") == asked(match)
    assert ["knotwork"] == board(match).curses_under["multi"]


def test_trial_by_fire_returns_the_tokens_and_spares_neutralised_curses():
    match = book(
        hands={"p1": "fire3"},
        curses={
            "2": {"curse": "fever", "neutralised": True},
            "4": {"curse": "screech", "tokens": "air water"},
        },
        spells={"p1": "trial_by_fire"},
    )
    play(match, "cast trial_by_fire x1")
    assert {"2": "fever"} == curses(match)
    assert 4 == board(match).token_supply["air"]
    assert 4 == board(match).token_supply["water"]


def test_trial_by_fire_at_power_2_destroys_two():
    match = book(
        hands={"p1": "fire3 fire3"},
        curses={"2": "fever", "3a": "screech", "5": "undertow"},
        spells={"p1": "trial_by_fire"},
    )
    play(match, "cast trial_by_fire x2", "3a", "5")
    assert {"2": "fever"} == curses(match)
    assert {"fire": 4} == curse(match, "fever").cost


# Phoenix Feathers


def test_phoenix_feathers_lets_everybody_burn_a_card_and_draw_one():
    match = book(
        hands={"p1": "fire3 madness", "p2": "air1"},
        decks={"p1": "water1 water1", "p2": "earth1 earth1"},
        spells={"p1": "phoenix_feathers"},
        madness=10,
    )
    play(match, "cast phoenix_feathers x1", "madness")
    assert (2, "card") == asked(match)
    play(match, "done")
    assert cards("water1") == hand(match, 1)
    # The draw does not depend on what was burnt.
    assert cards("air1 earth1") == hand(match, 2)
    assert cards("madness") == board(match).destroyed
    assert 10 == board(match).madness


def test_phoenix_feathers_at_power_2_burns_up_to_two_and_draws_two_each():
    match = book(
        hands={"p1": "fire3 fire3 air1 air1 air1"},
        decks={"p1": "water1 water2 water3", "p2": "earth1 earth2 earth3"},
        spells={"p1": "phoenix_feathers"},
    )
    play(match, "cast phoenix_feathers x2", "air1", "air1")
    assert cards("air1 water1 water2") == hand(match, 1)
    assert cards("earth1 earth2") == hand(match, 2)


# Crucible


def test_crucible_lets_everybody_raise_a_hand_card_into_any_element():
    match = book(hands={"p1": "fire3 air1 air1", "p2": "water2 earth3"}, spells={"p1": "crucible"})
    play(match, "cast crucible x1", "air1>fire")
    assert ["water2>air", "water2>earth", "water2>fire", "water2", "done"] == choices(match)
    assert "B9.8a" == refusal(match, "earth3")
    play(match, "water2")
    assert cards("air1 fire2") == hand(match, 1)
    assert cards("water3 earth3") == hand(match, 2)


def test_crucible_offers_only_elements_whose_stack_is_not_empty():
    match = book(
        hands={"p1": "fire3 air1"}, supply={"air2": 0, "water2": 0}, spells={"p1": "crucible"}
    )
    play(match, "cast crucible x1")
    assert ["air1>earth", "air1>fire", "done"] == choices(match)
    assert "B9.8a" == refusal(match, "air1>water")


def test_crucible_at_power_2_raises_two_cards_each_but_none_twice():
    match = book(hands={"p1": "fire3 fire3 air1 earth1"}, spells={"p1": "crucible"})
    play(match, "cast crucible x2", "earth1>air")
    assert "B9.8" == refusal(match, "air2")
    play(match, "air1>water")
    assert cards("air2 water2") == hand(match)
    assert (1, "act") == asked(match)
