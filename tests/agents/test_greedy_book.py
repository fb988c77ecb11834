"""The greedy companion for the Book: it plays sensibly, says why, and sees nothing it may not."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from madmage import Match
from madmage.agents.book.greedy import GreedyAgent
from madmage.agents.book.weights import our_weights
from madmage.agents.saying import say_why
from madmage.agents.why import Thought, Why
from madmage.games.shelf import rules_of
from madmage.kernel.chance import Seeded
from madmage.kernel.words import Voice
from madmage.lab.simulate import Tally, play_one
from madmage.testing import table
from properties.book_counts import redeal
from properties.book_worlds import pick, world

RULES: Any = rules_of("book")
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
SPARE = {"p1": "fire1 air1 water1 earth1 fire1 air1 water1 earth1"}
"""A deck, so that a draw does not shuffle at once."""


def think(match: Match, seed: int = 1) -> Thought:
    """What the companion thinks at the open ask."""
    view = match.view(match.state.ask.seat)
    assert view.ask is not None
    return GreedyAgent(seed).think(view, view.ask)


def choice(match: Match, seed: int = 1) -> str:
    """Its choice in short text."""
    return RULES.write(match.state, think(match, seed).option)


def said(why: Why, lang: str) -> str:
    return say_why(why, Voice(RULES.words(lang), NAMES))


def test_it_pays_without_waste():
    """B6.2: two small cards rather than a large one, and nothing from support where the hand will do."""
    match = table(
        "book",
        seats=2,
        hands={"p1": "fire3 fire1 fire1 fire2"},
        shuffled=SPARE,
        supports={"p2": "fire1 fire1"},
        library={"fire": "kindling"},
    )
    match.choose("learn kindling")
    while match.state.ask.kind == "pay":
        match.choose(choice(match))

    seen = match.view(0).data.players
    assert {"fire2": 1, "fire3": 1} == seen[0].hand
    assert 2 == len(seen[1].support)


def test_it_stops_the_curse_that_brings_madness_before_a_harmless_one():
    match = table(
        "book",
        seats=3,
        hands={"p1": "fire1 fire1 fire1 fire1 air1 air1 air1 air1"},
        shuffled=SPARE,
        curses={"3a": "vertigo", "3b": "ashen_dreams"},
        marker=2,
    )

    thought = think(match)

    assert "destroy 3b" == RULES.write(match.state, thought.option)
    assert Why("why-destroy-madness", {"curse": "ashen_dreams", "n": 3, "turns": 1}) == thought.why
    assert (
        "I destroy Ashen Dreams because it would bring us 3 Madness when the next turn begins."
        == said(thought.why, "en")
    )


def test_it_destroys_the_last_curse_of_the_last_page_rather_than_anything_else():
    """B8.1: with the final page on the right nothing else matters."""
    match = table(
        "book",
        seats=2,
        hands={"p1": "water1 water1 water1 water1 madness madness"},
        shuffled=SPARE,
        curses={"2": "drowned_whispers"},
        turn=30,
        round=6,
        marker=5,
    )

    thought = think(match)

    assert "destroy 2" == RULES.write(match.state, thought.option)
    assert Why("why-destroy-last", {"curse": "drowned_whispers", "left": 0}) == thought.why


def test_it_cures_in_time():
    """B7.2: six Madness in hand are the end."""
    match = table(
        "book",
        seats=2,
        hands={"p1": "madness madness madness madness madness water1 water1"},
        shuffled=SPARE,
        spells={"p1": "growth"},
    )

    thought = think(match)

    assert "cure hand" == RULES.write(match.state, thought.option)
    assert Why("why-cure-hand", {"n": 5}) == thought.why


def test_it_cures_for_the_stack_when_few_are_left():
    """B8.2: a Madness in support is no harm, but an empty stack is."""
    match = table(
        "book", seats=2, hands={"p1": "water1 water1"}, supports={"p2": "madness"}, madness=3
    )

    thought = think(match)

    assert "cure support p2" == RULES.write(match.state, thought.option)
    assert Why("why-cure-stack", {"n": 3}) == thought.why


def test_with_elements_to_spare_it_buys_or_learns_rather_than_stops():
    match = table("book", seats=2, hands={"p1": "fire1 fire1 fire1 air1"}, shuffled=SPARE, turn=2)

    assert choice(match).split()[0] in ("acquire", "learn")


def test_it_does_not_cast_for_nothing():
    """B9.1: drawing from an empty deck would bring a Madness for nothing."""
    match = table("book", seats=2, hands={"p1": "earth1"}, spells={"p1": "growth"}, turn=28)

    thought = think(match)

    assert "stop" == RULES.write(match.state, thought.option)
    assert thought.why.key.startswith("why-stop")
    assert thought.runner_up is not None
    assert thought.estimate > 0


def test_it_helps_another_to_an_action_in_time():
    """B9.11: Bo can pay for the curse, but Bo's turn would come too late."""
    match = table(
        "book",
        seats=3,
        hands={"p1": "air1 earth1", "p2": "fire1 fire1 fire1 fire1 fire1 air1", "p3": "air1"},
        shuffled=SPARE,
        spells={"p1": "telepathy"},
        curses={"3a": "fever"},
        marker=2,
    )

    assert choice(match).startswith("cast telepathy")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "I cure one of my 2 Madness because each takes a card's place in my hand."),
        (
            "de",
            "Ich kuriere eine meiner 2 Wahnsinnskarten, weil jede davon einer anderen Karte den Platz auf der Hand nimmt.",
        ),
        (
            "es",
            "Curo una de mis 2 Locuras porque cada una ocupa el lugar de otra carta en mi mano.",
        ),
    ],
)
def test_it_says_why_in_the_readers_language(lang, sentence):
    match = table(
        "book",
        seats=2,
        hands={"p1": "madness madness water1 water1"},
        shuffled=SPARE,
        spells={"p1": "growth"},
    )

    assert sentence == said(Why.read(think(match).why.text()), lang)


