"""M1 Aim and players: who plays, how one wins, who loses, and who leaves the table."""

from __future__ import annotations

import pytest
from corridors import (
    asked,
    at,
    corridor,
    idle,
    look,
    maze,
    names,
    opened,
    options,
    place,
    play,
    player,
    why_not_put_in,
)

from madmage.kernel.error import ChoiceRefused, SetupRefused

EXIT = {"c10r8": "room nesw", "c11r8": "stairs ew", "c9r8": "stairs ew"}
"""Level 5 with two portals, one on each side of its start room."""
DOUBLE = {
    "L1": corridor("plain", "plain"),
    "L2": {"c10r8": "room ns", "c10r9": "straight ns"},
}
"""Two levels that lie out."""


def last_level(seats=3, **facts):
    return maze(seats=seats, tiles={"L5": EXIT}, **facts)


def escape(match, goal="c11r8"):
    events = play(match, "move", "climb")
    if match.ask is not None and asked(match)[1] == "goal":
        events += play(match, goal)
    return events


# M1.1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_players_sit_down(seats):
    """M1.1, M1.1a."""
    match = opened(seats)
    assert seats == len(look(match).players)
    assert all(one.in_game for one in look(match).players)


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_fewer_than_three_or_more_than_six_are_refused(seats):
    """M1.1, M1.1a."""
    with pytest.raises(SetupRefused) as caught:
        opened(seats)
    assert "M1.1" == caught.value.rule


def test_whoever_reaches_a_portal_on_level_five_is_out_and_the_others_play_on():
    """M1.1: the first of four has won; nothing is over yet."""
    match = last_level(4, rolls={"p1": "1"})
    escape(match)
    first = player(match, 0)
    assert (False, 1, None) == (first.in_game, first.rank, first.field)
    assert [0] == look(match).ranking
    assert (None, (1, "turn")) == (match.outcome, asked(match))


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_stairs_below_level_five_are_no_way_out(level):
    """M1.1: five levels; the stairs of the others only lead up."""
    exits = ("", "e", "ew", "new", "nesw")[level]
    tiles = {f"L{level}": {"c10r8": f"room {exits}", "c11r8": "stairs ew"}}
    match = maze(tiles=tiles, rolls={"p1": "1"})
    play(match, "move", "climb")
    assert (True, level + 1) == (player(match).in_game, player(match).level)
    assert [] == look(match).ranking


def test_the_one_who_is_left_has_lost():
    """M1.1: with the second escape of three the game is over at once."""
    match = last_level(rolls={"p1": "1", "p2": "1"})
    escape(match)
    play(match, "move", "climb")
    assert ("over", "M1.1", "one_left") == (
        match.outcome.key,
        match.outcome.rule,
        match.outcome.reason,
    )
    assert (1.0, 0.5, 0.0) == match.outcome.scores
    assert [0, 1, 2] == look(match).ranking
    assert match.ask is None


def test_whoever_is_out_takes_no_more_turns():
    """M1.1: the turn goes from one in the maze to the next."""
    match = last_level(4, rolls={"p1": "1"})
    escape(match)
    for seat in (1, 2, 3, 1):
        assert seat == asked(match)[0]
        idle(match)


@pytest.mark.parametrize(("limit", "last"), [({}, 300), ({"turn_limit": "10"}, 10)])
def test_after_the_last_round_the_higher_level_then_the_nearer_exit_ranks_first(limit, last):
    """M1.1, M11 `turn_limit`: p3 is a level higher, p1 stands at an open exit, p2 two steps away."""
    where = {"p1": at(2), "p2": "c3r8", "p3": "c10r8"}
    match = maze(tiles=DOUBLE, figures=where, rulings=limit, round=last)
    idle(match)
    idle(match)
    assert match.outcome is None
    idle(match)
    assert ("turn_limit", (0.5, 0.0, 1.0)) == (match.outcome.reason, match.outcome.scores)
    assert [2, 0, 1] == look(match).ranking


def test_a_round_before_the_limit_nothing_ends():
    """M1.1, M11 `turn_limit`: the last round is played to its end."""
    match = maze("plain", rulings={"turn_limit": "10"}, round=9)
    for _ in range(3):
        idle(match)
    assert (None, 10) == (match.outcome, look(match).round)


def test_those_who_escaped_rank_before_all_others_at_the_limit():
    """M1.1, M11 `turn_limit`."""
    match = last_level(4, figures={"p4": "escaped"}, rulings={"turn_limit": "10"}, round=10)
    for _ in range(3):
        idle(match)
    assert 3 == look(match).ranking[0]
    assert 1.0 == match.outcome.scores[3]


@pytest.mark.parametrize("limit", ["9", "1001", "many"])
def test_other_limits_are_refused(limit):
    """M11 `turn_limit`: any number from 10 to 1000."""
    with pytest.raises(SetupRefused):
        opened(3, rulings={"turn_limit": limit})


# M1.1a


def test_who_leaves_the_table_is_taken_out_without_winning():
    """M1.1a: no rank, no figure; the others play on."""
    match = maze("plain", seats=4)
    assert "Left" in names(match.interject(2, "leave"))
    gone = player(match, 2)
    assert (False, None, None) == (gone.in_game, gone.rank, gone.field)
    assert ([], None) == (look(match).ranking, match.outcome)
    for seat in (0, 1, 3, 0):
        assert seat == asked(match)[0]
        idle(match)


