"""A crew: processes that work for a table and are replaced when one of them dies or hangs."""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

T = TypeVar("T")


class SentHome(Exception):
    """A crew was replaced before it came to this question."""


class LostProcess(Exception):
    """The process that worked on this died."""


class TooSlow(LostProcess):
    """It took too long, and was ended."""


@contextmanager
def _true_stderr() -> Iterator[None]:
    """A screen may have taken standard error's place; a process can only be born with the true one."""
    taken = sys.stderr
    if not _is_open(taken):
        sys.stderr = sys.__stderr__
    try:
        yield
    finally:
        sys.stderr = taken


def _is_open(stream: Any) -> bool:
    try:
        return int(stream.fileno()) >= 0
    except (AttributeError, OSError, ValueError):
        return False


class Crew:
    """Some processes, and how long one of them may work on one thing."""

    def __init__(self, workers: int, patience: float, prepare: Callable[[], None]) -> None:
        self.workers = workers
        self.patience = patience
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None

    async def work(self, deed: Callable[..., T], *args: Any, patience: float | None = None) -> T:
        """The result of a function that one of the processes runs."""
        with _true_stderr():
            pool = self._crew()
        try:
            with _true_stderr():
                asked = pool.submit(deed, *args)
            return await self._await(asked, self.patience if patience is None else patience)
        except TimeoutError as error:
            self._replace(pool)
            raise TooSlow("too slow") from error
        except BrokenProcessPool as error:
            self._replace(pool)
            raise LostProcess("it died") from error

    async def _await(self, asked: Future[T], patience: float) -> T:
        """The result; patience runs from when the work has begun, not while it waits its turn."""
        waiting = asyncio.wrap_future(asked)
        while not asked.running() and not asked.done():
            await asyncio.wait([waiting], timeout=1.0)
        try:
            return await asyncio.wait_for(waiting, patience)
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
                initializer=self._prepare,
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
