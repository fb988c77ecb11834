"""One seat as a Gymnasium environment, with companions in the other seats.

`gymnasium.make("madmage.envs.solo:madmage/Book-v0", companions="greedy")`; importing this module
registers both games. An action that is not open ends the episode with the worst reward, and the
info says why; `action_masks()` is what sb3-contrib's maskable learners ask for.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from random import Random
from typing import Any

from madmage.agents.agent import Agent, agent_of
from madmage.envs.missing import missing
from madmage.envs.stage import Stage, Start
from madmage.kernel.chance import Simple
from madmage.kernel.error import ChoiceRefused, SetupRefused
from madmage.match.given import language_of

try:
    import gymnasium
    from numpy.typing import NDArray

    from madmage.envs.aec import (
        ILLEGAL,
        MODES,
        Observation,
        mode_of,
        see_that_it_began,
        seen_by,
        spaces_of,
    )
except ImportError as error:
    raise missing("madmage.envs.solo", error.name or "gymnasium", "rl") from error

SEEDS = 2**31


class SoloEnv(gymnasium.Env[Observation, int]):
    """A seat at a table. `companions` is an agent's name, or one name for each other seat in order."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 (Gymnasium's own form)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        companions: str | Sequence[str] = "random",
        render_mode: str | None = None,
        start: Start = None,
        lang: str = "en",
        **options: Any,
    ) -> None:
        self.stage = Stage(game, players, start, options)
        seats = self.stage.seats
        if not 0 <= seat < seats:
            raise SetupRefused(f"there is no seat {seat} at a table of {seats}; they count from 0")
        self.seat = seat
        self.render_mode = mode_of(render_mode)
        self.lang = language_of(lang)
        self.observation_space, self.action_space = spaces_of(self.stage)
        self._names = _lineup(seats, seat, companions)
        self._minds: dict[int, Agent] = {}
        self._chance = Simple(Random())
        self._numbers: list[int] = []
        self._seen: Observation = {}
        self._is_over = False
        """Whether this episode has ended, by the game or by a mistake."""
        self._sit_down(0)
        self.table: Any = None
        """The state of the game. Not for a policy: it holds what nobody may know."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        draw = int(self.np_random.integers(SEEDS))
        self._chance = Simple(Random(draw))
        self._sit_down(draw)
        self.table = self.stage.begin(self._chance)
        self._let_others_play()
        self._is_over = self.table.ask is None
        return self._look(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.table
        see_that_it_began(state)
        if self._is_over:
            raise gymnasium.error.ResetNeeded("this episode is over; call reset first")
        try:
            option = self.stage.option_of(state, self._numbers, index(action))
        except ChoiceRefused as refused:
            self._is_over = True
            return self._look(), ILLEGAL, True, False, {"refused": refused.sentence}
        self.stage.rules.apply(state, option, self._chance)
        self._let_others_play()
        self._is_over = is_over = state.ask is None
        reward = self.stage.rewards(state)[self.seat] if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._look(), reward, is_over, False, {}

    def action_masks(self) -> NDArray[Any]:
        """What may be done now, a flag for each action."""
        see_that_it_began(self.table)
        mask: NDArray[Any] = self._seen["action_mask"].astype(bool)
        return mask

    def render(self) -> str | None:
        see_that_it_began(self.table)
        text = self.stage.words(self.table, self.lang)
        if self.render_mode == "human":
            print(text, flush=True)
            return None
        return text if self.render_mode == "ansi" else None

    def _sit_down(self, seed: int) -> None:
        """New companions for a new game, so that a seed says everything about it."""
        game = self.stage.setup.game
        for seat, name in self._names.items():
            self._minds[seat] = agent_of(name, seed * 31 + seat, game)

    def _let_others_play(self) -> None:
        state, rules = self.table, self.stage.rules
        while state.ask is not None and state.ask.seat != self.seat:
            ask = state.ask
            mind = self._minds[ask.seat]
            view = rules.view(state, ask.seat) if mind.looks else None
            rules.apply(state, mind.choose(view, ask), self._chance)

    def _look(self) -> Observation:
        self._seen, self._numbers = seen_by(self.stage, self.table, self.seat)
        return self._seen


def _lineup(seats: int, seat: int, companions: str | Sequence[str]) -> dict[int, str]:
    """Who sits in each of the other seats."""
    others = [other for other in range(seats) if other != seat]
    if isinstance(companions, str):
        return dict.fromkeys(others, companions)
    if len(companions) != len(others):
        raise SetupRefused(f"{len(others)} companions are needed, and {len(companions)} are named")
    return dict(zip(others, companions, strict=True))


def book(**kwargs: Any) -> SoloEnv:
    """A seat at a table of the Book."""
    return SoloEnv("book", **kwargs)


def maze(**kwargs: Any) -> SoloEnv:
    """A seat at a table of the Maze."""
    return SoloEnv("maze", **kwargs)


IDS = {"madmage/Book-v0": book, "madmage/Maze-v0": maze}

for _id, _make in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point=_make)
