"""What is to be seen of events: dice, steps, deaths, a level that falls; as plain data for a picture."""

from __future__ import annotations

from typing import Any

from madmage.games.maze.naming import card_of
from madmage.games.maze.pack import ABILITIES
from madmage.games.maze.state import DECKS, Table
from madmage.kernel.event import Event

DICE = {
    "MoveRolled": "move",
    "RestRolled": "rest",
    "FateRolled": "fate",
    "AmountRolled": "amount",
    "StartRolled": "start",
    "SlipRolled": "slip",
    "TestRolled": "test",
    "DieTurned": "turned",
}
"""Events in which a die is seen, and what it was rolled for."""

NUMBERS = {
    "StepsToGo": "steps",
    "Climbed": "climbed",
    "LevelCleared": "cleared",
    "LevelCollapsed": "collapsed",
    "Escaped": "escaped",
    "Reborn": "reborn",
    "Buried": "buried",
}
FIELDS = {"Walked": "walked", "Died": "died", "Thrown": "thrown", "SentHome": "thrown"}


def sights(table: Table, events: list[Event]) -> list[dict[str, Any]]:
    """One entry per event that a picture shows; `see` says which kind it is."""
    found: list[dict[str, Any]] = []
    for event in events:
        sight = _sight(table, event)
        if sight:
            found.append({**sight, "seat": event.seat})
    return found


def _sight(table: Table, event: Event) -> dict[str, Any]:
    name, numbers = event.name, event.args
    if name in DICE:
        adds = numbers[1] if name == "TestRolled" else 0
        return {"see": "die", "for": DICE[name], "n": numbers[0], "adds": adds}
    if name in NUMBERS:
        return {"see": NUMBERS[name], "n": numbers[0]}
    if name in FIELDS:
        return {"see": FIELDS[name], "field": table.plan.name(numbers[0])}
    if name == "TestDone":
        ability, total, target, is_won = numbers
        return {
            "see": "tested",
            "ability": ABILITIES[ability],
            "n": total,
            "target": target,
            "won": is_won > 0,
        }
    if name == "CardRead":
        card = card_of(table, numbers[0], numbers[1])
        return {"see": "read", "deck": DECKS[numbers[0]], "card": card.key}
    if name == "TileLaid":
        return {"see": "laid", "field": table.plan.name(numbers[1])}
    if name == "Damaged":
        return {"see": "damaged", "n": numbers[1], "life": numbers[2]}
    if name == "Healed":
        return {"see": "healed", "n": numbers[0], "life": numbers[1]}
    return {}
