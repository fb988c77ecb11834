"""M12.1, M2.6: the eight powers of equipment, and where they end."""

from __future__ import annotations

import pytest
from corridors import (
    ROOM,
    alone,
    asked,
    at,
    fight,
    go,
    idle,
    life,
    look,
    maze,
    names,
    options,
    place,
    play,
    player,
    tile,
    told_of,
)

WEAK = {"p1": ""}


def wearing(gear, *marks, **facts):
    """p1 wears something."""
    return maze(*marks, gear={"p1": gear}, **facts)


# Ariadne's Spare Thread


def test_the_thread_takes_one_tile_more_when_exploring():
    """`thread`: two steps, three tiles."""
    match = wearing(
        "thread",
        "plain",
        figures={"p1": at(1)},
        rolls={"p1": "2"},
        told={"tile": ["straight_plain"] * 3},
    )
    assert [(3,)] == told_of(play(match, "move", "explore"), "Explores")
    assert 5 == len(look(match).tiles)


def test_without_a_step_left_the_thread_explores_nothing():
    """`thread`: at least one step."""
    match = wearing("thread", "plain", "plain", rolls={"p1": "2"})
    match.choose("move")
    assert "explore" not in options(match)


def test_the_thread_does_nothing_for_tiles_that_a_card_lets_one_lay():
    """`thread`: the sphinx gives two, not three."""
    match = wearing(
        "thread",
        "monster",
        points={"p1": "intelligence 4"},
        rolls={"p1": "1 6"},
        told={"monster": ["sphinx"], "tile": ["straight_plain"] * 3},
    )
    fight(match)
    assert 4 == len(look(match).tiles)


# Die with a Seventh Side


@pytest.mark.parametrize(("dice", "steps"), [("1 4", 4), ("1 1", 1), ("2 6", 2)])
def test_the_seventh_side_rolls_a_one_again_once_when_moving(dice, steps):
    """`seventh_side`: automatically; the second result stands, even another one."""
    match = wearing("die", "plain", rolls={"p1": dice})
    match.choose("move")
    assert steps == look(match).steps


def test_the_seventh_side_helps_regeneration_tests_and_fate():
    """`seventh_side`: each of one's own dice."""
    match = wearing("die", "plain", life={"p1": 5}, rolls={"p1": "1 5"})
    play(match, "regenerate")
    assert 10 == life(match)
    match = wearing(
        "die", "monster", rolls={"p1": "2 1 6"}, points=WEAK, told={"monster": ["wall"]}
    )
    fight(match)
    events = [event for move in match.moves for event in move.events]
    assert (0, 6, 4, 1) == told_of(events, "TestDone")[0]
    match = wearing("die", "action", rolls={"p1": "2 1 2"}, told={"action": ["wheel"]}, points=WEAK)
    fight(match)
    assert 17 == life(match)


def test_the_seventh_side_helps_new_life_after_death():
    """`seventh_side`, M10.1: both dice."""
    match = wearing(
        "die",
        "monster",
        rolls={"p1": "2 2 1 6 1 5"},
        life={"p1": 1},
        points=WEAK,
        told={"monster": ["statue"]},
    )
    fight(match)
    assert (ROOM, 11) == (place(match), life(match))


def test_the_seventh_side_leaves_dice_of_damage_alone():
    """`seventh_side`: the golem's 3 + die + level with a one is five."""
    match = wearing(
        "die", "monster", rolls={"p1": "2 2 1"}, points=WEAK, told={"monster": ["golem"]}
    )
    fight(match)
    assert 15 == life(match)


def test_luck_turns_the_result_that_stands():
    """`seventh_side`: a one is rolled again, the two that follows becomes a five."""
    match = wearing("die", "plain", potions={"p1": "luck"}, rolls={"p1": "1 2"})
    play(match, "move", "turn")
    assert 5 == look(match).steps


def test_the_seventh_side_holds_on_others_turns_and_for_its_wearer_only():
    """`seventh_side`: in p1's fight the helper's one is rolled again, p1's is not."""
    match = maze(
        "monster",
        gear={"p2": "die"},
        points={"p1": "", "p2": ""},
        rolls={"p1": "1 1", "p2": "1 5"},
        told={"monster": ["statue"]},
    )
    play(match, "move", "face", "p2", "yes")
    alone(match)
    events = [*match.moves[-1].events, *go(match)]
    assert 6 == told_of(events, "TestDone")[0][1]


# Cloak of Unremarkability


def cloaked(dice, *marks, **facts):
    """p1 in the cloak walks into a monster and is asked."""
    match = wearing("cloak", *marks, points=WEAK, rolls={"p1": dice}, **facts)
    play(match, "move", "face")
    assert (0, "slip") == asked(match)
    return match


@pytest.mark.parametrize("die", ["4", "5", "6"])
def test_on_four_to_six_the_monster_does_not_notice_the_cloak(die):
    """`unremarkable`: no fight, the walk goes on with the steps left."""
    match = cloaked(f"3 {die}", "monster", "plain", "plain")
    events = play(match, "slip")
    assert "CardRead" not in names(events)
    assert (at(1), 2) == (place(match), look(match).steps)
    play(match, "walk", at(3))
    assert at(3) == place(match)


def test_the_walk_may_end_beside_the_monster_that_noticed_nothing():
    """`unremarkable`, M6.4: next turn one may leave or fight."""
    match = cloaked("3 6", "monster", "plain")
    play(match, "slip", "end")
    assert (at(1), (1, "turn")) == (place(match), asked(match))
    idle(match)
    idle(match)
    assert "stand" in options(match)


