"""The weights of an evaluation, read from `weights.toml`, where each says why it is so."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


class Weights:
    """Numbers by name; they may be replaced one by one for tuning."""

    win: float
    income: float
    used: float
    hand_last: float
    support: float
    madness_hand: float
    madness_hand_turn: float
    madness_crowd: float
    madness_cycle: float
    madness_support: float
    stack: float
    stack_width: float
    stack_drain: float
    stack_last: float
    spell_ready: float
    muted: float
    discount: float
    boost: float
    paid_now: float
    paid_later: float
    missing: list[float]
    check_least: float
    harm: float
    severity: float
    ahead: float
    luck: float
    madness_ahead: float
    step: float
    last_ahead: float
    focus: float
    friction: float

    def __init__(self, text: str) -> None:
        data: dict[str, Any] = tomllib.loads(text)
        spells = data.pop("spells")
        self.spell_default: list[float] = spells["default"]
        self.spell_worth: dict[str, float] = spells["worth"]
        for name, entry in data.items():
            setattr(self, name, entry["value"])


@cache
def our_weights() -> Weights:
    """The weights that come with the program, read once."""
    path = files("madmage.agents.book") / "weights.toml"
    return Weights(path.read_text(encoding="utf-8"))
