"""Looking back on a game: a record is brought, looked at from a seat, judged and played on."""

from __future__ import annotations

import json
import time

import pytest

from madmage.match.match import Match
from madmage.match.record import write_record
from madmage.server.telling import log_entries, view_data
from server.replayed import bring, ended, played


def error(told):
    status, _, body = told
    return status, json.loads(body)["error"]


@pytest.mark.parametrize("game", ["book", "maze"])
def test_a_record_is_brought_and_its_facts_are_told(house, game):
    match = played(game, 60)
    facts = house.get(bring(house, match))
    assert (facts["game"], facts["names"], facts["moves"]) == (game, ["Ada", "Bo", "Cy"], 60)
    assert facts["outcome"] is None
    assert facts["has_seed"]
    turns = [match.rules.turn_of(move.before) for move in match.moves]
    assert facts["turns"][0] == {"turn": turns[0], "move": 0}
    for mark in facts["turns"]:
        assert mark["turn"] not in turns[: mark["move"]]


@pytest.mark.parametrize("lang", ["en", "de", "es"])
@pytest.mark.parametrize("game", ["book", "maze"])
def test_every_moment_is_shown_as_a_seat_knew_it_then(house, game, lang):
    options = {"open_hands": False} if game == "book" else {}
    match = played(game, 30, **options)
    at = bring(house, match)
    again = played(game, 0, **options)
    for move in range(31):
        if move:
            again.choose(code=match.moves[move - 1].option)
        if move % 5:
            continue
        for seat in (-1, 0, 2):
            seen = house.get(f"{at}/at/{move}?seat={seat}&lang={lang}")
            assert seen["move"] == move
            assert seen["view"] == json.loads(json.dumps(view_data(again, seat, lang)))
            assert seen["log"]["entries"] == log_entries(again, seat, lang, 0)
            assert seen["log"]["total"] == move + 1
            assert seen["waiting"] == {"seat": again.ask.seat, "for": again.ask.kind}
            assert bool(seen["question"]) == (seat == again.ask.seat)


def test_of_the_log_only_what_is_new_is_sent(house):
    at = bring(house, played(moves=20))
    whole = house.get(f"{at}/at/20?seat=0")["log"]
    rest = house.get(f"{at}/at/20?seat=0&log=15")["log"]
    assert rest == {"from": 15, "entries": whole["entries"][15:], "total": 21}


def test_hands_are_closed_unless_one_asks_to_see_everything(house):
    match = played(moves=30, open_hands=False)
    at = bring(house, match)
    own = house.get(f"{at}/at/30?seat=1")["view"]["players"]
    assert [player["hand"] is None for player in own] == [True, False, True]
    seen = house.get(f"{at}/at/30?seat=1&open=yes")
    for player in seen["view"]["players"]:
        assert (
            player["hand"]
            == view_data(match, player["seat"], "en")["players"][player["seat"]]["hand"]
        )
    closed = house.get(f"{at}/at/30?seat=1")["log"]["entries"]
    assert seen["log"]["entries"] != closed
    assert seen["question"]


def test_everything_is_shown_only_of_a_game_that_is_over_or_holds_its_seed(house):
    running = write_record(played(moves=10), with_seed=False)
    at = bring(house, running)
    status, told = error(house.ask("GET", f"{at}/at/5?seat=0&open=yes"))
    assert (status, told["code"]) == (403, "not_allowed")
    assert house.get(f"{at}/at/5?seat=0")["view"]
    over = bring(house, write_record(ended(), with_seed=False))
    assert house.get(f"{over}/at/5?seat=0&open=yes")["is_open"]


def test_the_end_is_told_at_the_end_alone(house):
    match = ended()
    at = bring(house, match)
    last = len(match.moves)
    assert house.get(at)["outcome"]["key"] == match.outcome.key
    assert house.get(f"{at}/at/{last}?seat=0")["ending"]
    assert house.get(f"{at}/at/{last - 1}?seat=0")["ending"] is None
    assert house.get(f"{at}/at/{last}?seat=0")["waiting"] is None


def test_the_record_can_be_had_back(house):
    text = played(moves=10).record()
    _, headers, body = house.ask("GET", f"{bring(house, text)}/record")
    assert body.decode() == text
    assert "attachment" in headers["content-disposition"]


