"""Breaking a copy of a pack, and reading what is said about it."""

from __future__ import annotations

import pickle
import shutil
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from madmage.kernel.error import PackRefused
from madmage.packs import source

Load = Callable[[Path], Any]


class Remembering:
    """Python's own reading of TOML, which does not read the same text twice.

    Where one line of a pack is broken, and then another one, most of its files are as before; reading
    them anew each time would be most of the work.
    """

    TOMLDecodeError = tomllib.TOMLDecodeError

    def __init__(self) -> None:
        self.read: dict[str, bytes] = {}

    def loads(self, text: str) -> Any:
        """A copy of its own for everybody who asks."""
        if text not in self.read:
            self.read[text] = pickle.dumps(tomllib.loads(text))
        return pickle.loads(self.read[text])


@pytest.fixture(autouse=True, scope="module")
def remembered() -> Iterator[None]:
    """For all tests of a module that takes this in."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(source, "tomllib", Remembering())
        yield


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
