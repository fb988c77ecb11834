"""A table in memory: who sits there, the match on it, and who looks at it.

Knows nothing of sockets but that visitors can be shown a state, and nothing of the disk.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec import Struct
from msgspec import field as of_struct

from madmage.kernel.view import BYSTANDER
from madmage.match import consent
from madmage.match.draft import Draft
from madmage.match.match import Match
from madmage.match.proposal import Proposal
from madmage.match.record import move_lines, opening_lines
from madmage.match.told import Question
from madmage.primer.course import Stand
from madmage.server.problem import NOT_ALLOWED, Problem

GATHERING = "gathering"
DEALING = "dealing"
"""People tell how the table is set up."""
PLAYING = "playing"
OVER = "over"

PERSON = "person"
COMPANION = "companion"
FRIEND = "friend"
"""A chair kept for somebody who has not come yet."""
NOBODY = "nobody"


class Seat(Struct):
    """A chair and who sits on it."""

    kind: str
    name: str
    level: str = ""
    """Who plays for whoever is not there."""
    key: str = ""
    """What makes this seat's token its own; nothing where nobody has one."""
    is_left: bool = False
    """Whether the person has left, so that a companion plays until they are back."""
    is_local: bool = False
    """Whether the person sits at the screen that made the table, with others who do."""


class Pending(Struct):
    """What is being done at a table whose chance people tell, until they have told all of it."""

    first: int
    """The number of the move it is to become; -1 while the table is being set up."""
    seat: int
    ask: str = ""
    answer: str = ""
    codes: list[int] = []
    """The options that were chosen."""
    text: str = ""
    """What was put in out of turn instead."""
    mind: str = ""
    thought: str = ""
    told: list[tuple[str, str]] = []
    """The outcomes of chance told so far, as a record writes them."""


class Head(Struct):
    """What is kept of a table besides its moves."""

    code: str
    game: str
    title: str
    lang: str
    made: float
    seed: int
    mind: int
    """Where the companions' own chance grows from; it tells nothing of the table's."""
    phase: str
    seats: list[Seat]
    options: dict[str, Any]
    """The setup options, with all that goes without saying."""
    is_told: bool = False
    """Whether chance is a real table's: people tell what it brings."""
    is_dealt: bool = False
    """Whether the program draws in their place all the same, until they want to tell again."""
    has_dealt: bool = False
    """Whether it has ever done so, or dealt the hands: then it knows what not everybody there does."""
    has_screen: bool = False
    """Whether a shared screen made the table, for phones to be the hands."""
    pending: Pending | None = None
    first: Stand | None = None
    """Where the learner stands, if this is a first game."""
    proposals: str = "three"
    """How much everybody may propose in a round: a key of `talking.LIMITS`."""
    talk: list[Proposal] = of_struct(default_factory=list)
    """What was proposed, the oldest first."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What one seat chose at once: a few moves, which an undo takes back together."""

    first: int
    """The number of its first move."""
    seat: int
    ask: str
    answer: str
    mind: str = ""
    """The level of the companion that chose, or nothing for a person."""
    thought: str = ""
    is_secret: bool = False
    """Whether not everybody knows what was chosen."""


@dataclass(slots=True)
class Wish:
    """A person's wish to take a choice back, while others are asked."""

    name: str
    seat: int
    first: int
    """The first move that would be taken back."""
    agreed: set[int] = field(default_factory=set)


class Seated(Protocol):
    """Whoever has a seat, or only watches."""

    seat: int
    """The seat for which it looks and acts."""


class Visitor(Seated, Protocol):
    """Whoever looks at a table: an open socket, or somebody who turns page after page."""

    sits: int
    """The seat whose person is there: the same, or one behind a curtain, which sees nothing."""

    def show(self) -> None:
        """Show the table as it is now."""

    def forget(self, entries: int) -> None:
        """The log has become shorter: only so many entries are still true."""


