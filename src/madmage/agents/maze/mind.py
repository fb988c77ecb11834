"""What the companions for the Maze share: imagining, a seed of one's own, lore of the pack, thoughts."""

from __future__ import annotations

import zlib
from abc import abstractmethod

from madmage.agents.agent import Agent
from madmage.agents.maze.habit import Habit
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.reason import why_chosen
from madmage.agents.maze.scale import Weights
from madmage.agents.maze.trial import Faces
from madmage.agents.maze.weights import our_weights
from madmage.agents.why import Thought, Why
from madmage.games.maze.exploring import has_way_out
from madmage.games.maze.laying import places_at
from madmage.games.maze.rules import MAZE
from madmage.games.maze.state import MazeState
from madmage.games.maze.walk import CLIMBING, END, EXPLORING, FACE, STROLL, fields_for
from madmage.games.maze.walking import distances
from madmage.kernel.ask import Ask
from madmage.kernel.view import View

BY_HABIT = frozenset({"create", "go_on", "trade_give", "trade_for"})
"""Asks that are answered without looking ahead."""

TOO_LATE = 1.15
"""So much later nobody thinks of others any more."""
STUCK = 1.6
"""And so much later, an exit where no tile fits may be tried for ever (M4.5a): any will do."""
FAR = 1000
"""Steps to where no way leads."""
AS_GOOD = 0.01
"""Going on that is worse than waiting by no more than this is done, by whoever counts turns."""


def upward(ranked: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """Climbing first, since nobody gets out without it (M9.2); and nobody stops for nothing.

    Standing before a card may seem as good as having met it: both are a turn from the stairs behind.
    """
    best, option = ranked[0]
    wanted = {CLIMBING}
    if option in (END, STROLL):
        wanted |= {o for worth, o in ranked if o in (FACE, EXPLORING) and worth >= best - AS_GOOD}
    return sorted(ranked, key=lambda entry: (entry[1] != CLIMBING, entry[1] not in wanted))


def living_ends(st: MazeState, seat: int) -> set[int]:
    """The corridors' ends of somebody's level at which a tile of the deck fits (M4.5a)."""
    shapes = {st.table.shapes[kind] for kind in st.tile_deck}
    exits = st.exits[st.level_of(seat)]
    return {exit // 4 for exit in exits if any(places_at(st, exit, shape) for shape in shapes)}


class MazeMind(Agent):
    """Ranks the options of every ask; remembers nothing that could change a choice."""

    waits = True
    """Whether it lets others explore for a while."""
    patience = 36
    """Rounds after which waiting for others is over."""

    def __init__(self, seed: int, nodes: int = 0, weights: Weights | None = None) -> None:
        self.seed = seed
        self.nodes = nodes
        self.weights = weights or our_weights(self.name)
        self.patient = weights or our_weights(self.name)
        self.hurried = self.patient if weights or not self.waits else our_weights(self.name, True)
        self._lores: dict[tuple[str, int], Lore] = {}

    def choose(self, view: View | None, ask: Ask) -> int:
        assert view is not None
        return self._decide(view, ask)[0][1]

    def think(self, view: View | None, ask: Ask) -> Thought:
        assert view is not None
        ranked = self._decide(view, ask)
        option = ranked[0][1]
        if len(ask.options) == 1:
            return Thought(option, Why("why-only"))
        known = view.known
        assert isinstance(known, MazeState)
        why = why_chosen(self._imagined(view, ask), ask, option, self.weights, self._lore_of(known))
        if len(ranked) == 1:
            return Thought(option, why)
        return Thought(option, why, ranked[1][1], round(ranked[0][0] - ranked[1][0], 3))

    def _decide(self, view: View, ask: Ask) -> list[tuple[float, int]]:
        """The options with what they are worth, the best first; one alone where none was weighed."""
        known = view.known
        assert isinstance(known, MazeState)
        if len(ask.options) == 1:
            return [(0.0, ask.options[0])]
        self.weights = self._mood(known)
        lore = self._lore_of(known)
        if ask.kind in BY_HABIT:
            return [(0.0, Habit(self.weights, lore).answer(known, ask))]
        seed = self._seed_of(known, ask)
        ranked = self._rank(view, ask, lore, seed)
        if not self.waits:
            return ranked
        if ask.kind == "walk" and not self.weights.rivals:
            ranked = upward(ranked)
        if known.round > STUCK * self.patience:
            return self._another_way(known, ask, ranked, seed)
        return ranked

    def _another_way(
        self, known: MazeState, ask: Ask, ranked: list[tuple[float, int]], seed: int
    ) -> list[tuple[float, int]]:
        """The ranking of one who is stuck: any exit will do, and away from those where nothing fits."""
        if ask.kind == "exit" or (ask.kind == "goal" and ask.env[0] == EXPLORING):
            at = seed % len(ranked)
            return [ranked[at], *ranked[:at], *ranked[at + 1 :]]
        if has_way_out(known, known.level_of(ask.seat)):
            return ranked
        if ask.kind == "walk" and ranked[0][1] in (EXPLORING, STROLL, END):
            alive = living_ends(known, ask.seat)
            if alive and not alive & set(fields_for(known, ask.seat, EXPLORING)):
                # The way there may lead over a card.
                wanted = FACE if seed % 2 and FACE in ask.options else STROLL
                return sorted(ranked, key=lambda entry: entry[1] != wanted)
        if ask.kind == "goal" and ask.env[0] in (STROLL, FACE):
            ways = [distances(known, end) for end in sorted(living_ends(known, ask.seat))]
            if ways:
                near = {field: min(way.get(field, FAR) for way in ways) for field in ask.options}
                return sorted(ranked, key=lambda entry: near[entry[1]])
        return ranked

    def _mood(self, known: MazeState) -> Weights:
        """The weights for now: the later it is, the less it waits, and in the end it just goes."""
        if not self.waits:
            return self.patient
        late = known.round / self.patience
        if late > TOO_LATE:
            return our_weights("stuck")
        return self.hurried if late > 1 else self.patient

    @abstractmethod
    def _rank(self, view: View, ask: Ask, lore: Lore, seed: int) -> list[tuple[float, int]]:
        """Every option with what it is worth, the best first."""

    def _imagined(self, view: View, ask: Ask) -> MazeState:
        known = view.known
        assert isinstance(known, MazeState)
        return MAZE.imagine(view, Faces(self._seed_of(known, ask), -1))

    def _lore_of(self, known: MazeState) -> Lore:
        pack = known.table.pack
        key = (pack.hash, id(self.weights))
        if key not in self._lores:
            self._lores[key] = Lore(pack, self.weights)
        return self._lores[key]

    def _seed_of(self, known: MazeState, ask: Ask) -> int:
        """A number that the seed, the view and the ask decide."""
        seen = (self.seed, known.turn, known.place, known.life, known.grid, known.marker)
        return zlib.crc32(repr((*seen, ask.seat, ask.kind, ask.options, ask.env)).encode())
