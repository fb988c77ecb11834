"""B4 Turn: Concentration, Monster, Action, Recuperation; five turns a round, six rounds."""

from __future__ import annotations

import pytest
from tables import (
    book,
    exhausted,
    look,
    neutralised,
    opened,
    options,
    pass_turn,
    play,
    quiet_pack,
    seen,
)


def names(events):
    """The names of events."""
    return [event.name for event in events]


def all_events(match):
    """Everything that happened so far."""
    return [*match.opening_events, *(event for move in match.moves for event in move.events)]


def test_concentration_refreshes_all_of_the_active_players_spells():
    """B4.1: the active player's exhausted spells, and nobody else's."""
    tired = "combustion! growth! ice telepathy!"
    match = book(
        3,
        phase="concentration",
        turn=3,
        marker=3,
        active="p2",
        spells=dict.fromkeys(("p1", "p2"), tired),
    )
    assert (1, "act") == (match.ask.seat, match.ask.kind)
    assert [] == exhausted(match, 1)
    assert ["combustion", "growth", "telepathy"] == exhausted(match, 0)


def test_concentration_leaves_neutralised_spells_alone():
    """B4.1: only exhausted spells are refreshed; a face-down one keeps lying there (B9.7b)."""
    match = book(phase="concentration", turn=3, marker=3, spells={"p1": "growth!~ ice!"})
    assert (["growth"], ["growth"]) == (exhausted(match, 0), neutralised(match, 0))


def test_a_spell_stays_exhausted_until_its_owners_next_turn():
    """B4.1: others' turns refresh nothing of mine."""
    match = book(3, hands={"p1": "earth1"}, curses={}, marker=1, turn=2)
    play(match, "cast growth x1", "stop")
    assert (1, ["growth"]) == (match.ask.seat, exhausted(match, 0))
    pass_turn(match)
    assert (2, ["growth"]) == (match.ask.seat, exhausted(match, 0))
    pass_turn(match)
    assert (0, []) == (match.ask.seat, exhausted(match, 0))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_a_turn_the_token_goes_left(seats):
    """B4.1: clockwise around the table, from the last seat to the first."""
    match = book(seats, magicians=(), active=f"p{seats}", marker=1)
    active = []
    for _ in range(3):
        active.append((look(match).active, match.ask.seat))
        pass_turn(match)
    assert [(seat % seats, seat % seats) for seat in range(seats - 1, seats + 2)] == active


def test_concentration_comes_before_the_monster_phase():
    """B4.2: Tongue-Tied exhausts what Concentration has just refreshed."""
    match = book(
        phase="concentration",
        turn=2,
        marker=1,
        spells={"p1": "growth! ice!", "p2": "growth"},
        curses={"2": "tongue_tied"},
    )
    assert "act" == match.ask.kind
    assert (["growth", "ice"], ["growth"]) == (exhausted(match, 0), exhausted(match, 1))


def test_the_monster_phase_comes_before_the_actions():
    """B4.2: the curse strikes before the active player may do anything about it."""
    match = book(
        phase="concentration",
        turn=2,
        marker=1,
        hands={"p1": "fire3 fire1 air1"},
        curses={"2": "scorched_fingers"},
    )
    assert ("monster", "card") == (look(match).phase, match.ask.kind)
    play(match, "air1", "fire1")
    assert ("action", "act") == (look(match).phase, match.ask.kind)


def test_recuperation_comes_after_the_actions():
    """B4.2: the active player acts with what is in hand and draws to 6 only then."""
    match = book(hands={"p1": "earth1 fire1"}, marker=3)
    play(match, "cast growth x1")
    assert ("action", 2) == (look(match).phase, seen(match, 0).hand_size)
    match.choose("stop")
    assert (1, 6) == (look(match).active, seen(match, 0).hand_size)


def test_a_too_full_hand_is_asked_about_in_recuperation():
    """B4.2: the phase has its name while it asks."""
    match = book(hands={"p1": "earth1 fire1 air1 water1 fire2 air2 water2"}, marker=3)
    match.choose("stop")
    assert ("recuperation", 0) == (look(match).phase, match.ask.seat)


def test_the_phases_of_a_turn_follow_each_other():
    """B4.2: as the log tells a whole turn."""
    match = book(
        hands={"p1": "fire1 " * 6, "p2": "earth1"}, marker=1, curses={"2": "voices_in_the_draught"}
    )
    match.choose("stop")
    opening = names(match.moves[-1].events)
    assert ["TurnBegan", "MarkerMoved", "CurseStruck"] == opening[:3]
    match.choose("cast growth x1")
    match.choose("stop")
    ending = names(match.moves[-1].events)
    assert ["CardDrawn"] * 5 + ["TurnBegan", "MarkerMoved"] == ending


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_a_game_has_six_rounds_of_five_turns_and_a_check(tmp_path, seats, difficulty):
    """B4.3: 30 turns with actions; the final check opens the 31st."""
    match = opened(seats, pack=quiet_pack(tmp_path), difficulty=difficulty)
    spaces = []
    while match.ask is not None:
        view = look(match)
        spaces.append((view.turn, view.round, view.marker))
        pass_turn(match)
    expected = [(5 * r + space, r + 1, space) for r in range(6) for space in range(1, 6)]
    assert expected == spaces
    assert 31 == match.turn
    assert 31 == names(all_events(match)).count("TurnBegan")


def test_a_round_lasts_five_turns_even_if_no_curse_is_left():
    """B4.3: a track cleared on space 2 still waits for the check (ES, MAN)."""
    match = book(turn=2, marker=2, page="full_larder", curses={})
    spaces = []
    for _ in range(4):
        spaces.append((match.turn, look(match).marker, len(look(match).curses)))
        pass_turn(match)
    assert [(2, 2, 0), (3, 3, 0), (4, 4, 0), (5, 5, 0)] == spaces
    assert 6 == match.turn


def test_a_round_lasts_five_turns_even_if_the_last_curse_is_destroyed():
    """B4.3: destroying it does not turn the page."""
    match = book(turn=2, marker=2, hands={"p1": "fire3 fire1"}, curses={"5": "fever"})
    play(match, "destroy 5", "air")
    assert (1, 2, "act") == (look(match).round, look(match).marker, match.ask.kind)
    assert "stop" in options(match)
    pass_turn(match)
    assert (1, 3) == (look(match).round, look(match).marker)


@pytest.mark.parametrize("edition", ["default", "en", "de", "es", "manual"])
def test_every_edition_plays_thirty_turns(tmp_path, edition):
    """B4.3: no ruling shortens or lengthens the game."""
    match = opened(3, pack=quiet_pack(tmp_path), edition=edition, difficulty=2)
    while match.ask is not None:
        pass_turn(match)
    assert (31, "last_page_cursed") == (match.turn, match.outcome.reason)
