"""M10 Death: the gravestone, the start room, new life, and what is kept."""

from __future__ import annotations

import pytest
from corridors import (
    ROOM,
    alone,
    asked,
    at,
    corridor,
    fight,
    go,
    idle,
    invested,
    life,
    look,
    maze,
    names,
    options,
    own_pack,
    place,
    play,
    player,
    refused,
    tile,
    told_of,
    why_not,
    why_not_put_in,
)

UP = {"c10r3": "room ns", "c10r4": "straight ns", "c10r5": "stairs ns"}
GASP = {"last_gasp": "yes"}


def doomed(card="statue", rolls="1 1 3 4", deck="monster", seats=3, **facts):
    """p1, weak and with 1 life, walks into a card and loses; then two dice of new life."""
    told = {deck: [card]}
    points = {"p1": facts.pop("points", "")}
    lives = facts.pop("life", {"p1": 1})
    match = maze(
        deck, seats=seats, points=points, life=lives, rolls={"p1": rolls}, told=told, **facts
    )
    fight(match)
    go(match)
    return match


def heap(match, field):
    """What lies under the stone of a field, None without a stone."""
    grave = tile(match, field).grave
    return None if grave is None else (grave.keys, sorted(grave.potions), sorted(grave.gear))


# M10.1


def test_whoever_dies_leaves_everything_under_a_stone_and_begins_anew_in_the_start_room():
    """M10.1: life is the sum of two dice."""
    match = doomed(gear={"p1": "fur"}, potions={"p1": "heal mist"}, keys={"p1": 2})
    assert (2, ["heal", "mist"], ["fur"]) == heap(match, at(1))
    me = player(match)
    assert (ROOM, 7, None, [], 0) == (me.field, me.life, me.gear, me.potions, me.keys)


@pytest.mark.parametrize(("before", "dies"), [(7, True), (8, False), (6, True)])
def test_death_comes_when_life_falls_below_one(before, dies):
    """M10.1: seven damage of the statue."""
    match = doomed(life={"p1": before})
    assert dies == (place(match) == ROOM)
    assert (7 if dies else 1) == life(match)


def test_the_start_room_is_that_of_the_level_where_one_died():
    """M10.1: on level 2."""
    tiles = {
        "L1": corridor("plain"),
        "L2": {"c10r3": "room ns", "c10r4": "straight_monster ns"},
    }
    match = maze(
        tiles=tiles,
        figures={"p1": "c10r3"},
        life={"p1": 1},
        points={"p1": ""},
        rolls={"p1": "1 1 6 6"},
        told={"monster": ["statue"]},
    )
    fight(match)
    assert ("c10r3", 2, 12) == (place(match), player(match).level, life(match))
    assert heap(match, "c10r4") == (0, [], [])


def test_an_omen_is_lost_with_death():
    """M10.1: what lay before the dead is gone."""
    match = doomed(omens={"p2": 2, "p1": -1})
    assert (0, 2) == (player(match).omen, player(match, 1).omen)


# M10.1a


def test_no_potion_can_be_drunk_in_answer_to_death():
    """M10.1a: nobody is asked; the potion lies under the stone."""
    match = doomed(potions={"p1": "heal"})
    assert ((1, "turn"), (0, ["heal"], [])) == (asked(match), heap(match, at(1)))
    assert "M2.7" == why_not_put_in(match, 0, "drink heal")


def test_by_a_ruling_a_healing_potion_may_answer_death():
    """M10.1a, M11 `last_gasp`: 5 - 7 + 8."""
    match = doomed(life={"p1": 5}, potions={"p1": "heal mist"}, rulings=GASP)
    assert ((0, "last_gasp"), {"die", "drink heal"}) == (asked(match), set(options(match)))
    assert "M10.1a" == refused(match, "drink mist")
    play(match, "drink heal")
    assert (6, at(1), ["mist"]) == (life(match), place(match), player(match).potions)
    assert heap(match, at(1)) is None


def test_by_that_ruling_one_may_die_all_the_same():
    """M10.1a, M11 `last_gasp`: the potion goes under the stone."""
    match = doomed(potions={"p1": "heal"}, rulings=GASP)
    play(match, "die")
    assert ((0, ["heal"], []), ROOM, 7) == (heap(match, at(1)), place(match), life(match))


