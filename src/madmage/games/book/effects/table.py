"""Verbs that bend payments, the Book's own amounts and conditions, and who "each other" is."""

from __future__ import annotations

from madmage.effects.control import in_order
from madmage.effects.values import Amount, Condition
from madmage.effects.who import NOT_IN_GAME, NOT_YOURSELF
from madmage.games.book.card import KINDS, MADNESS
from madmage.games.book.state import BookState
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal
from madmage.kernel.state import IN_FULL
from madmage.kernel.words import THEY, Words, person


class Discount(Effect[BookState]):
    """A pool that whoever destroys a curse by the action may take off its cost (B6.6)."""

    def __init__(self, amount: Amount[BookState], until_check: bool) -> None:
        self.amount = amount
        self.until_check = until_check

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        amount = self.amount.of(st, env)
        if self.until_check:
            st.discount_check += amount
        else:
            st.discount_turn += amount
        st.tell("DiscountGranted", seat, (amount, 1 if self.until_check else 0))
        st.missed = IN_FULL

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-discount-check" if self.until_check else "verb-discount",
            {"amount": self.amount.word(words, power), "n": self.amount.count(power)},
        )


class Boost(Effect[BookState]):
    """For this turn the next support cards used to pay count one more each (B6.2, B9.5)."""

    def __init__(self, amount: Amount[BookState]) -> None:
        self.amount = amount

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        amount = self.amount.of(st, env)
        st.boost += amount
        st.tell("BoostGranted", seat, (amount,))
        st.missed = IN_FULL

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-boost", {"amount": self.amount.word(words, power), "n": self.amount.count(power)}
        )


class EachOther(Effect[BookState]):
    """B9.12: every player but the one who runs this; by one ruling a single one of their choice."""

    def __init__(self, parts: tuple[Effect[BookState], ...]) -> None:
        self.parts = parts
        self.body = in_order(parts)

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            st.agenda.append((self.body, 0, st.answer, env))
            return
        others = [p for p in st.everyone() if p != seat]
        if st.table.law.one_other_player and len(others) > 1:
            self.ask(st, seat, "player", tuple(sorted(others)), 1, env)
            return
        for player in reversed(others):
            st.agenda.append((self.body, 0, player, env))

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(st.table.seats))

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == seat:
            return NOT_YOURSELF
        return None if st.alive[option] else NOT_IN_GAME

    def children(self) -> tuple[Effect[BookState], ...]:
        return self.parts

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("who-each-other", {"do": self.body.describe(words, THEY, power)})


class ByRound(Amount[BookState]):
    """R, R+1 or H: grows with the row of the round just finished, so that an early miss is cheap."""

    def __init__(self, word: str, plus: int, halved: bool) -> None:
        self.letter = word
        self.plus = plus
        self.halved = halved

    def of(self, st: BookState, env: tuple[int, ...]) -> int:
        return self.at(st.row)

    def at(self, row: int) -> int:
        """The number in a round."""
        return ((row + 1) // 2 if self.halved else row) + self.plus

    def count(self, power: int) -> int:
        return 2

    def word(self, words: Words, power: int) -> str:
        # Words that know the round say the number instead of the letter.
        return words.say("amount-by-round", {"letter": self.letter, "amount": self})


class HandMadness(Condition[BookState]):
    """So many Madness in hand, or more."""

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, st: BookState, seat: int) -> bool:
        return st.hand[seat * KINDS + MADNESS] >= self.number

    def describe(self, words: Words, who: str) -> str:
        return words.say("if-hand-madness", {**person(who), "n": self.number})


class SupportEmpty(Condition[BookState]):
    """No card at all in one's own support, Madness included."""

    def holds(self, st: BookState, seat: int) -> bool:
        return not st.support[seat]

    def describe(self, words: Words, who: str) -> str:
        return words.say("if-support-empty", {**person(who)})


class DrewMadness(Condition[BookState]):
    """The card just drawn is a Madness."""

    def holds(self, st: BookState, seat: int) -> bool:
        return st.drawn == MADNESS

    def describe(self, words: Words, who: str) -> str:
        return words.say("if-drew-madness", {**person(who)})
