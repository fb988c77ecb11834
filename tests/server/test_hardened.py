"""Faults of others: what hangs, races or breaks at one table or socket, and who does not notice."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import time
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from madmage.agents.minds import Answer, Minds
from madmage.kernel.event import Event
from madmage.server import play
from madmage.server.config import Limits
from madmage.server.guard import address_of
from madmage.server.store import Store
from server.guest import played_until_undo_is


class Crew:
    """A crew that answers what it is told to answer."""

    def __init__(self, *answers):
        self.answers = list(answers)

    def submit(self, *_):
        return self.answers.pop(0)


def answered(*options):
    future = Future()
    future.set_running_or_notify_cancel()
    future.set_result((list(options), ""))
    return future


def test_a_question_that_a_replaced_crew_never_came_to_is_asked_again():
    sent_home = [Future() for _ in range(4)]
    for future in sent_home:
        future.cancel()
    minds = Minds(1, 1.0)
    minds._pool = Crew(*sent_home, answered(7))
    told = asyncio.run(minds.think("BCDFG", [""], 0, "random", 1))
    assert told == Answer([7], "")


def test_thinking_that_is_called_off_is_not_asked_again():
    async def main():
        minds = Minds(1, 1.0)
        minds._pool = Crew(Future(), answered(7))
        task = asyncio.ensure_future(minds.think("BCDFG", [""], 0, "random", 1))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())


def test_a_hint_that_is_wanted_often_is_thought_of_once(house, monkeypatch):
    made = house.make("me", "companion")
    thoughts = []
    think = house.hall.minds.think

    async def counted(*args):
        thoughts.append(args)
        return await think(*args)

    monkeypatch.setattr(house.hall.minds, "think", counted)
    with house.guest(made["code"], made["token"]) as ada:
        ada.turn()
        assert ada.ok("hint")["picks"] == ada.ok("hint")["picks"]
        assert len(thoughts) == 1


def test_a_wish_lapses_only_when_what_is_being_done_is_on_disk(build):
    house = build(wish=0.2)
    with house.three() as (code, _, guests):
        guest, _ = played_until_undo_is("ask", guests)
        guest.ok("undo", move=guest.state["undo"]["move"])
        table = house.hall.tables[code]
        house.inside(table.lock.acquire)
        time.sleep(0.4)
        assert table.wishes
        house.inside(table.lock.release)
        guest.wait(lambda s: not s["wishes"])


def test_who_comes_back_while_a_companion_is_about_to_take_over_is_not_replaced(house):
    with house.three() as (code, _, _guests):
        table = house.hall.tables[code]

        async def race():
            table.gone[1] = time.monotonic() - 100
            await table.lock.acquire()
            taking = asyncio.ensure_future(play.replace_absent(house.hall, table, 1, 60.0))
            await asyncio.sleep(0)
            table.gone.pop(1)
            table.lock.release()
            return await taking

        assert house.inside(race) is False
        assert table.played_by(1) == "person"


def test_a_running_record_is_kept_back_when_somebody_has_peeked(house):
    code = house.make("me", "companion", "companion", game="maze")["code"]
    match, path = house.hall.tables[code].match, f"/api/tables/{code}/record"
    while match.rules.keeps_secrets(match.state):
        assert house.ask("GET", path)[0] == 403
        match.choose(1)
    assert house.ask("GET", path)[0] == 200
    match.moves[-1] = replace(match.moves[-1], events=(Event("Peeked", 0, (1, 2)),))
    assert house.ask("GET", path)[0] == 403


def test_messages_that_are_too_big_count_as_messages(build):
    house = build(limits=Limits(messages=1, burst=5))
    made = house.make("me", "companion")
    with house.line(made["code"]) as line:
        line.send(json.dumps({"t": "hello", "token": "", "lang": "en"}))
        with suppress(ConnectionClosed):
            for _ in range(30):
                line.send("x" * 20_000)
            for _ in line:
                pass
        assert line.close_code == 4029


def test_a_body_that_never_comes_is_not_waited_for(house, monkeypatch):
    monkeypatch.setattr("madmage.server.api.BODY_PATIENCE", 0.1)
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost:{house.port}\r\n"
    kind = "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with socket.create_connection(("127.0.0.1", house.port), timeout=5) as line:
        line.sendall((head + kind).encode())
        assert line.recv(100).startswith(b"HTTP/1.1 408 ")


def test_an_origin_that_is_no_address_is_refused(house):
    seats = [{"kind": "me"}, {"kind": "companion"}]
    wish = {"game": "book", "seats": seats}
    status, _, told = house.ask("POST", "/api/tables", wish, origin="http://[")
    assert (status, json.loads(told)["error"]["code"]) == (403, "not_allowed")


def test_people_with_old_addresses_are_no_household_behind_a_door_for_both_kinds():
    def address(host):
        return address_of({"client": (host, 1)})

    assert address("::ffff:192.168.0.5") == address("192.168.0.5")
    assert address("::ffff:192.168.0.5") != address("::ffff:192.168.0.6")
    assert address("2001:db8::1") == address("2001:db8::2%eth0")


def test_the_thread_that_writes_outlives_what_no_file_can_hold(tmp_path):
    store = Store(tmp_path)

    async def main():
        with pytest.raises(sqlite3.Error):
            await asyncio.wait_for(store.add_table("BCDFG", "\ud800", ""), 5)
        return await asyncio.wait_for(store.add_table("BCDFG", "{}", ""), 5)

    assert asyncio.run(main()) is True
    store.close()


def test_who_cannot_be_let_in_is_told_why(build, monkeypatch):
    house = build()
    made = house.make("me", "companion")

    async def broken(*_):
        raise sqlite3.OperationalError("disk full")

    with house.guest(made["code"], made["token"]) as ada:
        ada.ok("leave")
    with monkeypatch.context() as patch:
        patch.setattr(house.hall.store, "save_head", broken)
        with house.line(made["code"]) as line:
            line.send(json.dumps({"t": "hello", "token": made["token"], "lang": "en"}))
            told = json.loads(line.recv(5))
            assert (told["t"], told["error"]["code"]) == ("no", "failed")
