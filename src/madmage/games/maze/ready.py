"""The moment before a roll or a choice: drinking, trading, and a card written anew (M7.5)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.pack import REWRITE
from madmage.games.maze.potions import BEFORE_ROLL, DRINK, drink, drinks, why_not_drink
from madmage.games.maze.state import MazeState
from madmage.games.maze.trading import NO_PARTNER, TRADE, TRADE_WITH, why_not_trade
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

GO: Final = 0
REREAD: Final = 9
"""The step of an encounter that draws another card."""


class Ready(Effect[MazeState]):
    """`env` is (ability about to be tested or -1, seats already offered a trade as bits)."""

    asks_anew = 0
    path = "ready"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            options = self._options(st, seat, env)
            if len(options) > 1:
                self.ask(st, seat, "ready", tuple(options), 1, env)
            return
        answer = st.answer
        if answer >= TRADE_WITH:
            partner = answer - TRADE_WITH
            self.push(st, 0, seat, (env[0], env[1] | 1 << partner))
            # Who was ready already may want to drink what the trade brings, but offers no other.
            self.push(st, 0, partner, (env[0], -1))
            TRADE.push(st, 0, seat, (partner, 0, 0, 0))
        elif answer != GO:
            kind = answer - DRINK
            if st.table.pack.potions[kind].does == REWRITE:
                drink(st, seat, kind)
                rewrite(st)
            else:
                drink(st, seat, kind)
                self.push(st, 0, seat, env)

    def _options(self, st: MazeState, seat: int, env: tuple[int, ...]) -> list[int]:
        options = [GO]
        if st.potions[seat]:
            options.extend(drinks(st, seat, BEFORE_ROLL, env[0]))
        if len(st.fighters) > 1:
            for partner in st.fighters:
                if self._why_not_partner(st, seat, env, partner) is None:
                    options.append(TRADE_WITH + partner)
        return options

    def _why_not_partner(
        self, st: MazeState, seat: int, env: tuple[int, ...], partner: int
    ) -> Refusal | None:
        if partner not in st.fighters:
            return NO_PARTNER
        return why_not_trade(st, seat, partner, env[1], False)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        kinds = [DRINK + kind for kind in range(len(st.table.pack.potions))]
        return (GO, *kinds, *[TRADE_WITH + partner for partner in range(st.table.seats)])

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == GO:
            return None
        if option >= TRADE_WITH:
            return self._why_not_partner(st, seat, env, option - TRADE_WITH)
        return why_not_drink(st, seat, option - DRINK, BEFORE_ROLL, env[0])


def rewrite(st: MazeState) -> None:
    """A second draft: the tree being read is dropped, and its encounter draws another card."""
    while st.agenda[-1][0].path != "encounter":
        st.agenda.pop()
    encounter, _, seat, env = st.agenda[-1]
    st.agenda.append((encounter, REREAD, seat, env))


READY: Final = Ready()
