"""M3 Setup: the start room, the first tiles, who begins, and the stairs."""

from __future__ import annotations

import pytest
from corridors import asked, create, look, names, opened, play, told_of

TILES = 112
SETUP_TILES = {3: 4, 4: 3, 5: 2, 6: 2}
HIGH = {"p1": "2", "p2": "6", "p3": "4"}
"""The second of three begins."""


def laid_out(match):
    """Lay all setup tiles at the first place there is; the events."""
    events = []
    while look(match).phase == "laying":
        events += match.choose(1)
    return events


def started(seats=3, rolls=None, told=None, **options):
    """A game up to its first setup tile, with all events so far."""
    match = opened(seats, rolls, told, **options)
    create(match)
    return match, list(match.moves[-1].events)


# M3.1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everyone_starts_in_the_start_room_of_level_one_which_has_one_exit(seats):
    """M3.1."""
    match = opened(seats)
    view = look(match)
    (room,) = view.tiles
    assert (True, 1, 1) == (room.room, room.level, len(room.exits))
    assert [room.field] * seats == [one.field for one in view.players]
    assert 1 == len(view.levels[0].exits)


# M3.2


@pytest.mark.parametrize(("seats", "each"), SETUP_TILES.items())
def test_each_player_lays_so_many_tiles_by_the_number_of_players(seats, each):
    """M3.2: 4 each with three, 3 with four, 2 with five or six."""
    match = opened(seats)
    assert [each] * seats == [one.tiles_due for one in look(match).players]
    create(match)
    events = [*match.moves[-1].events, *laid_out(match)]
    layers = [event.seat for event in events if event.name == "TileLaid"]
    assert [each] * seats == [layers.count(seat) for seat in range(seats)]
    assert 1 + each * seats == len(look(match).tiles)
    assert [0] * seats == [one.tiles_due for one in look(match).players]


def test_there_are_no_stairs_in_the_deck_while_the_first_tiles_are_laid():
    """M3.2: they are taken out first."""
    match, events = started()
    on_table = names(events).count("TileLaid")
    in_hand = 1 if look(match).laying else 0
    assert TILES == look(match).decks["tile"] + on_table + in_hand
    for seed in range(20):
        game, opening = started(seed=seed)
        stairs = [one for one in [*opening, *laid_out(game)] if one.name == "TileTurned"]
        assert all(event.args[0] < game.state.table.stairs_kind for event in stairs)


def test_the_highest_die_begins_and_it_goes_on_clockwise():
    """M3.2: one tile each, in turn, until all are laid."""
    match, events = started(rolls=HIGH)
    events += laid_out(match)
    assert [(2,), (6,), (4,)] == told_of(events, "StartRolled")
    layers = [event.seat for event in events if event.name == "TileLaid"]
    assert [1, 2, 0] * 4 == layers


def test_equal_start_rolls_are_rolled_again_among_the_tied():
    """M3.2, M11 `ties_start`: p1 and p3 tie twice; p2 rolls once only."""
    match, events = started(rolls={"p1": "5 3 1", "p2": "4", "p3": "5 3 2"})
    rolled = [(event.seat, event.args[0]) for event in events if event.name == "StartRolled"]
    assert [(0, 5), (1, 4), (2, 5), (0, 3), (2, 3), (0, 1), (2, 2)] == rolled
    assert 2 == look(match).first


def test_nobody_knows_the_tiles_to_come():
    """M3.2: not looked at beforehand; only the tile that is being laid is seen."""
    match, _ = started(told={"tile": ["straight_plain", "tee_key"]})
    for viewer in (-1, 0, 1, 2):
        assert [] == look(match, viewer).tile_top
    assert "tee_key" == look(match).laying


SIDES = {"n": (0, -1, "s"), "e": (1, 0, "w"), "s": (0, 1, "n"), "w": (-1, 0, "e")}


