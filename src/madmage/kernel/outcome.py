"""Outcomes: how a game ended."""

from __future__ import annotations


class Outcome:
    """The end of a game: a word, the rule that ended it, why, and a score per seat."""

    __slots__ = ("key", "reason", "rule", "scores")

    def __init__(self, key: str, rule: str, reason: str, scores: tuple[float, ...]) -> None:
        self.key = key
        self.rule = rule
        self.reason = reason
        self.scores = scores

    def __repr__(self) -> str:
        return f"Outcome({self.key!r}, {self.rule!r}, {self.reason!r}, {self.scores})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        mine = (self.key, self.rule, self.reason, self.scores)
        return mine == (other.key, other.rule, other.reason, other.scores)

    def __hash__(self) -> int:
        return hash((self.key, self.rule, self.reason, self.scores))
