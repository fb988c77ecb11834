"""Companions: their pace, their processes, and that they stop when nobody is there."""

from __future__ import annotations

import itertools
import os
import signal
import time

import pytest

from madmage.agents import worker
from madmage.agents.minds import Minds


def moves(house, code):
    return len(house.hall.tables[code].match.moves)


def still(house, code, seconds=0.4):
    """How many moves there are when nothing has happened for a while."""
    before = -1
    while before != moves(house, code):
        before = moves(house, code)
        time.sleep(seconds)
    return before


def test_companions_play_among_themselves_while_somebody_watches(build):
    house = build(watch_pace=0.05)
    made = house.make("companion", "companion", "companion")
    code = made["code"]
    assert (made["seat"], made["token"]) == (-1, "")
    time.sleep(0.3)
    assert moves(house, code) == 0
    with house.guest(code) as watcher:
        watcher.wait(lambda s: s["log"]["total"] > 3)
        assert watcher.state["waiting"][0]["is_thinking"] is True
    count = still(house, code)
    with house.guest(code) as watcher:
        watcher.wait(lambda s: s["log"]["total"] > count + 2)


def test_a_table_without_its_people_pauses(build):
    house = build(pace=0.02)
    made = house.make("me", "companion", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        ada.stop()
    count = still(house, made["code"])
    with house.guest(made["code"]):
        time.sleep(0.3)
        assert moves(house, made["code"]) == count
    with house.guest(made["code"], made["token"]) as ada:
        ada.turn()


def test_companions_wait_while_somebody_wants_to_take_back(build):
    house = build(pace=0.0)
    made = house.make("me", "friend", "companion")
    sat = house.sit(made["code"], "Bo")
    with (
        house.guest(made["code"], made["token"]) as ada,
        house.guest(made["code"], sat["token"]) as bo,
    ):
        guests = {0: ada, 1: bo}
        for _ in range(60):
            ada.wait(lambda s: s["waiting"][0]["seat"] != 2)
            guest = guests[ada.state["waiting"][0]["seat"]]
            guest.turn()
            guest.choose()
            ada.wait(lambda s, guest=guest: s["n"] >= guest.state["n"])
            undo = guest.state["undo"]
            if undo and undo["price"] == "ask":
                guest.ok("undo", move=undo["move"])
                guest.wait(lambda s: s["wishes"])
                assert still(house, made["code"], 0.2) == moves(house, made["code"])
                return
    pytest.fail("nobody learned anything in sixty choices")


def test_companions_keep_a_pace_that_people_can_follow(build):
    house = build(watch_pace=0.3)
    code = house.make("companion", "companion")["code"]
    table = house.hall.tables[code]
    moved = [
        table.moved
    ]  # By the server's clock: what a watcher is told may come late, and at once.
    with house.guest(code) as watcher:
        while len(moved) < 6:
            if table.moved != moved[-1]:
                moved.append(table.moved)
            time.sleep(0.002)
        watcher.wait(lambda s: s["log"]["total"] > 1)
    gaps = [later - sooner for sooner, later in itertools.pairwise(moved)]
    assert max(gaps) >= 0.3


def test_a_dead_process_is_replaced_and_asked_again(build):
    house = build()
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        ada.turn()
        assert ada.ok("hint")["picks"]
        for process in list(house.hall.minds._pool._processes.values()):
            os.kill(process.pid, signal.SIGKILL)
        house.hall.tables[made["code"]].hint = None
        assert ada.ok("hint")["picks"]


def test_a_companion_that_fails_is_answered_for_at_random_and_that_is_logged(
    build, monkeypatch, caplog
):
    house = build()
    made = house.make("me", "companion")
    table = house.hall.tables[made["code"]]
    table.head.seats[1].level = "nobody"
    with house.guest(made["code"], made["token"]) as ada:
        while not any(entry.get("by_companion") for entry in ada.log):
            ada.stop()
            ada.turn()
        assert ada.state["decision"]
    assert "answered for at random" in caplog.text


def test_a_companion_that_thinks_for_too_long_is_cut_off(build, caplog):
    house = build(patience=0.0)
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        ada.turn()
        assert ada.no("hint")["code"] == "not_allowed"
        assert ada.ok("log", before=1)
    assert "process was lost" in caplog.text


def test_a_companion_is_told_a_record_without_its_seed(house):
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        ada.turn()
        ada.choose()
        lines = house.hall.tables[made["code"]].lines
        assert not [line for line in lines if line.startswith("seed")]


def test_a_worker_plays_only_what_is_new_and_answers_the_same(house):
    made = house.make("me", "companion")
    table = house.hall.tables[made["code"]]
    worker._matches.clear()
    with house.guest(made["code"], made["token"]) as ada:
        for _ in range(6):
            ada.turn()
            lines = "\n".join(table.lines)
            kept = worker.think(made["code"], lines, 0, "random", 7)
            fresh = worker.think(f"{made['code']} anew {len(lines)}", lines, 0, "random", 7)
            assert kept == fresh
            ada.choose()
        ada.turn()
        move = ada.state["undo"]["move"]
        ada.ok("undo", move=move)
        ada.wait(lambda s: s["log"]["total"] == move + 1)
        kept = worker.think(made["code"], "\n".join(table.lines), 0, "random", 7)
        assert kept == worker.think("new", "\n".join(table.lines), 0, "random", 7)


def test_minds_that_were_never_asked_need_no_process():
    minds = Minds(1, 1.0)
    minds.close()
    assert minds._pool is None
