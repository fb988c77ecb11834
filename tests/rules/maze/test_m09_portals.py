"""M9.5, M9.5a and the rulings about getting out at all: portals, the last stairs, stuck levels."""

from __future__ import annotations

import pytest

from rules.maze.halls import (
    LAIR,
    asked,
    corridor,
    level_view,
    look,
    maze,
    monster_hall,
    pass_turn,
    play,
    player,
    players,
    ringed,
    tile,
    told,
)

PORTAL = {**corridor(5, "straight"), "c5r8": "stairs ew"}


def before_portal(seats=3, **facts):
    """p1 stands before a portal of level 5."""
    return maze(seats, **{"tiles": {"L5": PORTAL}, "figures": {"p1": "c4r8"}, **facts})


def leave(match):
    """The player asked rolls and enters the portal."""
    return play(match, "move", "climb")


# Escaping


def test_who_enters_a_portal_is_out_and_has_won():
    """M9.5: the figure is gone, the tile leaves the game, and play goes on."""
    match = before_portal()
    deck = look(match).decks["tile"]
    leave(match)
    one = player(match)
    assert (False, 1, None) == (one.in_game, one.rank, one.field)
    assert (None, deck) == (tile(match, "c5r8"), look(match).decks["tile"])
    assert ((1, "turn"), None, [0]) == (asked(match), match.outcome, look(match).ranking)


def test_the_portals_field_is_free_and_exits_towards_it_are_open():
    """M9.5a: p2 comes there and explores where the portal was."""
    match = leave(before_portal(figures={"p1": "c4r8", "p2": "c4r8"}, told={"tile": ["tee_plain"]}))
    assert ("c4r8", "east", "c5r8") in [
        (exit.field, exit.side, exit.to) for exit in level_view(match, 5).exits
    ]
    play(match, "move", "explore", "c4r8")
    assert (1, "first_tile") == asked(match)
    assert {option.text.split()[0] for option in match.options()} == {"c5r8"}


def test_a_level_may_fall_apart_when_a_portal_goes():
    """M9.5a: what lay behind it stays, with an open exit towards the gap."""
    laid = {**PORTAL, "c6r8": "straight_key ew"}
    match = leave(before_portal(tiles={"L5": laid}))
    assert "key" == tile(match, "c6r8").marker
    assert {"c4r8", "c6r8"} <= {one.field for one in level_view(match, 5).exits if one.to == "c5r8"}


def test_a_portal_may_be_laid_where_a_portal_lies():
    """M9.5, M9.1: the limit of one stairs does not hold on level 5."""
    laid = {**corridor(5, "straight"), "c5r8": "tee esw", "c5r9": "stairs ns"}
    match = maze(
        tiles={"L5": laid},
        figures={"p1": "c5r8"},
        points={"p1": ""},
        told={"die.p1": ["1"], "tile": ["stairs"]},
    )
    play(match, "move", "explore")
    assert ["c6r8", "c5r9"] == level_view(match, 5).stairs


def test_the_winners_things_go_to_their_piles():
    """M9.5a: equipment, potions and keys."""
    match = before_portal(gear={"p1": "pan"}, potions={"p1": "luck mist"}, keys={"p1": 3})
    play(match, "move")
    play(match, *(["keep"] if match.ask.kind == "luck" else []), "climb")
    piles = look(match).discards
    assert (["pan"], ["luck", "mist"], 8) == (
        piles["gear"],
        piles["potion"],
        look(match).markers["key"],
    )


def test_the_order_of_escape_is_the_ranking_and_one_left_has_lost():
    """M9.5a, M1.1: p2 escapes after p1, and the game ends at once: p3 has lost."""
    laid = {**PORTAL, "c3r7": "stairs ns"}
    match = before_portal(tiles={"L5": laid}, figures={"p1": "c4r8", "p2": "c3r8"})
    play(match, "move", "climb", "c5r8")
    assert match.outcome is None
    leave(match)
    assert ([0, 1, 2], None) == (look(match).ranking, match.ask)
    assert ("one_left", "M1.1") == (match.outcome.reason, match.outcome.rule)
    assert list(match.outcome.scores) == sorted(match.outcome.scores, reverse=True)


