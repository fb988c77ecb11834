"""M4 Laying tiles: every rule as a small table that a reader can check by eye.

Light lines are level 1, double lines level 2; a dead end (╶) is the start room. `.` is a free
field, `?` the free field where the tile in question is to be laid.
"""

from __future__ import annotations

import pytest
from twin_tables import drawn

from madmage.games.maze.grid import CORNER, STRAIGHT, TEE
from madmage.games.maze.laying import find_exits, places, places_at
from madmage.games.maze.levels import room_places
from madmage.games.maze.state import STREAM_TILE
from madmage.games.maze.tiles import NO_TILE, draw_fitting
from madmage.kernel.chance import Told

STRAIGHTS, CORNERS, TEES = range(3)

WALL = "M4.2 refused-exit-against-wall"
CLOSES = "M4.2 refused-wall-against-exit"
EDGE = "M4.4 refused-exit-against-edge"
LEVEL = "M4.4 refused-exit-against-level"
SEALS = "M4.1 refused-seals-level"
HOLLOW = "M4.3 refused-hollow"
SEALS_OTHER = "M4.4a refused-seals-other-level"


# M4.1


def test_m4_1_tiles_may_be_rotated_and_lie_joined_to_the_exit():
    """M4.1: of a straight one turn, of a corner two, of a T three answer an exit in the open."""
    twin = drawn(
        "......",
        ".╶?...",
        "......",
        "......",
    )
    assert {"ew"} == twin.turns_asked(places(twin.st, 1, STRAIGHT))
    assert {"nw", "sw"} == twin.turns_asked(places(twin.st, 1, CORNER))
    assert {"new", "esw", "nsw"} == twin.turns_asked(places(twin.st, 1, TEE))
    assert ("M6.2 refused-not-joined", twin.asked) == twin.verdict("straight", "ns")
    assert ("M4.1 refused-not-its-shape", twin.asked) == twin.verdict("straight", "nw")


def test_m4_1_a_tile_lies_on_a_free_field_at_an_open_exit():
    """M4.1, M6.2: a taken field and a field at no exit are refused, each by its name."""
    twin = drawn(
        ".....?",
        ".╶....",
        "......",
        "......",
    )
    assert ("M6.2 refused-not-at-exit", (6, 1)) == twin.verdict("corner", "sw")
    twin.asked = (2, 2)
    assert ("M4.1 refused-field-taken", (2, 2)) == twin.verdict("corner", "sw")


def test_m4_1_a_tile_that_leaves_no_open_exit_seals_the_level():
    """M4.1: the last free field of the last pocket is never filled: one way on must stay."""
    twin = drawn(
        "╶┐┌",
        "│?│",
        "│││",
    )
    assert (SEALS, (2, 2)) == twin.verdict("straight", "ns")
    assert [] == places_at(twin.st, twin.exit_number(((2, 1), "s")), TEE)


# M4.2, M4.2a


def test_m4_2_no_exit_against_a_wall():
    """M4.2: an exit may meet the exit of its neighbour but not its wall; the neighbour is named."""
    for above, expected in (("│", None), ("─", (WALL, (3, 1)))):
        twin = drawn(
            f"..{above}....",
            ".╶?....",
            ".......",
            ".......",
        )
        assert expected == twin.verdict("tee", "new")


def test_m4_2_no_wall_against_an_exit():
    """M4.2: a wall of the new tile before a neighbour's open exit is the same from the other side."""
    rows = (
        "..│....",
        ".╶?....",
        ".......",
        ".......",
    )
    assert (CLOSES, (3, 1)) == drawn(*rows).verdict("straight", "ew")
    twin = drawn(*rows, rule1_both_sides="no")
    assert twin.verdict("straight", "ew") is None
    # Under that ruling too a tile hangs on an exit by one of its own; this one answers neither.
    assert ("M6.2 refused-not-joined", (3, 2)) == twin.verdict("corner", "es")
    assert "es" not in twin.turns_asked(places(twin.st, 1, CORNER))


def test_m4_2a_the_first_tile_may_break_rule_1_only_if_it_fits_no_other_way():
    """M4.2a: a straight has but one turn at this exit, so it may; a T has one that keeps rule 1."""
    twin = drawn(
        "..│.....",
        ".╶?.....",
        "........",
        "........",
    )
    exit = twin.exit_number(((2, 2), "e"))
    assert {"ew"} == twin.turns_asked(places_at(twin.st, exit, STRAIGHT))
    assert {"new", "nsw"} == twin.turns_asked(places_at(twin.st, exit, TEE))
    assert twin.first_verdict((2, 2), "e", "straight", "ew") is None
    assert (CLOSES, (3, 1)) == twin.first_verdict((2, 2), "e", "tee", "esw")
    assert ("M6.2 refused-not-joined", (2, 2)) == twin.first_verdict((2, 2), "e", "tee", "nes")
    # A further tile has no exception.
    assert {"new", "nsw"} == twin.turns_asked(places(twin.st, 1, TEE))
    assert set() == twin.turns_asked(places(twin.st, 1, STRAIGHT))


