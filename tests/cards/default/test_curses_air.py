"""The air curses."""

import pytest

from cards.default.struck import (
    answer,
    asked,
    at,
    board,
    choices,
    curses,
    discards,
    hands,
    kind,
    lost,
    order,
    spells,
    stop_until,
    strike,
    untested_curses,
)

BASIC = "combustion ice growth telepathy"


def test_every_air_curse_is_tested_here():
    assert [] == untested_curses(__file__, "air")


def test_voices_in_the_draught_give_each_player_a_madness_from_the_active_player_on():
    match = strike("voices_in_the_draught", seats=4, active="p3")
    assert ["p3", "p4", "p1", "p2"] == order(match, "MadnessReceived")
    assert [{"madness": 1}] * 4 == discards(match)
    assert 26 == board(match).madness


def test_a_curse_that_has_struck_stays_where_it_is():
    match = strike("voices_in_the_draught")
    assert ["voices_in_the_draught"] == curses(match)


def test_a_curse_strikes_only_on_its_own_space():
    match = strike("voices_in_the_draught", slot="4", marker=2)
    assert [{}, {}] == discards(match)


def test_a_curse_spares_players_who_are_out():
    match = strike("voices_in_the_draught", seats=3, active="p3", out=["p1"])
    assert ["p3", "p2"] == order(match, "MadnessReceived")


def test_a_neutralised_curse_does_not_strike():
    sleeper = {"curse": "voices_in_the_draught", "neutralised": True}
    match = strike("screech", slot="4", marker=1, curses={"2": sleeper})
    assert [{}, {}] == discards(match)


def test_voices_in_the_draught_lose_the_game_in_the_middle_when_the_stack_is_empty():
    match = strike("voices_in_the_draught", seats=3, active="p2", madness=2)
    assert "stack_empty" == lost(match)
    assert "B8.2" == match.outcome.rule
    assert ["p2", "p3"] == order(match, "MadnessReceived")
    assert [{}, {"madness": 1}, {"madness": 1}] == discards(match)


def test_voices_in_the_draught_that_take_the_very_last_madness_do_not_lose():
    match = strike("voices_in_the_draught", madness=2)
    assert lost(match) is None
    assert 0 == board(match).madness


def test_after_a_loss_on_space_3_the_right_curse_no_longer_strikes():
    hand = {"p1": "fire1 fire1", "p2": "fire1 fire1"}
    match = strike(
        "voices_in_the_draught",
        slot="3a",
        curses={"3b": "scorched_fingers"},
        madness=1,
        hands=hand,
    )
    assert "stack_empty" == lost(match)
    assert [{"fire1": 2}, {"fire1": 2}] == hands(match)


def test_screech_puts_two_madness_into_the_hand_of_the_active_player_only():
    match = strike("screech", seats=3, active="p2", hands={"p2": "air1"})
    assert [{}, {"air1": 1, "madness": 2}, {}] == hands(match)
    assert [{}, {}, {}] == discards(match)
    assert 23 == board(match).madness


def test_screech_loses_the_game_when_the_stack_holds_only_one():
    match = strike("screech", madness=1)
    assert "stack_empty" == lost(match)
    assert [{"madness": 1}, {}] == hands(match)


def test_loose_pages_mill_four_cards_of_each_player_from_the_active_player_on():
    decks = {"p1": "air1 earth1 fire1 water1 fire2", "p2": "madness air1 air1 air2 air3"}
    match = strike("loose_pages", active="p2", decks=decks)
    assert ["p2"] * 4 + ["p1"] * 4 == order(match, "CardMilled")
    first = {"air1": 1, "earth1": 1, "fire1": 1, "water1": 1}
    assert [first, {"madness": 1, "air1": 2, "air2": 1}] == discards(match)
    assert [1, 1] == [player.deck_size for player in board(match).players]


