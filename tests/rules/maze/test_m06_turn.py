"""M6 The turn: moving, exploring, regenerating and standing."""

from __future__ import annotations

import pytest
from corridors import (
    ROOM,
    alone,
    asked,
    at,
    corridor,
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
    told_of,
)

CROSSING = {**corridor("plain", "tee nsw"), "c5r7": "straight ns", "c5r9": "straight ns"}
"""Two steps east a T; a tile north and a tile south of it, each with an open exit."""


# M6.1


@pytest.mark.parametrize("roll", [1, 3, 6])
def test_steps_are_the_roll_plus_the_speed_bonus(roll):
    """M6.1: with speed 3 two more."""
    match = maze("plain", points={"p1": "speed 3"}, rolls={"p1": str(roll)})
    match.choose("move")
    assert roll + 2 == look(match).steps


def test_a_walk_goes_along_open_corridors_as_far_as_its_steps():
    """M6.1: three steps reach both ends of the crossing, not through walls."""
    match = maze(tiles={"L1": CROSSING}, rolls={"p1": "3"})
    match.choose("move")
    match.choose("walk")
    assert {at(1), at(2), "c5r7", "c5r9"} == set(options(match))
    play(match, "c5r7")
    assert ("c5r7", (1, "turn")) == (place(match), asked(match))


def test_steps_may_be_left_unused():
    """M6.1: all of them, or some."""
    match = maze("plain", "plain", "plain", rolls={"p1": "3", "p2": "3"})
    play(match, "move", "end")
    assert (ROOM, (1, "turn")) == (place(match), asked(match))
    play(match, "move", "walk", at(1))
    assert at(1) == place(match, 1)


def test_a_field_too_far_away_is_refused():
    """M6.1."""
    match = maze("plain", "plain", "plain", rolls={"p1": "2"})
    play(match, "move", "walk")
    assert "M6.1" == refused(match, at(3))


@pytest.mark.parametrize("mark", ["monster", "action", "stairs ew"])
def test_entering_a_monster_action_or_stairs_field_stops_the_walk(mark):
    """M6.1: nothing behind it can be reached."""
    match = maze("plain", mark, "plain", "key", rolls={"p1": "6"})
    match.choose("move")
    deed = "climb" if mark == "stairs ew" else "face"
    assert {"end", "walk", deed} == set(options(match))
    match.choose("walk")
    assert at(1) == place(match)


def test_at_a_corridors_end_the_steps_left_explore():
    """M6.1: one of three steps is walked, two tiles are laid."""
    match = maze("plain", rolls={"p1": "3"}, told={"tile": ["straight_plain", "straight_plain"]})
    events = play(match, "move", "explore")
    assert [(2,)] == told_of(events, "Explores")
    assert (at(1), 4, (1, "turn")) == (place(match), len(look(match).tiles), asked(match))


# M6.1a


def test_figures_do_not_block_each_other():
    """M6.1a: past p2 and onto p3."""
    match = maze("plain", "plain", figures={"p2": at(1), "p3": at(2)}, rolls={"p1": "2"})
    play(match, "move", "walk", at(2))
    assert (at(2), at(2)) == (place(match), place(match, 2))


def test_a_walk_may_turn_back_and_cross_a_field_twice():
    """M6.1a: to the monster beside, and on again to the same field: entering it anew."""
    match = maze(
        "monster",
        figures={"p1": at(1)},
        cards={at(1): "statue"},
        rolls={"p1": "2 6"},
    )
    match.choose("move")
    assert "face" in options(match)
    events = play(match, "face") + alone(match)
    assert "CardRead" in names(events)
    assert at(1) == place(match)


def test_one_step_is_not_enough_to_step_off_and_on_again():
    """M6.1a."""
    match = maze("monster", figures={"p1": at(1)}, rolls={"p1": "1"})
    match.choose("move")
    assert "face" not in options(match)


