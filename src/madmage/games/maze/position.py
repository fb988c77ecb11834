"""Positions: any moment of a game written down as plain data, for tests, puzzles and research.

A position is a setup option like any other, so that a match that starts from one can be recorded
and replayed. Fields are named as records name them (`c11r8`: column 11, row 8), players `p1` to
`p6`, cards and tiles by their keys. `position_layout` turns a position into a table.
"""

from __future__ import annotations

from typing import Any

import msgspec

from madmage.kernel.error import SetupRefused

Names = str | list[str]
"""Names, as a list or with spaces between: "heal luck"."""
ByField = dict[str, str]
ByPlayer = dict[str, str]


class GraveAt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What lies under a gravestone; the stone is there even with nothing under it (M10.1a)."""

    keys: int = 0
    potions: Names = ""
    gear: Names = ""


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that may be said about the beginning of a turn; what is not said goes by itself.

    Tiles, cards and markers that no fact names lie in their decks and in the supply.
    """

    tiles: dict[str, ByField] = msgspec.field(default_factory=dict)
    """By level and field: {"L1": {"c11r8": "room e", "c12r8": "straight ew", "c13r8": "tee_key nsw"}}.

    A tile is its kind (a shape alone is plain; `stairs`, `room`) and its exits as it lies. Each
    level has one room. Without any tile the start room of level 1 lies where a game begins.
    """
    markers: ByField | None = None
    """By field: key, chest, monster, action; exactly these. If left out, marked tiles have theirs."""
    cards: ByField = msgspec.field(default_factory=dict)
    """By field: the open monster or action card beside its marker."""
    graves: dict[str, GraveAt] = msgspec.field(default_factory=dict)
    figures: ByPlayer = msgspec.field(default_factory=dict)
    """By player: a field, `escaped`, or `out` for who left the table (M1.1a). Others: the lowest room."""
    escaped: Names = ""
    """Who has escaped, in this order; `escaped` figures not named here come after them."""
    life: dict[str, int] = msgspec.field(default_factory=dict)
    points: ByPlayer = msgspec.field(default_factory=dict)
    """By player: "strength 3 speed 2", nothing in the others; who is not named has 1 in each."""
    gear: ByPlayer = msgspec.field(default_factory=dict)
    potions: dict[str, Names] = msgspec.field(default_factory=dict)
    keys: dict[str, int] = msgspec.field(default_factory=dict)
    omens: dict[str, int] = msgspec.field(default_factory=dict)
    boosts: ByPlayer = msgspec.field(default_factory=dict)
    """Ability potions at work in the turn that begins: "strength 3"."""
    skips: Names = ""
    """Players who miss their next turn."""
    tiles_top: Names = ""
    """Kinds of the tiles on top of the deck, the next to be drawn first."""
    known_to: Names = ""
    """Players who know these tiles."""
    tile_deck: dict[str, int] | None = None
    """How many tiles of each kind lie in the deck, below `tiles_top`; the rest is out of the game."""
    discards: dict[str, Names] = msgspec.field(default_factory=dict)
    """By deck (monster, action, potion, gear): cards of its discard pile."""
    round: int = 1
    turn: int | None = None
    first: str = "p1"
    """Who takes the first turn of every round."""
    active: str | None = None
    """Whose turn begins; if left out, the first player's who is in the maze."""
    stalled: int = 0
    """Full rounds that ruling `last_portal` has counted."""


def read_position(raw: Any) -> Position:
    """A position out of plain data, or a refusal that says what was expected."""
    try:
        return msgspec.convert(raw, Position, strict=True)
    except (msgspec.ValidationError, RecursionError, UnicodeError) as error:
        told = "".join(mark if mark.isprintable() else "\ufffd" for mark in str(error)[:200])
        raise SetupRefused(f"the position does not read: {told}") from error


def plain(position: Position) -> dict[str, Any]:
    """A position as plain data again, without what goes without saying: what a record can hold."""
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def names_of(names: Names) -> list[str]:
    """Names one by one."""
    return names.split() if isinstance(names, str) else list(names)