def test_the_same_seed_view_and_ask_bring_the_same_thought():
    match = table("book", seats=3, seed=5)
    agent = GreedyAgent(7)
    view = match.view(match.state.ask.seat)
    first = agent.think(view, view.ask)

    assert first == agent.think(view, view.ask) == GreedyAgent(7).think(view, view.ask)
    assert first.option == agent.choose(view, view.ask)


def test_every_weight_says_why():
    text = (files("madmage.agents.book") / "weights.toml").read_text(encoding="utf-8")
    for name, entry in tomllib.loads(text).items():
        assert entry["why"].endswith("."), name
        assert name == "spells" or hasattr(our_weights(), name)


def test_three_of_its_kind_win_some_easy_games():
    tally = Tally()
    setup = RULES.check_setup(3, {"difficulty": 1})
    for number in (5, 6, 7):
        play_one("book", setup, "greedy", number, tally)

    assert 3 == tally.games
    assert tally.won >= 1


@pytest.mark.parametrize("first", [0, 4, 8, 12])
def test_it_answers_every_ask_legally_and_alike_in_twin_worlds(first):
    """Every edition, mode, variant and ruling: never an illegal option, never a look at hidden cards."""
    for number in range(first, first + 4):
        w = world(number)
        r, ch, agent = Random(number), Seeded(number), GreedyAgent(number)
        st = RULES.start(RULES.check_setup(w.seats, w.options), ch)
        kinds: set[str] = set()
        while st.ask is not None:
            ask = st.ask
            if ask.kind not in kinds or r.random() < 0.03:
                kinds.add(ask.kind)
                thought = agent.think(RULES.view(st, ask.seat), ask)
                assert thought.option in ask.options
                assert "«" not in said(thought.why, "es")
                twin = redeal(st, ask.seat, r)
                assert thought == agent.think(RULES.view(twin, ask.seat), twin.ask)
            RULES.apply(st, pick(r, st, w.style), ch)


@pytest.mark.parametrize(("page", "kind"), [("scholarship", "learn"), ("second_chance", "recover")])
def test_it_answers_what_only_a_beaten_monster_brings(page, kind):
    match = table(
        "book",
        seats=3,
        phase="concentration",
        marker=5,
        turn=6,
        page=page,
        destroyed_spells="gleaning avatar",
        hands={"p1": "madness fire1", "p2": "madness madness", "p3": "air1"},
    )
    kinds: set[str] = set()
    while match.state.ask is not None and match.state.ask.kind != "act":
        kinds.add(match.state.ask.kind)
        match.choose(choice(match))

    assert kind in kinds
