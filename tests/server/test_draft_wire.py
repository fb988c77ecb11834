"""Drafts: a turn tried out from the seat's view alone, with honest odds, then played up to a surprise."""

from __future__ import annotations

import json
import threading
from math import comb
from random import Random

import pytest

from browser.positions import early
from madmage import new_match
from madmage.kernel.error import MadmageError, NotUnderstood
from madmage.match.draft import Draft
from madmage.server import message
from madmage.server.drafting import draft_data
from madmage.server.wire import encode
from properties import maze_counts, maze_worlds
from server.maze_positions import cellar
from server.test_talk import seated
from server.test_twins import played, table_of, twin_of

DECK = "fire1 fire1 fire1 air1 water1 water1 earth1"
GROWTH = {"picks": ["cast growth x2"], "then": ["pay earth1", "pay earth1"]}
LACKS_TWO = {
    "hands": {"p1": "earth1 earth1 water1 fire1 fire1"},
    "decks": {"p2": "fire1 air1 water1"},
    "shuffled": {"p1": DECK},
    "curses": {"4": "fever"},
    "spells": {"p1": "combustion ice growth telepathy"},
    "supports": {},
}


def drafted(match, *steps):
    draft = Draft(match, match.ask.seat, (0, len(match.moves)))
    for picks, then in steps:
        draft.choose(draft.codes_of(picks, then), picks, then)
    return draft


def told(match, draft):
    table = table_of(match)
    table.drafts[draft.seat] = draft
    return draft_data(table, draft.seat, "en")


def test_odds_are_exact_where_all_outcomes_can_be_tried():
    match = early(2, **LACKS_TWO)
    data = told(match, drafted(match, (GROWTH["picks"], GROWTH["then"])))
    chances = {one["text"]: one["share"] for one in data["odds"]["chances"]}
    assert data["odds"]["samples"] == 0
    assert data["decision"] is None
    # Three fire among seven cards, two are drawn: both for Fever, one at least for a Fire 3.
    assert chances["destroy 4"] == round(comb(3, 2) / comb(7, 2), 4)
    assert chances["acquire fire3"] == round(1 - comb(4, 2) / comb(7, 2), 4)
    assert sum(o["share"] for o in data["odds"]["outcomes"]) + data["odds"][
        "rest"
    ] == pytest.approx(1, abs=0.001)


def test_what_is_hidden_is_not_taken_for_known():
    # The order of this deck is fixed, and nobody knows it.
    hidden = {**LACKS_TWO, "decks": {"p1": DECK}, "shuffled": {}}
    match = early(2, **hidden)
    data = told(match, drafted(match, (GROWTH["picks"], GROWTH["then"])))
    assert data["odds"]["samples"] > 100
    share = next(o["share"] for o in data["odds"]["chances"] if o["text"] == "acquire fire3")
    assert share == pytest.approx(1 - comb(4, 2) / comb(7, 2), abs=0.15)


def test_a_draft_goes_on_from_an_outcome_and_steps_can_be_taken_out():
    match = early(2, **LACKS_TWO)
    before = match.record()
    draft = drafted(
        match, (["acquire fire2"], ["pay fire1", "pay fire1"]), (GROWTH["picks"], GROWTH["then"])
    )
    draft.assume(0)
    assert draft.steps[-1].odds is None, "what did not come is not kept"
    assert told(match, draft)["decision"]["kind"] == "act"
    draft.drop(0)
    assert [step.picks for step in draft.steps] == [["cast growth x2"]]
    assert match.record() == before


def test_a_die_of_the_maze_has_six_faces_and_a_walk_goes_on_from_one():
    match = cellar(potions={"p1": "heal"})
    draft = drafted(match, (["move"], None))
    data = told(match, draft)
    faces = [o["drawn"] for o in data["odds"]["outcomes"]]
    assert faces == [[["die.p1", str(face)]] for face in range(1, 7)]
    draft.assume(3)
    assert told(match, draft)["decision"]["kind"] == "walk"


