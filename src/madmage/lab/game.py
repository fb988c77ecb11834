"""One game, played to its end by agents: the only place in the lab where that happens.

What comes of a game depends on its setup, its line-up and its seed, and on nothing else: not on the
process, the machine or what was played before.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from madmage.agents.agent import Agent, agent_of
from madmage.games.shelf import rules_of
from madmage.kernel import agenda
from madmage.kernel.chance import Seeded
from madmage.kernel.event import Event
from madmage.kernel.rules import Setup
from madmage.lab.fact import Fact, witness_of

DECISION_LIMIT = 100_000
"""Decisions in one game; far beyond any honest game, so that a run always ends."""
UNFINISHED = "unfinished"
SEAT_STEP = 7919


@dataclass(frozen=True)
class Played:
    """How a game went."""

    ending: str
    """The reason of its outcome, or `unfinished`."""
    scores: tuple[float, ...]
    """By seat; empty if it was not finished."""
    turns: int
    decisions: tuple[int, ...]
    """By seat."""
    seconds: tuple[float, ...]
    """By seat: time to think."""
    numbers: dict[str, int]
    """The game's own."""
    facts: tuple[Fact, ...] = ()


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run."""
    return seed * 1_000_000_007 + number


def minds_of(lineup: tuple[str, ...], seed: int, game: str) -> list[Agent]:
    """An agent for each seat, each with chance of its own: what one saw, no other knows."""
    own = seed ^ 0x5EED
    return [agent_of(name, own + SEAT_STEP * seat, game) for seat, name in enumerate(lineup)]


def play_game(setup: Setup, lineup: tuple[str, ...], seed: int, *, listens: bool = False) -> Played:
    """Play one game; with `listens`, what happened with its cards is noted too."""
    rules = rules_of(setup.game)
    chance = Seeded(seed)
    minds = minds_of(lineup, seed, setup.game)
    decisions, seconds = [0] * setup.seats, [0.0] * setup.seats
    st = rules.set_up(setup, chance)
    witness = witness_of(setup.game)() if listens else None
    heard: list[Event] = []
    if witness:
        witness.begin(st)
        st.sink = heard
    agenda.advance(st, chance)
    for _ in range(DECISION_LIMIT):
        ask = st.ask
        if ask is None:
            break
        seat = ask.seat
        mind = minds[seat]
        view = rules.view(st, seat) if mind.looks else None
        begun = time.perf_counter()
        option = mind.choose(view, ask)
        seconds[seat] += time.perf_counter() - begun
        decisions[seat] += 1
        rules.apply(st, option, chance)
    if witness:
        for event in heard:
            witness.hear(st, event)
    return Played(
        ending=UNFINISHED if st.outcome is None else st.outcome.reason,
        scores=() if st.outcome is None else st.outcome.scores,
        turns=rules.turn_of(st),
        decisions=tuple(decisions),
        seconds=tuple(seconds),
        numbers=rules.facts(st),
        facts=tuple(witness.tell()) if witness else (),
    )
