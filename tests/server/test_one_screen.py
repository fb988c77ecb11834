"""Several people at one screen: a token each, a curtain that shows nothing, consent with one word."""

from __future__ import annotations

import pytest

from server.guest import Guest

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bo"}]


@pytest.fixture
def closed(house):
    """Ada and Bo at one screen, with closed hands."""
    return house.make(*[dict(seat) for seat in SEATS], open_hands=False)


def behind(house, made, seat=0):
    """A screen that is covered: it says hello for a seat, and looks with nobody's eyes."""
    line = house.line(made["code"])
    guest = Guest(line.__enter__())
    hello = {"t": "hello", "token": made["here"][seat]["token"], "lang": "en", "curtain": True}
    guest.send(hello)
    guest.wait(lambda state: True)
    return line, guest


def test_everybody_at_a_screen_gets_a_token_of_their_own_and_sees_one_hand(house, closed):
    assert [seat["seat"] for seat in closed["here"]] == [0, 1]
    for at in (0, 1):
        with house.guest(closed["code"], closed["here"][at]["token"]) as guest:
            hands = [player["hand"] is not None for player in guest.state["view"]["players"]]
            assert hands == [at == 0, at == 1]
            assert guest.state["curtain"] is True


def test_behind_the_curtain_one_is_there_but_sees_and_does_nothing(house, closed):
    line, guest = behind(house, closed)
    state = guest.state
    assert state["seat"] == -1
    assert all(player["hand"] is None for player in state["view"]["players"])
    assert state["decision"] is None
    assert all(seat["is_here"] for seat in state["table"]["seats"]), "both sit at this screen"
    assert guest.no("hint")["code"] == "not_allowed"
    line.__exit__(None, None, None)


def test_with_open_hands_nothing_is_covered(house):
    made = house.make(*[dict(seat) for seat in SEATS])
    with house.guest(made["code"], made["token"]) as guest:
        assert guest.state["curtain"] is False


def test_a_screen_takes_back_the_last_choice_made_at_it_if_all_there_agree(house, closed):
    code = closed["code"]
    tokens = [seat["token"] for seat in closed["here"]]
    with house.guest(code, tokens[0]) as ada, house.guest(code, tokens[1]) as bo:
        both = [ada, bo]
        first = both[ada.state["waiting"][0]["seat"]]
        first.turn()
        while first.state["decision"]["kind"] != "act":
            first.choose()
        first.pick("stop")
        other = both[1 - both.index(first)]
        other.wait(lambda s: s["undo"] and s["waiting"])
        undo = other.state["undo"]
        assert undo["price"] == "ask"
        assert other.ok("undo", move=undo["move"])["done"] is False
        assert other.ok("undo", move=undo["move"], here=True)["done"] is True
        first.wait(lambda s: s["decision"] and s["decision"]["kind"] == "act")


def test_a_shared_screen_has_no_seat_and_the_game_begins_when_all_phones_sit(house):
    wish = {"game": "book", "seats": [{"kind": "friend"}] * 2, "screen": True}
    made = house.post("/api/tables", wish)
    assert (made["seat"], made["token"], made["here"]) == (-1, "", [])
    with house.guest(made["code"]) as screen:
        for name in ("Ada", "Bo"):
            house.sit(made["code"], name)
        screen.wait(lambda s: s["view"])
        assert screen.state["table"]["has_screen"] is True
    status, _, _ = house.ask("POST", "/api/tables", {**wish, "seats": [{"kind": "me"}] * 2})
    assert status == 400


def test_a_server_in_the_network_shows_phones_an_address_that_they_can_reach(build):
    house = build(lan=("http://192.168.7.7:8000",))
    assert house.get("/api/here") == {"lan": ["http://192.168.7.7:8000"]}
    code = house.make("me", "friend")["code"]
    here = house.ask("GET", f"/api/tables/{code}/qr.svg", host="localhost:8000")[2]
    there = house.ask("GET", f"/api/tables/{code}/qr.svg", host="192.168.7.7:8000")[2]
    other = house.ask("GET", f"/api/tables/{code}/qr.svg", host="192.168.7.8:8000")[2]
    assert here == there != other
    for own in ("localhost", "LOCALHOST:80", "[::1]", "[::1]:8000", "127.0.0.1"):
        assert house.ask("GET", f"/api/tables/{code}/qr.svg", host=own)[2] == here, own
