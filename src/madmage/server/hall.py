"""The hall: all tables, found by their codes, brought into memory when wanted and out when not."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from madmage.agents.agent import agents_for
from madmage.agents.level import usual_level
from madmage.agents.minds import Minds
from madmage.games.shelf import rules_of
from madmage.kernel.error import MadmageError
from madmage.match.match import Match
from madmage.match.record import opening_lines, resume
from madmage.server import companion, lesson, naming, parley, play, talking, told
from madmage.server.config import Config
from madmage.server.problem import FAILED, NOT_ALLOWED, UNKNOWN_TABLE, Problem, refused
from madmage.server.reader import OUR_PACKS
from madmage.server.replays import Replays
from madmage.server.store import MoveRow, Store
from madmage.server.table import COMPANION, FRIEND, GATHERING, PERSON, Choice, Head, Seat, Table
from madmage.server.token import Sealer
from madmage.server.wire import TableWish

logger = logging.getLogger("madmage.server")

LETTERS = "BCDFGHJKMNPQRSTVWXYZ"
"""What codes are made of: no vowels, so no words; no I, L and O, which look like others."""
CODE_LENGTH = 5
TIDY = 600.0
"""Seconds between two looks for all rubbish there is; one takes a tenth of a second."""
ADOPTED = "adopted"
"""What stands for the questions of a game that was begun elsewhere."""
KINDS = {"me": PERSON, "here": PERSON, "friend": FRIEND, "companion": COMPANION}


class Hall:
    """All tables of a server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.data, is_careful=config.is_careful)
        self.sealer = Sealer(self.store.secret)
        self.minds = Minds(config.workers, config.patience)
        self.replays = Replays(self.spawn, tuple(config.packs.values()))
        self.tables: dict[str, Table] = {}
        self._loader = ThreadPoolExecutor(1, thread_name_prefix="madmage-loader")
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Finding

    @asynccontextmanager
    async def table(self, code: str) -> AsyncIterator[Table]:
        """A table, which stays in memory as long as it is held here."""
        table = await self._find(code.upper())
        table.uses += 1
        try:
            yield table
        finally:
            table.uses -= 1
            table.used = time.monotonic()

    async def _find(self, code: str) -> Table:
        if len(code) != CODE_LENGTH or any(letter not in LETTERS for letter in code):
            raise Problem(UNKNOWN_TABLE, "problem-unknown-table", table=code[:10])
        table = self.tables.get(code)
        if table is not None:
            return table
        # Whoever asks for the same table meanwhile waits for the same load.
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.ensure_future(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Table:
        try:
            found = await self.store.load(code)
            if found is None:
                raise Problem(UNKNOWN_TABLE, "problem-unknown-table", table=code)
            head = msgspec.json.decode(found[0], type=Head)
        except (sqlite3.Error, msgspec.DecodeError) as error:
            logger.exception("table %s could not be read", code)
            raise Problem(FAILED, "problem-failed") from error
        if head.options.get("pack", OUR_PACKS[0]) not in (*OUR_PACKS, *self.config.packs.values()):
            # Nobody could be shown its cards.
            raise Problem(NOT_ALLOWED, "problem-table-pack")
        table = Table(head, found[2])
        if head.first is not None:
            lesson.take_place(table)
        elif found[1]:
            rows = found[3]
            lines = [
                *found[1].split("\n"),
                *(line for row in rows for line in row.lines.split("\n")),
            ]
            try:
                # A long game takes a while to replay; other tables must not wait for it.
                loop = asyncio.get_running_loop()
                match = await loop.run_in_executor(self._loader, resume, lines)
            except MadmageError as error:
                logger.warning("table %s cannot be played on: %s", code, error)
                raise refused(error, NOT_ALLOWED) from error
            table.begin(match)
            _remember(table, rows)
            # What is kept of an undo on disk may be older than the undo.
            talking.settle(table, is_undone=True)
        told.restore(table)
        self.tables[code] = table
        return table

    def sweep(self) -> None:
        """Let go of the tables that nobody has looked at for a while."""
        now = time.monotonic()
        for code, table in list(self.tables.items()):
            is_busy = (
                table.uses or table.visitors or table.driver or table.talker or table.lock.locked()
            )
            if not is_busy and now - table.used > self.config.idle:
                del self.tables[code]

    # Making

    async def make(self, wish: TableWish) -> tuple[Table, int]:
        """A new table, and the seat of whoever made it."""
        seats = _seats(wish)
        options = _options(wish)
        if wish.game in self.config.packs:
            options["pack"] = self.config.packs[wish.game]
        try:
            setup = rules_of(wish.game).check_setup(len(seats), options)
        except MadmageError as error:
            raise refused(error) from error
        head = Head(
            code="",
            game=wish.game,
            title=naming.clean_title(wish.title),
            lang=wish.lang,
            made=time.time(),
            seed=fresh_seed(),
            mind=fresh_seed(),
            phase=GATHERING,
            seats=seats,
            options=setup.options,
            is_told=wish.chance == "people",
            has_screen=wish.screen,
            proposals=wish.proposals,
        )
        table = await self.add(head)
        mine = next((at for at, seat in enumerate(wish.seats) if seat.kind == "me"), -1)
        if all(seat.kind != FRIEND for seat in seats):
            async with table.lock:
                await play.begin(self, table)
        return table, mine

    async def add(self, head: Head) -> Table:
        """A new table, on disk and in memory."""
        await self._write(head, "")
        table = Table(head)
        self.tables[head.code] = table
        return table

    async def _write(self, head: Head, opening: str) -> None:
        """A new table on disk, with a code of its own."""
        while True:
            head.code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            try:
                is_new = await self.store.add_table(head.code, _written(head), opening)
            except sqlite3.Error as error:
                logger.exception("a table could not be written")
                raise Problem(FAILED, "problem-failed") from error
            if is_new:
                break
        logger.info("table %s made: %s with %d seats", head.code, head.game, len(head.seats))

    async def adopt(self, head: Head, opening: str, moves: list[tuple[int, str]]) -> Table:
        """A table at which somebody has played already: it is read as if it had always been here."""
        await self._write(head, opening)
        rows = [
            MoveRow(head.code, number, number, 0, seat, lines, f"{ADOPTED}.{number}", "", "", "")
            for number, (seat, lines) in enumerate(moves)
        ]
        try:
            await self.store.add_moves(rows)
        except sqlite3.Error as error:
            logger.exception("the moves of a table could not be written")
            raise Problem(FAILED, "problem-failed") from error
        return await self._find(head.code)

    def token(self, table: Table, seat: int) -> str:
        """The token of a seat; nothing for somebody who watches."""
        if seat < 0:
            return ""
        return self.sealer.token(table.head.code, seat, table.head.seats[seat].key)

    def local_tokens(self, table: Table) -> list[dict[str, Any]]:
        """The seats at the screen that made a table, each with a token of its own."""
        return [
            {"seat": at, "token": self.token(table, at)}
            for at, seat in enumerate(table.head.seats)
            if seat.is_local
        ]

    def seat_of(self, table: Table, token: str) -> int:
        """The seat behind a token; -1 for an empty one."""
        if not token:
            return -1
        return self.sealer.seat_of(token, table.head.code, [seat.key for seat in table.head.seats])

    def free_name(self, table: Table, seat: int, name: str) -> str:
        """A name as it may stand at a table: cleaned, and nobody else's."""
        taken = {who.name for at, who in enumerate(table.head.seats) if at != seat}
        wanted = naming.clean(name) or naming.default_name(PERSON, seat, table.head.lang)
        return naming.unlike(wanted, taken)

    async def save_head(self, table: Table, match: Match | None = None) -> None:
        """Write what is kept of a table besides its moves."""
        match = match or table.match
        opening = "" if match is None else "\n".join(opening_lines(match))
        try:
            await self.store.save_head(table.head.code, _written(table.head), opening)
        except sqlite3.Error as error:
            logger.exception("table %s could not be written", table.head.code)
            raise Problem(FAILED, "problem-failed") from error

    # Going on

    def poke(self, table: Table) -> None:
        """Let a companion play, if it is its turn, and say what it has to say."""
        if table.head.first is not None:
            lesson.poke(self, table)
            return
        companion.poke(self, table)
        parley.poke(self, table)

    def later(self, seconds: float, deed: Callable[[], object]) -> None:
        """Do something after a while."""
        asyncio.get_running_loop().call_later(seconds, deed)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Work that goes on beside everything else; it is called off when the server stops."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def run(self) -> None:
        """Look after the hall, until it is called off."""
        pause = max(0.05, min(5.0, self.config.idle / 4))
        tidied = time.monotonic()
        while True:
            await asyncio.sleep(pause)
            self.sweep()
            self.replays.sweep()
            if time.monotonic() - tidied > TIDY:
                gc.collect()
                tidied = time.monotonic()

    async def close(self) -> None:
        """Stop everything and let go of the store."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.minds.close()
        self.replays.close()
        self._loader.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.store.close)


def fresh_seed() -> int:
    """Where a table's chance grows from."""
    return secrets.randbits(48)


def _written(head: Head) -> str:
    return msgspec.json.encode(head).decode()


def _seats(wish: TableWish) -> list[Seat]:
    """The chairs that were asked for, each with a name of its own."""
    _check_kinds(wish)
    kinds = [seat.kind for seat in wish.seats]
    is_shared = "here" in kinds or wish.chance == "people"
    levels = agents_for(wish.game)
    seats: list[Seat] = []
    for at, seat in enumerate(wish.seats):
        if seat.level and seat.level not in levels:
            raise Problem("malformed", "problem-no-level", levels=", ".join(levels))
        name = naming.clean(seat.name) or naming.default_name(KINDS[seat.kind], at, wish.lang)
        seats.append(
            Seat(
                kind=KINDS[seat.kind],
                name=naming.unlike(name, {other.name for other in seats}),
                level=seat.level or usual_level(wish.game),
                key=secrets.token_hex(8) if seat.kind in ("me", "here") else "",
                is_local=is_shared and seat.kind in ("me", "here"),
            )
        )
    return seats


def _check_kinds(wish: TableWish) -> None:
    """Who may be asked for together."""
    kinds = [seat.kind for seat in wish.seats]
    if wish.screen:
        if "friend" not in kinds or "me" in kinds or "here" in kinds or wish.chance == "people":
            raise Problem("malformed", "problem-screen-seats")
        return
    if kinds.count("me") > 1 or ("me" not in kinds and {"friend", "here"} & set(kinds)):
        raise Problem("malformed", "problem-one-me")
    if wish.chance == "people" and ("friend" in kinds or "me" not in kinds):
        raise Problem("malformed", "problem-told-seats")


def _options(wish: TableWish) -> dict[str, Any]:
    options: dict[str, Any] = msgspec.to_builtins(wish.options)
    magicians = [seat.magician for seat in wish.seats]
    if any(magicians):
        options["magicians"] = magicians
    return options


def _remember(table: Table, rows: list[MoveRow]) -> None:
    """The choices behind the moves that were just replayed."""
    firsts = [row for row in rows if row.choice == row.number]
    ends = [row.number for row in firsts[1:]]
    for row, end in zip(firsts, [*ends, len(rows)], strict=False):
        facts = (row.seat, row.ask, row.answer, row.mind, row.thought)
        is_secret = table.are_secret(row.number, end)
        table.note(Choice(row.number, *facts, is_secret=is_secret), end)
