"""What a socket is told that shows a plain page: the news in words, and whether there is more to see.

It is light on purpose: on a slow line nobody wants the whole table with every move of a companion.
"""

from __future__ import annotations

from typing import Any

from madmage.server import message
from madmage.server.plain.line import Typist
from madmage.server.plain.markup import say
from madmage.server.plain.position import Position
from madmage.server.table import Table
from madmage.server.wire import encode


def news(table: Table, seat: int, lang: str, start: int) -> bytes:
    """What happened from entry `start` of the log on; nothing if that is before the first page."""
    key = ("plain", seat, lang, start)
    made: bytes | None = table.said.get(key)
    if made is None:
        made = encode(_news(table, Typist(seat, lang), start))
        table.said[key] = made
    return made


def _news(table: Table, who: Typist, start: int) -> dict[str, Any]:
    position = Position(table, who)
    total = message.log_total(table)
    lines: list[str] = []
    if 0 <= start < total:
        entries = message.log_data(table, who.seat, who.lang, start, total)
        lines = [line for entry in entries for line in entry["lines"]]
        if position.is_asked and table.match is not None:
            lines.append(say(who.lang, "asked", question=table.match.question(who.lang)))
    return {"t": "page", "n": table.n, "needs_me": position.needs_me, "news": lines}
