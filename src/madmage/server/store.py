"""The store: tables and their moves in one SQLite file, written by one thread.

Everything that waits to be written is written in one transaction, and whoever waits hears of it
after the commit. What was committed outlives the server, however it ends. That it also outlives the
machine's power is only promised to who asks for it: then every commit waits for the disk.
The file belongs to one server at a time.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from msgspec import Struct

from madmage.kernel.error import MadmageError

VERSION = 1
SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE tables (
  code TEXT PRIMARY KEY,
  head TEXT NOT NULL,
  opening TEXT NOT NULL,
  epoch INTEGER NOT NULL
);
CREATE TABLE moves (
  code TEXT NOT NULL,
  number INTEGER NOT NULL,
  choice INTEGER NOT NULL,
  epoch INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  lines TEXT NOT NULL,
  ask TEXT NOT NULL,
  answer TEXT NOT NULL,
  mind TEXT NOT NULL,
  thought TEXT NOT NULL,
  PRIMARY KEY (code, number)
) WITHOUT ROWID;
"""
ITS_OWN_FAULT = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)
"""Errors of one job alone; any other means that the file itself is in trouble."""
MOST_AT_ONCE = 500
"""Jobs in one transaction."""
MOST_PAGES = 20_000
"""Pages of the log, after which it goes into the file at once, however busy the tables are."""
QUIET = 5.0
"""Seconds without a job, after which the log goes into the file while nobody waits."""


class MoveRow(Struct, frozen=True, array_like=True):
    """One move: its lines of the record, and the choice it belongs to."""

    code: str
    number: int
    choice: int
    """The number of the first move of the same choice."""
    epoch: int
    seat: int
    lines: str
    ask: str
    """The question that was answered."""
    answer: str
    """What was answered, to know it again when it is sent twice."""
    mind: str
    """The level of the companion that chose, or nothing for a person."""
    thought: str
    """Why it chose so, as JSON."""


Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]", asyncio.AbstractEventLoop]
Result = tuple["asyncio.Future[Any]", Any, BaseException | None]


