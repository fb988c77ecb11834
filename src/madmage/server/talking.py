"""Talking at a table: proposals made, answered, and told to everybody who looks on."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from madmage.match import proposal as proposals
from madmage.match.match import Match
from madmage.match.proposal import Proposal
from madmage.server.problem import NOT_ALLOWED, OVER, REFUSED, STALE, Problem
from madmage.server.table import Table
from madmage.server.wire import encode

if TYPE_CHECKING:
    from madmage.server.hall import Hall

LIMITS: dict[str, int | None] = {"none": 0, "one": 1, "three": 3, "unlimited": None}
"""How much one player may propose in a round, by the table's option."""
MOST_OPEN = 3
"""Of one player: a further one takes the place of the oldest."""
MOST_KEPT = 120
"""Of a whole game; the oldest are forgotten first."""

Steps = list[tuple[int, str]]


async def propose(hall: Hall, table: Table, seat: int, steps: Steps, counters: str = "") -> str:
    """Propose something, perhaps in place of another proposal; its name."""
    async with table.lock:
        match = table.playing()
        again = _same(table, seat, steps)
        if again is not None:
            # Sent twice it is said once.
            await _meant_instead(hall, table, seat, again, counters)
            return again.name
        _why_not(table, match, seat)
        other = _asking(table, counters, seat) if counters else None
        made = proposals.propose(match, secrets.token_hex(4), seat, steps, counters)
        if made is None:
            raise Problem(REFUSED, "problem-talk-nothing")
        before = encode(table.head.talk)
        _make_room(match, table, seat)
        if other is not None:
            proposals.counter(match, other, seat)
        table.head.talk.append(made)
        await _said(hall, table, before)
    return made.name


async def _meant_instead(
    hall: Hall, table: Table, seat: int, mine: Proposal, counters: str
) -> None:
    """What lies on the table already may also be the answer to another proposal."""
    if counters in ("", mine.name, mine.counters):
        return
    other = _asking(table, counters, seat)
    before = encode(table.head.talk)
    proposals.counter(table.playing(), other, seat)
    await _said(hall, table, before)


def _same(table: Table, seat: int, steps: Steps) -> Proposal | None:
    for made in table.head.talk:
        if made.is_alive and made.seat == seat:
            if [(step.seat, step.text) for step in made.steps] == steps:
                return made
    return None


def _why_not(table: Table, match: Match, seat: int) -> None:
    if not _can_talk(table, match):
        raise Problem(NOT_ALLOWED, "problem-talk-none")
    if match.ask is None:
        raise Problem(OVER, "problem-over")
    limit = LIMITS[table.head.proposals]
    if limit is not None and used(table, match, seat) >= limit:
        raise Problem(REFUSED, "problem-talk-limit", n=limit)


def _can_talk(table: Table, match: Match) -> bool:
    """Not in every game, and not while somebody learns: a first game goes its own way."""
    return match.rules.talk() is not None and table.head.first is None


def used(table: Table, match: Match, seat: int) -> int:
    """How much a seat has proposed in this round."""
    now = proposals.round_of(match)
    return sum(1 for made in table.head.talk if (made.seat, made.round) == (seat, now))


def _make_room(match: Match, table: Table, seat: int) -> None:
    alive = [made for made in table.head.talk if made.is_alive and made.seat == seat]
    for old in alive[: max(0, len(alive) - MOST_OPEN + 1)]:
        proposals.answer(match, old, seat, is_yes=False)
    del table.head.talk[: max(0, len(table.head.talk) - MOST_KEPT + 1)]


async def answer(hall: Hall, table: Table, seat: int, name: str, is_yes: bool) -> None:
    """Say yes or no to a proposal; who made it takes it back with a no."""
    async with table.lock:
        match = table.playing()
        made = _asking(table, name, seat)
        before = encode(table.head.talk)
        proposals.answer(match, made, seat, is_yes)
        await _said(hall, table, before)


def _asking(table: Table, name: str, seat: int) -> Proposal:
    """The proposal of this name, if it still counts and concerns a seat."""
    for made in table.head.talk:
        if made.name == name and made.is_alive:
            if seat != made.seat and seat not in made.asked:
                raise Problem(NOT_ALLOWED, "problem-talk-others")
            return made
    raise Problem(STALE, "problem-talk-gone")


async def _said(hall: Hall, table: Table, before: bytes) -> None:
    """What was said is on disk before it is shown; else it was not said."""
    try:
        await hall.save_head(table)
    except Problem:
        table.head.talk = msgspec.json.decode(before, type=list[Proposal])
        raise
    table.changed()
    table.show()
    hall.poke(table)


def settle(table: Table, *, is_undone: bool = False) -> None:
    """After something has happened in the match: what is kept by now, what has lapsed."""
    if table.match is not None:
        proposals.settle(table.match, table.head.talk, is_undone=is_undone)


def promised(table: Table, seat: int) -> list[tuple[str, int]]:
    """What a seat has agreed to do next, and at whose proposal."""
    match = table.match
    return [] if match is None else proposals.promises(match, table.head.talk, seat)


def talk_data(table: Table, seat: int) -> dict[str, Any] | None:
    """What lies on the table of proposals, and how much a seat may still propose."""
    match = table.match
    if match is None or not _can_talk(table, match):
        return None
    limit = LIMITS[table.head.proposals]
    shown = [made for made in table.head.talk if made.is_alive or made.turn >= match.turn - 1]
    left = limit if limit is None or seat < 0 else max(0, limit - used(table, match, seat))
    return {
        "limit": limit,
        "left": left,
        "proposals": [proposals.data(match, made, seat) for made in shown],
    }
