"""Events: what has happened, as reports for people.

Events never drive the game; they feed the log, the animation and the question who learned what.
When nobody listens (`State.sink is None`) an event costs one comparison.
"""

from __future__ import annotations


class Event:
    """One fact in the past tense: its name, the seat it is about (or -1), and numbers that detail it."""

    __slots__ = ("args", "name", "seat")

    def __init__(self, name: str, seat: int, args: tuple[int, ...]) -> None:
        self.name = name
        self.seat = seat
        self.args = args

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.seat}, {self.args})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.name == other.name and self.seat == other.seat and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.name, self.seat, self.args))
