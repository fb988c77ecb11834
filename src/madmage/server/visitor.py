"""A visitor: one open socket at a table, from hello to goodbye.

What it is sent waits in two places: answers in a short queue, and the newest state, of which only
one counts. A slow socket is sent fewer states with longer logs, and holds nobody up.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from madmage.kernel.view import BYSTANDER
from madmage.server import companion, message, play
from madmage.server.guard import Bucket, address_of
from madmage.server.plain import live, presence
from madmage.server.problem import MALFORMED, TOO_BIG, TOO_MANY, Problem
from madmage.server.request import ASIDE, answer
from madmage.server.wire import LONGEST_MESSAGE, Hello, encode, id_in, read_hello, read_request

if TYPE_CHECKING:
    from madmage.server.guard import Guard
    from madmage.server.hall import Hall
    from madmage.server.table import Table

logger = logging.getLogger("madmage.server")

HELLO_PATIENCE = 10.0
MOST_WAITING = 100
"""Answers that may wait for a slow socket."""
MOST_ASIDE = 4
"""Questions that take long and are being answered for one socket."""

PASSING = 5.0
"""Seconds without a line in which a screen is only passed from one to another."""

GOODBYE = 1000
REFUSED = 1008
TOO_SLOW = 4008
CUT_OFF = 4029


class Gone(Exception):
    """The socket is to be closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Visitor:
    """One socket."""

    def __init__(self, socket: WebSocket, hall: Hall, guard: Guard) -> None:
        self.socket = socket
        self.hall = hall
        self.guard = guard
        self.address = address_of(socket.scope)
        self.bucket = Bucket(guard.limits.messages, guard.limits.burst)
        self.patience = guard.limits.burst
        """Messages beyond the limit that are answered at all."""
        self.table: Table | None = None
        self.seat = self.sits = BYSTANDER
        self.lang = "en"
        self.is_plain = False
        """Whether the news in words are enough."""
        self.log_end = -1
        """How many entries of the log were sent; -1 before the first state."""
        self._answers: deque[bytes] = deque()
        self._state: tuple[bytes, int] | None = None
        self._wake = asyncio.Event()
        self._is_over = False
        self._aside: set[asyncio.Task[None]] = set()

    async def visit(self, code: str) -> None:
        """Everything from hello to goodbye."""
        if not self.guard.enter(self.address):
            await self._turn_away(Problem(TOO_MANY, "problem-too-many"))
            return
        try:
            async with asyncio.timeout(HELLO_PATIENCE):
                hello = read_hello(_short(await self._receive()))
            self.lang, self.is_plain = hello.lang, hello.form == "plain"
            self.guard.may_guess(self.address)
            async with self.hall.table(code) as table:
                await self._stay(table, hello)
        except Problem as problem:
            self.guard.note(self.address, problem)
            await self._turn_away(problem)
        except TimeoutError:
            await self._turn_away(Problem(MALFORMED, "problem-no-hello"))
        except WebSocketDisconnect:
            pass
        finally:
            self.guard.exit(self.address)

    async def _turn_away(self, problem: Problem) -> None:
        no = {"t": "no", "id": "", "error": problem.data(self.lang)}
        try:
            await self.socket.send_text(encode(no).decode())
            await self.socket.close(REFUSED)
        except (WebSocketDisconnect, RuntimeError):
            # Whoever is gone already need not be told.
            return

    async def _stay(self, table: Table, hello: Hello) -> None:
        """Sit at the table until the socket closes."""
        self.table = table
        self.sits = self.hall.seat_of(table, hello.token)
        # Behind a curtain nothing is seen that a bystander does not see.
        self.seat = BYSTANDER if hello.curtain else self.sits
        writer = asyncio.ensure_future(self._write())
        code = GOODBYE
        try:
            await self._arrive(table)
            while True:
                await self._listen(table)
        except Gone as gone:
            code = gone.code
        except (WebSocketDisconnect, Problem) as end:
            # Who cannot be let in is told so by whoever called; a socket that is closed, by nobody.
            code = 0
            if isinstance(end, Problem):
                raise
        finally:
            self._depart(table)
            for task in self._aside:
                task.cancel()
            await self._say_goodbye(writer, code)

    async def _arrive(self, table: Table) -> None:
        async with table.lock:
            table.visitors.add(self)
            presence.put_away(table, self.seat)
            if self.sits != BYSTANDER:
                await self._come_back(table)
            table.changed()
            table.show()
        self.hall.poke(table)
        companion.watch_for_absence(self.hall, table)

    async def _come_back(self, table: Table) -> None:
        """Whoever sits here is back; with a screen that was away, everybody who sits at it."""
        company = table.company(self.sits)
        since = table.gone.get(self.sits)
        was_away = since is not None and time.monotonic() - since > PASSING
        for seat in company:
            table.gone.pop(seat, None)
            if was_away or seat == self.seat:
                await play.come_back(self.hall, table, seat)

    def _depart(self, table: Table) -> None:
        table.visitors.discard(self)
        if self.sits != BYSTANDER and not table.is_here(self.sits):
            for seat in table.company(self.sits):
                table.gone[seat] = time.monotonic()
            companion.watch_for_absence(self.hall, table)
        self.hall.spawn(_show(table))

    async def _say_goodbye(self, writer: asyncio.Task[None], code: int) -> None:
        """Let what waits be sent, but not for long; then close."""
        self._is_over = True
        self._wake.set()
        if code:
            await asyncio.wait([writer], timeout=1.0)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        if code:
            try:
                await self.socket.close(code)
            except (WebSocketDisconnect, RuntimeError):
                return

    # Listening

    async def _receive(self) -> str:
        """The next message; what is no text is told apart by being empty."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", GOODBYE))
        text: str = event.get("text") or ""
        return text

    async def _listen(self, table: Table) -> None:
        """One message and its answer."""
        if len(self._answers) > MOST_WAITING:
            raise Gone(TOO_SLOW)
        name = ""
        try:
            text = await self._receive()
            is_in_time = self.bucket.take()
            if not is_in_time:
                self._lose_patience()
            name = id_in(_short(text))
            if not is_in_time:
                raise Problem(TOO_MANY, "problem-too-many")
            request = read_request(text)
        except Problem as problem:
            self._refuse(name, problem)
            return
        if isinstance(request, ASIDE):
            self._answer_aside(table, request)
        else:
            await self._answer(table, request)

    def _lose_patience(self) -> None:
        self.patience -= 1
        if self.patience < 0:
            self.guard.warn(self.address, TOO_MANY)
            raise Gone(CUT_OFF)

    def _answer_aside(self, table: Table, request: Any) -> None:
        """What takes long is answered beside everything else, so that this socket can go on."""
        if len(self._aside) >= MOST_ASIDE:
            self._refuse(request.id, Problem(TOO_MANY, "problem-too-many"))
            return
        task = asyncio.ensure_future(self._answer(table, request))
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def _answer(self, table: Table, request: Any) -> None:
        try:
            carried = await answer(self.hall, table, self, request)
        except Problem as problem:
            self._refuse(request.id, problem)
            return
        except Exception:
            logger.exception("table %s: %s failed", table.head.code, type(request).__name__)
            self._refuse(request.id, Problem("failed", "problem-failed"))
            return
        self._send(encode({"t": "ok", "id": request.id, **carried}))

    def _refuse(self, name: str, problem: Problem) -> None:
        self._send(encode({"t": "no", "id": name, "error": problem.data(self.lang)}))

    # Telling

    def show(self) -> None:
        """Keep the newest state ready to be sent."""
        table = self.table
        assert table is not None
        total = message.log_total(table)
        start = max(0, total - message.FIRST_LOG) if self.log_end < 0 else self.log_end
        try:
            if self.is_plain:
                self._state = (live.news(table, self.seat, self.lang, self.log_end), total)
            else:
                self._state = (message.state(table, self.seat, self.lang, start), total)
        except Exception:
            # What was done is done and on disk; a state that cannot be told must not undo it.
            logger.exception("table %s cannot be shown", table.head.code)
        self._wake.set()

    def forget(self, entries: int) -> None:
        """The log has become shorter."""
        self.log_end = min(self.log_end, entries)

    def speak(self, lang: str) -> None:
        """Everything anew in another language."""
        self.lang = lang
        self.log_end = -1

    def _send(self, data: bytes) -> None:
        self._answers.append(data)
        self._wake.set()

    async def _write(self) -> None:
        """Send what waits: answers in their order, then the newest state."""
        try:
            while not self._is_over or self._answers:
                if self._answers:
                    data = self._answers.popleft()
                elif self._state is not None:
                    data, self.log_end = self._state
                    self._state = None
                else:
                    await self._wake.wait()
                    self._wake.clear()
                    continue
                await self.socket.send_text(data.decode())
        except (WebSocketDisconnect, RuntimeError):
            # The reader hears of it too, and takes leave.
            return


def _short(text: str) -> str:
    """A message, if it is none that is too big."""
    if len(text) > LONGEST_MESSAGE:
        raise Problem(TOO_BIG, "problem-too-big")
    return text


async def _show(table: Table) -> None:
    """Show a table after whatever is being done at it right now."""
    async with table.lock:
        table.changed()
        table.show()
