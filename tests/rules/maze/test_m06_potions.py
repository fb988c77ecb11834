"""M6.5, M6.5a: when potions are drunk, by whom, and how long they work."""

from __future__ import annotations

import pytest
from corridors import (
    ROOM,
    abilities,
    alone,
    asked,
    at,
    fight,
    go,
    idle,
    life,
    look,
    maze,
    names,
    options,
    own_pack,
    play,
    player,
    refused,
    told_of,
    why_not,
    why_not_put_in,
)

WEAK = {"p1": ""}


def before_roll(card, potions, rolls="1 1", deck="monster", **facts):
    """p1 stands before the first roll of a card and holds potions."""
    match = maze(deck, potions={"p1": potions}, rolls={"p1": rolls}, told={deck: [card]}, **facts)
    fight(match)
    return match


# M6.5: healing


def test_a_healing_potion_is_drunk_on_ones_turn_without_ending_it():
    """M6.5: before rolling, and in the middle of a walk."""
    match = maze("plain", potions={"p1": "heal heal"}, life={"p1": 2}, rolls={"p1": "2"})
    play(match, "drink heal")
    assert (10, (0, "turn")) == (life(match), asked(match))
    play(match, "move", "drink heal")
    assert (18, (0, "walk")) == (life(match), asked(match))
    assert 2 == look(match).steps


def test_a_healing_potion_is_drunk_between_two_parts_of_a_card():
    """M6.5: the drain's second test comes after the first has failed."""
    match = before_roll("drain", "heal", "1 1 6", points=WEAK, life={"p1": 3})
    play(match, "go")
    assert (0, "ready") == asked(match)
    play(match, "drink heal")
    assert 8 == life(match)


def test_a_healing_potion_is_drunk_on_anothers_turn_and_stops_nobody():
    """M6.5, M6.5a: p1's question stays open."""
    match = maze("plain", potions={"p2": "heal"}, life={"p2": 4}, rolls={"p1": "1"})
    before = options(match)
    match.interject(1, "drink heal")
    assert (12, []) == (life(match, 1), player(match, 1).potions)
    assert ((0, "turn"), before) == (asked(match), options(match))


def test_with_full_life_a_healing_potion_is_kept():
    """M6.5, M6.3a: it would do nothing."""
    match = maze("plain", potions={"p1": "heal", "p2": "heal"})
    assert "M6.3a" == refused(match, "drink heal")
    assert "M6.3a" == why_not_put_in(match, 1, "drink heal")


# M6.5: luck


@pytest.mark.parametrize(("face", "turned"), [(1, 6), (2, 5), (3, 4), (6, 1)])
def test_a_luck_potion_turns_the_die_of_a_movement_roll(face, turned):
    """M6.5: after the roll, as its card says."""
    match = maze("plain", potions={"p1": "luck"}, rolls={"p1": str(face)})
    assert "M6.5" == refused(match, "drink luck")
    match.choose("move")
    assert (0, "luck") == asked(match)
    play(match, "turn")
    assert (turned, []) == (look(match).steps, player(match).potions)
    assert ["luck"] == look(match).discards["potion"]


def test_a_luck_potion_turns_the_die_of_a_regeneration():
    """M6.5."""
    match = maze("plain", potions={"p1": "luck"}, life={"p1": 5}, rolls={"p1": "2"})
    play(match, "regenerate", "turn")
    assert 10 == life(match)


def test_a_luck_potion_turns_the_die_of_a_test():
    """M6.5: a one becomes a six, and nothing has followed from the one."""
    match = before_roll("wall", "luck", points={"p1": "strength 1"})
    play(match, "turn")
    assert (0, 7, 4, 1) == told_of(match.moves[-1].events, "TestDone")[0]
    assert 20 == life(match)


def test_luck_may_be_kept():
    """M6.5."""
    match = maze("plain", potions={"p1": "luck"}, rolls={"p1": "2"})
    play(match, "move", "keep")
    assert (2, ["luck"]) == (look(match).steps, player(match).potions)


def test_luck_is_used_once_per_die():
    """M6.5: the second potion waits for another roll."""
    match = maze("plain", potions={"p1": "luck luck"}, rolls={"p1": "2"})
    play(match, "move", "turn")
    assert ((0, "walk"), ["luck"]) == (asked(match), player(match).potions)


def test_luck_does_not_turn_a_fate_die():
    """M6.5: the wheel's line one is read, no question asked."""
    match = before_roll("wheel", "luck", "1 1", deck="action", points=WEAK)
    assert ((1, "turn"), 15, ["luck"]) == (asked(match), life(match), player(match).potions)


