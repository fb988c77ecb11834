"""Random play beside its peers, in one run on one core: `make bench`.

Contestants take turns, round after round, so that a noisy machine is noisy for all of them; what
counts is the median over the rounds of each ratio, not any time of day.

    python bench/run.py [--rounds 7] [--seconds 1.5] [--keep "what changed"]
"""

from __future__ import annotations

import argparse
import datetime as dt
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATHS = {"book compiled": ROOT / "build" / "compiled", "book plain": ROOT / "src"}
NAMES = (
    "book compiled",
    "book plain",
    "rlcard uno",
    "rlcard gin-rummy",
    "open_spiel hanabi",
    "open_spiel gin_rummy",
    "catanatron",
)
GOALS = (
    ("book compiled", "rlcard uno", 4.0),
    ("book compiled", "open_spiel hanabi", 1.0),
    ("book plain", "rlcard uno", 1.0),
)
CLONE_GOAL = 3.0
TREND = ROOT / "docs" / "speed.md"


class Worker:
    """A contestant's process, pinned to one core like all the others."""

    def __init__(self, name: str) -> None:
        env = {**os.environ, "PYTHONPATH": str(PATHS.get(name, ROOT / "src"))}
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "bench" / "worker.py"), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=env,
            cwd=ROOT / "bench",
        )
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self.process.pid, {0})
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        while line and line != "ready":
            line = self.process.stdout.readline().strip()
        self.alive = line == "ready"

    def ask(self, text: str) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(text, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def measure(rounds: int, seconds: float) -> tuple[dict[str, list[float]], dict[str, list[float]]]:
    """Decisions per second by contestant and round; copies per second for ours."""
    workers = {}
    for name in NAMES:
        worker = Worker(name)
        if worker.alive:
            workers[name] = worker
        else:
            print(f"{name}: does not start here, left out", file=sys.stderr)
    speeds: dict[str, list[float]] = {name: [] for name in workers}
    copies: dict[str, list[float]] = {name: [] for name in workers if name in PATHS}
    for number in range(rounds):
        print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        for name, worker in workers.items():
            speeds[name].append(worker.ask(str(seconds)))
            if name in copies:
                copies[name].append(worker.ask("copy"))
    print(file=sys.stderr)
    for worker in workers.values():
        worker.process.kill()
    return speeds, copies


def ratio(speeds: dict[str, list[float]], one: str, other: str) -> float:
    return statistics.median(a / b for a, b in zip(speeds[one], speeds[other], strict=True))


def report(speeds: dict[str, list[float]], copies: dict[str, list[float]]) -> bool:
    """Print the table and the goals; whether all goals are met."""
    ours = [name for name in PATHS if name in speeds]
    print(
        f"{'random play, decisions/s':28}{'median':>10}" + "".join(f"{n + ' /':>18}" for n in ours)
    )
    for name, values in speeds.items():
        ratios = "".join(f"{ratio(speeds, own, name):>18.2f}" for own in ours)
        print(f"{name:28}{statistics.median(values):>10.0f}{ratios}")
    for name, values in copies.items():
        print(f"{name}: a copy takes {1e6 / statistics.median(values):.2f} µs")
    good = True
    for one, other, goal in GOALS:
        if one in speeds and other in speeds:
            reached = ratio(speeds, one, other)
            good &= reached >= goal
            print(
                f"goal: {one} ≥ {goal:g} × {other}: {reached:.2f} {'ok' if reached >= goal else 'MISSED'}"
            )
    if "book compiled" in copies:
        micro = 1e6 / statistics.median(copies["book compiled"])
        good &= micro < CLONE_GOAL
        print(
            f"goal: compiled copy < {CLONE_GOAL:g} µs: {micro:.2f} {'ok' if micro < CLONE_GOAL else 'MISSED'}"
        )
    return good


def keep(speeds: dict[str, list[float]], copies: dict[str, list[float]], note: str) -> None:
    """Add a row to the trend in docs/speed.md."""
    cells = [dt.datetime.now(tz=dt.UTC).date().isoformat()]
    cells += [f"{statistics.median(speeds[name]):.0f}" for name in ("book compiled", "book plain")]
    cells += [f"{ratio(speeds, one, other):.2f}" for one, other, _ in GOALS]
    cells += [f"{1e6 / statistics.median(copies['book compiled']):.2f}", note]
    with TREND.open("a", encoding="utf-8") as file:
        file.write("| " + " | ".join(cells) + " |\n")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--keep", metavar="NOTE", help="add a row to docs/speed.md")
    args = parser.parse_args()
    speeds, copies = measure(args.rounds, args.seconds)
    good = report(speeds, copies)
    if args.keep:
        keep(speeds, copies, args.keep)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
