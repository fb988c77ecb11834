"""The words and options of `madmage cards`."""

from __future__ import annotations

import argparse
from typing import Any

from madmage.kernel.words import LANGUAGES

GAME = "book or maze (default: book)"
PACK = "a pack by name or folder"


class _InAnyOrder(argparse.ArgumentParser):
    """Takes options between the words of a command too: `show book --lang de ice`."""

    _is_parsing = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self._is_parsing:
            return super().parse_known_args(args, namespace)
        self._is_parsing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._is_parsing = False


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option for the reader's language."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="en, de or es")


def add_cards(doors: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The card workshop."""
    cards = doors.add_parser("cards", help="look at cards; make, check, try out and measure yours")
    what = cards.add_subparsers(
        dest="what", required=True, metavar="WHAT", parser_class=_InAnyOrder
    )
    _add_new(what)
    check = what.add_parser("check", help="say what is wrong with a pack, and where")
    check.add_argument(
        "game", nargs="?", help="book or maze (default: what the folder holds, book for a name)"
    )
    check.add_argument(
        "folder", metavar="DIR", help="the pack's folder, or the name of one of ours"
    )
    _add_show(what)
    _add_test(what)
    _add_balance(what)
    schema = what.add_parser("schema", help="print the JSON Schema of a card file, for editors")
    schema.add_argument("game", nargs="?", default="book", help=GAME)
    schema.add_argument("file", metavar="FILE", help="for example spells, or pack")


def _add_new(what: argparse._SubParsersAction[Any]) -> None:
    new = what.add_parser("new", help="begin a card of your own, in a pack that builds on ours")
    new.add_argument("game", help="book or maze")
    new.add_argument(
        "kind",
        help="book: spell, curse, monster, page, magician; maze: monster, action, equipment, potion",
    )
    new.add_argument("name", help="what it is called, in quotation marks")
    new.add_argument("--pack", metavar="DIR", help="the folder (default: my_book or my_maze)")
    new.add_argument("--key", default="", help="its key (default: made from the name)")
    new.add_argument("--replaces", default="", metavar="CARD", help="whose place it takes (Book)")
    new.add_argument("--element", help="of a spell or a magician")
    new.add_argument("--level", type=int, help="of a spell")
    new.add_argument("--type", help="of a curse: an element, or multi")
    new.add_argument("--kind", dest="of_kind", help="of a monster of the Book: cover or interior")


def _add_show(what: argparse._SubParsersAction[Any]) -> None:
    show = what.add_parser("show", help="a card drawn in a frame, or a whole pack, in a language")
    show.add_argument("game", nargs="?", default="book", help=GAME)
    show.add_argument("keys", nargs="*", metavar="CARD", help="only these cards, by key or name")
    show.add_argument("--pack", default="default", help=PACK)
    show.add_argument("--svg", metavar="FILE", help="draw one card as a picture into this file")
    add_language(show)


def _add_test(what: argparse._SubParsersAction[Any]) -> None:
    test = what.add_parser("test", help="play a card in many situations and say what it did")
    test.add_argument("game", help="book or maze")
    test.add_argument("card", metavar="CARD", help="its key or its name")
    test.add_argument("--pack", default="default", help=PACK)
    test.add_argument("--situations", type=int, default=100, help="how many (default: 100)")
    test.add_argument("--players", type=int, default=3, help="at the table (default: 3)")
    test.add_argument("--seed", type=int, default=1, help="other situations (default: 1)")
    test.add_argument("--record", metavar="FILE", help="save an example as a record, to replay it")
    test.add_argument("--json", action="store_true", help="print one JSON object")


def _add_balance(what: argparse._SubParsersAction[Any]) -> None:
    balance = what.add_parser("balance", help="what a card does to winning: games with and without")
    balance.add_argument("game", help="book or maze")
    balance.add_argument("card", metavar="CARD", help="its key or its name")
    balance.add_argument("--pack", required=True, help=PACK)
    balance.add_argument("--games", type=int, default=200, help="on each side (default: 200)")
    balance.add_argument("--agent", default="", help="who plays (default: greedy)")
    balance.add_argument("--players", type=int, default=3, help="at the table (default: 3)")
    balance.add_argument("--difficulty", type=int, help="of the Book: 1 easy, 2 medium, 3 hard")
    balance.add_argument("--seed", type=int, default=1, help="of the whole run (default: 1)")
    balance.add_argument("--jobs", type=int, help="processes (default: one per processor)")
    balance.add_argument(
        "--out", metavar="DIR", help="for games and report (default: CARD-balance)"
    )
    balance.add_argument("--json", action="store_true", help="print one JSON object")
