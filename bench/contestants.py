"""Who runs: random play with the legal options included, ours and our peers', one game after another.

Each contestant is a function that plays for so many seconds and says how many decisions it made.
Chance is not counted as a decision anywhere.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

Contestant = Callable[[float], int]


def ours(game: str, seats: int) -> Contestant:
    """A game of ours with uniform random choices."""
    from madmage.games.shelf import rules_of
    from madmage.kernel.agenda import answer
    from madmage.kernel.chance import Simple

    rules: Any = rules_of(game)
    setup = rules.check_setup(seats, {})
    generator = random.Random(1)
    chance, uniform = Simple(generator), generator.random

    def play(seconds: float) -> int:
        end, decisions = time.perf_counter() + seconds, 0
        while time.perf_counter() < end:
            st = rules.start(setup, chance)
            while st.ask is not None:
                options = st.ask.options
                answer(st, options[int(uniform() * len(options))], chance)
                decisions += 1
        return decisions

    return play


def rlcard_env(name: str) -> Contestant:
    """An rlcard environment, whose state holds the legal actions."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    generator = random.Random(1)

    def play(seconds: float) -> int:
        end, decisions = time.perf_counter() + seconds, 0
        while time.perf_counter() < end:
            state, _ = env.reset()
            while not env.is_over():
                action = generator.choice(list(state["legal_actions"].keys()))
                state, _ = env.step(action)
                decisions += 1
        return decisions

    return play


def spiel(name: str) -> Contestant:
    """A C++ game of OpenSpiel driven from Python; chance nodes are sampled as its examples do."""
    import pyspiel

    game = pyspiel.load_game(name)
    generator = random.Random(1)

    def play(seconds: float) -> int:
        end, decisions = time.perf_counter() + seconds, 0
        while time.perf_counter() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(generator.choices(outcomes, weights)[0])
                else:
                    state.apply_action(generator.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


def catan() -> Contestant:
    """catanatron's four random players."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(seconds: float) -> int:
        end, decisions = time.perf_counter() + seconds, 0
        while time.perf_counter() < end:
            game = Game([RandomPlayer(color) for color in colors])
            game.play()
            decisions += len(game.state.actions)
        return decisions

    return play


def zoo(module: str, **options: Any) -> Contestant:
    """An environment of PettingZoo's kind as one uses it: masks and observations at every step."""
    from importlib import import_module

    import numpy as np

    env = import_module(module).env(**options)
    generator = random.Random(1)
    uniform = generator.random

    def play(seconds: float) -> int:
        end, decisions = time.perf_counter() + seconds, 0
        while time.perf_counter() < end:
            env.reset(seed=generator.randrange(2**30))
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                # As truth values: numpy finds those faster, for everybody.
                legal = observation["action_mask"].astype(np.bool_).nonzero()[0]
                env.step(int(legal[int(uniform() * len(legal))]))
                decisions += 1
                if not decisions % 64 and time.perf_counter() > end:
                    break
        return decisions

    return play


CONTESTANTS: dict[str, Callable[[], Contestant]] = {
    "book compiled": lambda: ours("book", 3),
    "book plain": lambda: ours("book", 3),
    "maze compiled": lambda: ours("maze", 4),
    "maze plain": lambda: ours("maze", 4),
    "rlcard uno": lambda: rlcard_env("uno"),
    "rlcard gin-rummy": lambda: rlcard_env("gin-rummy"),
    "open_spiel hanabi": lambda: spiel("hanabi"),
    "open_spiel gin_rummy": lambda: spiel("gin_rummy"),
    "catanatron": catan,
    "book_v0 compiled": lambda: zoo("madmage.envs.book_v0", players=3),
    "maze_v0 compiled": lambda: zoo("madmage.envs.maze_v0", players=4),
    "connect_four_v3": lambda: zoo("pettingzoo.classic.connect_four_v3"),
    "hanabi_v5": lambda: zoo("pettingzoo.classic.hanabi_v5"),
}


def copies_per_second(seconds: float, game: str) -> float:
    """How often a state in mid-game is copied in a second."""
    from madmage.games.shelf import rules_of
    from madmage.kernel.chance import Simple

    rules: Any = rules_of(game)
    generator = random.Random(3)
    chance = Simple(generator)
    st = rules.start(rules.check_setup(3, {}), chance)
    for _ in range(30):
        rules.apply(st, generator.choice(st.ask.options), chance)
    begun, count = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        for _ in range(100):
            st.copy()
        count += 100
    return count / (time.perf_counter() - begun)


def places_per_second(seconds: float) -> float:
    """How often the legal places for a tile are found in a second, with 150 tiles on the table."""
    from madmage.games.maze.laying import places
    from madmage.games.maze.tiles import lay_tile
    from madmage.games.shelf import rules_of
    from madmage.kernel.chance import Simple

    rules: Any = rules_of("maze")
    generator = random.Random(5)
    chance = Simple(generator)
    st = rules.start(rules.check_setup(6, {"rulings": {"markers": "0"}}), chance)
    shapes = (5, 3, 7)
    while sum(1 for kind in st.kinds if kind) < 150:
        # More tiles than one deck has: the kind does not matter here, only the shapes that lie.
        shape = generator.choice(shapes)
        found = places(st, 1, shape)
        if found:
            kind = next(k for k, mask in enumerate(st.table.shapes) if mask == shape)
            lay_tile(st, 0, 1, kind, generator.choice(found))
    begun, count = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        for shape in shapes:
            places(st, 1, shape)
        count += 3
    return count / (time.perf_counter() - begun)
