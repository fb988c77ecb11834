"""Companions that talk: they answer what is proposed to them, and propose something now and then.

A companion judges from its seat's view alone, in the process where it also thinks about its moves.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from madmage.agents import worker
from madmage.agents.pact import talks
from madmage.match.proposal import OPEN, Proposal
from madmage.server import talking
from madmage.server.problem import Problem
from madmage.server.table import COMPANION, Table

if TYPE_CHECKING:
    from madmage.match.match import Match
    from madmage.server.hall import Hall

logger = logging.getLogger("madmage.server")

OWN = 1
"""How much a companion proposes of itself in a round, whatever the table allows."""


def poke(hall: Hall, table: Table) -> None:
    """Let a companion say something, if there is anything to say."""
    if table.talker is None and _is_due(table):
        table.talker = hall.spawn(_converse(hall, table))


def _is_due(table: Table) -> bool:
    match = table.match
    if match is None or match.rules.talk() is None or not table.is_going_on:
        return False
    if not table.people() or talking.LIMITS[table.head.proposals] == 0:
        return False
    return _unanswered(table) is not None or table.considered != (table.epoch, match.turn)


def _unanswered(table: Table) -> tuple[Proposal, int] | None:
    """A proposal that waits for a companion, and which."""
    for made in table.head.talk:
        if made.state == OPEN:
            for seat in made.asked:
                if seat not in made.answers and table.played_by(seat) == COMPANION:
                    return made, seat
    return None


async def _converse(hall: Hall, table: Table) -> None:
    try:
        while _is_due(table):
            waiting = _unanswered(table)
            if waiting is None:
                await _consider(hall, table)
            else:
                await _answer(hall, table, *waiting)
    except Problem:
        # It could not be kept; it was not said.
        logger.warning("table %s: a companion could not make itself heard", table.head.code)
    finally:
        table.talker = None


def _asked(table: Table, match: Match, seat: int) -> tuple[str, str, int, str, int]:
    """What a companion's process needs to know."""
    level = table.head.seats[seat].level
    seed = table.head.mind * 1_000_003 + len(match.moves)
    return (table.head.code, "\n".join(table.lines), seat, level, seed)


async def _answer(hall: Hall, table: Table, made: Proposal, seat: int) -> None:
    """A companion's yes, no, or something else instead."""
    steps = [(step.seat, step.text) for step in made.steps]
    is_yes = False
    instead: talking.Steps = []
    if talks(table.head.seats[seat].level, table.head.game):
        asked = _asked(table, table.playing(), seat)
        is_yes, instead = await hall.minds.talk(worker.judge, *asked, steps) or (False, [])
    if made.state != OPEN or seat in made.answers:
        return
    if instead and not made.counters:
        await _propose(hall, table, seat, instead, made.name)
    # Whatever else was said, an answer must come of it: nobody is asked the same for ever.
    if made.state == OPEN and seat not in made.answers:
        await talking.answer(hall, table, seat, made.name, is_yes)


async def _consider(hall: Hall, table: Table) -> None:
    """At the beginning of a turn: the first companion that has a good idea tells it."""
    match = table.playing()
    table.considered = (table.epoch, match.turn)
    if any(made.is_alive for made in table.head.talk):
        return
    people = sorted(table.people())
    for seat in range(len(table.head.seats)):
        is_mute = not talks(table.head.seats[seat].level, table.head.game)
        if is_mute or table.played_by(seat) != COMPANION or talking.used(table, match, seat) >= OWN:
            continue
        asked = _asked(table, match, seat)
        steps = await hall.minds.talk(worker.suggest, *asked, people)
        if table.considered != (table.epoch, match.turn):
            return
        if steps:
            await _propose(hall, table, seat, steps)
            return


async def _propose(
    hall: Hall, table: Table, seat: int, steps: talking.Steps, counters: str = ""
) -> bool:
    """Whether a companion could say this: its own limit may be reached, too."""
    try:
        await talking.propose(hall, table, seat, steps, counters)
    except Problem as problem:
        logger.info("table %s: no proposal: %s", table.head.code, problem.key)
        return False
    return True
