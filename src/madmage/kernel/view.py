"""Views: what one seat may know, and nothing else.

Agents, browsers, terminals and environments get a view and an ask, never a state. A view is built
up from nothing: `known` is a state into which only what the seat may know has been put, `hidden`
says how much lies where it cannot look. Everything that is shown is derived from these two, so
there is one place to check and one place to get wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from madmage.kernel.ask import Ask
from madmage.kernel.state import State

BYSTANDER = -1
"""The seat of somebody who only watches."""


class View:
    """What `seat` may know at one moment."""

    __slots__ = ("_data", "_show", "hidden", "known", "seat")

    def __init__(self, seat: int, known: State, hidden: Any, show: Callable[[View], Any]) -> None:
        self.seat = seat
        self.known = known
        self.hidden = hidden
        self._show = show
        self._data: Any = None

    @property
    def ask(self) -> Ask | None:
        """The open ask, if it is this seat's own."""
        ask = self.known.ask
        return ask if ask is not None and ask.seat == self.seat else None

    @property
    def data(self) -> Any:
        """The table as plain data with names, for people, wires and files; made when first wanted."""
        if self._data is None:
            self._data = self._show(self)
        return self._data
