"""`madmage play`: a game in this terminal."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from madmage import Match, new_match
from madmage.cli.file import read_text
from madmage.cli.main import table_options
from madmage.cli.streams import has_input
from madmage.games.shelf import rules_of
from madmage.kernel.error import MadmageError, SetupRefused
from madmage.match import told
from madmage.packs.words import words_for
from madmage.tui.line import LineTable
from madmage.tui.page import Page
from madmage.tui.told import GaveUp, Teller


def run(args: argparse.Namespace) -> int:
    """Start or go on with a match, by plain lines or at the terminal table."""
    if args.terminal or args.join:
        return _play_at_the_terminal(args)
    args.game = args.game or "book"
    if not has_input():
        raise MadmageError("standard input is closed; choices are read from a terminal or a pipe")
    if args.load:
        match = load(args.load)
        if args.physical:
            told.wait(match)
    elif args.physical:
        return _play_for_real(args)
    else:
        match = new_match(
            args.game, args.players, seed=args.seed, names=_names(args), **table_options(args)
        )
    LineTable(match, args.lang, is_real=args.physical).play()
    return 0


def _play_at_the_terminal(args: argparse.Namespace) -> int:
    """The table with keys and mouse, here or at a server."""
    if args.line:
        raise MadmageError("--join needs the terminal table: leave --line out")
    if args.physical:
        raise MadmageError("at a real table play with --line --physical")
    from madmage.terminal import door

    def make(game: str, seats: int, names: list[str], options: dict[str, Any]) -> Match:
        given = {**table_options(args), **options}
        return new_match(game, seats, seed=args.seed, names=names, **given)

    order = door.Order(
        args.lang,
        args.game or "",
        args.players,
        args.people,
        args.companions,
        [name for name in args.names.split(",") if name.strip()],
        load(args.load) if args.load else None,
        args.join or "",
        is_watching=args.watch,
    )
    return door.play(order, make)


def _play_for_real(args: argparse.Namespace) -> int:
    """A match at a real table, from its setting up on."""
    lines = iter(sys.stdin)
    rules = rules_of(args.game)
    setup = rules.check_setup(args.players, table_options(args))
    teller = Teller(Page(), lines, args.lang)
    try:
        match = teller.begin(rules, setup, _names(args), args.seed)
    except GaveUp:
        return 0
    table = LineTable(match, args.lang, lines, is_real=True)
    table.teller = teller
    table.play()
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
