"""Who carries an effect out: everybody, somebody chosen, some others, or the active player."""

from __future__ import annotations

from typing import Generic

from madmage.effects.control import in_order
from madmage.effects.values import Amount
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect, S
from madmage.kernel.refusal import Refusal
from madmage.kernel.words import THEY, YOU, Words

NOT_YOURSELF = Refusal("", "refused-not-yourself")
NOT_TWICE = Refusal("", "refused-not-twice")
NOT_IN_GAME = Refusal("", "refused-not-in-game")


class Each(Effect[S], Generic[S]):
    """Every player does all of it before the next one starts, from the active player on."""

    def __init__(self, parts: tuple[Effect[S], ...]) -> None:
        self.parts = parts
        self.body = in_order(parts)

    def run(self, st: S, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        for player in reversed(st.everyone()):
            st.agenda.append((self.body, 0, player, env))

    def is_idle(self, st: S, seat: int, env: tuple[int, ...]) -> bool:
        for player in st.everyone():
            if not self.body.is_idle(st, player, env):
                return False
        return True

    def children(self) -> tuple[Effect[S], ...]:
        return self.parts

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("who-each", {"do": self.body.describe(words, THEY, power)})


class Somebody(Effect[S], Generic[S]):
    """One player, picked by whoever runs this, themselves included."""

    def __init__(self, parts: tuple[Effect[S], ...]) -> None:
        self.parts = parts
        self.body = in_order(parts)

    def run(self, st: S, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            st.agenda.append((self.body, 0, st.answer, env))
            return
        options = tuple(sorted(st.everyone()))
        if len(options) == 1:
            st.agenda.append((self.body, 0, options[0], env))
        else:
            self.ask(st, seat, "player", options, 1, env)

    def candidates(self, st: S, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(st.seat_count()))

    def why_not_option(self, st: S, seat: int, env: tuple[int, ...], option: int) -> Refusal | None:
        return None if option in st.everyone() else NOT_IN_GAME

    def children(self) -> tuple[Effect[S], ...]:
        return self.parts

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("who-somebody", {"do": self.body.describe(words, THEY, power)})


class Others(Effect[S], Generic[S]):
    """Several different other players, in the order they are named."""

    def __init__(self, amount: Amount[S], parts: tuple[Effect[S], ...]) -> None:
        self.amount = amount
        self.parts = parts
        self.body = in_order(parts)

    def run(self, st: S, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # env holds (power, source) and then the players named so far.
        named = env[2:]
        if step == 1:
            named = (*named, st.answer)
        while len(named) < self.amount.of(st, env):
            options = self._options(st, seat, named)
            if not options:
                break
            if len(options) > 1:
                self.ask(st, seat, "player", options, 1, env[:2] + named)
                return
            named = (*named, options[0])
        for player in reversed(named):
            st.agenda.append((self.body, 0, player, env[:2]))

    def _options(self, st: S, seat: int, named: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted([p for p in st.everyone() if p != seat and p not in named]))

    def candidates(self, st: S, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(st.seat_count()))

    def why_not_option(self, st: S, seat: int, env: tuple[int, ...], option: int) -> Refusal | None:
        if option == seat:
            return NOT_YOURSELF
        if option in env[2:]:
            return NOT_TWICE
        return None if option in st.everyone() else NOT_IN_GAME

    def is_idle(self, st: S, seat: int, env: tuple[int, ...]) -> bool:
        return not self._options(st, seat, ())

    def children(self) -> tuple[Effect[S], ...]:
        return self.parts

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "who-others",
            {
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
                "do": self.body.describe(words, THEY, power),
            },
        )


class Active(Effect[S], Generic[S]):
    """Only the active player; or once for the whole group, the active player deciding."""

    def __init__(self, parts: tuple[Effect[S], ...], group: bool) -> None:
        self.parts = parts
        self.body = in_order(parts)
        self.group = group

    def run(self, st: S, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        st.agenda.append((self.body, 0, st.active, env))

    def is_idle(self, st: S, seat: int, env: tuple[int, ...]) -> bool:
        return self.body.is_idle(st, st.active, env)

    def children(self) -> tuple[Effect[S], ...]:
        return self.parts

    def describe(self, words: Words, who: str, power: int) -> str:
        if self.group:
            return words.say("who-group", {"do": self.body.describe(words, YOU, power)})
        return words.say("who-active", {"do": self.body.describe(words, THEY, power)})
