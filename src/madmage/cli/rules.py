"""`madmage rules`: the numbered rules in three languages."""

from __future__ import annotations

import argparse

from madmage.games.shelf import rules_of
from madmage.kernel.error import NotUnderstood


def run(args: argparse.Namespace) -> int:
    """Print rules by number, or all rules with a word in them, or the list of chapters."""
    rules = rules_of(args.game)
    if args.find:
        found = rules.find_rules(args.find, args.lang)
        if not found:
            raise NotUnderstood(f"no rule holds the word '{args.find}'")
        print("\n".join(found))
    elif args.number:
        for number in args.number:
            print(rules.rule_text(number, args.lang))
    else:
        print("\n".join(rules.chapters(args.lang)))
    return 0
