"""M6.5, M6.5a: a potion drunk while a question is open never breaks the question."""

from __future__ import annotations

from corridors import (
    alone,
    asked,
    at,
    fight,
    go,
    life,
    maze,
    options,
    play,
    player,
    refused,
    why_not_put_in,
)

# A healing potion goes "at any time", so also while somebody chooses among potions.


def answerable(match):
    """Whether somebody is asked something and may answer it."""
    return match.ask is not None and len(match.ask.options) > 0


def test_a_potion_drunk_while_one_too_many_is_held_settles_the_matter():
    """M2.7, M6.5: with three left nothing need be discarded any more."""
    match = maze(
        "monster",
        potions={"p1": "heal mist mist"},
        points={"p1": "dexterity 5"},
        life={"p1": 5},
        rolls={"p1": "1 6"},
        told={"monster": ["spoons"], "potion": ["rewrite"]},
    )
    fight(match)
    go(match)
    assert (0, "too_many") == asked(match)
    match.interject(0, "drink heal")
    assert ["mist", "mist", "rewrite"] == sorted(player(match).potions)
    assert (1, "turn") == asked(match)


def test_a_potion_drunk_while_it_is_looked_for_on_a_grave_leaves_a_question_to_answer():
    """M5.5a, M6.5: p1 holds three healing potions, takes another kind, and drinks all three."""
    match = maze(
        "plain",
        figures={"p1": at(1)},
        graves={at(1): {"potions": "mist"}},
        potions={"p1": "heal heal heal"},
        life={"p1": 1},
    )
    play(match, "loot", "mist")
    assert (0, "leave_potion") == asked(match)
    for _ in range(3):
        match.interject(0, "drink heal")
    assert answerable(match)


def test_a_swap_is_not_forced_when_drinking_has_made_room():
    """M5.5a, M6.5: with two potions left the third is simply taken."""
    match = maze(
        "plain",
        figures={"p1": at(1)},
        graves={at(1): {"potions": "mist"}},
        potions={"p1": "heal speed speed"},
        life={"p1": 1},
    )
    play(match, "loot", "mist")
    match.interject(0, "drink heal")
    if asked(match)[1] == "leave_potion":
        match.choose("speed")
    assert ["mist", "speed", "speed"] == sorted(player(match).potions)


def owing_a_potion(held):
    """M8.1: the first player has chosen the pedlar's equipment and is asked for its price."""
    match = maze(
        "action",
        potions={"p1": held},
        life={"p1": 5},
        rolls={"p1": "1"},
        told={"action": ["pedlar"], "gear": ["pan"]},
    )
    fight(match)
    go(match)
    play(match, "green")
    return match


def test_the_last_potion_is_not_drunk_while_it_is_to_be_paid():
    """M6.5, M8.1: the pedlar's price is chosen; equipment is not had for nothing."""
    match = owing_a_potion("heal")
    assert (0, "pay_potion") == asked(match)
    assert ("M8.1", []) == (why_not_put_in(match, 0, "drink heal"), match.interjections(0))
    play(match, "heal")
    assert ([], "pan", 5) == (player(match).potions, player(match).gear, life(match))


def test_a_potion_beyond_the_price_is_drunk_while_it_is_to_be_paid():
    """M6.5, M8.1: two are held, one is owed; the other may be drunk, and then one is left to pay."""
    match = owing_a_potion("heal mist")
    match.interject(0, "drink heal")
    assert ["mist"] == options(match)
    play(match, "mist")
    assert ([], "pan", 13) == (player(match).potions, player(match).gear, life(match))


def test_a_price_one_can_no_longer_pay_is_closed():
    """M6.5, M8.1: the potion is drunk while the choice is open."""
    match = maze(
        "action",
        potions={"p1": "heal"},
        life={"p1": 5},
        rolls={"p1": "1"},
        told={"action": ["pedlar"]},
    )
    fight(match)
    go(match)
    match.interject(0, "drink heal")
    assert (["red"], 13) == (options(match), life(match))
    assert "M8.1" == refused(match, "green")


