"""Two laws for trees: a card must neither lock a way for ever nor be milked every turn.

They are about the branches of a card, the ways from its root to a leaf. A branch is marked (X) if
any node on it is `gone`: an (X) counts once it is read (M7.2).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from madmage.packs.place import Path
from madmage.packs.source import Source

Raw = dict[str, Any]

BARRING = ("throw", "home")
GIVING = ("point", "draw")


def check_laws(source: Source, root: Raw, path: Path) -> None:
    """Note every step of a sound tree that breaks a law."""
    found = source.faults.count()
    _check(source, root, path, is_gone=False, is_failure=False)
    if source.faults.count() == found and _bars_always(root):
        source.fault(
            path,
            "whatever happens, this card throws back or sends home and stays: nobody gets past "
            "it, ever (no lock); mark a branch 'gone = true' [M6.4]",
        )


def ways_on(node: Raw, path: Path) -> Iterator[tuple[str, Raw, Path]]:
    """The nodes right below a node: the key they stand under, the node, its path."""
    for key in ("success", "failure", "green", "red"):
        if key in node:
            yield key, node[key], (*path, key)
    for number, line in enumerate(node.get("fate", ())):
        yield "fate", line, (*path, "fate", number)


def _check(source: Source, node: Raw, path: Path, *, is_gone: bool, is_failure: bool) -> None:
    is_gone = is_gone or _goes_always(node)
    for verb, place in _steps(node.get("do", ()), (*path, "do")):
        if is_gone:
            break
        if verb in GIVING:
            source.fault(
                place,
                f"'{verb}' in a branch that is not 'gone = true' can be had again every turn by "
                "whoever stays on the field (no farm) [M6.4]",
            )
        elif verb in BARRING and is_failure and not _spares_the_loser(place):
            source.fault(
                place,
                f"'{verb}' in a failure that is not 'gone = true' bars the way for ever to whoever "
                "cannot pass the test (no lock) [M7.3]",
            )
    for key, below, where in ways_on(node, path):
        _check(source, below, where, is_gone=is_gone, is_failure=is_failure or key == "failure")


def _steps(steps: Any, path: Path) -> Iterator[tuple[str, Path]]:
    """Every step's verb with its place, those inside frames too."""
    for number, step in enumerate(steps):
        for key, value in step.items():
            if isinstance(value, list):
                yield from _steps(value, (*path, number, key))
            else:
                yield key, (*path, number)


def _spares_the_loser(place: Path) -> bool:
    return "others_here" in place or "reader" in place[1:]


def _goes_always(node: Raw) -> bool:
    """Whether every branch from here on is marked (X)."""
    below = [child for _, child, _ in ways_on(node, ())]
    return bool(node.get("gone")) or (bool(below) and all(_goes_always(c) for c in below))


def _bars_always(node: Raw) -> bool:
    """Whether every branch from here on moves its victim back and stays."""
    if node.get("gone"):
        return False
    places = _steps(node.get("do", ()), ("", "do"))
    if any(verb in BARRING and not _spares_the_loser(place) for verb, place in places):
        return not _goes_always(node)
    below = [child for _, child, _ in ways_on(node, ())]
    return bool(below) and all(_bars_always(child) for child in below)
