"""Sitting down, beginning, leaving, coming back; tokens and who is there."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.guest import Guest


def first_word(line):
    return json.loads(line.recv(10))


def kinds(state, what="is_played_by"):
    return [seat[what] for seat in state["table"]["seats"]]


def test_without_a_friend_the_game_begins_at_once(house):
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        assert ada.state["table"]["phase"] == "playing"
        assert ada.state["view"]["players"]
        assert ada.state["seat"] == 0


def test_the_first_seat_of_a_person_need_not_be_the_first(house):
    made = house.make("companion", "me", "companion")
    assert made["seat"] == 1
    with house.guest(made["code"], made["token"]) as ada:
        assert ada.state["seat"] == 1


def test_a_table_gathers_until_all_friends_sit(house):
    made = house.make({"kind": "me", "name": "Ada"}, "friend", "friend")
    with house.guest(made["code"], made["token"]) as ada:
        state = ada.state
        assert (state["table"]["phase"], state["view"], state["decision"]) == (
            "gathering",
            None,
            None,
        )
        assert (state["undo"], state["ending"], state["waiting"]) == (None, None, [])
        assert house.sit(made["code"], "Bo")["seat"] == 1
        ada.wait(lambda s: s["table"]["seats"][1]["name"] == "Bo")
        assert ada.state["table"]["phase"] == "gathering"
        house.sit(made["code"], "Cy")
        ada.wait(lambda s: s["table"]["phase"] == "playing")
        assert ada.state["view"]


def test_a_friend_may_choose_a_chair(house):
    made = house.make("me", "friend", "friend")
    assert house.sit(made["code"], "Bo", seat=2)["seat"] == 2
    status, _, body = house.ask(
        "POST", f"/api/tables/{made['code']}/sit", {"name": "Cy", "seat": 2}
    )
    assert (status, json.loads(body)["error"]["code"]) == (403, "not_allowed")
    status, _, _ = house.ask("POST", f"/api/tables/{made['code']}/sit", {"name": "Cy", "seat": 0})
    assert status == 403


def test_nobody_is_called_like_somebody_else(house):
    made = house.make({"kind": "me", "name": "Ada"}, "friend", "friend")
    house.sit(made["code"], "Ada")
    house.sit(made["code"], "  ")
    names = [seat["name"] for seat in house.get(f"/api/tables/{made['code']}")["seats"]]
    assert names == ["Ada", "Ada 2", "Player 3"]


def test_somebody_who_sits_there_may_begin_before_all_are_there(house):
    made = house.make("me", "friend", "friend")
    with house.guest(made["code"], made["token"]) as ada, house.guest(made["code"]) as watcher:
        assert watcher.no("start")["code"] == "not_allowed"
        ada.ok("start")
        ada.wait(lambda s: s["table"]["phase"] == "playing")
        assert kinds(ada.state) == ["person", "companion", "companion"]
        assert ada.no("start")["code"] == "not_allowed"


def test_a_companion_keeps_the_chair_warm_for_a_late_friend(house):
    made = house.make("me", "friend", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        ada.ok("start")
        sat = house.sit(made["code"], "Bo")
        assert sat["seat"] == 1
        ada.wait(lambda s: kinds(s)[1] == "person")
        with house.guest(made["code"], sat["token"]) as bo:
            assert bo.state["table"]["seats"][1]["name"] == "Bo"
            assert bo.state["seat"] == 1


def test_one_may_change_the_name_while_the_table_gathers(house):
    made = house.make({"kind": "me", "name": "Ada"}, "friend")
    with house.guest(made["code"], made["token"]) as ada:
        ada.ok("name", name="  Ada   Byron ")
        ada.wait(lambda s: s["table"]["seats"][0]["name"] == "Ada Byron")
        house.sit(made["code"], "Bo")
        ada.wait(lambda s: s["table"]["phase"] == "playing")
        assert ada.no("name", name="X")["code"] == "not_allowed"


def test_everybody_sees_who_is_there(house):
    with house.three() as (code, _, (ada, _, cy)):
        with house.guest(code):
            ada.wait(lambda s: s["table"]["watchers"] == 1)
        ada.wait(lambda s: s["table"]["watchers"] == 0)
        cy.line.close()
        ada.wait(lambda s: kinds(s, "is_here") == [True, True, False])
        assert kinds(ada.state) == ["person"] * 3


def test_two_tabs_of_one_seat_see_the_same(house):
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as one:
        with house.guest(made["code"], made["token"], lang="de") as two:
            one.wait(lambda s: s["decision"])
            two.wait(lambda s: s["decision"])
            one.choose()
            two.wait(lambda s: len(two.log) >= len(one.log))
            assert one.state["seat"] == two.state["seat"] == 0
        assert kinds(one.state, "is_here") == [True, True]


def test_who_leaves_is_played_by_a_companion_until_they_return(house):
    with house.three() as (code, tokens, (ada, bo, cy)):
        bo.ok("leave")
        ada.wait(lambda s: kinds(s) == ["person", "companion", "person"])
        assert bo.no("choose", ask="x", picks=[])["code"] == "not_allowed"
        bo.line.close()
        for _ in range(40):
            if ada.state["ending"] or any(e.get("by_companion") for e in ada.log):
                break
            for guest in (ada, cy):
                if (
                    guest.state["waiting"]
                    and guest.state["waiting"][0]["seat"] == guest.state["seat"]
                ):
                    guest.choose()
            seen = ada.state["n"]
            ada.wait(lambda s, seen=seen: s["n"] > seen or s["decision"])
            cy.wait(lambda s: s["n"] >= ada.state["n"])
        assert any(entry.get("by_companion") and entry["seat"] == 1 for entry in ada.log)
        with house.guest(code, tokens[1]) as back:
            assert kinds(back.state) == ["person"] * 3


def test_who_is_gone_for_long_is_played_by_a_companion(build):
    house = build(away=0.3)
    with house.three() as (code, tokens, (ada, bo, _)):
        bo.line.close()
        ada.wait(lambda s: kinds(s) == ["person", "companion", "person"])
        with house.guest(code, tokens[1]):
            state = ada.wait(lambda s: kinds(s) == ["person"] * 3)
            assert "Bo" == state["table"]["seats"][1]["name"]


def test_who_comes_back_in_time_is_not_replaced(build):
    house = build(away=0.6)
    with house.three() as (code, tokens, (_, bo, _)):
        bo.line.close()
        with house.guest(code, tokens[1]) as back, pytest.raises(TimeoutError):
            back.wait(lambda s: "companion" in kinds(s), 1.0)


@pytest.mark.parametrize("forge", ["other table", "forged", "cut", "empty signature", "friend"])
def test_a_token_that_is_not_of_this_table_is_refused(house, forge):
    made = house.make("me", "friend")
    other = house.make("me", "friend")
    token = {
        "other table": other["token"],
        "forged": made["token"][:-3] + ("AAA" if made["token"][-3:] != "AAA" else "BBB"),
        "cut": made["token"][:-10],
        "empty signature": made["token"].split(".")[0] + ".",
        "friend": "x",
    }[forge]
    with house.line(made["code"]) as line:
        line.send(json.dumps({"t": "hello", "token": token, "lang": "de"}))
        told = first_word(line)
        assert (told["t"], told["error"]["code"]) == ("no", "bad_token")
        assert "Siegel" in told["error"]["sentence"]
        with pytest.raises(ConnectionClosed):
            line.recv(10)


def test_an_empty_token_watches_and_may_do_nothing(house):
    made = house.make("me", "companion")
    with house.guest(made["code"]) as watcher:
        state = watcher.state
        assert (state["seat"], state["decision"], state["undo"]) == (-1, None, None)
        ask = {"ask": "0.1.act.00000000"}
        for kind, fields in {
            "choose": {**ask, "picks": []},
            "price": {**ask, "pick": "x"},
            "why": {**ask, "pick": "x"},
            "put": {"text": "x"},
            "undo": {"move": 0},
            "agree": {"undo": "x", "yes": True},
            "hint": {},
            "start": {},
            "leave": {},
            "name": {"name": "x"},
        }.items():
            assert watcher.no(kind, **fields)["code"] == "not_allowed", kind
        assert watcher.ok("log", before=5)["log"]
        assert watcher.ok("lang", lang="es")


@pytest.mark.parametrize(
    "word",
    [
        "",
        "hello",
        "{}",
        '{"t":"hello"}',
        '{"t":"hello","token":"","lang":"fr"}',
        '{"t":"hello","token":1,"lang":"en"}',
        '{"t":"choose","id":"1","ask":"x","picks":[]}',
        b"\x00\x01",
    ],
)
def test_a_socket_that_says_no_proper_hello_is_closed(house, word):
    code = house.make("me", "companion")["code"]
    with house.line(code) as line:
        line.send(word)
        assert first_word(line)["error"]["code"] == "malformed"
        with pytest.raises(ConnectionClosed):
            line.recv(10)


def test_a_table_that_is_not_there_is_said_so(house):
    with house.line("BCDFG") as line:
        guest = Guest(line)
        guest.send({"t": "hello", "token": "", "lang": "en"})
        assert guest.hear()["error"]["code"] == "unknown_table"


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Origin": "http://127.0.0.1:1"}],
)
def test_a_socket_from_a_strange_page_is_not_opened(house, headers):
    code = house.make("me", "companion")["code"]
    with pytest.raises(InvalidStatus), house.line(code, additional_headers=headers):
        pass


def test_a_socket_of_our_own_page_is_opened(house):
    code = house.make("me", "companion")["code"]
    origin = {"Origin": f"http://127.0.0.1:{house.port}"}
    with house.guest(code, additional_headers=origin) as watcher:
        assert watcher.state["seat"] == -1
