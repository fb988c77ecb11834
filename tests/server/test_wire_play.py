"""Playing over the wire: choosing, prices, reasons, hints, the log and languages."""

from __future__ import annotations

import json
import time
from random import Random

import pytest

from madmage import new_match
from madmage.match.match import Match
from madmage.server import play
from madmage.server.telling import decision_data
from madmage.server.wire import Choose
from madmage.testing import table as position
from server.guest import asked, together

WHO = ("p1", "p2", "p3")


def at_actions(guest):
    """Bring somebody to the question what to do."""
    while "stop" not in [option["text"] for option in guest.turn()["options"]]:
        guest.choose()
    return guest.state["decision"]


def test_a_choice_is_done_and_shown_to_everybody_in_their_own_language(house):
    with house.three() as (code, _, guests), house.guest(code, lang="de") as watcher:
        guest = asked(guests)
        ask = guest.state["decision"]["ask"]
        guest.choose()
        others = [g for g in guests if g is not guest]
        for other in others:
            other.wait(lambda s: s["log"]["total"] == guest.state["log"]["total"])
            assert other.state["decision"] is None or other.state["decision"]["ask"] != ask
        watcher.wait(lambda s: s["log"]["total"] == guest.state["log"]["total"])
        assert watcher.log[-1]["move"] == guest.log[-1]["move"]
        assert watcher.state["decision"] is None


def test_only_whoever_is_asked_gets_the_question(house):
    with house.three() as (_, _, guests):
        seat = guests[0].state["waiting"][0]["seat"]
        assert [bool(g.state["decision"]) for g in guests] == [seat == at for at in range(3)]


def test_the_same_answer_sent_twice_is_done_once(house):
    with house.three() as (code, tokens, guests):
        guest = asked(guests)
        decision, picks = guest.state["decision"], guest.picks()
        assert "again" not in guest.ok("choose", ask=decision["ask"], picks=picks)
        assert guest.ok("choose", ask=decision["ask"], picks=picks)["again"] is True
        total = guest.state["log"]["total"]
        with house.guest(code, tokens[guest.state["seat"]]) as again:
            assert again.ok("choose", ask=decision["ask"], picks=picks)["again"] is True
            assert again.state["log"]["total"] == total
        other = guests[guest.state["seat"] - 1]
        told = other.ask("choose", ask=decision["ask"], picks=picks)
        assert told["t"] == "no"
        assert "again" not in told


def test_another_answer_to_an_old_question_is_stale_or_out_of_turn(house):
    with house.three() as (_, _, guests):
        guest = asked(guests)
        old = guest.state["decision"]["ask"]
        guest.choose()
        code = guest.no("choose", ask=old, picks=["stop", "stop"])["code"]
        assert code in ("stale", "not_your_turn")
        guest = asked(guests)
        assert guest.no("choose", ask=old, picks=["fire1"])["code"] == "stale"
        assert guest.no("price", ask=old, pick="stop")["code"] == "stale"
        assert guest.no("why", ask=old, pick="stop")["code"] == "stale"


def test_nobody_answers_for_somebody_else(house):
    with house.three() as (_, _, guests):
        guest = asked(guests)
        decision, picks = guest.state["decision"], guest.picks()
        other = guests[guest.state["seat"] - 1]
        for kind, fields in {
            "choose": {"picks": picks},
            "price": {"pick": "x"},
            "why": {"pick": "x"},
        }.items():
            error = other.no(kind, ask=decision["ask"], **fields)
            assert error["code"] == "not_your_turn"
        assert other.no("hint")["code"] == "not_your_turn"
        assert guest.ok("choose", ask=decision["ask"], picks=picks)


def test_a_refused_choice_names_its_rule_and_changes_nothing(house):
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"], lang="de") as ada:
        ask = at_actions(ada)["ask"]
        total = ada.state["log"]["total"]
        assert ada.no("choose", ask=ask, picks=["cast ice x9"])["code"] == "refused"
        error = ada.no("choose", ask=ask, picks=["destroy 3a"])
        assert error["code"] == "refused"
        assert error["rule"].startswith("B")
        assert ada.no("choose", ask=ask, picks=["stop", "stop"])["code"] == "refused"
        assert ada.no("choose", ask=ask, picks=["stop"], then=["pay fire1"])["code"] == "refused"
        assert ada.no("choose", ask=ask, picks=[], then=[])["code"] == "refused"
        assert ada.no("choose", ask=ask, picks=["nonsense"])["code"] == "refused"
        assert ada.ok("choose", ask=ask, picks=["stop"])
        ada.wait(lambda s: s["log"]["total"] > total)


