"""What every agent promises: it answers from a view, says why, and plays only what it knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from madmage.agents.agent import agent_of, agents_for
from madmage.agents.random import RandomAgent
from madmage.agents.saying import say_why
from madmage.agents.why import NO_REASON, Thought, Why
from madmage.cli.main import main
from madmage.games.shelf import GAMES, rules_of
from madmage.kernel.chance import Seeded
from madmage.kernel.error import NotUnderstood
from madmage.kernel.words import LANGUAGES, Voice
from madmage.lab.simulate import Plan, simulate

ROOT = Path(__file__).resolve().parent.parent.parent
ROOM = ROOT / "src" / "madmage" / "agents"


def voice(lang: str) -> Voice:
    return Voice(rules_of("book").words(lang), ("Ada", "Bo", "Cy"))


def test_every_game_has_its_own_list_of_agents():
    for game in GAMES:
        assert "random" == agents_for(game)[0]
    assert ("random", "greedy") == agents_for("book")[:2]


def test_the_command_line_lists_who_plays_what(capsys):
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])

    told = " ".join(capsys.readouterr().out.split())
    for game in GAMES:
        assert f"{game}: {', '.join(agents_for(game))}" in told


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_agent_is_found_by_its_name(game):
    for name in agents_for(game):
        assert name == agent_of(name, 1, game).name


@pytest.mark.parametrize(
    ("name", "game", "text"),
    [
        ("genius", "maze", "there is no agent 'genius' for the game maze; there is random"),
        ("genius", "book", "there is no agent 'genius' for the game book; there is random, greedy"),
        ("greedy:9", "book", "the agent 'greedy' takes no number of nodes"),
        ("gredy", "book", "did you mean 'greedy'"),
    ],
)
def test_an_agent_that_does_not_play_a_game_is_refused_in_a_sentence(name, game, text):
    with pytest.raises(NotUnderstood, match=re.escape(text)):
        agent_of(name, 1, game)


def test_whoever_has_no_reason_says_so():
    rules = rules_of("book")
    st = rules.start(rules.check_setup(2, {}), Seeded(1))

    thought = RandomAgent(1).think(None, st.ask)

    assert isinstance(thought, Thought)
    assert thought.option in st.ask.options
    assert NO_REASON == thought.why
    assert "I just pick something." == say_why(thought.why, voice("en"))


def test_a_reason_is_one_short_line_that_can_be_stored_and_read_again():
    why = Why("why-destroy-madness", {"curse": "ashen_dreams", "n": 3, "turns": 2})
    text = why.text()

    assert '{"key":"why-destroy-madness","args":{"curse":"ashen_dreams","n":3,"turns":2}}' == text
    assert why == Why.read(text)


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        (
            "en",
            "I destroy Ashen Dreams because it would bring us a Madness when the next turn begins.",
            "I destroy Ashen Dreams because it would bring us 3 Madness in 2 turns.",
        ),
        (
            "de",
            "Ich banne „Aschenträume“, weil uns der Fluch zu Beginn des nächsten Zuges eine Wahnsinnskarte brächte.",
            "Ich banne „Aschenträume“, weil uns der Fluch in 2 Zügen 3 Wahnsinnskarten brächte.",
        ),
        (
            "es",
            "Destruyo “Sueños de ceniza” porque nos traería una Locura al empezar el próximo turno.",
            "Destruyo “Sueños de ceniza” porque nos traería 3 Locuras dentro de 2 turnos.",
        ),
    ],
)
def test_a_stored_reason_is_said_in_any_language_with_the_right_number(lang, one, two):
    assert one == say_why(
        Why("why-destroy-madness", {"curse": "ashen_dreams", "n": 1, "turns": 1}), voice(lang)
    )
    assert two == say_why(
        Why("why-destroy-madness", {"curse": "ashen_dreams", "n": 3, "turns": 2}), voice(lang)
    )


def test_players_cards_and_elements_are_called_by_their_names():
    give = Why("why-give", {"card": "fire2", "player": 1})

    assert "I give Fire 2 to Bo, who has a better use for it." == say_why(give, voice("en"))
    assert "Ich wähle Luft, weil uns das am meisten nützt." == say_why(
        Why("why-element", {"element": "air"}), voice("de")
    )


def messages(lang: str) -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse((ROOM / "words" / f"{lang}.ftl").read_text()).body:
        assert not isinstance(entry, fluent.Junk), entry.content[:60]
        if isinstance(entry, fluent.Message):
            found[entry.id.name] = set(re.findall(r"'name': '(\w+)'", str(entry.to_json())))
    return found


def test_every_reason_that_the_code_names_is_written_in_all_languages():
    texts = {lang: messages(lang) for lang in LANGUAGES}
    code = "\n".join(path.read_text() for path in ROOM.rglob("*.py"))
    named = set(re.findall(r'"(why-[a-z-]+[a-z])"', code))
    cast = set(re.findall(r'\("([a-z]+)", -?1\)', code))

    assert named | {f"why-cast-{word}" for word in cast} == set(texts["en"])
    for lang in LANGUAGES:
        assert texts["en"] == texts[lang], lang


def test_the_lab_plays_with_the_agents_of_the_game():
    figures = simulate(Plan("book", 2, 1, agent="greedy", seed=3))

    assert 1 == figures["games"]
    assert "greedy" == figures["agent"]
    with pytest.raises(NotUnderstood, match="for the game maze"):
        simulate(Plan("maze", 3, 1, agent="genius"))
