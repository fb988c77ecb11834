"""Playing on from an imagined world by habit: how likely one is the next one out.

Until a portal is found, few worlds would say little, since finding one is rare and decides all. So in
these worlds none is drawn: whenever somebody explores, what would come of a portal among their tiles is
weighed by the dice, with how likely there is one, and the world goes on without it.
"""

from __future__ import annotations

from typing import Final

from madmage.agents.maze.dash import Race
from madmage.agents.maze.habit import Habit
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.scale import Weights
from madmage.agents.maze.survey import Survey
from madmage.games.maze.character import DIE
from madmage.games.maze.exploring import has_way_out
from madmage.games.maze.grid import START
from madmage.games.maze.state import LEVELS, OUT, STREAM_TILE, MazeState
from madmage.games.maze.tiles import tiles_left
from madmage.kernel import agenda
from madmage.kernel.chance import Chance

PATIENCE: Final = 600
"""Answers after which a world is judged as it stands."""
MASK: Final = 0xFFFFFFFF
REDRAWS: Final = 12
"""How often a tile is drawn anew that is not to be a portal."""
DECIDED: Final = 0.06
"""So unlikely it is that nobody has found a portal yet; the rest of the world says little."""
FAIR: Final = 0.33
"""The chance of one who thinks, when all is still open."""


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
        self.barred = -1
        """A kind of tile that is not drawn, or -1."""

    def pick(self, stream: int, population: bytes) -> int:
        if self.face >= 0 and population == DIE:
            face, self.face = self.face, -1
            return DIE[face]
        found = self._next(stream, population)
        if stream == STREAM_TILE and found == self.barred:
            for _ in range(REDRAWS):
                found = self._next(stream, population)
                if found != self.barred:
                    break
        return found

    def _next(self, stream: int, population: bytes) -> int:
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

    def sample(self, root: MazeState, option: int, seed: int, face: int, rounds: int) -> float:
        """One world in which an option was taken and the game went on; `face` is the first die's."""
        st = root.copy()
        chance = Luck(seed, face)
        if has_way_out(st, LEVELS):
            agenda.answer(st, option, chance)
            return self.play_on(st, chance, rounds, len(root.ranks))
        chance.barred = st.table.stairs_kind
        agenda.answer(st, option, chance)
        return self.go_on(st, chance, rounds, root)

    def play_on(self, st: MazeState, chance: Chance, rounds: int, out: int) -> float:
        """Whether I am the next one out; after so many rounds without anybody, how likely that is."""
        me = self.me
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

    def go_on(self, st: MazeState, chance: Luck, rounds: int, root: MazeState) -> float:
        """How likely I am the next one out, in a world in which no portal is drawn on the last level."""
        out = len(root.ranks)
        good, still = 0.0, 1.0
        seat, turn, tiles = self.me, root.turn, tiles_left(root)
        last = turn + rounds * max(1, sum(st.in_game))
        for _ in range(PATIENCE):
            ask = st.ask
            if ask is None or st.outcome is not None or len(st.ranks) > out:
                return good
            if st.turn != turn:
                if has_way_out(st, LEVELS):
                    return good + still * self.play_on(st, chance, rounds, out)
                laid = tiles - tiles_left(st)
                if laid > 0 and explores_last(st, seat):
                    hope = hope_of(st, laid)
                    good += still * hope * self.first(st, seat, laid)
                    still *= 1.0 - hope
                if st.turn > last or still < DECIDED:
                    break
                seat, turn, tiles = ask.seat, st.turn, tiles_left(st)
            at = st.place[ask.seat]
            chance.barred = st.table.stairs_kind if st.levels[at] == LEVELS else -1
            agenda.answer(st, self._habit(st, ask.seat).answer(st, ask), chance)
        return good + still * FAIR

    def first(self, st: MazeState, finder: int, laid: int) -> float:
        """How likely I am out first if the finder's last tiles had held a portal."""
        me = self.me
        if st.place[me] == OUT or st.levels[st.place[me]] < LEVELS:
            return 0.0
        here = st.place[finder]
        race = Race(st, me, finder)
        found = race.chance(here)
        if finder != me or laid < 2:
            return found
        # Tiles after the first may be laid at any exit.
        best = found
        for end in {exit // 4 for exit in st.exits[LEVELS]}:
            if end != here:
                best = max(best, race.chance(end))
        return found + (best - found) * (laid - 1) / laid


def explores_last(st: MazeState, seat: int) -> bool:
    """Whether somebody who has just laid tiles may have found a portal (M9.1a)."""
    field = st.place[seat]
    return field != OUT and st.levels[field] == LEVELS and not st.grid[field] & START


def hope_of(st: MazeState, laid: int) -> float:
    """How likely there would have been a portal among so many tiles just laid."""
    portals = st.tile_deck.count(st.table.stairs_kind)
    size = len(st.tile_deck) + laid
    missing = 1.0
    for number in range(laid):
        missing *= max(0.0, 1.0 - portals / max(1, size - number))
    return 1.0 - missing
