"""M12.1, M6.5: haste, stone skin, mist and second drafts, as their cards say."""

from __future__ import annotations

import pytest
from corridors import (
    ROOM,
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
    place,
    play,
    player,
    refused,
    tile,
    told_of,
    why_not,
)

WEAK = {"p1": ""}


# Haste


@pytest.mark.parametrize(("count", "steps"), [(1, 10), (2, 14)])
def test_haste_gives_four_steps_beyond_the_limit_of_speed(count, steps):
    """Haste: a three, 3 for speed 5, and 4 for each potion."""
    match = maze(
        "plain", points={"p1": "speed 5"}, potions={"p1": "speed speed"}, rolls={"p1": "3"}
    )
    play(match, *["drink speed"] * count, "move")
    assert steps == look(match).steps


def test_haste_is_drunk_before_the_movement_roll_of_ones_own_turn():
    """Haste: not on the walk."""
    match = maze("plain", "plain", potions={"p1": "speed"}, rolls={"p1": "1"})
    match.choose("move")
    assert "M6.5" == refused(match, "drink speed")


def test_haste_explores_too_and_is_over_with_the_turn():
    """Haste: five steps are five tiles; next turn there are none left."""
    match = maze(
        "plain",
        figures={"p1": at(1)},
        potions={"p1": "speed"},
        rolls={"p1": "1 1"},
        told={"tile": ["straight_plain"] * 5},
    )
    play(match, "drink speed")
    assert [(5,)] == told_of(play(match, "move", "explore"), "Explores")
    assert 0 == look(match).haste
    idle(match)
    idle(match)
    match.choose("move")
    assert 1 == look(match).steps


# Stone skin


def stoned(card, toughness=0, deck="monster", **facts):
    """p1 drinks a stone skin before the roll of a card and loses."""
    match = maze(
        deck,
        potions={"p1": "stone"},
        points={"p1": f"toughness {toughness}"},
        rolls={"p1": facts.pop("dice", "1 1")},
        told={deck: [card]},
        **facts,
    )
    fight(match)
    play(match, "drink stone")
    return match


@pytest.mark.parametrize(("toughness", "after"), [(0, 17), (1, 18), (5, 20)])
def test_a_stone_skin_takes_four_off_after_toughness_and_never_below_nothing(toughness, after):
    """Stone skin: seven of the statue, beyond the limit of three."""
    assert after == life(stoned("statue", toughness))


def test_a_stone_skin_is_drunk_before_a_fate_die_and_before_a_choice():
    """Stone skin: the wheel's 4 + level, and five for the red button."""
    assert 19 == life(stoned("wheel", deck="action"))
    match = stoned("buttons", deck="action", dice="1")
    play(match, "red")
    assert 19 == life(match)


def test_life_that_is_paid_goes_through_a_stone_skin():
    """Stone skin, M2.3a: it is no damage."""
    match = stoned("leeches", deck="action", dice="1")
    play(match, "green")
    assert 13 == life(match)


def test_a_stone_skin_lasts_until_the_end_of_the_current_turn():
    """Stone skin: for each damage of it; then it crumbles."""
    match = stoned("statue")
    assert 0 == player(match).stone
    match = maze("plain", potions={"p2": "stone"})
    match.interject(1, "drink stone")
    assert 4 == player(match, 1).stone
    idle(match)
    assert 0 == player(match, 1).stone


def test_a_stone_skin_is_not_wasted_where_nothing_is_to_be_feared():
    """Stone skin: on one's own turn it waits for a card."""
    match = maze("plain", potions={"p1": "stone"})
    assert "M6.5a" == why_not(match, "drink stone")


def test_a_stone_skin_protects_from_a_card_on_anothers_turn():
    """Stone skin: p2 drinks before p1 meets the mage's bad mood."""
    match = maze(
        "action", potions={"p2": "stone"}, rolls={"p1": "1 1"}, told={"action": ["bad_mood"]}
    )
    match.interject(1, "drink stone")
    fight(match)
    assert [17, 20, 17] == [life(match, seat) for seat in range(3)]