def test_a_field_stops_the_walk_only_while_its_marker_lies_there():
    """M6.1a: bare monster and action tiles are plain."""
    match = maze("monster", "action", "plain", markers={}, rolls={"p1": "3"})
    match.choose("move")
    match.choose("walk")
    assert {at(1), at(2), at(3)} == set(options(match))


# M6.2, M6.2a, M6.2b


def test_exploring_with_k_steps_takes_k_tiles():
    """M6.2: four steps at the corridor's end, four tiles; the figure does not move."""
    match = maze(
        "plain", figures={"p1": at(1)}, rolls={"p1": "4"}, told={"tile": ["straight_plain"] * 4}
    )
    play(match, "move", "explore")
    assert [at(n) for n in range(1, 6)] == sorted(
        [one.field for one in look(match).tiles if not one.room], key=lambda f: int(f[1:-2])
    )
    assert (at(1), (1, "turn")) == (place(match), asked(match))


def test_the_first_tile_is_laid_at_an_exit_of_the_field_where_one_stands():
    """M6.2: not at the other open exit of the level; its turn is chosen after looking."""
    match = maze(
        tiles={"L1": CROSSING},
        figures={"p1": "c5r7"},
        rolls={"p1": "1"},
        told={"tile": ["tee_plain"]},
    )
    play(match, "move", "explore")
    assert ((0, "first_tile"), "tee_plain") == (asked(match), look(match).laying)
    assert {"c5r6"} == {text.split()[0] for text in options(match)}
    assert 3 == len(options(match))
    assert "M6.2" == refused(match, "c5r10 nes")


def test_further_tiles_are_looked_at_and_go_to_any_open_exit_of_the_level():
    """M6.2, M6.2a: also to the exits of the tile just laid."""
    match = maze(
        tiles={"L1": CROSSING},
        figures={"p1": "c5r7"},
        rolls={"p1": "2"},
        told={"tile": ["straight_plain", "corner_plain"]},
    )
    play(match, "move", "explore")
    assert ((0, "tile"), "corner_plain") == (asked(match), look(match).laying)
    assert {"c5r5", "c5r10"} == {text.split()[0] for text in options(match)}
    play(match, "c5r10 ne")
    assert "corner_plain" == tile(match, "c5r10").kind


def test_where_there_are_several_exits_the_explorer_chooses_one_unseen():
    """M6.2, M6.2a: on a T; the tile is looked at afterwards."""
    tiles = {"L1": corridor("tee nsw")}
    facts = {"tiles": tiles, "figures": {"p1": at(1)}, "rolls": {"p1": "1"}}
    match = maze(told={"tile": ["corner_plain"]}, **facts)
    play(match, "move", "explore")
    assert ((0, "exit"), None) == (asked(match), look(match).laying)
    assert {"north", "south"} == set(options(match))
    assert "M6.2" == refused(match, "west")
    play(match, "south")
    assert "corner_plain" == look(match).laying
    assert {"c4r9"} == {text.split()[0] for text in options(match)}


def test_in_a_start_room_with_several_exits_the_explorer_chooses_too():
    """M6.2, M9.2: that of level 2 has two."""
    tiles = {"L1": corridor("plain"), "L2": {"c10r4": "room ns"}}
    match = maze(tiles=tiles, figures={"p1": "c10r4"}, rolls={"p1": "1"})
    play(match, "move", "explore")
    assert ((0, "exit"), {"north", "south"}) == (asked(match), set(options(match)))


def test_by_a_ruling_the_exit_is_chosen_after_looking():
    """M6.2a, M11 `first_exit`: exit and turn in one."""
    match = maze(
        tiles={"L1": corridor("tee nsw")},
        figures={"p1": at(1)},
        rolls={"p1": "1"},
        told={"tile": ["corner_plain"]},
        rulings={"first_exit": "after_looking"},
    )
    play(match, "move", "explore")
    assert ((0, "first_tile"), "corner_plain") == (asked(match), look(match).laying)
    assert {"c4r7", "c4r9"} == {text.split()[0] for text in options(match)}


