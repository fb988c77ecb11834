"""What an agent is: something that answers an ask from what its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod

from madmage.agents.why import NO_REASON, Thought
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

    def think(self, view: View | None, ask: Ask) -> Thought:
        """One of the ask's options, with its reason."""
        return Thought(self.choose(view, ask), NO_REASON)


AGENTS: dict[str, tuple[str, ...]] = {"book": ("random", "greedy"), "maze": ("random",)}
"""Who plays what."""


def agents_for(game: str) -> tuple[str, ...]:
    """The names of the agents that can play a game."""
    return AGENTS.get(game, ("random",))


def agent_of(name: str, seed: int, game: str) -> Agent:
    """An agent for a game by name, with chance of its own."""
    known = agents_for(game)
    if name not in known:
        listed = ", ".join(known)
        hint = closest(name, known)
        raise NotUnderstood(
            f"there is no agent '{name}' for the game {game}; there is {listed}{hint}"
        )
    if name == "greedy":
        from madmage.agents.book.greedy import GreedyAgent

        return GreedyAgent(seed)
    from madmage.agents.random import RandomAgent

    return RandomAgent(seed)
