"""M11: the rulings about turns, fights and characters: each value plays visibly differently."""

from __future__ import annotations

import pytest

from madmage.games.maze.law import ANY, BY_NAME, RULINGS
from madmage.kernel.error import NotUnderstood, SetupRefused
from rules.maze.halls import (
    LAIR,
    action_hall,
    asked,
    corridor,
    invested,
    look,
    maze,
    monster_hall,
    options,
    pass_turn,
    play,
    player,
    players,
    refused,
    tile,
    told,
)

LOSING = {"die.p1": ["1"]}
WINNING = {"die.p1": ["6"]}


def values(ruling, *names):
    """The test once for each value of a ruling, with what is expected of it."""
    return pytest.mark.parametrize(("value", "expected"), [*names], ids=lambda v: f"{ruling}={v}")


# Values


@pytest.mark.parametrize("ruling", [one.name for one in RULINGS])
def test_a_value_that_a_ruling_does_not_take_is_refused(ruling):
    """M11: a sentence with the ruling's rule; nobody sits down."""
    for value in ("perhaps", "", ANY, "-1", "9999", 8, ["8"]):
        with pytest.raises(SetupRefused) as refusal:
            maze(rulings={ruling: value})
        assert refusal.value.sentence
    with pytest.raises(SetupRefused) as refusal:
        maze(rulings={ruling: "perhaps"})
    assert (BY_NAME[ruling].rule, True) == (refusal.value.rule, ruling in str(refusal.value))


@pytest.mark.parametrize(
    ("ruling", "bad"),
    [
        ("table_size", ["6x15", "21x42", "21", "21x", "21 x 15", "0x0", "21x15x3"]),
        ("markers", ["31", "8.0", "eight", "٨"]),
        ("turn_limit", ["9", "1001", "0"]),
        ("open_ground", ["0", "41"]),
        ("bonus_table", ["0,1,1,2,2", "0,1,1,2,2,4", "3,2,2,1,1,0", "0, 1, 1, 2, 2, 3"]),
    ],
)
def test_numbers_out_of_bounds_are_refused(ruling, bad):
    """M11: rulings that take any value take any sensible one."""
    for value in bad:
        with pytest.raises(SetupRefused) as refusal:
            maze(rulings={ruling: value})
        assert BY_NAME[ruling].rule == refusal.value.rule


def test_a_ruling_that_does_not_exist_is_refused_with_the_nearest_name():
    """M11: by its name."""
    with pytest.raises(SetupRefused, match="life_cap") as refusal:
        maze(rulings={"life_cup": "capped"})
    assert "M11" == refusal.value.rule


@pytest.mark.parametrize(
    ("ruling", "value"), [(one.name, value) for one in RULINGS for value in one.samples]
)
def test_every_value_can_be_played(ruling, value):
    """M11: each singly: two rounds of first choices, and the view says what is played."""
    match = maze(rulings={ruling: value}, tiles={})
    assert value == look(match).table.rulings[ruling]
    for _ in range(30):
        match.choose(match.options()[-1])


# Turns


@values("walk_through", ("optional", "c6r8"))
def test_walk_through(value, expected):
    """`walk_through`: a walk passes a key; taking it is optional."""
    laid = {"L1": corridor(1, "straight", "straight_key", "straight")}
    match = maze(tiles=laid, rulings={"walk_through": value}, told={"die.p1": ["2"]})
    play(match, "move")
    assert {"walk", "take"} <= set(options(match))
    play(match, "walk", expected)
    assert ("key", expected, 0) == (
        tile(match, LAIR).marker,
        player(match).field,
        player(match).keys,
    )


@values("fight_again_turn", ("replaces_move", (1, "turn")))
def test_fight_again_turn(value, expected):
    """`fight_again_turn`: fighting again is the turn; nothing is rolled for a move."""
    match = monster_hall(
        "ham", cards={LAIR: "ham"}, rulings={"fight_again_turn": value}, told=LOSING
    )
    play(match, "stand")
    assert (expected, []) == (asked(match), told(match, "MoveRolled"))


@values("peace_on_field", ("yes", None), ("no", "M6.4"))
def test_peace_on_field_regenerating(value, expected):
    """`peace_on_field`: whoever begins a turn on a monster may rest there, or may not."""
    match = monster_hall("ham", life={"p1": 9}, rulings={"peace_on_field": value})
    reason = match.why_not("regenerate")
    assert expected == (reason and reason.rule)


@values("peace_on_field", ("yes", True), ("no", False))
def test_peace_on_field_exploring(value, expected):
    """`peace_on_field`: exploring from the monster's field; else only leaving, fighting or looting."""
    laid = {"L1": corridor(1, "straight", "straight_monster")}
    match = monster_hall(
        "ham", tiles=laid, rulings={"peace_on_field": value}, told={"die.p1": ["1"]}
    )
    play(match, "move")
    may = "explore" in options(match)
    if may:
        play(match, "explore")
        may = (LAIR, 0) == (player(match).field, len(told(match, "Walked")))
    assert expected == may


