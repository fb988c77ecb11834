"""Setups of the Maze: every option, every contradiction of a position, and garbage."""

from __future__ import annotations

import json
from random import Random

import pytest
from maze_tables import L1, PACK, RICH, TILES, check_conserved, refusal

from madmage.games.maze import law as laws
from madmage.games.maze.grid import SHAPES
from madmage.games.maze.law import Law
from madmage.games.maze.pack import PLAIN, Pack, TileKind
from madmage.games.maze.position import read_position
from madmage.games.maze.setup import check_setup, refuse_table, set_up
from madmage.games.maze.state import CREATING, Table
from madmage.kernel import agenda
from madmage.kernel.chance import Seeded
from madmage.kernel.error import PackRefused, SetupRefused

# Setup options


def test_a_game_without_a_position_begins_with_its_characters():
    """M3.1: everyone in the start room of level 1."""
    setup = check_setup(4, {"position": None})
    chance = Seeded(3)
    st = set_up(setup, chance)
    agenda.advance(st, chance)

    assert {"pack": "default", "rulings": {}, "position": None} == setup.options
    assert (CREATING, "create") == (st.phase, st.ask.kind)
    assert [st.rooms[1]] * 4 == st.place


@pytest.mark.parametrize("seats", [2, 7, 0, -1, 10**80, True, None, "4", 3.0, [], {}])
def test_the_maze_is_for_three_to_six(seats):
    """M1.1: 3 to 6 players."""
    with pytest.raises(SetupRefused) as caught:
        check_setup(seats, {})
    assert "M1.1" == caught.value.rule


@pytest.mark.parametrize("options", [None, [], "pack", 3, {3: 4}, {None: 1}, {"x" * 5000: 1}])
def test_options_that_are_none_are_refused(options):
    with pytest.raises(SetupRefused):
        check_setup(3, options)


def test_the_word_that_was_meant_is_named():
    with pytest.raises(SetupRefused, match="'rulings'"):
        check_setup(3, {"ruling": {}})
    with pytest.raises(SetupRefused, match="'life_cap'"):
        check_setup(3, {"rulings": {"lifecap": "capped"}})
    assert "'doorman'" in refusal("", tiles=L1, cards={"c13r9": "dorman"})
    assert "'figures'" not in refusal("", figurs={})


@pytest.mark.parametrize("value", [3, True, [], {}, "", "\n", "x" * 2000, 1.5, b"default"])
def test_every_wrong_type_of_an_option_is_a_sentence(value):
    for name in ("pack", "rulings", "position"):
        if (name, value) in (("rulings", {}), ("position", {})):
            continue
        with pytest.raises(SetupRefused):
            check_setup(3, {name: value})
    with pytest.raises(SetupRefused):
        check_setup(3, {"rulings": {"markers": value}})


def test_a_pack_that_does_not_exist_is_refused():
    with pytest.raises(PackRefused):
        check_setup(3, {"pack": "no such pack"})


def test_rulings_are_checked_by_the_law():
    """M11: unknown rulings, unknown values, numbers out of bounds."""
    for rulings in ({"nothing": "x"}, {"markers": "31"}, {"markers": "9" * 50}, {"stuck": "no"}):
        with pytest.raises(SetupRefused) as caught:
            check_setup(3, {"rulings": rulings})
        assert caught.value.rule
    assert {"markers": "3"} == check_setup(3, {"rulings": {"markers": "3"}}).options["rulings"]


def doctored(tiles=PACK.tiles, monsters=PACK.monsters, seats=3, **rulings):
    p = PACK
    pack = Pack("doctored", "0", monsters, p.actions, p.gear, p.potions, tiles, p.power_texts)
    return Table(pack, Law(laws.rulings_of(rulings)), seats)


def test_a_table_that_cannot_be_played_is_refused():
    """M5.1, M3.2, M9.2a, M4.5a: markers without cards, too few tiles, no room, no first tile."""
    straight, cross = SHAPES["straight"], 15
    tables = {
        "M5.1": doctored(monsters=PACK.monsters[:7]),
        "M3.2": doctored(tiles=[TileKind("straight_plain", straight, PLAIN, 12)]),
        "M9.2a": doctored(table_size="3x3"),
        "M4.5a": doctored(tiles=[TileKind("nothing_plain", 0, PLAIN, 40)]),
    }
    for rule, table in tables.items():
        with pytest.raises(SetupRefused) as caught:
            refuse_table(table)
        assert rule == caught.value.rule
    refuse_table(doctored(tiles=[TileKind("straight_plain", straight, PLAIN, 13)]))
    refuse_table(doctored(tiles=[TileKind("cross_plain", cross, PLAIN, 13)]))
    refuse_table(doctored(table_size="7x7", open_ground="40"))


