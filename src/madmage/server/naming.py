"""Names and titles as they may stand at a table: cleaned, seen, and nobody else's."""

from __future__ import annotations

import unicodedata

from madmage.kernel.error import MadmageError
from madmage.match.given import JOINERS, LONGEST_NAME, names_of
from madmage.server.problem import refused, say

INVISIBLE = {
    *JOINERS,
    *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0",
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Marks that are printable by the tables of Unicode and yet leave no trace of their own."""


def clean(name: str) -> str:
    """A name without what would steer a screen; nothing, if nothing of it can be seen."""
    if not look("".join(mark for mark in name if mark.isprintable())):
        return ""
    try:
        return names_of([name], 1)[0]
    except MadmageError as error:
        raise refused(error) from error


def clean_title(title: str) -> str:
    """A title without what would steer a screen."""
    return "".join(
        mark for mark in " ".join(title.split()) if mark.isprintable() or mark in JOINERS
    )


def look(name: str) -> str:
    """What people see of a name: two names that look alike are the same to them."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(mark for mark in plain if mark not in INVISIBLE).strip()


def unlike(name: str, taken: set[str]) -> str:
    """The name, or the name with a number where somebody else is called so; never too long."""
    looks = {look(other) for other in taken}
    number, found = 1, name
    while look(found) in looks:
        number += 1
        end = f" {number}"
        found = name[: LONGEST_NAME - len(end)].rstrip() + end
    return found


def default_name(kind: str, seat: int, lang: str) -> str:
    """What somebody is called who has no name."""
    return say(lang, f"name-{kind}", n=seat + 1)
