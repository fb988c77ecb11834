"""The ten monsters of strength, branch by branch: won by a die above the number, else lost."""

from __future__ import annotations

from cards.maze.scene import LAIR, ROOM, fields, monster


def strong(card, dice, **facts):
    """p1 meets a monster with as much strength as the level."""
    return monster(card, dice, able="strength", **facts)


# The Retired Doorman


def test_the_doorman_pushed_aside_hands_over_a_key_and_goes():
    scene = strong("doorman", "2")
    assert {"p1 keys": 1, "card": "gone"} == scene.changes()


def test_the_doorman_throws_the_weak_two_fields_back_and_goes_all_the_same():
    scene = strong("doorman", "1")
    assert {"p1 life": -4, "p1 field": "c4r8", "card": "gone"} == scene.changes()


# The Master's Armchair


def test_the_armchair_rests_the_strong_and_stays():
    assert {"p1 life": 4, "card": "stays"} == strong("armchair", "3").changes()


def test_the_armchair_keeps_the_weak_for_a_turn():
    scene = strong("armchair", "2")
    assert {"p1 skips": True, "card": "stays"} == scene.changes()
    scene.idle().idle()
    assert ("p2 turn", False) == (scene.asked, scene.player().skips)


# The Ham of Vengeance


def test_the_ham_is_eaten_with_mustard_for_a_point_and_four_life():
    scene = strong("ham", "3").play("speed")
    assert {"p1 life": 4, "p1 speed": 1, "card": "gone"} == scene.changes()


def test_the_ham_beats_the_weak_for_three_and_the_level():
    assert {"p1 life": -5, "card": "stays"} == strong("ham", "2").changes()
    assert {"p1 life": -6, "card": "stays"} == strong("ham", "2", level=3).changes()


# Odius, Three Times Life Size


def test_the_statue_toppled_gives_a_point_and_goes():
    scene = strong("statue", "4")
    assert ["green", "red"] == scene.options
    scene.play("green", "strength")
    assert {"p1 strength": 1, "card": "gone"} == scene.changes()


def test_the_statue_bowed_to_heals_two_gives_four_strides_and_stays():
    scene = strong("statue", "4").play("red")
    assert ("p1 stride", ["done", *fields(3, 10)]) == (scene.asked, scene.options)
    scene.play("c10r8")
    assert {"p1 life": 2, "p1 field": "c10r8", "card": "stays"} == scene.changes()


def test_the_strides_from_the_statue_may_be_declined():
    scene = strong("statue", "4").play("red", "done")
    assert {"p1 life": 2, "card": "stays"} == scene.changes()


def test_the_statue_strikes_the_weak_for_seven():
    assert {"p1 life": -7, "card": "stays"} == strong("statue", "3").changes()


# The Chest That Bites Back


def test_the_mimic_prised_open_holds_equipment():
    scene = strong("mimic", "3", told={"gear": ["pan"]})
    assert {"p1 gear": "pan", "card": "gone"} == scene.changes()


def test_the_mimic_offers_a_choice_to_who_wears_something():
    scene = strong("mimic", "3", gear={"p1": "hat"}, told={"gear": ["pan"]})
    assert "p1 gear" == scene.asked
    scene.play("take")
    assert {"p1 gear": "pan", "gear pile": ["hat"], "card": "gone"} == scene.changes()


def test_the_mimic_bites_for_four_and_eats_a_key():
    scene = strong("mimic", "2", keys={"p1": 2})
    assert {"p1 life": -4, "p1 keys": -1, "card": "stays"} == scene.changes()
    assert 7 == scene.view().markers["key"]


def test_the_mimic_bites_who_has_no_key_just_the_same():
    assert {"p1 life": -4, "card": "stays"} == strong("mimic", "2").changes()


# The Thing in the Drain


def test_the_thing_in_the_drain_is_unplugged_for_a_point():
    scene = strong("drain", "4").play("toughness")
    assert {"p1 toughness": 1, "card": "gone"} == scene.changes()


def test_the_nimble_lose_a_hat_and_three_life_in_the_drain():
    scene = monster("drain", "3 3", able="strength dexterity")
    assert {"p1 life": -3, "card": "stays"} == scene.changes()
    assert [(0, 0, 5, 5, 0), (0, 1, 5, 4, 1)] == scene.events("TestDone")


def test_the_clumsy_see_the_plumbing_of_the_drain_three_fields_back():
    scene = monster("drain", "3 2", able="strength dexterity")
    assert {"p1 life": -7, "p1 field": ROOM, "card": "gone"} == scene.changes()


# The Minotaur


def test_the_minotaur_taken_by_the_horns_gives_a_point_and_a_potion():
    scene = strong("minotaur", "5", told={"potion": ["mist"]}).play("dexterity")
    assert {"p1 dexterity": 1, "p1 potions": ["mist"], "card": "gone"} == scene.changes()


def test_the_minotaur_evicts_the_weak_and_keeps_a_key():
    scene = strong("minotaur", "4", keys={"p1": 1})
    assert {"p1 life": -8, "p1 keys": -1, "card": "stays"} == scene.changes()
    assert {"p1 life": -8, "card": "stays"} == strong("minotaur", "4").changes()


# The Bridge Troll Without a Bridge


def test_the_troll_retires_and_leaves_a_point_and_a_key():
    scene = strong("troll", "4").play("intelligence")
    assert {"p1 intelligence": 1, "p1 keys": 1, "card": "gone"} == scene.changes()


def test_the_troll_paid_with_a_key_sets_down_three_strides_on():
    scene = strong("troll", "3", keys={"p1": 1}).play("green")
    assert ["done", *fields(3, 9)] == scene.options
    scene.play("c9r8")
    assert {"p1 keys": -1, "p1 field": "c9r8", "card": "stays"} == scene.changes()


def test_the_troll_shakes_who_pays_nothing_for_six_and_the_level():
    scene = strong("troll", "3", keys={"p1": 1}).play("red")
    assert {"p1 life": -8, "card": "stays"} == scene.changes()


def test_the_troll_takes_no_promises_from_who_has_no_key():
    scene = strong("troll", "3")
    assert (["red"], "M8.1") == (scene.options, scene.match.why_not("green").rule)


# The Unpaid Golem


def test_the_golem_signed_for_gives_two_points_and_equipment():
    scene = strong("golem", "6", told={"gear": ["ring"]}).play("speed", "toughness")
    gained = {"p1 speed": 1, "p1 toughness": 1, "p1 gear": "ring"}
    assert {**gained, "card": "gone"} == scene.changes()


def test_the_golem_reminds_with_a_die_three_and_the_level():
    assert {"p1 life": -9, "card": "stays"} == strong("golem", "5 4").changes()
    assert {"p1 life": -6, "card": "stays"} == strong("golem", "5 1").changes()


# The Offended Wall


def test_the_wall_squeezed_through_gives_five_strides_and_stays():
    scene = strong("wall", "4")
    assert ["done", *fields(3, 11)] == scene.options
    scene.play("c11r8")
    assert {"p1 field": "c11r8", "card": "stays"} == scene.changes()


def test_the_wall_comes_six_life_too_close():
    scene = strong("wall", "3")
    assert {"p1 life": -6, "card": "stays"} == scene.changes()
    assert LAIR == scene.player().field
