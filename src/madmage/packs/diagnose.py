"""What is wrong with a table of a card file: every fault of it, each in a sentence.

A struct says what a table may hold; the sentences say what stood there, what was expected, and
which word was probably meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Literal, get_args, get_origin

import msgspec

from madmage.packs.place import Path
from madmage.packs.tongues import Tongues

Fault = tuple[Path, str]

NUMBER = "a number"
TONGUES = {"en": "English", "de": "German", "es": "Spanish"}
ALL_TONGUES = '; words stand in three languages: { en = "...", de = "...", es = "..." }'
LIST = "; a list stands in brackets: [{ ... }, { ... }]"
_KINDS = {
    "object": "a table",
    "array": "a list",
    "str": "a text",
    "int": "a whole number",
    "float": "a decimal number",
    "bool": "true or false",
    "null": "nothing",
}


def diagnose(raw: object, struct: type[Any]) -> list[Fault]:
    """The faults of a table that should be such a struct, each with its path inside the table."""
    if not isinstance(raw, dict):
        return [_value_fault(raw, struct)]
    found: list[Fault] = []
    fields = msgspec.structs.fields(struct)
    names = [field.encode_name for field in fields]
    for key in raw:
        if key not in names:
            known = ", ".join(names)
            hint = closest(key, names)
            found.append(((key,), f"unknown key '{key}'; known here: {known}{hint}"))
    for field in fields:
        name = field.encode_name
        if name not in raw:
            if field.required:
                found.append(((), _missing(struct, name)))
            continue
        found += [((name, *inner), told) for inner, told in _of_value(raw[name], field.type)]
    return found


def _missing(struct: type[Any], name: str) -> str:
    if struct is Tongues:
        language = TONGUES[name]
        return f"the key '{name}' is missing: the words in {language} ({name} = \"...\")"
    return f"the key '{name}' is missing"


def closest(word: str, known: Iterable[str]) -> str:
    """A hint for a misspelt word, or nothing."""
    meant = nearest(word, known)
    return f"; did you mean '{meant}'?" if meant else ""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that a misspelt one is nearest to, or nothing."""
    matches = get_close_matches(word, list(known), n=1)
    return matches[0] if matches else ""


def _of_value(raw: object, kind: Any) -> list[Fault]:
    try:
        msgspec.convert(raw, kind, strict=True)
    except msgspec.ValidationError:
        for struct in _structs(kind):
            if isinstance(raw, dict):
                return diagnose(raw, struct)
        return [_value_fault(raw, kind)]
    return []


def _structs(kind: Any) -> list[type[msgspec.Struct]]:
    """The structs among the kinds that a value may be."""
    choices = [kind, *get_args(kind)]
    return [c for c in choices if isinstance(c, type) and issubclass(c, msgspec.Struct)]


def _value_fault(raw: object, kind: Any) -> Fault:
    """The first fault of a value that is no table."""
    try:
        msgspec.convert(raw, kind, strict=True)
    except msgspec.ValidationError as error:
        text, _, at = str(error).partition(" - at `$")
    path = tuple(key or int(i) for key, i in re.findall(r"\.([A-Za-z_]\w*)|\[(\d+)\]", at))
    if "matching regex" in text:
        return path, "expected a text of one line, without control characters"
    sentence = re.sub(r"`([a-z| ]+)`", lambda found: _plain(found[1]), text)
    words = _literals(kind)
    hint = f"; expected one of: {', '.join(words)}" if set(words) - {NUMBER} else ""
    unknown = re.search(r"Invalid enum value '(.+)'", text)
    if unknown:
        hint += closest(unknown[1], words)
    if Tongues in _structs(kind) and not isinstance(raw, dict):
        hint += ALL_TONGUES
    elif "expected a list, got" in sentence.lower():
        hint += LIST
    return path, f"{sentence[0].lower()}{sentence[1:]}{hint}"


def _plain(kinds: str) -> str:
    """A validator's names of kinds as an author says them."""
    words = [_KINDS.get(kind, kind) for kind in kinds.split(" | ") if kind != "null"]
    return " or ".join(words)


def _literals(kind: Any) -> list[str]:
    """The words allowed for a value, where there is a fixed list."""
    words: list[str] = []
    for arg in get_args(kind):
        if get_origin(kind) is Literal:
            words.append(str(arg))
        elif arg is int:
            words.append(NUMBER)
        else:
            words.extend(_literals(arg))
    return words
