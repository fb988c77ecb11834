"""The numbers by which positions of the Book are weighed; `weights.toml` gives them."""

from __future__ import annotations


class Weights:
    """Numbers by name; they may be replaced one by one for tuning. Most are counted in elements."""

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
    spell_default: list[float]
    spell_worth: dict[str, float]
