"""M5.5, M5.5a: gravestones and what lies under them."""

from __future__ import annotations

import pytest
from corridors import (
    asked,
    at,
    fight,
    go,
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
    why_not,
)

RICH = {"keys": 2, "potions": "heal luck", "gear": "pan"}


def at_grave(grave, marks=("plain",), **facts):
    """p1 stands on a grave and loots it."""
    match = maze(*marks, figures={"p1": at(1)}, graves={at(1): grave}, **facts)
    match.choose("loot")
    return match


def heap(match, field=None):
    """What lies under the stone of a field, None without a stone."""
    grave = tile(match, field or at(1)).grave
    return None if grave is None else (grave.keys, sorted(grave.potions), sorted(grave.gear))


# M5.5


def test_whoever_gets_to_a_grave_may_take_its_things_and_that_ends_the_turn():
    """M5.5: everything, and the stone is gone."""
    match = maze("plain", "plain", "plain", graves={at(2): RICH}, rolls={"p1": "5"})
    play(match, "move", "loot", "pan", "heal", "luck", "key", "key")
    me = player(match)
    assert (["heal", "luck"], "pan", 2) == (me.potions, me.gear, me.keys)
    assert (None, at(2), (1, "turn")) == (heap(match, at(2)), place(match), asked(match))


def test_a_grave_may_be_walked_past():
    """M5.5, M11 `walk_through`."""
    match = maze("plain", "plain", graves={at(1): RICH}, rolls={"p1": "2"})
    play(match, "move", "walk", at(2))
    assert (2, ["heal", "luck"], ["pan"]) == heap(match)


@pytest.mark.parametrize("mark", ["monster", "action"])
def test_a_monster_or_action_on_the_field_goes_first(mark):
    """M5.5: who gets there faces the card; the things are taken on the next turn."""
    match = maze(
        mark,
        graves={at(1): {"keys": 1}},
        rolls={"p1": "1 1"},
        points={"p1": ""},
        told={"monster": ["statue"], "action": ["pit"]},
    )
    match.choose("move")
    assert "loot" not in options(match)
    play(match, "face", *(["done"] if mark == "monster" else []))
    idle(match)
    idle(match)
    assert (mark, 0) == (tile(match, at(1)).marker, player(match).keys)
    play(match, "loot", "key")
    assert (1, None) == (player(match).keys, heap(match))
    assert (1, "turn") == asked(match)


def test_a_walk_to_a_guarded_grave_is_told_that_its_marker_goes_first():
    """M5.5: asked for directly."""
    match = maze("plain", "monster", graves={at(2): RICH}, rolls={"p1": "2"})
    match.choose("move")
    assert why_not(match, "loot") == "M5.5"


def test_after_a_won_fight_the_grave_waits_for_the_next_turn():
    """M5.5: the fight has ended the turn."""
    match = maze(
        "monster", graves={at(1): RICH}, rolls={"p1": "1 6"}, told={"monster": ["doorman"]}
    )
    fight(match)
    assert (1, "turn") == asked(match)
    idle(match)
    idle(match)
    assert "loot" in options(match)


def test_even_by_the_other_ruling_a_grave_that_had_to_wait_may_be_looted_standing():
    """M5.5, M5.5a, M11 `take_standing`: while the monster is still there."""
    match = maze(
        "monster",
        figures={"p1": at(1)},
        graves={at(1): RICH},
        rulings={"take_standing": "no"},
    )
    assert "loot" in options(match)


def test_by_that_ruling_it_may_be_looted_standing_when_the_monster_is_beaten_too():
    """M5.5, M11 `take_standing`: it had to wait for the monster, which is gone now."""
    match = maze(
        "monster",
        graves={at(1): RICH},
        rolls={"p1": "1 6"},
        told={"monster": ["doorman"]},
        rulings={"take_standing": "no"},
    )
    fight(match)
    idle(match)
    idle(match)
    assert (0, "turn") == asked(match)
    assert "loot" in options(match)


def test_nothing_is_looted_where_no_stone_lies_or_nothing_is_under_it():
    """M5.5, M5.5a."""
    assert "M5.5" == refused(maze("plain", figures={"p1": at(1)}), "loot")
    assert "M5.5a" == refused(maze("plain", figures={"p1": at(1)}, graves={at(1): {}}), "loot")


# M5.5a


def test_the_looter_takes_any_of_the_things_and_leaves_the_rest():
    """M5.5a: by default it stays there."""
    match = at_grave(RICH)
    play(match, "luck", "key", "done")
    assert (["luck"], 1, None) == (player(match).potions, player(match).keys, player(match).gear)
    assert (1, ["heal"], ["pan"]) == heap(match)


def test_by_a_ruling_the_rest_is_discarded():
    """M5.5a, M11 `grave_rest`: potions and equipment to their piles, keys to the supply."""
    match = at_grave(RICH, rulings={"grave_rest": "discarded"})
    assert 6 == look(match).markers["key"]
    play(match, "luck", "done")
    assert heap(match) is None
    assert (["heal"], ["pan"]) == (look(match).discards["potion"], look(match).discards["gear"])
    assert 8 == look(match).markers["key"]


def test_nothing_need_be_taken():
    """M5.5a: looking is looting, and ends the turn."""
    match = at_grave(RICH)
    play(match, "done")
    assert (2, ["heal", "luck"], ["pan"]) == heap(match)
    assert (1, "turn") == asked(match)


def test_what_does_not_lie_there_cannot_be_taken():
    """M5.5a."""
    match = at_grave({"potions": "heal"})
    for thing in ("luck", "pan", "key"):
        assert "M5.5a" == refused(match, thing)


