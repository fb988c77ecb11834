"""B9.7: face-down spells and curses, and when they turn face up again."""

from __future__ import annotations

import pytest

from rules.book.tables import (
    book,
    exhausted,
    look,
    neutralised,
    options,
    pass_turn,
    play,
    refused,
)

SIX = "air1 " * 6
QUIET = {"p1": SIX, "p2": SIX}
"""Hands of six cards, so that nobody draws."""


def frozen(space: str, marker: int, **facts):
    """The first player neutralises the curse on a space, and stands in the Action phase."""
    match = book(
        marker=marker,
        curses={space: "ashen_dreams"},
        madness=9,
        hands={"p1": "water2 " + SIX, "p2": "fire3 fire1 air1 air1 air1 air1"},
        spells={"p1": "deep_freeze"},
        **facts,
    )
    return play(match, "cast deep_freeze x1")


def test_a_neutralised_spell_cannot_be_activated():
    """B9.7: it lies face down."""
    match = book(hands={"p1": "earth1"}, spells={"p1": "growth~"})
    assert "B9.7" == refused(match, "cast growth x1")


def test_a_neutralised_spell_counts_to_the_limit_and_may_be_the_one_given_up():
    """B9.7: five spells, one of them face down: learning costs one, also that one."""
    match = book(
        hands={"p1": "fire2"},
        spells={"p1": "combustion ice growth telepathy~ sprout"},
        library={"fire": "kindling"},
    )
    play(match, "learn kindling")
    assert "telepathy" in options(match)
    play(match, "telepathy")
    assert ["telepathy"] == look(match).destroyed_spells


@pytest.mark.parametrize(("spell", "is_exhausted"), [("growth!", True), ("growth", False)])
def test_a_spell_keeps_its_exhausted_state_underneath(spell, is_exhausted):
    """B9.7: turned down by Soaked Scrolls and up by Tailwind it is as it was."""
    match = book(
        phase="monster",
        marker=1,
        curses={"2": "soaked_scrolls"},
        hands={"p1": "air1"},
        spells={"p1": f"tailwind {spell}", "p2": "ice"},
    )
    play(match, "growth@p1")
    assert (["growth"], ["ice"]) == (neutralised(match, 0), neutralised(match, 1))
    play(match, "cast tailwind x1", "growth@p1")
    assert ([], is_exhausted) == (neutralised(match, 0), "growth" in exhausted(match, 0))


def test_turning_a_spell_face_up_leaves_it_exhausted_or_ready_as_it_was():
    """B9.7: Tailwind turns it up; exhausted it stays."""
    match = book(hands={"p1": "air1"}, spells={"p1": "tailwind growth!~ ice~"})
    play(match, "cast tailwind x1", "growth@p1")
    assert (["ice"], ["tailwind", "growth"]) == (neutralised(match, 0), exhausted(match, 0))


def test_a_neutralised_curse_has_no_effect_and_cannot_be_destroyed():
    """B9.7: the marker comes, nothing happens; and no payment helps."""
    match = frozen("3a", marker=2)
    assert look(match).curses[0].neutralised
    assert "B9.7" == refused(match, "destroy 3a")
    pass_turn(match)
    assert (3, 9) == (look(match).marker, look(match).madness)


def test_a_neutralised_curse_can_be_no_target_either():
    """B9.7: Deep Freeze finds no face-up curse; Weathervane moves none."""
    asleep = {"3a": {"curse": "ashen_dreams", "neutralised": True}, "4": "worms_lullaby"}
    match = book(hands={"p1": "air2"}, spells={"p1": "weathervane"}, curses=asleep)
    play(match, "cast weathervane x1")
    assert "B9.7" == refused(match, "3a>2")


def test_a_neutralised_curse_turns_face_up_before_the_next_turns_actions():
    """B9.7a: through marker move and effects asleep, then it can be destroyed."""
    match = frozen("3a", marker=2)
    pass_turn(match)
    assert (1, "action", False) == (
        look(match).active,
        look(match).phase,
        look(match).curses[0].neutralised,
    )
    play(match, "destroy 3a", "air")
    assert [] == look(match).curses


