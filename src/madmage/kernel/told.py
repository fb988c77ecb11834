"""Told chance: the part of the rules contract by which people say what a real table has brought.

A record writes an outcome in two words; a person is asked for it in a sentence, sees what can have
come, and is refused what cannot, with its rule.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from madmage.kernel.refusal import Refusal
from madmage.kernel.state import State
from madmage.kernel.words import Voice

if TYPE_CHECKING:
    from madmage.kernel.rules import Setup

S = TypeVar("S", bound=State)


class ToldRules(ABC, Generic[S]):
    """What a game says about its streams of chance."""

    @abstractmethod
    def chance_text(self, setup: Setup, stream: int, value: int) -> tuple[str, str]:
        """An outcome of chance as the record writes it: its stream and its value."""

    @abstractmethod
    def read_chance(self, setup: Setup, stream: str, value: str) -> tuple[int, int]:
        """The outcome of chance behind two words of a record; `NotUnderstood` if there is none."""

    @abstractmethod
    def chance_values(self, setup: Setup, stream: int) -> list[int]:
        """Every value that a stream of chance knows, whether it can come now or not."""

    @abstractmethod
    def chance_question(self, setup: Setup, stream: int, voice: Voice) -> str:
        """What people are asked when an outcome of a stream must be told."""

    @abstractmethod
    def chance_name(self, setup: Setup, stream: int, value: int, st: S | None, voice: Voice) -> str:
        """An outcome as a person reads it; `st` is where it is asked, once there is a state."""

    @abstractmethod
    def why_not_told(
        self, setup: Setup, stream: int, value: int, population: bytes, st: S | None
    ) -> Refusal | None:
        """Why an outcome cannot have come, or None if it can."""

    def told_refusal_text(
        self, setup: Setup, stream: int, value: int, refusal: Refusal, voice: Voice
    ) -> str:
        """Why an outcome cannot have come, as one sentence without its rule number."""
        what = self.chance_name(setup, stream, value, None, voice)
        whose = voice.name(self.chance_seat(stream))
        return voice.say(refusal.key, {"what": what, "name": whose})

    def chance_seat(self, stream: int) -> int:
        """The seat whose deck or die a stream is; -1 where it belongs to nobody."""
        return -1
