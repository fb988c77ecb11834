"""Advice on a good pack: what is no fault, and yet probably not meant."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from madmage.kernel.words import LANGUAGES
from madmage.packs import place
from madmage.packs.source import Faults, Source
from madmage.workshop.kind import KINDS

SAME = "the same words in all three languages; translate them when you know how"


def advice_on(game: str, folder: Path) -> list[str]:
    """What the author of a pack that builds on another one may want to mend, with its lines."""
    noted = Faults()
    cover = Source(folder / "pack.toml", noted)
    if "extends" not in cover.data:
        return []
    for file in KINDS[game].values():
        path = folder / f"{file}.toml"
        if path.exists():
            source = Source(path, noted)
            for at in _untranslated(source.data, ()):
                source.fault(at, SAME)
    return noted.found


def _untranslated(data: Any, path: place.Path) -> Iterator[place.Path]:
    """Every text that is written in three languages and is the same in all of them."""
    if isinstance(data, list):
        for at, item in enumerate(data):
            yield from _untranslated(item, (*path, at))
    if not isinstance(data, dict):
        return
    if set(data) == set(LANGUAGES):
        if len(set(map(str, data.values()))) == 1:
            yield path
        return
    for key, value in data.items():
        yield from _untranslated(value, (*path, key))
