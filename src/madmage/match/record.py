"""The record: a match as one readable text file.

Line by line: a header (format, game, rules version, pack hash, seed, names, setup), then every
choice as its short text with the outcomes of chance that followed it, then the end and a chain of
check sums. Outcomes are stored, not drawn again, so an old game replays after any change of the
generator. Lines that start with `#` are for people.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from madmage.kernel.error import RecordRefused, SetupRefused, shown

if TYPE_CHECKING:
    from madmage.match.match import Match, Move

FORMAT = "madmage-record 1"
SUM_LENGTH = 4
"""Hex digits of check sum for each line."""
SUMS_PER_LINE = 16
TURN = "# turn "
"""Begins the lines that only help to find one's way."""
PUT_IN = "*"
"""Stands before what a player put in while another was asked: `p2 * drink heal`."""
MOST_LINES = 200_000
LONGEST_LINE = 10_000
LONGEST_VERSION = 20
LONGEST_PACK = 200


# Writing


def write_record(
    match: Match, *, with_seed: bool = True, notes: Mapping[int, list[str]] | None = None
) -> str:
    """The record of a match, sealed with its check sums. Without its seed it tells no future.

    Notes are for people: each stands before the choice of its number.
    """
    said = match.notes if notes is None else notes
    lines = [*_header(match, with_seed), *_body(match, said), end_line(match)]
    return "\n".join([*lines, *_sums(lines)]) + "\n"


def opening_lines(match: Match, *, with_seed: bool = True) -> list[str]:
    """The beginning of a record: its header and what chance brought before the first choice."""
    outcomes = [_outcome(match, outcome) for outcome in match.opening_outcomes]
    return [*_header(match, with_seed), *outcomes]


def move_lines(match: Match, move: Move) -> list[str]:
    """One choice as a record holds it, and the outcomes of chance that followed."""
    mark = f"{PUT_IN} " if move.is_put_in else ""
    outcomes = [_outcome(match, outcome) for outcome in move.outcomes]
    return [f"{player(move.seat)} {mark}{move.text}", *outcomes]


def _header(match: Match, with_seed: bool = True) -> list[str]:
    setup = match.setup
    pack, pack_hash = match.rules.pack_id(setup)
    names = [f"name {player(seat)} {name}" for seat, name in enumerate(match.names)]
    options = [line for key, value in setup.options.items() for line in _option(key, value)]
    return [
        FORMAT,
        f"game {setup.game}",
        f"rules {match.rules.version}",
        f"pack {pack} {pack_hash}",
        *([f"seed {match.seed}"] if with_seed else ()),
        f"seats {setup.seats}",
        *names,
        *options,
        "moves",
    ]


def check_header(match: Match) -> None:
    """Refuse a match whose header no reader would take back."""
    try:
        for line in _header(match):
            line.encode()
            if len(line) > LONGEST_LINE or "\n" in line or "\r" in line:
                raise SetupRefused(f"{shown(line)} is longer than a line of a record may be")
    except (TypeError, ValueError, RecursionError) as error:
        raise SetupRefused("the setup holds a value that cannot be written down") from error


def _option(key: str, value: Any) -> list[str]:
    """A setup option as lines; one with parts gets a line for each."""
    if isinstance(value, dict) and value:
        return [f"set {key}.{part} {_json(inner)}" for part, inner in value.items()]
    return [f"set {key} {_json(value)}"]


def _body(match: Match, notes: Mapping[int, list[str]]) -> list[str]:
    lines = [_outcome(match, outcome) for outcome in match.opening_outcomes]
    turn = -1
    for number, move in enumerate(match.moves):
        now = match.rules.turn_of(move.before)
        if now != turn:
            turn = now
            lines.append(f"{TURN}{turn}")
        lines.extend(f"# {note}" for note in notes.get(number, ()))
        lines.extend(move_lines(match, move))
    lines.extend(f"# {note}" for note in notes.get(len(match.moves), ()))
    return lines


def _outcome(match: Match, outcome: tuple[int, int]) -> str:
    stream, value = match.rules.chance_text(match.setup, *outcome)
    return f"! {stream} {value}"


def end_line(match: Match) -> str:
    """The line that says how a match ended, or that it has not."""
    outcome = match.outcome
    return "end open" if outcome is None else f"end {outcome.key} {outcome.rule}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def player(seat: int) -> str:
    """A seat as records name it."""
    return f"p{seat + 1}"


def _sums(lines: list[str]) -> list[str]:
    """A chain of check sums, one per line, so that the first changed line can be named."""
    sums = chain(lines)
    rows = [sums[i : i + SUMS_PER_LINE] for i in range(0, len(sums), SUMS_PER_LINE)]
    return ["sum " + " ".join(row) for row in rows]


def chain(lines: list[str]) -> list[str]:
    """The check sum of each line, which also depends on all lines before it."""
    digest = b""
    sums = []
    for line in lines:
        digest = hashlib.sha256(digest + line.encode()).digest()
        sums.append(digest.hex()[:SUM_LENGTH])
    return sums


# Reading


@dataclass(frozen=True, slots=True)
class Line:
    """A line with its number in the file."""

    number: int
    text: str

    def refuse(self, sentence: str, rule: str = "") -> RecordRefused:
        return RecordRefused(sentence, place=f"line {self.number}", rule=rule)