def test_luck_turns_only_ones_own_die():
    """M6.5, M7.5: p2 cannot turn the die of p1."""
    match = maze("plain", potions={"p2": "luck"}, rolls={"p1": "2"})
    match.choose("move")
    assert (0, "walk") == asked(match)
    assert "M6.5" == why_not_put_in(match, 1, "drink luck")


# M6.5: abilities


@pytest.mark.parametrize(
    ("potion", "card"),
    [("strength", "statue"), ("dexterity", "juggler"), ("intelligence", "choir")],
)
def test_an_ability_potion_is_drunk_before_the_roll_it_should_help(potion, card):
    """M6.5: three more; two potions add up."""
    match = before_roll(card, f"{potion} {potion}", "1 1", points=WEAK)
    play(match, f"drink {potion}")
    assert 3 == abilities(match)[potion]
    play(match, f"drink {potion}")
    assert {potion: 6} == player(match).boosts
    assert 7 == told_of(match.moves[-1].events, "TestDone")[0][1]


def test_an_ability_potion_is_no_use_after_the_roll():
    """M6.5: when a die lies there, only luck can change it."""
    match = before_roll("statue", "strength luck", points=WEAK)
    play(match, "go")
    assert ((0, "luck"), {"keep", "turn"}) == (asked(match), set(options(match)))
    play(match, "keep")
    assert 13 == life(match)


def test_a_potion_for_another_ability_is_not_proposed_before_a_test():
    """M6.5: it would not help."""
    match = before_roll("statue", "dexterity strength", points=WEAK)
    assert {"go", "drink strength"} == set(options(match))
    assert "M6.5" == why_not(match, "drink dexterity")


def test_an_ability_potion_may_be_drunk_at_any_time_before():
    """M6.5: on one's own turn before the move; it works in the fight of that turn."""
    match = maze(
        "monster",
        potions={"p1": "strength"},
        rolls={"p1": "1 1"},
        told={"monster": ["statue"]},
        points=WEAK,
    )
    match.interject(0, "drink strength")
    assert 3 == abilities(match)["strength"]
    fight(match)
    assert 4 == told_of(match.moves[-1].events, "TestDone")[0][1]


# M6.5a


@pytest.mark.parametrize("potion", ["heal", "strength", "dexterity", "intelligence", "stone"])
def test_these_potions_may_be_drunk_on_anothers_turn(potion):
    """M6.5a: by any player in the maze; then they lie on the discard pile."""
    match = maze("plain", potions={"p3": potion}, life={"p3": 3})
    assert [f"drink {potion}"] == [option.text for option in match.interjections(2)]
    match.interject(2, f"drink {potion}")
    assert ([], [potion]) == (player(match, 2).potions, look(match).discards["potion"])


@pytest.mark.parametrize(
    ("potion", "rule"),
    [("speed", "M6.5"), ("mist", "M6.5"), ("luck", "M6.5"), ("rewrite", "M6.5a")],
)
def test_where_a_card_says_otherwise_the_card_is_right(potion, rule):
    """M6.5a: haste and mist are for one's own walk, luck for one's own die, drafts for one's card."""
    match = maze("plain", potions={"p3": potion}, life={"p3": 3})
    assert rule == why_not_put_in(match, 2, f"drink {potion}")
    assert [] == match.interjections(2)


def test_a_potion_one_does_not_hold_is_not_drunk():
    """M6.5a, M2.7."""
    match = maze("plain", life={"p2": 3})
    assert "M2.7" == why_not_put_in(match, 1, "drink heal")
    assert "M2.7" == refused(match, "drink heal")


def test_an_ability_potion_works_until_the_end_of_the_current_turn():
    """M6.5a, M11 `potion_lasts`: drunk on p1's turn by p2, it is over when p2's turn begins."""
    match = maze("plain", potions={"p2": "strength"})
    match.interject(1, "drink strength")
    assert 8 == abilities(match, 1)["strength"]
    idle(match)
    assert ((1, "turn"), 5, {}) == (
        asked(match),
        abilities(match, 1)["strength"],
        player(match, 1).boosts,
    )


@pytest.mark.parametrize(("lasts", "second"), [("turn", 4), ("next_roll", 1)])
def test_a_ruling_says_whether_a_potion_outlasts_the_next_roll(lasts, second):
    """M6.5a, M11 `potion_lasts`: the juggler tests dexterity twice."""
    match = before_roll(
        "juggler", "dexterity", "1 1 1", points=WEAK, rulings={"potion_lasts": lasts}
    )
    play(match, "drink dexterity")
    totals = [args[1] for args in told_of(match.moves[-1].events, "TestDone")]
    assert [4] == totals[:1]
    assert second == totals[1]