def test_all_tiles_are_laid_once_exploring_has_begun():
    """M6.2, M11 `explore_all`: nobody is asked whether to go on."""
    match = maze(
        "plain", figures={"p1": at(1)}, rolls={"p1": "3"}, told={"tile": ["tee_plain"] * 3}
    )
    play(match, "move", "explore")
    for _ in range(3):
        assert asked(match)[1] in ("first_tile", "tile")
        match.choose(1)
    assert (1, "turn") == asked(match)


def test_by_a_ruling_the_explorer_may_stop_after_any_tile():
    """M6.2, M11 `explore_all`: the rest goes back; the first is laid in any case."""
    match = maze(
        "plain",
        figures={"p1": at(1)},
        rolls={"p1": "4"},
        told={"tile": ["straight_plain"] * 4},
        rulings={"explore_all": "may_stop"},
    )
    before = look(match).decks["tile"]
    play(match, "move", "explore")
    assert ((0, "go_on"), 3) == (asked(match), len(look(match).tiles))
    play(match, "on")
    assert ((0, "go_on"), 4) == (asked(match), len(look(match).tiles))
    play(match, "stop")
    assert ((1, "turn"), before - 2) == (asked(match), look(match).decks["tile"])


def test_the_tiles_are_drawn_first_in_their_order():
    """M6.2a: known tiles on top come in just that order."""
    match = maze(
        "plain",
        figures={"p1": at(1)},
        rolls={"p1": "3"},
        tiles_top="straight_key straight_chest straight_plain",
    )
    play(match, "move", "explore")
    assert ["key", "chest", None] == [tile(match, at(n)).marker for n in (2, 3, 4)]


def test_a_tile_that_goes_back_is_replaced_from_the_deck_in_its_place():
    """M6.2a, M9.1: stairs drawn from a start room go back; three tiles are laid all the same."""
    match = maze(
        tiles={"L1": {ROOM: "room e"}},
        rolls={"p1": "3"},
        tiles_top="straight_key stairs straight_chest",
        told={"tile": ["straight_plain"]},
    )
    before = look(match).decks["tile"]
    events = play(match, "move", "explore")
    assert 1 == names(events).count("TileReturned")
    kinds = [event.args[0] for event in events if event.name == "TileLaid"]
    laid = [match.state.table.pack.tiles[kind].key for kind in kinds]
    assert ["straight_key", "straight_plain", "straight_chest"] == laid
    assert before - 3 == look(match).decks["tile"]


def test_exploring_needs_a_movement_roll_even_without_a_step():
    """M6.2a: it is no option of the turn itself."""
    match = maze("plain", figures={"p1": at(1)}, rolls={"p1": "2"})
    assert "explore" not in options(match)
    events = match.choose("move")
    assert "MoveRolled" in names(events)
    assert "explore" in options(match)


def test_a_corridors_end_is_any_field_with_an_open_exit():
    """M6.2b: the T in the middle as well as the end; not a field between tiles."""
    tiles = {"L1": {**corridor("tee esw", "plain"), "c4r9": "straight ns"}}
    match = maze(tiles=tiles, rolls={"p1": "4"})
    match.choose("move")
    match.choose("explore")
    assert {"c4r9", at(2)} == set(options(match))
    assert "M6.2b" == refused(match, at(1))


@pytest.mark.parametrize(
    ("where", "rule"),
    [("c18r12 ne", "M6.2"), ("c0r3 ne", "M4.4"), ("c3r8 ne", "M4.1"), ("c5r8 nes", "M4.1")],
)
def test_any_place_of_the_table_can_be_asked_about(where, rule):
    """M6.2, M4.4, M4.1: far from the level, off the table, on a tile, not this tile's shape."""
    match = maze(
        "plain",
        rolls={"p1": "2"},
        told={"tile": ["corner_plain", "corner_plain"]},
        figures={"p1": at(1)},
    )
    play(match, "move", "explore")
    if asked(match)[1] == "first_tile":
        play(match, options(match)[0])
    assert (0, "tile") == asked(match)
    assert rule == refused(match, where)


