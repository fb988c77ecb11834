"""M12 Cards: the pack the game brings, what every card must be, and packs of one's own."""

from __future__ import annotations

from collections import Counter

import pytest
from corridors import (
    ABILITIES,
    abilities,
    asked,
    at,
    fight,
    go,
    invested,
    life,
    look,
    maze,
    names,
    opened,
    own_pack,
    play,
    player,
    tile,
    told_of,
)

from madmage.games.maze.loading import DEFAULT, load_pack
from madmage.kernel.error import PackRefused, SetupRefused

PACK = load_pack(DEFAULT)
POTIONS = {
    "heal": 6,
    "luck": 5,
    "strength": 3,
    "dexterity": 3,
    "intelligence": 3,
    "speed": 3,
    "stone": 3,
    "mist": 2,
    "rewrite": 2,
}
SHAPES = {"straight": (16, 8, 7, 4, 3), "corner": (19, 10, 9, 4, 3), "tee": (12, 6, 6, 3, 2)}
MARKS = ("plain", "monster", "action", "key", "chest")
GEAR = """
pan 3 -1 0 0 0
steeple 4 0 0 0 -2
foil -1 3 0 0 0
picks 0 2 1 -1 0
hat 0 -1 3 0 0
encyclopedia 0 0 4 0 -2
chamberpot 1 0 -2 3 0
plate 0 -1 0 5 -1
slipper 0 -1 1 0 3
skates 0 -1 0 -1 5
leotard 0 2 0 -1 1
bearskin 2 0 -2 2 0
glasses -1 1 2 0 0
swiss_axe 1 1 1 0 -1
wellies 0 0 -1 2 2
fur -1 0 1 3 0
thread 0 0 1 0 0
die 0 0 0 0 0
cloak 0 1 0 0 0
teapot 0 0 0 1 0
shovel 1 0 0 0 0
hairpin 0 1 0 0 0
horn 1 0 0 0 -1
ring 0 0 1 0 0
"""
POWERS = {
    "thread": "thread",
    "die": "seventh_side",
    "cloak": "unremarkable",
    "teapot": "tea",
    "shovel": "grab_and_go",
    "hairpin": "hairpin",
    "horn": "deep_pockets",
    "ring": "forged_ring",
}


# M12.1: the pack the game brings


def test_the_game_brings_a_complete_pack_of_its_own():
    """M12.1: 30 monsters, 30 actions, 24 pieces of equipment, 30 potions, 112 tiles."""
    match = opened(3)
    assert {"tile": 112, "monster": 30, "action": 30, "potion": 30, "gear": 24} == look(match).decks
    assert PACK.name == look(match).table.pack


def test_the_tiles_are_those_of_the_table():
    """M12.1: three shapes, five marks."""
    expected = {
        f"{shape}_{mark}": count
        for shape, counts in SHAPES.items()
        for mark, count in zip(MARKS, counts, strict=True)
    }
    assert expected == {kind.key: kind.copies for kind in PACK.tiles}


def test_the_potions_are_nine_kinds_among_them_those_the_rulebook_names():
    """M12.1: healing, luck and strength potions."""
    assert POTIONS == {potion.key: potion.copies for potion in PACK.potions}


@pytest.mark.parametrize("line", GEAR.strip().splitlines())
def test_each_piece_of_equipment_adds_what_it_says(line):
    """M12.1, M2.6: seen on somebody with two points in each ability."""
    key, *adds = line.split()
    points = " ".join(f"{name} 2" for name in ABILITIES)
    match = maze("plain", points={"p1": points}, gear={"p1": key})
    expected = [max(0, 2 + int(add)) for add in adds]
    assert expected == list(abilities(match).values())
    assert POWERS.get(key) == player(match).power


def test_there_is_one_copy_of_each_piece():
    """M12.1: worn by p1, it cannot be drawn or worn by p2."""
    assert 24 == len(GEAR.strip().splitlines()) == len(PACK.gear)
    with pytest.raises(SetupRefused) as caught:
        maze("plain", gear={"p1": "pan", "p2": "pan"})
    assert "M12.1" == caught.value.rule


def test_a_position_holds_no_more_cards_and_tiles_than_the_pack():
    """M12.1: seven healing potions, four straight chests."""
    with pytest.raises(SetupRefused) as caught:
        maze("plain", potions={"p1": "heal heal heal", "p2": "heal heal heal", "p3": "heal"})
    assert "M12.1" == caught.value.rule
    with pytest.raises(SetupRefused) as caught:
        maze("chest", "chest", "chest", "chest")
    assert "M12.1" == caught.value.rule


