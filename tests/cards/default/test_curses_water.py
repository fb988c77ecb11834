"""The water curses."""

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
    supports,
    untested_curses,
)


def test_every_water_curse_is_tested_here():
    assert [] == untested_curses(__file__, "water")


def test_drowned_whispers_lay_a_madness_into_every_support():
    match = strike("drowned_whispers", seats=3, active="p3", supports={"p1": "fire1"})
    assert ["p3", "p1", "p2"] == order(match, "MadnessReceived")
    assert ["fire1 madness", "madness", "madness"] == supports(match)
    assert [{}, {}, {}] == discards(match)
    assert 22 == board(match).madness


def test_drowned_whispers_come_even_into_a_full_support():
    match = strike("drowned_whispers", supports={"p1": "fire1 fire1 fire1"})
    assert ["fire1 fire1 fire1 madness", "madness"] == supports(match)


def test_drowned_whispers_in_a_full_support_take_the_next_slot_that_frees_up():
    # B9.4, B9.5b: four cards in three slots; after one has left there is still no room.
    match = strike(
        "drowned_whispers",
        supports={"p1": "water1 fire1 fire1"},
        hands={"p1": "earth1"},
        decks={"p1": "air1"},
    )
    answer(match, "p1 cast ice x1")
    assert "fire1 fire1 madness" == supports(match)[0]
    assert {"earth1": 1} == at(match, "p1").hand


def test_drowned_whispers_lose_the_game_on_an_empty_stack():
    match = strike("drowned_whispers", madness=1)
    assert "stack_empty" == lost(match)
    assert ["madness", ""] == supports(match)


def test_black_tide_brings_two_madness_to_those_whose_support_is_empty():
    match = strike("black_tide", seats=3, active="p2", supports={"p1": "fire1", "p3": "madness"})
    assert [{"madness": 1}, {"madness": 2}, {"madness": 1}] == discards(match)
    assert ["p2", "p2", "p3", "p1"] == order(match, "MadnessReceived")


def test_black_tide_looks_at_ones_own_support_whosever_the_card():
    match = strike("black_tide", supports={"p1": "fire1@p2"})
    assert [{"madness": 1}, {"madness": 2}] == discards(match)


def test_black_tide_loses_the_game_after_the_first_of_two():
    match = strike("black_tide", madness=1)
    assert "stack_empty" == lost(match)
    assert [{"madness": 1}, {}] == discards(match)


def test_soaked_scrolls_neutralise_a_spell_of_each_player():
    match = strike("soaked_scrolls", active="p2", spells={"p1": "growth ice~ echo"})
    answer(match, "p2 growth@p2")
    assert ["growth@p1", "echo@p1"] == choices(match)
    answer(match, "p1 echo@p1")
    assert ["growth ice~ echo~", "combustion ice growth~ telepathy"] == spells(match)


def test_soaked_scrolls_find_nothing_where_all_spells_are_face_down():
    match = strike("soaked_scrolls", spells={"p1": "growth~", "p2": ""})
    assert ["growth~", ""] == spells(match)
    assert "act" == kind(match)


def test_soaked_scrolls_dry_at_the_next_check():
    match = strike("soaked_scrolls", slot="5", spells={"p1": "growth", "p2": "ice!"})
    assert ["growth~", "ice!~"] == spells(match)
    answer(match, "p1 stop")
    # p2's own Concentration reached no spell that was face down (B9.7b).
    assert ["growth", "ice!"] == spells(match)


def test_soaked_scrolls_stay_wet_over_ones_own_concentration():
    match = strike("soaked_scrolls", spells={"p1": "growth", "p2": "ice!"})
    stop_until(match, 5)
    assert ["growth~", "ice!~"] == spells(match)


def test_undertow_gives_a_madness_and_then_mills_three_cards():
    match = strike(
        "undertow", active="p2", decks={"p1": "air1 air2 air3 fire1", "p2": "fire1 " * 4}
    )
    assert [
        {"madness": 1, "air1": 1, "air2": 1, "air3": 1},
        {"madness": 1, "fire1": 3},
    ] == discards(match)
    assert ["p2"] * 3 + ["p1"] * 3 == order(match, "CardMilled")
    assert ["p2", "p1"] == order(match, "MadnessReceived")


def test_undertow_shuffles_its_own_madness_into_a_deck_that_runs_out():
    # One received first, then two cards milled, then another Madness and the shuffle (B9.17).
    match = strike(
        "undertow", decks={"p1": "air1 air2", "p2": "fire1 fire1 fire1"}, told={"deck.p1": ["air2"]}
    )
    player = at(match, "p1")
    assert {"air2": 1} == player.discard
    assert {"air1": 1, "madness": 2} == player.deck
    assert ["p1", "p1", "p2"] == order(match, "MadnessReceived")


def test_undertow_loses_the_game_when_the_shuffle_finds_no_madness():
    match = strike("undertow", decks={"p1": "air1", "p2": "air1 air1 air1"}, madness=1)
    assert "stack_empty" == lost(match)
    assert [{"madness": 1, "air1": 1}, {}] == discards(match)


def test_leaking_cauldron_empties_support_and_takes_a_hand_card():
    match = strike(
        "leaking_cauldron",
        hands={"p1": "air1 fire1", "p2": "earth1"},
        supports={"p1": "water1 water2 madness", "p2": "fire1"},
    )
    assert ("p1", ["air1", "fire1"]) == (asked(match), choices(match))
    answer(match, "p1 air1")
    assert ["madness", ""] == supports(match)
    assert [{"fire1": 1}, {}] == hands(match)
    assert [{"air1": 1, "water1": 1, "water2": 1}, {"fire1": 1, "earth1": 1}] == discards(match)


def test_leaking_cauldron_sends_a_card_to_the_pile_of_its_owner():
    # B9.5a: the card in p1's support belongs to p2.
    match = strike("leaking_cauldron", supports={"p1": "water1@p2"})
    assert [{}, {"water1": 1}] == discards(match)


def test_leaking_cauldron_takes_a_hand_card_even_if_support_is_empty():
    match = strike("leaking_cauldron", hands={"p1": "air1 madness", "p2": "madness"})
    assert [{"madness": 1}, {"madness": 1}] == hands(match)
    assert [{"air1": 1}, {}] == discards(match)
