"""The shelf of games: found by name, loaded when first wanted."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from madmage.kernel.error import NotUnderstood
from madmage.kernel.rules import Rules
from madmage.packs.source import closest

GAMES = {"book": ("madmage.games.book.rules", "BOOK")}


def rules_of(game: str) -> Rules[Any]:
    """The rules of a game by its short name."""
    if game not in GAMES:
        known = ", ".join(GAMES)
        raise NotUnderstood(f"there is no game '{game}'; there is {known}{closest(game, GAMES)}")
    module, name = GAMES[game]
    rules: Rules[Any] = getattr(import_module(module), name)
    return rules
