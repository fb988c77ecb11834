"""Analysing a match: chances after every turn, turning points, and swings without a remainder."""

from __future__ import annotations

import json
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from madmage import new_match
from madmage.agents.agent import agent_of
from madmage.agents.judge import Judge, judge_of
from madmage.cli.main import main
from madmage.lab.analyse import TURNING, analyse, are_shared, as_data
from madmage.lab.course import draw_course

PLAYERS = {"book": 2, "maze": 3}


def played(game, choices=60, seed=2):
    """A match in which greedy players have chosen so often."""
    match = new_match(game, PLAYERS[game], seed=seed)
    agents = [agent_of("greedy", seat, game) for seat in range(PLAYERS[game])]
    while match.ask is not None and len(match.moves) < choices:
        seat = match.ask.seat
        match.choose(code=agents[seat].choose(match.view(seat), match.ask))
    return match


@pytest.fixture(scope="module", params=["book", "maze"])
def analysed(request):
    match = played(request.param)
    return match, analyse(match, judge_of(request.param), samples=3)


def test_every_swing_is_the_sum_of_luck_own_choices_and_the_others_choices(analysed):
    match, turns = analysed
    for turn in turns:
        for seat in range(match.setup.seats):
            parts = turn.luck[seat] + turn.own[seat] + turn.others[seat]
            assert parts == pytest.approx(turn.swing(seat), abs=1e-9)


def test_chances_are_chances_and_a_turn_begins_where_the_last_one_ended(analysed):
    match, turns = analysed
    for before, after in pairwise(turns):
        assert before.after == after.before
    for turn in turns:
        assert all(0.0 <= chance <= 1.0 for chance in (*turn.before, *turn.after))
        if match.setup.game == "maze":
            assert sum(turn.after) == pytest.approx(1.0)
    assert are_shared(turns) == (match.setup.game == "book")


def test_the_same_match_is_analysed_the_same_way(analysed):
    match, turns = analysed
    again = analyse(match, judge_of(match.setup.game), samples=3)
    assert as_data(match, turns) == as_data(match, again)


class Believer(Judge):
    """Believes that whoever has moved most often wins; knows where chance fell, too."""

    def __init__(self, match):
        self.turn_of = match.rules.turn_of
        self.seats = match.setup.seats

    def chances(self, st):
        return (min(1.0, self.turn_of(st) ** 2 / 100),) * self.seats


def test_the_turns_that_move_the_chances_most_are_turning_points():
    match = played("book", 40)
    turns = analyse(match, Believer(match), samples=2)
    marked = [turn for turn in turns if turn.is_turning]
    assert marked
    assert all(turn.largest() >= TURNING for turn in marked)
    assert min(t.largest() for t in marked) >= max(
        [t.largest() for t in turns if not t.is_turning and t.largest() >= TURNING], default=0.0
    )


def test_the_end_of_a_game_is_certain():
    match = played("book", 10_000)
    assert match.outcome is not None
    last = analyse(match, judge_of("book"), samples=2)[-1]
    assert last.after == match.outcome.scores


def test_the_picture_is_well_formed_and_says_what_it_shows(analysed):
    match, turns = analysed
    root = ET.fromstring(draw_course(match, turns))
    assert root.get("role") == "img"
    lines = [e for e in root.iter() if e.tag.endswith("polyline")]
    assert len(lines) == (1 if match.setup.game == "book" else match.setup.seats)


def test_the_command_prints_lines_json_and_a_picture(analysed, tmp_path, capsys):
    match, turns = analysed
    file, plot = tmp_path / "match.txt", tmp_path / "course.svg"
    file.write_text(match.record(), encoding="utf-8")
    assert main(["analyse", str(file), "--samples", "3", "--plot", str(plot)]) == 0
    told = capsys.readouterr().out
    assert "turning points" in told
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    assert main(["analyse", str(file), "--samples", "3", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data == json.loads(json.dumps(as_data(match, turns)))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["{file}", "--samples", "0"], "--samples takes a number from 1 to 1000"),
        (["{folder}/none.txt"], "cannot read it"),
        (["{file}", "--samples", "1", "--plot", "{folder}/no/such.svg"], "cannot be written"),
    ],
)
def test_what_cannot_be_analysed_is_said_in_a_sentence(words, sentence, tmp_path, capsys):
    file = tmp_path / "match.txt"
    file.write_text(played("book", 3).record(), encoding="utf-8")
    words = [word.format(file=file, folder=tmp_path) for word in words]
    assert main(["analyse", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_a_match_without_a_choice_has_nothing_to_analyse(tmp_path, capsys):
    file = tmp_path / "match.txt"
    file.write_text(new_match("book", 2, seed=1).record(), encoding="utf-8")
    assert main(["analyse", str(file)]) == 2
    assert "nothing was chosen" in capsys.readouterr().err
