"""M11: the rulings about tiles, levels and setting up: each value plays visibly differently."""

from __future__ import annotations

from pathlib import Path

import pytest

from madmage import Match
from madmage.games.maze.law import RULINGS
from madmage.games.shelf import rules_of
from madmage.kernel.chance import Seeded, Told
from rules.maze.halls import (
    LAIR,
    action_hall,
    asked,
    corridor,
    level_view,
    look,
    maze,
    options,
    pass_turn,
    play,
    player,
    refused,
    ringed,
    tile,
    told,
)

SLOW = {"p1": "strength 1"}
"""No speed: the die is the number of steps."""


def values(ruling, *names):
    """The test once for each value of a ruling, with what is expected of it."""
    return pytest.mark.parametrize(("value", "expected"), [*names], ids=lambda v: f"{ruling}={v}")


def explorer(figure, dice, drawn, **facts):
    """p1 rolls so many steps and explores; the tiles are told."""
    chance = {"die.p1": [dice], "tile": drawn}
    match = maze(**{"figures": {"p1": figure}, "points": SLOW, "told": chance, **facts})
    return play(match, "move", "explore")


def test_every_ruling_is_shown_by_a_test():
    """M11: each one's name stands in a test of these two files."""
    here = Path(__file__)
    text = "".join(path.read_text() for path in here.parent.glob("test_m11_rulings*.py"))
    assert [] == [one.name for one in RULINGS if f'"""`{one.name}`' not in text]


# Exploring


@values("explore_all", ("all", 3), ("may_stop", 1))
def test_explore_all(value, expected):
    """`explore_all`: all three tiles, or the explorer stops after the first."""
    match = explorer("c7r8", "3", ["straight_plain"] * 3, rulings={"explore_all": value})
    if value == "may_stop":
        assert ((0, "go_on"), ["stop", "on"]) == (asked(match), options(match))
        play(match, "stop")
    assert (expected, (1, "turn")) == (len(told(match, "TileLaid")), asked(match))


def test_explore_all_may_go_on():
    """`explore_all` = may_stop: stopping is no duty."""
    match = explorer("c7r8", "3", ["straight_plain"] * 3, rulings={"explore_all": "may_stop"})
    play(match, "on", "on")
    assert 3 == len(told(match, "TileLaid"))


@values("first_exit", ("unseen", "exit"), ("after_looking", "first_tile"))
def test_first_exit(value, expected):
    """`first_exit`: the exit is chosen before the tile is seen, or after."""
    facts = {"tiles": {"L2": corridor(2)}, "rulings": {"first_exit": value}}
    match = explorer("c3r8", "1", ["straight_plain"], **facts)
    laying = None if value == "unseen" else "straight_plain"
    assert (expected, laying) == (match.ask.kind, look(match).laying)
    play(match, "west" if value == "unseen" else "c2r8 ew")
    assert tile(match, "c2r8") is not None


@values("empty_deck", ("exploration_ends", 1))
def test_empty_deck(value, expected):
    """`empty_deck`: one tile is left and three steps: the exploration ends with it."""
    match = explorer("c7r8", "3", [], rulings={"empty_deck": value}, tile_deck={"straight": 1})
    assert (expected, (1, "turn")) == (len(told(match, "TileLaid")), asked(match))


def test_empty_deck_with_tiles_that_do_not_fit():
    """`empty_deck`: only stairs are left, and the one exit may not end in them."""
    laid = {"L1": {**corridor(1, "straight"), "c5r8": "tee esw", "c5r9": "stairs ns"}}
    match = explorer("c5r8", "2", [], tiles=laid, tile_deck={"stairs": 1})
    assert ([(0,)], []) == (told(match, "NothingFits"), told(match, "TileLaid"))


POCKET = {
    "L1": {"c4r4": "room e", "c5r4": "straight ew"},
    "L2": {
        "c6r5": "room ew",
        "c6r6": "straight ew",
        "c6r7": "straight ew",
        "c7r3": "straight ew",
    },
}
"""East of c6r4 lies a pocket of four fields, north of it the rest of the table."""


