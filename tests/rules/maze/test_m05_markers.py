"""M5 Markers and marked tiles: keys, chests, monsters, actions and the supply."""

from __future__ import annotations

import pytest
from corridors import (
    ROOM,
    asked,
    at,
    corridor,
    fight,
    idle,
    look,
    maze,
    names,
    options,
    place,
    play,
    player,
    refused,
    tile,
    told_of,
    why_not,
)

from madmage.kernel.error import SetupRefused

COLOURS = ("key", "chest", "monster", "action")


def explored(kind, **facts):
    """p1 lays one tile at the end of a corridor of one plain tile."""
    match = maze("plain", figures={"p1": at(1)}, rolls={"p1": "1"}, told={"tile": [kind]}, **facts)
    events = play(match, "move", "explore")
    if asked(match)[1] == "first_tile":
        events += match.choose(1)
    return match, events


# M5.1


@pytest.mark.parametrize("mark", COLOURS)
def test_laying_a_marked_tile_puts_its_marker_on_it_at_once(mark):
    """M5.1: one of eight; the other colours are untouched."""
    match, _ = explored(f"straight_{mark}")
    assert mark == tile(match, at(2)).marker
    assert {colour: 7 if colour == mark else 8 for colour in COLOURS} == look(match).markers


def test_a_plain_tile_gets_no_marker():
    """M5.1."""
    match, _ = explored("tee_plain")
    assert tile(match, at(2)).marker is None
    assert dict.fromkeys(COLOURS, 8) == look(match).markers


@pytest.mark.parametrize("mark", COLOURS)
def test_without_a_marker_of_that_colour_the_field_stays_empty(mark):
    """M5.1, M11 `markers`: none at all are played with."""
    match, events = explored(f"straight_{mark}", rulings={"markers": "0"})
    assert tile(match, at(2)).marker is None
    assert "MarkerMissing" in names(events)


def test_the_field_stays_empty_for_good_even_when_a_marker_becomes_free():
    """M5.1: the only red marker comes back after the ham; the second monster tile stays bare."""
    match = maze(
        "monster",
        "plain",
        figures={"p1": at(2), "p2": ROOM},
        rolls={"p1": "1", "p2": "1 6"},
        told={"tile": ["straight_monster"], "monster": ["spoons"]},
        rulings={"markers": "1"},
        points={"p2": "dexterity 5"},
    )
    play(match, "move", "explore")
    assert (None, 0) == (tile(match, at(3)).marker, look(match).markers["monster"])
    fight(match)
    assert (None, 1) == (tile(match, at(3)).marker, look(match).markers["monster"])


@pytest.mark.parametrize(("value", "count"), [(None, 8), ("3", 3), ("12", 12), ("0", 0)])
def test_the_table_plays_with_so_many_markers_of_each_colour(value, count):
    """M5.1, M11 `markers`."""
    match = maze("plain", rulings={} if value is None else {"markers": value})
    assert dict.fromkeys(COLOURS, count) == look(match).markers


def test_more_markers_than_cards_are_refused():
    """M5.1, M11 `markers`: from 0 to 30."""
    with pytest.raises(SetupRefused) as caught:
        maze("plain", rulings={"markers": "31"})
    assert "M5.1" == caught.value.rule


# M5.1a


def test_an_empty_marked_field_is_a_plain_field():
    """M5.1a: bare monster, action, key and chest tiles are walked over; nothing is to be had."""
    match = maze("monster", "action", "key", "chest", markers={}, rolls={"p1": "4"}, keys={"p1": 1})
    match.choose("move")
    assert ["end", "walk"] == options(match)
    play(match, "walk", at(4))
    assert (at(4), (1, "turn")) == (place(match), asked(match))


