"""Setting up any position: for tests of the rules, puzzles and research.

>>> from madmage.testing import table
>>> match = table("book", seats=2, hands={"p1": "earth1 earth1"}, decks={"p1": "fire2 madness"})
>>> _ = match.choose("cast growth x2")
>>> match.view(0).data.players[0].hand
{'fire2': 1, 'madness': 1}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from madmage.games.shelf import rules_of
from madmage.kernel.chance import Seeded, Told
from madmage.kernel.error import NotUnderstood, shown
from madmage.kernel.rules import Rules, Setup
from madmage.match.given import seed_of
from madmage.match.match import Match

POSITION = "position"
"""The setup option of every game that holds a position."""


def table(
    game: str,
    seats: int,
    *,
    seed: int = 1,
    names: Iterable[str] = (),
    told: Mapping[str, Iterable[str]] | None = None,
    **facts: Any,
) -> Match:
    """A match that stands at a position.

    `facts` are the game's setup options (pack, rulings, ...; the game knows which) and everything
    a position may say: hands, decks, curses (`games.book.position`); tiles, figures, potions
    (`games.maze.position`). `told` gives outcomes of chance by stream, in order:
    `{"deck.p1": ["fire1"]}`; past them the seed decides.
    """
    rules = rules_of(game)
    known = set(rules.check_setup(seats, {}).options) - {POSITION}
    options = {key: value for key, value in facts.items() if key in known}
    position = {key: value for key, value in facts.items() if key not in known}
    setup = rules.check_setup(seats, {**options, POSITION: position})
    seed = seed_of(seed)
    script = _script(rules, setup, {} if told is None else told)
    return Match(rules, setup, names=names, seed=seed, chance=Told(script, Seeded(seed)))


def _script(rules: Rules[Any], setup: Setup, told: object) -> dict[int, list[int]]:
    """Told outcomes as the rules know them."""
    if not isinstance(told, Mapping):
        raise NotUnderstood(f"told outcomes are lists of words by stream, not {shown(told)}")
    script: dict[int, list[int]] = {}
    for stream, values in told.items():
        if isinstance(values, str) or not isinstance(values, Iterable):
            raise NotUnderstood(f"told outcomes are lists of words; {shown(values)} is none")
        for value in values:
            if not isinstance(stream, str) or not isinstance(value, str):
                raise NotUnderstood(f"{shown(value)} is no outcome of {shown(stream)}")
            number, outcome = rules.read_chance(setup, stream, value)
            script.setdefault(number, []).append(outcome)
    return script
