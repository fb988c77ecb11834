"""The plain page of a table, its whole log, and the rules; each made for one reader."""

from __future__ import annotations

from html import escape
from typing import Any

from madmage.games.shelf import rules_of
from madmage.kernel.error import NotUnderstood
from madmage.server import message
from madmage.server.plain.frame import page, said
from madmage.server.plain.line import Said, Typist
from madmage.server.plain.markup import (
    button,
    field_of,
    form,
    hidden,
    linked,
    section,
    told,
    tree,
)
from madmage.server.plain.position import Position
from madmage.server.table import Table

SCRIPT = '<script type="module" src="/plain.js"></script>'
LOG_ENTRIES = 40


def table_page(table: Table, who: Typist, token: str, spoken: Said | None = None) -> str:
    """The whole page. Whoever calls holds the table's lock."""
    position = Position(table, who)
    lang, path, head = who.lang, position.path, table.head
    parts = position.parts()
    game = rules_of(head.game).words(lang).say("title", {})
    heard = "" if spoken is None else said(lang, head.game, path, spoken)
    watching = "" if who.seat >= 0 else f"<p>{told(lang, 'watching')}</p>"
    sit = position.sit_form() if table.match is not None else ""
    inner = (
        f"<h1>{escape(game)}{': ' + escape(head.title) if head.title else ''}</h1>{watching}"
        f'<div id="said" role="status" tabindex="-1">{heard}</div>'
        f'{_place("decide", parts)}<div id="news" role="log" aria-label="{told(lang, "news")}"></div>'
        f"{_type(position)}{_place('tools', parts)}{sit}"
        f"{_place('place', parts)}{_place('log', parts)}{_ways_out(table, who, path)}{SCRIPT}"
    )
    more = (
        f' data-code="{head.code}" data-token="{escape(token)}" data-n="{table.n}"'
        f' data-offline="{told(lang, "offline")}"'
    )
    seat = f"#seat={head.game}/{who.seat}/{token}" if token else ""
    nav = f'<a id="pictures" href="/t/{head.code}{escape(seat)}">{told(lang, "pictures")}</a>'
    return page(lang, position.title(), path, inner, more=more, nav=nav)


def _place(name: str, parts: dict[str, str]) -> str:
    return f'<div data-part="{name}">{parts[name]}</div>'


def _type(position: Position) -> str:
    """The line that takes what the line mode takes."""
    lang, path = position.lang, position.path
    if position.match is None:
        return ""
    more = ' maxlength="300" autocomplete="off" autocapitalize="off" spellcheck="false"'
    send = f"<button>{told(lang, 'send')}</button>"
    inner = hidden(ask=position.ask) + field_of(told(lang, "type"), "line", "", more) + send
    aid = form(f"{path}#said", button(told(lang, "help"), "line", "help"))
    return section("type", told(lang, "type-title"), form(f"{path}#said", inner) + aid)


def _ways_out(table: Table, who: Typist, path: str) -> str:
    lang = who.lang
    save = f'<p><a href="{path}/record">{told(lang, "save")}</a></p>' if table.match else ""
    code = f"<p>{told(lang, 'invite', code=' '.join(table.head.code))}</p>"
    leave = (
        form(f"{path}#said", button(told(lang, "leave"), "do", "leave")) if who.seat >= 0 else ""
    )
    fault = f'<p><a href="{path}/report">{told(lang, "report")}</a></p>' if table.match else ""
    return section("ways", told(lang, "ways"), code + save + fault + leave)


def parts_data(table: Table, who: Typist) -> dict[str, Any]:
    """What has changed on the page, for its script. Whoever calls holds the lock."""
    position = Position(table, who)
    return {
        "n": table.n,
        "title": position.title(),
        "ask": position.ask,
        "has_begun": position.match is not None,
        "parts": position.parts(),
    }


def log_page(table: Table, who: Typist, before: int) -> str:
    """Some entries of the log, and the way to older ones; companions say why."""
    lang, game = who.lang, table.head.game
    path = f"/plain/table/{table.head.code}"
    end = min(before, message.log_total(table))
    start = max(0, end - LOG_ENTRIES)
    entries = message.log_data(table, who.seat, lang, start, end)
    items = "".join(f"<li>{_entry(entry, game, lang, path)}</li>" for entry in entries)
    older = (
        f'<p><a href="{path}/log?before={start}">{told(lang, "log-older")}</a></p>' if start else ""
    )
    back = f'<p><a href="{path}">{told(lang, "back")}</a></p>'
    title = told(lang, "log")
    inner = f'<h1>{title}</h1>{older}<ol start="{start}">{items}</ol>{back}'
    return page(lang, title, f"{path}/log", inner)


def _entry(entry: dict[str, Any], game: str, lang: str, path: str) -> str:
    text = " ".join(linked(line, game) for line in entry["lines"])
    if not entry["by_companion"]:
        return text
    label = f'{told(lang, "reason")}<span class="unseen"> ({entry["move"] + 1})</span>'
    ask = hidden(move=entry["move"]) + button(label, "do", "reason")
    return text + form(f"{path}#said", ask, ' class="inline"')


# Rules


def rules_page(game: str, lang: str, number: str, word: str) -> tuple[str, int]:
    """The chapters, or a rule, chapter or ruling; or every rule that holds a word. With its status."""
    rules = rules_of(game)
    title = told(lang, "rules-of", game=rules.words(lang).say("title", {}))
    find = (
        f'<form method="get" action="/plain/rules/{game}" role="search">'
        f"{field_of(told(lang, 'rules-word'), 'word', word, ' maxlength=60')}"
        f"<button>{told(lang, 'rules-find')}</button></form>"
    )
    inner, status = _rules(game, lang, number, word)
    path = f"/plain/rules/{game}/{number}" if number else f"/plain/rules/{game}"
    up = (
        f'<p><a href="/plain/rules/{game}">{told(lang, "chapters")}</a></p>'
        if number or word
        else ""
    )
    return page(lang, title, path, f"<h1>{title}</h1>{find}{inner}{up}"), status


def _rules(game: str, lang: str, number: str, word: str) -> tuple[str, int]:
    rules = rules_of(game)
    if number:
        try:
            return tree(rules.rule_text(number, lang).split("\n"), game), 200
        except NotUnderstood:
            return f"<p>{told(lang, 'no-rule', number=number[:40])}</p>", 404
    if word:
        found = rules.find_rules(word[:60], lang)
        count = f"<p>{told(lang, 'rules-found', n=len(found))}</p>"
        return count + "".join(f"<p>{linked(line, game)}</p>" for line in found[:LOG_ENTRIES]), 200
    items = ""
    for line in rules.chapters(lang):
        key, _, text = line.partition(" ")
        items += f'<li><a href="/plain/rules/{game}/{key}">{key} {escape(text)}</a></li>'
    return f"<ul>{items}</ul>", 200
