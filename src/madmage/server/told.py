"""A real table: people tell what chance brings, and everything waits until they have told it.

What is being done is kept on disk as a wish (`Pending`) with the outcomes told so far. It is done as
a whole once the last one is told; until then the match stands where it stood. Whoever calls from
`play` holds the table's lock.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from madmage.games.shelf import rules_of
from madmage.kernel.error import MadmageError
from madmage.kernel.words import Voice
from madmage.match import told
from madmage.match.match import Match
from madmage.match.told import Outcome, Question
from madmage.server.keeping import keep, take_back_from
from madmage.server.problem import NOT_ALLOWED, REFUSED, STALE, Problem, refused, say
from madmage.server.table import GATHERING, PLAYING, Choice, Pending, Table

if TYPE_CHECKING:
    from madmage.kernel.rules import Setup
    from madmage.server.hall import Hall
    from madmage.server.wire import Draw, Tell

logger = logging.getLogger("madmage.server")

OPENING = -1
"""The number of the move that a table's setting up is."""


# Doing something that may ask chance


async def open_table(hall: Hall, table: Table) -> None:
    """Set the table up, as far as nobody need be asked."""
    seat = next((at for at, who in enumerate(table.head.seats) if who.is_local), 0)
    await _go_on(hall, table, Pending(OPENING, seat))


async def choose(hall: Hall, table: Table, choice: Choice, codes: Iterable[int]) -> None:
    """Make a choice, as far as nobody need be asked."""
    await _go_on(hall, table, _pending(choice, codes=list(codes)))


async def put(hall: Hall, table: Table, choice: Choice, text: str) -> None:
    """Put something in, as far as nobody need be asked."""
    await _go_on(hall, table, _pending(choice, text=text))


def _pending(choice: Choice, codes: list[int] | None = None, text: str = "") -> Pending:
    facts = (choice.first, choice.seat, choice.ask, choice.answer)
    return Pending(*facts, codes or [], text, choice.mind, choice.thought)


async def _go_on(hall: Hall, table: Table, pending: Pending, *, is_dealt: bool = False) -> None:
    """Do what is pending, or ask what is still to be told; what goes without saying is not asked."""
    outcomes = _outcomes(table, pending)
    if is_dealt and pending.first == OPENING:
        table.head.has_dealt = True
    try:
        found = _run(table, pending, outcomes)
        while isinstance(found, Question) and (
            is_dealt or table.head.is_dealt or len(set(found.population)) == 1
        ):
            outcomes.append(found.drawn())
            found = _run(table, pending, outcomes)
    except MadmageError as error:
        raise refused(error) from error
    pending.told = _written(table, outcomes)
    if isinstance(found, Question):
        await _wait(hall, table, pending, found)
    elif isinstance(found, Match):
        await _begin(hall, table, found)
    else:
        await _finish(hall, table, pending)


def _run(table: Table, pending: Pending, outcomes: list[Outcome]) -> Match | Question | None:
    """Try what is pending with these outcomes: done, or the next question."""
    head = table.head
    if pending.first == OPENING:
        names = [seat.name for seat in head.seats]
        return told.begin(rules_of(head.game), _setup(table), outcomes, names=names, seed=head.seed)
    match = table.playing()

    def deed() -> None:
        if pending.text:
            match.interject(pending.seat, pending.text)
        else:
            match.choose_all(pending.codes)

    return told.attempt(match, deed, outcomes)


def _setup(table: Table) -> Setup:
    head = table.head
    return rules_of(head.game).check_setup(len(head.seats), head.options)


def _outcomes(table: Table, pending: Pending) -> list[Outcome]:
    rules, setup = rules_of(table.head.game), _setup(table)
    return [rules.read_chance(setup, stream, value) for stream, value in pending.told]


def _written(table: Table, outcomes: list[Outcome]) -> list[tuple[str, str]]:
    rules, setup = rules_of(table.head.game), _setup(table)
    return [rules.chance_text(setup, stream, value) for stream, value in outcomes]


async def _wait(hall: Hall, table: Table, pending: Pending | None, question: Any) -> None:
    """Keep what is pending and what is asked, on disk first; nothing pending is kept, too."""
    head = table.head
    before, head.pending = head.pending, pending
    try:
        await hall.save_head(table)
    except Problem:
        head.pending = before
        raise
    table.question = question
    table.said_of_match.clear()
    table.changed()
    table.show()


async def _begin(hall: Hall, table: Table, match: Match) -> None:
    """The table is set up."""
    head = table.head
    before, head.pending, head.phase = head.pending, None, PLAYING
    try:
        await hall.save_head(table, match)
    except Problem:
        head.pending, head.phase = before, GATHERING
        raise
    table.question = None
    table.begin(match)
    table.show()
    hall.poke(table)
    logger.info("table %s started: %s with %d seats", head.code, head.game, len(head.seats))