# Mist


def test_mist_leads_past_monsters_and_actions():
    """Mist: drunk before the walk, neither stops nor strikes."""
    match = maze("monster", "action", "plain", potions={"p1": "mist"}, rolls={"p1": "3"})
    play(match, "drink mist", "move")
    assert "face" not in options(match)
    events = play(match, "walk", at(3))
    assert "CardRead" not in names(events)
    assert (at(3), "monster") == (place(match), tile(match, at(1)).marker)


def test_mist_may_be_drunk_in_the_middle_of_the_walk():
    """Mist: after the roll."""
    match = maze("monster", "plain", potions={"p1": "mist"}, rolls={"p1": "2"})
    match.choose("move")
    assert {"end", "face", "drink mist"} == set(options(match))
    play(match, "drink mist", "walk", at(2))
    assert at(2) == place(match)


def test_in_mist_one_may_end_beside_a_monster_and_fight_it_next_turn():
    """Mist, M6.4."""
    match = maze("monster", potions={"p1": "mist"}, rolls={"p1": "1"})
    play(match, "drink mist", "move", "walk")
    assert (at(1), (1, "turn"), False) == (place(match), asked(match), look(match).mist)
    idle(match)
    idle(match)
    assert "stand" in options(match)


def test_in_mist_stairs_work_as_always():
    """Mist: they stop the walk."""
    match = maze("plain", "stairs ew", "plain", potions={"p1": "mist"}, rolls={"p1": "3"})
    play(match, "drink mist", "move", "walk")
    assert at(1) == place(match)
    match.undo(range(3))
    play(match, "climb")
    assert 2 == player(match).level


def test_mist_is_no_help_once_a_card_is_drawn():
    """Mist: before the roll of a fight it cannot be drunk."""
    match = maze(
        "monster",
        potions={"p1": "mist strength"},
        rolls={"p1": "1 1"},
        told={"monster": ["statue"]},
    )
    fight(match)
    assert (0, "ready") == asked(match)
    assert "M6.5" == refused(match, "drink mist")


def test_a_second_mist_is_kept():
    """Mist: one is enough."""
    match = maze("monster", potions={"p1": "mist mist"}, rolls={"p1": "1"})
    play(match, "drink mist")
    assert "M6.5" == refused(match, "drink mist")


def test_mist_hides_its_drinker_only():
    """Mist: p2's walk of the next turn stops as ever."""
    match = maze("monster", "plain", potions={"p1": "mist"}, rolls={"p1": "2", "p2": "2"})
    play(match, "drink mist", "move", "end", "move")
    assert {"end", "face"} == set(options(match))


# Second draft


def drafted(deck, first, then, rolls="1 1", **facts):
    """p1 has a second draft and stands before the first roll of a card; the next one is told."""
    match = maze(
        deck,
        potions={"p1": facts.pop("potions", "rewrite")},
        points=facts.pop("points", WEAK),
        rolls={"p1": rolls},
        told={deck: [first, then] if first else [then]},
        **facts,
    )
    fight(match)
    assert (0, "ready") == asked(match)
    return match


@pytest.mark.parametrize(
    ("deck", "first", "then", "after"),
    [
        ("monster", "statue", "wall", 14),
        ("action", "leeches", "pit", 15),
        ("action", "wheel", "pit", 15),
    ],
)
def test_a_second_draft_discards_the_card_and_has_the_next_one_read(deck, first, then, after):
    """Second draft: before the first roll or choice; the marker stays."""
    match = drafted(deck, first, then)
    play(match, "drink rewrite")
    assert [first] == look(match).discards[deck]
    assert (after, then, deck) == (life(match), tile(match, at(1)).card, tile(match, at(1)).marker)
    assert ["rewrite"] == look(match).discards["potion"]


def test_a_second_draft_works_on_an_open_card():
    """Second draft: before the first roll."""
    match = drafted("monster", None, "wall", cards={at(1): "statue"})
    play(match, "drink rewrite")
    assert ("wall", ["statue"]) == (tile(match, at(1)).card, look(match).discards["monster"])