def test_an_action_is_priced_and_paid_at_once(house):
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        decision = at_actions(ada)
        texts = [option["text"] for option in decision["options"]]
        pick = next(text for text in texts if text.startswith(("cast", "acquire")))
        price = ada.ok("price", ask=decision["ask"], pick=pick)
        assert price["ways"]
        assert price["verdict"] is None
        judged = ada.ok("price", ask=decision["ask"], pick=pick, cards=price["ways"][0])
        assert judged["verdict"]["ok"] is True
        first = ada.state["log"]["total"] - 1
        ada.ok("choose", ask=decision["ask"], picks=[pick], then=price["ways"][0])
        ada.wait(lambda s: s["undo"] and s["undo"]["move"] == first)
        error = ada.no("price", ask=decision["ask"], pick=pick)
        assert error["code"] in ("stale", "not_your_turn")


def test_why_tells_what_is_legal_and_which_rule_forbids_the_rest(house):
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        ask = at_actions(ada)["ask"]
        assert ada.ok("why", ask=ask, pick="stop")["legal"] is True
        told = ada.ok("why", ask=ask, pick="destroy 3a")
        assert told["legal"] is False
        assert told["rule"]
        assert ada.no("why", ask=ask, pick="nonsense")["code"] == "refused"


def test_a_hint_is_a_whole_answer_with_a_sentence(house):
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        decision = ada.turn()
        hint = ada.ok("hint")
        assert hint["sentence"]
        assert ada.ok("choose", ask=decision["ask"], picks=hint["picks"])


def test_a_companion_says_why_it_chose(house):
    made = house.make("me", {"kind": "companion", "level": "greedy"})
    with house.guest(made["code"], made["token"]) as ada:
        while not any(entry.get("by_companion") for entry in ada.log):
            ada.stop()
            ada.turn()
        if not any(entry["seat"] == 0 for entry in ada.log):
            ada.choose()
        theirs = next(entry for entry in ada.log if entry.get("by_companion"))
        mine = next(e for e in ada.log if e["seat"] == 0)
        assert isinstance(ada.ok("reason", move=theirs["move"])["sentence"], str)
        assert ada.no("reason", move=mine["move"])["code"] == "not_allowed"
        assert ada.no("reason", move=9999)["code"] == "not_allowed"


def test_with_closed_hands_a_companion_keeps_its_reasons(house):
    made = house.make("me", {"kind": "companion", "level": "greedy"}, open_hands=False)
    with house.guest(made["code"], made["token"]) as ada:
        while not any(entry.get("by_companion") for entry in ada.log):
            ada.stop()
            ada.turn()
        theirs = next(entry for entry in ada.log if entry.get("by_companion"))
        assert ada.no("reason", move=theirs["move"])["code"] == "not_allowed"


def play_on(guests, moves):
    for _ in range(moves):
        together(guests)
        if guests[0].state["ending"]:
            return
        asked(guests).choose(1)


def test_the_log_comes_in_parts_and_nothing_of_it_is_lost(house):
    with house.three() as (code, _, guests):
        play_on(guests, 60)
        ada = guests[0]
        together(guests)
        assert ada.state["log"]["total"] == len(ada.log) > 50
        with house.guest(code) as late:
            start = late.state["log"]["from"]
            assert start == late.state["log"]["total"] - 40
            older = late.ok("log", before=start)["log"]
            assert [e["move"] for e in older] == list(range(max(-1, start - 41), start - 1))
            whole = late.ok("log", before=start - len(older))["log"] + older
            assert whole[0]["move"] == -1
            assert len(whole) + 40 == late.state["log"]["total"]
            assert late.ok("log", before=0)["log"] == []
            mine = [e["move"] for e in ada.log]
            assert mine == [e["move"] for e in [*whole, *late.state["log"]["entries"]]]


def test_another_language_tells_everything_anew(house):
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        ada.turn()
        english = ada.state
        ada.ok("lang", lang="de")
        ada.wait(lambda s: s["decision"]["question"] != english["decision"]["question"])
        german = ada.state
        assert german["log"]["from"] == 0
        assert german["log"]["entries"][0]["lines"] != english["log"]["entries"][0]["lines"]
        assert german["view"]["texts"] != english["view"]["texts"]
        assert german["decision"]["ask"] == english["decision"]["ask"]


