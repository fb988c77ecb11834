"""An assistant's desk: it is told what its seat may know, and whatever it tries has an answer."""

from __future__ import annotations

import json
import sys
from random import Random

import pytest

from madmage import new_match
from madmage.assistant.desk import Desk
from madmage.assistant.door import Door, make_server
from madmage.kernel.error import ChoiceRefused, MadmageError, NotUnderstood
from madmage.testing import table
from server.test_twins import played, twin_of


def everything(desk: Desk) -> list[str]:
    """All that the tools can say about a table, in every language."""
    said = []
    for desk.lang in ("en", "de", "es"):
        said += [desk.look(), desk.data(), desk.log(400)]
        is_asked = desk.match.ask is not None
        said += [desk.question(is_full=True)] if is_asked else []
        for deed in (
            lambda: desk.hint("greedy"),
            lambda: desk.why_not("cast ice x1"),
            lambda: desk.card("growth"),
            lambda: desk.price(str(len(desk.match.ask.options))),
            desk.record,
        ):
            try:
                said.append(deed())
            except MadmageError as error:
                said.append(str(error))
    return said


@pytest.mark.parametrize("number", range(6))
def test_in_twin_worlds_an_assistant_is_told_the_same(number):
    """What another seat hides changes no letter of what any tool says."""
    match = played(number, 40)
    viewer = match.ask.seat
    twin = twin_of(match, viewer, Random(number))
    other = (viewer + 1) % match.setup.seats
    desks = [Desk("m1", one, viewer, "random", "en") for one in (match, twin)]

    assert match.view(other).data != twin.view(other).data
    assert everything(desks[0]) == everything(desks[1])


def test_secret_points_of_others_are_not_told_before_all_are_ready():
    """M2.1a."""
    told = []
    for points in ("strength", "speed"):
        match = new_match("maze", 3, seed=4)
        match.choose(points)
        while match.ask.seat == 0:
            match.choose(match.options()[0].text)
        told.append(everything(Desk("m1", match, match.ask.seat, "random", "en")))

    assert told[0] == told[1]


@pytest.fixture
def door() -> Door:
    door = Door()
    door.new_match("book", 2, companions="random", seed=3)
    return door


def test_a_choice_is_told_with_all_that_came_of_it_and_can_be_taken_back(door):
    before = door.look("m1")
    told = door.choose("m1", "stop")

    assert "Turn 2: Companion 2." in told
    assert "1. Air 1 from your hand  (text: air1)" in told
    assert door.undo("m1").startswith("Taken back: End your actions")
    assert door.look("m1") == before
    with pytest.raises(ChoiceRefused, match="nothing yet"):
        door.undo("m1")


def test_several_answers_are_done_together_or_not_at_all(door):
    before = door.look("m1")
    assert door.price("m1", "learn kindling").splitlines()[1:] == ["- fire2", "- fire1, fire1"]
    for wrong in (["learn kindling", "fire1"], ["learn kindling", "air1"], ["stop", "stop"]):
        with pytest.raises(MadmageError):
            door.choose("m1", wrong)
    assert door.look("m1") == before
    door.choose("m1", ["2", "fire2"])
    assert "Kindling" in door.look("m1").rsplit("spells", 1)[1]


def test_things_that_are_picked_together_are_named_in_any_order():
    door = Door()
    door.new_match("maze", 3, companions="random", seed=4)
    with pytest.raises(ChoiceRefused):
        door.choose("m1", ["speed", "strength"])
    told = door.choose("m1", ["speed", "strength", "toughness", "strength", "speed"])
    assert "strength 2" in told.lower()


def test_what_is_not_possible_is_told_with_its_rule(door):
    assert "Not possible now:" in door.options("m1")
    assert "[B6.3]" in door.options("m1")
    assert "number B6.3 tells the whole rule" in door.why_not("m1", "cast ice x1")
    assert door.rules("book", "B6.3").startswith("B6.3 ")
    assert "B6.3" in door.rules("book", word="exhausted")
    with pytest.raises(NotUnderstood, match="no rule holds"):
        door.rules("maze", word="submarine")


def test_the_table_is_given_as_data_with_the_open_question(door):
    data = json.loads(door.look("m1", "data"))

    assert data["seat"] == 1
    assert data["view"]["players"][0]["hand_size"] == 6
    assert data["decision"]["options"][0]["text"] == "stop"


def test_a_record_without_secrets_can_be_had_and_played_on_without_its_seed(door):
    door.choose("m1", "stop")
    record = door.save_record("m1")

    assert "\nseed " not in record
    assert "m2" in door.load_record(record, seat=1, companions="random")
    assert door.look("m1").split("\n", 1)[1] == door.look("m2").split("\n", 1)[1]
    door.close_match("m1")
    assert "m2: book" in door.list_matches()


def test_hidden_hands_keep_the_record_shut_while_the_game_goes_on():
    door = Door()
    door.new_match("book", 2, companions="random", seed=3, open_hands=False)
    with pytest.raises(MadmageError, match="keep secret"):
        door.save_record("m1")


def test_a_potion_is_put_in_out_of_turn():
    match = table("maze", seats=3, potions={"p2": "heal"}, life={"p2": 5})
    desk = Desk("m1", match, 0, "random", "en")
    assert "put_in" not in desk.question()
    match = table("maze", seats=3, potions={"p1": "heal"}, life={"p1": 5})
    desk = Desk("m1", match, 0, "random", "de")
    assert "drink heal" in desk.question()


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"players": 9}, "[B1.8]"),
        ({"seat": 4}, "seat is a number from 1 to 3"),
        ({"companions": "gredy"}, "did you mean 'greedy'?"),
        ({"companions": "master:many"}, "a number of nodes"),
        ({"rulings": {"recast": "maybe"}}, "recast"),
        ({"pack": "nowhere"}, "there is no pack 'nowhere'"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_with_what_was_meant(wish, told):
    door = Door()
    with pytest.raises(MadmageError) as refused:
        door.new_match("book", **wish)
    assert told in str(refused.value)
    assert not door.study.desks


def test_without_the_package_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    with pytest.raises(MadmageError, match=r"pip install 'madmage\[mcp\]'"):
        make_server()
