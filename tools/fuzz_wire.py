"""Throw nonsense at a server: it answers each message once, logs no exception, and changes no table.

    python tools/fuzz_wire.py [--messages 50000] [--seed 1]

Sockets of whoever is asked, of another seat and of a watcher send mutilated requests, and the HTTP
side gets mutilated bodies and paths. Requests that happen to be true and would change a table are
left out.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from kill import Line, Server, Table
from madmage.server.problem import Problem
from madmage.server.wire import Choose, Leave, Put, Rename, Start, Undo, read_request

CHANGING = (Leave, Put, Rename, Start, Undo)
LONGEST = 16_384
SHARE_OF_HTTP = 0.1
MOST_UNREAD = 20

WORDS = ["", "x", "stop", "cast ice x2", "pay fire1", "destroy 3a", "p2", "-1", "0", "é", "\u0000"]
WORDS += [
    "\ud7ff",
    "\u202e",
    "'; DROP TABLE moves;--",
    "<script>",
    "../../etc",
    "x" * 41,
    "x" * 301,
]
ODD: list[Any] = [None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, 10**30, 1.5, 1e308, [], {}]
ODD += [[[]], {"a": {}}, ["stop"] * 41, [None], "NaN"]


def templates(state: dict[str, Any], token: str) -> list[dict[str, Any]]:
    """True requests, to be mutilated."""
    decision = state["decision"] or {"ask": "0.1.act.00000000", "options": [{"text": "stop"}]}
    ask, pick = decision["ask"], decision["options"][0]["text"]
    return [
        {"t": "hello", "token": token, "lang": "de"},
        {"t": "choose", "id": "1", "ask": ask, "picks": [pick], "then": []},
        {"t": "choose", "id": "1", "ask": ask, "picks": [pick, pick]},
        {"t": "price", "id": "1", "ask": ask, "pick": pick, "cards": ["pay fire1"]},
        {"t": "why", "id": "1", "ask": ask, "pick": pick},
        {"t": "put", "id": "1", "text": "drink heal"},
        {"t": "undo", "id": "1", "move": 0},
        {"t": "agree", "id": "1", "undo": "abcd", "yes": True},
        {"t": "hint", "id": "1", "x": 1},
        {"t": "reason", "id": "1", "move": 0},
        {"t": "log", "id": "1", "before": 3},
        {"t": "lang", "id": "1", "lang": "es"},
        {"t": "start", "id": "1"},
        {"t": "leave", "id": "1"},
        {"t": "name", "id": "1", "name": "Eve"},
    ]


def odd(r: random.Random) -> Any:
    return r.choice(WORDS) if r.random() < 0.5 else r.choice(ODD)


def mutilate(r: random.Random, message: dict[str, Any]) -> Any:
    """One or a few things are made wrong."""
    changed: dict[str, Any] = json.loads(json.dumps(message))
    for _ in range(r.choice((0, 1, 1, 1, 2, 3))):
        key = r.choice([*changed, "more"])
        what = r.randrange(5)
        if what == 0:
            changed.pop(key, None)
        elif what == 1:
            changed[key] = odd(r)
        elif what == 2:
            changed[key] = [odd(r) for _ in range(r.randrange(5))]
        elif what == 3:
            changed[r.choice(WORDS)] = odd(r)
        elif isinstance(changed.get(key), str):
            changed[key] = scramble(r, changed[key])
    return changed


def scramble(r: random.Random, text: str) -> str:
    """Some letters are others, missing or doubled."""
    letters = list(text)
    for _ in range(r.randrange(1, 4)):
        at = r.randrange(len(letters) + 1)
        letters[at : at + r.randrange(2)] = r.choice(("", "x", '"', "\\", "{", "é", "\x00", "0"))
    return "".join(letters)


def nonsense(r: random.Random, state: dict[str, Any], token: str) -> str | bytes:
    """A message that should not do anything."""
    kind = r.random()
    if kind < 0.03:
        return r.randbytes(r.randrange(60))
    if kind < 0.06:
        return r.choice(("[", '{"a":', "[" * 500 + "]" * 500, '"', "nul", "{}", "[]", "1e999", ""))
    if kind < 0.07:
        return json.dumps({"t": "hint", "id": "1", "x": "y" * r.randrange(16_000, 30_000)})
    text = json.dumps(mutilate(r, r.choice(templates(state, token))))
    return scramble(r, text) if kind < 0.3 else text


def would_change(text: str | bytes, state: dict[str, Any]) -> bool:
    """Whether this happens to be a true request that changes a table, from somebody who may."""
    if isinstance(text, bytes) or len(text) > LONGEST or state["seat"] < 0:
        return False
    try:
        request = read_request(text)
    except Problem:
        return False
    if isinstance(request, Choose):
        return state["decision"] is not None
    return isinstance(request, CHANGING)


class Thrower:
    """One socket that throws and counts what comes back."""

    def __init__(self, stack: ExitStack, server: Any, table: Table, seat: int) -> None:
        self.line = Line(stack, server, table, seat)
        self.token = table.tokens[seat]
        self.unread = 0

    def throw(self, r: random.Random) -> None:
        text = nonsense(r, self.line.state, self.token)
        if would_change(text, self.line.state):
            return
        self.line.socket.send(text)
        self.unread += 1
        if self.unread >= MOST_UNREAD:
            self.read()

    def read(self) -> None:
        """Every message has exactly one answer."""
        while self.unread:
            message = self.line.hear()
            if message["t"] != "state":
                assert message["t"] in ("ok", "no"), message
                assert message["t"] == "ok" or message["error"]["code"] != "failed", message
                self.unread -= 1


PATHS = ["/", "/t/{code}", "/api/games", "/api/rules/book", "/api/cards/book", "/api/tables"]
PATHS += ["/api/tables/{code}", "/api/tables/{code}/sit", "/api/tables/{code}/qr.svg"]
PATHS += ["/api/tables/{code}/record", "/api/health", "/assets/x.js", "/ws/{code}"]
BODY = {
    "game": "book",
    "seats": [{"kind": "me", "name": "Eve"}, {"kind": "companion", "level": "random"}],
    "options": {"difficulty": 1},
}


def throw_http(r: random.Random, port: int, code: str) -> None:
    """One mutilated request; whatever it is, the answer is no fault of the server's."""
    path = r.choice(PATHS).replace("{code}", r.choice((code, "BCDFG", "%00", "..", code.lower())))
    if r.random() < 0.4:
        path = "/" + "".join(m for m in scramble(r, path[1:]) if "!" <= m <= "~")
    if r.random() < 0.3:
        path += "?lang=" + r.choice(("de", "xx", "%ff", "", "a&lang=es", "%00"))
    body = json.dumps(mutilate(r, BODY)).encode() if r.random() < 0.7 else r.randbytes(40)
    headers = {"content-type": r.choice(("application/json", "application/json", "text/plain"))}
    if r.random() < 0.2:
        headers[r.choice(("authorization", "origin", "accept-language"))] = r.choice(
            ("Bearer x", "null", "é", "http://127.0.0.1", "a" * 3000, "de")
        )
    is_post = path.endswith("/sit") or r.random() < 0.4
    line = HTTPConnection("127.0.0.1", port, timeout=30)
    with suppress(HTTPException, UnicodeError):
        # The code of a table that gathers could really be sat down at: these are full.
        line.request("POST" if is_post else "GET", path, body if is_post else None, headers)
        answer = line.getresponse()
        answer.read()
        # 503 is a page that is not built; 500 would be our own fault.
        assert answer.status != 500, (path, body)
    line.close()


