"""Both games for OpenSpiel: importing this registers `madmage_book` and `madmage_maze`.

Chance is explicit: a node for every card that is turned up and every die. What a player observes is
made from the seat's view; what a player remembers (the information state) is everything they saw
happen. Rewards come at the end: the Book's players win or lose together, the Maze's are ranked.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from madmage.envs.missing import missing
from madmage.envs.spot import HOMES, Spot, first_spot, next_spot, remembered
from madmage.envs.stage import Stage
from madmage.kernel.view import BYSTANDER

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("madmage.envs.spiel", error.name or "pyspiel", "openspiel") from error

OUTCOMES = 256
"""An outcome of chance is one byte."""
LONGEST = {"book": 20_000, "maze": 200_000}
"""More moves than any game can have."""

BOOK_PARAMETERS = {"players": 2, "difficulty": 1, "mode": "normal", "open_hands": True}
MAZE_PARAMETERS = {"players": 3, "rounds": 300, "width": 21, "height": 15}


def _type(game: str, title: str, most: int, least: int, given: dict[str, Any]) -> Any:
    kinds = pyspiel.GameType
    is_shared = game == "book"
    return kinds(
        short_name=f"madmage_{game}",
        long_name=title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if is_shared else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=given,
    )


def _info(game: str, stage: Stage) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=stage.codec.actions.size,
        max_chance_outcomes=OUTCOMES,
        num_players=stage.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if game == "book" else 0.0,
        max_game_length=LONGEST[game],
    )


class _Game(pyspiel.Game):  # type: ignore[misc]
    """What the two games have in common."""

    def __init__(self, kind: Any, stage: Stage, params: dict[str, Any]) -> None:
        super().__init__(kind, _info(stage.setup.game, stage), params)
        self.stage = stage
        home = repr(stage.setup)
        HOMES.setdefault(home, stage)
        self.first = first_spot(home)

    def new_initial_state(self) -> TableState:
        """A game before its first card is turned up."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Observes by the seat's view; with perfect recall by all that the seat has seen."""
        is_recalled = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.stage, is_recalled)


class BookGame(_Game):
    """The Book."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**BOOK_PARAMETERS, **(params or {})}
        options = {name: given[name] for name in ("difficulty", "mode", "open_hands")}
        super().__init__(BOOK_TYPE, Stage("book", given["players"], None, options), params or {})


class MazeGame(_Game):
    """The Maze."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**MAZE_PARAMETERS, **(params or {})}
        rulings = {
            "turn_limit": str(given["rounds"]),
            "table_size": f"{given['width']}x{given['height']}",
        }
        stage = Stage("maze", given["players"], None, {"rulings": rulings})
        super().__init__(MAZE_TYPE, stage, params or {})


class TableState(pyspiel.State):  # type: ignore[misc]
    """A game being played: a spot, and where it leads."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.spot: Spot = game.first

    @property
    def stage(self) -> Stage:
        """The table it is played at."""
        stage: Stage = self.get_game().stage
        return stage

    def current_player(self) -> int:
        spot = self.spot
        if spot.population:
            return int(pyspiel.PlayerId.CHANCE)
        if spot.state.ask is None:
            return int(pyspiel.PlayerId.TERMINAL)
        seat: int = spot.state.ask.seat
        return seat

    def is_terminal(self) -> bool:
        return not self.spot.population and self.spot.state.ask is None

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.spot.numbers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        population = self.spot.population
        counts = Counter(population)
        return [(value, counts[value] / len(population)) for value in sorted(counts)]

    def _apply_action(self, action: int) -> None:
        self.spot = next_spot(self.stage, self.spot, action)

    def _action_to_string(self, player: int, action: int) -> str:
        spot, stage = self.spot, self.stage
        if player == pyspiel.PlayerId.CHANCE:
            if action in spot.population:
                return " ".join(stage.rules.chance_text(stage.setup, spot.stream, action))
            return str(action)
        if action in spot.numbers:
            option = spot.state.ask.options[spot.numbers.index(action)]
            return stage.rules.write(spot.state, option)
        block, at = stage.codec.actions.find(action)
        return f"{block.name} {at}"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.stage.seats
        return list(self.stage.rewards(self.spot.state))

    def __str__(self) -> str:
        stage, spot = self.stage, self.spot
        lines = remembered(stage, spot, BYSTANDER)
        if spot.population:
            told = " ".join(map(str, spot.outcomes))
            lines.append(f"{spot.option}: {told} ?")
        return "\n".join(lines[-40:])


class Observer:
    """What OpenSpiel's algorithms see of a game."""

    def __init__(self, stage: Stage, is_recalled: bool) -> None:
        self.stage = stage
        self.is_recalled = is_recalled
        self.tensor = np.zeros(stage.codec.fields.size, np.float32)
        self.dict = {
            block.name: self.tensor[stage.codec.fields.slice(block.name)]
            for block in stage.codec.fields.blocks
        }

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with what a player sees; before the first card nobody sees anything."""
        table = state.spot.state
        if table is None:
            self.tensor.fill(0.0)
            return
        row = self.stage.codec.row(self.stage.rules.view(table, player))
        self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: TableState, player: int) -> str:
        """What a player sees, or remembers, as text."""
        table = state.spot.state
        if table is None:
            return ""
        row = self.stage.codec.row(self.stage.rules.view(table, player)).hex()
        if not self.is_recalled:
            return row
        return "\n".join([*remembered(self.stage, state.spot, player), row])


BOOK_TYPE = _type("book", "The Big Book of Madness", 5, 2, BOOK_PARAMETERS)
MAZE_TYPE = _type("maze", "Maze of the Rage Mage", 6, 3, MAZE_PARAMETERS)

for _kind, _game in ((BOOK_TYPE, BookGame), (MAZE_TYPE, MazeGame)):
    if _kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_kind, _game)
