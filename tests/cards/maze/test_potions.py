"""The nine kinds of potion: when each may be drunk, what it does, and when it is over."""

from __future__ import annotations

import pytest

from cards.maze.scene import LAIR, action, monster, scene


def holding(potions, **facts):
    """p1 stands before a wheel with potions in the pocket."""
    return scene("action", "wheel", potions={"p1": potions}, **facts)


# Healing Potion


def test_heal_gives_eight_life_and_ends_nothing():
    drinker = holding("heal").play("drink heal")
    assert (20, [], "p1 turn") == (drinker.player().life, drinker.player().potions, drinker.asked)
    assert ["heal"] == drinker.view().discards["potion"]


def test_heal_fills_up_to_twenty_and_is_no_use_beyond():
    drinker = holding("heal heal", life={"p1": 15}).play("drink heal")
    assert 20 == drinker.player().life
    assert ("M6.3a", False) == (
        drinker.match.why_not("drink heal").rule,
        "drink heal" in drinker.options,
    )


def test_heal_helps_on_anothers_turn():
    drinker = scene("action", "wheel", potions={"p2": "heal"}, life={"p2": 3})
    drinker.match.interject(1, "drink heal")
    assert (11, "p1 turn") == (drinker.player(1).life, drinker.asked)


def test_heal_helps_between_two_parts_of_a_card():
    met = monster("drain", "1 1", potions={"p1": "heal"}, life={"p1": 6})
    assert ("p1 ready", ["go", "drink heal"]) == (met.asked, met.options)
    met.play("go")
    assert ("p1 ready", [(0, 0, 1, 5, 0)]) == (met.asked, met.events("TestDone"))
    met.play("drink heal")
    assert 6 + 8 - 7 == met.player().life


def test_heal_is_no_answer_to_death():
    met = monster("statue", "1 2 3", potions={"p1": "heal"}, life={"p1": 7}).play("go")
    assert (5, [], 1) == (met.player().life, met.player().potions, len(met.events("Died")))


# Luck Potion


@pytest.mark.parametrize(("die", "turned"), [("1", 6), ("2", 5), ("3", 4), ("5", 2)])
def test_luck_turns_a_movement_die_over(die, turned):
    walker = holding("luck", walk=die).play("move")
    assert ("p1 luck", ["keep", "turn"]) == (walker.asked, walker.options)
    walker.play("turn")
    assert (turned, [], ["luck"]) == (
        walker.view().steps,
        walker.player().potions,
        walker.view().discards["potion"],
    )


def test_luck_may_be_kept_for_another_die():
    walker = holding("luck", walk="3").play("move", "keep")
    assert (3, ["luck"]) == (walker.view().steps, walker.player().potions)


def test_luck_turns_a_die_of_regeneration():
    rested = holding("luck", walk="1").play("regenerate", "turn")
    assert 18 == rested.player().life


def test_luck_turns_a_lost_test_into_a_won_one():
    met = scene("monster", "ham", "2", able="strength", potions={"p1": "luck"})
    met.play("move", "keep", "face")
    assert "p1 luck" == met.asked
    met.play("turn", "speed")
    won = {"p1 life": 4, "p1 speed": 1, "p1 potions": [], "potion pile": ["luck"]}
    assert {**won, "card": "gone"} == met.changes()


def test_luck_turns_one_die_once_though_there_are_two_potions():
    walker = holding("luck luck", walk="1").play("move", "turn")
    assert ("p1 walk", ["luck"]) == (walker.asked, walker.player().potions)


def test_luck_turns_no_die_of_fate():
    met = holding("luck", dice="2").play("move", "keep", "face")
    assert {"p1 life": -3, "card": "stays"} == met.changes()


# Strength, Dexterity and Intelligence Potion

TESTS = [("strength", "wall", 0), ("dexterity", "knitter", 1), ("intelligence", "bookworm", 2)]


@pytest.mark.parametrize(("potion", "card", "number"), TESTS)
def test_strength_dexterity_and_intelligence_lift_their_test_by_three(potion, card, number):
    met = monster(card, "1", potions={"p1": potion})
    assert ("p1 ready", ["go", f"drink {potion}"]) == (met.asked, met.options)
    met.play(f"drink {potion}")
    assert [(0, number, 4, 5, 0)] == met.events("TestDone")
    assert ({}, [potion]) == (met.player().boosts, met.view().discards["potion"])


@pytest.mark.parametrize(("potion", "card", "number"), TESTS)
def test_two_potions_of_an_ability_add_up_and_win(potion, card, number):
    met = monster(card, "1", potions={"p1": f"{potion} {potion}"})
    met.play(f"drink {potion}", f"drink {potion}")
    assert [(0, number, 7, 5, 1)] == met.events("TestDone")


@pytest.mark.parametrize(("potion", "card", "number"), TESTS)
def test_a_potion_of_another_ability_does_not_help(potion, card, number):
    other = TESTS[number - 1][0]
    met = monster(card, "1", potions={"p1": other})
    assert ([(0, number, 1, 5, 0)], [other]) == (met.events("TestDone"), met.player().potions)


def test_a_dexterity_potion_lasts_until_the_end_of_the_turn():
    """The juggler's first test is lost with it, the second won: one drink serves both."""
    met = monster("juggler", "1 2", potions={"p1": "dexterity"}).play("drink dexterity")
    assert [(0, 1, 4, 5, 0), (0, 1, 5, 4, 1)] == met.events("TestDone")
    assert {} == met.player().boosts


# Haste Potion


def test_speed_gives_four_steps_more_and_two_give_eight():
    walker = holding("speed", walk="2").play("drink speed", "move")
    assert (6, ["speed"]) == (walker.view().steps, walker.view().discards["potion"])
    walker = holding("speed speed", walk="2").play("drink speed", "drink speed", "move")
    assert 10 == walker.view().steps


