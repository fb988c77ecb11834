"""The monsters: what happens when they arrive, and which curses they bring."""

import pytest

from cards.default.struck import (
    BARE_DECKS,
    NO_LIBRARY,
    NO_VALUE_2,
    answer,
    arrive,
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
    stop_until,
    supports,
    tokens,
    under,
    unmentioned,
)

MONSTERS = cards("monsters")
FULL_DECKS = dict.fromkeys(BARE_DECKS, "madness madness madness")


def test_every_monster_is_tested_here():
    assert [] == unmentioned(__file__, list(MONSTERS), ("arrive",))


# Covers: they come on the first turn of the game


def test_the_dust_moth_mills_two_cards_of_each_player():
    decks = {"p1": "fire1 fire2 air1", "p2": "madness earth1 earth1"}
    match = arrive("dust_moth", active="p2", decks=decks)
    assert [{"fire1": 1, "fire2": 1}, {"madness": 1, "earth1": 1}] == discards(match)
    assert ["p2", "p2", "p1", "p1"] == order(match, "CardMilled")
    assert ["air", "water", "fire"] == [curse.type for curse in board(match).curses]


def test_the_dust_moth_meets_an_empty_deck_like_a_draw():
    match = arrive("dust_moth", decks={"p1": "fire1"}, told={"deck.p1": ["madness"]})
    assert {"madness": 1} == at(match, "p1").discard
    assert {"fire1": 1} == at(match, "p1").deck
    assert 19 == board(match).madness


def test_a_cover_opens_the_book_without_a_check_and_leaves_the_round_marker():
    match = arrive("dust_moth", difficulty=3, told={"page": ["gold_star"]})
    table = board(match)
    assert ("dust_moth", "gold_star", 1, 1) == (
        table.monster,
        table.page,
        table.round,
        table.marker,
    )
    assert ["multi", "air", "water", "fire"] == [curse.type for curse in table.curses]
    assert [2, 3, 3, 4] == [curse.space for curse in table.curses]


def test_the_inkwell_hermit_lays_a_madness_into_every_support():
    match = arrive("inkwell_hermit", seats=3, active="p3", supports={"p1": "air1 air1 air1"})
    assert ["air1 air1 air1 madness", "madness", "madness"] == supports(match)
    assert ["p3", "p1", "p2"] == order(match, "MadnessReceived")


def test_the_hiccuping_gargoyle_leaves_the_first_player_without_spells_for_a_turn():
    match = arrive("hiccup_gargoyle", spells={"p1": "growth", "p2": "ice echo"})
    assert ["growth!", "ice! echo!"] == spells(match)
    answer(match, "p1 stop")
    assert ["growth!", "ice echo"] == spells(match)


def test_the_blotter_toad_takes_an_element_card_of_each_player():
    match = arrive("blotter_toad", active="p2", hands={"p1": "air1 fire1", "p2": "water1 madness"})
    answer(match, "p1 fire1")
    assert [{"air1": 1}, {"madness": 1}] == hands(match)
    assert [{"fire1": 1}, {"water1": 1}] == discards(match)
    assert ["p2", "p1"] == order(match, "CardDiscarded")


def test_the_blotter_toad_finds_nothing_in_a_hand_of_madness():
    match = arrive("blotter_toad", hands={"p1": "madness", "p2": ""})
    assert ([{"madness": 1}, {}], "act") == (hands(match), kind(match))


# The Sorcerer


def test_the_sorcerer_lays_a_madness_under_every_curse_placed_multi_element_ones_too():
    match = arrive("sorcerer", round=4, difficulty=3)
    assert ["multi", "multi", "water", "earth", "fire"] == [c.type for c in board(match).curses]
    assert [1, 1, 1, 1, 1] == under(match)
    assert 15 == board(match).madness
    assert [] == order(match, "MadnessReceived")


def test_the_sorcerers_madness_runs_out_from_left_to_right_and_loses_nothing():
    match = arrive("sorcerer", madness=2)
    assert [1, 1, 0] == under(match)
    assert lost(match) is None


