"""Taking back: what it would take, whom one must ask, and the open wishes as a reader sees them."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from madmage.match.match import Match
from madmage.server import told
from madmage.server.problem import say
from madmage.server.table import Choice, Table, Wish
from madmage.server.telling import log_entries

MOST_LINES = 4
"""Sentences of the log that a wish quotes; what else came of the choice stands in the log."""


def last_choice(table: Table, seat: int) -> Choice | None:
    """The last choice that a person at the screen of a seat has made."""
    company = table.company(seat)
    for choice in reversed(table.choices):
        if choice.seat in company and not choice.mind:
            return choice
    return None


def needed(table: Table, seat: int, first: int) -> set[int]:
    """Who must agree that everything from move `first` on is taken back for `seat`.

    Whoever learned something by it, and whoever would lose a choice of their own. Where the one who
    wants it has learned something, everybody: else one could look first and choose then. Companions
    always agree.
    """
    match = table.playing()
    others = table.people() - {seat}
    if not others:
        return set()
    learned = {who for move in match.moves[first:] for who, _ in move.learned}
    if seat in learned:
        return others
    choices = table.choices[bisect_left(table.choices, first, key=lambda c: c.first) :]
    own = {choice.seat for choice in choices if not choice.mind}
    secret = {choice.seat for choice in choices if choice.is_secret}
    return (learned | own | secret) & others


def undo_data(table: Table, seat: int, lang: str) -> dict[str, Any] | None:
    """What taking back the own last choice would take."""
    if table.head.is_told:
        return told.undo_data(table, seat, lang)
    match = table.match
    choice = None if match is None or seat < 0 else last_choice(table, seat)
    if match is None or choice is None:
        return None
    of = needed(table, seat, choice.first)
    if of:
        sentence = _reason(table, match, choice.first, of, seat, lang)
    else:
        sentence = say(lang, "undo-free", what=_what(table, choice.first, seat, lang))
    price = "ask" if of else "free"
    return {"move": choice.first, "price": price, "of": sorted(of), "sentence": sentence}


def _reason(table: Table, match: Match, first: int, of: set[int], seat: int, lang: str) -> str:
    """Why these must be asked: what they have learned, or that choices of theirs are at stake."""
    learned = {who for move in match.moves[first:] for who, _ in move.learned} & of
    # Moves only follow: as long as the same have learned something, they learned it then.
    key = (first, tuple(sorted(of)), tuple(sorted(learned)), seat, lang)
    text: str | None = table.said_of_moves.get(key)
    if text is None:
        count = len(match.moves) - first
        willing = set(range(match.setup.seats)) - of
        text = match.why_not_undo(willing, lang, count, seat=seat)
        if text is None:
            names = ", ".join(match.names[who] for who in sorted(of))
            text = say(lang, "undo-others", names=names, n=len(of))
        table.said_of_moves[key] = text
    return text


def _what(table: Table, move: int, seat: int, lang: str) -> str:
    """A choice as a reader may know it; said again with every state until it is taken back."""
    key = (move, seat, lang)
    text: str | None = table.said_of_moves.get(key)
    if text is None:
        match = table.playing()
        text = match.move_text(match.moves[move], seat, lang)
        table.said_of_moves[key] = text
    return text


def _told(table: Table, move: int, seat: int, lang: str) -> str:
    """What came of a choice, as the log tells it to a reader who did not make it."""
    match = table.playing()
    if match.moves[move].seat == seat:
        return _what(table, move, seat, lang)
    later = [choice.first for choice in table.choices if choice.first > move]
    end = min(later, default=len(match.moves))
    entries = log_entries(match, seat, lang, move + 1, end + 1)
    lines = [str(line) for entry in entries for line in entry["lines"]]
    if not lines:
        return _what(table, move, seat, lang)
    more = "…" if len(lines) > MOST_LINES else ""
    return " ".join(lines[:MOST_LINES]).rstrip(".") + more


def wishes_data(table: Table, seat: int, lang: str) -> list[dict[str, Any]]:
    """The open wishes to undo, as `seat` may know them."""
    return [_wish(table, wish, seat, lang) for wish in table.wishes.values()]


def _wish(table: Table, wish: Wish, seat: int, lang: str) -> dict[str, Any]:
    match = table.playing()
    what = _told(table, wish.first, seat, lang)
    return {
        "undo": wish.name,
        "seat": wish.seat,
        "sentence": say(lang, "undo-wish", name=match.names[wish.seat], what=what),
        "mine": wish.seat == seat,
        "needs_me": bool(
            table.company(seat) & (needed(table, wish.seat, wish.first) - wish.agreed)
        ),
    }
