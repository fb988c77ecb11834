"""The turn: moving, regenerating, standing, and whose turn is next (M6, M9.5)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.character import bonus, heal, is_hale, power, roll
from madmage.games.maze.climbing import end_by_limit
from madmage.games.maze.encounter import ENCOUNTER, deck_of
from madmage.games.maze.exploring import has_way_out
from madmage.games.maze.levels import collapse
from madmage.games.maze.pack import MONSTER, TEA, TOUGHNESS
from madmage.games.maze.potions import (
    DRINK,
    KEEP_DIE,
    LIFE_FULL,
    ON_TURN,
    TURN_DIE,
    after_roll,
    drink,
    drinks,
    luck_held,
    turn_die,
    wear_off,
    why_not_drink,
)
from madmage.games.maze.state import LEVELS, NOWHERE, MazeState
from madmage.games.maze.trading import TRADE, TRADE_WITH, why_not_trade
from madmage.games.maze.walk import (
    LOOTING,
    MOVING,
    NO_PEACE,
    NOTHING_TO_FACE,
    OPEN,
    TAKE,
    grab,
    why_not_grab,
)
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

# Options of a turn; with them TAKE, OPEN and LOOTING, above them DRINK + kind and TRADE_WITH + seat.
MOVE: Final = 0
REGENERATE: Final = 1
STAND: Final = 2

TEA_LIFE: Final = 3
STALL_ROUNDS: Final = 5

NOT_STANDING: Final = Refusal("M5.2a", "refused-not-standing")
NO_TRADE: Final = Refusal("M7.5", "refused-trade-only-in-fights")


class Cycle(Effect[MazeState]):
    """One turn after the other."""

    path = "turn"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            self._end(st, ch, seat)
            return
        st.active = seat
        st.turn += 1
        st.slipped = ()
        st.steps = 0
        st.tell("TurnBegan", seat, (st.round,))
        self.push(st, 1, seat, ())
        if st.skip >> seat & 1:
            st.skip &= ~(1 << seat)
            st.tell("Skipped", seat, ())
        else:
            TURN.push(st, 0, seat, (0,))

    def _end(self, st: MazeState, ch: Chance, seat: int) -> None:
        wear_off(st)
        if st.extra_turn == 1 and st.in_game[seat]:
            st.extra_turn = 2
            self.push(st, 0, seat, ())
            return
        st.extra_turn = 0
        seats = st.table.seats
        after = seat
        while True:
            after = (after + 1) % seats
            if st.in_game[after]:
                break
        if (after - st.first) % seats <= (seat - st.first) % seats:
            self._end_round(st, ch)
        if st.outcome is None:
            self.push(st, 0, after, ())

    def _end_round(self, st: MazeState, ch: Chance) -> None:
        if is_stalled(st):
            st.stalled += 1
            if st.stalled >= STALL_ROUNDS and not st.table.law.leader_waits:
                collapse(st, ch, LEVELS - 1)
                st.stalled = 0
        else:
            st.stalled = 0
        if st.round >= st.table.law.turn_limit:
            end_by_limit(st)
            return
        st.round += 1


def is_stalled(st: MazeState) -> bool:
    """Ruling `last_portal`: two left, on levels 4 and 5, and the last stairs lie on level 4."""
    levels = sorted([st.level_of(seat) for seat in range(st.table.seats) if st.in_game[seat]])
    if levels != [LEVELS - 1, LEVELS] or st.stairs[LEVELS - 1] == NOWHERE:
        return False
    kind = st.table.stairs_kind
    return kind not in st.tile_deck and kind not in st.top and not has_way_out(st, LEVELS)


class Turn(Effect[MazeState]):
    """M6: one of moving, regenerating, standing; `env` is (players offered a trade, as bits,)."""

    path = "turn"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            self.ask(st, seat, "turn", self._options(st, seat, env), 1, env)
            return
        option = st.answer
        if option == MOVE:
            MOVING.push(st, 0, seat, (0,))
        elif option == REGENERATE:
            REGENERATION.push(st, 0, seat, ())
        elif option == STAND:
            ENCOUNTER.push(st, 0, seat, (deck_of(st.marker[st.place[seat]]),))
        elif option >= TRADE_WITH:
            partner = option - TRADE_WITH
            self.push(st, 0, seat, (env[0] | 1 << partner,))
            TRADE.push(st, 0, seat, (partner, 1, 0, 0))
        elif option >= DRINK:
            self.push(st, 0, seat, env)
            drink(st, seat, option - DRINK)
        else:
            grab(st, seat, option, 1)

    def _options(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        options = [MOVE]
        for option in (REGENERATE, STAND, TAKE, OPEN, LOOTING):
            if self.why_not_option(st, seat, env, option) is None:
                options.append(option)
        if st.potions[seat]:
            options.extend(drinks(st, seat, ON_TURN, -1))
        if st.table.law.trade_on_field:
            for other in range(st.table.seats):
                if why_not_trade(st, seat, other, env[0], True) is None:
                    options.append(TRADE_WITH + other)
        return tuple(options)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        kinds = [DRINK + kind for kind in range(len(st.table.pack.potions))]
        trades = [TRADE_WITH + other for other in range(st.table.seats)]
        return (MOVE, REGENERATE, STAND, TAKE, OPEN, LOOTING, *kinds, *trades)

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        faces = st.marker[st.place[seat]] >= MONSTER
        if option == MOVE:
            return None
        if option == REGENERATE:
            if faces and st.table.law.no_peace:
                return NO_PEACE
            # Regenerating with full life would do nothing; who wants to rest walks no step.
            return LIFE_FULL if is_hale(st, seat) else None
        if option == STAND:
            return None if faces else NOTHING_TO_FACE
        if option >= TRADE_WITH:
            if not st.table.law.trade_on_field:
                return NO_TRADE
            return why_not_trade(st, seat, option - TRADE_WITH, env[0], True)
        if option >= DRINK:
            return why_not_drink(st, seat, option - DRINK, ON_TURN, -1)
        refusal = why_not_grab(st, seat, option, st.place[seat], True)
        if refusal is None and st.table.law.no_taking_standing:
            # M5.5: a grave that had to wait for a monster or an action may be looted all the same.
            has_waited = faces or st.waits[seat] == st.place[seat]
            return None if option == LOOTING and has_waited else NOT_STANDING
        return refusal


class Regeneration(Effect[MazeState]):
    """M6.3: roll; life + roll + toughness bonus; the turn ends."""

    path = "regenerate"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        face = env[0] if step == 1 else roll(st, ch, seat)
        if step == 0:
            st.tell("RestRolled", seat, (face,))
            if luck_held(st, seat) >= 0:
                self.ask(st, seat, "luck", (KEEP_DIE, TURN_DIE), 1, (face,))
                return
        elif st.answer == TURN_DIE:
            face = turn_die(st, seat, face)
        tea = TEA_LIFE if power(st, seat) == TEA else 0
        heal(st, seat, face + bonus(st, seat, TOUGHNESS) + tea)
        after_roll(st, seat)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (KEEP_DIE, TURN_DIE)


CYCLE: Final = Cycle()
TURN: Final = Turn()
REGENERATION: Final = Regeneration()