def outside(state: dict[str, Any]) -> dict[str, Any]:
    """What nonsense must not change."""
    return {part: state[part] for part in ("view", "decision", "waiting", "wishes", "undo")}


def full_table(server: Any) -> Table:
    wish = {"game": "book", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    made = server.ask_json("POST", "/api/tables", wish)
    sat = server.ask_json("POST", f"/api/tables/{made['code']}/sit", {"name": "Bo"})
    return Table(made["code"], [made["token"], sat["token"], ""])


def fuzz(server: Any, messages: int, seed: int) -> None:
    """So many messages at one table, while another looks on."""
    r = random.Random(seed)
    table, other = full_table(server), full_table(server)
    records = [server.record(each.code) for each in (table, other)]
    with ExitStack() as stack:
        before = []
        for seat in range(3):
            line = Line(stack, server, table, seat)
            before.append(outside(line.state))
        stack.pop_all().close()
    with ExitStack() as stack:
        throwers = [Thrower(stack, server, table, seat) for seat in range(3)]
        for _ in range(messages):
            if r.random() < SHARE_OF_HTTP:
                throw_http(r, server.port, table.code)
            else:
                r.choice(throwers).throw(r)
        for thrower in throwers:
            thrower.read()
    with ExitStack() as stack:
        after = [outside(Line(stack, server, table, seat).state) for seat in range(3)]
    assert after == before, "nonsense has changed a table"
    assert records == [server.record(each.code) for each in (table, other)]


class Fuzzed(Server):
    """A server that can be asked for records."""

    def ask_json(self, method: str, path: str, body: Any) -> Any:
        return self.ask(method, path, body)

    def record(self, code: str) -> str:
        line = HTTPConnection("127.0.0.1", self.port, timeout=30)
        line.request("GET", f"/api/tables/{code}/record")
        text = line.getresponse().read().decode()
        line.close()
        return text


def main() -> None:
    parser = argparse.ArgumentParser(description="throw nonsense at a server")
    parser.add_argument("--messages", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        server = Fuzzed(folder, log)
        try:
            fuzz(server, args.messages, args.seed)
        except WebSocketException as error:
            raise SystemExit(f"{error}\n{log.read_text()[-3000:]}") from error
        finally:
            server.stop()
        text = log.read_text()
    assert "Traceback" not in text, text[-3000:]
    assert "ERROR" not in text, text[-3000:]
    print(f"{args.messages} messages of nonsense: each answered, nothing changed, no exception")


if __name__ == "__main__":
    main()
