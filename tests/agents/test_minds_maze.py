"""The companions for the Maze: they race sensibly, keep to what they see, and say why."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from random import Random

import pytest

from agents.maze_tables import (
    RULES,
    choose,
    corridor,
    last_level,
    said,
    same_in_twins,
    think,
)
from madmage.agents.agent import agent_of, agents_for
from madmage.agents.maze.dash import NEVER, Runner, first_out, guard
from madmage.agents.maze.judge import MazeJudge
from madmage.agents.maze.survey import turns_for
from madmage.agents.maze.weights import our_weights
from madmage.agents.why import Why
from madmage.games.maze.grid import STAIRS
from madmage.kernel.chance import Seeded
from madmage.testing import table
from properties.maze_worlds import pick, world

MINDS = ("greedy", "adept", "master:12")
POSITIONS = 200
"""On which each is asked twice, in twin worlds."""


def test_they_come_from_the_weakest_to_the_strongest():
    assert ("random", "greedy", "adept", "master") == agents_for("maze")


@pytest.mark.parametrize("name", MINDS)
def test_they_climb_stairs_in_reach(name):
    """M9.2."""
    tiles = corridor(1, "e", "straight ew", "stairs ew")
    match = table("maze", seats=3, tiles=tiles, told={"die.p1": ["4"]})

    assert ["move", "climb"] == [choose(match, name), choose(match, name)]


@pytest.mark.parametrize("name", MINDS)
def test_they_step_through_a_portal_in_reach_rather_than_anything_else(name):
    """M9.5: with a key and a chest beside it."""
    tiles = corridor(5, "nesw", "straight_key ew", "straight_chest ew", "stairs ew")
    match = table("maze", seats=3, tiles=tiles, told={"die.p1": ["6"]}, life={"p1": 2})
    choose(match, name)
    if match.state.ask.kind == "turn":
        pytest.fail("it rested before the open portal")
    thought = think(match, name)

    assert "climb" == RULES.write(match.state, thought.option)
    assert Why("why-maze-escape") == thought.why
    assert "I step through the portal and am out." == said(thought.why, "en")


@pytest.mark.parametrize("name", MINDS)
def test_they_explore_where_no_stairs_are_known(name):
    """M6.2: once they have waited long enough; and they say how likely stairs are among the tiles."""
    tiles = corridor(1, "e", "straight ew", "straight ew")
    match = table(
        "maze", seats=3, tiles=tiles, figures={"p1": "c5r8"}, told={"die.p1": ["5"]}, round=84
    )
    choose(match, name)
    thought = think(match, name)

    assert "explore" == RULES.write(match.state, thought.option)
    assert "why-maze-explore" == thought.why.key
    assert 0 < thought.why.args["percent"] < 100
    assert thought.runner_up is not None
    assert thought.runner_up != thought.option


def test_the_adept_goes_around_a_monster_it_cannot_beat():
    """M7: the golem wants more than 9 of somebody who has no strength at all."""
    tiles = {
        "L4": {
            "c3r8": "room nesw",
            "c4r8": "straight_monster ew",
            "c5r8": "straight ew",
            "c6r8": "stairs ew",
        }
    }
    match = table(
        "maze",
        seats=3,
        tiles=tiles,
        cards={"c4r8": "golem"},
        life={"p1": 3},
        points={"p1": "speed 5"},
        figures={"p1": "c3r8", "p2": "c3r8", "p3": "c3r8"},
        told={"die.p1": ["2"]},
    )

    assert "face" not in (choose(match, "adept"), choose(match, "adept"))


@pytest.mark.parametrize("name", MINDS)
def test_the_same_seed_view_and_ask_bring_the_same_thought(name):
    match = table("maze", seats=4, seed=5)
    agent = agent_of(name, 7, "maze")
    view = match.view(match.state.ask.seat)
    first = agent.think(view, view.ask)

    assert first == agent.think(view, view.ask)
    assert first == agent_of(name, 7, "maze").think(view, view.ask)
    assert first.option == agent.choose(view, view.ask)


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize("first", [0, 40])
def test_they_answer_every_ask_legally_and_alike_in_twin_worlds(name, first):
    """Every ruling, 200 positions: nothing illegal, no look at what is hidden, always a reason."""
    seen = 0
    for number in range(first, first + 40):
        w = world(number)
        r, ch = Random(number), Seeded(number)
        agent = agent_of(name, number, "maze")
        st = RULES.start(RULES.check_setup(w.seats, w.options), ch)
        kinds: dict[str, int] = {}
        while st.ask is not None and st.round < 15 and seen < POSITIONS // 2:
            kind = st.ask.kind
            kinds[kind] = kinds.get(kind, 0) + 1
            if kinds[kind] < 3 or kind == "peek":
                same_in_twins(agent, st, r)
                seen += 1
            RULES.apply(st, pick(r, st, w.style), ch)

    assert POSITIONS // 2 == seen


@pytest.mark.parametrize("name", ["adept", "master:12"])
def test_whoever_finds_a_portal_lays_it_where_nobody_else_is_there_first(name):
    """M6.2, M9.5: the others move before them, so not beside the others but behind oneself."""
    tiles = {
        "L5": {
            "c8r8": "room nesw",
            "c7r8": "straight ew",
            "c6r8": "straight ew",
            "c5r8": "straight ew",
            "c4r8": "tee esw",
            "c9r8": "straight ew",
            "c10r8": "straight ew",
            "c11r8": "straight ew",
        }
    }
    places = {"p1": "c4r8", "p2": "c11r8", "p3": "c11r8"}
    match = table(
        "maze",
        seats=3,
        tiles=tiles,
        figures=places,
        told={"die.p1": ["2"], "tile": ["straight_plain", "stairs"]},
    )
    match.choose("move")
    match.choose("explore")
    while match.state.ask.seat == 0 and match.state.ask.kind != "turn":
        choose(match, name)
    portal = next(f for f, cell in enumerate(match.state.grid) if cell & STAIRS)
    stride = match.state.table.plan.stride

    assert portal % stride <= match.state.place[0] % stride


def test_who_is_sooner_in_the_round_takes_the_portal_that_both_can_reach():
    """M6.1, M9.5."""
    match = last_level()
    me, other = Runner(match.state, 0, 0), Runner(match.state, 1, 0)

    assert 0.0 == first_out(me, 1, 1, guard([other], [True], [1], [1]))
    assert 1.0 == first_out(me, 1, 1, guard([other], [False], [1], [1]))
    assert 1 / 3 == pytest.approx(me.out_by(1, 6, 6))
    assert 0.0 == me.out_by(1, NEVER, 4)
    assert 0.0 < me.out_by(2, NEVER, 8) < me.out_by(2, 8, 8)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "I drink Healing Potion because it does the most for me now."),
        ("de", "Ich stecke es in Lauftempo, weil ich so am schnellsten hinauskomme."),
        ("es", "Me regenero porque 3 de vida podría ser poco para la próxima carta."),
    ],
)
def test_they_say_why_in_the_readers_language(lang, sentence):
    whys = {
        "en": Why("why-maze-drink", {"potion": "heal"}),
        "de": Why("why-maze-build", {"ability": "speed"}),
        "es": Why("why-maze-rest", {"life": 3}),
    }

    assert sentence == said(Why.read(whys[lang].text()), lang)


def test_every_weight_says_why():
    text = (files("madmage.agents.maze") / "weights.toml").read_text(encoding="utf-8")
    for part, weights in tomllib.loads(text).items():
        assert part in ("all", "hurried", "stuck", *agents_for("maze"))
        for name, entry in weights.items():
            assert entry["why"].endswith("."), name
            assert hasattr(our_weights("adept"), name)
    known = {name for name in dir(our_weights("adept")) if not name.startswith("_")}
    assert known == set(tomllib.loads(text)["all"])
    assert 5 == sum(our_weights("adept").build) == sum(our_weights("greedy").build)


def test_a_way_takes_as_many_turns_as_the_dice_say():
    """M6.1: one step always takes one turn; six without speed take a second one nearly always."""
    assert 1.0 == turns_for(0, 10)
    assert 2.2 > turns_for(0, 60) > 1.8
    assert 1.0 == turns_for(3, 40)


def test_a_greedy_one_escapes_first_among_those_who_wander():
    wins = 0
    for number in range(2):
        minds = [agent_of("greedy" if seat == number else "random", 3, "maze") for seat in range(3)]
        ch = Seeded(40 + number)
        st = RULES.start(RULES.check_setup(3, {}), ch)
        while st.ask is not None and not st.ranks:
            mind = minds[st.ask.seat]
            view = RULES.view(st, st.ask.seat) if mind.looks else None
            RULES.apply(st, mind.choose(view, st.ask), ch)
        wins += bool(st.ranks) and st.ranks[0] == number

    assert wins >= 1


def test_the_judge_gives_chances_that_add_up_and_favour_who_is_ahead():
    tiles = corridor(5, "nesw", "straight ew", "straight ew", "stairs ew")
    match = table("maze", seats=3, tiles=tiles, figures={"p1": "c3r8", "p2": "c5r8"})

    chances = MazeJudge().chances(match.state)

    assert 1.0 == pytest.approx(sum(chances))
    assert max(chances) == chances[1]
