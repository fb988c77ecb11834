"""B7.0 to B7.1a, B7.3: back to six cards, and the token to the left."""

from __future__ import annotations

import pytest
from tables import book, look, opened, options, pass_turn, play, quiet_pack, refused, seen, support

SEVEN = "air1 air2 earth1 fire1 fire2 water1 water2"


def names(events):
    """The names of events."""
    return [event.name for event in events]


# B7.0


def test_only_the_active_player_goes_back_to_six():
    """B7.0: the others keep what they hold, none or nine."""
    match = book(3, marker=3, hands={"p1": "fire1", "p3": "air1 " * 9})
    match.choose("stop")
    assert [6, 0, 9] == [seen(match, seat).hand_size for seat in range(3)]


def test_a_turn_may_begin_with_an_empty_hand():
    """B7.0: p2 holds nothing when their turn comes, and draws only at its end."""
    match = book(marker=3)
    match.choose("stop")
    assert (1, 0, ["stop"]) == (match.ask.seat, seen(match, 1).hand_size, options(match))
    match.choose("stop")
    assert 6 == seen(match, 1).hand_size


def test_a_turn_may_begin_with_a_hand_of_more_than_six():
    """B7.0: all nine may be used; the hand is trimmed at the end of that turn only."""
    match = book(marker=3, hands={"p2": "air1 air1 air1 fire1 fire1 fire1 water1 water1 water1"})
    match.choose("stop")
    assert (1, "act", 9) == (match.ask.seat, match.ask.kind, seen(match, 1).hand_size)


# B7.1


@pytest.mark.parametrize("held", range(6))
def test_with_fewer_than_six_cards_one_draws_to_six(held):
    """B7.1: without a question."""
    match = book(marker=3, hands={"p1": "fire1 " * held})
    match.choose("stop")
    assert (6, {}) == (seen(match, 0).hand_size, seen(match, 0).discard)
    assert 6 - held == names(match.moves[-1].events).count("CardDrawn")


def test_nothing_may_be_discarded_before_drawing():
    """B7.1: with fewer than six nobody is asked for a card, and all that was held is still held."""
    match = book(marker=3, hands={"p1": "fire1 air1 madness"}, decks={"p1": "water1 water1 water1"})
    match.choose("stop")
    assert (1, "act") == (match.ask.seat, match.ask.kind)
    assert {"fire1": 1, "air1": 1, "madness": 1, "water1": 3} == seen(match, 0).hand


def test_with_six_cards_nothing_happens():
    """B7.1: neither a draw nor a discard."""
    match = book(marker=3, hands={"p1": "fire1 fire1 air1 air1 water1 madness"})
    match.choose("stop")
    assert (6, {}) == (seen(match, 0).hand_size, seen(match, 0).discard)
    assert ["TurnBegan", "MarkerMoved"] == names(match.moves[-1].events)


def test_with_more_than_six_cards_one_chooses_what_to_discard():
    """B7.1: Element cards down to six, to one's own discard pile."""
    match = book(marker=3, hands={"p1": SEVEN + " water3"})
    match.choose("stop")
    assert (0, "card") == (match.ask.seat, match.ask.kind)
    play(match, "air2", "water3")
    assert {"air2": 1, "water3": 1} == seen(match, 0).discard
    assert (6, 1) == (seen(match, 0).hand_size, match.ask.seat)


def test_one_discards_exactly_down_to_six():
    """B7.1: neither fewer nor more."""
    match = book(marker=3, hands={"p1": SEVEN})
    match.choose("stop")
    assert "B5.3" == refused(match, "done")
    match.choose("fire1")
    assert (1, 6) == (match.ask.seat, seen(match, 0).hand_size)


def test_madness_cannot_be_discarded_so():
    """B7.1: seven cards with four Madness: an Element card must go."""
    match = book(marker=3, hands={"p1": "madness madness madness madness air1 fire1 water1"})
    match.choose("stop")
    assert ["air1", "fire1", "water1"] == options(match)
    assert match.why_not("madness") is not None
    match.choose("fire1")
    assert {"madness": 4, "air1": 1, "water1": 1} == seen(match, 0).hand


def test_with_five_madness_all_but_one_element_card_go():
    """B7.1: five Madness and four Element cards: three of the four are discarded."""
    match = book(
        marker=3, hands={"p1": "madness madness madness madness madness air1 air1 air1 air1"}
    )
    match.choose("stop")
    assert ({"madness": 5, "air1": 1}, {"air1": 3}) == (seen(match, 0).hand, seen(match, 0).discard)
    assert seen(match, 0).in_game


DECK = {"decks": {"p1": "fire1 fire2"}, "discards": {"p1": "air1 air1 air1"}}


