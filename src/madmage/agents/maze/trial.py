"""Trying options out: what comes of an answer, found by the rules themselves on a copy.

An answer is followed until the turn is over or the one who thinks may walk; what is asked on the
way is answered by habit. Dice that are rolled first are gone through, face by face.
"""

from __future__ import annotations

from random import Random
from typing import Final

from madmage.agents.maze.habit import Habit
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.scale import Weights
from madmage.agents.maze.stroll import Stroll
from madmage.agents.maze.survey import Survey, settled
from madmage.games.maze.character import DIE, bonus
from madmage.games.maze.pack import SPEED
from madmage.games.maze.state import LEVELS, OUT, MazeState
from madmage.games.maze.tiles import lay_tile
from madmage.games.maze.turn import MOVE
from madmage.games.maze.walk import CLIMBING
from madmage.kernel import agenda
from madmage.kernel.ask import Ask
from madmage.kernel.chance import Chance

PATIENCE: Final = 60
"""Answers after which a try is judged as it stands."""


class Faces(Chance):
    """A generator's chance whose first die shows what it is told; it knows how often it was asked."""

    def __init__(self, seed: int, face: int) -> None:
        self.generator = Random(seed)
        self.face = face
        """The first die's face less 1, or -1 for any."""
        self.picks = 0

    def pick(self, stream: int, population: bytes) -> int:
        self.picks += 1
        if self.face >= 0 and population == DIE:
            face, self.face = self.face, -1
            return DIE[face]
        return population[int(self.generator.random() * len(population))]


class Trial:
    """Tries and judges from one imagined position on, for one player."""

    def __init__(
        self, root: MazeState, me: int, weights: Weights, lore: Lore, seed: int, samples: int
    ) -> None:
        self.root = root
        self.me = me
        self.weights = weights
        self.lore = lore
        self.habit = Habit(weights, lore)
        self.seed = seed
        self.samples = samples
        self.nodes = 0

    def value(self, st: MazeState) -> float:
        """What a position is worth to the one who thinks."""
        self.nodes += 1
        if st.outcome is not None or st.place[self.me] == OUT:
            return settled(st, self.me)
        return Survey(st, self.me, self.weights, self.lore).value()

    def rank(self, ask: Ask) -> list[tuple[float, int]]:
        """Every option with what it is worth, the best first; equal ones in their order."""
        if ask.kind in ("tile", "first_tile"):
            found = self._tiles(ask)
        elif ask.kind in ("walk", "goal"):
            found = self._walks(ask)
        else:
            found = [(self.worth(ask, option), option) for option in ask.options]
        found.sort(key=lambda entry: (-round(entry[0], 7), entry[1]))
        return found

    def _tiles(self, ask: Ask) -> list[tuple[float, int]]:
        """A tile is laid on a copy; what is drawn next is left open."""
        first = ask.kind == "first_tile"
        kind = ask.env[2] if first else ask.env[3]
        level = self.root.level_of(ask.seat) if first else ask.env[1]
        found: list[tuple[float, int]] = []
        for option in ask.options:
            st = self.root.copy()
            lay_tile(st, ask.seat, level, kind, option)
            found.append((self.value(st), option))
        return found

    def _walks(self, ask: Ask) -> list[tuple[float, int]]:
        """Walks are judged by one survey, but for climbing and drinking, which are tried out."""
        st = self.root
        stroll = Stroll(Survey(st, self.me, self.weights, self.lore))
        self.nodes += 1
        best: dict[int, float] = {}
        for worth, deed, field in stroll.all_walks(st.steps):
            key = deed
            if ask.kind == "goal":
                if deed != ask.env[0]:
                    continue
                key = field
            if key in ask.options and worth > best.get(key, -1e9):
                best[key] = worth
        # The last level is weighed by another measure than those below it.
        is_tried = ask.kind == "walk" and st.level_of(self.me) != LEVELS - 1
        found: list[tuple[float, int]] = []
        for option in ask.options:
            if option in best and not (is_tried and option == CLIMBING):
                found.append((best[option], option))
            else:
                found.append((self.worth(ask, option), option))
        return found

    def worth(self, ask: Ask, option: int) -> float:
        """What an option is worth: once if no chance is in it, else the mean of some tries."""
        if ask.kind == "turn" and option == MOVE:
            survey = Survey(self.root, self.me, self.weights, self.lore)
            self.nodes += 1
            return Stroll(survey).moving(bonus(self.root, self.me, SPEED) + self.root.haste)
        total = 0.0
        for sample in range(self.samples):
            chance = Faces(self.seed + 7919 * sample, self._face(sample))
            total += self.once(option, chance)
            if chance.picks == 0:
                return total / (sample + 1)
        return total / self.samples

    def _face(self, sample: int) -> int:
        """The face of the first die in a try: all in turn, or a few that lie evenly."""
        return sample % 6 if self.samples >= 6 else (6 * sample + 3) // self.samples

    def once(self, option: int, chance: Faces) -> float:
        """What comes of an option with this chance."""
        st = self.root.copy()
        agenda.answer(st, option, chance)
        return self.follow(st, chance)

    def follow(self, st: MazeState, chance: Faces) -> float:
        """On by habit to the end of the turn, or to the walk of the one who thinks."""
        for _ in range(PATIENCE):
            ask = st.ask
            if ask is None or st.outcome is not None:
                break
            if ask.seat == self.me:
                if ask.kind == "turn" and st.turn == self.root.turn:
                    survey = Survey(st, self.me, self.weights, self.lore)
                    self.nodes += 1
                    return Stroll(survey).moving(bonus(st, self.me, SPEED) + st.haste)
                if ask.kind == "walk":
                    survey = Survey(st, self.me, self.weights, self.lore)
                    self.nodes += 1
                    return Stroll(survey).best(st.steps)[0]
            if ask.kind == "turn":
                break
            agenda.answer(st, self.habit.answer(st, ask), chance)
        return self.value(st)
