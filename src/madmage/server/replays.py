"""Records that somebody has brought to look at: kept in memory for a while, read in other processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from madmage.agents.crew import Crew, LostProcess, SentHome, TooSlow
from madmage.server import reader
from madmage.server.problem import FAILED, NOT_FOUND, REFUSED, TOO_BIG, TOO_MANY, Problem
from madmage.server.reader import Look, Refused

logger = logging.getLogger("madmage.server")

LONGEST_RECORD = 1_000_000
"""Characters; a long game has a tenth of it."""
MOST_REPLAYS = 200
MOST_FROM_ONE = 20
"""That are kept for one address; its oldest makes room."""
MOST_TEXT = 40_000_000
"""Characters of all records together."""
MOST_AT_ONCE = 2
"""Records of one address that are being read at a time."""
KEPT = 6 * 3600.0
"""Seconds for which a replay is kept that nobody looks at."""
READING = 20.0
"""Seconds in which a record must be read."""
JUDGING = 240.0
TRIES = 3
WAIT = 0.4
"""Seconds that whoever asks for an analysis waits for it at most."""


class Facts(msgspec.Struct):
    """What the server itself needs to know of a record."""

    game: str
    names: list[str]
    moves: int
    has_seed: bool
    outcome: dict[str, str] | None


@dataclass(slots=True)
class Replay:
    """One record, and what was found in it."""

    name: str
    text: str
    address: str
    facts: Facts
    told: bytes
    """The facts as they are told."""
    used: float = field(default_factory=time.monotonic)
    begun: float = 0.0
    analysis: asyncio.Task[bytes | Refused] | None = None

    @property
    def may_be_opened(self) -> bool:
        """Whether all cards may be shown: a game that goes on at a table is given out without its seed."""
        return self.facts.outcome is not None or self.facts.has_seed


class Replays:
    """All records that are looked at, the longest unused first."""

    def __init__(
        self, spawn: Callable[[Any], asyncio.Task[Any]], packs: tuple[str, ...] = ()
    ) -> None:
        """Records may be played with our packs, and with those of the server's owner."""
        self._spawn = spawn
        prepare = partial(reader.prepare, packs)
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._reading: dict[str, int] = {}
        self._desk = Crew(1, READING, prepare)
        """Turns pages: quick, and never kept waiting by what follows."""
        self._study = Crew(2, READING, prepare)
        """Reads what is new, and thinks about it."""

    # Bringing and finding

    async def add(self, text: str, address: str) -> Replay:
        """Read a record and keep it, or say what is wrong with it."""
        if len(text) > LONGEST_RECORD:
            raise too_big()
        if self._reading.get(address, 0) >= MOST_AT_ONCE:
            raise Problem(TOO_MANY, "problem-too-many")
        self._reading[address] = self._reading.get(address, 0) + 1
        try:
            told = _checked(await _asked(self._study, reader.read, text))
        finally:
            self._reading[address] -= 1
            if not self._reading[address]:
                del self._reading[address]
        facts = msgspec.json.decode(told, type=Facts)
        replay = Replay(secrets.token_urlsafe(16), text, address, facts, told)
        self._make_room(address)
        self._kept[replay.name] = replay
        logger.info("a replay was opened: %s with %d moves", facts.game, facts.moves)
        return replay

    def find(self, name: str) -> Replay:
        """A replay that is still kept."""
        replay = self._kept.get(name)
        if replay is None:
            raise Problem(NOT_FOUND, "problem-unknown-replay")
        replay.used = time.monotonic()
        self._kept.move_to_end(name)
        return replay

    def _make_room(self, address: str) -> None:
        theirs = [replay for replay in self._kept.values() if replay.address == address]
        for replay in theirs[: max(0, len(theirs) + 1 - MOST_FROM_ONE)]:
            self._drop(replay)
        while self._kept and (
            len(self._kept) >= MOST_REPLAYS
            or sum(len(replay.text) for replay in self._kept.values()) > MOST_TEXT
        ):
            self._drop(next(iter(self._kept.values())))

    def _drop(self, replay: Replay) -> None:
        del self._kept[replay.name]
        if replay.analysis is not None:
            replay.analysis.cancel()

    def sweep(self) -> None:
        """Let go of what nobody has looked at for long."""
        now = time.monotonic()
        for replay in list(self._kept.values()):
            if now - replay.used > KEPT:
                self._drop(replay)

    def close(self) -> None:
        """Send the readers home."""
        self._desk.close()
        self._study.close()

    # Looking

    async def look(self, replay: Replay, wish: Look) -> bytes:
        """The table as a seat knew it then."""
        return await self._turn_to(replay, reader.look, wish)

    async def beginning(self, replay: Replay, move: int, names: list[str], seed: int) -> bytes:
        """The lines of a game that goes on from there."""
        return await self._turn_to(replay, reader.beginning, move, names, seed)

    async def _turn_to(self, replay: Replay, deed: Callable[..., Any], *args: Any) -> bytes:
        # The text is sent along only if the reader has forgotten it.
        told = await _asked(self._desk, deed, replay.name, "", *args)
        if told is None:
            told = await _asked(self._desk, deed, replay.name, replay.text, *args)
        return _checked(told)

    async def analysis(self, replay: Replay) -> bytes | None:
        """What moved the chances; None while somebody still thinks about it."""
        if replay.analysis is None:
            replay.begun = time.monotonic()
            work = _asked(self._study, reader.judge, replay.text, patience=JUDGING)
            replay.analysis = self._spawn(work)
        await asyncio.wait([replay.analysis], timeout=WAIT)
        if not replay.analysis.done():
            return None
        try:
            return _checked(replay.analysis.result())
        except (Problem, asyncio.CancelledError):
            replay.analysis = None
            raise


def too_big() -> Problem:
    """A record beyond the limit."""
    return Problem(TOO_BIG, "problem-record-too-big", most=LONGEST_RECORD // 1000)


async def _asked(
    crew: Crew, deed: Callable[..., Any], *args: Any, patience: float | None = None
) -> Any:
    """What a reader answers; one that was lost through another's fault is asked again."""
    for _ in range(TRIES):
        try:
            return await crew.work(deed, *args, patience=patience)
        except TooSlow:
            return Refused("problem-record-too-much")
        except (LostProcess, SentHome):
            logger.warning("a reader's process was lost")
    return Refused("problem-record-too-much")


def _checked(told: bytes | Refused | None) -> bytes:
    if isinstance(told, bytes):
        return told
    if told is None:
        raise Problem(FAILED, "problem-failed")
    problem = Problem(REFUSED, told.key, most=told.number)
    problem.sentence = told.sentence
    problem.rule = told.rule
    raise problem