def test_own_equipment_is_swapped_and_left_on_the_heap():
    """M5.5a, M2.6: not discarded."""
    match = at_grave({"gear": "pan"}, gear={"p1": "foil"})
    play(match, "pan")
    assert "pan" == player(match).gear
    assert ((0, [], ["foil"]), []) == (heap(match), look(match).discards["gear"])


def test_of_several_pieces_one_is_worn_and_the_others_stay():
    """M5.5a, M2.6."""
    match = at_grave({"gear": "pan ring"})
    play(match, "ring")
    if asked(match) == (0, "loot"):
        play(match, "done")
    assert ("ring", (0, [], ["pan"])) == (player(match).gear, heap(match))


def test_with_three_potions_one_is_swapped_for_the_one_taken():
    """M5.5a, M2.7: the one left lies on the heap."""
    match = at_grave({"potions": "heal"}, potions={"p1": "mist mist speed"})
    play(match, "heal")
    assert ["mist", "speed"] == sorted(options(match))
    play(match, "mist")
    if asked(match) == (0, "loot"):
        play(match, "done")
    assert ["heal", "mist", "speed"] == sorted(player(match).potions)
    assert (0, ["mist"], []) == heap(match)
    assert [] == look(match).discards["potion"]


def test_a_potion_is_not_swapped_for_one_of_its_own_kind():
    """M5.5a: three healing potions and one more: nothing would change."""
    match = at_grave({"potions": "heal mist"}, potions={"p1": "heal heal heal"})
    assert "M5.5a" == refused(match, "heal")
    play(match, "mist")
    assert ["heal"] == options(match)
    assert "M5.5a" == refused(match, "mist")


def test_of_two_identical_potions_on_the_heap_each_is_one_choice():
    """M5.5a: take one, then the other."""
    match = at_grave({"potions": "heal heal"})
    play(match, "heal")
    assert ["heal"] == player(match).potions
    play(match, "heal")
    assert (["heal", "heal"], None) == (player(match).potions, heap(match))


def test_keys_are_taken_up_to_five():
    """M5.5a, M2.7: with four one more, with five none."""
    match = at_grave({"keys": 3}, keys={"p1": 4})
    play(match, "key")
    assert (5, (2, [], [])) == (player(match).keys, heap(match))
    assert (1, "turn") == asked(match)
    match = at_grave({"keys": 3, "potions": "heal"}, keys={"p1": 5})
    assert "M5.2a" == refused(match, "key")


def test_graves_on_one_field_are_one_heap():
    """M5.5a: p2 dies where a stone lies already."""
    match = maze(
        "monster",
        graves={at(1): {"potions": "luck"}},
        potions={"p1": "mist"},
        life={"p1": 1},
        points={"p1": ""},
        rolls={"p1": "1 1 3 3"},
        told={"monster": ["statue"]},
    )
    assert "Died" in names(fight(match) + go(match))
    assert (0, ["luck", "mist"], []) == heap(match)


def test_it_is_looted_without_moving_even_if_the_monster_is_still_there():
    """M5.5a: no fight."""
    match = maze("monster", figures={"p1": at(1)}, graves={at(1): {"keys": 1}})
    events = play(match, "loot", "key")
    assert "CardRead" not in names(events)
    assert "monster" == tile(match, at(1)).marker


def test_the_horn_lets_its_new_owner_take_five_potions():
    """M5.5a, M2.7: any of the things up to the limits; with deep pockets the limit is five."""
    match = at_grave({"gear": "horn", "potions": "heal luck"}, potions={"p1": "mist mist speed"})
    play(match, "horn")
    assert (5, (0, "loot")) == (player(match).potion_limit, asked(match))
    play(match, "heal", "luck")
    assert ["heal", "luck", "mist", "mist", "speed"] == sorted(player(match).potions)


def test_who_swaps_the_horn_away_keeps_three_potions():
    """M5.5a, M2.7: the rest is discarded at once."""
    match = at_grave(
        {"gear": "pan"}, gear={"p1": "horn"}, potions={"p1": "mist mist speed rewrite luck"}
    )
    play(match, "pan", "discard mist", "discard luck")
    assert ("pan", 3) == (player(match).gear, len(player(match).potions))
    assert ["luck", "mist"] == look(match).discards["potion"]


def test_who_went_away_and_came_back_has_a_grave_that_waits_no_longer():
    """M5.5, ruling `take_standing` = no: the wait is over once one has walked off."""
    match = maze(
        "monster",
        "plain",
        "plain",
        graves={at(1): {"keys": 1}},
        points={"p1": "dexterity 5"},
        rolls={"p1": "1 6 1 1"},
        told={"monster": ["spoons"], "potion": ["mist"]},
        rulings={"take_standing": "no"},
    )
    fight(match)
    go(match)
    idle(match)
    idle(match)
    assert "loot" in options(match)
    play(match, "move", "walk", at(2))
    idle(match)
    idle(match)
    play(match, "move", "walk", at(1))
    idle(match)
    idle(match)
    assert (at(1), "M5.2a") == (place(match), refused(match, "loot"))


def test_potions_are_named_in_their_order_and_equipment_before_them():
    """M5.5a: so that a swap has an end; keys may be taken at any point."""
    match = at_grave({**RICH, "potions": "heal luck mist"})
    play(match, "key", "luck", "key")
    assert ("M5.5a", "M5.5a") == (refused(match, "heal"), refused(match, "pan"))
    assert ["done", "mist"] == options(match)
