"""What an agent is: something that answers an ask from what its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod

from madmage.agents.why import NO_REASON, Thought
from madmage.kernel.ask import Ask
from madmage.kernel.error import NotUnderstood, shown
from madmage.kernel.view import View
from madmage.packs.source import closest


class Agent(ABC):
    """Answers asks. Gets its seat's view and its own ask, never the state."""

    name: str
    looks = True
    """Whether it wants the view at all; an agent that does not is given None, which saves time."""

    counts_nodes = False
    """Whether it can be told after how many nodes to stop thinking."""

    @abstractmethod
    def __init__(self, seed: int, nodes: int = 0) -> None:
        """With chance of its own; with 0 nodes it thinks as long as it does at a table."""

    @abstractmethod
    def choose(self, view: View | None, ask: Ask) -> int:
        """One of the ask's options."""

    def think(self, view: View | None, ask: Ask) -> Thought:
        """One of the ask's options, with its reason."""
        return Thought(self.choose(view, ask), NO_REASON)


MOST_NODES = 1_000_000


def roster_of(game: str) -> dict[str, type[Agent]]:
    """Who plays a game, from the weakest to the strongest."""
    from madmage.agents.random import RandomAgent

    everybody: dict[str, type[Agent]] = {"random": RandomAgent}
    if game == "book":
        from madmage.agents.book.roster import ROSTER as BOOK_ROSTER

        everybody |= BOOK_ROSTER
    elif game == "maze":
        from madmage.agents.maze.roster import ROSTER as MAZE_ROSTER

        everybody |= MAZE_ROSTER
    return everybody


def agents_for(game: str) -> tuple[str, ...]:
    """The names of the agents that can play a game, from the weakest to the strongest."""
    return tuple(roster_of(game))


def agent_of(name: str, seed: int, game: str) -> Agent:
    """An agent for a game by name, with chance of its own.

    `master:400` is a master that stops thinking after 400 nodes, whatever the time: so that what it
    does is the same on every machine.
    """
    plain, colon, nodes = name.partition(":")
    roster = roster_of(game)
    if plain not in roster:
        listed = ", ".join(roster)
        hint = closest(plain, tuple(roster))
        raise NotUnderstood(
            f"there is no agent {shown(name)} for the game {game}; there is {listed}{hint}"
        )
    kind = roster[plain]
    if not colon:
        return kind(seed)
    if not kind.counts_nodes:
        raise NotUnderstood(f"the agent '{plain}' takes no number of nodes: write '{plain}' alone")
    if not (nodes.isascii() and nodes.isdigit() and 0 < int(nodes[:9]) <= MOST_NODES):
        raise NotUnderstood(
            f"'{name}': after the colon stands a number of nodes, 1 to {MOST_NODES}"
        )
    return kind(seed, int(nodes[:9]))
