"""Hardships: a server killed in the middle of moves, and a server thrown nonsense at."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parent.parent.parent / "tools"
sys.path.insert(0, str(TOOLS))

import fuzz_wire  # noqa: E402
import kill  # noqa: E402


def test_a_server_killed_five_times_in_the_middle_of_moves_loses_nothing_acknowledged(tmp_path):
    assert kill.run(str(tmp_path), times=5, count=2) > 0


class Inside:
    """The server of this process, as the tools want it."""

    def __init__(self, house):
        self.house = house
        self.port = house.port

    def ask_json(self, method, path, body):
        return json.loads(self.house.ask(method, path, body)[2])

    def record(self, code):
        return self.house.ask("GET", f"/api/tables/{code}/record")[2].decode()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_thousand_messages_of_nonsense_change_nothing_and_raise_nothing(house, seed, caplog):
    with caplog.at_level(logging.WARNING):
        fuzz_wire.fuzz(Inside(house), 1000, seed)
    bad = [r for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]
    assert bad == []


def serve(*words, folder):
    return subprocess.run(
        [sys.executable, "-m", "madmage", "serve", "--data", str(folder), *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=dict(os.environ),
    )


def test_a_port_that_is_taken_is_said_in_one_sentence(house, tmp_path):
    told = serve("--port", str(house.port), folder=tmp_path)
    assert told.returncode == 2
    assert told.stderr.strip() == (
        f"madmage: port {house.port} is taken; stop what uses it, or choose another with --port"
    )


def test_a_folder_in_use_is_said_in_one_sentence(house):
    told = serve("--port", "48421", folder=house.hall.config.data)
    assert told.returncode == 2
    assert "another server is using this folder" in told.stderr


@pytest.mark.parametrize(
    "words", [("--port", "0"), ("--port", "70000"), ("--host", "nowhere.invalid")]
)
def test_what_cannot_be_served_is_said_so(tmp_path, words):
    told = serve(*words, folder=tmp_path)
    assert told.returncode == 2
    assert told.stderr.startswith("madmage: ")
