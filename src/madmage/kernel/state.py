"""The state of a game in progress: a mutable shell around immutable leaves.

A field holds an int, a str, a tuple, bytes, or a flat list of those, and nothing deeper, so that
`copy()` is a handful of shallow copies. What is still to be done is data too: the agenda, a stack
of frames. No closure, generator or thread ever holds the future of a game, so a copy or a save may
be made in the middle of a card. Chance is not here: copying a state never copies the dice to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from madmage.kernel.event import Event

if TYPE_CHECKING:
    from madmage.kernel.ask import Ask
    from madmage.kernel.effect import Effect
    from madmage.kernel.outcome import Outcome

Seat = int
"""A place at the table, 0-based; who sits there is the match's business."""

Env = tuple[int, ...]
"""Values bound so far by the running effect, innermost last."""

IN_FULL = 0
SHORT = 1
DECLINED = 2


class State:
    """What every game's state has; each game adds its own named fields."""

    __slots__ = ("active", "agenda", "answer", "ask", "missed", "moved", "outcome", "sink")

    agenda: list[tuple[Effect[Any], int, int, tuple[int, ...]]]
    """Frames `(effect, step, seat, env)` still to run, the next one last."""
    active: int
    """The seat whose turn it is."""
    ask: Ask | None
    """The open question, or None while the agenda runs or after the end."""
    answer: int
    """The option chosen for the last ask, for the effect that asked."""
    moved: int
    """How many things the step just finished really moved: what `as_many` and `did` read."""
    missed: int
    """How the step just finished fell short: `IN_FULL`, `SHORT` or `DECLINED`."""
    outcome: Outcome | None
    """How the game ended, or None."""
    sink: list[Event] | None
    """Where events go; None when nobody listens."""

    def everyone(self) -> tuple[int, ...]:
        """The seats still playing, in the order in which an effect for all reaches them."""
        return ()

    def seat_count(self) -> int:
        """How many seats the table has, those who have left included."""
        return 0

    def tell(self, name: str, seat: int, args: tuple[int, ...]) -> None:
        """Report an event, if anybody listens."""
        if self.sink is not None:
            self.sink.append(Event(name, seat, args))
