"""B7.2, B7.2a: six Madness in hand, and what becomes of a player and their cards."""

from __future__ import annotations

import pytest
from tables import (
    book,
    in_box,
    look,
    options,
    pass_turn,
    play,
    refused,
    seen,
    support,
)

MAD = "madness " * 6
OUT = {"marker": 2, "hands": {"p1": MAD}}
"""The first player holds six Madness and only has to stop."""


def stop(match):
    """End the turn; the events of that."""
    return [event.name for event in match.choose("stop")]


def in_game(match):
    """Who is still in the game."""
    return [place.in_game for place in look(match).players]


# B7.2


def test_six_madness_at_the_end_of_recuperation_eliminate():
    """B7.2: the others go on."""
    match = book(3, **OUT)
    assert "PlayerEliminated" in stop(match)
    assert [False, True, True] == in_game(match)
    assert (1, None) == (match.ask.seat, match.outcome)


@pytest.mark.parametrize("madness", [5, 6, 7, 9])
def test_six_or_more_madness_not_five(madness):
    """B7.2: 6 (or more)."""
    match = book(3, marker=2, hands={"p1": "madness " * madness}, decks={"p1": "fire1"})
    stop(match)
    assert (madness < 6) == seen(match, 0).in_game


def test_the_check_comes_after_drawing():
    """B7.2: the sixth Madness is drawn in this very phase."""
    match = book(3, marker=2, hands={"p1": "madness " * 5}, decks={"p1": "madness fire1"})
    stop(match)
    assert not seen(match, 0).in_game


def test_the_check_comes_after_discarding():
    """B7.2: six Madness and three Element cards: these go, the six stay, and that is the end."""
    match = book(3, marker=2, hands={"p1": MAD + "air1 fire1 water1"})
    stop(match)
    assert not seen(match, 0).in_game


def test_six_madness_can_still_be_got_rid_of_in_ones_own_turn():
    """B7.2: the turn begins with seven, the actions leave five."""
    match = book(
        3,
        marker=2,
        hands={"p1": MAD + "madness fire2 fire2"},
        decks={"p1": "air1 air1 air1"},
        madness=10,
    )
    for _ in range(2):
        match.choose("cure hand")
    stop(match)
    assert ({"madness": 5, "air1": 1}, True) == (seen(match, 0).hand, seen(match, 0).in_game)


def test_madness_in_support_deck_and_discard_pile_does_not_count():
    """B7.2: six in hand, nowhere else."""
    match = book(
        3,
        marker=2,
        hands={"p1": "madness madness madness madness madness air1"},
        supports={"p1": "madness madness madness"},
        discards={"p1": "madness madness"},
        shuffled={"p1": "madness madness"},
    )
    stop(match)
    assert seen(match, 0).in_game


def test_everything_of_theirs_goes_to_the_box():
    """B7.2: hand, deck, discard, support, spells, Madness too."""
    match = book(
        3,
        marker=2,
        hands={"p1": MAD},
        discards={"p1": "fire1 madness"},
        supports={"p1": "fire1 madness"},
        decks={"p1": "fire1 madness"},
        shuffled={"p1": "fire1 fire2 madness"},
        spells={"p1": "growth avatar"},
        madness=10,
    )
    spells = look(match).boxed_spells
    fire, twos, mad = (in_box(match, card) for card in ("fire1", "fire2", "madness"))
    stop(match)
    place = seen(match, 0)
    assert (0, 0, {}, [], []) == (
        place.hand_size,
        place.deck_size,
        place.discard,
        place.support,
        place.spells,
    )
    assert [fire + 4, twos + 1, mad + 10] == [
        in_box(match, c) for c in ("fire1", "fire2", "madness")
    ]
    assert [*spells, "growth", "avatar"] == look(match).boxed_spells


# B7.2a


def test_the_check_is_only_for_the_active_player():
    """B7.2a: p2 holds eight Madness while p1's turn ends, and is not out before their own."""
    match = book(3, marker=2, hands={"p2": MAD + "madness madness"})
    stop(match)
    assert (1, [True, True, True]) == (match.ask.seat, in_game(match))
    stop(match)
    assert [True, False, True] == in_game(match)