def test_a_draft_is_private_until_it_is_shared(house):
    code, tokens, table = seated(house, early(2, **LACKS_TWO))
    with house.guest(code, tokens[0]) as ada, house.guest(code, tokens[1]) as bo:
        assert bo.no("draft", do="begin")["code"] == "not_your_turn"
        ada.ok("draft", do="begin")
        mine = ada.wait(lambda s: s["draft"])["draft"]
        assert ada.ok("price", ask=mine["decision"]["ask"], pick="cast growth x2")["ways"]
        ada.ok("choose", ask=mine["decision"]["ask"], **GROWTH)
        ada.wait(lambda s: s["draft"]["steps"])
        assert bo.state["draft"] is None
        assert bo.state["plans"] == []
        ada.ok("draft", do="share")
        plans = bo.wait(lambda s: s["plans"])["plans"]
        assert plans[0]["steps"][0]["text"] == "cast growth x2"
        assert "pay" not in json.dumps(plans)
        assert len(table.match.moves) == 0


@pytest.mark.parametrize(("comes", "played"), [("water1 fire1", 2), ("air1 earth1", 1)])
def test_a_draft_is_played_up_to_the_first_surprise(house, comes, played):
    match = early(2, **LACKS_TWO, told={"deck.p1": comes.split()})
    code, tokens, table = seated(house, match)
    with house.guest(code, tokens[0]) as ada:
        ada.ok("draft", do="begin")
        ask = ada.wait(lambda s: s["draft"])["draft"]["decision"]["ask"]
        ada.ok("choose", ask=ask, **GROWTH)
        odds = ada.wait(lambda s: s["draft"]["odds"])["draft"]["odds"]
        drawn = [sorted(value for _, value in o["drawn"]) for o in odds["outcomes"]]
        ada.ok("draft", do="assume", at=drawn.index(["fire1", "water1"]))
        ask = ada.wait(lambda s: s["draft"]["decision"])["draft"]["decision"]["ask"]
        ada.ok("choose", ask=ask, picks=["acquire fire3"], then=["pay fire1"] * 3)
        ada.wait(lambda s: len(s["draft"]["steps"]) == 2)
        done = ada.ok("draft", do="commit")
        assert (done["played"], done["of"]) == (played, 2)
        assert (done["surprise"] is None) == (played == 2)
        if played == 1:
            assert done["surprise"]["kind"] == "chance"
            assert "otherwise" in done["surprise"]["sentence"]
        texts = [move.text for move in table.match.moves]
        assert ("acquire fire3" in texts) == (played == 2)
        assert ada.wait(lambda s: s["draft"] is None)["undo"] is not None


def test_a_potion_put_in_meanwhile_renews_a_draft(house):
    made = house.make("me", "friend", "friend", game="maze")
    code = made["code"]
    tokens = [made["token"], house.sit(code, "Bo")["token"], house.sit(code, "Cy")["token"]]
    table = house.hall.tables[code]
    match = cellar(3, potions={"p1": "heal", "p2": "heal"}, life={"p1": 9, "p2": 9})
    house.inside(lambda: table.begin(match))
    with house.guest(code, tokens[0]) as ada, house.guest(code, tokens[1]) as bo:
        ada.ok("draft", do="begin")
        ask = ada.wait(lambda s: s["draft"])["draft"]["decision"]["ask"]
        ada.ok("choose", ask=ask, picks=["drink heal"])
        ada.wait(lambda s: s["draft"]["steps"])
        bo.ok("put", text="drink heal")
        ada.wait(lambda s: s["log"]["total"] == 2)
        assert table.drafts[0].base[1] == 1
        assert [step.picks for step in table.drafts[0].steps] == [["drink heal"]]
        assert ada.ok("draft", do="commit")["surprise"] is None


def test_a_draft_is_not_played_on_for_who_has_left(build):
    house = build(pace=0.5)
    code, tokens, _ = seated(house, early(2, **LACKS_TWO))
    steps = [(["acquire fire2"], ["pay fire1", "pay fire1"]), (["stop"], None)]
    with house.guest(code, tokens[0]) as ada:
        ada.ok("draft", do="begin")
        for at, (picks, then) in enumerate(steps):
            ada.wait(lambda s, at=at: s["draft"] and len(s["draft"]["steps"]) == at)
            ada.ok("choose", ask=ada.state["draft"]["decision"]["ask"], picks=picks, then=then)
        ada.send({"t": "draft", "id": "play", "do": "commit"})
        ada.wait(lambda s: s["log"]["total"] > 1)
        ada.ok("leave")
        told = ada.answer("play")
        assert (told["played"], told["surprise"]["kind"]) == (1, "other")


