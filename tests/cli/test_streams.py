"""Standard streams that are closed, full or of another alphabet, and Ctrl-C: never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from madmage.kernel.error import SetupRefused
from madmage.lab.crew import crew_size
from madmage.lab.simulate import Plan, simulate

pytestmark = pytest.mark.skipif(os.name != "posix", reason="streams are redirected by a shell")

DOORS = ["play book --line", "simulate --games 2", "cards show book", "rules book", "rules book B6"]


def shell(command: str, **env: str) -> tuple[int, str]:
    """The exit code and standard error of a command line; `madmage` is the program."""
    text = command.replace("madmage", f"'{sys.executable}' -m madmage")
    result = subprocess.run(
        ["/bin/sh", "-c", text],
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, **env},
    )
    return result.returncode, result.stderr.decode(errors="replace")


def is_one_sentence(err: str) -> bool:
    return err.startswith("madmage: ") and 1 == len(err.splitlines()) and "Traceback" not in err


@pytest.mark.parametrize("door", DOORS)
def test_a_closed_output_is_one_sentence_and_exit_code_2(door):
    code, err = shell(f"echo quit | madmage {door} >&-")

    assert (2, True) == (code, is_one_sentence(err)), err
    assert "standard output is closed" in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("door", DOORS)
def test_a_full_output_is_one_sentence_and_exit_code_2(door):
    code, err = shell(f"echo quit | madmage {door} >/dev/full")

    assert (2, True) == (code, is_one_sentence(err)), err
    assert "the output cannot be written" in err


def test_a_closed_input_is_one_sentence_and_exit_code_2():
    code, err = shell("madmage play book --line <&-")

    assert (2, True) == (code, is_one_sentence(err)), err
    assert "standard input is closed" in err


def test_a_closed_error_stream_harms_nobody():
    assert 0 == shell("madmage simulate --games 2 2>&-")[0]
    assert 2 == shell("madmage simulate --games 0 2>&-")[0]


@pytest.mark.parametrize("door", ["play book --line", "cards show book --lang de"])
def test_an_output_that_knows_only_ascii_gets_question_marks(door):
    code, err = shell(f"echo quit | madmage {door}", PYTHONIOENCODING="ascii")

    assert (0, "") == (code, err)


def test_input_that_is_not_utf_8_is_no_reason_to_fall_over():
    code, err = shell("printf '\\377\\nquit\\n' | madmage play book --line", PYTHONUTF8="1")

    assert (0, "") == (code, err)


def test_a_reader_who_has_read_enough_is_no_error():
    assert (0, "") == shell("madmage cards show book | head -1")


def test_ctrl_c_ends_all_processes_of_a_simulation_quietly():
    process = subprocess.Popen(
        [sys.executable, "-m", "madmage", "simulate", "--games", "1000000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever runs the tests in the background ignores Ctrl-C, and would pass that on.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    time.sleep(2)
    try:
        # As a terminal sends it: to the whole group.
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        raise

    assert (130, "", "") == (process.returncode, out, err.strip())
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


def test_no_more_processes_are_started_than_are_of_use():
    assert 1 == crew_size(1, 100)
    assert 1 == crew_size(100_000, 1)
    assert crew_size(100_000, 100_000) <= (os.cpu_count() or 1)
    assert simulate(Plan("book", 2, games=2, jobs=100_000))["jobs"] <= 2


@pytest.mark.parametrize(
    "wish",
    [{"games": 0}, {"games": "2"}, {"jobs": 0}, {"jobs": 1.0}, {"seed": None}, {"seats": "2"}],
)
def test_a_plan_that_makes_no_sense_is_refused(wish):
    with pytest.raises(SetupRefused):
        simulate(Plan(**{"game": "book", "seats": 2, "games": 1, **wish}))
