"""Damage, healing, points, omens and turns: what a card does to a character (M2, M10)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.character import DIE, heal
from madmage.games.maze.dying import hurt
from madmage.games.maze.effects.consequence import Consequence, level_here
from madmage.games.maze.state import (
    ABILITY_COUNT,
    MOST_POINTS,
    STREAM_DIE,
    MazeState,
)
from madmage.games.maze.walking import figures_in
from madmage.kernel.ask import DONE
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal
from madmage.kernel.words import Words, person

UNPOINT_DAMAGE: Final = 5
SHIFT_UNIT: Final = 8

ABILITY_FULL: Final = Refusal("M2.1", "refused-ability-full")
NO_POINT_THERE: Final = Refusal("M2.1", "refused-no-point-there")
SAME_ABILITY: Final = Refusal("M2.1", "refused-same-ability")


class Sum:
    """An amount: a number, and a die or the level of the field on top of it."""

    def __init__(self, number: int, die: bool, level: bool) -> None:
        self.number = number
        self.die = die
        self.level = level

    def of(self, st: MazeState, ch: Chance, seat: int) -> int:
        """The amount now; a die is rolled openly by whom it concerns, and no power or luck changes it."""
        amount = self.number
        if self.level:
            amount += level_here(st)
        if self.die:
            face = ch.pick(STREAM_DIE + seat, DIE)
            st.tell("AmountRolled", seat, (face,))
            amount += face
        return amount

    def word(self, words: Words) -> str:
        """The amount as it stands in a sentence."""
        form = "die" if self.die else "none"
        if self.level:
            form = "die-level" if self.die else "level"
        return words.say("amount-sum", {"n": self.number, "form": form})


class Damage(Consequence):
    """M2.3a: one damage."""

    def __init__(self, amount: Sum) -> None:
        self.amount = amount

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        hurt(st, seat, self.amount.of(st, ch, seat))

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-damage", {**person(who), "amount": self.amount.word(words)})


class Heal(Consequence):
    """Life, within the cap."""

    def __init__(self, amount: Sum) -> None:
        self.amount = amount

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        heal(st, seat, self.amount.of(st, ch, seat))

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-heal", {**person(who), "amount": self.amount.word(words)})


class Point(Consequence):
    """M2.5: one free point, invested at once; lost if all five abilities are full."""

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            invest(st, seat, st.answer)
            return
        options = self._options(st, seat)
        if st.table.law.point_in_tested and st.tested >= 0:
            options = tuple([number for number in options if number == st.tested])
        if not options:
            st.tell("PointLost", seat, ())
        elif len(options) == 1:
            invest(st, seat, options[0])
        else:
            self.ask(st, seat, "point", options, 1, env)

    def _options(self, st: MazeState, seat: int) -> tuple[int, ...]:
        return tuple([n for n in range(ABILITY_COUNT) if why_not_invest(st, seat, n) is None])

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(ABILITY_COUNT))

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return why_not_invest(st, seat, option)

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-point", {**person(who)})


def why_not_invest(st: MazeState, seat: int, number: int) -> Refusal | None:
    """M2.1: at most five points invested in one ability."""
    return ABILITY_FULL if st.points[seat * ABILITY_COUNT + number] >= MOST_POINTS else None


def invest(st: MazeState, seat: int, number: int) -> None:
    """A point into an ability."""
    st.points[seat * ABILITY_COUNT + number] += 1
    st.tell("PointInvested", seat, (number, st.points[seat * ABILITY_COUNT + number]))


class Unpoint(Consequence):
    """An invested point goes, of the owner's choice; with none invested it is damage."""

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            options = [n for n in range(ABILITY_COUNT) if st.points[seat * ABILITY_COUNT + n]]
            if not options:
                hurt(st, seat, UNPOINT_DAMAGE)
                return
            if len(options) > 1:
                self.ask(st, seat, "unpoint", tuple(options), 1, env)
                return
            st.answer = options[0]
        st.points[seat * ABILITY_COUNT + st.answer] -= 1
        st.tell("PointTaken", seat, (st.answer,))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(ABILITY_COUNT))

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return None if st.points[seat * ABILITY_COUNT + option] else NO_POINT_THERE

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-unpoint", {**person(who), "n": UNPOINT_DAMAGE})


