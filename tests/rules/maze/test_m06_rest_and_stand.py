"""M6.3 to M6.4: regenerating, and turns that begin beside a monster or an action."""

from __future__ import annotations

import pytest
from corridors import (
    alone,
    asked,
    at,
    fight,
    idle,
    life,
    look,
    maze,
    names,
    options,
    place,
    play,
    player,
    refused,
    tile,
)

ON_IT = {"p1": at(1)}
NO_PEACE = {"peace_on_field": "no"}


# M6.3


@pytest.mark.parametrize(("toughness", "bonus"), [(0, 0), (1, 1), (4, 2), (5, 3)])
def test_regenerating_gives_the_roll_and_the_toughness_bonus_and_ends_the_turn(toughness, bonus):
    """M6.3: from 5 life with a four."""
    points = {"p1": f"toughness {toughness}"}
    match = maze("plain", life={"p1": 5}, points=points, rolls={"p1": "4"})
    play(match, "regenerate")
    assert (9 + bonus, (1, "turn")) == (life(match), asked(match))


def test_regenerating_is_announced_before_the_roll():
    """M6.3: a movement roll cannot become a rest."""
    match = maze("plain", life={"p1": 5}, rolls={"p1": "4"})
    events = match.choose("move")
    assert "MoveRolled" in names(events)
    assert "regenerate" not in options(match)


# M6.3a


@pytest.mark.parametrize("mark", ["plain", "key", "chest", "monster", "action"])
def test_regeneration_is_possible_on_any_field(mark):
    """M6.3a: without facing what lies there."""
    match = maze(mark, figures=ON_IT, life={"p1": 5}, rolls={"p1": "3"})
    events = play(match, "regenerate")
    assert (8, at(1)) == (life(match), place(match))
    assert "CardRead" not in names(events)


@pytest.mark.parametrize(("cap", "after"), [("capped", 20), ("uncapped", 24)])
def test_the_life_cap_holds_for_regeneration(cap, after):
    """M6.3a, M11 `life_cap`: 18 and a six."""
    match = maze("plain", life={"p1": 18}, rolls={"p1": "6"}, rulings={"life_cap": cap})
    play(match, "regenerate")
    assert after == life(match)


@pytest.mark.parametrize(("cap", "after"), [("capped", 20), ("uncapped", 26)])
def test_the_life_cap_holds_for_potions(cap, after):
    """M6.3a, M11 `life_cap`: 18 and eight."""
    match = maze("plain", life={"p1": 18}, potions={"p1": "heal"}, rulings={"life_cap": cap})
    play(match, "drink heal")
    assert after == life(match)


def test_with_full_life_there_is_nothing_to_regenerate():
    """M6.3a: unless life may rise above 20."""
    assert "M6.3a" == refused(maze("plain"), "regenerate")
    match = maze("plain", rulings={"life_cap": "uncapped"}, rolls={"p1": "2"})
    play(match, "regenerate")
    assert 22 == life(match)


def test_life_above_the_cap_is_not_lost_by_healing():
    """M6.3a: whoever has more keeps it."""
    match = maze("plain", life={"p1": 25})
    assert "M6.3a" == refused(match, "regenerate")
    assert 25 == life(match)
    wheel = maze("action", life={"p1": 25}, rolls={"p1": "1 4"}, told={"action": ["wheel"]})
    fight(wheel)
    assert 25 == life(wheel)


# M6.4


@pytest.mark.parametrize("mark", ["monster", "action"])
def test_whoever_begins_on_a_marker_may_leave_freely(mark):
    """M6.4: the walk begins as anywhere."""
    match = maze(mark, "plain", figures=ON_IT, rolls={"p1": "1"})
    events = play(match, "move", "walk", at(2))
    assert "CardRead" not in names(events)
    assert at(2) == place(match)


def test_whoever_begins_on_a_marker_may_stay_without_doing_anything():
    """M6.4: nobody is forced to do anything."""
    match = maze("monster", "plain", figures=ON_IT)
    idle(match)
    assert (at(1), (1, "turn")) == (place(match), asked(match))


