"""The first five fate tables, all six lines each: the die that is told decides."""

from __future__ import annotations

import pytest

from cards.maze.scene import LAIR, ROOM, action, fields


def lines(*found):
    """A line after the other: the die and the dice after it, the answers, the changes, the card."""
    return pytest.mark.parametrize(("dice", "answers", "changes", "card"), found)


TOLD = {"potion": ["mist", "speed"], "gear": ["hat"]}


# The Wheel of Misfortune


@lines(
    ("1", "", {"p1 life": -6}, "gone"),
    ("2", "", {"p1 life": -3}, "stays"),
    ("3", "", {"p1 skips": True}, "stays"),
    ("4", "", {"p1 life": 5}, "gone"),
    ("5", "", {"p1 keys": 1}, "gone"),
    ("6", "speed", {"p1 speed": 1}, "gone"),
)
def test_the_wheel_turns_to_its_line(dice, answers, changes, card):
    scene = action("wheel", dice).play(*answers.split())
    assert {**changes, "card": card} == scene.changes()


# The Unlabelled Tap


@lines(
    ("1", "", {"p1 life": -5}, "stays"),
    ("2", "", {"p1 life": -3, "p1 potions": ["mist"]}, "gone"),
    ("3", "", {"p1 life": 3}, "stays"),
    ("4", "c12r8", {"p1 field": "c12r8"}, "stays"),
    ("5", "", {"p1 potions": ["mist", "speed"]}, "gone"),
    ("6 1", "speed", {"p1 life": 7, "p1 speed": 1}, "gone"),
)
def test_the_tap_pours_its_line(dice, answers, changes, card):
    scene = action("tap", dice, told=TOLD).play(*answers.split())
    assert {**changes, "card": card} == scene.changes()


def test_the_fourth_line_of_the_tap_is_six_strides():
    assert ["done", *fields(3, 12)] == action("tap", "4").options


def test_the_sixth_line_of_the_tap_fills_nobody_beyond_twenty():
    scene = action("tap", "6 6").play("speed")
    assert {"p1 life": 8, "p1 speed": 1, "card": "gone"} == scene.changes()


# The Odius Raffle


@lines(
    ("1", "", {"p1 life": -4}, "gone"),
    ("2", "", {"p1 skips": True, "p1 life": 2}, "gone"),
    ("3", "c9r8", {"c9r8 marker": "monster"}, "gone"),
    ("4", "", {"p1 potions": ["mist"]}, "gone"),
    ("5", "", {"p1 gear": "hat"}, "gone"),
    ("6", "speed", {"p1 speed": 1, "p1 keys": 1}, "gone"),
)
def test_the_lottery_draws_its_line(dice, answers, changes, card):
    scene = action("lottery", dice, told=TOLD).play(*answers.split())
    assert {**changes, "card": card} == scene.changes()


def test_the_reader_lays_the_monster_of_the_lottery_within_three_steps():
    scene = action("lottery", "3")
    assert ("p2 wake", fields(4, 9)) == (scene.asked, scene.options)


# Odius Is in a Mood


@lines(
    ("1", "", {"p1 life": -3, "p2 life": -3, "p3 life": -3}, "gone"),
    ("2", "", {"p1 field": "c4r8", "p2 field": "c8r8", "p3 field": ROOM}, "gone"),
    ("3", "c8r8", {"c8r8 marker": "monster", "p1 omen": 1}, "gone"),
    (
        "4",
        "c14r8_ew c15r8_ew",
        {"c14r8": "straight_plain ew", "c15r8": "straight_plain ew"},
        "gone",
    ),
    ("5", "", {"p1 keys": 1}, "gone"),
    ("6", "speed", {"p1 life": 4, "p2 life": 4, "p3 life": 4, "p1 speed": 1}, "gone"),
)
def test_the_bad_mood_of_odius_takes_its_line(dice, answers, changes, card):
    """p2 stands seven steps from the start room, p3 one, p4 on another level."""
    scene = action(
        "bad_mood",
        dice,
        seats=4,
        below="p4",
        figures={"p2": "c10r8", "p3": "c4r8"},
        told={"tile": ["straight_plain"] * 2},
    )
    scene.play(*[answer.replace("_", " ") for answer in answers.split()])
    assert {**changes, "card": card} == scene.changes()


# Weather in the Cellar


@lines(
    ("1", "", {"p1 life": -2, "p2 life": -2, "p3 life": -2}, "stays"),
    ("2", "", {"p1 field": ROOM}, "stays"),
    ("3", "", {"p1 life": -4, "p1 omen": 2}, "stays"),
    ("4", "", {"p1 life": 3}, "stays"),
    ("5", "c12r8", {"p1 field": "c12r8"}, "stays"),
    ("6", "speed", {"p1 speed": 1}, "gone"),
)
def test_the_weather_brings_its_line(dice, answers, changes, card):
    scene = action("weather", dice, seats=4, below="p4").play(*answers.split())
    assert {**changes, "card": card} == scene.changes()


def test_the_second_line_of_the_weather_throws_four_fields_and_not_home():
    laid = {"c3r8": "straight ew", "c2r8": "straight ew", "c1r8": "room e"}
    scene = action("weather", "2", level=1, laid=laid)
    assert {"p1 field": "c2r8", "card": "stays"} == scene.changes()


def test_the_fifth_line_of_the_weather_is_six_strides():
    scene = action("weather", "5")
    assert ["done", *fields(3, 12)] == scene.options
    assert LAIR == scene.play("done").player().field
