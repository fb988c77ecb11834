"""Watching a game frame by frame: which events a card's own steps have brought about.

Every node of a card has a path that begins with the card's key. What such a node does, and what it
sets going until it is finished, is the card's doing.
"""

from __future__ import annotations

from typing import Any

from madmage.kernel.agenda import STEP_LIMIT, runaway
from madmage.kernel.chance import Chance
from madmage.kernel.event import Event

NOT_AT_WORK = -1


class Watch:
    """The events of one game, and which of them are a card's doing."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.heard: list[Event] = []
        self.own: set[int] = set()
        """The numbers of the events that the card has brought about."""
        self.depth = NOT_AT_WORK
        """How many frames lie below the card's own, while it is at work."""

    def attach(self, st: Any) -> None:
        """Listen to a game."""
        st.sink = self.heard

    def answer(self, st: Any, option: int, chance: Chance) -> None:
        """Answer the open ask and go on, as the rules do, but one frame at a time."""
        st.answer = option
        st.ask = None
        self.advance(st, chance)

    def advance(self, st: Any, chance: Chance) -> None:
        """Run frames until there is an ask or an outcome."""
        steps: dict[str, int] = {}
        for _ in range(STEP_LIMIT):
            if st.ask is not None or st.outcome is not None:
                return
            effect, step, seat, env = st.agenda.pop()
            if self.depth == NOT_AT_WORK and self._is_own(effect.path):
                self.depth = len(st.agenda)
            before = len(self.heard)
            effect.run(st, chance, step, seat, env)
            steps[effect.path] = steps.get(effect.path, 0) + 1
            if self.depth != NOT_AT_WORK:
                self.own.update(range(before, len(self.heard)))
                if len(st.agenda) <= self.depth:
                    self.depth = NOT_AT_WORK
        raise runaway(steps)

    def _is_own(self, path: str) -> bool:
        return path == self.key or path.startswith(f"{self.key}.")
