"""The water spells of level 1 and 2: water keeps."""

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
    never_cast,
    play,
    refusal,
    spell,
    support,
)

SIX = "air1 air1 air1 air1 air1 air1"


def test_every_water_spell_is_cast_and_augmented_here():
    assert [] == never_cast("water")


# Hoarfrost


def test_hoarfrost_places_a_card_in_support_and_draws_one():
    match = book(
        hands={"p1": "water1 fire2 madness"}, decks={"p1": "air1 air2"}, spells={"p1": "hoarfrost"}
    )
    play(match, "cast hoarfrost x1", "madness")
    assert ["madness"] == support(match)
    assert cards("fire2 air1") == hand(match)


def test_hoarfrost_draws_even_if_no_slot_is_free():
    match = book(
        hands={"p1": "water1 fire2"},
        supports={"p1": "air1 air1 air1"},
        decks={"p1": "earth1"},
        spells={"p1": "hoarfrost"},
    )
    play(match, "cast hoarfrost x1")
    assert cards("fire2 earth1") == hand(match)


def test_hoarfrost_at_power_2_places_two_but_still_draws_only_one():
    match = book(
        hands={"p1": "water2 fire1 fire2"}, decks={"p1": "air1 air2"}, spells={"p1": "hoarfrost"}
    )
    play(match, "cast hoarfrost x2")
    assert ["fire1", "fire2"] == support(match)
    assert cards("air1") == hand(match)


# Lullaby


def test_lullaby_cures_up_to_two_madness_from_any_supports_of_the_casters_choice():
    match = book(
        seats=3,
        hands={"p1": "water1"},
        supports={"p1": "madness", "p2": "madness air1", "p3": "madness"},
        spells={"p1": "lullaby"},
        madness=10,
    )
    play(match, "cast lullaby x1")
    assert ["madness@p1", "madness@p2", "madness@p3", "done"] == choices(match)
    play(match, "madness@p1", "madness@p2")
    assert [] == support(match, 1)
    assert ["air1"] == support(match, 2)
    assert ["madness"] == support(match, 3)
    assert (1, "act") == asked(match)
    assert 12 == board(match).madness


def test_lullaby_reaches_neither_hands_nor_discard_piles():
    match = book(
        hands={"p1": "water1 madness"}, discards={"p1": "madness"}, spells={"p1": "lullaby"}
    )
    play(match, "cast lullaby x1")
    assert (1, "act") == asked(match)
    assert cards("madness") == hand(match)
    assert cards("madness water1") == discard(match)


def test_lullaby_at_power_2_cures_up_to_four():
    match = book(
        hands={"p1": "water2"},
        supports={"p1": "madness madness madness", "p2": "madness madness"},
        spells={"p1": "lullaby"},
        madness=10,
    )
    play(match, "cast lullaby x2", *["madness@p1"] * 3, "madness@p2")
    assert ["madness"] == support(match, 2)
    assert 14 == board(match).madness
    assert (1, "act") == asked(match)


# Shared Well


def test_shared_well_lets_the_chosen_player_decide_which_cards_go_into_their_support():
    match = book(
        hands={"p1": "water1 fire1", "p2": "air1 madness madness madness"},
        spells={"p1": "shared_well"},
    )
    play(match, "cast shared_well x1", "p2")
    assert (2, "card") == asked(match)
    play(match, "madness", "madness")
    assert ["madness", "madness"] == support(match, 2)
    assert [] == support(match, 1)
    assert cards("air1 madness") == hand(match, 2)
    assert (1, "act") == asked(match)


def test_shared_well_lets_the_chosen_player_place_nothing():
    match = book(hands={"p1": "water1", "p2": "air1"}, spells={"p1": "shared_well"})
    play(match, "cast shared_well x1", "p2", "done")
    assert [] == support(match, 2)
    assert (1, "act") == asked(match)


def test_shared_well_at_power_2_places_up_to_four_where_there_are_slots():
    match = book(
        magicians=("fire_f", "water_f"),
        hands={"p1": "water2", "p2": "air1 air1 air1 air1 air1"},
        spells={"p1": "shared_well"},
    )
    play(match, "cast shared_well x2", "p2", *["air1"] * 4)
    assert ["air1", "air1", "air1", "air1"] == support(match, 2)
    assert (1, "act") == asked(match)


# Deep Freeze


def test_deep_freeze_puts_a_curse_to_sleep_through_the_next_monster_phase():
    match = book(
        hands={"p1": "water2", "p2": "air3 air1"},
        marker=2,
        curses={"3a": "voices_in_the_draught", "5": "screech"},
        spells={"p1": "deep_freeze"},
        shuffled={"p1": SIX},
    )
    play(match, "cast deep_freeze x1", "3a")
    assert curse(match, "voices_in_the_draught").neutralised
    assert "B9.7" == refusal(match, "destroy 3a")
    play(match, "stop")
    # The marker reached space 3, the curse slept on and is awake before the actions.
    assert 3 == board(match).marker
    assert cards("water2") == discard(match, 1)
    assert cards() == discard(match, 2)
    assert not curse(match, "voices_in_the_draught").neutralised
    play(match, "destroy 3a", "air")
    assert {"5": "screech"} == curses(match)


