"""A course: the first game of a game, as records and the lessons that are bound to their moves.

The records are played through once by the rules themselves; where a learner stands is then a number
of moves and a lesson, and the match there is the record's own. Nothing is played a second time.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from madmage.kernel.error import NotUnderstood, shown
from madmage.match.match import Match
from madmage.match.record import read_record
from madmage.match.replay import standing_at
from madmage.packs.words import words_for
from madmage.primer.deed import Deed, deed_at

LEARNER = 0
"""The seat of whoever learns."""
ROOM = ("madmage.primer",)

# What a lesson waits for.
NEXT = "next"
"""For the learner to have read it."""
DO = "do"
"""For the learner to do what it is about."""
WATCH = "watch"
"""For nothing: the others play."""
OVER = "over"
"""For nothing more: it was the last one."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to explain at a moment of a record, and what on the table to point at."""

    key: str
    """Its name, under which its words are found."""
    chapter: int
    at: int
    """After how many moves of the chapter it comes."""
    rules: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    """Things on the table, as the page names them (web/src/first)."""
    args: dict[str, str] = msgspec.field(default_factory=dict)
    """What its words speak of: `spells ice`, a card by its place in the gallery; `player 1`."""


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """The file beside the records."""

    lesson: tuple[Lesson, ...]


class Stand(Struct, frozen=True):
    """Where a learner stands."""

    lesson: int = 0
    move: int = 0
    key: str = ""
    """The lesson's name, by which it is found again when the course has changed."""
    course: str = ""
    """Which course it was."""


@dataclass(frozen=True, slots=True)
class Course:
    """A first game: its chapters played through, and its lessons in order."""

    game: str
    chapters: tuple[Match, ...]
    lessons: tuple[Lesson, ...]
    name: str
    """Another one whenever something in it changes."""

    def begin(self) -> Stand:
        """The first lesson."""
        return self.at(0)

    def at(self, lesson: int) -> Stand:
        """The beginning of a lesson."""
        found = self.lessons[lesson]
        return Stand(lesson, found.at, found.key, self.name)

    def resumed(self, stand: Stand) -> Stand:
        """The same stand, or its lesson's beginning if the course is another one by now."""
        if stand.course == self.name:
            return stand
        keys = [lesson.key for lesson in self.lessons]
        return self.at(keys.index(stand.key) if stand.key in keys else 0)

    def lesson(self, stand: Stand) -> Lesson:
        """The lesson of a stand."""
        return self.lessons[stand.lesson]

    def chapter(self, stand: Stand) -> Match:
        """The whole match that a stand is in."""
        return self.chapters[self.lesson(stand).chapter]

    def match(self, stand: Stand, name: str = "") -> Match:
        """The match as it stands there; `name` is what the learner is called."""
        match = standing_at(self.chapter(stand), stand.move)
        if name:
            match.names = (name, *match.names[1:])
        return match

    def end(self, lesson: int) -> int:
        """Up to which move a lesson reaches."""
        now, after = self.lessons[lesson], self.lessons[lesson + 1 : lesson + 2]
        if after and after[0].chapter == now.chapter:
            return after[0].at
        return len(self.chapters[now.chapter].moves)

    # Going on

    def waits(self, stand: Stand) -> str:
        """What a stand waits for."""
        end = self.end(stand.lesson)
        if stand.move >= end:
            return OVER if stand.lesson + 1 == len(self.lessons) else NEXT
        if self.chapter(stand).moves[stand.move].seat == LEARNER:
            return DO
        return NEXT if stand.move == self.lesson(stand).at else WATCH

    def deed(self, stand: Stand) -> Deed | None:
        """What comes next in the record, whoever does it, as one choice; nothing at its end."""
        moves = self.chapter(stand).moves
        return deed_at(self.chapter(stand), stand.move) if stand.move < len(moves) else None

    def moved(self, stand: Stand, move: int) -> Stand:
        """The stand when the record has been played on up to a move."""
        chapter = self.lesson(stand).chapter
        numbers = range(stand.lesson, len(self.lessons))
        ours = [number for number in numbers if self.lessons[number].chapter == chapter]
        begun = [number for number in ours if self.lessons[number].at <= stand.move]
        come = [number for number in ours if stand.move < self.lessons[number].at <= move]
        # Of several lessons at one moment the first; of several moments the last.
        lesson = begun[-1]
        if come:
            last = self.lessons[come[-1]].at
            lesson = next(number for number in come if self.lessons[number].at == last)
        return Stand(lesson, move, self.lessons[lesson].key, self.name)

    def next(self, stand: Stand) -> Stand:
        """On from what was read; while the others play, to what they have come to."""
        deed = self.deed(stand)
        if stand.move >= self.end(stand.lesson) or deed is None:
            return self.at(min(stand.lesson + 1, len(self.lessons) - 1))
        if self.waits(stand) != WATCH:
            return self.moved(stand, deed.end)
        return self.moved(stand, self._stop(stand))

    def _stop(self, stand: Stand) -> int:
        """Where the others have played to the end of the lesson or to the learner."""
        moves, end = self.chapter(stand).moves, self.end(stand.lesson)
        own = (at for at in range(stand.move, end) if moves[at].seat == LEARNER)
        return next(own, end)

    def skip(self, stand: Stand) -> Stand:
        """The next lesson, whatever this one is about."""
        return self.at(min(stand.lesson + 1, len(self.lessons) - 1))

    def back(self, stand: Stand) -> Stand:
        """The beginning of this lesson, or of the one before."""
        if stand.move > self.lesson(stand).at:
            return self.at(stand.lesson)
        return self.at(max(0, stand.lesson - 1))

    # Doing

    def is_told(self, stand: Stand, texts: list[str], is_put_in: bool = False) -> bool:
        """Whether a choice, as the moves it makes, is what the record tells here."""
        moves = self.chapter(stand).moves[stand.move : stand.move + len(texts)]
        told = [(LEARNER, text, is_put_in) for text in texts]
        return told == [(move.seat, move.text, move.is_put_in) for move in moves]


# Words


def say(lang: str, key: str, **args: object) -> str:
    """A sentence of a first game."""
    return words_for(lang, ROOM).say(key, args)


# Reading


@cache
def course_of(game: str) -> Course:
    """The first game of a game, read and played through once."""
    folder = files("madmage.primer") / "games" / game
    if not (folder / "notes.toml").is_file():
        raise NotUnderstood(f"there is no first game of {shown(game)}")
    return read_course(game, folder)


def read_course(game: str, folder: Traversable) -> Course:
    """A course from the files of a folder."""
    text = (folder / "notes.toml").read_text(encoding="utf-8")
    notes = msgspec.toml.decode(text, type=Notes)
    count = 1 + max(lesson.chapter for lesson in notes.lesson)
    records = [
        (folder / f"{chapter + 1}.record").read_text(encoding="utf-8") for chapter in range(count)
    ]
    name = hashlib.sha256("\n".join([text, *records]).encode()).hexdigest()[:12]
    return Course(game, tuple(read_record(record) for record in records), notes.lesson, name)
