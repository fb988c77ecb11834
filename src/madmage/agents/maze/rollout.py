"""Playing on from an imagined world by habit until somebody is out, and who that was."""

from __future__ import annotations

from typing import Final

from madmage.agents.maze.habit import Habit
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.scale import Weights
from madmage.agents.maze.survey import Survey
from madmage.games.maze.character import DIE
from madmage.games.maze.state import OUT, MazeState
from madmage.kernel import agenda
from madmage.kernel.chance import Chance

PATIENCE: Final = 600
"""Answers after which a world is judged as it stands."""
MASK: Final = 0xFFFFFFFF


class Luck(Chance):
    """Chance with a row of numbers for each stream, so that two worlds of one seed share what they can.

    Whatever somebody does in one of them, the others roll what they roll in the other. The first die
    shows what it is told.
    """

    def __init__(self, seed: int, face: int) -> None:
        self.seed = seed
        self.face = face
        """The first die's face less 1, or -1 for any."""
        self.rows: dict[int, int] = {}

    def pick(self, stream: int, population: bytes) -> int:
        if self.face >= 0 and population == DIE:
            face, self.face = self.face, -1
            return DIE[face]
        last = self.rows.get(stream, -1)
        if last < 0:
            last = mixed((self.seed * 2_654_435_761 + stream * 40_503 + 12_345) & MASK)
        last = (last * 1_664_525 + 1_013_904_223) & MASK
        self.rows[stream] = last
        return population[mixed(last) * len(population) >> 32]


def mixed(number: int) -> int:
    """A number of 32 bits whose every bit depends on all of the given ones."""
    number = ((number ^ number >> 16) * 73_244_475) & MASK
    number = ((number ^ number >> 16) * 73_244_475) & MASK
    return number ^ number >> 16


class Company:
    """Who plays on: the one who thinks by its own weights, all others by those of the hour."""

    def __init__(self, me: int, mine: Weights, lore: Lore) -> None:
        self.me = me
        self.weights = mine
        self.lore = lore
        self.own = Habit(mine, lore)
        self.rest: list[Habit] = []
        self.until: list[int] = []
        """By habit of the others: up to which round they keep it."""

    def expect(self, weights: Weights, until: int) -> None:
        """Others play by these weights up to a round, later by what is expected next."""
        self.rest.append(Habit(weights, self.lore))
        self.until.append(until)

    def _habit(self, st: MazeState, seat: int) -> Habit:
        if seat == self.me:
            return self.own
        for number, last in enumerate(self.until):
            if st.round <= last:
                return self.rest[number]
        return self.rest[-1]

    def play_on(self, st: MazeState, chance: Chance, rounds: int) -> float:
        """Whether I am the next one out; after so many rounds without anybody, how likely that is."""
        me = self.me
        out = len(st.ranks)
        last = st.turn + rounds * max(1, sum(st.in_game))
        for _ in range(PATIENCE):
            ask = st.ask
            if ask is None or st.outcome is not None or len(st.ranks) > out:
                break
            if ask.kind == "turn" and st.turn > last:
                break
            agenda.answer(st, self._habit(st, ask.seat).answer(st, ask), chance)
        if len(st.ranks) > out:
            return 1.0 if st.ranks[out] == me else 0.0
        if st.outcome is not None or st.place[me] == OUT:
            return 0.0
        return min(1.0, max(0.0, Survey(st, me, self.weights, self.lore).value()))

    def sample(self, root: MazeState, option: int, seed: int, face: int, rounds: int) -> float:
        """One world in which an option was taken and the game went on; `face` is the first die's."""
        st = root.copy()
        chance = Luck(seed, face)
        agenda.answer(st, option, chance)
        return self.play_on(st, chance, rounds)
