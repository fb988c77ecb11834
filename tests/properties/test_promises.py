"""The promises of the kernel, proved on random games at every decision."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from madmage.kernel.chance import Seeded, Simple
from madmage.kernel.native import is_compiled
from madmage.kernel.view import BYSTANDER
from properties.facts import facts
from properties.subject import Subject, chunks

DECISION_LIMIT = 20_000


class Watch(list):
    """A sink that counts all cards at every event (plain Python only: compiled code appends past it)."""

    def __init__(self, st: Any, check: Any) -> None:
        super().__init__()
        self.st = st
        self.check = check

    def append(self, event: Any) -> None:
        super().append(event)
        self.check(self.st)


def play(subject: Subject, w: Any, look: Any, counts: bool = False) -> Any:
    """Play a world to its end, looking at every decision."""
    r, ch = Random(w.number), Seeded(w.number)
    rules, check = subject.rules, subject.check_conservation
    st = rules.start(subject.setup(w), ch)
    decisions = 0
    while st.ask is not None and (counts or decisions < subject.most):
        look(st, r)
        if counts:
            st.sink = Watch(st, check) if not is_compiled() else []
        rules.apply(st, subject.pick(r, st, w.style), ch)
        st.sink = None
        if counts:
            check(st)
        decisions += 1
        assert decisions < DECISION_LIMIT, str(w)
    return st


@chunks
def test_every_card_stays_in_exactly_one_place_after_every_event(subject, first):
    for w in subject.games(first):
        assert play(subject, w, lambda st, r: None, counts=True).outcome is not None


@chunks
def test_a_copy_in_the_middle_of_an_effect_plays_on_equal_and_leaves_the_original_alone(
    subject, first
):
    rules = subject.rules

    def look(st: Any, r: Random) -> None:
        before = facts(st)
        one, two = rules.copy(st), rules.copy(st)
        assert before == facts(one)
        seed, option = r.randrange(1 << 30), r.choice(st.ask.options)
        rules.apply(one, option, Simple(Random(seed)))
        rules.apply(two, option, Simple(Random(seed)))
        assert facts(one) == facts(two)
        assert before == facts(st)

    for w in subject.games(first):
        play(subject, w, look)


@chunks
def test_every_candidate_is_offered_or_refused_with_a_rule_never_both_nor_neither(subject, first):
    rules = subject.rules

    def look(st: Any, r: Random) -> None:
        options, candidates = st.ask.options, rules.candidates(st)
        assert len(set(options)) == len(options) > 0
        assert set(options) <= set(candidates)
        ask = st.ask
        for option in candidates:
            refusal = rules.named(ask.effect.why_not_option(st, ask.seat, ask.env, option))
            assert (refusal is None) == (option in options), (ask, rules.write(st, option), refusal)
            if refusal is not None:
                assert re.match(subject.rule, refusal.rule), refusal

    for w in subject.games(first):
        # A third of the decisions is plenty: the same asks come again and again.
        play(subject, w, lambda st, r: look(st, r) if r.random() < 0.34 * subject.share else None)


@chunks
def test_the_short_text_of_an_option_means_that_option(subject, first):
    rules = subject.rules

    def look(st: Any, r: Random) -> None:
        texts = [rules.write(st, option) for option in st.ask.options]
        assert len(set(texts)) == len(texts)
        for option, text in zip(st.ask.options, texts, strict=True):
            assert option == rules.read(st, text)

    for w in subject.games(first):
        play(subject, w, look)


def told(view: Any) -> tuple[Any, ...]:
    """Everything a view gives away, down to the state inside it."""
    return facts(view.known), view.hidden, view.data


@chunks
def test_in_twin_worlds_a_seat_sees_the_same(subject, first):
    rules = subject.rules

    def look(st: Any, r: Random) -> None:
        if r.random() > 0.3 * subject.share:
            return
        for viewer in (BYSTANDER, *range(st.table.seats)):
            twin = subject.redeal(st, viewer, r)
            assert told(rules.view(st, viewer)) == told(rules.view(twin, viewer))
        ask = st.ask
        twin = subject.redeal(st, ask.seat, r)
        for option in rules.candidates(st):
            here = ask.effect.why_not_option(st, ask.seat, ask.env, option)
            there = ask.effect.why_not_option(twin, ask.seat, ask.env, option)
            assert here is there

    for w in subject.games(first):
        if subject.keeps_secrets(w):
            play(subject, w, look)


@chunks
def test_an_imagined_state_fits_the_view_it_was_imagined_from(subject, first):
    rules = subject.rules

    def look(st: Any, r: Random) -> None:
        view = rules.view(st, st.ask.seat)
        imagined = rules.imagine(view, Simple(r))
        subject.check_conservation(imagined)
        assert told(view) == told(rules.view(imagined, st.ask.seat))
        assert st.ask.options == imagined.ask.options

    for w in subject.games(first):
        play(subject, w, lambda st, r: look(st, r) if r.random() < 0.3 * subject.share else None)


@chunks
def test_events_hide_what_a_seat_may_not_know(subject, first):
    """A hidden card in an event could be any other: the seat is told the same."""

    rules = subject.rules

    def look(st: Any, r: Random) -> None:
        after, ch = rules.copy(st), Simple(r)
        after.sink = []
        rules.apply(after, r.choice(st.ask.options), ch)
        for event in after.sink:
            for seat in (BYSTANDER, *range(st.table.seats)):
                seen = rules.redact(after, event, seat)
                if seen != event:
                    other = type(event)(event.name, event.seat, (0, *event.args[1:]))
                    assert seen == rules.redact(after, other, seat)
                    assert seat not in rules.learners(after, event)

    for w in subject.games(first):
        if subject.keeps_secrets(w):
            play(subject, w, look)
