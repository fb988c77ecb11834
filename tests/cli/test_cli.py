"""The command line: what it prints, and a sentence and exit code 2 when it cannot."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from madmage import Match, new_match
from madmage.cli.main import main
from madmage.games.book.loading import folder_of


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(args)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = new_match("book", 3, seed=5, names=["Ada", "Bo", "Cy"])
    for _ in range(25):
        assert match.ask is not None
        match.choose(code=match.ask.options[-1])
    file = tmp_path / "game.txt"
    file.write_text(match.record())
    return file


def test_simulate_prints_one_json_object(capsys):
    args = "simulate book --players 3 --difficulty 1 --games 20 --agent random --seed 1 --json"
    code, out, err = run(capsys, *args.split())

    figures = json.loads(out)
    assert 0 == code
    assert "" == err
    assert 20 == figures["games"]
    wanted = {
        "games", "won", "win_rate", "win_rate_95", "mean_rounds", "mean_madness_left",
        "decisions", "decisions_per_s", "seconds", "seed",
    }  # fmt: skip
    assert wanted <= figures.keys()


def test_results_do_not_depend_on_the_number_of_processes(capsys):
    one = json.loads(run(capsys, "simulate", "--games", "24", "--json")[1])
    two = json.loads(run(capsys, "simulate", "--games", "24", "--json", "--jobs", "2")[1])

    same = ("games", "won", "mean_turns", "decisions", "ends", "mean_madness_left")
    assert [one[key] for key in same] == [two[key] for key in same]


def test_simulate_prints_a_summary_for_people(capsys):
    code, out, _ = run(capsys, "simulate", "--games", "5")

    assert 0 == code
    assert "5 games of book, 3 players, agent random, seed 1" in out


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("simulate --players 6", "for 2 to 5 players, not for 6 [B1.8]"),
        ("simulate --players 1", "for 2 to 5 players, not for 1 [B1.8]"),
        ("simulate --games 0", "take a number from 1 on"),
        ("simulate --agent genius", "there is no agent 'genius'"),
        ("simulate maze9", "there is no game 'maze9'"),
        ("simulate --ruling recast", "--ruling takes NAME=VALUE"),
        ("simulate --ruling recast=maybe", "'maybe' is unknown"),
        ("simulate --magicians air_m,air_m", "[B2.4]"),
        ("simulate --pack nowhere", "there is no pack 'nowhere'"),
        ("cards check nowhere", "there is no pack 'nowhere'"),
        ("cards show book no_such_card", "no card 'no_such_card'"),
        ("rules book B99.9", "no rule 'B99.9'"),
        ("rules book --find zyzzyva", "no rule holds the word"),
        ("record check /nowhere.txt", "cannot read it"),
        ("play book --load /nowhere.txt", "cannot read it"),
        (
            "play book --first 2",
            "--ruling first_player=named, or --edition de, which has it) [B2.8]",
        ),
        ("play book --names A,B,C,D", "4 names for 3 players; --players 4 makes room"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(capsys, args, sentence):
    code, out, err = run(capsys, *args.split())

    assert 2 == code
    assert "" == out
    assert sentence in err
    assert err.startswith("madmage: ")
    assert "Traceback" not in err


def test_a_wrong_word_on_the_command_line_exits_with_2(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["dance"])
    assert 2 == stopped.value.code


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "Growth"), ("de", "Wachstum"), ("es", "Crecimiento")]
)
def test_cards_show_prints_the_whole_pack_in_a_language(capsys, lang, word):
    code, out, _ = run(capsys, "cards", "show", "book", "--lang", lang)

    assert 0 == code
    assert word in out
    assert "«" not in out
    assert 4 + 36 + 30 + 16 + 13 + 8 + 13 + 12 == len(out.splitlines()), "cards, headings, blanks"


def test_cards_show_prints_single_cards(capsys):
    code, out, _ = run(capsys, "cards", "show", "book", "growth", "fever")

    assert 0 == code
    assert "│ Growth" == out.splitlines()[1].rstrip("│ ")
    assert "│ Draw [1] card." in out
    assert "│ Fever" in out


def test_cards_check_says_what_is_good_and_what_is_wrong(capsys, tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(folder_of("default"), folder)
    code, out, _ = run(capsys, "cards", "check", str(folder))
    assert 0 == code
    assert "a good pack, 4 basic and 36 library spells, 48 curses" in out
    path = folder / "spells.toml"
    path.write_text(path.read_text().replace("level = 1", "level = 9", 1))
    code, _, err = run(capsys, "cards", "check", str(folder))
    assert 2 == code
    assert "spells.toml:8: combustion.level" in err


@pytest.mark.parametrize("file", ["spells", "curses", "monsters", "pages", "magicians", "pack"])
def test_cards_schema_is_json(capsys, file):
    code, out, _ = run(capsys, "cards", "schema", file)

    assert 0 == code
    assert "$defs" in json.loads(out)


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_rules_are_printed_by_number_chapter_ruling_and_word(capsys, lang):
    assert run(capsys, "rules", "book", "B6.4", "--lang", lang)[1].startswith("B6.4 ")
    assert "B9.16a " in run(capsys, "rules", "book", "b9", "--lang", lang)[1]
    assert "until: " in run(capsys, "rules", "book", "payment_minimal", "--lang", lang)[1]
    assert 12 == len(run(capsys, "rules", "book", "--lang", lang)[1].splitlines())
    assert "B9.16 " in run(capsys, "rules", "book", "--find", "Avatar", "--lang", lang)[1]


def test_record_check_and_show(capsys, record):
    code, out, _ = run(capsys, "record", "check", str(record))
    assert 0 == code
    assert "a good record of book: 3 players" in out
    code, out, _ = run(capsys, "record", "show", str(record), "--turn", "2", "--seat", "2")
    assert 0 == code
    assert "Turn 2: round 1 of 6, turn 2 of 5." in out
    assert "Turn 2: " in out
    assert "Turn 3: " not in out


def test_record_show_tells_only_what_led_to_the_turn(capsys, tmp_path):
    match, file = new_match("book", 3, seed=5), tmp_path / "game.txt"
    while match.turn < 6:
        match.choose(1)
    file.write_text(match.record())
    out = run(capsys, "record", "show", str(file), "--turn", "4")[1]

    assert "Turn 3: " in out
    assert "Turn 4: " in out
    assert "Turn 2: " not in out


def test_players_without_a_name_are_called_by_number_in_the_language():
    result = subprocess.run(
        [sys.executable, "-m", "madmage", "play", "--lang", "de", "--names", "Ada", "--seed", "1"],
        input="ende\n",
        capture_output=True,
        text=True,
        check=False,
    )

    assert "Spieler 2, " in result.stdout
    assert "Ada, " in result.stdout
    assert "Player" not in result.stdout


def test_the_help_of_play_says_what_can_be_typed(capsys):
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    text = " ".join(capsys.readouterr().out.split())
    for words in ("air_m, air_f", "a cure costs 3", "madmage rules book B11"):
        assert words in text


def test_record_show_refuses_turns_and_seats_that_are_not_there(capsys, record):
    assert "turns 1 to" in run(capsys, "record", "show", str(record), "--turn", "99")[2]
    assert "no seat 7" in run(capsys, "record", "show", str(record), "--seat", "7")[2]


def test_an_edited_record_is_refused_with_its_line_and_can_be_sealed_anew(capsys, record):
    record.write_text(record.read_text().replace("name p1 Ada", "name p1 Eve"))
    code, _, err = run(capsys, "record", "check", str(record))
    assert 2 == code
    assert "game.txt, line 7: this line was changed" in err
    assert 0 == run(capsys, "record", "seal", str(record))[0]
    assert 0 == run(capsys, "record", "check", str(record))[0]
    assert "Eve" == Match.load(record.read_text()).names[0]


def test_play_works_over_a_pipe_and_goes_on_from_a_file(record):
    result = subprocess.run(
        [sys.executable, "-m", "madmage", "play", "book", "--line", "--load", str(record)],
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ},
    )

    assert 0 == result.returncode
    assert "choose an action" in result.stdout or "Ada" in result.stdout
    assert "" == result.stderr


def test_help_costs_little_and_names_every_door(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    text = capsys.readouterr().out
    assert all(door in text for door in ("play", "simulate", "cards", "rules", "record"))
