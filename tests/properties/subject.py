"""The games as subjects of proof: what each must bring so that the promises can be tried on it."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from madmage.games.shelf import rules_of
from madmage.kernel.rules import Setup
from properties import book_counts, book_worlds, maze_counts, maze_worlds

GAMES = int(os.environ.get("MADMAGE_PROPERTY_GAMES", "300"))
CHUNK = 10


@dataclass(frozen=True)
class Subject:
    """One game: its rules, its random worlds, how its players choose, and how its pieces are counted."""

    game: str
    world: Callable[[int], Any]
    whole_world: Callable[[int], Any]
    """A game from the start to its end under the default rulings."""
    pick: Callable[[Random, Any, str], int]
    check_conservation: Callable[[Any], None]
    redeal: Callable[[Any, int, Random], Any]
    keeps_secrets: Callable[[Any], bool]
    """Whether a world has anything hidden that is worth the proof."""
    rule: str
    """What its rule numbers look like."""
    share: float
    """How many of its decisions a costly proof looks at."""
    most: int
    """After how many decisions a costly proof leaves a game, which goes on for long."""

    @property
    def rules(self) -> Any:
        return rules_of(self.game)

    def setup(self, w: Any) -> Setup:
        return self.rules.check_setup(w.seats, w.options)

    def games(self, first: int) -> list[Any]:
        """The worlds of one chunk."""
        return [self.world(number) for number in range(first, min(GAMES, first + CHUNK))]


BOOK = Subject(
    "book",
    book_worlds.world,
    book_worlds.whole_world,
    book_worlds.pick,
    book_counts.check_conservation,
    book_counts.redeal,
    lambda w: not w.options["open_hands"] or w.number % 4 == 0,
    r"^B\d+(\.\d+[a-z]?)?$",
    1.0,
    20_000,
)
MAZE = Subject(
    "maze",
    maze_worlds.world,
    maze_worlds.whole_world,
    maze_worlds.pick,
    maze_counts.check_conservation,
    maze_counts.redeal,
    lambda w: True,
    r"^M\d+(\.\d+[a-z]?)?$",
    0.3,
    150,
)
SUBJECTS = (BOOK, MAZE)

chunks = pytest.mark.parametrize(
    ("subject", "first"),
    [
        pytest.param(subject, first, id=f"{subject.game}-{first}")
        for subject in SUBJECTS
        for first in range(0, GAMES, CHUNK)
    ],
)
