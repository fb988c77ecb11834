"""What people and companions do at a table: each deed is on disk before it is answered and shown.

Every function here takes the table's lock, changes the match in memory, waits for the commit and
shows the table; if the commit fails, the match is as it was before.
"""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any

from madmage.games.shelf import rules_of
from madmage.kernel.error import MadmageError
from madmage.match.match import Match
from madmage.match.price import codes_for, codes_of_picks
from madmage.server import told
from madmage.server.keeping import do, keep, take_back_from
from madmage.server.problem import (
    NOT_ALLOWED,
    NOT_YOUR_TURN,
    OVER,
    REFUSED,
    STALE,
    Problem,
    refused,
)
from madmage.server.table import FRIEND, GATHERING, PERSON, PLAYING, Choice, Table, Wish
from madmage.server.telling import ask_id
from madmage.server.undoing import last_choice, needed
from madmage.server.wire import Choose, encode

if TYPE_CHECKING:
    from madmage.agents.minds import Answer
    from madmage.server.hall import Hall

logger = logging.getLogger("madmage.server")

PUT = "put"
"""What stands for the question where something was put in."""


# Choosing


def asked(table: Table, seat: int, ask: str) -> Match:
    """The match, if `seat` is asked this very question now."""
    match = table.playing()
    if match.ask is None:
        raise Problem(OVER, "problem-over")
    if match.ask.seat != seat:
        raise Problem(NOT_YOUR_TURN, "problem-not-your-turn", name=match.names[match.ask.seat])
    refuse_while_chance_is_asked(table)
    if ask != ask_id(match, table.epoch):
        raise Problem(STALE, "problem-stale")
    return match


def refuse_while_chance_is_asked(table: Table) -> None:
    """Nothing else is done until people have told what the table drew."""
    if table.question is not None:
        raise Problem(NOT_ALLOWED, "problem-chance-first")


async def choose(hall: Hall, table: Table, seat: int, wish: Choose, lang: str) -> dict[str, Any]:
    """Answer the open question for a person; the same answer sent twice is done once."""
    answer = encode([wish.picks, wish.then]).decode()
    async with table.lock:
        before = table.answers.get(wish.ask) or told.waiting_for(table, wish.ask)
        if before is not None and (before.seat, before.answer) == (seat, answer):
            return {"again": True}
        await chosen(hall, table, seat, wish, lang)
    return {}


async def chosen(hall: Hall, table: Table, seat: int, wish: Choose, lang: str) -> None:
    """The same for whoever holds the lock already."""
    match = asked(table, seat, wish.ask)
    try:
        codes = codes_of(match, wish, lang)
    except MadmageError as error:
        raise refused(error) from error
    first = len(match.moves)
    answer = encode([wish.picks, wish.then]).decode()
    choice = Choice(first, seat, wish.ask, answer)
    if table.head.is_told:
        await told.choose(hall, table, choice, codes)
        return
    do(match, lambda: match.choose_all(codes, lang))
    await keep(hall, table, choice)


def codes_of(match: Match, wish: Choose, lang: str) -> tuple[int, ...]:
    """The options that an answer names, one after the other."""
    if wish.then is None:
        return codes_of_picks(match, wish.picks, lang)
    if len(wish.picks) != 1:
        raise Problem(REFUSED, "problem-one-action")
    return codes_for(match, wish.picks[0], wish.then, lang)


async def put(hall: Hall, table: Table, seat: int, text: str, lang: str) -> None:
    """Put something in out of turn."""
    async with table.lock:
        match = table.playing()
        if match.ask is None:
            raise Problem(OVER, "problem-over")
        refuse_while_chance_is_asked(table)
        first = len(match.moves)
        choice = Choice(first, seat, f"{PUT}.{table.epoch}.{first}", text)
        if table.head.is_told:
            await told.put(hall, table, choice, text)
            return
        do(match, lambda: match.interject(seat, text, lang))
        await keep(hall, table, choice)


async def choose_for(hall: Hall, table: Table, ask: str, level: str, answer: Answer) -> None:
    """A companion's answer, if it is still asked this."""
    async with table.lock:
        match = table.match
        if match is None or match.ask is None or ask != ask_id(match, table.epoch):
            return
        seat = match.ask.seat
        if table.played_by(seat) == PERSON or not table.is_going_on:
            return
        first = len(match.moves)
        choice = Choice(first, seat, ask, "", mind=level, thought=answer.reason)
        if table.head.is_told:
            await told.choose(hall, table, choice, answer.options)
            return
        do(match, lambda: match.choose_all(answer.options))
        await keep(hall, table, choice)


# Taking back


async def undo(
    hall: Hall, table: Table, seat: int, move: int, *, is_agreed_here: bool = False
) -> dict[str, Any]:
    """Take back the last choice of a person, or ask those who must agree.

    `is_agreed_here` says that everybody at the same screen agrees.
    """
    async with table.lock:
        if table.head.is_told:
            await told.step_back(hall, table, move)
            return {"done": True}
        table.playing()
        choice = last_choice(table, seat)
        if choice is None:
            raise Problem(REFUSED, "problem-nothing-to-undo")
        if choice.first != move:
            raise Problem(STALE, "problem-stale")
        here = table.company(seat) if is_agreed_here else {seat}
        if needed(table, seat, move) <= here:
            await take_back_from(hall, table, move)
            return {"done": True}
        wish = Wish(secrets.token_hex(4), seat, move, here)
        table.wishes = {name: w for name, w in table.wishes.items() if w.seat != seat}
        table.wishes[wish.name] = wish
        table.changed()
        table.show()
        hall.later(hall.config.wish, lambda: hall.spawn(_lapse(hall, table, wish)))
    return {"done": False}


