"""Positions of the Maze: every fact, and that nothing is lost or there twice."""

from __future__ import annotations

import json
from random import Random

from maze_tables import L1, PACK, RICH, TILES, at, check_conserved, checked, keys, laid

from madmage.games.maze.pack import ABILITIES, ACTION, CHEST, KEY, MONSTER, PLAIN
from madmage.games.maze.setup import check_setup, set_up
from madmage.games.maze.state import (
    ACTIONS,
    GEAR,
    GEAR_THING,
    MONSTERS,
    NOWHERE,
    OUT,
    PLAYING,
    POTIONS,
)
from madmage.kernel import agenda
from madmage.kernel.chance import Seeded
from madmage.match.record import read_record
from madmage.testing import table


def test_a_position_without_facts_is_the_first_turn_on_level_1():
    st = laid(seats=5)

    assert (PLAYING, 1, 1, 0) == (st.phase, st.turn, st.round, st.active)
    assert ("turn", 0) == (st.ask.kind, st.ask.seat)
    assert [at(st, "c11r8")] * 5 == st.place
    assert ([20] * 5, [1] * 25) == (st.life, st.points)
    assert 4 == st.tile_deck.count(st.table.stairs_kind)
    assert 1 == len(st.exits[1])


def test_tiles_lie_as_they_are_said_to_lie():
    """M4.1, M9.1: kinds, exits, the stairs; open exits are found."""
    st = laid(tiles=L1)

    assert at(st, "c11r8") == st.rooms[1]
    assert at(st, "c13r7") == st.stairs[1]
    assert {at(st, "c15r9")} == {exit // 4 for exit in st.exits[1]}
    assert 1 == st.tile_deck.count(st.table.stairs_kind)
    assert st.exits[1] == laid(tiles={"L1": dict(reversed(TILES.items()))}).exits[1]


def test_marked_tiles_have_their_markers_unless_markers_are_named():
    """M5.1: one each; held keys leave fewer; named ones are exactly those."""
    st = laid(tiles=L1)
    fields = {"c13r8": KEY, "c13r9": MONSTER, "c14r9": ACTION, "c15r9": CHEST}
    assert fields == {name: st.marker[at(st, name)] for name in fields}

    st = laid(tiles=L1, rulings={"markers": "1"}, keys={"p1": 1})
    assert PLAIN == st.marker[at(st, "c13r8")]
    st = laid(tiles=L1, markers={"c12r8": "chest"})
    assert [CHEST] == [mark for mark in st.marker if mark]
    assert not any(laid(tiles=L1, markers={}).marker)


def test_open_cards_lie_beside_their_markers_and_bring_them_along():
    """M7.2: a card on a field; without named markers it brings its own."""
    st = laid(tiles=L1, cards={"c13r9": "doorman", "c12r8": "pit"})

    assert "doorman" == PACK.monsters[st.card[at(st, "c13r9")] - 1].key
    assert "pit" == PACK.actions[st.card[at(st, "c12r8")] - 1].key
    assert ACTION == st.marker[at(st, "c12r8")]


def test_graves_hold_things():
    """M10.1, M10.1a: a stone is there even with nothing under it."""
    grave = {"keys": 2, "potions": "luck heal", "gear": ["pan", "ring"]}
    st = laid(tiles=L1, graves={"c12r8": grave, "c11r8": {}})

    assert (at(st, "c11r8"), 0) == st.graves[0]
    assert (at(st, "c12r8"), 2) == st.graves[1][:2]
    things = st.graves[1][2:]
    assert ["heal", "luck"] == keys(PACK.potions, things[:2])
    assert ["pan", "ring"] == keys(PACK.gear, [thing - GEAR_THING for thing in things[2:]])


def test_figures_stand_escape_and_leave():
    """M9.5, M1.1a: escaped in order; portals are gone with them."""
    st = laid(6, **RICH)

    p = [at(st, "c4r3"), at(st, "c12r8"), at(st, "c3r3"), OUT, OUT, OUT]
    assert p == st.place
    assert [1, 1, 1, 0, 0, 0] == st.in_game
    assert bytes([5, 4]) == st.ranks
    assert NOWHERE == st.stairs[4]


def test_characters_and_their_things():
    """M2: life, points, equipment, potions, keys, omens, and what was drunk."""
    st = set_up(checked(6, **RICH), Seeded(1))

    assert [7, 20, 20, 20, 20, 20] == st.life
    assert [3, 0, 0, 0, 2, 1, 1, 1, 1, 1] == st.points[:10]
    assert 3 == st.boost[ABILITIES.index("dexterity")]
    assert "horn" == PACK.gear[st.gear[1]].key
    assert ["heal", "heal", "heal", "luck", "mist"] == keys(PACK.potions, st.potions[1])
    assert ([5, 0, 0, 0, 0, 0], [0, 0, -2, 0, 0, 0]) == (st.keys, st.omen)
    assert 1 == st.supply[KEY]


def test_decks_piles_and_the_turn():
    """M2.7a: the top of the tile deck in order, known to whom it is; the rest out of the game."""
    st = set_up(checked(6, **RICH), Seeded(1))

    assert [st.table.stairs_kind, 10, 8] == list(reversed(st.top))
    assert bytes([3, 3, 3]) == st.top_known
    assert 6 == len(st.tile_deck)
    assert [["ham"], []] == [
        keys(PACK.monsters, st.discard[MONSTERS]),
        keys(PACK.actions, st.discard[ACTIONS]),
    ]
    assert ["heal"] == keys(PACK.potions, st.discard[POTIONS])
    assert ["ring"] == keys(PACK.gear, st.discard[GEAR])
    assert (12, 1, 2, 2, 4) == (st.round, st.first, st.active, st.stalled, st.skip)
    agenda.advance(st, Seeded(1))
    # p3 misses the turn; p1, the last of the round, is next.
    assert (71, 0, 12) == (st.turn, st.ask.seat, st.round)


def test_the_turn_is_counted_if_it_is_not_said():
    assert 8 == laid(round=3, active="p2").turn
    assert 9 == laid(round=3, first="p2", active="p1").turn
    st = laid(4, figures={"p2": "out"}, first="p2")
    assert (2, 2) == (st.ask.seat, st.turn)


def test_a_position_goes_through_json_unharmed():
    for seats, facts in ((6, RICH), (3, {"tiles": L1}), (3, {}), (3, {"markers": {}})):
        options = checked(seats, **facts).options
        again = check_setup(seats, json.loads(json.dumps(options, sort_keys=True)))
        assert options == again.options
        first, second = (set_up(setup, Seeded(1)) for setup in (checked(seats, **facts), again))
        for name in ("grid", "kinds", "marker", "card", "top", "tile_deck", "deck", "place"):
            assert getattr(first, name) == getattr(second, name)
    assert options == {"pack": "default", "rulings": {}, "position": {"markers": {}}}


def test_a_match_from_a_position_can_be_recorded_and_replayed():
    for seats, facts in ((6, RICH), (3, {"tiles": L1, "rulings": {"markers": "3"}}), (3, {})):
        match = table("maze", seats, told={"die.p1": ["4", "4"]}, **facts)
        for _ in range(8):
            match.choose(match.options()[0].text)
        again = read_record(match.record())
        assert match.setup.options == again.setup.options
        assert match.record() == again.record()
        assert match.state.place == again.state.place


def test_random_games_can_be_played_on_from_positions():
    for seed in range(4):
        facts = RICH if seed % 2 else {"tiles": L1}
        chance, random = Seeded(seed), Random(seed)
        st = set_up(checked(6, **facts), chance)
        agenda.advance(st, chance)
        for _ in range(300):
            if st.outcome is not None:
                break
            agenda.answer(st, random.choice(st.ask.options), chance)
            if st.ask is None or st.ask.kind == "turn":
                check_conserved(st, is_whole=False)
