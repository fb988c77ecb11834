"""The ten actions that test somebody, branch by branch: won by a die above the number, else lost."""

from __future__ import annotations

from cards.maze.scene import LAIR, ROOM, action, fields

FIVE = ["straight_plain", "corner_plain", "tee_plain", "straight_key", "corner_key"]


# The Freshly Polished Pit


def test_the_pit_skirted_holds_a_point_and_a_key():
    scene = action("pit", "3", able="dexterity").play("speed")
    assert {"p1 speed": 1, "p1 keys": 1, "card": "gone"} == scene.changes()


def test_the_pit_costs_who_slips_five():
    scene = action("pit", "2", able="dexterity")
    assert {"p1 life": -5, "card": "stays"} == scene.changes()


# The Punctual Pendulum


def test_the_pendulum_lets_the_deft_stride_four_fields_and_stays():
    scene = action("pendulum", "4", able="dexterity")
    assert ["done", *fields(3, 10)] == scene.options
    scene.play("c3r8")
    assert {"p1 field": ROOM, "card": "stays"} == scene.changes()


def test_the_pendulum_hits_the_clumsy_for_four_and_the_level():
    scene = action("pendulum", "3", able="dexterity")
    assert {"p1 life": -6, "card": "stays"} == scene.changes()


# The Door That Likes Riddles


def test_the_riddle_door_solved_teaches_a_point():
    scene = action("riddle_door", "4", able="intelligence").play("intelligence")
    assert {"p1 intelligence": 1, "card": "gone"} == scene.changes()


def test_the_riddle_door_jams_for_a_turn():
    scene = action("riddle_door", "3", able="intelligence")
    assert {"p1 skips": True, "card": "stays"} == scene.changes()
    assert "p2 turn" == scene.idle().idle().asked


# Customer Satisfaction Survey


def test_the_survey_answered_well_gives_a_point_and_five_life():
    scene = action("survey", "5", able="intelligence").play("toughness")
    assert {"p1 toughness": 1, "p1 life": 5, "card": "gone"} == scene.changes()


def test_the_survey_answered_with_eight_costs_four_and_the_level():
    scene = action("survey", "4", able="intelligence")
    assert {"p1 life": -6, "card": "stays"} == scene.changes()


# The Stuck Lever


def test_the_lever_pulled_gives_a_point_and_three_tiles_to_lay():
    tiles = ["straight_plain", "corner_plain", "straight_chest"]
    scene = action("lever", "4", able="strength", told={"tile": tiles}).play("strength")
    scene.play("c14r8 ew", "c15r8 sw", "c15r9 ns")
    laid = {"c14r8": "straight_plain ew", "c15r8": "corner_plain sw"}
    chest = {"c15r9": "straight_chest ns", "c15r9 marker": "chest"}
    assert {"p1 strength": 1, **laid, **chest, "card": "gone"} == scene.changes()


def test_the_lever_is_stronger_than_a_weak_back():
    scene = action("lever", "3", able="strength")
    assert {"p1 life": -3, "card": "stays"} == scene.changes()


# The Sword in the Stone (Replica)


def test_the_sword_comes_out_with_equipment():
    scene = action("sword", "5", able="strength", told={"gear": ["foil"]})
    assert {"p1 gear": "foil", "card": "gone"} == scene.changes()


def test_the_sword_stays_and_the_weak_pull_something_else():
    scene = action("sword", "4", able="strength")
    assert {"p1 life": -5, "card": "stays"} == scene.changes()


# The Rope over Nothing


def test_the_rope_crossed_gives_two_points_and_leads_to_the_nearest_chest():
    laid = {"c9r8": "straight_chest ew", "c12r8": "straight_chest ew"}
    scene = action("rope", "5", able="dexterity", laid=laid).play("speed", "speed")
    assert {"p1 speed": 2, "p1 field": "c9r8", "card": "gone"} == scene.changes()
    # Neither chest was opened.
    assert 6 == scene.view().markers["chest"]


def test_the_rope_asks_between_chests_that_are_equally_near():
    laid = {"c4r8": "straight_chest ew", "c8r8": "straight_chest ew"}
    scene = action("rope", "5", able="dexterity", laid=laid).play("speed", "speed")
    assert ("p1 jump", ["c4r8", "c8r8"]) == (scene.asked, scene.options)
    scene.play("c4r8")
    assert {"p1 speed": 2, "p1 field": "c4r8", "card": "gone"} == scene.changes()


def test_the_rope_leads_nowhere_without_a_chest():
    scene = action("rope", "5", able="dexterity").play("speed", "speed")
    assert {"p1 speed": 2, "card": "gone"} == scene.changes()


def test_who_falls_from_the_rope_lies_three_fields_back():
    scene = action("rope", "4", able="dexterity")
    assert {"p1 life": -6, "p1 field": ROOM, "card": "gone"} == scene.changes()


# Help Wanted: Moving House


def test_the_crates_carried_are_paid_with_two_potions():
    scene = action("crates", "3", able="strength", told={"potion": ["heal", "mist"]})
    assert {"p1 potions": ["heal", "mist"], "card": "gone"} == scene.changes()


def test_the_crates_take_the_weak_a_turn_and_give_two_life():
    scene = action("crates", "2", able="strength")
    assert {"p1 life": 2, "p1 skips": True, "card": "stays"} == scene.changes()


# The Portrait Blinks


def test_the_portrait_outstared_gives_a_point_and_a_look_at_three_tiles():
    scene = action("portrait", "4", able="intelligence", told={"tile": FIVE}).play("speed")
    assert ("p1 peek", set(FIVE[:3])) == (scene.asked, set(scene.options))
    scene.play("tee_plain", "straight_plain")
    known = ["corner_plain", "straight_plain", "tee_plain"]
    assert {"p1 speed": 1, "next tiles": known, "card": "gone"} == scene.changes()
    assert [["?"] * 3] * 2 == [scene.view(1).tile_top, scene.view(2).tile_top]


def test_who_ducks_before_the_portrait_loses_two_and_it_goes():
    scene = action("portrait", "3 3", able="intelligence dexterity")
    assert {"p1 life": -2, "card": "gone"} == scene.changes()
    assert [(0, 2, 5, 5, 0), (0, 1, 5, 4, 1)] == scene.events("TestDone")


def test_who_neither_outstares_the_portrait_nor_ducks_loses_four_and_the_level():
    scene = action("portrait", "3 2", able="intelligence dexterity")
    assert {"p1 life": -6, "card": "stays"} == scene.changes()
    assert LAIR == scene.player().field


# The Astrologers' Cabinet


def test_the_stars_show_five_tiles_and_a_good_omen():
    scene = action("stars", "3", able="intelligence", told={"tile": FIVE})
    assert ("p1 peek", set(FIVE)) == (scene.asked, set(scene.options))
    scene.play(*FIVE[:4])
    known = ["corner_key", "straight_key", "tee_plain", "corner_plain", "straight_plain"]
    assert {"p1 omen": 3, "next tiles": known, "card": "gone"} == scene.changes()


def test_the_stars_throw_the_ignorant_three_fields_back_with_a_bad_omen():
    scene = action("stars", "2", able="intelligence")
    assert {"p1 field": ROOM, "p1 omen": -1, "card": "gone"} == scene.changes()
