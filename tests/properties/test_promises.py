"""The promises of the kernel, proved on random games at every decision."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from madmage.games.shelf import rules_of
from madmage.kernel.chance import Seeded, Simple
from madmage.kernel.native import is_compiled
from madmage.kernel.view import BYSTANDER
from properties.facts import check_conservation, facts
from properties.worlds import GAMES, World, pick, world

BOOK: Any = rules_of("book")
CHUNK = 10
RULE = re.compile(r"^B\d+(\.\d+[a-z]?)?$")
DECISION_LIMIT = 20_000

chunks = pytest.mark.parametrize("first", range(0, GAMES, CHUNK))


class Watch(list):
    """A sink that counts all cards at every event (plain Python only: compiled code appends past it)."""

    def __init__(self, st: Any) -> None:
        super().__init__()
        self.st = st

    def append(self, event: Any) -> None:
        super().append(event)
        check_conservation(self.st)


def games(first: int) -> list[World]:
    return [world(number) for number in range(first, min(GAMES, first + CHUNK))]


def play(w: World, look: Any) -> Any:
    """Play a world to its end, looking at every decision."""
    r, ch = Random(w.number), Seeded(w.number)
    st = BOOK.start(w.setup, ch)
    decisions = 0
    while st.ask is not None:
        look(st, r)
        st.sink = Watch(st) if not is_compiled() else []
        BOOK.apply(st, pick(r, st, w.style), ch)
        st.sink = None
        check_conservation(st)
        decisions += 1
        assert decisions < DECISION_LIMIT, str(w)
    return st


@chunks
def test_every_card_stays_in_exactly_one_place_after_every_event(first):
    for w in games(first):
        assert play(w, lambda st, r: None).outcome is not None


@chunks
def test_a_copy_in_the_middle_of_an_effect_plays_on_equal_and_leaves_the_original_alone(first):
    def look(st: Any, r: Random) -> None:
        before = facts(st)
        one, two = BOOK.copy(st), BOOK.copy(st)
        assert before == facts(one)
        seed, option = r.randrange(1 << 30), r.choice(st.ask.options)
        BOOK.apply(one, option, Simple(Random(seed)))
        BOOK.apply(two, option, Simple(Random(seed)))
        assert facts(one) == facts(two)
        assert before == facts(st)

    for w in games(first):
        play(w, look)


@chunks
def test_every_candidate_is_offered_or_refused_with_a_rule_never_both_nor_neither(first):
    def look(st: Any, r: Random) -> None:
        options, candidates = st.ask.options, BOOK.candidates(st)
        assert len(set(options)) == len(options) > 0
        assert set(options) <= set(candidates)
        ask = st.ask
        for option in candidates:
            refusal = BOOK.named(ask.effect.why_not_option(st, ask.seat, ask.env, option))
            assert (refusal is None) == (option in options), (ask, BOOK.write(st, option), refusal)
            if refusal is not None:
                assert RULE.match(refusal.rule), refusal

    for w in games(first):
        # A third of the decisions is plenty: the same asks come again and again.
        play(w, lambda st, r: look(st, r) if r.random() < 0.34 else None)


@chunks
def test_the_short_text_of_an_option_means_that_option(first):
    def look(st: Any, r: Random) -> None:
        texts = [BOOK.write(st, option) for option in st.ask.options]
        assert len(set(texts)) == len(texts)
        for option, text in zip(st.ask.options, texts, strict=True):
            assert option == BOOK.read(st, text)

    for w in games(first):
        play(w, look)


def redeal(st: Any, viewer: int, r: Random) -> Any:
    """A twin world: everything that `viewer` cannot see is dealt anew, by the test's own means."""
    twin = BOOK.copy(st)
    if st.table.open_hands:
        return twin
    others = [s for s in range(st.table.seats) if s != viewer]
    cards: list[int] = []
    for seat in others:
        for kind in range(13):
            cards += [kind] * st.hand[seat * 13 + kind]
        cards += list(st.deck[seat])
        cards += [card % 16 for card in st.top[seat] if card // 16 < 2]
    r.shuffle(cards)
    for seat in others:
        size = sum(st.hand[seat * 13 : seat * 13 + 13])
        hand = [cards.pop() for _ in range(size)]
        twin.hand[seat * 13 : seat * 13 + 13] = [hand.count(kind) for kind in range(13)]
        twin.deck[seat] = bytes(sorted(cards.pop() for _ in st.deck[seat]))
        top = [card if card // 16 == 2 else card // 16 * 16 + cards.pop() for card in st.top[seat]]
        twin.top[seat] = bytes(top)
    return twin


def told(view: Any) -> tuple[Any, ...]:
    """Everything a view gives away, down to the state inside it."""
    return facts(view.known), view.hidden, view.data


@chunks
def test_in_twin_worlds_a_seat_sees_the_same(first):
    def look(st: Any, r: Random) -> None:
        if r.random() < 0.7:
            return
        for viewer in (BYSTANDER, *range(st.table.seats)):
            twin = redeal(st, viewer, r)
            assert told(BOOK.view(st, viewer)) == told(BOOK.view(twin, viewer))
        ask = st.ask
        twin = redeal(st, ask.seat, r)
        for option in BOOK.candidates(st):
            here = ask.effect.why_not_option(st, ask.seat, ask.env, option)
            there = ask.effect.why_not_option(twin, ask.seat, ask.env, option)
            assert here is there

    for w in games(first):
        if not w.options["open_hands"] or w.number % 4 == 0:
            play(w, look)


@chunks
def test_an_imagined_state_fits_the_view_it_was_imagined_from(first):
    def look(st: Any, r: Random) -> None:
        view = BOOK.view(st, st.ask.seat)
        imagined = BOOK.imagine(view, Simple(r))
        check_conservation(imagined)
        assert told(view) == told(BOOK.view(imagined, st.ask.seat))
        assert st.ask.options == imagined.ask.options

    for w in games(first):
        play(w, lambda st, r: look(st, r) if r.random() < 0.3 else None)


@chunks
def test_events_hide_what_a_seat_may_not_know(first):
    """A hidden card in an event could be any other: the seat is told the same."""

    def look(st: Any, r: Random) -> None:
        after, ch = BOOK.copy(st), Simple(r)
        after.sink = []
        BOOK.apply(after, r.choice(st.ask.options), ch)
        for event in after.sink:
            for seat in (BYSTANDER, *range(st.table.seats)):
                seen = BOOK.redact(after, event, seat)
                if seen != event:
                    other = type(event)(event.name, event.seat, (0, *event.args[1:]))
                    assert seen == BOOK.redact(after, other, seat)
                    assert seat not in BOOK.learners(after, event)

    for w in games(first):
        if not w.options["open_hands"]:
            play(w, look)
