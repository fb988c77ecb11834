"""Companions at a table: when one is to play, at which pace, and who has been away for too long."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from madmage.agents.minds import any_option
from madmage.server import play
from madmage.server.problem import Problem
from madmage.server.table import COMPANION, Table
from madmage.server.talking import promised
from madmage.server.telling import ask_id

if TYPE_CHECKING:
    from madmage.match.match import Match
    from madmage.server.hall import Hall

logger = logging.getLogger("madmage.server")

SMALL = 0.3
"""How much of the pace a small question in the middle of something takes."""
REST = 5.0
"""Seconds until a companion tries again after something went wrong."""


def poke(hall: Hall, table: Table) -> None:
    """Let a companion play, if it is its turn and nobody does so already."""
    if table.driver is None and is_due(table):
        table.driver = hall.spawn(_drive(hall, table))


def is_due(table: Table) -> bool:
    """Whether a companion is asked, and somebody is there for whom it plays."""
    match = table.match
    if match is None or match.ask is None or not table.is_going_on:
        return False
    return table.played_by(match.ask.seat) == COMPANION


async def _drive(hall: Hall, table: Table) -> None:
    try:
        while is_due(table):
            await asyncio.sleep(_pause(hall, table))
            try:
                await _play_one(hall, table)
            except Exception:
                logger.exception("table %s: a companion could not play", table.head.code)
                await asyncio.sleep(REST)
    finally:
        table.driver = None
        table.used = time.monotonic()
    # What has become due since is nobody's business else.
    poke(hall, table)


def _pause(hall: Hall, table: Table) -> float:
    match = table.match
    pace = hall.config.watch_pace if table.is_show else hall.config.pace
    if match is not None and match.rules.is_small(match.state):
        pace *= SMALL
    return max(0.0, table.moved + pace - time.monotonic())


async def _play_one(hall: Hall, table: Table) -> None:
    """Ask a companion and do what it says, if it is still asked then."""
    async with table.lock:
        match = table.match
        if not is_due(table) or match is None or match.ask is None:
            return
        ask, seat, options = ask_id(match, table.epoch), match.ask.seat, match.ask.options
        seed, lines = seed_of(table, match), table.lines[:]
        word = promised(table, seat)
    level = table.head.seats[seat].level
    answer = await hall.minds.think(table.head.code, lines, seat, level, seed, word)
    try:
        await play.choose_for(hall, table, ask, level, answer or any_option(options))
    except Problem as problem:
        if problem.code == "refused":
            # Its own fault; the next best thing is any legal option.
            logger.warning("companion %s chose what is refused: %s", level, problem.sentence)
            await play.choose_for(hall, table, ask, level, any_option(options))
        else:
            await asyncio.sleep(REST)


def seed_of(table: Table, match: Match) -> int:
    """The companions' own chance, another for every question."""
    return table.head.mind * 1_000_003 + len(match.moves)


def watch_for_absence(hall: Hall, table: Table) -> None:
    """See to it that whoever is gone for too long is played by a companion."""
    hall.later(hall.config.away + 0.01, lambda: _look_around(hall, table))


def _look_around(hall: Hall, table: Table) -> None:
    if hall.tables.get(table.head.code) is table:
        hall.spawn(_replace_absent(hall, table))


async def _replace_absent(hall: Hall, table: Table) -> None:
    """Whoever is gone while another person is there has left, until they come back."""
    if table.match is None:
        return
    for seat in sorted(table.people()):
        if not table.is_gone(seat, hall.config.away):
            continue
        try:
            if await play.replace_absent(hall, table, seat, hall.config.away):
                logger.info("table %s: a companion plays for seat %d", table.head.code, seat)
        except Problem:
            logger.warning("table %s: nobody could take over", table.head.code)