def test_loose_pages_that_end_with_the_last_card_bring_no_madness():
    match = strike("loose_pages", decks={"p1": "air1 air1 air1 air2"})
    assert {"air1": 3, "air2": 1} == at(match, "p1").discard
    assert 0 == at(match, "p1").deck_size
    assert 20 == board(match).madness


def test_loose_pages_meet_an_empty_deck_like_a_draw():
    # B9.17: two cards go, then a Madness comes and all is shuffled, and two more go.
    match = strike(
        "loose_pages",
        decks={"p1": "air1 air2"},
        discards={"p1": "fire1"},
        told={"deck.p1": ["madness", "air2"]},
    )
    player = at(match, "p1")
    assert {"madness": 1, "air2": 1} == player.discard
    assert {"air1": 1, "fire1": 1} == player.deck
    assert 19 == board(match).madness


def test_loose_pages_with_neither_deck_nor_discard_pile_bring_a_madness_for_every_shuffle():
    # B9.1a: the Madness alone is the new deck; milled, it is shuffled again with another one.
    match = strike("loose_pages", decks={"p1": ""}, told={"deck.p1": ["madness"] * 4})
    player = at(match, "p1")
    assert 3 == player.discard.get("madness", 0) + player.deck_size
    assert 17 == board(match).madness


def test_loose_pages_lose_the_game_when_a_shuffle_finds_no_madness():
    match = strike("loose_pages", decks={"p1": "air1", "p2": "fire1 fire1"}, madness=0)
    assert "stack_empty" == lost(match)
    assert [{"air1": 1}, {}] == discards(match)


def test_loose_pages_stop_at_an_empty_deck_by_ruling():
    match = strike("loose_pages", decks={"p1": "air1"}, rulings={"mill_empty_deck": "stops"})
    assert {"air1": 1} == at(match, "p1").discard
    assert 20 == board(match).madness


def test_vertigo_puts_two_element_cards_on_the_deck_in_the_order_their_player_likes():
    match = strike("vertigo", hands={"p1": "air1 fire2 madness", "p2": "water1 water1 earth1"})
    assert ["air1", "fire2"] == choices(match)
    answer(match, "p1 fire2", "p2 water1", "p2 earth1")
    assert ["air1", "fire2"] == at(match, "p1").deck_top[:2]
    assert ["earth1", "water1"] == at(match, "p2").deck_top[:2]
    assert [{"madness": 1}, {"water1": 1}] == hands(match)


def test_vertigo_asks_the_active_player_first():
    hand = "air1 fire1 water1"
    match = strike("vertigo", seats=3, active="p2", hands={"p1": hand, "p2": hand, "p3": hand})
    for who in ("p2", "p3", "p1"):
        answer(match, f"{who} air1", f"{who} water1")
    assert "act" == kind(match)
    assert [{"fire1": 1}] * 3 == hands(match)


def test_vertigo_takes_as_many_cards_as_there_are():
    match = strike("vertigo", hands={"p1": "air1 madness madness"})
    assert [{"madness": 2}, {}] == hands(match)
    assert ["air1"] == at(match, "p1").deck_top
    assert "act" == kind(match)


def test_vertigo_works_on_an_empty_deck_without_madness():
    match = strike("vertigo", hands={"p1": "air1 air1"}, decks={"p1": ""}, discards={"p1": "fire1"})
    assert ["air1", "air1"] == at(match, "p1").deck_top
    assert {"fire1": 1} == at(match, "p1").discard
    assert 20 == board(match).madness


def test_slip_of_the_mind_lets_each_player_choose_between_a_spell_and_two_madness():
    match = strike("slip_of_the_mind", seats=3, active="p2")
    answer(match, "p2 branch 1", "p2 growth@p2", "p3 branch 2", "p1 branch 1", "p1 ice@p1")
    assert ["combustion growth telepathy", "combustion ice telepathy", BASIC] == spells(match)
    assert [{}, {}, {"madness": 2}] == discards(match)
    assert ["growth", "ice"] == board(match).destroyed_spells


