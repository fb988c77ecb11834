"""B9.11, B9.12: actions granted to others, and whom an effect may mean."""

from __future__ import annotations

import pytest

from rules.book.tables import (
    book,
    exhausted,
    look,
    options,
    own_pack,
    play,
    refused,
    seen,
    support,
)

TELEPATHY = "cast telepathy x1"


def test_a_granted_action_is_any_of_the_five():
    """B9.11: with everything as if it were their turn."""
    match = book(
        hands={"p1": "air1", "p2": "fire3 fire1 madness"},
        curses={"2": "ashen_dreams"},
        library={"fire": "kindling"},
    )
    play(match, TELEPATHY)
    kinds = {text.split()[0] for text in options(match)}
    assert (1, {"stop", "cast", "learn", "acquire", "destroy", "cure"}) == (match.ask.seat, kinds)


def test_a_granted_action_brings_no_refresh_and_no_drawing_to_six():
    """B9.11: the exhausted spell stays exhausted, the hand stays small."""
    match = book(hands={"p1": "air1", "p2": "fire2"}, spells={"p2": "growth! ice"})
    play(match, TELEPATHY)
    assert "B6.3" == refused(match, "cast growth x1")
    play(match, "acquire fire2")
    assert (["growth"], {}) == (exhausted(match, 1), seen(match, 1).hand)
    assert (0, "action", 0) == (look(match).active, look(match).phase, match.ask.seat)


def test_a_granted_action_may_be_declined():
    """B9.11: they may decline."""
    match = book(hands={"p1": "air1", "p2": "fire2"})
    play(match, TELEPATHY, "stop")
    assert (0, {"fire2": 1}) == (match.ask.seat, seen(match, 1).hand)


def test_only_part_of_several_granted_actions_may_be_taken():
    """B9.11, B6.9: one of two."""
    match = book(hands={"p1": "air2", "p2": "fire2 fire2"})
    play(match, "cast telepathy x2", "acquire fire2", "stop")
    assert (0, {"fire2": 1}) == (match.ask.seat, seen(match, 1).hand)


def test_the_acting_player_pays_from_their_own_hand_and_any_support():
    """B9.11a: never from the caster's hand."""
    match = book(hands={"p1": "air1 earth3", "p2": "fire1"}, supports={"p1": "fire1"})
    play(match, TELEPATHY)
    assert "B6.5" == refused(match, "acquire earth2")
    play(match, "acquire fire2")
    assert ({"earth3": 1}, []) == (seen(match, 0).hand, support(match, 0))
    assert {"fire1": 1, "fire2": 1} == seen(match, 1).discard
    assert {"air1": 1, "fire1": 1} == seen(match, 0).discard


def test_the_acting_player_uses_their_own_spells_and_cards():
    """B9.11a: they are "you": their Growth draws from their deck into their hand."""
    match = book(
        hands={"p1": "air1", "p2": "earth1"},
        spells={"p1": "telepathy hoarfrost"},
        decks={"p1": "fire1", "p2": "water1"},
    )
    play(match, TELEPATHY)
    assert "B6.3" == refused(match, "cast hoarfrost x1")
    play(match, "cast growth x1")
    assert ({}, {"water1": 1}) == (seen(match, 0).hand, seen(match, 1).hand)
    assert ["growth"] == exhausted(match, 1)


def test_what_a_granted_action_brings_is_for_the_acting_player():
    """B9.11a: the reward, a spell learned, a card bought."""
    match = book(
        hands={"p1": "air3", "p2": "fire3 fire1 water2 earth2"},
        curses={"2": "ashen_dreams"},
        library={"water": "lullaby"},
    )
    play(match, "cast telepathy x3", "destroy 2", "earth", "learn lullaby", "acquire earth2")
    assert "lullaby" == seen(match, 1).spells[-1].spell
    assert 3 == seen(match, 1).discard["earth2"]
    assert {"air3": 1} == seen(match, 0).discard


def test_telepathy_inside_telepathy_comes_back_to_the_caster():
    """B9.11a: the granted player's own Telepathy grants the first caster an action."""
    match = book(hands={"p1": "air1 fire2", "p2": "air1"})
    play(match, TELEPATHY, TELEPATHY)
    assert 0 == match.ask.seat
    play(match, "acquire fire2")
    assert {"air1": 1, "fire2": 2} == seen(match, 0).discard
    assert (0, "act") == (match.ask.seat, match.ask.kind)


@pytest.mark.parametrize("magician", ["air_m", "fire_m", "fire_f", "earth_f"])
def test_a_once_a_turn_ability_stays_shut_in_a_granted_action(magician):
    """B9.11a: although everything it needs is there."""
    match = book(
        magicians=("water_f", magician),
        hands={"p1": "air1", "p2": "fire2 madness"},
        spells={"p2": "combustion growth!"},
        supports={"p1": "water1"},
    )
    play(match, TELEPATHY)
    assert "B9.11a" == refused(match, "ability")


def test_the_wild_air_card_stays_shut_in_a_granted_action():
    """B9.11a: the male Water magician's too: one fire and one air do not make two fire."""
    match = book(magicians=("fire_m", "water_m"), hands={"p1": "air1", "p2": "fire1 air1"})
    play(match, TELEPATHY)
    assert "B6.5" == refused(match, "acquire fire2")
    match = book(magicians=("water_m", "fire_m"), hands={"p1": "fire1 air1"})
    play(match, "acquire fire2")


def test_the_wild_air_card_stays_shut_even_if_the_granted_action_comes_back_in_his_own_turn():
    """B9.11a: Telepathy answered by Telepathy: his is a granted action, by another's effect."""
    match = book(magicians=("water_m", "fire_m"), hands={"p1": "air2 fire1 air1", "p2": "air1"})
    play(match, "cast telepathy x2", TELEPATHY)
    assert (0, "Player 1, you may take an action.") == (match.ask.seat, match.question())
    assert "B6.5" == refused(match, "acquire fire2")


