"""Environments used wrongly: each mistake is told as what it is, and nothing goes on in silence."""

from __future__ import annotations

import copy

import gymnasium
import numpy as np
import pyspiel
import pytest

import madmage.envs.spiel  # noqa: F401 (registers the games)
from madmage import new_match
from madmage.envs import book_v0
from madmage.envs.solo import SoloEnv
from madmage.kernel.error import ChoiceRefused, NotUnderstood, SetupRefused

RESET = gymnasium.error.ResetNeeded


def over():
    match = new_match("book", 2, seed=3, difficulty=3)
    while match.ask is not None:
        match.choose(1)
    return match


@pytest.mark.parametrize(
    ("wish", "told", "error"),
    [
        ({"players": 0}, "2 to 5 players", SetupRefused),
        ({"render_mode": "rgb_array"}, "there is no render_mode", SetupRefused),
        ({"lang": "fr"}, "there is no language", NotUnderstood),
    ],
)
@pytest.mark.parametrize("make", [book_v0.env, lambda **wish: SoloEnv("book", **wish)])
def test_a_wish_that_cannot_be_met_is_refused_at_once(make, wish, told, error):
    with pytest.raises(error, match=told):
        make(**wish)


def test_a_game_that_is_over_and_one_with_other_players_are_no_start():
    with pytest.raises(SetupRefused, match="is over"):
        book_v0.env(start=over().record())
    begun = new_match("book", 2, seed=3)
    with pytest.raises(SetupRefused, match="has 2 players, not 5"):
        book_v0.env(players=5, start=begun)
    assert len(book_v0.env(players=2, start=begun).possible_agents) == 2


def test_before_a_reset_nothing_can_be_done_and_a_copy_begins_anew():
    table, solo = book_v0.env(players=2), SoloEnv("book", players=2)
    for deed in (lambda: table.step(0), lambda: table.observe("player_0"), table.render):
        with pytest.raises(RESET, match="call reset first"):
            deed()
    for deed in (lambda: solo.step(0), solo.action_masks, solo.render):
        with pytest.raises(RESET, match="call reset first"):
            deed()
    table.reset(seed=1)
    with pytest.raises(RESET):
        copy.copy(table).observe("player_0")


def test_an_episode_that_has_ended_goes_on_for_nobody():
    env = SoloEnv("book", players=2, companions="random")
    env.reset(seed=1)
    closed = int(np.flatnonzero(~env.action_masks())[0])
    opened = int(np.flatnonzero(env.action_masks())[0])
    with pytest.raises(TypeError):
        env.step(opened + 0.5)
    assert env.step(closed)[2]
    with pytest.raises(RESET, match="is over"):
        env.step(opened)
    env.reset(seed=1)
    env.step(np.int64(opened))


def test_open_spiel_is_told_what_is_wrong_with_an_action():
    state = pyspiel.load_game("madmage_book", {"players": 2}).new_initial_state()
    assert state.is_chance_node()
    for wrong in (-2, 300, 10**7):
        with pytest.raises(ChoiceRefused, match="is no outcome"):
            state.clone().apply_action(wrong)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for wrong in (-2, 10**7):
        with pytest.raises(ChoiceRefused, match="there is no action"):
            state.clone().apply_action(wrong)
