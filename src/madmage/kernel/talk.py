"""Talk: what players may propose to each other. It changes nothing in a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from madmage.kernel.event import Event
from madmage.kernel.view import View


class Talk(ABC):
    """What can be proposed in a game: somebody's step, by its short text."""

    @abstractmethod
    def thing_of(self, view: View, seat: int, text: str) -> str | None:
        """The name of what a step of `seat` would be about, as far as this view shows it.

        None if the text means nothing, or nothing that is there. Whether the step is legal or can
        be paid now does not matter: that may change until its time comes.
        """

    @abstractmethod
    def is_done(self, events: Iterable[Event], seat: int, text: str) -> bool:
        """Whether events show that `seat` has done a step that is no action by itself."""
