"""Undo: free until somebody learned something, with the reason when it is not."""

from __future__ import annotations

import pytest

from madmage import Match
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

    with pytest.raises(ChoiceRefused, match=r"learned something by it \(Player 1 draws Fire 2"):
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


def drawn_by_ada(**facts) -> Match:
    """Ada has drawn a card that Bo may not know; Bo is asked next."""
    match = table(
        "book",
        seats=2,
        names=["Ada", "Bo"],
        open_hands=False,
        hands={"p1": "air1 air1 air1 air1 air1", "p2": "water1"},
        decks={"p1": "fire2", "p2": "earth1"},
        **facts,
    )
    match.choose("stop")
    assert 1 == match.ask.seat
    return match


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_the_reason_against_an_undo_names_no_card_that_its_reader_may_not_know(lang):
    match = drawn_by_ada()
    known = match.why_not_undo(lang=lang, seat=0)
    for reason in (match.why_not_undo(lang=lang), match.why_not_undo(lang=lang, seat=1)):
        assert "2" not in reason, "the value of the card that was drawn"
        assert "Ada" in reason
    assert "2" in known, "who drew it may read it"
    with pytest.raises(ChoiceRefused) as refused:
        match.undo()
    assert "Fire" not in refused.value.sentence


def laid_by_ada() -> Match:
    """Ada has put a card of her choice on her deck; the others know only that."""
    match = table(
        "book",
        seats=3,
        names=["Ada", "Bo", "Cy"],
        open_hands=False,
        phase="monster",
        marker=1,
        curses={"2": "vertigo"},
        hands={"p1": "fire1 fire2 water1", "p2": "air1 air2 earth1"},
        decks={"p1": "", "p2": "", "p3": ""},
    )
    match.choose("fire2")
    return match


def test_a_hidden_choice_is_taken_back_by_its_owner_or_with_their_consent():
    match = laid_by_ada()

    assert "Not everybody knows what Ada has chosen, so Ada must agree." == match.why_not_undo()
    assert match.why_not_undo(seat=1) is not None
    with pytest.raises(ChoiceRefused, match="Ada must agree"):
        match.undo(consent=[1, 2], seat=1)
    assert match.why_not_undo(seat=0) is None, "who wants it agrees"
    match.undo(consent=[0], seat=1)
    assert [] == match.moves


def test_what_was_taken_back_is_told_as_a_seat_may_know_it():
    match = laid_by_ada()
    move = match.undo(seat=0)

    assert "Fire 2" in match.move_text(move, 0)
    for seat in (1, 2, -1):
        assert "Ada puts a card on top of the deck." == match.move_text(move, seat)


def test_an_order_of_cards_is_its_owners_secret():
    match = table(
        "book",
        seats=2,
        hands={"p1": "air1"},
        decks={"p1": "fire1 water1 earth1"},
        spells={"p1": "weather_eye"},
        open_hands=False,
    )
    for choice in ("cast weather_eye x1", "p1", "done", "water1"):
        match.choose(choice)

    assert "Player 1 must agree" in match.why_not_undo(seat=1)
    assert "Water" not in match.move_text(match.moves[-1], 1)
    assert match.why_not_undo(seat=0) is None


def test_a_choice_that_all_can_see_is_no_secret():
    match = table("book", seats=2, hands={"p1": "water1 fire3"}, open_hands=False)
    match.choose("cast ice x1")

    assert (1,) == match.learners(), "who saw Fire 3 come out of the hand"
    assert match.why_not_undo(consent=[1]) is None
    assert "Ice" in match.move_text(match.moves[-1], 1)
