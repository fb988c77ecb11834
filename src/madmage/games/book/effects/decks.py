"""Verbs about decks and Madness: draw, receive, look, reveal, mill, reshuffle, box."""

from __future__ import annotations

from typing import Final

from madmage.effects.values import Amount
from madmage.games.book.card import (
    BOX,
    DECK,
    DISCARD,
    ELEMENT_OF,
    HAND,
    KINDS,
    MADNESS,
    STACK,
)
from madmage.games.book.movement import (
    deck_size,
    draw,
    prepare_deck,
    receive,
    shuffle_discard,
    take_top,
    tell_card,
)
from madmage.games.book.state import KNOWLEDGE_UNIT, KNOWN_TO_OWNER, BookState
from madmage.kernel.ask import DONE
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal
from madmage.kernel.state import IN_FULL, SHORT
from madmage.kernel.words import Words, person

STACK_TOO_SMALL: Final = Refusal("B8.2", "refused-stack-too-small")
NOT_LOOKED_AT: Final = Refusal("B9.1b", "refused-not-looked-at")
MUST_ORDER: Final = Refusal("B5.3", "refused-pick-must")
SIFT_ORDER: Final = Refusal("B5.3b", "refused-pick-order")

_PLACE_WORDS: Final = {HAND: "hand", DISCARD: "discard", DECK: "deck", 3: "support"}


class Draw(Effect[BookState]):
    """B9.1: top cards of one's deck into one's hand, one by one."""

    def __init__(self, amount: Amount[BookState]) -> None:
        self.amount = amount

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        st.moved = draw(st, ch, seat, self.amount.of(st, env))
        st.missed = IN_FULL

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-draw",
            {
                **person(who),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
            },
        )


class Receive(Effect[BookState]):
    """B9.3, B9.4, B9.10: Madness from the stack to a place; an empty stack loses the game (B8.2)."""

    def __init__(self, amount: Amount[BookState], place: int) -> None:
        self.amount = amount
        self.place = place

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        wanted = self.amount.of(st, env)
        for _ in range(wanted):
            if not receive(st, seat, self.place):
                return
        st.moved = wanted
        st.missed = IN_FULL

    def why_not_fully(self, st: BookState, seat: int, env: tuple[int, ...]) -> Refusal | None:
        return STACK_TOO_SMALL if st.madness < self.amount.of(st, env) else None

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-receive",
            {
                **person(who),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
                "place": _PLACE_WORDS[self.place],
            },
        )


class Mill(Effect[BookState]):
    """B9.17: top cards to the discard pile; an empty deck is met as by a draw, or a ruling stops it."""

    def __init__(self, amount: Amount[BookState]) -> None:
        self.amount = amount

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        wanted = self.amount.of(st, env)
        st.moved = 0
        while st.moved < wanted:
            # Where it stops at an empty deck, a short one is no reason to receive and shuffle either.
            if st.table.law.milling_stops:
                if deck_size(st, seat) == 0:
                    break
            elif not prepare_deck(st, seat, wanted - st.moved):
                return
            card = take_top(st, ch, seat)
            kind = card % KNOWLEDGE_UNIT
            st.discard[seat * KINDS + kind] += 1
            known = card // KNOWLEDGE_UNIT
            tell_card(st, "CardMilled", seat, kind, (DECK, seat), (DISCARD, seat), known)
            st.moved += 1
        st.missed = SHORT if st.moved < wanted else IN_FULL

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-mill",
            {
                **person(who),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
            },
        )


class Reveal(Effect[BookState]):
    """Name an element; turn cards over: those of it to the hand, the rest to the discard pile."""

    def __init__(self, amount: Amount[BookState]) -> None:
        self.amount = amount

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            self.ask(st, seat, "element", (0, 1, 2, 3), 1, env)
            return
        wanted = self.amount.of(st, env)
        st.tell("ElementNamed", seat, (st.answer,))
        st.moved = 0
        for turned in range(wanted):
            if not prepare_deck(st, seat, wanted - turned):
                return
            card = take_top(st, ch, seat)
            kind = card % KNOWLEDGE_UNIT
            place = HAND if ELEMENT_OF[kind] == st.answer else DISCARD
            pile = st.hand if place == HAND else st.discard
            pile[seat * KINDS + kind] += 1
            known = card // KNOWLEDGE_UNIT
            tell_card(st, "CardRevealed", seat, kind, (DECK, seat), (place, seat), known)
            st.moved += 1
        st.missed = IN_FULL

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-reveal",
            {
                **person(who),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
            },
        )