@pytest.mark.parametrize("fault", [None, NotUnderstood("no such world")])
def test_a_draft_is_renewed_beside_the_other_tables_and_holds_up_no_choice(
    house, monkeypatch, fault
):
    code, tokens, _ = seated(house, early(2, **LACKS_TWO))
    threads, renew = [], Draft.renew

    def slow(draft, *args):
        threads.append(threading.current_thread())
        if fault:
            raise fault
        return renew(draft, *args)

    monkeypatch.setattr(Draft, "renew", slow)
    with house.guest(code, tokens[0]) as ada:
        ada.ok("draft", do="begin")
        ada.ok("choose", ask=ada.turn()["ask"], **GROWTH)
        ada.wait(lambda s: s["log"]["total"] > 1)
        assert (ada.state["draft"] is None) == (fault is not None)
    assert threads
    assert house.thread not in threads


BAD = [
    {"do": "assume", "at": 99},
    {"do": "assume", "at": -1},
    {"do": "drop", "at": 4},
    {"do": "drop", "at": 10**9},
    {"do": "fly"},
    {"do": "begin", "more": 1},
    {},
]


def test_what_means_nothing_in_a_draft_is_refused_and_changes_nothing(house):
    code, tokens, table = seated(house, early(2, **LACKS_TWO))
    with house.guest(code, tokens[0]) as ada, house.guest(code) as watcher:
        for act in ("commit", "share", "drop", "assume"):
            assert ada.no("draft", do=act)["code"] == "stale"
        assert watcher.no("draft", do="begin")["code"] == "not_allowed"
        ada.ok("draft", do="begin")
        ask = ada.wait(lambda s: s["draft"])["draft"]["decision"]["ask"]
        before = json.dumps(ada.state["draft"])
        for fields in BAD:
            assert ada.no("draft", **fields)["code"] in ("refused", "malformed"), fields
        assert ada.no("choose", ask=ask, picks=["destroy 4"], then=[])["code"] == "refused"
        assert ada.no("choose", ask=ask, picks=["cast growth x2", "stop"], then=[])["sentence"]
        assert ada.no("choose", ask="draft.0.0.9.x", picks=["stop"])["code"] == "stale"
        assert ada.no("price", ask="draft.", pick="stop")["code"] == "stale"
        assert json.dumps(ada.state["draft"]) == before
        assert len(table.match.moves) == 0
        ada.ok("draft", do="end")
        assert ada.wait(lambda s: s["draft"] is None)


# Twin worlds


def tried(match, r):
    """Everything that a few random drafts of whoever is asked are told, as bytes."""
    draft = drafted(match)
    table = table_of(match)
    table.drafts[draft.seat] = draft
    heard = [message.state(table, draft.seat, "en", 0)]
    for _ in range(4):
        if draft.ask is None:
            if draft.open_step is None:
                break
            draft.assume(0)
            continue
        text = draft.shadow.rules.write(draft.shadow.state, r.choice(draft.ask.options))
        try:
            draft.choose(draft.codes_of([text], None), [text], None)
        except MadmageError as error:
            heard.append(str(error).encode())
        heard.append(encode(draft_data(table, draft.seat, "de")))
    return heard


@pytest.fixture
def stopped_clock(monkeypatch):
    monkeypatch.setattr("madmage.server.message.time.time", lambda: 1794000000.0)
    monkeypatch.setattr("madmage.server.table.time.time", lambda: 1794000000.0)


@pytest.mark.usefixtures("stopped_clock")
@pytest.mark.parametrize("number", range(6))
def test_in_twin_worlds_a_draft_of_the_book_is_told_the_same(number):
    match = played(number, 20 + 9 * number)
    twin = twin_of(match, match.ask.seat, Random(number))
    assert tried(match, Random(number)) == tried(twin, Random(number))


@pytest.mark.usefixtures("stopped_clock")
@pytest.mark.parametrize("number", range(6))
def test_in_twin_worlds_a_draft_of_the_maze_is_told_the_same(number):
    r = Random(number)
    match = new_match("maze", 3, seed=number)
    for _ in range(12 + 8 * number):
        match.choose(code=maze_worlds.pick(r, match.state, "keen"))
    twin = new_match("maze", 3, seed=number + 1)
    twin.state = maze_counts.redeal(match.state, match.ask.seat, r)
    twin.moves, twin.opening_events = match.moves, match.opening_events
    assert tried(match, Random(number)) == tried(twin, Random(number))
