"""Thoughts: what an agent chose, what it nearly chose, and why, as data that any language can say.

A reason is a key and plain arguments, never a finished sentence: it is stored with a move as one
line of JSON and said later, to whoever reads it, in the reader's language.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Why:
    """A reason: the key of a sentence and what fills it, in words and numbers that JSON knows."""

    key: str
    args: dict[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        """The reason as one short line; `read` takes it back."""
        return json.dumps({"key": self.key, "args": self.args}, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Why:
        """The reason behind such a line."""
        data = json.loads(text)
        return cls(str(data["key"]), dict(data["args"]))


UNKNOWN = -1
"""The option of a thought that was written down without one."""


@dataclass(frozen=True, slots=True)
class Thought:
    """One decision of an agent."""

    option: int
    why: Why
    runner_up: int | None = None
    """The option it would have chosen otherwise, if there was another."""
    estimate: float = 0.0
    """By how much it thinks the option is better than what was the other choice, in its own measure."""
    chance: float | None = None
    """How likely it thinks it is to win, from 0 to 1, if it has an idea of that."""

    def text(self) -> str:
        """The thought as one short line, to be stored with its move; `read` takes it back."""
        data: dict[str, Any] = {"option": self.option, "key": self.why.key, "args": self.why.args}
        if self.runner_up is not None:
            data |= {"next": self.runner_up, "by": self.estimate}
        if self.chance is not None:
            data["chance"] = round(self.chance, 4)
        return json.dumps(data, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Thought:
        """The thought behind such a line."""
        data = json.loads(text)
        why = Why(str(data["key"]), dict(data["args"]))
        by = float(data.get("by", 0.0))
        return cls(int(data.get("option", UNKNOWN)), why, data.get("next"), by, data.get("chance"))


NO_REASON = Why("why-random")
"""What somebody says who has none."""
