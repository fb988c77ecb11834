"""B9.14: who may look where: open piles, nobody's decks, hands open or closed."""

from __future__ import annotations

import pytest

from rules.book.tables import book, look, play, seen

TWO = {"p1": "fire1 water2", "p2": "earth3 madness"}


@pytest.mark.parametrize("is_open", [True, False])
def test_discard_piles_are_open_to_all(is_open):
    """B9.14: to their owner and, in a cooperative game, to everybody."""
    match = book(hands=TWO, discards={"p1": "air1", "p2": "air2 madness"}, open_hands=is_open)
    for viewer in (0, 1, -1):
        players = match.view(viewer).data.players
        assert [{"air1": 1}, {"air2": 1, "madness": 1}] == [p.discard for p in players]


def test_hands_are_open_by_default():
    """B9.14: the table option is on by default: everybody sees all hands."""
    match = book(hands=TWO)
    assert look(match).table.open_hands
    for viewer in (0, 1, -1):
        players = match.view(viewer).data.players
        assert [{"fire1": 1, "water2": 1}, {"earth3": 1, "madness": 1}] == [p.hand for p in players]


def test_closed_hands_are_their_owners():
    """B9.14: of another's hand and deck one sees the size, and nothing else."""
    match = book(hands=TWO, decks={"p1": "", "p2": "air1 air2 air3"}, open_hands=False)
    other = match.view(0).data.players[1]
    assert (None, 2, None, 3) == (other.hand, other.hand_size, other.deck, other.deck_size)
    assert ["?", "?", "?"] == other.deck_top
    assert {"fire1": 1, "water2": 1} == seen(match, 0).hand
    assert {"earth3": 1, "madness": 1} == seen(match, 1).hand


def test_a_bystander_sees_no_closed_hand():
    """B9.14: who only watches sees sizes."""
    players = book(hands=TWO, open_hands=False).view(-1).data.players
    assert [(None, 2), (None, 2)] == [(p.hand, p.hand_size) for p in players]


def test_what_is_unseen_is_known_only_all_together():
    """B9.14: hidden hands and decks as one heap, as everybody can work it out."""
    match = book(
        hands=TWO, decks={"p1": "air1", "p2": "air2"}, shuffled={"p2": "fire3"}, open_hands=False
    )
    hidden = {"air1": 1, "air2": 1, "earth3": 1, "fire3": 1, "madness": 1}
    assert hidden == look(match).unseen


def test_views_of_tables_that_differ_only_in_what_is_hidden_are_equal():
    """B9.14: nothing in a view tells a hidden card from another."""
    one = book(
        hands={"p1": "air1", "p2": "fire1 madness"}, shuffled={"p2": "water1"}, open_hands=False
    )
    two = book(
        hands={"p1": "air1", "p2": "water1 fire1"}, shuffled={"p2": "madness"}, open_hands=False
    )
    assert one.view(0).data == two.view(0).data
    assert one.screen(0) == two.screen(0)
    assert one.view(1).data != two.view(1).data


def test_the_order_of_a_deck_is_open_to_nobody():
    """B9.14: decks to nobody: two orders of one deck look the same, to its owner too."""
    one = book(decks={"p1": "fire1 water1 air1"})
    two = book(decks={"p1": "air1 fire1 water1"})
    for viewer in (0, 1, -1):
        assert one.view(viewer).data == two.view(viewer).data
        assert ["?", "?", "?"] == one.view(viewer).data.players[0].deck_top


def test_a_draw_is_told_to_its_owner_and_hidden_from_the_others():
    """B9.14: with closed hands the log of another says only that a card was drawn."""
    match = book(hands={"p1": "earth1"}, decks={"p1": "fire3"}, open_hands=False)
    play(match, "cast growth x1")
    assert "Player 1 draws Fire 3." == match.log(0)[-1]
    assert "Player 1 draws a card." == match.log(1)[-1]
    assert "Player 1 draws a card." == match.log(-1)[-1]


def test_a_card_put_on_a_deck_is_known_to_its_owner_only():
    """B9.14, B9.10: face down: with closed hands the others see only that a card lies there."""
    match = book(
        phase="monster",
        marker=1,
        curses={"2": "vertigo"},
        hands={"p1": "fire1 water1"},
        decks={"p1": "", "p2": ""},
        open_hands=False,
    )
    play(match, "fire1")
    assert ["water1", "fire1"] == seen(match, 0).deck_top
    assert ["?", "?"] == match.view(1).data.players[0].deck_top
    assert "Player 1 puts a card on top of the deck." in match.log(1)


def test_a_madness_laid_on_a_deck_from_the_stack_is_known_to_all():
    """B9.14: everybody saw it come from the Madness stack."""
    match = book(
        phase="monster",
        marker=1,
        curses={"2": "grave_soil"},
        open_hands=False,
        decks={"p1": "", "p2": ""},
    )
    for viewer in (0, 1, -1):
        assert [["madness"], ["madness"]] == [p.deck_top for p in match.view(viewer).data.players]


def test_cards_looked_at_are_known_to_their_owner_only():
    """B9.14, B9.1b: the others learn what was discarded, not what lies there now."""
    match = book(
        hands={"p1": "air1"},
        decks={"p1": "fire1 water1 earth1"},
        spells={"p1": "weather_eye"},
        open_hands=False,
    )
    play(match, "cast weather_eye x1", "p1", "fire1", "done", "water1")
    assert ["earth1"] == seen(match, 0).deck_top
    other = match.view(1).data.players[0]
    assert (["?"], {"air1": 1, "fire1": 1}) == (other.deck_top, other.discard)


def test_a_gift_between_closed_hands_is_known_to_giver_and_receiver():
    """B9.14, B9.9: a third player sees only that a card was given."""
    match = book(seats=3, hands={"p1": "air1 fire3"}, spells={"p1": "paper_bird"}, open_hands=False)
    play(match, "cast paper_bird x1", "give fire3 to p2")
    assert ("Player 1 gives Fire 3 to Player 2.",) * 2 == (match.log(0)[-1], match.log(1)[-1])
    assert "Player 1 gives a card to Player 2." == match.log(2)[-1]


def test_payments_discards_and_support_are_open():
    """B9.14: what leaves a closed hand face up is seen by all."""
    match = book(hands={"p1": "water1 fire3"}, open_hands=False)
    play(match, "cast ice x1")
    assert "Player 1 pays with Water 1." in match.log(1)
    assert "Player 1 puts Fire 3 into support." in match.log(1)


def test_somebody_elses_question_does_not_tell_what_they_hold():
    """B9.14: with closed hands one sees who is asked for what, not the options."""
    match = book(hands={"p1": "fire1 water3 air2"}, open_hands=False)
    play(match, "cast combustion x1")
    view = match.view(1)
    assert (0, "card", ()) == (view.data.asked, view.data.asked_for, view.known.ask.options)


def test_a_card_turned_over_was_seen_by_all_even_if_it_goes_to_a_closed_hand():
    """B9.14: it lay face up; the hand it went into stays its owner's."""
    match = book(
        hands={"p1": "earth1"},
        decks={"p1": "fire2 water1 fire1"},
        spells={"p1": "prospecting"},
        open_hands=False,
    )
    play(match, "cast prospecting x1", "fire")
    for viewer in (0, 1, -1):
        told = [line for line in match.log(viewer) if "turns over" in line]
        assert [f"Player 1 turns over {card}." for card in ("Fire 2", "Water 1", "Fire 1")] == told
    assert (0, 1) == match.learners()
    assert (None, 2) == (
        match.view(1).data.players[0].hand,
        match.view(1).data.players[0].hand_size,
    )