def test_a_potion_drunk_while_the_reader_chooses_one_to_be_lost_leaves_only_the_other():
    """M6.5: the bats' reader picks; the owner drinks first, and no choice is left."""
    match = maze(
        "monster",
        potions={"p1": "heal mist"},
        points={"p1": ""},
        life={"p1": 12},
        rolls={"p1": "1 1"},
        told={"monster": ["bats"]},
    )
    fight(match)
    go(match)
    assert (1, "lose_potion") == asked(match)
    match.interject(0, "drink heal")
    assert [] == player(match).potions
    assert answerable(match)


def test_potions_drunk_before_they_are_stolen_leave_a_question_to_answer():
    """M6.5: p1 may choose between two thefts, and one victim drinks: the other theft is left."""
    match = maze(
        "action",
        potions={"p2": "heal", "p3": "heal"},
        life={"p2": 3, "p3": 3},
        rolls={"p1": "1"},
        told={"action": ["lost_property"]},
    )
    fight(match)
    play(match, "green")
    assert (0, "steal") == asked(match)
    match.interject(1, "drink heal")
    assert answerable(match)
    assert ["heal"] == player(match).potions


def trading(ruling=None):
    """p1 offers p2 a healing potion on the same field; p2 is asked to agree."""
    match = maze(
        "plain",
        figures={"p1": at(1), "p2": at(1)},
        potions={"p1": "heal", "p2": "mist"},
        life={"p1": 3, "p2": 3},
        rulings=ruling or {"trade": "same_field"},
    )
    play(match, "trade p2", "heal", "mist")
    assert (1, "trade_agree") == asked(match)
    return match


def test_a_trade_whose_thing_was_drunk_meanwhile_can_no_longer_be_agreed_to():
    """M6.5, M7.5a: the potion that was offered is gone."""
    match = trading()
    match.interject(0, "drink heal")
    assert (0, "turn") == asked(match)
    held = sorted([*player(match).potions, *player(match, 1).potions])
    assert ["mist"] == held


def test_every_fighter_pays_what_the_beginner_chose():
    """M6.5, M7.4b, M8.1: p2 cannot drink the potion that the tax demon was promised."""
    match = maze(
        "monster",
        potions={"p1": "mist", "p2": "heal"},
        points={"p1": "", "p2": ""},
        life={"p2": 3},
        rolls={"p1": "1 1", "p2": "1"},
        told={"monster": ["taxdemon"]},
    )
    play(match, "move", "face", "p2", "yes")
    alone(match)
    go(match)
    play(match, "green")
    assert ((0, "pay_potion"), "M8.1") == (asked(match), why_not_put_in(match, 1, "drink heal"))
    play(match, "mist", "heal")
    assert ([], [], 3) == (player(match).potions, player(match, 1).potions, life(match, 1))


def test_a_potion_drunk_on_the_walk_of_another_changes_nothing_there():
    """M6.5a: the same question with the same options."""
    match = maze(
        "plain", "plain", "key", potions={"p3": "stone"}, rolls={"p1": "3"}, keys={"p1": 2}
    )
    match.choose("move")
    before = options(match)
    match.interject(2, "drink stone")
    assert (before, (0, "walk"), 4) == (options(match), asked(match), player(match, 2).stone)
    match.choose("walk")
    goals = options(match)
    match.undo()
    match.undo()
    match.choose("walk")
    assert goals == options(match)


def test_a_potion_drunk_while_a_tile_is_laid_changes_nothing_there():
    """M6.5a."""
    match = maze(
        "plain",
        figures={"p1": at(1)},
        potions={"p3": "heal"},
        life={"p3": 2},
        rolls={"p1": "2"},
        told={"tile": ["tee_plain", "corner_plain"]},
    )
    play(match, "move", "explore")
    for _ in range(2):
        before = sorted(options(match))
        if "heal" in player(match, 2).potions:
            match.interject(2, "drink heal")
        assert before == sorted(options(match))
        match.choose(1)
    assert (1, "turn") == asked(match)
