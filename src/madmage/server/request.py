"""The requests of a socket, each with what its answer carries."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

from madmage.agents.advice import hint_data, reason_text
from madmage.agents.level import usual_level
from madmage.kernel.error import MadmageError
from madmage.match.match import Match
from madmage.packs.words import words_for
from madmage.server import (
    committing,
    drafting,
    lesson,
    message,
    play,
    talking,
    told,
    wire,
)
from madmage.server.companion import seed_of
from madmage.server.problem import NOT_ALLOWED, NOT_YOUR_TURN, OVER, STALE, Problem, refused
from madmage.server.table import Table
from madmage.server.telling import ask_id, price_data, why_data
from madmage.tui.listed import offer_data
from madmage.tui.offer import Offer

if TYPE_CHECKING:
    from madmage.agents.minds import Answer
    from madmage.server.hall import Hall

Carried = dict[str, Any]

ASIDE = (wire.Hint, wire.DraftWish)
"""Requests that take long."""


class Asker(Protocol):
    """Whoever asks: a socket, or somebody who sends a form."""

    seat: int
    lang: str

    def speak(self, lang: str) -> None:
        """Tell everything in another language from now on."""

    def show(self) -> None:
        """Show the table as it is now."""


async def answer(hall: Hall, table: Table, visitor: Asker, request: Any) -> Carried:
    """Do what is asked; what the answer carries."""
    handler = _HANDLERS[type(request)]
    carried: Carried = await handler(hall, table, visitor, request)
    return carried


async def _choose(hall: Hall, table: Table, visitor: Asker, request: wire.Choose) -> Carried:
    seat = table.seat_of(visitor)
    if request.ask.startswith(drafting.MARK):
        await drafting.choose(table, seat, request, visitor.lang)
        return {}
    if table.head.first is not None:
        return await lesson.choose(hall, table, seat, request, visitor.lang)
    return await play.choose(hall, table, seat, request, visitor.lang)


async def _put(hall: Hall, table: Table, visitor: Asker, request: wire.Put) -> Carried:
    to = play if table.head.first is None else lesson
    await to.put(hall, table, table.seat_of(visitor), request.text, visitor.lang)
    return {}


def _match(table: Table, seat: int, ask: str) -> Match:
    """The match that a question belongs to: the true one, or the seat's own draft of it."""
    if ask.startswith(drafting.MARK):
        return drafting.shadow_of(table, seat, ask)
    return play.asked(table, seat, ask)


async def _price(hall: Hall, table: Table, visitor: Asker, request: wire.Price) -> Carried:
    async with table.lock:
        match = _match(table, table.seat_of(visitor), request.ask)
        try:
            return price_data(match, request.pick, request.cards, visitor.lang)
        except MadmageError as error:
            raise refused(error) from error


async def _why(hall: Hall, table: Table, visitor: Asker, request: wire.Why) -> Carried:
    async with table.lock:
        match = _match(table, table.seat_of(visitor), request.ask)
        try:
            return why_data(match, request.pick, visitor.lang)
        except MadmageError as error:
            raise refused(error) from error


async def _offer(hall: Hall, table: Table, visitor: Asker, request: wire.Listing) -> Carried:
    async with table.lock:
        match = _match(table, table.seat_of(visitor), request.ask)
        words = words_for(visitor.lang, ("madmage.tui",))
        return offer_data(Offer(match, visitor.lang, lambda key, **args: words.say(key, args)))


async def _line(hall: Hall, table: Table, visitor: Asker, request: wire.Typed) -> Carried:
    from madmage.server.plain.line import Typist, typed

    who = Typist(visitor.seat, visitor.lang)
    said = await typed(hall, table, who, request.text, request.ask)
    return {"said": said.lines, "is_done": said.is_done}


async def _undo(hall: Hall, table: Table, visitor: Asker, request: wire.Undo) -> Carried:
    seat, here = table.seat_of(visitor), request.here
    return await play.undo(hall, table, seat, request.move, is_agreed_here=here)


async def _tell(hall: Hall, table: Table, visitor: Asker, request: wire.Tell) -> Carried:
    table.seat_of(visitor)
    return await told.tell(hall, table, request, visitor.lang)


async def _draw(hall: Hall, table: Table, visitor: Asker, request: wire.Draw) -> Carried:
    table.seat_of(visitor)
    await told.draw(hall, table, request)
    return {}


async def _dealer(hall: Hall, table: Table, visitor: Asker, request: wire.Dealer) -> Carried:
    table.seat_of(visitor)
    await told.change_dealer(hall, table, is_program=request.program)
    return {}


async def _agree(hall: Hall, table: Table, visitor: Asker, request: wire.Agree) -> Carried:
    await play.agree(hall, table, table.seat_of(visitor), request.undo, request.yes)
    return {}


