"""Assistants who try everything: nothing is half done, nobody plays or reads another seat."""

from __future__ import annotations

import pytest

from madmage.assistant.desk import Desk
from madmage.assistant.door import Door
from madmage.kernel.error import ChoiceRefused, MadmageError
from madmage.testing import table

ENDLESS = "9" * 5000
HUGE = 10**5000


def test_an_endless_number_is_a_wrong_answer_and_nothing_of_its_list_is_done():
    door = Door()
    door.new_match("book", 2, companions="random", seed=3)
    before = door.look("m1")
    for call in (door.choose, door.why_not, door.price):
        with pytest.raises(MadmageError):
            call("m1", ENDLESS)
    for call in (door.choose, door.price):
        with pytest.raises(MadmageError):
            call("m1", HUGE)
    with pytest.raises(MadmageError):
        door.choose("m1", ["learn kindling", "fire2", ENDLESS])
    with pytest.raises(MadmageError):
        door.choose("m1", ["cast ice x1", ENDLESS])
    assert door.look("m1") == before


def test_what_is_wrong_is_quoted_only_in_its_beginning():
    door = Door()
    door.new_match("book", 2, companions="random", seed=3)
    wrong = "x" * 100_000
    for call in (
        lambda: door.look(wrong),
        lambda: door.card("m1", wrong),
        lambda: door.hint("m1", wrong),
        lambda: door.new_match(companions=wrong),
    ):
        with pytest.raises(MadmageError) as refused:
            call()
        assert len(str(refused.value)) < 400


def test_a_potion_taken_back_while_somebody_else_was_asked_opens_not_their_question():
    """M5: p2 drank in p1's turn; the question that is open again is p1's to answer."""
    match = table("maze", seats=3, potions={"p2": "heal"}, life={"p2": 5})
    asked = match.ask.seat
    match.interject(1, "drink heal")
    desk = Desk("m1", match, 1, "random", "en")
    assert asked != 1
    told = desk.undo()

    assert match.ask.seat == 1
    assert told.startswith("Taken back: ")
    assert match.question() in told
    assert not any(move.seat == 1 for move in match.moves)


def test_who_read_a_whole_record_takes_nothing_back():
    """It tells what others hid, and its seed tells what would come."""
    door = Door()
    door.new_match("book", 2, companions="random", seed=3, open_hands=False)
    desk = door.study.find("m1")
    while desk.match.ask is not None:
        door.choose("m1", 1)
    door.undo("m1")
    while desk.match.ask is not None:
        door.choose("m1", 1)
    assert "\nseed 3\n" in door.save_record("m1")
    with pytest.raises(ChoiceRefused, match="the record was read"):
        door.undo("m1")
