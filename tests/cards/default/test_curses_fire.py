"""The fire curses."""

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
    strike,
    untested_curses,
)


def test_every_fire_curse_is_tested_here():
    assert [] == untested_curses(__file__, "fire")


def test_ashen_dreams_give_each_player_a_madness():
    match = strike("ashen_dreams", seats=3, active="p2")
    assert ["p2", "p3", "p1"] == order(match, "MadnessReceived")
    assert [{"madness": 1}] * 3 == discards(match)


def test_two_ashen_dreams_on_space_3_strike_one_after_the_other():
    match = strike("ashen_dreams", slot="3a", curses={"3b": "ashen_dreams"}, active="p2")
    assert ["p2", "p1", "p2", "p1"] == order(match, "MadnessReceived")
    assert [{"madness": 2}] * 2 == discards(match)


def test_ashen_dreams_beside_fever_strike_player_by_player_by_ruling():
    match = strike(
        "ashen_dreams",
        slot="3a",
        curses={"3b": "fever"},
        rulings={"two_curses": "player_by_player"},
    )
    assert ["p1", "p1", "p2", "p2"] == order(match, "MadnessReceived")


def test_a_neutralised_curse_on_the_left_of_space_3_does_not_stop_the_right_one():
    match = strike(
        "ashen_dreams", slot="3b", curses={"3a": {"curse": "fever", "neutralised": True}}
    )
    assert ["p1", "p2"] == order(match, "MadnessReceived")


def test_fever_brings_two_madness_to_those_who_hold_two():
    match = strike(
        "fever",
        seats=4,
        hands={"p1": "madness madness", "p2": "madness air1", "p4": "madness madness madness"},
    )
    assert [{"madness": 2}, {"madness": 1}, {"madness": 1}, {"madness": 2}] == discards(match)
    assert ["p1", "p1", "p2", "p3", "p4", "p4"] == order(match, "MadnessReceived")


def test_fever_counts_only_the_hand():
    match = strike(
        "fever",
        hands={"p1": "madness"},
        discards={"p1": "madness"},
        supports={"p1": "madness"},
    )
    assert {"madness": 2} == at(match, "p1").discard


def test_fever_with_two_loses_the_game_if_there_is_only_one():
    match = strike("fever", hands={"p1": "madness madness"}, madness=1)
    assert "stack_empty" == lost(match)
    assert [{"madness": 1}, {}] == discards(match)


def test_scorched_fingers_take_two_element_cards_of_each_player():
    match = strike(
        "scorched_fingers",
        active="p2",
        hands={"p1": "air1 fire1 water2", "p2": "fire1 fire1 madness"},
    )
    assert "p1" == asked(match)
    answer(match, "p1 air1", "p1 water2")
    assert [{"fire1": 1}, {"madness": 1}] == hands(match)
    assert [{"air1": 1, "water2": 1}, {"fire1": 2}] == discards(match)
    assert ["p2", "p2", "p1", "p1"] == order(match, "CardDiscarded")


def test_scorched_fingers_take_as_many_as_there_are():
    match = strike("scorched_fingers", hands={"p1": "fire1 madness", "p2": "madness"})
    assert [{"madness": 1}, {"madness": 1}] == hands(match)
    assert [{"fire1": 1}, {}] == discards(match)


def test_scorched_fingers_may_not_be_declined():
    match = strike("scorched_fingers", hands={"p1": "air1 fire1 water2"})
    assert "done" not in choices(match)
    assert "B5.3" == match.why_not("done").rule


def test_burnt_page_destroys_a_spell_of_each_player():
    match = strike("burnt_page", seats=3, active="p2", spells={"p3": "echo"})
    answer(match, "p2 telepathy@p2", "p1 growth@p1")
    assert ["combustion ice telepathy", "combustion ice growth", ""] == spells(match)
    assert ["telepathy", "echo", "growth"] == board(match).destroyed_spells


def test_burnt_page_may_take_a_spell_that_is_exhausted_or_face_down():
    match = strike("burnt_page", spells={"p1": "growth! ice~ echo", "p2": ""})
    assert ["ice@p1", "growth@p1", "echo@p1"] == choices(match)
    answer(match, "p1 ice@p1")
    assert ["growth! echo", ""] == spells(match)
    assert "act" == kind(match)


def test_burnt_page_finds_nothing_where_no_spell_is():
    match = strike("burnt_page", spells={"p1": "", "p2": ""})
    assert [] == board(match).destroyed_spells
    assert "act" == kind(match)


def test_greedy_flames_destroy_a_card_of_value_2_or_more_from_hand_or_discard_pile():
    match = strike(
        "greedy_flames",
        hands={"p1": "fire2 air1", "p2": "water3"},
        discards={"p1": "air3 air1"},
    )
    assert ["fire2", "air3@discard"] == choices(match)
    answer(match, "p1 air3@discard")
    assert [{"air1": 1, "fire2": 1}, {}] == hands(match)
    assert [{"air1": 1}, {}] == discards(match)
    assert {"air3": 1, "water3": 1} == board(match).destroyed
    assert 20 == board(match).madness


def test_greedy_flames_bring_a_madness_to_those_who_have_no_such_card():
    match = strike(
        "greedy_flames",
        seats=3,
        active="p2",
        hands={"p1": "fire1 air1", "p2": "water2", "p3": "madness"},
        supports={"p1": "fire3"},
    )
    assert ["p3", "p1"] == order(match, "MadnessReceived")
    assert [{"madness": 1}, {}, {"madness": 1}] == discards(match)
    assert {"water2": 1} == board(match).destroyed


def test_greedy_flames_leave_no_way_out_to_those_who_have_a_card():
    match = strike("greedy_flames", hands={"p1": "fire2 air2", "p2": "fire2"})
    assert "B5.3" == match.why_not("done").rule


def test_greedy_flames_lose_the_game_by_a_madness_that_is_not_there():
    match = strike("greedy_flames", hands={"p1": "fire2"}, madness=0)
    assert "stack_empty" == lost(match)
    assert {"fire2": 1} == board(match).destroyed


def test_a_fire_curse_stays_and_costs_four_fire():
    match = strike("burnt_page", spells={"p1": "", "p2": ""})
    assert ["burnt_page"] == curses(match)
    assert [{"fire": 4}] == [curse.cost for curse in board(match).curses]
