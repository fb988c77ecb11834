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
from madmage.match.match import Match

TABLE_OPTIONS = frozenset(
    {"pack", "edition", "rulings", "difficulty", "mode", "variants", "magicians", "open_hands"}
)


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

    `facts` are the game's setup options (pack, edition, rulings, magicians, ...) and everything a
    position may say (hands, decks, curses, marker, ...; for the Book see `games.book.position`).
    `told` gives outcomes of chance by stream, in order: `{"deck.p1": ["fire1"]}`; past them the
    seed decides.
    """
    rules = rules_of(game)
    options = {key: value for key, value in facts.items() if key in TABLE_OPTIONS}
    position = {key: value for key, value in facts.items() if key not in TABLE_OPTIONS}
    setup = rules.check_setup(seats, {**options, "position": position})
    script: dict[int, list[int]] = {}
    for stream, values in (told or {}).items():
        for value in values:
            number, outcome = rules.read_chance(setup, stream, value)
            script.setdefault(number, []).append(outcome)
    return Match(rules, setup, names=names, seed=seed, chance=Told(script, Seeded(seed)))
