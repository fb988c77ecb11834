"""How well a companion plays if nobody says otherwise: decided here alone."""

from __future__ import annotations

from madmage.agents.agent import agents_for

SLOW = frozenset({"master"})
"""Who takes its time for every choice: worth waiting for by those who asked for it."""


def usual_level(game: str) -> str:
    """The strongest companion that answers at once; for chairs without a wish, stand-ins and hints."""
    return next(level for level in reversed(agents_for(game)) if level not in SLOW)
