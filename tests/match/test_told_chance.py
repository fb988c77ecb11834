"""Chance told by people at a real table: asked one by one, refused with its rule, never half done."""

from __future__ import annotations

from random import Random

import pytest

from madmage import Match
from madmage.games.shelf import rules_of
from madmage.kernel.error import ChoiceRefused
from madmage.match import told
from madmage.match.price import codes_for
from madmage.match.told import Question
from madmage.testing import table

NAMES = ("Ada", "Bo", "Cy")


def set_up(game, answer, **options):
    """A match whose opening people tell; `answer` is what they say."""
    rules = rules_of(game)
    setup = rules.check_setup(len(NAMES), options)
    outcomes = []
    found = told.begin(rules, setup, outcomes, names=NAMES, seed=1)
    while isinstance(found, Question):
        outcomes.append(answer(found))
        found = told.begin(rules, setup, outcomes, names=NAMES, seed=1)
    return found, outcomes


def waiting(**facts):
    """A position of the Book whose chance waits to be told."""
    match = table("book", seats=2, names=NAMES[:2], **facts)
    told.wait(match)
    return match


@pytest.mark.parametrize("game", ["book", "maze"])
def test_a_game_told_from_its_opening_on_is_a_record_like_any_other(game):
    luck = Random(7)

    def answer(question):
        return question.stream, luck.choice(question.population)

    match, outcomes = set_up(game, answer)
    assert list(match.opening_outcomes) == outcomes
    asked = 0
    for _ in range(120):
        if match.ask is None:
            break
        option, spoken = luck.choice(match.ask.options), []
        question = told.attempt(match, lambda option=option: match.choose(code=option), spoken)
        while question is not None:
            asked += 1
            spoken.append(answer(question))
            question = told.attempt(match, lambda option=option: match.choose(code=option), spoken)
        assert list(match.moves[-1].outcomes) == spoken
    assert asked > 20
    again = Match.load(match.record())
    assert (again.record(), again.view(0).data) == (match.record(), match.view(0).data)


def test_as_long_as_an_outcome_is_missing_nothing_has_happened():
    match = waiting(hands={"p1": "earth1 earth1"}, shuffled={"p1": "fire2 air1 madness"})
    before = match.view(0).data

    question = told.attempt(match, lambda: match.choose("cast growth x2"), [])

    assert (question.stream_name, question.seat) == ("deck.p1", 0)
    assert question.sentence(match.voice()) == "What did Ada turn up from the deck?"
    names = [(one.name, one.copies) for one in question.possible(match.voice())]
    assert names == [("Air 1", 1), ("Fire 2", 1), ("Madness", 1)]
    assert [event.name for event in question.events] == ["CardPaid", "CardPaid", "SpellCast"]
    assert (match.moves, match.view(0).data) == ([], before)


def test_what_cannot_have_come_is_refused_with_its_rule_and_the_reason():
    match = waiting(hands={"p1": "earth1"}, shuffled={"p1": "fire2 air1"})
    question = told.attempt(match, lambda: match.choose("cast growth x1"), [])
    voice = match.voice()

    with pytest.raises(ChoiceRefused, match="There is no Water 3 in Ada's deck now") as refused:
        question.read("water3", voice)
    assert refused.value.rule == "B9.1"
    assert question.read("Fire 2", voice) == question.read("fire2", voice)
    assert "Water 3" in [one.name for one in question.impossible(voice)]


def test_a_tile_without_a_place_is_told_apart_from_a_tile_that_is_gone():
    rules = rules_of("maze")
    match, _ = set_up("maze", Question.drawn)
    tile = match.rules.read_chance(match.setup, "tile", "corner_key")
    few = bytes([kind for kind in match.state.tile_deck if kind != tile[1]])

    back = Question(rules, match.setup, tile[0], few, match.state, ())
    assert back.why_not(tile[1], match.voice()).rule == "M4.5"
    bare = match.rules.copy(match.state)
    bare.tile_deck = few
    gone = Question(rules, match.setup, tile[0], few, bare, ())
    assert gone.why_not(tile[1], match.voice()).rule == "M2.7a"


def test_a_choice_of_several_parts_is_asked_for_as_one():
    match = waiting(hands={"p1": "earth1 earth1 earth2"}, shuffled={"p1": "fire2 air1 madness"})
    codes = codes_for(match, "cast growth x2", ["pay earth1", "pay earth1"])
    assert len(codes) > 1
    fire = match.rules.read_chance(match.setup, "deck.p1", "fire2")
    air = match.rules.read_chance(match.setup, "deck.p1", "air1")

    half = told.attempt(match, lambda: match.choose_all(codes), [fire])
    assert [one.text for one in half.possible(match.voice())] == ["air1", "madness"]
    assert match.moves == []
    assert told.attempt(match, lambda: match.choose_all(codes), [fire, air]) is None
    assert told.outcomes_of(match.moves) == [fire, air]
    assert {"earth2": 1, "fire2": 1, "air1": 1} == match.view(0).data.players[0].hand
    while match.moves:
        match.undo(range(2))
    again = told.attempt(match, lambda: match.choose_all(codes), [])
    assert isinstance(again, Question), "what was told then is not told again by itself"