class Store:
    """The file behind a server."""

    def __init__(self, folder: Path, *, is_careful: bool = False) -> None:
        self.path = folder / "tables.sqlite"
        self._is_careful = is_careful
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            # The file holds the secret that seals seats: it is nobody else's business.
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
            self._base = sqlite3.connect(
                self.path, isolation_level=None, check_same_thread=False, timeout=1.0
            )
            self._prepare()
        except sqlite3.OperationalError as error:
            raise MadmageError(f"{self.path}: {_why(error)}") from error
        except (sqlite3.DatabaseError, OSError) as error:
            raise MadmageError(f"{self.path} cannot be used as a store: {error}") from error
        self.secret: str = self._base.execute(
            "SELECT value FROM meta WHERE key = 'secret'"
        ).fetchone()[0]
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="madmage-store", daemon=True)
        self._thread.start()

    def _prepare(self) -> None:
        base = self._base
        base.execute("PRAGMA locking_mode = EXCLUSIVE")
        base.execute("PRAGMA journal_mode = WAL")
        base.execute(f"PRAGMA synchronous = {'FULL' if self._is_careful else 'NORMAL'}")
        base.execute(f"PRAGMA wal_autocheckpoint = {MOST_PAGES}")
        base.execute("BEGIN EXCLUSIVE")
        version = base.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            for statement in SCHEMA.split(";"):
                base.execute(statement)
            base.execute("INSERT INTO meta VALUES ('secret', ?)", (secrets.token_urlsafe(32),))
            base.execute(f"PRAGMA user_version = {VERSION}")
        elif version != VERSION:
            base.execute("ROLLBACK")
            raise MadmageError(f"{self.path} was written by another version of madmage")
        base.execute("COMMIT")

    def close(self) -> None:
        """Write what still waits, and let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        self._base.close()

    # What can be asked for; every answer comes after the commit

    async def add_table(self, code: str, head: str, opening: str) -> bool:
        """A new table; False if the code is taken."""

        def work(base: sqlite3.Connection) -> bool:
            row = (code, head, opening)
            done = base.execute("INSERT OR IGNORE INTO tables VALUES (?, ?, ?, 0)", row)
            return done.rowcount == 1

        return bool(await self._ask(work))

    async def save_head(self, code: str, head: str, opening: str) -> None:
        """Another head of a table: somebody sat down, left, or the game began."""
        row = (head, opening, code)
        await self._ask(
            lambda base: (
                base.execute("UPDATE tables SET head = ?, opening = ? WHERE code = ?", row).rowcount
            )
        )

    async def add_moves(self, rows: list[MoveRow]) -> None:
        """The moves of one choice."""
        values = [tuple(getattr(row, name) for name in MoveRow.__struct_fields__) for row in rows]
        await self._ask(
            lambda base: (
                base.executemany(
                    "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values
                ).rowcount
            )
        )

    async def take_back(self, code: str, first: int, epoch: int) -> None:
        """Forget the moves from `first` on; the table's epoch is another from then on."""

        def work(base: sqlite3.Connection) -> None:
            base.execute("DELETE FROM moves WHERE code = ? AND number >= ?", (code, first))
            base.execute("UPDATE tables SET epoch = ? WHERE code = ?", (epoch, code))

        await self._ask(work)

    async def load(self, code: str) -> tuple[str, str, int, list[MoveRow]] | None:
        """Head, opening, epoch and moves of a table, or None if there is none such."""

        def work(base: sqlite3.Connection) -> Any:
            found = base.execute(
                "SELECT head, opening, epoch FROM tables WHERE code = ?", (code,)
            ).fetchone()
            if found is None:
                return None
            rows = base.execute("SELECT * FROM moves WHERE code = ? ORDER BY number", (code,))
            return (*found, [MoveRow(*row) for row in rows])

        found: tuple[str, str, int, list[MoveRow]] | None = await self._ask(work)
        return found

    async def _ask(self, work: Work) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put((work, future, loop))
        return await future

    # The thread that writes

    def _work(self) -> None:
        is_tidy = True
        while True:
            try:
                jobs = [self._jobs.get(timeout=None if is_tidy else QUIET)]
            except Empty:
                is_tidy = True
                self._tidy()
                continue
            is_tidy = False
            while jobs[-1] is not None and len(jobs) < MOST_AT_ONCE:
                try:
                    jobs.append(self._jobs.get_nowait())
                except Empty:
                    break
            self._commit([job for job in jobs if job is not None])
            if jobs[-1] is None:
                return

    def _tidy(self) -> None:
        with suppress(sqlite3.Error):
            self._base.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _commit(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; one that fails is taken out of it alone."""
        if not jobs:
            return
        results: list[Result] = []
        try:
            self._base.execute("BEGIN")
            results = [self._one(work, future) for work, future, _ in jobs]
            self._base.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                if self._base.in_transaction:
                    self._base.execute("ROLLBACK")
            results = [(future, None, error) for _, future, _ in jobs]
        loop = jobs[0][2]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, results)

    def _one(self, work: Work, future: asyncio.Future[Any]) -> Result:
        base = self._base
        base.execute("SAVEPOINT job")
        try:
            result = work(base)
        except Exception as error:
            if isinstance(error, sqlite3.Error) and not isinstance(error, ITS_OWN_FAULT):
                raise
            # Whatever a job does wrong, the thread that writes must outlive it.
            base.execute("ROLLBACK TO job")
            base.execute("RELEASE job")
            return (future, None, _as_store_error(error))
        base.execute("RELEASE job")
        return (future, result, None)


def _settle(results: list[Result]) -> None:
    for future, result, error in results:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


def _as_store_error(error: Exception) -> sqlite3.Error:
    """Whoever waits expects errors of the store, also for a value that no file can hold."""
    if isinstance(error, sqlite3.Error):
        return error
    told = sqlite3.DataError(f"{type(error).__name__}: {error}")
    told.__cause__ = error
    return told


def _why(error: sqlite3.Error) -> str:
    """What a person can do about a file that cannot be opened."""
    if "locked" in str(error):
        return "another server is using this folder; stop it, or name another one with --data"
    return str(error)
