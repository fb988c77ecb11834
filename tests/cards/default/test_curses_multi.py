"""The multi-element curses, and Element tokens."""

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
    supports,
    tokens,
    untested_curses,
)


def test_every_multi_element_curse_is_tested_here():
    assert [] == untested_curses(__file__, "multi")


def asleep(curse):
    """A neutralised curse for a position."""
    return {"curse": curse, "neutralised": True}


# Knotwork


def test_knotwork_puts_a_token_of_its_own_element_on_each_single_element_curse():
    others = {"3a": "landslide", "3b": "fever", "4": "vertigo", "5": "undertow"}
    match = strike("knotwork", curses=others)
    assert [{}, {"earth": 1}, {"fire": 1}, {"air": 1}, {"water": 1}] == tokens(match)
    assert {"air": 3, "earth": 3, "fire": 3, "water": 3} == board(match).token_supply
    assert {"earth": 5} == board(match).curses[1].cost


def test_knotwork_passes_over_multi_element_curses_and_neutralised_ones():
    others = {"2": "choir_of_madness", "3b": "fever", "4": asleep("vertigo"), "5": "knotwork"}
    match = strike("knotwork", slot="3a", curses=others)
    assert [{}, {}, {"fire": 1}, {}, {}] == tokens(match)


def test_knotwork_reaches_curses_on_spaces_that_are_already_passed():
    match = strike("knotwork", slot="5", curses={"2": "landslide"})
    assert [{"earth": 1}, {}] == tokens(match)


def test_knotwork_places_no_token_of_an_element_of_which_none_is_left():
    others = {
        "3a": {"curse": "fever", "tokens": "fire fire fire"},
        "3b": "burnt_page",
        "4": "vertigo",
    }
    match = strike("knotwork", curses=others)
    assert [{}, {"fire": 4}, {}, {"air": 1}] == tokens(match)
    assert 0 == board(match).token_supply["fire"]


def test_two_knotworks_add_up():
    others = {"2": "knotwork", "4": "fever"}
    match = strike("knotwork", slot="3a", marker=1, curses=others)
    stop_until(match, 3)
    assert [{}, {}, {"fire": 2}] == tokens(match)
    assert 2 == board(match).token_supply["fire"]


def test_knotwork_with_nothing_beside_it_does_nothing():
    match = strike("knotwork")
    assert [{}] == tokens(match)
    assert [{}, {}] == discards(match)


def test_a_knotwork_token_must_be_paid_and_goes_back_to_the_supply_with_its_curse():
    others = {"3a": "fever", "3b": "burnt_page"}
    match = strike("knotwork", curses=others, hands={"p1": "fire3 fire1 fire1", "p2": "fire1"})
    assert 2 == board(match).token_supply["fire"]
    answer(match, "p1 destroy 3a", "p1 air")
    assert ["knotwork", "burnt_page"] == curses(match)
    assert 3 == board(match).token_supply["fire"]


def test_four_fire_are_not_enough_for_a_fire_curse_with_a_knotwork_token():
    match = strike("knotwork", curses={"3a": "fever"}, hands={"p1": "fire3 fire1"})
    assert "B6.6" == match.why_not("destroy 3a").rule


def test_a_knotwork_token_left_at_the_check_goes_back_to_the_supply():
    match = strike("knotwork", slot="5", curses={"2": "fever"}, page="extra_credit")
    assert 3 == board(match).token_supply["fire"]
    answer(match, "p1 stop")
    assert 4 == board(match).token_supply["fire"]


def test_a_curse_neutralised_by_a_spell_gets_no_token_and_turns_up_before_the_actions():
    match = strike(
        "choir_of_madness",
        slot="2",
        marker=2,
        phase="action",
        curses={"3a": "knotwork", "4": "fever"},
        spells={"p1": "deep_freeze"},
        hands={"p1": "water2"},
    )
    answer(match, "p1 cast deep_freeze x1", "p1 4", "p1 stop")
    assert [{}, {}, {}] == tokens(match)
    assert [False] * 3 == [curse.neutralised for curse in board(match).curses]
    assert "p2" == asked(match)


def test_a_position_before_the_monster_phase_holds_curses_neutralised_the_turn_before():
    # B9.7a: asleep through this Monster phase, face up before its actions.
    match = strike("knotwork", curses={"3a": asleep("fever")})
    assert [False, False] == [curse.neutralised for curse in board(match).curses]


def test_a_position_may_say_that_no_token_is_left_beside_those_on_curses():
    others = {"3a": {"curse": "fever", "tokens": "fire"}}
    match = strike("knotwork", curses=others, tokens_left={"fire": 0})
    assert [{}, {"fire": 1}] == tokens(match)
    assert 0 == board(match).token_supply["fire"]


