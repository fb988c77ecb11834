"""Games play as they were written down."""

from __future__ import annotations

import pytest

from golden.playthrough import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_a_game_plays_as_it_was_written_down(game):
    written = (FOLDER / f"{game.__name__}.txt").read_text(encoding="utf-8")

    assert written == playthrough(*game()), "run tests/golden/playthrough.py and read the diff"
