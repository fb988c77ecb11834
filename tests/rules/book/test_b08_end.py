"""B8 End: one way to win, three ways to lose, and that it is over at once."""

from __future__ import annotations

import pytest
from tables import (
    book,
    exhausted,
    look,
    opened,
    options,
    pass_turn,
    play_out,
    quiet_pack,
    seen,
)

from madmage import Match, new_match
from madmage.kernel.error import ChoiceRefused

LAST = {"phase": "concentration", "turn": 31, "round": 6, "marker": 5, "page": "final"}
"""Turn 31 begins."""
STRIKE = {"phase": "monster", "turn": 3}


def ended(match):
    """How a game ended: outcome, rule and reason."""
    outcome = match.outcome
    return (outcome.key, outcome.rule, outcome.reason)


def names(events):
    """The names of events."""
    return [event.name for event in events]


WON = ("won", "B8.1", "last_page_clear")
CURSED = ("lost", "B8.2", "last_page_cursed")
NO_MADNESS = ("lost", "B8.2", "stack_empty")


# B8.1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_is_won_if_the_final_check_finds_no_curse(seats):
    """B8.1: all win."""
    match = book(seats, magicians=(), **LAST)
    assert (WON, (1.0,) * seats) == (ended(match), match.outcome.scores)
    assert ("won", "last_page_clear") == (look(match).outcome, look(match).reason)


def test_the_game_can_be_won_by_destroying_the_last_curse():
    """B8.1: on turn 30, in the action phase; the win comes with the check of turn 31."""
    match = book(
        turn=30, round=6, marker=5, page="final", hands={"p1": "fire3 fire1"}, curses={"2": "fever"}
    )
    match.choose("destroy 2")
    match.choose("water")
    assert (None, 30) == (match.outcome, match.turn)
    match.choose("stop")
    assert (WON, 31) == (ended(match), match.turn)


# B8.1a


def test_only_the_sixth_monster_must_be_beaten():
    """B8.1a: the fifth is missed, the sixth finds its stacks empty, and the game is won."""
    empty = {name: [] for name in ("air", "earth", "fire", "water", "multi")}
    match = book(
        phase="monster",
        turn=26,
        round=5,
        marker=5,
        page="free_period",
        curses={"5": "fever"},
        curse_stacks=empty,
    )
    assert "MonsterMissed" in names(match.opening_events)
    assert (6, "final", []) == (look(match).round, look(match).page, look(match).curses)
    while match.ask is not None:
        pass_turn(match)
    assert (WON, 31) == (ended(match), match.turn)


def test_beating_five_monsters_is_not_enough():
    """B8.1a: what happened before the sixth does not count."""
    match = book(phase="monster", turn=26, round=5, marker=5, page="ashes_to_ink", curses={})
    assert "MonsterBeaten" in names(match.opening_events)
    while match.ask is not None:
        pass_turn(match)
    assert "last_page_cursed" == match.outcome.reason


def test_the_final_check_comes_after_the_concentration_of_turn_31():
    """B8.1a: the active player's spells are refreshed, the marker moves, and that is all."""
    tired = dict.fromkeys(("p1", "p2"), "growth! ice!")
    match = book(**LAST, spells=tired, curses={"3a": "fever"})
    assert 31 == match.turn
    assert ([], ["growth", "ice"]) == (exhausted(match, 0), exhausted(match, 1))
    assert ["TurnBegan", "MarkerMoved", "GameLost"] == names(match.opening_events)


@pytest.mark.parametrize("slot", ["2", "3a", "3b", "4", "5"])
def test_a_single_curse_left_loses(slot):
    """B8.1a: wherever it lies."""
    assert CURSED == ended(book(**LAST, curses={slot: "fever"}))


@pytest.mark.parametrize("ruling", ["sleeps_on", "wakes_first"])
def test_even_a_neutralised_curse_loses(ruling):
    """B8.1a: neutralised on turn 30, it counts on turn 31."""
    match = book(
        turn=30,
        round=6,
        marker=5,
        page="final",
        rulings={"neutral_curse": ruling},
        hands={"p1": "water2"},
        spells={"p1": "deep_freeze"},
        curses={"2": "fever"},
    )
    match.choose("cast deep_freeze x1")
    assert look(match).curses[0].neutralised
    match.choose("stop")
    assert CURSED == ended(match)


