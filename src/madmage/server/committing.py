"""Playing a draft: its steps as real choices, one by one, up to the first surprise."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from madmage.match.draft import Draft, Step, seen
from madmage.match.match import Match
from madmage.server import play
from madmage.server.drafting import base_of, draft_of
from madmage.server.problem import STALE, Problem, say
from madmage.server.table import PERSON, Table
from madmage.server.telling import ask_id, log_entries
from madmage.server.wire import Choose

if TYPE_CHECKING:
    from madmage.server.hall import Hall

PAUSE = 0.4
"""How much of the companions' pace lies between two steps, so that all can follow."""


async def commit(hall: Hall, table: Table, seat: int, lang: str) -> dict[str, Any]:
    """What was played, and what surprised."""
    async with table.lock:
        draft = draft_of(table, seat)
        if draft.base != base_of(table, table.playing()):
            raise Problem(STALE, "problem-stale")
        del table.drafts[seat]
        table.changed()
        table.show()
    count = len(draft.steps)
    at = draft.base
    for number, step in enumerate(draft.steps):
        if number:
            await asyncio.sleep(hall.config.pace * PAUSE)
        async with table.lock:
            surprise = await _play(hall, table, draft, step, at, lang)
            at = base_of(table, table.playing())
        if surprise is not None:
            kind, played, sentence = surprise
            done = number + played
            return {"played": done, "of": count, "surprise": {"kind": kind, "sentence": sentence}}
    return {"played": count, "of": count, "surprise": None}


async def _play(
    hall: Hall, table: Table, draft: Draft, step: Step, at: tuple[int, int], lang: str
) -> tuple[str, int, str] | None:
    """One step; what surprised, if anything did, and whether the step was played."""
    match, seat = table.playing(), draft.seat
    is_asked = match.ask is not None and match.ask.seat == seat
    if at != base_of(table, match) or not is_asked or table.played_by(seat) != PERSON:
        # Also who has left meanwhile plays no more.
        return "other", 0, say(lang, "draft-other")
    first = len(match.moves)
    wish = Choose(id="draft", ask=ask_id(match, table.epoch), picks=step.picks, then=step.then)
    try:
        await play.chosen(hall, table, seat, wish, lang)
    except Problem as problem:
        return "illegal", 0, say(lang, "draft-illegal", why=problem.data(lang)["sentence"])
    if table.question is not None:
        # At a real table people tell first what came of it.
        return "chance", 0, say(lang, "problem-chance-first")
    is_mine = match.ask is not None and match.ask.seat == seat and match.turn == draft.turn
    if step.after is None or not is_mine:
        # What comes of it was left open, or it was the end.
        is_as_thought = step.after is None or step.after.ask is None or _is_others(draft, step)
        return None if is_as_thought else ("news", 1, _news(match, seat, first, lang))
    if seen(match.view(seat)) == seen(draft.shadow.rules.view(step.after, seat)):
        return None
    kind = "chance" if step.outcomes else "news"
    return kind, 1, _news(match, seat, first, lang)


def _is_others(draft: Draft, step: Step) -> bool:
    return bool(step.after.ask.seat != draft.seat)


def _news(match: Match, seat: int, first: int, lang: str) -> str:
    """What happened otherwise than the draft had it."""
    lines = [line for entry in log_entries(match, seat, lang, first + 1) for line in entry["lines"]]
    return say(lang, "draft-news", what=" ".join(lines[-3:]))
