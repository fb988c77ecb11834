"""M7.4 to M7.5a: group fights, from the asking to the last consequence; trading potions."""

from __future__ import annotations

import pytest

from madmage.kernel.error import ChoiceRefused
from rules.maze.halls import (
    LAIR,
    asked,
    corridor,
    invested,
    look,
    monster_hall,
    options,
    own_pack,
    play,
    player,
    players,
    refused,
    tile,
    told,
)

NEXT_DOOR = {"p2": "c6r8"}
TOGETHER = {"p2": LAIR}
LOSING = {"die.p1": ["1"], "die.p2": ["1"], "die.p3": ["1"]}


def with_p2(card, **facts):
    """p1 has asked p2, who stands next to the monster, and p2 has agreed."""
    match = monster_hall(card, **{"figures": NEXT_DOOR, **facts})
    return play(match, "stand", "p2", "yes")


# Asking and joining


def test_players_on_the_field_or_next_to_it_may_be_asked():
    """M7.4: p2 on the field, p3 one step away; p4 in the start room is too far; nobody asks themself."""
    match = monster_hall("ham", seats=4, figures={"p2": LAIR, "p3": "c4r8"})
    play(match, "stand")

    assert ((0, "invite"), ["done", "p2", "p3"]) == (asked(match), options(match))
    assert ["M7.4", "M7.4"] == [refused(match, "p4"), refused(match, "p1")]


def test_nobody_is_asked_where_nobody_is_near():
    """M7.4: the others are two steps away: the card is read at once."""
    match = play(monster_hall("ham"), "stand")
    assert [] == told(match, "Invited")
    assert 1 == len(told(match, "TestDone"))


def test_who_is_asked_may_decline_and_is_not_asked_again():
    """M7.4: only by consent; p2 stays where they are, and the fighter goes on with another."""
    match = monster_hall("ham", seats=4, figures={"p2": "c6r8", "p3": "c4r8"}, told=LOSING)
    play(match, "stand", "p2")
    assert ((1, "join"), ["no", "yes"]) == (asked(match), options(match))
    play(match, "no")
    assert ((0, "invite"), ["done", "p3"]) == (asked(match), options(match))
    assert "M7.4" == refused(match, "p2")
    play(match, "done")

    assert [(1, 0)] == told(match, "Declined")
    assert ([LAIR, "c6r8"], [17, 20]) == (players(match, "field")[:2], players(match, "life")[:2])


def test_who_agrees_is_moved_onto_the_field_and_cannot_withdraw():
    """M7.4: the consequences come to both, and no question lets p2 out again."""
    match = with_p2("ham", told=LOSING, potions={"p2": "strength"})
    assert [LAIR, LAIR] == players(match, "field")[:2]
    assert [0, 1] == look(match).card.fighters
    play(match, "go")
    assert ((1, "ready"), ["go", "drink strength", "trade p1"]) == (asked(match), options(match))
    play(match, "go")
    assert ([17, 17], LAIR) == (players(match, "life")[:2], player(match, 1).field)


def test_an_answer_may_be_taken_back_while_nobody_has_learned_anything():
    """M7.4: declining shows nobody a card; joining a fight that was read needs consent."""
    match = monster_hall("ham", seats=4, figures={"p2": "c6r8", "p3": "c4r8"})
    play(match, "stand", "p2", "no")
    match.undo()
    assert (1, "join") == asked(match)
    play(match, "yes", "done")
    with pytest.raises(ChoiceRefused):
        match.undo()
    match.undo(range(4))
    assert (0, "invite") == asked(match)


def test_the_group_is_closed_before_a_hidden_card_is_read():
    """M7.4a: while the fighter asks, not even the reader knows the card."""
    match = play(monster_hall("ham", figures=NEXT_DOOR), "stand")
    assert [(None, None)] * 3 == [
        (look(match, seat).card.card, look(match, seat).card.tree) for seat in range(3)
    ]
    play(match, "done")
    assert [(0, 0, 2, 0, 1)] == told(match, "CardRead")


