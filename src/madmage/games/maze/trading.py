"""Trading by consent: a thing for a thing, or a gift (M7.5, M7.5a, ruling `trade`)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.goods import potion_limit, with_one, without
from madmage.games.maze.state import MOST_KEYS, OUT, MazeState
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

TRADE_WITH: Final = 80
"""An option that offers a trade is TRADE_WITH + seat."""

NOTHING: Final = 0
A_POTION: Final = 1
"""A potion in a trade is A_POTION + its kind."""
A_KEY: Final = 70

REFUSE: Final = 0
ACCEPT: Final = 1

NO_PARTNER: Final = Refusal("M7.5a", "refused-trade-not-here")
NOT_WITH_YOURSELF: Final = Refusal("M7.5a", "refused-trade-with-yourself")
OFFERED_ALREADY: Final = Refusal("M7.5a", "refused-trade-offered-already")
NOTHING_TO_TRADE: Final = Refusal("M7.5a", "refused-nothing-to-trade")
NOT_THEIRS: Final = Refusal("M7.5a", "refused-trade-not-theirs")
TOO_MUCH: Final = Refusal("M7.5a", "refused-trade-limit")
NO_KEYS_HERE: Final = Refusal("M7.5", "refused-trade-no-keys")
NOTHING_FOR_NOTHING: Final = Refusal("M7.5a", "refused-trade-nothing")


def has_goods(st: MazeState, seat: int, keys_too: bool) -> bool:
    """Whether a player has something to trade."""
    return len(st.potions[seat]) > 0 or (keys_too and st.keys[seat] > 0)


def why_not_trade(
    st: MazeState, seat: int, partner: int, offered: int, keys_too: bool
) -> Refusal | None:
    """Why no trade can be offered to `partner` now; `offered` are those already asked."""
    if partner == seat:
        return NOT_WITH_YOURSELF
    if st.place[partner] == OUT or st.place[partner] != st.place[seat]:
        return NO_PARTNER
    if offered >> partner & 1:
        return OFFERED_ALREADY
    if not has_goods(st, seat, keys_too) and not has_goods(st, partner, keys_too):
        return NOTHING_TO_TRADE
    return None


class Trade(Effect[MazeState]):
    """`env` is (partner, 1 if keys may be traded, what is given, what is wanted)."""

    asks_anew = 0
    path = "trade"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        partner, keys_too, given, _ = env
        if step == 0:
            options = self._options(st, seat, env)
            if options:
                self.ask(st, seat, "trade_give", options, 1, env)
        elif step == 1:
            WANT.push(st, 0, seat, (partner, keys_too, st.answer, 0))
        elif step == 2:
            st.tell("TradeOffered", seat, env)
            AGREE.push(st, 0, partner, (seat, keys_too, given, env[3]))

    def _options(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        codes = self.candidates(st, seat, env)
        return tuple([c for c in codes if self.why_not_option(st, seat, env, c) is None])

    def wants(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        codes = self.candidates(st, seat, env)
        return tuple([c for c in codes if WANT.why_not_option(st, seat, env, c) is None])

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        kinds = [A_POTION + kind for kind in range(len(st.table.pack.potions))]
        return (NOTHING, *kinds, A_KEY)

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        refusal = why_not_hand_over(st, seat, option, env[1] != 0)
        if refusal is not None:
            return refusal
        # Something must be wanted for it that keeps both within their limits.
        asked = (env[0], env[1], option, 0)
        return None if self.wants(st, seat, asked) else TOO_MUCH


def why_not_hand_over(st: MazeState, seat: int, good: int, keys_too: bool) -> Refusal | None:
    """Why a player cannot hand a thing over."""
    if good == NOTHING:
        return None
    if good == A_KEY:
        if not keys_too:
            return NO_KEYS_HERE
        return None if st.keys[seat] > 0 else NOT_THEIRS
    return None if good - A_POTION in st.potions[seat] else NOT_THEIRS


class Want(Effect[MazeState]):
    """What is wanted in return."""

    asks_anew = 0
    path = "trade"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            options = TRADE.wants(st, seat, env)
            if options and why_not_hand_over(st, seat, env[2], env[1] != 0) is None:
                self.ask(st, seat, "trade_for", options, 1, env)
            return
        TRADE.push(st, 2, seat, (env[0], env[1], env[2], st.answer))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return TRADE.candidates(st, seat, env)

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        partner, keys_too, given, _ = env
        refusal = why_not_hand_over(st, partner, option, keys_too != 0)
        if refusal is not None:
            return refusal
        if given == option:
            return NOTHING_FOR_NOTHING
        is_within = fits(st, seat, given, option) and fits(st, partner, option, given)
        return None if is_within else TOO_MUCH


def fits(st: MazeState, seat: int, given: int, taken: int) -> bool:
    """M7.5a: whether a player keeps the limits after giving one thing and taking another."""
    potions = len(st.potions[seat])
    keys = st.keys[seat]
    for good, change in ((given, -1), (taken, 1)):
        if good == A_KEY:
            keys += change
        elif good != NOTHING:
            potions += change
    # Who had more than the limit may still give; nobody may go beyond it by taking.
    gains_potion = taken not in (NOTHING, A_KEY)
    return keys <= MOST_KEYS and (not gains_potion or potions <= potion_limit(st, seat))


class Agree(Effect[MazeState]):
    """The partner's consent, while both still have what they would give."""

    asks_anew = 0
    path = "trade"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        other, keys_too, given, wanted = env
        if step == 0:
            is_there = why_not_hand_over(st, other, given, keys_too != 0) is None
            if is_there and why_not_hand_over(st, seat, wanted, keys_too != 0) is None:
                self.ask(st, seat, "trade_agree", (REFUSE, ACCEPT), 1, env)
            return
        if st.answer == REFUSE:
            st.tell("TradeRefused", seat, (other,))
            return
        hand_over(st, other, seat, given)
        hand_over(st, seat, other, wanted)
        st.tell("Traded", other, (seat, given, wanted))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (REFUSE, ACCEPT)


def hand_over(st: MazeState, seat: int, to: int, good: int) -> None:
    """A thing from one player to another."""
    if good == A_KEY:
        st.keys[seat] -= 1
        st.keys[to] += 1
    elif good != NOTHING:
        kind = good - A_POTION
        st.potions[seat] = without(st.potions[seat], kind)
        st.potions[to] = with_one(st.potions[to], kind)


TRADE: Final = Trade()
WANT: Final = Want()
AGREE: Final = Agree()
