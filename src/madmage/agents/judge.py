"""Judges: how likely each seat is to win from a position, seen whole.

A judge looks at a finished game, or at a world that was imagined; it is told the state and must
never speak at a table while the game goes on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from madmage.kernel.error import NotUnderstood


class Judge(ABC):
    """Says how a game may end."""

    @abstractmethod
    def chances(self, st: Any) -> tuple[float, ...]:
        """For every seat, how likely it is to win: all alike in the Book, to be first in the Maze."""


def judge_of(game: str) -> Judge:
    """The judge of a game."""
    if game == "book":
        from madmage.agents.book.judge import BookJudge

        return BookJudge()
    if game == "maze":
        from madmage.agents.maze.judge import MazeJudge

        return MazeJudge()
    raise NotUnderstood(f"there is no judge for the game {game}")
