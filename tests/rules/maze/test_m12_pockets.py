"""M12.1, M2.7: the horn with its deep pockets and the shovel that does not end the turn."""

from __future__ import annotations

import pytest
from corridors import (
    asked,
    at,
    fight,
    go,
    life,
    look,
    maze,
    names,
    options,
    own_pack,
    place,
    play,
    player,
    tile,
)

FIVE = "mist mist speed rewrite heal"


def horned(*marks, **facts):
    """p1 has the horn and five potions."""
    return maze(*marks, gear={"p1": "horn"}, potions={"p1": FIVE}, **facts)


# deep_pockets


def test_the_horn_holds_five_potions():
    """`deep_pockets`: the fifth without a question, a sixth with one."""
    match = maze(
        "action",
        gear={"p1": "horn"},
        potions={"p1": "mist mist speed rewrite"},
        rolls={"p1": "1 6"},
        told={"action": ["crates"], "potion": ["stone", "luck"]},
    )
    fight(match)
    go(match)
    assert ((0, "too_many"), 6) == (asked(match), len(player(match).potions))
    play(match, "discard luck")
    assert (5, 5) == (len(player(match).potions), player(match).potion_limit)


@pytest.mark.parametrize("drunk", [True, False])
def test_when_the_horn_is_replaced_three_potions_stay(drunk):
    """`deep_pockets`: at once, by choice; one of them may be drunk instead (M2.6a)."""
    match = horned(
        "chest", keys={"p1": 1}, life={"p1": 4}, rolls={"p1": "1"}, told={"gear": ["pan"]}
    )
    play(match, "move", "open", "take", "discard speed")
    assert (0, "too_many") == asked(match)
    play(match, "drink heal" if drunk else "discard rewrite")
    assert (3, "pan", 12 if drunk else 4) == (
        len(player(match).potions),
        player(match).gear,
        life(match),
    )
    assert (1, "turn") == asked(match)


def test_who_keeps_the_horn_keeps_the_potions():
    """`deep_pockets`."""
    match = horned("chest", keys={"p1": 1}, rolls={"p1": "1"}, told={"gear": ["pan"]})
    play(match, "move", "open", "keep")
    assert (5, (1, "turn")) == (len(player(match).potions), asked(match))


def test_when_a_card_takes_the_horn_three_potions_stay(tmp_path):
    """`deep_pockets`: a pack of one's own may say `lose equipment`; the horn goes, and so do they."""
    loses = 'do = [{ damage = 4 }, { lose = "equipment", by = "owner" }]'
    pack = own_pack(
        tmp_path,
        monsters=[(r'do = \[\{ damage = 4 \}, \{ lose = "key", by = "chance" \}\]', loses)],
    )
    match = horned(
        "monster", pack=pack, points={"p1": ""}, rolls={"p1": "1 1"}, told={"monster": ["mimic"]}
    )
    fight(match)
    go(match)
    assert player(match).gear is None
    assert (0, "too_many") == asked(match)
    play(match, "discard mist", "discard mist")
    assert ["heal", "rewrite", "speed"] == sorted(player(match).potions)


def test_when_the_horn_is_paid_as_a_price_three_potions_stay(tmp_path):
    """`deep_pockets`: a pack of one's own may ask equipment as a price."""
    pack = own_pack(tmp_path, actions=[(r"^cost = \{ life = 7 \}", "cost = { equipment = 1 }")])
    match = horned("action", pack=pack, rolls={"p1": "1"}, told={"action": ["leeches"]})
    fight(match)
    go(match)
    play(match, "green")
    for _ in range(6):
        if asked(match) == (0, "point"):
            play(match, "speed")
        elif asked(match) == (0, "too_many"):
            play(match, "discard mist")
    assert (None, 3) == (player(match).gear, len(player(match).potions))