def test_a_second_draft_of_a_card_with_x_at_its_top_leaves_the_marker():
    """Second draft: that card is simply gone; the new one has no (X)."""
    match = drafted("monster", "spoons", "wall")
    play(match, "drink rewrite")
    assert ("monster", "wall") == (tile(match, at(1)).marker, tile(match, at(1)).card)
    assert ["spoons"] == look(match).discards["monster"]


def test_a_second_draft_comes_too_late_after_the_first_roll():
    """Second draft: the drain's second test is no first."""
    match = drafted("monster", "drain", "wall", "1 1 1", potions="rewrite heal", life={"p1": 10})
    play(match, "go")
    assert (0, "ready") == asked(match)
    assert "M6.5a" == refused(match, "drink rewrite")


def test_a_second_draft_is_for_cards_only():
    """Second draft: there is nothing to rewrite on one's turn."""
    match = maze("plain", potions={"p1": "rewrite"})
    assert "M6.5a" == refused(match, "drink rewrite")


def test_the_branches_of_the_card_read_instead_are_known_to_the_reader_alone():
    """Second draft, M7.1b: the ham lay open to all, the drain is new."""
    match = maze(
        "monster",
        cards={at(1): "ham"},
        potions={"p1": "rewrite heal"},
        life={"p1": 10},
        rolls={"p1": "1"},
        told={"monster": ["drain"]},
    )
    fight(match)
    assert look(match).card.tree is not None
    play(match, "drink rewrite")
    assert "drain" == look(match).card.card
    assert (None, False) == (look(match).card.tree, look(match, 1).card.tree is None)


def test_two_second_drafts_rewrite_twice():
    """Second draft: the new card is fresh again."""
    match = maze(
        "monster",
        potions={"p1": "rewrite rewrite"},
        points=WEAK,
        rolls={"p1": "1 1"},
        told={"monster": ["statue", "golem", "wall"]},
    )
    fight(match)
    play(match, "drink rewrite", "drink rewrite")
    assert ["golem", "statue"] == sorted(look(match).discards["monster"])
    assert 14 == life(match)


def test_a_helper_may_rewrite_the_card_and_the_group_stays():
    """Second draft: read to both; both fight the new card."""
    match = maze(
        "monster",
        potions={"p2": "rewrite"},
        points={"p1": "", "p2": ""},
        rolls={"p1": "1 1", "p2": "1"},
        told={"monster": ["statue", "wall"]},
    )
    play(match, "move", "face", "p2", "yes")
    alone(match)
    if asked(match) == (0, "ready"):
        play(match, "go")
    play(match, "drink rewrite")
    go(match)
    assert [14, 14] == [life(match, seat) for seat in (0, 1)]
    assert (at(1), at(1), ROOM) == tuple(place(match, seat) for seat in range(3))


# Luck


def test_luck_does_not_turn_the_dice_of_new_life():
    """Luck, M10.1: the potion lies under the stone."""
    match = maze(
        "monster",
        potions={"p1": "luck"},
        points=WEAK,
        life={"p1": 1},
        rolls={"p1": "1 1 1 1"},
        told={"monster": ["statue"]},
    )
    fight(match)
    play(match, "keep")
    assert ((1, "turn"), 2, ROOM) == (asked(match), life(match), place(match))


def test_luck_helps_only_the_own_die_of_a_group():
    """Luck, M7.4: p2 turns a one into a six; p1's one stays."""
    match = maze(
        "monster",
        potions={"p2": "luck"},
        points={"p1": "", "p2": ""},
        rolls={"p1": "1 1", "p2": "1"},
        told={"monster": ["statue"]},
    )
    play(match, "move", "face", "p2", "yes")
    alone(match)
    go(match)
    assert (1, "luck") == asked(match)
    play(match, "turn")
    assert 7 == told_of(match.moves[-1].events, "TestDone")[0][1]
