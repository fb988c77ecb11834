"""The equipment: found in a chest, worn, and at work in tests, wounds and walks; the eight powers."""

from __future__ import annotations

import pytest

from cards.maze.scene import ROOM, action, monster, scene

ABILITIES = ("strength", "dexterity", "intelligence", "toughness", "speed")
TWO_EACH = " ".join(f"{name} 2" for name in ABILITIES)
BONUS = (0, 1, 1, 2, 2, 3)
CHEST = {"c4r8": "straight_chest ew"}

PIECES = {
    "pan": (3, -1, 0, 0, 0),
    "steeple": (4, 0, 0, 0, -2),
    "foil": (-1, 3, 0, 0, 0),
    "picks": (0, 2, 1, -1, 0),
    "hat": (0, -1, 3, 0, 0),
    "encyclopedia": (0, 0, 4, 0, -2),
    "chamberpot": (1, 0, -2, 3, 0),
    "plate": (0, -1, 0, 5, -1),
    "slipper": (0, -1, 1, 0, 3),
    "skates": (0, -1, 0, -1, 5),
    "leotard": (0, 2, 0, -1, 1),
    "bearskin": (2, 0, -2, 2, 0),
    "glasses": (-1, 1, 2, 0, 0),
    "swiss_axe": (1, 1, 1, 0, -1),
    "wellies": (0, 0, -1, 2, 2),
    "fur": (-1, 0, 1, 3, 0),
    "thread": (0, 0, 1, 0, 0),
    "die": (0, 0, 0, 0, 0),
    "cloak": (0, 1, 0, 0, 0),
    "teapot": (0, 0, 0, 1, 0),
    "shovel": (1, 0, 0, 0, 0),
    "hairpin": (0, 1, 0, 0, 0),
    "horn": (1, 0, 0, 0, -1),
    "ring": (0, 0, 1, 0, 0),
}
"""What each piece adds to strength, dexterity, intelligence, toughness and speed."""

every_piece = pytest.mark.parametrize("piece", PIECES)


def worn(piece, card, dice="", **facts):
    """p1 with two points in every ability wears a piece and walks into an action with a 2."""
    facts = {"points": {"p1": TWO_EACH}, "gear": {"p1": piece}, **facts}
    return action(card, dice, walk="2", **facts)


# What they add


@every_piece
def test_a_piece_out_of_a_chest_is_worn_and_adds_what_it_says(piece):
    facts = {"points": {"p1": TWO_EACH}, "keys": {"p1": 1}, "told": {"gear": [piece]}}
    found = scene("action", "wheel", laid=CHEST, **facts).play("move", "open")
    sheet = found.player()
    assert (piece, 0) == (sheet.gear, sheet.keys)
    values = tuple(2 + add for add in PIECES[piece])
    assert values == tuple(sheet.abilities[name].value for name in ABILITIES)
    assert [2] * 5 == [sheet.abilities[name].invested for name in ABILITIES]


@every_piece
@pytest.mark.parametrize(("number", "card"), [(0, "lever"), (1, "pit"), (2, "riddle_door")])
def test_a_piece_is_at_work_in_a_test(piece, number, card):
    met = worn(piece, card, "2")
    assert [(0, 2, 2 + PIECES[piece][number])] == met.events("TestRolled")


@every_piece
def test_a_piece_softens_damage_by_the_table_of_toughness(piece):
    """The tap's first line is five damage; the seventh side of the die would roll it again."""
    met = worn(piece, "tap", "1 1")
    saved = BONUS[min(5, 2 + PIECES[piece][3])]
    assert {"p1 life": -5 + saved, "card": "stays"} == met.changes()


@every_piece
def test_a_piece_changes_the_steps_of_a_walk_by_the_table_of_speed(piece):
    facts = {"points": {"p1": TWO_EACH}, "gear": {"p1": piece}}
    walker = scene("action", "wheel", walk="2", **facts).play("move")
    assert 2 + BONUS[min(5, 2 + PIECES[piece][4])] == walker.view().steps


def test_no_ability_falls_below_nothing():
    sheet = scene("action", "wheel", gear={"p1": "bearskin"}).player()
    assert [2, 0, 0, 2, 0] == [sheet.abilities[name].value for name in ABILITIES]


# Their powers


def test_the_thread_draws_a_tile_more_than_there_are_steps():
    found = scene("action", "wheel", walk="2", gear={"p1": "thread"}, figures={"p1": "c13r8"})
    found.play("move", "explore")
    assert [(0, 3)] == found.events("Explores")


def test_the_thread_helps_only_its_wearer():
    found = scene("action", "wheel", walk="2", figures={"p1": "c13r8"})
    found.play("move", "explore")
    assert [(0, 2)] == found.events("Explores")


def test_the_die_with_a_seventh_side_is_rolled_again_on_a_one_and_only_once():
    rolled = scene("action", "wheel", "4", gear={"p1": "die"}).play("move")
    assert 4 == rolled.view().steps
    rolled = scene("action", "wheel", "1 5", gear={"p1": "die"}).play("move")
    assert 1 == rolled.view().steps


def test_the_die_with_a_seventh_side_turns_the_first_line_of_fate_away():
    met = action("wheel", "1 4", walk="2", gear={"p1": "die"})
    assert {"p1 life": 5, "card": "gone"} == met.changes()


def test_the_cloak_lets_one_pass_a_monster_on_a_four():
    met = scene("monster", "ham", "4", walk="3", gear={"p1": "cloak"}).play("move", "face")
    assert ("p1 slip", ["face", "slip"]) == (met.asked, met.options)
    met.play("slip", "walk", "c8r8")
    assert ("c8r8", [], "p2 turn") == (met.player().field, met.events("CardRead"), met.asked)


