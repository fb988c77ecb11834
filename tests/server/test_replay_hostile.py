"""Records that are huge, deep, cut off or meant to harm: a clear sentence, and nothing else happens."""

from __future__ import annotations

import gzip
import json
import os
import signal
import socket
import threading
import time

import pytest

from madmage.match.record import chain
from madmage.server import reader, replays
from madmage.server.config import Limits
from server.replayed import bring, played


def sealed(text):
    """A record with its check sums written anew."""
    lines = [line for line in text.split("\n") if line and not line.startswith("sum ")]
    sums = chain(lines)
    rows = ["sum " + " ".join(sums[i : i + 16]) for i in range(0, len(sums), 16)]
    return "\n".join([*lines, *rows]) + "\n"


def edited(text, start, line):
    """A record in which the first line that begins so is another, with sums that fit."""
    lines = text.split("\n")
    at = next(i for i, one in enumerate(lines) if one.startswith(start))
    return sealed("\n".join([*lines[:at], line, *lines[at + 1 :]]))


def brought(house, text):
    status, _, body = house.ask("POST", "/api/replays", {"record": text})
    return status, json.loads(body)["error"]


def kept(house):
    return len(house.hall.replays._kept)


TEXT = played(moves=12).record()
HOSTILE = {
    "nothing": "",
    "no record": "hello",
    "cut off in the middle": TEXT[: len(TEXT) // 2],
    "cut off before its sums": TEXT[: TEXT.index("\nsum ")],
    "changed": TEXT.replace("stop", "halt", 1),
    "a picture": "\x89PNG\r\n\x1a\n" + "\x00" * 500,
    "deep": edited(TEXT, "set rulings", "set rulings " + "[" * 4000 + "]" * 4000),
    "many lines": "madmage-record 1\n" + "\n" * 250_000,
    "half a million short lines": TEXT + "#\n" * 460_000,
    "a zero byte": edited(TEXT, "p1 ", "p1 st\0op"),
    "an archive": "PK\x03\x04" + "\x00" * 500,
    "a long line": edited(TEXT, "name p1", "name p1 " + "x" * 20_000),
    "a large number": edited(TEXT, "seats", "seats " + "9" * 5000),
    "another game": edited(TEXT, "game", "game chess"),
    "another version": edited(TEXT, "rules", "rules 99"),
    "a move that is not legal": edited(TEXT, "p", "p1 cast everything x9"),
    "an outcome that cannot be": edited(TEXT, "! deck", "! deck.p1 gold9"),
    "markup": edited(TEXT, "game", "game <script>alert(1)</script>"),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_record_is_refused_in_a_sentence_and_nothing_is_kept(house, text):
    before = kept(house)
    status, told = brought(house, text)
    assert (status, told["code"]) == (422, "refused")
    assert 10 < len(told["sentence"]) < 500
    assert kept(house) == before
    assert house.get("/api/health")["ok"]


@pytest.mark.parametrize("pack", ["/etc", "../default", "", ["default"], {"a": 1}])
def test_a_record_names_no_folder_of_this_machine(house, pack):
    text = edited(TEXT, "set pack", f"set pack {json.dumps(pack)}")
    status, told = brought(house, text)
    assert (status, told["sentence"]) == (
        422,
        "This record was made with cards that are not known here.",
    )


def test_names_in_a_record_steer_nothing(house):
    text = edited(TEXT, "name p1", "name p1 \x1b[2J<b>Eve")
    assert house.get(bring(house, text))["names"][0] == "[2J<b>Eve"


def test_a_record_that_is_too_big_is_refused_before_it_is_read(house):
    for size in (replays.LONGEST_RECORD + 1, 3 * replays.LONGEST_RECORD):
        status, told = brought(house, "x" * size)
        assert (status, told["code"]) == (413, "too_big")
        assert "kB" in told["sentence"]


def test_a_hundred_megabytes_are_not_kept_in_memory_and_tables_do_not_notice(house):
    """The server stops to listen after two of them."""
    head = b"POST /api/replays HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", house.port), timeout=15) as line:
        line.sendall(head + b"content-length: 100000000\r\n\r\n" + b"x" * 3_000_000)
        assert line.recv(100).startswith(b"HTTP/1.1 413")
    assert house.get("/api/health") == {"ok": True}