def test_slip_of_the_mind_offers_only_ones_own_spells():
    match = strike("slip_of_the_mind", spells={"p1": "growth! ice~", "p2": "combustion echo"})
    answer(match, "p1 branch 1")
    assert ["ice@p1", "growth@p1"] == choices(match)
    assert "B5.3b" == match.why_not("echo@p2").rule


def test_slip_of_the_mind_without_a_spell_must_be_two_madness():
    match = strike("slip_of_the_mind", spells={"p1": "", "p2": ""})
    assert "act" == kind(match)
    assert [{"madness": 2}, {"madness": 2}] == discards(match)


def test_slip_of_the_mind_must_be_a_spell_when_the_stack_holds_fewer_than_two():
    match = strike("slip_of_the_mind", madness=1)
    assert "spell" == kind(match)
    answer(match, "p1 growth@p1", "p2 growth@p2")
    assert 1 == board(match).madness
    assert [{}, {}] == discards(match)


def test_slip_of_the_mind_counts_the_stack_afresh_for_the_second_player():
    match = strike("slip_of_the_mind", madness=3)
    answer(match, "p1 branch 2")
    assert ("p2", "spell") == (asked(match), kind(match))


def test_slip_of_the_mind_that_can_be_done_in_no_way_is_done_as_far_as_possible():
    # Without a spell to lose that branch does nothing: no way out of what can be done in part.
    match = strike("slip_of_the_mind", madness=1, spells={"p1": ""})
    assert "stack_empty" == lost(match)
    assert [{"madness": 1}, {}] == discards(match)


def test_tongue_tied_exhausts_all_spells_of_everybody_and_takes_a_card():
    match = strike(
        "tongue_tied",
        hands={"p1": "air1 fire1 madness", "p2": "water1"},
        spells={"p1": "growth ice!", "p2": "telepathy combustion"},
    )
    answer(match, "p1 fire1")
    assert ["growth! ice!", "telepathy! combustion!"] == spells(match)
    assert [{"air1": 1, "madness": 1}, {}] == hands(match)
    assert [{"fire1": 1}, {"water1": 1}] == discards(match)


def test_tongue_tied_leaves_the_active_player_without_a_spell_this_turn():
    match = strike("tongue_tied", hands={"p1": "earth1 earth1"})
    assert "act" == kind(match)
    assert "B6.3" == match.why_not("cast growth x1").rule


def test_tongue_tied_wears_off_for_the_others_at_their_own_concentration():
    match = strike("tongue_tied", spells={"p1": "growth", "p2": "ice"})
    answer(match, "p1 stop")
    assert ["growth!", "ice"] == spells(match)


def test_tongue_tied_leaves_neutralised_spells_as_they_are():
    # They are not ready, and their state below lasts until they turn up (B9.7b).
    match = strike("tongue_tied", spells={"p1": "growth~ ice", "p2": ""})
    assert ["growth~ ice!", ""] == spells(match)


def test_tongue_tied_takes_no_madness():
    match = strike("tongue_tied", hands={"p1": "madness", "p2": "madness madness"})
    assert [{"madness": 1}, {"madness": 2}] == hands(match)
    assert "act" == kind(match)


@pytest.mark.parametrize(("slot", "marker"), [("2", 2), ("3a", 3), ("3b", 3), ("4", 4), ("5", 5)])
def test_a_curse_strikes_from_every_slot_in_its_time_and_once_a_round(slot, marker):
    match = strike("voices_in_the_draught", slot=slot, marker=0, turn=6)
    stop_until(match, marker - 1)
    assert [] == order(match, "MadnessReceived")
    answer(match, f"{asked(match)} stop")
    assert [asked(match)] == order(match, "MadnessReceived")[:1]
    stop_until(match, 5)
    assert 2 == len(order(match, "MadnessReceived"))
