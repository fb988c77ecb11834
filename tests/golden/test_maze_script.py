"""A whole Maze typed into a real process over a pipe: a group fight, a death, a collapse, a grave, a portal."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from golden.maze_script import SCRIPT, SEATS

LANDMARKS = (
    "fights along with",
    "A gravestone marks the place.",
    "collapses.",
    "from the grave.",
    "escapes from the labyrinth, number 1 to get out.",
)


@pytest.fixture(scope="module")
def output():
    seed, *typed = SCRIPT.read_text(encoding="utf-8").split("\n")
    command = [sys.executable, "-m", "madmage", "play", "maze", "--line"]
    command += ["--players", str(SEATS), "--seed", seed]
    done = subprocess.run(
        command,
        input="\n".join(typed),
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        timeout=300,
        check=False,
    )
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout


@pytest.mark.parametrize("landmark", LANDMARKS)
def test_the_typed_game_passes_through_it(output, landmark):
    assert landmark in output


def test_every_typed_line_was_understood(output):
    assert "I do not understand" not in output, "run tests/golden/maze_script.py"
    assert output.rstrip().endswith("Goodbye.")