@pytest.mark.parametrize("curses", [{}, {"2": "fever"}])
def test_nothing_follows_the_final_check(curses):
    """B8.1a: no page turn, arrival, bonus, penalty or move of the round marker."""
    match = book(**LAST, monster="hollow_choirmaster", curses=curses, madness=9)
    view = look(match)
    assert (6, 0, "hollow_choirmaster", "final") == (
        view.round,
        view.marker,
        view.monster,
        view.page,
    )
    assert 9 == view.madness
    told = set(names(match.opening_events))
    assert not {"PageTurned", "MonsterBeaten", "MonsterMissed", "CurseLeft", "CursePlaced"} & told
    assert len(curses) == len(view.curses)


# B8.2


@pytest.mark.parametrize(
    "curse", ["voices_in_the_draught", "screech", "grave_soil", "drowned_whispers"]
)
def test_receiving_a_madness_from_an_empty_stack_loses(curse):
    """B8.2: into discard pile, hand, deck or support alike."""
    match = book(**STRIKE, marker=1, madness=0, curses={"2": curse})
    assert (NO_MADNESS, (0.0, 0.0)) == (ended(match), match.outcome.scores)


def test_receiving_the_last_madness_does_not_lose():
    """B8.2: only the one that is not there."""
    match = book(**STRIKE, marker=1, madness=2, curses={"2": "voices_in_the_draught"})
    assert (None, 0) == (match.outcome, look(match).madness)


def test_drawing_from_an_empty_deck_with_an_empty_stack_loses():
    """B8.2: in Recuperation."""
    match = book(marker=3, madness=0, hands={"p1": "fire1"}, decks={"p1": "air1"})
    match.choose("stop")
    assert NO_MADNESS == ended(match)


def test_drawing_by_a_spell_from_an_empty_deck_loses_too():
    """B8.2: in mid-action."""
    match = book(madness=0, hands={"p1": "earth2"}, decks={"p1": "air1"})
    match.choose("cast growth x2")
    assert NO_MADNESS == ended(match)


def test_drawing_the_last_card_of_a_deck_does_not_lose():
    """B8.2: the deck must be empty when another card is needed."""
    match = book(marker=3, madness=0, hands={"p1": "fire1"}, decks={"p1": "air1 " * 5})
    match.choose("stop")
    assert (None, 0) == (match.outcome, seen(match, 0).deck_size)


@pytest.mark.parametrize(("ruling", "drawn"), [("when_empty", {"air1": 1}), ("not_enough", {})])
def test_a_short_deck_loses_before_or_after_its_last_card(ruling, drawn):
    """B8.2: Growth wants two, one is there; `short_deck` says when the Madness is needed."""
    match = book(
        rulings={"short_deck": ruling},
        madness=0,
        hands={"p1": "earth2"},
        decks={"p1": "air1"},
        discards={"p1": "fire1"},
    )
    match.choose("cast growth x2")
    assert (NO_MADNESS, drawn) == (ended(match), seen(match, 0).hand)


def test_the_final_check_with_a_curse_loses():
    """B8.2: for all."""
    match = book(3, **LAST, curses={"5": "fever"})
    assert (CURSED, (0.0, 0.0, 0.0)) == (ended(match), match.outcome.scores)


def test_the_game_is_lost_if_all_are_eliminated():
    """B8.2: the last one goes mad."""
    match = book(3, marker=2, hands={"p1": "madness " * 6}, out=["p2", "p3"])
    match.choose("stop")
    assert ("lost", "all_eliminated") == (match.outcome.key, match.outcome.reason)


def test_removing_madness_from_an_empty_stack_is_no_loss():
    """B8.2: Ashes to Ink takes R Madness off the stack to the box: nobody receives it (DE)."""
    match = book(
        phase="monster",
        turn=16,
        round=3,
        marker=5,
        page="ashes_to_ink",
        madness=1,
        curses={"5": "fever"},
    )
    assert (None, 0, 4) == (match.outcome, look(match).madness, look(match).round)


