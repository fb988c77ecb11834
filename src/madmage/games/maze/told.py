"""Chance as people at a real table tell it: what they are asked, what can come, and why not."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.laying import PLACE_UNIT
from madmage.games.maze.levels import best_rooms
from madmage.games.maze.naming import card_of, exits_name, gear_name, potion_name, tile_name
from madmage.games.maze.notation import values_of
from madmage.games.maze.state import (
    ACTIONS,
    DECKS,
    LEVELS,
    MONSTERS,
    NOWHERE,
    STREAM_DECK,
    STREAM_DIE,
    STREAM_ROOM,
    STREAM_THIEF,
    STREAM_TILE,
    MazeState,
    Table,
    blank,
)
from madmage.kernel.refusal import Refusal
from madmage.kernel.words import Voice

REFUSALS: Final = {
    "tile": Refusal("M2.7a", "refused-told-tile"),
    "room": Refusal("M9.2a", "refused-told-room"),
    "thief": Refusal("M2.7", "refused-told-thief"),
    "monster": Refusal("M7.1", "refused-told-monster"),
    "action": Refusal("M8.1", "refused-told-action"),
    "potion": Refusal("M2.7a", "refused-told-potion"),
    "gear": Refusal("M5.3", "refused-told-gear"),
    "die": Refusal("M6.1", "refused-told-die"),
}
"""Why an outcome cannot have come, by the kind of its stream."""
NO_PLACE: Final = Refusal("M4.5", "refused-told-no-place")
"""The tile is in the deck, but it has no valid place and goes back."""


def kind_of(stream: int) -> str:
    """What a stream of chance is about."""
    known = {STREAM_TILE: "tile", STREAM_ROOM: "room", STREAM_THIEF: "thief"}
    if stream in known:
        return known[stream]
    return "die" if stream >= STREAM_DIE else DECKS[stream - STREAM_DECK]


def seat_of(stream: int) -> int:
    """Whose die a stream is; -1 where it belongs to nobody."""
    return stream - STREAM_DIE if stream >= STREAM_DIE else -1


def values(table: Table, stream: int) -> list[int]:
    """Every value that a stream has a name for; a room is one of the places at hand alone."""
    if kind_of(stream) == "room":
        return []
    return [value for value, key in enumerate(values_of(table, stream)) if key]


def question(stream: int, voice: Voice) -> str:
    """What people are asked."""
    return voice.say(f"told-{kind_of(stream)}", {"name": voice.name(seat_of(stream))})


def name(table: Table, stream: int, value: int, st: MazeState | None, voice: Voice) -> str:
    """An outcome as a person reads it."""
    words, kind = voice.words, kind_of(stream)
    if kind == "tile":
        return tile_name(words, table, value)
    if kind == "die":
        return str(value)
    if kind == "room":
        return _room_name(table, value, st, voice)
    if kind == "gear":
        return gear_name(words, table, value)
    if kind in ("thief", "potion"):
        return potion_name(words, table, value)
    deck = MONSTERS if kind == "monster" else ACTIONS
    return card_of(table, deck, value).names[words.lang]


def _room_name(table: Table, value: int, st: MazeState | None, voice: Voice) -> str:
    """A start room by its field and exits; before there is a state, it is the first room of all."""
    at = blank(table) if st is None else st
    laid = [level for level in range(1, LEVELS + 1) if at.rooms[level] != NOWHERE]
    found = best_rooms(at, max(laid, default=0) + 1)
    if value >= len(found):
        return str(value + 1)
    field, mask = found[value] // PLACE_UNIT, found[value] % PLACE_UNIT
    exits = exits_name(voice.words, mask)
    args: dict[str, object] = {"field": at.table.plan.name(field), "exits": exits, "shape": ""}
    return voice.say("option-place", args)


def why_not(stream: int, value: int, population: bytes, st: MazeState | None) -> Refusal | None:
    """Why an outcome cannot have come."""
    if value in population:
        return None
    if stream == STREAM_TILE and st is not None and value in st.tile_deck:
        return NO_PLACE
    return REFUSALS[kind_of(stream)]
