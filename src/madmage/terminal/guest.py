"""A chair at a server's table: the client's side of docs/wire.md."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from madmage.packs.words import words_for
from madmage.terminal.heard import NONSENSE, STEERING, heard
from madmage.terminal.place import Data, Place, Refused
from madmage.terminal.seats import Seats

PATIENCE = 20.0
"""Seconds until a server that does not answer is given up."""
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds between tries to come back."""
LONGEST_STATE = 8 * 1024 * 1024
LONGEST_ANSWER = 32 * 1024 * 1024
WATCH = -1


class Link:
    """A table's address, from whatever link somebody was sent."""

    def __init__(self, text: str) -> None:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        words = [word for word in parts.path.split("/") if word]
        self.code = ""
        if words[:1] == ["t"] and len(words) > 1:
            self.code = words[1].upper()
        elif words[:2] == ["plain", "table"] and len(words) > 2:
            self.code = words[2].upper()
        is_word = self.code.isascii() and self.code.isalnum()
        if parts.scheme not in ("http", "https") or not parts.hostname or not is_word:
            raise ValueError(text)
        if STEERING.search(text) or parts.port == 0:
            raise ValueError(text)
        self.site = f"{parts.scheme}://{parts.netloc}"
        self.socket = f"ws{self.site[4:]}/ws/{self.code}"
        self.token = ""
        if parts.fragment.startswith("seat="):
            # The way from one page to another brings its seat along: GAME/SEAT/TOKEN.
            self.token = parts.fragment.split("/", 2)[-1]

    def __str__(self) -> str:
        return f"{self.site}/t/{self.code}"


