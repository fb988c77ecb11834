"""A pack's folder: where it is, its files read one by one, and the fingerprint of its rules."""

from __future__ import annotations

import hashlib
import json
import re
from importlib.resources import files
from pathlib import Path as FilePath
from typing import Any, ClassVar, TypeVar

from madmage.kernel.error import PackRefused
from madmage.packs.layer import EXTENDS, REPLACES, WITHOUT, layers_of, merged_cards, merged_sheet
from madmage.packs.place import Path
from madmage.packs.source import Faults, Source, closest, nearest

T = TypeVar("T")
KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")


class PackFolder:
    """One pass over a pack's folder: every file that was read, and every fault found on the way."""

    room: ClassVar[str]
    """The game's room, where our own packs are."""
    sheets: ClassVar[tuple[str, ...]] = ("pack",)
    """The files that are one table; all others hold cards."""
    files: ClassVar[tuple[str, ...]] = ()
    """All files that a pack of this game may have."""

    def __init__(self, folder: FilePath) -> None:
        self.folder = folder
        self.faults = Faults()
        self.data: dict[str, Any] = {}
        self.layers = layers_of(folder, self.faults, lambda name: folder_of(self.room, name))
        self.renamed: dict[str, str] = {}
        """By the key of a card that a pack above has replaced: the card in its place."""
        self._left_out: set[str] = set()
        self.is_lost = self._is_lost()
        """Whether it is not known what this pack is made of; its own cards are checked alone."""
        self._check_names()

    @property
    def builds_on(self) -> bool:
        """Whether this pack builds on another one."""
        return EXTENDS in self.layers[-1].cover.data

    def _is_lost(self) -> bool:
        lowest = self.layers[0].cover
        if not lowest.is_read:
            return lowest.path.exists()
        if EXTENDS in lowest.data:
            return True
        there = [name for name in self.files if (self.folder / f"{name}.toml").exists()]
        if self.builds_on or len(there) > len(self.files) // 2:
            return False
        lowest.fault((), 'most files are missing; to build on our pack, write extends = "default"')
        return True

    def read(self, name: str) -> Source:
        """One file of the pack, with what it says of it in the packs below; kept for the hash."""
        source = self._sheet(name) if name in self.sheets else self._deck_of(name)
        self.data[name] = source.data
        return source

    def _sheet(self, name: str) -> Source:
        if self.is_lost:
            return Source(self.folder / f"{name}.toml", Faults(), is_told=True)
        if name == "pack":
            sources = [layer.cover for layer in self.layers]
        else:
            sources = [source for source, _ in self._sources(name)]
        if not self.builds_on:
            return sources[-1]
        if name == "pack":
            self._check_name(sources)
        return merged_sheet(sources)

    def _deck_of(self, name: str) -> Source:
        sources = self._sources(name)
        if self.is_lost:
            for raw in sources[-1][0].data.values():
                if isinstance(raw, dict):
                    raw.pop(REPLACES, None)
            return sources[-1][0]
        if self.builds_on:
            sheaf, renamed = merged_cards(sources)
            self.renamed |= renamed
            return sheaf
        source = sources[-1][0]
        for key, raw in source.data.items():
            if isinstance(raw, dict) and REPLACES in raw:
                sentence = "nothing to replace: pack.toml names no pack under 'extends'"
                source.fault((key, REPLACES), sentence)
        return source

    def _sources(self, name: str) -> list[tuple[Source, set[str]]]:
        """The files of that name in all layers, each with what a layer above leaves out of it."""
        found: list[tuple[Source, set[str]]] = []
        for at, layer in enumerate(self.layers):
            file = layer.folder / f"{name}.toml"
            # What a pack does not say is said below; if its cover cannot be read, nobody knows.
            if (at or self.is_lost) and not file.exists():
                continue
            above = {key for other in self.layers[at + 1 :] for key in other.without}
            source = Source(file, self.faults)
            self._left_out |= above & set(source.data)
            found.append((source, above))
        return found or [(Source(self.folder / f"{name}.toml", Faults(), is_told=True), set())]

    def _check_name(self, covers: list[Source]) -> None:
        own = covers[-1]
        if own.is_read and "name" not in own.data:
            own.fault((), "the key 'name' is missing: a pack of your own has a name of its own")
        elif any(own.data.get("name") == cover.data.get("name") for cover in covers[:-1]):
            own.fault(("name",), "this is the name of the pack below; choose another one")

    def _check_names(self) -> None:
        """A file whose name is misspelt would be passed over without a word."""
        for file in sorted(self.folder.glob("*.toml")) if self.folder.is_dir() else []:
            meant = nearest(file.stem, self.files)
            if file.stem not in self.files and meant:
                known = ", ".join(f"{name}.toml" for name in self.files)
                sentence = f"no file of a pack; there are {known}; did you mean '{meant}.toml'?"
                self.faults.add(str(file), sentence)

    def check_without(self) -> None:
        """After all files: what is left out must have been there."""
        for layer in self.layers:
            for at, key in enumerate(layer.without):
                if key not in self._left_out:
                    known = {k for data in self.data.values() for k in data}
                    sentence = f"no pack below has a card '{key}'{closest(key, known)}"
                    layer.cover.fault((WITHOUT, at), sentence)

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
