"""What a game was worth, to whom: the numbers that all figures are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from madmage.lab.fact import witness_of
from madmage.lab.statistic import Interval, mean_95, wilson
from madmage.lab.store import Row


def is_shared(game: str) -> bool:
    """Whether all seats of a game win or lose together."""
    return witness_of(game).is_shared


def has_won(row: Row) -> int:
    """1 if all seats won together."""
    scores = row.played.scores
    return int(bool(scores) and min(scores) > 0)


def is_first(row: Row, seat: int) -> int:
    """1 if a seat fared better than all others."""
    scores = row.played.scores
    return int(bool(scores) and all(scores[seat] > s for i, s in enumerate(scores) if i != seat))


def is_last(row: Row, seat: int) -> int:
    """1 if a seat fared worse than all others."""
    scores = row.played.scores
    return int(bool(scores) and all(scores[seat] < s for i, s in enumerate(scores) if i != seat))


def place(row: Row, seat: int) -> int:
    """The place of a seat: 1 is the best; equal ones share the better place."""
    return 1 + sum(score > row.played.scores[seat] for score in row.played.scores)


def seats_of(row: Row, agent: str) -> list[int]:
    """Where an agent sat."""
    return [seat for seat, name in enumerate(row.lineup) if name == agent]


def agent_first(row: Row, agent: str) -> int:
    """1 if one of an agent's seats was first."""
    return max((is_first(row, seat) for seat in seats_of(row, agent)), default=0)


def rate(hits: Iterable[int]) -> dict[str, Any]:
    """A rate with its interval, as plain data."""
    found = list(hits)
    low, high = wilson(sum(found), len(found))
    mean = sum(found) / len(found) if found else 0.0
    return {"count": sum(found), "of": len(found), "value": mean, "low": low, "high": high}


def mean(values: Sequence[float]) -> dict[str, Any]:
    """A mean with its interval, as plain data."""
    if not values:
        return {"of": 0, "value": 0.0, "low": 0.0, "high": 0.0}
    centre, interval = mean_95(values)
    return {"of": len(values), "value": centre, "low": interval[0], "high": interval[1]}


def effect(value: float, interval: Interval, of: int) -> dict[str, Any]:
    """A difference with its interval, as plain data."""
    return {"of": of, "value": value, "low": interval[0], "high": interval[1]}
