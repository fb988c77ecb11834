"""A numbered rulebook in three languages: rules by number, chapters, rulings by name, words."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from madmage.kernel.error import NotUnderstood
from madmage.kernel.words import LANGUAGES
from madmage.packs.source import nearest


class Rulebook:
    """The rulebook of a game, from `rulebook/<lang>.toml` of its package."""

    def __init__(self, package: str, title: str, rulings: str, words: str) -> None:
        self.package = package
        self.title = title
        self.rulings = rulings
        """The chapter that holds the rulings."""
        self.words = words
        """The chapter that holds the words of the three languages."""

    def book(self, lang: str) -> dict[str, Any]:
        """The rulebook of one language: chapters, rules, rulings, words."""
        return _read(self.package, lang)

    def rule_text(self, number: str, lang: str) -> str:
        """One rule by number, one ruling by name, or a whole chapter."""
        book = self.book(lang)
        wanted = number.strip()
        if wanted.lower() in book["rulings"]:
            return self.ruling_text(wanted.lower(), lang)
        key = wanted[:1].upper() + wanted[1:].lower()
        if key in book["chapters"]:
            return self.chapter_text(key, lang)
        if key not in book["rules"]:
            known = [*book["rules"], *book["chapters"], *book["rulings"]]
            raise NotUnderstood(
                f"{self.title} has no rule '{number[:40]}'", meant=nearest(key, known)
            )
        return f"{key} {book['rules'][key]}"

    def chapter_text(self, chapter: str, lang: str) -> str:
        """All rules of a chapter; the rulings and the words where the chapter holds them."""
        book = self.book(lang)
        lines = [f"{chapter} {book['chapters'][chapter]}"]
        for number, text in book["rules"].items():
            if number == chapter or number.startswith(f"{chapter}."):
                lines.append(f"{number} {text}")
        if chapter == self.rulings:
            lines.extend(self.ruling_text(name, lang) for name in book["rulings"])
        if chapter == self.words:
            lines.extend(f"{key}: {word}" for key, word in book["words"].items())
        return "\n".join(lines)

    def ruling_text(self, name: str, lang: str) -> str:
        """A ruling: its question and its values, the default first."""
        ruling = dict(self.book(lang)["rulings"][name])
        question = ruling.pop("question")
        values = "\n".join(f"  {value}: {text}" for value, text in ruling.items())
        return f"{name}: {question}\n{values}"

    def data(self, lang: str) -> dict[str, Any]:
        """The whole rulebook as plain data, in its order."""
        book = self.book(lang)
        chapters = [
            {
                "number": chapter,
                "title": title,
                "rules": [
                    {"number": number, "text": text}
                    for number, text in book["rules"].items()
                    if number == chapter or number.startswith(f"{chapter}.")
                ],
            }
            for chapter, title in book["chapters"].items()
        ]
        rulings = [
            {
                "name": name,
                "question": ruling["question"],
                "values": [
                    {"value": value, "text": text}
                    for value, text in ruling.items()
                    if value != "question"
                ],
            }
            for name, ruling in book["rulings"].items()
        ]
        words = [{"key": key, "word": word} for key, word in book["words"].items()]
        return {"chapters": chapters, "rulings": rulings, "words": words}

    def chapters(self, lang: str) -> list[str]:
        """The chapters, a line each."""
        return [f"{key} {title}" for key, title in self.book(lang)["chapters"].items()]

    def find(self, word: str, lang: str) -> list[str]:
        """Every rule that holds a word, a line each."""
        rules = self.book(lang)["rules"].items()
        return [f"{key} {text}" for key, text in rules if word.lower() in text.lower()]


@cache
def _read(package: str, lang: str) -> dict[str, Any]:
    if lang not in LANGUAGES:
        raise NotUnderstood(f"'{lang}' is no language here; there are {', '.join(LANGUAGES)}")
    path = files(package) / "rulebook" / f"{lang}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
