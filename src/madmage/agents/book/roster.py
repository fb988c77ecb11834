"""Who plays the Book."""

from __future__ import annotations

from madmage.agents.agent import Agent
from madmage.agents.book.greedy import GreedyAgent

ROSTER: dict[str, type[Agent]] = {"greedy": GreedyAgent}
"""From the weakest to the strongest."""
