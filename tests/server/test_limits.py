"""Limits: too many messages, sockets, tables and guesses; and sockets that do not read."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from madmage.server import message
from madmage.server.config import Limits
from madmage.server.guard import Bucket, Guard, Rates
from madmage.server.problem import BAD_TOKEN, Problem
from madmage.server.visitor import MOST_WAITING, Visitor
from server.guest import Guest


def test_a_bucket_gives_a_burst_and_then_its_rate(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("madmage.server.guard.time.monotonic", lambda: now[0])
    bucket = Bucket(20.0, 40)
    assert sum(bucket.take() for _ in range(60)) == 40
    now[0] += 1.0
    assert sum(bucket.take() for _ in range(60)) == 20


def test_addresses_are_forgotten_when_they_have_asked_for_nothing_long_enough(monkeypatch):
    monkeypatch.setattr("madmage.server.guard.MOST_ADDRESSES", 3)
    rates = Rates(1000.0, 1)
    for address in "abcdef":
        rates.of(address)
    assert len(rates._buckets) <= 4


def test_who_sends_too_much_is_told_so_and_then_cut_off_and_nobody_else_notices(build):
    house = build(limits=Limits(messages=20, burst=40))
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada, house.guest(made["code"]) as loud:
        codes = []
        with suppress(ConnectionClosed):
            for at in range(100):
                loud.send({"t": "log", "id": str(at), "before": 0})
        with suppress(ConnectionClosed):
            while True:
                told = loud.hear()
                if told["t"] == "no":
                    codes.append(told["error"]["code"])
        assert 1 <= len(codes) <= 41
        assert set(codes) == {"too_many"}
        ada.turn()
        ada.choose()


def test_an_address_opens_only_so_many_sockets(build):
    house = build(limits=Limits(sockets=3))
    code = house.make("me", "companion")["code"]
    with house.guest(code), house.guest(code), house.guest(code), house.line(code) as line:
        assert json.loads(line.recv(10))["error"]["code"] == "too_many"
        with pytest.raises(ConnectionClosed):
            line.recv(10)


def test_an_address_makes_only_so_many_tables(build):
    house = build(limits=Limits(tables=2))
    wish = {"game": "book", "seats": [{"kind": "me"}, {"kind": "companion"}]}
    assert [house.ask("POST", "/api/tables", wish)[0] for _ in range(3)] == [201, 201, 429]


def test_an_address_asks_only_so_often(build):
    house = build(limits=Limits(requests=1.0))
    assert 429 in [house.ask("GET", "/api/health")[0] for _ in range(8)]


def test_codes_cannot_be_tried_out_one_after_the_other(build):
    house = build(limits=Limits(guesses=3))
    code = house.make("me", "companion")["code"]
    tried = [house.ask("GET", "/api/tables/BCDFG")[0] for _ in range(4)]
    assert tried == [404, 404, 404, 429]
    assert house.ask("GET", f"/api/tables/{code}")[0] == 429
    for page in ("", "/parts", "/log", "/record", "/report", "/new"):
        assert house.ask("GET", f"/plain/table/{code}{page}")[0] == 429, page


def test_strangers_are_warned_of_once_a_minute(caplog):
    guard = Guard(Limits(), ())
    with caplog.at_level(logging.WARNING, "madmage.server"):
        for _ in range(5):
            guard.note("10.0.0.1", Problem(BAD_TOKEN, "problem-bad-token"))
        guard.note("10.0.0.2", Problem(BAD_TOKEN, "problem-bad-token"))
    assert caplog.text.count("refused 10.0.0.1") == 1
    assert caplog.text.count("refused 10.0.0.2") == 1


def test_the_log_holds_neither_tokens_nor_names(build, caplog):
    caplog.set_level(logging.INFO, "madmage.server")
    house = build()
    made = house.make({"kind": "me", "name": "Zebulon"}, "companion")
    with house.line(made["code"]) as line:
        guest = Guest(line)
        guest.send({"t": "hello", "token": made["token"] + "x", "lang": "en"})
        assert guest.hear()["error"]["code"] == "bad_token"
    assert "made: book" in caplog.text
    assert "started" in caplog.text
    assert "Zebulon" not in caplog.text
    assert made["token"] not in caplog.text


class Stuck:
    """A socket that takes nothing until it is let."""

    def __init__(self):
        self.scope = {"client": ("10.0.0.9", 1)}
        self.free = asyncio.Event()
        self.sent = []

    async def send_text(self, text):
        await self.free.wait()
        self.sent.append(json.loads(text))


def test_a_slow_socket_gets_the_newest_state_with_all_of_the_log(house):
    made = house.make("me", "companion")
    table = house.hall.tables[made["code"]]
    with house.guest(made["code"], made["token"]) as ada:
        ada.turn()

        async def slow():
            visitor = Visitor(Stuck(), house.hall, Guard(Limits(), ()))
            visitor.table = table
            writer = asyncio.ensure_future(visitor._write())
            table.visitors.add(visitor)
            visitor.show()
            await asyncio.sleep(0)
            return visitor, writer

        visitor, writer = house.inside(slow)
        for _ in range(5):
            ada.turn()
            ada.choose()
        ada.turn()

        async def freed():
            visitor.socket.free.set()
            for _ in range(500):
                await asyncio.sleep(0.01)
                if len(visitor.socket.sent) >= 2:
                    break
            table.visitors.discard(visitor)
            writer.cancel()
            return message.log_total(table)

        total = house.inside(freed)
        first, second = visitor.socket.sent[:2]
        assert second["log"]["from"] == first["log"]["total"]
        assert second["log"]["total"] == total
        log = first["log"]["entries"] + second["log"]["entries"]
        assert [entry["move"] for entry in log] == list(range(-1, len(log) - 1))
        assert len(visitor.socket.sent) == 2


def test_a_socket_that_asks_but_never_reads_is_closed():
    visitor = Visitor(Stuck(), None, Guard(Limits(), ()))
    for at in range(MOST_WAITING + 1):
        visitor._refuse(str(at), Problem("stale", "problem-stale"))

    with pytest.raises(Exception) as gone:
        asyncio.run(visitor._listen(None))
    assert gone.value.code == 4008
