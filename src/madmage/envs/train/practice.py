"""Playing to learn, and playing to see what was learned."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from madmage.envs.aec import seen_by
from madmage.envs.codec import MazeCodec
from madmage.envs.stage import Stage
from madmage.envs.train.policy import Sight, Thought, Weights, gradient
from madmage.kernel.chance import Simple

CLIMB = 0.5
"""What each level is worth beside the rank: the measure that shows the way."""
ESCAPED = 6
"""The level of those who are out."""


class Hall:
    """The table at which one learns."""

    def __init__(self, players: int, rounds: int) -> None:
        rulings = {"turn_limit": str(rounds)}
        self.stage = Stage("maze", players, None, {"rulings": rulings})
        codec = self.stage.codec
        assert isinstance(codec, MazeCodec)
        self.sight = Sight(codec)

    def lesson(
        self, weights: Weights, seed: int, games: int, entropy: float
    ) -> tuple[Weights, float]:
        """Some games against oneself: the gradient, and the mean level that was reached."""
        thoughts: list[Thought] = []
        goals: list[float] = []
        levels: list[int] = []
        for number in range(games):
            self._game(weights, Random(seed * 1000 + number), thoughts, goals, levels)
        found = gradient(weights, thoughts, np.array(goals, np.float32), entropy)
        return found, float(np.mean(levels))

    def _game(
        self,
        weights: Weights,
        generator: Random,
        thoughts: list[Thought],
        goals: list[float],
        levels: list[int],
    ) -> None:
        stage, sight = self.stage, self.sight
        chance = Simple(generator)
        state = stage.begin(chance)
        made: list[tuple[int, int]] = []
        while state.ask is not None:
            seat = state.ask.seat
            seen, numbers = seen_by(stage, state, seat)
            row = seen["observation"]
            thought = Thought(weights, sight, row, np.array(numbers))
            thought.choose(generator.random())
            thoughts.append(thought)
            made.append((seat, sight.level_of(row)))
            stage.rules.apply(state, state.ask.options[thought.chosen], chance)
        rewards = stage.rewards(state)
        ends = [self._end_level(state, seat) for seat in range(stage.seats)]
        goals.extend(rewards[seat] + CLIMB * (ends[seat] - level) for seat, level in made)
        levels.extend(ends)

    def _end_level(self, state: Any, seat: int) -> int:
        row = seen_by(self.stage, state, seat)[0]["observation"]
        return self.sight.level_of(row) or ESCAPED

    def examination(self, weights: Weights, seed: int, games: int) -> int:
        """How many games one who has learned wins, alone among random players, seat by seat in turn."""
        won = 0
        for number in range(games):
            won += self._trial(weights, Random(seed * 1000 + number), number % self.stage.seats)
        return won

    def _trial(self, weights: Weights, generator: Random, seat: int) -> int:
        stage = self.stage
        chance = Simple(generator)
        state = stage.begin(chance)
        while state.ask is not None:
            options = state.ask.options
            if state.ask.seat != seat:
                option = options[int(generator.random() * len(options))]
            else:
                seen, numbers = seen_by(stage, state, seat)
                row = seen["observation"]
                thought = Thought(weights, self.sight, row, np.array(numbers))
                thought.choose(generator.random())
                option = options[thought.chosen]
            stage.rules.apply(state, option, chance)
        return int(state.outcome.scores[seat] == 1.0)