def test_the_check_is_only_at_the_end_of_the_turn():
    """B7.2a: a curse that brings the sixth Madness does not eliminate in the Monster phase."""
    match = book(
        3, phase="monster", marker=1, hands={"p1": "madness " * 5}, curses={"2": "screech"}
    )
    assert (7, "act", True) == (seen(match, 0).hand_size, match.ask.kind, seen(match, 0).in_game)


def test_what_goes_to_the_box_is_not_destroyed():
    """B7.2a: the destroyed piles and the Madness stack do not see it."""
    match = book(3, **OUT, discards={"p1": "fire3"}, madness=10)
    stop(match)
    view = look(match)
    assert ({}, [], 10) == (view.destroyed, view.destroyed_spells, view.madness)
    assert 6 == view.supply["water3"]
    assert 5 == view.supply["fire3"]


def test_no_effect_brings_boxed_cards_back():
    """B7.2a: p2's Unearth finds nothing to recover, whatever p1 had."""
    match = book(
        3,
        marker=2,
        hands={"p1": MAD, "p2": "earth2"},
        discards={"p1": "fire3 air3"},
        spells={"p2": "unearth"},
    )
    stop(match)
    match.choose("cast unearth x1")
    while match.ask.kind != "act":
        match.choose("done")
    assert {} == seen(match, 1).hand


def test_cards_given_to_others_stay_theirs():
    """B7.2a: a card passed by Paper Bird is p2's and remains."""
    match = book(2, marker=2, hands={"p1": MAD + "air1 water3"}, spells={"p1": "paper_bird"})
    play(match, "cast paper_bird x1", "give water3 to p2")
    if match.ask.kind != "act":
        match.choose("done")
    stop(match)
    assert (False, {"water3": 1}) == (seen(match, 0).in_game, seen(match, 1).hand)


def test_their_cards_in_others_supports_go_to_the_box():
    """B7.2a, B9.5a: the owner is who put it there; p2 keeps p2's own card."""
    match = book(3, **OUT, supports={"p2": "fire3@p1 air1"})
    boxed = in_box(match, "fire3")
    stop(match)
    assert (["air1"], boxed + 1) == (support(match, 1), in_box(match, "fire3"))
    assert {} == seen(match, 1).discard


def test_what_goes_to_the_box_is_not_told_as_a_discard():
    """B7.2: the log says that they are out; nothing of theirs reaches a discard pile."""
    match = book(3, **OUT, supports={"p1": "fire1 water3@p2", "p2": "fire3@p1"})
    stop(match)
    log = match.log(0)
    after = log[log.index("Player 1 has gone mad and is out of the game.") :]
    assert not [line for line in after if "Player 1 discards" in line]
    assert "Player 2 discards Water 3." in after


def test_others_cards_in_their_support_go_back_to_their_owners():
    """B7.2a, B9.5b: what leaves support goes to its owner's discard pile."""
    match = book(3, **OUT, supports={"p1": "water3@p2 madness@p3 fire1"})
    boxed = in_box(match, "water3")
    stop(match)
    assert [] == support(match, 0)
    assert ({"water3": 1}, {"madness": 1}) == (seen(match, 1).discard, seen(match, 2).discard)
    assert boxed == in_box(match, "water3")


def test_the_support_of_an_eliminated_player_pays_for_nothing():
    """B7.2a: it is in the box."""
    match = book(3, **OUT, supports={"p1": "fire2 fire2"}, curses={"5": "fever"})
    assert match.why_not("destroy 5") is None
    stop(match)
    assert "B6.6" == refused(match, "destroy 5")


@pytest.mark.parametrize("out", ["p2", "p3"])
def test_an_eliminated_player_is_no_target(out):
    """B7.2a: Telepathy cannot name them, and says why."""
    match = book(4, hands={"p1": "air1"}, out=[out])
    match.choose("cast telepathy x1")
    assert [p for p in ("p2", "p3", "p4") if p != out] == options(match)
    assert "B7.2a" == refused(match, out)


