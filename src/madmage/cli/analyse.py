"""`madmage analyse`: the chance to win after every turn of a saved match, and what moved it."""

from __future__ import annotations

import argparse
from pathlib import Path

from madmage.agents.judge import judge_of
from madmage.cli.file import read_text
from madmage.cli.main import print_json
from madmage.kernel.error import MadmageError, RecordRefused
from madmage.lab.analyse import Turn, analyse, are_shared, as_data
from madmage.lab.course import draw_course
from madmage.match.match import Match
from madmage.match.record import read_record

BAR = 24
MOST_SAMPLES = 1000


def run(args: argparse.Namespace) -> int:
    """Analyse a record: as lines of text, as JSON, as a picture."""
    if not 1 <= args.samples <= MOST_SAMPLES:
        raise MadmageError(f"--samples takes a number from 1 to {MOST_SAMPLES}, not {args.samples}")
    try:
        match = read_record(read_text(args.file))
    except MadmageError as error:
        place = f"{args.file}, {error.place}" if error.place else args.file
        raise RecordRefused(error.sentence, place=place, rule=error.rule) from error
    if not match.moves:
        raise RecordRefused("nothing was chosen in this match yet", place=args.file)
    turns = analyse(match, judge_of(match.setup.game), args.samples, args.seed)
    if args.plot:
        _write(args.plot, draw_course(match, turns))
    if args.json:
        print_json(as_data(match, turns))
    else:
        print("\n".join(lines(match, turns)))
        if args.plot:
            print(f"\ndrawn in {args.plot}")
    return 0


def _write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise MadmageError(f"{file} cannot be written: {error.strerror}") from error


def lines(match: Match, turns: list[Turn]) -> list[str]:
    """An analysis for people."""
    seen = turns[: _decided(turns)]
    told = _shared(seen) if are_shared(turns) else _each(match, seen)
    if len(seen) < len(turns):
        told.append(f"      decided; {len(turns) - len(seen)} more turns change nothing")
    told += ["", "turning points"]
    marked = [turn for turn in turns if turn.is_turning]
    if not marked:
        told.append("  none: no turn moved the chances far")
    for turn in marked:
        told += _turning(match, turn)
    return told


def _decided(turns: list[Turn]) -> int:
    """How many turns it took until no chance was left to anybody but one, or to all together."""
    for at, turn in enumerate(turns):
        if set(turn.after) <= {0.0, 1.0}:
            return at + 1
    return len(turns)


def _shared(turns: list[Turn]) -> list[str]:
    """All win or lose together: one chance, and what moved it."""
    told = ["turn  chance to win                     luck  own choices  others' choices"]
    for turn in turns:
        seat = turn.player()
        luck, own, others = _parts(turn, seat)
        bar = "#" * round(turn.after[0] * BAR)
        told.append(
            f"{turn.number:>4}  {turn.after[0]:>4.0%} {bar:<{BAR}}  {luck:>+7.1%}  {own:>+11.1%}  "
            f"{others:>+15.1%}{'  *' if turn.is_turning else ''}"
        )
    return told


def _each(match: Match, turns: list[Turn]) -> list[str]:
    """Each for themselves: a column of chances for everybody."""
    names = [name[:10] for name in match.names]
    told = ["turn  " + "  ".join(f"{name:>10}" for name in names)]
    for turn in turns:
        columns = "  ".join(f"{chance:>10.0%}" for chance in turn.after)
        told.append(f"{turn.number:>4}  {columns}{'  *' if turn.is_turning else ''}")
    return told


def _parts(turn: Turn, seat: int) -> tuple[float, float, float]:
    return turn.luck[seat], turn.own[seat], turn.others[seat]


def _turning(match: Match, turn: Turn) -> list[str]:
    """A turning point: who was moved most, by what, and the step that did it."""
    seat = turn.most_moved()
    luck, own, others = _parts(turn, seat)
    step = max(turn.steps, key=lambda s: max(abs(s.choice[seat]), abs(s.luck[seat])))
    is_luck = abs(step.luck[seat]) > abs(step.choice[seat])
    what = "what chance brought after" if is_luck else "the choice"
    return [
        (
            f"  turn {turn.number}: {match.names[seat]} {turn.before[seat]:.0%} -> "
            f"{turn.after[seat]:.0%} (luck {luck:+.1%}, own choices {own:+.1%}, "
            f"others' choices {others:+.1%})"
        ),
        f"    most by {what} '{step.text}' of {match.names[step.seat]}",
    ]