def test_the_group_against_an_open_card_is_closed_before_the_first_roll():
    """M7.4a: the card lies open, everybody knows it, and p2 may still be asked."""
    match = play(monster_hall("ham", figures=NEXT_DOOR, cards={LAIR: "ham"}, told=LOSING), "stand")
    assert (0, "invite") == asked(match)
    assert ["ham"] * 3 == [look(match, seat).card.card for seat in range(3)]
    assert all(look(match, seat).card.tree is not None for seat in range(3))


def test_a_wall_between_two_fields_keeps_helpers_away():
    """M7.4a: next to is one step through an open passage."""
    kinds = ("straight", "straight_monster", "straight")
    walled = {"L1": {**corridor(1, *kinds), "c5r7": "straight ew"}}
    match = monster_hall("ham", tiles=walled, figures={"p2": "c5r7", "p3": "c4r8"})
    play(match, "stand")
    assert (["done", "p3"], "M7.4") == (options(match), refused(match, "p2"))


def test_nobody_joins_from_another_level():
    """M7.4a: the same level."""
    two = {
        "L1": corridor(1, "straight", "straight_monster", "straight"),
        "L2": {"c5r7": "room ns", "c5r6": "straight ns"},
    }
    match = monster_hall("ham", tiles=two, figures={"p2": "c5r7", "p3": "c4r8"})
    assert "M7.4" == refused(play(match, "stand"), "p2")


def test_helpers_lose_no_turn_and_begin_the_next_one_on_the_field():
    """M7.4a, M6.4: after the lost fight it is p2's turn; the monster may be fought or left."""
    match = with_p2("ham", told=LOSING)
    assert (1, "turn") == asked(match)
    assert {"move", "regenerate", "stand"} == set(options(match))
    play(match, "stand", "done")
    assert (1, 0, 2, 1, 2) in told(match, "CardRead")


# The sum


@pytest.mark.parametrize(("die", "expected"), [("5", (12, 11, 1)), ("4", (11, 11, 0))])
def test_two_fighters_on_level_3_against_4_plus_level_need_12(die, expected):
    """M7.4, M7.4b: the number is multiplied by the fighters, the level is not: 2 * 4 + 3 = 11."""
    match = with_p2("minotaur", level=3, told={"die.p1": ["5"], "die.p2": [die]})
    assert expected == told(match, "TestDone")[0][2:]


def test_all_dice_and_abilities_are_added_up():
    """M7.4: three fighters, 3 * 2 + 1 = 7; each rolls an own die with the own ability."""
    match = monster_hall(
        "ham",
        figures={"p2": LAIR, "p3": "c4r8"},
        points={"p1": "strength 4", "p2": "speed 1", "p3": "strength 2"},
        told={"die.p1": ["1"], "die.p2": ["2"], "die.p3": ["3"]},
    )
    play(match, "stand", "p2", "yes", "p3", "yes")
    assert [(0, 1, 4), (1, 2, 0), (2, 3, 2)] == told(match, "TestRolled")
    assert (12, 7, 1) == told(match, "TestDone")[0][2:]


# Consequences


def test_consequences_come_to_each_in_turn_order_from_the_one_who_began():
    """M7.4b: p2 began; p3 and p1 follow, each with the own toughness and the own die."""
    match = monster_hall(
        "golem",
        figures={"p2": LAIR, "p3": LAIR},
        points={"p1": "strength 1", "p2": "toughness 5", "p3": "toughness 3"},
        active="p2",
        told={"die.p1": ["1", "6"], "die.p2": ["1", "2"], "die.p3": ["1", "4"]},
    )
    play(match, "stand", "p1", "yes", "p3", "yes")
    assert [(1, 6, 3, 17), (2, 8, 6, 14), (0, 10, 10, 10)] == told(match, "Damaged")


def test_good_consequences_come_to_each_too():
    """M7.4: the Ham's point and 4 life for both, each investing as they like."""
    match = with_p2("ham", told={"die.p1": ["6"], "die.p2": ["6"]}, life={"p1": 9, "p2": 5})
    play(match, "speed")
    assert (1, "point") == asked(match)
    play(match, "dexterity")
    assert (2, 2) == (invested(match, 0, "speed"), invested(match, 1, "dexterity"))
    assert [13, 9] == players(match, "life")[:2]


