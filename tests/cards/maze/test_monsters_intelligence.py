"""The ten monsters of intelligence, branch by branch: won by a die above the number, else lost."""

from __future__ import annotations

from cards.maze.scene import LAIR, monster

FOUR = ["straight_plain", "corner_plain", "tee_plain", "straight_key"]


def clever(card, dice, **facts):
    """p1 meets a monster with as much intelligence as the level."""
    return monster(card, dice, able="intelligence", **facts)


# The Predecessor's Parrot


def test_the_parrot_lets_one_order_four_tiles_and_lay_the_first():
    scene = clever("parrot", "2", told={"tile": FOUR})
    assert ("p1 peek", set(FOUR)) == (scene.asked, set(scene.options))
    # Put back on top: the last one laid down is the next to be drawn.
    scene.play("corner_plain", "tee_plain", "straight_key")
    assert "p1 tile" == scene.asked
    assert {"c2r8 ew", "c14r8 ew"} == set(scene.options)
    scene.play("c14r8 ew")
    known = ["straight_key", "tee_plain", "corner_plain"]
    laid = {"c14r8": "straight_plain ew", "next tiles": known}
    assert {**laid, "card": "gone"} == scene.changes()
    assert ["?", "?", "?"] == scene.view(1).tile_top


def test_the_parrot_says_a_bad_word_and_goes_all_the_same():
    scene = clever("parrot", "1")
    assert {"p1 life": -3, "p1 omen": -1, "card": "gone"} == scene.changes()


# The Part-Time Sphinx


def test_the_sphinx_gives_two_tiles_to_lay_anywhere_and_stays():
    scene = clever("sphinx", "3", told={"tile": ["corner_plain", "straight_key"]})
    scene.play("c14r8 sw", "c14r9 ns")
    laid = {"c14r8": "corner_plain sw", "c14r9": "straight_key ns", "c14r9 marker": "key"}
    assert {**laid, "card": "stays"} == scene.changes()


def test_the_tiles_of_the_sphinx_may_lie_at_different_exits():
    scene = clever("sphinx", "3", told={"tile": ["straight_plain", "straight_plain"]})
    scene.play("c14r8 ew", "c2r8 ew")
    laid = {"c2r8": "straight_plain ew", "c14r8": "straight_plain ew"}
    assert {**laid, "card": "stays"} == scene.changes()


def test_the_sphinx_only_nibbles_the_ignorant():
    assert {"p1 life": -4, "card": "stays"} == clever("sphinx", "2").changes()


# The Honest Mirror


def test_the_mirror_changes_who_stands_the_truth_and_goes():
    scene = clever("mirror", "3").play("green")
    assert "p1 shift" == scene.asked
    scene.play("intelligence>speed", "toughness")
    moved = {"p1 intelligence": -1, "p1 speed": 1, "p1 toughness": 1}
    assert {**moved, "card": "gone"} == scene.changes()


def test_who_likes_what_the_mirror_shows_moves_no_point():
    scene = clever("mirror", "3").play("green", "done", "toughness")
    assert {"p1 toughness": 1, "card": "gone"} == scene.changes()


def test_the_mirror_smashed_holds_two_potions_and_bad_luck():
    scene = clever("mirror", "3", told={"potion": ["mist", "speed"]}).play("red")
    won = {"p1 potions": ["mist", "speed"], "p1 omen": -2}
    assert {**won, "card": "gone"} == scene.changes()


def test_the_mirror_tells_the_others_for_three_and_the_level():
    assert {"p1 life": -5, "card": "stays"} == clever("mirror", "2").changes()


# The Bookworm


def test_the_bookworm_told_the_end_teaches_a_point():
    scene = clever("bookworm", "4").play("intelligence")
    assert {"p1 intelligence": 1, "card": "gone"} == scene.changes()


def test_the_bookworm_skims_the_ignorant_for_five_and_the_level():
    assert {"p1 life": -7, "card": "stays"} == clever("bookworm", "3").changes()


# The Tax Demon


def test_the_taxdemon_refunds_a_key_and_a_potion():
    scene = clever("taxdemon", "4", told={"potion": ["heal"]})
    assert {"p1 keys": 1, "p1 potions": ["heal"], "card": "gone"} == scene.changes()


def test_the_taxdemon_goes_for_a_potion_of_the_payers_choice():
    scene = clever("taxdemon", "3", potions={"p1": "mist speed"}).play("green")
    assert "p1 pay_potion" == scene.asked
    scene.play("speed")
    paid = {"p1 potions": ["mist"], "potion pile": ["speed"]}
    assert {**paid, "card": "gone"} == scene.changes()


