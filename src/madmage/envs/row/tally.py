"""Counting piles, and remembering the counts: most piles are the same from one look to the next."""

from __future__ import annotations

from typing import Final

MOST_KEPT: Final = 20_000
"""Counts that are remembered; then all are forgotten and found anew."""


class Tally:
    """How often each number occurs in a pile, for piles of numbers below a size."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.kept: dict[bytes, bytes] = {}

    def of(self, pile: bytes) -> bytes:
        """The counts of a pile, a byte for each number."""
        found = self.kept.get(pile)
        if found is None:
            found = self._counted(pile)
        return found

    def _counted(self, pile: bytes) -> bytes:
        counts = [0] * self.size
        for number in pile:
            counts[number] += 1
        found = bytes([min(255, count) for count in counts])
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
        self.kept[pile] = found
        return found
