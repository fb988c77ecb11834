"""Every card of the default pack of the Maze is named in a test of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from madmage.games.maze.loading import DEFAULT, load_pack

PACK = load_pack(DEFAULT)
HERE = Path(__file__).parent


def text_of(pattern):
    """The text of the test files of a kind."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob(pattern)))


@pytest.mark.parametrize(
    ("cards", "files"),
    [
        (PACK.monsters, "test_monsters_*.py"),
        (PACK.actions, "test_actions_*.py"),
        (PACK.gear, "test_equipment.py"),
        (PACK.potions, "test_potions.py"),
    ],
)
def test_every_card_is_named_in_a_test_of_its_kind(cards, files):
    text = text_of(files)
    assert [] == [card.key for card in cards if f'"{card.key}"' not in text]
