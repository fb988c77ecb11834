"""The promises of a match: exact save and replay, and undo that knows who learned what."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from madmage.games.shelf import rules_of
from madmage.kernel.error import ChoiceRefused
from madmage.match.match import Match
from properties.facts import facts
from properties.worlds import GAMES, World, pick, world

BOOK: Any = rules_of("book")
CHUNK = 10

chunks = pytest.mark.parametrize("first", range(0, GAMES, CHUNK))


def games(first: int) -> list[World]:
    return [world(number) for number in range(first, min(GAMES, first + CHUNK))]


def begin(w: World) -> tuple[Match, Random]:
    return Match(BOOK, w.setup, seed=w.number), Random(w.number)


def play(match: Match, r: Random, style: str, most: int) -> None:
    while match.ask is not None and most > 0:
        match.choose(pick(r, match.state, style))
        most -= 1


@chunks
def test_a_record_replays_to_the_same_state_without_a_generator_and_plays_on_the_same(first):
    for w in games(first):
        match, r = begin(w)
        play(match, r, w.style, r.randrange(5, 60))
        text = match.record()
        loaded = Match.load(text)
        assert facts(match.state) == facts(loaded.state)
        assert text == loaded.record()
        seed = r.randrange(1 << 30)
        play(match, Random(seed), w.style, 40)
        play(loaded, Random(seed), w.style, 40)
        assert match.record() == loaded.record()
        assert facts(match.state) == facts(loaded.state)


@chunks
def test_undo_n_times_is_the_state_n_asks_ago_and_the_same_future_waits(first):
    for w in games(first):
        match, r = begin(w)
        play(match, r, w.style, r.randrange(10, 50))
        history = [facts(move.before) for move in match.moves] + [facts(match.state)]
        everybody = range(w.seats)
        back = min(len(match.moves), r.randrange(1, 12))
        again = [move.option for move in match.moves[-back:]]
        for n in range(1, back + 1):
            match.undo(everybody)
            assert history[-1 - n] == facts(match.state)
        for option in again:
            match.choose(option)
        assert history[-1] == facts(match.state)


@chunks
def test_undo_is_free_exactly_while_nobody_learned_anything(first):
    for w in games(first):
        match, r = begin(w)
        for _ in range(40):
            if match.ask is None:
                break
            before = [BOOK.view(match.state, seat).data for seat in range(w.seats)]
            match.choose(pick(r, match.state, w.style))
            move = match.moves[-1]
            if move.outcomes:
                assert match.learners(), "chance never tells nobody anything"
            if match.learners():
                with pytest.raises(ChoiceRefused, match="must agree"):
                    match.undo()
            else:
                match.undo()
                after = [BOOK.view(match.state, seat).data for seat in range(w.seats)]
                assert before == after
                match.choose(move.option)
