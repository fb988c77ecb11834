"""M7.1 to M7.3: one fighter and a monster card, from the reader to the (X)."""

from __future__ import annotations

import pytest

from rules.maze.halls import (
    LAIR,
    asked,
    corridor,
    invested,
    look,
    maze,
    monster_hall,
    options,
    pass_turn,
    play,
    player,
    players,
    refused,
    tile,
    told,
)

LOSING = {"die.p1": ["1"]}
WINNING = {"die.p1": ["6"]}


def one_roll(face, level=1):
    """The Ham (strength 2 + level) against strength 1: total, target and whether it was won."""
    match = monster_hall("ham", level=level, told={"die.p1": [face]})
    play(match, "stand")
    return told(match, "TestDone")[0][2:]


@pytest.mark.parametrize(
    ("face", "level", "expected"),
    [
        ("3", 1, (4, 3, 1)),
        ("2", 1, (3, 3, 0)),
        ("1", 1, (2, 3, 0)),
        ("5", 4, (6, 6, 0)),
        ("6", 4, (7, 6, 1)),
    ],
)
def test_only_a_sum_higher_than_number_and_level_succeeds(face, level, expected):
    """M7.1: die and ability against number + level; equal or lower fails."""
    assert expected == one_roll(face, level)


def test_success_follows_the_green_branch_and_failure_the_red_one():
    """M7.1: the Ham gives a point and 4 life, or 3 + level damage less toughness."""
    match = play(monster_hall("ham", told=WINNING, life={"p1": 10}), "stand")
    assert (0, "point") == asked(match)
    play(match, "strength")
    assert (2, 14) == (invested(match, 0, "strength"), player(match).life)

    match = play(monster_hall("ham", told=LOSING, life={"p1": 10}), "stand")
    assert (1, 7) == (invested(match, 0, "strength"), player(match).life)


def test_a_branch_may_bring_a_further_test():
    """M7.1: the Thing in the Drain tests strength 3, and in its red branch dexterity 2."""
    match = play(monster_hall("drain", told={"die.p1": ["1", "6"]}), "stand")

    assert [(0, 0, 2, 4, 0), (0, 1, 7, 3, 1)] == told(match, "TestDone")
    assert (18, "drain") == (player(match).life, tile(match, LAIR).card)


def test_the_player_to_the_left_draws_and_reads_the_card():
    """M7.1: whoever fights, the next seat reads; the card was hidden until then."""
    for seat in range(3):
        who = f"p{seat + 1}"
        match = monster_hall(
            "ham", figures={"p1": "c3r8", who: LAIR}, active=who, potions={who: "strength"}
        )
        assert tile(match, LAIR).card is None
        play(match, "stand")
        assert (seat + 1) % 3 == look(match).card.reader
        assert [(seat, 0, 2, 0, (seat + 1) % 3)] == told(match, "CardRead")


def test_the_reader_may_be_on_another_level():
    """M7.1a: next to the left, even on another level."""
    two = {
        "L1": corridor(1, "straight", "straight_monster", "straight"),
        "L2": corridor(2, "straight", row=3),
    }
    match = monster_hall("ham", tiles=two, figures={"p2": "c3r3"}, potions={"p1": "strength"})
    play(match, "stand")

    assert [1, 2] == [player(match, 0).level, player(match, 1).level]
    assert 1 == look(match).card.reader


@pytest.mark.parametrize(("where", "level"), [("out", 1), ("escaped", 5)])
def test_the_reader_is_still_in_the_maze(where, level):
    """M7.1a: who has escaped or left reads nothing; the next one to the left does."""
    match = monster_hall(
        "ham", level=level, figures={"p2": where}, potions={"p1": "strength"}, told=LOSING
    )
    play(match, "stand")
    assert 2 == look(match).card.reader


def test_the_reader_may_be_fighting_along():
    """M7.1a: p2 joins and reads."""
    match = monster_hall("ham", figures={"p2": LAIR}, potions={"p1": "strength"})
    play(match, "stand", "p2", "yes")
    assert ([0, 1], 1) == (look(match).card.fighters, look(match).card.reader)


