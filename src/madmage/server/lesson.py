"""First games at a table: what a learner does, what the others do, and where one stands (docs/wire.md).

The match on such a table is the course's own at some move; what is kept of it is where the learner
stands. Choices are judged by the rules as at any table; of those that are legal the record's is done,
and for any other it is said what this lesson is about.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

from madmage.kernel.chance import Seeded
from madmage.kernel.error import MadmageError, NotUnderstood
from madmage.match.match import Match
from madmage.primer import course as courses
from madmage.primer.course import DO, LEARNER, NEXT, OVER, WATCH, Course, Stand, course_of
from madmage.primer.deed import Deed, deed_text
from madmage.server import naming, play
from madmage.server.problem import LESSON, NOT_ALLOWED, NOT_FOUND, Problem, refused
from madmage.server.problem import OVER as GAME_OVER
from madmage.server.table import COMPANION, PERSON, PLAYING, Choice, Head, Seat, Table
from madmage.server.telling import cards_data
from madmage.server.wire import Choose, FirstWish, encode

if TYPE_CHECKING:
    from madmage.server.hall import Hall

logger = logging.getLogger("madmage.server")

SMALL = 0.5
"""How much of the pace a small choice in the middle of something takes."""


# Beginning


async def make(hall: Hall, wish: FirstWish) -> tuple[Table, int]:
    """A table for a first game, and the learner's seat."""
    course = _course(wish.game)
    names = course.chapters[0].names
    mine = naming.clean(wish.name) or naming.default_name(PERSON, LEARNER, wish.lang)
    seats = [Seat(PERSON, naming.unlike(mine, set(names[1:])), key=secrets.token_hex(8))]
    seats += [Seat(COMPANION, name) for name in names[1:]]
    head = Head(
        code="",
        game=wish.game,
        title=courses.say(wish.lang, f"{wish.game}-first-title"),
        lang=wish.lang,
        made=time.time(),
        seed=0,
        mind=0,
        phase=PLAYING,
        seats=seats,
        options=course.chapters[0].setup.options,
        first=course.begin(),
    )
    table = await hall.add(head)
    take_place(table)
    return table, LEARNER


def _course(game: str) -> Course:
    try:
        return course_of(game)
    except NotUnderstood as error:
        raise Problem(NOT_FOUND, "problem-not-found") from error
    except MadmageError as error:
        # Its records were made with other cards than those of today.
        logger.warning("the first game of %s cannot be played: %s", game, error)
        raise refused(error, NOT_ALLOWED) from error


def take_place(table: Table) -> None:
    """Lay the match of the learner's stand on the table, as it comes into memory."""
    course = _course(table.head.game)
    assert table.head.first is not None
    stand = course.resumed(table.head.first)
    table.head.first = stand
    table.begin(course.match(stand, table.head.seats[LEARNER].name))


# Going on


async def go(hall: Hall, table: Table, seat: int, what: str) -> None:
    """Next, back, skip, show or again, as the learner asks for."""
    _check(table, seat)
    async with table.lock:
        course, stand = standing(table)
        await _stand(hall, table, _after(course, stand, what))


def _after(course: Course, stand: Stand, what: str) -> Stand:
    waits, deed = course.waits(stand), course.deed(stand)
    if what == "back":
        return course.back(stand)
    if what == "again":
        return course.begin()
    if what == "skip":
        return course.skip(stand)
    if what == "show" and waits == DO and deed is not None:
        return course.moved(stand, deed.end)
    if what == "next" and waits in (NEXT, WATCH):
        return course.next(stand)
    raise Problem(NOT_ALLOWED, "problem-stale")


def standing(table: Table) -> tuple[Course, Stand]:
    """The course of a table, and where its learner stands."""
    assert table.head.first is not None
    return _course(table.head.game), table.head.first


def _check(table: Table, seat: int) -> None:
    if seat != LEARNER:
        raise Problem(NOT_ALLOWED, "problem-watching")


async def _stand(hall: Hall, table: Table, stand: Stand) -> None:
    """Stand somewhere else: on disk first, then shown to everybody."""
    course, before = standing(table)
    table.head.first = stand
    match = course.match(stand, table.head.seats[LEARNER].name)
    try:
        await hall.save_head(table, match)
    except Problem:
        table.head.first = before
        raise
    is_elsewhere = course.lesson(before).chapter != course.lesson(stand).chapter
    kept = 0 if is_elsewhere else min(before.move, stand.move) + 1
    if is_elsewhere or stand.move < before.move:
        table.epoch += 1
        table.answers.clear()
    table.replace(match, kept)
    table.show()
    poke(hall, table)


# Choosing


async def choose(hall: Hall, table: Table, seat: int, wish: Choose, lang: str) -> dict[str, Any]:
    """The learner's answer: done if it is the record's, judged by the rules in any case."""
    _check(table, seat)
    answer = encode([wish.picks, wish.then]).decode()
    async with table.lock:
        before = table.answers.get(wish.ask)
        if before is not None and before.answer == answer:
            return {"again": True}
        match = play.asked(table, seat, wish.ask)
        trial = _trial(match)
        try:
            codes = play.codes_of(trial, wish, lang)
            trial.choose_all(codes, lang)
        except MadmageError as error:
            raise refused(error) from error
        await _follow(hall, table, trial, lang, is_put_in=False)
        table.answers[wish.ask] = Choice(0, seat, wish.ask, answer)
    return {}


