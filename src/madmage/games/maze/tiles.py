"""Tiles: drawing them, laying them, sending them back (M3, M4.5, M5.1)."""

from __future__ import annotations

from madmage.games.maze.goods import with_one, without
from madmage.games.maze.grid import STAIRS, with_byte
from madmage.games.maze.laying import PLACE_UNIT, add_exits, places, places_at
from madmage.games.maze.pack import PLAIN
from madmage.games.maze.state import LEVELS, NOWHERE, STREAM_TILE, MazeState
from madmage.kernel.chance import Chance

NO_TILE = -1


def tiles_left(st: MazeState) -> int:
    """How many tiles can still be drawn."""
    return len(st.tile_deck) + len(st.top) + len(st.drawn)


def shuffle_tiles(st: MazeState) -> None:
    """The deck is shuffled: nobody knows its top any more."""
    if st.top:
        st.tile_deck = bytes(sorted(st.tile_deck + st.top))
        st.top = st.top_known = b""


def return_tile(st: MazeState, kind: int) -> None:
    """M4.5: a tile goes back into the deck, which is shuffled."""
    st.tile_deck = with_one(st.tile_deck, kind)
    shuffle_tiles(st)


def take_up(st: MazeState, count: int) -> None:
    """M6.2a: so many tiles are drawn face down; only those with a known place need be set apart."""
    known = min(count, len(st.top))
    if known:
        st.drawn = st.top[-known:]
        st.drawn_known = st.top_known[-known:]
        st.top = st.top[:-known]
        st.top_known = st.top_known[:-known]


def put_down(st: MazeState) -> None:
    """Tiles that were drawn and are not laid after all go back."""
    if st.drawn:
        st.tile_deck = bytes(sorted(st.tile_deck + st.drawn))
        st.drawn = st.drawn_known = b""
        shuffle_tiles(st)


def _next_tile(st: MazeState, ch: Chance, unfit: set[int]) -> int:
    """The next tile looked at; of an unordered deck none whose shape has just proved unfit.

    At a real table an unfit tile is shuffled back and may come up again at once; leaving it out
    of the next draw changes nothing but the waiting.
    """
    if st.drawn and not unfit:
        # A tile that went back is replaced from the deck, not by the next one in hand (M6.2a).
        kind = st.drawn[-1]
        st.drawn, st.drawn_known = st.drawn[:-1], st.drawn_known[:-1]
        return kind
    if st.top:
        kind = st.top[-1]
        st.top, st.top_known = st.top[:-1], st.top_known[:-1]
        return kind
    deck = st.tile_deck
    population = bytes([kind for kind in deck if kind not in unfit]) if unfit else deck
    if not population:
        return NO_TILE
    kind = ch.pick(STREAM_TILE, population)
    st.tile_deck = without(deck, kind)
    return kind


def is_barred(st: MazeState, level: int, kind: int, from_room: bool) -> bool:
    """M9.1, M9.1a: stairs go back from a start room, and where the level has its stairs."""
    if kind != st.table.stairs_kind:
        return False
    return from_room or (level < LEVELS and st.stairs[level] != NOWHERE)


def draw_fitting(
    st: MazeState, ch: Chance, seat: int, level: int, exits: tuple[int, ...], from_room: bool
) -> tuple[int, list[int]]:
    """M4.5, M4.5a: look at tiles until one has a valid place; NO_TILE if none of the deck has.

    With `exits` it is the first tile of an exploration, to be laid there; without, a further one.
    """
    unfit: set[int] = set()
    while True:
        kind = _next_tile(st, ch, unfit)
        if kind == NO_TILE:
            return NO_TILE, []
        found: list[int] = []
        if kind not in unfit and not is_barred(st, level, kind, from_room):
            found = options_for(st, level, exits, st.table.shapes[kind])
        if found:
            st.tell("TileTurned", seat, (kind,))
            return kind, found
        st.tell("TileReturned", seat, (kind,))
        return_tile(st, kind)
        _note_unfit(st, unfit, kind, level, from_room)


def _note_unfit(st: MazeState, unfit: set[int], kind: int, level: int, from_room: bool) -> None:
    """All kinds of the same shape are unfit too; barred stairs say nothing of their shape."""
    unfit.add(kind)
    if not is_barred(st, level, kind, from_room):
        shapes = st.table.shapes
        unfit.update([k for k in range(len(shapes)) if shapes[k] == shapes[kind]])


def options_for(st: MazeState, level: int, exits: tuple[int, ...], shape: int) -> list[int]:
    """The valid places for a shape: at the exits named (M4.2a), or in the whole level if none is."""
    if not exits:
        return places(st, level, shape)
    found: list[int] = []
    for exit in exits:
        found.extend(places_at(st, exit, shape))
    return found


def lay_tile(st: MazeState, seat: int, level: int, kind: int, place: int) -> None:
    """A tile on its field, with its marker if one is left (M5.1)."""
    field, mask = place // PLACE_UNIT, place % PLACE_UNIT
    is_stairs = kind == st.table.stairs_kind
    st.grid = with_byte(st.grid, field, mask | STAIRS if is_stairs else mask)
    st.levels = with_byte(st.levels, field, level)
    st.kinds = with_byte(st.kinds, field, kind + 1)
    if is_stairs and level < LEVELS:
        st.stairs[level] = field
    add_exits(st, level, field)
    st.tell("TileLaid", seat, (kind, field, mask, level))
    mark = st.table.marks[kind]
    if mark != PLAIN:
        put_marker(st, field, mark)


def put_marker(st: MazeState, field: int, mark: int) -> None:
    """M5.1: a marker from the supply; none left: the field stays empty for good."""
    if st.supply[mark] == 0:
        st.tell("MarkerMissing", -1, (mark, field))
        return
    st.supply[mark] -= 1
    st.marker = with_byte(st.marker, field, mark)


def take_marker(st: MazeState, field: int) -> None:
    """The marker of a field back to the supply; a key is taken by `KeyTaken`, not by this."""
    st.supply[st.marker[field]] += 1
    st.marker = with_byte(st.marker, field, PLAIN)