# Spreading Stain


def test_spreading_stain_puts_two_foreign_tokens_on_the_next_single_element_curse():
    others = {"3a": "choir_of_madness", "3b": asleep("fever"), "4": "landslide", "5": "vertigo"}
    match = strike("spreading_stain", seats=3, active="p2", curses=others)
    assert ("p2", ["air", "fire", "water"]) == (asked(match), choices(match))
    assert "B1.7a" == match.why_not("earth").rule
    answer(match, "p2 fire")
    assert ["air", "water"] == choices(match)
    assert "B1.7a" == match.why_not("fire").rule
    answer(match, "p2 water")
    assert [{}, {}, {}, {"fire": 1, "water": 1}, {}] == tokens(match)
    assert {"earth": 4, "fire": 1, "water": 1} == board(match).curses[3].cost
    assert "act" == kind(match)


def test_spreading_stain_looks_right_before_it_looks_left():
    match = strike("spreading_stain", slot="3a", curses={"2": "fever", "5": "landslide"})
    answer(match, "p1 air", "p1 fire")
    assert [{}, {}, {"air": 1, "fire": 1}] == tokens(match)


def test_spreading_stain_with_nothing_on_its_right_takes_the_nearest_on_its_left():
    others = {"2": "fever", "3a": "landslide", "3b": asleep("undertow"), "5": "knotwork"}
    match = strike("spreading_stain", slot="4", curses=others)
    answer(match, "p1 air", "p1 water")
    assert [{}, {"air": 1, "water": 1}, {}, {}, {}] == tokens(match)


def test_spreading_stain_without_a_single_element_curse_does_nothing():
    match = strike("spreading_stain", curses={"3a": "knotwork", "4": asleep("fever")})
    assert [{}, {}, {}] == tokens(match)
    assert "act" == kind(match)


def test_spreading_stain_places_what_is_left_in_the_supply():
    match = strike("spreading_stain", curses={"3a": "fever"}, tokens_left={"air": 0, "earth": 0})
    assert [{}, {"water": 1}] == tokens(match)
    assert "act" == kind(match)


def test_spreading_stain_with_only_its_own_element_left_places_none():
    left = {"air": 0, "earth": 0, "water": 0}
    match = strike("spreading_stain", curses={"3a": "fever"}, tokens_left=left)
    assert [{}, {}] == tokens(match)
    assert 4 == board(match).token_supply["fire"]


def test_spreading_stain_adds_to_tokens_that_lie_there():
    others = {"3a": {"curse": "fever", "tokens": "fire air"}}
    match = strike("spreading_stain", curses=others)
    answer(match, "p1 air", "p1 earth")
    assert [{}, {"air": 2, "earth": 1, "fire": 1}] == tokens(match)


# The others


def test_choir_of_madness_gives_each_player_two_madness():
    match = strike("choir_of_madness", seats=3, active="p2")
    assert ["p2", "p2", "p3", "p3", "p1", "p1"] == order(match, "MadnessReceived")
    assert [{"madness": 2}] * 3 == discards(match)


def test_choir_of_madness_loses_the_game_between_its_two():
    match = strike("choir_of_madness", madness=3)
    assert "stack_empty" == lost(match)
    assert [{"madness": 2}, {"madness": 1}] == discards(match)


def test_a_multi_element_curse_costs_one_of_each():
    match = strike("choir_of_madness", hands={"p1": "air1 earth1 fire1 water1"})
    assert {"air": 1, "earth": 1, "fire": 1, "water": 1} == board(match).curses[0].cost
    answer(match, "p1 destroy 2", "p1 fire")
    assert [] == curses(match)


def test_chaos_lecture_takes_a_card_of_each_element_and_spares_those_who_have_them():
    match = strike(
        "chaos_lecture",
        hands={"p1": "air1 air2 earth1 fire1 water1", "p2": "air3 earth3 fire3 water3 madness"},
    )
    assert ["air1", "air2"] == choices(match)
    answer(match, "p1 air1")
    assert [{"air2": 1}, {"madness": 1}] == hands(match)
    taken = {"air3": 1, "earth3": 1, "fire3": 1, "water3": 1}
    assert [{"air1": 1, "earth1": 1, "fire1": 1, "water1": 1}, taken] == discards(match)
    assert 20 == board(match).madness


def test_chaos_lecture_takes_what_there_is_and_a_madness_comes_for_what_is_missing():
    match = strike(
        "chaos_lecture",
        seats=3,
        active="p2",
        hands={"p1": "air1 air1 fire1", "p2": "madness", "p3": "air1 earth1 fire1 water1"},
    )
    assert [{"air1": 1}, {"madness": 1}, {}] == hands(match)
    assert {"air1": 1, "fire1": 1, "madness": 1} == at(match, "p1").discard
    assert {"madness": 1} == at(match, "p2").discard
    assert ["p2", "p1"] == order(match, "MadnessReceived")


