"""The Maze's cards and choices as plain data, in a language: what a picture of the table needs.

Monsters and actions are here by their names alone: who may know their branches is told them with
the view (M7.1b).
"""

from __future__ import annotations

from typing import Any

from madmage.games.maze.grid import STRAIGHT, exit_letters
from madmage.games.maze.law import ANY, RULINGS, Ruling
from madmage.games.maze.pack import (
    ABILITIES,
    MARKS,
    NO_POWER,
    POTION_EFFECTS,
    POWERS,
    GearCard,
    Pack,
)
from madmage.kernel.words import Words

DEFAULT = "default"


def offers(texts: dict[str, dict[str, str]]) -> dict[str, Any]:
    """What can be chosen when a table is set; `texts` are the words of the rulings."""
    return {
        "seats": [3, 6],
        "options": {},
        "rulings": [_ruling(ruling, texts[ruling.name]) for ruling in RULINGS],
        "magicians": [],
    }


def _ruling(ruling: Ruling, texts: dict[str, str]) -> dict[str, Any]:
    values = [{"value": v, "text": texts[v]} for v in ruling.values if v != ANY]
    if ANY in ruling.values:
        # Any value of a form may be played; a few that are worth trying stand for them.
        values += [{"value": v, "text": v} for v in ruling.samples if v not in ruling.values]
    return {
        "name": ruling.name,
        "rule": ruling.rule,
        "question": texts["question"],
        "values": values,
        "editions": {DEFAULT: ruling.values[0]},
    }


def gallery(pack: Pack, words: Words) -> dict[str, Any]:
    """Names and texts of all cards and tiles."""
    lang = words.lang
    return {
        "pack": pack.name,
        "hash": pack.hash,
        "abilities": {name: words.say(f"ability-{name}", {}) for name in ABILITIES},
        "tiles": _tiles(pack, words),
        "monsters": {card.key: {"name": card.names[lang]} for card in pack.monsters},
        "actions": {card.key: {"name": card.names[lang]} for card in pack.actions},
        "potions": {
            card.key: {
                "name": card.names[lang],
                "text": card.texts[lang],
                "flavour": card.flavours[lang],
                "does": POTION_EFFECTS[card.does],
                "ability": ABILITIES[card.ability] if card.ability >= 0 else "",
            }
            for card in pack.potions
        },
        "gear": {card.key: _gear(pack, card, lang) for card in pack.gear},
    }


def _tiles(pack: Pack, words: Words) -> dict[str, Any]:
    tiles = {
        tile.key: {
            "name": words.say(
                "tile", {"shape": tile.key.partition("_")[0], "mark": MARKS[tile.mark]}
            ),
            "exits": exit_letters(tile.shape),
            "mark": MARKS[tile.mark],
        }
        for tile in pack.tiles
    }
    stairs = {
        "name": words.say("tile-stairs", {}),
        "exits": exit_letters(STRAIGHT),
        "mark": "plain",
    }
    return {**tiles, "stairs": stairs}


def _gear(pack: Pack, card: GearCard, lang: str) -> dict[str, Any]:
    held = card.power
    return {
        "name": card.names[lang],
        "text": card.texts[lang],
        "adds": {ABILITIES[n]: add for n, add in enumerate(card.adds) if add},
        "power": "" if held == NO_POWER else pack.power_texts[POWERS[held]][lang],
    }
