"""Moments of the Book that the tests and the screenshots look at."""

from __future__ import annotations

from typing import Any

from madmage.match.match import Match
from madmage.testing import table

NAMES = ("Nerea", "Bram", "Wren", "Odo", "Perrin")
MAGICIANS = ("water_f", "fire_m", "air_f", "earth_m", "air_m")


def early(seats: int = 3, **more: Any) -> Match:
    """Nerea's turn: everything can be done or is refused for a good reason."""
    facts: dict[str, Any] = {
        "names": NAMES[:seats],
        "magicians": list(MAGICIANS[:seats]),
        "monster": "dust_moth",
        "page": "ashes_to_ink",
        "hands": {
            "p1": "water1 water1 water2 earth1 fire1 madness",
            "p2": "fire1 fire1 air1 madness",
        },
        "decks": {"p1": "earth1 air1 earth1 fire1", "p2": "fire1 air1 water1"},
        "supports": {"p2": "water1"},
        "spells": {"p1": "combustion ice growth telepathy!"},
        "curses": {"3a": "landslide", "4": "screech"},
        "library": {
            "air": "tailwind",
            "earth": "gleaning",
            "fire": "warmblooded",
            "water": "shared_well",
        },
        **more,
    }
    return table("book", seats, **facts)


def middle(seats: int = 3, **more: Any) -> Match:
    """Round 4, third turn: a crowded table, with something in the log."""
    hands = {
        "p1": "water1 water3 earth2 earth1 fire1 air1 madness",
        "p2": "fire1 fire1 air1 earth1 water1 madness",
        "p3": "air2 air1 air1 earth1 madness madness",
        "p4": "earth1 earth3 fire1 water1 water1 air1",
        "p5": "air3 air1 fire1 fire2 earth1 madness",
    }
    spells = {
        "p1": "combustion ice growth telepathy hoarfrost!",
        "p2": "combustion ice growth! telepathy aura_of_fire",
        "p3": "combustion! ice growth telepathy~ eye_of_the_tornado",
        "p4": "combustion ice growth telepathy gleaning turn_the_soil",
        "p5": "combustion ice~ growth telepathy paper_bird",
    }
    supports = {
        "p1": "earth1 fire1",
        "p2": "fire2 water1",
        "p3": "air1",
        "p4": "madness",
        "p5": "air1",
    }
    facts: dict[str, Any] = {
        "names": NAMES[:seats],
        "magicians": list(MAGICIANS[:seats]),
        "difficulty": 2,
        "round": 4,
        "turn": 18,
        "marker": 3,
        "monster": "sorcerer",
        "page": "night_nurse",
        "madness": 9,
        "hands": _of(hands, seats),
        "spells": _of(spells, seats),
        "supports": _of(supports, seats),
        "discards": {"p1": "fire1 water1 air1 earth1", "p2": "fire3 air1"},
        "curses": {
            "2": {"curse": "knotwork", "tokens": "fire water"},
            "3a": "hungry_ground",
            "4": {"curse": "soaked_scrolls", "neutralised": True},
            "5": "fever",
        },
        "library": {
            "air": "weathervane",
            "earth": "great_harvest",
            "fire": "smelting",
            "water": "arctic_circle",
        },
        "supply": {"fire2": 4, "water2": 2, "earth3": 3},
        "destroyed": "fire1 earth1",
        **more,
    }
    match = table("book", seats, **facts)
    match.choose("acquire earth2")
    while match.ask.kind == "pay":
        match.choose(match.options()[0])
    return match


def _of(things: dict[str, str], seats: int) -> dict[str, str]:
    return {player: cards for player, cards in things.items() if int(player[1:]) <= seats}


def last(seats: int = 2) -> Match:
    """The last Madness: the next one asked for loses the game."""
    return early(seats, madness=0, round=3, marker=3, curses={"4": "voices_in_the_draught"})