def test_speed_goes_beyond_the_bonus_of_three():
    quick = {"p1": "speed 5"}
    walker = holding("speed", walk="2", points=quick).play("drink speed", "move")
    assert 9 == walker.view().steps


def test_speed_comes_too_late_after_the_roll_and_is_over_with_the_turn():
    walker = holding("speed").play("move")
    assert "M6.5" == walker.match.why_not("drink speed").rule
    walker = holding("speed", walk="2").play("drink speed", "move", "end")
    assert 0 == walker.view().haste


def test_the_steps_of_a_speed_potion_may_be_used_to_explore():
    walker = holding("speed", walk="1", figures={"p1": "c13r8"})
    walker.play("drink speed", "move", "explore")
    assert [(0, 5)] == walker.events("Explores")


# Stoneskin Potion


def test_stone_takes_four_off_each_damage():
    met = monster("statue", "1", potions={"p1": "stone"})
    assert ("p1 ready", ["go", "drink stone"]) == (met.asked, met.options)
    met.play("drink stone")
    hurt = {"p1 life": -3, "p1 potions": [], "potion pile": ["stone"]}
    assert {**hurt, "card": "stays"} == met.changes()
    assert 0 == met.player().stone


def test_stone_works_after_toughness_and_turns_no_damage_into_life():
    met = monster("statue", "1", potions={"p1": "stone"}, points={"p1": "toughness 5"})
    assert 12 == met.play("drink stone").player().life
    met = monster("doorman", "1", potions={"p1": "stone stone"})
    assert 12 == met.play("drink stone", "drink stone").player().life


def test_stone_is_drunk_before_fate_or_a_choice_too():
    met = action("wheel", "2", potions={"p1": "stone"}).play("drink stone")
    assert 12 == met.player().life
    met = action("buttons", potions={"p1": "stone"}).play("drink stone", "red")
    assert 11 == met.player().life


def test_stone_pays_no_price():
    met = action("leeches", potions={"p1": "stone"}).play("drink stone", "green", "speed")
    assert 5 == met.player().life


# Mist Potion


def test_mist_lets_one_walk_through_a_marker():
    walker = holding("mist", walk="3").play("drink mist", "move")
    assert "face" not in walker.options
    walker.play("walk", "c8r8")
    assert ("c8r8", "p2 turn", False) == (walker.player().field, walker.asked, walker.view().mist)
    assert [] == walker.events("CardRead")


def test_mist_lets_one_end_on_a_marker_and_face_it_next_turn_or_not():
    walker = holding("mist").play("drink mist", "move", "walk", LAIR)
    assert (LAIR, "p2 turn", []) == (
        walker.player().field,
        walker.asked,
        walker.events("CardRead"),
    )
    walker.idle().idle()
    assert {"move", "stand"} <= set(walker.options)


def test_mist_may_be_drunk_in_the_middle_of_a_walk():
    walker = holding("mist", walk="3").play("move")
    assert "drink mist" in walker.options
    walker.play("drink mist", "walk", "c8r8")
    assert "c8r8" == walker.player().field


def test_mist_does_not_help_once_a_card_is_drawn():
    met = monster("statue", "1", potions={"p1": "mist"})
    assert {"p1 life": -7, "card": "stays"} == met.changes()


def test_mist_does_not_hide_anybody_from_stairs():
    laid = {"c8r8": "stairs ew"}
    walker = holding("mist", walk="3", length=4, laid=laid).play("drink mist", "move", "climb")
    assert 3 == walker.player().level


# Second-Draft Potion


def drafted(card, *more, mark="monster", **facts):
    """p1 with a second draft meets a card; another is drawn after it."""
    told = {mark: [card, *more]}
    meet = monster if mark == "monster" else action
    return meet(card, told=told, potions={"p1": "rewrite"}, **facts)


def test_rewrite_puts_another_monster_in_the_place_of_the_first():
    met = drafted("statue", "ham", dice="1")
    assert ("p1 ready", ["go", "drink rewrite"]) == (met.asked, met.options)
    met.play("drink rewrite")
    assert (["statue"], 7) == (met.view().discards["monster"], met.player().life)
    met.card = "ham"
    hurt = {"p1 life": -5, "p1 potions": [], "potion pile": ["rewrite"]}
    assert {**hurt, "card": "stays"} == met.changes()


def test_rewrite_changes_an_action_before_its_choice_or_its_fate_die():
    met = drafted("wheel", "leeches", mark="action").play("drink rewrite", "red")
    assert (["wheel"], "p2 turn") == (met.view().discards["action"], met.asked)
    met = drafted("leeches", "wheel", mark="action", dice="4").play("drink rewrite")
    assert 17 == met.player().life


def test_rewrite_takes_a_card_with_x_at_its_top_away_but_not_the_marker():
    met = drafted("chandelier", "ham", dice="1").play("drink rewrite")
    met.card = "ham"
    assert ("stays", ["chandelier"]) == (met.changes()["card"], met.view().discards["monster"])


def test_rewrite_works_on_an_open_card_too():
    facts = {"cards": {LAIR: "golem"}, "potions": {"p1": "rewrite"}}
    met = scene("monster", "ham", "1", **facts).play("move", "face", "drink rewrite")
    assert (7, ["golem"]) == (met.player().life, met.view().discards["monster"])
    assert "stays" == met.changes()["card"]


def test_rewrite_comes_too_late_after_the_first_roll():
    met = monster("drain", "1 1", potions={"p1": "rewrite heal"}).play("go")
    assert ("p1 ready", ["go", "drink heal"]) == (met.asked, met.options)
    assert "M6.5a" == met.match.why_not("drink rewrite").rule