def test_abilities_that_are_always_on_work_in_granted_actions():
    """B9.11a: the female Air magician draws, the male Earth magician keeps six spells."""
    match = book(
        magicians=("air_f", "earth_m"),
        hands={"p1": "air2", "p2": "fire3 fire1 water2"},
        curses={"2": "ashen_dreams"},
        decks={"p1": "water1"},
        library={"water": "lullaby"},
        spells={"p2": "combustion ice growth telepathy sprout"},
    )
    play(match, "cast telepathy x2", "destroy 2", "air", "learn lullaby")
    assert {"water1": 1} == seen(match, 0).hand
    assert (6, []) == (len(seen(match, 1).spells), look(match).destroyed_spells)


def test_you_means_the_caster():
    """B9.12: *you*: Growth is for nobody else."""
    match = book(seats=3, hands={"p1": "earth1"}, decks={"p1": "air1", "p2": "air1", "p3": "air1"})
    play(match, "cast growth x1")
    assert [1, 0, 0] == [seen(match, seat).hand_size for seat in (0, 1, 2)]


def test_each_other_player_means_all_but_the_caster():
    """B9.12: *each other player*: Council of Gales, clockwise (B5.3)."""
    match = book(
        seats=3,
        active="p2",
        hands={"p2": "air3"},
        spells={"p2": "council_of_gales"},
        decks={"p1": "earth1", "p2": "earth1", "p3": "earth1"},
    )
    play(match, "cast council_of_gales x1")
    assert (2, 1, 0) == (match.ask.seat, seen(match, 2).hand_size, seen(match, 0).hand_size)
    play(match, "stop")
    assert (0, 1, 0) == (match.ask.seat, seen(match, 0).hand_size, seen(match, 1).hand_size)


def test_each_player_means_the_caster_too():
    """B9.12: *each player*: Great Harvest, from the active player on, whoever casts it (B5.3a)."""
    match = book(
        seats=3,
        hands={"p1": "air1", "p2": "earth3"},
        spells={"p2": "great_harvest"},
        decks={"p1": "fire1 fire1", "p2": "fire1 fire1", "p3": "fire1 fire1"},
    )
    play(match, TELEPATHY, "p2", "cast great_harvest x1")
    drawn = [line[:8] for line in match.log(0) if "draws" in line]
    assert ["Player 1", "Player 1", "Player 2", "Player 2", "Player 3", "Player 3"] == drawn


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_player_may_be_the_caster(seat):
    """B9.12: *a player*: Weather Eye is for anybody."""
    match = book(
        seats=3,
        hands={"p1": "air1"},
        spells={"p1": "weather_eye"},
        decks={"p1": "fire1", "p2": "fire1", "p3": "fire1"},
    )
    play(match, "cast weather_eye x1", f"p{seat + 1}", "done")
    assert {"fire1": 1} == seen(match, seat).hand


def test_the_player_meant_chooses_their_own_cards_and_the_caster_the_player():
    """B9.12, B5.3b: Shared Well names p2; p2 says which cards."""
    match = book(hands={"p1": "water1", "p2": "fire1 air1"}, spells={"p1": "shared_well"})
    play(match, "cast shared_well x1")
    assert ("player", 0) == (match.ask.kind, match.ask.seat)
    play(match, "p2")
    assert ("card", 1) == (match.ask.kind, match.ask.seat)


def test_another_player_is_never_the_caster():
    """B9.12: Telepathy cannot be turned on oneself."""
    match = book(seats=3, hands={"p1": "air1"})
    play(match, TELEPATHY)
    assert ["p2", "p3"] == options(match)
    assert "B9.12" == refused(match, "p1")


@pytest.fixture
def many(tmp_path):
    """A pack whose Telepathy lets X other players draw a card."""
    old = r'^cast = \[\{ others = 1, do = \[\{ act = "X" \}\] \}\]$'
    new = 'cast = [{ others = "X", do = [{ draw = 1 }] }]'
    return own_pack(tmp_path, spells=[(old, new)])


def test_x_other_players_are_never_the_same_twice(many):
    """B9.12: two others are two different ones."""
    match = book(seats=4, pack=many, hands={"p1": "air2"})
    play(match, "cast telepathy x2", "p3")
    assert ["p2", "p4"] == options(match)
    assert "B9.12" == refused(match, "p3")
    play(match, "p2")
    assert [0, 1, 1, 0] == [seen(match, seat).hand_size for seat in range(4)]


def test_with_fewer_others_than_x_all_there_are_are_taken(many):
    """B9.12a: three are meant, two are there."""
    match = book(seats=3, pack=many, hands={"p1": "air3"})
    play(match, "cast telepathy x3")
    if match.ask.kind == "player":
        play(match, "p2")
    assert [0, 1, 1] == [seen(match, seat).hand_size for seat in range(3)]


def test_with_nobody_else_left_the_spell_is_cast_for_nothing():
    """B9.12a: the others are eliminated: no targets, no "players" (B7.2a)."""
    match = book(seats=2, hands={"p1": "air1"}, out=["p2"])
    play(match, TELEPATHY)
    assert (["telepathy"], "act", 0) == (exhausted(match, 0), match.ask.kind, match.ask.seat)


def test_an_eliminated_player_is_no_target():
    """B9.12a, B7.2a: of two others one is left."""
    match = book(seats=3, hands={"p1": "water1"}, spells={"p1": "shared_well"}, out=["p2"])
    play(match, "cast shared_well x1")
    assert ["p1", "p3"] == options(match)
    assert "B7.2a" == refused(match, "p2")