def test_back_in_the_deck_the_tile_is_fresh_again():
    """M5.1a: level 1 is cleared with its bare monster tile; laid on level 2 it gets a marker."""
    up = {"c10r3": "room ns", "c10r4": "straight ns"}
    match = maze(
        tiles={"L1": corridor("monster", "stairs ew"), "L2": up},
        markers={},
        tile_deck={},
        figures={"p1": at(1), "p2": "c10r4", "p3": "c10r4"},
        rolls={"p1": "1", "p2": "1"},
        told={"tile": ["straight_monster"]},
    )
    play(match, "move", "climb")
    assert {"tile": 2, "monster": 30}.items() <= look(match).decks.items()
    play(match, "move", "explore")
    assert ("straight_monster", "monster") == (
        tile(match, "c10r5").kind,
        tile(match, "c10r5").marker,
    )
    assert 7 == look(match).markers["monster"]


# M5.2


def test_whoever_gets_to_a_key_may_take_it_and_that_ends_the_turn():
    """M5.2: two steps left are lost."""
    match = maze("plain", "key", "plain", "plain", rolls={"p1": "4"})
    play(match, "move", "take")
    assert (at(2), 1, None) == (place(match), player(match).keys, tile(match, at(2)).marker)
    assert (1, "turn") == asked(match)


def test_a_key_may_be_walked_past_or_left_lying():
    """M5.2, M11 `walk_through`."""
    for goal in (at(3), at(2)):
        match = maze("plain", "key", "plain", rolls={"p1": "3"})
        play(match, "move", "walk", goal)
        assert (goal, 0, "key") == (place(match), player(match).keys, tile(match, at(2)).marker)


def test_a_key_out_of_reach_is_not_taken():
    """M5.2: two steps away with a roll of one."""
    match = maze("plain", "key", rolls={"p1": "1"})
    match.choose("move")
    assert "M5.2" == refused(match, "take")


# M5.2a


def test_a_held_key_is_the_marker_itself():
    """M5.2a: taking it leaves the supply as it is; a spent one goes back."""
    match = maze("key", "chest", rolls={"p1": "1 1"})
    assert 7 == look(match).markers["key"]
    play(match, "move", "take")
    assert 7 == look(match).markers["key"]
    idle(match)
    idle(match)
    play(match, "move", "open")
    assert (8, 8) == (look(match).markers["key"], look(match).markers["chest"])


def reward(rulings, keys):
    """p1 beats the doorman, who has a key."""
    match = maze(
        "monster", rulings=rulings, keys=keys, rolls={"p1": "1 6"}, told={"monster": ["doorman"]}
    )
    return match, fight(match)


def test_a_key_as_a_reward_comes_from_the_supply():
    """M5.2a."""
    match, _ = reward({}, {})
    assert (1, 7) == (player(match).keys, look(match).markers["key"])


def test_with_no_key_in_the_supply_there_is_none_to_be_won():
    """M5.2a: p2 holds them all."""
    match, events = reward({"markers": "3"}, {"p2": 3})
    assert (0, 0) == (player(match).keys, look(match).markers["key"])
    assert "NoKey" in names(events)


@pytest.mark.parametrize(("held", "rule"), [(4, ""), (5, "M5.2a")])
def test_with_five_keys_none_can_be_taken(held, rule):
    """M5.2a: standing on it; and walking there is no way to it either."""
    facts = {"keys": {"p1": held}, "rolls": {"p1": "1"}}
    assert rule == why_not(maze("key", figures={"p1": at(1)}, **facts), "take")
    match = maze("key", **facts)
    match.choose("move")
    assert (held < 5) == ("take" in options(match))


def test_whoever_begins_on_a_key_or_chest_may_use_it_instead_of_rolling():
    """M5.2a: no die is rolled, and the turn is over."""
    match = maze("key", "chest", figures={"p1": at(1), "p2": at(2)}, keys={"p2": 1})
    events = play(match, "take")
    assert "MoveRolled" not in names(events)
    assert (1, (1, "turn")) == (player(match).keys, asked(match))
    events = play(match, "open")
    assert "MoveRolled" not in names(events)
    assert (0, (2, "turn")) == (player(match, 1).keys, asked(match))
    assert player(match, 1).gear is not None