async def put(hall: Hall, table: Table, seat: int, text: str, lang: str) -> None:
    """Something that the learner puts in while another is asked."""
    _check(table, seat)
    async with table.lock:
        match = table.playing()
        if match.ask is None:
            raise Problem(GAME_OVER, "problem-over")
        trial = _trial(match)
        try:
            trial.interject(seat, text, lang)
        except MadmageError as error:
            raise refused(error) from error
        await _follow(hall, table, trial, lang, is_put_in=True)


def _trial(match: Match) -> Match:
    """The same match, to try something in: the record's own stays as it is."""
    from copy import copy

    trial = copy(match)
    trial.moves = list(match.moves)
    trial.chance = Seeded(0)
    return trial


async def _follow(hall: Hall, table: Table, trial: Match, lang: str, *, is_put_in: bool) -> None:
    """Play the record on if it tells what was tried; else say what this lesson is about."""
    course, stand = standing(table)
    texts = [move.text for move in trial.moves[stand.move :]]
    if not course.is_told(stand, texts, is_put_in):
        raise _another(course, stand, lang)
    await _stand(hall, table, course.moved(stand, stand.move + len(texts)))


def _another(course: Course, stand: Stand, lang: str) -> Problem:
    """It would be allowed, but this lesson is about something else."""
    deed = course.deed(stand)
    problem = Problem(LESSON, "")
    if course.waits(stand) != DO or deed is None:
        problem.sentence = courses.say(lang, "first-not-now")
        return problem
    what = deed_text(course.chapter(stand), deed, lang).rstrip(".")
    why = _said(course, stand, lang, "-why")
    problem.sentence = f"{courses.say(lang, 'first-another', what=what)} {why}".strip()
    return problem


def hint(table: Table, seat: int, lang: str) -> dict[str, Any]:
    """What this lesson wants to be done."""
    _check(table, seat)
    course, stand = standing(table)
    deed = course.deed(stand)
    if course.waits(stand) != DO or deed is None:
        raise Problem(NOT_ALLOWED, "problem-no-hint")
    return {"picks": list(deed.picks), "sentence": deed_text(course.chapter(stand), deed, lang)}


# The others


def poke(hall: Hall, table: Table) -> None:
    """Let the others play on, if it is their turn and somebody looks on."""
    if table.driver is None and is_due(table):
        table.driver = hall.spawn(_drive(hall, table))


def is_due(table: Table) -> bool:
    """Whether the record goes on by itself."""
    course, stand = standing(table)
    return bool(table.present()) and course.waits(stand) == WATCH


async def _drive(hall: Hall, table: Table) -> None:
    try:
        while is_due(table):
            await asyncio.sleep(_pause(hall, table))
            async with table.lock:
                course, stand = standing(table)
                deed = course.deed(stand)
                if is_due(table) and deed is not None:
                    await _stand(hall, table, course.moved(stand, deed.end))
    except Problem:
        logger.warning("table %s: a first game could not go on", table.head.code)
    finally:
        table.driver = None
        table.used = time.monotonic()
    poke(hall, table)


def _pause(hall: Hall, table: Table) -> float:
    match = table.playing()
    return hall.config.pace * (SMALL if match.rules.is_small(match.state) else 1.0)


# Telling


def lesson_data(table: Table, lang: str) -> dict[str, Any]:
    """The lesson at hand, in the reader's language."""
    course, stand = standing(table)
    lesson, waits = course.lesson(stand), course.waits(stand)
    deed = course.deed(stand) if waits == DO else None
    return {
        "key": lesson.key,
        "number": stand.lesson + 1,
        "of": len(course.lessons),
        "title": _said(course, stand, lang, "-title"),
        "text": _said(course, stand, lang, ""),
        "rules": list(lesson.rules),
        "points": list(lesson.points),
        "waits": waits,
        "do": None if deed is None else _told(course, stand, deed, lang),
        "learned": _learned(course, lang) if waits == OVER else [],
    }


def _told(course: Course, stand: Stand, deed: Deed, lang: str) -> dict[str, Any]:
    return {
        "picks": list(deed.picks),
        "then": None if deed.then is None else list(deed.then),
        "put": deed.put,
        "sentence": deed_text(course.chapter(stand), deed, lang),
    }


def _learned(course: Course, lang: str) -> list[str]:
    """The titles of all lessons but the last: what one knows now."""
    return [courses.say(lang, f"{lesson.key}-title") for lesson in course.lessons[:-1]]


def _said(course: Course, stand: Stand, lang: str, end: str) -> str:
    lesson = course.lesson(stand)
    match = course.chapter(stand)
    args = {name: named(match, what, lang) for name, what in lesson.args.items()}
    return courses.say(lang, f"{lesson.key}{end}", **args)


def named(match: Match, what: str, lang: str) -> str:
    """What a note speaks of: a player by seat, or a card by its place in the gallery."""
    kind, _, name = what.partition(" ")
    if kind == "player":
        return match.names[int(name)]
    pack, _ = match.rules.pack_id(match.setup)
    card: str = cards_data(match.setup.game, pack, lang)[kind][name]["name"]
    return card