# Contradictions


def with_tiles(**more):
    return {"L1": {**TILES, **more}}


def level(number, **tiles):
    return {
        f"L{number}": {"c5r5": "room " + ("", "n", "ns", "nes", "nesw", "nesw")[number], **tiles}
    }


CORNERS = {f"c{1 + n}r1": "corner_chest ne" for n in range(4)}
MONSTERS_OUT = {f"c{1 + n}r1": "monster" for n in range(9)}
ROW = {f"c{1 + n}r1": "straight ew" for n in range(9)}
ALL_OUT = {"p1": "out", "p2": "out", "p3": "out"}
OUT_OF_RULE = [
    ("M4.4", {"tiles": with_tiles(c22r1="tee nes")}),
    ("M4.4", {"tiles": with_tiles(c0r1="tee nes")}),
    ("", {"tiles": with_tiles(here="tee nes")}),
    ("", {"tiles": with_tiles(c01r1="tee nes")}),
    ("M4.1", {"tiles": {**level(1), **level(2)}}),
    ("M4.1", {"tiles": with_tiles(c1r1="tee ne")}),
    ("M4.1", {"tiles": with_tiles(c1r1="straight ne")}),
    ("", {"tiles": with_tiles(c1r1="tee")}),
    ("", {"tiles": with_tiles(c1r1="tee xyz")}),
    ("", {"tiles": with_tiles(c1r1="tea nes")}),
    ("", {"tiles": {"L6": {"c1r1": "room nesw"}}}),
    ("M9.2", {"tiles": {"L1": {"c1r1": "tee nes"}}}),
    ("M9.2", {"tiles": {"L1": {}}}),
    ("M9.2", {"tiles": with_tiles(c1r1="room e")}),
    ("M9.2", {"tiles": {"L1": {"c5r5": "room ne"}}}),
    ("M9.3", {"tiles": {**L1, **level(3)}}),
    ("M9.3", {"tiles": {**L1, **level(2), **level(3)}}),
    ("M9.1", {"tiles": with_tiles(c1r1="stairs ns"), "seats": 4}),
    ("M3.3", {"tiles": level(5, c1r1="stairs ns", c1r2="stairs ns", c1r3="stairs ns")}),
    ("M3.3", {"tiles": L1, "tiles_top": "stairs stairs"}),
    ("M3.3", {"tiles": L1, "tile_deck": {"stairs": 2}}),
    ("M12.1", {"tiles": with_tiles(**CORNERS)}),
    ("M12.1", {"tile_deck": {"tee_chest": 3}}),
    ("M12.1", {"tile_deck": {"tee_chest": -1}}),
    ("M5.1", {"tiles": with_tiles(**ROW), "markers": MONSTERS_OUT}),
    ("M5.1", {"tiles": L1, "markers": {"c11r8": "key"}}),
    ("M5.1", {"tiles": L1, "markers": {"c13r7": "key"}}),
    ("M9.3", {"tiles": L1, "markers": {"c1r1": "key"}}),
    ("", {"tiles": L1, "markers": {"c12r8": "plain"}}),
    ("M12.1", {"tiles": L1, "cards": {"c13r9": "ham", "c12r8": "ham"}}),
    ("M12.1", {"tiles": L1, "cards": {"c13r9": "ham"}, "discards": {"monster": "ham"}}),
    ("M7.2", {"tiles": L1, "cards": {"c13r9": "ham"}, "markers": {}}),
    ("", {"tiles": L1, "cards": {"c13r9": "pit"}, "markers": {"c13r9": "monster"}}),
    ("M9.2b", {"tiles": L1, "figures": {"p1": "c13r7"}}),
    ("M9.2b", {"tiles": L1, "graves": {"c13r7": {}}}),
    ("M9.3", {"tiles": L1, "figures": {"p1": "c1r1"}}),
    ("M5.2a", {"tiles": L1, "graves": {"c12r8": {"keys": 4}}, "keys": {"p1": 5}}),
    ("M5.2a", {"tiles": L1, "graves": {"c12r8": {"keys": -1}}}),
    ("M12.1", {"potions": {"p1": "mist mist mist"}}),
    ("M12.1", {"gear": {"p1": "pan", "p2": "pan"}}),
    ("M2.7", {"potions": {"p1": "heal heal heal heal"}}),
    ("M2.7", {"potions": {"p1": "heal heal heal heal luck luck"}, "gear": {"p1": "horn"}}),
    ("M2.7", {"keys": {"p1": 6}}),
    ("M2.7", {"keys": {"p1": -1}}),
    ("M2.1", {"points": {"p1": "speed 6"}}),
    ("", {"points": {"p1": "speed"}}),
    ("", {"points": {"p1": "speed -1"}}),
    ("", {"points": {"p1": "speed 1 speed 2"}}),
    ("M10.1", {"life": {"p1": 0}}),
    ("", {"life": {"p4": 3}}),
    ("M7.1", {"omens": {"p1": 6}}),
    ("M9.4", {"tiles": {**L1, **level(2)}}),
    ("M9.5a", {"tiles": level(5), "escaped": "p1 p1"}),
    ("M9.5a", {"tiles": level(5), "escaped": "p1", "figures": {"p1": "c5r5"}}),
    ("M9.5a", {"tiles": level(5), "escaped": "p1 p2"}),
    ("M9.5a", {"tiles": level(5), "escaped": "p1", "keys": {"p1": 1}}),
    ("M9.5a", {"tiles": level(5), "escaped": "p1", "active": "p1"}),
    ("M9.5a", {"figures": ALL_OUT}),
    ("M1.1a", {"figures": {"p1": "out"}, "gear": {"p1": "pan"}}),
    ("M1.1a", {"figures": {"p1": "out"}, "skips": "p1"}),
    ("M11", {"round": 301}),
    ("M11", {"round": 0}),
    ("M11", {"stalled": 5}),
    ("M6.1", {"turn": 0}),
    ("", {"discards": {"tile": "tee"}}),
    ("", {"known_to": "p7"}),
    ("", {"fields": {}}),
]


