"""Both games in OpenSpiel: its own simulation passes, chance is explicit, and nobody knows too much."""

from __future__ import annotations

import pickle
from random import Random

import pyspiel
import pytest

from madmage.envs import spiel as spiel
from madmage.envs.spot import SPOTS, remembered
from properties.subject import BOOK

SMALL_MAZE = "madmage_maze(players=3,rounds=10,width=13,height=11)"


def walked(game, seed, limit=10_000, until=None):
    """A state after random play."""
    state, r = game.new_initial_state(), Random(seed)
    for _ in range(limit):
        if state.is_terminal() or (until is not None and until(state)):
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(odds) - 1.0) < 1e-9
            state.apply_action(r.choices(outcomes, odds)[0])
        else:
            state.apply_action(r.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", ["madmage_book(players=3,open_hands=False)", SMALL_MAZE])
def test_openspiels_simulation_passes(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["madmage_book", SMALL_MAZE])
def test_a_copy_goes_its_own_way_and_a_pickled_game_is_found_again(name):
    game = pyspiel.load_game(name)
    state = walked(game, 3, 90)
    copied = state.clone()
    before = str(state)
    assert before == str(copied)
    legal = copied.legal_actions()
    copied.apply_action(legal[0])
    assert before == str(state)
    data = pickle.dumps(state)
    SPOTS.clear()
    assert str(pickle.loads(data)) == before


def test_the_rewards_are_shared_in_the_book_and_ranked_in_the_maze():
    book = walked(pyspiel.load_game("madmage_book"), 1)
    assert len(set(book.returns())) == 1
    maze = walked(pyspiel.load_game(SMALL_MAZE), 1)
    assert sorted(maze.returns()) == [-1.0, 0.0, 1.0]


def test_what_a_player_observes_and_remembers_does_not_tell_what_others_hold():
    game = pyspiel.load_game("madmage_book(players=3,open_hands=False)")
    state = walked(game, 5, until=lambda s: len(s.history()) > 150 and not s.is_chance_node())
    stage, spot, r = game.stage, state.spot, Random(1)
    others = 0
    for viewer in range(3):
        twin = BOOK.redeal(spot.state, viewer, r)
        for player in range(3):
            mine = stage.codec.row(stage.rules.view(spot.state, player))
            theirs = stage.codec.row(stage.rules.view(twin, player))
            assert player != viewer or mine == theirs
            others += mine != theirs
    assert others
    # A card drawn by one is a line with its kind for that one, and without it for the others.
    drawn = [remembered(stage, spot, seat) for seat in range(3)]
    assert {len(lines) for lines in drawn} == {len(drawn[0])}
    lines = [each for each in zip(*drawn, strict=True) if "CardDrawn" in each[0]]
    assert lines
    for each in lines:
        known = [line for line in each if " -1 " not in line]
        assert len(known) == 1, each
    assert state.information_state_string(0) != state.information_state_string(1)
    assert len(state.observation_tensor(0)) == stage.codec.fields.size


def test_outcomes_of_chance_are_named_as_in_a_record():
    state = pyspiel.load_game(SMALL_MAZE).new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    value, odds = state.chance_outcomes()[0]
    assert 0 < odds < 1
    assert len(state.action_to_string(value).split()) == 2
