"""The weights of an evaluation, read from `weights.toml`, where each says why it is so."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from madmage.agents.book.scale import Weights


def read_weights(text: str) -> Weights:
    """The weights that a file gives."""
    data: dict[str, Any] = tomllib.loads(text)
    weights = Weights()
    spells = data.pop("spells")
    weights.spell_default = spells["default"]
    weights.spell_worth = spells["worth"]
    for name, entry in data.items():
        setattr(weights, name, entry["value"])
    return weights


@cache
def our_weights() -> Weights:
    """The weights that come with the program, read once."""
    path = files("madmage.agents.book") / "weights.toml"
    return read_weights(path.read_text(encoding="utf-8"))