@pytest.mark.parametrize("ability", ABILITIES[:3])
def test_ten_monsters_test_each_of_the_three_abilities(ability):
    """M12.1, M2.2: their first test."""
    tested = Counter(ABILITIES[card.root.then.ability] for card in PACK.monsters)
    assert 10 == tested[ability]


@pytest.mark.parametrize(("roll", "won"), [(5, False), (6, True)])
def test_four_plus_level_as_an_intelligence_test_gives_a_point(roll, won):
    """M12.1: the rulebook's example, as the survey's 4 + level on level 1: five is not higher."""
    match = maze(
        "action", points={"p1": ""}, rolls={"p1": f"1 {roll}"}, told={"action": ["survey"]}
    )
    fight(match)
    assert (2, roll, 5, int(won)) == told_of(match.moves[-1].events, "TestDone")[0]
    assert won == (asked(match) == (0, "point"))
    if won:
        play(match, "intelligence")
        assert {"intelligence": 1} == invested(match)


@pytest.mark.parametrize("deck", ["monster", "action"])
def test_every_card_of_the_deck_can_be_read_to_its_end(deck):
    """M12.1: each is walked into by somebody strong and by somebody weak, and the turn ends."""
    cards = PACK.monsters if deck == "monster" else PACK.actions
    strong = " ".join(f"{name} 5" for name in ABILITIES)
    for card in cards:
        for points in ("", strong):
            match = maze(
                "plain",
                deck,
                "plain",
                points={"p1": points},
                rolls={"p1": "2"},
                told={deck: [card.key]},
            )
            fight(match)
            for _ in range(40):
                if asked(match) == (1, "turn") or look(match).turn > 1:
                    break
                match.choose(1)
            assert look(match).turn > 1, card.key


# M12.1: packs of one's own


def test_anyone_can_write_another_pack(tmp_path):
    """M12.1: a pan that hits harder, a potion that heals more."""
    pack = own_pack(
        tmp_path,
        equipment=[("^strength = 3$", "strength = 5")],
        potions=[("^heal = 8$", "heal = 11")],
    )
    match = maze("plain", pack=pack, gear={"p1": "pan"}, potions={"p1": "heal"}, life={"p1": 1})
    assert 10 == abilities(match)["strength"]
    play(match, "drink heal")
    assert 12 == life(match)


def test_a_monster_of_ones_own_is_fought_like_any_other(tmp_path):
    """M12.1: the statue's number becomes 6, its damage 1."""
    pack = own_pack(
        tmp_path,
        monsters=[
            (r"(?s)(\[statue\].*?number = )3", r"\g<1>6"),
            (r"do = \[\{ damage = 7 \}\]", "do = [{ damage = 1 }]"),
        ],
    )
    match = maze("monster", pack=pack, rolls={"p1": "1 2"}, told={"monster": ["statue"]})
    fight(match)
    go(match)
    assert (0, 7, 7, 0) == told_of(match.moves[-1].events, "TestDone")[0]
    assert (19, "statue") == (life(match), tile(match, at(1)).card)


def test_the_hash_of_the_pack_is_in_the_record_so_that_another_pack_is_told_apart(tmp_path):
    """M12.1: the same game with another pack is another game."""
    pack = own_pack(tmp_path, potions=[("^heal = 8$", "heal = 9")])
    mine, default = maze("plain", pack=pack), maze("plain")
    assert mine.rules.pack_id(mine.setup) != default.rules.pack_id(default.setup)


def test_a_pack_with_a_fault_is_refused(tmp_path):
    """M12.1: an unknown ability."""
    pack = own_pack(
        tmp_path, monsters=[('ability = "strength", number = 1', 'ability = "luck", number = 1')]
    )
    with pytest.raises(PackRefused):
        maze("plain", pack=pack)


def test_cards_are_drawn_without_going_back():
    """M12.1: the card that lies open is not in its deck any more."""
    match = maze("monster", cards={at(1): "statue"})
    assert 29 == look(match).decks["monster"]
    with pytest.raises(SetupRefused):
        maze("monster", "monster", cards={at(1): "statue", at(2): "statue"})
    assert "CardRead" not in names(match.opening_events)
