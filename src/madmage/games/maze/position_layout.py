"""Laying a position out: a blank table becomes any moment, or a sentence says why it cannot.

Tiles, cards and markers are taken out of their decks and the supply as they are named, so that a
position never holds more of them than there are.
"""

from __future__ import annotations

from madmage.games.maze.goods import add_to_grave, without
from madmage.games.maze.grid import EXITS, ROOM_SHAPES, STAIRS, START, TURNS, with_byte
from madmage.games.maze.laying import levels_out, refresh_exits
from madmage.games.maze.levels import lay_room, pick_room
from madmage.games.maze.pack import ACTION, KEY, MARKS, MONSTER, PLAIN
from madmage.games.maze.position import GraveAt, Position, names_of
from madmage.games.maze.position_naming import (
    ROOM_KEY,
    STAIRS_KEY,
    between,
    exits_named,
    field_of,
    index,
    keys_of,
    kind_of,
    laid_field,
    seat_of,
)
from madmage.games.maze.position_players import (
    begin_turn,
    check_levels,
    draw_named,
    equip,
    place_figures,
    see_off,
)
from madmage.games.maze.state import (
    ACTIONS,
    DECKS,
    GEAR,
    GEAR_THING,
    LEVELS,
    MONSTERS,
    NOWHERE,
    POTIONS,
    MazeState,
)
from madmage.games.maze.tiles import put_marker
from madmage.kernel.chance import Chance
from madmage.kernel.error import SetupRefused, shown


def lay_out(st: MazeState, position: Position, ch: Chance) -> None:
    """Turn a blank table into a position, its agenda included."""
    see_off(st, position)
    _add_stairs(st)
    _lay_levels(st, position, ch)
    place_figures(st, position)
    check_levels(st)
    _stack_tiles(st, position)
    equip(st, position)
    _dig_graves(st, position)
    _lay_markers(st, position)
    _open_cards(st, position)
    _discard(st, position)
    refresh_exits(st)
    begin_turn(st, position)


# Tiles


def _add_stairs(st: MazeState) -> None:
    """M3.3, M9.5: players - 1 stairs are in the game; each escape took a portal along."""
    count = max(0, st.table.stairs_count - st.portals)
    st.tile_deck += bytes([st.table.stairs_kind]) * count


def _take_tile(st: MazeState, kind: int) -> None:
    """A tile out of the deck."""
    if kind in st.tile_deck:
        st.tile_deck = without(st.tile_deck, kind)
        return
    if kind == st.table.stairs_kind:
        raise SetupRefused(
            f"the position holds more stairs than the {st.table.stairs_count} of a table of "
            f"{st.table.seats}, less one for each escape",
            rule="M3.3",
        )
    key = st.table.pack.tiles[kind].key
    raise SetupRefused(f"the position holds more {key} tiles than the pack has", rule="M12.1")


def _lay_levels(st: MazeState, position: Position, ch: Chance) -> None:
    names = [f"L{level}" for level in range(1, LEVELS + 1)]
    levels = sorted([index(names, name, "level") + 1 for name in position.tiles])
    if len(levels) > 2 or levels[-1:] > [level + 1 for level in levels[:1]]:
        raise SetupRefused(
            "at most two levels lie out, one above the other, not "
            + " and ".join([f"L{level}" for level in levels]),
            rule="M9.3",
        )
    for level in levels:
        for name, text in position.tiles[f"L{level}"].items():
            _lay(st, level, name, text)
        if st.rooms[level] == NOWHERE:
            raise SetupRefused(f"L{level} has no start room", rule="M9.2")
    if not levels:
        lay_room(st, 1, pick_room(st, ch, 1))


def _lay(st: MazeState, level: int, name: str, text: str) -> None:
    """One tile or start room on its field."""
    field = field_of(st.table, name)
    word, mask = exits_named(text, name)
    if st.levels[field]:
        raise SetupRefused(f"two tiles cannot lie on {name}", rule="M4.1")
    if word == ROOM_KEY:
        _lay_start(st, level, field, mask)
        return
    kind = kind_of(st.table, word)
    shape = st.table.shapes[kind]
    if mask not in TURNS[shape & EXITS]:
        raise SetupRefused(
            f"{name}: no turn of a {word} has the exits of {shown(text)}", rule="M4.1"
        )
    _take_tile(st, kind)
    if kind == st.table.stairs_kind and level < LEVELS:
        if st.stairs[level] != NOWHERE:
            raise SetupRefused(f"L{level} has two stairs; levels 1 to 4 have one", rule="M9.1")
        st.stairs[level] = field
    _put(st, level, field, mask | shape & STAIRS, kind + 1)


