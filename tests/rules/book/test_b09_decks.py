"""B9.1 to B9.3, B9.10, B9.17: drawing, empty decks, receiving Madness, the top of a deck."""

from __future__ import annotations

import pytest

from rules.book.tables import book, look, options, own_pack, play, refused, seen

DESTROYING_GROWTH = [
    (r'^cast = \[\{ draw = "X" \}\]$', 'cast = [{ destroy = "X", from = "deck" }]')
]


def struck(curse, **facts):
    """A table at which this curse on space 2 strikes everybody right away."""
    return book(phase="monster", marker=1, curses={"2": curse}, **facts)


def test_a_draw_takes_the_top_of_ones_own_deck():
    """B9.1: the top card, into the hand."""
    match = book(hands={"p1": "earth2"}, decks={"p1": "fire3 water2 air1", "p2": "earth1"})
    play(match, "cast growth x2")
    assert {"fire3": 1, "water2": 1} == seen(match, 0).hand
    assert (1, 1) == (seen(match, 0).deck_size, seen(match, 1).deck_size)


def test_an_empty_deck_brings_a_madness_and_a_shuffle():
    """B9.1: the Madness goes to the discard pile, that becomes the deck, and the draw goes on."""
    match = book(
        hands={"p1": "earth1"},
        decks={"p1": ""},
        discards={"p1": "air1"},
        madness=9,
        told={"deck.p1": ["madness"]},
    )
    play(match, "cast growth x1")
    place = seen(match, 0)
    assert ({"madness": 1}, {}, {"air1": 1, "earth1": 1}) == (place.hand, place.discard, place.deck)
    assert 8 == look(match).madness


def test_a_card_to_be_destroyed_from_an_empty_deck_brings_a_madness_too(tmp_path):
    """B9.1: drawn *or destroyed from it*: receive, shuffle, go on."""
    match = book(
        pack=own_pack(tmp_path, spells=DESTROYING_GROWTH),
        hands={"p1": "earth2"},
        decks={"p1": "fire1"},
        madness=9,
        told={"deck.p1": ["earth2"]},
    )
    play(match, "cast growth x2")
    assert ({"fire1": 1, "earth2": 1}, 8) == (look(match).destroyed, look(match).madness)
    assert {"madness": 1} == seen(match, 0).deck


def test_the_discard_pile_may_be_looked_at_before_the_shuffle():
    """B9.1, B9.14: it lies open, for its owner and for all."""
    match = book(discards={"p1": "fire3 madness"}, open_hands=False)
    for viewer in (0, 1, -1):
        assert {"fire3": 1, "madness": 1} == match.view(viewer).data.players[0].discard


def test_an_emptied_deck_with_nothing_more_to_draw_brings_no_madness():
    """B9.1a: only a card that is missing brings one."""
    match = book(hands={"p1": "earth2"}, decks={"p1": "fire1 fire1"}, madness=9)
    play(match, "cast growth x2")
    assert (0, 9) == (seen(match, 0).deck_size, look(match).madness)


def test_only_the_first_missing_card_brings_the_madness():
    """B9.1a: one by one: the rest of the deck first, then one Madness for all that follow."""
    match = book(
        hands={"p1": "earth3"},
        decks={"p1": "fire1"},
        discards={"p1": "air1 air2"},
        madness=9,
        told={"deck.p1": ["air2", "air1"]},
    )
    play(match, "cast growth x3")
    assert {"fire1": 1, "air1": 1, "air2": 1} == seen(match, 0).hand
    assert ({"earth3": 1, "madness": 1}, 8) == (seen(match, 0).deck, look(match).madness)


def test_without_a_discard_pile_every_card_needed_brings_another_madness():
    """B9.1a: the received Madness alone is the new deck."""
    match = book(supports={"p2": "earth3"}, decks={"p1": ""}, madness=9)
    play(match, "cast growth x3")
    assert ({"madness": 3}, 6) == (seen(match, 0).hand, look(match).madness)


def test_looking_shows_only_what_is_there_and_brings_no_madness():
    """B9.1b: one card in the deck, three to be looked at."""
    match = book(
        hands={"p1": "air1"}, decks={"p1": "fire1"}, spells={"p1": "weather_eye"}, madness=9
    )
    play(match, "cast weather_eye x1", "p1")
    assert ["fire1", "done"] == options(match)
    assert "B9.1b" == refused(match, "water1")
    play(match, "done")
    assert ({"fire1": 1}, 9) == (seen(match, 0).hand, look(match).madness)


def test_looking_at_an_empty_deck_brings_nothing():
    """B9.1b: the Madness comes only with the draw that follows (B9.1)."""
    match = book(
        hands={"p1": "air1"},
        decks={"p1": "", "p2": ""},
        spells={"p1": "weather_eye"},
        madness=9,
        told={"deck.p1": ["air1"]},
    )
    play(match, "cast weather_eye x1", "p1")
    assert (8, {"air1": 1}) == (look(match).madness, seen(match, 0).hand)
    assert {"madness": 1} == seen(match, 0).deck


