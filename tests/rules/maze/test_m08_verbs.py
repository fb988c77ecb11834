"""M8.1, M7.1: what cards do to characters and their things, by cards of the default pack."""

from __future__ import annotations

import pytest

from rules.maze.halls import (
    LAIR,
    action_hall,
    asked,
    corridor,
    invested,
    look,
    monster_hall,
    options,
    own_pack,
    pass_turn,
    play,
    player,
    players,
    refused,
    told,
)

HALL = corridor(1, "straight", "straight_action", "straight", "straight")


def fate(card, face, *more, **facts):
    """A fate table with its die told, and further dice of the one who undergoes it."""
    dice = {"die.p1": [face, *more], **facts.pop("told", {})}
    return play(action_hall(card, told=dice, **facts), "stand")


# Damage, life, points, omens


@pytest.mark.parametrize(
    ("card", "dice", "level", "life"),
    [
        ("wheel", ("2",), 1, 18),
        ("wheel", ("1",), 4, 13),
        ("mushrooms", ("1", "4"), 1, 15),
    ],
)
def test_damage_is_a_number_the_level_or_a_die_less_toughness(card, dice, level, life):
    """M8.1, M2.3a: `damage`: 3; 4 + level; 2 + die; each lowered once by 1."""
    assert life == player(fate(card, *dice, level=level)).life


def test_heal_gives_life_up_to_twenty():
    """M8.1, M6.3a: `heal`: 5, and 6 + die."""
    assert [14, 20] == [player(fate("wheel", "4", life={"p1": n})).life for n in (9, 17)]
    assert 14 == player(fate("larder", "6", "3", life={"p1": 5})).life


def test_a_point_is_invested_at_once_or_lost():
    """M8.1, M2.5: `point`: the owner picks an ability below 5; with all five at 5 it is lost."""
    match = fate("wheel", "6", points={"p1": "strength 5 speed 1"})
    assert (0, "point") == asked(match)
    assert "M2.1" == refused(match, "strength")
    play(match, "speed")
    assert 2 == invested(match, 0, "speed")
    full = "strength 5 dexterity 5 intelligence 5 toughness 5 speed 5"
    assert [(0,)] == told(fate("wheel", "6", points={"p1": full}), "PointLost")


def test_unpoint_takes_an_invested_point_or_does_five_damage():
    """M8.1, M2.1: `unpoint`: the Contract, by choice among abilities that hold one."""
    goods = {"gear": ["pan"], "potion": ["heal", "luck"]}
    match = action_hall("contract", points={"p1": "strength 2 speed 1"}, told=goods)
    play(match, "stand", "green")
    assert ((0, "unpoint"), ["strength", "speed"]) == (asked(match), options(match))
    assert "M2.1" == refused(match, "toughness")
    play(match, "strength")
    assert ((1, "pan"), ["heal", "luck"]) == (
        (invested(match, 0, "strength"), player(match).gear),
        player(match).potions,
    )
    match = play(action_hall("contract", points={"p1": ""}, told=goods), "stand", "green")
    assert 15 == player(match).life


def test_shift_moves_a_point_and_may_be_declined():
    """M8.1, M2.1: `shift`: the Exchanger's red side."""
    match = action_hall("exchanger", points={"p1": "strength 2 speed 5"}, life={"p1": 9})
    play(match, "stand", "red")
    assert (0, "shift") == asked(match)
    wrong = ("strength>speed", "strength>strength", "toughness>strength")
    assert ["M2.1"] * 3 == [refused(match, text) for text in wrong]
    play(match, "speed>toughness")
    assert (4, 1, 12) == (
        invested(match, 0, "speed"),
        invested(match, 0, "toughness"),
        player(match).life,
    )
    match = play(action_hall("exchanger"), "stand", "red", "done")
    assert 1 == invested(match, 0, "strength")


def test_an_omen_replaces_an_older_one_and_dies_with_its_owner():
    """M8.1: `omen`: the Small Gods' +1 for the -2 that lay there; none after a death."""
    match = play(action_hall("small_gods", omens={"p1": -2}), "stand", "red")
    assert 1 == player(match).omen
    match = fate("wheel", "2", "3", "3", omens={"p1": 3}, life={"p1": 1})
    assert (0, "c3r8") == (player(match).omen, player(match).field)


def test_skip_costs_the_next_own_turn_and_two_of_them_are_one():
    """M8.1: `skip`: p2 misses a turn anyway when the Armchair swallows p1 and p2."""
    match = monster_hall(
        "armchair", figures={"p2": LAIR}, skips="p2", told={"die.p1": ["1"], "die.p2": ["1"]}
    )
    play(match, "stand", "p2", "yes")
    assert ([(1,)], (2, "turn")) == (told(match, "Skipped"), asked(match))
    pass_turn(match)
    assert ([(1,), (0,)], (1, "turn")) == (told(match, "Skipped"), asked(match))


