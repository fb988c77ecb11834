"""The lab on a Ray cluster: the same games, and a sentence where there is none."""

from __future__ import annotations

import builtins
import importlib

import pytest

from lab.plans import QUICK, games, play, start, written
from madmage.cli.main import main
from madmage.kernel.error import MadmageError
from madmage.lab.cluster import Cluster


def test_a_cluster_plays_the_same_games_as_processes(tmp_path, capsys):
    text = QUICK.replace("games = 6", "games = 16") + "[grid]\ndifficulty = [1, 3]\n"
    alone = play(tmp_path, text)
    out = tmp_path / "cluster"

    file = written(tmp_path, text)
    words = ["balance", str(file), "--out", str(out), "--ray", "local", "--jobs", "2", "--json"]
    process = start(*words)
    told, complaint = process.communicate(timeout=240)

    assert 0 == process.returncode, complaint
    assert told.startswith("{")
    assert 1 == len(told.splitlines())
    assert 32 == len(games(out))
    assert games(alone) == games(out)


def without(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    """As if a package were not installed."""
    real = importlib.import_module

    def import_module(name, package=None):
        if name.split(".")[0] == missing:
            raise ImportError(name)
        return real(name, package)

    for room in ("cluster", "store"):
        monkeypatch.setattr(f"madmage.lab.{room}.import_module", import_module)


def test_without_ray_a_sentence_says_what_to_install(tmp_path, monkeypatch):
    without(monkeypatch, "ray")

    with pytest.raises(MadmageError, match=r"--ray needs Ray.*pip install 'madmage\[lab\]'"):
        Cluster("local", 1, builtins.print)


def test_without_pyarrow_a_sentence_says_what_to_install(tmp_path, capsys, monkeypatch):
    without(monkeypatch, "pyarrow")

    assert 2 == main(["lab", "balance", str(written(tmp_path, QUICK))])
    assert "pyarrow, which is not installed here; pip install 'madmage[lab]'" in (
        capsys.readouterr().err
    )
