"""The frame of every plain page: head, languages, ways to the other pages."""

from __future__ import annotations

from html import escape

from madmage.games.shelf import GAMES, rules_of
from madmage.kernel.words import LANGUAGES
from madmage.server.plain.line import Said
from madmage.server.plain.markup import button, form, linked, told, tree

NAMES = {"en": "English", "de": "Deutsch", "es": "Español"}


def page(lang: str, title: str, path: str, inner: str, *, more: str = "", nav: str = "") -> str:
    """A whole page; `title` is markup, and so is everything in it."""
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="stylesheet" href="/plain.css"><link rel="icon" href="/favicon.svg">'
        f"</head><body{more}>"
        f'<a class="skip" href="#main">{told(lang, "skip")}</a>'
        f'<header><nav aria-label="{told(lang, "nav")}">{_ways(lang)}{nav}</nav>'
        f"{_languages(lang, path)}</header>"
        f'<main id="main" tabindex="-1">{inner}</main></body></html>'
    )


def _ways(lang: str) -> str:
    rules = "".join(
        f'<a href="/plain/rules/{game}">'
        f"{told(lang, 'rules-of', game=rules_of(game).words(lang).say('title', {}))}</a> "
        for game in GAMES
    )
    return f'<a href="/plain">{told(lang, "home")}</a> {rules}'


def _languages(lang: str, path: str) -> str:
    links = " ".join(
        f'<a href="{escape(path)}?lang={one}" lang="{one}" hreflang="{one}"'
        f"{' aria-current=true' if one == lang else ''}>{NAMES[one]}</a>"
        for one in LANGUAGES
    )
    return f'<nav aria-label="{told(lang, "language")}">{links}</nav>'


def alert(text: str, game: str = "") -> str:
    """Something that went wrong; it is heard first."""
    inner = linked(text, game) if game else escape(text)
    return f'<p role="alert" class="alert">{inner}</p>'


def said(lang: str, game: str, path: str, spoken: Said) -> str:
    """What was said to a typed line, as markup."""
    shown = _refused(spoken.lines, game, path) if spoken.is_refused else ""
    parts = [shown or tree(spoken.lines, game)]
    if spoken.file:
        name = escape(spoken.file)
        parts.append(f'<p><a href="{path}/record" download="{name}">{told(lang, "save")}</a></p>')
    if spoken.is_leaving:
        parts.append(form(f"{path}#said", button(told(lang, "leave"), "do", "leave")))
    return "".join(parts)


def _refused(lines: list[str], game: str, path: str) -> str:
    """The list of what may not be chosen, each with a button that says why."""
    found = [line.strip().partition(". ") for line in lines[1:]]
    if not found:
        return ""
    items = "".join(
        f"<li>{button(f'<b>{number}.</b> {escape(text)}', 'line', f'why {number}')}</li>"
        for number, _, text in found
    )
    inner = f'<p>{linked(lines[0], game)}</p><ul class="options">{items}</ul>'
    return form(f"{path}#said", inner)