def test_unread_branches_are_known_to_the_reader_alone():
    """M7.1b: the others, and those who only watch, see what was read out so far."""
    match = play(monster_hall("ham", potions={"p1": "strength"}), "stand")

    cards = {seat: match.view(seat).data.card for seat in (-1, 0, 1, 2)}
    assert {"ham"} == {card.card for card in cards.values()}
    assert [1] == [seat for seat, card in cards.items() if card.tree is not None]
    assert {("strength", 3)} == {(c.test.ability, c.test.target) for c in cards.values()}
    success, failure = cards[1].tree.then.success, cards[1].tree.then.failure
    assert (True, False) == (success.gone, failure.gone)
    assert not any(success.texts["en"] in line for line in match.log(0))


def test_the_log_holds_only_branches_that_were_read():
    """M7.1b: after a failure nobody has heard the green branch."""
    match = play(monster_hall("ham", potions={"p1": "strength"}, told=LOSING), "stand")
    tree = look(match, 1).card.tree
    play(match, "go")

    log = "\n".join(match.log(0))
    assert tree.texts["en"] in log
    assert tree.then.failure.texts["en"] in log
    assert tree.then.success.texts["en"] not in log


def test_a_card_that_lies_open_is_known_to_all_when_it_is_fought_again():
    """M7.1b, M7.2a: only the first reading keeps branches back; an open card is public."""
    match = monster_hall("ham", cards={LAIR: "ham"}, potions={"p1": "strength"}, told=LOSING)
    play(match, "stand")

    assert [True] * 3 == [look(match, seat).card.tree is not None for seat in range(3)]


def test_a_card_marked_in_its_branch_goes_with_its_marker():
    """M7.2: (X) in the green branch: card to its pile, marker to the supply, after all is done."""
    match = monster_hall("ham", told=WINNING)
    assert 7 == look(match).markers["monster"]
    play(match, "stand")
    assert look(match).card.gone
    assert "monster" == tile(match, LAIR).marker
    play(match, "speed")

    assert (None, None) == (tile(match, LAIR).marker, tile(match, LAIR).card)
    assert (["ham"], 8) == (look(match).discards["monster"], look(match).markers["monster"])


@pytest.mark.parametrize(("face", "life"), [("6", 20), ("1", 17)])
def test_a_card_marked_at_its_top_goes_however_it_ends(face, life):
    """M7.2: the Silver Spoons go after success and after failure."""
    match = monster_hall("spoons", told={"die.p1": [face], "potion": ["heal"]})
    play(match, "stand")

    assert (life, None) == (player(match).life, tile(match, LAIR).marker)
    assert ["spoons"] == look(match).discards["monster"]


def test_a_card_that_is_not_marked_stays_open_beside_its_marker():
    """M7.2, M7.2a, M7.3: everybody sees it, and the loser's figure stays on the field."""
    match = play(monster_hall("ham", told=LOSING), "stand")

    assert LAIR == player(match).field
    assert (1, "turn") == asked(match)
    for seat in (-1, 0, 1, 2):
        lair = next(t for t in match.view(seat).data.tiles if t.field == LAIR)
        assert ("monster", "ham") == (lair.marker, lair.card)


def test_an_open_card_is_what_the_next_visitor_fights():
    """M7.2: p2 walks there and meets the same card; nothing is drawn."""
    match = monster_hall(
        "ham", cards={LAIR: "ham"}, figures={"p1": "c3r8", "p2": "c4r8"}, active="p2", told={}
    )
    match = play(match, "move", "face")
    assert [(1, 0, 2, 1, 2)] == told(match, "CardRead")
    assert 29 == look(match).decks["monster"]


def test_the_loser_may_fight_again_or_leave_on_the_next_turn():
    """M7.3, M6.4: p1 lost and stands there; next turn both ways are open."""
    match = play(monster_hall("ham", told=LOSING, life={"p2": 20}), "stand")
    pass_turn(pass_turn(match))

    assert {"move", "regenerate", "stand"} == set(options(match))
    play(match, "stand")
    assert [(0, 0, 2, 0, 1), (0, 0, 2, 1, 1)] == told(match, "CardRead")


