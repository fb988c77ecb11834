"""The shelf of games: found by name, loaded when first wanted."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from madmage.kernel.error import NotUnderstood, shown
from madmage.kernel.rules import Rules
from madmage.packs.source import closest

LONGEST_NAME = 200

GAMES = {
    "book": ("madmage.games.book.rules", "BOOK"),
    "maze": ("madmage.games.maze.rules", "MAZE"),
}


def rules_of(game: str) -> Rules[Any]:
    """The rules of a game by its short name."""
    if not isinstance(game, str) or game not in GAMES:
        known = ", ".join(GAMES)
        hint = closest(game, GAMES) if isinstance(game, str) and len(game) < LONGEST_NAME else ""
        raise NotUnderstood(f"there is no game {shown(game)}; there is {known}{hint}")
    module, name = GAMES[game]
    rules: Rules[Any] = getattr(import_module(module), name)
    return rules
