"""The games as PettingZoo environments: one seat after the other is asked, as the rules ask.

An observation is a dict of the seat's row of numbers and the mask of what it may do, as in
PettingZoo's classic games. Both are made from the seat's view, the only thing a seat may know.
Agents stay until the game is over, whether or not their magician or figure has left it: then they
are rewarded and leave together.
"""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from madmage.envs.stage import Stage, Start
from madmage.kernel.chance import Simple
from madmage.kernel.error import ChoiceRefused, SetupRefused, shown
from madmage.match.given import language_of

Observation = dict[str, Any]

MODES = ("ansi", "human")
ILLEGAL = -1.0
"""What an action that is not open gives, as PettingZoo's own wrapper does."""


def spaces_of(stage: Stage) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """The space of observations and the space of actions, the same for every seat."""
    actions, fields = stage.codec.actions.size, stage.codec.fields.size
    observation = spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (fields,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return observation, spaces.Discrete(actions)


def mode_of(given: str | None) -> str | None:
    """A way to render that there is."""
    if given is not None and given not in MODES:
        raise SetupRefused(f"there is no render_mode {shown(given)}; there are {', '.join(MODES)}")
    return given


def see_that_it_began(table: Any) -> None:
    """A new environment, and a copy of one, is at no table yet."""
    if table is None:
        raise gymnasium.error.ResetNeeded("no game has begun here yet; call reset first")


def seen_by(
    stage: Stage, state: Any, seat: int, numbers: list[int] | None = None
) -> tuple[Observation, list[int]]:
    """What a seat sees and may do now, and the actions of its options in their order, if not given."""
    codec = stage.codec
    view = stage.rules.view(state, seat)
    mask = bytearray(codec.actions.size)
    ask = view.ask
    if ask is None:
        numbers = []
    elif numbers is None:
        numbers = codec.numbers(ask, stage.seats)
    for number in numbers:
        mask[number] = 1
    seen = {
        "observation": np.frombuffer(codec.row(view), np.uint8),
        "action_mask": np.frombuffer(mask, np.int8),
    }
    return seen, numbers


class TableEnv(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """One table. `start` is a match or the text of a record; else games begin at the beginning."""

    game: str
    forgives = False
    """Whether an action that is not open ends the game, as PettingZoo's guards do, or is refused."""

    def __init__(
        self,
        players: int | None = None,
        render_mode: str | None = None,
        start: Start = None,
        lang: str = "en",
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, players, render_mode, start, lang, **options)
        super().__init__()
        self.metadata = {
            "render_modes": list(MODES),
            "name": f"{self.game}_v0",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.stage = Stage(self.game, players, start, options)
        self.render_mode = mode_of(render_mode)
        self.lang = language_of(lang)
        seats = range(self.stage.seats)
        self.possible_agents = [f"player_{seat}" for seat in seats]
        self.agents: list[str] = self.possible_agents[:]
        self._seats = dict(zip(self.possible_agents, seats, strict=True))
        observed, acted = spaces_of(self.stage)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: spaces.Discrete(acted.n) for agent in self.possible_agents}
        size = self.stage.codec.fields.size
        self.state_space = spaces.Box(0, 255, (self.stage.codec.seats * size,), np.uint8)
        self._chance = Simple(Random())
        self._numbers: list[int] = []
        self.table: Any = None
        """The state of the game. Not for a policy: it holds what nobody may know."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = Simple(Random(seed))
        self.table = self.stage.begin(self._chance)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[0]
        self._turn_to_asked()

    def observe(self, agent: str) -> Observation:
        see_that_it_began(self.table)
        return seen_by(self.stage, self.table, self._seats[agent], self._numbers)[0]

    def state(self) -> Any:
        """What all seats see, one after the other: for a critic that may know more than a player."""
        size = self.stage.codec.fields.size
        rows = np.zeros((self.stage.codec.seats, size), np.uint8)
        for agent, seat in self._seats.items():
            rows[seat] = self.observe(agent)["observation"]
        return rows.reshape(-1)

    def step(self, action: int | None) -> None:
        see_that_it_began(self.table)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "somebody who is still playing must do something"
        state = self.table
        try:
            option = self.stage.option_of(state, self._numbers, index(action))
        except ChoiceRefused:
            if not self.forgives:
                raise
            self._end_by_mistake(agent)
            return
        self.stage.rules.apply(state, option, self._chance)
        self._cumulative_rewards[agent] = 0.0
        self._turn_to_asked()
        if self.render_mode == "human":
            self.render()

    def _end_by_mistake(self, agent: str) -> None:
        """An action that is not open ends the game for all, and who took it is to blame."""
        EnvLogger.warn_on_illegal_move()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _turn_to_asked(self) -> None:
        """Who is asked is to move; at the end all are rewarded and done."""
        state = self.table
        ask = state.ask
        if ask is not None:
            self._numbers = self.stage.codec.numbers(ask, self.stage.seats)
            self.agent_selection = self.possible_agents[ask.seat]
            return
        self._numbers = []
        for agent, reward in zip(self.agents, self.stage.rewards(state), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()

    def render(self) -> str | None:
        see_that_it_began(self.table)
        if self.render_mode is None:
            gymnasium.logger.warn("render() says nothing without a render_mode: ansi or human")
            return None
        text = self.stage.words(self.table, self.lang)
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def close(self) -> None:
        """Nothing is held open."""