def _lay_start(st: MazeState, level: int, field: int, mask: int) -> None:
    if st.rooms[level] != NOWHERE:
        raise SetupRefused(f"L{level} has two start rooms", rule="M9.2")
    if mask not in TURNS[ROOM_SHAPES[level]]:
        raise SetupRefused(
            f"L{level}: the start room of this level does not have these exits", rule="M9.2"
        )
    st.rooms[level] = field
    _put(st, level, field, mask | START, 0)


def _put(st: MazeState, level: int, field: int, cell: int, kind: int) -> None:
    st.grid = with_byte(st.grid, field, cell)
    st.levels = with_byte(st.levels, field, level)
    st.kinds = with_byte(st.kinds, field, kind)


def _stack_tiles(st: MazeState, position: Position) -> None:
    """The top of the deck in its order, and what lies below."""
    kinds = [kind_of(st.table, word) for word in names_of(position.tiles_top)]
    for kind in kinds:
        _take_tile(st, kind)
    mask = 0
    for who in names_of(position.known_to):
        mask |= 1 << seat_of(st.table, who)
    st.top = bytes(reversed(kinds))
    st.top_known = bytes([mask]) * len(kinds)
    if position.tile_deck is None:
        return
    deck: list[int] = []
    for word, count in position.tile_deck.items():
        kind = kind_of(st.table, word)
        rule = "M3.3" if word == STAIRS_KEY else "M12.1"
        left = st.tile_deck.count(kind)
        between(count, 0, left, f"the count of {word} in the tile deck", rule)
        if kind in deck:
            raise SetupRefused(f"the tile deck names {word} twice")
        deck.extend([kind] * count)
    st.tile_deck = bytes(sorted(deck))


# What lies on fields


def _dig_graves(st: MazeState, position: Position) -> None:
    keys = keys_of(st.table)
    for name, entry in position.graves.items():
        grave: GraveAt = entry
        field = laid_field(st, name, "a gravestone")
        if st.grid[field] & STAIRS:
            raise SetupRefused(
                f"nobody ever stands on stairs, so that nobody died on {name}", rule="M9.2b"
            )
        between(grave.keys, 0, st.table.law.markers, f"keys in the grave on {name}", "M5.2a")
        st.supply[KEY] -= grave.keys
        things = [draw_named(st, POTIONS, word, keys) for word in names_of(grave.potions)]
        things += [GEAR_THING + draw_named(st, GEAR, word, keys) for word in names_of(grave.gear)]
        add_to_grave(st, field, grave.keys, things)
    if st.supply[KEY] < 0:
        raise SetupRefused(
            f"players and graves hold more keys than there are markers: {st.table.law.markers}",
            rule="M5.2a",
        )


def _lay_markers(st: MazeState, position: Position) -> None:
    """M5.1: those that are named; or those of open cards, then those of the marked tiles."""
    if position.markers is None:
        for name, key in position.cards.items():
            _mark(st, name, _mark_of_card(st, key))
        for level in levels_out(st):
            for field in range(len(st.grid)):
                kind = st.kinds[field]
                if st.levels[field] != level or not kind or st.marker[field] != PLAIN:
                    continue
                if st.table.marks[kind - 1] != PLAIN:
                    put_marker(st, field, st.table.marks[kind - 1])
        return
    for name, word in position.markers.items():
        _mark(st, name, index(list(MARKS[KEY:]), word, "marker") + KEY)


def _mark_of_card(st: MazeState, key: str) -> int:
    """The marker beside which a card lies."""
    keys = keys_of(st.table)
    number = index(keys[MONSTERS] + keys[ACTIONS], key, "monster or action card")
    return MONSTER if number < len(keys[MONSTERS]) else ACTION


def _mark(st: MazeState, name: str, mark: int) -> None:
    field = laid_field(st, name, "a marker")
    if not st.kinds[field] or st.grid[field] & STAIRS:
        raise SetupRefused(f"no marker lies on a start room or on stairs as {name} is", rule="M5.1")
    if st.supply[mark] == 0:
        raise SetupRefused(
            f"the position holds more {MARKS[mark]} markers than the {st.table.law.markers} "
            "of the table",
            rule="M5.1",
        )
    put_marker(st, field, mark)


def _open_cards(st: MazeState, position: Position) -> None:
    keys = keys_of(st.table)
    for name, key in position.cards.items():
        field = laid_field(st, name, "a card")
        mark = st.marker[field]
        if mark not in (MONSTER, ACTION):
            raise SetupRefused(
                f"no card lies open on {name}, where there is no monster or action marker",
                rule="M7.2",
            )
        number = draw_named(st, MONSTERS if mark == MONSTER else ACTIONS, key, keys)
        st.card = with_byte(st.card, field, number + 1)


def _discard(st: MazeState, position: Position) -> None:
    keys = keys_of(st.table)
    for name, names in position.discards.items():
        deck = index(list(DECKS), name, "deck")
        st.discard[deck] = bytes(sorted([draw_named(st, deck, k, keys) for k in names_of(names)]))