def test_who_destroys_a_curse_of_the_sorcerer_takes_the_madness_even_if_the_stack_is_empty():
    match = arrive(
        "sorcerer",
        madness=3,
        told={"curse.fire": ["burnt_page"]},
        hands={"p1": "fire3 fire1"},
    )
    answer(match, "p1 destroy 3b", "p1 air")
    assert {"madness": 1, "fire3": 1, "fire1": 1, "air2": 1} == at(match, "p1").discard
    assert [1, 1] == under(match)
    assert (None, 0) == (lost(match), board(match).madness)


@pytest.mark.parametrize(
    ("ruling", "stack", "destroyed"), [("to_stack", 20, {}), ("destroyed", 18, {"madness": 2})]
)
def test_the_sorcerers_leftovers_go_with_their_curses(ruling, stack, destroyed):
    left = {"2": {"curse": "fever", "madness": 1}, "4": {"curse": "knotwork", "madness": 1}}
    match = missed(
        "head_start",
        curses=left,
        madness=18,
        rulings={"sorcerer_leftover": ruling},
        told={"curse.fire": ["scorched_fingers"]},
    )
    assert stack == board(match).madness
    assert destroyed == board(match).destroyed
    assert [0, 0, 0] == under(match)


def test_the_sorcerers_leftovers_come_too_late_for_a_penalty():
    left = {"2": {"curse": "fever", "madness": 1}}
    match = missed("extra_credit", curses=left, madness=1)
    assert "stack_empty" == lost(match)
    assert [{"madness": 1}, {}] == discards(match)


# Spells and library


def test_the_page_eater_destroys_three_spells_that_the_active_player_names():
    match = arrive("page_eater", seats=3, active="p2", spells={"p1": "echo avatar", "p3": "ice~"})
    answer(match, "p2 ice@p3", "p2 avatar@p1", "p2 growth@p2")
    assert ["echo", "combustion ice telepathy", ""] == spells(match)
    assert ["ice", "avatar", "growth"] == board(match).destroyed_spells
    assert "act" == kind(match)


def test_the_page_eater_eats_all_spells_if_there_are_fewer_than_three():
    match = arrive("page_eater", spells={"p1": "growth", "p2": "ice!"})
    assert (["", ""], "act") == (spells(match), kind(match))
    assert ["growth", "ice"] == sorted(board(match).destroyed_spells)


def test_the_page_eater_needs_no_choice_among_exactly_three():
    match = arrive("page_eater", spells={"p1": "growth ice", "p2": "ice"})
    assert (["", ""], "act") == (spells(match), kind(match))


def test_the_librarian_below_neutralises_a_spell_of_each_player_until_the_next_check():
    told = {
        "curse.air": ["voices_in_the_draught"],
        "curse.earth": ["worms_lullaby"],
        "curse.water": ["drowned_whispers"],
        "page": ["extra_credit"],
    }
    match = arrive("librarian_below", supply=NO_VALUE_2, spells={"p2": "echo!"}, told=told)
    answer(match, "p1 growth@p1")
    stop_until(match, 5)
    assert ["combustion ice growth~ telepathy", "echo!~"] == spells(match)
    answer(match, "p1 stop")
    assert ["combustion ice growth telepathy", "echo!"] == spells(match)


def test_what_the_librarian_below_neutralised_turns_up_at_the_check_before_the_penalty():
    match = missed("fresh_ink", spells={"p1": "echo~ ice", "p2": ""}, library=NO_LIBRARY)
    assert ["ice@p1", "echo@p1"] == choices(match)
    answer(match, "p1 ice@p1")
    assert ["echo ice~", ""] == spells(match)


def test_the_great_bookworm_destroys_the_library_spells_in_sight_and_reveals_the_next():
    library = {"air": "tailwind", "earth": "ripen", "fire": "trial_by_fire", "water": None}
    told = {"library.air": ["second_wind"], "library.earth": ["great_harvest"]}
    match = arrive("great_bookworm", decks=BARE_DECKS, library=library, told=told)
    assert ["tailwind", "ripen", "trial_by_fire"] == board(match).destroyed_spells
    shelves = [(shelf.spell, shelf.below) for shelf in board(match).library]
    assert [("second_wind", 1), ("great_harvest", 0), (None, 0), (None, 0)] == shelves


def test_the_great_bookworm_finds_nothing_in_an_empty_library():
    match = arrive("great_bookworm", decks=BARE_DECKS, library=NO_LIBRARY)
    assert [] == board(match).destroyed_spells
    assert [None] * 4 == [shelf.spell for shelf in board(match).library]


