"""Intervals against values that stand in the literature, and the pooled effect against arithmetic."""

from __future__ import annotations

from random import Random

import pytest

from madmage.lab.statistic import (
    Trial,
    bonferroni,
    mean_95,
    paired_means,
    paired_rates,
    wilson,
)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_newcombes_table_of_1998(won, games, low, high):
    assert (low, high) == pytest.approx(wilson(won, games), abs=0.00006)


def test_a_rate_of_all_games_ends_at_one_and_of_no_games_says_nothing():
    assert 1.0 == wilson(7, 7)[1]
    assert (0.0, 1.0) == wilson(0, 0)


def test_the_mean_has_the_textbooks_interval():
    centre, (low, high) = mean_95([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])

    assert 5.0 == centre
    assert (3.5184, 6.4816) == pytest.approx((low, high), abs=0.0001)


def test_paired_rates_have_bonett_and_prices_interval():
    """Fagerland's example of 2014: 1 and 7 discordant pairs of 21."""
    ours = [1] * 1 + [0] * 7 + [1] * 1 + [0] * 12
    theirs = [0] * 1 + [1] * 7 + [1] * 1 + [0] * 12

    value, (low, high) = paired_rates(ours, theirs)

    assert pytest.approx(-6 / 21) == value
    assert (-0.508, -0.013) == pytest.approx((low, high), abs=0.0005)


def test_games_that_all_agree_are_not_taken_for_certainty():
    value, (low, high) = paired_rates([1] * 5, [1] * 5)

    assert 0.0 == value
    assert low < -0.3
    assert high > 0.3


def test_paired_means_forget_what_both_owe_to_the_same_luck():
    luck = [Random(n).gauss(0, 100) for n in range(50)]
    value, (low, high) = paired_means([x + 1 + 0.1 * (n % 2) for n, x in enumerate(luck)], luck)

    assert pytest.approx(1.05) == value
    assert high - low < 0.1


def test_the_bound_for_many_comparisons_is_bonferronis():
    assert pytest.approx(1.96, abs=0.001) == bonferroni(1)
    assert pytest.approx(3.4808, abs=0.001) == bonferroni(100)


def trial(rows: list[tuple[str, int, bool, float]]) -> Trial:
    made = Trial()
    for stratum, game, came, result in rows:
        made.note(stratum, game, came=came, result=result)
    return made


def test_in_one_place_the_effect_is_the_difference_of_the_rates():
    rows = [("a", n, n < 10, float(n % 10 < (7 if n < 10 else 4))) for n in range(30)]
    found = trial(rows).effect()

    assert found is not None
    value, error, z = found
    assert pytest.approx(0.7 - 0.4) == value
    assert 0.1 < error < 0.25
    assert 1.0 < z < 2.0


def test_places_that_are_won_more_often_do_not_make_a_card_look_strong():
    """Simpson's trap: the card comes mostly in the good place, and does nothing in either."""
    rows = [("good", n, n % 10 < 8, float(n % 2)) for n in range(100)]
    rows += [("bad", 100 + n, n % 10 < 2, 0.0) for n in range(100)]
    made = trial(rows)

    with_it, without = made.results(came=True), made.results(came=False)
    assert sum(with_it) / len(with_it) - sum(without) / len(without) > 0.2
    found = made.effect()
    assert found is not None
    assert abs(found[0]) < 0.01


def test_ten_observations_of_one_game_are_no_ten_games():
    once = [("a", n, n < 10, float(n % 5 < (4 if n < 10 else 1))) for n in range(20)]
    often = [row for row in once for _ in range(10)]

    alone, together = trial(once).effect(), trial(often).effect()

    assert alone is not None
    assert together is not None
    assert together[1] > alone[1] / 2, "a third of it, were they independent"


def test_where_every_game_had_the_card_nothing_can_be_said():
    assert trial([("a", n, True, float(n % 2)) for n in range(9)]).effect() is None


def test_where_every_game_ended_alike_nothing_can_be_said():
    assert trial([("a", n, n % 2 == 0, 0.0) for n in range(9)]).effect() is None


def test_of_cards_that_do_nothing_hardly_any_is_beyond_the_bound():
    generator = Random(4)
    beyond = 0
    for _ in range(300):
        rows = [
            ("a", n, generator.random() < 0.3, float(generator.random() < 0.4)) for n in range(60)
        ]
        found = trial(rows).effect()
        beyond += found is not None and abs(found[2]) > bonferroni(1)

    assert beyond <= 27, "5 % of 300 are 15"
