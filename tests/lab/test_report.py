"""Figures and report: what settings and line-ups do, and one page that needs nobody."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lab.plans import QUICK, plan_of, play, written
from madmage.cli.main import main
from madmage.lab.chart import ticks
from madmage.lab.figures import figures_of
from madmage.lab.game import Played
from madmage.lab.page import page_of
from madmage.lab.plan import Plan
from madmage.lab.store import Row

VOID = {"meta", "line", "circle", "rect", "polyline", "br"}


class Balanced(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag, attrs):
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        assert tag in VOID

    def handle_endtag(self, tag):
        assert tag == self.open.pop()


def rows(plan: Plan, won) -> list[Row]:
    """A made-up run: `won(cell, game)` says which games were won."""
    return [
        Row(
            cell.key,
            game,
            game,
            cell.lineup_of(game),
            Played(
                "x",
                (float(won(cell, game)),) * cell.seats,
                20 + game % 5,
                (3,) * cell.seats,
                (0.01,) * cell.seats,
                {"rounds": 6},
            ),
        )
        for cell in plan.cells
        for game in range(plan.spec.games)
    ]


def test_a_change_is_held_against_the_plain_table_game_by_game(tmp_path):
    text = QUICK.replace("games = 6", "games = 100") + '[each]\nrulings = ["recast=no"]\n'
    plan = plan_of(tmp_path, text, "sweep")
    figures = figures_of(
        plan, rows(plan, lambda cell, game: game % 2 and not (cell.each and game < 20))
    )

    found = next(c for c in figures["changes"] if c["measure"] == "won")
    assert ("recast", "no") == (found["name"], found["value_of"])
    assert pytest.approx(-0.10) == found["value"]
    assert -0.2 < found["low"] < found["high"] < 0.0
    assert (0.4, 0.5) == (found["with"], found["without"])


def test_a_setting_of_the_grid_is_pooled_over_all_others(tmp_path):
    text = (
        QUICK.replace("games = 6", "games = 50") + "[grid]\nplayers = [2, 3]\ndifficulty = [1, 2]\n"
    )
    plan = plan_of(tmp_path, text, "sweep")
    figures = figures_of(
        plan, rows(plan, lambda cell, game: cell.options["difficulty"] == 1 and game < 40)
    )

    effects = {(c["name"], c["value_of"]): c for c in figures["changes"] if c["measure"] == "won"}
    assert {("players", "3"), ("difficulty", "2")} == set(effects)
    assert 0.0 == effects["players", "3"]["value"]
    assert pytest.approx(-0.8) == effects["difficulty", "2"]["value"]
    assert effects["difficulty", "2"]["is_clear"]
    assert not effects["players", "3"]["is_clear"]


def test_lineups_are_compared_on_the_same_seeds(tmp_path):
    text = QUICK.replace('["random"]', '["random", "greedy"]').replace("games = 6", "games = 40")
    plan = plan_of(tmp_path, text, "tournament")
    figures = figures_of(plan, rows(plan, lambda cell, game: cell.text == "greedy" and game < 30))

    found = next(c for c in figures["lineups"] if c["measure"] == "won")
    assert ("greedy", "random") == (found["value_of"], found["plain"])
    assert pytest.approx(0.75) == found["value"]


def test_a_race_tells_first_places_beside_the_fair_share(tmp_path, capsys):
    text = 'game = "maze"\ngames = 9\nplayers = 3\nlineups = ["greedy,random..."]\n'
    plan = plan_of(tmp_path, text, "tournament")
    made = []
    for row in rows(plan, lambda cell, game: 0):
        best = row.lineup.index("greedy") if row.game < 6 else row.lineup.index("random")
        scores = tuple(1.0 if seat == best else 0.5 - 0.1 * seat for seat in range(3))
        made.append(Row(row.cell, row.game, row.seed, row.lineup, Played(
            "x", scores, 20, (1,) * 3, (0.1,) * 3, {"rounds": 3})))  # fmt: skip
    figures = figures_of(plan, made)

    greedy, random = figures["cells"][0]["ranks"]
    assert ("greedy", 6, 9) == (greedy["agent"], greedy["first"]["count"], greedy["first"]["of"])
    assert pytest.approx(1 / 3) == greedy["fair"]
    assert pytest.approx(3 / 9) == random["first"]["value"]
    assert "Who escapes first" in page_of(figures)


@pytest.mark.parametrize("kind", ["sweep", "balance"])
def test_the_report_is_one_page_that_asks_nobody_for_anything(tmp_path, capsys, kind):
    out = play(tmp_path, QUICK + "[grid]\ndifficulty = [1, 2, 3]\nplayers = [2, 3]\n", kind)
    page = (out / "report.html").read_text(encoding="utf-8")

    assert not re.search(r"https?:|//[a-z]|<script|@import|url\(|<link|<img", page)
    assert "prefers-color-scheme: dark" in page
    assert page.count("<svg") >= 3
    assert "«" not in page
    parser = Balanced()
    parser.feed(page)
    assert [] == parser.open
    for title in ("How often the group wins", "How long a game lasts", "How long a decision takes"):
        assert title in page


def test_names_out_of_a_pack_cannot_put_markup_into_the_report(tmp_path):
    plan = plan_of(tmp_path, QUICK)
    figures = figures_of(plan, rows(plan, lambda cell, game: game % 2))
    figures["cells"][0]["label"] = "<script>alert(1)</script>"

    assert "<script>" not in page_of(figures)


def test_the_report_can_be_written_again(tmp_path, capsys):
    out = play(tmp_path, QUICK)
    first = json.loads(capsys.readouterr().out)
    before = (out / "report.html").read_text(encoding="utf-8")
    (out / "report.html").unlink()

    assert 0 == main(["lab", "report", str(out), "--json"])

    assert first == json.loads(capsys.readouterr().out)
    assert before == (out / "report.html").read_text(encoding="utf-8")
    assert first["games"] == json.loads((out / "report.json").read_text())["games"]


def test_the_terminal_gets_a_summary(tmp_path, capsys):
    file = written(tmp_path, QUICK)

    assert 0 == main(["lab", "balance", str(file), "--out", str(tmp_path / "run"), "--jobs", "1"])

    out, err = capsys.readouterr()
    assert "" == err, "a bar is for people"
    assert "6 of 6 games of book: balance" in out
    assert "2 players, random: won 0.0% (95 %: 0.0% to 39.0%)" in out
    assert "too few games, or all with the same result: nothing can be said of any card" in out


def test_new_writes_a_plan_but_not_over_another(tmp_path, capsys):
    file = tmp_path / "mine.toml"

    assert 0 == main(["lab", "new", "sweep", str(file)])
    assert "madmage lab sweep" in capsys.readouterr().out
    assert 2 == main(["lab", "new", "sweep", str(file)])
    assert "is there already" in capsys.readouterr().err
    assert 0 == main(["lab", "new", "sweep"])
    assert capsys.readouterr().out == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("lab balance nowhere.toml", "this file is missing"),
        ("lab balance {plan} --jobs 0", "--jobs takes a number from 1 on"),
        ("lab report {folder}", "holds no run of the lab"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(tmp_path, capsys, words, sentence):
    plan = written(tmp_path, QUICK)
    code = main(words.format(plan=plan, folder=tmp_path).split())

    out, err = capsys.readouterr()
    assert 2 == code
    assert "" == out
    assert sentence in err
    assert "Traceback" not in err


def test_simulate_takes_a_lineup(capsys):
    words = "simulate book --players 2 --games 3 --agent random,greedy --json"

    assert 0 == main(words.split())
    assert "random,greedy" == json.loads(capsys.readouterr().out)["agent"]
    assert 2 == main(
        ["simulate", "book", "--players", "3", "--games", "3", "--agent", "random,greedy"]
    )
    assert "2 agents for 3 players" in capsys.readouterr().err


def test_ticks_are_round_numbers_around_the_values():
    assert [0, 0.1, 0.2, 0.3, 0.4, 0.5] == ticks(0.0, 0.5)
    assert [-20, -10, 0, 10, 20, 30] == ticks(-13, 29)
    assert ticks(3.0, 3.0)[0] <= 3.0 < ticks(3.0, 3.0)[-1]


def test_a_plan_beside_its_pack_is_played_from_anywhere(tmp_path, capsys, monkeypatch):
    import shutil

    from madmage.games.book.loading import folder_of

    shutil.copytree(folder_of("default"), tmp_path / "mine")
    out = play(tmp_path, QUICK + '[table]\npack = "mine"\n')
    monkeypatch.chdir(Path("/"))

    assert 0 == main(["lab", "report", str(out), "--json"])
