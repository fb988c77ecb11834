"""The Book as a PettingZoo environment: `from madmage.envs import book_v0; book_v0.env(players=3)`.

Besides `players`, `render_mode`, `start` and `lang`, everything that a table of this game can be
set up with may be given: difficulty, mode, variants, magicians, open_hands, rulings, pack, position.
"""

from __future__ import annotations

from typing import Any

from madmage.envs.missing import missing

try:
    from madmage.envs.aec import TableEnv
except ImportError as error:
    raise missing("madmage.envs.book_v0", error.name or "pettingzoo", "rl") from error


class raw_env(TableEnv):  # noqa: N801 (PettingZoo's own name for it)
    """The environment itself: an action that is not open is refused with a sentence."""

    game = "book"


class guarded_env(raw_env):  # noqa: N801 (named as its sister)
    """The same, but an action that is not open ends the game for who took it, with the worst reward.

    PettingZoo's three wrappers do this too, and cost as much time as the game itself.
    """

    forgives = True


def env(**kwargs: Any) -> guarded_env:
    """The environment as one uses it."""
    return guarded_env(**kwargs)