# Madness and cards


def test_the_hollow_choirmaster_gives_each_player_a_madness():
    match = arrive("hollow_choirmaster", seats=3, active="p2")
    assert [{"madness": 1}] * 3 == discards(match)
    assert ["p2", "p3", "p1"] == order(match, "MadnessReceived")


def test_the_hollow_choirmaster_on_an_empty_stack_loses_before_any_curse_is_placed():
    match = arrive("hollow_choirmaster", madness=1)
    assert ("stack_empty", []) == (lost(match), curses(match))
    assert 1 == board(match).round


def test_the_living_timetable_takes_all_cards_of_an_element_each_player_names():
    match = arrive(
        "timetable",
        active="p2",
        decks=FULL_DECKS,
        hands={"p1": "air1 air2 fire1", "p2": "earth1 water1 water1 water3"},
    )
    assert ["earth", "water"] == choices(match)
    assert match.why_not("fire") is not None
    answer(match, "p2 earth", "p1 air")
    assert [{"fire1": 1, "madness": 2}, {"water1": 2, "water3": 1, "madness": 2}] == hands(match)
    assert [{"air1": 1, "air2": 1}, {"earth1": 1}] == discards(match)


def test_the_living_timetable_leaves_no_choice_to_a_hand_of_one_element():
    hand = {"p1": "fire1 fire2 fire3", "p2": ""}
    match = arrive("timetable", decks=FULL_DECKS, hands=hand)
    assert [{"madness": 2}, {"madness": 2}] == hands(match)
    assert [{"fire1": 1, "fire2": 1, "fire3": 1}, {}] == discards(match)
    assert "act" == kind(match)


def test_the_sponge_duke_empties_every_support_but_for_madness():
    # Behind a missed check: Night Nurse, beaten, would cure the Madness before he comes.
    stored = {"p1": "fire1 madness water2", "p2": "air1 air1@p1"}
    match = arrive("sponge_duke", curses={"2": "fever"}, supports=stored)
    assert ["madness madness", "madness"] == supports(match)
    assert [{"air1": 1, "fire1": 1, "water2": 1}, {"air1": 1}] == discards(match)


def test_the_magpie_queen_wants_a_good_card_or_leaves_a_madness():
    match = arrive(
        "magpie_queen",
        seats=4,
        active="p2",
        hands={"p1": "fire2", "p2": "air3"},
        discards={"p3": "water2 water3", "p4": "air1"},
    )
    # Nothing into support, by the bonus of Full Larder; then she comes.
    answer(match, "p2 done", "p1 done")
    answer(match, "p2 branch 1", "p3 branch 1", "p3 water2@discard", "p1 branch 2")
    assert {"air3": 1, "water2": 1} == board(match).destroyed
    assert ["p4", "p1"] == order(match, "MadnessReceived")
    assert ({"fire2": 1}, {"madness": 1}) == (at(match, "p1").hand, at(match, "p1").discard)
    assert {"air1": 1, "madness": 1} == at(match, "p4").discard


def test_the_magpie_queen_must_be_given_a_card_when_the_stack_is_empty():
    match = arrive("magpie_queen", hands={"p1": "fire2", "p2": "air2"}, madness=0)
    answer(match, "p1 done", "p2 done")
    assert {"air2": 1, "fire2": 1} == board(match).destroyed
    assert (None, "act") == (lost(match), kind(match))


def test_the_night_porter_puts_a_madness_on_every_deck():
    match = arrive("night_porter", active="p2", decks=BARE_DECKS)
    assert [["madness"], ["madness"]] == [at(match, who).deck_top for who in ("p1", "p2")]
    assert ["p2", "p1"] == order(match, "MadnessReceived")
    assert [{}, {}] == discards(match)


def test_the_weeping_chandelier_weeps_two_madness_into_the_hand_of_the_active_player():
    match = arrive("weeping_chandelier", seats=3, active="p2")
    answer(match, "p2 p1")
    assert [{}, {"madness": 2}, {}] == hands(match)
    assert [{}, {}, {}] == discards(match)


# Tokens and an early strike


def test_the_tangled_tutor_puts_a_token_on_every_single_element_curse():
    match = arrive("tangled_tutor", round=2)
    assert ["multi", "water", "air", "fire"] == [curse.type for curse in board(match).curses]
    assert [{}, {"water": 1}, {"air": 1}, {"fire": 1}] == tokens(match)
    assert {"water": 5} == board(match).curses[1].cost