def test_the_cloak_hides_nobody_on_a_three():
    met = monster("ham", "3 1", gear={"p1": "cloak"}).play("slip")
    assert {"p1 life": -5, "card": "stays"} == met.changes()


def test_the_cloak_may_be_thrown_open():
    met = monster("ham", "1", gear={"p1": "cloak"}).play("face")
    assert {"p1 life": -5, "card": "stays"} == met.changes()
    assert [] == met.events("SlipRolled")


def test_the_teapot_makes_regenerating_three_life_better():
    """A two, one for the toughness of the pot, and three."""
    rested = scene("action", "wheel", walk="2", gear={"p1": "teapot"}).play("regenerate")
    assert (12 + 6, "p2 turn") == (rested.player().life, rested.asked)


def test_the_shovel_takes_a_key_in_passing():
    facts = {"gear": {"p1": "shovel"}, "laid": {"c4r8": "straight_key ew"}}
    digger = scene("action", "wheel", walk="2", **facts).play("move", "take")
    assert (1, "p1 walk", 1) == (digger.player().keys, digger.asked, digger.view().steps)
    digger.play("walk", ROOM)
    assert (ROOM, "p2 turn") == (digger.player().field, digger.asked)


def test_without_the_shovel_a_key_or_a_chest_ends_the_turn():
    laid = {"c4r8": "straight_key ew"}
    assert "p2 turn" == scene("action", "wheel", walk="2", laid=laid).play("move", "take").asked
    facts = {"laid": CHEST, "keys": {"p1": 1}, "told": {"gear": ["pan"]}}
    assert "p2 turn" == scene("action", "wheel", walk="2", **facts).play("move", "open").asked


def test_the_shovel_opens_a_chest_in_passing_unless_it_is_given_up():
    facts = {"laid": CHEST, "keys": {"p1": 1}, "gear": {"p1": "shovel"}, "told": {"gear": ["pan"]}}
    kept = scene("action", "wheel", walk="2", **facts).play("move", "open", "keep")
    assert ("shovel", "p1 walk") == (kept.player().gear, kept.asked)
    swapped = scene("action", "wheel", walk="2", **facts).play("move", "open", "take")
    assert ("pan", "p2 turn") == (swapped.player().gear, swapped.asked)


def test_the_shovel_loots_a_grave_in_passing():
    facts = {"gear": {"p1": "shovel"}, "graves": {"c4r8": {"keys": 2}}}
    digger = scene("action", "wheel", walk="2", **facts).play("move", "loot")
    while digger.asked == "p1 loot":
        digger.play("key" if "key" in digger.options else "done")
    assert (2, "p1 walk") == (digger.player().keys, digger.asked)


def test_the_shovel_taking_before_the_roll_costs_a_step_of_it():
    laid = {"c5r8": "straight_key ew"}
    digger = scene("action", "wheel", walk="3", gear={"p1": "shovel"}, laid=laid).play("take")
    assert (1, "p1 walk", 2) == (digger.player().keys, digger.asked, digger.view().steps)


def test_the_hairpin_opens_a_chest_without_a_key():
    facts = {"laid": CHEST, "gear": {"p1": "hairpin"}, "told": {"gear": ["pan"]}}
    opened = scene("action", "wheel", **facts).play("move", "open")
    assert "p1 gear" == opened.asked
    opened.play("take")
    assert ("pan", ["hairpin"]) == (opened.player().gear, opened.view().discards["gear"])
    assert "p2 turn" == opened.asked


def test_without_the_hairpin_or_a_key_a_chest_stays_shut():
    shut = scene("action", "wheel", laid=CHEST).play("move")
    assert "open" not in shut.options


def test_the_horn_holds_five_potions():
    full = {"p1": "mist mist speed speed"}
    met = action("lottery", "4", gear={"p1": "horn"}, potions=full, told={"potion": ["speed"]})
    assert {
        "p1 potions": ["mist", "mist", "speed", "speed", "speed"],
        "card": "gone",
    } == met.changes()


def test_who_gives_up_the_horn_discards_or_drinks_down_to_three():
    full = {"p1": "mist heal speed speed speed"}
    facts = {"gear": {"p1": "horn"}, "potions": full, "told": {"gear": ["pan"]}}
    met = action("lottery", "5", **facts).play("go", "take")
    assert "p1 too_many" == met.asked
    assert {"drink heal", "discard mist", "discard speed", "discard heal"} == set(met.options)
    met.play("drink heal", "discard mist")
    swapped = {"p1 gear": "pan", "gear pile": ["horn"], "p1 life": 8}
    left = {"p1 potions": ["speed"] * 3, "potion pile": ["heal", "mist"]}
    assert {**swapped, **left, "card": "gone"} == met.changes()


def test_the_ring_dies_for_its_wearer_and_the_card_goes_on():
    met = monster("drain", "1 1", gear={"p1": "ring"}, life={"p1": 7})
    saved = {"p1 life": -6, "p1 gear": None, "gear pile": ["ring"]}
    assert {**saved, "p1 field": ROOM, "card": "gone"} == met.changes()
    assert [] == met.events("Died")


def test_the_ring_stays_on_while_a_life_is_left():
    met = monster("statue", "1", gear={"p1": "ring"}, life={"p1": 8})
    assert {"p1 life": -7, "card": "stays"} == met.changes()
