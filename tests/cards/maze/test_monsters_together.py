"""Monsters met by two: what comes to each fighter, what comes once, and who chooses and pays.

p1 has asked p2, who stood next to the monster and reads the card; on level 2 a test is won above
twice the number plus two.
"""

from __future__ import annotations

from cards.maze.scene import LAIR, ROOM, fields, scene


def together(card, dice, helping, *, told=None, **facts):
    """p1 and p2, with two points in the named ability each, in front of a monster."""
    able = facts.pop("able", "strength")
    points = dict.fromkeys(("p1", "p2"), f"{able} 2")
    return scene(
        "monster",
        card,
        dice,
        points=points,
        figures={"p2": "c7r8"},
        told={"die.p2": helping.split(), **(told or {})},
        **facts,
    ).play("move", "face", "p2", "yes")


def ready(met):
    """Nobody trades or drinks."""
    while met.asked.endswith("ready"):
        met.play("go")
    return met


def changes(met):
    """What changed, but for the helper's step onto the field."""
    found = met.changes()
    if found.get("p2 field") == LAIR:
        del found["p2 field"]
    return found


def both(fact, value):
    """The same for p1 and p2."""
    return {f"p1 {fact}": value, f"p2 {fact}": value}


def test_the_doorman_throws_both_out():
    met = together("doorman", "1", "1", able="speed")
    expected = {**both("life", -4), **both("field", "c4r8"), "card": "gone"}
    assert expected == changes(met)


def test_the_armchair_keeps_both_for_a_turn():
    met = together("armchair", "1", "1")
    # The helper misses the turn that would come now, who began the next one.
    assert {"p1 skips": True, "asked": "p3 turn", "card": "stays"} == changes(met)
    assert [(1,)] == met.events("Skipped")


def test_the_ham_feeds_both_and_each_invests_a_point():
    met = together("ham", "2", "1")
    assert "p1 point" == met.asked
    met.play("speed")
    assert "p2 point" == met.asked
    met.play("toughness")
    expected = {**both("life", 4), "p1 speed": 1, "p2 toughness": 1, "card": "gone"}
    assert expected == changes(met)


def test_equal_to_twice_the_number_and_the_level_the_ham_beats_both():
    met = together("ham", "1", "1")
    assert [(0, 0, 6, 6, 0)] == met.events("TestDone")
    assert {**both("life", -5), "card": "stays"} == changes(met)


def test_who_began_bows_to_the_statue_for_both_and_both_stride():
    met = together("statue", "3", "2")
    assert "p1 choice" == met.asked
    met.play("red")
    assert ("p1 stride", ["done", *fields(3, 10)]) == (met.asked, met.options)
    met.play("c10r8")
    assert ("p2 stride", ["done", *fields(3, 10)]) == (met.asked, met.options)
    met.play("done")
    assert {**both("life", 2), "p1 field": "c10r8", "card": "stays"} == changes(met)


def test_the_mimic_eats_a_key_of_each_who_has_one():
    met = ready(together("mimic", "1", "1", keys={"p2": 2}))
    assert {**both("life", -4), "p2 keys": -1, "card": "stays"} == changes(met)


def test_the_drain_tests_both_again_and_throws_both():
    met = together("drain", "1 1", "1 1")
    assert [(0, 0, 6, 8, 0), (0, 1, 2, 6, 0)] == met.events("TestDone")
    assert {**both("life", -7), **both("field", ROOM), "card": "gone"} == changes(met)


def test_the_troll_takes_a_key_from_each():
    met = ready(together("troll", "1", "1", keys={"p1": 1, "p2": 1}))
    assert ("p1 choice", ["green", "red"]) == (met.asked, met.options)
    met.play("green", "c8r8", "c4r8")
    moved = {"p1 field": "c8r8", "p2 field": "c4r8"}
    assert {**both("keys", -1), **moved, "card": "stays"} == changes(met)


def test_the_troll_takes_no_key_if_one_of_them_has_none():
    met = ready(together("troll", "1", "1", keys={"p1": 2}))
    assert ["red"] == met.options
    met.play("red")
    assert {**both("life", -8), "card": "stays"} == changes(met)


def test_the_golem_rolls_for_each_of_them():
    met = together("golem", "1 1", "1 6")
    assert {"p1 life": -6, "p2 life": -11, "card": "stays"} == changes(met)