@values("peace_on_field", ("yes", ["pan"]), ("no", ["pan"]))
def test_peace_on_field_looting(value, expected):
    """`peace_on_field`: the grave may be looted either way."""
    facts = {"graves": {LAIR: {"gear": "pan"}}, "rulings": {"peace_on_field": value}}
    match = play(monster_hall("ham", **facts), "loot", "pan")
    assert expected == [player(match).gear]


@values("take_standing", ("yes", None), ("no", "M5.2a"))
def test_take_standing(value, expected):
    """`take_standing`: a key under one's feet may be taken instead of rolling, or not."""
    laid = {"L1": corridor(1, "straight", "straight_key", "straight")}
    match = maze(tiles=laid, figures={"p1": LAIR}, rulings={"take_standing": value})
    reason = match.why_not("take")
    assert expected == (reason and reason.rule)


@values("dice", ("six", ["1", "2", "3", "4", "5", "6"]))
def test_dice(value, expected):
    """`dice`: six sides; a seven cannot be told."""
    for face in expected:
        match = play(maze(rulings={"dice": value}, told={"die.p1": [face]}), "move")
        assert [(0, int(face))] == told(match, "MoveRolled")
    for face in ("0", "7"):
        with pytest.raises(NotUnderstood):
            maze(told={"die.p1": [face]})


@values("trade", ("fights_only", "M7.5"), ("same_field", None))
def test_trade(value, expected):
    """`trade`: potions and keys on the same field, or only in fights."""
    match = maze(rulings={"trade": value}, potions={"p1": "luck"}, keys={"p2": 1})
    reason = match.why_not("trade p2")
    assert expected == (reason and reason.rule)
    if expected is None:
        play(match, "trade p2", "luck", "key", "yes")
        assert ([[], ["luck"]], [1, 0]) == (
            players(match, "potions")[:2],
            players(match, "keys")[:2],
        )


def test_trade_on_the_same_field_is_on_the_same_field():
    """`trade` = same_field: p3 stands elsewhere."""
    match = maze(rulings={"trade": "same_field"}, potions={"p1": "luck"}, figures={"p3": "c4r8"})
    assert "M7.5a" == refused(match, "trade p3")


@values("turn_limit", ("10", 10), ("12", 12))
def test_turn_limit(value, expected):
    """`turn_limit`: then the higher level is ahead, and on one level who is nearer to a way on."""
    two = {"L1": corridor(1, "straight", "straight", "straight"), "L2": corridor(2, row=3)}
    match = maze(
        tiles=two,
        figures={"p1": "c4r8", "p2": "c3r3", "p3": "c5r8"},
        rulings={"turn_limit": value},
        round=expected,
        active="p3",
    )
    pass_turn(match)
    assert ("turn_limit", "M11") == (match.outcome.reason, match.outcome.rule)
    assert [1, 2, 0] == look(match).ranking
    match = maze(rulings={"turn_limit": value}, round=expected - 1, active="p3")
    assert pass_turn(match).outcome is None


# Fights


@values("unread_branches", ("reader", [False, True, False]), ("all", [True, True, True]))
def test_unread_branches(value, expected):
    """`unread_branches`: known to the reader alone, or to all once drawn."""
    match = action_hall("leeches", rulings={"unread_branches": value})
    play(match, "stand")
    assert expected == [look(match, seat).card.tree is not None for seat in range(3)]


@values("group_when", ("before_reading", None), ("after_reading", "ham"))
def test_group_when(value, expected):
    """`group_when`: the group is closed before a hidden card is read, or after it."""
    match = monster_hall("ham", figures={"p2": LAIR}, rulings={"group_when": value}, told=LOSING)
    play(match, "stand")
    assert ((0, "invite"), expected) == (asked(match), look(match).card.card)
    play(match, "p2", "yes")
    assert (2 * 2 + 1) == told(match, "TestDone")[0][3]


@values("adjacent", ("open_passage", "M7.4"), ("touching", None))
def test_adjacent(value, expected):
    """`adjacent`: one step through a passage, or a field that touches, wall or not."""
    kinds = ("straight", "straight_monster", "straight")
    laid = {"L1": {**corridor(1, *kinds), "c5r7": "straight ew"}}
    where = {"p2": "c5r7", "p3": "c4r8"}
    match = monster_hall("ham", tiles=laid, figures=where, rulings={"adjacent": value})
    reason = play(match, "stand").why_not("p2")
    assert expected == (reason and reason.rule)


