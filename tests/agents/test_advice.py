"""Hints and stored thoughts: what an agent would do, why, what else, and how the game stands."""

from __future__ import annotations

import pytest

from madmage import Match, new_match
from madmage.agents.advice import think_through, thought_text
from madmage.agents.agent import agent_of
from madmage.agents.why import Thought, Why
from madmage.kernel.error import NotUnderstood

PLAYERS = {"book": 2, "maze": 3}


@pytest.mark.parametrize("game", ["book", "maze"])
@pytest.mark.parametrize("level", ["", "greedy", "adept"])
def test_a_hint_is_a_legal_answer_with_a_reason(game, level):
    match = new_match(game, PLAYERS[game], seed=3)
    for _ in range(6):
        hint = match.hint(match.ask.seat, level=level)
        assert hint.sentence
        assert hint.why.endswith(".")
        asked = match.ask.kind
        for text in hint.picks:
            # The last card that pays is not asked for: there is no choice left.
            if match.ask.kind == asked:
                match.choose(text)


def test_a_hint_is_told_in_the_readers_language():
    match = new_match("book", 2, seed=3)
    hints = {lang: match.hint(match.ask.seat, lang, level="greedy") for lang in ("en", "de", "es")}
    assert 1 == len({hint.picks for hint in hints.values()})
    assert 3 == len({hint.why for hint in hints.values()})


def test_a_hint_knows_no_more_than_whoever_asks():
    """Twin worlds: another deal of what cannot be seen brings the same hint."""
    match = new_match("book", 3, seed=5, open_hands=False)
    seat = match.ask.seat
    first = match.hint(seat, level="greedy")
    st, twin = match.state, None
    for number in range(20):
        from madmage.kernel.chance import Seeded

        twin = match.rules.imagine(match.view(seat), Seeded(number))
        if twin.hand != st.hand:
            break
    assert twin is not None
    match.state = twin
    assert first == match.hint(seat, level="greedy")


def test_who_is_not_asked_gets_no_hint():
    match = new_match("book", 2, seed=3)
    with pytest.raises(NotUnderstood, match="is not asked anything now"):
        match.hint(1 - match.ask.seat)


def test_a_level_that_is_not_there_is_refused():
    match = new_match("book", 2, seed=3)
    with pytest.raises(NotUnderstood, match="there is no agent 'genius'"):
        match.hint(match.ask.seat, level="genius")


def test_a_hint_leaves_the_match_as_it_was():
    match = new_match("book", 2, seed=3)
    before = match.record()
    match.hint(match.ask.seat)
    assert before == match.record()
    assert before == Match.load(before).record()


def test_a_thought_is_stored_as_one_line_and_read_back():
    thought = Thought(7, Why("why-cure-hand", {"n": 2}), 9, 0.25, 0.5)
    text = thought.text()
    assert "\n" not in text
    assert thought == Thought.read(text)


def test_a_thought_of_older_tables_is_still_read():
    old = Why("why-cure-hand", {"n": 2})
    assert old == Thought.read(old.text()).why


def test_a_thought_says_why_what_else_and_how_the_game_stands():
    match = new_match("book", 2, seed=3)
    ask = match.ask
    thought = Thought(ask.options[0], Why("why-only"), ask.options[1], 0.1, 0.62)
    said = thought_text(match, match.state, thought, "en")
    assert said.startswith("There is nothing else I can do.")
    assert match.rules.option_text(match.state, ask.options[1], match.voice()).rstrip(".") in said
    assert "62\N{NO-BREAK SPACE}%" in said


def test_a_whole_question_is_thought_through():
    """Where several things are picked one by one, the answer holds them all."""
    match = new_match("book", 3, seed=1)
    while match.ask is not None and match.rules.picking(match.state) == "alone":
        seat = match.ask.seat
        agent = agent_of("greedy", 1, "book")
        options, thought = think_through(match.rules, match.state, seat, agent)
        assert options[0] == thought.option
        match.choose_all(options)
    assert match.ask is not None
    agent = agent_of("greedy", 1, "book")
    options, _ = think_through(match.rules, match.state, match.ask.seat, agent)
    kind = match.ask.kind
    match.choose_all(options)
    assert match.ask is None or len(options) > 1 or match.ask.kind != kind
