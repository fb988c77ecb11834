"""Getting a thing: choosing what to keep when there is one too many (M2.6, M2.6a, M2.7)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.goods import (
    discard_card,
    draw_card,
    drop_gear,
    drop_potion,
    potion_limit,
    with_one,
)
from madmage.games.maze.potions import DRINK, NOT_HELD, TOO_MANY, drink, drinks, why_not_drink
from madmage.games.maze.state import GEAR, NO_CARD, NO_GEAR, POTIONS, MazeState
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

DISCARD: Final = 128
"""An option that discards a potion is DISCARD + its kind."""

KEEP_OLD: Final = 0
TAKE_NEW: Final = 1


class GainPotion(Effect[MazeState]):
    """A potion is drawn; with one too many, one is discarded or drunk."""

    path = "gain potion"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        kind = draw_card(st, ch, POTIONS)
        if kind == NO_CARD:
            st.tell("NoPotion", seat, ())
            return
        st.potions[seat] = with_one(st.potions[seat], kind)
        st.tell("PotionDrawn", seat, (kind,))
        POTION_LIMIT.push(st, 0, seat, ())


class PotionLimit(Effect[MazeState]):
    """M2.7: while there are too many, the owner discards or drinks one."""

    asks_anew = 0
    path = "potion limit"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            if st.answer >= DISCARD:
                drop_potion(st, seat, st.answer - DISCARD)
                st.tell("PotionLost", seat, (st.answer - DISCARD,))
            else:
                drink(st, seat, st.answer - DRINK)
        if len(st.potions[seat]) <= potion_limit(st, seat):
            return
        kinds = sorted(set(st.potions[seat]))
        options = drinks(st, seat, TOO_MANY, -1) + [DISCARD + kind for kind in kinds]
        self.ask(st, seat, "too_many", tuple(options), 1, env)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        kinds = range(len(st.table.pack.potions))
        return (*[DRINK + kind for kind in kinds], *[DISCARD + kind for kind in kinds])

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option >= DISCARD:
            return None if option - DISCARD in st.potions[seat] else NOT_HELD
        return why_not_drink(st, seat, option - DRINK, TOO_MANY, -1)


class GainGear(Effect[MazeState]):
    """M2.6a: equipment is drawn and seen; who wears some already chooses at once."""

    path = "gain gear"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            card = draw_card(st, ch, GEAR)
            if card == NO_CARD:
                st.tell("NoGear", seat, ())
                return
            st.tell("GearDrawn", seat, (card,))
            if st.gear[seat] == NO_GEAR:
                wear(st, seat, card)
            else:
                self.ask(st, seat, "gear", (KEEP_OLD, TAKE_NEW), 1, (card,))
        elif st.answer == TAKE_NEW:
            drop_gear(st, seat)
            wear(st, seat, env[0])
        else:
            discard_card(st, GEAR, env[0])

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (KEEP_OLD, TAKE_NEW)


def wear(st: MazeState, seat: int, card: int) -> None:
    """A piece of equipment is put on; deep pockets may have gone with the old one."""
    st.gear[seat] = card
    st.tell("GearWorn", seat, (card,))
    POTION_LIMIT.push(st, 0, seat, ())


GAIN_POTION: Final = GainPotion()
POTION_LIMIT: Final = PotionLimit()
GAIN_GEAR: Final = GainGear()
