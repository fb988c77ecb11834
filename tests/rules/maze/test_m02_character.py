"""M2 Character: points in secret, what abilities are worth, and the limits of what one carries."""

from __future__ import annotations

import pytest
from corridors import (
    ABILITIES,
    abilities,
    asked,
    create,
    fight,
    go,
    invested,
    life,
    look,
    maze,
    names,
    opened,
    options,
    own_pack,
    play,
    player,
    refused,
    told_of,
    why_not,
)

from madmage.kernel.error import ChoiceRefused, SetupRefused

BONUS = [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)]
FLAT = {"bonus_table": "0,0,1,1,1,2"}
ALL_FIVE = " ".join(f"{name} 5" for name in ABILITIES)


def struck(card="statue", roll="1", **facts):
    """p1, without strength, walks into a monster and loses; the life lost."""
    points = {"p1": facts.pop("points", "")}
    match = maze(
        "monster", points=points, rolls={"p1": f"3 {roll}"}, told={"monster": [card]}, **facts
    )
    before = life(match)
    fight(match)
    go(match)
    return before - life(match)


def beaten(card, told=None, **facts):
    """p1, all strength, walks into a monster and wins."""
    script = {"monster": [card], **(told or {})}
    match = maze("monster", rolls={"p1": "3 6"}, told=script, **facts)
    fight(match)
    go(match)
    return match


def chest(new, **facts):
    """p1 walks to a chest with a key and opens it."""
    match = maze("chest", "plain", keys={"p1": 1}, rolls={"p1": "1"}, told={"gear": [new]}, **facts)
    play(match, "move", "open")
    return match


# M2.1


def test_everybody_begins_with_twenty_life_and_five_points_to_invest():
    """M2.1: five abilities, five points."""
    match = opened(3)
    create(match, "strength 1 dexterity 1 intelligence 1 toughness 1 speed 1", "speed 5")
    assert [20, 20, 20] == [one.life for one in look(match).players]
    assert dict.fromkeys(ABILITIES, 1) == invested(match, 0)
    assert [{"speed": 5}, {"strength": 5}] == [invested(match, seat) for seat in (1, 2)]


def test_no_more_than_five_points_are_invested_in_one_ability():
    """M2.1: a point won later cannot go where there are five already."""
    match = beaten("ham")
    assert "point" == asked(match)[1]
    assert "M2.1" == refused(match, "strength")
    assert "strength" not in options(match)
    play(match, "speed")
    assert {"strength": 5, "speed": 1} == invested(match)


@pytest.mark.parametrize(("cap", "after"), [("capped", 20), ("uncapped", 23)])
def test_life_rises_above_twenty_only_by_a_ruling(cap, after):
    """M2.1, M11 `life_cap`: 19 and 4 for the ham."""
    match = beaten("ham", life={"p1": 19}, rulings={"life_cap": cap})
    play(match, "speed")
    assert after == life(match)


# M2.1a


def test_nobody_sees_the_points_of_others_before_all_are_made():
    """M2.1a: not in the view, not in the log, not in the question."""
    match = opened(3)
    play(match, "strength", "strength", "speed", "speed", "speed", "dexterity")
    for viewer, seen in ((0, {"strength": 2, "speed": 3}), (1, {"dexterity": 1})):
        assert seen == invested(match, viewer)
        others = [one for one in look(match, viewer).players if one.seat != viewer]
        assert [None, None] == [one.abilities for one in others]
    assert [None] * 3 == [one.abilities for one in look(match, -1).players]
    assert [] == match.known_events(2) == match.known_events(-1)
    assert (1, "create") == asked(match)
    assert () == match.view(0).known.ask.options


