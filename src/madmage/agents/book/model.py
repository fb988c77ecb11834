"""The learned model: how likely a position of the Book is won, from its features.

One hidden layer and a straight line beside it. Its numbers were fitted to the ends of many games
(`tools/learn_book.py`) and lie in `value.json`, with the command that made them.
"""

from __future__ import annotations

from math import exp


class Model:
    """A small network, evaluated in plain numbers, always in the same order."""

    def __init__(
        self,
        shift: list[float],
        scale: list[float],
        hidden: list[list[float]],
        bias: list[float],
        out: list[float],
        line: list[float],
        base: float,
    ) -> None:
        self.shift = shift
        self.scale = scale
        self.hidden = hidden
        self.bias = bias
        self.out = out
        self.line = line
        self.base = base

    def odds(self, features: list[float]) -> float:
        """The logarithm of the odds of winning."""
        shift = self.shift
        scale = self.scale
        line = self.line
        size = len(features)
        total: float = self.base
        inputs: list[float] = []
        for i in range(size):
            # Far outside of what was ever seen, the model is not asked to guess.
            x: float = (features[i] - shift[i]) * scale[i]
            if x > 5.0:
                x = 5.0
            elif x < -5.0:
                x = -5.0
            inputs.append(x)
            total += x * line[i]
        for j in range(len(self.out)):
            row = self.hidden[j]
            here: float = self.bias[j]
            for i in range(size):
                here += inputs[i] * row[i]
            if here > 0.0:
                total += here * self.out[j]
        return total

    def chance(self, features: list[float]) -> float:
        """The chance of winning."""
        odds = self.odds(features)
        if odds < -30.0:
            odds = -30.0
        elif odds > 30.0:
            odds = 30.0
        return 1.0 / (1.0 + exp(-odds))
