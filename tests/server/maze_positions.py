"""Moments of the Maze that the tests and the screenshots look at."""

from __future__ import annotations

from typing import Any

from madmage.match.match import Match
from madmage.testing import table

NAMES = ("Mirel", "Tobruk", "Ysolde", "Pim", "Corva", "Bastian")

CELLARS = {
    "c4r9": "room ns",
    "c4r8": "tee_monster nsw",
    "c4r7": "corner es",
    "c5r7": "straight_action ew",
    "c6r7": "tee new",
    "c6r6": "straight_chest ns",
    "c6r5": "tee esw",
    "c5r5": "corner ne",
    "c5r4": "straight ns",
    "c7r5": "corner nw",
    "c7r7": "straight ew",
    "c8r7": "corner sw",
    "c8r8": "straight ns",
    "c8r9": "tee nes",
    "c9r9": "straight ew",
    "c10r9": "corner_monster sw",
    "c10r10": "tee nes",
    "c10r11": "corner ne",
    "c11r11": "stairs ew",
    "c8r10": "corner nw",
    "c7r10": "tee_key esw",
    "c6r10": "straight ew",
    "c5r10": "tee esw",
    "c4r10": "corner ne",
    "c7r11": "straight ns",
    "c7r12": "tee new",
}
EMBERS = {
    "c16r6": "room nes",
    "c16r5": "straight ns",
    "c16r4": "corner_key es",
    "c17r4": "straight ew",
    "c17r6": "straight ew",
    "c18r6": "tee esw",
    "c18r7": "straight_action ns",
    "c16r7": "straight ns",
    "c16r8": "tee new",
    "c17r8": "straight_monster ew",
    "c18r8": "tee new",
    "c19r8": "corner_chest sw",
    "c15r8": "corner es",
}
"""The two levels of the design, field by field."""

SHEETS: dict[str, Any] = {
    "points": {
        "p1": "strength 2 dexterity 1 intelligence 1 toughness 3 speed 2",
        "p2": "strength 2 intelligence 1 toughness 2 speed 2",
        "p3": "dexterity 2 intelligence 4 toughness 1 speed 2",
        "p4": "strength 1 dexterity 3 toughness 1 speed 3",
    },
    "gear": {"p1": "pan", "p2": "skates", "p3": "hat"},
    "potions": {"p1": "heal luck", "p2": "strength", "p3": "heal stone", "p4": "luck mist"},
    "keys": {"p1": 2, "p2": 1, "p4": 3},
    "life": {"p1": 14, "p2": 17, "p3": 9},
}


def cellar(seats: int = 4, **more: Any) -> Match:
    """Mirel's turn on level 2; two levels lie out, a card lies open, a grave waits."""
    figures = {"p1": "c8r8", "p2": "c10r10", "p3": "c18r6", "p4": "c16r6"}
    facts: dict[str, Any] = {
        "names": NAMES[:seats],
        "tiles": {"L2": CELLARS, "L3": EMBERS},
        "cards": {"c10r9": "choir"},
        "graves": {"c7r12": {"keys": 1, "potions": "heal"}},
        "figures": _of(figures, seats),
        "round": 23,
        **{name: _of(facts, seats) for name, facts in SHEETS.items()},
        **more,
    }
    return table("maze", seats, **facts)


def walking(seats: int = 4, **more: Any) -> Match:
    """The same after a movement roll of four: five steps."""
    match = cellar(seats, told={"die.p1": ["4"]}, **{"potions": {"p1": "heal"}, **more})
    match.choose("move")
    return match


def exploring(seats: int = 4, tiles: str = "straight tee corner", **more: Any) -> Match:
    """Mirel stands at a corridor's end with three tiles, one laid."""
    match = cellar(
        seats,
        figures=_of({"p1": "c7r12", "p2": "c10r10", "p3": "c18r6", "p4": "c16r6"}, seats),
        potions={"p1": "heal"},
        told={"die.p1": ["2"]},
        tiles_top=tiles,
        **more,
    )
    match.choose("move")
    match.choose("explore")
    while match.ask.kind in ("goal", "exit", "first_tile"):
        names = [option.text for option in match.options()]
        match.choose("c7r12" if "c7r12" in names else names[-1])
    return match


def fight(seats: int = 4, **more: Any) -> Match:
    """Mirel has entered the field of an open monster, with Tobruk one step away."""
    match = cellar(
        seats,
        figures=_of({"p1": "c9r9", "p2": "c10r10", "p3": "c8r9", "p4": "c16r6"}, seats),
        potions={"p1": "strength heal", "p2": "intelligence luck"},
        **{"told": {"die.p1": ["1"], "die.p2": ["5"]}, **more},
    )
    match.choose("move")
    match.choose("face")
    return match


def _of(facts: dict[str, Any], seats: int) -> dict[str, Any]:
    return {player: fact for player, fact in facts.items() if int(player[1:]) <= seats}
