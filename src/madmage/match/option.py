"""Options and reasons: what may be chosen, named together with the question it answers, and why not."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from madmage.kernel.ask import Ask


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be chosen now: its number on the list, its short text, and a sentence.

    It belongs to one question (`ask`) and answers no other.
    """

    number: int
    code: int
    text: str
    sentence: str
    ask: str = ""
    """The name of the question it answers."""

    def __str__(self) -> str:
        return f"{self.number}. {self.sentence}"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done: a sentence and the number of its rule."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]"


def ask_name(ask: Ask, made: int) -> str:
    """The name of a question that comes after so many choices: the same for the same question only."""
    told = (ask.seat, ask.kind, ask.options, ask.effect.path, ask.env)
    digest = hashlib.sha256(repr(told).encode()).hexdigest()[:8]
    return f"{made + 1}.{ask.kind}.{digest}"
