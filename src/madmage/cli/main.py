"""The command line: one parser, and one small module per door, imported only when it is opened."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from madmage import __version__
from madmage.kernel.error import MadmageError
from madmage.kernel.words import LANGUAGES

EPILOG = """examples:
  madmage play book --line --players 3         a hot-seat game in plain lines
  madmage rules book B6.4 --lang es            one rule, in Spanish
  madmage cards show book --lang de            every card, in German
  madmage simulate book --players 3 --games 200 --agent random --jobs 2 --json
  madmage record check game.txt                does this record replay?
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    args = build_parser().parse_args(argv)
    door = import_module(f"madmage.cli.{args.door}")
    try:
        code: int = door.run(args)
    except MadmageError as error:
        print(f"madmage: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Somebody downstream has read enough; nothing to complain about.
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
        return 0
    return code


def build_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(
        prog="madmage",
        description="The Big Book of Madness, whole: play it, judge it, replay it, research it.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"madmage {__version__}")
    doors = parser.add_subparsers(dest="door", required=True, metavar="COMMAND")
    _add_play(doors)
    _add_simulate(doors)
    _add_cards(doors)
    _add_rules(doors)
    _add_record(doors)
    return parser


def _add_play(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    play = doors.add_parser("play", help="play a game in this terminal")
    play.add_argument("game", nargs="?", default="book", help="which game (default: book)")
    play.add_argument("--line", action="store_true", help="plain lines of text (works over a pipe)")
    play.add_argument("--names", default="", help="the players' names, separated by commas")
    play.add_argument("--seed", type=int, help="the same seed brings the same cards")
    play.add_argument("--load", metavar="FILE", help="go on with a saved match")
    _add_language(play)
    _add_table(play)


def _add_simulate(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    simulate = doors.add_parser("simulate", help="let agents play many games")
    simulate.add_argument("game", nargs="?", default="book", help="which game (default: book)")
    simulate.add_argument("--games", type=int, default=100, help="how many (default: 100)")
    simulate.add_argument("--agent", default="random", help="who plays (default: random)")
    simulate.add_argument("--seed", type=int, default=1, help="of the whole run (default: 1)")
    simulate.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    _add_table(simulate)


def _add_cards(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    cards = doors.add_parser("cards", help="look at cards, or check a pack of your own")
    what = cards.add_subparsers(dest="what", required=True, metavar="WHAT")
    show = what.add_parser("show", help="print a whole pack, or single cards, in a language")
    show.add_argument("game", nargs="?", default="book")
    show.add_argument("keys", nargs="*", metavar="CARD", help="only these cards")
    show.add_argument("--pack", default="default", help="a pack by name or folder")
    _add_language(show)
    check = what.add_parser("check", help="say what is wrong with a pack, and where")
    check.add_argument(
        "folder", metavar="DIR", help="the pack's folder, or the name of one of ours"
    )
    schema = what.add_parser("schema", help="print the JSON Schema of a card file, for editors")
    schema.add_argument(
        "file", choices=("spells", "curses", "monsters", "pages", "magicians", "pack")
    )


def _add_rules(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    rules = doors.add_parser("rules", help="print a rule, a chapter or a ruling")
    rules.add_argument("game", nargs="?", default="book")
    rules.add_argument("number", nargs="*", help="for example B6.4, B9 or payment_minimal")
    rules.add_argument("--find", metavar="WORD", help="all rules with this word in them")
    _add_language(rules)


def _add_record(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    record = doors.add_parser("record", help="check, show or seal a saved match")
    what = record.add_subparsers(dest="what", required=True, metavar="WHAT")
    check = what.add_parser("check", help="does it replay, move by move?")
    check.add_argument("file")
    show = what.add_parser("show", help="the table and the log as one seat saw them")
    show.add_argument("file")
    show.add_argument("--turn", type=int, help="at the start of this turn (default: the end)")
    show.add_argument("--seat", type=int, default=1, help="1 is the first (default); 0 a bystander")
    _add_language(show)
    seal = what.add_parser("seal", help="write the check sums anew after an edit by hand")
    seal.add_argument("file")


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="en, de or es")


def _add_table(parser: argparse.ArgumentParser) -> None:
    """The options of a table of the Book."""
    table = parser.add_argument_group("the table")
    table.add_argument("--players", type=int, default=3, help="2 to 5 (default: 3)")
    table.add_argument("--difficulty", type=int, default=1, help="1 easy, 2 medium, 3 hard")
    table.add_argument("--mode", default="normal", help="normal, terror or nightmare")
    table.add_argument("--variants", default="", help="dunces, unending, everyone; by commas")
    table.add_argument("--edition", default="default", help="default, en, de, es or manual")
    table.add_argument(
        "--ruling", action="append", default=[], metavar="NAME=VALUE", help="override one ruling"
    )
    table.add_argument("--magicians", default="", help="by commas; others are dealt at random")
    table.add_argument("--first", type=int, help="who begins, 1 is the first seat")
    table.add_argument(
        "--closed-hands", action="store_true", help="players do not show their hands"
    )
    table.add_argument("--pack", default="default", help="a pack by name or folder")


def table_options(args: argparse.Namespace) -> dict[str, object]:
    """The setup options behind the command line's table group."""
    rulings: dict[str, str] = {}
    for text in args.ruling:
        name, separator, value = text.partition("=")
        if not separator:
            raise MadmageError(f"--ruling takes NAME=VALUE, not '{text}'")
        rulings[name.strip()] = value.strip()
    options: dict[str, object] = {
        "difficulty": args.difficulty,
        "mode": args.mode,
        "variants": [word.strip() for word in args.variants.split(",") if word.strip()],
        "edition": args.edition,
        "rulings": rulings,
        "magicians": [word.strip() for word in args.magicians.split(",") if word.strip()],
        "open_hands": not args.closed_hands,
        "pack": args.pack,
    }
    if args.first is not None:
        options["first"] = args.first - 1
    return options


def print_json(data: object) -> None:
    """One JSON object on standard output."""
    print(json.dumps(data, ensure_ascii=False))
