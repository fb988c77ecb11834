"""`madmage record`: whether a saved match replays, and what a seat saw at a turn."""

from __future__ import annotations

import argparse

from madmage.cli.file import read_text, write_text
from madmage.kernel.error import MadmageError, RecordRefused
from madmage.match.match import Match
from madmage.match.record import read_record


def run(args: argparse.Namespace) -> int:
    """Check, show or seal."""
    text = read_text(args.file)
    try:
        match = read_record(text, sealed=args.what != "seal")
    except MadmageError as error:
        place = f"{args.file}, {error.place}" if error.place else args.file
        raise RecordRefused(error.sentence, place=place, rule=error.rule) from error
    if args.what == "seal":
        write_text(args.file, match.record())
        print(f"{args.file}: sealed, {len(match.moves)} moves")
    elif args.what == "check":
        print(f"{args.file}: {summary(match)}")
    else:
        show(match, args.turn, args.seat - 1, args.lang)
    return 0


def summary(match: Match) -> str:
    """One line about a record that replays."""
    outcomes = len(match.opening_outcomes) + sum(len(move.outcomes) for move in match.moves)
    end = "still open" if match.outcome is None else f"{match.outcome.key} [{match.outcome.rule}]"
    return (
        f"a good record of {match.setup.game}: {match.setup.seats} players, {match.turn} turns, "
        f"{len(match.moves)} choices, {outcomes} outcomes of chance, {end}"
    )


def show(match: Match, turn: int | None, seat: int, lang: str) -> None:
    """Print what led to a turn and the table at its start, as a seat saw them."""
    if not -1 <= seat < match.setup.seats:
        raise RecordRefused(f"there is no seat {seat + 1} at a table of {match.setup.seats}")
    if turn is not None:
        _back_to(match, turn)
    news = match.tell(seat, _start_of_last_turn(match), lang)
    print("\n".join([*news, "", *match.screen(seat, lang)]))
    if match.ask is None:
        print(match.rules.outcome_text(match.state, match.voice(lang)))


def _start_of_last_turn(match: Match) -> int:
    """How many events came before the turn that was played just before."""
    start = 0
    count = len(match.opening_events)
    for move in match.moves:
        # The move that ends a turn also tells how the next one begins.
        if match.rules.turn_of(move.before) < match.turn - 1:
            start = count
        count += len(move.events)
    return start


def _back_to(match: Match, turn: int) -> None:
    """Take the match back to the first decision of a turn."""
    if not 1 <= turn <= match.turn:
        raise RecordRefused(f"the record has turns 1 to {match.turn}, not {turn}")
    everybody = range(match.setup.seats)
    while match.moves and match.rules.turn_of(match.moves[-1].before) >= turn:
        match.undo(everybody)