@values("last_gasp", ("no", (1, "turn")), ("yes", (0, "last_gasp")))
def test_last_gasp(value, expected):
    """`last_gasp`: no potion in answer to death, or a healing one."""
    facts = {"life": {"p1": 1}, "potions": {"p1": "heal"}, "told": {"die.p1": ["1", "3", "3"]}}
    match = monster_hall("ham", **facts, rulings={"last_gasp": value})
    play(match, "stand", "go")
    assert expected == asked(match)
    if value == "yes":
        assert ["die", "drink heal"] == options(match)
        play(match, "drink heal")
        assert (6, LAIR) == (player(match).life, player(match).field)


def test_last_gasp_may_be_declined():
    """`last_gasp` = yes: who does not drink dies."""
    facts = {"life": {"p1": 1}, "potions": {"p1": "heal luck"}, "rulings": {"last_gasp": "yes"}}
    match = monster_hall("ham", **facts, told={"die.p1": ["1", "3", "3"]})
    play(match, "stand", "go", "keep")
    assert "M10.1a" == refused(match, "drink luck")
    play(match, "die")
    assert (6, ["heal", "luck"]) == (player(match).life, tile(match, LAIR).grave.potions)


@values("potion_lasts", ("turn", [4, 4]), ("next_roll", [4, 1]))
def test_potion_lasts(value, expected):
    """`potion_lasts`: until the end of the turn, or for the next roll: the Juggler's two tests."""
    match = monster_hall(
        "juggler",
        level=5,
        potions={"p1": "dexterity"},
        rulings={"potion_lasts": value},
        told={"die.p1": ["1", "1"]},
    )
    play(match, "stand", "drink dexterity")
    assert expected == [value for _, _, value in told(match, "TestRolled")]


# Characters


@values("life_cap", ("capped", 20), ("uncapped", 22))
def test_life_cap(value, expected):
    """`life_cap`: 18 and 4 are 20, or 22."""
    match = monster_hall("armchair", life={"p1": 18}, rulings={"life_cap": value}, told=WINNING)
    assert expected == player(play(match, "stand")).life


@values("life_cap", ("capped", "M6.3a"), ("uncapped", None))
def test_life_cap_and_full_life(value, expected):
    """`life_cap`: with 20 life there is nothing to regenerate, or there is."""
    reason = maze(rulings={"life_cap": value}).why_not("regenerate")
    assert expected == (reason and reason.rule)


@values("death_points", ("kept", 4))
def test_death_points(value, expected):
    """`death_points`: invested points survive death."""
    match = monster_hall(
        "ham",
        life={"p1": 1},
        points={"p1": "dexterity 4"},
        rulings={"death_points": value},
        told={"die.p1": ["1", "1", "1"]},
    )
    play(match, "stand")
    assert (2, expected) == (player(match).life, invested(match, 0, "dexterity"))


@values("bonus_table", ("0,1,1,2,2,3", (17, 3)), ("0,0,1,1,1,2", (16, 2)))
def test_bonus_table(value, expected):
    """`bonus_table`: toughness 1 against 4 damage, and the steps of a roll of 2 with speed 1."""
    rulings = {"bonus_table": value}
    match = play(monster_hall("ham", rulings=rulings, told=LOSING), "stand")
    walker = play(maze(rulings=rulings, told={"die.p1": ["2"]}), "move")
    assert expected == (player(match).life, look(walker).steps)


def test_plus_ability():
    """`plus_ability`: a free point to invest, or one in the tested ability."""
    match = monster_hall("ham", rulings={"plus_ability": "free_point"}, told=WINNING)
    assert ["strength", "dexterity", "intelligence", "toughness", "speed"] == options(
        play(match, "stand")
    )
    match = monster_hall("ham", rulings={"plus_ability": "tested_ability"}, told=WINNING)
    play(match, "stand")
    assert ((1, "turn"), 2) == (asked(match), invested(match, 0, "strength"))


def test_plus_ability_in_a_full_ability_is_lost_and_untested_ones_are_free():
    """`plus_ability` = tested_ability: strength holds 5; a fate table tests nothing."""
    rulings = {"plus_ability": "tested_ability"}
    match = monster_hall("ham", rulings=rulings, points={"p1": "strength 5"}, told=WINNING)
    assert [(0,)] == told(play(match, "stand"), "PointLost")
    match = play(action_hall("wheel", rulings=rulings, told=WINNING), "stand")
    assert (0, "point") == asked(match)


@values("group_when", ("before_reading", "ham"), ("after_reading", "ham"))
def test_the_group_against_an_open_card_is_asked_for_once(value, expected):
    """`group_when`, M7.4a: its text is known already, so that both values say the same."""
    match = monster_hall(
        "ham",
        figures={"p2": LAIR, "p3": LAIR},
        cards={LAIR: "ham"},
        rulings={"group_when": value},
        told=LOSING,
    )
    play(match, "stand")
    assert ((0, "invite"), expected) == (asked(match), look(match).card.card)
    play(match, "p2", "no", "done")
    assert [(0, 1)] == told(match, "Invited")
    assert (2 + 1) == told(match, "TestDone")[0][3]