def test_m4_2a_the_exception_lifts_rule_1_even_at_the_edge_and_another_level():
    """M4.2a, M4.4: every corner here looks at the edge or at level 2; the first tile alone may."""
    twin = drawn(
        "╷....",
        "?═...",
        "─....",
        ".....",
    )
    exit = twin.exit_number(((1, 1), "s"))
    assert {"ne", "nw"} == twin.turns_asked(places_at(twin.st, exit, CORNER))
    assert (LEVEL, (2, 2)) == twin.verdict("corner", "ne")
    assert (EDGE, (0, 2)) == twin.verdict("corner", "nw")


def test_m4_2a_the_exception_never_seals_the_level():
    """M4.2a: what the exception lifts is rule 1, never M4.1 or M4.3."""
    twin = drawn(
        "╷......",
        "?......",
        "┐......",
        "│......",
    )
    exit = twin.exit_number(((1, 1), "s"))
    assert {"ne"} == twin.turns_asked(places_at(twin.st, exit, CORNER))
    assert [] == places_at(twin.st, exit, STRAIGHT)
    assert (SEALS, (1, 2)) == twin.first_verdict((1, 1), "s", "straight", "ns")


# M4.3, M4.3a


def test_m4_3_a_single_exit_may_not_be_turned_into_a_hollow():
    """M4.3, M4.3a: two fields to the left are a hollow, exactly twelve to the right open ground."""
    twin = drawn(
        ".?......",
        ".╵......",
    )
    assert (HOLLOW, (2, 1)) == twin.verdict("corner", "sw")
    assert twin.verdict("corner", "es") is None
    assert twin.verdict("tee", "esw") is None


def test_m4_3_beside_an_exit_that_leads_on_another_may_end_in_a_hollow():
    """M4.3: the T leads on to the right; the hollow's exit stays an open exit all the same."""
    twin = drawn(
        ".?.......",
        ".├.......",
        ".╵.......",
    )
    assert twin.verdict("corner", "sw") is None
    twin.lay(1, twin.asked, frozenset("sw"), "corner")
    assert {((2, 1), "w"), ((2, 2), "e")} == {twin.exit(e) for e in find_exits(twin.st, 1)}
    assert find_exits(twin.st, 1) == twin.st.exits[1]


def test_m4_3a_ten_fields_are_no_open_ground_after_thirteen():
    """M4.3a: thirteen free fields bordered the exit before, so twelve must; no tile can do that."""
    rows = (
        ".?.....",
        ".╵.....",
    )
    twin = drawn(*rows)
    assert [[], [], []] == [places(twin.st, 1, shape) for shape in (STRAIGHT, CORNER, TEE)]
    assert (HOLLOW, (2, 1)) == twin.verdict("corner", "es")
    # Ruling `open_ground`: ten are enough, or a single one.
    assert {"es"} == drawn_turns(rows, "10")
    assert {"es", "sw"} == drawn_turns(rows, "1")


def drawn_turns(rows: tuple[str, ...], open_ground: str) -> set[str]:
    """The turns of a corner on the field asked about, under a ruling."""
    twin = drawn(*rows, open_ground=open_ground)
    return twin.turns_asked(places(twin.st, 1, CORNER))


def test_m4_3a_a_pocket_of_exactly_twelve_may_be_made_one_smaller():
    """M4.3a: twelve free fields before; eleven after are one field less than the largest area."""
    twin = drawn(
        "╶?.....",
        "┐......",
    )
    assert twin.verdict("straight", "ew") is None
    assert twin.verdict("corner", "sw") is None


def test_m4_3a_a_pocket_of_exactly_twelve_may_not_be_split():
    """M4.3a: of twelve free fields before, nine to the right are left: three less, so a hollow."""
    twin = drawn(
        ".?.....",
        ".╵....┌",
    )
    assert (HOLLOW, (2, 1)) == twin.verdict("corner", "es")
    assert (HOLLOW, (2, 1)) == twin.verdict("tee", "esw")


def test_m4_3a_a_pocket_is_filled_until_its_last_field():
    """M4.3a, M4.1: three, two, one; the last field stays free, for one way on must stay."""
    twin = drawn("╶?...")
    for column in (2, 3, 4):
        twin.asked = (column, 1)
        assert twin.verdict("straight", "ew") is None
        twin.lay(1, twin.asked, frozenset("ew"), "straight")
    twin.asked = (5, 1)
    for shape in twin.st.table.shapes:
        assert [] == places_at(twin.st, twin.exit_number(((4, 1), "e")), shape)
    assert (SEALS, (5, 1)) == twin.first_verdict((4, 1), "e", "straight", "ew")