def test_the_tangled_tutor_places_no_token_of_which_none_is_left():
    match = arrive("tangled_tutor", tokens_left={"air": 0})
    assert [{"water": 1}, {}, {"fire": 1}] == tokens(match)


def test_the_tangled_tutor_and_the_penalty_of_head_start_add_up():
    match = missed("head_start", tokens_left={"air": 1})
    assert "tangled_tutor" == board(match).monster
    assert [{"water": 2}, {"air": 1}, {"fire": 2}] == tokens(match)


def cuckoo(**facts):
    """Arrived, after an empty library left nothing to learn by the bonus of Scholarship."""
    match = arrive("impatient_cuckoo", library=NO_LIBRARY, **facts)
    answer(match, f"{asked(match)} p1")
    return match


def test_the_impatient_cuckoo_lets_the_leftmost_curse_strike_at_once_and_again_in_time():
    told = {"curse.fire": ["ashen_dreams"], "curse.water": ["drowned_whispers"]}
    match = cuckoo(active="p2", told=told)
    assert ["p2", "p1"] == order(match, "MadnessReceived")
    assert [{"madness": 1}, {"madness": 1}] == discards(match)
    assert 3 == len(curses(match))
    answer(match, "p2 stop")
    assert [{"madness": 2}, {"madness": 2}] == discards(match)


def test_the_impatient_cuckoo_may_call_the_hall_of_mirrors_which_calls_another():
    told = {"curse.multi": ["hall_of_mirrors"], "curse.fire": ["scorched_fingers"]}
    hand = {"p1": "fire1 fire1", "p2": "air1 air1"}
    match = cuckoo(round=2, told=told, hands=hand)
    assert ["hall_of_mirrors", "scorched_fingers"] == curses(match)[:2]
    assert [{"fire1": 2}, {"air1": 2}] == discards(match)


def test_the_impatient_cuckoo_calls_a_multi_element_curse_before_the_single_ones():
    told = {"curse.multi": ["spreading_stain"], "curse.fire": ["ashen_dreams"]}
    match = cuckoo(round=2, active="p2", told=told)
    answer(match, "p2 air", "p2 water")
    assert [{}, {"air": 1, "water": 1}, {}, {}] == tokens(match)
    assert [] == order(match, "MadnessReceived")


def test_the_impatient_cuckoo_can_lose_the_game_at_once():
    match = cuckoo(madness=1, told={"curse.fire": ["ashen_dreams"]})
    assert ("stack_empty", 3) == (lost(match), len(curses(match)))


# The check before them, and what all of them do


def test_a_check_with_a_curse_left_brings_the_penalty_and_the_curses_go_under_their_stacks():
    left = {"2": "fever", "3a": "knotwork", "4": "burnt_page"}
    match = missed("ashes_to_ink", curses=left)
    # One to the box, three under the Sorcerer's curses.
    assert 16 == board(match).madness
    assert ["fever", "burnt_page"] == board(match).curses_under["fire"]
    assert ["knotwork"] == board(match).curses_under["multi"]


def test_a_neutralised_curse_counts_as_left():
    match = missed("extra_credit", curses={"5": {"curse": "fever", "neutralised": True}})
    assert [{"madness": 2}] * 2 == discards(match)


def test_after_the_check_the_page_turns_to_its_own_monster():
    match = beaten("head_start", round=5)
    seen = board(match)
    assert ("tangled_tutor", "final") == (seen.monster, seen.page)
    assert (6, 1) == (seen.round, seen.marker)


@pytest.mark.parametrize(
    "monster", [key for key in MONSTERS if MONSTERS[key]["kind"] == "interior"]
)
def test_a_monster_brings_its_three_curses_left_to_right_and_the_next_round(monster):
    match = arrive(monster)
    while kind(match) not in ("act", None):
        match.choose(match.options()[0])
    assert lost(match) is None
    assert (monster, 2, 1) == (board(match).monster, board(match).round, board(match).marker)
    assert MONSTERS[monster]["symbols"] == [curse.type for curse in board(match).curses]
    assert [2, 3, 3] == [curse.space for curse in board(match).curses]
