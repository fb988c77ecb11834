"""Undo: free until somebody learned something, with the reason when it is not."""

from __future__ import annotations

import pytest

from madmage.kernel.error import ChoiceRefused
from madmage.testing import table


def test_paying_from_an_open_hand_can_be_taken_back_freely():
    match = table("book", seats=2, hands={"p1": "fire1 fire1 earth1"})
    match.choose("acquire fire2")

    assert match.why_not_undo() is None
    match.undo()
    assert {"fire1": 2, "earth1": 1} == match.view(0).data.players[0].hand


def test_a_drawn_card_has_been_seen_so_its_owner_must_agree():
    match = table("book", seats=2, hands={"p1": "earth1"}, decks={"p1": "fire2 air1"})
    match.choose("cast growth x1")

    with pytest.raises(ChoiceRefused, match=r"has learned something by it \(Player 1 draws Fire 2"):
        match.undo()
    match.undo(consent=[0, 1])
    assert {"earth1": 1} == match.view(0).data.players[0].hand


def test_with_closed_hands_only_the_drawer_learns():
    match = table(
        "book", seats=3, open_hands=False, hands={"p1": "earth1"}, decks={"p1": "fire2 air1"}
    )
    match.choose("cast growth x1")

    assert (0, 1, 2) == match.learners(), "the others saw the card that paid"
    match = table(
        "book", seats=3, open_hands=False, supports={"p1": "earth1"}, decks={"p1": "fire2"}
    )
    match.choose("cast growth x1")
    assert (0,) == match.learners(), "a card in support was open to all"


def test_a_revealed_library_spell_is_news_to_everybody():
    match = table("book", seats=2, hands={"p1": "air1 air1"}, library={"air": "tailwind"})
    match.choose("learn tailwind")

    assert (0, 1) == match.learners()


def test_there_is_nothing_to_undo_at_the_start():
    match = table("book", seats=2)

    with pytest.raises(ChoiceRefused, match="nothing to take back"):
        match.undo()


def test_after_an_undo_the_same_card_is_drawn_again():
    match = table("book", seats=2, seed=9, hands={"p1": "earth1"})
    match.choose("cast growth x1")
    drawn = match.view(0).data.players[0].hand
    match.undo(consent=range(2))
    match.choose("cast growth x1")

    assert drawn == match.view(0).data.players[0].hand