def test_a_choice_for_all_is_the_beginners():
    """M7.4b: p1 bows for both; both are healed."""
    match = with_p2("statue", told={"die.p1": ["6"], "die.p2": ["6"]}, life={"p1": 9, "p2": 5})
    assert (0, "choice") == asked(match)
    play(match, "red")
    assert ([11, 7], (0, "stride")) == (players(match, "life")[:2], asked(match))
    play(match, "done")
    assert (1, "stride") == asked(match)


def test_each_fighter_pays_the_price_and_one_who_cannot_closes_the_side():
    """M7.4b, M8.1: the Troll's toll of a key each."""
    match = with_p2("troll", told=LOSING, keys={"p1": 2})
    assert (["red"], "M8.1") == (options(match), refused(match, "green"))
    match = with_p2("troll", told=LOSING, keys={"p1": 2, "p2": 1})
    play(match, "green")
    assert [1, 0] == players(match, "keys")[:2]


def test_what_the_table_suffers_happens_once():
    """M7.4b: the Sphinx has the beginner lay two tiles, not two for each."""
    match = with_p2(
        "sphinx",
        told={"die.p1": ["6"], "die.p2": ["6"], "tile": ["straight_plain", "straight_plain"]},
    )
    while match.ask.kind == "tile":
        assert 0 == match.ask.seat
        match.choose(match.options()[0])
    assert 2 == len(told(match, "TileLaid"))


# Death in the middle


def biting_drain(folder):
    """The Thing in the Drain, but its red branch hurts before the second test."""
    bite = (r"(\[drain\.failure\]\n(?:text\..*\n)+)", r"\1do = [{ damage = 5 }]\n")
    return own_pack(folder, monsters=[bite])


def test_who_dies_leaves_the_fight_and_later_tests_count_those_left(tmp_path):
    """M7.4b, M10.1: p1 dies of the first blow; p2 alone meets 1 * 2 + 1, and alone is hurt."""
    match = with_p2(
        "drain",
        pack=biting_drain(tmp_path),
        life={"p1": 3},
        told={"die.p1": ["1", "2", "3"], "die.p2": ["1", "3"]},
    )
    assert [(4, 7, 0), (4, 3, 1)] == [test[2:] for test in told(match, "TestDone")]
    assert [(1, 3, 1)] == told(match, "TestRolled")[2:]
    assert ["c3r8", LAIR] == players(match, "field")[:2]
    assert ([5, 14], "drain") == (players(match, "life")[:2], tile(match, LAIR).card)
    assert tile(match, LAIR).grave is not None


def test_an_x_read_before_a_death_still_takes_the_card():
    """M7.4b, M10.1a: p1 dies of the Drain's last branch; p2 is thrown back; card and marker go."""
    match = with_p2(
        "drain", life={"p1": 3}, told={"die.p1": ["1", "1", "4", "4"], "die.p2": ["1", "1"]}
    )
    assert (["c3r8", "c3r8"], [8, 15]) == (players(match, "field")[:2], players(match, "life")[:2])
    assert [1] == [seat for seat, _ in told(match, "Thrown")]
    assert (None, ["drain"]) == (tile(match, LAIR).marker, look(match).discards["monster"])


def test_when_all_fighters_die_an_unmarked_card_stays():
    """M7.4b, M10.1a: one heap on the field, both begin anew, p2's turn is not lost."""
    match = with_p2(
        "ham",
        life={"p1": 1, "p2": 1},
        keys={"p1": 1, "p2": 2},
        told={"die.p1": ["1", "1", "1"], "die.p2": ["1", "6", "6"]},
    )
    assert ("ham", 3) == (tile(match, LAIR).card, tile(match, LAIR).grave.keys)
    assert ([2, 12], (1, "turn")) == (players(match, "life")[:2], asked(match))


def test_the_death_of_the_beginner_leaves_the_reader_who_they_are():
    """M7.1, M7.1a: the player to the left of the one who began has the card in hand: p2, who fights along."""
    match = with_p2(
        "bats",
        life={"p1": 1},
        potions={"p2": "heal strength"},
        told={**LOSING, "die.p1": ["1", "3", "3"]},
    )
    play(match, "go", "go")
    assert [0] == [seat for seat, _ in told(match, "Died")]
    assert (1, "lose_potion") == asked(match)


# Potions


