"""Refusals: why something may not be done, as data.

A refusal is a constant that names its rule and a sentence. The sentence's details (which card,
how much is missing) are filled in when somebody asks, so that saying no costs nothing in search.
"""

from __future__ import annotations


class Refusal:
    """The rule that forbids a thing and the key of the sentence that says so."""

    __slots__ = ("key", "rule")

    def __init__(self, rule: str, key: str) -> None:
        self.rule = rule
        self.key = key

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r})"

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str]]:
        return (Refusal, (self.rule, self.key))
