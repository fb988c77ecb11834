"""The little statistics that every report needs."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate after `won` of `games` (Wilson's, good at both ends)."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = won / games, Z_95 * Z_95
    centre = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    low = 0.0 if won == 0 else max(0.0, centre - half)
    high = 1.0 if won == games else min(1.0, centre + half)
    return low, high
