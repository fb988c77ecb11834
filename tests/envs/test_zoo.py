"""PettingZoo's own tests pass on both games, and its tutorial's loop runs."""

from __future__ import annotations

import io
import pickle
from contextlib import redirect_stdout
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from madmage import new_match
from madmage.envs import book_v0, maze_v0
from madmage.kernel.error import ChoiceRefused, SetupRefused
from madmage.testing import table

SHORT = {"rulings": {"turn_limit": "10", "table_size": "13x11"}}
TABLES = [
    pytest.param(book_v0, {"players": 2}, id="book-2"),
    pytest.param(book_v0, {"players": 5, "open_hands": False}, id="book-5"),
    pytest.param(maze_v0, {"players": 3, **SHORT}, id="maze-3"),
    pytest.param(maze_v0, {"players": 6, **SHORT}, id="maze-6"),
]
each_table = pytest.mark.parametrize(("game", "options"), TABLES)


def quietly(test, *args, **kwargs):
    """Run a test that tells what it does."""
    with redirect_stdout(io.StringIO()):
        return test(*args, **kwargs)


# What it says of every game with a mask in its observation, its own classic ones too.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@each_table
def test_pettingzoos_test_of_the_interface_passes(game, options):
    quietly(api_test, game.env(**options), num_cycles=60)
    quietly(api_test, game.raw_env(**options), num_cycles=20)


@each_table
def test_pettingzoos_test_of_seeds_passes(game, options):
    quietly(seed_test, lambda: game.env(**options), num_cycles=40)


@each_table
def test_pettingzoos_test_of_pictures_passes(game, options):
    quietly(render_test, lambda render_mode: game.env(render_mode=render_mode, **options))


@each_table
def test_random_episodes_meet_only_open_actions_and_end_with_a_reward(game, options):
    env = game.env(**options)
    r = Random(5)
    for number in range(4):
        env.reset(seed=number)
        rewards = {}
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            assert not truncation
            if termination:
                rewards[agent] = reward
                assert not observation["action_mask"].any()
                env.step(None)
            else:
                env.step(int(r.choice(observation["action_mask"].nonzero()[0])))
        assert len(rewards) == options["players"]
        if game is book_v0:
            assert len(set(rewards.values())) == 1
            assert set(rewards.values()) <= {-1.0, 1.0}
        else:
            assert sorted(rewards.values()) == pytest.approx(
                np.linspace(-1, 1, options["players"]).tolist()
            )


@pytest.mark.parametrize("environment", [book_v0, maze_v0])
def test_the_tutorials_loop_runs_with_only_the_import_changed(environment):
    env = environment.env(render_mode=None)
    env.reset(seed=42)
    steps = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()  # noqa: RUF059
        if termination or truncation or steps > 300:
            break
        mask = observation["action_mask"]
        action = env.action_space(agent).sample(mask)
        env.step(action)
        steps += 1
    env.close()
    assert steps > 30


def test_an_action_that_is_not_open_is_refused_with_a_sentence():
    env = book_v0.raw_env(players=2)
    env.reset(seed=1)
    closed = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[5])
    before = env.observe(env.agent_selection)["observation"].tobytes()
    with pytest.raises(ChoiceRefused, match="is not open now"):
        env.step(closed)
    with pytest.raises(ChoiceRefused, match="there is no action"):
        env.step(10**6)
    assert before == env.observe(env.agent_selection)["observation"].tobytes()


def test_games_begin_at_any_position_and_after_any_record():
    match = table("book", seats=2, hands={"p1": "earth1 earth1"}, decks={"p1": "fire2 madness"})
    env = book_v0.raw_env(start=match)
    env.reset(seed=3)
    first = env.observe("player_0")["observation"]
    assert first.tobytes() == book_raw_of(match).tobytes()
    deed = env.stage.codec.numbers(match.ask, 2)[-1]
    env.step(deed)
    env.reset(seed=3)
    assert first.tobytes() == env.observe("player_0")["observation"].tobytes()

    game = new_match("maze", 3, seed=4)
    r = Random(1)
    for _ in range(30):
        game.choose(code=r.choice(game.ask.options))
    env = maze_v0.env(start=game.record())
    env.reset()
    assert env.agent_selection == f"player_{game.ask.seat}"
    assert len(env.possible_agents) == 3
    with pytest.raises(SetupRefused):
        book_v0.env(start=game)
    with pytest.raises(SetupRefused):
        maze_v0.env(start=game, rulings={"trade": "same_field"})


def book_raw_of(match):
    env = book_v0.raw_env(start=match)
    env.reset()
    return env.observe("player_0")["observation"]


def test_a_picture_is_the_table_as_who_is_to_move_sees_it():
    env = book_v0.env(players=3, render_mode="ansi", open_hands=False, lang="de")
    env.reset(seed=1)
    text = env.render()
    mask = env.last()[0]["action_mask"]
    numbers = [int(line.split()[0]) for line in text.splitlines()[-int(mask.sum()) :]]
    assert sorted(numbers) == np.flatnonzero(mask).tolist()
    assert "Zauber" in text


def test_the_state_for_a_critic_is_what_all_seats_see():
    env = maze_v0.raw_env(players=4)
    env.reset(seed=1)
    rows = env.state().reshape(6, -1)
    assert env.state_space.contains(env.state())
    assert rows[2].tobytes() == env.observe("player_2")["observation"].tobytes()
    assert not rows[4:].any()


def test_an_environment_survives_pickling():
    env = pickle.loads(pickle.dumps(maze_v0.raw_env(players=5, **SHORT)))
    env.reset(seed=1)
    assert len(env.agents) == 5


def test_with_guards_an_action_that_is_not_open_ends_the_game_for_who_took_it(caplog):
    env = book_v0.env(players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(5820)
    assert "Illegal move" in caplog.text
    rewards = {}
    for each in env.agent_iter():
        _, reward, termination, truncation, _ = env.last()
        assert termination
        assert truncation
        rewards[each] = reward
        env.step(None)
    assert rewards.pop(agent) == -1.0
    assert list(rewards.values()) == [0.0]