def test_by_that_ruling_a_movement_roll_uses_the_potion_up():
    """M6.5a, M11 `potion_lasts`: the drinker's next roll, whatever it is for."""
    match = maze(
        "plain",
        potions={"p1": "strength"},
        rolls={"p1": "1"},
        rulings={"potion_lasts": "next_roll"},
    )
    match.interject(0, "drink strength")
    match.choose("move")
    assert 5 == abilities(match)["strength"]


def test_the_roll_of_another_does_not_use_it_up():
    """M6.5a, M11 `potion_lasts`: p1 rolls, p2 has drunk."""
    match = maze(
        "plain",
        potions={"p2": "strength"},
        rolls={"p1": "1"},
        rulings={"potion_lasts": "next_roll"},
    )
    match.interject(1, "drink strength")
    match.choose("move")
    assert 8 == abilities(match, 1)["strength"]


def test_what_was_drunk_is_told_to_all_and_may_be_taken_back():
    """M6.5a: nobody learned anything, so that an undo is free."""
    match = maze("plain", potions={"p2": "heal"}, life={"p2": 4})
    match.interject(1, "drink heal")
    assert "Drank" in names(match.known_events(-1))
    assert match.why_not_undo() is None
    match.undo()
    assert (4, ["heal"]) == (life(match, 1), player(match, 1).potions)


def test_who_has_escaped_drinks_no_more():
    """M6.5a: nor who has left the table."""
    tiles = {"L5": {"c10r8": "room nesw", "c10r7": "stairs ns"}}
    match = maze(seats=4, tiles=tiles, figures={"p4": "out", "p3": "escaped"})
    assert [[], []] == [match.interjections(seat) for seat in (2, 3)]


def test_a_potion_is_drunk_in_a_group_by_each_for_themselves():
    """M6.5a, M7.5: p2 joins; the potion helps p2's own ability only."""
    match = maze(
        "monster",
        seats=3,
        figures={"p2": ROOM},
        potions={"p2": "strength"},
        rolls={"p1": "1 1", "p2": "1"},
        points={"p1": "", "p2": ""},
        told={"monster": ["statue"]},
    )
    play(match, "move", "face", "p2", "yes")
    alone(match)
    if asked(match) == (0, "ready"):
        # p1 has nothing to drink, but might ask for a trade.
        play(match, "go")
    assert (1, "ready") == asked(match)
    play(match, "drink strength")
    events = [*match.moves[-1].events, *go(match)]
    assert 5 == told_of(events, "TestDone")[0][1]
    assert at(1) == player(match, 1).field


def test_before_the_second_roll_of_a_card_a_potion_is_not_too_late():
    """M6.5, M7.5: p1 was ready for the drain's second test, but p2 is still asked."""
    match = maze(
        "monster",
        potions={"p1": "dexterity", "p2": "dexterity"},
        points={"p1": "", "p2": ""},
        rolls={"p1": "1 1", "p2": "1"},
        told={"monster": ["drain"]},
    )
    play(match, "move", "face", "p2", "yes", "done", "go", "go")
    assert (0, "ready") == asked(match)
    play(match, "go")
    assert ((1, "ready"), "") == (asked(match), why_not_put_in(match, 0, "drink dexterity"))
    match.interject(0, "drink dexterity")
    assert 3 == player(match).boosts["dexterity"]


@pytest.mark.parametrize(
    ("ability", "deed", "told"),
    [("speed", "move", ("StepsToGo", (3,))), ("toughness", "regenerate", ("Healed", (3, 8)))],
)
def test_a_potion_that_helps_the_first_roll_of_a_turn_is_offered_before_it(
    tmp_path, ability, deed, told
):
    """M6.5, M6.1, M6.3: a pack of one's own may lift speed or toughness; +3 is worth 2."""
    lift = (r'ability = "strength", by = 3', f'ability = "{ability}", by = 3')
    match = maze(
        "plain",
        "plain",
        "plain",
        pack=own_pack(tmp_path, potions=[lift]),
        potions={"p1": "strength"},
        life={"p1": 5},
        rolls={"p1": "1"},
    )
    assert "drink strength" in options(match)
    events = play(match, "drink strength", deed)
    assert told in [(event.name, event.args) for event in events]
