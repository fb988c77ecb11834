"""Who plays the Maze."""

from __future__ import annotations

from madmage.agents.agent import Agent

ROSTER: dict[str, type[Agent]] = {}
"""From the weakest to the strongest."""
