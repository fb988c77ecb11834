"""Kill a server in the middle of moves, again and again: nothing that was acknowledged may be lost.

    python tools/kill.py [--times 100] [--tables 3]

Every round starts a server on the same folder, plays at a few tables at once (and takes back now
and then), sends SIGKILL at a random moment, starts it anew and compares: what was acknowledged or
shown must be there, and what was sent twice must be done once.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, ClassVar

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

PATIENCE = 30.0
BROKEN = (OSError, EOFError, HTTPException, WebSocketException)


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: str, log: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.log = log
        words = [sys.executable, "-m", "madmage", "serve", "--port", str(self.port)]
        words += ["--data", folder, "--pace", "0", "--trust"]
        with log.open("ab") as out:
            self.process = subprocess.Popen(words, stdout=out, stderr=out, env=dict(os.environ))
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            with suppress(*BROKEN):
                self.ask("GET", "/api/health")
                return
            time.sleep(0.02)
        raise SystemExit(f"the server does not start: {self.log.read_text()[-2000:]}")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        raw = None if body is None else json.dumps(body).encode()
        line.request(method, path, raw, {"content-type": "application/json"})
        told = line.getresponse().read()
        line.close()
        return json.loads(told)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


@dataclass
class Table:
    """A table of two seats that one thread plays, and all that was ever acknowledged or shown."""

    code: str
    tokens: list[str]
    log: list[Any] = field(default_factory=list)
    """The log as it was shown last."""
    sent: dict[str, Any] | None = None
    """The request that is under way."""
    acknowledged: dict[str, Any] | None = None
    """The last choice that was answered with ok, and by which seat."""
    acknowledgements: ClassVar[int] = 0
    """Of all tables together."""

    def see(self, state: dict[str, Any]) -> None:
        part = state["log"]
        self.log[part["from"] :] = part["entries"]


class Line:
    """One seat's socket."""

    def __init__(self, stack: ExitStack, server: Server, table: Table, seat: int) -> None:
        address = f"ws://127.0.0.1:{server.port}/ws/{table.code}"
        self.socket = stack.enter_context(connect(address, compression=None, close_timeout=0.1))
        self.table = table
        self.state: dict[str, Any] = {}
        self.asked_at = 0
        self.socket.send(json.dumps({"t": "hello", "token": table.tokens[seat], "lang": "en"}))
        self.hear()

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if message["t"] == "state":
            self.state = message
        return message

    def see_what_came(self, told: dict[str, Any]) -> None:
        """The state after something was done; what was seen before it is old."""
        while told["t"] == "ok" and self.state["n"] <= self.asked_at:
            self.hear()

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        self.asked_at = self.state["n"]
        self.socket.send(json.dumps(request))
        while True:
            message = self.hear()
            if message["t"] != "state":
                return message


