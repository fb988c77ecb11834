"""A real table in the line mode: entries by number and name, refusals, the way back, the program's draws."""

from __future__ import annotations

import io

from madmage import Match
from madmage.cli.main import main
from madmage.match import told
from madmage.testing import table
from madmage.tui.line import LineTable
from tui.sessions import flat


def at_a_real_table(*lines):
    match = table(
        "book",
        seats=2,
        names=["Ada", "Bo"],
        hands={"p1": "earth1 earth1 fire1"},
        shuffled={"p1": "fire2 air1 air1 madness"},
    )
    told.wait(match)
    out = io.StringIO()
    LineTable(match, "en", [f"{line}\n" for line in lines], out, is_real=True).play()
    return match, flat(out.getvalue())


def test_what_was_drawn_is_typed_and_what_cannot_be_is_refused_with_its_rule():
    match, text = at_a_real_table("cast growth x2", "water 3", "2", "Air 1", "quit", "quit")

    assert "What did Ada turn up from the deck? 1. Air 1 (2 of them) 2. Fire 2 3. Madness" in text
    assert "There is no Water 3 in Ada's deck now. [B9.1]" in text
    assert {"fire1": 1, "fire2": 1, "air1": 1} == match.view(0).data.players[0].hand
    assert Match.load(match.record()).record() == match.record()


def test_an_entry_is_taken_back_and_then_the_choice_itself():
    match, text = at_a_real_table("cast growth x2", "2", "undo", "undo", "quit", "quit")

    assert "Not done: the choice is open again." in text
    assert match.moves == []


def test_the_program_draws_once_or_from_now_on(monkeypatch, capsys):
    match, _ = at_a_real_table("cast growth x2", "draw !", "quit", "quit")
    assert len(told.outcomes_of(match.moves)) == 2

    lines = io.StringIO("die falsche\nlog\nziehen !\nquit\nquit\n")
    monkeypatch.setattr("sys.stdin", lines)
    assert main(["play", "maze", "--line", "--physical", "--lang", "de"]) == 0
    assert "Wo liegt der Startraum" in capsys.readouterr().out
