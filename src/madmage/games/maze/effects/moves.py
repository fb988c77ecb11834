"""Being moved by a card: home, thrown back, striding on, jumping, changing places."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.effects.consequence import Consequence
from madmage.games.maze.effects.goods import BY, READER
from madmage.games.maze.pack import MARKS
from madmage.games.maze.state import NOWHERE, MazeState
from madmage.games.maze.walking import before_stairs, figures_in, nearest_marked, steps_back
from madmage.kernel.chance import Chance
from madmage.kernel.refusal import Refusal
from madmage.kernel.words import Words, person

JUMP_STAIRS: Final = 9

NOT_A_WAY_BACK: Final = Refusal("M7.1a", "refused-not-a-way-back")
NOT_NEAREST: Final = Refusal("M7.1a", "refused-not-nearest")
NOT_ON_LEVEL: Final = Refusal("M7.1a", "refused-not-on-level")


class Home(Consequence):
    """To the start room of the level; nothing is entered."""

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        room = st.rooms[st.level_of(seat)]
        if room != NOWHERE:
            st.place[seat] = room
            st.tell("SentHome", seat, (room,))

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-home", {**person(who)})


class Throw(Consequence):
    """So many fields back along a shortest way to the start room; the reader picks among several."""

    def __init__(self, fields: int) -> None:
        self.fields = fields

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # env: whom it throws, and how many fields are left, once it has begun.
        if step == 0:
            env = (seat, self.fields)
        thrown, left = env
        if step == 1:
            st.place[thrown] = st.answer
            left -= 1
        while left > 0:
            ways = steps_back(st, st.place[thrown])
            if len(ways) > 1:
                reader = st.reader
                self.ask(st, reader, "throw", tuple(sorted(ways)), 1, (thrown, left))
                return
            if not ways:
                break
            st.place[thrown] = ways[0]
            left -= 1
        st.tell("Thrown", thrown, (st.place[thrown],))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        here = st.place[env[0]]
        return tuple([here + step for step in st.table.plan.steps])

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        is_way = option in steps_back(st, st.place[env[0]])
        return None if is_way else NOT_A_WAY_BACK

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-throw", {**person(who), "n": self.fields})


class Stride(Consequence):
    """Free steps when the card is finished; several add up."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        st.strides[seat] += self.steps

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-stride", {**person(who), "n": self.steps})


class Jump(Consequence):
    """To the nearest field of a kind, which is not entered."""

    def __init__(self, what: int) -> None:
        self.what = what

    def fields(self, st: MazeState, seat: int) -> list[int]:
        """Where the jump may lead: the nearest, all that are equally near."""
        place = st.place[seat]
        if self.what == JUMP_STAIRS:
            return before_stairs(st, place)
        return nearest_marked(st, place, self.what)

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            fields = self.fields(st, seat)
            if not fields:
                return
            if len(fields) > 1:
                self.ask(st, seat, "jump", tuple(fields), 1, env)
                return
            st.answer = fields[0]
        st.place[seat] = st.answer
        st.tell("Jumped", seat, (st.answer,))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        level = st.level_of(seat)
        return tuple([field for field in range(len(st.grid)) if st.levels[field] == level])

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return None if option in self.fields(st, seat) else NOT_NEAREST

    def describe(self, words: Words, who: str, power: int) -> str:
        what = "stairs" if self.what == JUMP_STAIRS else MARKS[self.what]
        return words.say("verb-jump", {**person(who), "what": what})


class Swap(Consequence):
    """Changing places with another figure of the level; neither enters anything."""

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            others = [other for other in figures_in(st, st.level_of(seat)) if other != seat]
            if not others:
                return
            if len(others) > 1:
                chooser = st.reader if self.by == READER else seat
                self.ask(st, chooser, "swap", tuple(sorted(others)), 1, (seat,))
                return
            env, st.answer = (seat,), others[0]
        moved, other = env[0], st.answer
        st.place[moved], st.place[other] = st.place[other], st.place[moved]
        st.tell("Swapped", moved, (other,))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(st.table.seats))

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        is_there = option != env[0] and option in figures_in(st, st.level_of(env[0]))
        return None if is_there else NOT_ON_LEVEL

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-swap", {**person(who), "by": BY[self.by]})
