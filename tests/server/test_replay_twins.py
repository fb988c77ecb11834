"""Twin worlds on the wire of replays: what a seat could not know does not change a byte of its replay."""

from __future__ import annotations

import json

import pytest

from madmage import new_match
from server.replayed import NAMES, book_twins, bring

LANGS = ("en", "de", "es")


def looks(house, match, seat, lang):
    """Everything that a replay says to whoever watches from a seat, move by move, as bytes."""
    at = bring(house, match)
    told = []
    for move in range(len(match.moves) + 1):
        status, _, body = house.ask("GET", f"{at}/at/{move}?seat={seat}&lang={lang}")
        assert status == 200
        told.append(body)
    return told


@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_replay_of_twin_records_is_the_same_for_a_seat_at_every_move(house, viewer, seed):
    hidden = 1 - viewer
    one, two = book_twins(seed, viewer, hidden, 30)
    assert one.record() != two.record()
    assert len(one.moves) >= 5
    lang = LANGS[seed % 3]
    assert looks(house, one, viewer, lang) == looks(house, two, viewer, lang)
    # They are really others: the other seat can tell them apart.
    assert looks(house, one, hidden, lang) != looks(house, two, hidden, lang)


@pytest.mark.parametrize("viewer", [0, 2, -1])
def test_points_invested_in_secret_are_not_in_a_replay_either(house, viewer):
    """M2.1a: until all have invested theirs, nobody sees another's points."""
    records = []
    for at in (0, -1):
        match = new_match("maze", 3, seed=4, names=NAMES[:3])
        while match.ask.seat == 0:
            match.choose(code=match.ask.options[0])
        for _ in range(2):
            assert (match.ask.seat, match.ask.kind) == (1, "create")
            match.choose(code=match.ask.options[at])
        records.append(match)
    one, two = records
    assert one.record() != two.record()
    assert looks(house, one, viewer, "en") == looks(house, two, viewer, "en")
    assert looks(house, one, 1, "en") != looks(house, two, 1, "en")


def test_what_all_know_together_is_only_told_to_whoever_asks_for_it(house):
    one, two = book_twins(2, 0, 1, 12)
    opened = []
    for match in (one, two):
        at = bring(house, match)
        opened.append(house.get(f"{at}/at/3?seat=0&open=yes")["view"]["players"][1]["hand"])
        assert (
            json.loads(house.ask("GET", f"{at}/at/3?seat=0")[2])["view"]["players"][1]["hand"]
            is None
        )
    assert opened[0] != opened[1]
