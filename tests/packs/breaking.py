"""Breaking a copy of a pack, and reading what is said about it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from madmage.kernel.error import PackRefused

Load = Callable[[Path], Any]


def copied(default: Path, tmp_path: Path) -> Path:
    """A copy of a pack to break."""
    folder = tmp_path / "mine"
    shutil.copytree(default, folder)
    return folder


def faults(load: Load, folder: Path) -> str:
    """What is said about a pack that is refused."""
    with pytest.raises(PackRefused) as refused:
        load(folder)
    return str(refused.value)


def change(load: Load, folder: Path, file: str, old: str, new: str) -> str:
    """Change one text in one file; the faults that follow."""
    path = folder / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return faults(load, folder)
