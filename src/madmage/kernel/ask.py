"""Asks: the only kind of question a game puts to a player.

An ask goes to one seat and lists its options as numbers; a choice is one of them. Picking three
cards is three asks. What a number means is the business of the effect that asks (`Ask.effect`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from madmage.kernel.effect import Effect

DONE = -1
"""The option that ends picking early, wherever an ask allows it."""


class Ask:
    """A question to one seat. Never changed once made, so states may share it."""

    __slots__ = ("effect", "env", "kind", "options", "sealed", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: tuple[int, ...],
        effect: Effect[Any],
        env: tuple[int, ...],
        sealed: bool,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.effect = effect
        self.env = env
        self.sealed = sealed

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, kind={self.kind!r}, options={self.options})"
