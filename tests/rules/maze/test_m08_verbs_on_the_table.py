"""M8.1, M7.1: what cards do to figures, tiles and markers, by cards of the default pack."""

from __future__ import annotations

from rules.maze.halls import (
    LAIR,
    action_hall,
    asked,
    corridor,
    look,
    monster_hall,
    options,
    own_pack,
    pass_turn,
    play,
    player,
    players,
    refused,
    tile,
    told,
)

HALL = corridor(1, "straight", "straight_action", "straight", "straight")
LOOP = {
    "c3r8": "room e",
    "c4r8": "tee nsw",
    "c4r7": "corner es",
    "c5r7": "corner sw",
    "c4r9": "corner ne",
    "c5r9": "corner nw",
    "c5r8": "tee_action nes",
    "c6r8": "straight ew",
}
"""Two equally short ways lead from c5r8 back to the start room."""


def fate(card, face, *more, **facts):
    """A fate table with its die told, and further dice of the one who undergoes it."""
    dice = {"die.p1": [face, *more], **facts.pop("told", {})}
    return play(action_hall(card, told=dice, **facts), "stand")


# Moves


def test_home_is_the_start_room():
    """M8.1, M5.4: `home`: the Draught's first line."""
    assert "c3r8" == player(fate("draught", "1")).field


def test_a_throw_goes_back_a_shortest_way_and_the_reader_picks_among_equal_ones():
    """M8.1, M7.1a: `throw` 3 from the far side of a loop: north or south is the reader's."""
    match = fate("draught", "2", tiles={"L1": LOOP})
    assert ((1, "throw"), ["c5r7", "c5r9"]) == (asked(match), options(match))
    assert "M7.1a" == refused(match, "c6r8")
    play(match, "c5r9")
    assert "c4r8" == player(match).field


def test_a_throw_stops_in_the_start_room_and_enters_nothing():
    """M8.1, M5.4: four fields back where only two are left; a monster on the way sleeps on."""
    kinds = ("straight_monster", "straight_action", "straight")
    match = fate("weather", "2", tiles={"L1": corridor(1, *kinds)})
    assert ("c3r8", (1, "turn")) == (player(match).field, asked(match))
    match = fate(
        "stars", "1", tiles={"L1": corridor(1, "straight_monster", *kinds)}, figures={"p1": "c6r8"}
    )
    assert "c3r8" == player(match).field
    assert 1 == len(told(match, "CardRead"))


def test_a_stride_is_free_steps_past_no_monster_and_may_be_declined():
    """M8.1, M6.1: `stride` 6 once the Tap is finished; the monster's field is shut."""
    kinds = ("straight", "straight_action", "straight", "straight_monster", "straight")
    match = fate("tap", "4", tiles={"L1": corridor(1, *kinds)})
    assert ((0, "stride"), ["done", "c3r8", "c4r8", "c6r8"]) == (asked(match), options(match))
    assert "M6.1" == refused(match, "c7r8")
    play(match, "c6r8")
    assert ("c6r8", (1, "turn")) == (player(match).field, asked(match))
    assert LAIR == player(play(fate("tap", "4"), "done")).field


def test_a_jump_leads_to_the_nearest_marker_and_its_owner_picks_among_equal_ones():
    """M8.1, M5.2a: `jump key`: two are two steps away; not entered, but taken next turn."""
    kinds = (
        "straight_key",
        "straight",
        "straight_action",
        "straight",
        "straight_key",
        "straight_key",
    )
    match = fate("draught", "4", tiles={"L1": corridor(1, *kinds)}, figures={"p1": "c6r8"})
    assert ((0, "jump"), ["c4r8", "c8r8"]) == (asked(match), options(match))
    assert "M7.1a" == refused(match, "c9r8")
    play(match, "c8r8")
    assert ("c8r8", 0) == (player(match).field, player(match).keys)
    pass_turn(pass_turn(match))
    play(match, "take")
    assert 1 == player(match).keys
    assert LAIR == player(fate("draught", "4")).field


def test_a_jump_to_a_chest_or_to_the_stairs():
    """M8.1, M9.2b: `jump chest` by the Rope; `jump stairs` by the Vent, to the field before them."""
    kinds = ("straight", "straight_action", "straight", "straight_chest")
    match = action_hall("rope", tiles={"L1": corridor(1, *kinds)}, told={"die.p1": ["6"]})
    play(match, "stand", "speed", "speed")
    assert "c7r8" == player(match).field
    laid = {**HALL, "c8r8": "stairs ew"}
    match = play(action_hall("vent", tiles={"L1": laid}), "stand", "green")
    assert ("c7r8", 1, 16) == (player(match).field, player(match).level, player(match).life)
    assert LAIR == player(play(action_hall("vent"), "stand", "green")).field


def test_a_swap_changes_places_with_a_figure_that_owner_or_reader_picks():
    """M8.1, M6.4: `swap`: the Exchanger asks the owner, the Draught the reader; nothing is entered."""
    where = {"p2": "c6r8", "p3": "c7r8"}
    match = play(action_hall("exchanger", figures=where), "stand", "green")
    assert ((0, "swap"), ["p2", "p3"]) == (asked(match), options(match))
    assert "M7.1a" == refused(match, "p1")
    play(match, "p3")
    assert ["c7r8", "c6r8", LAIR] == players(match, "field")
    match = fate("draught", "3", figures=where)
    assert (1, "swap") == asked(match)
    play(match, "p2")
    assert ["c6r8", LAIR, "c7r8"] == players(match, "field")
    assert "stand" in options(match)


# The table


