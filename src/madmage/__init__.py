"""madmage: two board games, whole. Play them, judge them, replay them, research them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from madmage.games.shelf import rules_of
from madmage.match import adviser
from madmage.match.adviser import Hint
from madmage.match.match import Match, Option, Reason

__version__ = "0.1.0"
__all__ = ["Hint", "Match", "Option", "Reason", "__version__", "new_match"]


def new_match(
    game: str,
    seats: int,
    *,
    seed: int | None = None,
    names: Iterable[str] = (),
    **options: Any,
) -> Match:
    """A new match of `game` ("book" or "maze") for so many seats; the options are the game's own.

    For the Book: pack, edition, rulings, difficulty, mode, variants, magicians, first, open_hands.
    For the Maze: pack, rulings.
    """
    rules = rules_of(game)
    return Match(rules, rules.check_setup(seats, options), names=names, seed=seed)


def _hint(match: Match, seat: int, level: str, lang: str) -> Hint:
    from madmage.agents.advice import hint

    return hint(match, seat, level, lang)


adviser.introduce(_hint)
