"""The words of a position: fields, players, tiles and cards by name, or a sentence about the word."""

from __future__ import annotations

import re
from typing import Final

from madmage.games.maze.grid import SHAPES, exits_of
from madmage.games.maze.pack import ABILITIES, EncounterCard, GearCard, PotionCard
from madmage.games.maze.state import MazeState, Table
from madmage.kernel.error import SetupRefused, shown
from madmage.packs.source import closest

LONGEST_WORD: Final = 200
STAIRS_KEY: Final = "stairs"
ROOM_KEY: Final = "room"


def index(names: list[str], word: str, what: str) -> int:
    """The number of a word in a list of known ones."""
    if word not in names:
        raise SetupRefused(
            f"the position speaks of the {what} {shown(word)}, which is unknown{hint(word, names)}"
        )
    return names.index(word)


def hint(word: str, names: list[str]) -> str:
    """The word that was meant; a monstrous one is not compared."""
    return closest(word, names) if len(word) <= LONGEST_WORD else ""


def between(value: int, least: int, most: int, what: str, rule: str) -> int:
    """A number within its bounds."""
    if not least <= value <= most:
        raise SetupRefused(
            f"{what} is a number from {least} to {most}, not {shown(value)}", rule=rule
        )
    return value


def player(seat: int) -> str:
    """A player as positions and records name them."""
    return f"p{seat + 1}"


def seat_of(table: Table, who: str) -> int:
    """The seat of a player."""
    return index([player(seat) for seat in range(table.seats)], who, "player")


def field_of(table: Table, name: str) -> int:
    """A field of the table by its name."""
    parts = re.fullmatch(r"c(0|-?[1-9][0-9]{0,2})r(0|-?[1-9][0-9]{0,2})", name)
    if parts is None:
        raise SetupRefused(f"{shown(name)} is no field; a field is named like c4r1")
    column, row = int(parts[1]), int(parts[2])
    plan = table.plan
    if not (1 <= column <= plan.width and 1 <= row <= plan.height):
        raise SetupRefused(
            f"{name} does not lie on the table of {plan.width} × {plan.height} fields", rule="M4.4"
        )
    return plan.field(column, row)


def laid_field(st: MazeState, name: str, what: str) -> int:
    """A field on which a tile or a start room lies."""
    field = field_of(st.table, name)
    if not st.levels[field]:
        raise SetupRefused(
            f"{what} cannot be on {name}: no tile of a level that lies out is there", rule="M9.3"
        )
    return field


def kind_of(table: Table, word: str) -> int:
    """A kind of tile by its key; a shape alone is the plain one."""
    keys = [tile.key for tile in table.pack.tiles] + [STAIRS_KEY]
    return index(keys, f"{word}_plain" if word in SHAPES else word, "tile")


def exits_named(text: str, what: str) -> tuple[str, int]:
    """A tile's words: its kind, and its exits as bits."""
    words = text.split()
    mask = exits_of(words[1]) if len(words) == 2 else 0
    if mask == 0:
        raise SetupRefused(
            f"{what} is a tile and its exits, as 'corner ne' or 'tee_key nes', not {shown(text)}"
        )
    return words[0], mask


def ability_pairs(text: str, most: int, what: str, rule: str) -> list[int]:
    """Numbers by ability out of `strength 3 speed 2`; 0 for those that are not named."""
    words = text.split()
    values = [0] * len(ABILITIES)
    if len(words) % 2:
        raise SetupRefused(f"{what} are abilities and numbers, as 'speed 2', not {shown(text)}")
    for at in range(0, len(words), 2):
        number = index(list(ABILITIES), words[at], "ability")
        word = words[at + 1]
        if not (word.isascii() and word.isdigit() and len(word) < 5):
            raise SetupRefused(f"{what} are abilities and numbers; {shown(word)} is no number")
        if words[at] in words[:at:2]:
            raise SetupRefused(f"{what} name {words[at]} twice")
        values[number] = between(int(word), 0, most, f"{what}: {words[at]}", rule)
    return values


def keys_of(table: Table) -> list[list[str]]:
    """The keys of all cards, deck by deck."""
    pack = table.pack
    monsters: list[EncounterCard] = pack.monsters
    actions: list[EncounterCard] = pack.actions
    potions: list[PotionCard] = pack.potions
    gear: list[GearCard] = pack.gear
    return [
        [card.key for card in monsters],
        [card.key for card in actions],
        [card.key for card in potions],
        [card.key for card in gear],
    ]