def test_again_is_one_more_turn_at_most_one_in_a_row():
    """M8.1: `again`: the Luggage, then the Draught in the extra turn: no third one."""
    kinds = ("straight", "straight_action", "straight_action", "straight")
    match = fate(
        "luggage",
        "3",
        "1",
        "6",
        tiles={"L1": corridor(1, *kinds)},
        told={"action": ["luggage", "draught"]},
    )
    assert (0, "turn") == asked(match)
    play(match, "move", "face")
    assert ([(0,)], (1, "turn")) == (told(match, "ExtraTurn"), asked(match))


# Things


def test_draw_gives_potions_equipment_and_keys_within_the_limits():
    """M8.1, M2.6, M2.7: `draw`: the Tap's two potions, a piece to choose, a key for a free hand."""
    match = fate("tap", "5", potions={"p1": "mist mist"}, told={"potion": ["luck", "stone"]})
    assert (0, "too_many") == asked(match)
    play(match, "discard luck")
    assert ["stone", "mist", "mist"] == player(match).potions
    match = play(fate("luggage", "5", gear={"p1": "pan"}, told={"gear": ["hat"]}), "take")
    assert ("hat", ["pan"]) == (player(match).gear, look(match).discards["gear"])
    assert [1, 5] == [player(fate("wheel", "5", keys={"p1": n})).keys for n in (0, 5)]


def test_lose_takes_what_owner_reader_or_chance_names():
    """M8.1, M2.7a: `lose`: the reader picks at the Birthday, chance at the Cat's; the key at the Minotaur's."""
    match = fate("birthday", "1", potions={"p1": "heal luck"}, keys={"p1": 2})
    assert ((1, "lose_potion"), ["heal", "luck"]) == (asked(match), options(match))
    assert "M2.7" == refused(match, "mist")
    play(match, "heal")
    assert (["luck"], 1, 2) == (player(match).potions, player(match).keys, player(match).omen)
    thief = {"die.p1": ["1"], "thief": ["luck"]}
    match = play(monster_hall("cat", potions={"p1": "heal luck"}, told=thief), "stand", "keep")
    assert ["heal"] == player(match).potions
    match = play(monster_hall("minotaur", keys={"p1": 1}, told={"die.p1": ["1"]}), "stand")
    assert (0, 8) == (player(match).keys, look(match).markers["key"])


def test_steal_takes_from_figures_of_the_level_within_the_limits():
    """M8.1, M2.7: `steal`: a potion of p2 or p3, then the only key there is."""
    match = action_hall(
        "lost_property",
        potions={"p2": "heal", "p3": "luck"},
        keys={"p3": 1},
        figures={"p2": "c6r8"},
    )
    play(match, "stand", "green")
    assert ((0, "steal"), ["p2 heal", "p3 luck"]) == (asked(match), options(match))
    assert "M2.7" == refused(match, "p2 luck")
    play(match, "p3 luck")
    assert (["luck"], 1, 0) == (player(match).potions, player(match).keys, player(match, 2).keys)
    full = {"p1": "mist mist heal", "p2": "heal"}
    match = play(action_hall("lost_property", potions=full), "stand", "green")
    assert ["heal"] == player(match, 1).potions


def test_steal_reaches_nobody_on_another_level():
    """M8.1: on the same level, or nothing."""
    two = {"L1": HALL, "L2": corridor(2, "straight", row=3)}
    match = action_hall(
        "lost_property", tiles=two, figures={"p2": "c3r3"}, potions={"p2": "heal"}, keys={"p2": 1}
    )
    play(match, "stand", "green")
    assert ([], 0) == (player(match).potions, player(match).keys)


# Whom it comes to


def test_everyone_here_is_the_level_the_one_who_undergoes_first():
    """M8.1, M10.1a: p2 undergoes it; p3 on level 2 is spared; p1 dies and loses no turn."""
    two = {"L1": HALL, "L2": corridor(2, "straight", row=3)}
    match = action_hall(
        "bad_mood",
        seats=4,
        tiles=two,
        figures={"p1": "c6r8", "p2": LAIR, "p3": "c3r3"},
        life={"p1": 2},
        active="p2",
        told={"die.p2": ["1"], "die.p1": ["5", "5"]},
    )
    play(match, "stand")
    assert [1, 3, 0] == [seat for seat, *_ in told(match, "Damaged")]
    assert ([10, 18, 20, 18], "c3r8") == (players(match, "life"), player(match).field)
    pass_turn(pass_turn(match))
    assert (0, "turn") == asked(match)


