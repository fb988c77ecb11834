"""Who plays the Book."""

from __future__ import annotations

from madmage.agents.agent import Agent
from madmage.agents.book.adept import AdeptAgent
from madmage.agents.book.greedy import GreedyAgent
from madmage.agents.book.master import MasterAgent

ROSTER: dict[str, type[Agent]] = {"greedy": GreedyAgent, "adept": AdeptAgent, "master": MasterAgent}
"""From the weakest to the strongest."""
