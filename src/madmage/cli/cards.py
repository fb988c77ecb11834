"""`madmage cards`: a pack in a language, a pack's faults, and schemas for editors."""

from __future__ import annotations

import argparse
from pathlib import Path

from madmage.cli.main import print_json
from madmage.games.book import catalogue, loading, spec
from madmage.games.book.verbs import LANGUAGE
from madmage.kernel.error import NotUnderstood
from madmage.packs.schema import file_schema

FILES = {
    "spells": spec.SpellSpec,
    "curses": spec.CurseSpec,
    "monsters": spec.MonsterSpec,
    "pages": spec.PageSpec,
    "magicians": spec.MagicianSpec,
}


def run(args: argparse.Namespace) -> int:
    """Show, check or schema."""
    if args.what == "show":
        if args.game != "book":
            raise NotUnderstood(f"there are no cards of '{args.game}'; there is book")
        pack = loading.load_pack(args.pack)
        print("\n".join(catalogue.lines(pack, args.lang, args.keys)))
    elif args.what == "check":
        folder = Path(args.folder) if Path(args.folder).is_dir() else loading.folder_of(args.folder)
        pack = loading.load_folder(folder)
        print(f"{folder}: a good pack, {catalogue.summary(pack)}, hash {pack.hash}")
    elif args.file == "pack":
        print_json(file_schema(spec.PackSpec, LANGUAGE, is_list=False))
    else:
        print_json(file_schema(FILES[args.file], LANGUAGE, is_list=True))
    return 0