def test_a_potion_that_does_not_bring_life_back_to_one_saves_nobody():
    """M10.1a, M11 `last_gasp`: 1 - 10 + 8 is not enough; a second potion is."""
    facts = {"rulings": GASP, "life": {"p1": 1}, "rolls": "1 1 6 3 4"}
    match = doomed("golem", potions={"p1": "heal"}, **facts)
    play(match, "drink heal")
    assert (ROOM, 7) == (place(match), life(match))
    match = doomed("golem", potions={"p1": "heal heal"}, **facts)
    play(match, "drink heal", "drink heal")
    assert (at(1), 7) == (place(match), life(match))


def test_without_a_healing_potion_that_ruling_asks_nothing():
    """M10.1a, M11 `last_gasp`."""
    match = doomed(potions={"p1": "mist luck"}, rulings=GASP)
    if asked(match)[1] == "luck":
        play(match, "keep")
    assert (ROOM, (1, "turn")) == (place(match), asked(match))


@pytest.mark.parametrize(
    ("card", "nothing"), [("knitter", "skips"), ("carpet", "omen"), ("mimic", "keys")]
)
def test_the_rest_of_the_card_is_void_for_the_dead(card, nothing):
    """M10.1a: no turn missed, no omen, no key lost: that lies in the grave."""
    match = doomed(card, keys={"p1": 1})
    assert (ROOM, 7) == (place(match), life(match))
    assert not getattr(player(match), nothing)
    assert (1, [], []) == heap(match, at(1))


@pytest.mark.parametrize("card", ["doorman", "spoons"])
def test_an_x_already_read_still_takes_card_and_marker(card):
    """M10.1a: of the branch, or at the top of the card."""
    match = doomed(card)
    assert (None, None) == (tile(match, at(1)).marker, tile(match, at(1)).card)
    assert [card] == look(match).discards["monster"]
    assert heap(match, at(1)) == (0, [], [])


def test_without_an_x_the_card_stays_open():
    """M10.1a: the next visitor meets it."""
    match = doomed("statue")
    assert ("monster", "statue") == (tile(match, at(1)).marker, tile(match, at(1)).card)


def test_a_death_on_ones_own_turn_ends_it():
    """M10.1a: with steps left."""
    match = doomed("statue", rolls="6 1 3 4")
    assert (1, "turn") == asked(match)


def test_a_death_on_anothers_turn_costs_none():
    """M10.1a: the mage's bad mood on p1's turn kills p2, whose turn comes as ever."""
    match = maze(
        "action",
        figures={"p2": at(1)},
        life={"p2": 2},
        rolls={"p1": "1 1", "p2": "5 6"},
        told={"action": ["bad_mood"]},
    )
    fight(match)
    assert (ROOM, 11, (1, "turn")) == (place(match, 1), life(match, 1), asked(match))
    assert heap(match, at(1)) == (0, [], [])
    assert [17, 17] == [life(match, 0), life(match, 2)]


def test_what_follows_for_everybody_is_void_for_one_who_has_just_died(tmp_path):
    """M10.1a: a pack of one's own hits all figures of the level and has them miss a turn."""
    line = "everyone_here = [{ damage = 3 }, { skip = 1 }]"
    pack = own_pack(tmp_path, actions=[(r"everyone_here = \[\{ damage = 3 \}\]", line)])
    match = maze(
        "action",
        pack=pack,
        life={"p2": 2},
        rolls={"p1": "1 1", "p2": "5 6"},
        told={"action": ["bad_mood"]},
    )
    events = fight(match)
    assert "Died" in names(events)
    assert [0, 2] == [event.seat for event in events if event.name == "WillSkip"]


def test_the_stone_is_laid_even_with_nothing_under_it():
    """M10.1a: it cannot be looted, but it lies there."""
    match = doomed("statue")
    assert heap(match, at(1)) == (0, [], [])
    match = maze("plain", figures={"p1": at(1)}, graves={at(1): {}})
    assert "M5.5a" == why_not(match, "loot")


def test_one_may_die_in_the_start_room_and_loot_the_own_stone():
    """M10.1, M10.1a: the stone lies there too."""
    match = maze(
        "action",
        life={"p2": 1},
        keys={"p2": 3},
        rolls={"p1": "1 1", "p2": "1 1"},
        told={"action": ["bad_mood"]},
    )
    fight(match)
    assert ((3, [], []), 2) == (heap(match, ROOM), life(match, 1))
    play(match, "loot", "key", "key", "key")
    assert (3, None) == (player(match, 1).keys, heap(match, ROOM))


