"""Verbs that only magicians use: swap with the support pool, and what becomes of *that* card (B10)."""

from __future__ import annotations

from typing import Final

from madmage.games.book.card import HAND, KINDS, SUPPORT
from madmage.games.book.movement import (
    add_support,
    hand_to_discard,
    remove_support,
    tell_card,
    to_stack,
)
from madmage.games.book.payment import SEATS_MAX
from madmage.games.book.state import MARK_UNIT, OWNER_UNIT, BookState
from madmage.kernel.ask import DONE
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal
from madmage.kernel.state import IN_FULL
from madmage.kernel.words import Words, person

NOT_HELD: Final = Refusal("B10", "refused-swap-not-held")
NOT_IN_SUPPORT: Final = Refusal("B9.5a", "refused-swap-not-there")
NOT_IN_REACH: Final = Refusal("B9.5a", "refused-swap-reach")
AT_LEAST_ONE: Final = Refusal("B10", "refused-swap-at-least-one")

SWAP_UNIT: Final = 16
"""A swap is (area * 5 + owner) * 256 + the support card's kind * 16 + the hand card's kind."""


class Swap(Effect[BookState]):
    """Exchanges hand cards one for one with support cards; the card laid down is hers in that slot."""

    def __init__(self, most: int) -> None:
        self.most = most

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # env: power, source, then the swaps made so far.
        if step == 1 and st.answer != DONE:
            self._swap(st, seat, st.answer)
            env = (*env, st.answer)
        made = len(env) - 2
        if made < self.most and (step == 0 or st.answer != DONE):
            options = self._options(st, seat, env)
            if made > 0 and options:
                options = (*options, DONE)
            if options:
                self.ask(st, seat, "swap", options, 1, env)
                return
        st.moved = made
        st.missed = IN_FULL

    def _options(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        picks: list[int] = []
        for area in range(st.table.seats):
            for card in st.support[area]:
                place = area * SEATS_MAX + card % MARK_UNIT // OWNER_UNIT
                for kind in range(KINDS):
                    pick = (place * SWAP_UNIT + card % OWNER_UNIT) * SWAP_UNIT + kind
                    if st.hand[seat * KINDS + kind] == 0 or pick in picks:
                        continue
                    if self.why_not_option(st, seat, env, pick) is None:
                        picks.append(pick)
        picks.sort()
        return tuple(picks)

    def _swap(self, st: BookState, seat: int, pick: int) -> None:
        given = pick % SWAP_UNIT
        taken = pick // SWAP_UNIT % SWAP_UNIT
        place = pick // (SWAP_UNIT * SWAP_UNIT)
        area = place // SEATS_MAX
        remove_support(st, area, taken, place % SEATS_MAX)
        st.hand[seat * KINDS + taken] += 1
        tell_card(st, "CardTaken", seat, taken, (SUPPORT, area), (HAND, seat))
        st.hand[seat * KINDS + given] -= 1
        # B9.5a: the owner is who put it there, whichever slot it lies in.
        add_support(st, area, given, seat)
        tell_card(st, "CardSupported", seat, given, (HAND, seat), (SUPPORT, area))

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        picks: list[int] = [DONE]
        for area in range(st.table.seats):
            for owner in range(st.table.seats):
                for kinds in range(KINDS * KINDS):
                    pair = kinds // KINDS * SWAP_UNIT + kinds % KINDS
                    picks.append((area * SEATS_MAX + owner) * SWAP_UNIT * SWAP_UNIT + pair)
        return tuple(picks)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == DONE:
            return None if len(env) > 2 else AT_LEAST_ONE
        given, taken = option % SWAP_UNIT, option // SWAP_UNIT % SWAP_UNIT
        place = option // (SWAP_UNIT * SWAP_UNIT)
        area, owner = place // SEATS_MAX, place % SEATS_MAX
        if area != seat and st.table.law.swap_own_support:
            return NOT_IN_REACH
        held = st.hand[seat * KINDS + given]
        there = len([c for c in st.support[area] if c % MARK_UNIT == taken + owner * OWNER_UNIT])
        for swap in env[2:]:
            # Only cards that were there before count: what has just come or gone stays where it is.
            if swap // SWAP_UNIT % SWAP_UNIT == given:
                held -= 1
            came_to = swap // (SWAP_UNIT * SWAP_UNIT) // SEATS_MAX
            if owner == seat and came_to == area and swap % SWAP_UNIT == taken:
                there -= 1
        if held <= 0:
            return NOT_HELD
        return None if there > 0 else NOT_IN_SUPPORT

    def why_not_fully(self, st: BookState, seat: int, env: tuple[int, ...]) -> Refusal | None:
        if st.hand_size(seat) == 0:
            return NOT_HELD
        for area in range(st.table.seats):
            if st.support[area] and (area == seat or not st.table.law.swap_own_support):
                return None
        return NOT_IN_SUPPORT

    def is_idle(self, st: BookState, seat: int, env: tuple[int, ...]) -> bool:
        return self.why_not_fully(st, seat, env) is not None

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-swap", {**person(who), "n": self.most, "amount": str(self.most)})


class ThatCard(Effect[BookState]):
    """Cures or discards the very card that was drawn just before (B10, male Air magician)."""

    def __init__(self, is_cured: bool) -> None:
        self.is_cured = is_cured

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if self.is_cured:
            st.hand[seat * KINDS + st.drawn] -= 1
            to_stack(st, seat, HAND, seat)
        else:
            hand_to_discard(st, seat, st.drawn, "CardDiscarded")

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-cure-that" if self.is_cured else "verb-discard-that", {**person(who)}
        )
