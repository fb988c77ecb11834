"""The store: many writers in one transaction, failures alone, one server to a folder."""

from __future__ import annotations

import asyncio
import sqlite3
import stat

import pytest

from madmage.kernel.error import MadmageError
from madmage.server.store import MoveRow, Store


def row(code="BCDFG", number=0, **more):
    facts = {
        "choice": number,
        "epoch": 0,
        "seat": 0,
        "lines": "p1 stop",
        "ask": "a",
        "answer": "b",
        "mind": "",
        "thought": "",
    }
    return MoveRow(code, number, **{**facts, **more})


def run(folder, work):
    store = Store(folder)

    async def main():
        return await work(store)

    try:
        return asyncio.run(main())
    finally:
        store.close()


def test_what_waits_together_is_committed_together(tmp_path):
    async def work(store):
        commits = []
        store._base.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
        await store.add_table("BCDFG", "{}", "")
        await asyncio.gather(*(store.add_moves([row(number=at)]) for at in range(200)))
        return commits

    assert len(run(tmp_path, work)) < 60


def test_a_write_that_fails_fails_alone(tmp_path):
    async def work(store):
        jobs = [store.add_moves([row(number=at)]) for at in (1, 2, 2, 3)]
        told = await asyncio.gather(*jobs, return_exceptions=True)
        kinds = [type(result) for result in told]
        assert kinds == [type(None), type(None), sqlite3.IntegrityError, type(None)]
        await store.add_table("BCDFG", "{}", "o")
        return await store.load("BCDFG")

    head, opening, epoch, rows = run(tmp_path, work)
    assert (head, opening, epoch) == ("{}", "o", 0)
    assert [r.number for r in rows] == [1, 2, 3]


def test_moves_of_one_choice_are_written_all_or_none(tmp_path):
    async def work(store):
        await store.add_table("BCDFG", "{}", "")
        await store.add_moves([row(number=5)])
        with pytest.raises(sqlite3.IntegrityError):
            await store.add_moves([row(number=4), row(number=5)])
        return await store.load("BCDFG")

    assert [r.number for r in run(tmp_path, work)[3]] == [5]


def test_taking_back_removes_moves_and_raises_the_epoch(tmp_path):
    async def work(store):
        await store.add_table("BCDFG", "{}", "")
        await store.add_moves([row(number=at) for at in range(5)])
        await store.take_back("BCDFG", 2, 1)
        return await store.load("BCDFG")

    _, _, epoch, rows = run(tmp_path, work)
    assert epoch == 1
    assert [r.number for r in rows] == [0, 1]


def test_a_code_is_given_once(tmp_path):
    async def work(store):
        return [await store.add_table("BCDFG", "{}", "") for _ in range(2)]

    assert run(tmp_path, work) == [True, False]


def test_the_secret_is_made_once_and_nobody_else_may_read_it(tmp_path):
    async def work(store):
        return store.secret

    assert run(tmp_path, work) == run(tmp_path, work)
    assert stat.S_IMODE((tmp_path / "tables.sqlite").stat().st_mode) == 0o600


def test_a_folder_belongs_to_one_server(tmp_path):
    store = Store(tmp_path)
    try:
        with pytest.raises(MadmageError, match="another server"):
            Store(tmp_path)
    finally:
        store.close()


def test_a_file_that_is_no_store_is_said_so(tmp_path):
    (tmp_path / "tables.sqlite").write_bytes(b"not a database, but long enough to look at" * 50)
    with pytest.raises(MadmageError, match=r"tables\.sqlite"):
        Store(tmp_path)


def test_a_store_of_another_version_is_left_alone(tmp_path):
    run(tmp_path, lambda store: store.load("BCDFG"))
    base = sqlite3.connect(tmp_path / "tables.sqlite")
    base.execute("PRAGMA user_version = 99")
    base.commit()
    base.close()
    with pytest.raises(MadmageError, match="another version"):
        Store(tmp_path)


def test_a_move_that_cannot_be_written_is_taken_back_and_said_so(build, caplog):
    house = build()
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        ada.turn()
        before = ada.state

        def fail(*_):
            raise sqlite3.OperationalError("disk I/O error")

        store = house.hall.store
        good, store.add_moves = store.add_moves, None

        async def bad(rows):
            fail()

        store.add_moves = bad
        picks = ada.picks()
        assert ada.no("choose", ask=before["decision"]["ask"], picks=picks)["code"] == "failed"
        store.add_moves = good
        with house.guest(made["code"], made["token"]) as again:
            again.wait(lambda s: s["decision"])
            assert again.state["view"] == before["view"]
            assert again.state["decision"] == before["decision"]
        assert ada.ok("choose", ask=before["decision"]["ask"], picks=picks)
    assert "could not be written" in caplog.text


def test_an_idle_table_leaves_the_memory_and_comes_back_as_it_was(build):
    house = build(idle=0.2)
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        for _ in range(3):
            ada.turn()
            ada.choose()
        ada.turn()
        before = ada.state

    async def gone():
        for _ in range(100):
            if not house.hall.tables:
                return True
            await asyncio.sleep(0.05)
        return False

    assert house.inside(gone)
    with house.guest(made["code"], made["token"], lang="en") as ada:
        ada.wait(lambda s: s["decision"])
        for part in ("view", "decision", "undo", "waiting"):
            assert ada.state[part] == before[part], part
        assert ada.state["n"] > before["n"]