def test_an_empty_stack_alone_loses_nothing():
    """B8.2: the game goes on while nobody must receive one."""
    match = book(marker=2, madness=0, hands={"p1": "fire1 " * 6})
    match.choose("stop")
    assert (None, 1) == (match.outcome, match.ask.seat)


def test_a_cured_madness_can_save_the_game():
    """B8.2: what comes back to the stack can be received again."""
    match = book(
        marker=1,
        madness=0,
        hands={"p1": "fire2 fire2 madness madness"},
        curses={"2": "voices_in_the_draught"},
    )
    for _ in range(2):
        match.choose("cure hand")
    match.choose("stop")
    assert (None, 0) == (match.outcome, look(match).madness)


# B8.2a


def test_the_loss_comes_in_the_middle_of_an_effect():
    """B8.2a: Undertow: receive 1, then mill 3. p1 has it whole, p2 loses on the first half."""
    match = book(**STRIKE, marker=1, madness=1, curses={"2": "undertow"})
    assert NO_MADNESS == ended(match)
    assert (4, 9) == (sum(seen(match, 0).discard.values()), seen(match, 0).deck_size)
    assert ({}, 12) == (seen(match, 1).discard, seen(match, 1).deck_size)


def test_nothing_after_the_loss_is_resolved():
    """B8.2a: no second curse, no action, no drawing; nobody is asked any more."""
    match = book(
        3,
        **STRIKE,
        marker=2,
        madness=1,
        curses={"3a": "voices_in_the_draught", "3b": "drowned_whispers"},
    )
    events = names(match.opening_events)
    assert (1, 1) == (events.count("CurseStruck"), events.count("MadnessReceived"))
    assert "GameLost" == events[-1]
    assert (None, []) == (match.ask, options(match))
    with pytest.raises(ChoiceRefused):
        match.choose(1)


def test_the_loss_ends_a_spell_for_all():
    """B8.2a: Great Harvest: the first empty deck ends it, the others draw nothing."""
    match = book(
        3,
        madness=0,
        hands={"p1": "earth3"},
        spells={"p1": "great_harvest"},
        decks={"p1": "air1 air1", "p2": "air1", "p3": "air1 air1"},
    )
    match.choose("cast great_harvest x1")
    assert NO_MADNESS == ended(match)
    assert [2, 1, 0] == [seen(match, seat).hand_size for seat in range(3)]


def test_the_end_is_the_same_in_a_loaded_record():
    """B8.2a: a finished game stays finished."""
    match = play_out(new_match("book", 3, seed=5), seed=5)
    loaded = Match.load(match.record())
    assert (match.outcome, None) == (loaded.outcome, loaded.ask)
    assert look(match) == look(loaded)


# Both ends, whole games


def test_a_whole_game_can_be_won(tmp_path):
    """B8.1: with every curse stack empty no curse ever comes: 30 turns, and the 31st wins."""
    pack = quiet_pack(tmp_path)
    empty = {name: [] for name in ("air", "earth", "fire", "water", "multi")}
    match = book(2, pack=pack, turn=1, marker=1, curse_stacks=empty, curses={})
    turns = 0
    while match.ask is not None:
        turns += 1
        pass_turn(match)
    assert (30, 31, WON) == (turns, match.turn, ended(match))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_random_games_end_in_one_of_the_four_ways(seats, difficulty):
    """B8.1, B8.2: nothing else ends a game, and none goes past turn 31."""
    for seed in range(4):
        match = play_out(new_match("book", seats, seed=seed, difficulty=difficulty), seed=seed)
        reasons = {"last_page_clear", "last_page_cursed", "stack_empty", "all_eliminated"}
        assert match.outcome.reason in reasons
        assert match.turn <= 31
        is_last = match.outcome.reason.startswith("last_page")
        assert is_last == (match.turn == 31)
        won = 1.0 if match.outcome.key == "won" else 0.0
        assert (won,) * seats == match.outcome.scores


def test_a_game_without_any_action_reaches_the_final_check_and_is_lost(tmp_path):
    """B8.2: harmless curses, but nobody destroys the last one."""
    match = opened(4, pack=quiet_pack(tmp_path), difficulty=3)
    while match.ask is not None:
        pass_turn(match)
    assert (31, CURSED) == (match.turn, ended(match))
