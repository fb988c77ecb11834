"""What the tests of fights, actions and levels share: corridors, encounters and short looks."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

from madmage import Match
from madmage.games.maze.loading import DEFAULT, folder_of
from madmage.testing import table
from rules.maze.corridors import refused as refused

ROOMS = {1: "e", 2: "ew", 3: "esw", 4: "nesw", 5: "nesw"}
"""M9.2: the exits of a level's start room, one of them to the east."""
LAIR = "c5r8"
"""The field with the marker in `monster_hall` and `action_hall`."""


def corridor(level: int, *kinds: str, row: int = 8, column: int = 3) -> dict[str, str]:
    """A start room and straight tiles to the east of it, all in one row."""
    laid = {f"c{column}r{row}": f"room {ROOMS[level]}"}
    for number, kind in enumerate(kinds, column + 1):
        laid[f"c{number}r{row}"] = f"{kind} ew"
    return laid


CORNERS = [("", 19), ("_action", 9), ("_key", 4), ("_chest", 3), ("_monster", 10)]
"""How many corner tiles the default pack has of each mark."""


def ringed(level: int, hole: str, exit_from: tuple[str, str]) -> dict[str, str]:
    """A 7 × 7 table full of one level, shut to the outside; one open exit leads into a single free field."""
    sides = {"c1r1": "corner es", "c7r1": "corner sw", "c1r7": "corner ne", "c7r7": "corner nw"}
    for n in range(2, 7):
        sides.update({f"c{n}r1": "straight ew", f"c{n}r7": "straight ew"})
        kind = "straight" if n < 4 else "straight_monster"
        sides.update({f"c1r{n}": f"{kind} ns", f"c7r{n}": f"{kind} ns"})
    sides["c2r2"] = f"room {'nesw' if level > 3 else 'e'}"
    sides[exit_from[0]] = exit_from[1]
    kinds = [f"corner{mark}" for mark, n in CORNERS for _ in range(n)][4:]
    away = {"c4r3": "ne", "c5r4": "es", "c4r5": "es", "c2r4": "ne"}
    for column in range(2, 7):
        for row in range(2, 7):
            field = f"c{column}r{row}"
            if field != hole and field not in sides:
                sides[field] = f"{kinds.pop(0)} {away.get(field, 'nw')}"
    return {key: value for key, value in sides.items() if key != hole}


def maze(seats: int = 3, **facts: Any) -> Match:
    """A position of the Maze; without tiles a corridor of four plain fields on level 1."""
    straight = ["straight"] * 4
    return table("maze", seats, **{"tiles": {"L1": corridor(1, *straight)}, **facts})


def hall(mark: str, card: str, level: int, seats: int, facts: dict[str, Any]) -> Match:
    """The first player stands on a marker two steps from the start room; its card comes next."""
    kinds = ("straight", f"straight_{mark}", "straight", "straight")
    told = {mark: [card], **facts.pop("told", {})}
    figures = {"p1": LAIR, **facts.pop("figures", {})}
    laid = {f"L{level}": corridor(level, *kinds)}
    return maze(seats, **{"tiles": laid, "figures": figures, "told": told, **facts})


def monster_hall(card: str, level: int = 1, seats: int = 3, **facts: Any) -> Match:
    """A hidden monster under the first player, and the card that will be drawn."""
    return hall("monster", card, level, seats, facts)


def action_hall(card: str, level: int = 1, seats: int = 3, **facts: Any) -> Match:
    """A hidden action under the first player, and the card that will be drawn."""
    return hall("action", card, level, seats, facts)


def play(match: Match, *choices: str) -> Match:
    """Make choices one after the other."""
    for choice in choices:
        match.choose(choice)
    return match


def look(match: Match, seat: int = 0) -> Any:
    """The table as a player sees it."""
    return match.view(seat).data


def player(match: Match, seat: int = 0) -> Any:
    """One player's figure and character sheet."""
    return look(match).players[seat]


def players(match: Match, what: str) -> list[Any]:
    """The same fact about every player."""
    return [getattr(one, what) for one in look(match).players]


def invested(match: Match, seat: int, ability: str) -> int:
    """The points somebody has invested in an ability."""
    points: int = player(match, seat).abilities[ability].invested
    return points


def tile(match: Match, field: str) -> Any:
    """The tile on a field, or None."""
    return next((one for one in look(match).tiles if one.field == field), None)


def level_view(match: Match, level: int) -> Any:
    """A level that lies out, or None."""
    return next((one for one in look(match).levels if one.level == level), None)


def options(match: Match) -> list[str]:
    """The short texts of what may be chosen now."""
    return [option.text for option in match.options()]


def asked(match: Match) -> tuple[int, str]:
    """Who is asked, and for what."""
    assert match.ask is not None
    return match.ask.seat, match.ask.kind


def told(match: Match, name: str) -> list[tuple[int, ...]]:
    """What happened under a name: whose it was, and its numbers."""
    return [(one.seat, *one.args) for one in match.known_events(0) if one.name == name]


def names(match: Match, *wanted: str) -> list[str]:
    """The wanted events in the order in which they happened."""
    return [event.name for event in match.known_events(0) if event.name in wanted]


def pass_turn(match: Match) -> Match:
    """Roll, and do not move."""
    match.choose("move")
    if match.ask is not None and match.ask.kind == "walk":
        match.choose("end")
    return match


def own_pack(folder: Path, **edits: list[tuple[str, str]]) -> str:
    """A copy of the default pack with regular expressions replaced, by file; every one must hit."""
    target = folder / "pack"
    shutil.copytree(folder_of(DEFAULT), target)
    for name, changes in edits.items():
        path = target / f"{name}.toml"
        text = path.read_text(encoding="utf-8")
        for pattern, replacement in changes:
            text, hits = re.subn(pattern, replacement, text, flags=re.MULTILINE)
            assert hits > 0, f"nothing in {name}.toml matches {pattern}"
        path.write_text(text, encoding="utf-8")
    return str(target)