def test_the_record_of_a_finished_table_can_be_looked_back_on(build):
    house = build()
    made = house.make("companion", "companion")
    with house.guest(made["code"]) as watcher:
        watcher.wait(lambda state: state["ending"], 60)
    _, _, body = house.ask("GET", f"/api/tables/{made['code']}/record")
    assert house.get(bring(house, body.decode()))["outcome"]


@pytest.mark.parametrize(("game", "samples"), [("book", 12), ("maze", 12)])
def test_chances_are_worked_out_once_while_others_go_on(house, game, samples):
    at = bring(house, played(game, samples))
    deadline = time.monotonic() + 60
    while True:
        status, _, body = house.ask("GET", f"{at}/analysis")
        told = json.loads(body)
        if status == 200 or time.monotonic() > deadline:
            break
        assert (status, told["is_thinking"]) == (202, True)
        assert house.get("/api/health")["ok"]
    moves = [step["move"] for turn in told["turns"] for step in turn["steps"]]
    assert moves == list(range(samples))
    assert house.get(f"{at}/analysis") == told


# Playing on


@pytest.mark.parametrize("game", ["book", "maze"])
def test_one_plays_on_from_the_middle_with_companions(house, game):
    match = played(game, 40)
    at = bring(house, match)
    seat = match.moves[20].seat
    wish = {"move": 20, "seat": seat, "lang": "de", "name": "Eve", "level": "random"}
    made = house.post(f"{at}/play-on", wish)
    assert (made["seat"], made["link"]) == (seat, f"/t/{made['code']}")
    with house.guest(made["code"], made["token"], lang="de") as eve:
        decision = eve.turn()
        assert eve.state["log"]["total"] == 21
        assert decision["options"]
        seats = eve.state["table"]["seats"]
        assert [s["kind"] == "person" for s in seats] == [s == seat for s in range(3)]
        assert seats[seat]["name"] == "Eve"
        assert eve.state["table"]["title"]
        eve.choose()
        eve.wait(lambda state: state["log"]["total"] > 21)
    then = house.hall.tables[made["code"]].match
    assert [move.text for move in then.moves[:20]] == [move.text for move in match.moves[:20]]
    assert then.seed != match.seed


def test_a_game_that_was_played_on_outlives_the_server(build):
    house = build("kept")
    match = played(moves=20)
    made = house.post(f"{bring(house, match)}/play-on", {"move": 10, "seat": match.moves[10].seat})
    house.stop()
    again = build("kept")
    with again.guest(made["code"], made["token"]) as guest:
        assert guest.turn()
        assert guest.state["log"]["total"] == 11
    text = again.hall.tables[made["code"]].match.record()
    assert len(Match.load(text).moves) == 10


def test_what_comes_is_not_what_came(house, monkeypatch):
    """The same choices after the same position, and yet other cards: the seed is a fresh one."""
    match = played(moves=30)
    at = bring(house, match)
    seeds = set()
    for _ in range(3):
        made = house.post(f"{at}/play-on", {"move": 10, "seat": match.moves[10].seat})
        seeds.add(house.hall.tables[made["code"]].match.seed)
    assert len(seeds | {match.seed}) == 4


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"move": 41, "seat": 0}, "not_found"),
        ({"move": 1, "seat": 3}, "not_found"),
        ({"move": -1, "seat": 0}, "malformed"),
        ({"move": 1, "seat": 0, "level": "genius"}, "malformed"),
        ({"move": 1, "seat": 0, "seed": 5}, "malformed"),
    ],
)
def test_nobody_plays_on_from_where_there_is_nothing(house, wish, code):
    at = bring(house, played())
    tables = len(house.hall.tables)
    assert error(house.ask("POST", f"{at}/play-on", wish))[1]["code"] == code
    assert len(house.hall.tables) == tables


def test_a_finished_game_cannot_be_played_on_from_its_end(house):
    match = ended()
    wish = {"move": len(match.moves), "seat": 0}
    status, told = error(house.ask("POST", f"{bring(house, match)}/play-on", wish))
    assert (status, told["sentence"]) == (422, "The game is over.")
