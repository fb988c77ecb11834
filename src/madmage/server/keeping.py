"""Keeping a choice: done in memory as a whole, on disk before it is shown, or taken back."""

from __future__ import annotations

import logging
import sqlite3
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from madmage.kernel.error import MadmageError
from madmage.match.match import Match
from madmage.match.record import move_lines
from madmage.server import drafting, talking
from madmage.server.problem import FAILED, Problem, refused
from madmage.server.store import MoveRow
from madmage.server.table import Choice, Table

if TYPE_CHECKING:
    from madmage.server.hall import Hall

logger = logging.getLogger("madmage.server")


def do(match: Match, deed: Any) -> None:
    """Do something to a match, whole or not at all."""
    made = len(match.moves)
    try:
        deed()
    except Exception as error:
        take_back(match, made)
        if isinstance(error, MadmageError):
            raise refused(error) from error
        raise


def take_back(match: Match, made: int) -> None:
    """Take back what was made after so many moves."""
    while len(match.moves) > made:
        match.undo(range(match.setup.seats))


async def keep(hall: Hall, table: Table, choice: Choice) -> None:
    """Write a choice that was just made in memory, and show it; or take it back."""
    match, first = table.playing(), choice.first
    facts = (choice.ask, choice.answer, choice.mind, choice.thought)
    rows = [
        MoveRow(
            table.head.code,
            number,
            first,
            table.epoch,
            move.seat,
            "\n".join(move_lines(match, move)),
            *facts,
        )
        for number, move in enumerate(match.moves[first:], first)
    ]
    try:
        await hall.store.add_moves(rows)
    except sqlite3.Error as error:
        take_back(match, first)
        logger.exception("table %s: a move could not be written", table.head.code)
        raise Problem(FAILED, "problem-failed") from error
    is_secret = table.are_secret(first, len(match.moves))
    table.add_choice(replace(choice, is_secret=is_secret))
    await _moved(table)
    table.show()
    if match.outcome is not None:
        logger.info("table %s ended: %s", table.head.code, match.outcome.key)
    hall.poke(table)


async def take_back_from(hall: Hall, table: Table, first: int) -> None:
    """Take the moves from `first` on back, with all that they meant."""
    # On disk first: an undo that everybody agrees to cannot fail in memory.
    try:
        await hall.store.take_back(table.head.code, first, table.epoch + 1)
    except sqlite3.Error as error:
        logger.exception("table %s: an undo could not be written", table.head.code)
        raise Problem(FAILED, "problem-failed") from error
    table.epoch += 1
    table.drop_moves(first)
    await _moved(table, is_undone=True)
    table.show()
    hall.poke(table)


async def _moved(table: Table, *, is_undone: bool = False) -> None:
    """What was said and drafted is looked at anew."""
    talking.settle(table, is_undone=is_undone)
    await drafting.moved(table)
