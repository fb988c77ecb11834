"""Proposals at the Book's table: made, answered, limited, kept; and that they tell nothing."""

from __future__ import annotations

import json
from random import Random

import pytest

from browser.positions import early
from madmage.agents.agent import agent_of
from madmage.agents.pact import answer_to, suggestion
from madmage.match import proposal as proposals
from madmage.match.record import read_record, write_record
from madmage.server import reader
from madmage.server.talking import talk_data
from madmage.server.wire import encode
from server.test_twins import played, table_of, twin_of

HANDS = {"p1": "fire1 fire1 water1 water1 air1 air1", "p2": "fire1 fire1 air1 water1 water1 water1"}
LEND = [{"seat": 1, "text": "support fire 2"}, {"seat": 0, "text": "destroy 4"}]


def lacking(seats=2, **more):
    """Nerea holds two fire for Fever, Bram the other two, and both can lend."""
    facts = {
        "hands": HANDS,
        "decks": {"p1": "earth1 earth1", "p2": "air1 air1"},
        "supports": {},
        "curses": {"4": "fever"},
        "spells": {"p1": "combustion ice growth telepathy"},
    }
    return early(seats, **{**facts, **more})


def seated(house, match, **head):
    """A table with this match: Ada and Bo, both persons."""
    made = house.make({"kind": "me", "name": "Ada"}, "friend")
    code = made["code"]
    tokens = [made["token"], house.sit(code, "Bo")["token"]]
    table = house.hall.tables[code]

    def put():
        for name, value in head.items():
            setattr(table.head, name, value)
        table.begin(match)

    house.inside(put)
    return code, tokens, table


def newest(state):
    """The last proposal that a state tells of."""
    return [{"needs_me": False, "state": "", "steps": []}, *state["talk"]["proposals"]][-1]


def test_a_proposal_is_shown_to_all_answered_and_kept(house):
    code, tokens, _ = seated(house, lacking())
    with (
        house.guest(code, tokens[0]) as ada,
        house.guest(code, tokens[1]) as bo,
        house.guest(code) as watcher,
    ):
        ada.ok("propose", steps=[{"seat": 0, "text": "support air 1"}, LEND[1]])
        bo.ok(
            "propose",
            steps=[{"seat": 0, "text": "support fire 1"}, {"seat": 1, "text": "cast ice x1"}],
        )
        seen = watcher.wait(lambda s: len(s["talk"]["proposals"]) == 2)["talk"]["proposals"]
        assert [made["state"] for made in seen] == ["agreed", "open"]  # the first asks nobody else
        ada.wait(lambda s: newest(s)["needs_me"])
        assert not watcher.state["talk"]["proposals"][-1]["needs_me"]
        ada.ok("answer", proposal=seen[1]["id"], yes=True)
        bo.wait(lambda s: newest(s)["state"] == "agreed")
        ask = ada.turn()["ask"]
        ada.ok("choose", ask=ask, picks=["cast ice x1"], then=["pay water1"])
        ada.wait(lambda s: s["decision"]["kind"] == "card")
        ada.pick("fire1")
        done = newest(ada.wait(lambda s: s["decision"]["kind"] == "act"))
        assert [step["done"] for step in done["steps"]] == [True, False]


def test_a_counter_proposal_takes_the_place_of_the_first(house):
    code, tokens, _ = seated(house, lacking())
    with house.guest(code, tokens[0]) as ada, house.guest(code, tokens[1]) as bo:
        name = ada.ok("propose", steps=LEND)["proposal"]
        assert ada.ok("propose", steps=LEND)["proposal"] == name  # said twice, once made
        fewer = [{"seat": 1, "text": "support fire 1"}, LEND[1]]
        bo.ok("propose", steps=fewer, counters=name)
        ada.wait(lambda s: [p["state"] for p in s["talk"]["proposals"]] == ["countered", "open"])
        assert ada.no("answer", proposal=name, yes=False)["code"] == "stale"


@pytest.mark.parametrize(("limit", "allowed"), [("none", 0), ("one", 1), ("three", 3)])
def test_the_tables_limit_refuses_with_a_sentence(house, limit, allowed):
    code, tokens, _ = seated(house, lacking(), proposals=limit)
    wishes = ["cast ice x1", "cast growth x1", "destroy 4", "learn tailwind"]
    with house.guest(code, tokens[0]) as ada:
        for text in wishes[:allowed]:
            ada.ok("propose", steps=[{"seat": 0, "text": text}])
        ada.wait(lambda s: s["talk"]["left"] == 0)
        error = ada.no("propose", steps=[{"seat": 0, "text": wishes[allowed]}])
        assert error["code"] == "refused"
        assert "at this table" in error["sentence"]
        assert len(ada.state["talk"]["proposals"]) == allowed


