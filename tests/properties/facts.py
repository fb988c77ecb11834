"""Everything a state says, as one comparable value."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

LEFT_OUT = {"table", "sink"}
SOURCES = Path(__file__).resolve().parent.parent.parent / "src" / "madmage"
STATES = {
    "BookState": "games/book/state.py",
    "MazeState": "games/maze/state.py",
}


def slots(file: str, name: str) -> tuple[str, ...]:
    """The slots of a class, read from its source: a compiled class does not tell them."""
    for node in ast.parse((SOURCES / file).read_text()).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            for line in node.body:
                if isinstance(line, ast.Assign) and line.targets[0].id == "__slots__":
                    return ast.literal_eval(line.value)
    raise LookupError(name)


@cache
def fields(name: str) -> tuple[str, ...]:
    """The fields of a game's state by the name of its class."""
    every = (*slots("kernel/state.py", "State"), *slots(STATES[name], name))
    return tuple(field for field in every if field not in LEFT_OUT)


def facts(st: Any) -> dict[str, Any]:
    """Every field of a state, lists copied, so that two states can be compared."""
    found: dict[str, Any] = {}
    for name in fields(type(st).__name__):
        value = getattr(st, name)
        found[name] = list(value) if isinstance(value, list) else value
    ask = found.pop("ask")
    found["ask"] = None if ask is None else (ask.seat, ask.kind, ask.options, ask.env)
    return found
