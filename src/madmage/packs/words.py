"""Words in Fluent: one bundle per language, from the files of every room that has something to say."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from madmage.kernel.error import NotUnderstood
from madmage.kernel.words import LANGUAGES, Words

MOST_REMEMBERED = 20_000
"""Sentences kept in memory; a table says the same few hundred again and again."""


class FluentWords(Words):
    """Sentences of one language, from `words/<lang>.ftl` of the given packages."""

    def __init__(self, lang: str, packages: tuple[str, ...]) -> None:
        self.lang = lang
        # Isolation marks are for bidirectional text; in a terminal they are only noise.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for package in packages:
            text = (files(package) / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, key: str, args: dict[str, object]) -> str:
        """The sentence under `key`; a key that no file has is shown as it is, in guillemets."""
        # Formatting takes a hundred times as long as remembering.
        told = (key, *args.items())
        text = self._said.get(told)
        if text is None:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            text = self._said[told] = self._format(key, args)
        return text

    def _format(self, key: str, args: dict[str, object]) -> str:
        if not self._bundle.has_message(key):
            return f"«{key}»"
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return f"«{key}»"
        fluent_args: dict[str, Any] = dict(args)
        text, _errors = self._bundle.format_pattern(pattern, fluent_args)
        return str(text)


@cache
def words_for(lang: str, packages: tuple[str, ...]) -> FluentWords:
    """The words of a language, read once."""
    if lang not in LANGUAGES:
        raise NotUnderstood(f"'{lang}' is no language here; there are {', '.join(LANGUAGES)}")
    return FluentWords(lang, packages)
