"""A companion without a wish plays as well as one can at once."""

import pytest

from madmage.agents import level
from madmage.agents.agent import agents_for
from madmage.games.shelf import GAMES
from madmage.server.telling import games_data


@pytest.mark.parametrize(
    ("levels", "usual"),
    [
        (("random",), "random"),
        (("random", "greedy"), "greedy"),
        (("random", "greedy", "adept"), "adept"),
        (("random", "greedy", "adept", "master"), "adept"),
        (("random", "greedy", "master"), "greedy"),
    ],
)
def test_the_strongest_that_need_not_be_waited_for_is_usual(monkeypatch, levels, usual):
    monkeypatch.setattr(level, "agents_for", lambda _: levels)
    assert level.usual_level("book") == usual


def test_the_page_is_told_which_level_is_usual():
    told = {game["game"]: game["level"] for game in games_data("en")["games"]}
    assert told == {game: level.usual_level(game) for game in GAMES}
    assert all(told[game] in agents_for(game) for game in GAMES)