def test_the_horn_and_all_five_potions_go_under_the_stone():
    """`deep_pockets`, M10.1: nothing is discarded in death."""
    match = horned(
        "monster",
        life={"p1": 1},
        points={"p1": ""},
        rolls={"p1": "1 1 3 3"},
        told={"monster": ["statue"]},
    )
    fight(match)
    go(match)
    grave = tile(match, at(1)).grave
    assert (["horn"], sorted(FIVE.split())) == (grave.gear, sorted(grave.potions))
    assert [] == look(match).discards["potion"]


def test_with_the_horn_more_can_be_stolen_and_given():
    """`deep_pockets`: a fourth potion is within the limit for trades and thefts too."""
    match = maze(
        "action",
        gear={"p1": "horn"},
        potions={"p1": "mist mist speed", "p2": "heal"},
        rolls={"p1": "1"},
        told={"action": ["lost_property"]},
    )
    fight(match)
    play(match, "green")
    assert (4, []) == (len(player(match).potions), player(match, 1).potions)


# grab_and_go


def shovelled(*marks, **facts):
    """p1 has the shovel."""
    return maze(*marks, gear={"p1": "shovel"}, **facts)


def test_with_the_shovel_a_key_is_taken_in_passing():
    """`grab_and_go`: the walk goes on with the steps left."""
    match = shovelled("key", "plain", "key", "plain", rolls={"p1": "4"})
    play(match, "move", "take", at(1), "take")
    assert (2, at(3), 1, (0, "walk")) == (
        player(match).keys,
        place(match),
        look(match).steps,
        asked(match),
    )
    play(match, "walk", at(4))
    assert (at(4), (1, "turn")) == (place(match), asked(match))


def test_with_the_shovel_a_key_opens_the_next_chest_of_the_same_walk():
    """`grab_and_go`: keeping the shovel, the walk goes on."""
    match = shovelled("key", "chest", "plain", rolls={"p1": "3"}, told={"gear": ["pan"]})
    play(match, "move", "take", "open", "keep", "walk", at(3))
    assert ("shovel", at(3), 0) == (player(match).gear, place(match), player(match).keys)


def test_who_swaps_the_shovel_ends_the_turn():
    """`grab_and_go`: at a chest, and at a grave."""
    match = shovelled("chest", "plain", keys={"p1": 1}, rolls={"p1": "3"}, told={"gear": ["pan"]})
    play(match, "move", "open", "take")
    assert (at(1), (1, "turn")) == (place(match), asked(match))
    match = shovelled("plain", "plain", graves={at(1): {"gear": "pan"}}, rolls={"p1": "3"})
    play(match, "move", "loot", "pan", "done")
    assert ("pan", (1, "turn")) == (player(match).gear, asked(match))


def test_with_the_shovel_a_grave_is_looted_in_passing():
    """`grab_and_go`."""
    match = shovelled("plain", "plain", graves={at(1): {"potions": "heal"}}, rolls={"p1": "2"})
    play(match, "move", "loot", "heal")
    assert ((0, "walk"), 1, ["heal"]) == (asked(match), look(match).steps, player(match).potions)


def test_taken_at_the_start_of_the_turn_it_costs_a_step_of_the_roll_that_follows():
    """`grab_and_go`, M5.2a: three and one less."""
    match = shovelled("key", "plain", figures={"p1": at(1)}, rolls={"p1": "3"})
    events = play(match, "take")
    assert "MoveRolled" in names(events)
    assert (1, 2, (0, "walk")) == (player(match).keys, look(match).steps, asked(match))


def test_a_roll_of_one_is_then_no_step_at_all():
    """`grab_and_go`: never below nothing; the turn is over."""
    match = shovelled("key", "plain", figures={"p1": at(1)}, rolls={"p1": "1"})
    play(match, "take")
    assert (at(1), (1, "turn")) == (place(match), asked(match))


def test_the_shovel_does_not_help_past_a_monster():
    """`grab_and_go`: a fight ends the turn as ever."""
    match = shovelled("monster", "key", rolls={"p1": "4 6"}, told={"monster": ["doorman"]})
    fight(match)
    assert ((1, "turn"), "key") == (asked(match), tile(match, at(2)).marker)
    assert "move" in options(match)
