"""B2.9, B2.10: the play modes and the manual's variants."""

from __future__ import annotations

from collections import Counter

import pytest
from tables import (
    PLAIN,
    book,
    exhausted,
    in_box,
    look,
    opened,
    options,
    own_cards,
    own_pack,
    pass_turn,
    play,
    quiet_pack,
    refused,
    seen,
)

from madmage import new_match
from madmage.games.book.loading import load_pack
from madmage.kernel.error import PackRefused, SetupRefused

QUIET = {"cover": ["hiccup_gargoyle"]}
"""A cover whose arrival only exhausts spells."""
AIR_M = {"air1": 5, "earth1": 2, "fire1": 2, "water1": 2, "air2": 1}
FREE = {"nightmare_element": "free"}


def turns(match):
    """Who took which turn, from the first one on."""
    events = [*match.opening_events, *(event for move in match.moves for event in move.events)]
    return [event.seat for event in events if event.name == "TurnBegan"]


def play_on(match, turn):
    """Everybody stops at once until the given turn."""
    while match.ask is not None and match.turn < turn:
        pass_turn(match)
    return match


# B2.9 Modes


def test_normal_decks_hold_no_madness():
    """B2.9: Normal: the sheet's cards and nothing else."""
    match = opened(2, QUIET, magicians=("air_m",))
    assert ("normal", 20) == (look(match).table.mode, look(match).madness)
    assert AIR_M == own_cards(match, 0)


@pytest.mark.parametrize(("seats", "stack"), [(2, 18), (3, 22), (4, 26), (5, 30)])
def test_terror_puts_one_madness_of_the_stack_into_each_deck(seats, stack):
    """B2.9: Terror: each deck starts with 1 Madness taken from the stack."""
    match = opened(seats, QUIET, mode="terror", magicians=("air_m",))
    assert stack == look(match).madness
    assert AIR_M | {"madness": 1} == own_cards(match, 0)
    assert [1] * seats == [own_cards(match, seat)["madness"] for seat in range(seats)]


@pytest.mark.parametrize("wish", [{}, {"edition": "es"}, {"edition": "manual"}])
def test_nightmare_replaces_the_value_2_card_and_has_terror(wish):
    """B2.9: Nightmare: a value-1 card of the same element; ruling `nightmare_has_terror` = yes."""
    match = opened(2, QUIET, mode="nightmare", magicians=("air_m", "fire_f"), **wish)
    nightmare = {"air1": 6, "earth1": 2, "fire1": 2, "water1": 2, "madness": 1}
    assert nightmare == own_cards(match, 0)
    assert {"air1": 2, "earth1": 2, "fire1": 6, "water1": 2, "madness": 1} == own_cards(match, 1)


@pytest.mark.parametrize(
    "wish", [{"edition": "en"}, {"edition": "de"}, {"rulings": {"nightmare_has_terror": "no"}}]
)
def test_by_one_ruling_nightmare_has_no_madness(wish):
    """B2.9: ruling `nightmare_has_terror` = no: only the value-2 card is replaced."""
    match = opened(2, QUIET, mode="nightmare", magicians=("air_m", "fire_f"), **wish)
    assert 20 == look(match).madness
    assert {"air1": 6, "earth1": 2, "fire1": 2, "water1": 2} == own_cards(match, 0)


def test_with_a_free_element_each_player_names_the_replacement():
    """B2.9: ruling `nightmare_element` = free, asked from the first player clockwise."""
    match = opened(
        3, QUIET | {"first": ["p2"]}, mode="nightmare", rulings=FREE, magicians=PLAIN[:3]
    )
    asked = []
    for element in ("water", "earth", "air"):
        asked.append((match.ask.seat, match.ask.kind))
        assert ["air", "earth", "fire", "water"] == options(match)
        match.choose(element)
    assert [(1, "replacement"), (2, "replacement"), (0, "replacement")] == asked
    base = {"air1": 2, "earth1": 2, "fire1": 2, "water1": 2, "madness": 1}
    assert base | {"fire1": 5, "water1": 3} == own_cards(match, 1)
    assert base | {"earth1": 6} == own_cards(match, 2)
    assert base | {"fire1": 5, "air1": 3} == own_cards(match, 0)
    assert (1, 1) == (match.turn, look(match).active)


def test_terrors_madness_is_shuffled_in_before_the_first_hand():
    """B2.9a: it can be drawn into the first hand, and it can stay in the deck."""
    drawn = opened(2, QUIET | {"deck.p1": ["fire1", "madness"]}, mode="terror")
    assert 1 == seen(drawn, 0).hand["madness"]
    places = Counter(
        "madness" in seen(opened(2, QUIET, mode="terror", seed=seed), 0).hand for seed in range(40)
    )
    assert {True, False} == set(places)


