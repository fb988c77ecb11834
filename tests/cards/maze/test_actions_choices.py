"""The ten actions that leave somebody the choice: both sides, their prices and what follows."""

from __future__ import annotations

from cards.maze.scene import LAIR, ROOM, action, fields

STAIRS = {"c9r8": "stairs ew"}
"""Stairs at the end of a corridor of five fields."""


def closed(scene):
    """Only red can be chosen, and green is refused because of its price."""
    return ["red"] == scene.options and "M8.1" == scene.match.why_not("green").rule


# The Pedlar without a Shadow


def test_the_pedlar_swaps_a_potion_for_equipment_and_goes():
    scene = action("pedlar", potions={"p1": "mist speed"}, told={"gear": ["hat"]}).play("green")
    assert "p1 pay_potion" == scene.asked
    scene.play("mist")
    traded = {"p1 potions": ["speed"], "potion pile": ["mist"], "p1 gear": "hat"}
    assert {**traded, "card": "gone"} == scene.changes()


def test_the_pedlar_passed_by_gives_two_strides_and_stays():
    scene = action("pedlar", potions={"p1": "mist"}).play("red")
    assert ["done", *fields(4, 8)] == scene.options
    scene.play("c8r8")
    assert {"p1 field": "c8r8", "card": "stays"} == scene.changes()


def test_the_pedlar_sells_nothing_to_who_has_no_potion():
    assert closed(action("pedlar"))


# The Leech Bank


def test_the_leeches_give_a_point_for_seven_life():
    scene = action("leeches").play("green", "toughness")
    assert {"p1 life": -7, "p1 toughness": 1, "card": "gone"} == scene.changes()


def test_the_leeches_may_be_looked_at_for_nothing():
    assert {"card": "stays"} == action("leeches").play("red").changes()


def test_the_leeches_take_nobodys_last_life():
    assert closed(action("leeches", life={"p1": 7}))
    assert ["green", "red"] == action("leeches", life={"p1": 8}).options


# Shrine of the Small Gods


def test_the_small_gods_return_a_key_with_life_and_a_potion():
    scene = action("small_gods", "1", keys={"p1": 2}, told={"potion": ["luck"]}).play("green")
    assert {"p1 keys": -1, "p1 life": 7, "p1 potions": ["luck"], "card": "gone"} == scene.changes()


def test_the_small_gods_like_a_nod():
    scene = action("small_gods", keys={"p1": 1}).play("red")
    assert {"p1 omen": 1, "card": "stays"} == scene.changes()


def test_the_small_gods_get_no_key_from_who_has_none():
    assert closed(action("small_gods"))


# Two Buttons, No Sign


def test_the_green_of_the_buttons_gives_a_potion_and_wakes_a_monster_near():
    scene = action("buttons", told={"potion": ["mist"]}).play("green")
    assert ("p2 wake", fields(4, 9)) == (scene.asked, scene.options)
    scene.play("c9r8")
    assert {"p1 potions": ["mist"], "c9r8 marker": "monster", "card": "gone"} == scene.changes()
    assert 7 == scene.view().markers["monster"]


def test_the_red_of_the_buttons_hurts_for_five_and_gives_a_key():
    scene = action("buttons").play("red")
    assert {"p1 life": -5, "p1 keys": 1, "card": "gone"} == scene.changes()


# Odius Apologises


def test_the_apology_accepted_hurts_the_whole_level_and_gives_a_point():
    scene = action("apology", seats=4, below="p4").play("green", "speed")
    hurt = {"p1 life": -2, "p2 life": -2, "p3 life": -2}
    assert {**hurt, "p1 speed": 1, "card": "gone"} == scene.changes()


def test_a_proper_apology_is_a_point_and_equipment():
    scene = action("apology", "4", able="intelligence", told={"gear": ["hat"]})
    scene.play("red", "speed")
    assert {"p1 speed": 1, "p1 gear": "hat", "card": "gone"} == scene.changes()


def test_who_insists_on_an_apology_in_vain_is_sent_home():
    scene = action("apology", "3", able="intelligence").play("red")
    assert {"p1 life": -7, "p1 field": ROOM, "card": "gone"} == scene.changes()


# The Ventilation Shaft


def test_the_vent_leads_to_the_stairs_for_four_life_and_stays():
    scene = action("vent", length=5, laid=STAIRS).play("green")
    assert {"p1 life": -4, "p1 field": "c8r8", "card": "stays"} == scene.changes()


def test_the_vent_leads_nowhere_without_stairs():
    scene = action("vent").play("green")
    assert {"p1 life": -4, "card": "stays"} == scene.changes()


def test_the_way_round_the_vent_is_two_strides():
    scene = action("vent").play("red")
    assert ["done", *fields(4, 8)] == scene.options
    scene.play("done")
    assert {"card": "stays"} == scene.changes()


def test_the_strides_round_the_vent_may_lead_up_the_stairs():
    laid = {"c8r8": "stairs ew"}
    scene = action("vent", length=4, laid=laid).play("red")
    assert ["done", *fields(4, 5), "c7r8", "c8r8"] == scene.options
    scene.play("c8r8")
    assert 3 == scene.player().level


