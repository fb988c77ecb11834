"""Errors of the project: each is one sentence for a person, with its rule and place if it has any.

Whoever raises one has changed nothing. The command line prints the sentence and exits with 2.
"""

from __future__ import annotations

LONGEST_QUOTE = 60
"""Characters of a wrong value that a sentence quotes."""


class MadmageError(Exception):
    """Something was wrong with what was asked for; the message says what, where and by which rule."""

    def __init__(self, sentence: str, *, rule: str = "", place: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule
        self.place = place

    def __str__(self) -> str:
        place = f"{self.place}: " if self.place else ""
        rule = f" [{self.rule}]" if self.rule else ""
        return f"{place}{self.sentence}{rule}"


class SetupRefused(MadmageError):
    """The table cannot be set up as asked (a rule or an option forbids it)."""


class ChoiceRefused(MadmageError):
    """The choice is not legal now; the match is as it was."""


class NotUnderstood(MadmageError):
    """The text is not a move, an option or a word that is known here; `meant` is the nearest one."""

    def __init__(self, sentence: str, *, meant: str = "") -> None:
        super().__init__(sentence + (f"; did you mean '{meant}'?" if meant else ""))
        self.meant = meant


class PackRefused(MadmageError):
    """A card pack does not load; one sentence per fault, each with its place."""


class RecordRefused(MadmageError):
    """A record does not load or does not replay; the place is the line."""


class Runaway(MadmageError):
    """A card went on without end; the step limit stopped it."""


class Untold(MadmageError):
    """Told chance has no outcome left: somebody must say what the real table showed."""

    def __init__(self, stream: int, population: bytes) -> None:
        super().__init__("The next outcome of chance has not been told yet.")
        self.stream = stream
        self.population = population
        self.reached: object = None
        """The state in which it is asked, half done: to be read and thrown away."""


def shown(value: object) -> str:
    """A wrong value as a sentence may quote it: short and printable, whatever it is."""
    if isinstance(value, str):
        text = value if len(value) <= LONGEST_QUOTE else f"{value[:LONGEST_QUOTE]}…"
        return "'" + "".join(mark if mark.isprintable() else "\ufffd" for mark in text) + "'"
    if value is None or isinstance(value, bool):
        return str(value)
    if isinstance(value, int):
        return str(value) if abs(value) < 10**LONGEST_QUOTE else "a very large number"
    if isinstance(value, float):
        return str(value)
    return f"a value of the type {type(value).__name__}"