# M4.4, M4.4a


def test_m4_4_the_table_edge_is_a_wall():
    """M4.4: a corner may not look over the edge; the field beyond is named."""
    twin = drawn(
        "╶?.....",
        ".......",
        ".......",
    )
    assert (EDGE, (2, 0)) == twin.verdict("corner", "nw")
    assert {"ew"} == twin.turns_asked(places(twin.st, 1, STRAIGHT))
    assert {"sw"} == twin.turns_asked(places(twin.st, 1, CORNER))
    assert {"esw"} == twin.turns_asked(places(twin.st, 1, TEE))


@pytest.mark.parametrize("above", ["═", "╬"])
def test_m4_4_levels_are_walls_to_each_other_wall_or_exit(above):
    """M4.4: no exit against a tile of another level, not even against its exit: never joined."""
    twin = drawn(
        f"..{above}....",
        ".╶?....",
        ".......",
    )
    assert (LEVEL, (3, 1)) == twin.verdict("corner", "nw")
    assert twin.verdict("corner", "sw") is None


def test_m4_4a_an_open_exit_of_the_other_level_may_be_blocked_and_is_a_wall_from_then_on():
    """M4.4a: level 2 has two more ways on, so its southern exit may end at a wall."""
    twin = drawn(
        "..╬....",
        ".╶?....",
        ".......",
    )
    assert {((3, 1), "w"), ((3, 1), "e"), ((3, 1), "s")} == {twin.exit(e) for e in twin.st.exits[2]}
    assert twin.verdict("straight", "ew") is None
    twin.lay(1, twin.asked, frozenset("ew"), "straight")
    assert {((3, 1), "w"), ((3, 1), "e")} == {twin.exit(e) for e in twin.st.exits[2]}


def test_m4_4a_a_tile_may_not_seal_the_other_level():
    """M4.4a: level 2 has a single exit, onto this very field; a first tile may not block it either."""
    twin = drawn(
        "..║....",
        ".╶?....",
        ".......",
        ".......",
    )
    assert (SEALS_OTHER, (3, 2)) == twin.verdict("straight", "ew")
    assert (SEALS_OTHER, (3, 2)) == twin.first_verdict((2, 2), "e", "straight", "ew")
    assert [] == places(twin.st, 1, TEE)


def test_m4_4a_a_start_room_may_not_seal_a_level():
    """M4.4a, M9.2a: the room of level 2 lies anywhere in the open but not before the only exit."""
    twin = drawn(
        ".......",
        ".......",
        "..╶?...",
        ".......",
        ".......",
    )
    rooms = twin.named(room_places(twin.st, 2))
    assert {"ns", "ew"} == {exits for _, exits in rooms}
    assert set() == twin.turns_asked(room_places(twin.st, 2))
    assert {((5, 3), "ns"), ((5, 3), "ew"), ((4, 2), "ew")} <= rooms


# M4.5, M4.5a


def test_m4_5_a_tile_without_a_valid_place_goes_back_and_another_is_drawn():
    """M4.5: the straight would seal the level and goes back into the deck; the corner is next."""
    twin = drawn(
        "╷......",
        "?......",
        "┐......",
        "│......",
    )
    twin.st.tile_deck = bytes([STRAIGHTS, STRAIGHTS, CORNERS])
    exit = twin.exit_number(((1, 1), "s"))
    told = Told({STREAM_TILE: [STRAIGHTS, CORNERS]}, None)
    kind, found = draw_fitting(twin.st, told, 0, 1, (exit,), from_room=False)
    assert CORNERS == kind
    assert {((1, 2), "ne")} == twin.named(found)
    assert bytes([STRAIGHTS, STRAIGHTS]) == twin.st.tile_deck


def test_m4_5a_a_first_tile_must_fit_at_the_exit_chosen_a_further_one_in_the_level():
    """M4.5a: before the exit to the right every tile seals level 2; below the T there is room."""
    twin = drawn(
        "..║....",
        "╶┬?....",
        ".......",
        ".......",
    )
    st = twin.st
    st.tile_deck = deck = bytes([STRAIGHTS, CORNERS, TEES])
    right = twin.exit_number(((2, 2), "e"))
    told = Told({STREAM_TILE: [TEES, STRAIGHTS, CORNERS]}, None)
    assert (NO_TILE, []) == draw_fitting(st, told, 0, 1, (right,), from_room=False)
    assert deck == st.tile_deck

    told = Told({STREAM_TILE: [STRAIGHTS]}, None)
    kind, found = draw_fitting(st, told, 0, 1, (), from_room=False)
    assert (STRAIGHTS, {((2, 3), "ns")}) == (kind, twin.named(found))
