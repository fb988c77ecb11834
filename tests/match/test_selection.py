"""Whole selections: the same cards as one by one, judged before anything is done."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from madmage import new_match
from madmage.kernel.rules import ALONE
from madmage.match.price import codes_of_picks
from madmage.match.selection import judge, naming, picks_of, selections, things


@pytest.mark.parametrize("seed", range(8))
def test_every_selection_can_be_played_and_picks_what_it_says(seed):
    editions = ("default", "en", "de", "es", "manual")
    match = new_match("book", 2 + seed % 4, seed=seed, edition=editions[seed % 5])
    r = Random(seed)
    while match.ask is not None and len(match.moves) < 150:
        rules, state = match.rules, match.state
        found = None if rules.picking(state) == ALONE else selections(rules, state, 24)
        if found is None:
            match.choose(code=r.choice(match.ask.options))
            continue
        assert len({s.picks for s in found}) == len(found)
        chosen = r.choice(found)
        assert sorted(chosen.picks) == sorted(picks_of(rules, state, chosen.options))
        assert judge(rules, state, chosen.picks).options
        assert set(chosen.picks) <= set(things(rules, state))
        match.choose_all(chosen.options)
        assert match.moves[-len(chosen.options)].before is state


def test_one_by_one_and_together_lead_to_the_same_ends():
    match = new_match("book", 2, seed=3, edition="en")
    r = Random(3)
    checked = 0
    while match.ask is not None and checked < 15:
        rules, state = match.rules, match.state
        if rules.picking(state) == ALONE:
            match.choose(code=r.choice(match.ask.options))
            continue
        found = selections(rules, state, 300)
        wanted = [tuple(sorted(s.picks)) for s in found or []]
        stock = things(rules, state)
        pairs = [tuple(sorted(pair)) for pair in product(stock, stock) if -1 not in pair]
        for pair in pairs[:60]:
            if all(pair.count(t) <= rules.copies(state, t) for t in pair):
                assert (pair in wanted) == bool(judge(rules, state, pair).options), pair
        checked += 1
        match.choose(code=r.choice(match.ask.options))


@pytest.mark.parametrize(("game", "seats"), [("book", 2), ("maze", 3)])
def test_what_names_an_answer_is_read_as_that_very_answer(game, seats):
    """ "Nobody else" is an option like any other where one option is the whole answer."""
    match = new_match(game, seats, seed=4)
    rng = Random(4)
    done = 0
    for _ in range(150):
        rules, st = match.rules, match.state
        if match.ask is None:
            break
        if rules.picking(st) == ALONE:
            for option in match.ask.options:
                texts = [rules.write(st, code) for code in naming(rules, st, (option,))]
                assert (option,) == codes_of_picks(match, texts)
                done += option < 0
        match.choose(code=rng.choice(match.ask.options))
    assert done or game == "book"
