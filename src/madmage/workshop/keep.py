"""A pack as it is now, kept beside a server's tables: its author may write on, the tables play on.

Companions think in processes that are born whenever one is needed, and each reads the pack anew;
so what they read must not change under a table that goes on.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

from madmage.packs.layer import EXTENDS, Layer
from madmage.workshop.kind import opened, room

MARK = 16
_SAID = re.compile(rf"^[ \t]*{EXTENDS}[ \t]*=.*$", re.MULTILINE)


def kept(game: str, folder: Path, shelf: Path) -> Path:
    """A copy of a good pack and of all folders it builds on; the same cards give the same place."""
    loading = room(game, "loading")
    ours: Path = loading.folder_of("default").resolve().parent
    pack = loading.load_folder(folder)
    layers = [
        layer for layer in opened(game, folder).layers if layer.folder.resolve().parent != ours
    ]
    if not layers:
        return folder
    files = [_files(game, layer, at) for at, layer in enumerate(layers)]
    mark = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:MARK]
    place = shelf / f"{game}-{mark}"
    top = place / str(len(layers) - 1)
    if not top.is_dir():
        _lay_down(files, place)
    if loading.load_folder(top).hash == pack.hash:
        return top
    # Written in a way that cannot be copied by letters: it is played from where it lies.
    return folder


def _files(game: str, layer: Layer, at: int) -> dict[str, str]:
    """The files of a layer; if it builds on a folder, that lies beside it from now on."""
    found = {}
    for name in opened(game, layer.folder).files:
        file = layer.folder / f"{name}.toml"
        if file.exists():
            found[file.name] = file.read_text(encoding="utf-8")
    if at:
        below = f'{EXTENDS} = "../{at - 1}"'
        found["pack.toml"] = _SAID.sub(below, found["pack.toml"], count=1)
    return found


def _lay_down(files: list[dict[str, str]], place: Path) -> None:
    """Whole or not at all: another server may be doing the same."""
    place.parent.mkdir(parents=True, exist_ok=True)
    new = Path(tempfile.mkdtemp(dir=place.parent, prefix=".new-"))
    for at, layer in enumerate(files):
        (new / str(at)).mkdir()
        for name, text in layer.items():
            (new / str(at) / name).write_text(text, encoding="utf-8", newline="\n")
    with suppress(OSError):
        new.rename(place)
    shutil.rmtree(new, ignore_errors=True)
