"""Who plays the Maze."""

from __future__ import annotations

from madmage.agents.agent import Agent
from madmage.agents.maze.adept import AdeptAgent
from madmage.agents.maze.greedy import GreedyAgent
from madmage.agents.maze.master import MasterAgent

ROSTER: dict[str, type[Agent]] = {
    "greedy": GreedyAgent,
    "adept": AdeptAgent,
    "master": MasterAgent,
}
"""From the weakest to the strongest."""