def test_a_proposal_lapses_when_its_thing_is_gone_and_when_the_round_ends():
    match = lacking()
    made = [
        proposals.propose(match, "a", 0, [(1, "destroy 4")]),
        proposals.propose(match, "b", 0, [(1, "cast ice x1")]),
    ]
    match.state.curse[match.state.curse.index(max(match.state.curse))] = -1
    proposals.settle(match, made)
    assert [one.state for one in made] == ["lapsed", "open"]
    match.state.row += 1
    proposals.settle(match, made)
    assert made[1].state == "lapsed"


def test_a_word_that_was_kept_is_to_be_kept_again_after_an_undo():
    match = lacking()
    made = proposals.propose(match, "a", 1, [(0, "cast ice x1")])
    late = proposals.propose(match, "b", 1, [(0, "cast ice x1"), (1, "destroy 4")])
    gone = proposals.propose(match, "c", 1, [(0, "destroy 4")])
    proposals.answer(match, made, 0, True)
    proposals.answer(match, gone, 0, False)
    match.choose("cast ice x1")
    proposals.settle(match, [made, late, gone])
    assert (made.state, late.state, gone.state) == ("kept", "open", "declined")
    made.turn = -5
    proposals.settle(match, [made, late, gone], is_undone=True)
    assert (made.state, made.turn) == ("kept", -5), "nothing was taken back of it"
    match.undo(range(2))
    proposals.settle(match, [made, late, gone], is_undone=True)
    assert (made.state, late.state, gone.state) == ("agreed", "open", "declined")
    assert proposals.promises(match, [made, late, gone], 0) == [("cast ice x1", 1)]


BAD = [
    {"steps": []},
    {"steps": LEND * 2},
    {"steps": [{"seat": 7, "text": "destroy 4"}]},
    {"steps": [{"seat": -1, "text": "destroy 4"}]},
    {"steps": [{"seat": 1, "text": "destroy 5"}]},
    {"steps": [{"seat": 1, "text": "support"}]},
    {"steps": [{"seat": 1, "text": "support fire 0"}]},
    {"steps": [{"seat": 1, "text": "support fire 2 fire 2"}]},
    {"steps": [{"seat": 1, "text": "support fire ²"}]},
    {"steps": [{"seat": 1, "text": "support  fire 2"}]},
    {"steps": [{"seat": 1, "text": "support air 1 fire 1 air 1"}]},
    {"steps": [{"seat": 1, "text": "stop"}]},
    {"steps": [{"seat": 1, "text": "destroy 4\n# end"}]},
    {"steps": [{"seat": 1, "text": "pay fire1"}]},
    {"steps": [{"seat": 1, "text": "cast avatar x1"}]},
    {"steps": [{"seat": 1}]},
    {"steps": LEND, "counters": "nobody"},
    {"steps": LEND, "more": 1},
    {"steps": "destroy 4"},
    {},
]


def test_what_means_nothing_is_refused_and_changes_nothing(house):
    code, tokens, table = seated(house, lacking())
    with house.guest(code, tokens[0]) as ada, house.guest(code) as watcher:
        before = encode(table.head)
        for fields in BAD:
            assert ada.no("propose", **fields)["code"] in ("refused", "malformed", "stale"), fields
        assert watcher.no("propose", steps=LEND)["code"] == "not_allowed"
        assert ada.no("answer", proposal="x", yes=True)["code"] == "stale"
        assert ada.no("answer", proposal="x", yes="yes")["code"] == "malformed"
        assert encode(table.head) == before
    code = house.make("me", "friend", "friend", game="maze")
    with house.guest(code["code"], code["token"]) as ada:
        assert ada.no("propose", steps=LEND)["code"] == "not_allowed"


def test_a_record_notes_what_was_proposed_and_is_read_as_before():
    match = lacking()
    made = [proposals.propose(match, "a", 0, [(1, "support fire 2"), (0, "destroy 4")])]
    match.choose("cast ice x1")
    text = write_record(match, notes=proposals.notes(made))
    assert "# p1 proposes: p2 support fire 2; p1 destroy 4 (open)" in text
    again = read_record(text)
    assert again.record() == text
    assert proposals.noted(again.notes[0][0], 2) == {
        "seat": 0,
        "steps": [{"seat": 1, "text": "support fire 2"}, {"seat": 0, "text": "destroy 4"}],
    }
    assert proposals.noted("p9 proposes: p1 destroy 4 (open)", 2) is None