class Table:
    """One table. Whoever changes it holds its lock, and shows it when the change is on disk."""

    def __init__(self, head: Head, epoch: int = 0) -> None:
        self.head = head
        self.match: Match | None = None
        self.epoch = epoch
        self.choices: list[Choice] = []
        self.answers: dict[str, Choice] = {}
        """Choices by the question they answered."""
        self.lines: list[str] = []
        """The record without its seed: what companions are told."""
        self.opening = 0
        """How many of these lines stand before the first choice."""
        self.line_ends: list[int] = []
        """How many lines there are after each move."""
        self.question: Question | None = None
        """What chance is asked and nobody has told yet."""
        self.wishes: dict[str, Wish] = {}
        self.drafts: dict[int, Draft] = {}
        """Turns that are being drafted, by seat; nobody's business but theirs."""
        self.visitors: set[Visitor] = set()
        self.lock = asyncio.Lock()
        self.uses = 0
        """How many requests and sockets hold on to this very object."""
        self.used = self.moved = time.monotonic()
        self.gone: dict[int, float] = dict.fromkeys(range(len(head.seats)), self.used)
        """Since when nobody is connected for a seat."""
        self.driver: asyncio.Task[None] | None = None
        self.talker: asyncio.Task[None] | None = None
        """Somebody who thinks about what to say for the companions."""
        self.considered = (-1, -1)
        """The epoch and the turn in which companions last thought about a proposal of their own."""
        self.hint: tuple[str, asyncio.Task[Any]] | None = None
        """The last question for which a hint was wanted, and the thought about it."""
        # Numbers must not begin anew when a table comes back into memory.
        self.n = int(max(0.0, time.time() - head.made) * 1000)
        self.said: dict[Any, Any] = {}
        """What was made for one state of the table and is the same for several readers."""
        self.said_of_match: dict[Any, Any] = {}
        """The same, as long as nothing happens in the match."""
        self.said_of_moves: dict[Any, Any] = {}
        """The same, as long as no move is taken back."""

    # Who is there

    def is_here(self, seat: int) -> bool:
        """Whether somebody is connected for a seat; companions always are."""
        return self.head.seats[seat].kind == COMPANION or seat in self.connected()

    def company(self, seat: int) -> set[int]:
        """The seats at the same screen: they come, look and agree together."""
        seats = self.head.seats
        if not 0 <= seat < len(seats) or not seats[seat].is_local:
            return {seat}
        return {at for at, who in enumerate(seats) if who.is_local}

    def connected(self) -> set[int]:
        """The seats whose screens are connected."""
        return {seat for visitor in self.visitors for seat in self.company(visitor.sits)}

    def played_by(self, seat: int) -> str:
        """Who answers for a seat now."""
        who = self.head.seats[seat]
        if who.kind == PERSON and not who.is_left:
            return PERSON
        if who.kind == FRIEND and self.head.phase == GATHERING:
            return NOBODY
        return COMPANION

    def people(self) -> set[int]:
        """The seats that persons play now, connected or not."""
        return {seat for seat in range(len(self.head.seats)) if self.played_by(seat) == PERSON}

    def present(self) -> set[int]:
        """The seats whose persons are connected and have not left."""
        return self.connected() & self.people()

    def arrived(self, seat: int) -> None:
        """Somebody has just sat down: they have time to connect."""
        self.gone[seat] = time.monotonic()

    def is_gone(self, seat: int, seconds: float) -> bool:
        """Whether nobody has been connected for a seat for so long, while another person is there."""
        since = self.gone.get(seat)
        return since is not None and time.monotonic() - since >= seconds and bool(self.present())

    @property
    def is_show(self) -> bool:
        """Whether only companions play here, for whoever watches."""
        return all(seat.kind == COMPANION for seat in self.head.seats)

    @property
    def is_going_on(self) -> bool:
        """Whether companions may play on: somebody is there for whom they play."""
        if self.match is None or self.match.ask is None or self.wishes or self.question:
            return False
        if self.head.first is not None:
            return False
        return bool(self.visitors) if self.is_show else bool(self.present())

    # The match

    @property
    def phase(self) -> str:
        """Where the table stands."""
        if self.match is None and self.question is not None:
            return DEALING
        return OVER if self.match is not None and self.match.ask is None else self.head.phase

    def playing(self) -> Match:
        """The match, once the game has begun."""
        if self.match is None:
            raise Problem(NOT_ALLOWED, "problem-gathering")
        return self.match

    def begin(self, match: Match) -> None:
        """The game begins, or comes back into memory."""
        self.match = match
        self.lines = opening_lines(match, with_seed=False)
        self.opening = len(self.lines)
        self.said_of_match.clear()
        self.moved = time.monotonic()
        self.changed()

    def unbegin(self) -> None:
        """The table is being set up again."""
        self.match = None
        self.lines, self.opening = [], 0
        # What was drafted and proposed was about a game that there is no more.
        self.drafts.clear()
        self.head.talk.clear()
        for visitor in self.visitors:
            visitor.forget(0)
        self.said_of_match.clear()
        self.said_of_moves.clear()

    def replace(self, match: Match, kept: int) -> None:
        """Another moment of a first game; of the log so many entries are the same."""
        self.match = match
        for visitor in self.visitors:
            visitor.forget(kept)
        self.moved = time.monotonic()
        self.said_of_match.clear()
        self.said_of_moves.clear()
        self.changed()

    def call(self, seat: int, name: str) -> None:
        """Another name for a seat, in the match too."""
        match = self.match
        if match is None:
            return
        match.names = (*match.names[:seat], name, *match.names[seat + 1 :])
        opening = opening_lines(match, with_seed=False)
        self.lines[: self.opening] = opening
        self.said_of_match.clear()
        self.said_of_moves.clear()

    def add_choice(self, choice: Choice) -> None:
        """Note the moves that were just made as one choice."""
        match = self.playing()
        self.note(choice, len(match.moves))
        self.moved = time.monotonic()
        self.wishes.clear()
        self.said_of_match.clear()
        self.changed()

    def note(self, choice: Choice, end: int) -> None:
        """Remember a choice that made the moves from its first to before `end`."""
        match = self.playing()
        for move in match.moves[choice.first : end]:
            self.lines.extend(move_lines(match, move))
            self.line_ends.append(len(self.lines))
        self.choices.append(choice)
        self.answers[choice.ask] = choice

    def drop_moves(self, first: int) -> None:
        """Take the moves from `first` on back in memory; all that they meant is gone with them."""
        match = self.playing()
        everybody = range(match.setup.seats)
        while len(match.moves) > first:
            match.undo(everybody)
        while self.choices and self.choices[-1].first >= first:
            self.answers.pop(self.choices.pop().ask, None)
        del self.line_ends[first:]
        del self.lines[self.line_ends[-1] if first else self.opening :]
        for visitor in self.visitors:
            visitor.forget(first + 1)
        self.moved = time.monotonic()
        self.wishes.clear()
        self.said_of_match.clear()
        self.said_of_moves.clear()
        self.changed()

    def are_secret(self, first: int, end: int) -> bool:
        """Whether not everybody knows what was chosen by the moves from `first` to before `end`."""
        match = self.playing()
        return any(consent.is_secret(match, move) for move in match.moves[first:end])

    def choice_at(self, move: int) -> Choice | None:
        """The choice that a move belongs to."""
        if self.match is None or not 0 <= move < len(self.match.moves) or not self.choices:
            return None
        return self.choices[bisect_right(self.choices, move, key=lambda c: c.first) - 1]

    # Showing

    def changed(self) -> None:
        """Something is another than before: states that were made of it are old."""
        self.n += 1
        self.used = time.monotonic()
        self.said.clear()

    def show(self) -> None:
        """Show the table to everybody who looks at it."""
        for visitor in self.visitors:
            visitor.show()

    def seat_of(self, visitor: Seated) -> int:
        """The seat of somebody who wants to do something; who only watches or has left may not."""
        if visitor.seat == BYSTANDER:
            raise Problem(NOT_ALLOWED, "problem-watching")
        if self.head.seats[visitor.seat].is_left:
            raise Problem(NOT_ALLOWED, "problem-left")
        return visitor.seat
