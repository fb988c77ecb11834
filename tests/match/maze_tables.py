"""Tables of the Maze to look at: positions laid out, refused, and counted."""

from __future__ import annotations

from collections import Counter

import pytest

from madmage.games.maze.loading import load_pack
from madmage.games.maze.pack import ACTION, CHEST, KEY, MONSTER
from madmage.games.maze.setup import check_setup, set_up
from madmage.games.maze.state import GEAR_THING, NO_GEAR
from madmage.kernel import agenda
from madmage.kernel.chance import Seeded
from madmage.kernel.error import SetupRefused

PACK = load_pack("default")
TILES = {
    "c11r8": "room e",
    "c12r8": "straight ew",
    "c13r8": "tee_key nsw",
    "c13r9": "corner_monster ne",
    "c14r9": "straight_action ew",
    "c15r9": "corner_chest sw",
    "c13r7": "stairs ns",
}
L1 = {"L1": TILES}
TOP = {"L4": {"c3r3": "room nesw", "c4r3": "tee esw"}, "L5": {"c12r8": "room nesw"}}
RICH = {
    "tiles": TOP,
    "figures": {"p1": "c4r3", "p2": "c12r8", "p4": "out", "p5": "escaped"},
    "escaped": "p6",
    "cards": {"c4r3": "doorman"},
    "graves": {"c3r3": {"keys": 2, "potions": "heal luck", "gear": "pan"}},
    "life": {"p1": 7},
    "points": {"p1": "strength 3 speed 2"},
    "gear": {"p2": "horn"},
    "potions": {"p2": "heal heal heal luck mist"},
    "keys": {"p1": 5},
    "omens": {"p3": -2},
    "boosts": {"p1": "dexterity 3"},
    "skips": ["p3"],
    "tiles_top": ["stairs", "tee", "corner_key"],
    "known_to": "p1 p2",
    "tile_deck": {"straight": 3, "stairs": 1, "tee_chest": 2},
    "discards": {"monster": "ham", "potion": "heal", "gear": "ring", "action": []},
    "round": 12,
    "turn": 70,
    "first": "p2",
    "active": "p3",
    "stalled": 2,
}


def checked(seats=3, rulings=None, **facts):
    return check_setup(seats, {"rulings": rulings or {}, "position": facts})


def laid(seats=3, rulings=None, seed=1, **facts):
    setup = checked(seats, rulings, **facts)
    chance = Seeded(seed)
    st = set_up(setup, chance)
    check_conserved(st, is_whole=facts.get("tile_deck") is None)
    agenda.advance(st, chance)
    return st


def at(st, name):
    column, _, row = name[1:].partition("r")
    return st.table.plan.field(int(column), int(row))


def keys(cards, numbers):
    return [cards[number].key for number in numbers]


def refusal(rule, seats=3, rulings=None, **facts):
    with pytest.raises(SetupRefused) as caught:
        checked(seats, rulings, **facts)
    assert rule == caught.value.rule, caught.value
    return caught.value.sentence


def check_conserved(st, is_whole=True):
    """Every tile, card and marker is somewhere exactly once."""
    table, pack = st.table, st.table.pack
    assert list(st.tile_deck) == sorted(st.tile_deck)
    assert len(st.top) == len(st.top_known)
    tiles = Counter([*st.tile_deck, *st.top, *(kind - 1 for kind in st.kinds if kind)])
    stairs = table.stairs_count - len(st.ranks)
    whole = Counter(pack.tile_bag) + Counter({table.stairs_kind: stairs})
    assert tiles == whole if is_whole else tiles <= whole
    buried = [thing for grave in st.graves for thing in grave[2:]]
    apart = [
        [st.card[f] - 1 for f in range(len(st.card)) if st.card[f] and st.marker[f] == MONSTER],
        [st.card[f] - 1 for f in range(len(st.card)) if st.card[f] and st.marker[f] == ACTION],
        [*(t for t in buried if t < GEAR_THING), *(kind for held in st.potions for kind in held)],
        [t - GEAR_THING for t in buried if t >= GEAR_THING] + [g for g in st.gear if g != NO_GEAR],
    ]
    bags = [range(len(pack.monsters)), range(len(pack.actions)), pack.potion_bag]
    for deck, bag in enumerate([*bags, range(len(pack.gear))]):
        assert sorted(bag) == sorted([*st.deck[deck], *st.discard[deck], *apart[deck]])
    held = [0, sum(st.keys) + sum(grave[1] for grave in st.graves), 0, 0, 0]
    for mark in (KEY, CHEST, MONSTER, ACTION):
        assert table.law.markers == st.supply[mark] + st.marker.count(mark) + held[mark]
