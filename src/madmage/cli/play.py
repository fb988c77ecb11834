"""`madmage play`: a game in this terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from madmage import Match, new_match
from madmage.cli.main import table_options
from madmage.kernel.error import RecordRefused
from madmage.tui.line import LineTable


def run(args: argparse.Namespace) -> int:
    """Start or go on with a match in line mode, the only table there is so far."""
    if args.load:
        match = load(args.load)
    else:
        names = [name for name in args.names.split(",") if name.strip()]
        match = new_match(
            args.game, args.players, seed=args.seed, names=names, **table_options(args)
        )
    LineTable(match, args.lang).play()
    return 0


def load(file: str) -> Match:
    """The match in a file."""
    return Match.load(read_text(file))


def read_text(file: str) -> str:
    """A record's text."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise RecordRefused(f"cannot read it: {error.strerror}", place=file) from error
    except UnicodeDecodeError as error:
        raise RecordRefused("this is not a text file", place=file) from error
