"""Fixtures for matches."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from madmage.games.book.loading import folder_of


@pytest.fixture
def endless_pack(tmp_path: Path) -> Path:
    """The default pack in which one curse calls itself for ever."""
    folder = tmp_path / "endless"
    shutil.copytree(folder_of("default"), folder)
    path = folder / "curses.toml"
    text = path.read_text()
    changed = text.replace('trigger = "leftmost_single"', 'trigger = "leftmost"')
    assert text != changed
    path.write_text(changed)
    return folder