@dataclass(slots=True)
class Header:
    """The header as read."""

    game: str = ""
    version: str = ""
    pack: tuple[str, str] = ("", "")
    seed: int | None = None
    seats: int = 0
    names: tuple[str, ...] = ()
    options: dict[str, Any] | None = None


def read_record(text: str, *, sealed: bool = True) -> Match:
    """The match behind a record. With `sealed` its check sums must be there and right."""
    from madmage.match.replay import replay

    given: object = text
    if not isinstance(given, str):
        raise RecordRefused(f"a record is a text, not {shown(given)}")
    lines = _lines(text)
    head, body, end = _split(lines)
    if sealed:
        _check_sums(lines, end)
    return replay(_read_header(head), body, end)


def resume(lines: list[str]) -> Match:
    """The match behind `opening_lines` and the `move_lines` that came since, ready to be played on."""
    from madmage.match.replay import replay

    read = _lines("\n".join(lines))
    head, body, _ = _split([*read, Line(len(read) + 1, "end open")])
    return replay(_read_header(head), body, None)


def play_on(match: Match, lines: list[str]) -> None:
    """Play further `move_lines` of the same record; chance is not at hand after them."""
    from madmage.match.replay import play_lines

    play_lines(match, [Line(number, line) for number, line in enumerate(lines, 1)])


def read_header(text: str) -> Header:
    """What a record says before its moves; nothing of it is checked by the rules yet."""
    head, _, _ = _split(_lines(text))
    return _read_header(head)


def count_moves(text: str) -> int:
    """How many choices a record tells, before any of them is made."""
    _, body, _ = _split(_lines(text))
    return sum(1 for line in body if line.text and not line.text.startswith(("#", "! ")))


def _lines(text: str) -> list[Line]:
    # Only these end a line: other separators may stand inside a value.
    # Some editors put a mark before the first letter.
    text = text.removeprefix("\ufeff")
    raw = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if raw[-1] == "":
        raw.pop()
    if len(raw) > MOST_LINES:
        raise RecordRefused(f"a record has at most {MOST_LINES} lines, this has {len(raw)}")
    lines = [Line(i, line.rstrip()) for i, line in enumerate(raw, 1)]
    for line in lines:
        if len(line.text) > LONGEST_LINE:
            raise line.refuse(f"no line of a record is longer than {LONGEST_LINE} characters")
    if not lines or lines[0].text != FORMAT:
        found = shown(lines[0].text) if lines else "nothing"
        raise RecordRefused(f"a record starts with '{FORMAT}', not with {found}", place="line 1")
    return lines


def _split(lines: list[Line]) -> tuple[list[Line], list[Line], Line]:
    """Header, moves and the end line; a record without them was cut off."""
    moves = next((i for i, line in enumerate(lines) if line.text == "moves"), None)
    end = next((i for i, line in enumerate(lines) if line.text.startswith("end ")), None)
    if moves is None:
        raise lines[-1].refuse("the record is cut off here: its line 'moves' is missing")
    if end is None or end < moves:
        raise lines[-1].refuse("the record is cut off here: its line 'end' is missing")
    return lines[1:moves], lines[moves + 1 : end], lines[end]


def _check_sums(lines: list[Line], end: Line) -> None:
    told: list[str] = []
    for line in lines[end.number :]:
        if line.text and not line.text.startswith("sum "):
            raise line.refuse("after the line 'end' only check sums may follow")
        told.extend(line.text.split()[1:])
    sums = chain([line.text for line in lines[: end.number]])
    for line, right, found in zip(lines, sums, told, strict=False):
        if right != found:
            raise line.refuse(
                "this line was changed after the record was written, or one before it is missing"
            )
    if len(told) != len(sums):
        raise lines[-1].refuse(
            f"the record is cut off here: {len(sums)} check sums expected, {len(told)} found"
        )


def _read_header(lines: list[Line]) -> Header:
    header = Header(options={})
    names: dict[str, str] = {}
    for line in lines:
        key, _, rest = line.text.partition(" ")
        if key == "game":
            header.game = rest
        elif key == "rules":
            header.version = rest
        elif key == "pack":
            name, _, pack_hash = rest.rpartition(" ")
            header.pack = (name, pack_hash)
        elif key in ("seed", "seats"):
            setattr(header, key, _number(line, rest))
        elif key == "name":
            who, _, name = rest.partition(" ")
            names[who] = name
        elif key == "set":
            _read_option(header, line, rest)
        elif line.text and not line.text.startswith("#"):
            raise line.refuse(f"{shown(key)} is no line of a record's header")
    header.names = tuple(names.get(player(seat), "") for seat in range(min(header.seats, 9)))
    return header


def _number(line: Line, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise line.refuse(f"a number was expected, not {shown(text)}") from None


def _read_option(header: Header, line: Line, rest: str) -> None:
    key, _, value = rest.partition(" ")
    assert header.options is not None
    try:
        read = json.loads(value)
    except (ValueError, RecursionError):
        sentence = f"the value of {shown(key)} is not JSON: {shown(value)}"
        raise line.refuse(sentence) from None
    whole, _, part = key.partition(".")
    if not part:
        header.options[key] = read
        return
    parts = header.options.setdefault(whole, {})
    if not isinstance(parts, dict):
        raise line.refuse(f"{shown(whole)} has a value already and cannot have parts")
    parts[part] = read
