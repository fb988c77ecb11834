"""What somebody types at a table in the browser: the very commands of the line mode, at one seat.

Whatever only tells is done by the line mode itself. Whatever changes the table goes the way of every
other request: on disk before it is shown, and by consent where others have learned something.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from madmage.kernel.error import NotUnderstood
from madmage.kernel.words import LANGUAGES
from madmage.match.selection import naming
from madmage.packs.words import words_for
from madmage.server import message, play, request, wire
from madmage.server.plain.markup import say
from madmage.server.problem import NOT_ALLOWED, REFUSED, Problem
from madmage.server.problem import say as say_of_server
from madmage.server.undoing import undo_data
from madmage.tui.command import Commands
from madmage.tui.offer import Offer
from madmage.tui.vocabulary import command_in

if TYPE_CHECKING:
    from madmage.server.hall import Hall
    from madmage.server.table import Table

LONGEST_LINE = 300
SENT = "plain"
"""The name of every request that a form makes."""


@dataclass(slots=True)
class Typist:
    """Whoever sends a form: a seat and a language."""

    seat: int
    lang: str

    def speak(self, lang: str) -> None:
        """Tell everything in another language from now on."""
        self.lang = lang

    def show(self) -> None:
        """A page is asked for, not sent."""


@dataclass(slots=True)
class Said:
    """What is said to a typed line."""

    lines: list[str] = field(default_factory=list)
    is_done: bool = False
    """Whether something at the table is another than before."""
    lang: str = ""
    """The language that was changed to."""
    file: str = ""
    """The name of the file that is ready to be saved."""
    is_leaving: bool = False
    """Whether a way out is to be offered."""
    has_left: bool = False
    is_refused: bool = False
    """Whether the lines are a list of what may not be chosen."""


class _Sheet:
    """Where the commands write."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def print(self, *texts: str) -> None:
        for text in texts:
            self.lines.extend(text.split("\n"))


class SeatDesk:
    """A table as the line mode's commands see it, from one seat. Whoever uses it holds the lock."""

    def __init__(self, table: Table, who: Typist) -> None:
        self.match = table.playing()
        self.lang = who.lang
        self.page = _Sheet()
        self.choices: list[int] = []
        self.teller = None
        self._seat = who.seat
        ask = self.match.ask
        is_asked = ask is not None and ask.seat == who.seat
        self.offer = Offer(self.match, self.lang, self.say) if is_asked else None

    @property
    def seat(self) -> int:
        """The seat that looks."""
        return self._seat

    def say(self, key: str, **args: object) -> str:
        """A sentence of the line mode."""
        return words_for(self.lang, ("madmage.tui",)).say(key, args)

    def do(self, deed: Callable[[], object]) -> bool:
        """Nothing is done from here: what changes the table is asked of the server."""
        raise AssertionError(deed)

    def show_options(self) -> None:
        """The question and everything that may be answered, or whom the table waits for."""
        ask = self.match.ask
        if ask is None:
            self.page.print(self.say("line-over"))
        elif self.offer is None:
            name = self.match.names[ask.seat]
            self.page.print(say_of_server(self.lang, "problem-not-your-turn", name=name))
        else:
            self.page.print(self.match.question(self.lang), *self.offer.lines())


async def typed(hall: Hall, table: Table, who: Typist, text: str, ask: str) -> Said:
    """What comes of a typed line; `ask` is the question that stood on the page."""
    command, rest = command_in(text[:LONGEST_LINE])
    try:
        deed = _DEEDS.get(command)
        if deed is not None:
            return await deed(hall, table, who, rest)
        if not command and rest:
            return await _choose(hall, table, who, rest, ask)
        async with table.lock:
            desk = SeatDesk(table, who)
            Commands(desk).run(command or "options", rest)
            is_list = command == "why" and not rest and desk.offer is not None
            return Said(desk.page.lines, is_refused=is_list)
    except Problem as problem:
        return Said([sentence(problem, who.lang)])


def sentence(problem: Problem, lang: str) -> str:
    """A problem as the line mode says it: with its rule."""
    data = problem.data(lang)
    return f"{data['sentence']} [{data['rule']}]" if data["rule"] else str(data["sentence"])


# What changes something