def test_deep_freeze_does_not_save_from_the_check():
    match = book(
        hands={"p1": "water2"},
        marker=5,
        round=6,
        curses={"5": "screech"},
        spells={"p1": "deep_freeze"},
        shuffled={"p1": SIX},
    )
    play(match, "cast deep_freeze x1", "stop")
    assert "lost" == board(match).outcome


def test_deep_freeze_may_be_used_on_a_curse_already_past_its_space():
    match = book(
        hands={"p1": "water2"}, marker=4, curses={"2": "screech"}, spells={"p1": "deep_freeze"}
    )
    play(match, "cast deep_freeze x1")
    assert curse(match, "screech").neutralised
    assert spell(match, "deep_freeze").exhausted


def test_deep_freeze_at_power_2_stills_two_curses_with_their_tokens():
    match = book(
        hands={"p1": "water2 water2"},
        curses={"2": "fever", "4": {"curse": "screech", "tokens": "air"}, "5": "undertow"},
        spells={"p1": "deep_freeze"},
    )
    play(match, "cast deep_freeze x2", "4")
    assert "B9.7" == refusal(match, "4")
    play(match, "5")
    assert {"air": 1} == curse(match, "screech").tokens
    assert [False, True, True] == [c.neutralised for c in board(match).curses]


# High Tide


def test_high_tide_lets_three_support_cards_count_one_more_each():
    match = book(
        hands={"p1": "water2"},
        supports={"p1": "fire1 fire1", "p2": "earth1"},
        curses={"2": "fever"},
        spells={"p1": "high_tide"},
    )
    play(match, "cast high_tide x1")
    assert 3 == board(match).boost
    # Two Fire 1 in support are worth four fire now.
    play(match, "destroy 2", "air")
    assert {} == curses(match)
    assert 1 == board(match).boost
    # The last boost makes one Earth 1 worth two.
    play(match, "acquire earth2")
    assert cards("earth1") == discard(match, 2)
    assert cards("water2 fire1 fire1 air2 earth2") == discard(match, 1)
    assert 0 == board(match).boost


def test_high_tide_does_not_lift_hand_cards():
    match = book(hands={"p1": "water2 fire1"}, spells={"p1": "high_tide"})
    play(match, "cast high_tide x1")
    assert "B6.5" == refusal(match, "acquire fire2")


def test_high_tide_serves_granted_actions_of_others_and_ends_with_the_turn():
    match = book(
        hands={"p1": "water2 air1"},
        supports={"p1": "earth1 fire1"},
        spells={"p1": "high_tide telepathy"},
        shuffled={"p1": SIX},
    )
    play(match, "cast high_tide x1", "cast telepathy x1", "acquire earth2")
    assert cards("earth2") == discard(match, 2)
    assert cards("water2 air1 earth1") == discard(match, 1)
    assert 2 == board(match).boost
    play(match, "stop")
    assert 0 == board(match).boost
    assert "B6.5" == refusal(match, "acquire fire2")


def test_high_tide_at_power_2_lifts_six_cards():
    match = book(
        hands={"p1": "water2 water2"},
        supports={"p1": "fire1 earth1 air1", "p2": "water1"},
        curses={"2": "knotwork"},
        spells={"p1": "high_tide"},
    )
    play(match, "cast high_tide x2")
    assert 6 == board(match).boost
    play(match, "destroy 2", "air")
    # Four support cards paid, so four boosts are gone, needed or not.
    assert 2 == board(match).boost


# Ebb and Flow


def test_ebb_and_flow_lets_a_player_support_up_to_two_element_cards_from_the_discard_pile():
    match = book(
        hands={"p1": "water2"},
        discards={"p2": "fire3 earth1 water1 madness"},
        spells={"p1": "ebb_and_flow"},
    )
    play(match, "cast ebb_and_flow x1", "p2")
    assert (2, "card") == asked(match)
    assert "B5.3b" == refusal(match, "madness@discard")
    play(match, "earth1@discard", "fire3@discard")
    assert ["earth1", "fire3"] == support(match, 2)
    assert cards("water1 madness") == discard(match, 2)
    assert (1, "act") == asked(match)


def test_ebb_and_flow_finds_its_own_payment_in_the_pile():
    match = book(hands={"p1": "water2"}, spells={"p1": "ebb_and_flow"})
    play(match, "cast ebb_and_flow x1", "p1", "water2@discard")
    assert ["water2"] == support(match)
    assert cards() == discard(match)


def test_ebb_and_flow_at_power_2_stops_at_the_last_slot():
    match = book(
        hands={"p1": "water2 water2"},
        discards={"p2": "fire1 fire2 fire3 earth1"},
        spells={"p1": "ebb_and_flow"},
    )
    play(match, "cast ebb_and_flow x2", "p2", "fire1@discard", "fire2@discard", "fire3@discard")
    assert ["fire1", "fire2", "fire3"] == support(match, 2)
    assert cards("earth1") == discard(match, 2)
    assert (1, "act") == asked(match)
