"""The pages: the bonus for beating the monster before them, the penalty for missing it."""

import pytest

from cards.default.struck import (
    BARE_DECKS,
    NO_LIBRARY,
    NO_VALUE_2,
    answer,
    asked,
    at,
    beaten,
    board,
    cards,
    choices,
    curses,
    discards,
    hands,
    kind,
    lost,
    missed,
    order,
    spells,
    supports,
    tokens,
    unmentioned,
)

QUIET_CUCKOO = {"curse.fire": ["scorched_fingers"]}
"""Lets the Impatient Cuckoo, on the back of Scholarship, find empty hands."""

NO_SPELLS = {"p1": "", "p2": ""}
"""Leaves the Page Eater and the Librarian Below, on other backs, without a choice."""


def test_every_bonus_and_every_penalty_is_tested_here():
    assert [] == unmentioned(__file__, cards("pages"), ("beaten", "missed"))


def test_spells_turn_face_up_at_a_beaten_check_too():
    match = beaten("head_start", spells={"p1": "growth~", "p2": "ice!~"})
    assert ["growth", "ice!"] == spells(match)


# Ashes to Ink


def test_ashes_to_ink_lets_each_player_destroy_an_element_card_of_the_discard_pile():
    piles = {"p1": "air1 fire2 madness", "p2": "water1", "p3": "madness"}
    match = beaten("ashes_to_ink", seats=4, active="p2", discards=piles)
    answer(match, "p2 yes", "p1 yes")
    assert ["air1@discard", "fire2@discard"] == choices(match)
    answer(match, "p1 air1@discard")
    assert [{"fire2": 1, "madness": 1}, {}, {"madness": 1}, {}] == discards(match)
    assert {"air1": 1, "water1": 1} == board(match).destroyed


def test_ashes_to_ink_may_be_declined():
    match = beaten("ashes_to_ink", discards={"p1": "air1", "p2": "air1"})
    answer(match, "p1 no", "p2 no")
    assert [{"air1": 1}, {"air1": 1}] == discards(match)


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_ashes_to_ink_boxes_a_madness_for_each_round_played(row):
    match = missed("ashes_to_ink", round=row, madness=20)
    placed = len(curses(match))
    assert 20 - row - placed == board(match).madness
    assert [{}, {}] == discards(match)


def test_ashes_to_ink_empties_a_small_stack_without_losing_the_game():
    match = missed("ashes_to_ink", round=5, madness=3)
    assert (None, 0) == (lost(match), board(match).madness)


# Clean Slate


def test_clean_slate_cures_a_madness_of_each_player_who_wants_it():
    match = beaten(
        "clean_slate",
        seats=3,
        active="p2",
        hands={"p1": "madness", "p2": "madness"},
        discards={"p2": "madness", "p3": "madness madness"},
        spells={**NO_SPELLS, "p3": ""},
    )
    assert ("p2", ["madness", "madness@discard", "done"]) == (asked(match), choices(match))
    answer(match, "p2 madness@discard", "p3 madness@discard", "p1 done")
    assert [{"madness": 1}, {"madness": 1}, {}] == hands(match)
    assert [{}, {}, {"madness": 1}] == discards(match)
    assert 27 == board(match).madness


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_clean_slate_mills_one_card_more_than_rounds_played(row):
    match = missed("clean_slate", round=row, active="p2", spells=NO_SPELLS)
    assert [row + 1] * 2 == [sum(pile.values()) for pile in discards(match)]
    assert ["p2"] * (row + 1) + ["p1"] * (row + 1) == order(match, "CardMilled")


def test_clean_slate_mills_on_through_an_empty_deck():
    told = {"deck.p1": ["madness"]}
    match = missed("clean_slate", decks={"p1": "air1"}, spells=NO_SPELLS, told=told)
    assert ({"madness": 1}, {"air1": 1}) == (at(match, "p1").discard, at(match, "p1").deck)
    assert 19 == board(match).madness


# Gold Star


def test_gold_star_gives_each_player_a_card_of_value_2():
    match = beaten("gold_star", active="p2", supply={"air2": 0, "fire2": 1}, spells=NO_SPELLS)
    assert ["earth", "fire", "water"] == choices(match)
    answer(match, "p2 fire")
    assert ["earth", "water"] == choices(match)
    answer(match, "p1 water")
    assert [{"water2": 1}, {"fire2": 1}] == discards(match)


def test_gold_star_gives_nothing_when_no_card_of_value_2_is_left():
    match = beaten("gold_star", supply=NO_VALUE_2, spells=NO_SPELLS)
    assert ([{}, {}], "act") == (discards(match), kind(match))


