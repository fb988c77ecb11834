"""B9.6, B9.8, B9.9, B9.13, B9.15, B9.19, B9.20: destroyed, raised, given, discarded cards."""

from __future__ import annotations

import pytest

from madmage.kernel.error import NotUnderstood
from rules.book.tables import book, look, options, play, refused, seen


def test_a_destroyed_card_is_set_aside_where_all_may_look_at_it():
    """B9.6: out of the game, set aside, open."""
    match = book(hands={"p1": "fire1 earth2"}, open_hands=False)
    play(match, "cast combustion x1")
    for viewer in (0, 1, -1):
        assert {"earth2": 1} == match.view(viewer).data.destroyed
    assert "earth2" not in seen(match, 0).discard


def test_destroyed_madness_does_not_return_to_the_stack_cured_madness_does():
    """B9.6: burnt it is lost to the stack, cured it is not."""
    match = book(hands={"p1": "fire1 madness"}, madness=9)
    play(match, "cast combustion x1")
    assert ({"madness": 1}, 9) == (look(match).destroyed, look(match).madness)
    match = book(hands={"p1": "fire2 madness"}, madness=9)
    play(match, "cure hand")
    assert ({}, 10) == (look(match).destroyed, look(match).madness)


def test_some_effects_bring_destroyed_cards_back():
    """B9.6: Unearth takes destroyed Element cards into the hand; destroyed Madness stays."""
    match = book(
        hands={"p1": "earth2"},
        destroyed="fire3 madness",
        spells={"p1": "unearth"},
        discards={"p1": ""},
    )
    play(match, "cast unearth x1", "done")
    assert ["fire3@destroyed", "done"] == options(match)
    assert "B5.3b" == refused(match, "madness@destroyed")
    play(match, "fire3@destroyed")
    assert ({"fire3": 1}, {"madness": 1}) == (seen(match, 0).hand, look(match).destroyed)


def test_destroyed_cards_lie_in_one_common_pile_whoever_owned_them():
    """B9.6a: what another player burnt may be dug up, and so may what one has just buried."""
    match = book(
        hands={"p1": "air1 earth2", "p2": "fire1 water2"}, spells={"p1": "telepathy unearth"}
    )
    play(match, "cast telepathy x1", "cast combustion x1")
    assert {"water2": 1} == look(match).destroyed
    play(match, "cast unearth x1", "earth2@discard", "earth2@destroyed", "water2@destroyed")
    assert ({"earth2": 1, "water2": 1}, {}) == (seen(match, 0).hand, look(match).destroyed)


def test_destroyed_spells_lie_in_one_common_pile_too():
    """B9.6a: a destroyed spell may come back to any player."""
    match = book(phase="monster", marker=5, page="second_chance", destroyed_spells="avatar echo")
    play(match, "p1", "yes", "avatar@p2")
    assert "avatar" == seen(match, 1).spells[-1].spell
    assert ["echo"] == look(match).destroyed_spells


def test_a_higher_value_is_the_same_element_and_one_more():
    """B9.8: 1 becomes 2, 2 becomes 3, the element stays."""
    match = book(hands={"p1": "earth2 fire1 water2"}, spells={"p1": "ripen"})
    play(match, "cast ripen x1")
    assert ["fire1", "water2", "done"] == options(match)
    assert "B9.8" == refused(match, "fire1>water")
    play(match, "fire1", "water2")
    assert {"fire2": 1, "water3": 1} == seen(match, 0).hand


def test_the_higher_card_comes_from_its_stack():
    """B9.8a: one fewer there."""
    match = book(hands={"p1": "earth2 fire1"}, spells={"p1": "ripen"})
    left = look(match).supply["fire2"]
    play(match, "cast ripen x1", "fire1")
    assert left - 1 == look(match).supply["fire2"]


def test_an_empty_stack_or_a_value_of_3_gives_nothing_higher():
    """B9.8a: that part is not applied."""
    match = book(
        hands={"p1": "earth2 fire1 water3 air1"}, spells={"p1": "ripen"}, supply={"fire2": 0}
    )
    play(match, "cast ripen x1")
    assert ["air1", "done"] == options(match)
    assert "B9.8a" == refused(match, "fire1")
    assert "B9.8a" == refused(match, "water3")


def test_with_nothing_to_raise_the_spell_does_nothing():
    """B9.8a: all cards of value 3: cast, and nothing is asked."""
    match = book(hands={"p1": "earth2 water3"}, spells={"p1": "ripen"})
    play(match, "cast ripen x1")
    assert ("act", {"water3": 1}) == (match.ask.kind, seen(match, 0).hand)


def test_a_card_given_goes_to_the_other_players_hand_and_is_theirs():
    """B9.9: Paper Bird; paid with, it goes to the new owner's discard pile."""
    match = book(hands={"p1": "air1 fire2 air1"}, spells={"p1": "paper_bird telepathy"})
    play(match, "cast paper_bird x1", "give fire2 to p2")
    assert {"fire2": 1} == seen(match, 1).hand
    play(match, "cast telepathy x1", "acquire fire2")
    assert ({"fire2": 2}, {"air1": 2}) == (seen(match, 1).discard, seen(match, 0).discard)


def test_a_madness_may_be_given_too():
    """B9.9: a card passed from hand to hand may be any card."""
    match = book(hands={"p1": "air1 madness madness"}, spells={"p1": "paper_bird"})
    play(match, "cast paper_bird x1", "give madness to p2", "give madness to p2")
    assert ({}, {"madness": 2}) == (seen(match, 0).hand, seen(match, 1).hand)


