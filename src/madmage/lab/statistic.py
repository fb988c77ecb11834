"""The little statistics that every report needs: rates, means and differences with 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance

Z_95 = 1.959963984540054

Interval = tuple[float, float]


def wilson(won: int, games: int) -> Interval:
    """The 95 % interval of a rate after `won` of `games` (Wilson's, good at both ends)."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = won / games, Z_95 * Z_95
    centre = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    low = 0.0 if won == 0 else max(0.0, centre - half)
    high = 1.0 if won == games else min(1.0, centre + half)
    return low, high


def mean_95(values: Sequence[float]) -> tuple[float, Interval]:
    """A mean and its 95 % interval; one value alone has no width that could be known."""
    centre = fmean(values)
    if len(values) < 2:
        return centre, (centre, centre)
    half = Z_95 * sqrt(variance(values, centre) / len(values))
    return centre, (centre - half, centre + half)


def paired_rates(ours: Sequence[int], theirs: Sequence[int]) -> tuple[float, Interval]:
    """The difference of two rates over the same games, 0 or 1 each (Bonett and Price's interval).

    One imagined game is added to each way of differing, so that a few games that all agree are not
    taken for certainty.
    """
    games = len(ours)
    gained = sum(a > b for a, b in zip(ours, theirs, strict=True))
    lost = sum(a < b for a, b in zip(ours, theirs, strict=True))
    if games == 0:
        return 0.0, (-1.0, 1.0)
    up, down = (gained + 1) / (games + 2), (lost + 1) / (games + 2)
    half = Z_95 * sqrt((up + down - (up - down) ** 2) / (games + 2))
    low, high = up - down - half, up - down + half
    return (gained - lost) / games, (max(-1.0, low), min(1.0, high))


def paired_means(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, Interval]:
    """The mean difference over the same games, with its 95 % interval."""
    if not ours:
        return 0.0, (0.0, 0.0)
    return mean_95([a - b for a, b in zip(ours, theirs, strict=True)])


def bonferroni(comparisons: int, error: float = 0.05) -> float:
    """How far from 0 the largest of so many z values may lie before it is more than luck."""
    return NormalDist().inv_cdf(1 - error / (2 * max(1, comparisons)))


class Trial:
    """What one card's coming does to a result, beside all that came in its place.

    Each observation is a place where one of several cards came by chance (`stratum`), whether it was
    this card, and the result of whoever it came to. The effect is the difference inside the strata,
    pooled (a regression on the card with a level for each stratum). Its z is that of dealing the
    cards anew inside the strata, with all results as they are. The error of its interval sums by
    `game`, since observations of one game are not independent.
    """

    def __init__(self) -> None:
        self.seen: dict[str, list[tuple[int, bool, float]]] = {}

    def note(self, stratum: str, game: int, *, came: bool, result: float) -> None:
        """One observation."""
        self.seen.setdefault(stratum, []).append((game, came, result))

    def results(self, *, came: bool) -> list[float]:
        """The results with the card, or with another in its place."""
        return [y for level in self.seen.values() for _, is_it, y in level if is_it == came]

    def effect(self) -> tuple[float, float, float] | None:
        """The effect, its standard error and its z against no effect; None where nothing varies."""
        points: list[tuple[int, float, float]] = []
        luck = 0.0
        for level in self.seen.values():
            share = fmean(came for _, came, _ in level)
            usual = fmean(result for _, _, result in level)
            level_points = [(game, came - share, result - usual) for game, came, result in level]
            xx = sum(x * x for _, x, _ in level_points)
            yy = sum(y * y for _, _, y in level_points)
            luck += xx * yy / max(1, len(level) - 1)
            points += level_points
        spread = sum(x * x for _, x, _ in points)
        if spread <= 0 or luck <= 0:
            return None
        product = sum(x * y for _, x, y in points)
        slope = product / spread
        error = sqrt(_by_game((game, x * (y - slope * x)) for game, x, y in points)) / spread
        # With few games all residuals may vanish; the error without an effect does not.
        return slope, max(error, sqrt(luck) / spread), product / sqrt(luck)


def _by_game(scores: Iterable[tuple[int, float]]) -> float:
    """The sum over games of the square of each game's sum."""
    sums: dict[int, float] = {}
    for game, score in scores:
        sums[game] = sums.get(game, 0.0) + score
    return sum(total * total for total in sums.values())
