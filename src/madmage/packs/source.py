"""Reading a card file: its data, and faults with their places.

All faults of a pack are collected and told together, each as `file:line: path: sentence`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path as FilePath
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from madmage.kernel.error import PackRefused
from madmage.packs.place import Path, Places

T = TypeVar("T")


class Faults:
    """The faults found so far."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def add(self, place: str, sentence: str) -> None:
        """Note one fault."""
        self.found.append(f"{place}: {sentence}")

    def refuse_if_any(self, what: str) -> None:
        """Raise all faults together, if there are any."""
        if self.found:
            count = len(self.found)
            plural = "fault" if count == 1 else "faults"
            raise PackRefused(f"{what} has {count} {plural}:\n" + "\n".join(self.found))


class Source:
    """One TOML file, read once, with its places."""

    def __init__(self, path: FilePath, faults: Faults) -> None:
        self.path = path
        self.faults = faults
        self.data: dict[str, Any] = {}
        self._places: Places | None = None
        try:
            self._text = path.read_text(encoding="utf-8")
            self.data = tomllib.loads(self._text)
        except FileNotFoundError:
            faults.add(str(path), "this file is missing")
        except UnicodeDecodeError as error:
            faults.add(str(path), f"this file is not UTF-8 text ({error.reason})")
        except tomllib.TOMLDecodeError as error:
            faults.add(f"{path}:{_line_of(error)}", f"this is not TOML: {error}")

    def fault(self, path: Path, sentence: str) -> None:
        """Note a fault at a path in this file."""
        if self._places is None:
            self._places = Places(self._text)
        name = spell_path(path)
        place = f"{self.path}:{self._places.line(path)}"
        self.faults.add(place, f"{name}: {sentence}" if name else sentence)

    def convert(self, raw: object, struct: type[T], path: Path) -> T | None:
        """`raw` as a struct, or None with a fault that says what was expected."""
        try:
            return msgspec.convert(raw, struct, strict=True)
        except msgspec.ValidationError as error:
            inner, sentence = _explain(str(error), struct)
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


def closest(word: str, known: Iterable[str]) -> str:
    """A hint for a misspelt word, or nothing."""
    meant = nearest(word, known)
    return f"; did you mean '{meant}'?" if meant else ""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that a misspelt one is nearest to, or nothing."""
    matches = get_close_matches(word, list(known), n=1)
    return matches[0] if matches else ""


def _line_of(error: tomllib.TOMLDecodeError) -> int:
    found = re.search(r"line (\d+)", str(error))
    return int(found[1]) if found else 1


def _explain(message: str, struct: type[Any]) -> tuple[Path, str]:
    """A validation message as the inner path and a sentence that says what was expected."""
    text, _, at = message.partition(" - at `$")
    path: list[str | int] = []
    for key, index in re.findall(r"\.([A-Za-z_]\w*)|\[(\d+)\]", at.rstrip("`")):
        path.append(key or int(index))
    names = _field_names(struct)
    unknown = re.search(r"unknown field `(.+)`", text)
    if unknown:
        known = ", ".join(names)
        hint = closest(unknown[1], names)
        return (*path, unknown[1]), f"unknown key '{unknown[1]}'; known here: {known}{hint}"
    missing = re.search(r"missing required field `(.+)`", text)
    if missing:
        return tuple(path), f"the key '{missing[1]}' is missing"
    wanted = _expected(struct, str(path[0])) if path else ""
    return tuple(path), f"{text[0].lower()}{text[1:]}{wanted}"


def _field_names(struct: type[Any]) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(struct)]


def _expected(struct: type[Any], key: str) -> str:
    """The words allowed for a key, where it has a fixed list."""
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        if field.encode_name == key:
            words = _literals(hints[field.name])
            return f"; expected one of: {', '.join(words)}" if words else ""
    return ""


def _literals(hint: Any) -> list[str]:
    words: list[str] = []
    for arg in get_args(hint):
        if isinstance(arg, str):
            words.append(arg)
        elif arg is int:
            words.append("a number")
        elif not isinstance(arg, int):
            words.extend(_literals(arg))
    return words
