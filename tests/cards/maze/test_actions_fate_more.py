"""The other five fate tables, all six lines each: the die that is told decides."""

from __future__ import annotations

import pytest

from cards.maze.scene import LAIR, ROOM, action, fields

STAIRS = {"c10r8": "stairs ew"}
TOLD = {"potion": ["mist", "speed"], "gear": ["hat"]}


def lines(*found):
    """A line after the other: the die and the dice after it, the answers, the changes, the card."""
    return pytest.mark.parametrize(("dice", "answers", "changes", "card"), found)


# The Capricious Draught


@lines(
    ("1", "", {"p1 field": ROOM}, "stays"),
    ("2", "", {"p1 field": ROOM}, "stays"),
    ("3", "p3", {"p1 field": "c8r8", "p3 field": LAIR}, "stays"),
    ("4", "", {"p1 field": "c7r8"}, "stays"),
    ("6", "", {"p1 field": "c9r8", "asked": "p1 turn"}, "gone"),
)
def test_the_draught_blows_its_line(dice, answers, changes, card):
    scene = action(
        "draught",
        dice,
        length=6,
        laid={"c7r8": "straight_key ew", **STAIRS},
        figures={"p3": "c8r8"},
    )
    scene.play(*answers.split())
    assert {**changes, "card": card} == scene.changes()


def test_the_reader_names_whom_the_draught_swaps():
    scene = action("draught", "3")
    assert ("p2 swap", ["p2", "p3"]) == (scene.asked, scene.options)


def test_the_draught_carries_to_the_nearest_key_or_nowhere():
    laid = {"c4r8": "straight_key ew", "c9r8": "straight_key ew"}
    assert {"p1 field": "c4r8", "card": "stays"} == action("draught", "4", laid=laid).changes()
    assert {"card": "stays"} == action("draught", "4").changes()


def test_the_fifth_line_of_the_draught_lays_three_tiles_and_then_strides_two():
    scene = action("draught", "5", told={"tile": ["straight_plain"] * 3})
    scene.play("c14r8 ew", "c15r8 ew", "c16r8 ew")
    assert ("p1 stride", ["done", *fields(4, 8)]) == (scene.asked, scene.options)
    scene.play("c4r8")
    laid = {f"c{n}r8": "straight_plain ew" for n in (14, 15, 16)}
    assert {**laid, "p1 field": "c4r8", "card": "gone"} == scene.changes()


def test_the_sixth_line_of_the_draught_is_one_more_turn_and_not_two():
    scene = action("draught", "6 1", length=6, laid=STAIRS)
    assert "p1 turn" == scene.asked
    assert "p2 turn" == scene.idle().asked


# Lost Luggage


@lines(
    ("1", "c8r8", {"p1 life": -3, "c8r8 marker": "monster"}, "gone"),
    ("2", "", {"p1 life": -4}, "gone"),
    ("3", "", {"asked": "p1 turn"}, "gone"),
    ("4", "", {"p1 potions": ["mist", "speed"]}, "gone"),
    ("5", "", {"p1 gear": "hat"}, "gone"),
    ("6", "speed", {"p1 keys": 1, "p1 speed": 1}, "gone"),
)
def test_the_luggage_holds_its_line(dice, answers, changes, card):
    scene = action("luggage", dice, told=TOLD).play(*answers.split())
    assert {**changes, "card": card} == scene.changes()


def test_the_extra_turn_from_the_luggage_comes_once():
    scene = action("luggage", "3 1")
    assert ("p1 turn", "p2 turn") == (scene.asked, scene.idle().asked)


# Mushrooms à la Maison


@lines(
    ("1 4", "", {"p1 life": -6}, "stays"),
    ("2", "", {"p1 skips": True, "p1 life": 3}, "stays"),
    ("3", "c11r8", {"p1 field": "c11r8"}, "stays"),
    ("5 4", "", {"p1 life": 7}, "gone"),
    (
        "6",
        "strength>speed toughness",
        {"p1 strength": -1, "p1 speed": 1, "p1 toughness": 1},
        "gone",
    ),
)
def test_the_mushrooms_do_their_line(dice, answers, changes, card):
    scene = action("mushrooms", dice, able="strength").play(*answers.split())
    assert {**changes, "card": card} == scene.changes()


def test_the_third_line_of_the_mushrooms_is_five_strides():
    assert ["done", *fields(3, 11)] == action("mushrooms", "3").options


def test_the_fourth_line_of_the_mushrooms_shows_five_tiles_and_an_omen():
    tiles = ["straight_plain", "corner_plain", "tee_plain", "straight_key", "tee_key"]
    scene = action("mushrooms", "4", told={"tile": tiles})
    assert ("p1 peek", set(tiles)) == (scene.asked, set(scene.options))
    scene.play(*tiles[:4])
    assert {"p1 omen": 2, "next tiles": tiles[::-1], "card": "stays"} == scene.changes()


# Raid on the Larder


@lines(
    ("1", "", {"p1 life": -6, "p1 field": ROOM}, "gone"),
    ("2", "", {"p1 life": -3}, "stays"),
    ("3", "", {"p1 life": 5, "p1 skips": True}, "stays"),
    ("4", "", {"p1 life": 4}, "stays"),
    ("5", "", {"p1 life": 3, "p1 potions": ["mist"]}, "gone"),
    ("6 1", "speed", {"p1 life": 7, "p1 speed": 1}, "gone"),
)
def test_the_larder_serves_its_line(dice, answers, changes, card):
    scene = action("larder", dice, told=TOLD).play(*answers.split())
    assert {**changes, "card": card} == scene.changes()


# It Is Odius's Birthday


@lines(
    ("2", "", {"p1 life": -4, "p1 field": ROOM}, "gone"),
    ("3", "", {"p1 life": -3, "p1 keys": 1}, "gone"),
    ("4", "", {"p1 life": 4, "p2 life": 4, "p3 life": 4}, "gone"),
    ("5", "", {"p1 potions": ["mist"]}, "gone"),
    ("6", "speed", {"p1 speed": 1, "p1 life": 3}, "gone"),
)
def test_the_birthday_of_odius_takes_its_line(dice, answers, changes, card):
    scene = action("birthday", dice, seats=4, below="p4", told=TOLD).play(*answers.split())
    assert {**changes, "card": card} == scene.changes()


def test_a_birthday_present_is_a_potion_the_reader_names_and_a_key():
    scene = action("birthday", "1", potions={"p1": "mist speed"}, keys={"p1": 2})
    assert ("p2 lose_potion", {"mist", "speed"}) == (scene.asked, set(scene.options))
    scene.play("speed")
    given = {"p1 potions": ["mist"], "potion pile": ["speed"], "p1 keys": -1}
    assert {**given, "p1 omen": 2, "card": "gone"} == scene.changes()


def test_who_has_nothing_gives_nothing_for_the_birthday():
    assert {"p1 omen": 2, "card": "gone"} == action("birthday", "1").changes()


def test_the_fifth_line_of_the_birthday_quells_a_monster_with_its_open_card():
    laid = {f"c{n}r8": "straight_monster ew" for n in (8, 10, 12)}
    facts = {"laid": laid, "cards": {"c10r8": "ham"}, "figures": {"p3": "c12r8"}}
    scene = action("birthday", "5", told=TOLD, **facts)
    # Not the one under a figure.
    assert ("p1 quell", ["c8r8", "c10r8"]) == (scene.asked, scene.options)
    scene.play("c10r8")
    assert {"c10r8 marker": None, "p1 potions": ["mist"], "card": "gone"} == scene.changes()
    assert ["ham"] == scene.view().discards["monster"]
