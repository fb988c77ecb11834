"""Verbs that better one's cards: upgrade and gain (B9.8, B2.3)."""

from __future__ import annotations

from typing import Final

from madmage.effects.values import Amount
from madmage.games.book.card import HAND, KINDS, SUPPLY, VALUE_OF, kind_of
from madmage.games.book.movement import return_to_supply, tell_card
from madmage.games.book.state import BookState
from madmage.kernel.ask import DONE
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal
from madmage.kernel.state import IN_FULL, SHORT
from madmage.kernel.words import Words, person

NOT_THERE: Final = Refusal("B9.8", "refused-pick-not-there")
HIGHEST_VALUE: Final = Refusal("B9.8a", "refused-upgrade-highest")
NONE_HIGHER: Final = Refusal("B9.8a", "refused-upgrade-stack-empty")
SAME_ELEMENT: Final = Refusal("B9.8", "refused-upgrade-element")
MUST_PICK: Final = Refusal("B5.3", "refused-pick-must")
NONE_LEFT: Final = Refusal("B2.3", "refused-supply-empty")


class Upgrade(Effect[BookState]):
    """B9.8: cards of a place are exchanged there for one of exactly one value more.

    A pick is the new card's element * 16 + the old card's kind. env: power, source, how many are
    left, and then the cards that came in, which cannot go up again.
    """

    def __init__(
        self, amount: Amount[BookState], up_to: bool, place: int, any_element: bool
    ) -> None:
        self.amount = amount
        self.up_to = up_to
        self.place = place
        self.any_element = any_element

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            env = (env[0], env[1], self.amount.of(st, env))
        elif st.answer == DONE:
            env = (env[0], env[1], 0, *env[3:])
        else:
            env = self._exchange(st, seat, env, st.answer)
        while env[2] > 0:
            options = self._options(st, seat, env)
            if not options:
                break
            if len(options) > 1 or self.up_to:
                if self.up_to:
                    options = (*options, DONE)
                self.ask(st, seat, "upgrade", options, 1, env)
                return
            env = self._exchange(st, seat, env, options[0])
        st.moved = len(env) - 3
        st.missed = SHORT if env[2] > 0 and not self.up_to else IN_FULL

    def _options(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        picks = self.candidates(st, seat, env)[1:]
        return tuple([p for p in picks if self.why_not_option(st, seat, env, p) is None])

    def _exchange(
        self, st: BookState, seat: int, env: tuple[int, ...], pick: int
    ) -> tuple[int, ...]:
        old = pick % 16
        new = kind_of(pick // 16, VALUE_OF[old] + 1)
        pile = st.hand if self.place == HAND else st.discard
        pile[seat * KINDS + old] -= 1
        return_to_supply(st, seat, old, self.place)
        st.supply[new] -= 1
        pile[seat * KINDS + new] += 1
        tell_card(st, "CardGained", seat, new, (SUPPLY, -1), (self.place, seat))
        return (env[0], env[1], env[2] - 1, *env[3:], new)

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (DONE, *[e * 16 + kind for e in range(4) for kind in range(12)])

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == DONE:
            return None if self.up_to else MUST_PICK
        old, element = option % 16, option // 16
        if element != old // 3 and not self.any_element:
            return SAME_ELEMENT
        pile = st.hand if self.place == HAND else st.discard
        fresh = 0
        for kind in env[3:]:
            if kind == old:
                fresh += 1
        if pile[seat * KINDS + old] - fresh <= 0:
            return NOT_THERE
        if VALUE_OF[old] == 3:
            return HIGHEST_VALUE
        # In any order: an exchange puts a card back that the next one may want.
        return NONE_HIGHER if st.supply[kind_of(element, VALUE_OF[old] + 1)] == 0 else None

    def is_idle(self, st: BookState, seat: int, env: tuple[int, ...]) -> bool:
        return not self._options(st, seat, (env[0], env[1], 1))

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-upgrade-any" if self.any_element else "verb-upgrade",
            {
                **person(who),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
                "upto": "yes" if self.up_to else "no",
                "place": "hand" if self.place == HAND else "discard",
            },
        )


class Gain(Effect[BookState]):
    """One card of a value, element of one's choice, from its stack; it costs nothing."""

    def __init__(self, value: int, place: int) -> None:
        self.value = value
        self.place = place

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            self._take(st, seat, st.answer)
            return
        options = tuple([e for e in range(4) if self.why_not_option(st, seat, env, e) is None])
        if len(options) > 1:
            self.ask(st, seat, "gain", options, 1, env)
        elif options:
            self._take(st, seat, options[0])
        else:
            st.moved = 0
            st.missed = SHORT

    def _take(self, st: BookState, seat: int, element: int) -> None:
        kind = kind_of(element, self.value)
        st.supply[kind] -= 1
        pile = st.hand if self.place == HAND else st.discard
        pile[seat * KINDS + kind] += 1
        tell_card(st, "CardGained", seat, kind, (SUPPLY, -1), (self.place, seat))
        st.moved = 1
        st.missed = IN_FULL

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return None if st.supply[kind_of(option, self.value)] > 0 else NONE_LEFT

    def why_not_fully(self, st: BookState, seat: int, env: tuple[int, ...]) -> Refusal | None:
        for element in range(4):
            if st.supply[kind_of(element, self.value)] > 0:
                return None
        return NONE_LEFT

    def is_idle(self, st: BookState, seat: int, env: tuple[int, ...]) -> bool:
        return self.why_not_fully(st, seat, env) is not None

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-gain",
            {
                **person(who),
                "value": self.value,
                "place": "hand" if self.place == HAND else "discard",
            },
        )