def test_a_helper_who_dies_leaves_the_fight_and_the_others_go_on():
    """M10.1a, M7.4b: p2 dies of the statue, p1 stays on the field; p2's turn comes next."""
    match = maze(
        "monster",
        points={"p1": "", "p2": ""},
        life={"p2": 3},
        rolls={"p1": "1 1", "p2": "1 2 2"},
        told={"monster": ["statue"]},
    )
    play(match, "move", "face", "p2", "yes")
    alone(match)
    go(match)
    assert (at(1), 13) == (place(match), life(match))
    assert (ROOM, 4, (1, "turn")) == (place(match, 1), life(match, 1), asked(match))


def test_the_dead_take_no_free_steps():
    """M10.1a: what a card had promised before is void."""
    match = maze(
        "action",
        life={"p1": 1},
        points={"p1": ""},
        rolls={"p1": "1 1 3 4"},
        told={"action": ["mushrooms"]},
    )
    fight(match)
    assert ((1, "turn"), ROOM) == (asked(match), place(match))


# M10.2


def collapsing(rolls=None, **facts):
    """p1 enters level 3 while p2 is still on level 1, which collapses; p3 stays on level 2."""
    match = maze(
        tiles={"L1": corridor("plain", "plain"), "L2": UP},
        figures={"p1": "c10r4", "p2": at(2), "p3": "c10r3"},
        rolls={"p1": "1", **(rolls or {"p2": "2 3"})},
        **facts,
    )
    return match, play(match, "move", "climb")


def test_in_a_collapse_there_is_no_stone_and_all_things_are_discarded():
    """M10.2: the figure goes to the start room of the next higher level; two dice of life."""
    match, events = collapsing(
        gear={"p2": "pan"}, potions={"p2": "heal"}, keys={"p2": 2}, life={"p2": 15}
    )
    assert "LevelCollapsed" in names(events)
    him = player(match, 1)
    assert ("c10r3", 2, 5) == (him.field, him.level, him.life)
    assert (None, [], 0) == (him.gear, him.potions, him.keys)
    assert (["pan"], ["heal"]) == (look(match).discards["gear"], look(match).discards["potion"])
    assert 8 == look(match).markers["key"]
    assert all(one.grave is None for one in look(match).tiles)


def test_the_forged_ring_does_not_help_in_a_collapse():
    """M10.2: nor does a healing potion by `last_gasp`."""
    match, events = collapsing(gear={"p2": "ring"}, potions={"p2": "heal"}, rulings=GASP)
    assert "RingSaved" not in names(events)
    assert (5, None, (1, "turn")) == (life(match, 1), player(match, 1).gear, asked(match))


def test_a_collapse_costs_no_turn():
    """M10.2, M10.1a: p2 is next as ever."""
    match, _ = collapsing()
    assert (1, "turn") == asked(match)
    idle(match)
    assert (2, "turn") == asked(match)


# M10.3


def test_invested_points_are_kept_in_death():
    """M10.3, M11 `death_points`."""
    match = doomed("juggler", rolls="1 1 1 3 4", points="strength 3 speed 2")
    assert (ROOM, {"strength": 3, "speed": 2}) == (place(match), invested(match))


def test_invested_points_are_kept_in_a_collapse():
    """M10.3, M10.2."""
    match, events = collapsing(points={"p2": "toughness 4 speed 1"})
    assert {"toughness": 4, "speed": 1} == invested(match, 1)
    assert [(1, 5)] == told_of(events, "Buried")


def test_any_healing_potion_answers_death_where_that_is_allowed(tmp_path):
    """M10.1a, M11 `last_gasp` = yes: a pack of one's own may have two kinds of them."""
    pack = own_pack(tmp_path, potions=[(r"^stone = 4$", "heal = 15")])
    match = doomed(rolls="1 1", pack=pack, potions={"p1": "heal stone mist"}, rulings=GASP)
    go(match)
    assert ["die", "drink heal", "drink stone"] == options(match)
    assert "M10.1a" == refused(match, "drink mist")
    events = play(match, "drink stone")
    assert (1 - 7 + 15, False) == (life(match), "Died" in names(events))
