"""The worlds that the Maze's companions play on: how many, how, and what they may overrule."""

from __future__ import annotations

from random import Random

import pytest

from agents.maze_tables import RULES, corridor, last_level, same_in_twins, think
from madmage.agents.agent import agent_of
from madmage.agents.maze import adept, contest, master
from madmage.agents.maze.rollout import Luck, hope_of
from madmage.games.maze.character import DIE
from madmage.games.maze.state import STREAM_DIE, STREAM_TILE
from madmage.kernel.chance import Seeded
from madmage.testing import table
from properties.maze_worlds import pick


def counted(monkeypatch) -> list[int]:
    """By world that is played on: with how many options; every one is worth it."""
    monkeypatch.setattr(contest, "NARROW", 1.0)
    played = contest.Contest.play
    seen: list[int] = []

    def play(self, rounds):
        seen.append(len(self.running))
        played(self, rounds)

    monkeypatch.setattr(contest.Contest, "play", play)
    return seen


def test_by_the_clock_a_master_stops_in_time(monkeypatch):
    monkeypatch.setattr(master, "SECONDS", 0.0)
    worlds = counted(monkeypatch)
    match = last_level()

    assert think(match, "master").option in match.state.ask.options
    assert not worlds


def test_more_nodes_are_more_worlds(monkeypatch):
    worlds = counted(monkeypatch)
    spent = []
    for nodes in (24, 120):
        worlds.clear()
        think(last_level(), f"master:{nodes}")
        spent.append(sum(worlds))

    assert 0 < spent[0] <= 24
    assert spent[0] < spent[1] <= 120


def test_too_few_nodes_to_say_anything_are_not_spent(monkeypatch):
    worlds = counted(monkeypatch)
    think(last_level(), "master:4")

    assert not worlds


def test_an_adept_plays_a_few_worlds_on_until_it_has_waited_long_enough(monkeypatch):
    worlds = counted(monkeypatch)
    match = last_level()
    think(match, "adept")
    soon = len(worlds)
    worlds.clear()
    match.state.round = adept.AdeptAgent.patience + 1
    think(match, "adept")

    assert 0 < soon <= adept.WORLDS
    assert not worlds


def test_in_two_worlds_of_one_seed_everybody_rolls_the_same_whatever_another_does():
    one, other = Luck(7, -1), Luck(7, -1)
    for _ in range(5):
        one.pick(STREAM_DIE, DIE)
    rolls = [one.pick(STREAM_DIE + 1, DIE) for _ in range(600)]

    assert rolls == [other.pick(STREAM_DIE + 1, DIE) for _ in range(600)]
    assert all(70 < rolls.count(face) < 130 for face in DIE)


def test_in_the_worlds_of_a_master_others_lose_their_patience():
    """M6.2: once the hour has come they explore, and somebody is out before long."""
    match = last_level()
    agent = agent_of("master:12", 1, "maze")
    company = agent._company(0, agent._lore_of(match.state))
    ended = []
    for late in (1, 60):
        st = match.state.copy()
        st.round = late
        for number in range(6):
            world = st.copy()
            company.play_on(world, Luck(number, -1), 8, 0)
            ended.append(len(world.ranks))

    assert sum(ended[:6]) < sum(ended[6:])


def held(*worths: list[float]) -> contest.Contest:
    """A contest in which the options 1, 2 and so on have come to this."""
    options = list(range(1, len(worths) + 1))
    found = contest.Contest(None, None, 1, options)
    found.worths = dict(zip(options, worths, strict=True))
    return found


def test_a_glance_is_overruled_by_worlds_and_not_by_luck():
    glance = [(0.5, 1), (0.49, 2), (0.4, 3), (0.1, 4)]
    even = [0.4] * 20
    lucky = [0.8, 0.05] + [0.4] * 17 + [0.41]
    better = [0.5, 0.6] * 10
    worse = [0.2] * 20

    assert [1, 2, 3, 4] == [option for _, option in held(even, lucky, worse).ranking(glance)]
    ranked = held(even, lucky, better).ranking(glance)
    assert [3, 2, 1, 4] == [option for _, option in ranked]
    assert [worth for worth, _ in ranked] == sorted((worth for worth, _ in ranked), reverse=True)


def test_what_looks_much_worse_is_not_played_on():
    glance = [(0.5, 1), (0.45, 2), (0.4, 3), (0.1, 4)]

    assert [1, 2, 3] == contest.shortlist(glance, 5)
    assert [1, 2] == contest.shortlist(glance, 2)


def test_the_worlds_weigh_a_portal_among_the_tiles_instead_of_drawing_it():
    """M6.2: the chance that some of the tiles just laid had been one, by the deck."""
    st = last_level().state
    kind = st.table.stairs_kind
    st.tile_deck = bytes([kind] * 2 + [kind + 1 if kind == 0 else 0] * 6)

    assert 1 - (8 / 10) * (7 / 9) == pytest.approx(hope_of(st, 2))
    luck = Luck(3, -1)
    luck.barred = kind
    assert {luck.pick(STREAM_TILE, st.tile_deck) for _ in range(50)} == {st.tile_deck[-1]}


def test_a_portal_that_the_one_before_me_finds_is_mine_and_the_one_after_me_finds_is_not():
    """M9.5: the finder moves last of all."""
    tiles = corridor(5, "nesw", "straight ew", "straight ew", "tee esw")
    places = {"p1": "c6r8", "p2": "c6r8", "p3": "c6r8"}
    match = table("maze", seats=3, tiles=tiles, figures=places)
    agent = agent_of("adept", 1, "maze")
    company = agent._company(0, agent._lore_of(match.state))

    assert 1.0 == pytest.approx(company.first(match.state, 2, 1))
    assert 0.0 == pytest.approx(company.first(match.state, 1, 1))


@pytest.mark.parametrize("name", ["adept", "master:24"])
def test_they_choose_alike_in_twin_worlds_on_the_last_level(name, monkeypatch):
    """Where worlds are played on: the same in all, whatever lies face down."""
    monkeypatch.setattr(adept, "WORLDS", 8)
    worlds = counted(monkeypatch)
    r = Random(5)
    agent = agent_of(name, 5, "maze")
    seen = 0
    for seed in range(6):
        tiles = corridor(5, "nesw", "straight ew", "tee esw", "straight_monster ew", "tee nsw")
        places = {"p1": "c5r8", "p2": "c3r8", "p3": "c6r8", "p4": "c4r8"}
        match = table("maze", seats=4, seed=seed, tiles=tiles, figures=places)
        st, ch = match.state, Seeded(seed)
        while st.ask is not None and seen < 2 * (seed + 1):
            if st.ask.kind in ("walk", "goal", "exit"):
                same_in_twins(agent, st, r)
                seen += 1
            RULES.apply(st, pick(r, st, "keen"), ch)

    assert 12 == seen
    assert len(worlds) > 12
