"""Imagining: a state that fits a view, with everything the seat cannot see dealt anew."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.goods import without
from madmage.games.maze.state import (
    ABILITY_COUNT,
    MOST_POINTS,
    STREAM_THIEF,
    STREAM_TILE,
    MazeState,
)
from madmage.games.maze.visibility import UNKNOWN_TILE, Hidden
from madmage.kernel.chance import Chance
from madmage.kernel.error import NotUnderstood

ABILITY_NUMBERS: Final = bytes(range(ABILITY_COUNT))


def imagine(known: MazeState, hidden: Hidden, ch: Chance) -> MazeState:
    """A copy of `known` with unknown tiles dealt, and secret points invested, at random."""
    if known.ask is not None and not known.agenda:
        raise NotUnderstood("only the seat that is asked in secret can imagine what comes of it")
    st = known.copy()
    st.top = _deal(st, st.top, ch)
    st.drawn = _deal(st, st.drawn, ch)
    for seat, count in enumerate(hidden.sealed):
        for _ in range(count):
            _invest(st, seat, ch)
    return st


def _deal(st: MazeState, tiles: bytes, ch: Chance) -> bytes:
    dealt: list[int] = []
    for kind in tiles:
        if kind != UNKNOWN_TILE:
            dealt.append(kind)
            continue
        dealt.append(ch.pick(STREAM_TILE, st.tile_deck))
        st.tile_deck = without(st.tile_deck, dealt[-1])
    return bytes(dealt)


def _invest(st: MazeState, seat: int, ch: Chance) -> None:
    base = seat * ABILITY_COUNT
    room = bytes([n for n in ABILITY_NUMBERS if st.points[base + n] < MOST_POINTS])
    st.points[base + ch.pick(STREAM_THIEF, room)] += 1
