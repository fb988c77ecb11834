"""Harm on level 4: what grows with the level and what does not; and how far one is thrown."""

from __future__ import annotations

import pytest

from cards.maze.scene import action, monster

LOST = {
    "doorman": ("strength", "1", 4),
    "ham": ("strength", "2", 7),
    "statue": ("strength", "3", 7),
    "mimic": ("strength", "2", 4),
    "drain": ("strength dexterity", "3 2", 9),
    "minotaur": ("strength", "4", 10),
    "golem": ("strength", "5 2", 9),
    "wall": ("strength", "3", 6),
    "spoons": ("dexterity", "1", 4),
    "carpet": ("dexterity", "2", 3),
    "juggler": ("dexterity", "3 2", 10),
    "knitter": ("dexterity", "3", 3),
    "chandelier": ("dexterity", "3", 9),
    "baron": ("dexterity", "4", 9),
    "bats": ("dexterity", "3", 7),
    "housekeeper": ("dexterity", "5 3", 10),
    "parrot": ("intelligence", "1", 3),
    "sphinx": ("intelligence", "2", 4),
    "mirror": ("intelligence", "2", 7),
    "bookworm": ("intelligence", "3", 9),
    "choir": ("intelligence strength", "3 2", 9),
    "apprentice": ("intelligence dexterity", "3 3", 10),
    "brain": ("intelligence", "4", 9),
}
"""Lost with a die equal to the number and an ability equal to the level."""

ACTIONS = {
    "pit": ("dexterity", "2", 5),
    "pendulum": ("dexterity", "3", 8),
    "survey": ("intelligence", "4", 8),
    "lever": ("strength", "3", 3),
    "sword": ("strength", "4", 5),
    "rope": ("dexterity", "4", 8),
    "portrait": ("intelligence dexterity", "3 2", 8),
    "wheel": ("", "1", 8),
    "tap": ("", "1", 5),
    "lottery": ("", "1", 6),
    "bad_mood": ("", "1", 3),
    "weather": ("", "3", 6),
    "luggage": ("", "2", 6),
    "mushrooms": ("", "1 3", 5),
    "larder": ("", "1", 8),
    "birthday": ("", "2", 6),
}


@pytest.mark.parametrize("card", LOST)
def test_a_monster_on_level_four_hurts_as_it_says(card):
    able, dice, harm = LOST[card]
    assert -harm == monster(card, dice, able=able, level=4).changes()["p1 life"]


@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_on_level_four_hurts_as_it_says(card):
    able, dice, harm = ACTIONS[card]
    assert -harm == action(card, dice, able=able, level=4).changes()["p1 life"]


def test_the_choices_hurt_more_on_level_four():
    assert -10 == monster("troll", "3", able="strength", level=4).play("red").changes()["p1 life"]
    met = monster("taxdemon", "3", able="intelligence", level=4).play("red")
    assert -9 == met.changes()["p1 life"]
    met = monster("brain", "5 4", able="intelligence", level=4).play("red")
    assert -9 == met.changes()["p1 life"]
    met = action("apology", "3", able="intelligence", level=4).play("red")
    assert -9 == met.changes()["p1 life"]


def test_those_who_flee_or_swap_hurt_the_same_before_they_do():
    for card in ("cat", "imps"):
        met = monster(card, "2", able="dexterity", level=4).play("c9r8")
        assert {"p1 life": -3, "card": "fled to c9r8"} == met.changes()
    for card, dice, harm in (("siren", "2", 4), ("shadow", "5 3", 10)):
        met = monster(card, dice, able="intelligence", level=4).play("p2")
        assert -harm == met.changes()["p1 life"]


# Thrown back

FAR = {"c3r8": "straight ew", "c2r8": "room e"}
"""The start room of level 1 four steps from the lair, one further than the scene has it."""


@pytest.mark.parametrize(
    ("meet", "card", "able", "dice"),
    [
        (monster, "drain", "strength dexterity", "3 2"),
        (action, "rope", "dexterity", "4"),
        (action, "stars", "intelligence", "2"),
        (action, "draught", "", "2"),
        (action, "birthday", "", "2"),
    ],
)
def test_who_is_thrown_three_fields_is_not_thrown_home(meet, card, able, dice):
    assert "c3r8" == meet(card, dice, able=able, level=1, laid=FAR).player().field


@pytest.mark.parametrize(
    ("meet", "card", "able", "dice"),
    [
        (monster, "housekeeper", "dexterity", "5 1"),
        (action, "draught", "", "1"),
        (action, "larder", "", "1"),
    ],
)
def test_who_is_sent_home_is_sent_all_the_way(meet, card, able, dice):
    assert "c2r8" == meet(card, dice, able=able, level=1, laid=FAR).player().field