def test_the_dead_leave_an_unmarked_card_open():
    """M7.2, M10.1a: no (X) was read: the card stays; a stone lies, the figure starts anew."""
    match = monster_hall("ham", life={"p1": 3}, told={"die.p1": ["1", "3", "5"]}, keys={"p1": 2})
    play(match, "stand")

    assert ("c3r8", 8, 0) == (player(match).field, player(match).life, player(match).keys)
    assert ("ham", 2) == (tile(match, LAIR).card, tile(match, LAIR).grave.keys)


def test_an_x_already_read_takes_the_card_of_the_dead():
    """M7.2, M10.1a: the Housekeeper's red branch is (X); its damage kills, the rest is void."""
    match = monster_hall("housekeeper", life={"p1": 3}, told={"die.p1": ["1", "1", "2", "3"]})
    play(match, "stand")

    assert [] == told(match, "SentHome")
    assert (5, None) == (player(match).life, tile(match, LAIR).marker)
    assert ["housekeeper"] == look(match).discards["monster"]


def test_a_luck_potion_turns_a_test_die_over():
    """M7.1, M6.5: after the roll, 1 becomes 6."""
    match = play(monster_hall("ham", potions={"p1": "luck"}, told=LOSING), "stand", "turn")
    assert [(0, 0, 7, 3, 1)] == told(match, "TestDone")


def test_an_omen_changes_the_next_test_roll_and_is_spent():
    """M7.1: +2 lies before p1; 1 + 1 + 2 is higher than 3."""
    match = play(monster_hall("ham", omens={"p1": 2}, told=LOSING), "stand", "speed")
    assert ([(0, 0, 4, 3, 1)], 0) == (told(match, "TestDone"), player(match).omen)


def test_an_ability_potion_is_drunk_before_the_roll():
    """M7.5, M6.5: strength helps a strength test, and is not offered for another ability."""
    match = monster_hall("ham", potions={"p1": "strength dexterity"}, told=LOSING)
    play(match, "stand")
    assert "M6.5" == refused(match, "drink dexterity")
    play(match, "drink strength")
    assert [(0, 0, 5, 3, 1)] == told(match, "TestDone")


def drunk_late(potion):
    """The die lies there and may be turned over; meanwhile p1 tries to drink something else."""
    match = monster_hall("ham", potions={"p1": f"{potion} luck"}, told=LOSING)
    play(match, "stand", "go")
    assert (0, "luck") == asked(match)
    if match.why_not_interject(0, f"drink {potion}") is None:
        match.interject(0, f"drink {potion}")
    return play(match, "keep")


def test_an_ability_potion_drunk_after_the_roll_does_not_help_it():
    """M6.5, M6.5a: only before the roll it should help."""
    assert [(0, 0, 2, 3, 0)] == told(drunk_late("strength"), "TestDone")


def test_a_stone_skin_after_the_roll_does_not_help_against_that_card():
    """M6.5a: any potion is drunk before the roll unless its card says otherwise; stoneskin does not."""
    assert 17 == player(drunk_late("stone")).life


def test_a_second_draft_replaces_the_card_before_its_first_roll():
    """M7.1, M6.5a: the Ham goes to its pile, the Spoons are read; marker and fighter stay."""
    match = monster_hall(
        "ham", potions={"p1": "rewrite"}, told={"monster": ["ham", "spoons"], "die.p1": ["1"]}
    )
    play(match, "stand", "drink rewrite")

    assert {"ham", "spoons"} == set(look(match).discards["monster"])
    assert ([(0, 1, 2, 2, 0)], 17) == (told(match, "TestDone"), player(match).life)


def test_entering_the_field_forces_the_fight_and_ends_the_turn():
    """M7.1, M5.4: a walk with steps left ends on the monster; the next player's turn begins."""
    kinds = ("straight", "straight_monster", "straight", "straight")
    match = maze(
        tiles={"L1": corridor(1, *kinds)}, told={"monster": ["armchair"], "die.p1": ["5", "6"]}
    )
    play(match, "move", "face")

    assert [LAIR, "c3r8", "c3r8"] == players(match, "field")
    assert ((1, "turn"), "armchair") == (asked(match), tile(match, LAIR).card)
