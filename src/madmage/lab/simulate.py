"""Simulating many games with agents in all seats, on one or several processes.

Every game has its own seed, derived from the run's seed and the game's number, so that results do
not depend on how many processes share the work.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

from madmage.agents.agent import agent_of
from madmage.games.shelf import rules_of
from madmage.kernel.chance import Seeded
from madmage.kernel.rules import Setup
from madmage.lab.statistic import wilson

DECISION_LIMIT = 100_000
"""Decisions in one game; far beyond any honest game, so that a run always ends."""
CHUNKS_PER_JOB = 16


@dataclass(frozen=True)
class Plan:
    """What to simulate."""

    game: str
    seats: int
    games: int
    agent: str = "random"
    seed: int = 1
    jobs: int = 1
    options: dict[str, Any] = field(default_factory=dict)


@dataclass
class Tally:
    """Sums over finished games."""

    games: int = 0
    won: int = 0
    turns: int = 0
    rounds: int = 0
    madness: int = 0
    decisions: int = 0
    unfinished: int = 0
    reasons: dict[str, int] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Add another tally to this one."""
        for name in ("games", "won", "turns", "rounds", "madness", "decisions", "unfinished"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for reason, count in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run."""
    return seed * 1_000_000_007 + number


def play_one(game: str, setup: Setup, agent: str, seed: int, tally: Tally) -> None:
    """Play one game to its end and add it to the tally."""
    rules = rules_of(game)
    chance = Seeded(seed)
    mind = agent_of(agent, seed ^ 0x5EED)
    st = rules.start(setup, chance)
    decisions = 0
    while st.ask is not None and decisions < DECISION_LIMIT:
        view = rules.view(st, st.ask.seat) if mind.looks else None
        rules.apply(st, mind.choose(view, st.ask), chance)
        decisions += 1
    tally.games += 1
    tally.decisions += decisions
    tally.turns += rules.turn_of(st)
    facts = rules.facts(st)
    tally.rounds += facts.get("round", 0)
    tally.madness += facts.get("madness", 0)
    if st.outcome is None:
        tally.unfinished += 1
        return
    tally.won += st.outcome.scores[0] > 0
    tally.reasons[st.outcome.reason] = tally.reasons.get(st.outcome.reason, 0) + 1


def play_many(plan: Plan, first: int, last: int) -> Tally:
    """Games number `first` to `last` - 1 of a plan, in this process."""
    setup = rules_of(plan.game).check_setup(plan.seats, plan.options)
    tally = Tally()
    for number in range(first, last):
        play_one(plan.game, setup, plan.agent, game_seed(plan.seed, number), tally)
    return tally


def simulate(plan: Plan, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play a plan; one dictionary of figures. `progress` hears how many games are done."""
    rules_of(plan.game).check_setup(plan.seats, plan.options)
    agent_of(plan.agent, 0)
    begun = time.perf_counter()
    tally = Tally()
    size = max(1, plan.games // (max(1, plan.jobs) * CHUNKS_PER_JOB))
    chunks = [(at, min(plan.games, at + size)) for at in range(0, plan.games, size)]
    if plan.jobs <= 1:
        for first, last in chunks:
            tally.add(play_many(plan, first, last))
            if progress:
                progress(tally.games)
    else:
        with ProcessPoolExecutor(plan.jobs) as pool:
            waiting = [pool.submit(play_many, plan, first, last) for first, last in chunks]
            for done in as_completed(waiting):
                tally.add(done.result())
                if progress:
                    progress(tally.games)
    return _figures(plan, tally, time.perf_counter() - begun)


def _figures(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    games = max(1, tally.games)
    low, high = wilson(tally.won, tally.games)
    return {
        "game": plan.game,
        "players": plan.seats,
        "agent": plan.agent,
        "games": tally.games,
        "won": tally.won,
        "win_rate": tally.won / games,
        "win_rate_95": [low, high],
        "mean_rounds": tally.rounds / games,
        "mean_turns": tally.turns / games,
        "mean_madness_left": tally.madness / games,
        "ends": dict(sorted(tally.reasons.items())),
        "unfinished": tally.unfinished,
        "decisions": tally.decisions,
        "decisions_per_s": tally.decisions / seconds if seconds else 0.0,
        "seconds": seconds,
        "seed": plan.seed,
        "jobs": plan.jobs,
    }
