"""The earth curses."""

import pytest

from cards.default.struck import (
    answer,
    asked,
    at,
    board,
    choices,
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


def test_every_earth_curse_is_tested_here():
    assert [] == untested_curses(__file__, "earth")


def test_the_worms_lullaby_gives_each_player_a_madness():
    match = strike("worms_lullaby", seats=5, active="p5")
    assert ["p5", "p1", "p2", "p3", "p4"] == order(match, "MadnessReceived")
    assert [{"madness": 1}] * 5 == discards(match)
    assert 30 == board(match).madness


def test_the_worms_lullaby_loses_the_game_on_an_empty_stack():
    match = strike("worms_lullaby", madness=0)
    assert "stack_empty" == lost(match)
    assert [{}, {}] == discards(match)


def test_grave_soil_puts_a_madness_on_every_deck():
    match = strike("grave_soil", active="p2", decks={"p1": "fire1", "p2": "air1 air1"})
    assert ["p2", "p1"] == order(match, "MadnessReceived")
    assert ["madness", "?"] == at(match, "p1").deck_top
    assert ["madness", "?", "?"] == at(match, "p2").deck_top
    assert [{}, {}] == discards(match)
    assert 18 == board(match).madness


def test_grave_soil_is_the_next_card_drawn():
    match = strike("grave_soil", decks={"p1": "fire1 fire1"}, hands={"p1": "earth1"})
    answer(match, "p1 cast growth x1")
    assert {"madness": 1} == at(match, "p1").hand


def test_grave_soil_on_an_empty_deck_needs_no_shuffle():
    match = strike("grave_soil", decks={"p1": ""}, discards={"p1": "fire1"})
    assert ["madness"] == at(match, "p1").deck_top
    assert 1 == at(match, "p1").deck_size
    assert {"fire1": 1} == at(match, "p1").discard
    assert 18 == board(match).madness


def test_grave_soil_loses_the_game_for_the_one_who_finds_no_madness():
    match = strike("grave_soil", seats=3, madness=1, decks={"p1": "", "p2": "", "p3": ""})
    assert "stack_empty" == lost(match)
    assert [1, 0, 0] == [player.deck_size for player in board(match).players]


def test_landslide_takes_three_element_cards_of_ones_own_choice():
    match = strike(
        "landslide",
        hands={"p1": "air1 air1 fire2 water1 madness", "p2": "earth1 earth1 earth1 madness"},
    )
    answer(match, "p1 fire2")
    assert [{"air1": 1, "madness": 1}, {"madness": 1}] == hands(match)
    assert [{"air1": 1, "fire2": 1, "water1": 1}, {"earth1": 3}] == discards(match)


def test_landslide_goes_round_from_the_active_player():
    hand = "air1 air1 fire1 fire1"
    match = strike("landslide", seats=3, active="p3", hands={"p1": hand, "p2": hand, "p3": hand})
    assert "p3" == asked(match)
    answer(match, "p3 air1", "p1 fire1", "p2 air1")
    assert ["p3"] * 3 + ["p1"] * 3 + ["p2"] * 3 == order(match, "CardDiscarded")
    assert [{"air1": 1}, {"fire1": 1}, {"fire1": 1}] == hands(match)


def test_landslide_takes_as_many_cards_as_there_are():
    match = strike("landslide", hands={"p1": "air1 fire3 madness madness"})
    assert [{"madness": 2}, {}] == hands(match)
    assert [{"air1": 1, "fire3": 1}, {}] == discards(match)


def test_landslide_leaves_support_alone():
    match = strike("landslide", hands={"p1": "air1"}, supports={"p1": "fire1 fire1"})
    assert 2 == len(at(match, "p1").support)


def test_petrified_pages_neutralise_two_spells_of_each_player():
    match = strike("petrified_pages", spells={"p1": "growth! ice combustion", "p2": "echo ice"})
    assert ["combustion@p1", "ice@p1", "growth@p1"] == choices(match)
    answer(match, "p1 growth@p1", "p1 ice@p1")
    assert ["growth!~ ice~ combustion", "echo~ ice~"] == spells(match)
    assert "act" == kind(match)


def test_petrified_pages_neutralise_as_many_as_there_are_face_up():
    match = strike("petrified_pages", spells={"p1": "growth~ ice", "p2": ""})
    assert ["growth~ ice~", ""] == spells(match)
    assert "act" == kind(match)


def test_petrified_pages_cannot_be_laid_on_a_spell_that_is_face_down():
    match = strike("petrified_pages", spells={"p1": "growth~ ice combustion echo"})
    assert ["combustion@p1", "ice@p1", "echo@p1"] == choices(match)
    assert "B9.7b" == match.why_not("growth@p1").rule


def test_petrified_pages_make_spells_unusable_even_after_concentration():
    match = strike(
        "petrified_pages", spells={"p1": "growth! ice", "p2": ""}, hands={"p1": "earth1"}
    )
    assert "B9.7" == match.why_not("cast growth x1").rule
    answer(match, "p1 stop", "p2 stop")
    assert ["growth!~ ice~", ""] == spells(match)


def test_petrified_pages_turn_up_again_at_the_next_check_and_keep_their_state():
    match = strike("petrified_pages", slot="4", spells={"p1": "growth! ice", "p2": "echo"})
    assert ["growth!~ ice~", "echo~"] == spells(match)
    stop_until(match, 5)
    assert ["growth!~ ice~", "echo~"] == spells(match)
    match.choose("stop")
    assert ["growth! ice", "echo"] == spells(match)


def test_hungry_ground_destroys_the_highest_element_card_of_each_hand():
    match = strike(
        "hungry_ground",
        active="p2",
        hands={"p1": "air1 fire2 madness", "p2": "earth3 earth2 water1"},
        discards={"p1": "fire3"},
    )
    assert ["p2", "p1"] == order(match, "CardDestroyed")
    assert [{"air1": 1, "madness": 1}, {"earth2": 1, "water1": 1}] == hands(match)
    assert {"fire2": 1, "earth3": 1} == board(match).destroyed
    assert [{"fire3": 1}, {}] == discards(match)


def test_hungry_ground_lets_the_player_break_ties():
    match = strike("hungry_ground", hands={"p1": "air2 fire2 water1", "p2": "madness"})
    assert ["air2", "fire2"] == choices(match)
    assert match.why_not("water1") is not None
    answer(match, "p1 fire2")
    assert [{"air2": 1, "water1": 1}, {"madness": 1}] == hands(match)


def test_hungry_ground_finds_nothing_in_a_hand_of_madness():
    match = strike("hungry_ground", hands={"p1": "madness madness"})
    assert [{"madness": 2}, {}] == hands(match)
    assert {} == board(match).destroyed


def test_heavy_lids_let_each_player_choose_between_four_cards_and_a_madness():
    hand = "air1 air1 air1 air1 fire1"
    match = strike("heavy_lids", hands={"p1": hand, "p2": hand})
    answer(match, "p1 branch 1", "p1 fire1", "p2 branch 2")
    assert [{"air1": 1}, {"air1": 4, "fire1": 1}] == hands(match)
    assert [{"air1": 3, "fire1": 1}, {"madness": 1}] == discards(match)


def test_heavy_lids_with_fewer_than_four_element_cards_must_be_a_madness():
    match = strike("heavy_lids", hands={"p1": "air1 air1 air1 madness madness", "p2": ""})
    assert "act" == kind(match)
    assert [{"air1": 3, "madness": 2}, {}] == hands(match)
    assert [{"madness": 1}, {"madness": 1}] == discards(match)


def test_heavy_lids_must_be_four_cards_when_the_stack_is_empty():
    match = strike("heavy_lids", hands={"p1": "air1 air1 air1 air1", "p2": "fire1"}, madness=0)
    assert {"air1": 4} == at(match, "p1").discard
    assert "p2" == asked(match)


@pytest.mark.parametrize(("branch", "reason"), [("branch 1", None), ("branch 2", "stack_empty")])
def test_heavy_lids_that_can_be_done_in_no_way_are_done_as_far_as_possible(branch, reason):
    hand = {"p1": "fire1 fire1", "p2": "air1 air1 air1 air1"}
    match = strike("heavy_lids", hands=hand, madness=0)
    assert ["branch 1", "branch 2"] == choices(match)
    answer(match, f"p1 {branch}")
    assert reason == lost(match)
    assert ({"fire1": 2} if reason is None else {}) == at(match, "p1").discard