def test_in_nightmare_the_value_2_card_stays_in_its_stack():
    """B2.9a: ten of each are left; the value-1 card comes from the box."""
    match = opened(2, QUIET, mode="nightmare", magicians=("air_m", "fire_f"))
    assert [10, 10, 10, 10] == [
        look(match).supply[f"{e}2"] for e in ("air", "earth", "fire", "water")
    ]
    assert 18 - 6 - 2 == in_box(match, "air1")


def test_the_18_value_1_cards_are_enough_for_any_five_magicians():
    """B2.9a: both Air magicians and three others need all 18 air cards in Nightmare."""
    five = ("air_m", "air_f", "earth_m", "fire_m", "water_m")
    match = opened(5, QUIET, mode="nightmare", magicians=five)
    assert 0 == in_box(match, "air1")
    assert [6, 6, 2, 2, 2] == [own_cards(match, seat)["air1"] for seat in range(5)]


def test_a_replacement_comes_only_from_what_the_box_can_spare():
    """B2.9a: with two spare air cards the third wish for air is refused."""
    five = ("air_m", "air_f", "earth_m", "fire_m", "water_m")
    match = opened(5, QUIET | {"first": ["p1"]}, mode="nightmare", rulings=FREE, magicians=five)
    play(match, "air", "air")
    assert ["earth", "fire", "water"] == options(match)
    assert "B2.9a" == refused(match, "air")
    play(match, "earth", "fire", "water")
    assert [6, 6, 2, 2, 2] == [own_cards(match, seat)["air1"] for seat in range(5)]


def test_a_pack_with_too_few_value_1_cards_is_refused(tmp_path):
    """B2.9a: a magician with three earth cards too many breaks the 18."""
    greedy = (r"(?s)(\[air_m\].*?)earth = 2", r"\1earth = 5")
    with pytest.raises(PackRefused, match=r"B2\.9a"):
        load_pack(own_pack(tmp_path, magicians=[greedy]))


def test_unknown_modes_and_variants_are_refused():
    """B2.9, B2.10: three modes, three variants."""
    for rule, wish in (("B2.9", {"mode": "easy"}), ("B2.10", {"variants": ("solo",)})):
        with pytest.raises(SetupRefused) as error:
            new_match("book", 3, seed=1, **wish)
        assert rule == error.value.rule


# B2.10 Variants


def test_destroying_a_curse_brings_a_reward_without_bunch_of_dunces():
    """B2.10: the ordinary case: a value-2 card of one's choice."""
    match = play(book(hands={"p1": "fire3 fire1"}, curses={"2": "fever"}), "destroy 2")
    assert (0, "reward") == (match.ask.seat, match.ask.kind)
    match.choose("water")
    assert {"fire3": 1, "fire1": 1, "water2": 1} == seen(match, 0).discard


def test_bunch_of_dunces_gives_no_reward():
    """B2.10: no reward for destroying a curse; the curse is gone all the same."""
    match = book(hands={"p1": "fire3 fire1"}, curses={"2": "fever"}, variants=("dunces",))
    match.choose("destroy 2")
    assert "act" == match.ask.kind
    assert {"fire3": 1, "fire1": 1} == seen(match, 0).discard
    assert [] == look(match).curses


def test_bunch_of_dunces_gives_no_reward_for_any_destruction_either():
    """B2.10: nor where the ruling `curse_reward` rewards every destruction."""
    match = book(
        hands={"p1": "fire3"},
        spells={"p1": "trial_by_fire"},
        curses={"2": "fever"},
        variants=("dunces",),
        rulings={"curse_reward": "any_destruction"},
    )
    match.choose("cast trial_by_fire x1")
    assert ([], {"fire3": 1}) == (look(match).curses, seen(match, 0).discard)


def test_unending_madness_makes_the_cure_cost_three():
    """B2.10: two of one type are not enough, three are; without the variant two are."""
    plain = book(hands={"p1": "fire2 madness"})
    assert "cure hand" in options(plain)
    short = book(hands={"p1": "fire2 water1 madness"}, variants=("unending",))
    assert "B6.7" == refused(short, "cure hand")
    match = book(hands={"p1": "fire2 fire1 madness"}, variants=("unending",), madness=10)
    match.choose("cure hand")
    assert (11, {}) == (look(match).madness, seen(match, 0).hand)


def test_unending_madness_also_counts_for_mixed_payments():
    """B2.10: with the ruling `cure_cost` = any_types it is three of any types."""
    facts = {"variants": ("unending",), "rulings": {"cure_cost": "any_types"}}
    assert "B6.7" == refused(book(hands={"p1": "fire1 water1 madness"}, **facts), "cure hand")
    match = play(book(hands={"p1": "fire1 water1 air1 madness"}, **facts), "cure hand")
    assert {} == seen(match, 0).hand