def test_the_characters_are_shown_together_and_before_the_first_tile():
    """M2.1a: with the very last point, all at once."""
    match = opened(3)
    play(match, *["strength"] * 5, *["speed"] * 5, *["toughness"] * 4)
    assert (1, "creating") == (len(look(match).tiles), look(match).phase)
    events = match.choose("toughness")
    assert ["CharacterMade"] * 3 == names(events)[:3]
    assert names(events).index("StartRolled") == 3
    for viewer in (-1, 0, 1, 2):
        sheets = [one.abilities for one in look(match, viewer).players]
        assert [5, 5, 5] == [
            sheets[0]["strength"].invested,
            sheets[1]["speed"].invested,
            sheets[2]["toughness"].invested,
        ]


def test_no_point_may_be_kept_back():
    """M2.1a: there is nothing to choose but abilities until all five are invested."""
    match = opened(3)
    for _ in range(5):
        assert set(options(match)) <= set(ABILITIES)
        match.choose("speed")
    assert (1, "create") == asked(match)


def test_the_same_character_is_made_in_one_way_only():
    """M2.1a: points are named in the order of the abilities."""
    match = opened(3)
    match.choose("intelligence")
    assert "M2.1a" == refused(match, "strength")
    assert ["intelligence", "toughness", "speed"] == options(match)


def test_a_secret_choice_is_taken_back_by_whoever_made_it():
    """M2.1a: freely by its owner; others need their consent, and still learn nothing."""
    match = opened(3)
    play(match, "dexterity", "speed")
    assert match.why_not_undo(seat=1) is not None
    assert "speed" not in match.why_not_undo(seat=1).lower()
    with pytest.raises(ChoiceRefused):
        match.undo(seat=1)
    assert match.why_not_undo(seat=0) is None
    move = match.undo(seat=0)
    assert "speed" not in match.move_text(move, 1).lower()
    assert {"dexterity": 1} == invested(match, 0)
    match.undo([0], seat=1)
    assert {} == invested(match, 0)


def test_once_they_are_shown_taking_back_takes_everybodys_consent():
    """M2.1a: all have learned all characters."""
    match = opened(3)
    create(match)
    assert (0, 1, 2) == match.learners()
    with pytest.raises(ChoiceRefused):
        match.undo([0], seat=2)
    match.undo(range(3), seat=2)
    assert look(match, 0).players[1].abilities is None


# M2.2


def test_equipment_and_potions_lift_strength_dexterity_and_intelligence_above_five():
    """M2.2: 5 points, 3 for the pan and 3 for a potion; the test counts them all."""
    match = maze(
        "monster",
        gear={"p1": "pan"},
        potions={"p1": "strength"},
        rolls={"p1": "1 1"},
        told={"monster": ["golem"]},
    )
    assert 8 == abilities(match)["strength"]
    fight(match)
    events = play(match, "drink strength")
    assert (0, 12, 6, 1) == told_of(events, "TestDone")[0]


@pytest.mark.parametrize(
    ("gear", "ability", "value"), [("foil", "dexterity", 8), ("encyclopedia", "intelligence", 9)]
)
def test_the_limit_of_five_holds_for_invested_points_only(gear, ability, value):
    """M2.2."""
    match = maze("plain", points={"p1": f"{ability} 5"}, gear={"p1": gear})
    assert value == abilities(match)[ability]
    assert {ability: 5} == invested(match)


# M2.3


@pytest.mark.parametrize(("points", "bonus"), BONUS)
def test_toughness_lowers_every_damage_by_its_table(points, bonus):
    """M2.3: 7 damage of the statue."""
    assert 7 - bonus == struck(points=f"toughness {points}")


@pytest.mark.parametrize(("points", "bonus"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2)])
def test_another_bonus_table_holds_for_toughness_and_speed(points, bonus):
    """M2.3, M2.4, M11 `bonus_table`."""
    assert 7 - bonus == struck(points=f"toughness {points}", rulings=FLAT)
    match = maze("plain", points={"p1": f"speed {points}"}, rolls={"p1": "2"}, rulings=FLAT)
    match.choose("move")
    assert 2 + bonus == look(match).steps