@pytest.mark.parametrize(("row", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_gold_star_takes_half_as_many_cards_as_rounds_played_rounded_up(row, count):
    hand = {"p1": "fire1 fire1 fire1 fire1", "p2": "air1 madness"}
    match = missed("gold_star", round=row, active="p2", hands=hand, spells=NO_SPELLS)
    assert {"fire1": count} == at(match, "p1").discard
    assert [{"fire1": 4 - count}, {"madness": 1}] == hands(match)
    assert ["p2"] + ["p1"] * count == order(match, "CardDiscarded")


# Extra Credit


def test_extra_credit_betters_a_card_of_each_discard_pile():
    piles = {"p1": "fire1 fire2 fire3 madness", "p2": "air1 air1", "p3": "water3"}
    match = beaten("extra_credit", seats=3, active="p2", discards=piles)
    assert ["air1", "done"] == choices(match)
    answer(match, "p2 air1")
    assert ["fire1", "fire2", "done"] == choices(match)
    answer(match, "p1 fire2")
    assert {"fire1": 1, "fire3": 2, "madness": 2} == at(match, "p1").discard
    assert {"air1": 1, "air2": 1, "madness": 1} == at(match, "p2").discard
    assert (10, 4) == (board(match).supply["fire2"], board(match).supply["fire3"])


def test_extra_credit_betters_nothing_whose_stack_is_empty_and_may_be_declined():
    match = beaten("extra_credit", discards={"p1": "fire1 air1"}, supply={"fire2": 0})
    assert ["air1", "done"] == choices(match)
    answer(match, "p1 done")
    assert {"air1": 1, "fire1": 1, "madness": 1} == at(match, "p1").discard


def test_extra_credit_missed_brings_each_player_a_madness():
    match = missed("extra_credit", seats=3, active="p2")
    # One by the penalty and one by the Hollow Choirmaster on its back.
    assert ["p2", "p3", "p1"] * 2 == order(match, "MadnessReceived")
    assert [{"madness": 2}] * 3 == discards(match)


# Free Period


def test_free_period_lets_each_player_draw_two_cards_beyond_six():
    hand = "madness madness madness madness madness madness"
    decks = {"p1": "madness madness fire1", "p2": "madness madness"}
    match = beaten("free_period", active="p2", hands={"p1": hand}, decks=decks)
    assert [{"madness": 8}, {"madness": 2}] == hands(match)
    assert ["p2", "p2", "p1", "p1"] == order(match, "CardDrawn")


def test_free_period_draws_through_an_empty_deck():
    decks = {"p1": "madness", "p2": "madness madness"}
    match = beaten("free_period", decks=decks, discards={"p1": ""})
    assert [{"madness": 2}, {"madness": 2}] == hands(match)
    assert 19 == board(match).madness


def test_free_period_missed_puts_two_element_cards_back_on_the_deck():
    hand = {"p1": "air1 fire1 madness", "p2": "water1 water1 water1"}
    match = missed("free_period", active="p2", hands=hand)
    answer(match, "p1 fire1")
    assert [{"madness": 1}, {}] == hands(match)
    assert ["air1", "fire1"] == at(match, "p1").deck_top
    assert ["water1", "water1"] == at(match, "p2").deck_top
    # The Living Timetable on its back takes what is left.
    assert [{}, {"water1": 1}] == discards(match)


# Scholarship: the Impatient Cuckoo on its back calls the leftmost new curse at once


def test_scholarship_lets_a_player_of_the_active_players_choice_learn_for_nothing():
    library = {"air": "tailwind", "earth": "ripen", "fire": None, "water": None}
    told = {**QUIET_CUCKOO, "library.air": ["second_wind"]}
    match = beaten("scholarship", seats=3, active="p2", library=library, told=told)
    answer(match, "p2 p3", "p3 yes")
    assert ["tailwind", "ripen"] == choices(match)
    answer(match, "p3 tailwind")
    assert "combustion ice growth telepathy tailwind" == spells(match)[2]
    assert "second_wind" == board(match).library[0].spell
    assert [{}, {}, {}] == discards(match)


def test_scholarship_may_be_declined_and_is_not_for_those_who_are_out():
    match = beaten("scholarship", seats=3, out=["p3"], told=QUIET_CUCKOO)
    assert ["p1", "p2"] == choices(match)
    answer(match, "p1 p2", "p2 no")
    assert ["combustion ice growth telepathy"] * 2 == spells(match)[:2]


def test_scholarship_at_the_limit_costs_an_old_spell():
    library = {**NO_LIBRARY, "air": "tailwind"}
    five = {"p1": "combustion! ice growth~ telepathy echo"}
    match = beaten("scholarship", library=library, spells=five, told=QUIET_CUCKOO)
    answer(match, "p1 p1", "p1 yes")
    assert "B6.4a" == match.why_not("tailwind").rule
    answer(match, "p1 combustion")
    assert "ice growth telepathy echo tailwind" == spells(match)[0]
    assert ["combustion"] == board(match).destroyed_spells


def test_scholarship_missed_destroys_the_library_spells_in_sight():
    library = {"air": "tailwind", "earth": "ripen", "fire": "crucible", "water": None}
    told = {"library.air": ["second_wind"], "library.earth": ["great_harvest"]}
    match = missed("scholarship", library=library, told={**QUIET_CUCKOO, **told})
    assert ["tailwind", "ripen", "crucible"] == board(match).destroyed_spells
    shown = [shelf.spell for shelf in board(match).library]
    assert ["second_wind", "great_harvest", None, None] == shown


# Full Larder: the Magpie Queen on its back asks those who have a good card


def test_full_larder_lets_each_player_lay_a_card_into_support_and_draw_another():
    decks = {"p1": "fire1", "p2": "air1", "p3": "air1"}
    hand = {"p1": "water1 madness", "p2": "madness earth1", "p3": "fire1"}
    match = beaten("full_larder", seats=3, active="p2", decks=decks, hands=hand)
    assert ["earth1", "madness", "done"] == choices(match)
    answer(match, "p2 madness", "p3 done", "p1 water1")
    assert ["water1", "madness", ""] == supports(match)
    assert [{"fire1": 1, "madness": 1}, {"earth1": 1, "air1": 1}, {"fire1": 1}] == hands(match)
    assert ["p2", "p1"] == order(match, "CardDrawn")
    # The Magpie Queen, who finds no good card.
    assert [{"madness": 1}] * 3 == discards(match)


def test_full_larder_gives_no_card_where_no_slot_is_free():
    full = "madness madness madness"
    match = beaten("full_larder", hands={"p1": "fire1"}, supports={"p1": full})
    assert ({"fire1": 1}, "act") == (at(match, "p1").hand, kind(match))


def test_full_larder_missed_empties_every_support_but_for_madness():
    stored = {"p1": "fire1 fire2 madness", "p2": "air1@p1 water3"}
    match = missed("full_larder", supports=stored, hands={"p1": "fire3"})
    events = [event.name for event in match.opening_events]
    assert 4 == events[: events.index("PageTurned")].count("CardDiscarded")
    assert ["madness", ""] == supports(match)
    assert [{"air1": 1, "fire1": 1, "fire2": 1}, {"water3": 1}] == discards(match)
    assert [{"fire3": 1}, {}] == hands(match)


# Night Nurse: the Sponge Duke on its back empties every support, but for Madness


def discarded_by_the_duke(match):
    """How many cards were discarded, all of them only after the page turned."""
    events = [event.name for event in match.opening_events]
    before, after = events[: events.index("PageTurned")], events[events.index("PageTurned") :]
    assert "CardDiscarded" not in before
    return after.count("CardDiscarded")


def test_night_nurse_cures_all_madness_in_support_and_lets_each_player_draw():
    stored = {"p1": "madness fire1 madness", "p2": "madness@p1 air1"}
    decks = {"p1": "water1", "p2": "earth1"}
    match = beaten("night_nurse", active="p2", supports=stored, decks=decks, madness=10)
    assert ["", ""] == supports(match)
    assert (2, [{"fire1": 1}, {"air1": 1}]) == (discarded_by_the_duke(match), discards(match))
    assert [{"water1": 1}, {"earth1": 1}] == hands(match)
    assert ["p2", "p1"] == order(match, "CardDrawn")
    assert 10 + 3 == board(match).madness


def test_night_nurse_missed_lays_a_madness_into_every_support():
    match = missed("night_nurse", active="p2", supports={"p1": "fire1 fire1 fire1"})
    assert ["madness", "madness"] == supports(match)
    assert ["p2", "p1"] == order(match, "MadnessReceived")
    assert (3, [{"fire1": 3}, {}]) == (discarded_by_the_duke(match), discards(match))


# Lost Property: the Night Porter on its back puts a Madness on every deck


def test_lost_property_brings_an_element_card_back_from_each_discard_pile():
    piles = {"p1": "fire1 fire3 madness", "p2": "air1", "p3": "madness"}
    match = beaten("lost_property", seats=3, active="p2", discards=piles)
    answer(match, "p2 done")
    assert ["fire1@discard", "fire3@discard", "done"] == choices(match)
    answer(match, "p1 fire1@discard")
    assert [{"fire1": 1}, {}, {}] == hands(match)
    assert "act" == kind(match)
    assert [{"fire3": 1, "madness": 1}, {"air1": 1}, {"madness": 1}] == discards(match)


def test_lost_property_missed_puts_a_madness_on_every_deck():
    match = missed("lost_property", active="p2", decks=BARE_DECKS)
    assert ["p2", "p1"] * 2 == order(match, "MadnessReceived")
    assert [["madness"] * 2] * 2 == [at(match, who).deck_top for who in ("p1", "p2")]


# Fresh Ink


def test_fresh_ink_lets_each_player_shuffle_the_discard_pile_in_without_madness():
    decks, piles = {"p1": "air1", "p2": ""}, {"p1": "fire1", "p2": "water1"}
    match = beaten("fresh_ink", active="p2", decks=decks, discards=piles)
    answer(match, "p2 yes", "p1 no")
    assert [{"fire1": 1}, {}] == discards(match)
    assert {"water1": 1} == at(match, "p2").deck
    assert 20 == board(match).madness


def test_fresh_ink_missed_neutralises_a_spell_of_each_player_for_the_next_round():
    match = missed("fresh_ink", active="p2", spells={"p1": "echo!"})
    answer(match, "p2 ice@p2")
    assert ["echo!~", "combustion ice~ growth telepathy"] == spells(match)


# Head Start: the Tangled Tutor on its back puts a token on each single-element curse


def test_head_start_takes_two_off_the_cost_of_curses_until_the_next_check():
    told = {"curse.water": ["drowned_whispers"], "curse.fire": ["fever"]}
    match = beaten("head_start", told=told, hands={"p2": "fire3"})
    answer(match, "p1 stop")
    assert 2 == board(match).discount_check
    assert ("fever", {"fire": 1}) == (curses(match)[2], tokens(match)[2])
    # 4 and the token, less 2.
    answer(match, "p2 destroy 3b", "p2 air")
    assert {"air2": 1, "fire3": 1} == at(match, "p2").discard
    assert 0 == board(match).discount_check


def test_head_start_lapses_at_the_next_check():
    match = beaten("extra_credit", discount_check=2)
    assert 0 == board(match).discount_check


def test_head_start_missed_puts_a_token_on_each_single_element_curse_of_the_next_round():
    match = missed("head_start", round=2)
    assert ["multi", "water", "air", "fire"] == [curse.type for curse in board(match).curses]
    # One of the penalty, one of the Tangled Tutor.
    assert [{}, {"water": 2}, {"air": 2}, {"fire": 2}] == tokens(match)


# Second Chance: the Weeping Chandelier on its back weeps into the active player's hand


def test_second_chance_cures_two_madness_of_a_player_and_brings_a_spell_back():
    match = beaten(
        "second_chance",
        active="p2",
        hands={"p1": "madness"},
        discards={"p1": "madness madness"},
        destroyed_spells="echo growth",
        spells={"p1": "ice", "p2": "combustion growth"},
        madness=10,
    )
    answer(match, "p2 p1", "p1 madness", "p1 madness@discard", "p2 yes")
    assert ["growth@p1", "echo@p1", "echo@p2"] == choices(match)
    answer(match, "p2 echo@p1")
    assert ["ice echo", "combustion growth"] == spells(match)
    assert (["growth"], 10) == (board(match).destroyed_spells, board(match).madness)
    assert [{"madness": 1}, {}] == discards(match)


def test_second_chance_at_the_limit_costs_the_new_owner_an_old_spell():
    five = {"p1": "combustion ice growth telepathy avatar"}
    match = beaten("second_chance", destroyed_spells="echo", spells=five)
    answer(match, "p1 p2", "p1 yes", "p1 echo@p1", "p1 avatar")
    assert "combustion ice growth telepathy echo" == spells(match)[0]


def test_second_chance_missed_destroys_two_spells_that_the_active_player_names():
    match = missed("second_chance", active="p2", spells={"p1": "echo ice~", "p2": "growth"})
    answer(match, "p2 ice@p1", "p2 growth@p2")
    assert ["echo", ""] == spells(match)
    assert ["ice", "growth"] == board(match).destroyed_spells
