"""Chance: dice, shuffles and deals, handed to the rules as an argument.

One question, `pick`: which of these does fate choose? Decks have no hidden order in a state; a
card is picked when it is turned up. So a copied state holds no future, a record can hold outcomes
instead of a seed, and a person at a real table can tell what was drawn at the moment it was.

Three kinds with one interface: *seeded* (a generator per named stream, so that one player drawing
more does not change another's cards), *recorded* (replays outcomes), *told* (waits to be told).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from madmage.kernel.error import RecordRefused, Untold
from madmage.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Whatever decides what nobody at the table decides."""

    @abstractmethod
    def pick(self, stream: int, population: bytes) -> int:
        """One value out of `population` (sorted, not empty), each card in it equally likely."""

    def mark(self) -> object:
        """Where this chance stands, for `rewind`; an undo takes chance back with the game."""
        return None

    def rewind(self, mark: object) -> None:
        """Stand again where `mark` was taken."""
        return


class Seeded(Chance):
    """A generator for each stream, grown from one seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.streams: dict[int, Random] = {}
        self.picks: dict[int, int] = {}

    def pick(self, stream: int, population: bytes) -> int:
        generator = self.streams.get(stream)
        if generator is None:
            generator = self._open(stream)
        self.picks[stream] += 1
        return population[int(generator.random() * len(population))]

    def _open(self, stream: int) -> Random:
        generator = Random(self.seed * 1_000_003 + stream)
        self.streams[stream] = generator
        self.picks[stream] = 0
        return generator

    def mark(self) -> object:
        return dict(self.picks)

    def rewind(self, mark: object) -> None:
        assert isinstance(mark, dict)
        self.wind_to(mark)

    def wind_to(self, picks: dict[int, int]) -> None:
        """Stand where each stream has been asked `picks[stream]` times, as after a load or an undo."""
        self.streams = {}
        self.picks = {}
        for stream, count in picks.items():
            generator = self._open(stream)
            for _ in range(count):
                generator.random()
            self.picks[stream] = count


class Simple(Chance):
    """One generator for everything: the cheapest chance, for search and mass simulation."""

    def __init__(self, generator: Random) -> None:
        self.generator = generator

    def pick(self, stream: int, population: bytes) -> int:
        return population[int(self.generator.random() * len(population))]


class Recorded(Chance):
    """Replays outcomes `(stream, value)` in their order; no generator is involved."""

    def __init__(self, outcomes: list[tuple[int, int]]) -> None:
        self.outcomes = outcomes
        self.at = 0

    def pick(self, stream: int, population: bytes) -> int:
        if self.at >= len(self.outcomes):
            raise RecordRefused("the record lacks an outcome of chance that the game needs here")
        told_stream, value = self.outcomes[self.at]
        if told_stream != stream:
            raise RecordRefused(
                "the record tells an outcome of another kind than the game needs here"
            )
        if value not in population:
            raise RecordRefused("the record tells an outcome that is not possible here")
        self.at += 1
        return value


class Told(Chance):
    """Outcomes somebody tells, by stream; past them either another chance decides or we must wait."""

    def __init__(self, script: dict[int, list[int]], beyond: Chance | None) -> None:
        self.script = {stream: list(values) for stream, values in script.items()}
        self.beyond = beyond

    def mark(self) -> object:
        beyond = None if self.beyond is None else self.beyond.mark()
        return ({stream: list(values) for stream, values in self.script.items()}, beyond)

    def rewind(self, mark: object) -> None:
        assert isinstance(mark, tuple)
        script, beyond = mark
        self.script = {stream: list(values) for stream, values in script.items()}
        if self.beyond is not None:
            self.beyond.rewind(beyond)

    def pick(self, stream: int, population: bytes) -> int:
        values = self.script.get(stream)
        if values:
            value = values.pop(0)
            if value not in population:
                raise RecordRefused("an outcome was told that is not possible here")
            return value
        if self.beyond is None:
            raise Untold(stream, population)
        return self.beyond.pick(stream, population)


class Logged(Chance):
    """Passes every question on and keeps the answers: how a match fills its record."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.outcomes: list[tuple[int, int]] = []

    def pick(self, stream: int, population: bytes) -> int:
        value = self.inner.pick(stream, population)
        self.outcomes.append((stream, value))
        return value