@pytest.mark.parametrize("spell", ["telepathy", "shared_well"])
def test_the_last_seat_eliminated_is_refused_like_any_other(spell):
    """B7.2a: the reason has its rule whichever seat is out, the last one too."""
    match = book(4, hands={"p1": "air1 water1"}, spells={"p1": spell}, out=["p4"])
    match.choose(f"cast {spell} x1")
    assert "p4" not in options(match)
    assert "B7.2a" == refused(match, "p4")


@pytest.mark.parametrize("out", ["p2", "p4"])
def test_nothing_is_given_to_an_eliminated_player(out):
    """B7.2a: Paper Bird cannot fly there, and the reason is that they are out."""
    match = book(4, hands={"p1": "air1 fire1"}, spells={"p1": "paper_bird"}, out=[out])
    match.choose("cast paper_bird x1")
    assert f"give fire1 to {out}" not in options(match)
    assert "B7.2a" == refused(match, f"give fire1 to {out}")


def test_an_eliminated_player_is_no_player_of_each_player():
    """B7.2a: Great Harvest draws for those left; nothing is drawn for the one who is out."""
    match = book(3, hands={"p1": "earth3"}, spells={"p1": "great_harvest"}, out=["p2"])
    match.choose("cast great_harvest x1")
    assert [2, 0, 2] == [seen(match, seat).hand_size for seat in range(3)]


def test_with_nobody_else_left_telepathy_is_cast_for_nothing():
    """B7.2a: the spell is exhausted, and the lonely player goes on."""
    match = book(2, hands={"p1": "air1"}, out=["p2"])
    match.choose("cast telepathy x1")
    assert (0, "act") == (match.ask.seat, match.ask.kind)


@pytest.mark.parametrize(("out", "drawn"), [([], 1), (["p2"], 0)])
def test_an_eliminated_player_has_no_ability(out, drawn):
    """B7.2a: the female Air magician draws when a curse falls, unless she is out."""
    match = book(
        3,
        magicians=("fire_m", "air_f", "earth_f"),
        hands={"p1": "fire3 fire1"},
        curses={"2": "fever"},
        out=out,
    )
    play(match, "destroy 2", "water")
    assert drawn == seen(match, 1).hand_size


def test_an_eliminated_player_takes_no_turn_and_rounds_stay_five_turns():
    """B7.2a: p1 goes mad on turn 2; the check comes on turn 6 as ever."""
    match = book(3, **OUT, turn=2, page="ashes_to_ink")
    stop(match)
    turns = []
    while match.turn < 8:
        turns.append((match.turn, look(match).active, look(match).marker))
        pass_turn(match)
    assert [(3, 1, 3), (4, 2, 4), (5, 1, 5), (6, 2, 1), (7, 1, 2)] == turns
    assert 2 == look(match).round


def test_one_player_left_plays_every_turn():
    """B7.2a: alone, turn after turn."""
    match = book(3, turn=1, marker=1, out=["p1", "p3"], active="p2")
    for turn in (1, 2, 3, 4):
        assert (turn, 1) == (match.turn, match.ask.seat)
        pass_turn(match)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_last_elimination_loses_at_once(seats):
    """B7.2a: nobody is left; nothing more is asked."""
    out = [f"p{seat}" for seat in range(2, seats + 1)]
    match = book(seats, magicians=(), **OUT, out=out)
    events = stop(match)
    assert ("lost", "all_eliminated") == (match.outcome.key, match.outcome.reason)
    assert ["PlayerEliminated", "GameLost"] == [e for e in events if e.startswith(("Pl", "Ga"))]
    assert (None, 2) == (match.ask, match.turn)


def test_both_players_going_mad_one_after_the_other_lose():
    """B7.2, B7.2a: the first elimination loses nothing yet, the second everything."""
    match = book(2, marker=2, hands={"p1": MAD, "p2": MAD})
    stop(match)
    assert (None, 1) == (match.outcome, match.ask.seat)
    stop(match)
    assert "all_eliminated" == match.outcome.reason
