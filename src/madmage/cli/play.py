"""`madmage play`: a game in this terminal."""

from __future__ import annotations

import argparse

from madmage import Match, new_match
from madmage.cli.file import read_text
from madmage.cli.main import table_options
from madmage.cli.streams import has_input
from madmage.kernel.error import MadmageError, SetupRefused
from madmage.packs.words import words_for
from madmage.tui.line import LineTable


def run(args: argparse.Namespace) -> int:
    """Start or go on with a match in line mode, the only table there is so far."""
    if not has_input():
        raise MadmageError("standard input is closed; choices are read from a terminal or a pipe")
    if args.load:
        match = load(args.load)
    else:
        match = new_match(
            args.game, args.players, seed=args.seed, names=_names(args), **table_options(args)
        )
    LineTable(match, args.lang).play()
    return 0


def _names(args: argparse.Namespace) -> list[str]:
    """The names that were given; whoever has none is called by their number, in the language."""
    names = [name for name in args.names.split(",") if name.strip()]
    if len(names) > args.players:
        raise SetupRefused(
            f"{len(names)} names for {args.players} players; --players {len(names)} makes room"
        )
    words = words_for(args.lang, ("madmage.tui",))
    return names + [
        words.say("line-player", {"n": seat}) for seat in range(len(names) + 1, args.players + 1)
    ]


def load(file: str) -> Match:
    """The match in a file."""
    return Match.load(read_text(file))
