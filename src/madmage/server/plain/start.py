"""The plain first page: set a table with everything that can be chosen, join one, go on at one."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec

from madmage.server.plain.markup import (
    button,
    details,
    field_of,
    form,
    linked,
    section,
    select,
    tick,
    told,
)
from madmage.server.plain.markup import say as said
from madmage.server.problem import MALFORMED, Problem
from madmage.server.telling import games_data, rules_data
from madmage.server.wire import TableWish

Form = dict[str, list[str]]
"""What a form sent: every value of every field."""

NOBODY = "nobody"
KINDS = ("me", "companion", "friend", NOBODY)
USUAL_SEATS = 3


def first(sent: Form, name: str, usual: str = "") -> str:
    """The first value of a field."""
    return sent.get(name, [usual])[0]


def game_of(game: str, lang: str) -> dict[str, Any]:
    """What can be chosen in a game."""
    found: dict[str, Any] = next(one for one in games_data(lang)["games"] if one["game"] == game)
    return found


# The first page


def start_page(lang: str, mine: list[str]) -> str:
    """What one can do here; `mine` are the codes of tables at which I sit."""
    games = "".join(
        f'<li><a href="/plain/new/{one["game"]}">{escape(one["title"])}</a>: '
        f"{told(lang, 'players', least=one['seats'][0], most=one['seats'][1])}</li>"
        for one in games_data(lang)["games"]
    )
    tables = "".join(
        f'<li><a href="/plain/table/{code}">{told(lang, "table-code", code=code)}</a></li>'
        for code in mine
    )
    join = form(
        "/plain/join",
        field_of(told(lang, "join-code"), "code", "", ' maxlength="20" autocomplete="off" required')
        + button(told(lang, "join"), "do", "join"),
    )
    parts = [
        f"<h1>Madmage</h1><p>{told(lang, 'about')}</p>",
        section("go-on", told(lang, "go-on"), f"<ul>{tables}</ul>") if tables else "",
        section("set", told(lang, "set"), f"<ul>{games}</ul>"),
        section("join", told(lang, "join-title"), join),
        f'<p><a href="/">{told(lang, "pictures-start")}</a></p>',
    ]
    return "".join(parts)


# Setting a table


def setup_page(game: str, lang: str, sent: Form) -> str:
    """Everything that can be chosen for a table, as it was chosen last."""
    offers = game_of(game, lang)
    inner = (
        field_of(told(lang, "name"), "name", first(sent, "name"), ' maxlength="60"')
        + field_of(told(lang, "table-title"), "title", first(sent, "title"), ' maxlength="80"')
        + _seats(offers, lang, sent)
        + "".join(_option(name, values, lang, sent) for name, values in offers["options"].items())
        + _rulings(game, offers, lang, sent)
        + button(told(lang, "play"), "do", "play")
    )
    action = form(f"/plain/new/{game}", inner)
    return f"<h1>{told(lang, 'set-game', game=offers['title'])}</h1><p>{told(lang, 'set-help')}</p>{action}"


def _seats(offers: dict[str, Any], lang: str, sent: Form) -> str:
    rows = "".join(_seat(at, offers, lang, sent) for at in range(1, offers["seats"][1] + 1))
    return f"<h2>{told(lang, 'seats')}</h2><p>{told(lang, 'seats-help')}</p>{rows}"


def _seat(at: int, offers: dict[str, Any], lang: str, sent: Form) -> str:
    kinds = [(kind, said(lang, f"kind-{kind}")) for kind in KINDS]
    usual = "me" if at == 1 else "companion" if at <= USUAL_SEATS else NOBODY
    levels = [(level, said(lang, f"level-{level}")) for level in offers["levels"]]
    parts = [
        select(told(lang, "kind"), f"kind{at}", kinds, first(sent, f"kind{at}", usual)),
        select(
            told(lang, "level"), f"level{at}", levels, first(sent, f"level{at}", offers["level"])
        ),
    ]
    if offers["magicians"]:
        magicians = [("", said(lang, "by-chance"))]
        magicians += [(one["key"], f"{one['name']}: {one['text']}") for one in offers["magicians"]]
        chosen = first(sent, f"magician{at}")
        parts.append(select(told(lang, "magician"), f"magician{at}", magicians, chosen))
    return f"<fieldset><legend>{told(lang, 'seat', n=at)}</legend>{''.join(parts)}</fieldset>"


def _option(name: str, values: list[Any], lang: str, sent: Form) -> str:
    if name == "variants":
        ticks = "".join(
            tick(_with_help(lang, f"variant-{one}"), name, str(one), str(one) in sent.get(name, []))
            for one in values
        )
        return f"<fieldset><legend>{told(lang, 'variants')}</legend>{ticks}</fieldset>"
    if values == [True, False]:
        is_on = not sent or bool(sent.get(name))
        return f"<p>{tick(told(lang, name.replace('_', '-')), name, 'yes', is_on)}</p>"
    choices = [(str(one), said(lang, f"{name}-{one}")) for one in values]
    return f"<p>{select(told(lang, f'{name}-title'), name, choices, first(sent, name))}</p>"


def _with_help(lang: str, key: str) -> str:
    return f"{told(lang, key)}: {told(lang, f'{key}-help')}"


def _rulings(game: str, offers: dict[str, Any], lang: str, sent: Form) -> str:
    """Every ruling under its chapter, folded away: as the edition says, or otherwise."""
    titles = {one["number"]: one["title"] for one in rules_data(game, lang)["chapters"]}
    chapters: dict[str, list[str]] = {}
    for ruling in offers["rulings"]:
        name = f"ruling.{ruling['name']}"
        choices = [("", said(lang, "as-edition"))]
        choices += [(value["value"], value["text"]) for value in ruling["values"]]
        label = f"{escape(ruling['question'])} ({linked(ruling['rule'], game)})"
        row = f"<p>{select(label, name, choices, first(sent, name))}</p>"
        chapters.setdefault(ruling["rule"].partition(".")[0], []).append(row)
    inner = "".join(
        details(f"{chapter} {escape(titles.get(chapter, ''))} ({len(rows)})", "".join(rows))
        for chapter, rows in sorted(chapters.items(), key=lambda item: int(item[0][1:]))
    )
    return f"<h2>{told(lang, 'rulings')}</h2><p>{told(lang, 'rulings-help')}</p>{inner}"


# What was sent


def wish_of(game: str, lang: str, sent: Form) -> TableWish:
    """The table that was asked for, checked like every other wish."""
    offers = game_of(game, lang)
    data = {
        "game": game,
        "lang": lang,
        "title": first(sent, "title"),
        "seats": _seats_of(offers, sent),
        "options": _options_of(offers, sent),
    }
    try:
        return msgspec.convert(data, TableWish)
    except msgspec.ValidationError as error:
        raise Problem(MALFORMED, "problem-malformed", what=str(error)[:200]) from error


def _seats_of(offers: dict[str, Any], sent: Form) -> list[dict[str, str]]:
    names = {one["key"]: one["name"].split(" ")[0] for one in offers["magicians"]}
    seats = []
    for at in range(1, offers["seats"][1] + 1):
        kind = first(sent, f"kind{at}", NOBODY)
        if kind == NOBODY:
            continue
        magician = first(sent, f"magician{at}") if kind != "friend" else ""
        name = first(sent, "name") if kind == "me" else ""
        if kind == "companion":
            name = names.get(magician, "")
        level = first(sent, f"level{at}") if kind == "companion" else ""
        seats.append({"kind": kind, "name": name, "level": level, "magician": magician})
    return seats


def _options_of(offers: dict[str, Any], sent: Form) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for name, values in offers["options"].items():
        if name == "variants":
            options[name] = sent.get(name, [])
        elif values == [True, False]:
            options[name] = bool(sent.get(name))
        elif first(sent, name):
            chosen = first(sent, name)
            options[name] = next((one for one in values if str(one) == chosen), chosen)
    edition = first(sent, "edition", "default")
    rulings = {}
    for ruling in offers["rulings"]:
        value = first(sent, f"ruling.{ruling['name']}")
        if value and value != ruling["editions"].get(edition):
            rulings[ruling["name"]] = value
    return {**options, "rulings": rulings}
