"""The terminal table at a server's table: sitting down, playing, coming back, looking on."""

from __future__ import annotations

import asyncio

import pytest

from madmage.terminal.guest import Guest, Link
from madmage.terminal.place import Refused
from madmage.terminal.seats import Seats
from server.guest import House, trusting
from terminal.terminal_stage import LARGE, staged


@pytest.fixture
def house(tmp_path, monkeypatch):
    monkeypatch.setattr("madmage.server.hall.fresh_seed", lambda: 3)
    house = House(trusting(tmp_path / "house"))
    yield house
    house.stop()


def link(house, code):
    return Link(f"http://127.0.0.1:{house.port}/t/{code}")


def test_a_guest_joins_a_table_finishes_a_turn_and_comes_back_to_the_same_chair(house, tmp_path):
    made = house.make({"kind": "me", "name": "Ada"}, "friend", first=1, edition="de")
    where, seats = link(house, made["code"]), Seats(tmp_path / "state" / "seats.json")

    async def play():
        async with staged(Guest(where, "en", "Bo", seats), LARGE) as stage:
            await stage.asked()
            assert stage.place.state["seat"] == 1
            while not any("stop" in row.picks for row in stage.choices.rows):
                before = stage.ask
                await stage.press("enter")
                await stage.asked(before)
            # Refusals come with their rule over the wire, too.
            refused = next(row for row in stage.choices.rows if row.kind == "refused")
            await stage.stand_at(refused.text)
            await stage.until(lambda: "[B" in stage.text("said"), "the reason")
            before = stage.ask
            await stage.press(*str(stage.action().number), "enter")
            await stage.asked(before)
            await stage.press("u")
            await stage.until(lambda: _texts(stage) >= {"stop"}, "the undo")
            await stage.asked()
            while stage.place.state["decision"] is not None:
                before = stage.ask
                await stage.type("stop" if "stop" in _texts(stage) else "1")
                await stage.press("enter")
                await stage.until(lambda old=before: _ask(stage) != old, "an answer")
            assert stage.place.state["waiting"][0]["seat"] == 0
            assert "Ada" in stage.text("question")
        # The chair was remembered: the same link leads back to it, nobody else sits down.
        async with staged(Guest(where, "de", "Bo", seats)) as stage:
            assert stage.place.state["seat"] == 1
            assert [seat["name"] for seat in stage.place.state["table"]["seats"]] == ["Ada", "Bo"]
            assert "Warten auf Ada" in stage.text("question")
            await stage.press("l")
            await stage.until(lambda: "Esperando a Ada" in stage.text("question"), "Spanish")

    asyncio.run(play())
    assert (seats.file.stat().st_mode & 0o077) == 0


def test_somebodys_wish_to_take_back_stands_on_the_list_and_is_agreed_to(house, tmp_path):
    ada = {"kind": "me", "name": "Ada", "magician": "earth_m"}
    made = house.make(ada, "friend", first=0, edition="de")
    where, seats = link(house, made["code"]), Seats(tmp_path / "seats.json")

    async def play():
        async with staged(Guest(where, "en", "Bo", seats)) as stage:
            with house.guest(made["code"], made["token"]) as ada:
                # She learns a spell: the library shows the next one to both.
                while not (ada.state["undo"] and ada.state["undo"]["price"] == "ask"):
                    texts = [option["text"] for option in ada.turn()["options"]]
                    ada.choose(1 if "stop" in texts else 0)
                total = ada.state["log"]["total"]
                assert ada.ok("undo", move=ada.state["undo"]["move"])["done"] is False
                await stage.until(lambda: bool(stage.choices.rows), "the wish")
                assert stage.choices.row.request[0] == "agree"
                assert "Ada" in stage.choices.row.sentence
                await stage.press("enter")
                shorter = lambda state: state["log"]["total"] < total  # noqa: E731
                await asyncio.to_thread(ada.wait, shorter)

    asyncio.run(play())


def _texts(stage):
    decision = stage.place.state["decision"]
    return set() if decision is None else {option["text"] for option in decision["options"]}


def _ask(stage):
    decision = stage.place.state["decision"]
    return "" if decision is None else decision["ask"]


def test_who_finds_no_free_chair_watches_and_a_wrong_link_is_a_sentence(house, tmp_path):
    made = house.make({"kind": "me", "name": "Ada"}, "companion")
    seats = Seats(tmp_path / "seats.json")

    async def play():
        watcher = Guest(link(house, made["code"]), "es", "Cy", seats)
        async with staged(watcher) as stage:
            assert stage.place.state["seat"] == -1
            assert "mirando" in stage.text("head")
            assert not stage.choices.rows
        with pytest.raises(Refused):
            await Guest(link(house, "NOSUCH"), "en", "Cy", seats).open()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("text", "site", "code"),
    [
        ("http://10.0.0.5:8421/t/owlet", "http://10.0.0.5:8421", "OWLET"),
        ("https://play.example/t/OWLET#seat=book/1/abc.d", "https://play.example", "OWLET"),
        ("localhost:8421/plain/table/OWLET", "http://localhost:8421", "OWLET"),
    ],
)
def test_whatever_link_the_server_gives_leads_to_its_table(text, site, code):
    found = Link(text)

    assert (site, code) == (found.site, found.code)
    assert found.socket == site.replace("http", "ws", 1) + f"/ws/{code}"
    assert found.token == ("abc.d" if "#" in text else "")


@pytest.mark.parametrize("text", ["", "OWLET", "file:///t/OWLET", "http://host/rules/book"])
def test_what_is_no_link_is_said_to_be_none(text):
    with pytest.raises(ValueError):
        Link(text)