class Shift(Consequence):
    """The owner may move one invested point to another ability. A move is from * 8 + to."""

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            codes = self.candidates(st, seat, env)
            options = [c for c in codes if self.why_not_option(st, seat, env, c) is None]
            if len(options) > 1:
                self.ask(st, seat, "shift", tuple(options), 1, env)
        elif st.answer != DONE:
            old, new = st.answer // SHIFT_UNIT, st.answer % SHIFT_UNIT
            st.points[seat * ABILITY_COUNT + old] -= 1
            st.points[seat * ABILITY_COUNT + new] += 1
            st.tell("PointMoved", seat, (old, new))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        every = range(ABILITY_COUNT)
        return (DONE, *[old * SHIFT_UNIT + new for old in every for new in every])

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == DONE:
            return None
        old, new = option // SHIFT_UNIT, option % SHIFT_UNIT
        if old == new:
            return SAME_ABILITY
        if not st.points[seat * ABILITY_COUNT + old]:
            return NO_POINT_THERE
        return why_not_invest(st, seat, new)

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-shift", {**person(who)})


class Skip(Consequence):
    """The next own turn is missed."""

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        st.skip |= 1 << seat
        st.tell("WillSkip", seat, ())

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-skip", {**person(who)})


class Again(Consequence):
    """One more turn right after this one, for the player whose turn it is, at most one in a row."""

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if seat == st.active and st.extra_turn == 0:
            st.extra_turn = 1
            st.tell("ExtraTurn", seat, ())

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-again", {**person(who)})


class Omen(Consequence):
    """Lies before its owner until their next test roll, which it changes."""

    def __init__(self, change: int) -> None:
        self.change = change

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        st.omen[seat] = self.change
        st.tell("OmenLaid", seat, (self.change,))

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-omen", {**person(who), "change": f"{self.change:+d}"})


class EveryoneHere(Consequence):
    """All figures of the level, the one who undergoes it first; or all but that one."""

    once = True

    def __init__(self, parts: tuple[Effect[MazeState], ...], others_only: bool) -> None:
        self.parts = parts
        self.others_only = others_only

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step + 1 < len(self.parts):
            self.push(st, step + 1, seat, env)
        # M10.1a: whoever died by this card is out of it, wherever they stand now.
        here = [s for s in figures_in(st, level_here(st)) if not st.fallen >> s & 1]
        order = [s for s in here if s != seat]
        if not self.others_only and seat in here:
            order.insert(0, seat)
        for figure in reversed(order):
            st.agenda.append((self.parts[step], 0, figure, ()))

    def children(self) -> tuple[Effect[MazeState], ...]:
        return self.parts

    def describe(self, words: Words, who: str, power: int) -> str:
        texts = " ".join([part.describe(words, "they", power) for part in self.parts])
        whom = "others" if self.others_only else "all"
        return words.say("frame-here", {"whom": whom, "do": texts})


class ToReader(Consequence):
    """What happens to the reader."""

    once = True

    def __init__(self, parts: tuple[Effect[MazeState], ...]) -> None:
        self.parts = parts

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        reader = st.reader
        if st.fallen >> reader & 1:
            # M10.1a: also if an earlier step of this very frame was the death of them.
            return
        if step + 1 < len(self.parts):
            self.push(st, step + 1, seat, env)
        st.agenda.append((self.parts[step], 0, reader, ()))

    def children(self) -> tuple[Effect[MazeState], ...]:
        return self.parts

    def describe(self, words: Words, who: str, power: int) -> str:
        texts = " ".join([part.describe(words, "they", power) for part in self.parts])
        return words.say("frame-reader", {"do": texts})