def test_gifts_of_one_casting_go_to_one_player_and_never_to_oneself():
    """B9.9, B9.12: Paper Bird names one other player."""
    match = book(seats=3, hands={"p1": "air1 fire1 fire2"}, spells={"p1": "paper_bird"})
    play(match, "cast paper_bird x1")
    assert "B9.12" == refused(match, "give fire1 to p1")
    play(match, "give fire1 to p2")
    assert "B9.9" == refused(match, "give fire2 to p3")
    play(match, "give fire2 to p2")
    assert {"fire1": 1, "fire2": 1} == seen(match, 1).hand


def test_card_text_beats_rules_text():
    """B9.13: B6.5 sends a card to the discard pile; Essence of the Earth says: to the hand."""
    match = book(hands={"p1": "earth3"}, spells={"p1": "essence_of_the_earth"})
    play(match, "cast essence_of_the_earth x1", "fire")
    assert ({"fire3": 1}, {"earth3": 1}) == (seen(match, 0).hand, seen(match, 0).discard)


def test_madness_pays_for_nothing():
    """B9.15: a hand of Madness buys nothing, not even its own cure."""
    match = book(magicians=("fire_f", "fire_m"), hands={"p1": "madness madness madness"})
    assert ["stop"] == options(match)
    assert "B6.7" == refused(match, "cure hand")


def test_madness_is_no_card_to_pay_with():
    """B9.15: while paying it is not even a thing to name."""
    match = book(hands={"p1": "madness fire2 fire1 fire1"}, supports={"p2": "madness"})
    play(match, "acquire fire2")
    assert ["pay fire2", "pay fire1"] == options(match)
    with pytest.raises(NotUnderstood):
        match.choose("pay madness")


def test_a_discard_of_a_card_may_take_a_madness():
    """B9.15: Eye of the Tornado; it goes to its owner's discard pile."""
    match = book(
        hands={"p1": "air2 madness fire1", "p2": "madness"},
        spells={"p1": "eye_of_the_tornado"},
        decks={"p1": "water1", "p2": "water1"},
    )
    play(match, "cast eye_of_the_tornado x1", "madness")
    assert ({"air2": 1, "madness": 1}, {"madness": 1}) == (
        seen(match, 0).discard,
        seen(match, 1).discard,
    )


def test_a_discard_of_element_cards_takes_no_madness():
    """B9.15: Landslide names Element cards; the Madness stays in hand."""
    match = book(
        phase="monster", marker=1, curses={"2": "landslide"}, hands={"p1": "madness fire1 fire2"}
    )
    assert ({"madness": 1}, {"fire1": 1, "fire2": 1}) == (
        seen(match, 0).hand,
        seen(match, 0).discard,
    )


def test_recuperation_never_discards_madness():
    """B9.15, B7.1: of eight cards with five Madness two Element cards go."""
    match = book(hands={"p1": "madness " * 5 + "air1 fire1 water1"})
    play(match, "stop")
    assert ["air1", "fire1"] == options(match)
    play(match, "air1", "fire1")
    assert {"madness": 5, "water1": 1} == seen(match, 0).hand


def test_the_refusal_to_discard_a_madness_in_recuperation_names_its_rule():
    """B9.15, B7.1: it is one of these two that says so, not B5.3b."""
    match = book(hands={"p1": "madness " * 5 + "air1 fire1 water1"})
    play(match, "stop")
    assert refused(match, "madness") in ("B7.1", "B9.15")


def test_each_acquisition_has_its_own_payment_and_no_change_is_given():
    """B9.19: four fire in a 3 and a 1 do not buy two cards of value 2."""
    match = book(hands={"p1": "fire3 fire1"})
    play(match, "acquire fire2")
    assert "B6.5" == refused(match, "acquire fire2")
    assert {"fire1": 1} == seen(match, 0).hand


def test_a_card_of_value_1_cannot_be_bought():
    """B9.19: there is no such action."""
    match = book(hands={"p1": "fire3"})
    with pytest.raises(NotUnderstood):
        match.choose("acquire fire1")


def test_a_discard_is_from_ones_own_hand():
    """B9.20: place not named: the own hand, not support, not another's hand."""
    match = book(
        phase="monster",
        marker=1,
        curses={"2": "scorched_fingers"},
        hands={"p1": "fire1", "p2": "fire1 fire2 fire3"},
        supports={"p1": "water1 water1"},
    )
    assert ("card", 1, {}) == (match.ask.kind, match.ask.seat, seen(match, 0).hand)
    assert 2 == len(seen(match, 0).support)
    play(match, "fire1", "fire2")
    assert ({"fire1": 1}, {"fire1": 1, "fire2": 1}) == (
        seen(match, 0).discard,
        seen(match, 1).discard,
    )


def test_a_discard_by_an_effect_produces_no_elements():
    """B9.20: only a discard that pays for an action does."""
    match = book(
        hands={"p1": "air2 fire3"}, spells={"p1": "eye_of_the_tornado"}, decks={"p1": "water1"}
    )
    play(match, "cast eye_of_the_tornado x1")
    assert {"air2": 1, "fire3": 1} == seen(match, 0).discard
    assert "B6.5" == refused(match, "acquire fire2")
