"""A crew of processes that share a long piece of work, and stop together when it is called off."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any, TypeVar

R = TypeVar("R")

_called_off: Any = None
"""In a process of a crew: the flag by which everybody is called off."""


def crew_size(wanted: int, pieces: int) -> int:
    """How many processes are worth starting: no more than there are pieces, or processors."""
    return max(1, min(wanted, pieces, processors()))


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def is_called_off() -> bool:
    """Whether the work of this crew was called off; whoever works long asks now and then."""
    return _called_off is not None and bool(_called_off.is_set())


def share(
    jobs: int, work: Callable[..., R], pieces: Sequence[tuple[Any, ...]]
) -> Generator[R, None, None]:
    """The results of `work` on every piece, in whatever order they are ready."""
    if jobs <= 1:
        for piece in pieces:
            yield work(*piece)
        return
    flag = multiprocessing.Event()
    with ProcessPoolExecutor(jobs, initializer=_join, initargs=(flag,)) as pool:
        try:
            with _interrupts_held():
                waiting: list[Future[R]] = [pool.submit(work, *piece) for piece in pieces]
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            flag.set()
            pool.shutdown(cancel_futures=True)
            raise


def _join(flag: Any) -> None:
    """Become one of a crew: Ctrl-C reaches all processes, but only the first one answers it."""
    global _called_off  # noqa: PLW0603
    _called_off = flag
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back while processes start: they inherit that, and never see it at all."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
