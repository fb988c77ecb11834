"""The agent that knows nothing: every option is as good as another."""

from __future__ import annotations

from random import Random

from madmage.agents.agent import Agent
from madmage.kernel.ask import Ask
from madmage.kernel.view import View


class RandomAgent(Agent):
    """Picks each option with the same probability."""

    name = "random"
    looks = False

    def __init__(self, seed: int, nodes: int = 0) -> None:
        self.generator = Random(seed)

    def choose(self, view: View | None, ask: Ask) -> int:
        return ask.options[int(self.generator.random() * len(ask.options))]
