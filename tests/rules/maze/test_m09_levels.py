"""M9.1 to M9.4a: stairs, start rooms, collapse and clearing."""

from __future__ import annotations

import pytest

from rules.maze.halls import (
    CORNERS,
    LAIR,
    asked,
    corridor,
    invested,
    level_view,
    look,
    maze,
    monster_hall,
    names,
    options,
    play,
    player,
    players,
    tile,
    told,
)

SLOW = {"p1": "strength 1"}
"""No speed: the die is the number of steps."""


def flight(level=1, **facts):
    """p1 stands before the stairs at the end of a short corridor."""
    laid = {f"L{level}": {**corridor(level, "straight"), "c5r8": "stairs ew"}}
    return maze(**{"tiles": laid, "figures": {"p1": "c4r8"}, **facts})


def climb(match):
    """p1 rolls and takes the stairs."""
    return play(match, "move", "climb")


# Drawing and laying stairs


def exploring(laid, figure, tiles, dice="2", level=1, **facts):
    """p1 explores with so many steps; the tiles are told."""
    match = maze(
        tiles={f"L{level}": laid},
        figures={"p1": figure, **facts.pop("figures", {})},
        points=SLOW,
        told={"die.p1": [dice], "tile": tiles},
        **facts,
    )
    return play(match, "move", "explore")


def kinds_of(match, event):
    """The kinds of tiles that were laid, or sent back."""
    keys = [one.key for one in match.state.table.pack.tiles] + ["stairs"]
    return [keys[kind] for _, kind, *_ in told(match, event)]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_levels_1_to_4_have_one_stairs_each(level):
    """M9.1: another one drawn goes back, and a new tile is drawn, for each tile of an exploration."""
    laid = {**corridor(level, "straight"), "c5r8": "tee esw", "c5r9": "stairs ns"}
    drawn = ["stairs", "straight_plain", "stairs", "straight_plain"]
    match = exploring(laid, "c5r8", drawn, level=level)
    while match.ask.kind == "tile":
        match.choose(match.options()[0])
    assert ["stairs"] * 2 == kinds_of(match, "TileReturned")
    assert ["straight_plain"] * 2 == kinds_of(match, "TileLaid")
    assert ["c5r9"] == level_view(match, level).stairs


def test_stairs_that_fit_are_laid_where_the_level_has_none():
    """M9.1, M9.1a: at one of two open exits; the other one leads on."""
    laid = {**corridor(1, "straight"), "c5r8": "tee esw"}
    match = exploring(laid, "c5r8", ["stairs"], dice="1")
    play(match, "south")
    assert ["c5r9"] == level_view(match, 1).stairs


def test_stairs_obey_the_laying_rules():
    """M9.1a, M4.1: on the only open exit they would leave no way on: they go back."""
    match = exploring(corridor(1, "straight"), "c4r8", ["stairs", "straight_plain"], dice="1")
    assert (["stairs"], []) == (kinds_of(match, "TileReturned"), level_view(match, 1).stairs)


@pytest.mark.parametrize("level", [2, 5])
def test_no_tile_of_an_exploration_from_a_start_room_is_stairs(level):
    """M9.1, M9.1a: on any level, first tile and further ones."""
    drawn = ["stairs", "straight_plain", "stairs", "straight_plain", "stairs", "straight_plain"]
    match = exploring(corridor(level), "c3r8", drawn, dice="3", level=level)
    play(match, "east")
    while match.ask.kind == "tile":
        match.choose(match.options()[0])
    assert ["stairs"] * 3 == kinds_of(match, "TileReturned")
    assert ([], 3) == (level_view(match, level).stairs, len(kinds_of(match, "TileLaid")))


# Going up


