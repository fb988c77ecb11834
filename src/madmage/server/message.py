"""The state of a table as one reader is told it, put together and made into JSON once."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Raw

from madmage.match import proposal as proposals
from madmage.match.consent import holds_secrets
from madmage.match.match import Match
from madmage.match.record import write_record
from madmage.server.drafting import draft_data, plans_data
from madmage.server.lesson import lesson_data
from madmage.server.problem import NOT_ALLOWED, Problem
from madmage.server.table import COMPANION, GATHERING, Table
from madmage.server.talking import talk_data
from madmage.server.telling import decision_data, ending_data, log_entries
from madmage.server.told import chance_data
from madmage.server.undoing import undo_data, wishes_data
from madmage.server.wire import encode

FIRST_LOG = 40
"""Entries of the log that come with the first state."""


def table_data(table: Table) -> dict[str, Any]:
    """What anybody may know about a table."""
    head, match = table.head, table.match
    facts = {} if match is None else match.rules.facts(match.state)
    return {
        "code": head.code,
        "game": head.game,
        "title": head.title,
        "phase": table.phase,
        "made": head.made,
        "options": {name: head.options[name] for name in head.options if name != "position"},
        "round": facts.get("rounds", 0),
        "turn": 0 if match is None else match.turn,
        "watchers": sum(1 for visitor in table.visitors if visitor.seat < 0),
        "is_told": head.is_told,
        "is_dealt": head.is_dealt,
        "has_screen": head.has_screen,
        "seats": [_seat(table, seat) for seat in range(len(head.seats))],
    }


def _seat(table: Table, seat: int) -> dict[str, Any]:
    who = table.head.seats[seat]
    return {
        "seat": seat,
        "name": who.name,
        "kind": who.kind,
        "level": who.level,
        "is_local": who.is_local,
        "is_here": table.is_here(seat),
        "is_played_by": table.played_by(seat),
    }


def log_total(table: Table) -> int:
    """How many entries the log has: one for the opening, one for every move."""
    return 0 if table.match is None else len(table.match.moves) + 1


def log_data(table: Table, seat: int, lang: str, start: int, end: int) -> list[dict[str, Any]]:
    """Entries of the log from `start` to before `end`, as `seat` may know them."""
    match = table.playing()
    entries = log_entries(match, seat, lang, start, end, table.said_of_moves)
    for entry in entries:
        choice = table.choice_at(entry["move"])
        entry["by_companion"] = choice is not None and bool(choice.mind)
    return entries


def record_text(table: Table, seat: int) -> str:
    """The record as a seat may have it now; with its seed only when the game is over."""
    match = table.playing()
    is_over = match.ask is None
    # At a real table whoever sits there has entered all of it, unless the program drew for them.
    is_known = is_over or (_is_entered(table) and seat >= 0)
    if not is_known and holds_secrets(match):
        raise Problem(NOT_ALLOWED, "problem-secret-record")
    return write_record(match, with_seed=is_over, notes=proposals.notes(table.head.talk))


def state(table: Table, seat: int, lang: str, start: int) -> bytes:
    """Everything, as `seat` may know it, with the log from entry `start` on."""
    key = (seat, lang, start)
    made: bytes | None = table.said.get(key)
    if made is None:
        made = encode(
            {
                "t": "state",
                "n": table.n,
                **_shared(table),
                "seat": seat,
                **_told(table, seat, lang),
                "chance": chance_data(table, seat, lang),
                "undo": undo_data(table, seat, lang),
                "wishes": wishes_data(table, seat, lang),
                "talk": talk_data(table, seat),
                "draft": draft_data(table, seat, lang),
                "plans": plans_data(table, lang),
                "log": _log(table, seat, lang, start),
                **_lesson(table, lang),
            }
        )
        table.said[key] = made
    return made


def _lesson(table: Table, lang: str) -> dict[str, Any]:
    """What a first game teaches at this moment; nothing at any other table."""
    return {} if table.head.first is None else {"lesson": lesson_data(table, lang)}


def _shared(table: Table) -> dict[str, Any]:
    """What is the same for all readers of one state."""
    shared: dict[str, Any] | None = table.said.get("shared")
    if shared is None:
        shared = {
            "now": time.time(),
            "table": Raw(encode(table_data(table))),
            "waiting": _waiting(table),
            "curtain": _needs_curtain(table),
        }
        table.said["shared"] = shared
    return shared


def _needs_curtain(table: Table) -> bool:
    """Whether people at one screen may not see each other's tables now."""
    match = table.match
    if match is None or match.ask is None or _is_entered(table):
        return False
    return match.rules.keeps_secrets(match.state)


def _is_entered(table: Table) -> bool:
    """Whether whoever keeps the screen has told everything that lies in anybody's hand."""
    return table.head.is_told and not table.head.has_dealt


def _waiting(table: Table) -> list[dict[str, Any]]:
    pending = table.head.pending
    if table.question is not None and pending is not None:
        return [{"seat": pending.seat, "for": "chance", "is_thinking": False}]
    ask = None if table.match is None else table.match.ask
    if ask is None:
        return []
    is_thinking = table.is_going_on and table.played_by(ask.seat) == COMPANION
    return [{"seat": ask.seat, "for": ask.kind, "is_thinking": is_thinking}]


def _told(table: Table, seat: int, lang: str) -> dict[str, Any]:
    """View, question and end: the same until something happens in the match."""
    key = (seat, lang)
    told: dict[str, Any] | None = table.said_of_match.get(key)
    if told is None:
        told = _tell(table, seat, lang)
        table.said_of_match[key] = told
    return told


def _tell(table: Table, seat: int, lang: str) -> dict[str, Any]:
    match = table.match
    if match is None or table.head.phase == GATHERING:
        return {"view": None, "decision": None, "ending": None}
    is_asked = match.ask is not None and match.ask.seat == seat and table.question is None
    return {
        "view": Raw(_view(table, match, seat, lang)),
        "decision": decision_data(match, table.epoch, lang) if is_asked else None,
        "ending": ending_data(match, seat, lang),
    }


def _view(table: Table, match: Match, seat: int, lang: str) -> bytes:
    """What `telling.view_data` says, as JSON: made once for all who see the same, but for the seat."""
    is_alike = match.rules.are_views_alike(match.state)
    key = ("view", -1 if is_alike else seat)
    seen: bytes | None = table.said_of_match.get(key)
    if seen is None:
        seen = encode(match.view(seat).data).partition(b",")[2]
        table.said_of_match[key] = seen
    texts: bytes | None = table.said_of_match.get((*key, lang))
    if texts is None:
        texts = encode(match.rules.open_texts(match.view(seat), match.voice(lang)))
        table.said_of_match[(*key, lang)] = texts
    return b'{"seat":%d,%s,"texts":%s}' % (seat, seen[:-1], texts)


def _log(table: Table, seat: int, lang: str, start: int) -> dict[str, Any]:
    total = log_total(table)
    if not total:
        return {"from": 0, "entries": [], "total": 0}
    return {"from": start, "entries": log_data(table, seat, lang, start, total), "total": total}
