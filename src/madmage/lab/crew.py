"""A crew of processes that share a long piece of work, and stop together when it is called off."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Any, Generic, Self, TypeVar

from madmage.kernel.error import MadmageError

R = TypeVar("R")

WATCH_SECONDS = 0.5

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


class Crew(Generic[R]):
    """Processes that do one kind of work on pieces that are put in, in whatever order."""

    def __init__(self, jobs: int, work: Callable[..., R]) -> None:
        self.jobs = jobs
        self._work = work
        self._flag = multiprocessing.Event()
        self._ready: SimpleQueue[Future[R]] = SimpleQueue()
        self._pool = ProcessPoolExecutor(
            jobs, initializer=_join, initargs=(self._flag, os.getpid())
        )

    def put(self, *piece: Any) -> None:
        """Have a piece worked on as soon as somebody is free."""
        with _interrupts_held():
            future = self._pool.submit(self._work, *piece)
        future.add_done_callback(self._ready.put)

    def get(self) -> R:
        """The result of one of the pieces, the first that is ready; waits for it."""
        try:
            return self._ready.get().result()
        except BrokenProcessPool as error:
            raise MadmageError(
                "a process of the crew was ended from outside (is there memory enough?)"
            ) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Call everybody off; after the last piece there is nobody to call."""
        self._flag.set()
        self._pool.shutdown(cancel_futures=True)


class Alone(Generic[R]):
    """The same without other processes: the work is done when its result is wanted."""

    jobs = 1

    def __init__(self, work: Callable[..., R]) -> None:
        self._work = work
        self._pieces: deque[tuple[Any, ...]] = deque()

    def put(self, *piece: Any) -> None:
        """Note a piece."""
        self._pieces.append(piece)

    def get(self) -> R:
        """Work on the next piece."""
        return self._work(*self._pieces.popleft())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nobody is to be called off."""


def gather(jobs: int, work: Callable[..., R]) -> Crew[R] | Alone[R]:
    """A crew of so many, or nobody but us."""
    return Crew(jobs, work) if jobs > 1 else Alone(work)


def share(
    jobs: int, work: Callable[..., R], pieces: Sequence[tuple[Any, ...]]
) -> Generator[R, None, None]:
    """The results of `work` on every piece, in whatever order they are ready."""
    with gather(jobs, work) as crew:
        for piece in pieces:
            crew.put(*piece)
        for _ in pieces:
            yield crew.get()


def _join(flag: Any, chief: int) -> None:
    """Become one of a crew: Ctrl-C reaches all processes, but only the first one answers it."""
    global _called_off  # noqa: PLW0603
    _called_off = flag
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name == "posix":
        threading.Thread(target=_leave_with, args=(chief,), daemon=True).start()


def _leave_with(chief: int) -> None:
    """End when the first process was killed: it could not call anybody off."""
    while os.getppid() == chief:
        time.sleep(WATCH_SECONDS)
    os._exit(1)


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