def test_wake_lays_a_monster_where_the_reader_wants_it():
    """M8.1, M5.1: `wake`: an empty field up to three steps away; no figure, stone or marker there."""
    kinds = ("straight", "straight_action", "straight", "straight", "straight", "straight")
    match = fate(
        "lottery",
        "3",
        tiles={"L1": corridor(1, *kinds)},
        figures={"p3": "c6r8"},
        graves={"c7r8": {}},
    )
    assert ((1, "wake"), ["c4r8", "c8r8"]) == (asked(match), options(match))
    assert ["M7.1a"] * 4 == [refused(match, f) for f in ("c3r8", "c6r8", "c7r8", "c9r8")]
    play(match, "c8r8")
    assert ("monster", 7) == (tile(match, "c8r8").marker, look(match).markers["monster"])


def test_quell_removes_a_monster_with_its_card_but_not_from_under_a_figure():
    """M8.1, M7.2: `quell` at the Birthday."""
    kinds = ("straight_monster", "straight_action", "straight_monster", "straight_monster")
    facts = {"tiles": {"L1": corridor(1, *kinds)}, "cards": {"c6r8": "ham"}}
    match = fate("birthday", "5", figures={"p2": "c7r8"}, **facts)
    assert ((0, "quell"), ["c4r8", "c6r8"]) == (asked(match), options(match))
    assert "M7.1a" == refused(match, "c7r8")
    play(match, "c6r8")
    assert (None, ["ham"]) == (tile(match, "c6r8").marker, look(match).discards["monster"])


def test_a_card_that_flees_takes_its_marker_where_the_reader_wants():
    """M7.2: `flee`: the Imps move with their open card, unless beaten."""
    match = play(monster_hall("imps", told={"die.p1": ["1"]}, keys={"p1": 1}), "stand")
    assert ((1, "flee"), ["c4r8", "c6r8", "c7r8"]) == (asked(match), options(match))
    assert "M7.1a" == refused(match, "c3r8")
    play(match, "c7r8")
    assert (None, "imps") == (tile(match, LAIR).marker, tile(match, "c7r8").card)
    assert (LAIR, 0) == (player(match).field, player(match).keys)


def test_map_lays_tiles_anywhere_in_the_level_stairs_included():
    """M8.1, M6.2, M9.1: `map` 2 by the Bad Mood: a tile, then the stairs at one of its exits."""
    match = fate("bad_mood", "4", told={"tile": ["tee_plain", "stairs"]})
    assert ((0, "tile"), "tee_plain") == (asked(match), look(match, 2).laying)
    play(match, "c8r8 nsw", "c8r7 ns")
    assert ("c8r7", 2) == (tile(match, "c8r7").field, len(told(match, "TileLaid")))
    assert tile(match, "c8r7").stairs


def test_map_sends_a_second_stairs_back():
    """M8.1, M9.1: the level has its stairs; another tile is drawn."""
    laid = {**LOOP, "c5r7": "tee esw", "c6r7": "stairs ew"}
    tiles = {"tile": ["stairs", "straight_plain", "straight_plain"]}
    match = fate("bad_mood", "4", tiles={"L1": laid}, told=tiles)
    assert 1 == len(told(match, "TileReturned"))
    assert "straight_plain" == (look(match).laying or "straight_plain")


def test_peek_shows_the_next_tiles_to_its_owner_alone():
    """M8.1, M2.7a: `peek` 5 by the Mushrooms: put back in any order; the others know only that."""
    seen = ["tee_key", "stairs", "tee_key", "straight_plain", "corner_chest"]
    match = fate("mushrooms", "4", told={"tile": seen})
    assert (0, "peek") == asked(match)
    assert set(seen) == set(options(match))
    assert "M2.7a" == refused(match, "tee_plain")
    assert () == match.view(1).known.ask.options
    assert match.log(0)[-1] != match.log(1)[-1]
    play(match, "straight_plain", "corner_chest", "tee_key", "stairs")
    assert ["tee_key", "stairs", "tee_key", "corner_chest", "straight_plain"] == look(
        match
    ).tile_top
    assert [["?"] * 5] * 2 == [look(match, seat).tile_top for seat in (1, 2)]
    assert 2 == player(match).omen


def test_any_shuffle_ends_a_peek():
    """M8.1, M4.5: a tile that goes back is shuffled in, and nobody knows the top any more."""
    match = action_hall(
        "lever",
        tiles_top="stairs tee tee tee",
        known_to="p1",
        told={"die.p1": ["6"]},
        tiles={"L1": {**HALL, "c7r8": "straight_key ew"}},
    )
    assert "stairs" == look(match).tile_top[0]
    play(match, "stand", "speed")
    assert (1, []) == (len(told(match, "TileReturned")), look(match).tile_top)


def test_who_looks_at_an_empty_deck_sees_nothing_and_nothing_is_told():
    """M8.1: the Star Chart's success with no tile left."""
    match = action_hall(
        "stars", points={"p1": "intelligence 5"}, tile_deck={}, told={"die.p1": ["6"]}
    )
    play(match, "stand")
    assert ([], [(0, 3)]) == (told(match, "Peeked"), told(match, "OmenLaid"))


def test_a_monster_quelled_on_the_field_of_its_own_card_is_gone(tmp_path):
    """M7.2, M8.1: the winner is sent home and takes the marker away; no card lies open without one."""
    line = (r"^do = \[\{ heal = 4 \}\]$", "do = [{ home = 1 }, { quell = 1 }]")
    match = monster_hall(
        "armchair", pack=own_pack(tmp_path, monsters=[line]), told={"die.p1": ["6"]}
    )
    play(match, "stand")
    field = tile(match, LAIR)
    assert (None, None, ["armchair"]) == (field.marker, field.card, look(match).discards["monster"])
