"""A pack's folder: where it is, its files read one by one, and the fingerprint of its rules."""

from __future__ import annotations

import hashlib
import json
import re
from importlib.resources import files
from pathlib import Path as FilePath
from typing import Any, TypeVar

from madmage.kernel.error import PackRefused
from madmage.packs.place import Path
from madmage.packs.source import Faults, Source

T = TypeVar("T")
KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")


class PackFolder:
    """One pass over a pack's folder: every file that was read, and every fault found on the way."""

    def __init__(self, folder: FilePath) -> None:
        self.folder = folder
        self.faults = Faults()
        self.data: dict[str, Any] = {}

    def read(self, name: str) -> Source:
        """One file of the pack; its data is kept for the hash."""
        source = Source(self.folder / f"{name}.toml", self.faults)
        self.data[name] = source.data
        return source

    def cards(self, source: Source, struct: type[T]) -> list[tuple[str, T, Path]]:
        """The cards of a file that are what they should be: key, spec, path."""
        found: list[tuple[str, T, Path]] = []
        for key, raw in source.data.items():
            self.check_key(source, key)
            card = source.convert(raw, struct, (key,))
            if card is not None:
                found.append((key, card, (key,)))
        return found

    def check_key(self, source: Source, key: str) -> None:
        """A key stands in records and is typed by players, so it is a plain word."""
        if not KEY.fullmatch(key):
            sentence = "a card's key is a plain word of small letters, digits and _, for example: "
            source.fault((key,), f"{sentence}{plain_word(key)}")


def plain_word(text: str) -> str:
    """The plain word nearest to a text."""
    word = re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_")[:40]
    return word if KEY.fullmatch(word) else "my_card"


def pack_hash(data: dict[str, Any], wordless: tuple[str, ...]) -> str:
    """The fingerprint of what the rules see of a pack: its data without these keys."""
    text = json.dumps(_without_words(data, wordless), sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _without_words(data: Any, wordless: tuple[str, ...]) -> Any:
    if isinstance(data, dict):
        return {k: _without_words(v, wordless) for k, v in data.items() if k not in wordless}
    if isinstance(data, list):
        return [_without_words(item, wordless) for item in data]
    return data


def folder_of(room: str, name: str) -> FilePath:
    """Where a pack of the game in `room` lives: one of ours by name, or a folder of one's own."""
    ours = FilePath(str(files(room))) / "packs" / name
    is_a_name = "/" not in name and "\\" not in name and name not in ("", ".", "..")
    if is_a_name and _is_folder(ours):
        return ours
    folder = FilePath(name)
    if name and _is_folder(folder):
        return folder
    shelf = FilePath(str(files(room))) / "packs"
    known = sorted(child.name for child in shelf.iterdir() if child.is_dir())
    raise PackRefused(
        f"there is no pack '{name}': neither one of ours ({', '.join(known)}) nor a folder"
    )


def _is_folder(path: FilePath) -> bool:
    try:
        return path.is_dir()
    except OSError:
        # A name that is too long for the file system names nothing.
        return False
