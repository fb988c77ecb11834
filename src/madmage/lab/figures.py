"""All figures of a run as plain data: what `--json` prints and what the report draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from statistics import quantiles
from typing import Any

import msgspec

from madmage import __version__
from madmage.lab.balance import balance
from madmage.lab.contrast import Games, changes, lineups
from madmage.lab.fact import CAME
from madmage.lab.game import UNFINISHED
from madmage.lab.lineup import is_mixed
from madmage.lab.plan import Cell, Plan
from madmage.lab.result import (
    agent_first,
    has_won,
    is_first,
    is_last,
    is_shared,
    mean,
    place,
    rate,
    seats_of,
)
from madmage.lab.store import Row


def figures_of(plan: Plan, rows: Sequence[Row]) -> dict[str, Any]:
    """Everything there is to say about the games of a plan."""
    games: Games = {cell.key: {} for cell in plan.cells}
    for row in rows:
        if row.game < plan.spec.games:
            games[row.cell][row.game] = row
    played = list(chain.from_iterable(cell.values() for cell in games.values()))
    return {
        "kind": plan.kind,
        "game": plan.spec.game,
        "is_shared": is_shared(plan.spec.game),
        "madmage": __version__,
        "games": len(played),
        "planned": plan.total(),
        "decisions": sum(sum(row.played.decisions) for row in played),
        "seconds": sum(sum(row.played.seconds) for row in played),
        "unfinished": sum(row.played.ending == UNFINISHED for row in played),
        "plan": msgspec.to_builtins(plan.spec),
        "cells": [_cell(plan, cell, list(games[cell.key].values())) for cell in plan.cells],
        "lineups": lineups(plan, games),
        "changes": changes(plan, games),
        "seats": seats(plan, games),
        "pace": pace(played),
        "balance": balance(plan, games) if plan.kind == "balance" else None,
    }


def _cell(plan: Plan, cell: Cell, rows: list[Row]) -> dict[str, Any]:
    names = rows[0].played.numbers if rows else {}
    return {
        "key": cell.key,
        "label": cell.label(),
        "lineup": cell.text,
        "agents": list(cell.lineup),
        "players": cell.seats,
        "settings": {change.name: change.value for change in cell.grid},
        "change": {"name": cell.each.name, "value": cell.each.value} if cell.each else None,
        "is_plain": plan.is_base(cell),
        "games": len(rows),
        "ends": dict(sorted(Counter(row.played.ending for row in rows).items())),
        "won": rate(map(has_won, rows)) if is_shared(cell.game) else None,
        "ranks": None if is_shared(cell.game) else ranks(cell, rows),
        "turns": {**mean([row.played.turns for row in rows]), **_spread(rows)},
        "numbers": {name: mean([row.played.numbers[name] for row in rows]) for name in names},
    }


def _spread(rows: list[Row]) -> dict[str, Any]:
    """How long games are: the ends and the quarters, and how often each length came."""
    turns = [row.played.turns for row in rows]
    if len(turns) < 2:
        return {"quarters": turns * 3, "lengths": {str(t): 1 for t in turns}}
    counts = sorted(Counter(turns).items())
    return {
        "quarters": quantiles(turns, n=4, method="inclusive"),
        "lengths": {str(length): count for length, count in counts},
    }


def ranks(cell: Cell, rows: list[Row]) -> list[dict[str, Any]]:
    """In a race: how often each agent was first and last, and on which place on average."""
    rows = [row for row in rows if row.played.scores]
    found = []
    for agent in dict.fromkeys(cell.lineup):
        seats = [(row, seat) for row in rows for seat in seats_of(row, agent)]
        found.append(
            {
                "agent": agent,
                "seats": cell.lineup.count(agent),
                "fair": cell.lineup.count(agent) / cell.seats,
                "first": rate(agent_first(row, agent) for row in rows),
                "last": rate(is_last(row, seat) for row, seat in seats),
                "place": mean([place(row, seat) for row, seat in seats]),
            }
        )
    return found


def seats(plan: Plan, games: Games) -> list[dict[str, Any]]:
    """Whether it matters where one sits: by turn order, and by the seat of the odd one out."""
    found: list[dict[str, Any]] = []
    for players in sorted({cell.seats for cell in plan.cells}):
        rows = [row for c in plan.cells if c.seats == players for row in games[c.key].values()]
        if not is_shared(plan.spec.game):
            found += _orders(players, rows)
    if is_shared(plan.spec.game):
        for cell in plan.cells:
            if is_mixed(cell.lineup) and cell.lineup.count(cell.lineup[0]) == 1:
                found += _odd_seat(cell, list(games[cell.key].values()))
    return found


def _orders(players: int, rows: list[Row]) -> list[dict[str, Any]]:
    """How often each seat of a round was first, counted from the one who began."""
    hits: dict[str, list[int]] = {}
    for row in rows:
        for fact in row.played.facts:
            if fact.kind == "order" and fact.deed == CAME:
                hits.setdefault(fact.card, []).append(is_first(row, fact.seat))
    return [
        {
            "group": f"{players} players",
            "seat": card.replace("_", " "),
            "fair": 1 / players,
            **rate(hits[card]),
        }
        for card in sorted(hits)
    ]


def _odd_seat(cell: Cell, rows: list[Row]) -> list[dict[str, Any]]:
    """In a common game: how often it was won with the odd one on each seat."""
    overall = rate(map(has_won, rows))["value"]
    return [
        {
            "group": f"{cell.label()}: {cell.text}",
            "seat": f"{cell.lineup[0]} on seat {seat + 1}",
            "fair": overall,
            **rate(has_won(row) for row in rows if row.lineup[seat] == cell.lineup[0]),
        }
        for seat in range(cell.seats)
    ]


def pace(rows: list[Row]) -> list[dict[str, Any]]:
    """How long each agent thinks about a decision."""
    spent: dict[str, list[float]] = {}
    decisions: Counter[str] = Counter()
    for row in rows:
        for agent in dict.fromkeys(row.lineup):
            at = seats_of(row, agent)
            count = sum(row.played.decisions[seat] for seat in at)
            decisions[agent] += count
            if count:
                seconds = sum(row.played.seconds[seat] for seat in at)
                spent.setdefault(agent, []).append(seconds / count)
    return [
        {"agent": agent, "decisions": decisions[agent], **mean(each)}
        for agent, each in sorted(spent.items())
    ]
