"""Names at a table: as long as they may be, alike, invisible, and what a failure leaves of a chair."""

from __future__ import annotations

import pytest

LONGEST = "A" * 60


def names(house, code):
    return [seat["name"] for seat in house.get(f"/api/tables/{code}")["seats"]]


def test_two_people_with_the_same_longest_name_can_play(house):
    code = house.make({"kind": "me", "name": LONGEST}, "friend")["code"]
    house.sit(code, LONGEST)
    assert house.get(f"/api/tables/{code}")["phase"] == "playing"
    assert names(house, code) == [LONGEST, "A" * 58 + " 2"]


def test_a_game_that_somebody_with_the_same_longest_name_joined_survives_the_server(build):
    house = build("kept")
    made = house.make({"kind": "me", "name": LONGEST}, "friend")
    with house.guest(made["code"], made["token"]) as ada:
        ada.ok("start")
        house.sit(made["code"], LONGEST)
        ada.wait(lambda s: s["table"]["seats"][1]["kind"] == "person")
    house.stop()
    house = build("kept")
    assert names(house, made["code"]) == [LONGEST, "A" * 58 + " 2"]
    assert house.get(f"/api/tables/{made['code']}")["phase"] == "playing"


@pytest.mark.parametrize(
    "name", ["Ada\u200d", "\u200cAda", "A\ufe0fda", "ada", "\uff21da", "Ada\u3164"]
)
def test_a_name_that_looks_like_somebody_elses_gets_a_number(house, name):
    code = house.make({"kind": "me", "name": "Ada"}, "friend")["code"]
    house.sit(code, name)
    assert names(house, code)[1].endswith(" 2")


@pytest.mark.parametrize("name", ["\u200d", "\u3164", "\u2800 \u2800", "\u202e", "\ufe0f"])
def test_a_name_of_which_nothing_can_be_seen_is_none(house, name):
    code = house.make({"kind": "me", "name": name}, "friend")["code"]
    house.sit(code, name)
    assert names(house, code) == ["Player 1", "Player 2"]


def test_marks_that_scripts_need_stay_in_a_name(house):
    name = "\u0646\u200c\u0645 \U0001f469\u200d\U0001f680"
    assert names(house, house.make({"kind": "me", "name": name}, "friend")["code"])[0] == name


def test_a_title_steers_no_screen(house):
    seats = [{"kind": "me"}, {"kind": "friend"}]
    wish = {"game": "book", "title": " a\u202e  b\x07\x00 c ", "seats": seats}
    code = house.post("/api/tables", wish)["code"]
    assert house.get(f"/api/tables/{code}")["title"] == "a b c"


def test_a_chair_on_which_the_game_could_not_begin_stays_free(house, monkeypatch):
    code = house.make("me", "friend")["code"]

    def broken(*_, **__):
        raise ValueError("no")

    with monkeypatch.context() as patch:
        patch.setattr("madmage.server.play.Match", broken)
        status, _, told = house.ask("POST", f"/api/tables/{code}/sit", {"name": "Bo"})
        assert (status, b'"code":"failed"' in told) == (500, True)
    assert house.get(f"/api/tables/{code}")["phase"] == "gathering"
    assert house.sit(code, "Bo")["seat"] == 1
    assert house.get(f"/api/tables/{code}")["phase"] == "playing"