@pytest.mark.parametrize(("level", "exits"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_stairs_lead_to_the_start_room_of_the_next_level(level, exits):
    """M9.2, M9.2a: two, three, four, four exits, each onto a free field; the turn ends."""
    match = climb(flight(level))
    above = level_view(match, level + 1)
    assert (level + 1, above.room) == (player(match).level, player(match).field)
    assert (exits, exits) == (len(tile(match, above.room).exits), len(above.exits))
    assert (1, "turn") == asked(match)


def test_the_start_room_of_level_1_has_one_exit_and_is_one_field():
    """M9.2: as a game begins; one step leaves it."""
    match = maze(told={"die.p1": ["1"]}, points=SLOW)
    assert 1 == len(tile(match, "c3r8").exits)
    play(match, "move", "walk")
    assert "c4r8" == player(match).field


def test_whoever_comes_later_goes_to_the_room_that_lies_there():
    """M9.2: laid out when first needed, and once."""
    match = climb(flight(figures={"p1": "c4r8", "p2": "c4r8"}))
    play(match, "move", "climb")
    assert player(match, 0).field == player(match, 1).field
    assert 1 == len(told(match, "RoomLaid"))


def space(match, fields):
    """By field: the steps over free fields to the nearest tile or to the table's edge."""
    taken = {one.field for one in look(match).tiles}
    free = {(c, r) for c in range(1, 22) for r in range(1, 16) if f"c{c}r{r}" not in taken - fields}
    near = {(c, r): {(c, r - 1), (c, r + 1), (c - 1, r), (c + 1, r)} for c, r in free}
    far: dict[tuple[int, int], int] = {}
    front = {field for field in free if near[field] - free}
    steps = 0
    while front:
        steps += 1
        far.update(dict.fromkeys(front, steps))
        front = {n for field in front for n in near[field] if n in free and n not in far}
    return {f"c{c}r{r}": steps for (c, r), steps in far.items()}


def test_a_start_room_lies_where_most_space_is_free_and_chance_decides_between_equals():
    """M9.2a: nowhere is it farther to the next tile or the edge."""
    rooms = set()
    for number in ("1", "2", "3"):
        match = climb(flight(told={"room": [number]}))
        room = level_view(match, 2).room
        far = space(match, {room})
        assert max(far.values()) == far[room]
        rooms.add((room, tile(match, room).exits))
    assert 3 == len(rooms)


def filled(columns, rows, holes=()):
    """Level 3 all over so many columns and rows: a room, the stairs, and tiles that lead nowhere."""
    laid = {"c1r1": "room esw", "c2r1": "straight ew", "c3r1": "stairs ew"}
    kinds = [f"corner{mark} nw" for mark, n in CORNERS for _ in range(n)]
    for row in range(1, rows + 1):
        for column in range(1, columns + 1):
            field = f"c{column}r{row}"
            if field not in laid and field not in holes:
                laid[field] = kinds.pop()
    return laid


def test_where_not_all_exits_are_free_most_of_them_are():
    """M9.2a: a strip two fields wide is left for the four exits of level 4's room: three are free."""
    match = maze(
        tiles={"L3": filled(5, 7)},
        markers={},
        figures={"p1": "c2r1"},
        rulings={"table_size": "7x7"},
    )
    above = level_view(climb(match), 4)
    assert (4, 3) == (len(tile(match, above.room).exits), len(above.exits))
    assert [] == told(match, "TableGrew")


def test_where_there_is_no_place_at_all_the_table_grows():
    """M9.2a: three fields are left, no open ground: rows or columns are added."""
    match = maze(
        tiles={"L3": filled(7, 7, ("c7r7", "c6r7", "c5r7"))},
        markers={},
        figures={"p1": "c2r1"},
        rulings={"table_size": "7x7"},
    )
    climb(match)
    size = look(match).table
    assert 4 == player(match).level
    assert len(told(match, "TableGrew")) >= 1
    assert size.columns != [1, 7] or size.rows != [1, 7]


def test_where_the_table_has_to_grow_the_mover_still_chooses_the_place():
    """M9.2a, ruling `start_room_place` = mover_chooses: chance takes no part in it."""
    match = maze(
        tiles={"L3": filled(7, 7, ("c7r7", "c6r7", "c5r7"))},
        markers={},
        figures={"p1": "c2r1"},
        rulings={"table_size": "7x7", "start_room_place": "mover_chooses"},
    )
    play(match, "move", "climb")
    assert (0, "room") == asked(match)
    assert len(told(match, "TableGrew")) >= 1
    play(match, options(match)[-1])
    assert 4 == player(match).level


# Nobody stands on stairs


def test_stairs_reached_by_a_card_wait_until_it_is_finished_for_all():
    """M9.2b: p1 strides onto the stairs; p2 still has steps to take; then p1 goes up, the turn ends."""
    laid = {"L1": {**corridor(1, "straight", "straight_monster", "straight"), "c7r8": "stairs ew"}}
    match = monster_hall(
        "carpet", tiles=laid, figures={"p2": LAIR}, told={"die.p1": ["6"], "die.p2": ["6"]}
    )
    play(match, "stand", "p2", "yes", "c7r8")
    assert ((1, "stride"), []) == (asked(match), told(match, "Climbed"))
    play(match, "c6r8")
    assert ["CardStays", "Walked", "Walked", "Climbed"] == names(
        match, "CardStays", "Walked", "Climbed"
    )
    assert ([2, 1], (1, "turn")) == (players(match, "level")[:2], asked(match))


def test_two_who_stride_onto_the_stairs_both_go_up():
    """M9.2b, M9.2: one after the other, into the same room; the level below is cleared if empty."""
    laid = {"L1": {**corridor(1, "straight", "straight_monster", "straight"), "c7r8": "stairs ew"}}
    match = monster_hall(
        "carpet",
        tiles=laid,
        figures={"p2": LAIR, "p3": "out"},
        told={"die.p1": ["6"], "die.p2": ["6"]},
    )
    play(match, "stand", "p2", "yes", "c7r8", "c7r8")
    assert [2, 2] == players(match, "level")[:2]
    assert player(match, 0).field == player(match, 1).field
    assert ([(0, 2), (1, 2)], [(-1, 1)]) == (told(match, "Climbed"), told(match, "LevelCleared"))


def test_the_dead_go_to_the_start_room_never_to_stairs():
    """M9.2b, M10.1: p1 dies right before the stairs."""
    laid = {"L1": {**corridor(1, "straight", "straight_monster"), "c6r8": "stairs ew"}}
    match = monster_hall("ham", tiles=laid, life={"p1": 1}, told={"die.p1": ["1", "2", "2"]})
    play(match, "stand")
    assert ("c3r8", 1, 4) == (player(match).field, player(match).level, player(match).life)


def test_there_is_no_way_back_to_a_lower_level():
    """M9.2b: the start room above has exits and no stairs down."""
    match = climb(flight(told={"die.p1": ["2", "6"]}))
    for _ in range(2):
        play(match, "move", "end")
    play(match, "move")
    assert {"end", "explore"} == set(options(match))


# Collapse


TWO = {
    "L1": {**corridor(1, "straight", "straight_monster"), "c6r8": "stairs ew"},
    "L2": {**corridor(2, "straight", row=3), "c5r3": "stairs ew"},
}


def collapsing(**facts):
    """Levels 1 and 2 lie out; p1 stands before the stairs of level 2, the others below."""
    return maze(**{"tiles": TWO, "figures": {"p1": "c4r3"}, **facts})


def test_entering_a_third_level_makes_the_lowest_collapse():
    """M9.3, M10.2: everyone in it dies: things discarded, no stone, new life of two dice, points kept."""
    match = collapsing(
        figures={"p1": "c4r3", "p2": "c5r8"},
        life={"p2": 20},
        keys={"p2": 2},
        potions={"p2": "heal"},
        gear={"p2": "pan"},
        points={"p2": "strength 4 speed 1"},
        told={"die.p2": ["6", "5"], "die.p3": ["1", "2"]},
    )
    climb(match)
    two = player(match, 1)
    assert (11, 0, [], None) == (two.life, two.keys, two.potions, two.gear)
    assert (["heal"], ["pan"]) == (look(match).discards["potion"], look(match).discards["gear"])
    assert 4 == invested(match, 1, "strength")
    assert [3, "c3r3", "c3r3"] == [player(match).level, *players(match, "field")[1:]]
    assert not [one for one in look(match).tiles if one.grave is not None]


def test_the_order_of_a_collapse():
    """M9.3a: collapse, deaths, clearing, the new room, the mover; only then is the level left looked at."""
    match = climb(collapsing())
    order = ("LevelCollapsed", "Buried", "LevelCleared", "RoomLaid", "Climbed")
    assert [
        "LevelCollapsed",
        "Buried",
        "Buried",
        "LevelCleared",
        "RoomLaid",
        "Climbed",
    ] == names(match, *order)
    assert [2, 3] == [level.level for level in look(match).levels]


def test_the_new_room_may_lie_where_the_collapsed_level_lay():
    """M9.3a: it is cleared first; on a table full of levels 1 and 2 nothing has to grow."""
    below = {**filled(7, 6), "c1r1": "room e"}
    above = {"c1r7": "room ew", "c2r7": "straight ew", "c3r7": "stairs ew"}
    match = maze(
        tiles={"L1": below, "L2": above},
        markers={},
        figures={"p1": "c2r7"},
        rulings={"table_size": "7x7"},
    )
    climb(match)
    assert [] == told(match, "TableGrew")
    assert level_view(match, 3).room in below


# Clearing


LITTERED = {
    "tiles": {"L1": TWO["L1"], "L2": corridor(2, "straight", row=3)},
    "cards": {"c5r8": "ham"},
    "graves": {"c4r8": {"keys": 2, "potions": "luck", "gear": "pan"}},
    "markers": {"c5r8": "monster", "c4r8": "key"},
    "figures": {"p1": "c5r8", "p2": "c3r3", "p3": "c3r3"},
}


def test_a_level_is_cleared_when_the_last_player_leaves_it():
    """M9.4, M9.4a: cards and things to their piles, markers free, tiles shuffled into the deck."""
    match = maze(**LITTERED, tiles_top="tee tee", known_to="p1")
    deck = look(match).decks["tile"]
    climb(match)
    after = look(match)
    assert (2, [2]) == (player(match).level, [level.level for level in after.levels])
    assert {"key": 8, "chest": 8, "monster": 8, "action": 8} == after.markers
    assert [["ham"], ["luck"], ["pan"]] == [
        after.discards[d] for d in ("monster", "potion", "gear")
    ]
    assert deck + 3 == after.decks["tile"]
    assert ([], None) == (after.tile_top, tile(match, "c3r8"))


def test_a_level_that_still_holds_a_figure_stays():
    """M9.4: p2 is still there."""
    match = climb(flight(figures={"p1": "c4r8", "p3": "out"}))
    assert ([1, 2], []) == ([one.level for one in look(match).levels], told(match, "LevelCleared"))


def test_a_collapsed_level_is_cleared_the_same_way():
    """M9.4a: its stairs go back into the deck with the other tiles, its markers are free."""
    match = collapsing(cards={"c5r8": "ham"}, keys={"p2": 3}, graves={"c4r8": {"keys": 1}})
    deck = look(match).decks["tile"]
    climb(match)
    after = look(match)
    assert (8, 8, ["ham"]) == (
        after.markers["key"],
        after.markers["monster"],
        after.discards["monster"],
    )
    assert deck + 3 == after.decks["tile"]
    assert match.state.table.stairs_kind in match.state.tile_deck
    assert ("c3r8" in {one.field for one in after.tiles}) == (level_view(match, 3).room == "c3r8")
