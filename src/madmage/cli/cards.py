"""`madmage cards`: a pack in a language, a pack's faults, and schemas for editors."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

from madmage.cli.main import print_json
from madmage.games.book.spec import FILES as FILES
from madmage.kernel.error import NotUnderstood
from madmage.packs.schema import file_schema
from madmage.packs.source import Faults, Source, closest

GAMES = ("book", "maze")


def run(args: argparse.Namespace) -> int:
    """Show, check or schema."""
    if args.what == "show":
        pack = _room(args.game, "loading").load_pack(args.pack)
        print("\n".join(_room(args.game, "catalogue").lines(pack, args.lang, args.keys)))
    elif args.what == "check":
        _check(args.game, args.folder)
    else:
        _print_schema(args.game, args.file)
    return 0


def game_of(folder: Path) -> str:
    """Which game's pack a folder holds: its cover sheet says so, or else its other files do."""
    said = Source(folder / "pack.toml", Faults()).data.get("game")
    if said in GAMES:
        return str(said)
    counts = {}
    for game in GAMES:
        spec = _room(game, "spec")
        counts[game] = sum((folder / f"{name}.toml").exists() for name in spec.FILES)
    return max(GAMES, key=lambda game: counts[game])


def _check(game: str | None, name: str) -> None:
    folder = Path(name) if Path(name).is_dir() else _room(game or "book", "loading").folder_of(name)
    game = game or game_of(folder)
    pack = _room(game, "loading").load_folder(folder)
    summary = _room(game, "catalogue").summary(pack)
    print(f"{folder}: a good pack, {summary}, hash {pack.hash}")


def _print_schema(game: str, file: str) -> None:
    spec = _room(game, "spec")
    structs = {**spec.FILES, **spec.SHEETS}
    if file not in structs:
        known = ", ".join(structs)
        hint = closest(file, structs)
        raise NotUnderstood(f"a pack of {game} has no file '{file}'; there are {known}{hint}")
    language = _room(game, "verbs").LANGUAGE
    is_list = file in spec.FILES
    print_json(file_schema(structs[file], language, is_list=is_list, parts=spec.PARTS))


def _room(game: str, name: str) -> Any:
    """A module of a game by its name."""
    if game not in GAMES:
        known = " and ".join(GAMES)
        hint = closest(game, GAMES)
        raise NotUnderstood(f"there are no cards of '{game}'; there are {known}{hint}")
    return import_module(f"madmage.games.{game}.{name}")
