"""Layouts: named blocks one after the other, the one source of every offset and of the page about them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Block:
    """Some numbers that belong together. `times` is how often the block stands there, seat by seat."""

    name: str
    size: int
    meaning: str
    times: int = 1

    @property
    def total(self) -> int:
        """How many numbers it takes."""
        return self.size * self.times


class Layout:
    """Blocks in their order, with the place of each."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        self.blocks = tuple(blocks)
        self.at: dict[str, int] = {}
        """Where each block begins."""
        size = 0
        for block in self.blocks:
            if block.name in self.at:
                raise ValueError(f"two blocks are called {block.name}")
            self.at[block.name] = size
            size += block.total
        self.size = size

    def find(self, index: int) -> tuple[Block, int]:
        """The block that a number belongs to, and its place in there."""
        for block in reversed(self.blocks):
            if 0 <= self.at[block.name] <= index:
                return block, index - self.at[block.name]
        raise IndexError(index)

    def slice(self, name: str) -> slice:
        """The place of a block in an array."""
        block = next(block for block in self.blocks if block.name == name)
        return slice(self.at[name], self.at[name] + block.total)