@pytest.mark.parametrize("table", ["0,1,1,2,2,4", "1,0,1,2,2,3", "0,1,2", "0,1,1,2,2,3,3"])
def test_a_bonus_is_never_more_than_three_and_never_falls(table):
    """M2.3, M11 `bonus_table`."""
    with pytest.raises(SetupRefused) as caught:
        opened(3, rulings={"bonus_table": table})
    assert "M2.3" == caught.value.rule


# M2.3a


def test_damage_is_not_lowered_below_nothing():
    """M2.3a: 3 damage for everybody; toughness 5 takes none of it, nobody gains life."""
    match = maze(
        "action",
        points={"p1": "toughness 5", "p2": "toughness 1", "p3": ""},
        rolls={"p1": "1 1"},
        told={"action": ["bad_mood"]},
    )
    fight(match)
    assert [20, 18, 17] == [life(match, seat) for seat in range(3)]


def test_each_damage_is_lowered_once(tmp_path):
    """M2.3a: two damages of 3 in one branch are lowered separately, 2 each."""
    twice = "do = [{ damage = 3 }, { damage = 3 }]"
    pack = own_pack(
        tmp_path, monsters=[(r'do = \[\{ damage = 3, plus = "level" \}\](?=\n+\[statue\])', twice)]
    )
    assert 4 == struck("ham", points="toughness 1", pack=pack)


def test_life_paid_as_a_price_is_not_damage():
    """M2.3a: the leeches take all seven, whatever the toughness."""
    match = maze(
        "action", points={"p1": "toughness 5"}, rolls={"p1": "1"}, told={"action": ["leeches"]}
    )
    fight(match)
    play(match, "green")
    assert 13 == life(match)


@pytest.mark.parametrize(
    ("gear", "ability"), [("pan", "dexterity"), ("picks", "toughness"), ("steeple", "speed")]
)
def test_an_ability_with_equipment_never_counts_below_nothing(gear, ability):
    """M2.3a: -1 or -2 on nothing is nothing."""
    match = maze("plain", gear={"p1": gear}, rolls={"p1": "1"})
    assert 0 == abilities(match)[ability]
    assert 0 == player(match).abilities[ability].bonus
    match.choose("move")
    assert 1 == look(match).steps


def test_a_potion_lifts_from_below_zero_as_equipment_left_it():
    """M2.3a: points, equipment and potions are added up before the floor: 0 - 1 + 3."""
    match = maze("plain", gear={"p1": "pan"}, boosts={"p1": "dexterity 3"})
    assert 2 == abilities(match)["dexterity"]


def test_what_exceeds_five_in_toughness_and_speed_is_void():
    """M2.3a: plate armour on 5 toughness, skates on 3 speed: never more than 3."""
    assert 4 == struck(points="toughness 5", gear={"p1": "plate"})
    match = maze("plain", points={"p1": "speed 3"}, gear={"p1": "skates"}, rolls={"p1": "1"})
    match.choose("move")
    assert 4 == look(match).steps


# M2.4


@pytest.mark.parametrize(("points", "bonus"), BONUS)
def test_speed_adds_steps_by_the_same_table(points, bonus):
    """M2.4."""
    match = maze("plain", points={"p1": f"speed {points}"}, rolls={"p1": "2"})
    match.choose("move")
    assert 2 + bonus == look(match).steps


# M2.5


def test_plus_one_ability_is_a_free_point_invested_at_once():
    """M2.5: by its owner's choice, and nothing else happens before."""
    match = beaten("drain")
    assert ((0, "point"), set(ABILITIES) - {"strength"}) == (asked(match), set(options(match)))
    play(match, "toughness")
    assert {"strength": 5, "toughness": 1} == invested(match)


