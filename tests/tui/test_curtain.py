"""Closed hands at one keyboard: a curtain between two players, and everybody's own news."""

from __future__ import annotations

from madmage import new_match
from madmage.testing import table
from madmage.tui.page import HEIGHT
from tui.sessions import flat, session


def closed(**facts):
    return table(
        "book",
        seats=2,
        names=["Ada", "Bo"],
        hands={"p1": "earth1 fire1", "p2": "water3 air3"},
        decks={"p1": "fire2 " * 9, "p2": "air1 " * 9},
        open_hands=False,
        **facts,
    )


def test_one_sees_only_the_own_hand():
    text = session(closed(), "quit")

    assert "hand (2): Earth 1, Fire 1" in text
    assert "hand: 2 cards" in text
    assert "Water 3, " not in text.partition("On the table")[2].partition("\n  6")[2]


def test_between_two_players_everything_leaves_the_screen_until_enter_is_pressed():
    text = session(closed(), "stop", "", "quit", "quit")
    before, _, after = text.partition("Pass the keyboard to Bo, then press Enter.")

    assert before.endswith("\n" * HEIGHT)
    assert after.startswith(" " + "\n" * HEIGHT)
    assert "hand (2): Air 3, Water 3" in after
    assert "Ada draws 4 cards." in after
    assert "Fire 2" not in flat(after).partition("On the table")[0]


def test_there_is_no_curtain_where_hands_are_open_or_nobody_else_comes():
    assert "Pass the keyboard" not in session(closed(), "cast growth x1", "log")
    assert "Pass the keyboard" not in session(new_match("book", 2, seed=1), "stop", "stop")


def test_the_end_of_the_input_ends_a_session_at_the_curtain_too():
    assert session(closed(), "stop").endswith("The input has ended.\n")


def test_everybody_is_told_what_happened_since_they_looked_last():
    text = session(closed(), "cast growth x1", "stop", "", "stop", "", "quit", "quit")
    for_bo = text.partition("Pass the keyboard to Bo")[2].partition("Pass the keyboard to Ada")[0]
    for_ada = text.partition("Pass the keyboard to Ada")[2]

    assert "Ada casts Growth ×1." in for_bo
    assert "Bo draws 4 cards." in for_ada
    assert "Ada casts Growth" not in for_ada
