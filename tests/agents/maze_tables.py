"""Tables at which the Maze's companions are asked, and what they say there."""

from __future__ import annotations

from random import Random
from typing import Any

from madmage import Match
from madmage.agents.agent import Agent, agent_of
from madmage.agents.saying import say_why
from madmage.agents.why import Thought, Why
from madmage.games.shelf import rules_of
from madmage.kernel.words import LANGUAGES, Voice
from madmage.testing import table
from properties.maze_counts import redeal

RULES: Any = rules_of("maze")
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


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