async def _hint(hall: Hall, table: Table, visitor: Asker, request: wire.Hint) -> Carried:
    """What a good companion would do in my place; it is told no more than I am."""
    seat = table.seat_of(visitor)
    if table.head.first is not None:
        return lesson.hint(table, seat, visitor.lang)
    async with table.lock:
        match = table.playing()
        if match.ask is None:
            raise Problem(OVER, "problem-over")
        if match.ask.seat != seat:
            raise Problem(NOT_YOUR_TURN, "problem-not-your-turn", name=match.names[match.ask.seat])
        ask = ask_id(match, table.epoch)
        thought = _thought(hall, table, match, ask)
    found = await asyncio.shield(thought)
    async with table.lock:
        if ask != ask_id(match, table.epoch):
            raise Problem(STALE, "problem-stale")
        if found is None:
            raise Problem(NOT_ALLOWED, "problem-no-hint")
        return hint_data(match, tuple(found.options), found.reason, visitor.lang)


def _thought(hall: Hall, table: Table, match: Match, ask: str) -> asyncio.Task[Answer | None]:
    """One thought for one question, however often it is asked for."""
    assert match.ask is not None
    hint = table.hint
    is_known = hint is not None and hint[0] == ask
    if hint is None or not is_known or _has_failed(hint[1]):
        level, seed = usual_level(table.head.game), seed_of(table, match)
        seat, lines = match.ask.seat, table.lines[:]
        work = hall.minds.think(table.head.code, lines, seat, level, seed)
        hint = table.hint = (ask, hall.spawn(work))
    return hint[1]


def _has_failed(task: asyncio.Task[Answer | None]) -> bool:
    if not task.done():
        return False
    return task.cancelled() or task.exception() is not None or task.result() is None


async def _reason(hall: Hall, table: Table, visitor: Asker, request: wire.Reason) -> Carried:
    async with table.lock:
        match = table.playing()
        choice = table.choice_at(request.move)
        if choice is None or not choice.mind:
            raise Problem(NOT_ALLOWED, "problem-no-reason")
        if match.ask is not None and choice.seat != visitor.seat:
            # A reason may speak of cards that only the companion sees.
            if match.rules.keeps_secrets(match.state):
                raise Problem(NOT_ALLOWED, "problem-secret-reason")
        before = match.moves[choice.first].before
        return {"sentence": reason_text(match, before, choice.thought, visitor.lang)}


async def _log(hall: Hall, table: Table, visitor: Asker, request: wire.Log) -> Carried:
    async with table.lock:
        end = min(request.before, message.log_total(table))
        start = max(0, end - message.FIRST_LOG)
        return {"log": message.log_data(table, visitor.seat, visitor.lang, start, end)}


async def _tongue(hall: Hall, table: Table, visitor: Asker, request: wire.Tongue) -> Carried:
    async with table.lock:
        visitor.speak(request.lang)
        visitor.show()
    return {}


async def _start(hall: Hall, table: Table, visitor: Asker, request: wire.Start) -> Carried:
    table.seat_of(visitor)
    await play.start(hall, table)
    return {}


async def _leave(hall: Hall, table: Table, visitor: Asker, request: wire.Leave) -> Carried:
    await play.leave(hall, table, table.seat_of(visitor))
    return {}


async def _lesson(hall: Hall, table: Table, visitor: Asker, request: wire.Lesson) -> Carried:
    if table.head.first is None:
        raise Problem(NOT_ALLOWED, "problem-no-lesson")
    await lesson.go(hall, table, table.seat_of(visitor), request.do)
    return {}


async def _rename(hall: Hall, table: Table, visitor: Asker, request: wire.Rename) -> Carried:
    await play.rename(hall, table, table.seat_of(visitor), request.name)
    return {}


async def _propose(hall: Hall, table: Table, visitor: Asker, request: wire.Propose) -> Carried:
    steps = [(step.seat, step.text) for step in request.steps]
    seat = table.seat_of(visitor)
    return {"proposal": await talking.propose(hall, table, seat, steps, request.counters)}


async def _answer_to(hall: Hall, table: Table, visitor: Asker, request: wire.AnswerTo) -> Carried:
    await talking.answer(hall, table, table.seat_of(visitor), request.proposal, request.yes)
    return {}


async def _draft(hall: Hall, table: Table, visitor: Asker, request: wire.DraftWish) -> Carried:
    """What is played goes on although the socket that asked for it closes."""
    seat = table.seat_of(visitor)
    if request.do != "commit":
        await asyncio.shield(hall.spawn(drafting.deal(table, seat, request)))
        return {}
    played = hall.spawn(committing.commit(hall, table, seat, visitor.lang))
    carried: Carried = await asyncio.shield(played)
    return carried


_HANDLERS: dict[type[Any], Any] = {
    wire.Choose: _choose,
    wire.Price: _price,
    wire.Why: _why,
    wire.Listing: _offer,
    wire.Typed: _line,
    wire.Put: _put,
    wire.Undo: _undo,
    wire.Agree: _agree,
    wire.Tell: _tell,
    wire.Draw: _draw,
    wire.Dealer: _dealer,
    wire.Hint: _hint,
    wire.Reason: _reason,
    wire.Log: _log,
    wire.Tongue: _tongue,
    wire.Start: _start,
    wire.Leave: _leave,
    wire.Lesson: _lesson,
    wire.Rename: _rename,
    wire.Propose: _propose,
    wire.AnswerTo: _answer_to,
    wire.DraftWish: _draft,
}
