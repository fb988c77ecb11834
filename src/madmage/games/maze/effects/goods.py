"""Things a card gives and takes: drawing, losing, stealing (M2.6, M2.7)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.effects.consequence import Consequence
from madmage.games.maze.gaining import GAIN_GEAR, GAIN_POTION, POTION_LIMIT
from madmage.games.maze.goods import (
    drop_gear,
    drop_potion,
    potion_limit,
    spend_key,
    take_key,
    with_one,
    without,
)
from madmage.games.maze.potions import NOT_HELD
from madmage.games.maze.state import MOST_KEYS, NO_GEAR, STREAM_THIEF, MazeState
from madmage.games.maze.walking import figures_in
from madmage.kernel.chance import Chance
from madmage.kernel.refusal import Refusal
from madmage.kernel.words import Words, person

POTION: Final = 0
EQUIPMENT: Final = 1
KEY: Final = 2
GOODS: Final = ("potion", "equipment", "key")

OWNER: Final = 0
READER: Final = 1
CHANCE: Final = 2
BY: Final = ("owner", "reader", "chance")

STEAL_UNIT: Final = 64
A_KEY: Final = 63

NOT_THERE: Final = Refusal("M2.7", "refused-nothing-to-steal")
STEAL_LIMIT: Final = Refusal("M2.7", "refused-steal-limit")


class Draw(Consequence):
    """So many potions, pieces of equipment or keys, one after the other, within the limits."""

    def __init__(self, what: int, count: int) -> None:
        self.what = what
        self.count = count

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step + 1 < self.count:
            self.push(st, step + 1, seat, env)
        if self.what == POTION:
            GAIN_POTION.push(st, 0, seat, ())
        elif self.what == EQUIPMENT:
            GAIN_GEAR.push(st, 0, seat, ())
        elif not take_key(st, seat):
            st.tell("NoKey", seat, ())

    def describe(self, words: Words, who: str, power: int) -> str:
        args = {**person(who), "what": GOODS[self.what], "n": self.count}
        return words.say("verb-draw", args)


class Lose(Consequence):
    """One such thing goes, named by its owner, by the reader or by chance; who has none loses none."""

    asks_anew = 0

    def __init__(self, what: int, by: int) -> None:
        self.what = what
        self.by = by

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # The one who chooses may be another than the one who loses, who then stands in env.
        seat = env[0] if env else seat
        if self.what == KEY:
            if st.keys[seat]:
                spend_key(st, seat)
                st.tell("KeyLost", seat, (st.keys[seat],))
        elif self.what == EQUIPMENT:
            if st.gear[seat] != NO_GEAR:
                st.tell("GearLost", seat, (st.gear[seat],))
                drop_gear(st, seat)
                POTION_LIMIT.push(st, 0, seat, ())
        elif step == 1:
            self._lose(st, seat, st.answer)
        elif st.potions[seat]:
            self._choose(st, ch, seat)

    def _choose(self, st: MazeState, ch: Chance, seat: int) -> None:
        kinds = tuple(sorted(set(st.potions[seat])))
        if self.by == CHANCE:
            kind = ch.pick(STREAM_THIEF, st.potions[seat])
            st.tell("ChancePicked", seat, (kind,))
            self._lose(st, seat, kind)
        elif len(kinds) == 1:
            self._lose(st, seat, kinds[0])
        else:
            chooser = seat if self.by == OWNER else st.reader
            self.ask(st, chooser, "lose_potion", kinds, 1, (seat,))

    def _lose(self, st: MazeState, seat: int, kind: int) -> None:
        drop_potion(st, seat, kind)
        st.tell("PotionLost", seat, (kind,))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(len(st.table.pack.potions)))

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return None if option in st.potions[env[0]] else NOT_HELD

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-lose", {**person(who), "what": GOODS[self.what], "by": BY[self.by]})


class Steal(Consequence):
    """A potion or key from another figure of the level. A theft is seat * 64 + kind, or + A_KEY."""

    asks_anew = 0

    def __init__(self, what: int) -> None:
        self.what = what

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            codes = self.candidates(st, seat, env)
            options = [c for c in codes if self.why_not_option(st, seat, env, c) is None]
            if not options:
                return
            if len(options) > 1:
                self.ask(st, seat, "steal", tuple(options), 1, env)
                return
            st.answer = options[0]
        self._take(st, seat, st.answer // STEAL_UNIT, st.answer % STEAL_UNIT)

    def _take(self, st: MazeState, seat: int, victim: int, good: int) -> None:
        if good == A_KEY:
            st.keys[victim] -= 1
            st.keys[seat] += 1
        else:
            st.potions[victim] = without(st.potions[victim], good)
            st.potions[seat] = with_one(st.potions[seat], good)
        st.tell("Stolen", seat, (victim, good))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        goods = [A_KEY] if self.what == KEY else list(range(len(st.table.pack.potions)))
        seats = [other for other in range(st.table.seats) if other != seat]
        return tuple([other * STEAL_UNIT + good for other in seats for good in goods])

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        victim, good = option // STEAL_UNIT, option % STEAL_UNIT
        if victim == seat or victim not in figures_in(st, st.level_of(seat)):
            return NOT_THERE
        if good == A_KEY:
            if not st.keys[victim]:
                return NOT_THERE
            return STEAL_LIMIT if st.keys[seat] >= MOST_KEYS else None
        if good not in st.potions[victim]:
            return NOT_THERE
        return STEAL_LIMIT if len(st.potions[seat]) >= potion_limit(st, seat) else None

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-steal", {**person(who), "what": GOODS[self.what]})
