"""The players of a position: where their figures are, what they have, and whose turn begins."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.goods import potion_limit, without
from madmage.games.maze.grid import STAIRS
from madmage.games.maze.laying import levels_out
from madmage.games.maze.pack import KEY
from madmage.games.maze.position import Position, names_of
from madmage.games.maze.position_naming import (
    ability_pairs,
    between,
    index,
    keys_of,
    laid_field,
    player,
    seat_of,
)
from madmage.games.maze.state import (
    ABILITY_COUNT,
    DECKS,
    GEAR,
    MOST_KEYS,
    MOST_POINTS,
    OUT,
    PLAYING,
    POTIONS,
    MazeState,
)
from madmage.games.maze.turn import CYCLE, STALL_ROUNDS
from madmage.games.maze.walking import figures_in
from madmage.kernel.error import SetupRefused

ESCAPED: Final = "escaped"
LEFT: Final = "out"
MOST_LIFE: Final = 999
"""A position may give more life than the ruling `life_cap` lets anybody gain."""
MOST_OMEN: Final = 5
MOST_BOOST: Final = 99


def draw_named(st: MazeState, deck: int, key: str, keys: list[list[str]]) -> int:
    """A card taken out of its deck by its key."""
    number = index(keys[deck], key, f"{DECKS[deck]} card")
    if number not in st.deck[deck]:
        raise SetupRefused(f"the position holds more '{key}' than the pack has", rule="M12.1")
    st.deck[deck] = without(st.deck[deck], number)
    return number


# Figures


def see_off(st: MazeState, position: Position) -> None:
    """M9.5, M1.1a: who is no longer in the maze, and in which order they escaped."""
    ranks = [seat_of(st.table, who) for who in names_of(position.escaped)]
    if len(set(ranks)) < len(ranks):
        raise SetupRefused("nobody escapes twice", rule="M9.5a")
    places = {seat_of(st.table, who): where for who, where in position.figures.items()}
    for seat in range(st.table.seats):
        where = places.get(seat, "")
        if seat in ranks and where not in ("", ESCAPED):
            raise SetupRefused(
                f"{player(seat)} has escaped; their figure stands nowhere", rule="M9.5a"
            )
        if where == ESCAPED and seat not in ranks:
            ranks.append(seat)
        if seat in ranks or where == LEFT:
            st.in_game[seat] = 0
    if sum(st.in_game) < 2:
        raise SetupRefused("with fewer than two players in the maze the game is over", rule="M9.5a")
    st.ranks = bytes(ranks)
    st.portals = len(ranks)


def place_figures(st: MazeState, position: Position) -> None:
    """Figures where they are said to be, the others in the lowest start room."""
    room = st.rooms[levels_out(st)[0]]
    st.place = [room if is_in else OUT for is_in in st.in_game]
    for who, where in position.figures.items():
        seat = seat_of(st.table, who)
        if not st.in_game[seat]:
            continue
        field = laid_field(st, where, f"the figure of {who}")
        if st.grid[field] & STAIRS:
            raise SetupRefused(f"{who} stands on stairs, where nobody ever stands", rule="M9.2b")
        st.place[seat] = field


def check_levels(st: MazeState) -> None:
    """Levels lie out as the players in them, and those who escaped, say."""
    for level in levels_out(st):
        if not figures_in(st, level):
            raise SetupRefused(
                f"nobody stands on L{level}, so that it would have been cleared; place a figure there",
                rule="M9.4",
            )


# Characters and things


def _player(st: MazeState, who: str, what: str) -> int:
    """The seat of a player who is in the maze and may have something."""
    seat = seat_of(st.table, who)
    if not st.in_game[seat]:
        rule = "M9.5a" if seat in st.ranks else "M1.1a"
        raise SetupRefused(f"{who} is no longer in the maze and has no {what}", rule=rule)
    return seat


def equip(st: MazeState, position: Position) -> None:
    """Everybody's character and things."""
    _characters(st, position)
    keys = keys_of(st.table)
    for who, key in position.gear.items():
        st.gear[_player(st, who, "equipment")] = draw_named(st, GEAR, key, keys)
    for who, names in position.potions.items():
        seat = _player(st, who, "potions")
        held = [draw_named(st, POTIONS, key, keys) for key in names_of(names)]
        st.potions[seat] = bytes(sorted(held))
        between(len(held), 0, potion_limit(st, seat), f"the count of potions of {who}", "M2.7")
    for who, count in position.keys.items():
        seat = _player(st, who, "keys")
        st.keys[seat] = between(count, 0, MOST_KEYS, f"the count of keys of {who}", "M2.7")
        st.supply[KEY] -= count


def _characters(st: MazeState, position: Position) -> None:
    st.points = [1] * (ABILITY_COUNT * st.table.seats)
    for who, text in position.points.items():
        seat = seat_of(st.table, who)
        values = ability_pairs(text, MOST_POINTS, f"the points of {who}", "M2.1")
        _set_abilities(st.points, seat, values)
    for who, text in position.boosts.items():
        seat = _player(st, who, "boosts")
        values = ability_pairs(text, MOST_BOOST, f"the boosts of {who}", "M6.5")
        _set_abilities(st.boost, seat, values)
    for who, life in position.life.items():
        seat = seat_of(st.table, who)
        st.life[seat] = between(life, 1, MOST_LIFE, f"the life of {who}", "M10.1")
    for who, omen in position.omens.items():
        seat = _player(st, who, "omen")
        st.omen[seat] = between(omen, -MOST_OMEN, MOST_OMEN, f"the omen of {who}", "M7.1")
    for who in names_of(position.skips):
        st.skip |= 1 << _player(st, who, "turn to miss")


def _set_abilities(target: list[int], seat: int, values: list[int]) -> None:
    for number in range(ABILITY_COUNT):
        target[seat * ABILITY_COUNT + number] = values[number]


# The turn


def begin_turn(st: MazeState, position: Position) -> None:
    """Whose turn begins, in which round; it goes on the agenda."""
    seats, limit = st.table.seats, st.table.law.turn_limit
    st.phase = PLAYING
    st.first = seat_of(st.table, position.first)
    if position.active is None:
        st.active = st.first
        st.active = st.everyone()[0]
    else:
        st.active = _player(st, position.active, "turn")
    st.round = between(position.round, 1, limit, "round", "M11")
    turn = position.turn
    if turn is None:
        turn = (st.round - 1) * seats + (st.active - st.first) % seats + 1
    # The turn that now begins counts itself; nobody has more than two in a round.
    st.turn = between(turn, 1, 2 * seats * limit, "turn", "M6.1") - 1
    most = limit if st.table.law.leader_waits else STALL_ROUNDS - 1
    st.stalled = between(position.stalled, 0, most, "stalled", "M11")
    CYCLE.push(st, 0, st.active, ())