async def agree(hall: Hall, table: Table, seat: int, name: str, is_yes: bool) -> None:
    """Answer a wish to undo; one no is enough."""
    async with table.lock:
        wish = table.wishes.get(name)
        if wish is None:
            raise Problem(STALE, "problem-no-wish")
        here = table.company(seat)
        if not here & needed(table, wish.seat, wish.first):
            raise Problem(NOT_ALLOWED, "problem-not-asked")
        if is_yes:
            wish.agreed |= here
        else:
            del table.wishes[name]
        await settle_wishes(hall, table)
        table.changed()
        table.show()
        hall.poke(table)


async def settle_wishes(hall: Hall, table: Table) -> None:
    """Fulfil a wish to which everybody agrees by now; whoever calls holds the lock and shows."""
    for wish in list(table.wishes.values()):
        if needed(table, wish.seat, wish.first) <= wish.agreed:
            await take_back_from(hall, table, wish.first)
            return


async def _lapse(hall: Hall, table: Table, wish: Wish) -> None:
    # What is being done right now is not on disk yet, and must not be shown.
    async with table.lock:
        if table.wishes.get(wish.name) is wish:
            del table.wishes[wish.name]
            table.changed()
            table.show()
            hall.poke(table)


# Sitting down, beginning, leaving


async def begin(hall: Hall, table: Table) -> None:
    """Begin the game; whoever calls holds the lock."""
    head = table.head
    if head.is_told:
        await told.open_table(hall, table)
        return
    rules = rules_of(head.game)
    setup = rules.check_setup(len(head.seats), head.options)
    match = Match(rules, setup, names=[seat.name for seat in head.seats], seed=head.seed)
    head.phase = PLAYING
    try:
        await hall.save_head(table, match)
    except Problem:
        head.phase = GATHERING
        raise
    table.begin(match)
    logger.info("table %s started: %s with %d seats", head.code, head.game, len(head.seats))


async def start(hall: Hall, table: Table) -> None:
    """Begin although chairs are empty."""
    async with table.lock:
        if table.match is not None or table.question is not None:
            # Also where people tell how a real table is set up: what they told stays told.
            raise Problem(NOT_ALLOWED, "problem-begun")
        await begin(hall, table)
        table.show()
        hall.poke(table)


async def leave(hall: Hall, table: Table, seat: int) -> None:
    """A companion takes over."""
    async with table.lock:
        await _set_left(hall, table, seat, is_left=True)


async def replace_absent(hall: Hall, table: Table, seat: int, seconds: float) -> bool:
    """A companion takes over for somebody who is still gone, for so long; whether it does."""
    async with table.lock:
        if table.played_by(seat) != PERSON or not table.is_gone(seat, seconds):
            return False
        await _set_left(hall, table, seat, is_left=True)
    return True


async def come_back(hall: Hall, table: Table, seat: int) -> None:
    """The person is back on the chair; whoever calls holds the lock."""
    if table.head.seats[seat].is_left:
        await _set_left(hall, table, seat, is_left=False)


async def _set_left(hall: Hall, table: Table, seat: int, *, is_left: bool) -> None:
    who = table.head.seats[seat]
    who.is_left = is_left
    try:
        await hall.save_head(table)
    except Problem:
        who.is_left = not is_left
        raise
    await settle_wishes(hall, table)
    table.changed()
    table.show()
    hall.poke(table)


async def rename(hall: Hall, table: Table, seat: int, name: str) -> None:
    """Another name, while the table gathers."""
    async with table.lock:
        if table.match is not None:
            raise Problem(NOT_ALLOWED, "problem-begun")
        who = table.head.seats[seat]
        old, who.name = who.name, hall.free_name(table, seat, name)
        try:
            await hall.save_head(table)
        except Problem:
            who.name = old
            raise
        table.changed()
        table.show()


async def sit(hall: Hall, table: Table, name: str, seat: int | None) -> int:
    """Sit down on a friend's chair; the seat."""
    async with table.lock:
        free = [at for at, who in enumerate(table.head.seats) if who.kind == FRIEND]
        if not free or (seat is not None and seat not in free):
            raise Problem(NOT_ALLOWED, "problem-no-chair")
        at = free[0] if seat is None else seat
        who = table.head.seats[at]
        old = (who.kind, who.name, who.key)
        who.kind, who.name, who.key = PERSON, hall.free_name(table, at, name), secrets.token_hex(8)
        try:
            table.call(at, who.name)
            if table.match is None and len(free) == 1:
                # The chair and the beginning are one write: who is told of a failure sits nowhere.
                await begin(hall, table)
            else:
                await hall.save_head(table)
        except Exception:
            who.kind, who.name, who.key = old
            table.call(at, who.name)
            raise
        table.arrived(at)
        table.changed()
        table.show()
        hall.poke(table)
    return at