def test_drawing_to_six_meets_an_empty_deck():
    """B7.1: a short deck is drawn out first, then Madness and shuffle (ruling `short_deck`)."""
    match = book(marker=3, **DECK, hands={"p1": "water1 water1"}, madness=9)
    match.choose("stop")
    told = ["CardDrawn"] * 2 + ["MadnessReceived", "DeckShuffled"] + ["CardDrawn"] * 2
    assert told == names(match.moves[-1].events)[:6]
    place = seen(match, 0)
    assert (6, 2, {}, 8) == (place.hand_size, place.deck_size, place.discard, look(match).madness)
    assert {"water1": 2, "fire1": 1, "fire2": 1}.items() <= place.hand.items()


@pytest.mark.parametrize("wish", [{"edition": "de"}, {"rulings": {"short_deck": "not_enough"}}])
def test_by_the_german_rules_a_deck_too_small_is_shuffled_at_once(wish):
    """B7.1: ruling `short_deck` = not_enough: Madness first, then four of all six cards."""
    match = book(marker=3, **wish, **DECK, hands={"p1": "water1 water1"}, madness=9)
    match.choose("stop")
    told = ["MadnessReceived", "DeckShuffled"] + ["CardDrawn"] * 4
    assert told == names(match.moves[-1].events)[:6]
    place = seen(match, 0)
    assert (6, 2, {}, 8) == (place.hand_size, place.deck_size, place.discard, look(match).madness)


@pytest.mark.parametrize("ruling", ["when_empty", "not_enough"])
def test_a_deck_with_just_enough_cards_brings_no_madness(ruling):
    """B7.1: exactly four are needed and four are there; an emptied deck alone brings nothing."""
    match = book(
        marker=3,
        rulings={"short_deck": ruling},
        hands={"p1": "water1 water1"},
        decks={"p1": "fire1 fire1 fire1 fire1"},
        discards={"p1": "air1"},
        madness=9,
    )
    match.choose("stop")
    assert (9, 0, {"air1": 1}) == (
        look(match).madness,
        seen(match, 0).deck_size,
        seen(match, 0).discard,
    )


# B7.1a


def test_only_hand_cards_count():
    """B7.1a: three cards in support are not part of the six."""
    match = book(marker=3, hands={"p1": "fire1 fire1 fire1"}, supports={"p1": "air1 air1 water1"})
    match.choose("stop")
    assert (6, ["air1", "air1", "water1"]) == (seen(match, 0).hand_size, support(match, 0))


@pytest.mark.parametrize("ruling", ["hand", "hand_or_support"])
def test_only_hand_cards_are_discarded(ruling):
    """B7.1a: support cannot be given up instead, whatever the ruling `discard_from` says."""
    match = book(
        marker=3,
        rulings={"discard_from": ruling},
        hands={"p1": SEVEN},
        supports={"p1": "earth3"},
    )
    match.choose("stop")
    assert SEVEN.split() == options(match)


def test_during_a_turn_a_hand_has_no_limit():
    """B7.1a: Growth at power 3 on a hand of nine: eleven cards, and the turn goes on."""
    match = book(
        marker=3,
        hands={"p1": "earth3 air1 air1 air1 fire1 fire1 fire1 water1 water1"},
        shuffled={"p1": "fire1 fire1 fire1 fire1"},
    )
    match.choose("cast growth x3")
    assert (11, "act") == (seen(match, 0).hand_size, match.ask.kind)


def test_after_drawing_to_six_nothing_may_be_discarded():
    """B7.1a: whatever was drawn, the next question is the next player's."""
    match = book(marker=3, hands={"p1": "fire1"}, decks={"p1": "madness madness madness air1 air1"})
    match.choose("stop")
    assert {"fire1": 1, "air1": 2, "madness": 3} == seen(match, 0).hand
    assert (1, "act") == (match.ask.seat, match.ask.kind)


# B7.3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_token_goes_to_the_left(tmp_path, seats):
    """B7.3: seat by seat through a whole game."""
    match = opened(seats, {"first": ["p2"]}, pack=quiet_pack(tmp_path))
    active = []
    while match.ask is not None:
        active.append(look(match).active)
        pass_turn(match)
    assert [(1 + turn) % seats for turn in range(30)] == active


@pytest.mark.parametrize(
    ("out", "order"), [(["p2"], [0, 2, 3, 0]), (["p2", "p3"], [0, 3, 0, 3]), (["p4"], [0, 1, 2, 0])]
)
def test_the_token_passes_those_who_are_out(out, order):
    """B7.3, B7.2a: to the next one on the left who is still in the game."""
    match = book(4, turn=1, marker=1, out=out)
    active = []
    for _ in range(4):
        active.append((look(match).active, match.ask.seat))
        pass_turn(match)
    assert [(seat, seat) for seat in order] == active
