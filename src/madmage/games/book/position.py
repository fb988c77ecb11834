"""Positions: any moment of a game written down as plain data, for tests, puzzles and research.

A position is a setup option like any other, so that a match that starts from one can be recorded
and replayed. `layout` turns one into a table.
"""

from __future__ import annotations

from typing import Any

import msgspec

from madmage.kernel.error import SetupRefused

Cards = str | list[str]
"""Card names, as a list or with spaces between: "fire1 fire1 madness"."""
BySeat = dict[str, Cards]
"""By player: {"p1": "fire1 water2"}."""


class CurseAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A curse in its slot, with what lies on and under it."""

    curse: str
    tokens: Cards = ""
    madness: int = 0
    neutralised: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that may be said about a moment; what is not said is as at the start of a game."""

    phase: str = "action"
    active: str = "p1"
    turn: int = 2
    round: int = 1
    marker: int = 2
    monster: str | None = None
    page: str | None = None
    madness: int | None = None
    """Cards left in the Madness stack."""
    hands: BySeat = {}
    decks: BySeat = {}
    """In order, the next card first."""
    shuffled: BySeat = {}
    """Decks, or what lies below their ordered part, in no order."""
    discards: BySeat = {}
    supports: BySeat = {}
    """Card names; `fire1@p2` for a card that belongs to another player."""
    spells: BySeat = {}
    """Spell keys; `growth!` is exhausted, `growth~` neutralised, `growth!~` both."""
    out: list[str] = []
    """Players who are eliminated."""
    ability_used: list[str] = []
    curses: dict[str, str | CurseAt] = {}
    """By slot: 1, 2, 3a, 3b, 4, 5."""
    library: dict[str, str | None] = {}
    """The face-up spell by element; null for an empty stack."""
    supply: dict[str, int] = {}
    """How many cards of a kind are left on the table; the rest goes to the box."""
    tokens_left: dict[str, int] = {}
    destroyed: Cards = ""
    destroyed_spells: Cards = ""
    curses_under: dict[str, list[str]] = {}
    """Curses under their stacks by type, the next to come first; taken out of the stack above."""
    curse_stacks: dict[str, list[str]] = {}
    """What the stacks hold, by type, in no order; everything else of that type is out of the game."""
    discount_turn: int = 0
    discount_check: int = 0
    boost: int = 0


def read_position(raw: Any) -> Position:
    """A position out of plain data, or a refusal that says what was expected."""
    try:
        return msgspec.convert(raw, Position, strict=True)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        told = "".join(mark if mark.isprintable() else "\ufffd" for mark in str(error)[:200])
        raise SetupRefused(f"the position does not read: {told}") from error


def plain(position: Position) -> dict[str, Any]:
    """A position as plain data again, without what goes without saying: what a record can hold."""
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def words_of(cards: Cards) -> list[str]:
    """Card names one by one."""
    return cards.split() if isinstance(cards, str) else list(cards)