def test_others_here_are_all_but_the_one_who_undergoes_it():
    """M8.1: the Lost Property's red side: a potion for each other figure, a point for p1."""
    match = action_hall("lost_property", told={"potion": ["heal", "luck"]})
    play(match, "stand", "red", "speed")
    assert [[], ["heal"], ["luck"]] == players(match, "potions")


def test_a_step_for_the_reader_comes_to_the_reader(tmp_path):
    """M8.1, M7.1a: `reader`: no card of ours says it; here the Wheel's third line does."""
    line = (r"^do = \[\{ skip = 1 \}\]$", "do = [{ reader = [{ skip = 1 }] }]")
    match = fate("wheel", "3", pack=own_pack(tmp_path, actions=[line]))
    assert ([(1,)], (2, "turn")) == (told(match, "WillSkip"), asked(match))


def everyone_in(folder, *steps):
    """The Bad Mood's first line with other steps for everyone on the level."""
    line = (r"everyone_here = \[\{ damage = 3 \}\]", f"everyone_here = [{', '.join(steps)}]")
    return own_pack(folder, actions=[line])


def test_the_rest_of_a_card_for_everyone_is_void_for_the_dead(tmp_path):
    """M10.1a, M8.1: p2 and p1 die of the first step; the second one heals only p3."""
    pack = everyone_in(tmp_path, "{ damage = 3 }", "{ heal = 4 }")
    dice = {"die.p1": ["1", "2", "2"], "die.p2": ["3", "3"]}
    match = play(
        action_hall("bad_mood", pack=pack, life={"p1": 1, "p2": 1, "p3": 9}, told=dice), "stand"
    )
    assert [4, 6, 11] == players(match, "life")


@pytest.mark.parametrize("step", ["{ lose = 'potion', by = 'reader' }", "{ swap = 'reader' }"])
def test_the_reader_picks_for_the_others_when_the_one_who_underwent_it_is_dead(tmp_path, step):
    """M7.1a, M10.1a: p1 dies of the first step; for p2 the reader, p2, still picks."""
    match = action_hall(
        "bad_mood",
        seats=4,
        pack=everyone_in(tmp_path, "{ damage = 3 }", step),
        life={"p1": 1},
        potions={"p2": "heal luck", "p3": "heal luck"},
        told={"die.p1": ["1", "2", "2"]},
    )
    play(match, "stand")
    assert 1 == match.ask.seat


def test_the_rest_of_a_step_for_the_reader_is_void_for_a_dead_reader(tmp_path):
    """M10.1a, M7.1a: p2 reads and dies of the damage; neither omen nor missed turn come after it."""
    steps = "{ damage = 9 }, { skip = 1 }, { omen = 2 }"
    line = (r"^do = \[\{ skip = 1 \}\]$", f"do = [{{ reader = [{steps}] }}]")
    match = fate("wheel", "3", pack=own_pack(tmp_path, actions=[line]), life={"p2": 2})
    assert [1] == [seat for seat, *_ in told(match, "Died")]
    assert ([], [], (1, "turn")) == (
        told(match, "WillSkip"),
        told(match, "OmenLaid"),
        asked(match),
    )


def test_a_point_that_cannot_be_moved_is_refused_for_the_ability_it_would_go_to():
    """M2.1, M8.1: the Exchanger: strength is full, speed is empty."""
    points = {"p1": "strength 5 dexterity 1"}
    match = play(action_hall("exchanger", points=points), "stand", "red")
    assert "strength" in match.why_not("dexterity>strength").sentence
    assert "speed" in match.why_not("speed>dexterity").sentence


def test_who_has_escaped_takes_no_other_turn(tmp_path):
    """M8.1, M9.5: another turn and free steps through a portal: the next player is asked."""
    line = (r"^do = \[\{ skip = 1 \}\]$", "do = [{ again = 1 }, { stride = 3 }]")
    hall = {**corridor(5, "straight", "straight_action", "straight"), "c7r8": "stairs ew"}
    match = fate("wheel", "3", pack=own_pack(tmp_path, actions=[line]), level=5, tiles={"L5": hall})
    play(match, "c7r8")
    assert ([(0,)], (1, "turn")) == (told(match, "ExtraTurn"), asked(match))


def test_the_dead_walk_no_free_steps(tmp_path):
    """M10.1a: the steps were given, and then the card killed."""
    line = (r"^do = \[\{ skip = 1 \}\]$", "do = [{ stride = 3 }, { damage = 9 }]")
    pack = own_pack(tmp_path, actions=[line])
    match = fate("wheel", "3", "2", "2", pack=pack, life={"p1": 1})
    assert ((1, "turn"), "c3r8", 4) == (asked(match), player(match).field, player(match).life)
