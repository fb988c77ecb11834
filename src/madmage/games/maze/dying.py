"""Death: damage that may kill, what can still be done against it, and the grave (M10)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.character import harm, power, roll
from madmage.games.maze.goods import bury, drop_gear
from madmage.games.maze.pack import FORGED_RING
from madmage.games.maze.potions import DRINK, drink, heals_held
from madmage.games.maze.state import NOWHERE, MazeState
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

DIE_NOW: Final = 0

NOT_IN_ANSWER: Final = Refusal("M10.1a", "refused-not-in-answer-to-death")


def hurt(st: MazeState, seat: int, amount: int) -> None:
    """One damage; if it kills, the dying is next on the agenda."""
    harm(st, seat, amount)
    if st.life[seat] < 1:
        st.agenda.append((DYING, 0, seat, ()))


class Dying(Effect[MazeState]):
    """M10.1: life below 1. A forged ring, or by a ruling a healing potion, may still help."""

    asks_anew = 0
    path = "dying"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1 and st.answer != DIE_NOW:
            drink(st, seat, st.answer - DRINK)
        if st.life[seat] >= 1:
            return
        if step == 0 and power(st, seat) == FORGED_RING:
            drop_gear(st, seat)
            st.life[seat] = 1
            st.tell("RingSaved", seat, ())
            return
        kinds = heals_held(st, seat) if st.table.law.last_gasp else []
        if kinds and not (step == 1 and st.answer == DIE_NOW):
            options = (DIE_NOW, *[DRINK + kind for kind in kinds])
            self.ask(st, seat, "last_gasp", options, 1, env)
            return
        die(st, ch, seat)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (DIE_NOW, *[DRINK + kind for kind in range(len(st.table.pack.potions))])

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == DIE_NOW or option - DRINK in heals_held(st, seat):
            return None
        return NOT_IN_ANSWER


def die(st: MazeState, ch: Chance, seat: int) -> None:
    """M10.1: a stone on the field with everything; the figure to the start room with new life.

    The dice are the newcomer's own; a piece of equipment that helps them lies under the stone, but
    its card says that it still counts for new life.
    """
    field = st.place[seat]
    faces = (roll(st, ch, seat), roll(st, ch, seat))
    st.tell("Died", seat, (field,))
    bury(st, seat, field)
    st.omen[seat] = 0
    st.strides[seat] = 0
    room = st.rooms[st.levels[field]]
    if room != NOWHERE:
        st.place[seat] = room
    st.life[seat] = faces[0] + faces[1]
    st.tell("Reborn", seat, (st.life[seat],))
    if st.arena != NOWHERE:
        st.fallen |= 1 << seat
    st.fighters = tuple([fighter for fighter in st.fighters if fighter != seat])


DYING: Final = Dying()
