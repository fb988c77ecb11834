"""M7.5, M6.5a: a potion drunk out of turn while a question about that very potion is open.

Nobody is waited for: the open question is asked anew, or is settled; it never stays without an
answer, and nothing is given away twice.
"""

from __future__ import annotations

from rules.maze.halls import (
    LAIR,
    action_hall,
    asked,
    monster_hall,
    options,
    play,
    player,
    players,
    told,
)

HURT = {"p1": 5, "p2": 5, "p3": 5}


def together(**facts):
    """p1 and p2 are about to fight the Ham; both are hurt and may drink."""
    match = monster_hall("ham", **{"figures": {"p2": LAIR}, "life": HURT, **facts})
    return play(match, "stand", "p2", "yes")


def goes_on(match):
    """Whether the game can go on from here: some answer is possible."""
    return match.outcome is not None or len(options(match)) > 0


def test_a_potion_drunk_while_the_trade_is_offered_is_not_handed_over():
    """M7.5a: p1 asks for p2's healing potion; p2 drinks it first, then says yes."""
    match = together(potions={"p2": "heal"})
    play(match, "trade p2", "nothing", "heal")
    assert (1, "trade_agree") == asked(match)
    match.interject(1, "drink heal")
    assert goes_on(match)
    if asked(match) == (1, "trade_agree") and "yes" in options(match):
        play(match, "yes")
    assert ([[], []], 13) == (players(match, "potions")[:2], player(match, 1).life)


def test_the_giver_may_drink_what_was_offered():
    """M7.5a: p1 offers a healing potion for nothing and drinks it while p2 thinks."""
    match = together(potions={"p1": "heal"})
    play(match, "trade p2", "heal", "nothing")
    match.interject(0, "drink heal")
    assert goes_on(match)
    if asked(match) == (1, "trade_agree") and "yes" in options(match):
        play(match, "yes")
    assert ([[], []], 13) == (players(match, "potions")[:2], player(match, 0).life)


def test_a_trade_without_anything_left_to_want_is_over():
    """M7.5a: p1 is asked what they want; p2 drinks the only thing there was."""
    match = together(potions={"p2": "heal"})
    play(match, "trade p2", "nothing")
    assert (0, "trade_for") == asked(match)
    match.interject(1, "drink heal")
    assert goes_on(match)


def test_a_trade_without_anything_left_to_give_is_over():
    """M7.5a: p1 is asked what they give; both drink what they have."""
    match = together(potions={"p1": "heal", "p2": "heal"})
    play(match, "trade p2")
    assert (0, "trade_give") == asked(match)
    match.interject(0, "drink heal")
    match.interject(1, "drink heal")
    assert goes_on(match)


def test_a_helper_with_two_potions_drinks_one_and_pays_the_other():
    """M7.4b, M8.1: the Tax Demon takes a potion from each; p2 drinks one of two while p1 picks."""
    match = monster_hall(
        "taxdemon",
        figures={"p2": LAIR},
        life=HURT,
        potions={"p1": "luck mist", "p2": "heal heal"},
        told={"die.p1": ["1"], "die.p2": ["1"]},
    )
    play(match, "stand", "p2", "yes")
    for _ in range(9):
        if match.ask.kind in ("ready", "luck"):
            play(match, "go" if match.ask.kind == "ready" else "keep")
    play(match, "green")
    assert (0, "pay_potion") == asked(match)
    match.interject(1, "drink heal")
    assert "M8.1" == match.why_not_interject(1, "drink heal").rule
    play(match, "mist", "heal")
    assert ([["luck"], []], 13) == (players(match, "potions")[:2], player(match, 1).life)


def test_what_the_reader_would_take_may_be_drunk_first():
    """M8.1, M6.5a: the reader is asked which potion goes; p1 drinks both; nothing is lost twice."""
    match = action_hall(
        "birthday", life=HURT, potions={"p1": "heal strength"}, told={"die.p1": ["1"]}
    )
    play(match, "stand", "go")
    assert (1, "lose_potion") == asked(match)
    for potion in ("heal", "strength"):
        if match.why_not_interject(0, f"drink {potion}") is None:
            match.interject(0, f"drink {potion}")
    assert goes_on(match)


def test_what_would_be_stolen_may_be_drunk_first():
    """M8.1, M6.5a: p1 picks among two potions, one of which is drunk meanwhile."""
    match = action_hall("lost_property", life=HURT, potions={"p2": "heal", "p3": "heal"})
    play(match, "stand", "green")
    assert (0, "steal") == asked(match)
    match.interject(1, "drink heal")
    assert goes_on(match)


def test_who_drinks_the_fourth_potion_out_of_turn_discards_no_other():
    """M2.7, M2.6a: four potions, one put in: three are left, and three may be kept."""
    match = action_hall(
        "tap",
        life=HURT,
        potions={"p1": "mist mist"},
        told={"die.p1": ["5"], "potion": ["heal", "luck"]},
    )
    play(match, "stand")
    assert (0, "too_many") == asked(match)
    match.interject(0, "drink heal")
    assert goes_on(match)
    assert (1, "turn") == asked(match)
    assert ["luck", "mist", "mist"] == player(match).potions


def test_a_luck_potion_is_there_as_long_as_its_die_lies():
    """M6.5: nothing but luck answers a die; the other potions wait."""
    match = monster_hall("ham", life=HURT, potions={"p1": "luck heal"}, told={"die.p1": ["1"]})
    play(match, "stand")
    if asked(match) == (0, "ready"):
        play(match, "go")
    match.interject(0, "drink heal")
    assert ["keep", "turn"] == options(match)
    play(match, "turn")
    assert [(0, 0, 7, 3, 1)] == told(match, "TestDone")
