"""A reader's own process: from the text of somebody's record to what can be seen in it.

Whatever a stranger has written is read here and not in the server: it may take long, want too much
memory or find a fault of ours, and nobody else notices. Nothing but plain data leaves this process.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from madmage import __version__
from madmage.agents import worker
from madmage.agents.judge import judge_of
from madmage.kernel.error import MadmageError
from madmage.kernel.view import BYSTANDER
from madmage.lab.analyse import SAMPLES, analyse, as_data
from madmage.match.match import Match
from madmage.match.proposal import noted
from madmage.match.record import count_moves, move_lines, opening_lines, read_header, read_record
from madmage.match.replay import standing_at
from madmage.server.telling import EVERYBODY, ending_data, log_entries, view_data
from madmage.server.wire import encode

try:
    import resource
except ImportError:  # pragma: no cover - not on Windows
    resource = None  # type: ignore[assignment]

OUR_PACKS = ("default",)
"""Packs that a stranger may name; a folder is nobody's business."""
MOST_MOVES = 10_000
MOST_NOTES = 20
"""Proposals that are shown of one moment."""
MOST_MATCHES = 8
"""Matches that are kept, so that the next look at one is quick."""
MOST_MEMORY = 2 * 1024**3
LESS_URGENT = 5
FULL_SAMPLES = 400
"""Moves up to which every outcome of chance is weighed with all samples."""

_known_packs: list[str] = [*OUR_PACKS]
_matches: OrderedDict[str, Match] = OrderedDict()


class Refused(Struct, frozen=True):
    """Why a record cannot be read: a key of the server's words, or a sentence that is there already."""

    key: str = ""
    sentence: str = ""
    rule: str = ""
    number: int = 0


class Look(Struct, frozen=True):
    """What somebody wants to see of a record."""

    move: int
    """After so many choices."""
    seat: int
    is_open: bool
    """Whether everybody's knowledge is put together."""
    lang: str
    start: int
    """The first entry of the log that is wanted."""


def prepare(packs: tuple[str, ...] = ()) -> None:
    """Tables are more urgent than this, and no record may take all memory.

    `packs` are folders of the server's owner: records of this server's tables name them.
    """
    _known_packs.extend(packs)
    worker.prepare()
    with suppress(OSError, AttributeError):
        os.nice(LESS_URGENT)
    if resource is not None:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


# What the server asks for


def read(text: str) -> bytes | Refused:
    """Whether a text is a record, and what anybody may know of it."""
    return _tried(lambda: encode(_facts(_read(text), has_seed=read_header(text).seed is not None)))


def look(name: str, text: str, wish: Look) -> bytes | Refused | None:
    """The table as a seat knew it then; None if the match is not at hand and no text is given."""
    return _with(name, text, lambda match: encode(_seen(standing_at(match, wish.move), wish)))


def beginning(
    name: str, text: str, move: int, names: list[str], seed: int
) -> bytes | Refused | None:
    """The lines of a new game that goes on where this one stood, with another seed."""

    def found(match: Match) -> bytes | Refused:
        then = standing_at(match, move)
        if then.ask is None:
            return Refused("problem-over")
        then.names, then.seed = tuple(names), seed
        moves = [(one.seat, "\n".join(move_lines(then, one))) for one in then.moves]
        parts = ("\n".join(opening_lines(then)), moves, then.setup.options, then.turn)
        return encode(parts)

    return _with(name, text, found)


