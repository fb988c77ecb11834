"""M9.1, M9.1a, M9.2a Laying stairs and start rooms: small tables that a reader can check by eye.

Light lines are level 1, heavy lines its stairs; a dead end (╶) is the start room. `.` is a free
field, `?` the free field where the tile in question is to be laid.
"""

from __future__ import annotations

from twin_tables import drawn

from madmage.games.maze.grid import STAIRS, STRAIGHT, TEE
from madmage.games.maze.laying import places
from madmage.games.maze.levels import room_places
from madmage.games.maze.state import STREAM_TILE
from madmage.games.maze.tiles import draw_fitting, is_barred
from madmage.kernel.chance import Told

TEES, STAIRS_KIND = 2, 3

CLOSES = "M4.2 refused-wall-against-exit"
SEALS = "M4.1 refused-seals-level"


def test_m9_1a_from_a_start_room_no_tile_may_be_stairs():
    """M9.1a: the stairs drawn go back, however well they would fit."""
    twin = drawn(
        ".......",
        "╶┬?....",
        ".......",
        ".......",
    )
    st = twin.st
    st.tile_deck = bytes([TEES, STAIRS_KIND])
    for from_room, expected in ((True, TEES), (False, STAIRS_KIND)):
        told = Told({STREAM_TILE: [STAIRS_KIND, TEES]}, None)
        kind, _ = draw_fitting(st.copy(), told, 0, 1, (), from_room=from_room)
        assert expected == kind


def test_m9_1_a_level_with_stairs_takes_no_second_but_level_5_does():
    """M9.1, M9.5: stairs lie on level 1; another one drawn there goes back, not so on level 5."""
    twin = drawn(
        "╶┬━....",
        ".......",
        ".......",
    )
    twin.lay(5, (6, 3), frozenset("ew"), "stairs")
    assert is_barred(twin.st, 1, STAIRS_KIND, from_room=False)
    assert not is_barred(twin.st, 2, STAIRS_KIND, from_room=False)
    assert not is_barred(twin.st, 5, STAIRS_KIND, from_room=False)
    assert not is_barred(twin.st, 1, TEES, from_room=True)


def test_m9_1a_stairs_obey_rule_1_and_may_not_take_the_only_way_on():
    """M9.1a, M4.1: nobody walks past stairs, so a single exit may not end in them."""
    rows = (
        "╶?.....",
        ".......",
        ".......",
    )
    assert (SEALS, (2, 1)) == drawn(*rows).verdict("stairs", "ew")
    assert drawn(*rows, behind_stairs="open").verdict("stairs", "ew") is None
    # With a second way on they may lie, and turned as rule 1 will have it.
    twin = drawn(
        "╶┬?....",
        ".......",
        ".......",
    )
    assert {"ew"} == twin.turns_asked(places(twin.st, 1, STRAIGHT | STAIRS))
    twin = drawn(
        "╶┬?....",
        "..─....",
        ".......",
        stairs_exits="one",
    )
    assert {"w"} == twin.turns_asked(places(twin.st, 1, twin.st.table.shapes[STAIRS_KIND]))


def test_m9_1a_nothing_is_laid_behind_stairs_alone():
    """M9.1a, ruling `behind_stairs`: shut by default; `open` makes it an exit like any other."""
    rows = (
        "╶┬━?...",
        ".......",
        ".......",
    )
    twin = drawn(*rows)
    assert ("M6.2 refused-not-at-exit", (4, 1)) == twin.verdict("straight", "ew")
    assert {((2, 1), "s")} == {twin.exit(e) for e in twin.st.exits[1]}
    twin = drawn(*rows, behind_stairs="open")
    assert twin.verdict("straight", "ew") is None
    assert {((2, 1), "s"), ((3, 1), "e")} == {twin.exit(e) for e in twin.st.exits[1]}


def test_m9_1a_a_tile_beside_stairs_must_still_match_their_exit():
    """M9.1a, M4.2: laid at the corner's exit, the tile must meet the stairs' exit too."""
    twin = drawn(
        "╶┬━?....",
        ".└─┘....",
        "........",
    )
    assert twin.verdict("tee", "esw") is None
    assert (CLOSES, (3, 1)) == twin.verdict("corner", "es")
    assert {"esw"} == twin.turns_asked(places(twin.st, 1, TEE))


# M9.2a


def test_m9_2a_a_start_room_borders_open_ground():
    """M9.2a, M4.3a: twelve free fields beyond the exit are open ground, eleven are not."""
    twin = drawn(".............")
    assert {((1, 1), "e"), ((13, 1), "w")} == twin.named(room_places(twin.st, 1))
    twin = drawn("............")
    assert [] == room_places(twin.st, 1)


def test_m9_2a_without_a_place_for_all_exits_the_most_free_exits_count():
    """M9.2a: in a corridor one field wide no room of level 2 has both exits free and open ground."""
    twin = drawn(".............")
    assert {((1, 1), "ew"), ((13, 1), "ew")} == twin.named(room_places(twin.st, 2))
    twin = drawn("..............", "..............")
    assert {((c, r), "ew") for c in range(2, 14) for r in (1, 2)} == twin.named(
        room_places(twin.st, 2)
    )