class Look(Effect[BookState]):
    """B9.1b: look at top cards, discard any, put the rest back in any order.

    The cards looked at stay on top of the deck while their player sifts them; env: power, source,
    how many there are, the last one discarded (or NOT_SIFTED once ordering has begun), and then
    the cards put back so far, the first of which will be drawn first.
    """

    def __init__(self, amount: Amount[BookState]) -> None:
        self.amount = amount

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            count = self._look(st, ch, seat, self.amount.of(st, env))
            env = (env[0], env[1], count, _FIRST)
        elif env[3] == _ORDERING:
            env = (*env, st.answer)
        elif st.answer == DONE:
            env = (env[0], env[1], env[2], _ORDERING)
        else:
            self._discard(st, seat, env[2], st.answer)
            env = (env[0], env[1], env[2] - 1, st.answer)
        self._go_on(st, seat, env)

    def _go_on(self, st: BookState, seat: int, env: tuple[int, ...]) -> None:
        if env[3] != _ORDERING:
            options = self._options(st, seat, env)
            if len(options) > 1:
                self.ask(st, seat, "sift", options, 1, env)
                return
            env = (env[0], env[1], env[2], _ORDERING)
        while len(env) - 4 < env[2]:
            options = self._options(st, seat, env)
            if len(options) > 1:
                self.ask(st, seat, "order", options, 1, env)
                return
            env = (*env, options[0])
        self._put_back(st, seat, env[4:])

    def _look(self, st: BookState, ch: Chance, seat: int, wanted: int) -> int:
        # Only what is there is looked at; no Madness comes.
        count = min(wanted, deck_size(st, seat))
        seen: list[int] = []
        for _ in range(count):
            card = take_top(st, ch, seat)
            known = max(KNOWN_TO_OWNER, card // KNOWLEDGE_UNIT)
            kind = card % KNOWLEDGE_UNIT
            seen.append(kind + known * KNOWLEDGE_UNIT)
        for card in reversed(seen):
            st.top[seat] = st.top[seat] + bytes((card,))
        for card in seen:
            kind = card % KNOWLEDGE_UNIT
            tell_card(st, "CardLookedAt", seat, kind, (DECK, seat), (DECK, seat), 0)
        return count

    def _window(self, st: BookState, seat: int, env: tuple[int, ...]) -> list[int]:
        """The kinds looked at and not yet put back, in drawing order."""
        top = st.top[seat]
        kinds = [card % KNOWLEDGE_UNIT for card in top[len(top) - env[2] :]]
        for kind in env[4:]:
            kinds.remove(kind)
        return kinds

    def _options(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        options = [k for k in range(KINDS) if self.why_not_option(st, seat, env, k) is None]
        if env[3] != _ORDERING:
            options.append(DONE)
        return tuple(options)

    def _discard(self, st: BookState, seat: int, count: int, kind: int) -> None:
        top = st.top[seat]
        for at in range(len(top) - count, len(top)):
            if top[at] % KNOWLEDGE_UNIT == kind:
                st.top[seat] = top[:at] + top[at + 1 :]
                st.discard[seat * KINDS + kind] += 1
                known = top[at] // KNOWLEDGE_UNIT
                tell_card(st, "CardDiscarded", seat, kind, (DECK, seat), (DISCARD, seat), known)
                return

    def _put_back(self, st: BookState, seat: int, order: tuple[int, ...]) -> None:
        below = st.top[seat][: len(st.top[seat]) - len(order)]
        back = [kind + KNOWN_TO_OWNER * KNOWLEDGE_UNIT for kind in reversed(order)]
        st.top[seat] = below + bytes(back)
        st.moved = len(order)
        st.missed = IN_FULL

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (*range(KINDS), DONE)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == DONE:
            return None if env[3] != _ORDERING else MUST_ORDER
        if option not in self._window(st, seat, env):
            return NOT_LOOKED_AT
        if env[3] >= 0 and option < env[3]:
            return SIFT_ORDER
        return None

    def is_idle(self, st: BookState, seat: int, env: tuple[int, ...]) -> bool:
        return deck_size(st, seat) == 0

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-look",
            {
                **person(who),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
            },
        )


_FIRST: Final = -1
_ORDERING: Final = -2


class Reshuffle(Effect[BookState]):
    """B9.2: the discard pile is shuffled into the deck; no Madness comes."""

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        shuffle_discard(st, seat)
        st.moved = 0
        st.missed = IN_FULL

    def is_idle(self, st: BookState, seat: int, env: tuple[int, ...]) -> bool:
        return deck_size(st, seat) + sum(st.discard[seat * KINDS : seat * KINDS + KINDS]) == 0

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-reshuffle", {**person(who)})


class Box(Effect[BookState]):
    """Madness from the stack to the box; nobody receives it, so an empty stack only ends it (B8.2)."""

    def __init__(self, amount: Amount[BookState]) -> None:
        self.amount = amount

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        wanted = self.amount.of(st, env)
        st.moved = 0
        while st.moved < wanted and st.madness > 0:
            st.madness -= 1
            st.box[MADNESS] += 1
            st.moved += 1
            tell_card(st, "MadnessBoxed", -1, MADNESS, (STACK, -1), (BOX, -1))
        st.missed = SHORT if st.moved < wanted else IN_FULL

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-box",
            {"amount": self.amount.word(words, power), "n": self.amount.count(power)},
        )
