"""A small policy in numpy: one hidden layer for what happens to oneself, one look at each field.

A deed about a field is judged by what lies there and beside it, whatever field it is; all other
deeds by the rest of the observation. Only open deeds are looked at, so a long list costs nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from madmage.envs.codec import MazeCodec
from madmage.envs.maze.field import PLANES

Numbers = NDArray[np.float32]
Weights = dict[str, Numbers]

HIDDEN = 48
DEEDS = 9
"""What a goal may be for (block `walk`), and none of these."""
FIELD_BLOCKS = {"go": 1, "send": 1, "mark": 1, "lay": 4}
"""Deeds about a field, and how many there are for each."""
SCALE = np.log1p(np.arange(256)).astype(np.float32)
"""Small numbers matter most."""


class Sight:
    """Where things stand in an observation, and what a policy makes of it."""

    def __init__(self, codec: MazeCodec) -> None:
        fields, actions = codec.fields, codec.actions
        self.size = codec.plan.size
        self.stride = codec.plan.stride
        self.planes = PLANES * self.size
        self.inputs = fields.size - self.planes
        self.actions = actions.size
        self.values = fields.at["values"]
        self.seat = fields.at["seat"]
        self.level = fields.slice("at_level").start
        self.features = 2 * PLANES + 1
        self.context = np.full(actions.size, -1, np.int32)
        self.field = np.zeros(actions.size, np.int32)
        for number, (name, times) in enumerate(FIELD_BLOCKS.items()):
            where = fields_of = actions.slice(name)
            self.context[where] = number * DEEDS
            self.field[fields_of] = np.arange(self.size * times) // times
        self.contexts = len(FIELD_BLOCKS) * DEEDS

    def inputs_of(self, row: NDArray[np.uint8]) -> Numbers:
        """Everything but the planes."""
        return SCALE[row[self.planes :]]

    def looks(self, row: NDArray[np.uint8], legal: NDArray[Any]) -> tuple[int, Numbers]:
        """What lies on and beside the fields that deeds are about, and which sort of deed it is."""
        planes = row[: self.planes].reshape(PLANES, self.size)
        field = self.field[legal]
        here = SCALE[planes[:, field]]
        beside = np.zeros_like(here)
        for step in (-self.stride, -1, 1, self.stride):
            beside += SCALE[planes[:, np.clip(field + step, 0, self.size - 1)]]
        column, line = int(row[self.seat + 3]), int(row[self.seat + 4])
        far = np.abs(field % self.stride - column) + np.abs(field // self.stride - line)
        deed = min(DEEDS - 1, int(row[self.values]))
        seen = np.concatenate([here, beside / 4, far[None, :] / 10.0]).T.astype(np.float32)
        return int(self.context[legal[0]]) + deed, seen

    def level_of(self, row: NDArray[np.uint8]) -> int:
        """The level one stands on, 0 for none."""
        flags = row[self.level : self.level + 5]
        return int(flags.argmax()) + 1 if flags.any() else 0


def fresh(sight: Sight, seed: int) -> Weights:
    """A policy that has learned nothing: every open deed is as good as another."""
    generator = np.random.default_rng(seed)
    first = generator.normal(0.0, 1.0 / np.sqrt(sight.inputs), (sight.inputs, HIDDEN))
    return {
        "first": first.astype(np.float32),
        "first_bias": np.zeros(HIDDEN, np.float32),
        "deed": np.zeros((sight.actions, HIDDEN), np.float32),
        "deed_bias": np.zeros(sight.actions, np.float32),
        "field": np.zeros((sight.contexts, sight.features), np.float32),
        "value": np.zeros(HIDDEN, np.float32),
        "value_bias": np.zeros(1, np.float32),
    }


class Thought:
    """One decision: what was seen, what might have been done, and what was."""

    __slots__ = ("chosen", "context", "hidden", "inputs", "legal", "odds", "seen", "value")

    def __init__(self, weights: Weights, sight: Sight, row: Any, legal: NDArray[Any]) -> None:
        self.legal = legal
        self.inputs = sight.inputs_of(row)
        self.hidden = np.tanh(self.inputs @ weights["first"] + weights["first_bias"])
        self.value = float(self.hidden @ weights["value"] + weights["value_bias"][0])
        self.context = -1
        self.seen: Numbers | None = None
        if sight.context[legal[-1]] >= 0 and sight.context[legal[0]] >= 0:
            self.context, self.seen = sight.looks(row, legal)
            logits = self.seen @ weights["field"][self.context]
        else:
            logits = weights["deed"][legal] @ self.hidden + weights["deed_bias"][legal]
        odds = np.exp(logits - logits.max())
        self.odds: Numbers = odds / odds.sum()
        self.chosen = 0

    def choose(self, at: float) -> int:
        """An open deed by its odds; `at` is a random number below 1."""
        last = len(self.legal) - 1
        self.chosen = min(last, int(np.searchsorted(np.cumsum(self.odds), at)))
        return int(self.legal[self.chosen])


def gradient(weights: Weights, thoughts: list[Thought], goals: Numbers, entropy: float) -> Weights:
    """How to change the weights so that what went better than expected is done more often."""
    found = {name: np.zeros_like(part) for name, part in weights.items()}
    values = np.array([thought.value for thought in thoughts], np.float32)
    gains = goals - values
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    hidden = np.stack([thought.hidden for thought in thoughts])
    errors: Numbers = ((values - goals) / len(thoughts)).astype(np.float32)
    found["value"] = errors @ hidden
    found["value_bias"][0] = errors.sum()
    down = errors[:, None] * weights["value"][None, :]
    for number, thought in enumerate(thoughts):
        slope = _slope(thought, float(gains[number]), entropy) / len(thoughts)
        if thought.seen is not None:
            found["field"][thought.context] += slope @ thought.seen
            continue
        legal = thought.legal
        found["deed"][legal] += slope[:, None] * thought.hidden
        found["deed_bias"][legal] += slope
        down[number] += slope @ weights["deed"][legal]
    down *= 1.0 - hidden * hidden
    found["first"] = np.stack([thought.inputs for thought in thoughts]).T @ down
    found["first_bias"] = down.sum(axis=0)
    return found


def _slope(thought: Thought, gain: float, entropy: float) -> Numbers:
    """The loss by each logit of a decision: policy gradient, and a little for open-mindedness."""
    odds = thought.odds
    slope = odds * gain
    slope[thought.chosen] -= gain
    logs = np.log(odds + 1e-9)
    calm: Numbers = slope + entropy * odds * (logs - float(odds @ logs))
    return calm
