"""The command line: one parser, and one small module per door, imported only when it is opened."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from importlib import import_module

from madmage import __version__
from madmage.cli import streams
from madmage.cli.cards_parser import add_cards, add_language
from madmage.kernel.error import MadmageError

EPILOG = """examples:
  madmage play book --line --players 3         a hot-seat game in plain lines
  madmage play maze --terminal                 a whole table in this terminal
  madmage serve --lan --open                   tables for friends, in their browsers
  madmage rules book B6.4 --lang es            one rule, in Spanish
  madmage cards show book --lang de            every card, in German
  madmage cards new book spell "Frost Kiss"    a card of your own (docs/workshop.md)
  madmage simulate book --players 3 --games 200 --agent random --jobs 2 --json
  madmage lab new balance plan.toml            a plan for the lab, with comments
  madmage record check game.txt                does this record replay?
"""

LAB_KINDS = {
    "tournament": "line-ups against each other",
    "sweep": "what settings and rulings do, on the same seeds",
    "balance": "what each card does to winning, and which stand out",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    try:
        return _run(argv)
    except MadmageError as error:
        streams.complain(f"madmage: {error}")
        return 2
    except KeyboardInterrupt:
        streams.complain("")
        return 130
    except BrokenPipeError:
        # Somebody downstream has read enough; nothing to complain about.
        streams.silence()
        return 0
    except OSError as error:
        what = error.filename or "the output cannot be written"
        streams.complain(f"madmage: {what}: {error.strerror or error}")
        streams.silence()
        return 2


def _run(argv: Sequence[str] | None) -> int:
    streams.prepare()
    try:
        args = build_parser().parse_args(argv)
        door = import_module(f"madmage.cli.{args.door}")
        code: int = door.run(args)
    finally:
        streams.flush()
    return code


def build_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(
        prog="madmage",
        description="The Big Book of Madness and Maze of the Rage Mage, whole: play them, judge them, replay them, research them.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"madmage {__version__}")
    doors = parser.add_subparsers(dest="door", required=True, metavar="COMMAND")
    _add_play(doors)
    _add_serve(doors)
    _add_simulate(doors)
    _add_lab(doors)
    add_cards(doors)
    _add_rules(doors)
    _add_record(doors)
    _add_analyse(doors)
    _add_mcp(doors)
    return parser


def _add_play(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    play = doors.add_parser("play", help="play a game in this terminal")
    play.add_argument("game", nargs="?", help="book or maze (default: book)")
    how = play.add_mutually_exclusive_group()
    how.add_argument("--line", action="store_true", help="plain lines of text (works over a pipe)")
    how.add_argument("--terminal", action="store_true", help="a whole table, with keys and mouse")
    _add_terminal(play)
    play.add_argument("--names", default="", help="the players' names by commas, one for each")
    play.add_argument("--seed", type=int, help="the same seed brings the same cards")
    play.add_argument("--load", metavar="FILE", help="go on with a saved match")
    play.add_argument(
        "--physical",
        action="store_true",
        help="at a real table: you type what you drew and rolled, the program judges",
    )
    add_language(play)
    _add_table(play)


def _add_terminal(play: argparse.ArgumentParser) -> None:
    table = play.add_argument_group("the terminal table")
    table.add_argument("--join", metavar="LINK", help="sit down at a server's table, by its link")
    table.add_argument("--watch", action="store_true", help="with --join: only look on")
    table.add_argument("--people", type=int, default=1, help="at this keyboard (default: 1)")
    table.add_argument(
        "--companions",
        type=_by_commas,
        default=[],
        metavar="LEVELS",
        help="how the others play, by commas: random, greedy, adept, master",
    )


def _add_serve(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    serve = doors.add_parser("serve", help="tables for friends, in their browsers")
    serve.add_argument("--port", type=int, default=8421, help="where (default: 8421)")
    where = serve.add_mutually_exclusive_group()
    where.add_argument("--host", help="the address to listen on (default: this machine only)")
    where.add_argument("--lan", action="store_true", help="for everybody in the same network")
    serve.add_argument(
        "--domain",
        action="append",
        default=[],
        metavar="NAME",
        help="a name by which browsers call this server, if it has one of its own",
    )
    serve.add_argument("--data", metavar="DIR", help="where tables are kept")
    serve.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="DIR",
        help="new tables play with this pack of yours (docs/workshop.md)",
    )
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    serve.add_argument(
        "--pace", type=float, metavar="SECONDS", help="between choices of companions (default: 0.6)"
    )
    serve.add_argument(
        "--workers", type=int, default=1, help="processes in which companions think (default: 1)"
    )
    serve.add_argument(
        "--careful",
        action="store_true",
        help="wait for the disk with every move, so that it outlives a power cut, too (slower)",
    )
    serve.add_argument(
        "--trust", action="store_true", help="no limits on how much is asked, for load tests"
    )


def _add_simulate(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    simulate = doors.add_parser("simulate", help="let agents play many games")
    simulate.add_argument("game", nargs="?", default="book", help="book or maze (default: book)")
    simulate.add_argument("--games", type=int, default=100, help="how many (default: 100)")
    simulate.add_argument(
        "--agent",
        default="random",
        help="who plays (default: random); book: random, greedy, adept, master; "
        "maze: random, greedy, adept, master; or seat by seat: greedy,random,random",
    )
    simulate.add_argument("--seed", type=int, default=1, help="of the whole run (default: 1)")
    simulate.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    _add_table(simulate)


def _add_lab(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    lab = doors.add_parser("lab", help="tournaments, sweeps and balance, with a report")
    what = lab.add_subparsers(dest="what", required=True, metavar="WHAT")
    new = what.add_parser("new", help="a plan to begin with, with comments")
    new.add_argument("kind", choices=LAB_KINDS, help="what it is for")
    new.add_argument("file", nargs="?", metavar="FILE", help="where to (default: print it)")
    for kind, told in LAB_KINDS.items():
        play = what.add_parser(kind, help=told)
        play.add_argument("plan", metavar="PLAN", help="a TOML file; madmage lab new writes one")
        play.add_argument(
            "--out", metavar="DIR", help=f"for games and report (default: the plan's name-{kind})"
        )
        play.add_argument("--jobs", type=int, help="processes (default: one per processor)")
        play.add_argument(
            "--ray", metavar="ADDRESS", help="play on a Ray cluster; 'local' starts one here"
        )
        play.add_argument("--json", action="store_true", help="print one JSON object")
    report = what.add_parser("report", help="write the report of a run again")
    report.add_argument("folder", metavar="DIR")
    report.add_argument("--json", action="store_true", help="print one JSON object")


def _add_rules(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    rules = doors.add_parser("rules", help="print a rule, a chapter or a ruling")
    rules.add_argument("game", nargs="?", default="book")
    rules.add_argument("number", nargs="*", help="for example B6.4, B9 or payment_minimal")
    rules.add_argument("--find", metavar="WORD", help="all rules with this word in them")
    add_language(rules)


def _add_record(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    record = doors.add_parser("record", help="check, show or seal a saved match")
    what = record.add_subparsers(dest="what", required=True, metavar="WHAT")
    check = what.add_parser("check", help="does it replay, move by move?")
    check.add_argument("file")
    show = what.add_parser("show", help="the table and the log as one seat saw them")
    show.add_argument("file")
    show.add_argument("--turn", type=int, help="at the start of this turn (default: the end)")
    show.add_argument("--seat", type=int, default=1, help="1 is the first (default); 0 a bystander")
    add_language(show)
    seal = what.add_parser("seal", help="write the check sums anew after an edit by hand")
    seal.add_argument("file")


def _add_analyse(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    analyse = doors.add_parser(
        "analyse", help="the chance to win after every turn of a saved match, and what moved it"
    )
    analyse.add_argument("file")
    analyse.add_argument("--json", action="store_true", help="print one JSON object")
    analyse.add_argument("--plot", metavar="FILE", help="draw the chances into this SVG file")
    analyse.add_argument(
        "--samples",
        type=int,
        default=24,
        help="how often chance is drawn anew to know what a choice was worth (default: 24)",
    )
    analyse.add_argument("--seed", type=int, default=1, help="of these draws (default: 1)")


def _add_mcp(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    mcp = doors.add_parser("mcp", help="let a language model play, by tools (docs/assistants.md)")
    mcp.add_argument(
        "--http",
        type=int,
        metavar="PORT",
        help="serve over HTTP on this machine (default: over standard input and output)",
    )


def _add_table(parser: argparse.ArgumentParser) -> None:
    """The options of a table; what is not given is left to the game."""
    table = parser.add_argument_group("the table")
    table.add_argument(
        "--players", type=int, default=3, help="book: 2 to 5, maze: 3 to 6 (default: 3)"
    )
    table.add_argument(
        "--ruling",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="override one ruling; madmage rules book B11 and madmage rules maze M11 list them all",
    )
    table.add_argument("--pack", help="a pack by name or folder")
    book = parser.add_argument_group("the table of the Book")
    book.add_argument("--difficulty", type=int, help="1 easy (default), 2 medium, 3 hard")
    book.add_argument("--mode", help="normal (default), terror or nightmare")
    book.add_argument(
        "--variants",
        type=_by_commas,
        help="by commas: dunces (no reward for curses), unending (a cure costs 3), everyone "
        "(5 players; see madmage rules book B2.10)",
    )
    book.add_argument("--edition", help="default, en, de, es or manual")
    book.add_argument(
        "--magicians",
        type=_by_commas,
        help="by commas, seat by seat: air_m, air_f, earth_m, earth_f, fire_m, fire_f, water_m, "
        "water_f; the other seats get one at random (madmage cards show book tells who they are)",
    )
    book.add_argument(
        "--first",
        type=int,
        help="who begins, 1 is the first seat; needs --ruling first_player=named or --edition de",
    )
    book.add_argument(
        "--closed-hands",
        action="store_true",
        help="players do not show their hands; the keyboard is passed behind a curtain",
    )


def _by_commas(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def table_options(args: argparse.Namespace) -> dict[str, object]:
    """The setup options behind the command line's table groups: only those that were given."""
    names = ("pack", "difficulty", "mode", "variants", "edition", "magicians")
    given = {name: getattr(args, name) for name in names}
    options: dict[str, object] = {name: v for name, v in given.items() if v is not None}
    rulings: dict[str, str] = {}
    for text in args.ruling:
        name, separator, value = text.partition("=")
        if not separator:
            raise MadmageError(f"--ruling takes NAME=VALUE, not '{text}'")
        rulings[name.strip()] = value.strip()
    if rulings:
        options["rulings"] = rulings
    if args.closed_hands:
        options["open_hands"] = False
    if args.first is not None:
        options["first"] = args.first - 1
    return options


def print_json(data: object) -> None:
    """One JSON object on standard output."""
    print(json.dumps(data, ensure_ascii=not streams.is_unicode()))
