"""The adept and the master for the Book: they plan, they keep to what they see, and they say why."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from madmage import Match
from madmage.agents.agent import Agent, agent_of, agents_for
from madmage.agents.book import master
from madmage.agents.book.adept import AdeptAgent
from madmage.agents.book.features import NAMES
from madmage.agents.book.learned import model_of, our_model
from madmage.agents.book.master import MasterAgent
from madmage.agents.book.verdict import Verdict
from madmage.agents.judge import judge_of
from madmage.agents.saying import say_thought
from madmage.agents.why import Thought, Why
from madmage.games.shelf import rules_of
from madmage.kernel.chance import Seeded
from madmage.kernel.words import Voice
from madmage.testing import table
from properties.book_counts import redeal
from properties.book_worlds import pick, world

RULES: Any = rules_of("book")
NAMES_OF_PLAYERS = ("Ada", "Bo", "Cy", "Di", "Ed")
MINDS = ("adept", "master:300")
SPARE = {"p1": "fire1 air1 water1 earth1 fire1 air1 water1 earth1"}
"""A deck, so that a draw does not shuffle at once."""


def think(match: Match, name: str, seed: int = 1) -> Thought:
    view = match.view(match.state.ask.seat)
    assert view.ask is not None
    return agent_of(name, seed, "book").think(view, view.ask)


def play_turn(match: Match, name: str) -> list[str]:
    """What a mind does until its turn is over, in short texts, payments left out."""
    done: list[str] = []
    turn = match.state.turn
    while match.state.ask is not None and match.state.turn == turn and "stop" not in done:
        option = RULES.write(match.state, think(match, name).option)
        if match.state.ask.kind != "pay":
            done.append(option)
        match.choose(option)
    return done


def test_they_come_after_the_greedy_one_the_strongest_last():
    assert ("random", "greedy", "adept", "master") == agents_for("book")


@pytest.mark.parametrize("name", MINDS)
def test_they_plan_so_that_both_curses_of_the_last_page_go(name):
    """B6.2, B8.1: the twos have to pay for air, or nothing is left for one of each element."""
    match = table(
        "book",
        seats=2,
        hands={"p1": "air2 air2 air1 earth1 fire1 water1"},
        shuffled=SPARE,
        curses={"2": "choir_of_madness", "3a": "screech"},
        turn=30,
        round=6,
        marker=5,
    )

    play_turn(match, name)

    assert match.state.outcome is not None
    assert "last_page_clear" == match.state.outcome.reason


@pytest.mark.parametrize("name", MINDS)
def test_they_cure_in_time(name):
    """B7.2: six Madness in hand are the end."""
    match = table(
        "book",
        seats=2,
        hands={"p1": "madness madness madness madness madness water1 water1"},
        shuffled={"p1": "madness madness madness"},
        spells={"p1": "growth"},
    )

    assert "cure hand" in play_turn(match, name)


@pytest.mark.parametrize("name", MINDS)
def test_the_same_seed_view_and_ask_bring_the_same_thought(name):
    match = table("book", seats=3, seed=5)
    view = match.view(match.state.ask.seat)
    agent = agent_of(name, 7, "book")
    first = agent.think(view, view.ask)

    assert first == agent.think(view, view.ask) == agent_of(name, 7, "book").think(view, view.ask)
    assert first.option == agent.choose(view, view.ask)


def alike_in_twin_worlds(agent: Agent, number: int) -> set[str]:
    """Play a game; at the first ask of every kind, think twice: as it is, and with the unseen redealt."""
    w = world(number)
    r, chance = Random(number), Seeded(number)
    st = RULES.start(RULES.check_setup(w.seats, w.options), chance)
    kinds: set[str] = set()
    while st.ask is not None:
        ask = st.ask
        if ask.kind not in kinds:
            kinds.add(ask.kind)
            thought = agent.think(RULES.view(st, ask.seat), ask)
            assert thought.option in ask.options
            twin = redeal(st, ask.seat, r)
            assert thought == agent.think(RULES.view(twin, ask.seat), twin.ask)
        RULES.apply(st, pick(r, st, w.style), chance)
    return kinds


@pytest.mark.parametrize("number", [1, 2, 5])
def test_the_adept_answers_every_ask_legally_and_alike_in_twin_worlds(number):
    """Open and closed hands, every mode, edition and variant."""
    assert "act" in alike_in_twin_worlds(agent_of("adept", number, "book"), number)


@pytest.mark.parametrize("number", [2, 3])
def test_the_master_answers_every_ask_legally_and_alike_in_twin_worlds(number):
    assert "act" in alike_in_twin_worlds(agent_of("master:60", number, "book"), number)


def brief(name: str, seed: int) -> AdeptAgent:
    """A mind that plans as little as it can: the same code in less time."""
    agent = agent_of(name, seed, "book")
    assert isinstance(agent, AdeptAgent)
    agent.width = agent.depth = agent.tries = agent.samples = agent.worlds = 1
    return agent


@pytest.mark.parametrize("name", ["adept", "master:1"])
def test_two_hundred_answers_are_alike_in_twin_worlds(name):
    """B9.14: closed hands and decks, of which a mind may know nothing, are dealt anew."""
    seen = 0
    for number in range(5, 305, 12):
        w = world(number)
        agent, r, chance = brief(name, number), Random(number), Seeded(number)
        st = RULES.start(RULES.check_setup(w.seats, w.options), chance)
        while st.ask is not None and seen < 200:
            ask = st.ask
            # Whole turns take longest to plan: fewer of those.
            often = 0.05 if ask.kind == "act" else 0.7
            if len(ask.options) > 1 and ask.kind != "pay" and r.random() < often:
                twin = redeal(st, ask.seat, r)
                chosen = agent.choose(RULES.view(st, ask.seat), ask)
                assert chosen == agent.choose(RULES.view(twin, ask.seat), twin.ask)
                seen += 1
            RULES.apply(st, pick(r, st, w.style), chance)

    assert seen >= 200


def test_a_master_that_counts_nodes_stops_soon_after_so_many(monkeypatch):
    judged: list[Verdict] = []
    made = MasterAgent.imagined

    def watched(self: MasterAgent, view: Any, ask: Any) -> list[Verdict]:
        judged.extend(made(self, view, ask))
        return judged

    monkeypatch.setattr(MasterAgent, "imagined", watched)
    match = table("book", seats=3, seed=5)
    few = think(match, "master:1")
    spent = sum(judge.nodes for judge in judged)
    judged.clear()
    more = think(match, f"master:{spent * 3}")

    assert few.option in match.state.ask.options
    assert more.option in match.state.ask.options
    assert sum(judge.nodes for judge in judged) > spent


@pytest.mark.parametrize("nodes", [1, 800])
def test_a_master_with_time_enough_thinks_the_nodes_of_a_table_and_no_more(monkeypatch, nodes):
    """docs/balance_book.md: the mind with which the tables were tried."""
    monkeypatch.setattr(master, "SECONDS", 600.0)
    monkeypatch.setattr(master, "AT_TABLE", nodes)
    match = table("book", seats=3, seed=5)

    assert think(match, f"master:{nodes}") == think(match, "master")


def test_at_a_table_a_master_without_time_plays_no_future_on(monkeypatch):
    class NoFuture:
        nodes = 0

        def __init__(self, judge: Verdict, turns: int) -> None:
            self.judge = judge

        def chance_after(self, plan: Any, seed: int) -> float:
            pytest.fail("a future was played on though the time was over")

    monkeypatch.setattr(master, "SECONDS", 0.0)
    monkeypatch.setattr(master, "Future", NoFuture)
    match = table("book", seats=3, seed=5)

    assert think(match, "master").option in match.state.ask.options


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Otherwise I would have chosen this: stop.", "% to win.")),
        ("de", ("Sonst hätte ich dies gewählt: stop.", "% für wahrscheinlich.")),
        ("es", ("Si no, habría elegido esto: stop.", "probabilidad del")),
    ],
)
def test_they_say_why_what_else_and_how_the_game_stands(name, lang, words):
    match = table("book", seats=3, seed=5)
    thought = think(match, name)
    said = say_thought(thought, Voice(RULES.words(lang), NAMES_OF_PLAYERS), "stop")

    assert thought.runner_up is not None
    assert thought.chance is not None
    assert 0.0 < thought.chance < 1.0
    assert thought.why == Why.read(thought.why.text())
    for part in words:
        assert part in said
    assert "«" not in said


def test_the_model_says_how_it_was_made_and_what_it_looks_at():
    text = (files("madmage.agents.book") / "value.json").read_text(encoding="utf-8")
    data = json.loads(text)

    assert "learn_book.py fit" in data["made_by"]
    assert list(NAMES) == data["features"]
    with pytest.raises(ValueError, match="other features"):
        model_of({**data, "features": data["features"][1:]})


def test_a_judge_gives_everybody_the_same_chance_and_a_won_table_a_better_one():
    """B1.8: all win together; B8.1: nothing is left to do on the last page."""
    turn = {"turn": 30, "round": 6, "marker": 5}
    clear = table("book", seats=3, **turn)
    cursed = table("book", seats=3, curses={"2": "screech", "3a": "fever", "3b": "vertigo"}, **turn)
    good = judge_of("book").chances(clear.state)
    bad = judge_of("book").chances(cursed.state)

    assert 1 == len(set(good))
    assert 3 == len(good)
    assert 1.0 > good[0] > bad[0] > 0.0


def test_the_model_likes_a_full_stack_and_a_clear_track_better():
    """B8.1, B8.2: what wins and what loses the game."""
    model = our_model()
    plain = list(model.shift)
    full = plain[:]
    for name in ("stack", "stack_low", "stack_each", "stack_drained", "lowest"):
        full[NAMES.index(name)] += 0.3
    cursed = plain[:]
    for name in ("curses", "curses_to_strike", "left_at_check", "strike_madness"):
        cursed[NAMES.index(name)] += 0.5

    assert model.chance(full) > model.chance(plain) > model.chance(cursed)