def walls_hit(tiles):
    """Exits that end at the wall of a neighbour, which rule 1 forbids."""
    exits = {one.field: one.exits for one in tiles}
    found = []
    for field, letters in exits.items():
        column, row = (int(part) for part in field[1:].split("r"))
        for letter in letters:
            across, down, back = SIDES[letter]
            near = f"c{column + across}r{row + down}"
            if near in exits and back not in exits[near]:
                found.append((field, letter))
    return found


def test_the_laying_rules_hold_for_the_first_tiles():
    """M3.2, M4.2: whatever is laid, no exit of a first tile ends at a wall; there is a way on."""
    for seed in range(25):
        match, _ = started(seed=seed)
        laid_out(match)
        assert [] == walls_hit(look(match).tiles)
        assert look(match).levels[0].exits


# M3.2a


def test_a_tile_is_turned_up_and_then_laid_at_any_open_exit_of_level_one():
    """M3.2a: after a T there are two open exits, and the next tile may go to either."""
    match, events = started(told={"tile": ["tee_plain", "corner_plain"]}, rolls=HIGH)
    assert "TileTurned" in names(events)
    assert (1, "tile") == asked(match)
    play(match, match.options()[0].text)
    targets = {exit.to for exit in look(match).levels[0].exits}
    assert 2 == len(targets)
    assert "corner_plain" == look(match).laying
    assert targets == {option.text.split()[0] for option in match.options()}


@pytest.mark.parametrize("mark", ["key", "chest", "monster", "action"])
def test_marked_tiles_get_their_markers_at_once(mark):
    """M3.2a, M5.1."""
    match, _ = started(told={"tile": [f"straight_{mark}"]})
    laid = [one for one in look(match).tiles if not one.room]
    assert mark == laid[0].marker
    assert 7 == look(match).markers[mark]


def test_a_monster_laid_in_setup_is_fought_by_nobody_yet():
    """M3.2a: laying is not entering."""
    match, events = started(told={"tile": ["straight_monster"]})
    assert "CardRead" not in names([*events, *laid_out(match)])


def test_a_tile_that_fits_nowhere_is_shuffled_back_and_replaced():
    """M3.2a: on a narrow table some do not fit; everybody still lays all their tiles."""
    returned = 0
    for seed in range(60):
        match, events = started(6, seed=seed, rulings={"table_size": "7x7", "open_ground": "40"})
        events += laid_out(match)
        returned += names(events).count("TileReturned")
        laid = names(events).count("TileLaid")
        # Where no tile of the whole deck fits, even the replacement cannot be laid (M4.5a).
        assert 12 == laid + names(events).count("NothingFits")
        assert TILES - laid + 5 == look(match).decks["tile"]
    assert returned > 0


# M3.3


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_then_one_stairs_less_than_players_are_shuffled_in(seats):
    """M3.3."""
    match = opened(seats)
    create(match)
    laid_out(match)
    laid = seats * SETUP_TILES[seats]
    assert TILES - laid + seats - 1 == look(match).decks["tile"]
    kinds = match.state.tile_deck
    assert seats - 1 == kinds.count(match.state.table.stairs_kind)


@pytest.mark.parametrize(("ruling", "seat"), [("first_layer", 1), ("next", 2)])
def test_the_first_turn_is_taken_by_a_ruling(ruling, seat):
    """M3.3, M11 `first_turn`: p2 laid first; by the other value the next in order begins."""
    match, _ = started(rolls=HIGH, rulings={"first_turn": ruling})
    laid_out(match)
    view = look(match)
    assert ("playing", 1, seat, seat) == (view.phase, view.round, view.active, view.first)
    assert (seat, "turn") == asked(match)


def test_a_round_ends_before_whoever_took_the_first_turn():
    """M3.3: play goes on clockwise from there."""
    match, _ = started(rolls={"p1": "2 1", "p2": "6 1", "p3": "4 1"})
    laid_out(match)
    order = []
    for _ in range(3):
        order.append((asked(match)[0], look(match).round))
        match.choose("move")
        match.choose("end")
    assert [(1, 1), (2, 1), (0, 1)] == order
    assert (1, 2) == (asked(match)[0], look(match).round)