class Guest(Place):
    """Somebody at a server's table, who may only watch."""

    def __init__(
        self,
        link: Link,
        lang: str,
        name: str,
        seats: Seats,
        *,
        is_watching: bool = False,
    ) -> None:
        super().__init__(lang)
        self.where = link
        self.my_name = name
        self.seats = seats
        self.is_watching = is_watching
        self.token = ""
        self._line: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._open_asks: dict[str, asyncio.Future[Data]] = {}
        self._count = 0
        self._is_leaving = False
        self._cards: dict[tuple[str, str], Data] = {}
        """By pack and language: a server may play with cards that nobody has here."""

    # A place

    async def open(self) -> None:
        if not self.is_watching:
            self.token = self.where.token or self.seats.token(str(self.where))
        if not self.token and not self.is_watching:
            await self._sit()
        try:
            await self._connect()
        except Refused as refused:
            if refused.code != "bad_token":
                raise
            # The seat is no longer ours: somebody made the table anew.
            self.seats.forget(str(self.where))
            await self._sit()
            await self._connect()
        if self.token:
            self.seats.remember(str(self.where), self.token)
        self._reader = asyncio.get_running_loop().create_task(self._read())

    async def close(self) -> None:
        self._is_leaving = True
        if self._reader is not None:
            self._reader.cancel()
        if self._line is not None:
            await self._line.close()

    @property
    def is_saved(self) -> bool:
        return True

    @property
    def link(self) -> str:
        return str(self.where)

    @property
    def cards(self) -> Data:
        return self._cards[self.state["view"]["table"]["pack"], self.lang]

    async def _learn_cards(self, state: Data, lang: str) -> None:
        """See to it that the names of all cards in a state are known in a language."""
        if state["view"] is None:
            return
        pack = state["view"]["table"]["pack"]
        if (pack, lang) not in self._cards:
            game = state["table"]["game"]
            path = f"/api/cards/{game}?pack={quote(pack)}&lang={lang}"
            self._cards[pack, lang] = heard(await self._http(path))

    async def record(self) -> str:
        answer = await self._http(f"/api/tables/{self.where.code}/record")
        try:
            return answer.decode()
        except ValueError as error:
            raise self._strange() from error

    async def ask(self, kind: str, **fields: Any) -> Data:
        if kind != "lang":
            return await self._ask(kind, fields)
        await self._learn_cards(self.state, fields["lang"])
        # The state in the other language comes before the answer.
        before, self.lang = self.lang, fields["lang"]
        self.log.clear()
        try:
            return await self._ask(kind, fields)
        except Refused:
            self.lang = before
            raise

    async def _ask(self, kind: str, fields: Data) -> Data:
        line = self._line
        if line is None or self.trouble:
            raise Refused(self.trouble or self._say("term-lost"))
        self._count += 1
        name = f"q{self._count}"
        waiting = asyncio.get_running_loop().create_future()
        self._open_asks[name] = waiting
        try:
            await line.send(json.dumps({"t": kind, "id": name, **fields}))
            told: Data = await asyncio.wait_for(waiting, PATIENCE * 3)
        except (ConnectionClosed, TimeoutError) as error:
            raise Refused(self._say("term-lost")) from error
        finally:
            self._open_asks.pop(name, None)
        if told["t"] != "no":
            return told
        try:
            refused = _refused(told["error"])
        except NONSENSE as error:
            raise self._strange() from error
        raise refused

    # Sitting down

    async def _sit(self) -> None:
        """Take the first free chair; where there is none one watches."""
        body = {"name": self.my_name}
        path = f"/api/tables/{self.where.code}/sit?lang={self.lang}"
        try:
            self.token = str(heard(await self._http(path, body))["token"])
        except NONSENSE as error:
            raise self._strange() from error
        except Refused as refused:
            if refused.code not in ("refused", "not_allowed", "over"):
                raise
            self.token, self.is_watching = "", True

    async def _http(self, path: str, body: Data | None = None) -> bytes:
        return await asyncio.to_thread(self._fetch, path, body)

    def _fetch(self, path: str, body: Data | None) -> bytes:
        raw = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "accept-language": self.lang}
        try:
            # A link with another scheme than http and https is no link (see `Link`).
            request = Request(f"{self.where.site}{path}", raw, headers)  # noqa: S310
            if self.token:
                # Whoever we are sent on to is not told who sits on our chair.
                request.add_unredirected_header("authorization", f"Bearer {self.token}")
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                told: bytes = answer.read(LONGEST_ANSWER)
        except HTTPError as error:
            raise _refused(_error_in(error.read(LONGEST_STATE), error.code)) from error
        except (URLError, OSError, HTTPException, ValueError) as error:
            raise self._silent() from error
        return told

    # The socket

    async def _connect(self) -> None:
        line, raw = await self._greet()
        try:
            first = heard(raw)
            if first["t"] != "state":
                raise _refused(first["error"])
            await self._learn_cards(first, self.lang)
            self.log.clear()
            self.hear(first)
        except BaseException as error:
            await line.close()
            if isinstance(error, NONSENSE):
                raise self._strange() from error
            raise
        self._line, self.trouble = line, ""

    async def _greet(self) -> tuple[ClientConnection, str | bytes]:
        """An open line, and the first thing that is said on it."""
        hello = {"t": "hello", "token": self.token, "lang": self.lang}
        try:
            line = await asyncio.wait_for(
                connect(self.where.socket, max_size=LONGEST_STATE), PATIENCE
            )
            await line.send(json.dumps(hello))
            return line, await asyncio.wait_for(line.recv(), PATIENCE)
        except (OSError, WebSocketException, TimeoutError, ValueError) as error:
            raise self._silent() from error

    async def _read(self) -> None:
        while not self._is_leaving:
            line = self._line
            assert line is not None
            try:
                async for raw in line:
                    await self._take(heard(raw))
            except (ConnectionClosed, Refused, *NONSENSE):
                await line.close()
            await self._come_back()

    async def _take(self, told: Data) -> None:
        if told["t"] == "state":
            await self._learn_cards(told, self.lang)
            self.hear(told)
        elif told["t"] in ("ok", "no"):
            waiting = self._open_asks.get(told["id"])
            if waiting is not None and not waiting.done():
                waiting.set_result(told)

    async def _come_back(self) -> None:
        """Connect again, as often as it takes; meanwhile the screen says so."""
        self.trouble = self._say("term-lost")
        for waiting in self._open_asks.values():
            if not waiting.done():
                waiting.set_exception(TimeoutError())
        self.on_change()
        for pause in (*PAUSES, *[PAUSES[-1]] * 10_000):
            await asyncio.sleep(pause)
            try:
                await self._connect()
            except Refused as refused:
                if refused.code != "lost":
                    self.trouble = str(refused)
                    self.on_change()
                continue
            return

    def _silent(self) -> Refused:
        return Refused(self._say("term-no-server", site=self.where.site), code="lost")

    def _strange(self) -> Refused:
        """Somebody answers, who is no server of ours."""
        return Refused(self._say("term-strange-server", site=self.where.site), code="strange")

    def _say(self, key: str, **args: object) -> str:
        return words_for(self.lang, ("madmage.terminal",)).say(key, args)


def _refused(error: Data) -> Refused:
    return Refused(str(error["sentence"]), str(error["rule"]), str(error["code"]))


def _error_in(raw: bytes, status: int) -> Data:
    try:
        error: Data = heard(raw)["error"]
        _refused(error)
    except NONSENSE:
        return {"code": "lost", "sentence": f"HTTP {status}", "rule": ""}
    return error