@pytest.mark.parametrize(
    "message",
    [
        "{}",
        "[]",
        "1",
        "nonsense",
        '{"t":"choose"}',
        '{"t":"choose","id":"a","ask":"x"}',
        '{"t":"choose","id":"a","ask":"x","picks":"stop"}',
        '{"t":"choose","id":"a","ask":"x","picks":[1]}',
        '{"t":"choose","id":"a","ask":"x","picks":[],"more":1}',
        '{"t":"undo","id":"a","move":-1}',
        '{"t":"undo","id":"a","move":1e99}',
        '{"t":"undo","id":"a","move":true}',
        '{"t":"lang","id":"a","lang":"fr"}',
        '{"t":"agree","id":"a","undo":"x","yes":"yes"}',
        '{"t":"hello","token":"","lang":"en"}',
        '{"t":"dance","id":"a"}',
        '{"t":"hint","id":""}',
        '{"t":"hint","id":"' + "x" * 41 + '"}',
        '{"t":"why","id":"a","ask":"x","pick":"' + "x" * 301 + '"}',
        '{"t":"choose","id":"a","ask":"x","picks":[' + '"x",' * 50 + '"x"]}',
        "[" * 4000,
        b"\x00\xff",
    ],
)
def test_what_is_no_message_is_said_to_be_malformed(house, message):
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        ada.line.send(message)
        while True:
            told = ada.hear()
            if told["t"] != "state":
                break
        assert (told["t"], told["error"]["code"]) == ("no", "malformed")
        assert told["id"] in ("a", "")
        assert ada.ok("log", before=1)


def test_what_is_too_big_is_said_so_and_what_is_far_too_big_is_cut_off(house):
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        ada.line.send(json.dumps({"t": "hint", "id": "a", "x": "y" * 20_000}))
        assert ada.answer("")["error"]["code"] == "too_big"
        assert ada.ok("log", before=1)


def test_every_proposal_can_be_chosen_as_it_is_proposed():
    match = new_match("book", 2, seed=5)
    r, tried = Random(5), 0
    for _ in range(400):
        if match.ask is None:
            break
        decision = decision_data(match, 0, "en")
        for picks in decision["proposals"][:6]:
            wish = Choose(id="1", ask="x", picks=picks)
            assert play.codes_of(match, wish, "en")
            tried += 1
        match.choose(code=r.choice(match.ask.options))
    assert tried > 100


def test_something_may_be_put_in_out_of_turn_where_the_game_knows_that(house):
    made = house.make("me", "companion", "companion", game="maze")
    with house.guest(made["code"], made["token"]) as ada:
        ada.turn()
        error = ada.no("put", text="drink heal")
        assert error["code"] == "refused"
    made = house.make("me", "companion")
    with house.guest(made["code"], made["token"]) as ada:
        assert ada.no("put", text="drink heal")["code"] == "refused"


def test_a_potion_is_drunk_while_another_is_asked(house):
    made = house.make("me", "friend", "friend", game="maze")
    code = made["code"]
    tokens = [made["token"], house.sit(code, "Bo")["token"], house.sit(code, "Cy")["token"]]
    table = house.hall.tables[code]
    match = position("maze", 3, potions=dict.fromkeys(WHO, "heal"), life=dict.fromkeys(WHO, 2))
    house.inside(lambda: table.begin(match))
    seat = (match.ask.seat + 1) % 3
    with house.guest(code, tokens[seat]) as guest:
        guest.ok("put", text="drink heal")
        guest.wait(lambda s: s["log"]["total"] == 2)
        assert guest.state["undo"]["move"] == 0
        assert guest.no("put", text="drink heal")["code"] == "refused"


def test_a_game_is_played_to_its_end_and_its_record_tells_all(house):
    made = house.make("me", "companion", difficulty=3, mode="nightmare")
    with house.guest(made["code"], made["token"]) as ada:
        until = time.monotonic() + 40
        while not ada.state["ending"] and time.monotonic() < until:
            if ada.turn() is None:
                break
            ada.choose(3)
        assert ada.state["table"]["phase"] == "over"
        assert ada.state["ending"][0]
        assert ada.state["decision"] is None
        assert ada.state["waiting"] == []
        assert ada.no("choose", ask="x", picks=[])["code"] == "over"
        assert ada.no("hint")["code"] == "over"
        record = house.ask("GET", f"/api/tables/{made['code']}/record")[2].decode()
        assert "\nseed " in record
        assert Match.load(record).outcome is not None
