"""A server in this process, and guests who talk to it as a browser does."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import Any

import uvicorn
from websockets.sync.client import connect

from madmage.server.app import make_app
from madmage.server.config import TRUSTING, Config
from madmage.server.run import settings

PATIENCE = 15.0


class House:
    """A server on a free port, in a thread of its own."""

    def __init__(self, config: Config) -> None:
        self.app = make_app(config)
        self.listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.listener.bind(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.server = uvicorn.Server(settings(self.app))
        self.loop: Any = None
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started and time.monotonic() < until:
            time.sleep(0.01)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.listener])

        asyncio.run(serve())

    @property
    def hall(self) -> Any:
        return self.app.state.hall

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    def inside(self, work: Callable[[], Any]) -> Any:
        """Do something in the server's own thread, and wait for it."""

        async def call() -> Any:
            result = work()
            return await result if asyncio.iscoroutine(result) else result

        return asyncio.run_coroutine_threadsafe(call(), self.loop).result(PATIENCE)

    # HTTP

    def ask(
        self, method: str, path: str, body: Any = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """One request: status, headers and body of the answer."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        raw = body
        if body is not None and not isinstance(body, bytes):
            raw = json.dumps(body).encode()
            sent.setdefault("content-type", "application/json")
        line.request(method, path, raw, sent)
        answer = line.getresponse()
        told = answer.read()
        line.close()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, told

    def get(self, path: str, **headers: str) -> Any:
        """The JSON behind a path."""
        status, _, body = self.ask("GET", path, **headers)
        assert status == 200, body
        return json.loads(body)

    def post(self, path: str, body: Any) -> Any:
        """The JSON that answers a wish."""
        status, _, told = self.ask("POST", path, body)
        assert status in (200, 201), told
        return json.loads(told)

    def make(self, *seats: Any, game: str = "book", **options: Any) -> dict[str, Any]:
        """A new table; seats by their kind, or as the wire wants them."""
        wished = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        for seat in wished:
            if seat["kind"] == "companion":
                seat.setdefault("level", "random")
        return self.post("/api/tables", {"game": game, "seats": wished, "options": options})

    def sit(self, code: str, name: str = "", **more: Any) -> dict[str, Any]:
        return self.post(f"/api/tables/{code}/sit", {"name": name, **more})

    @contextmanager
    def guest(self, code: str, token: str = "", lang: str = "en", **more: Any) -> Any:
        """Somebody connected, who has said hello and seen the table."""
        address = f"ws://127.0.0.1:{self.port}/ws/{code}"
        with connect(address, compression=None, open_timeout=PATIENCE, **more) as line:
            guest = Guest(line)
            guest.send({"t": "hello", "token": token, "lang": lang})
            guest.wait(lambda state: True)
            yield guest

    @contextmanager
    def line(self, code: str, **more: Any) -> Any:
        """A bare socket."""
        address = f"ws://127.0.0.1:{self.port}/ws/{code}"
        with connect(address, compression=None, open_timeout=PATIENCE, **more) as line:
            yield line

    @contextmanager
    def three(self, **options: Any) -> Any:
        """A table of three persons, all of them there."""
        made = self.make({"kind": "me", "name": "Ada"}, "friend", "friend", **options)
        code = made["code"]
        tokens = [made["token"], self.sit(code, "Bo")["token"], self.sit(code, "Cy")["token"]]
        with (
            self.guest(code, tokens[0]) as ada,
            self.guest(code, tokens[1]) as bo,
            self.guest(code, tokens[2]) as cy,
        ):
            for guest in (ada, bo, cy):
                guest.wait(lambda s: all(seat["is_here"] for seat in s["table"]["seats"]))
            yield code, tokens, [ada, bo, cy]


class Guest:
    """One socket, and what it knows."""

    def __init__(self, line: Any) -> None:
        self.line = line
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.count = 0
        self.raw = ""

    def send(self, message: Any) -> None:
        self.line.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message; a state is remembered as a browser would."""
        raw = self.line.recv(timeout)
        message: dict[str, Any] = json.loads(raw)
        if message["t"] == "state":
            assert message["n"] >= self.state.get("n", 0)
            self.raw, self.state = raw, message
            log = message["log"]
            assert log["from"] <= len(self.log) or not self.log
            if not self.log:
                self.log = [{} for _ in range(log["from"])]
            self.log[log["from"] :] = log["entries"]
            assert len(self.log) == log["total"]
        return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A request and its one answer."""
        self.count += 1
        name = f"q{self.count}"
        self.send({"t": kind, "id": name, **fields})
        return self.answer(name)

    def answer(self, name: str) -> dict[str, Any]:
        """The answer with this id; states that come before it are seen."""
        while True:
            message = self.hear()
            if message["t"] != "state":
                assert message["id"] == name, message
                return message

    def ok(self, kind: str, **fields: Any) -> dict[str, Any]:
        told = self.ask(kind, **fields)
        assert told["t"] == "ok", told
        return told

    def no(self, kind: str, **fields: Any) -> dict[str, Any]:
        told = self.ask(kind, **fields)
        assert told["t"] == "no", told
        error: dict[str, Any] = told["error"]
        assert error["sentence"]
        return error

    def wait(self, fits: Callable[[dict[str, Any]], Any], timeout: float = PATIENCE) -> Any:
        """The first state, from the one at hand on, that fits."""
        until = time.monotonic() + timeout
        while not self.state or not fits(self.state):
            self.hear(max(0.001, until - time.monotonic()))
        return self.state

    def turn(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """My next question."""
        self.wait(lambda state: state["decision"] or state["ending"], timeout)
        decision: dict[str, Any] = self.state["decision"]
        return decision

    def answers(self, at: int = 0) -> list[list[str]]:
        """Whole answers to my question; where there are too many to know, guesses at one."""
        decision = self.turn()
        if decision["proposals"]:
            return [list(decision["proposals"][at % len(decision["proposals"])])]
        options = decision["options"]
        if decision["picking"] == "alone":
            return [[options[at % len(options)]["text"]]]
        things = [option["text"] for option in options for _ in range(option["copies"])]
        return [things[:count] for count in range(1, len(things) + 1)]

    def picks(self, at: int = 0) -> list[str]:
        """A whole answer to my question."""
        return self.answers(at)[0]

    def choose(self, at: int = 0) -> dict[str, Any]:
        """Answer my question somehow."""
        told: dict[str, Any] = {}
        for picks in self.answers(at):
            told = self.pick(*picks)
            if told["t"] == "ok":
                break
        assert told["t"] == "ok", told
        return told

    def pick(self, *picks: str) -> dict[str, Any]:
        """Answer my question so, and see what comes of it."""
        before = self.turn()["ask"]
        told = self.ask("choose", ask=before, picks=list(picks))
        if told["t"] == "ok":
            self.wait(lambda s: s["decision"] is None or s["decision"]["ask"] != before)
        return told

    def stop(self) -> None:
        """End my actions, whatever else is asked of me first."""
        while True:
            decision = self.turn()
            texts = [option["text"] for option in decision["options"]]
            if "stop" not in texts:
                self.choose()
                continue
            self.pick("stop")
            return


def trusting(folder: Any, **more: Any) -> Config:
    """A server without limits and without pauses."""
    return Config(**{"data": folder, "limits": TRUSTING, "pace": 0.0, "watch_pace": 0.0, **more})


def asked(guests: list[Guest]) -> Guest:
    """Whose question is open."""
    together(guests)
    seat = guests[0].state["waiting"][0]["seat"]
    guest = guests[seat]
    guest.turn()
    return guest


def together(guests: list[Guest]) -> None:
    """Wait until all have seen the newest state."""
    newest = max(guest.state["n"] for guest in guests)
    for guest in guests:
        guest.wait(lambda state: state["n"] >= newest)


def played_until_undo_is(price: str, guests: list[Guest]) -> tuple[Guest, int]:
    """Whoever just made a choice whose undo has this price, and how long the log was before it."""
    while True:
        guest = asked(guests)
        total = guest.state["log"]["total"]
        guest.choose()
        undo = guest.state["undo"]
        if undo and undo["price"] == price:
            return guest, total