def test_a_record_that_an_editor_has_touched_is_still_one(house):
    assert bring(house, "\ufeff" + TEXT.replace("\n", "\r\n"))


def test_a_record_with_too_many_choices_is_refused_before_any_is_made(house):
    head, moves, rest = TEXT.partition("moves\n")
    text = sealed(head + moves + "p1 stop\n" * (reader.MOST_MOVES + 1) + rest)
    status, told = brought(house, text)
    assert status == 422
    assert "choices" in told["sentence"]


def test_a_request_that_is_no_record_is_malformed(house):
    for body in (
        b"[" * 5000,
        b'{"record": 5}',
        b'{"record": "x", "more": 1}',
        b"",
        b'{"record": "\\ud800"}',
        b'{"record": "' + TEXT.encode()[:200],
        b'{"record": ' + b'{"a": ' * 50_000,
        TEXT.encode("utf-16"),
        gzip.compress(b'{"record": "' + b"x" * 10_000_000 + b'"}'),
    ):
        status, _, told = house.ask("POST", "/api/replays", body, content_type="application/json")
        assert (status, json.loads(told)["error"]["code"]) == (400, "malformed")
    status, _, told = house.ask("POST", "/api/replays", TEXT.encode(), content_type="text/plain")
    assert status == 400


def test_another_page_cannot_bring_a_record(house):
    status, _, told = house.ask(
        "POST", "/api/replays", {"record": TEXT}, origin="http://evil.example"
    )
    assert (status, json.loads(told)["error"]["code"]) == (403, "not_allowed")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/at/13", 404),
        ("/at/x", 404),
        ("/at/-1", 404),
        ("/at/1?seat=3", 404),
        ("/at/1?seat=-2", 404),
        ("/at/1?seat=x", 400),
        ("/at/1?seat=" + "9" * 4000, 400),
        ("/at/1?log=%00", 400),
        ("/at/99999999999999999999", 404),
        ("/nothing", 404),
    ],
)
def test_strange_wishes_are_answered_kindly(house, path, status):
    got, _, body = house.ask("GET", bring(house, TEXT) + path)
    assert got == status
    assert json.loads(body)["error"]["sentence"]


def test_a_replay_that_is_not_kept_is_not_found(house):
    for name in ("x", "..", "a" * 22):
        status, _, body = house.ask("GET", f"/api/replays/{name}/at/0")
        assert status == 404
        assert json.loads(body)["error"]["sentence"]


def test_a_record_that_takes_too_long_is_given_up_and_tables_do_not_notice(build, monkeypatch):
    monkeypatch.setattr(replays, "READING", 0.0)
    house = build()
    done = []
    upload = threading.Thread(target=lambda: done.append(brought(house, TEXT)))
    upload.start()
    slowest = 0.0
    while not done:
        begun = time.monotonic()
        assert house.get("/api/health")["ok"]
        slowest = max(slowest, time.monotonic() - begun)
    upload.join()
    assert done[0][0] == 422
    assert "too much time" in done[0][1]["sentence"]
    assert slowest < 2.0


def test_a_reader_that_dies_is_replaced(build):
    house = build()
    at = bring(house, TEXT)
    first = house.get(f"{at}/at/5?seat=0")
    for process in list(house.hall.replays._desk._pool._processes.values()):
        os.kill(process.pid, signal.SIGKILL)
    assert house.get(f"{at}/at/5?seat=0") == first


def test_only_so_many_replays_are_kept(build, monkeypatch):
    monkeypatch.setattr(replays, "MOST_FROM_ONE", 3)
    house = build()
    names = [bring(house, TEXT) for _ in range(5)]
    found = [house.ask("GET", name)[0] for name in names]
    assert found == [404, 404, 200, 200, 200]
    monkeypatch.setattr(replays, "KEPT", 0.0)
    house.inside(house.hall.replays.sweep)
    assert house.ask("GET", names[-1])[0] == 404


def test_an_address_brings_only_so_many_a_minute(build):
    house = build(limits=Limits(replays=2))
    told = [house.ask("POST", "/api/replays", {"record": "x"})[0] for _ in range(4)]
    assert told == [422, 422, 429, 429]
