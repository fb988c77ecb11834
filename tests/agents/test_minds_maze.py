"""The companions for the Maze: they race sensibly, keep to what they see, and say why."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from madmage import Match
from madmage.agents.agent import Agent, agent_of, agents_for
from madmage.agents.maze import adept, contest, master
from madmage.agents.maze.dash import NEVER, Runner, first_out, guard
from madmage.agents.maze.judge import MazeJudge
from madmage.agents.maze.rollout import Luck, hope_of
from madmage.agents.maze.survey import turns_for
from madmage.agents.maze.weights import our_weights
from madmage.agents.saying import say_why
from madmage.agents.why import Thought, Why
from madmage.games.maze.character import DIE
from madmage.games.maze.grid import STAIRS
from madmage.games.maze.state import STREAM_DIE, STREAM_TILE
from madmage.games.shelf import rules_of
from madmage.kernel.chance import Seeded
from madmage.kernel.words import LANGUAGES, Voice
from madmage.testing import table
from properties.maze_counts import redeal
from properties.maze_worlds import pick, world

RULES: Any = rules_of("maze")
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
MINDS = ("greedy", "adept", "master:12")
POSITIONS = 200
"""On which each is asked twice, in twin worlds."""


def corridor(level: int, room: str, *tiles: str) -> dict[str, dict[str, str]]:
    """A level of one corridor to the east of its start room."""
    fields = {"c3r8": f"room {room}"}
    fields |= {f"c{4 + number}r8": tile for number, tile in enumerate(tiles)}
    return {f"L{level}": fields}


def think(match: Match, name: str, seed: int = 1) -> Thought:
    view = match.view(match.state.ask.seat)
    assert view.ask is not None
    return agent_of(name, seed, "maze").think(view, view.ask)


def choose(match: Match, name: str) -> str:
    """The choice of a mind, made at the table, in short text."""
    text = RULES.write(match.state, think(match, name).option)
    match.choose(text)
    return str(text)


def said(why: Why, lang: str) -> str:
    return say_why(why, Voice(RULES.words(lang), NAMES))


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


def same_in_twins(agent: Agent, st: Any, r: Random) -> None:
    ask = st.ask
    thought = agent.think(RULES.view(st, ask.seat), ask)
    assert thought.option in ask.options
    for lang in LANGUAGES:
        assert "«" not in said(thought.why, lang)
        assert "{" not in said(thought.why, lang)
    twin = redeal(st, ask.seat, r)
    assert thought == agent.think(RULES.view(twin, ask.seat), twin.ask)


def last_level() -> Match:
    """Deep in the last level, with an open exit beside everybody; the walk is to be chosen."""
    tiles = corridor(5, "nesw", "straight ew", "tee esw", "straight ew")
    places = {"p1": "c5r8", "p2": "c3r8", "p3": "c6r8"}
    match = table("maze", seats=3, tiles=tiles, figures=places, told={"die.p1": ["3"]})
    match.choose("move")
    return match


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
    st.tile_deck = bytearray([kind] * 2 + [kind + 1 if kind == 0 else 0] * 6)

    assert 1 - (8 / 10) * (7 / 9) == pytest.approx(hope_of(st, 2))
    luck = Luck(3, -1)
    luck.barred = kind
    assert {luck.pick(STREAM_TILE, bytes(st.tile_deck)) for _ in range(50)} == {st.tile_deck[-1]}


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