@values("open_ground", ("12", "corner_plain"), ("1", "straight_plain"))
def test_open_ground(value, expected):
    """`open_ground`: a tile that leads into four fields only is a hollow, or a way on."""
    match = explorer(
        "c5r4",
        "1",
        ["straight_plain", "corner_plain"],
        tiles=POCKET,
        figures={"p1": "c5r4", "p2": "c6r5"},
        rulings={"open_ground": value, "table_size": "7x7"},
    )
    assert expected == tile(match, "c6r4").kind
    if value == "12":
        assert "nw" == tile(match, "c6r4").exits


@values("rule1_both_sides", ("yes", "M4.2"), ("no", None))
def test_rule1_both_sides(value, expected):
    """`rule1_both_sides`: a wall against the exit of c6r7 breaks rule 1, or does not."""
    laid = {
        "c3r8": "room e",
        "c4r8": "tee new",
        "c5r8": "straight_action ew",
        "c4r7": "corner es",
        "c5r7": "tee new",
        "c6r7": "tee esw",
    }
    match = action_hall(
        "bad_mood",
        tiles={"L1": laid},
        rulings={"rule1_both_sides": value},
        told={"die.p1": ["4"], "tile": ["straight_plain"]},
    )
    play(match, "stand")
    reason = match.why_not("c6r8 ew")
    assert expected == (reason and reason.rule)


@values("stairs_exits", ("two", 2), ("one", 1))
def test_stairs_exits(value, expected):
    """`stairs_exits`: straight, or a dead end."""
    laid = {"L1": {**corridor(1, "straight"), "c5r8": "tee esw"}}
    match = explorer("c5r8", "1", ["stairs"], tiles=laid, rulings={"stairs_exits": value})
    play(match, "east")
    assert (True, expected) == (tile(match, "c6r8").stairs, len(tile(match, "c6r8").exits))


@values("behind_stairs", ("shut", []), ("open", ["c7r8"]))
def test_behind_stairs(value, expected):
    """`behind_stairs`: the far exit of the stairs is no open exit, or is one."""
    laid = {"L1": {**corridor(1, "straight"), "c5r8": "tee esw", "c6r8": "stairs ew"}}
    match = maze(tiles=laid, rulings={"behind_stairs": value})
    found = [one.to for one in level_view(match, 1).exits]
    assert [*expected, "c5r9"] == sorted(found, reverse=True)


def test_behind_stairs_shut_a_tile_beside_them_must_still_match():
    """`behind_stairs` = shut: c7r8 is reached from c7r9; a tile there must meet the stairs' exit."""
    laid = {
        "c3r8": "room e",
        "c4r8": "straight ew",
        "c5r8": "tee_action esw",
        "c6r8": "stairs ew",
        "c5r9": "corner ne",
        "c6r9": "straight ew",
        "c7r9": "corner nw",
    }
    match = action_hall(
        "bad_mood",
        tiles={"L1": laid},
        told={"die.p1": ["4"], "tile": ["tee_plain", "straight_plain"]},
    )
    play(match, "stand")
    assert "M4.2" == refused(match, "c7r8 nes")
    play(match, "c7r8 nsw")
    assert "nsw" == tile(match, "c7r8").exits


# The table


@values(
    "table_size",
    ("21x15", ([1, 21], [1, 15])),
    ("13x11", ([1, 13], [1, 11])),
    ("31x9", ([1, 31], [1, 9])),
)
def test_table_size(value, expected):
    """`table_size`: columns and rows of the table; beyond them is the edge."""
    size = look(maze(tiles={}, rulings={"table_size": value})).table
    assert expected == (size.columns, size.rows)


@values("markers", ("8", (8, "key")), ("3", (3, "key")), ("0", (0, None)))
def test_markers(value, expected):
    """`markers`: so many of each colour; with none a marked tile stays empty (M5.1)."""
    match = maze(rulings={"markers": value})
    assert {expected[0]} == set(look(match).markers.values())
    match = explorer("c7r8", "1", ["straight_key"], rulings={"markers": value})
    assert expected[1] == tile(match, "c8r8").marker