@pytest.mark.parametrize("die", ["1", "2", "3"])
def test_on_one_to_three_there_is_a_fight_as_usual(die):
    """`unremarkable`."""
    match = cloaked(f"3 {die} 1", "monster", "plain", told={"monster": ["wall"]})
    events = play(match, "slip") + alone(match)
    assert "CardRead" in names(events)
    assert 14 == life(match)


def test_the_cloak_may_be_waived():
    """`unremarkable`: no die is rolled for it."""
    match = cloaked("3 1", "monster", told={"monster": ["wall"]})
    events = play(match, "face") + alone(match)
    assert "SlipRolled" not in names(events)
    assert 14 == life(match)


def test_the_cloak_works_once_per_marker_and_turn():
    """`unremarkable`: entering the same field again means a fight; another monster another try."""
    match = cloaked("5 6 6", "monster", "plain", "monster", told={"monster": ["wall"]})
    play(match, "slip", "face", at(3))
    assert (0, "slip") == asked(match)
    match = cloaked("5 6 1", "monster", "plain", told={"monster": ["wall"]})
    events = play(match, "slip", "face") + alone(match)
    assert "CardRead" in names(events)


def test_the_cloak_hides_from_open_cards_too_but_not_from_actions():
    """`unremarkable`: a monster field, hidden or open."""
    match = cloaked("2 6", "monster", cards={at(1): "wall"})
    assert "CardRead" not in names(play(match, "slip"))
    match = wearing("cloak", "action", rolls={"p1": "1 1"}, told={"action": ["pit"]}, points=WEAK)
    assert "CardRead" in names(fight(match))


def test_no_luck_potion_turns_the_die_of_the_cloak():
    """`unremarkable`: it is no test; an omen is not spent either."""
    match = wearing(
        "cloak",
        "monster",
        "plain",
        points=WEAK,
        potions={"p1": "luck"},
        omens={"p1": 2},
        rolls={"p1": "3 4"},
    )
    play(match, "move", "keep", "face", "slip")
    assert ((0, "walk"), ["luck"], 2) == (asked(match), player(match).potions, player(match).omen)


# Field Hospital Teapot


@pytest.mark.parametrize(("before", "after"), [(5, 13), (15, 20)])
def test_tea_gives_three_life_more_within_the_cap(before, after):
    """`tea`: a four, one for the toughness of the pot, and three."""
    match = wearing("teapot", "plain", life={"p1": before}, rolls={"p1": "4"})
    play(match, "regenerate")
    assert after == life(match)


def test_tea_is_for_regenerating_only():
    """`tea`: a potion heals as ever."""
    match = wearing("teapot", "plain", life={"p1": 5}, potions={"p1": "heal"})
    play(match, "drink heal")
    assert 13 == life(match)


# Grandmother's Hairpin


def test_the_hairpin_opens_chests_without_a_key():
    """`hairpin`: held keys stay; the new piece is chosen as always, the turn ends."""
    for keys in (0, 2):
        match = wearing(
            "hairpin", "chest", keys={"p1": keys}, rolls={"p1": "1"}, told={"gear": ["pan"]}
        )
        play(match, "move", "open", "take")
        assert (keys, "pan", ["hairpin"]) == (
            player(match).keys,
            player(match).gear,
            look(match).discards["gear"],
        )
        assert (None, (1, "turn")) == (tile(match, at(1)).marker, asked(match))


def test_who_keeps_the_hairpin_discards_what_was_in_the_chest():
    """`hairpin`, M2.6."""
    match = wearing("hairpin", "chest", rolls={"p1": "1"}, told={"gear": ["pan"]})
    play(match, "move", "open", "keep")
    assert ("hairpin", ["pan"]) == (player(match).gear, look(match).discards["gear"])


# Signet Ring of Odius (Forgery)


def test_the_forged_ring_dies_instead_of_its_wearer():
    """`forged_ring`: life 1, the ring discarded, the card goes on."""
    match = wearing(
        "ring",
        "monster",
        life={"p1": 3},
        points=WEAK,
        rolls={"p1": "1 1"},
        told={"monster": ["knitter"]},
        keys={"p1": 2},
    )
    fight(match)
    me = player(match)
    assert (1, None, 2, at(1), True) == (me.life, me.gear, me.keys, me.field, me.skips)
    assert ["ring"] == look(match).discards["gear"]
    assert tile(match, at(1)).grave is None


def test_the_forged_ring_is_kept_while_there_is_life_left():
    """`forged_ring`."""
    match = wearing(
        "ring",
        "monster",
        life={"p1": 4},
        points=WEAK,
        rolls={"p1": "1 1"},
        told={"monster": ["knitter"]},
    )
    fight(match)
    assert (1, "ring") == (life(match), player(match).gear)


def test_a_power_holds_only_while_its_piece_is_worn():
    """M2.6: under a stone it helps nobody."""
    match = maze(
        "plain",
        figures={"p1": at(1)},
        graves={at(1): {"gear": "die thread"}},
        rolls={"p1": "1"},
        told={"tile": ["straight_plain"]},
    )
    play(match, "move", "explore")
    assert 3 == len(look(match).tiles)


def test_a_shovel_out_of_the_grave_does_not_help_with_that_grave():
    """M12.1, M5.5: it was not worn when the looting began, so that the turn ends."""
    match = maze("plain", figures={"p1": at(1)}, graves={at(1): {"gear": "shovel"}})
    play(match, "loot", "shovel")
    assert ("shovel", (1, "turn")) == (player(match).gear, asked(match))