def test_by_a_ruling_one_must_get_there_during_the_turn():
    """M5.2a, M11 `take_standing`: neither key, nor chest, nor grave."""
    match = maze(
        "key",
        "chest",
        "plain",
        figures={"p1": at(1), "p2": at(2), "p3": at(3)},
        keys={"p2": 1},
        graves={at(3): {"keys": 1}},
        rulings={"take_standing": "no"},
        rolls={"p1": "2", "p2": "2", "p3": "2"},
    )
    for text in ("take", "open", "loot"):
        assert "M5.2a" == refused(match, text)
        idle(match)


def test_by_that_ruling_one_may_step_off_and_get_there_again():
    """M5.2a, M6.1a, M11 `take_standing`: a walk may turn back; two steps bring one to the key anew."""
    match = maze(
        "key", "plain", figures={"p1": at(1)}, rulings={"take_standing": "no"}, rolls={"p1": "2"}
    )
    match.choose("move")
    assert "take" in options(match)


# M5.3


def test_a_chest_costs_a_key_gives_equipment_and_ends_the_turn():
    """M5.3: key and chest marker go."""
    match = maze(
        "plain", "chest", "plain", keys={"p1": 2}, rolls={"p1": "5"}, told={"gear": ["hat"]}
    )
    events = play(match, "move", "open")
    assert (1, "hat") == (player(match).keys, player(match).gear)
    assert (None, 8, 7) == (
        tile(match, at(2)).marker,
        look(match).markers["chest"],
        look(match).markers["key"],
    )
    assert 1 == len(told_of(events, "GearDrawn"))
    assert (at(2), (1, "turn")) == (place(match), asked(match))


def test_without_a_key_a_chest_stays_shut():
    """M5.3: but one may stand there or walk past."""
    match = maze("chest", "plain", figures={"p1": at(1)}, rolls={"p1": "1"})
    assert "M5.3" == refused(match, "open")
    match = maze("chest", "plain", rolls={"p1": "2"})
    match.choose("move")
    assert "M5.3" == refused(match, "open")
    play(match, "walk", at(2))
    assert "chest" == tile(match, at(1)).marker


def test_a_chest_may_be_left_shut():
    """M5.3, M11 `walk_through`: opening is a choice."""
    match = maze("chest", keys={"p1": 1}, rolls={"p1": "1"})
    play(match, "move", "walk")
    assert (1, "chest") == (player(match).keys, tile(match, at(1)).marker)


# M5.4


@pytest.mark.parametrize(("mark", "card"), [("monster", "statue"), ("action", "pit")])
def test_entering_a_monster_or_action_field_forces_its_card_and_ends_the_turn(mark, card):
    """M5.4: the field can neither be crossed nor merely walked to."""
    match = maze(
        "plain",
        mark,
        "plain",
        rolls={"p1": "6 1", "p2": "1"},
        told={mark: [card]},
        points={"p1": ""},
    )
    match.choose("move")
    assert {"end", "walk", "face"} == set(options(match))
    events = match.choose("face")
    assert "CardRead" in names(events)
    assert (at(2), (1, "turn")) == (place(match), asked(match))
    assert (mark, card) == (tile(match, at(2)).marker, tile(match, at(2)).card)


@pytest.mark.parametrize("mark", ["monster", "action"])
def test_a_walk_cannot_end_on_such_a_field_without_facing_it(mark):
    """M5.4, M6.1."""
    match = maze("plain", mark, "plain", "plain", rolls={"p1": "3"})
    match.choose("move")
    assert "walk" in options(match)
    # The only field one can stroll to is the plain one before it.
    match.choose("walk")
    assert (at(1), (1, "turn")) == (place(match), asked(match))


def test_a_won_fight_ends_the_turn_too():
    """M5.4: however it turns out."""
    match = maze("monster", "plain", rolls={"p1": "6 6"}, told={"monster": ["doorman"]})
    fight(match)
    assert (None, (1, "turn")) == (tile(match, at(1)).marker, asked(match))
