"""The lab on two processes beside one, and on a Ray cluster beside processes: `make bench-lab`.

    python bench/lab.py [--rounds 5] [--games 600] [--agent random] [--keep "what changed"]

All of them play the same games, in turns, round after round, so that a noisy machine is noisy for
all; what counts is the median over the rounds of each ratio. Starting up is not counted: it happens
once, however long a run is. A bare loop tells what two processes can gain on this machine at all.
"""

from __future__ import annotations

import argparse
import datetime as dt
import os
import resource
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TREND = ROOT / "docs" / "speed.md"
GOALS = (("2 processes", "1 process", 1.8), ("Ray, 2 processors", "2 processes", 0.85))
HEAD = "| date | what changed | two processes beside one | Ray beside two processes |"
PLAN = """\
game = "book"
games = {games}
seed = {seed}
players = 3
lineups = ["{agent}"]
"""


def games_per_second(workers: Any, args: argparse.Namespace, seed: int) -> float:
    """Play a plan with workers that are there already, results on disk included."""
    from madmage.lab.plan import read_plan
    from madmage.lab.store import Store
    from madmage.lab.work import play_plan

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "plan.toml"
        file.write_text(PLAN.format(games=args.games, seed=seed, agent=args.agent))
        plan = read_plan("balance", file)
        store = Store(Path(folder) / "run")
        with store.opened(plan):
            begun = time.perf_counter()
            played = play_plan(plan, store, lambda _: nullcontext(workers))
            return played / (time.perf_counter() - begun)


def processor_seconds() -> float:
    """What this process and all that it has waited for have used."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def warm(workers: Any, args: argparse.Namespace) -> int:
    """Let everybody play a little, so that all is loaded."""
    few = 8 if args.agent != "random" else 64
    games_per_second(workers, argparse.Namespace(**{**vars(args), "games": few}), 1)
    return few


def with_processes(jobs: int, args: argparse.Namespace, seed: int) -> tuple[float, float]:
    """Games per second, and processor seconds per game, of so many processes."""
    from madmage.lab.crew import Crew
    from madmage.lab.work import play_piece

    before = processor_seconds()
    with Crew(jobs, play_piece) as crew:
        few = warm(crew, args)
        speed = games_per_second(crew, args, seed)
    return speed, (processor_seconds() - before) / (args.games + few)


def burn(seconds: float) -> int:
    """A loop that needs nothing but a processor; how far it came."""
    until = time.perf_counter() + seconds
    done = 0
    while time.perf_counter() < until:
        for _ in range(1000):
            done += 1
    return done


def bare(seconds: float) -> float:
    """How much further two processes come than one, on this machine, now."""
    from madmage.lab.crew import share

    one = sum(share(2, burn, [(seconds,)]))
    return sum(share(2, burn, [(seconds,), (seconds,)])) / one


def measure(
    args: argparse.Namespace,
) -> tuple[dict[str, list[float]], list[float], list[float]]:
    """Games per second by name; what a game costs on two beside on one; what a bare loop gains."""
    from madmage.lab.cluster import Cluster
    from madmage.lab.work import play_piece

    speeds: dict[str, list[float]] = {}
    costs: list[float] = []
    bares: list[float] = []
    with ExitStack() as stack:
        ray = None
        if not args.no_ray:
            ray = stack.enter_context(Cluster("local", 2, play_piece))
            warm(ray, args)
        for number in range(args.rounds):
            one, cost_of_one = with_processes(1, args, 2 + number)
            two, cost_of_two = with_processes(2, args, 2 + number)
            found = {"1 process": one, "2 processes": two}
            if ray is not None:
                found["Ray, 2 processors"] = games_per_second(ray, args, 2 + number)
            for name, speed in found.items():
                speeds.setdefault(name, []).append(speed)
            costs.append(cost_of_two / cost_of_one)
            bares.append(bare(args.bare))
            print(", ".join(f"{n} {s:.1f} games/s" for n, s in found.items()), flush=True)
    return speeds, costs, bares


def keep(what: str, ratios: list[float]) -> None:
    """A row of the table in docs/speed.md."""
    text = TREND.read_text(encoding="utf-8")
    if HEAD not in text:
        text = f"{text.rstrip()}\n\n## The lab\n\n{HEAD}\n|---|---|---|---|\n"
    cells = " | ".join(f"{ratio:.2f}×" for ratio in ratios)
    head, found, rest = text.partition(HEAD)
    rows, blank, after = rest.partition("\n\n")
    row = f"\n| {dt.datetime.now(dt.UTC).date()} | {what} | {cells} |"
    TREND.write_text(
        head + found + rows.rstrip("\n") + row + (blank or "\n") + after, encoding="utf-8"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="how the lab grows with processes")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--agent", default="random")
    parser.add_argument("--bare", type=float, default=2.0, help="seconds for a bare loop")
    parser.add_argument("--no-ray", action="store_true", help="processes only")
    parser.add_argument("--plain", action="store_true", help="rules in plain Python")
    parser.add_argument("--keep", metavar="WHAT", help="add a row to docs/speed.md")
    args = parser.parse_args()
    compiled = ROOT / "build" / "compiled"
    is_compiled = (compiled / ".compiled").exists() and not args.plain
    path = str(compiled if is_compiled else ROOT / "src")
    sys.path.insert(0, path)
    os.environ["PYTHONPATH"] = path
    print(f"{'compiled' if is_compiled else 'plain'} rules, agent {args.agent}, load before: "
          f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")  # fmt: skip
    speeds, costs, bares = measure(args)
    ratios = []
    for ours, theirs, goal in GOALS:
        if ours in speeds:
            each = [a / b for a, b in zip(speeds[ours], speeds[theirs], strict=True)]
            ratios.append(statistics.median(each))
            verdict = "good" if ratios[-1] >= goal else "below"
            print(f"{ours} beside {theirs}: {ratios[-1]:.2f}× (goal {goal}×, {verdict}; "
                  f"rounds {', '.join(f'{r:.2f}' for r in each)})")  # fmt: skip
    each = [
        a / b / c for a, b, c in zip(speeds["2 processes"], speeds["1 process"], bares, strict=True)
    ]
    print(f"a bare loop on 2 processes beside 1: {statistics.median(bares):.2f}×; of that the lab gets "
          f"{statistics.median(each):.2f}")  # fmt: skip
    cost = statistics.median(costs)
    print(f"processor time of a game on 2 processes beside 1: {cost:.2f}×, which on free processors "
          f"allows {2 / cost:.2f}×; load after: {os.getloadavg()[0]:.1f}")  # fmt: skip
    if args.keep and len(ratios) == len(GOALS):
        keep(args.keep, ratios)


if __name__ == "__main__":
    main()
