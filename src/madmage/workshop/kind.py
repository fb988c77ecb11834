"""The kinds of cards of both games: the word for one, and the file that holds them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from madmage.kernel.error import NotUnderstood
from madmage.packs.folder import PackFolder
from madmage.packs.source import Faults, Source, closest

GAMES = ("book", "maze")
KINDS: dict[str, dict[str, str]] = {
    "book": {
        "spell": "spells",
        "curse": "curses",
        "monster": "monsters",
        "page": "pages",
        "magician": "magicians",
    },
    "maze": {
        "monster": "monsters",
        "action": "actions",
        "equipment": "equipment",
        "potion": "potions",
    },
}
"""By game and kind: the file."""


def room(game: str, name: str) -> Any:
    """A module of a game by its name."""
    if game not in GAMES:
        known = " and ".join(GAMES)
        hint = closest(game, GAMES)
        raise NotUnderstood(f"there are no cards of '{game}'; there are {known}{hint}")
    return import_module(f"madmage.games.{game}.{name}")


def file_of(game: str, kind: str) -> str:
    """The file that holds cards of a kind."""
    room(game, "spec")
    kinds = KINDS[game]
    if kind not in kinds:
        hint = closest(kind, kinds)
        known = ", ".join(kinds)
        raise NotUnderstood(f"{game} has no kind of card '{kind}'; there are {known}{hint}")
    return kinds[kind]


def game_of(folder: Path) -> str:
    """Which game's pack a folder holds: its cover sheet says so, or else its other files do."""
    said = Source(folder / "pack.toml", Faults()).data.get("game")
    if said in GAMES:
        return str(said)
    counts = {
        game: sum((folder / f"{name}.toml").exists() for name in KINDS[game].values())
        for game in GAMES
    }
    return max(GAMES, key=lambda game: counts[game])


def opened(game: str, folder: Path) -> PackFolder:
    """A pack's folder, to look at its files as they are."""
    reader: PackFolder = room(game, "loading").reader_of(folder)
    return reader


def kind_of(game: str, reader: PackFolder, key: str) -> str:
    """The kind of a card by its key; `NotUnderstood` if the pack has none such."""
    known: list[str] = []
    for kind, file in KINDS[game].items():
        cards = reader.read(file).data
        if key in cards:
            return kind
        known += cards
    raise NotUnderstood(f"the pack has no card '{key}'{closest(key, known)}")
