"""`madmage simulate`: many games, a progress bar, and the figures."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

from madmage.cli.main import print_json, table_options
from madmage.cli.streams import is_watched
from madmage.kernel.error import MadmageError
from madmage.lab.simulate import Plan, simulate

BAR = 30


def run(args: argparse.Namespace) -> int:
    """Simulate and print."""
    if args.games < 1 or args.jobs < 1:
        raise MadmageError("--games and --jobs take a number from 1 on")
    plan = Plan(
        args.game, args.players, args.games, args.agent, args.seed, args.jobs, table_options(args)
    )
    figures = simulate(plan, progress_bar(args.games) if is_watched() else None)
    if args.json:
        print_json(figures)
    else:
        print("\n".join(summary(figures)))
    return 0


def progress_bar(games: int) -> Callable[[int], None]:
    """A bar on standard error with the time left."""
    begun = time.perf_counter()

    def show(done: int) -> None:
        spent = time.perf_counter() - begun
        left = spent / max(1, done) * (games - done)
        bar = "#" * (BAR * done // games)
        end = "\n" if done == games else ""
        time_left = f"{left:.0f} s left" if done else "under way"
        text = f"\r[{bar:<{BAR}}] {done}/{games}, {time_left} "
        print(text, end=end, file=sys.stderr, flush=True)

    return show


def summary(figures: dict[str, Any]) -> list[str]:
    """The figures for a person."""
    ends = ", ".join(f"{reason} {count}" for reason, count in figures["ends"].items())
    means = ", ".join(
        f"{name.removeprefix('mean_').replace('_', ' ')} {value:.2f}"
        for name, value in figures.items()
        if name.startswith("mean_")
    )
    return [
        (
            f"{figures['games']} games of {figures['game']}, {figures['players']} players, "
            f"agent {figures['agent']}, seed {figures['seed']}"
        ),
        *_results(figures),
        f"ends: {ends}",
        f"on average: {means}",
        (
            f"{figures['decisions']} decisions in {figures['seconds']:.1f} s: "
            f"{figures['decisions_per_s']:.0f} per second"
        ),
    ]


def _results(figures: dict[str, Any]) -> list[str]:
    if "won" in figures:
        low, high = figures["win_rate_95"]
        rate = figures["win_rate"]
        return [f"won {figures['won']} ({rate:.1%}, 95 %: {low:.1%} to {high:.1%})"]
    return [
        f"seat {seat}: first {first:.1%} (95 %: {low:.1%} to {high:.1%}), last {last:.1%}"
        for seat, (first, (low, high), last) in enumerate(
            zip(
                figures["first_by_seat"],
                figures["first_by_seat_95"],
                figures["last_by_seat"],
                strict=True,
            ),
            1,
        )
    ]