def test_a_replay_shows_only_what_could_have_been_proposed_then():
    match = lacking()
    steps = ["destroy 4", "support fire 2", "destroy 5", "fly", "__proto__ x", "acquire aether9"]
    notes = {at: [f"p1 proposes: p2 {text} (open)" for text in steps] for at in (0, 1)}
    match.choose("cast ice x1")
    text = write_record(match, notes=notes)
    seen = json.loads(reader.look("hostile notes", text, reader.Look(1, 0, False, "en", 0)))
    said = [[made["steps"][0]["text"] for made in e["talk"]] for e in seen["log"]["entries"]]
    assert said == [steps[:2], steps[:2]]


# Companions


@pytest.mark.parametrize("level", ["greedy", "adept"])
def test_a_companion_proposes_agrees_declines_and_asks_for_less(level):
    match = lacking()
    view, mind = match.view(1), agent_of(level, 1, "book")
    assert suggestion(mind, "book", view, 1, [0]) == [(0, "support fire 2"), (1, "destroy 4")]
    lend = [(1, "support fire 2"), (0, "destroy 4")]
    assert answer_to(mind, "book", view, 1, lend) == (True, [])
    more = [(1, "support fire 3"), (0, "destroy 4")]
    assert answer_to(mind, "book", view, 1, more) == (False, lend)
    assert answer_to(mind, "book", view, 1, [(1, "cure hand")]) == (False, [])


def test_a_companion_keeps_its_word_and_says_so(house):
    code, tokens, table = seated(house, lacking())

    def seat_companion():
        table.head.seats[1].kind, table.head.seats[1].level = "companion", "greedy"

    house.inside(seat_companion)
    with house.guest(code, tokens[0]) as ada:
        ada.ok("propose", steps=LEND)
        ada.wait(lambda s: first_of(s)["state"] == "agreed")
        ada.stop()
        ada.wait(lambda s: any(step["done"] for step in first_of(s)["steps"]))
        choice = next(c for c in table.choices if "why-promise" in c.thought)
        assert "proposal" in ada.ok("reason", move=choice.first)["sentence"]


def test_a_companion_that_would_rather_do_what_it_proposed_says_so_once(house, monkeypatch):
    code, tokens, table = seated(house, lacking())
    rather, asked = [(0, "support fire 2"), (1, "destroy 4")], []

    async def talk(deed, *_):
        asked.append(deed.__name__)
        assert len(asked) < 9
        return (False, rather) if deed.__name__ == "judge" else []

    monkeypatch.setattr(house.hall.minds, "talk", talk)
    with house.guest(code, tokens[0]) as ada, house.guest(code, tokens[1]) as bo:
        bo.ok("propose", steps=[{"seat": seat, "text": text} for seat, text in rather])
        house.inside(lambda: setattr(table.head.seats[1], "kind", "companion"))
        ada.ok("propose", steps=LEND)
        ada.wait(lambda s: [p["state"] for p in s["talk"]["proposals"]] == ["open", "countered"])
    assert asked.count("judge") == 1


def first_of(state):
    own = [p for p in state["talk"]["proposals"] if p["seat"] == 0]
    return own[0] if own else newest({"talk": {"proposals": []}})


@pytest.mark.parametrize("number", range(4))
def test_in_twin_worlds_companions_say_the_same_and_everybody_is_told_the_same(number):
    match = played(number, 40 + 11 * number)
    r = Random(number)
    seats = match.setup.seats
    for viewer in range(seats):
        twin = twin_of(match, viewer, r)
        said = []
        for one in (match, twin):
            mind, view = agent_of("greedy", 1, "book"), one.view(viewer)
            people = [seat for seat in range(seats) if seat != viewer]
            steps = suggestion(mind, "book", view, 5, people)
            wishes = [(viewer, "support fire 1"), (viewer, "cure hand"), (people[0], "cure hand")]
            answers = [answer_to(mind, "book", view, 5, [wish]) for wish in wishes]
            table = table_of(one)
            table.head.talk = [
                made
                for wish in wishes
                if (made := proposals.propose(one, "x", viewer, [wish])) is not None
            ]
            said.append(json.dumps([steps, answers, talk_data(table, viewer)]))
        assert said[0] == said[1]
