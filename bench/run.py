"""Random play beside its peers, in one run on one core: `make bench`.

Contestants take turns, round after round, so that a noisy machine is noisy for all of them; what
counts is the median over the rounds of each ratio, not any time of day.

    python bench/run.py [--rounds 7] [--seconds 1.5] [--envs] [--keep "what changed"]
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
GAMES = ("book", "maze")
PATHS = {
    f"{game} {mode}": ROOT / folder
    for game in GAMES
    for mode, folder in (("compiled", "build/compiled"), ("plain", "src"))
}
ZOO = tuple(f"{game}_v0 compiled" for game in GAMES)
"""Ours as environments: with masks and observations."""
PEERS = ("connect_four_v3", "hanabi_v5")
NAMES = (
    *PATHS,
    "rlcard uno",
    "rlcard gin-rummy",
    "open_spiel hanabi",
    "open_spiel gin_rummy",
    "catanatron",
    *ZOO,
    *PEERS,
)
GOALS = (
    ("book compiled", "rlcard uno", 4.0),
    ("book compiled", "open_spiel hanabi", 1.0),
    ("book plain", "rlcard uno", 1.0),
    ("maze compiled", "catanatron", 4.0),
    ("maze plain", "catanatron", 1.0),
    *((name, "connect_four_v3", 2.0) for name in ZOO),
    *((name, "hanabi_v5", 5.0) for name in ZOO),
)
CLONE_GOAL = 3.0
"""Microseconds for a compiled copy."""
PLACES_GOAL = 1000.0
"""Microseconds for the legal places of a tile among 150, compiled."""
TREND = ROOT / "docs" / "speed.md"


class Worker:
    """A contestant's process, pinned to one core like all the others."""

    def __init__(self, name: str) -> None:
        folder = ROOT / "build/compiled" if name in ZOO else PATHS.get(name, ROOT / "src")
        env = {**os.environ, "PYTHONPATH": str(folder)}
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


Speeds = dict[str, list[float]]


def measure(names: tuple[str, ...], rounds: int, seconds: float) -> tuple[Speeds, Speeds]:
    """Decisions per second by contestant and round; how often ours copy, and find places, a second."""
    workers = {}
    for name in names:
        worker = Worker(name)
        if worker.alive:
            workers[name] = worker
        else:
            print(f"{name}: does not start here, left out", file=sys.stderr)
    speeds: Speeds = {name: [] for name in workers}
    feats: Speeds = {}
    for number in range(rounds):
        print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        for name, worker in workers.items():
            speeds[name].append(worker.ask(str(seconds)))
            if name in PATHS:
                feats.setdefault(f"{name}: a copy", []).append(worker.ask("copy"))
            if name in PATHS and name.startswith("maze"):
                feats.setdefault(f"{name}: all places", []).append(worker.ask("places"))
    print(file=sys.stderr)
    for worker in workers.values():
        worker.process.kill()
    return speeds, feats


def ratio(speeds: Speeds, one: str, other: str) -> float:
    return statistics.median(a / b for a, b in zip(speeds[one], speeds[other], strict=True))


def micro(feats: Speeds, name: str) -> float:
    """Microseconds for a feat."""
    return 1e6 / statistics.median(feats[name])


def report(speeds: Speeds, feats: Speeds) -> bool:
    """Print the table and the goals; whether all goals are met."""
    bare = [name for name in speeds if name not in (*ZOO, *PEERS)]
    _table(speeds, "random play, decisions/s", tuple(PATHS), bare)
    _table(speeds, "environments, steps/s", ZOO, [name for name in speeds if name not in bare])
    for name in feats:
        print(f"{name} takes {micro(feats, name):.2f} µs")
    good = True
    for one, other, goal in GOALS:
        if one in speeds and other in speeds:
            good &= _goal(f"{one} ≥ {goal:g} × {other}", ratio(speeds, one, other), goal, True)
    for game in GAMES:
        name = f"{game} compiled: a copy"
        if name in feats:
            good &= _goal(f"{name} < {CLONE_GOAL:g} µs", micro(feats, name), CLONE_GOAL, False)
    name = "maze compiled: all places"
    if name in feats:
        good &= _goal(f"{name} < {PLACES_GOAL:g} µs", micro(feats, name), PLACES_GOAL, False)
    return good


def _table(speeds: Speeds, title: str, ours: tuple[str, ...], names: list[str]) -> None:
    """How fast each is, and how many times as fast ours are."""
    own = [name for name in ours if name in names]
    if own:
        print(f"{title:26}{'median':>9}" + "".join(f"{name + ' /':>19}" for name in own))
    for name in names:
        ratios = "".join(f"{ratio(speeds, one, name):>19.2f}" for one in own)
        print(f"{name:26}{statistics.median(speeds[name]):>9.0f}{ratios}")


def _goal(text: str, reached: float, goal: float, more: bool) -> bool:
    is_met = reached >= goal if more else reached < goal
    print(f"goal: {text}: {reached:.2f} {'ok' if is_met else 'MISSED'}")
    return is_met


def keep(speeds: Speeds, feats: Speeds, note: str) -> None:
    """Add a row to each game's trend in docs/speed.md, before the mark that ends its table."""
    text = TREND.read_text(encoding="utf-8")
    today = dt.datetime.now(tz=dt.UTC).date().isoformat()
    for game in GAMES:
        own = (f"{game} compiled", f"{game} plain")
        if not all(name in speeds for name in own):
            continue
        cells = [today, *[f"{statistics.median(speeds[name]):.0f}" for name in own]]
        cells += [f"{ratio(speeds, a, b):.2f}" for a, b, _ in GOALS if a in own]
        cells += [f"{micro(feats, n):.2f}" for n in feats if n.startswith(own[0])]
        row = "| " + " | ".join([*cells, note]) + " |\n"
        text = text.replace(f"<!-- {game} -->", f"{row}<!-- {game} -->")
    if all(name in speeds for name in (*ZOO, *PEERS)):
        cells = [today, *[f"{statistics.median(speeds[name]):.0f}" for name in ZOO]]
        cells += [f"{ratio(speeds, a, b):.2f}" for a, b, _ in GOALS if a in ZOO]
        row = "| " + " | ".join([*cells, note]) + " |\n"
        text = text.replace("<!-- environments -->", f"{row}<!-- environments -->")
    TREND.write_text(text, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--envs", action="store_true", help="only the environments")
    parser.add_argument("--keep", metavar="NOTE", help="add a row to docs/speed.md")
    args = parser.parse_args()
    names = (*ZOO, *PEERS) if args.envs else NAMES
    speeds, feats = measure(names, args.rounds, args.seconds)
    good = report(speeds, feats)
    if args.keep:
        keep(speeds, feats, args.keep)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
