"""What a card does to the table: laying and peeking at tiles, waking, quelling, fleeing."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.effects.consequence import NOT_EMPTY, Consequence, level_here
from madmage.games.maze.exploring import LAY
from madmage.games.maze.goods import discard_card, without
from madmage.games.maze.grid import with_byte
from madmage.games.maze.pack import MONSTER
from madmage.games.maze.state import MONSTERS, STREAM_TILE, MazeState
from madmage.games.maze.tiles import put_marker, take_marker, tiles_left
from madmage.games.maze.walking import empty_fields
from madmage.kernel.chance import Chance
from madmage.kernel.refusal import Refusal
from madmage.kernel.words import Words, person

WAKE_REACH: Final = 3

NO_MONSTER: Final = Refusal("M7.1a", "refused-no-monster-to-quell")
NOT_LOOKED_AT: Final = Refusal("M2.7a", "refused-tile-not-looked-at")


class Map(Consequence):
    """Tiles drawn and laid anywhere in the level, as further tiles of an exploration."""

    once = True

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        LAY.push(st, 0, seat, (self.count, level_here(st), 0, -1))

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-map", {**person(who), "n": self.count})


class Peek(Consequence):
    """The owner alone looks at the next tiles and puts them back on top in any order.

    `env` holds what is still to be put back; the first one chosen will be drawn last.
    """

    once = True

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        env = self._look(st, ch, seat) if step == 0 else self._put(st, seat, env, st.answer)
        while len(set(env)) == 1:
            env = self._put(st, seat, env, env[0])
        if env:
            self.ask(st, seat, "peek", tuple(sorted(set(env))), 1, env)

    def _look(self, st: MazeState, ch: Chance, seat: int) -> tuple[int, ...]:
        """The next tiles of the deck, known ones first; where they lay is no longer known."""
        kinds: list[int] = []
        for _ in range(min(self.count, tiles_left(st) - len(st.drawn))):
            if st.top:
                kinds.append(st.top[-1])
                st.top, st.top_known = st.top[:-1], st.top_known[:-1]
            else:
                kind = ch.pick(STREAM_TILE, st.tile_deck)
                st.tile_deck = without(st.tile_deck, kind)
                kinds.append(kind)
        if kinds:
            st.tell("Peeked", seat, tuple(kinds))
        return tuple(sorted(kinds))

    def _put(self, st: MazeState, seat: int, env: tuple[int, ...], kind: int) -> tuple[int, ...]:
        st.top += bytes([kind])
        st.top_known += bytes([1 << seat])
        left = list(env)
        left.remove(kind)
        return tuple(left)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(len(st.table.shapes)))

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return None if option in env else NOT_LOOKED_AT

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-peek", {**person(who), "n": self.count})


class Wake(Consequence):
    """The reader lays a monster marker on an empty field near the owner's figure."""

    once = True

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            fields = empty_fields(st, st.place[seat], WAKE_REACH)
            if not fields or not st.supply[MONSTER]:
                return
            if len(fields) > 1:
                self.ask(st, st.reader, "wake", tuple(fields), 1, (seat,))
                return
            st.answer = fields[0]
        put_marker(st, st.answer, MONSTER)
        st.tell("Woken", seat, (st.answer,))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        level = st.level_of(env[0])
        return tuple([field for field in range(len(st.grid)) if st.levels[field] == level])

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        is_empty = option in empty_fields(st, st.place[env[0]], WAKE_REACH)
        return None if is_empty else NOT_EMPTY

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-wake", {**person(who), "n": WAKE_REACH})


class Quell(Consequence):
    """The owner removes a monster marker of the level with its open card, not from under a figure."""

    once = True

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            fields = [
                field
                for field in self.candidates(st, seat, env)
                if self.why_not_option(st, seat, env, field) is None
            ]
            if not fields:
                return
            if len(fields) > 1:
                self.ask(st, seat, "quell", tuple(fields), 1, env)
                return
            st.answer = fields[0]
        field = st.answer
        if st.card[field]:
            discard_card(st, MONSTERS, st.card[field] - 1)
            st.card = with_byte(st.card, field, 0)
        take_marker(st, field)
        st.tell("Quelled", seat, (field,))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        level = st.level_of(seat)
        return tuple([field for field in range(len(st.grid)) if st.levels[field] == level])

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        is_there = st.marker[option] == MONSTER and option not in st.place
        return None if is_there else NO_MONSTER

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-quell", {**person(who)})


class Flee(Consequence):
    """When all is done, unless (X) was read, the card and its marker move to an empty field."""

    once = True

    def __init__(self, reach: int) -> None:
        self.reach = reach

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        st.flee = self.reach

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-flee", {"n": self.reach})
