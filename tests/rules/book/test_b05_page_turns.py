"""B5.4 to B5.6, B5.8: the check, the turning page, the new curses."""

from __future__ import annotations

import pytest
from tables import (
    book,
    look,
    opened,
    options,
    pass_turn,
    play,
    quiet_pack,
    seen,
    track,
)

CHECK = {"phase": "monster", "marker": 5, "turn": 6}
"""The moment before the marker reaches the Invocation space."""
NURSE = {"page": "night_nurse"}
"""Asks nobody, beaten or missed; on its back the Sponge Duke, likewise: water, fire, water."""


def names(events):
    """The names of events."""
    return [event.name for event in events]


def types(match):
    """The types of the curses on the track, by slot."""
    slots = list(track(match))
    return dict(zip(slots, [curse.type for curse in look(match).curses], strict=True))


# B5.4


def test_a_curse_left_brings_the_penalty():
    """B5.4: Lost Property: each a Madness on top of the deck; the back's arrival another."""
    match = book(**CHECK, page="lost_property", curses={"5": "fever"})
    assert "MonsterMissed" in names(match.opening_events)
    assert [["madness", "madness"]] * 2 == [seen(match, seat).deck_top for seat in (0, 1)]


def test_no_curse_left_brings_the_bonus_and_no_penalty():
    """B5.4: Lost Property's bonus: take an Element card of the discard pile."""
    match = book(**CHECK, page="lost_property", discards={"p1": "fire3"}, curses={})
    assert "MonsterBeaten" in names(match.opening_events)
    assert (0, ["fire3@discard", "done"]) == (match.ask.seat, options(match))
    match.choose("fire3@discard")
    assert {"fire3": 1} == seen(match, 0).hand
    # Only the Night Porter's arrival, no penalty.
    assert ["madness"] == seen(match, 0).deck_top


def test_a_neutralised_curse_counts_as_left():
    """B5.4: even a neutralised one; it leaves like the others."""
    asleep = {"curse": "fever", "neutralised": True}
    match = book(**CHECK, **NURSE, curses={"4": asleep})
    assert "MonsterMissed" in names(match.opening_events)
    assert ["fever"] == look(match).curses_under["fire"]


def test_the_penalty_comes_while_the_curses_still_lie_there():
    """B5.4: penalty first, then they go."""
    match = book(**CHECK, page="gold_star", hands={"p1": "air1 fire1"}, curses={"5": "fever"})
    assert (0, ["5"], 0) == (match.ask.seat, list(track(match)), look(match).marker)
    match.choose("air1")
    assert "5" not in track(match)


LEFT = {"2": "fever", "3b": "ashen_dreams", "4": "vertigo", "5": "burnt_page"}


def test_the_curses_left_go_under_their_stacks_left_to_right():
    """B5.4: ruling `leftover_curse` by default."""
    view = look(book(**CHECK, **NURSE, curses=LEFT))
    assert ["fever", "ashen_dreams", "burnt_page"] == view.curses_under["fire"]
    assert ["vertigo"] == view.curses_under["air"]
    assert [] == view.curses_aside["fire"]


@pytest.mark.parametrize(
    "wish",
    [{"edition": "es"}, {"edition": "manual"}, {"rulings": {"leftover_curse": "set_aside"}}],
)
def test_by_one_ruling_the_curses_left_are_set_aside(wish):
    """B5.4: ruling `leftover_curse` = set_aside."""
    view = look(book(**CHECK, **NURSE, **wish, curses=LEFT))
    assert ["fever", "ashen_dreams", "burnt_page"] == view.curses_aside["fire"]
    assert [] == view.curses_under["fire"]


def test_a_curse_under_its_stack_comes_last():
    """B5.4: the bottom: after everything that lies above it."""
    match = book(
        **CHECK,
        **NURSE,
        curses={"2": "undertow"},
        curse_stacks={"water": ["black_tide"], "fire": ["fever"]},
    )
    assert {"2": "black_tide", "3a": "fever", "3b": "undertow"} == track(match)


# B5.5


def test_the_page_turns_in_the_right_order():
    """B5.5: check, curses leave, page, arrival, new curses; all in one turn."""
    match = book(**CHECK, page="extra_credit", curses={"5": "fever"})
    told = [name for name in names(match.opening_events) if name != "DeckShuffled"]
    expected = [
        "MarkerMoved",
        "MonsterMissed",
        "MadnessReceived",
        "MadnessReceived",
        "CurseLeft",
        "PageTurned",
        "MadnessReceived",
        "MadnessReceived",
        "CursePlaced",
        "CursePlaced",
        "CursePlaced",
    ]
    assert expected == told