def test_the_golem_pays_both_with_points_and_equipment():
    met = together("golem", "6", "6", told={"gear": ["pan", "hat"]})
    met.play("speed", "speed", "speed", "speed")
    expected = {**both("speed", 2), "p1 gear": "pan", "p2 gear": "hat", "card": "gone"}
    assert expected == changes(met)


def test_the_cat_robs_both_and_flees_once():
    met = ready(together("cat", "1", "1", potions={"p1": "mist", "p2": "speed"}))
    assert "p2 flee" == met.asked
    met.play("c9r8")
    lost = {**both("life", -3), **both("potions", []), "potion pile": ["mist", "speed"]}
    assert {**lost, "card": "fled to c9r8"} == changes(met)
    assert 1 == len(met.events("CardFled"))


def test_the_housekeeper_sweeps_both_home():
    met = together("housekeeper", "1 1", "1 2", able="dexterity")
    expected = {"p1 life": -6, "p2 life": -7, **both("field", ROOM), "card": "gone"}
    assert expected == changes(met)


def test_the_housekeeper_gives_both_two_keys_while_there_are_any():
    met = together("housekeeper", "6", "6", able="dexterity", keys={"p3": 5})
    ready(met).play("speed", "speed", "speed", "speed")
    expected = {**both("speed", 2), "p1 keys": 2, "p2 keys": 1, "card": "gone"}
    assert expected == changes(met)


def test_the_parrot_talks_to_who_began_alone():
    tiles = ["straight_plain", "straight_plain", "straight_plain", "straight_plain"]
    met = together("parrot", "5", "5", able="intelligence", told={"tile": tiles})
    assert "p1 tile" == met.asked
    met.play("c14r8 ew")
    laid = {"c14r8": "straight_plain ew", "next tiles": tiles[:3]}
    assert {**laid, "card": "gone"} == changes(met)
    assert ["?"] * 3 == met.view(1).tile_top


def test_the_sphinx_shows_two_tiles_to_both_of_them_together():
    tiles = ["straight_plain"] * 4
    met = together("sphinx", "5", "5", able="intelligence", told={"tile": tiles})
    met.play("c14r8 ew", "c15r8 ew")
    laid = {"c14r8": "straight_plain ew", "c15r8": "straight_plain ew"}
    assert {**laid, "card": "stays"} == changes(met)


def test_the_mirror_lets_each_move_and_invest_a_point():
    met = together("mirror", "5", "5", able="intelligence").play("green")
    met.play("intelligence>speed", "done", "strength", "strength")
    moved = {"p1 intelligence": -1, "p1 speed": 1, **both("strength", 1)}
    assert {**moved, "card": "gone"} == changes(met)


def test_the_taxdemon_takes_a_potion_of_each_payers_choice():
    facts = {"able": "intelligence", "potions": {"p1": "mist", "p2": "mist speed"}}
    met = ready(together("taxdemon", "1", "1", **facts)).play("green")
    while met.asked.endswith("pay_potion"):
        met.play("mist")
    paid = {"p1 potions": [], "p2 potions": ["speed"], "potion pile": ["mist", "mist"]}
    assert {**paid, "card": "gone"} == changes(met)


def test_the_siren_swaps_each_of_them_as_the_reader_says():
    met = together("siren", "1", "1", able="intelligence")
    assert ("p2 swap", ["p2", "p3"]) == (met.asked, met.options)
    met.play("p3")
    assert ("p2 swap", ["p1", "p3"]) == (met.asked, met.options)
    met.play("p1")
    expected = {**both("life", -4), "p2 field": ROOM, "p3 field": LAIR, "card": "stays"}
    assert expected == changes(met)


def test_the_apprentice_gives_both_a_good_omen():
    met = together("apprentice", "6", "6", able="intelligence").play("speed", "speed")
    assert {**both("speed", 1), **both("omen", 2), "card": "gone"} == changes(met)


def test_the_drain_goes_on_with_who_is_left_when_one_dies():
    """Its damage kills p2, who is born again in the start room; p1 alone is thrown."""
    met = together("drain", "1 1", "1 1 2 3", life={"p2": 7})
    expected = {"p1 life": -7, "p2 life": -2, **both("field", ROOM), "card": "gone"}
    assert expected == changes(met)
    assert 1 == len(met.events("Died"))
