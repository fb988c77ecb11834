"""The Maze in the line mode: what a new player reads, and what happens to odd answers."""

from __future__ import annotations

from madmage import Match, new_match
from tui.sessions import flat, session


def begun(seats: int = 3) -> Match:
    """A table whose characters are made; the first tile is to be laid."""
    match = new_match("maze", seats, seed=7)
    while match.ask.kind == "create":
        match.choose(1)
    return match


def test_any_place_of_the_table_may_be_asked_about_and_named() -> None:
    """M4: also one that nobody would think of; the game goes on."""
    text = session(begun(), "why c1r1 new", "c1r1 new", "why c1r1 ns", "quit", "quit")
    assert text.count("No open exit leads to c1r1. [M") == 2
    assert "The tile cannot be turned so." in flat(text)
    assert "is the code of no option" not in text