def test_who_escapes_by_a_card_waits_until_it_is_finished():
    """M9.5, M9.2b: p1 strides into the portal, p2 to the field before it."""
    match = striding()
    play(match, "c7r8")
    assert ((1, "stride"), True) == (asked(match), player(match).in_game)
    play(match, "c6r8")
    assert ([False, True], "c6r8") == (players(match, "in_game")[:2], player(match, 1).field)


def striding():
    """p1 and p2 have beaten the Carpet on level 5 and may stride six steps each."""
    laid = {**corridor(5, "straight", "straight_monster", "straight"), "c7r8": "stairs ew"}
    match = monster_hall(
        "carpet",
        level=5,
        seats=4,
        tiles={"L5": laid},
        figures={"p2": LAIR},
        points={"p1": "dexterity 5", "p2": "dexterity 5"},
        told={"die.p1": ["6"], "die.p2": ["6"]},
    )
    return play(match, "stand", "p2", "yes")


def test_two_who_stride_into_one_portal_are_both_out():
    """M9.5, M9.2b: both have entered it before the card was finished; nobody falls to level 1."""
    match = play(striding(), "c7r8", "c7r8")
    assert [5] == [level.level for level in look(match).levels]
    assert ([False, False], [0, 1]) == (players(match, "in_game")[:2], look(match).ranking)


def test_level_5_is_cleared_when_the_last_one_there_escapes():
    """M9.4: a level is cleared when the last player leaves it; M9.5 makes no exception for level 5."""
    four = {**corridor(4, "straight", row=3)}
    match = leave(before_portal(tiles={"L4": four, "L5": PORTAL}))
    assert [4] == [level.level for level in look(match).levels]


def test_level_5_is_cleared_when_the_last_one_there_leaves_the_table():
    """M9.4, M1.1a: the figure no longer holds the level."""
    four = {**corridor(4, "straight", row=3)}
    match = before_portal(4, tiles={"L4": four, "L5": PORTAL})
    match.interject(0, "leave")
    assert [4] == [level.level for level in look(match).levels]


# The last portal


STALLED = {
    "tiles": {
        "L4": {**corridor(4, "straight", row=3), "c5r3": "stairs ew"},
        "L5": corridor(5, "straight"),
    },
    "figures": {"p1": "c4r8", "p2": "c3r3", "p3": "escaped"},
}
"""Two are left; the only stairs of the game lie on level 4."""


def test_after_five_rounds_without_a_portal_level_4_collapses():
    """M9.5a, ruling `last_portal` = collapses: p2 begins anew on level 5; the stairs are in the deck."""
    match = maze(**STALLED, keys={"p2": 1})
    for _ in range(9):
        pass_turn(match)
    assert ([4, 5], []) == ([one.level for one in look(match).levels], told(match, "Buried"))
    pass_turn(match)
    assert [5] == [one.level for one in look(match).levels]
    assert ("c3r8", 0) == (player(match, 1).field, player(match, 1).keys)
    assert match.state.table.stairs_kind in match.state.tile_deck


def test_the_five_rounds_begin_anew_when_there_is_a_way_out():
    """Ruling `last_portal`: stairs in the deck, or a portal on level 5, and nobody has to wait."""
    facts = {**STALLED, "stalled": 4, "active": "p2"}
    assert [(-1, 4)] == told(pass_turn(maze(**facts)), "LevelCollapsed")
    four, five = corridor(4, "straight", row=3), STALLED["tiles"]["L5"]
    in_deck = {**facts, "tiles": {"L4": four, "L5": five}}
    assert [] == told(pass_turn(maze(**in_deck)), "LevelCollapsed")
    portal = {"L4": STALLED["tiles"]["L4"], "L5": {**five, "c5r8": "stairs ew"}}
    seats = {**STALLED["figures"], "p4": "out"}
    match = maze(4, **{**facts, "tiles": portal, "figures": seats})
    assert [] == told(pass_turn(match), "LevelCollapsed")
    assert 0 == match.state.stalled
    on_top = {**facts, "figures": seats, "tiles_top": "stairs", "tile_deck": {"straight": 9}}
    assert 0 == pass_turn(maze(4, **on_top)).state.stalled


