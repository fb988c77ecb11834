"""Minds: the processes in which companions think, as the server sees them.

A process that dies is replaced and the question asked again; a companion that fails three times is
answered for at random. No table waits for another's companion but in the queue of this one crew.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass

from madmage.server import worker

logger = logging.getLogger("madmage.server")

TRIES = 3


@dataclass(frozen=True, slots=True)
class Answer:
    """What a companion chose, one option after the other, and why."""

    options: list[int]
    reason: str


class SentHome(Exception):
    """A crew was replaced before it came to this question."""


class Minds:
    """A crew of processes that answers questions for companions."""

    def __init__(self, workers: int, patience: float) -> None:
        self.workers = workers
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def think(
        self, table: str, lines: list[str], seat: int, level: str, seed: int
    ) -> Answer | None:
        """An answer to the open question of `seat`, or None if this companion finds none."""
        text = "\n".join(lines)
        attempt = 0
        while (attempt := attempt + 1) <= TRIES:
            try:
                pool = self._crew()
                asked = pool.submit(worker.think, table, text, seat, level, seed)
                options, reason = await self._await(asked)
                return Answer(options, reason)
            except asyncio.CancelledError:
                raise
            except SentHome:
                # Another table's companion hung, and the crew was replaced: not this one's fault.
                attempt -= 1
            except (BrokenProcessPool, TimeoutError) as error:
                logger.warning("a companion's process was lost (%s)", type(error).__name__)
                self._replace(pool)
            except Exception as error:  # noqa: BLE001 - whatever a companion does, the game goes on
                logger.warning("companion %s failed, try %d: %s", level, attempt, _short(error))
        logger.error("companion %s failed %d times and is answered for at random", level, TRIES)
        return None

    async def _await(self, asked: Future[tuple[list[int], str]]) -> tuple[list[int], str]:
        """The result; patience runs from when the thinking has begun, not while it waits its turn."""
        waiting = asyncio.wrap_future(asked)
        while not asked.running() and not asked.done():
            await asyncio.wait([waiting], timeout=1.0)
        try:
            return await asyncio.wait_for(waiting, self.patience)
        except asyncio.CancelledError:
            me = asyncio.current_task()
            if asked.cancelled() and me is not None and not me.cancelling():
                raise SentHome from None
            raise

    def _crew(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=worker.prepare,
            )
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Another crew in place of one that has lost a process or hangs."""
        if pool is self._pool:
            self._pool = None
        self._end(pool)

    def _end(self, pool: ProcessPoolExecutor) -> None:
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with suppress(OSError, ValueError):
                process.kill()

    def close(self) -> None:
        """Send everybody home."""
        if self._pool is not None:
            self._end(self._pool)
            self._pool = None


def any_option(options: tuple[int, ...]) -> Answer:
    """An answer without a thought."""
    return Answer([random.choice(options)], "")


def _short(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:200]