def test_a_potion_helps_only_its_drinker():
    """M7.5: p2 drinks; 2 * 2 + 1 = 5 against 1 + 1 and 1 + 4."""
    match = with_p2("ham", potions={"p2": "strength"}, told=LOSING)
    play(match, "go", "drink strength")
    if match.ask.kind == "ready":
        play(match, "go")
    assert [(0, 1, 1), (1, 1, 4)] == told(match, "TestRolled")
    assert (7, 5, 1) == told(match, "TestDone")[0][2:]


def test_fighters_trade_potions_by_consent_and_drink_them_before_the_roll():
    """M7.5, M7.5a: p1 asks p2 for a gift, gets it, drinks it, and only then rolls."""
    match = with_p2("ham", potions={"p2": "strength"}, told=LOSING)
    assert ((0, "ready"), ["go", "trade p2"]) == (asked(match), options(match))
    play(match, "trade p2", "nothing")
    assert ((0, "trade_for"), ["strength"]) == (asked(match), options(match))
    play(match, "strength")
    assert ((1, "trade_agree"), []) == (asked(match), told(match, "TestRolled"))
    play(match, "yes", "drink strength")
    assert [(0, 1, 4), (1, 1, 1)] == told(match, "TestRolled")
    assert [[], []] == players(match, "potions")[:2]


def test_a_trade_that_is_declined_changes_nothing():
    """M7.5a: by consent, gifts included; the same offer is not made twice before one roll."""
    match = with_p2("ham", potions={"p1": "strength", "p2": "luck"})
    play(match, "trade p2", "strength", "nothing", "no")
    assert [["strength"], ["luck"]] == players(match, "potions")[:2]
    assert ((0, "ready"), "M7.5a") == (asked(match), refused(match, "trade p2"))


def test_a_potion_given_during_the_fight_can_be_drunk_before_the_roll():
    """M7.5: p2 gives p1 the strength potion; p1 may drink it before the dice are cast."""
    match = with_p2("ham", potions={"p2": "strength"})
    play(match, "go", "trade p1", "strength", "nothing", "yes")
    assert ["strength"] == player(match, 0).potions
    assert [] == told(match, "TestRolled")


def test_the_limit_of_three_potions_holds_after_each_trade():
    """M7.5a: nobody gets a fourth one, not as a gift and not for nothing; one for one is fine."""
    match = with_p2("ham", potions={"p1": "heal luck mist", "p2": "heal strength stone"})
    play(match, "trade p2")
    assert "M7.5a" == refused(match, "nothing")
    play(match, "mist")
    assert "M7.5a" == refused(match, "nothing")
    play(match, "strength", "yes")
    assert ["heal", "luck", "strength"] == player(match, 0).potions
    assert ["heal", "stone", "mist"] == player(match, 1).potions


def test_only_potions_are_traded_and_only_among_fighters():
    """M7.5, M7.5a: p3 stands on the field but does not fight; keys stay with their owners."""
    match = monster_hall(
        "ham",
        figures={"p2": LAIR, "p3": LAIR},
        potions={"p2": "luck", "p3": "luck"},
        keys={"p1": 1},
    )
    play(match, "stand", "p2", "yes", "done")
    assert ["M7.5a", "M7.5a"] == [refused(match, "trade p3"), refused(match, "trade p1")]
    play(match, "trade p2")
    assert "M7.5" == refused(match, "key")


def test_what_is_not_there_is_not_traded():
    """M7.5a: nothing for nothing is no trade, and nobody gives what they do not have."""
    match = with_p2("ham", potions={"p2": "luck"})
    play(match, "trade p2")
    assert "M7.5a" == refused(match, "heal")
    play(match, "nothing")
    assert ["M7.5a", "M7.5a"] == [refused(match, "nothing"), refused(match, "heal")]


def test_a_healing_potion_may_be_put_in_by_anybody_during_the_fight():
    """M7.5, M6.5a: p3 fights nobody and drinks while p2 is asked."""
    match = monster_hall("ham", figures=NEXT_DOOR, life={"p3": 5}, potions={"p3": "heal"})
    play(match, "stand", "p2")
    match.interject(2, "drink heal")
    assert (13, (1, "join")) == (player(match, 2).life, asked(match))