def test_with_no_step_left_there_is_no_exploring():
    """M6.2: the last step was walked to the end."""
    match = maze("plain", "plain", rolls={"p1": "2"})
    match.choose("move")
    assert "M6.2" == refused(match, "explore")


def test_once_exploring_has_begun_there_is_no_more_walking():
    """M6.2b: the turn is over with the last tile."""
    match = maze("plain", rolls={"p1": "2"}, told={"tile": ["straight_plain"]})
    play(match, "move", "explore")
    assert (at(1), (1, "turn")) == (place(match), asked(match))


def test_a_tile_with_a_monster_laid_by_the_explorer_is_not_entered():
    """M6.2: the figure does not move."""
    match = maze(
        "plain", figures={"p1": at(1)}, rolls={"p1": "1"}, told={"tile": ["straight_monster"]}
    )
    events = play(match, "move", "explore")
    assert "CardRead" not in names(events)
    assert (at(1), "monster") == (place(match), tile(match, at(2)).marker)


def test_when_the_deck_runs_out_the_exploration_ends():
    """M6.2, M4.5a, M11 `empty_deck`: two tiles for five steps."""
    match = maze("plain", figures={"p1": at(1)}, rolls={"p1": "5"}, tile_deck={"straight": 2})
    play(match, "move", "explore")
    assert (4, (1, "turn")) == (len(look(match).tiles), asked(match))


def test_a_turn_is_one_thing_only():
    """M6.1: after moving, regenerating is no longer possible."""
    match = maze("plain", life={"p1": 3}, rolls={"p1": "1"})
    assert {"move", "regenerate"} == set(options(match))
    match.choose("move")
    assert ((0, "walk"), True) == (asked(match), "regenerate" not in options(match))


def test_a_missed_turn_is_over_at_once():
    """M6.1: p2 misses one turn, not two."""
    match = maze("plain", skips="p2")
    idle(match)
    assert (2, "turn") == asked(match)
    idle(match)
    idle(match)
    assert (1, "turn") == asked(match)
    assert (20, False) == (life(match, 1), player(match, 1).skips)


def test_nobody_steps_off_a_monster_and_on_again_between_two_others():
    """M6.1a: each step off would end the walk."""
    facts = {"figures": {"p1": at(2)}, "rolls": {"p1": "4"}}
    match = maze("monster", "monster", "monster", **facts)
    play(match, "move", "face")
    assert [at(1), at(3)] == options(match)


def test_tiles_in_hand_go_back_when_the_explorer_stops():
    """M6.2a, M11 `explore_all`: three known ones were drawn, one is laid, nobody knows the top now."""
    match = maze(
        "plain",
        figures={"p1": at(1)},
        rolls={"p1": "3"},
        tiles_top="straight straight_key straight_chest",
        known_to="p2",
        rulings={"explore_all": "may_stop"},
    )
    before = look(match).decks["tile"]
    play(match, "move", "explore", "stop")
    assert (before - 1, []) == (look(match).decks["tile"], look(match, 1).tile_top)


def test_tiles_in_hand_go_back_when_nothing_fits():
    """M4.5a, M6.2a, M9.1: only stairs are left, and p1 explores from the start room."""
    stairs = {"tiles_top": "stairs stairs", "tile_deck": {}}
    match = maze(tiles={"L1": {ROOM: "room e"}}, seats=4, rolls={"p1": "3"}, **stairs)
    events = play(match, "move", "explore")
    assert [(2,)] == told_of(events, "Explores")
    assert ("NothingFits" in names(events), 2) == (True, look(match).decks["tile"])
