"""The weights of the evaluations, read from `weights.toml`, where each says why it is so."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from madmage.agents.maze.scale import Weights


def read_weights(text: str, table: str) -> Weights:
    """One set of weights out of a file: what all share, then what this table says otherwise."""
    data: dict[str, Any] = tomllib.loads(text)
    weights = Weights()
    for name, entry in {**data["all"], **data.get(table, {})}.items():
        setattr(weights, name, entry["value"])
    return weights


@cache
def our_weights(table: str) -> Weights:
    """The weights that come with the program, read once."""
    path = files("madmage.agents.maze") / "weights.toml"
    return read_weights(path.read_text(encoding="utf-8"), table)
