"""Verbs about curses: still, banish, shift, trigger, token, on_place, under (B5.2, B9.7, B1.7a)."""

from __future__ import annotations

from typing import Final

from madmage.effects.control import in_order
from madmage.effects.values import Amount
from madmage.games.book.card import MADNESS, STACK, UNDER_CURSE
from madmage.games.book.curses import (
    BREAK_CURSE,
    STRIKE,
    face_up,
    put_token,
    slots_in_play,
)
from madmage.games.book.movement import tell_card
from madmage.games.book.pack import MULTI
from madmage.games.book.state import NO_CURSE, SLOTS, BookState
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal
from madmage.kernel.state import IN_FULL, SHORT
from madmage.kernel.words import Words, person

NO_CURSE_THERE: Final = Refusal("B5.2", "refused-no-curse-there")
CURSE_SLEEPS: Final = Refusal("B9.7", "refused-curse-sleeps-effect")
SLOT_TAKEN: Final = Refusal("B3.2", "refused-slot-taken")
MOVED_ALREADY: Final = Refusal("B3.2", "refused-curse-moved-already")
ELEMENT_HAS_TOKEN: Final = Refusal("B1.7a", "refused-token-element-again")
OWN_ELEMENT: Final = Refusal("B1.7a", "refused-token-own-element")
NO_TOKEN_LEFT: Final = Refusal("B1.7a", "refused-token-none-left")

SHIFT_UNIT: Final = 8
"""A shift is the old slot * 8 + the new slot."""

# Which curses a token or a trigger means.
EACH_SINGLE: Final = "each_single"
EACH_OTHER_SINGLE: Final = "each_other_single"
LEFTMOST_SINGLE: Final = "leftmost_single"
LEFTMOST: Final = "leftmost"
NEXT_SINGLE: Final = "next_single"


def is_single(st: BookState, slot: int) -> bool:
    """Whether a slot's curse has one element."""
    return st.table.pack.curses[st.curse[slot]].type != MULTI


def meant(st: BookState, which: str, here: int) -> list[int]:
    """The slots of the face-up curses that `which` means; `here` is the speaking curse's slot."""
    if which == LEFTMOST:
        return face_up(st)[:1]
    singles = [slot for slot in face_up(st) if is_single(st, slot)]
    if which == LEFTMOST_SINGLE:
        return singles[:1]
    if which == EACH_OTHER_SINGLE:
        return [slot for slot in singles if slot != here]
    if which == NEXT_SINGLE:
        right = [slot for slot in singles if slot > here]
        left = [slot for slot in singles if slot < here]
        return right[:1] or left[-1:]
    return singles


class CurseVerb(Effect[BookState]):
    """Does something to so many different face-up curses, each chosen."""

    key = "verb"

    def __init__(self, amount: Amount[BookState]) -> None:
        self.amount = amount

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if st.curse[option] == NO_CURSE:
            return NO_CURSE_THERE
        return CURSE_SLEEPS if st.asleep[option] else None

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(SLOTS))

    def is_idle(self, st: BookState, seat: int, env: tuple[int, ...]) -> bool:
        return not face_up(st)

    def why_not_fully(self, st: BookState, seat: int, env: tuple[int, ...]) -> Refusal | None:
        return NO_CURSE_THERE if len(face_up(st)) < self.amount.of(st, env) else None

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            self.key,
            {
                **person(who),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
            },
        )


class Still(CurseVerb):
    """B9.7: curses turn face down: no effect, not to be destroyed, until the turn after this."""

    key = "verb-still"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        left = self.amount.of(st, env) if step == 0 else env[2]
        moved = 0 if step == 0 else env[3]
        if step == 1:
            self._still(st, st.answer)
            left, moved = left - 1, moved + 1
        while left > 0 and face_up(st):
            options = tuple(face_up(st))
            if len(options) > left and len(options) > 1:
                self.ask(st, seat, "curse", options, 1, (env[0], env[1], left, moved))
                return
            self._still(st, options[0])
            left, moved = left - 1, moved + 1
        st.moved = moved
        st.missed = SHORT if left > 0 else IN_FULL

    def _still(self, st: BookState, slot: int) -> None:
        st.asleep[slot] = st.turn
        st.tell("CurseStilled", -1, (slot, st.curse[slot]))


class Banish(CurseVerb):
    """Destroys curses without paying: no reward, but everything else as in B6.6a."""

    key = "verb-banish"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # env: power, source, how many are left, how many are gone. Step 2: one has just gone.
        left = self.amount.of(st, env) if step == 0 else env[2]
        moved = 0 if step == 0 else env[3]
        if step == 1:
            self._banish(st, seat, (env[0], env[1], left - 1, moved + 1), st.answer)
            return
        options = tuple(face_up(st))
        if left > 0 and options:
            if len(options) > 1:
                self.ask(st, seat, "curse", options, 1, (env[0], env[1], left, moved))
            else:
                self._banish(st, seat, (env[0], env[1], left - 1, moved + 1), options[0])
            return
        st.moved = moved
        st.missed = SHORT if left > 0 else IN_FULL

    def _banish(self, st: BookState, seat: int, env: tuple[int, ...], slot: int) -> None:
        self.push(st, 2, seat, env)
        st.agenda.append((BREAK_CURSE, 0, seat, (slot, 0)))


