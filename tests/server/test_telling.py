"""What a seat is told is what its view says, however it was put together."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from madmage import new_match
from madmage.server import telling
from madmage.server.message import state
from madmage.server.table import Head, Seat, Table


def table_with(match):
    """A table in memory on which a match is being played."""
    seats = [Seat("person", name, key="k") for name in match.names]
    options = match.setup.options
    head = Head("BCDFG", "book", "", "en", 0.0, 1, 1, "playing", seats, options)
    table = Table(head)
    table.begin(match)
    return table


@pytest.mark.parametrize("open_hands", [True, False])
@pytest.mark.parametrize("lang", ["en", "de", "es"])
def test_every_seat_is_told_its_own_view(open_hands, lang):
    match = new_match("book", 3, seed=4, open_hands=open_hands)
    rng = Random(4)
    for _ in range(40):
        table = table_with(match)
        for seat in (-1, 0, 1, 2):
            told = json.loads(state(table, seat, lang, len(match.moves) + 1))["view"]
            assert json.loads(msgspec.json.encode(telling.view_data(match, seat, lang))) == told
        if match.ask is None:
            break
        match.choose(code=rng.choice(match.ask.options))


def test_views_are_alike_where_the_rules_say_so():
    match = new_match("book", 4, seed=8)
    rng = Random(8)
    while match.ask is not None and len(match.moves) < 120:
        assert match.rules.are_views_alike(match.state)
        told = [telling.view_data(match, seat, "en") for seat in (-1, 0, 1, 2, 3)]
        for data in told:
            data.pop("seat")
        assert all(data == told[0] for data in told)
        match.choose(code=rng.choice(match.ask.options))


def test_a_question_in_the_middle_of_an_action_has_no_price_of_its_own():
    match = new_match("book", 3, seed=2)
    rng, seen = Random(2), set()
    while match.ask is not None and len(match.moves) < 400:
        text = match.options()[0].text
        telling.price_data(match, text, None, "en")
        seen.add(match.ask.kind)
        match.choose(code=rng.choice(match.ask.options))
    assert {"act", "pay"} <= seen
