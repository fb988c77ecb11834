"""What an agent is: something that answers an ask from what its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod

from madmage.kernel.ask import Ask
from madmage.kernel.error import NotUnderstood
from madmage.kernel.view import View
from madmage.packs.source import closest


class Agent(ABC):
    """Answers asks. Gets its seat's view and its own ask, never the state."""

    name: str
    looks = True
    """Whether it wants the view at all; an agent that does not is given None, which saves time."""

    @abstractmethod
    def choose(self, view: View | None, ask: Ask) -> int:
        """One of the ask's options."""


AGENTS = ("random",)


def agent_of(name: str, seed: int) -> Agent:
    """An agent by name, with a generator of its own."""
    from madmage.agents.random import RandomAgent

    if name not in AGENTS:
        known = ", ".join(AGENTS)
        raise NotUnderstood(f"there is no agent '{name}'; there is {known}{closest(name, AGENTS)}")
    return RandomAgent(seed)
