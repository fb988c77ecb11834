"""Who turns page after page without a socket is at the table too, as long as the last page is young."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from madmage.kernel.view import BYSTANDER
from madmage.server import companion, play

if TYPE_CHECKING:
    from madmage.server.hall import Hall
    from madmage.server.table import Table

READING = 300.0
"""Seconds in which nobody who reads a page is taken for gone."""


class PageReader:
    """Somebody who reads a page; it does not change under their eyes."""

    def __init__(self, seat: int) -> None:
        self.seat = self.sits = seat
        self.until = 0.0

    def show(self) -> None:
        """Nothing is sent: the next page is asked for."""

    def forget(self, entries: int) -> None:
        """Nothing is remembered either."""


def reader_of(table: Table, seat: int) -> PageReader | None:
    """The one who reads pages at a seat."""
    for visitor in table.visitors:
        if isinstance(visitor, PageReader) and visitor.seat == seat:
            return visitor
    return None


async def turn_page(hall: Hall, table: Table, seat: int) -> None:
    """A page is read at a seat, which is taken again if a companion kept it warm."""
    async with table.lock:
        reader = reader_of(table, seat)
        if seat != BYSTANDER:
            await play.come_back(hall, table, seat)
        if reader is None and not any(visitor.seat == seat for visitor in table.visitors):
            reader = PageReader(seat)
            table.visitors.add(reader)
            for at in table.company(seat):
                table.gone.pop(at, None)
            hall.later(READING, lambda: _look(hall, table, seat))
            companion.watch_for_absence(hall, table)
            table.changed()
            table.show()
        if reader is not None:
            reader.until = time.monotonic() + READING
    hall.poke(table)


def leave(hall: Hall, table: Table, seat: int) -> None:
    """Whoever read pages here has got up."""
    put_away(table, seat)
    if seat != BYSTANDER and not table.is_here(seat):
        for at in table.company(seat):
            table.gone[at] = time.monotonic()
    hall.spawn(_show(table))


def put_away(table: Table, seat: int) -> None:
    """A socket takes the reader's place."""
    reader = reader_of(table, seat)
    if reader is not None:
        table.visitors.discard(reader)


def _look(hall: Hall, table: Table, seat: int) -> None:
    """Whether a reader is still there."""
    reader = reader_of(table, seat)
    if reader is None:
        return
    left = reader.until - time.monotonic()
    if left > 0:
        hall.later(left, lambda: _look(hall, table, seat))
        return
    leave(hall, table, seat)
    companion.watch_for_absence(hall, table)


async def _show(table: Table) -> None:
    async with table.lock:
        table.changed()
        table.show()
