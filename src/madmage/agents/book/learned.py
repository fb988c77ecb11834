"""The model that comes with the program, read once from `value.json`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from madmage.agents.book.features import NAMES
from madmage.agents.book.model import Model


@cache
def our_model() -> Model:
    """The model that was fitted last."""
    path = files("madmage.agents.book") / "value.json"
    return model_of(json.loads(path.read_text(encoding="utf-8")))


def model_of(data: dict[str, Any]) -> Model:
    """A model from plain data, which must name the features that we compute."""
    if data["features"] != list(NAMES):
        raise ValueError("the model was fitted to other features than these")
    return Model(
        [float(x) for x in data["shift"]],
        [float(x) for x in data["scale"]],
        [[float(x) for x in row] for row in data["hidden"]],
        [float(x) for x in data["bias"]],
        [float(x) for x in data["out"]],
        [float(x) for x in data["line"]],
        float(data["base"]),
    )
