"""Advice: an agent's answer to a whole question, and a hint for whoever is asked."""

from __future__ import annotations

from typing import Any

from madmage.agents.agent import Agent, agent_of
from madmage.agents.level import usual_level
from madmage.agents.saying import say_thought
from madmage.agents.why import NO_REASON, Thought
from madmage.kernel.chance import Told
from madmage.kernel.error import NotUnderstood, Untold
from madmage.kernel.rules import ALONE, Rules
from madmage.match.adviser import Hint
from madmage.match.match import Match
from madmage.match.selection import naming, picks_of

LONGEST_SELECTION = 40


def think_through(rules: Rules[Any], st: Any, seat: int, agent: Agent) -> tuple[list[int], Thought]:
    """The options that answer the open question of `seat` as a whole, and the thought behind them."""
    options: list[int] = []
    first: Thought | None = None
    while len(options) < LONGEST_SELECTION:
        view = rules.view(st, seat)
        ask = view.ask
        if ask is None:
            raise NotUnderstood(f"seat {seat + 1} is not asked anything now")
        thought = agent.think(view if agent.looks else None, ask)
        options.append(thought.option)
        first = first or thought
        after = None if rules.picking(st) == ALONE else _asked_on(rules, st, thought.option)
        if after is None:
            break
        st = after
    assert first is not None
    return options, first


def _asked_on(rules: Rules[Any], st: Any, option: int) -> Any:
    """The state after one answer, if the same effect asks on; what chance would bring stays unknown."""
    ask = st.ask
    after = rules.copy(st)
    after.sink = None
    try:
        rules.step(after, option, Told({}, None))
    except Untold:
        return None
    now = after.ask
    if now is None or now.effect is not ask.effect:
        return None
    return after if (now.kind, now.seat) == (ask.kind, ask.seat) else None


def hint(match: Match, seat: int, level: str = "", lang: str = "en") -> Hint:
    """What an agent would do in `seat`'s place; it is told no more than `seat` is."""
    game = match.setup.game
    agent = agent_of(level or usual_level(game), len(match.moves), game)
    rules, st = match.rules, match.state
    options, thought = think_through(rules, st, seat, agent)
    picks = picks_of(rules, st, tuple(options))
    return Hint(
        tuple(rules.write(st, code) for code in naming(rules, st, tuple(options))),
        rules.selection_text(st, picks, match.voice(lang)),
        thought_text(match, st, thought, lang),
        thought.chance,
    )


def thought_text(match: Match, before: Any, thought: Thought, lang: str) -> str:
    """A thought in a few sentences: why, what else, and how the game stands."""
    voice = match.voice(lang)
    instead = ""
    if thought.runner_up is not None:
        instead = match.rules.option_text(before, thought.runner_up, voice).rstrip(".")
    return say_thought(thought, voice, instead, match.setup.options["pack"])


def reason_text(match: Match, before: Any, reason: str, lang: str) -> str:
    """A companion's thought in words, from its text; `before` is where it had it."""
    thought = Thought.read(reason) if reason else Thought(-1, NO_REASON)
    return thought_text(match, before, thought, lang)


def hint_data(match: Match, options: tuple[int, ...], reason: str, lang: str) -> dict[str, Any]:
    """What a companion would answer to the open question, and why, as plain data."""
    rules, st, voice = match.rules, match.state, match.voice(lang)
    picks = picks_of(rules, st, options)
    what = rules.selection_text(st, picks, voice)
    why = reason_text(match, st, reason, lang)
    sentence = f"{what.rstrip('.')}. {why}".strip()
    named = naming(rules, st, options)
    return {"picks": [rules.write(st, code) for code in named], "sentence": sentence}
