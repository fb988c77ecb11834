"""A report of a fault at a running table: the circumstances, and all that its seat may hand on."""

from __future__ import annotations

from madmage import __version__
from madmage.match.consent import holds_secrets
from madmage.match.match import Match
from madmage.match.record import write_record
from madmage.server.table import Table

LANG = "en"
"""Developers read it; it is the same wherever it comes from."""


def report_data(table: Table, seat: int) -> dict[str, str]:
    """The facts of a report, and the record; where that holds secrets, what the seat has seen."""
    match = table.playing()
    who = "nobody (watching)" if seat < 0 else f"p{seat + 1}"
    facts = [
        f"madmage {__version__}, {match.setup.game}, rules {match.rules.version}",
        f"after choice {len(match.moves)}, turn {match.turn}, seen by {who}",
    ]
    is_over = match.ask is None
    if is_over or not holds_secrets(match):
        title, text = "record", write_record(match, with_seed=is_over)
    else:
        title, text = f"what {who} has seen", _seen(match, seat)
    return {"facts": "\n".join(facts), "record": f"--- {title} ---\n{text}"}


def _seen(match: Match, seat: int) -> str:
    """Table, question and log as the seat may know them, and how the table was set."""
    settings = {name: value for name, value in match.setup.options.items() if name != "position"}
    asked = match.question(LANG) if match.ask is not None and match.ask.seat == seat else ""
    log = match.tell(seat, 0, LANG)
    return "\n".join([f"settings: {settings}", *match.screen(seat, LANG), asked, "log:", *log, ""])
