"""The few pieces of markup of the plain page. Whatever comes from outside is escaped here."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from html import escape
from urllib.parse import quote

from madmage.games.shelf import rules_of
from madmage.packs.words import words_for

RULE = re.compile(r"\b[A-Z]\d{1,2}(?:\.\d{1,2}[a-z]?)?\b")
COLUMNS = re.compile(r"(\S.{0,24}?)\s{2,}(\S.*)")
"""A line of two columns, as the help has them."""


def say(lang: str, key: str, **args: object) -> str:
    """A sentence of the plain page, as text."""
    return words_for(lang, ("madmage.server.plain",)).say(f"plain-{key}", args)


def told(lang: str, key: str, **args: object) -> str:
    """A sentence of the plain page, as markup."""
    return escape(say(lang, key, **args))


@cache
def _numbers(game: str) -> frozenset[str]:
    chapters = rules_of(game).rulebook("en")["chapters"]
    numbers = {rule["number"] for chapter in chapters for rule in chapter["rules"]}
    return frozenset(numbers | {chapter["number"] for chapter in chapters})


def linked(text: str, game: str) -> str:
    """A text in which the numbers of rules lead to the rules."""

    def link(found: re.Match[str]) -> str:
        number = found[0]
        if number not in _numbers(game):
            return number
        return f'<a href="/plain/rules/{game}/{quote(number)}">{number}</a>'

    return RULE.sub(link, escape(text))


# Indented lines as lists


@dataclass(slots=True)
class _Twig:
    text: str
    indent: int
    twigs: list[_Twig] = field(default_factory=list)


def _grown(lines: Iterable[str]) -> list[_Twig]:
    """Lines by their indentation: what stands further in belongs to what stands before it."""
    top: list[_Twig] = []
    path: list[_Twig] = []
    for line in lines:
        text = line.strip()
        if not text:
            continue
        indent = len(line) - len(line.lstrip())
        while path and path[-1].indent >= indent:
            path.pop()
        twig = _Twig(text, indent)
        (path[-1].twigs if path else top).append(twig)
        path.append(twig)
    return top


def tree(lines: Iterable[str], game: str, heading: int = 3) -> str:
    """Lines of the line mode as markup: what has something below it becomes a heading."""
    parts = []
    for twig in _grown(lines):
        text = _item(twig.text, game)
        if twig.twigs:
            parts.append(f"<h{heading}>{text.rstrip(':')}</h{heading}>{_list(twig.twigs, game)}")
        else:
            parts.append(f"<p>{text}</p>")
    return "".join(parts)


def _list(twigs: list[_Twig], game: str) -> str:
    inner = "".join(
        f"<li>{_item(twig.text, game)}{_list(twig.twigs, game) if twig.twigs else ''}</li>"
        for twig in twigs
    )
    return f"<ul>{inner}</ul>"


def _item(text: str, game: str) -> str:
    found = COLUMNS.fullmatch(text)
    if found:
        return f"<b>{escape(found[1])}</b>: {linked(found[2], game)}"
    return linked(text, game)


# Forms


def section(name: str, title: str, inner: str) -> str:
    """A part of the page under a heading that can be jumped to."""
    return (
        f'<section id="{name}" aria-labelledby="{name}-h">'
        f'<h2 id="{name}-h" tabindex="-1">{title}</h2>{inner}</section>'
    )


def details(summary: str, inner: str) -> str:
    """Something that is folded away."""
    return f"<details><summary>{summary}</summary>{inner}</details>"


def hidden(**values: object) -> str:
    """What a form carries along."""
    return "".join(
        f'<input type="hidden" name="{name}" value="{escape(str(value))}">'
        for name, value in values.items()
    )


def button(label: str, name: str, value: object, more: str = "") -> str:
    """A button that sends a value; the label is markup."""
    return f'<button name="{name}" value="{escape(str(value))}"{more}>{label}</button>'


def form(action: str, inner: str, more: str = "") -> str:
    """A form that changes something."""
    return f'<form method="post" action="{escape(action)}"{more}>{inner}</form>'


def field_of(label: str, name: str, value: str = "", more: str = "") -> str:
    """A line to type in, with its label."""
    return f'<label>{label} <input name="{name}" value="{escape(value)}"{more}></label>'


def select(label: str, name: str, choices: Iterable[tuple[str, str]], chosen: str) -> str:
    """A list to choose from; the texts are no markup yet."""
    inner = "".join(
        f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>'
        f"{escape(text)}</option>"
        for value, text in choices
    )
    return f'<label>{label} <select name="{name}">{inner}</select></label>'


def tick(label: str, name: str, value: str, is_on: bool) -> str:
    """Something that may be ticked; the label is markup."""
    on = " checked" if is_on else ""
    return (
        f'<label class="tick"><input type="checkbox" name="{name}" '
        f'value="{escape(value)}"{on}> {label}</label>'
    )