async def _finish(hall: Hall, table: Table, pending: Pending) -> None:
    """The choice is made in memory: write it, show it."""
    head = table.head
    before, asked = head.pending, table.question
    head.pending = table.question = None
    facts = (pending.first, pending.seat, pending.ask, pending.answer)
    try:
        await keep(hall, table, Choice(*facts, mind=pending.mind, thought=pending.thought))
    except Problem:
        head.pending, table.question = before, asked
        raise
    if before is not None:
        # What is left of it on disk is known to be done by its number.
        await hall.save_head(table)


# Telling


async def tell(hall: Hall, table: Table, wish: Tell, lang: str) -> dict[str, Any]:
    """What the table brought; refused with its rule if it cannot be. Sent twice it is told once."""
    async with table.lock:
        if _is_told_already(table, wish):
            return {"again": True}
        pending, question = _asked(table, wish.chance)
        try:
            outcome = question.read(wish.text, voice_of(table, lang))
        except MadmageError as error:
            raise refused(error) from error
        await _go_on(hall, table, _with(table, pending, [outcome]))
    return {}


async def draw(hall: Hall, table: Table, wish: Draw) -> None:
    """The program draws in the people's place."""
    async with table.lock:
        pending, question = _asked(table, wish.chance)
        more = _with(table, pending, [question.drawn()])
        await _go_on(hall, table, more, is_dealt=wish.rest)


async def change_dealer(hall: Hall, table: Table, *, is_program: bool) -> None:
    """The program draws from now on, or the people tell again."""
    async with table.lock:
        head = table.head
        if not head.is_told:
            raise Problem(NOT_ALLOWED, "problem-not-told")
        before, head.is_dealt = head.is_dealt, is_program
        head.has_dealt = head.has_dealt or is_program
        try:
            if head.pending is not None and is_program:
                await _go_on(hall, table, _with(table, head.pending, []))
            else:
                await hall.save_head(table)
                table.changed()
                table.show()
        except Problem:
            head.is_dealt = before
            raise


def _asked(table: Table, name: str) -> tuple[Pending, Question]:
    pending, question = table.head.pending, table.question
    if pending is None or question is None or name != chance_id(table, pending):
        raise Problem(STALE, "problem-stale")
    return pending, question


def _is_told_already(table: Table, wish: Tell) -> bool:
    """Whether this very answer was told to this very question: a line was lost and sent it again."""
    pending = table.head.pending
    return (
        pending is not None
        and bool(pending.told)
        and wish.chance == _id(table, pending.first, len(pending.told) - 1)
        and pending.told[-1][1] == wish.text
    )


def waiting_for(table: Table, ask: str) -> Pending | None:
    """The answer to a question that waits for chance, if this is the question."""
    pending = table.head.pending
    return pending if pending is not None and pending.ask == ask else None


def _with(table: Table, pending: Pending, outcomes: list[Outcome]) -> Pending:
    told_so_far = [*pending.told, *_written(table, outcomes)]
    facts = (pending.first, pending.seat, pending.ask, pending.answer)
    return Pending(*facts, pending.codes, pending.text, pending.mind, pending.thought, told_so_far)


def chance_id(table: Table, pending: Pending) -> str:
    """The name of the question that chance is asked now."""
    return _id(table, pending.first, len(pending.told))


def _id(table: Table, first: int, count: int) -> str:
    return f"{table.epoch}.{first}.{count}"


def restore(table: Table) -> None:
    """After a load: chance waits to be told again, and what was being done is asked for anew."""
    head = table.head
    if not head.is_told:
        return
    if table.match is not None:
        told.wait(table.match)
    pending = head.pending
    made = OPENING if table.match is None else len(table.match.moves)
    if pending is None or pending.first != made:
        head.pending = None
        return
    try:
        found = _run(table, pending, _outcomes(table, pending))
    except MadmageError as error:
        # What was told fits the cards of today no more: nothing of it was done, so it is done anew.
        logger.warning("table %s: what was told is asked for anew: %s", head.code, error)
        pending = Pending(OPENING, pending.seat)
        found = _run(table, pending, []) if made == OPENING else None
    if isinstance(found, Question):
        head.pending, table.question = pending, found
    else:
        head.pending = None


# Taking back, an entry at a time