def test_cards_looked_at_go_back_in_the_order_one_likes():
    """B9.1b, B9.10: some are discarded, the rest lies on top as ordered, and one knows it."""
    match = book(
        hands={"p1": "air1"},
        decks={"p1": "fire1 madness water1 earth1"},
        spells={"p1": "weather_eye"},
    )
    play(match, "cast weather_eye x1", "p1", "madness", "water1")
    assert {"water1": 1} == seen(match, 0).hand
    assert (["fire1", "?"], 1) == (seen(match, 0).deck_top, seen(match, 0).discard["madness"])


def test_a_shuffle_that_an_effect_asks_for_brings_no_madness():
    """B9.2: Turn the Soil shuffles the discard pile into the deck, the known top with it."""
    match = book(
        hands={"p1": "earth2"},
        decks={"p1": "fire1", "p2": ""},
        discards={"p1": "air1 air1"},
        spells={"p1": "turn_the_soil"},
        madness=9,
        told={"deck.p1": ["air1", "earth2"]},
    )
    play(match, "cast turn_the_soil x1", "p1")
    place = seen(match, 0)
    assert ({"air1": 1, "earth2": 1}, {}, 9) == (place.hand, place.discard, look(match).madness)
    assert ({"air1": 1, "fire1": 1}, []) == (place.deck, place.deck_top)


def test_a_madness_is_received_into_the_discard_pile():
    """B9.3: from the stack to the discard pile."""
    match = struck("ashen_dreams", madness=9)
    assert [{"madness": 1}, {"madness": 1}] == [seen(match, seat).discard for seat in (0, 1)]
    assert 7 == look(match).madness


@pytest.mark.parametrize(
    ("curse", "place"), [("panic_bell", "hand"), ("drowned_whispers", "support")]
)
def test_an_effect_may_name_another_place_for_a_madness(curse, place):
    """B9.3: unless the effect names another place."""
    match = struck(curse)
    for seat in (0, 1):
        mad = seen(match, seat)
        assert {} == mad.discard
        found = mad.hand.get("madness", 0) if place == "hand" else len(mad.support)
        assert 1 == found


def test_a_madness_that_cannot_be_received_loses_the_game():
    """B9.3, B8.2: the stack is empty."""
    match = struck("ashen_dreams", madness=1)
    assert ("lost", "B8.2") == (match.outcome.key, match.outcome.rule)
    assert [{"madness": 1}, {}] == [seen(match, seat).discard for seat in (0, 1)]


def test_a_madness_on_top_of_the_deck_is_drawn_next():
    """B9.10: Grave Soil lays it on top; everybody saw it."""
    match = struck("grave_soil", hands={"p1": "earth1"}, decks={"p1": "fire1 fire1", "p2": ""})
    assert ["madness", "?", "?"] == seen(match, 0).deck_top
    assert ["madness"] == match.view(0).data.players[1].deck_top
    play(match, "cast growth x1")
    assert {"madness": 1} == seen(match, 0).hand


def test_cards_put_on_top_of_the_deck_are_the_next_ones_drawn():
    """B9.10: Vertigo: two Element cards face down on one's deck, in the order one likes."""
    match = struck("vertigo", hands={"p1": "fire1 water1 earth1 madness"}, decks={"p1": "air1"})
    assert "madness" not in options(match)
    play(match, "water1", "fire1")
    assert ["fire1", "water1", "?"] == seen(match, 0).deck_top
    play(match, "cast growth x1")
    assert {"fire1": 1, "madness": 1} == seen(match, 0).hand


def test_a_card_on_top_keeps_its_place_until_the_deck_is_shuffled():
    """B9.10, B9.2: a shuffle takes the known top in."""
    match = book(
        hands={"p1": "earth2 earth2"},
        decks={"p1": "fire1"},
        spells={"p1": "turn_the_soil growth"},
        discards={"p1": "water1 water1"},
        told={"deck.p1": ["water1", "water1"]},
    )
    assert ["?"] == seen(match, 0).deck_top
    play(match, "cast turn_the_soil x1", "p1")
    assert {"earth2": 1, "water1": 2} == seen(match, 0).hand


def test_cards_put_from_an_empty_deck_into_the_discard_pile_meet_it_like_a_draw():
    """B9.17: Loose Pages, 4 cards, a deck of 2: Madness, shuffle, and on."""
    match = struck(
        "loose_pages",
        decks={"p1": "fire1 fire2", "p2": "air1 " * 4},
        discards={"p1": "earth1"},
        madness=9,
        told={"deck.p1": ["madness", "fire2"]},
    )
    assert {"madness": 1, "fire2": 1} == seen(match, 0).discard
    assert ({"earth1": 1, "fire1": 1}, 8) == (seen(match, 0).deck, look(match).madness)
    assert ({"air1": 4}, 0) == (seen(match, 1).discard, seen(match, 1).deck_size)


def test_revealed_cards_meet_an_empty_deck_like_a_draw():
    """B9.17, B9.1: Prospecting turns three cards over; the second is missing."""
    match = book(
        hands={"p1": "earth1"},
        decks={"p1": "fire1"},
        spells={"p1": "prospecting"},
        madness=9,
        told={"deck.p1": ["earth1", "madness"]},
    )
    play(match, "cast prospecting x1", "earth")
    assert ({"earth1": 1}, 8) == (seen(match, 0).hand, look(match).madness)
    assert {"fire1": 1} == seen(match, 0).deck