def test_a_point_is_lost_when_all_five_abilities_are_full():
    """M2.5."""
    match = maze(
        "monster", points={"p1": ALL_FIVE}, rolls={"p1": "1 6"}, told={"monster": ["drain"]}
    )
    assert "PointLost" in names(fight(match))
    assert dict.fromkeys(ABILITIES, 5) == invested(match)


@pytest.mark.parametrize(("points", "after"), [(3, 4), (5, 5)])
def test_by_a_ruling_the_tested_ability_rises(points, after):
    """M2.5, M11 `plus_ability`: no question; a full ability stays as it is."""
    match = beaten(
        "drain", points={"p1": f"strength {points}"}, rulings={"plus_ability": "tested_ability"}
    )
    assert ((1, "turn"), {"strength": after}) == (asked(match), invested(match))


# M2.6, M2.6a


def test_equipment_is_added_and_the_points_stay_where_they_are():
    """M2.6: +3 strength, -1 dexterity."""
    match = chest("pan", points={"p1": "strength 2 dexterity 3"})
    assert (5, 2) == (abilities(match)["strength"], abilities(match)["dexterity"])
    assert {"strength": 2, "dexterity": 3} == invested(match)


@pytest.mark.parametrize(
    ("answer", "kept", "left"), [("keep", "foil", "pan"), ("take", "pan", "foil")]
)
def test_with_a_second_piece_one_is_chosen_and_the_other_discarded(answer, kept, left):
    """M2.6, M2.6a: at once, after seeing the new one."""
    match = chest("pan", gear={"p1": "foil"})
    assert (0, "gear") == asked(match)
    assert ["GearDrawn"] == [n for n in names(match.moves[-1].events) if n.startswith("Gear")]
    play(match, answer)
    assert (kept, [left]) == (player(match).gear, look(match).discards["gear"])
    assert (1, "turn") == asked(match)


def fourth(held, drawn, **facts):
    """p1 walks into spoons that give a potion."""
    return beaten(
        "spoons",
        {"potion": [drawn]},
        points={"p1": "dexterity 5"},
        potions={"p1": held},
        **facts,
    )


def test_a_fourth_potion_means_choosing_one_to_discard():
    """M2.7: any of the four, and the same kind twice is one choice."""
    match = fourth("mist mist rewrite", "speed")
    assert ["discard mist", "discard rewrite", "discard speed"] == sorted(options(match))
    play(match, "discard mist")
    assert ["mist", "rewrite", "speed"] == sorted(player(match).potions)
    assert ["mist"] == look(match).discards["potion"]


@pytest.mark.parametrize("potion", ["heal", "strength", "stone"])
def test_a_fourth_potion_may_be_drunk_instead(potion):
    """M2.6a: if it may be drunk then."""
    match = fourth("mist mist rewrite", potion, life={"p1": 5})
    events = play(match, f"drink {potion}")
    assert "Drank" in names(events)
    assert ["mist", "mist", "rewrite"] == sorted(player(match).potions)
    assert [potion] == look(match).discards["potion"]
    assert (13 if potion == "heal" else 5) == life(match)


@pytest.mark.parametrize(
    ("potion", "rule"),
    [("speed", "M6.5"), ("mist", "M6.5"), ("rewrite", "M6.5a"), ("luck", "M6.5")],
)
def test_a_fourth_potion_that_may_not_be_drunk_now_is_discarded(potion, rule):
    """M2.6a: haste before a move, mist on a walk, drafts before a roll, luck after one."""
    match = fourth("heal heal heal", potion, life={"p1": 5})
    if asked(match)[1] == "luck":
        play(match, "keep")
    assert rule == why_not(match, f"drink {potion}")
    play(match, f"discard {potion}")
    assert ["heal"] * 3 == player(match).potions


def test_three_potions_may_be_held_without_a_question():
    """M2.7: the third is simply taken."""
    match = fourth("heal heal", "heal")
    assert (["heal"] * 3, (1, "turn")) == (player(match).potions, asked(match))