def test_chaos_lecture_does_not_look_into_support():
    match = strike("chaos_lecture", hands={"p1": "air1 earth1 fire1"}, supports={"p1": "water1"})
    assert ["p1", "p2"] == order(match, "MadnessReceived")
    assert "water1" == supports(match)[0]


def test_hall_of_mirrors_calls_the_leftmost_single_element_curse_which_strikes_again_in_time():
    others = {"3a": "choir_of_madness", "3b": "worms_lullaby", "4": "landslide"}
    match = strike("hall_of_mirrors", slot="2", curses=others, active="p2", turn=2)
    assert ["p2", "p1"] == order(match, "MadnessReceived")
    assert ["hall_of_mirrors", "choir_of_madness", "worms_lullaby", "landslide"] == curses(match)
    answer(match, "p2 stop")
    # The choir, two each, then the lullaby at its own time.
    assert ["p1", "p1", "p2", "p2", "p1", "p2"] == order(match, "MadnessReceived")[2:]


def test_hall_of_mirrors_passes_over_a_neutralised_curse():
    others = {"3a": asleep("worms_lullaby"), "4": "scorched_fingers"}
    match = strike("hall_of_mirrors", curses=others, hands={"p1": "air1 air1", "p2": "fire1"})
    assert [{"air1": 2}, {"fire1": 1}] == discards(match)


def test_hall_of_mirrors_calls_a_curse_whose_space_is_passed():
    match = strike("hall_of_mirrors", slot="5", curses={"2": "worms_lullaby"})
    assert ["p1", "p2"] == order(match, "MadnessReceived")


def test_hall_of_mirrors_lets_each_player_choose_for_the_curse_it_calls():
    match = strike("hall_of_mirrors", active="p2", curses={"4": "soaked_scrolls"})
    answer(match, "p2 ice@p2", "p1 growth@p1")
    assert ["combustion ice growth~ telepathy", "combustion ice~ growth telepathy"] == spells(match)


def test_hall_of_mirrors_with_no_single_element_curse_shows_nothing():
    match = strike("hall_of_mirrors", curses={"3a": "choir_of_madness"})
    assert [{}, {}] == discards(match)


def test_panic_bell_puts_a_madness_into_hand_and_support_of_each_player():
    match = strike("panic_bell", active="p2", supports={"p1": "fire1 fire1 fire1"})
    assert [{"madness": 1}, {"madness": 1}] == hands(match)
    assert ["fire1 fire1 fire1 madness", "madness"] == supports(match)
    assert ["p2", "p2", "p1", "p1"] == order(match, "MadnessReceived")
    assert [{}, {}] == discards(match)


def test_panic_bell_loses_the_game_between_hand_and_support():
    match = strike("panic_bell", madness=1)
    assert "stack_empty" == lost(match)
    assert ([{"madness": 1}, {}], ["", ""]) == (hands(match), supports(match))


def test_the_great_forgetting_neutralises_a_spell_and_brings_a_madness_to_each():
    match = strike("great_forgetting", seats=3, active="p2", spells={"p1": "ice", "p3": "echo~"})
    assert [{}, {}, {}] == discards(match)
    answer(match, "p2 growth@p2")
    assert ["ice~", "combustion ice growth~ telepathy", "echo~"] == spells(match)
    assert [{"madness": 1}] * 3 == discards(match)
    assert ["p2", "p3", "p1"] == order(match, "MadnessReceived")


def test_heavy_tuition_puts_a_token_on_the_leftmost_single_element_curse_and_brings_madness():
    others = {"2": asleep("ashen_dreams"), "3b": "landslide", "4": "fever"}
    match = strike("heavy_tuition", slot="3a", seats=3, active="p3", curses=others)
    assert [{}, {}, {"earth": 1}, {}] == tokens(match)
    assert [{"madness": 1}] * 3 == discards(match)
    assert ["p3", "p1", "p2"] == order(match, "MadnessReceived")


def test_heavy_tuition_without_a_token_or_a_curse_still_brings_madness():
    match = strike("heavy_tuition", curses={"4": "fever"}, tokens_left={"fire": 0})
    assert [{}, {}] == tokens(match)
    assert [{"madness": 1}] * 2 == discards(match)


def test_heavy_tuition_on_an_empty_stack_loses_the_game_after_its_token():
    match = strike("heavy_tuition", curses={"4": "fever"}, madness=0)
    assert "stack_empty" == lost(match)
    assert [{}, {"fire": 1}] == tokens(match)
