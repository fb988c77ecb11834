"""Characters: abilities with everything that lifts them, dice, damage and healing (M2)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.pack import NO_POWER, SEVENTH_SIDE, SPEED, TOUGHNESS
from madmage.games.maze.state import (
    ABILITY_COUNT,
    NO_GEAR,
    START_LIFE,
    STREAM_DIE,
    MazeState,
)
from madmage.kernel.chance import Chance

DIE: Final = bytes([1, 2, 3, 4, 5, 6])


def ability(st: MazeState, seat: int, number: int) -> int:
    """M2.2, M2.3a: points, equipment and potions together, never below 0."""
    value = st.points[seat * ABILITY_COUNT + number] + st.boost[seat * ABILITY_COUNT + number]
    worn = st.gear[seat]
    if worn != NO_GEAR:
        value += st.table.pack.gear[worn].adds[number]
    return max(0, value)


def bonus(st: MazeState, seat: int, number: int) -> int:
    """M2.3, M2.4: toughness and speed count by a table; what exceeds 5 is void."""
    return st.table.law.bonus[min(5, ability(st, seat, number))]


def power(st: MazeState, seat: int) -> int:
    """The power of what a player wears."""
    worn = st.gear[seat]
    return NO_POWER if worn == NO_GEAR else st.table.pack.gear[worn].power


def roll(st: MazeState, ch: Chance, seat: int) -> int:
    """A player's die; one piece of equipment rolls a 1 again, once."""
    face = ch.pick(STREAM_DIE + seat, DIE)
    if face == 1 and power(st, seat) == SEVENTH_SIDE:
        st.tell("RolledAgain", seat, ())
        face = ch.pick(STREAM_DIE + seat, DIE)
    return face


def harm(st: MazeState, seat: int, amount: int) -> None:
    """M2.3a: one damage, lowered once by toughness, then by a stone skin; never below 0."""
    lowered = max(0, amount - bonus(st, seat, TOUGHNESS))
    lowered = max(0, lowered - st.stone[seat])
    st.life[seat] -= lowered
    st.tell("Damaged", seat, (amount, lowered, max(0, st.life[seat])))


def heal(st: MazeState, seat: int, amount: int) -> int:
    """M6.3a: life, within the cap; how much it really was."""
    life = st.life[seat]
    after = life + amount
    if not st.table.law.life_uncapped:
        # Whoever has more than the cap (a ruling, a position) keeps it.
        after = max(life, min(START_LIFE, after))
    st.life[seat] = after
    st.tell("Healed", seat, (after - life, after))
    return after - life


def is_hale(st: MazeState, seat: int) -> bool:
    """Whether more life would do nothing."""
    return not st.table.law.life_uncapped and st.life[seat] >= START_LIFE


def walking_steps(st: MazeState, seat: int, rolled: int) -> int:
    """M6.1: roll and speed bonus, and what a potion adds."""
    return rolled + bonus(st, seat, SPEED) + st.haste
