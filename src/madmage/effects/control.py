"""Order, choice, condition and repetition: Seq, May, OneOf, If, Repeat.

Refusals here carry no rule number: each game says which of its rules stands behind them.
"""

from __future__ import annotations

from typing import Generic

from madmage.effects.values import Amount, Condition
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect, S
from madmage.kernel.refusal import Refusal
from madmage.kernel.state import DECLINED, IN_FULL, SHORT
from madmage.kernel.words import Words, infinitive, person

NO = 0
YES = 1
OVER = -1
"""The step of a repetition that begins no new round."""

NOT_IN_FULL = Refusal("", "refused-branch-not-in-full")
DOES_NOTHING = Refusal("", "refused-branch-does-nothing")


class Seq(Effect[S], Generic[S]):
    """One after the other, each as far as it can be done."""

    def __init__(self, parts: tuple[Effect[S], ...]) -> None:
        self.parts = parts

    def run(self, st: S, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        parts = self.parts
        if step + 1 < len(parts):
            st.agenda.append((self, step + 1, seat, env))
        if step < len(parts):
            st.agenda.append((parts[step], 0, seat, env))

    def why_not_fully(self, st: S, seat: int, env: tuple[int, ...]) -> Refusal | None:
        for part in self.parts:
            refusal = part.why_not_fully(st, seat, env)
            if refusal is not None:
                return refusal
        return None

    def is_idle(self, st: S, seat: int, env: tuple[int, ...]) -> bool:
        for part in self.parts:
            if not part.is_idle(st, seat, env):
                return False
        return True

    def children(self) -> tuple[Effect[S], ...]:
        return self.parts

    def describe(self, words: Words, who: str, power: int) -> str:
        text = self.parts[0].describe(words, who, power)
        for part in self.parts[1:]:
            second = part.describe(words, who, power)
            text = words.say("frame-then", {"first": text, "second": second})
        return text


def in_order(parts: tuple[Effect[S], ...]) -> Effect[S]:
    """Several nodes as one; a single node needs no frame of its own."""
    return parts[0] if len(parts) == 1 else Seq(parts)


class May(Effect[S], Generic[S]):
    """Do it or leave it; `strict` lets it be chosen only if its first part can be done in full."""

    def __init__(self, parts: tuple[Effect[S], ...], strict: bool) -> None:
        self.parts = parts
        self.body = in_order(parts)
        self.strict = strict

    def run(self, st: S, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            if self.is_idle(st, seat, env):
                st.moved = 0
                st.missed = DECLINED
            else:
                self.ask(st, seat, "may", (NO, YES), 1, env)
        elif st.answer == YES:
            st.agenda.append((self.body, 0, seat, env))
        else:
            st.moved = 0
            st.missed = DECLINED
            self._end_repetition(st)

    def _end_repetition(self, st: S) -> None:
        """Let the innermost repetition of one's own card that holds this node begin no new round."""
        agenda = st.agenda
        for at in range(len(agenda) - 1, -1, -1):
            effect, _, seat, env = agenda[at]
            if isinstance(effect, Repeat) and self in effect.mays:
                agenda[at] = (effect, OVER, seat, env)
                return

    def why_not_option(self, st: S, seat: int, env: tuple[int, ...], option: int) -> Refusal | None:
        return None

    def candidates(self, st: S, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (NO, YES)

    def is_idle(self, st: S, seat: int, env: tuple[int, ...]) -> bool:
        if self.strict and self.parts[0].why_not_fully(st, seat, env) is not None:
            return True
        return self.body.is_idle(st, seat, env)

    def children(self) -> tuple[Effect[S], ...]:
        return self.parts

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "frame-may", {**person(who), "do": self.body.describe(words, infinitive(who), power)}
        )


class OneOf(Effect[S], Generic[S]):
    """Exactly one branch, chosen among those that can be done in full, if there are any."""

    def __init__(self, branches: tuple[Effect[S], ...]) -> None:
        self.branches = branches

    def run(self, st: S, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            st.agenda.append((self.branches[st.answer], 0, seat, env))
            return
        if self.is_idle(st, seat, env):
            st.moved = 0
            st.missed = SHORT
            return
        options = tuple(
            [i for i in range(len(self.branches)) if self.why_not_option(st, seat, env, i) is None]
        )
        if len(options) == 1:
            st.agenda.append((self.branches[options[0]], 0, seat, env))
        else:
            self.ask(st, seat, "one_of", options, 1, env)

    def why_not_option(self, st: S, seat: int, env: tuple[int, ...], option: int) -> Refusal | None:
        if self.branches[option].why_not_fully(st, seat, env) is None:
            return None
        for branch in self.branches:
            if branch.why_not_fully(st, seat, env) is None:
                return NOT_IN_FULL
        # No branch can be done in full: one that does something goes before one that does nothing.
        is_vain = self.branches[option].is_idle(st, seat, env)
        return DOES_NOTHING if is_vain and not self.is_idle(st, seat, env) else None

    def candidates(self, st: S, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(len(self.branches)))

    def why_not_fully(self, st: S, seat: int, env: tuple[int, ...]) -> Refusal | None:
        for branch in self.branches:
            if branch.why_not_fully(st, seat, env) is None:
                return None
        return NOT_IN_FULL

    def is_idle(self, st: S, seat: int, env: tuple[int, ...]) -> bool:
        for branch in self.branches:
            if not branch.is_idle(st, seat, env):
                return False
        return True

    def children(self) -> tuple[Effect[S], ...]:
        return self.branches

    def describe(self, words: Words, who: str, power: int) -> str:
        texts = [branch.describe(words, who, power) for branch in self.branches]
        text = texts[0]
        for other in texts[1:]:
            text = words.say("frame-or", {"first": text, "second": other})
        return words.say("frame-one-of", {"branches": text})


class If(Effect[S], Generic[S]):
    """One way if the condition holds when the step is reached, else the other."""

    def __init__(
        self, condition: Condition[S], then: tuple[Effect[S], ...], other: tuple[Effect[S], ...]
    ) -> None:
        self.condition = condition
        self.then = in_order(then)
        self.other = in_order(other)
        self.parts = then + other
        self.has_other = len(other) > 0

    def run(self, st: S, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        body = self.then if self.condition.holds(st, seat) else self.other
        st.agenda.append((body, 0, seat, env))

    def children(self) -> tuple[Effect[S], ...]:
        return self.parts

    def describe(self, words: Words, who: str, power: int) -> str:
        condition = self.condition.describe(words, who)
        then = self.then.describe(words, who, power)
        if not self.has_other:
            return words.say("frame-if", {"condition": condition, "then": then})
        other = self.other.describe(words, who, power)
        return words.say("frame-if-else", {"condition": condition, "then": then, "other": other})


def mays_in(parts: tuple[Effect[S], ...]) -> tuple[Effect[S], ...]:
    """Every `may` written in these nodes, but for those that belong to a repetition among them."""
    found: list[Effect[S]] = []
    for part in parts:
        if isinstance(part, May):
            found.append(part)
        if not isinstance(part, Repeat):
            found.extend(mays_in(part.children()))
    return tuple(found)


class Repeat(Effect[S], Generic[S]):
    """The same again, with fresh choices; after a declined `may` inside no new round begins.

    Inside means: written inside. What a granted action or another spell asks on the way does not
    count, nor does a `may` that could not be done and was never asked.
    """

    def __init__(self, amount: Amount[S], parts: tuple[Effect[S], ...]) -> None:
        self.amount = amount
        self.parts = parts
        self.body = in_order(parts)
        self.mays = mays_in(parts)

    def run(self, st: S, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # `step` counts the rounds already begun; the power in env[0] never changes meanwhile.
        if step == 0:
            st.missed = IN_FULL
        if step != OVER and step < self.amount.of(st, env):
            st.agenda.append((self, step + 1, seat, env))
            st.agenda.append((self.body, 0, seat, env))

    def is_idle(self, st: S, seat: int, env: tuple[int, ...]) -> bool:
        return self.body.is_idle(st, seat, env)

    def children(self) -> tuple[Effect[S], ...]:
        return self.parts

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "frame-repeat",
            {
                "do": self.body.describe(words, who, power),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
            },
        )