def test_during_the_arrival_the_marker_has_moved_and_the_round_marker_not_yet():
    """B5.5: marker to 1, the new page open; row and curses come after the arrival effect."""
    match = book(**CHECK, page="gold_star", curses={"2": "fever"}, monster="dust_moth")
    view = look(match)
    assert (0, "spell") == (match.ask.seat, match.ask.kind)
    assert ("librarian_below", 1, 1, []) == (view.monster, view.marker, view.round, view.curses)
    play(match, "ice@p1", "ice@p2")
    view = look(match)
    assert (1, 2, 3) == (view.marker, view.round, len(view.curses))


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_the_round_marker_goes_one_row_down(round_):
    """B5.5: row by row, and the marker stands on space 1 in that very turn."""
    match = book(**CHECK | {"turn": 5 * round_ + 1}, **NURSE, round=round_)
    view = look(match)
    assert (round_ + 1, 1, 5 * round_ + 1) == (view.round, view.marker, match.turn)


@pytest.mark.parametrize(
    ("difficulty", "placed"),
    [
        (1, {"2": "water", "3a": "fire", "3b": "water"}),
        (2, {"2": "multi", "3a": "water", "3b": "fire", "4": "water"}),
        (3, {"2": "multi", "3a": "multi", "3b": "water", "4": "fire", "5": "water"}),
    ],
)
def test_multi_element_curses_lie_leftmost_then_the_monsters_three(difficulty, placed):
    """B5.5, B5.5b: with none slots 2 to 3b, with one 2 to 4, with two all five."""
    assert placed == types(book(**CHECK, **NURSE, difficulty=difficulty))


@pytest.mark.parametrize(
    "wish", [{"edition": "manual"}, {"rulings": {"multi_slots": "spaces_1_and_2"}}]
)
@pytest.mark.parametrize(
    ("difficulty", "placed"),
    [
        (1, {"2": "water", "3a": "fire", "3b": "water"}),
        (2, {"1": "multi", "2": "water", "3a": "fire", "3b": "water"}),
        (3, {"1": "multi", "2": "multi", "3a": "water", "3b": "fire", "4": "water"}),
    ],
)
def test_by_the_manual_multi_element_curses_lie_on_spaces_1_and_2(wish, difficulty, placed):
    """B5.5: ruling `multi_slots` = spaces_1_and_2."""
    assert placed == types(book(**CHECK, **NURSE, **wish, difficulty=difficulty))


def test_a_curse_on_space_1_counts_in_the_check():
    """B5.5, B5.4: it never strikes, but it is left if nobody destroys it."""
    rulings = {"multi_slots": "spaces_1_and_2"}
    match = book(**CHECK, **NURSE, rulings=rulings, curses={"1": "knotwork"})
    assert "MonsterMissed" in names(match.opening_events)
    fought = book(
        rulings=rulings, hands={"p1": "air1 earth1 fire1 water1"}, curses={"1": "knotwork"}
    )
    fought.choose("destroy 1")
    assert {} == track(fought)


# B5.5a


def test_an_empty_stack_brings_no_curse_and_the_next_takes_its_slot():
    """B5.5a: the Sponge Duke's two water symbols find nothing; his fire curse lies on space 2."""
    match = book(**CHECK, **NURSE, curse_stacks={"water": []})
    assert {"2": "fire"} == types(match)


def test_an_empty_multi_element_stack_lets_the_others_move_up():
    """B5.5a: no multi-element curse is left, so the monster's three begin on space 2."""
    match = book(**CHECK, **NURSE, difficulty=3, curse_stacks={"multi": []})
    assert {"2": "water", "3a": "fire", "3b": "water"} == types(match)


def test_all_stacks_may_be_empty():
    """B5.5a: then no curse comes at all, and the round is played."""
    empty = {name: [] for name in ("air", "earth", "fire", "water", "multi")}
    match = book(**CHECK, **NURSE, difficulty=3, curse_stacks=empty)
    assert ({}, 2, "act") == (track(match), look(match).round, match.ask.kind)


