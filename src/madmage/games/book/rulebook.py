"""The numbered rules in our own words, and the words of the three languages (B1 to B12)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from madmage.kernel.error import NotUnderstood
from madmage.kernel.words import LANGUAGES
from madmage.packs.source import nearest


@cache
def book_of(lang: str) -> dict[str, Any]:
    """The rulebook of one language: chapters, rules, rulings, words."""
    if lang not in LANGUAGES:
        raise NotUnderstood(f"'{lang}' is no language here; there are {', '.join(LANGUAGES)}")
    path = files("madmage.games.book") / "rulebook" / f"{lang}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def rule_text(number: str, lang: str) -> str:
    """One rule by number, one ruling by name, or a whole chapter."""
    book = book_of(lang)
    wanted = number.strip()
    if wanted.lower() in book["rulings"]:
        return ruling_text(wanted.lower(), lang)
    key = wanted[:1].upper() + wanted[1:].lower()
    if key in book["chapters"]:
        return chapter_text(key, lang)
    if key not in book["rules"]:
        known = [*book["rules"], *book["chapters"], *book["rulings"]]
        raise NotUnderstood(f"the Book has no rule '{number}'", meant=nearest(key, known))
    return f"{key} {book['rules'][key]}"


def chapter_text(chapter: str, lang: str) -> str:
    """All rules of a chapter; the rulings and the words where the chapter holds them."""
    book = book_of(lang)
    lines = [f"{chapter} {book['chapters'][chapter]}"]
    for number, text in book["rules"].items():
        if number == chapter or number.startswith(f"{chapter}."):
            lines.append(f"{number} {text}")
    if chapter == "B11":
        lines.extend(ruling_text(name, lang) for name in book["rulings"])
    if chapter == "B12":
        lines.extend(f"{key}: {word}" for key, word in book["words"].items())
    return "\n".join(lines)


def ruling_text(name: str, lang: str) -> str:
    """A ruling: its question and its values, the default first."""
    ruling = dict(book_of(lang)["rulings"][name])
    question = ruling.pop("question")
    values = "\n".join(f"  {value}: {text}" for value, text in ruling.items())
    return f"{name}: {question}\n{values}"