def test_the_open_monster_may_be_fought_again_instead_of_moving():
    """M6.4, M11 `fight_again_turn`: no movement roll; the card that lies there is read."""
    match = maze(
        "monster", figures=ON_IT, cards={at(1): "statue"}, rolls={"p1": "1"}, points={"p1": ""}
    )
    events = play(match, "stand") + alone(match)
    assert {"CardRead", "TestRolled"} <= set(names(events))
    assert "MoveRolled" not in names(events)
    assert (13, (1, "turn")) == (life(match), asked(match))
    assert "statue" == tile(match, at(1)).card


def test_a_hidden_monster_under_a_figure_may_be_fought_too():
    """M6.4: for whatever reason its marker still lies there."""
    match = maze("monster", figures=ON_IT, rolls={"p1": "6"}, told={"monster": ["doorman"]})
    play(match, "stand")
    alone(match)
    assert (None, 1) == (tile(match, at(1)).marker, player(match).keys)


def test_the_open_action_may_be_undergone_again():
    """M6.4: as the monster."""
    match = maze(
        "action", figures=ON_IT, cards={at(1): "pit"}, rolls={"p1": "1"}, points={"p1": ""}
    )
    play(match, "stand")
    assert (15, "pit", (1, "turn")) == (life(match), tile(match, at(1)).card, asked(match))


@pytest.mark.parametrize("mark", ["plain", "key", "chest"])
def test_where_no_monster_or_action_lies_there_is_nothing_to_stand_against(mark):
    """M6.4."""
    assert "M6.4" == refused(maze(mark, figures=ON_IT), "stand")
    match = maze("monster", figures=ON_IT, markers={})
    assert "M6.4" == refused(match, "stand")


def test_by_default_one_may_rest_explore_and_loot_there():
    """M6.4, M11 `peace_on_field`: without a fight."""
    facts = {"figures": ON_IT, "life": {"p1": 5}, "graves": {at(1): {"keys": 1}}}
    match = maze("monster", rolls={"p1": "1"}, told={"tile": ["straight_plain"]}, **facts)
    assert {"move", "regenerate", "stand", "loot"} == set(options(match))
    events = play(match, "move", "explore")
    assert "CardRead" not in names(events)
    assert "straight_plain" == tile(match, at(2)).kind


def test_by_the_other_ruling_there_is_no_rest_beside_a_monster():
    """M6.4, M11 `peace_on_field`: only leave, fight or loot."""
    match = maze(
        "monster",
        figures=ON_IT,
        life={"p1": 5},
        graves={at(1): {"keys": 1}},
        rulings=NO_PEACE,
    )
    assert {"move", "stand", "loot"} == set(options(match))
    assert "M6.4" == refused(match, "regenerate")


def test_by_the_other_ruling_there_is_no_exploring_from_that_field():
    """M6.4, M11 `peace_on_field`: only leave, fight or loot."""
    match = maze("monster", figures=ON_IT, rolls={"p1": "2"}, rulings=NO_PEACE)
    match.choose("move")
    assert "explore" not in options(match)
    assert "M6.4" == refused(match, "explore")


def test_by_that_ruling_one_may_leave_and_explore_elsewhere():
    """M6.4, M11 `peace_on_field`: having left, it is a turn like any other."""
    match = maze(
        "monster",
        "plain",
        figures=ON_IT,
        rolls={"p1": "2"},
        rulings=NO_PEACE,
        told={"tile": ["straight_plain"]},
    )
    play(match, "move", "explore")
    assert (at(2), "straight_plain") == (place(match), tile(match, at(3)).kind)


def test_the_ruling_does_not_touch_fields_without_a_marker():
    """M6.4, M11 `peace_on_field`."""
    match = maze("monster", figures=ON_IT, markers={}, life={"p1": 5}, rulings=NO_PEACE)
    assert {"move", "regenerate"} == set(options(match))
    assert 1 == look(match).round


def test_by_that_ruling_one_may_explore_beside_a_monster_one_has_slipped_past():
    """M6.4, M11 `peace_on_field`: the turn did not begin there."""
    match = maze(
        "plain",
        "monster",
        figures={"p1": at(1)},
        gear={"p1": "cloak"},
        rulings={"peace_on_field": "no"},
        rolls={"p1": "3 6"},
    )
    play(match, "move", "face", "slip")
    assert "explore" in options(match)
