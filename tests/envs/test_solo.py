"""One seat for Gymnasium, companions in the others."""

from __future__ import annotations

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from madmage.envs.solo import IDS, SoloEnv
from madmage.kernel.error import MadmageError

SHORT = {"rulings": {"turn_limit": "10", "table_size": "13x11"}}


@pytest.mark.parametrize(
    ("game", "options"), [("book", {"players": 2}), ("maze", {"players": 3, **SHORT})]
)
def test_gymnasiums_checker_passes(game, options):
    with warnings.catch_warnings():
        # It would like observations as floats, and an id for every environment.
        warnings.simplefilter("ignore")
        check_env(SoloEnv(game, **options))


@pytest.mark.parametrize("name", IDS)
def test_both_games_are_registered(name):
    env = gymnasium.make(f"madmage.envs.solo:{name}", companions="random", disable_env_checker=True)
    observation, _ = env.reset(seed=1)
    assert observation["action_mask"].any()
    assert env.unwrapped.action_masks().sum() == observation["action_mask"].sum()


def play(env, seed, most):
    """The beginning of a game in which the last open action is always taken."""
    observation, _ = env.reset(seed=seed)
    rows, reward = [observation["observation"].tobytes()], 0.0
    for _ in range(most):
        assert env.table.ask.seat == env.seat
        deed = int(env.action_masks().nonzero()[0][-1])
        observation, reward, is_over, is_cut, info = env.step(deed)
        assert not is_cut
        assert not info
        rows.append(observation["observation"].tobytes())
        if is_over:
            break
    return rows, reward


@pytest.mark.parametrize("companions", ["greedy", ("random", "master:5")])
def test_companions_answer_until_it_is_ones_turn_and_a_seed_says_everything(companions):
    options = {"players": 3, "seat": 1, "companions": companions, **SHORT}
    env = SoloEnv("maze", **options)
    if companions != "greedy":
        assert [mind.name for _, mind in sorted(env._minds.items())] == ["random", "master"]
    one, _ = play(env, 7, 12)
    assert one == play(SoloEnv("maze", **options), 7, 12)[0]
    assert one != play(env, 8, 12)[0]


def test_an_episode_ends_with_the_reward_of_the_own_rank():
    env = SoloEnv("maze", players=3, seat=2, companions="random", **SHORT)
    rows, reward = play(env, 1, 10_000)
    assert len(rows) > 20
    assert reward == 2 * env.table.outcome.scores[2] - 1


def test_an_action_that_is_not_open_ends_the_episode_and_says_why():
    env = SoloEnv("maze", players=3, companions="random", **SHORT)
    env.reset(seed=1)
    closed = int((env.action_masks() == 0).argmax())
    _, reward, is_over, _, info = env.step(closed)
    assert (reward, is_over) == (-1.0, True)
    assert "is not open now" in info["refused"]


def test_wrong_seats_and_companions_are_refused():
    with pytest.raises(MadmageError, match="no seat 3"):
        SoloEnv("maze", players=3, seat=3)
    with pytest.raises(MadmageError, match="2 companions are needed"):
        SoloEnv("maze", players=3, companions=["random"])
    with pytest.raises(MadmageError, match="there is no agent"):
        SoloEnv("maze", players=3, companions="nobody")