def test_variants_are_freely_combined():
    """B2.10: all three at one table."""
    match = opened(5, QUIET, variants=("everyone", "dunces", "unending"), mode="terror")
    assert {"dunces", "unending", "everyone"} == set(look(match).table.variants)


def test_without_the_variant_the_token_always_goes_left(tmp_path):
    """B2.10: the ordinary case: 31 turns in a circle."""
    match = opened(5, {"first": ["p3"]}, pack=quiet_pack(tmp_path))
    play_on(match, 99)
    assert [(2 + turn) % 5 for turn in range(31)] == turns(match)


@pytest.mark.parametrize("first", range(5))
def test_something_for_everyone_rotates_who_opens_and_closes_a_round(tmp_path, first):
    """B2.10: whoever took the last turn of a round takes the first of the next one."""
    pack = quiet_pack(tmp_path)
    match = opened(5, {"first": [f"p{first + 1}"]}, pack=pack, variants=("everyone",), difficulty=3)
    play_on(match, 99)
    expected = []
    for round_ in range(6):
        opens = first - round_
        expected += [(opens + turn) % 5 for turn in range(5)]
    assert [*expected, expected[-1]] == turns(match)
    opening = [expected[5 * round_] for round_ in range(6)]
    assert {0, 1, 2, 3, 4} == set(opening)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_something_for_everyone_is_for_five(seats):
    """B2.10a: only for tables that start with 5."""
    with pytest.raises(SetupRefused) as error:
        new_match("book", seats, seed=1, variants=("everyone",))
    assert "B2.10a" == error.value.rule


def test_both_turns_in_a_row_are_full_turns():
    """B2.10a: Concentration, Monster, Action with the ability anew, Recuperation."""
    match = book(
        5,
        magicians=("fire_m", "fire_f", "earth_f", "air_m", "earth_m"),
        variants=("everyone",),
        marker=5,
        turn=5,
        page="ashes_to_ink",
        curses={"2": "fever"},
        hands={"p1": "earth1 madness madness fire1 fire1"},
        decks={"p1": "air2 air2 air2 water2 water2 water2"},
        madness=9,
    )
    play(match, "cast growth x1", "ability")
    assert ["growth"] == exhausted(match, 0)
    assert "B6.8" == refused(match, "ability")
    match.choose("stop")
    view = look(match)
    assert (6, 0, 0, 2, 1) == (match.turn, match.ask.seat, view.active, view.round, view.marker)
    assert 6 == seen(match, 0).hand_size
    assert [] == exhausted(match, 0)
    assert "ability" in options(match)


def test_the_rule_goes_on_among_those_left(tmp_path):
    """B2.10a: with p3 out the last of a round still opens the next one; rounds stay 5 turns."""
    pack = quiet_pack(tmp_path)
    match = book(5, magicians=(), pack=pack, variants=("everyone",), out=["p3"], turn=1, marker=1)
    play_on(match, 16)
    taken = [move.seat for move in match.moves]
    assert [*[0, 1, 3, 4, 0] * 3, 0] == [*taken, match.ask.seat]


def test_the_rotation_goes_on_past_an_elimination(tmp_path):
    """B2.10a: p3 goes mad on turn 3; from then on the four others share the five turns."""
    match = book(
        5,
        magicians=(),
        pack=quiet_pack(tmp_path),
        variants=("everyone",),
        hands={"p3": "madness " * 6},
        turn=1,
        marker=1,
    )
    play_on(match, 16)
    expected = [0, 1, 2, 3, 4, *[4, 0, 1, 3, 4] * 2]
    assert expected == [move.seat for move in match.moves]


def test_two_left_of_five_still_take_two_in_a_row(tmp_path):
    """B2.10a: p2 and p4 play on alone: the round's last player opens the next."""
    match = book(
        5,
        magicians=(),
        pack=quiet_pack(tmp_path),
        variants=("everyone",),
        out=["p1", "p3", "p5"],
        active="p4",
        turn=3,
        marker=3,
    )
    play_on(match, 12)
    assert [3, 1, 3, *[3, 1, 3, 1, 3], 3] == [move.seat for move in match.moves]


def test_an_eliminated_player_cannot_take_the_second_turn():
    """B2.10a: whoever goes mad on a round's last turn is gone; the next one on the left opens."""
    match = book(
        5,
        magicians=(),
        variants=("everyone",),
        active="p2",
        turn=5,
        marker=5,
        page="ashes_to_ink",
        hands={"p2": "madness " * 6},
        curses={"2": "fever"},
    )
    match.choose("stop")
    assert (False, 2, 6) == (look(match).players[1].in_game, look(match).active, match.turn)