async def step_back(hall: Hall, table: Table, move: int) -> None:
    """Take back the last entry: an outcome that was told, or the choice before it."""
    back = _last(table)
    if back is None:
        raise Problem(REFUSED, "problem-nothing-to-undo")
    pending, outcomes = back
    if max(0, pending.first) != move:
        raise Problem(STALE, "problem-stale")
    if pending.first != OPENING or table.match is not None:
        # Companions may have played before anybody else: that goes with the setting up.
        await take_back_from(hall, table, max(0, pending.first))
    if pending.first == OPENING:
        table.head.phase = GATHERING
        table.epoch += 1
        table.unbegin()
    question = None
    while outcomes and question is None:
        outcomes.pop()
        found = _run(table, pending, outcomes)
        if isinstance(found, Question) and len(set(found.population)) > 1:
            question = found
    pending.told = _written(table, outcomes)
    await _wait(hall, table, None if question is None else pending, question)
    hall.poke(table)


def _last(table: Table) -> tuple[Pending, list[Outcome]] | None:
    """What would be taken back, with the outcomes told for it; nothing told takes all of it back."""
    head, match = table.head, table.match
    if head.pending is not None and table.question is not None:
        if head.pending.first == OPENING and not head.pending.told:
            return None
        return _with(table, head.pending, []), _outcomes(table, head.pending)
    if match is None:
        return None
    choice = _last_choice(table)
    if choice is None:
        if head.is_dealt or not match.opening_outcomes:
            return None
        seat = next((at for at, who in enumerate(head.seats) if who.is_local), 0)
        return Pending(OPENING, seat), list(match.opening_outcomes)
    moves = [m for n, m in enumerate(match.moves) if table.choice_at(n) is choice]
    is_put_in = moves[0].is_put_in
    codes = [] if is_put_in else [m.option for m in moves]
    pending = _pending(choice, codes, moves[0].text if is_put_in else "")
    return pending, [] if head.is_dealt else told.outcomes_of(moves)


def _last_choice(table: Table) -> Choice | None:
    """The last choice that a person made or told something for; a companion's alone comes again."""
    match = table.playing()
    for choice in reversed(table.choices):
        if not choice.mind:
            return choice
        if not table.head.is_dealt and match.moves[choice.first].outcomes:
            return choice
    return None


def undo_data(table: Table, seat: int, lang: str) -> dict[str, Any] | None:
    """What taking back would take: at a real table the people agree among themselves."""
    back = None if seat < 0 else _last(table)
    if back is None:
        return None
    pending, outcomes = back
    if outcomes:
        what = _told_name(table, outcomes[-1], lang)
        sentence = say(lang, "undo-told", what=what)
    elif table.question is not None:
        sentence = say(lang, "undo-pending")
    else:
        match = table.playing()
        what = match.move_text(match.moves[pending.first], seat, lang)
        sentence = say(lang, "undo-free", what=what)
    return {"move": max(0, pending.first), "price": "free", "of": [], "sentence": sentence}


# Asking


def voice_of(table: Table, lang: str) -> Voice:
    """The words of a language with the names at a table, also before its match begins."""
    names = tuple(seat.name for seat in table.head.seats)
    return Voice(rules_of(table.head.game).words(lang), names)


def chance_data(table: Table, seat: int, lang: str) -> dict[str, Any] | None:
    """What the people at the screen are asked to tell; nobody else is told of it."""
    pending, question = table.head.pending, table.question
    if pending is None or question is None or seat < 0 or not table.head.seats[seat].is_local:
        return None
    voice = voice_of(table, lang)
    return {
        "ask": chance_id(table, pending),
        "stream": question.stream_name,
        "seat": question.seat,
        "question": question.sentence(voice),
        "lines": _lines(question, seat, voice),
        "options": [
            {"text": one.text, "name": one.name, "copies": one.copies}
            for one in question.possible(voice)
        ],
        "refused": [{"text": one.text, "name": one.name} for one in question.impossible(voice)],
        "told": [_told_name(table, outcome, lang) for outcome in _outcomes(table, pending)],
        "is_opening": pending.first == OPENING,
    }


def _lines(question: Question, seat: int, voice: Voice) -> list[str]:
    """What has happened since the choice, so that everybody knows what the draw is for."""
    rules, st = question.rules, question.reached
    if st is None:
        return []
    return rules.tell(st, [rules.redact(st, event, seat) for event in question.events], voice)


def _told_name(table: Table, outcome: Outcome, lang: str) -> str:
    """An outcome with whose it is: for the list of what was told."""
    rules, setup, voice = rules_of(table.head.game), _setup(table), voice_of(table, lang)
    name = rules.chance_name(setup, *outcome, None, voice)
    seat = rules.chance_seat(outcome[0])
    return name if seat < 0 else f"{voice.name(seat)}: {name}"
