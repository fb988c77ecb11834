"""Beginning a card: a pack folder of one's own that builds on ours, and a card in it that works.

A card of the Book takes the place of another one, because a box has exactly so many of each (B1);
what fits the old card (its element, its level, its copies) is written into the new one.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from madmage.kernel.error import MadmageError, NotUnderstood
from madmage.packs.folder import KEY, PackFolder, plain_word
from madmage.packs.source import closest
from madmage.workshop.kind import KINDS, file_of, game_of, opened, room
from madmage.workshop.schema import first_line, lay_schemas

WANTED = ("element", "level", "type", "kind")
"""What an author may ask for, where a kind of card has it."""

COVER = {
    "book": """\
{schema}
# A pack of your own: all cards are those of the pack named under `extends`, but for what stands here.
game = "book"
name = "{name}"
extends = "default"
# without = ["frost_kiss"]  # cards of the packs below that are left out
""",
    "maze": """\
{schema}
# A pack of your own: all cards are those of the pack named under `extends`, and what stands here.
game = "maze"
name = {{ en = "{name}", de = "{name}", es = "{name}" }}
extends = "default"
# without = ["doorman"]  # cards of the packs below that are left out
""",
}


@dataclass(frozen=True)
class Draft:
    """A card that was begun."""

    key: str
    folder: Path
    file: Path
    line: int
    replaces: str
    is_new_pack: bool


def begin(
    game: str,
    kind: str,
    name: str,
    folder: Path,
    *,
    key: str = "",
    replaces: str = "",
    wanted: dict[str, Any] | None = None,
) -> Draft:
    """A new card in a pack's folder, which is made if it is not there."""
    file = file_of(game, kind)
    key = key or plain_word(name)
    _check_words(name, key)
    is_new = _prepare(game, folder)
    room(game, "loading").load_folder(folder)
    reader = opened(game, folder)
    known = {card: each for each in KINDS[game].values() for card in reader.read(each).data}
    if key in known:
        raise MadmageError(
            f"the pack has a card '{key}' already, in {known[key]}.toml; choose another with --key"
        )
    facts = {"key": key, "name": name.replace("\\", "\\\\").replace('"', '\\"')}
    old = ""
    if game == "book":
        old = _whose_place(reader, kind, file, replaces, wanted or {})
        facts |= {"replaces": old, **_facts_of(reader.read(file).data[old])}
    path = folder / f"{file}.toml"
    line = _append(path, file, _filled(game, kind, facts))
    room(game, "loading").load_folder(folder)
    return Draft(key, folder, path, line, old, is_new)


def _check_words(name: str, key: str) -> None:
    if not name.strip() or not name.isprintable() or len(name) > 80:
        raise NotUnderstood("a card has a name of one line, at most 80 letters")
    if not KEY.fullmatch(key):
        raise NotUnderstood(
            f"a card's key is a plain word of small letters, digits and _, not '{key}'"
        )


def _prepare(game: str, folder: Path) -> bool:
    """See that the folder is a pack of this game; whether it was made just now."""
    if folder.exists() and not folder.is_dir():
        raise MadmageError(f"{folder} is a file; name a folder with --pack")
    if (folder / "pack.toml").exists():
        found = game_of(folder)
        if found != game:
            raise MadmageError(f"{folder} is a pack of {found}; name another folder with --pack")
        lay_schemas(game, folder)
        return False
    if folder.exists() and any(folder.iterdir()):
        raise MadmageError(f"{folder} holds other things; name a new folder with --pack")
    folder.mkdir(parents=True, exist_ok=True)
    cover = COVER[game].format(schema=first_line("pack"), name=plain_word(folder.resolve().name))
    (folder / "pack.toml").write_text(cover, encoding="utf-8")
    lay_schemas(game, folder)
    return True


def _whose_place(
    reader: PackFolder, kind: str, file: str, replaces: str, wanted: dict[str, Any]
) -> str:
    """The card of the pack below that makes room: the one named, or the first that fits."""
    source = reader.read(file)
    below = {
        key: card
        for key, card in source.data.items()
        if getattr(source, "owners", {}).get(key, source).path.parent != reader.folder
    }
    if replaces:
        if replaces not in below:
            hint = closest(replaces, below)
            raise NotUnderstood(f"there is no {kind} '{replaces}' to replace{hint}")
        return replaces
    for name, value in wanted.items():
        values = sorted({str(card[name]) for card in below.values() if name in card})
        if not values:
            raise NotUnderstood(f"a {kind} has no {name}; leave --{name} out")
        if str(value) not in values:
            raise NotUnderstood(f"--{name} of a {kind} is one of {', '.join(values)}")
    for key, card in below.items():
        if not card.get("basic") and all(str(card.get(n)) == str(v) for n, v in wanted.items()):
            return key
    raise NotUnderstood(f"no {kind} of the pack below is left that fits; name one with --replaces")


def _facts_of(card: dict[str, Any]) -> dict[str, str]:
    """What a new card takes over from the one it replaces."""
    facts = {name: str(card[name]) for name in (*WANTED, "copies", "monster") if name in card}
    if card.get("basic"):
        facts["basic"] = "true"
    if "symbols" in card:
        facts["symbols"] = json.dumps(card["symbols"])
    if "deck" in card:
        parts = ", ".join(f"{name} = {json.dumps(value)}" for name, value in card["deck"].items())
        facts["deck"] = f"{{ {parts} }}"
    return facts


def _filled(game: str, kind: str, facts: dict[str, str]) -> str:
    template = files("madmage.workshop") / "templates" / game / f"{kind}.toml"
    text = template.read_text(encoding="utf-8")
    for name, value in facts.items():
        text = text.replace(f"@{name}@", value)
    if facts.get("basic"):
        text = text.replace(
            "\nx = 1", "\nbasic = true         # everybody begins with it (B1.4)\nx = 1"
        )
    return text


def _append(path: Path, file: str, text: str) -> int:
    """Put a card at the end of its file; the line where it begins."""
    before = path.read_text(encoding="utf-8") if path.exists() else f"{first_line(file)}\n"
    if not before.endswith("\n"):
        before += "\n"
    path.write_text(f"{before}\n{text}", encoding="utf-8", newline="\n")
    return before.count("\n") + 2
