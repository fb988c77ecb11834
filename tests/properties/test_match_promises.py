"""The promises of a match: exact save and replay, and undo that knows who learned what."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from madmage.kernel.error import ChoiceRefused
from madmage.match.consent import is_secret
from madmage.match.match import Match
from properties.facts import facts
from properties.subject import Subject, chunks


def begin(subject: Subject, w: Any) -> tuple[Match, Random]:
    return Match(subject.rules, subject.setup(w), seed=w.number), Random(w.number)


def play(subject: Subject, match: Match, r: Random, style: str, most: int) -> None:
    """Play on; now and then somebody puts something in out of turn, where the game allows it."""
    while match.ask is not None and most > 0:
        if r.random() < 0.1:
            put_in(match, r)
        match.choose(code=subject.pick(r, match.state, style))
        most -= 1


def put_in(match: Match, r: Random) -> None:
    seat = r.randrange(match.setup.seats)
    options = match.interjections(seat)
    if options:
        match.interject(seat, r.choice(options).text)


def again(match: Match, move: Any) -> None:
    """The same choice once more."""
    if move.is_put_in:
        match.interject(move.seat, move.text)
    else:
        match.choose(code=move.option)


@chunks
def test_a_record_replays_to_the_same_state_without_a_generator_and_plays_on_the_same(
    subject, first
):
    for w in subject.games(first):
        match, r = begin(subject, w)
        play(subject, match, r, w.style, r.randrange(5, 60))
        text = match.record()
        loaded = Match.load(text)
        assert facts(match.state) == facts(loaded.state)
        assert text == loaded.record()
        seed = r.randrange(1 << 30)
        play(subject, match, Random(seed), w.style, 40)
        play(subject, loaded, Random(seed), w.style, 40)
        assert match.record() == loaded.record()
        assert facts(match.state) == facts(loaded.state)


@chunks
def test_undo_n_times_is_the_state_n_asks_ago_and_the_same_future_waits(subject, first):
    for w in subject.games(first):
        match, r = begin(subject, w)
        play(subject, match, r, w.style, r.randrange(10, 50))
        history = [facts(move.before) for move in match.moves] + [facts(match.state)]
        everybody = range(w.seats)
        back = min(len(match.moves), r.randrange(1, 12))
        back_then = match.moves[-back:]
        for n in range(1, back + 1):
            match.undo(everybody)
            assert history[-1 - n] == facts(match.state)
        for move in back_then:
            again(match, move)
        assert history[-1] == facts(match.state)


@chunks
def test_undo_is_free_exactly_while_nobody_learned_anything(subject, first):
    for w in subject.games(first):
        match, r = begin(subject, w)
        for _ in range(40):
            if match.ask is None:
                break
            before = [subject.rules.view(match.state, seat).data for seat in range(w.seats)]
            match.choose(code=subject.pick(r, match.state, w.style))
            move = match.moves[-1]
            if move.outcomes:
                assert match.learners(), "chance never tells nobody anything"
            if match.learners() or is_secret(match, move):
                with pytest.raises(ChoiceRefused, match="must agree"):
                    match.undo()
            if not match.learners():
                match.undo(seat=move.seat)
                after = [subject.rules.view(match.state, seat).data for seat in range(w.seats)]
                assert before == after
                match.choose(code=move.option)