@values("discards", ("reshuffled", ["pan"]))
def test_discards(value, expected):
    """`discards`: the equipment deck is empty; its pile is shuffled, and a piece is drawn."""
    gear = [card.key for card in maze().state.table.pack.gear]
    laid = {"L1": corridor(1, "straight", "straight_chest", "straight")}
    match = maze(
        tiles=laid,
        figures={"p1": LAIR},
        keys={"p1": 1},
        discards={"gear": gear},
        rulings={"discards": value},
        told={"gear": expected},
    )
    assert 0 == look(match).decks["gear"]
    play(match, "open")
    assert (expected, 23, []) == (
        [player(match).gear],
        look(match).decks["gear"],
        look(match).discards["gear"],
    )


@values("grave_rest", ("stays", ["luck"]), ("discarded", None))
def test_grave_rest(value, expected):
    """`grave_rest`: what the looter leaves stays under the stone, or is discarded with it."""
    match = maze(graves={"c3r8": {"potions": "heal luck"}}, rulings={"grave_rest": value})
    play(match, "loot", "heal", "done")
    grave = tile(match, "c3r8").grave
    assert expected == (grave and grave.potions)
    assert ([] if expected else ["luck"]) == look(match).discards["potion"]


@values("start_room_place", ("most_space", (1, "turn")), ("mover_chooses", (0, "room")))
def test_start_room_place(value, expected):
    """`start_room_place`: most free space, or where the mover wants it."""
    laid = {"L1": {**corridor(1, "straight"), "c5r8": "stairs ew"}}
    match = maze(tiles=laid, figures={"p1": "c4r8"}, rulings={"start_room_place": value})
    play(match, "move", "climb")
    assert expected == asked(match)
    if value == "mover_chooses":
        assert "M9.2a" == refused(match, "c6r8 ew")
        play(match, "c19r2 ew")
        assert ("c19r2", "ew") == (player(match).field, tile(match, "c19r2").exits)


@values("last_portal", ("collapses", [5]), ("waits", [4, 5]))
def test_last_portal(value, expected):
    """`last_portal`: after five rounds level 4 collapses, or the leader waits."""
    match = maze(
        tiles={
            "L4": {**corridor(4, "straight", row=3), "c5r3": "stairs ew"},
            "L5": corridor(5, "straight"),
        },
        figures={"p1": "c4r8", "p2": "c3r3", "p3": "escaped"},
        rulings={"last_portal": value},
        active="p2",
        stalled=4,
    )
    pass_turn(match)
    assert expected == [one.level for one in look(match).levels]


@values("stuck", ("grow_then_stairs", [[1, 8], [1, 7]]))
def test_stuck(value, expected):
    """`stuck`: one field is left, at the edge; the table grows (more in test_m09_portals)."""
    match = explorer(
        "c6r4",
        "1",
        [],
        tiles={"L1": ringed(1, "c7r4", ("c6r4", "straight ew"))},
        markers={},
        rulings={"stuck": value, "table_size": "7x7"},
    )
    assert expected == [look(match).table.columns, look(match).table.rows]


# Setting up


def opened(rulings, **chance):
    """A fresh game of three, its characters made in the simplest way."""
    rules = rules_of("maze")
    setup = rules.check_setup(3, {"rulings": rulings})
    script = {}
    for stream, faces in chance.items():
        for face in faces:
            number, outcome = rules.read_chance(setup, f"die.{stream}", face)
            script.setdefault(number, []).append(outcome)
    match = Match(rules, setup, seed=1, chance=Told(script, Seeded(1)))
    while match.ask.kind == "create":
        match.choose(match.options()[0])
    return match


@values("ties_start", ("reroll", [(0, 6), (1, 6), (2, 5), (0, 2), (1, 3)]))
def test_ties_start(value, expected):
    """`ties_start`: p1 and p2 roll 6 and roll again; p3 does not."""
    match = opened({"ties_start": value}, p1=["6", "2"], p2=["6", "3"], p3=["5"])
    assert expected == told(match, "StartRolled")
    assert [(1,)] == told(match, "Starts")


@values("first_turn", ("first_layer", 1), ("next", 2))
def test_first_turn(value, expected):
    """`first_turn`: who laid the first tile, or the next in order."""
    match = opened({"first_turn": value}, p1=["1"], p2=["6"], p3=["2"])
    while match.ask.kind != "turn":
        match.choose(match.options()[0])
    assert 1 == told(match, "TileLaid")[0][0]
    assert (expected, expected) == (match.ask.seat, look(match).first)
