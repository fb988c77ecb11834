"""Values inside an effect: how many, and under which condition.

Both are tiny static objects instead of expressions in strings, so that they can be read by the
rules, by the describer and by a card author's editor alike.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from madmage.kernel.native import mypyc_attr
from madmage.kernel.state import SHORT, State
from madmage.kernel.words import Words, person

C = TypeVar("C", bound=State, contravariant=True)

EVERYTHING = 99
"""More than any place at the table ever holds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(ABC, Generic[C]):
    """How many: a number that may depend on the power, the round or the step before."""

    @abstractmethod
    def of(self, st: C, env: tuple[int, ...]) -> int:
        """The number now. `env[0]` is the power of the running effect."""

    @abstractmethod
    def count(self, power: int) -> int:
        """The number as far as grammar cares (one or many)."""

    @abstractmethod
    def word(self, words: Words, power: int) -> str:
        """The number as it stands in a sentence."""


class Fixed(Amount[State]):
    """The same number whatever the power."""

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, st: State, env: tuple[int, ...]) -> int:
        return self.number

    def count(self, power: int) -> int:
        return self.number

    def word(self, words: Words, power: int) -> str:
        return str(self.number)


class PerPower(Amount[State]):
    """A variable of the card (X or Y), multiplied by the power; shown in brackets."""

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, st: State, env: tuple[int, ...]) -> int:
        return self.number * env[0]

    def count(self, power: int) -> int:
        return self.number * power

    def word(self, words: Words, power: int) -> str:
        return f"[{self.number * power}]"


class AsMany(Amount[State]):
    """As many as the step before really moved."""

    def of(self, st: State, env: tuple[int, ...]) -> int:
        return st.moved

    def count(self, power: int) -> int:
        return EVERYTHING

    def word(self, words: Words, power: int) -> str:
        return words.say("amount-as-many", {})


class All(Amount[State]):
    """All there are."""

    def of(self, st: State, env: tuple[int, ...]) -> int:
        return EVERYTHING

    def count(self, power: int) -> int:
        return EVERYTHING

    def word(self, words: Words, power: int) -> str:
        return words.say("amount-all", {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(ABC, Generic[C]):
    """Something that is true or not when its step is reached."""

    @abstractmethod
    def holds(self, st: C, seat: int) -> bool:
        """Whether it is so, for the player in `seat`."""

    @abstractmethod
    def describe(self, words: Words, who: str) -> str:
        """The condition as a clause."""


class Did(Condition[State]):
    """The step before moved at least one thing."""

    def holds(self, st: State, seat: int) -> bool:
        return st.moved > 0

    def describe(self, words: Words, who: str) -> str:
        return words.say("if-did", {**person(who)})


class Missed(Condition[State]):
    """The step before could not be done in full."""

    def holds(self, st: State, seat: int) -> bool:
        return st.missed == SHORT

    def describe(self, words: Words, who: str) -> str:
        return words.say("if-missed", {**person(who)})
