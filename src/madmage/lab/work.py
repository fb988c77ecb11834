"""Playing a plan: what is missing is cut into pieces, played by a crew, and written as it comes."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Protocol

from madmage.lab.crew import is_called_off
from madmage.lab.game import game_seed, play_game
from madmage.lab.plan import Cell, Plan
from madmage.lab.store import Row, Store, encode

PIECE = 128
"""Games in a piece at most."""
PIECE_SECONDS = 1.0
"""After that a piece comes back with what is done, so that little is lost when a run is killed."""
AHEAD = 2
"""Pieces per process that are under way or wait for it."""

Result = tuple[bytes, int, Cell, tuple[int, ...]]
"""Finished games as a part, how many, and the numbers of those that the piece did not come to."""


class Workers(Protocol):
    """Whoever plays pieces: processes of this machine, or a cluster."""

    jobs: int

    def put(self, *piece: object) -> None:
        """Have a piece played."""

    def get(self) -> Result:
        """The next result, whichever is ready first."""


def play_piece(cell: Cell, seed: int, numbers: tuple[int, ...]) -> Result:
    """Games of a cell by their numbers, as many as there is time for, as a part for the store."""
    rows = play_some(cell, seed, numbers)
    return encode(rows), len(rows), cell, numbers[len(rows) :]


def play_some(cell: Cell, seed: int, numbers: tuple[int, ...]) -> list[Row]:
    """Games of a cell by their numbers, as many as there is time for, and one at least."""
    setup = cell.setup()
    until = time.perf_counter() + PIECE_SECONDS
    rows: list[Row] = []
    for at, number in enumerate(numbers):
        if at and (time.perf_counter() > until or is_called_off()):
            break
        lineup = cell.lineup_of(number)
        own = game_seed(seed, number)
        rows.append(Row(cell.key, number, own, lineup, play_game(setup, lineup, own, listens=True)))
    return rows


def missing(plan: Plan, done: set[tuple[str, int]]) -> list[tuple[Cell, tuple[int, ...]]]:
    """What is still to be played, in pieces; all cells go on together, game by game."""
    pieces = []
    for first in range(0, plan.spec.games, PIECE):
        last = min(plan.spec.games, first + PIECE)
        for cell in plan.cells:
            numbers = tuple(n for n in range(first, last) if (cell.key, n) not in done)
            if numbers:
                pieces.append((cell, numbers))
    return pieces


def play_plan(
    plan: Plan,
    store: Store,
    gather: Callable[[int], AbstractContextManager[Workers]],
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """Play what is missing; how many games that was. `progress` hears how many are done, and of how many."""
    done = store.done()
    pieces = missing(plan, done)
    total = sum(len(numbers) for _, numbers in pieces)
    if total == 0:
        return 0
    played = 0
    if progress:
        progress(0, total)
    with gather(total) as workers:
        queue = deque(_cut(pieces, workers.jobs, total))
        under_way = 0
        while queue or under_way:
            while queue and under_way < AHEAD * workers.jobs:
                cell, numbers = queue.popleft()
                workers.put(cell, plan.spec.seed, numbers)
                under_way += 1
            part, count, cell, rest = workers.get()
            under_way -= 1
            store.write(part)
            played += count
            if rest:
                queue.append((cell, rest))
            if progress:
                progress(played, total)
    return played


def _cut(
    pieces: list[tuple[Cell, tuple[int, ...]]], jobs: int, total: int
) -> list[tuple[Cell, tuple[int, ...]]]:
    """Pieces small enough that nobody is idle for long at the end."""
    most = max(1, min(PIECE, total // (jobs * 8)))
    found = [
        (cell, numbers[at : at + most])
        for cell, numbers in pieces
        for at in range(0, len(numbers), most)
    ]
    return sorted(found, key=lambda piece: piece[1][0])