def make_table(server: Server) -> Table:
    wish = {"game": "book", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    made = server.ask("POST", "/api/tables", wish)
    sat = server.ask("POST", f"/api/tables/{made['code']}/sit", {"name": "Bo"})
    return Table(made["code"], [made["token"], sat["token"]])


def play(server: Server, table: Table, seed: int) -> None:
    """Play until the server is gone."""
    r = random.Random(seed)
    with suppress(*BROKEN), ExitStack() as stack:
        lines = [Line(stack, server, table, seat) for seat in range(2)]
        while True:
            state = newest(lines)
            table.see(state)
            if state["table"]["phase"] == "over":
                return
            seat = state["waiting"][0]["seat"]
            line = lines[seat]
            while line.state["n"] < state["n"]:
                line.hear()
            step(r, table, line, seat)


def newest(lines: list[Line]) -> dict[str, Any]:
    """The newest state, once both seats have seen it."""
    last = max(line.state["n"] for line in lines)
    for line in lines:
        while line.state["n"] < last:
            line.hear()
        last = max(last, line.state["n"])
    return max((line.state for line in lines), key=lambda state: int(state["n"]))


def step(r: random.Random, table: Table, line: Line, seat: int) -> None:
    """One choice, or now and then an undo."""
    undo = line.state["undo"]
    if undo and undo["price"] == "free" and r.random() < 0.1:
        table.sent = {"t": "undo", "id": "u", "move": undo["move"]}
        told = line.ask(table.sent)
        table.acknowledged = table.sent = None
        del table.log[undo["move"] + 1 :]
        line.see_what_came(told)
        return
    decision = line.state["decision"]
    for picks in answers(r, decision):
        table.sent = {"t": "choose", "id": "c", "ask": decision["ask"], "picks": picks}
        told = line.ask(table.sent)
        if told["t"] == "ok":
            table.acknowledged = {"seat": seat, "request": table.sent}
            Table.acknowledgements += 1
            table.sent = None
            line.see_what_came(told)
            break
    table.sent = None


def answers(r: random.Random, decision: dict[str, Any]) -> list[list[str]]:
    """Whole answers to a question; where there are too many to be listed, guesses."""
    if decision["proposals"]:
        return [r.choice(decision["proposals"])]
    if decision["picking"] == "alone":
        return [[r.choice(decision["options"])["text"]]]
    things = [o["text"] for o in decision["options"] for _ in range(o["copies"])]
    return [things[:count] for count in range(1, len(things) + 1)]


def check(server: Server, table: Table) -> None:
    """All that was acknowledged or shown before the kill is there after it."""
    with ExitStack() as stack:
        lines = [Line(stack, server, table, seat) for seat in range(2)]
        state = newest(lines)
        start, total = state["log"]["from"], state["log"]["total"]
        kept = len(table.log)
        undoing = table.sent if table.sent is not None and table.sent["t"] == "undo" else None
        if undoing is not None and total == undoing["move"] + 1:
            # It was under way: done, but not acknowledged, is as good as not done.
            kept = total
        assert total >= kept, f"{kept - total} moves that were shown are lost"
        before = [entry and entry["lines"] for entry in table.log[start:kept]]
        after = [entry["lines"] for entry in state["log"]["entries"][: kept - start]]
        for one, other in zip(before, after, strict=False):
            assert one is None or one == other, "the log is another than before"
        done = table.acknowledged
        if done is not None and undoing is None:
            told = lines[done["seat"]].ask(done["request"])
            assert told.get("again") is True, f"an acknowledged choice is lost: {told}"
        table.log = [None] * start + state["log"]["entries"]
        table.sent = table.acknowledged = None


def run(folder: str, times: int, count: int, seed: int = 1) -> int:
    """So many kills; the number of choices that were acknowledged."""
    r = random.Random(seed)
    log = Path(folder) / "server.log"
    tables: list[Table] = []
    try:
        for _ in range(times):
            tables = one_life(r, Server(folder, log), tables, count)
        server = Server(folder, log)
        try:
            for table in tables:
                check(server, table)
        finally:
            server.stop()
    except BaseException:
        print(log.read_text()[-5000:], file=sys.stderr)
        raise
    text = log.read_text()
    assert "Traceback" not in text, text[-3000:]
    return Table.acknowledgements


def one_life(r: random.Random, server: Server, tables: list[Table], count: int) -> list[Table]:
    """What a server lives through from its start to its end; the tables that it leaves behind."""
    try:
        for table in tables:
            check(server, table)
        # One old table rests, so that new ones are seen too.
        tables = [*tables[1:], *(make_table(server) for _ in range(count - len(tables[1:])))]
        seeds = [r.randrange(1 << 30) for _ in tables]
        threads = [
            threading.Thread(target=play, args=(server, table, seed))
            for table, seed in zip(tables, seeds, strict=True)
        ]
        for thread in threads:
            thread.start()
        time.sleep(r.uniform(0.15, 0.6))
    finally:
        server.kill()
    for thread in threads:
        thread.join(PATIENCE)
    return tables


def main() -> None:
    parser = argparse.ArgumentParser(description="kill a server in the middle of moves")
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        count = run(folder, args.times, args.tables, args.seed)
    print(f"killed {args.times} times; {count} acknowledged choices, none lost")


if __name__ == "__main__":
    main()