def destroy_two(**wish):
    """Black Tide, then Undertow destroyed while the water stack is empty; then the page turns."""
    match = book(
        **NURSE,
        **wish,
        turn=5,
        marker=5,
        hands={"p1": "water2 water2 water2 water2"},
        curses={"4": "black_tide", "5": "undertow"},
        curse_stacks={"water": [], "fire": ["fever"]},
        variants=("dunces",),
    )
    for action in ("destroy 4", "destroy 5"):
        match.choose(action)
        while match.ask.kind == "pay":
            match.choose("done" if "done" in options(match) else "pay water2")
    match.choose("stop")
    return match


def test_destroyed_curses_lie_under_their_stack_in_order():
    """B5.5a: reading one, ruling `destroyed_curse` by default: no shuffle, first in first out."""
    match = destroy_two()
    assert {"2": "black_tide", "3a": "fever", "3b": "undertow"} == track(match)
    assert "CursesShuffled" not in names(match.moves[-1].events)


@pytest.mark.parametrize(
    "wish", [{"edition": "en"}, {"edition": "es"}, {"rulings": {"destroyed_curse": "set_aside"}}]
)
def test_destroyed_curses_are_shuffled_into_an_empty_stack(wish):
    """B5.5a: reading two, ruling `destroyed_curse` = set_aside: chance decides their order."""
    match = destroy_two(**wish, told={"curse.water": ["undertow", "black_tide"]})
    assert {"2": "undertow", "3a": "fever", "3b": "black_tide"} == track(match)
    shuffles = [e for move in match.moves for e in move.events if e.name == "CursesShuffled"]
    assert 1 == len(shuffles)
    assert [] == look(match).curses_aside["water"]


def test_curses_set_aside_wait_until_their_stack_is_empty():
    """B5.5a: while the stack holds one, that one comes first."""
    match = book(
        **CHECK,
        **NURSE,
        rulings={"leftover_curse": "set_aside", "destroyed_curse": "set_aside"},
        curses={"2": "undertow", "3a": "black_tide"},
        curse_stacks={"water": ["drowned_whispers"], "fire": ["fever"]},
        told={"curse.water": ["drowned_whispers", "black_tide"]},
    )
    assert {"2": "drowned_whispers", "3a": "fever", "3b": "black_tide"} == track(match)
    assert 1 == look(match).curse_stacks["water"]


# B5.6


@pytest.mark.parametrize("edition", ["default", "en", "de", "es", "manual"])
def test_the_first_turn_opens_the_book(edition):
    """B5.6: marker to space 1, round marker on row 1, no check, bonus or penalty, anywhere."""
    match = opened(2, {"cover": ["hiccup_gargoyle"]}, edition=edition)
    view = look(match)
    assert (1, 1, 1) == (match.turn, view.round, view.marker)
    told = names(match.opening_events)
    assert 1 == told.count("PageTurned")
    assert not {"MonsterMissed", "MonsterBeaten", "CurseLeft"} & set(told)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_monsters_arrival_hits_everybody(seats):
    """B5.6: the Inkwell Hermit: each a Madness into support, before the curses lie there."""
    match = opened(seats, {"cover": ["inkwell_hermit"]})
    players = look(match).players
    assert [["madness"]] * seats == [[card.card for card in p.support] for p in players]
    told = names(match.opening_events)
    assert told.index("PageTurned") < told.index("MadnessReceived") < told.index("CursePlaced")


@pytest.mark.parametrize(
    ("difficulty", "placed"),
    [
        (1, ["earth", "fire", "water"]),
        (2, ["earth", "fire", "water"]),
        (3, ["multi", "earth", "fire", "water"]),
    ],
)
def test_the_first_turn_places_the_curses_of_row_1(difficulty, placed):
    """B5.6: as in B5.5, with row 1's number of multi-element curses."""
    match = opened(2, {"cover": ["inkwell_hermit"]}, difficulty=difficulty)
    assert placed == [curse.type for curse in look(match).curses]


def test_the_second_turn_moves_the_marker_to_space_2(tmp_path):
    """B5.6: the exception is for the first turn only."""
    match = opened(2, pack=quiet_pack(tmp_path))
    pass_turn(match)
    assert (2, 1, 2) == (match.turn, look(match).round, look(match).marker)


# B5.8


@pytest.mark.parametrize(("curses", "end"), [({}, "won"), ({"5": "fever"}, "lost")])
def test_the_check_of_the_final_page_decides_the_game(curses, end):
    """B5.8: at the end of round 6."""
    match = book(phase="monster", marker=5, turn=31, round=6, page="final", curses=curses)
    assert end == match.outcome.key
