"""The ten monsters of dexterity, branch by branch: won by a die above the number, else lost."""

from __future__ import annotations

from cards.maze.scene import ROOM, fields, monster


def deft(card, dice, **facts):
    """p1 meets a monster with as much dexterity as the level."""
    return monster(card, dice, able="dexterity", **facts)


# The Swarm of Silver Spoons


def test_the_last_of_the_spoons_has_a_potion_on_it():
    scene = deft("spoons", "2", told={"potion": ["mist"]})
    assert {"p1 potions": ["mist"], "card": "gone"} == scene.changes()


def test_the_spoons_stir_the_clumsy_and_go_all_the_same():
    assert {"p1 life": -4, "card": "gone"} == deft("spoons", "1").changes()


# The Cat Who Owns Odius


def test_the_cat_scratched_behind_the_ear_gives_a_point():
    scene = deft("cat", "3").play("strength")
    assert {"p1 strength": 1, "card": "gone"} == scene.changes()


def test_the_cat_breaks_a_potion_by_chance_and_lies_down_where_the_reader_says():
    scene = deft("cat", "2", potions={"p1": "mist speed speed"}, told={"thief": ["speed"]})
    assert ("p2 flee", fields(4, 12)) == (scene.asked, scene.options)
    scene.play("c12r8")
    lost = {"p1 life": -3, "p1 potions": ["mist", "speed"], "potion pile": ["speed"]}
    assert {**lost, "card": "fled to c12r8"} == scene.changes()


def test_the_cat_finds_nothing_in_empty_pockets_and_goes_elsewhere():
    scene = deft("cat", "2").play("c4r8")
    assert {"p1 life": -3, "card": "fled to c4r8"} == scene.changes()


def test_the_cat_lies_only_on_a_field_without_marker_or_figure():
    laid = {"c7r8": "straight_key ew", "c8r8": "straight_monster ew"}
    scene = deft("cat", "2", figures={"p3": "c9r8"}, laid=laid)
    assert ["c4r8", "c5r8", "c10r8", "c11r8", "c12r8"] == scene.options


# The Moth-Eaten Flying Carpet


def test_the_carpet_carries_the_deft_six_fields_and_stays():
    scene = deft("carpet", "3")
    assert ["done", *fields(3, 12)] == scene.options
    scene.play("c12r8")
    assert {"p1 field": "c12r8", "card": "stays"} == scene.changes()


def test_the_carpet_shakes_the_clumsy_dizzy():
    scene = deft("carpet", "2")
    assert {"p1 life": -3, "p1 omen": -1, "card": "stays"} == scene.changes()


# Three Imps in One Coat


def test_the_coat_of_the_imps_holds_a_key_and_a_potion():
    scene = deft("imps", "3", told={"potion": ["heal"]})
    assert {"p1 keys": 1, "p1 potions": ["heal"], "card": "gone"} == scene.changes()


def test_the_imps_levy_a_key_and_run_where_the_reader_says():
    scene = deft("imps", "2", keys={"p1": 3})
    assert ("p2 flee", fields(4, 12)) == (scene.asked, scene.options)
    scene.play("c7r8")
    assert {"p1 life": -3, "p1 keys": -1, "card": "fled to c7r8"} == scene.changes()


def test_the_imps_find_no_key_and_run_all_the_same():
    scene = deft("imps", "2").play("c5r8")
    assert {"p1 life": -3, "card": "fled to c5r8"} == scene.changes()


# The Juggler with the Hiccups


def test_the_startled_juggler_teaches_a_point():
    scene = deft("juggler", "4").play("dexterity")
    assert {"p1 dexterity": 1, "card": "gone"} == scene.changes()


def test_a_knife_of_the_juggler_caught_by_the_wrong_end_costs_four():
    scene = deft("juggler", "3 3")
    assert {"p1 life": -4, "card": "stays"} == scene.changes()
    assert [(0, 1, 5, 5, 0), (0, 1, 5, 4, 1)] == scene.events("TestDone")


def test_a_knife_of_the_juggler_not_caught_costs_six_and_the_level():
    assert {"p1 life": -8, "card": "stays"} == deft("juggler", "3 2").changes()


# The Spider Who Knits


def test_the_knitter_praised_gives_equipment():
    scene = deft("knitter", "4", told={"gear": ["fur"]})
    assert {"p1 gear": "fur", "card": "gone"} == scene.changes()


def test_the_knitter_drops_the_clumsy_for_three_life_and_a_turn():
    scene = deft("knitter", "3")
    assert {"p1 life": -3, "p1 skips": True, "card": "stays"} == scene.changes()


# The Chandelier with Intentions


def test_the_chandelier_dodged_gives_a_point_and_goes():
    scene = deft("chandelier", "4").play("speed")
    assert {"p1 speed": 1, "card": "gone"} == scene.changes()


def test_the_chandelier_falls_on_the_clumsy_and_goes_all_the_same():
    assert {"p1 life": -7, "card": "gone"} == deft("chandelier", "3").changes()


# Baron Parry, Deceased


def test_the_baron_gives_a_lesson_and_a_potion():
    scene = deft("baron", "5", told={"potion": ["stone"]}).play("green", "strength")
    assert {"p1 strength": 1, "p1 potions": ["stone"], "card": "gone"} == scene.changes()


def test_the_baron_gives_his_estate():
    scene = deft("baron", "5", told={"gear": ["foil"]}).play("red")
    assert {"p1 gear": "foil", "card": "gone"} == scene.changes()


def test_the_baron_wins_for_five_and_the_level():
    assert {"p1 life": -7, "card": "stays"} == deft("baron", "4").changes()


# The Bats from Accounts


def test_the_bats_wave_the_honest_three_strides_through_with_a_point():
    scene = deft("bats", "4").play("speed")
    # The bats are gone, so the strides lead over their field in both directions.
    assert ("p1 stride", ["done", *fields(3, 9)]) == (scene.asked, scene.options)
    scene.play("c9r8")
    assert {"p1 speed": 1, "p1 field": "c9r8", "card": "gone"} == scene.changes()


def test_the_bats_audit_three_and_the_level_and_a_potion_the_reader_names():
    scene = deft("bats", "3", potions={"p1": "mist speed"})
    assert ("p2 lose_potion", {"mist", "speed"}) == (scene.asked, set(scene.options))
    scene.play("mist")
    lost = {"p1 life": -5, "p1 potions": ["speed"], "potion pile": ["mist"]}
    assert {**lost, "card": "stays"} == scene.changes()


def test_the_bats_find_nothing_undeclared_on_who_has_nothing():
    assert {"p1 life": -5, "card": "stays"} == deft("bats", "3").changes()


# The Housekeeper


def test_the_housekeeper_is_moved_to_two_points_and_two_keys():
    scene = deft("housekeeper", "6").play("strength", "strength")
    assert {"p1 strength": 2, "p1 keys": 2, "card": "gone"} == scene.changes()


def test_the_housekeeper_sweeps_the_clumsy_home_and_goes():
    scene = deft("housekeeper", "5 4")
    assert {"p1 life": -9, "p1 field": ROOM, "card": "gone"} == scene.changes()


def test_the_housekeeper_has_no_sixth_key_to_give():
    scene = deft("housekeeper", "6", keys={"p1": 4}).play("strength", "strength")
    assert {"p1 strength": 2, "p1 keys": 1, "card": "gone"} == scene.changes()