@pytest.mark.parametrize(("rule", "facts"), OUT_OF_RULE)
def test_a_contradiction_is_refused_with_its_rule(rule, facts):
    sentence = refusal(rule, **facts)
    assert sentence
    assert "\n" not in sentence


# Garbage


GARBAGE = [None, True, -1, 0, 7, 10**30, 1.5, float("nan"), "", "p1", "c1r1", "c12r8", "room nesw",
           "stairs ns", "tee nes", "\x00", "\ud800", "x" * 3000, [], ["p1", "p1"], [[]], {}, {"p1": 1},
           {"L5": {}}, {1: 2}, b"", (), {"p9": "out"}, {"c12r8": {"keys": 3}}, object()]  # fmt: skip


def spoilt(random, value):
    """A value in which something, somewhere, is garbage."""
    if isinstance(value, dict) and value and random.random() < 0.85:
        key = random.choice(list(value))
        kept = {k: v for k, v in value.items() if k != key}
        fate = random.random()
        if fate < 0.15:
            return kept
        if fate < 0.3:
            return {**kept, random.choice(["p1", "p6", "L3", "c1r1", "", 5, None]): value[key]}
        return {**kept, key: spoilt(random, value[key])}
    if isinstance(value, list) and value and random.random() < 0.7:
        at = random.randrange(len(value))
        return [*value[:at], spoilt(random, value[at]), *value[at + 1 :]]
    return random.choice(GARBAGE)


@pytest.mark.parametrize("seed", range(6))
def test_garbage_is_refused_with_a_sentence_or_is_a_position(seed):
    random = Random(seed)
    taken, sentences = 0, []
    for _ in range(150):
        position = spoilt(random, RICH if random.random() < 0.6 else {"tiles": L1, "round": 2})
        options = {"position": position}
        if random.random() < 0.2:
            options = spoilt(random, {**options, "rulings": {"markers": "8"}, "pack": "default"})
        try:
            setup = check_setup(6, options)
        except (SetupRefused, PackRefused) as refused:
            sentences.append(refused.sentence)
            continue
        taken += 1
        assert json.loads(json.dumps(setup.options)) == setup.options
        chance = Seeded(seed)
        st = set_up(setup, chance)
        check_conserved(st, is_whole=False)
        agenda.advance(st, chance)
    assert taken
    assert all(sentence.isprintable() for sentence in sentences)


def test_a_position_nested_without_end_is_refused():
    deep: object = "x"
    for _ in range(5000):
        deep = {"a": deep}
    with pytest.raises(SetupRefused):
        read_position({"tiles": deep})
