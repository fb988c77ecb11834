"""The weights of the evaluations, read from `weights.toml`, where each says why it is so."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from madmage.agents.maze.scale import Weights


def read_weights(text: str, table: str, hurries: bool = False) -> Weights:
    """One set of weights out of a file: what all share, then what this table says otherwise.

    Whoever hurries has waited long enough for others to find the stairs.
    """
    data: dict[str, Any] = tomllib.loads(text)
    weights = Weights()
    haste = data["hurried"] if hurries else {}
    for name, entry in {**data["all"], **data.get(table, {}), **haste}.items():
        setattr(weights, name, entry["value"])
    return weights


@cache
def our_weights(table: str, hurries: bool = False) -> Weights:
    """The weights that come with the program, read once."""
    path = files("madmage.agents.maze") / "weights.toml"
    return read_weights(path.read_text(encoding="utf-8"), table, hurries)
