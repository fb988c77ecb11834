"""The first training run: its gradient is the slope of its loss, and it leaves weights and a curve."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from xml.etree import ElementTree as ET

import numpy as np

from madmage.envs.train.policy import Thought, fresh, gradient
from madmage.envs.train.practice import Hall


def decisions(hall, weights, count):
    """Thoughts of a game, about fields and about other things, each with what came of it."""
    thoughts, goals, levels = [], [], []
    hall._game(weights, Random(3), thoughts, goals, levels)
    fields = [n for n, thought in enumerate(thoughts) if thought.seen is not None][:count]
    others = [n for n, thought in enumerate(thoughts) if thought.seen is None][:count]
    chosen = sorted([*fields, *others])
    return [thoughts[n] for n in chosen], np.array([goals[n] for n in chosen], np.float32)


def loss(weights, thoughts, gains, goals):
    """What learning makes smaller, computed anew and in its plainest form."""
    total = 0.0
    for thought, gain, goal in zip(thoughts, gains, goals, strict=True):
        hidden = np.tanh(thought.inputs @ weights["first"] + weights["first_bias"])
        value = hidden @ weights["value"] + weights["value_bias"][0]
        if thought.seen is not None:
            logits = thought.seen @ weights["field"][thought.context]
        else:
            logits = weights["deed"][thought.legal] @ hidden + weights["deed_bias"][thought.legal]
        total -= gain * (logits[thought.chosen] - np.log(np.exp(logits).sum()))
        total += 0.5 * (value - goal) ** 2
    return total / len(thoughts)


def test_the_gradient_is_the_slope_of_the_loss():
    hall = Hall(3, 10)
    generator = np.random.default_rng(1)
    weights = {
        name: generator.normal(0, 0.1, part.shape) for name, part in fresh(hall.sight, 1).items()
    }
    thoughts, goals = decisions(hall, weights, 12)
    found = gradient(weights, thoughts, goals, 0.0)
    gains = goals - np.array([thought.value for thought in thoughts])
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for name, part in weights.items():
        steepest = np.argsort(np.abs(found[name]).reshape(-1))[-3:]
        assert np.abs(found[name]).max() > 0
        for at in steepest:
            place = np.unravel_index(at, part.shape)
            slopes = []
            for step in (1e-4, -1e-4):
                part[place] += step
                slopes.append(loss(weights, thoughts, gains, goals))
                part[place] -= step
            slope = (slopes[0] - slopes[1]) / 2e-4
            assert np.isclose(slope, found[name][place], rtol=0.02, atol=1e-5), (name, place)


def test_one_who_has_learned_nothing_takes_every_open_deed_equally_often():
    hall = Hall(3, 10)
    thoughts, _ = decisions(hall, fresh(hall.sight, 1), 10)
    for thought in thoughts:
        assert isinstance(thought, Thought)
        assert np.allclose(thought.odds, 1 / len(thought.legal))


def test_a_run_leaves_weights_numbers_and_a_curve(tmp_path):
    command = [sys.executable, "-m", "madmage.envs.train", "--rounds", "10", "--lessons", "2"]
    command += ["--exam", "4", "--final", "6", "--jobs", "1", "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "won" in done.stdout
    told = json.loads((tmp_path / "curve.json").read_text())
    assert [point["of"] for point in told["points"]] == [4, 4, 6]
    assert [point["games"] for point in told["points"]] == [0, 8, 16]
    assert ET.parse(tmp_path / "curve.svg").getroot().tag.endswith("svg")
    with np.load(tmp_path / "weights.npz") as kept:
        assert kept["deed"].any()
