"""Where a match finds somebody to ask for a hint: agents live above matches and introduce themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from madmage.kernel.error import MadmageError

if TYPE_CHECKING:
    from madmage.match.match import Match


@dataclass(frozen=True, slots=True)
class Hint:
    """What somebody would do, and why."""

    picks: tuple[str, ...]
    """The short texts that answer the open question as a whole."""
    sentence: str
    """What that means."""
    why: str
    """The reason, what the next best would have been, and how the game stands, as far as known."""
    chance: float | None = None
    """How likely the seat is to win, if the adviser has an idea of that."""


Adviser = Callable[["Match", int, str, str], Hint]
_known: list[Adviser] = []


def introduce(adviser: Adviser) -> None:
    """From now on hints come from this one."""
    _known[:] = [adviser]


def advise(match: Match, seat: int, level: str, lang: str) -> Hint:
    """A hint for `seat` at the open question."""
    if not _known:
        raise MadmageError("nobody is here to give a hint")
    return _known[0](match, seat, level, lang)