class Shift(CurseVerb):
    """Moves curses to free slots, with tokens and what lies under them; env ends with the new slots."""

    key = "verb-shift"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            env = self._shift(st, env, st.answer)
        while len(env) - 2 < self.amount.of(st, env):
            options = tuple(
                [
                    pick
                    for pick in self.candidates(st, seat, env)
                    if self.why_not_option(st, seat, env, pick) is None
                ]
            )
            if not options:
                break
            if len(options) > 1:
                self.ask(st, seat, "shift", options, 1, env)
                return
            env = self._shift(st, env, options[0])
        st.moved = len(env) - 2
        st.missed = SHORT if st.moved < self.amount.of(st, env) else IN_FULL

    def _shift(self, st: BookState, env: tuple[int, ...], pick: int) -> tuple[int, ...]:
        old, new = pick // SHIFT_UNIT, pick % SHIFT_UNIT
        st.curse[new] = st.curse[old]
        st.curse[old] = NO_CURSE
        st.under[new] = st.under[old]
        st.under[old] = 0
        st.token[new] = st.token[old]
        st.token[old] = 0
        st.tell("CurseShifted", -1, (old, new, st.curse[new]))
        return (*env, new)

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        slots = slots_in_play(st)
        return tuple([old * SHIFT_UNIT + new for old in slots for new in slots if new != old])

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        old, new = option // SHIFT_UNIT, option % SHIFT_UNIT
        if st.curse[old] == NO_CURSE:
            return NO_CURSE_THERE
        if st.asleep[old]:
            return CURSE_SLEEPS
        if old in env[2:]:
            return MOVED_ALREADY
        return SLOT_TAKEN if st.curse[new] != NO_CURSE else None


class Trigger(Effect[BookState]):
    """A face-up curse takes effect now, for all it hits, and stays."""

    def __init__(self, which: str) -> None:
        self.which = which

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        for slot in meant(st, self.which, env[1]):
            st.agenda.append((STRIKE, 0, st.active, (slot,)))

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-trigger", {"which": self.which.replace("_", "")})


class OwnToken(Effect[BookState]):
    """B1.7a: tokens of each curse's own element on the curses meant."""

    def __init__(self, amount: Amount[BookState], which: str) -> None:
        self.amount = amount
        self.which = which

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        st.moved = 0
        for slot in meant(st, self.which, env[1]):
            for _ in range(self.amount.of(st, env)):
                if put_token(st, slot, st.table.pack.curses[st.curse[slot]].type):
                    st.moved += 1
        st.missed = IN_FULL

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-token-own",
            {
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
                "which": self.which.replace("_", ""),
            },
        )


class ForeignToken(Effect[BookState]):
    """B1.7a: tokens of different elements, never the curse's own, on one curse; the player picks them.

    env: power, source, the curse's slot, then the elements so far.
    """

    def __init__(self, amount: Amount[BookState], which: str) -> None:
        self.amount = amount
        self.which = which

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            slots = meant(st, self.which, env[1])
            if not slots:
                st.moved = 0
                st.missed = SHORT
                return
            env = (env[0], env[1], slots[0])
        else:
            env = self._put(st, env, st.answer)
        while len(env) - 3 < self.amount.of(st, env):
            options = tuple([e for e in range(4) if self.why_not_option(st, seat, env, e) is None])
            if not options:
                break
            if len(options) > 1:
                self.ask(st, seat, "token", options, 1, env)
                return
            env = self._put(st, env, options[0])
        st.moved = len(env) - 3
        st.missed = IN_FULL

    def _put(self, st: BookState, env: tuple[int, ...], element: int) -> tuple[int, ...]:
        put_token(st, env[2], element)
        return (*env, element)

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if st.table.pack.curses[st.curse[env[2]]].type == option:
            return OWN_ELEMENT
        if option in env[3:]:
            return ELEMENT_HAS_TOKEN
        return NO_TOKEN_LEFT if st.token_supply[option] == 0 else None

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-token-foreign",
            {
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
                "which": self.which.replace("_", ""),
            },
        )


class OnPlace(Effect[BookState]):
    """Remembers an effect until the next curses have been placed (B5.5)."""

    def __init__(self, parts: tuple[Effect[BookState], ...]) -> None:
        self.parts = parts
        self.body = in_order(parts)

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        st.orders.append((self.body, 0, st.active, env))

    def children(self) -> tuple[Effect[BookState], ...]:
        return self.parts

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-on-place", {"do": self.body.describe(words, who, power)})


class Under(Effect[BookState]):
    """B5.7: a Madness from the stack under each curse placed, left to right, while there is one."""

    def __init__(self, amount: Amount[BookState]) -> None:
        self.amount = amount

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        for slot in range(SLOTS):
            if st.curse[slot] == NO_CURSE:
                continue
            for _ in range(self.amount.of(st, env)):
                if st.madness == 0:
                    return
                st.madness -= 1
                st.under[slot] += 1
                tell_card(st, "MadnessPlaced", -1, MADNESS, (STACK, -1), (UNDER_CURSE, slot))

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-under",
            {"amount": self.amount.word(words, power), "n": self.amount.count(power)},
        )
