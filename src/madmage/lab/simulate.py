"""Simulating many games with agents in all seats, on one or several processes.

Every game has its own seed, derived from the run's seed and the game's number, so that results do
not depend on how many processes share the work.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from madmage.games.shelf import rules_of
from madmage.kernel.error import SetupRefused, shown
from madmage.kernel.rules import Setup
from madmage.lab.crew import crew_size, is_called_off, share
from madmage.lab.game import game_seed, play_game
from madmage.lab.lineup import seated
from madmage.lab.statistic import wilson

CHUNKS_PER_JOB = 16


@dataclass(frozen=True)
class Plan:
    """What to simulate."""

    game: str
    seats: int
    games: int
    agent: str = "random"
    """One for all seats, or a line-up (`lineup`)."""
    seed: int = 1
    jobs: int = 1
    options: dict[str, Any] = field(default_factory=dict)


@dataclass
class Tally:
    """Sums over finished games."""

    games: int = 0
    won: int = 0
    """Games in which all seats won together."""
    shared: int = 0
    """Games in which all seats fared alike, so that there is a common result at all."""
    turns: int = 0
    decisions: int = 0
    unfinished: int = 0
    firsts: Counter[int] = field(default_factory=Counter)
    """By seat: games in which it fared best."""
    lasts: Counter[int] = field(default_factory=Counter)
    facts: Counter[str] = field(default_factory=Counter)
    """Sums of the game's own numbers."""
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add another tally to this one."""
        for name in ("games", "won", "shared", "turns", "decisions", "unfinished"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("firsts", "lasts", "facts", "reasons"):
            getattr(self, name).update(getattr(other, name))

    def score(self, scores: tuple[float, ...]) -> None:
        """Note how the seats fared in one game."""
        if min(scores) == max(scores):
            self.shared += 1
            self.won += scores[0] > 0
            return
        self.firsts[scores.index(max(scores))] += 1
        self.lasts[scores.index(min(scores))] += 1


def play_one(game: str, setup: Setup, agent: str, seed: int, tally: Tally) -> None:
    """Play one game to its end and add it to the tally."""
    played = play_game(setup, seated(agent, setup.seats, game), seed)
    tally.games += 1
    tally.decisions += sum(played.decisions)
    tally.turns += played.turns
    tally.facts.update(played.numbers)
    if not played.scores:
        tally.unfinished += 1
        return
    tally.score(played.scores)
    tally.reasons[played.ending] += 1


def play_many(plan: Plan, first: int, last: int) -> Tally:
    """Games number `first` to `last` - 1 of a plan, in this process."""
    setup = rules_of(plan.game).check_setup(plan.seats, plan.options)
    tally = Tally()
    for number in range(first, last):
        if is_called_off():
            break
        play_one(plan.game, setup, plan.agent, game_seed(plan.seed, number), tally)
    return tally


def simulate(plan: Plan, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play a plan; one dictionary of figures. `progress` hears how many games are done."""
    check_plan(plan)
    begun = time.perf_counter()
    tally = Tally()
    jobs = crew_size(plan.jobs, plan.games)
    size = max(1, plan.games // (jobs * CHUNKS_PER_JOB))
    chunks = [(plan, at, min(plan.games, at + size)) for at in range(0, plan.games, size)]
    with closing(share(jobs, play_many, chunks)) as parts:
        for part in parts:
            tally.add(part)
            if progress:
                progress(tally.games)
    return _figures(plan, tally, time.perf_counter() - begun, jobs)


def check_plan(plan: Plan) -> None:
    """Refuse a plan that cannot be played, before any process is started for it."""
    for name, least in (("games", 1), ("jobs", 1), ("seed", None)):
        value = getattr(plan, name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise SetupRefused(f"{name} is a whole number, not {shown(value)}")
        if least is not None and value < least:
            raise SetupRefused(f"{name} is a number from {least} on, not {shown(value)}")
    rules_of(plan.game).check_setup(plan.seats, plan.options)
    seated(plan.agent, plan.seats, plan.game)


def _figures(plan: Plan, tally: Tally, seconds: float, jobs: int) -> dict[str, Any]:
    games = max(1, tally.games)
    return {
        "game": plan.game,
        "players": plan.seats,
        "agent": plan.agent,
        "games": tally.games,
        **_results(plan, tally),
        **{f"mean_{name}": total / games for name, total in tally.facts.items()},
        "mean_turns": tally.turns / games,
        "ends": dict(sorted(tally.reasons.items())),
        "unfinished": tally.unfinished,
        "decisions": tally.decisions,
        "decisions_per_s": tally.decisions / seconds if seconds else 0.0,
        "seconds": seconds,
        "seed": plan.seed,
        "jobs": jobs,
    }


def _results(plan: Plan, tally: Tally) -> dict[str, Any]:
    """Who won: all together or, where seats fare differently, how often each was first and last."""
    games = max(1, tally.games)
    if tally.shared or not tally.firsts:
        return {
            "won": tally.won,
            "win_rate": tally.won / games,
            "win_rate_95": list(wilson(tally.won, tally.games)),
        }
    seats = range(plan.seats)
    return {
        "first_by_seat": [tally.firsts[seat] / games for seat in seats],
        "first_by_seat_95": [list(wilson(tally.firsts[seat], tally.games)) for seat in seats],
        "last_by_seat": [tally.lasts[seat] / games for seat in seats],
    }
