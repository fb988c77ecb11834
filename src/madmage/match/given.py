"""What is given from outside: seats, languages, seeds, names, consent; of any type, so each is checked.

Whatever is accepted here survives a record.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from itertools import islice

from madmage.kernel.error import NotUnderstood, SetupRefused, shown
from madmage.kernel.view import BYSTANDER
from madmage.kernel.words import LANGUAGES

LONGEST_NAME = 60
LARGEST_SEED = 10**40
JOINERS = "\u200c\u200d"
"""Marks without a shape of their own that some scripts need inside a word."""


def seat_of(value: object, seats: int) -> int:
    """A seat at the table, or the bystander."""
    if isinstance(value, bool) or not isinstance(value, int) or not BYSTANDER <= value < seats:
        raise NotUnderstood(
            f"there is no seat {shown(value)}; there are 0 to {seats - 1}, and -1 for a bystander"
        )
    return value


def language_of(value: object) -> str:
    """A language that we speak."""
    if not isinstance(value, str) or value not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise NotUnderstood(f"there is no language {shown(value)} here; there are {known}")
    return value


def seed_of(value: object) -> int:
    """A seed; one is drawn where none is given."""
    if value is None:
        return secrets.randbits(48)
    if isinstance(value, bool) or not isinstance(value, int):
        raise SetupRefused(f"a seed is a whole number, not {shown(value)}")
    if abs(value) >= LARGEST_SEED:
        raise SetupRefused("a seed has at most 40 digits")
    return value


def names_of(value: object, seats: int) -> tuple[str, ...]:
    """A name for every seat: what was given, cleaned, or one that we make up."""
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise SetupRefused(f"names are a list of texts, not {shown(value)}")
    given = [_name(name) for name in islice(value, seats)]
    return tuple(
        given[seat] if seat < len(given) and given[seat] else f"Player {seat + 1}"
        for seat in range(seats)
    )


def _name(value: object) -> str:
    """A name without what would steer a terminal or could not be saved."""
    if not isinstance(value, str):
        raise SetupRefused(f"a name is a text, not {shown(value)}")
    marks = []
    for mark in " ".join(value.split()):
        if mark.isprintable() or mark in JOINERS:
            marks.append(mark)
        elif "\ud800" <= mark <= "\udfff":
            # What was no text when it was read: it cannot be written either.
            marks.append("\ufffd")
    name = " ".join("".join(marks).split())
    if len(name) > LONGEST_NAME:
        raise SetupRefused(f"a name has at most {LONGEST_NAME} characters, not {len(name)}")
    return name


def consent_of(value: object) -> frozenset[int]:
    """The seats that agree; whoever does not sit here may agree as well."""
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        raise NotUnderstood(f"consent is a list of seats, not {shown(value)}")
    agreed = list(value)
    for seat in agreed:
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise NotUnderstood(f"consent is a list of seats; {shown(seat)} is none")
    return frozenset(agreed)


def count_of(value: object) -> int:
    """How many of something, one at least."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise NotUnderstood(f"a count is a number from 1 on, not {shown(value)}")
    return value