def test_an_effect_that_a_curse_slept_through_never_comes_later():
    """B9.7a: the curse on space 3 wakes when its moment is over."""
    match = frozen("3a", marker=2)
    pass_turn(match)
    pass_turn(match)
    assert (4, 9) == (look(match).marker, look(match).madness)


def test_a_curse_neutralised_too_early_is_awake_when_its_moment_comes():
    """B9.7a: asleep only through the next turn's Monster phase: space 4 comes a turn later."""
    match = frozen("4", marker=2)
    pass_turn(match)
    assert (9, False) == (look(match).madness, look(match).curses[0].neutralised)
    pass_turn(match)
    assert (4, 7) == (look(match).marker, look(match).madness)


def test_a_curse_neutralised_in_a_granted_action_sleeps_through_the_next_turn_as_well():
    """B9.7a: what counts is the turn, not who did it."""
    match = book(
        marker=2,
        curses={"3a": "ashen_dreams"},
        madness=9,
        hands={"p1": "air1 " * 7, "p2": "water2 air1 air1 air1 air1 air1 air1"},
        spells={"p2": "deep_freeze"},
    )
    play(match, "cast telepathy x1", "cast deep_freeze x1")
    assert look(match).curses[0].neutralised
    pass_turn(match)
    assert (3, 9, False) == (
        look(match).marker,
        look(match).madness,
        look(match).curses[0].neutralised,
    )


def test_a_neutralised_curse_still_counts_in_the_check():
    """B9.7, B9.7a, B5.4: asleep through the check, but left: the penalty comes."""
    match = frozen("5", marker=5, page="extra_credit", told={"page": ["gold_star"]})
    pass_turn(match)
    assert "The Dust Moth escapes. Penalty: Extra Credit." in match.log(0)


def test_concentration_does_not_refresh_a_neutralised_spell():
    """B9.7b: nothing refreshes it while face down, Concentration neither."""
    match = book(phase="concentration", marker=2, hands=QUIET, spells={"p1": "growth!~ ice!"})
    assert (["growth"], ["growth"]) == (neutralised(match, 0), exhausted(match, 0))


def test_no_effect_refreshes_a_neutralised_spell():
    """B9.7b: the female Fire magician's ability passes it by."""
    match = book(magicians=("fire_f", "fire_m"), spells={"p1": "growth!~ ice! telepathy!"})
    play(match, "ability")
    assert ["ice@p1", "telepathy@p1"] == sorted(options(match))
    assert "B9.7b" == refused(match, "growth@p1")


def test_a_neutralised_spell_stays_so_from_turn_to_turn():
    """B9.7b: until an effect ends it."""
    match = book(marker=1, hands=QUIET, spells={"p1": "growth~"})
    pass_turn(match)
    pass_turn(match)
    assert (0, ["growth"]) == (look(match).active, neutralised(match, 0))


def test_another_effect_may_end_it():
    """B9.7b: Night Nurse turns all neutralised spells face up."""
    match = book(
        phase="monster",
        marker=5,
        page="night_nurse",
        spells={"p1": "growth~", "p2": "ice!~"},
        told={"page": ["gold_star"]},
    )
    assert ([], []) == (neutralised(match, 0), neutralised(match, 1))


def test_the_effect_that_did_it_may_end_it():
    """B9.7b: Soaked Scrolls lasts "until the next check", and then it is over, penalty or not."""
    match = book(
        phase="monster",
        marker=1,
        curses={"2": "soaked_scrolls"},
        hands=QUIET,
        spells={"p1": "growth", "p2": "ice"},
        page="gold_star",
        told={"page": ["lost_property"]},
    )
    for marker in (2, 3, 4, 5):
        assert (marker, ["growth"], ["ice"]) == (
            look(match).marker,
            neutralised(match, 0),
            neutralised(match, 1),
        )
        pass_turn(match)
    assert "Growth of Player 1 turns face up." in match.log(0)