def judge(text: str) -> bytes | Refused:
    """The chance to win after every turn, and what moved it."""

    def found() -> bytes:
        match = _read(text)
        samples = max(1, min(SAMPLES, SAMPLES * FULL_SAMPLES // max(1, len(match.moves))))
        return encode(as_data(match, analyse(match, judge_of(match.setup.game), samples)))

    return _tried(found)


# How it is found


def _with(
    name: str, text: str, found: Callable[[Match], bytes | Refused]
) -> bytes | Refused | None:
    match = _matches.get(name)
    if match is None and not text:
        return None

    def deed() -> bytes | Refused:
        whole = match or _read(text)
        _matches[name] = whole
        _matches.move_to_end(name)
        if len(_matches) > MOST_MATCHES:
            _matches.popitem(last=False)
        return found(whole)

    return _tried(deed)


def _tried(deed: Callable[[], bytes | Refused]) -> bytes | Refused:
    """What comes of a deed. Errors are told as data: not every error survives the way to the server."""
    try:
        return deed()
    except _Strange as strange:
        return strange.refused
    except MadmageError as error:
        place = f"{error.place}: " if error.place else ""
        return Refused(sentence=place + error.sentence, rule=error.rule)
    except (MemoryError, RecursionError):
        _matches.clear()
        return Refused("problem-record-too-much")


class _Strange(Exception):
    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.key)
        self.refused = refused


def _read(text: str) -> Match:
    moves = count_moves(text)
    if moves > MOST_MOVES:
        raise _Strange(Refused("problem-record-too-long", number=MOST_MOVES))
    options = read_header(text).options or {}
    if options.get("pack", OUR_PACKS[0]) not in _known_packs:
        raise _Strange(Refused("problem-record-pack"))
    return read_record(text)


def _facts(match: Match, *, has_seed: bool) -> dict[str, Any]:
    rules = match.rules
    states = [*(move.before for move in match.moves), match.state]
    outcome = match.outcome
    options = match.setup.options
    return {
        "game": match.setup.game,
        "names": list(match.names),
        "moves": len(match.moves),
        "turns": _marks([rules.turn_of(state) for state in states], "turn"),
        "rounds": _marks([rules.facts(state).get("rounds", 0) for state in states], "round"),
        "outcome": None if outcome is None else {"key": outcome.key, "rule": outcome.rule},
        "options": {name: options[name] for name in options if name != "position"},
        "has_seed": has_seed,
        "is_closed": rules.keeps_secrets(match.state),
        "version": __version__,
        "rules": rules.version,
    }


def _marks(numbers: list[int], name: str) -> list[dict[str, int]]:
    """Where each number first stands: after how many choices it begins."""
    marks: list[dict[str, int]] = []
    for move, number in enumerate(numbers):
        if not marks or number > marks[-1][name]:
            marks.append({name: number, "move": move})
    return marks


def _seen(then: Match, wish: Look) -> dict[str, Any]:
    ask, number = then.ask, len(then.moves)
    reader = EVERYBODY if wish.is_open else wish.seat
    is_told = ask is not None and (ask.seat == wish.seat or wish.is_open)
    return {
        "move": number,
        "seat": wish.seat,
        "is_open": wish.is_open,
        "view": _view(then, wish),
        "waiting": None if ask is None else {"seat": ask.seat, "for": ask.kind},
        "question": then.question(wish.lang) if is_told else "",
        "log": {
            "from": wish.start,
            "entries": _with_talk(then, log_entries(then, reader, wish.lang, wish.start)),
            "total": number + 1,
        },
        "ending": ending_data(then, max(wish.seat, BYSTANDER), wish.lang),
    }


def _with_talk(then: Match, entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The log, with what was proposed after each choice."""
    for entry in entries:
        at = entry["move"] + 1
        lines = then.notes.get(at, ())[:MOST_NOTES]
        said = _sayable(then, at, [noted(line, then.setup.seats) for line in lines])
        if said:
            entry["talk"] = said
    return entries


def _sayable(then: Match, at: int, made: list[dict[str, Any] | None]) -> list[dict[str, Any]]:
    """Of what a record notes before a choice, what could be proposed there; anybody may write notes."""
    talk = then.rules.talk()
    if talk is None or not made:
        return []
    st = then.moves[at].before if at < len(then.moves) else then.state
    view = then.rules.view(st, BYSTANDER)
    return [
        one
        for one in made
        if one and all(talk.thing_of(view, step["seat"], step["text"]) for step in one["steps"])
    ]


def _view(then: Match, wish: Look) -> dict[str, Any]:
    data = view_data(then, wish.seat, wish.lang)
    if wish.is_open:
        # Everything that anybody knew: each place at the table as its own player saw it.
        for seat in range(then.setup.seats):
            whole: Any = then.view(seat).data
            data["players"][seat] = msgspec.to_builtins(whole.players[seat])
    return data