def test_the_leader_waits_where_the_table_plays_it_so():
    """Ruling `last_portal` = waits: nothing collapses; at the turn limit the lower level has lost."""
    rulings = {"last_portal": "waits", "turn_limit": "10"}
    match = maze(**STALLED, rulings=rulings, round=4)
    for _ in range(14):
        pass_turn(match)
    assert (None, [], "turn_limit") == (
        match.ask,
        told(match, "LevelCollapsed"),
        match.outcome.reason,
    )
    assert [2, 0, 1] == look(match).ranking


# Stuck


def stuck(level=1, seats=3, **facts):
    """p1 explores from c3r4 into the only free field, c4r4, where nothing can lie."""
    laid = {f"L{level}": ringed(level, "c4r4", ("c3r4", "straight ew"))}
    match = maze(
        seats,
        **{
            "tiles": laid,
            "markers": {},
            "figures": {"p1": "c3r4", **facts.pop("figures", {})},
            "rulings": {"table_size": "7x7"},
            "points": {"p1": ""},
            "told": {"die.p1": ["1"]},
            **facts,
        },
    )
    return play(match, "move", "explore")


def test_a_stuck_level_makes_the_table_grow_where_that_helps():
    """Ruling `stuck`: the last free field lies at the edge; one more column, and there is a way on."""
    laid = {"L1": ringed(1, "c7r4", ("c6r4", "straight ew"))}
    match = maze(
        tiles=laid,
        markers={},
        figures={"p1": "c6r4"},
        rulings={"table_size": "7x7"},
        points={"p1": ""},
        told={"die.p1": ["1"]},
    )
    play(match, "move", "explore")
    assert ([(-1, 1)], []) == (told(match, "TableGrew"), told(match, "BecameStairs"))
    assert [[1, 8], [1, 7]] == [look(match).table.columns, look(match).table.rows]
    assert (1, "turn") == asked(match)


def test_where_growing_does_not_help_the_explorers_field_becomes_the_stairs():
    """Ruling `stuck`, M9.2b: the explorer goes up at once; the tile is back in the deck."""
    match = stuck()
    assert 1 == len(told(match, "BecameStairs"))
    assert tile(match, "c3r4").stairs
    assert ([2, 1], (1, "turn")) == (players(match, "level")[:2], asked(match))


def test_the_explorers_field_becomes_the_stairs_whatever_lies_on_it():
    """Ruling `stuck`: the explorer's own field, not another one because of a key."""
    match = stuck(markers={"c3r4": "key"})
    assert (True, 8) == (tile(match, "c3r4").stairs, look(match).markers["key"])


def test_an_open_card_on_that_field_goes_to_its_pile():
    """Ruling `stuck`, M9.2b: nothing lies on stairs, and no card is lost."""
    laid = ringed(1, "c4r4", ("c3r4", "straight ew"))
    alone = {"L1": {**laid, "c2r4": "corner_monster nw"}}
    match = stuck(tiles=alone, markers={"c3r4": "monster"}, cards={"c3r4": "ham"})
    assert (None, None) == (tile(match, "c3r4").marker, tile(match, "c3r4").card)
    assert ["ham"] == look(match).discards["monster"]


def test_whoever_stands_there_goes_up_too():
    """Ruling `stuck`, M9.2b: p2 stands beside the explorer."""
    match = stuck(figures={"p2": "c3r4"})
    assert [2, 2, 1] == players(match, "level")


def test_on_level_5_all_who_stand_there_escape():
    """Ruling `stuck`, M9.5: the field becomes a portal under p1 and p2; nobody falls to level 1."""
    match = stuck(5, 4, figures={"p2": "c3r4"})
    assert [5] == [level.level for level in look(match).levels]
    assert ([False, False, True, True], [0, 1]) == (
        players(match, "in_game"),
        look(match).ranking,
    )


@pytest.mark.parametrize("ruling", [{"stuck": "grow_then_stairs"}, {}])
def test_a_level_with_stairs_is_not_stuck(ruling):
    """Ruling `stuck`, M4.5a: the exploration just ends; nothing grows."""
    laid = ringed(1, "c4r4", ("c3r4", "straight ew"))
    laid["c2r4"] = "stairs ew"
    match = stuck(tiles={"L1": laid}, rulings={"table_size": "7x7", **ruling})
    assert ([], []) == (told(match, "TableGrew"), told(match, "BecameStairs"))
    assert (1, "turn") == asked(match)
