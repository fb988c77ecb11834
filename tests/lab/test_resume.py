"""A run that is killed goes on: no finished game is lost, none is played or kept twice."""

from __future__ import annotations

import json
import os
import signal
import time
from collections import Counter
from pathlib import Path

import pyarrow.parquet
import pytest

from lab.plans import QUICK, games, plan_of, play, start, timeless, written
from madmage.cli.main import main
from madmage.lab.store import Store, encode
from madmage.lab.work import missing, play_piece, play_some

LONG = QUICK.replace("games = 6", "games = 1000") + "[grid]\ndifficulty = [1, 2]\n"
"""So long that it cannot be over before it is killed."""
ENDLESS = QUICK.replace("games = 6", "games = 20000")


def wait_for_parts(out: Path, least: int) -> None:
    until = time.monotonic() + 60
    while len(list((out / "parts").glob("*.parquet"))) < least:
        assert time.monotonic() < until, "the run does not begin"
        time.sleep(0.02)


def parts(out: Path) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for file in (out / "parts").glob("*.parquet"):
        table = pyarrow.parquet.read_table(file, columns=["cell", "game"], use_threads=False)
        found += zip(table["cell"].to_pylist(), table["game"].to_pylist(), strict=True)
    return found


def test_after_a_kill_exactly_the_planned_games_are_there(tmp_path, capsys):
    file, out = written(tmp_path, LONG), tmp_path / "run"
    process = start("balance", str(file), "--out", str(out), "--jobs", "2")
    wait_for_parts(out, 2)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    kept = parts(out)
    before = {(row.cell, row.game): row for row in Store(out).rows()}
    assert 0 < len(kept) < 2000

    assert 0 == main(["lab", "balance", str(file), "--out", str(out), "--jobs", "1", "--json"])

    figures = json.loads(capsys.readouterr().out)
    assert 2000 == figures["games"] == figures["planned"]
    table = pyarrow.parquet.read_table(out / "games.parquet", use_threads=False)
    keys = Counter(zip(table["cell"].to_pylist(), table["game"].to_pylist(), strict=True))
    assert 2000 == len(keys)
    assert {1} == set(keys.values()), "no game twice"
    assert len(kept) == len(set(kept))
    after = {(row.cell, row.game): row for row in Store(out).rows()}
    # Times are kept too: what was finished was not played again.
    assert all(after[key] == row for key, row in before.items())
    assert [] == list((out / "parts").iterdir())


def test_the_processes_of_a_killed_run_end_by_themselves(tmp_path):
    slow = QUICK.replace("games = 6", "games = 3000").replace("random", "greedy")
    out = tmp_path / "run"
    process = start("balance", str(written(tmp_path, slow)), "--out", str(out), "--jobs", "2")
    until = time.monotonic() + 60
    crew: list[str] = []
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while len(crew) < 2 and time.monotonic() < until:
        crew = children.read_text().split()
        time.sleep(0.05)
    time.sleep(0.5)
    process.kill()
    process.communicate()

    while any(Path(f"/proc/{one}").exists() for one in crew):
        assert time.monotonic() < until, "a process plays on for nobody"
        time.sleep(0.1)


def test_ctrl_c_keeps_what_is_finished(tmp_path):
    out = tmp_path / "run"
    # Begun in the background of a shell it would not hear the signal.
    heard = {"preexec_fn": lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)}
    words = ("balance", str(written(tmp_path, ENDLESS)), "--out", str(out), "--jobs", "2")
    process = start(*words, **heard)
    wait_for_parts(out, 1)
    process.send_signal(signal.SIGINT)
    told, complaint = process.communicate(timeout=60)

    assert 130 == process.returncode
    assert "" == told
    assert f"games are kept in {out}; the same command goes on" in complaint
    assert "Traceback" not in complaint
    assert parts(out)


def test_results_do_not_depend_on_processes(tmp_path, capsys):
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    text = QUICK.replace("games = 6", "games = 20") + "[grid]\ndifficulty = [1, 3]\n"

    assert games(play(one, text)) == games(play(two, text, jobs=2))


def test_a_longer_plan_plays_only_the_new_games(tmp_path):
    out = play(tmp_path, QUICK)
    first = Store(out).rows()

    more = "[grid]\ndifficulty = [1, 2]\n"
    play(tmp_path, QUICK.replace("games = 6", "games = 9") + more)

    rows = Store(out).rows()
    assert 18 == len(rows)
    assert set(map(repr, first)) <= set(map(repr, rows)), "with their times: not played again"


def test_the_same_game_has_the_same_seed_in_every_cell(tmp_path):
    rows = Store(play(tmp_path, QUICK + "[grid]\ndifficulty = [1, 2]\n")).rows()

    seeds = {row.game: set() for row in rows}
    for row in rows:
        seeds[row.game].add(row.seed)
    assert all(1 == len(each) for each in seeds.values())
    assert 6 == len(set.union(*seeds.values()))


def test_a_piece_that_takes_long_comes_back_with_the_rest(tmp_path, monkeypatch):
    monkeypatch.setattr("madmage.lab.work.PIECE_SECONDS", 0.0)
    plan = plan_of(tmp_path, QUICK)

    _, count, cell, rest = play_piece(plan.cells[0], 1, (0, 1, 2))

    assert 1 == count
    assert (1, 2) == rest
    assert plan.cells[0] == cell


def test_what_is_there_is_not_missing(tmp_path):
    plan = plan_of(tmp_path, QUICK)
    key = plan.cells[0].key

    assert [(plan.cells[0], (0, 2, 3, 4, 5))] == missing(plan, {(key, 1), ("another", 2)})


def test_a_row_comes_back_from_the_disk_as_it_was(tmp_path):
    plan = plan_of(tmp_path, QUICK)
    rows = play_some(plan.cells[0], 1, (0, 1))
    store = Store(tmp_path / "run")
    with store.opened(plan):
        store.write(encode(rows))
        store.write(encode(rows[:1]))
        assert rows == store.rows(), "a game that is there twice is read once"
        store.merge()

    assert rows == store.rows()
    assert rows[0].played.facts
    assert timeless(rows[0]) == timeless(play_some(plan.cells[0], 1, (0,))[0])


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("players", "seed = 2\nplayers", "holds games with seed 1, the plan says 2"),
        ('"book"', '"maze"', "holds games with game book, the plan says maze"),
    ],
)
def test_games_of_another_plan_are_not_mixed_in(tmp_path, capsys, old, new, sentence):
    out = play(tmp_path, QUICK)
    text = QUICK.replace(old, new).replace("players = 2", "players = 3")
    capsys.readouterr()

    code = main(["lab", "balance", str(written(tmp_path, text)), "--out", str(out)])

    assert 2 == code
    assert sentence in capsys.readouterr().err


def test_a_folder_in_which_somebody_writes_is_refused(tmp_path, capsys):
    plan = plan_of(tmp_path, QUICK)
    with Store(tmp_path / "run").opened(plan):
        code = main(["lab", "balance", str(tmp_path / "plan.toml"), "--out", str(tmp_path / "run")])

    assert 2 == code
    assert "another run is writing to" in capsys.readouterr().err


def test_a_part_that_is_no_part_is_named(tmp_path, capsys):
    out = play(tmp_path, QUICK)
    (out / "parts" / "x.parquet").write_bytes(b"PAR1 nonsense")
    capsys.readouterr()

    assert 2 == main(["lab", "report", str(out)])
    assert "cannot be read; remove it, and its games are played again" in capsys.readouterr().err