def test_the_vent_is_too_narrow_for_who_has_four_life():
    assert closed(action("vent", life={"p1": 4}))


# Prisoner Number One


def test_the_prisoner_freed_gives_a_point_and_two_tiles():
    tiles = ["straight_plain", "corner_plain"]
    scene = action("prisoner", keys={"p1": 1}, told={"tile": tiles}).play("green", "speed")
    scene.play("c14r8 ew", "c15r8 sw")
    laid = {"c14r8": "straight_plain ew", "c15r8": "corner_plain sw"}
    assert {"p1 keys": -1, "p1 speed": 1, **laid, "card": "gone"} == scene.changes()


def test_the_prisoner_robbed_gives_a_potion_and_bad_luck():
    scene = action("prisoner", keys={"p1": 1}, told={"potion": ["mist"]}).play("red")
    assert {"p1 potions": ["mist"], "p1 omen": -2, "card": "gone"} == scene.changes()


def test_the_prisoner_stays_in_for_who_has_no_key():
    assert closed(action("prisoner"))


# The Exchanger


def test_the_exchanger_swaps_places_with_whom_its_visitor_names():
    scene = action("exchanger", figures={"p3": "c11r8"}).play("green")
    assert ("p1 swap", ["p2", "p3"]) == (scene.asked, scene.options)
    scene.play("p3")
    assert {"p1 field": "c11r8", "p3 field": LAIR, "card": "gone"} == scene.changes()


def test_the_exchanger_swaps_nobody_with_a_player_on_another_level():
    scene = action("exchanger", below="p3").play("green")
    assert {"p1 field": ROOM, "p2 field": LAIR, "card": "gone"} == scene.changes()


def test_the_exchanger_moves_a_point_and_heals_three():
    scene = action("exchanger", able="strength").play("red", "strength>speed")
    moved = {"p1 strength": -1, "p1 speed": 1, "p1 life": 3}
    assert {**moved, "card": "gone"} == scene.changes()


def test_the_exchanger_moves_no_point_of_who_has_none_or_wants_none_moved():
    assert {"p1 life": 3, "card": "gone"} == action("exchanger").play("red").changes()
    scene = action("exchanger", able="strength").play("red", "done")
    assert {"p1 life": 3, "card": "gone"} == scene.changes()


# Contract with Small Print


def test_the_contract_signed_gives_equipment_and_potions_and_takes_a_point():
    told = {"gear": ["pan"], "potion": ["heal", "mist"]}
    scene = action("contract", able="strength speed", told=told).play("green")
    assert ("p1 unpoint", ["strength", "speed"]) == (scene.asked, scene.options)
    scene.play("speed")
    gained = {"p1 gear": "pan", "p1 potions": ["heal", "mist"]}
    assert {**gained, "p1 speed": -1, "card": "gone"} == scene.changes()


def test_the_contract_takes_five_life_from_who_has_no_point():
    told = {"gear": ["pan"], "potion": ["heal", "mist"]}
    scene = action("contract", told=told).play("green")
    gained = {"p1 gear": "pan", "p1 potions": ["heal", "mist"]}
    assert {**gained, "p1 life": -5, "card": "gone"} == scene.changes()


def test_the_contract_read_first_gives_a_potion_and_wakes_a_monster():
    scene = action("contract", told={"potion": ["mist"]}).play("red")
    assert ("p2 wake", fields(4, 9)) == (scene.asked, scene.options)
    scene.play("c4r8")
    assert {"p1 potions": ["mist"], "c4r8 marker": "monster", "card": "gone"} == scene.changes()


# Lost Property


def test_lost_property_hands_out_a_potion_and_a_key_of_others():
    owned = {"p2": "heal", "p3": "mist speed"}
    scene = action("lost_property", potions=owned, keys={"p2": 1, "p3": 2}).play("green")
    assert ("p1 steal", {"p2 heal", "p3 mist", "p3 speed"}) == (scene.asked, set(scene.options))
    scene.play("p3 mist")
    assert ("p1 steal", ["p2 key", "p3 key"]) == (scene.asked, scene.options)
    scene.play("p2 key")
    potions = {"p1 potions": ["mist"], "p3 potions": ["speed"]}
    assert {**potions, "p1 keys": 1, "p2 keys": -1, "card": "gone"} == scene.changes()


def test_lost_property_has_nothing_from_other_levels_or_empty_pockets():
    owned = {"potions": {"p3": "mist"}, "keys": {"p3": 1}}
    scene = action("lost_property", below="p3", **owned).play("green")
    assert {"card": "gone"} == scene.changes()


def test_lost_property_given_back_is_a_potion_for_each_other_and_a_point():
    told = {"potion": ["mist", "speed"]}
    scene = action("lost_property", seats=4, below="p4", told=told).play("red", "strength")
    given = {"p2 potions": ["mist"], "p3 potions": ["speed"]}
    assert {**given, "p1 strength": 1, "card": "gone"} == scene.changes()
