"""Reading a card file: its data, and faults with their places.

All faults of a pack are collected and told together, each as `file:line: path: sentence`. Whatever
a file holds, reading it ends soon and in sentences: size, nesting and the faults told have limits.
"""

from __future__ import annotations

import tomllib
from pathlib import Path as FilePath
from typing import Any, TypeVar

import msgspec

from madmage.kernel.error import PackRefused
from madmage.packs.diagnose import closest as closest
from madmage.packs.diagnose import diagnose
from madmage.packs.diagnose import nearest as nearest
from madmage.packs.place import Path, Places
from madmage.packs.syntax import toml_fault

T = TypeVar("T")

MOST_BYTES = 1_000_000
MOST_DOTS = 200
"""Dots in a line: the parser takes long over keys that have many."""
DEEPEST = 60
MOST_FAULTS = 100
LONGEST = 600


class Faults:
    """The faults found so far."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.untold = 0

    def add(self, place: str, sentence: str) -> None:
        """Note one fault; after a hundred of them they are only counted."""
        if self.is_full():
            self.untold += 1
            return
        self.found.append(_printable(f"{place}: {sentence}"))

    def count(self) -> int:
        """How many there are so far."""
        return len(self.found) + self.untold

    def is_full(self) -> bool:
        """Whether enough was said."""
        return len(self.found) >= MOST_FAULTS

    def refuse_if_any(self, what: str) -> None:
        """Raise all faults together, if there are any."""
        if self.found:
            count = self.count()
            plural = "fault" if count == 1 else "faults"
            more = [f"... and {self.untold} more"] if self.untold else []
            raise PackRefused(f"{what} has {count} {plural}:\n" + "\n".join(self.found + more))


class Source:
    """One TOML file, read once, with its places."""

    def __init__(self, path: FilePath, faults: Faults, *, is_told: bool = False) -> None:
        """With `is_told` nothing is read: what is wrong with the file was said before."""
        self.path = path
        self.faults = faults
        self.data: dict[str, Any] = {}
        self.is_read = False
        """Whether the file was there and is TOML; else its fault is told already."""
        self._text = ""
        self._places: Places | None = None
        if is_told:
            return
        try:
            self._read()
        except FileNotFoundError:
            faults.add(str(path), "this file is missing")
        except OSError as error:
            faults.add(str(path), f"this file cannot be read ({error.strerror})")
        except UnicodeDecodeError as error:
            faults.add(str(path), f"this file is not UTF-8 text ({error.reason})")
        except tomllib.TOMLDecodeError as error:
            line, sentence = toml_fault(self._text, str(error))
            faults.add(f"{path}:{line}", sentence)
        except ValueError as error:
            faults.add(str(path), f"this file has a value that cannot be read ({error})")
        except RecursionError:
            self._fault_too_deep()

    def _read(self) -> None:
        if self.path.exists() and not self.path.is_file():
            self.faults.add(str(self.path), "this is not a file")
            return
        with self.path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
        if len(raw) > MOST_BYTES:
            self.faults.add(str(self.path), f"this file has more than {MOST_BYTES:,} bytes")
            return
        self._text = raw.decode("utf-8").replace("\r\n", "\n")
        for number, line in enumerate(self._text.split("\n"), 1):
            if line.count(".") > MOST_DOTS:
                self.faults.add(f"{self.path}:{number}", f"more than {MOST_DOTS} dots in a line")
                return
        data = tomllib.loads(self._text)
        if _is_deep(data):
            self._fault_too_deep()
        else:
            self.data = data
            self.is_read = True

    def _fault_too_deep(self) -> None:
        self.faults.add(str(self.path), f"tables and lists nested more than {DEEPEST} deep")

    def fault(self, path: Path, sentence: str) -> None:
        """Note a fault at a path in this file."""
        if self._places is None:
            self._places = Places(self._text)
        name = spell_path(path)
        place = f"{self.path}:{self._places.line(path)}"
        self.faults.add(place, f"{name}: {sentence}" if name else sentence)

    def convert(self, raw: object, struct: type[T], path: Path) -> T | None:
        """`raw` as a struct, or None with faults that say what was expected."""
        try:
            return msgspec.convert(raw, struct, strict=True)
        except msgspec.ValidationError:
            if self.faults.is_full():
                self.fault(path, "more faults")
                return None
            for inner, sentence in diagnose(raw, struct):
                self.fault(path + inner, sentence)
            return None


def spell_path(path: Path) -> str:
    """A path as an author writes it: `arctic_circle.cast[0].do[1]`."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            text += f".{part}" if text else part
    return text


def _is_deep(data: object) -> bool:
    """Whether tables and lists lie deeper in each other than any card needs."""
    layer: list[object] = [data]
    for _ in range(DEEPEST):
        below: list[object] = []
        for item in layer:
            if isinstance(item, dict):
                below.extend(item.values())
            elif isinstance(item, list):
                below.extend(item)
        if not below:
            return False
        layer = below
    return True


def _printable(line: str) -> str:
    """A line without what would steer a terminal, and not too long."""
    if len(line) > LONGEST:
        line = line[:LONGEST] + "…"
    return "".join(
        mark if mark.isprintable() else mark.encode("unicode_escape").decode() for mark in line
    )