async def _choose(hall: Hall, table: Table, who: Typist, text: str, ask: str) -> Said:
    async with table.lock:
        seat = table.seat_of(who)
        match = play.asked(table, seat, ask)
        desk = SeatDesk(table, who)
        assert desk.offer is not None
        answer = desk.offer.answer(text)
        if answer.message:
            return Said([answer.message])
        # Who is done where nothing is gathered has picked just that.
        picks = naming(match.rules, match.state, answer.options)
        texts = [match.rules.write(match.state, pick) for pick in picks]
    await request.answer(hall, table, who, wire.Choose(SENT, ask, texts))
    return Said(is_done=True)


async def _undo(hall: Hall, table: Table, who: Typist, rest: str) -> Said:
    """Consent is asked for where it is needed, so *undo !* means no more than *undo*."""
    async with table.lock:
        undo = undo_data(table, table.seat_of(who), who.lang)
    if undo is None:
        raise Problem(REFUSED, "problem-nothing-to-undo")
    return await take_back(hall, table, who, undo["move"])


async def take_back(hall: Hall, table: Table, who: Typist, move: int) -> Said:
    """Take the own last choice back, which was made at a move, or ask the others."""
    told = await request.answer(hall, table, who, wire.Undo(SENT, move))
    key = "undone" if told["done"] else "taking-back"
    return Said([say(who.lang, key)], is_done=True)


async def _put(hall: Hall, table: Table, who: Typist, rest: str) -> Said:
    async with table.lock:
        seat = table.seat_of(who)
        desk = SeatDesk(table, who)
        match = desk.match
        first, _, more = rest.partition(" ")
        named = Commands(desk).seat_of(first)
        text = more if named >= 0 else rest
        if named not in (-1, seat):
            raise Problem(NOT_ALLOWED, "problem-not-your-seat")
        if not text:
            offered = match.interjections(seat, who.lang)
            lines = [f"  put {option.text}: {option.sentence}" for option in offered]
            return Said([desk.say("line-put-how"), *lines])
        try:
            match.why_not_interject(seat, text, who.lang)
        except NotUnderstood:
            return Said([desk.say("line-put-unknown", text=text)])
    await request.answer(hall, table, who, wire.Put(SENT, text))
    return Said(is_done=True)


async def _hint(hall: Hall, table: Table, who: Typist, rest: str) -> Said:
    told = await request.answer(hall, table, who, wire.Hint(SENT))
    return Said([say(who.lang, "hint", text=told["sentence"])])


async def _draw(hall: Hall, table: Table, who: Typist, rest: str) -> Said:
    """Who draws: on these pages it can only be said."""
    return Said([say(who.lang, "elsewhere-chance" if table.head.is_told else "program-draws")])


async def _save(hall: Hall, table: Table, who: Typist, rest: str) -> Said:
    async with table.lock:
        message.record_text(table, who.seat)
    return Said([say(who.lang, "record-ready")], file=rest or f"madmage-{table.head.code}.txt")


async def _lang(hall: Hall, table: Table, who: Typist, rest: str) -> Said:
    lang = rest.lower()
    words = words_for(lang if lang in LANGUAGES else who.lang, ("madmage.tui",))
    if lang not in LANGUAGES:
        return Said([words.say("line-lang-how", {})])
    return Said([words.say("line-lang", {})], lang=lang)


async def _quit(hall: Hall, table: Table, who: Typist, rest: str) -> Said:
    if rest != "!":
        return Said([say(who.lang, "leave-how")], is_leaving=True)
    return await leave(hall, table, who)


async def leave(hall: Hall, table: Table, who: Typist) -> Said:
    """Get up; a companion plays on until I am back. Who only watches just goes."""
    if who.seat >= 0 and table.match is not None and table.match.ask is not None:
        await request.answer(hall, table, who, wire.Leave(SENT))
    return Said([say(who.lang, "left")], has_left=True)


Deed = Callable[["Hall", "Table", Typist, str], Awaitable[Said]]
_DEEDS: dict[str, Deed] = {
    "undo": _undo,
    "put": _put,
    "hint": _hint,
    "draw": _draw,
    "save": _save,
    "lang": _lang,
    "quit": _quit,
}
