"""Potions: when each may be drunk, and what it does (M6.5, M6.5a, M7.5)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.character import heal, is_hale
from madmage.games.maze.goods import drop_potion
from madmage.games.maze.pack import (
    HASTE,
    HEAL,
    LIFT,
    LUCK,
    MIST,
    REWRITE,
    SPEED,
    STONE,
    TOUGHNESS,
)
from madmage.games.maze.state import ABILITY_COUNT, NO_CARD, MazeState
from madmage.kernel.refusal import Refusal

# Moments at which one may think of drinking.
ON_TURN: Final = 0
"""One's own turn, before anything is rolled."""
ON_WALK: Final = 1
"""In the middle of one's own walk."""
BEFORE_ROLL: Final = 2
"""Before a test, a choice or a fate die of a card one undergoes."""
ANY_TIME: Final = 3
"""Whenever somebody, oneself or another, is being asked something."""
TOO_MANY: Final = 4
"""Instead of discarding one beyond the limit (M2.6a)."""

DRINK: Final = 16
"""An option that drinks a potion is DRINK + its kind."""
DRINKS_END: Final = 64

NOT_HELD: Final = Refusal("M2.7", "refused-potion-not-held")
LIFE_FULL: Final = Refusal("M6.3a", "refused-life-full")
AFTER_ROLL: Final = Refusal("M6.5", "refused-luck-after-roll")
BEFORE_MOVE: Final = Refusal("M6.5", "refused-haste-before-move")
MIST_WALKS: Final = Refusal("M6.5", "refused-mist-on-walk")
NO_DRAFT: Final = Refusal("M6.5a", "refused-no-card-to-rewrite")
NOT_TESTED: Final = Refusal("M6.5", "refused-ability-not-tested")
TOO_LATE: Final = Refusal("M6.5a", "refused-too-late-to-help")
NO_ROLL_NEAR: Final = Refusal("M6.5a", "refused-nothing-to-help")


def why_not_drink(st: MazeState, seat: int, kind: int, moment: int, tested: int) -> Refusal | None:
    """Why a potion may not be drunk now. `tested` is the ability about to be tested, else -1."""
    if kind not in st.potions[seat]:
        return NOT_HELD
    potion = st.table.pack.potions[kind]
    does = potion.does
    if does == HEAL:
        return LIFE_FULL if is_hale(st, seat) else None
    if does == LUCK:
        return AFTER_ROLL
    if does == HASTE:
        return None if moment == ON_TURN else BEFORE_MOVE
    if does == MIST:
        if st.mist:
            return MIST_WALKS
        return None if moment in (ON_TURN, ON_WALK) else MIST_WALKS
    if does == REWRITE:
        return None if moment == BEFORE_ROLL and st.fresh else NO_DRAFT
    if moment == ANY_TIME and _is_cast(st):
        return TOO_LATE
    if does == LIFT:
        return _why_not_lift(moment, tested, potion.ability)
    return NO_ROLL_NEAR if moment in (ON_TURN, ON_WALK) else None


def _is_cast(st: MazeState) -> bool:
    """Whether the die of a card lies there: what should help with it had to be drunk before.

    While somebody is asked whether they are ready, or to choose, another roll or choice is to come.
    """
    if st.reading == NO_CARD or st.fresh:
        return False
    return st.ask is None or st.ask.kind not in ("ready", "choice")


def _why_not_lift(moment: int, tested: int, lifted: int) -> Refusal | None:
    """An ability potion helps a roll to come: before a test of that ability, or by itself off turn.

    Speed counts for the movement roll and toughness for a regeneration, which a turn begins with.
    """
    if moment == ON_TURN and lifted in (SPEED, TOUGHNESS):
        return None
    if moment in (ON_TURN, ON_WALK):
        return NO_ROLL_NEAR
    if moment == BEFORE_ROLL and tested != lifted:
        return NOT_TESTED
    return None


def drinks(st: MazeState, seat: int, moment: int, tested: int) -> list[int]:
    """The options to drink something now."""
    held = st.potions[seat]
    options: list[int] = []
    last = -1
    for kind in held:
        if kind != last and why_not_drink(st, seat, kind, moment, tested) is None:
            options.append(DRINK + kind)
        last = kind
    return options


def drink(st: MazeState, seat: int, kind: int) -> None:
    """A potion is drunk and goes to the discard pile. Luck and second drafts work elsewhere."""
    potion = st.table.pack.potions[kind]
    drop_potion(st, seat, kind)
    st.tell("Drank", seat, (kind,))
    if potion.does == HEAL:
        heal(st, seat, potion.amount)
    elif potion.does == LIFT:
        st.boost[seat * ABILITY_COUNT + potion.ability] += potion.amount
    elif potion.does == HASTE:
        st.haste += potion.amount
    elif potion.does == STONE:
        st.stone[seat] += potion.amount
    elif potion.does == MIST:
        st.mist = 1


KEEP_DIE: Final = 0
TURN_DIE: Final = 1


def turn_die(st: MazeState, seat: int, face: int) -> int:
    """A luck potion: the die lies upside down."""
    drink(st, seat, luck_held(st, seat))
    st.tell("DieTurned", seat, (7 - face,))
    return 7 - face


def luck_held(st: MazeState, seat: int) -> int:
    """The kind of a luck potion that a player holds, or -1."""
    potions = st.table.pack.potions
    for kind in st.potions[seat]:
        if potions[kind].does == LUCK:
            return kind
    return -1


def heals_held(st: MazeState, seat: int) -> list[int]:
    """The kinds of healing potions that a player holds."""
    potions = st.table.pack.potions
    return [kind for kind in sorted(set(st.potions[seat])) if potions[kind].does == HEAL]


def after_roll(st: MazeState, seat: int) -> None:
    """Ruling `potion_lasts`: an ability potion may work for one roll only."""
    if st.table.law.potion_for_one_roll:
        for number in range(ABILITY_COUNT):
            st.boost[seat * ABILITY_COUNT + number] = 0


def wear_off(st: MazeState) -> None:
    """The end of a turn: whatever works until then ends, whoever drank it."""
    seats = st.table.seats
    if sum(st.boost) or sum(st.stone):
        st.boost = [0] * (ABILITY_COUNT * seats)
        st.stone = [0] * seats
    st.haste = 0
    st.mist = 0