def test_an_appeal_to_the_taxdemon_costs_five_and_the_level():
    scene = clever("taxdemon", "3", potions={"p1": "mist"}).play("red")
    assert {"p1 life": -7, "card": "stays"} == scene.changes()


def test_the_taxdemon_leaves_who_has_no_potion_only_the_appeal():
    scene = clever("taxdemon", "3")
    assert (["red"], "M8.1") == (scene.options, scene.match.why_not("green").rule)


# The Siren with Stage Fright


def test_the_siren_encouraged_gives_a_point_and_three_life():
    scene = clever("siren", "3").play("speed")
    assert {"p1 speed": 1, "p1 life": 3, "card": "gone"} == scene.changes()


def test_the_siren_swaps_the_enchanted_with_whom_the_reader_names():
    scene = clever("siren", "2", figures={"p3": "c9r8"})
    assert ("p2 swap", ["p2", "p3"]) == (scene.asked, scene.options)
    scene.play("p3")
    moved = {"p1 life": -4, "p1 field": "c9r8", "p3 field": LAIR}
    assert {**moved, "card": "stays"} == scene.changes()


# The Choir of Bones


def test_the_choir_sung_down_gives_a_point():
    scene = clever("choir", "4").play("strength")
    assert {"p1 strength": 1, "card": "gone"} == scene.changes()


def test_the_strong_leave_the_choir_four_life_poorer():
    scene = monster("choir", "3 3", able="intelligence strength")
    assert {"p1 life": -4, "card": "stays"} == scene.changes()
    assert [(0, 2, 5, 5, 0), (0, 0, 5, 4, 1)] == scene.events("TestDone")


def test_the_weak_join_the_choir_for_a_turn():
    scene = monster("choir", "3 2", able="intelligence strength")
    assert {"p1 life": -7, "p1 skips": True, "card": "stays"} == scene.changes()


# The Apprentice Who Knows Better


def test_the_apprentice_corrected_gives_a_point_and_a_good_omen():
    scene = clever("apprentice", "4").play("speed")
    assert {"p1 speed": 1, "p1 omen": 2, "card": "gone"} == scene.changes()


def test_the_nimble_escape_the_spell_of_the_apprentice_with_three_damage():
    scene = monster("apprentice", "3 4", able="intelligence dexterity")
    assert {"p1 life": -3, "card": "stays"} == scene.changes()
    assert [(0, 2, 5, 5, 0), (0, 1, 6, 5, 1)] == scene.events("TestDone")


def test_the_clumsy_get_all_of_the_spell_of_the_apprentice():
    scene = monster("apprentice", "3 3", able="intelligence dexterity")
    assert {"p1 life": -8, "card": "stays"} == scene.changes()


# The Brain in the Pickle Jar


def test_who_leaves_the_brain_while_winning_has_a_point():
    scene = clever("brain", "5").play("green", "speed")
    assert {"p1 speed": 1, "card": "gone"} == scene.changes()


def test_who_argues_on_with_the_brain_and_wins_has_two_points_and_a_potion():
    scene = clever("brain", "5 5", told={"potion": ["mist"]}).play("red", "speed", "strength")
    won = {"p1 speed": 1, "p1 strength": 1, "p1 potions": ["mist"]}
    assert {**won, "card": "gone"} == scene.changes()


def test_who_argues_on_with_the_brain_and_loses_pays_for_it():
    scene = clever("brain", "5 4").play("red")
    assert {"p1 life": -7, "card": "stays"} == scene.changes()


def test_who_loses_to_the_brain_at_once_pays_the_same():
    assert {"p1 life": -7, "card": "stays"} == clever("brain", "4").changes()


# The Shadow of Odius


def test_the_shadow_outwitted_gives_two_points_and_equipment():
    scene = clever("shadow", "6", told={"gear": ["ring"]}).play("speed", "speed")
    assert {"p1 speed": 2, "p1 gear": "ring", "card": "gone"} == scene.changes()


def test_the_shadow_strikes_with_a_die_and_swaps_with_whom_the_reader_names():
    scene = clever("shadow", "5 6", figures={"p3": "c8r8"})
    assert ("p2 swap", ["p2", "p3"]) == (scene.asked, scene.options)
    scene.play("p3")
    moved = {"p1 life": -11, "p1 field": "c8r8", "p3 field": LAIR}
    assert {**moved, "card": "stays"} == scene.changes()


def test_the_shadow_swaps_with_the_only_other_figure_unasked():
    scene = clever("shadow", "5 1", seats=3, below="p3")
    moved = {"p1 life": -6, "p1 field": "c3r8", "p2 field": LAIR}
    assert {**moved, "card": "stays"} == scene.changes()