def test_who_leaves_on_their_own_turn_ends_it():
    """M1.1a: the next one is asked."""
    match = maze("plain", seats=4)
    match.interject(0, "leave")
    assert (1, "turn") == asked(match)


def test_the_things_of_who_leaves_are_discarded():
    """M1.1a: equipment and potions to their piles, keys to the supply."""
    match = maze("plain", seats=4, gear={"p2": "pan"}, potions={"p2": "heal luck"}, keys={"p2": 3})
    assert 5 == look(match).markers["key"]
    match.interject(1, "leave")
    gone = player(match, 1)
    assert (None, [], 0) == (gone.gear, gone.potions, gone.keys)
    assert ["pan"] == look(match).discards["gear"]
    assert ["heal", "luck"] == look(match).discards["potion"]
    assert 8 == look(match).markers["key"]
    assert all(one.grave is None for one in look(match).tiles)


@pytest.mark.parametrize(("leaver", "left"), [(0, [2]), (1, [1])])
def test_the_figure_of_who_leaves_holds_no_level(leaver, left):
    """M1.1a, M9.4: alone on level 1 or on level 2, leaving clears it."""
    where = {"p1": at(1), "p2": "c10r9", "p3": "c10r8", "p4": "c10r8"}
    if leaver == 1:
        where = {"p1": at(1), "p2": "c10r9", "p3": at(1), "p4": at(1)}
    match = maze(seats=4, tiles=DOUBLE, figures=where)
    match.interject(leaver, "leave")
    assert left == [level.level for level in look(match).levels]


def test_a_level_with_somebody_else_in_it_stays_when_one_leaves():
    """M1.1a."""
    match = maze(seats=4, tiles=DOUBLE, figures={"p2": "c10r9"})
    match.interject(0, "leave")
    assert [1, 2] == [level.level for level in look(match).levels]


def test_a_player_who_left_is_not_ranked_above_the_one_who_is_left():
    """M1.1, M1.1a: p1 wins, p2 leaves, so that p3 is the one left and has lost."""
    match = last_level(rolls={"p1": "1"})
    escape(match)
    match.interject(1, "leave")
    assert "one_left" == match.outcome.reason
    scores = match.outcome.scores
    assert scores[0] > scores[2] >= scores[1]


@pytest.mark.parametrize("escaped", [True, False])
def test_the_one_who_is_left_has_lost_even_if_the_others_left_the_table(escaped):
    """M1.1, M1.1a: nobody is worse off than the one left; who left shares that place."""
    match = last_level(rolls={"p1": "1"})
    if escaped:
        escape(match)
    else:
        match.interject(0, "leave")
    match.interject(1, "leave")
    assert "one_left" == match.outcome.reason
    assert ((1.0 if escaped else 0.0), 0.0, 0.0) == match.outcome.scores


def test_whoever_is_gone_can_put_nothing_in():
    """M1.1a: neither drink nor leave again."""
    match = maze("plain", seats=4, figures={"p4": "out"})
    for text in ("leave", "drink heal"):
        with pytest.raises(ChoiceRefused):
            match.interject(3, text)


def test_nobody_leaves_in_the_middle_of_a_walk():
    """M1.1a: between turns; an open walk or card is finished first."""
    match = maze("plain", "plain", rolls={"p1": "2"})
    match.choose("move")
    assert "walk" == asked(match)[1]
    assert "M1.1a" == why_not_put_in(match, 1, "leave")
    play(match, "end")
    assert "" == why_not_put_in(match, 1, "leave")


def test_leaving_is_never_proposed():
    """M1.1a: possible, but no option in any list."""
    match = maze("plain", life={"p1": 5}, potions={"p1": "heal"})
    assert ["drink heal"] == [option.text for option in match.interjections(0)]
    assert "leave" not in options(match)


def test_after_the_undo_of_a_leave_everything_is_as_before():
    """M1.1a: the figure, the things and the level are back."""
    match = maze("plain", "plain", figures={"p2": at(2)}, keys={"p2": 2}, seats=4)
    before = look(match)
    match.interject(1, "leave")
    match.undo(range(4))
    assert before == look(match)
    assert at(2) == place(match, 1)


@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_the_loser_is_the_one_who_is_left_and_not_who_left_the_table(lang):
    """M1.1, M1.1a: p1 leaves, p2 escapes; p3 is left, has lost, and yet ranks before p1."""
    match = last_level(rolls={"p2": "1"}, names=("Ann", "Ben", "Cem"))
    match.interject(0, "leave")
    escape(match)
    told = match.rules.outcome_text(match.state, match.voice(lang))
    assert "Cem" in told
    assert "Ann" not in told
    assert [1, 2, 0] == look(match).ranking


def test_nobody_leaves_while_the_table_is_set_up():
    """M1.1a: everybody is in the labyrinth already; the first turn has to be waited for."""
    match = opened(3)
    assert "M1.1a" == why_not_put_in(match, 1, "leave")
    assert "M2.7" == why_not_put_in(match, 1, "drink heal")


def test_who_is_gone_is_told_so_by_the_rule_about_leaving():
    """M1.1a, M6.5a: each by its own rule."""
    match = maze("plain", seats=4, figures={"p4": "out"})
    assert ("M1.1a", "M6.5a") == tuple(
        why_not_put_in(match, 3, text) for text in ("leave", "drink heal")
    )
