"""Pacts: how companions answer proposals and keep them; only a game with talk has any."""

from __future__ import annotations

from collections.abc import Sequence

from madmage.agents.agent import Agent
from madmage.kernel.view import View

Steps = list[tuple[int, str]]


def talks(level: str, game: str) -> bool:
    """Whether such a companion has anything to say."""
    return game == "book" and level != "random"


def keeping(mind: Agent, game: str, promised: Sequence[tuple[str, int]]) -> Agent:
    """A companion that keeps what it has promised."""
    if game != "book" or not promised:
        return mind
    from madmage.agents.book.pact import PactAgent

    return PactAgent(mind, promised)


def answer_to(mind: Agent, game: str, view: View, seed: int, steps: Steps) -> tuple[bool, Steps]:
    """Whether a companion agrees to a proposal, and what it would rather do if not."""
    if game != "book":
        return False, []
    from madmage.agents.book.pact import judge_of

    judge = judge_of(mind, view, seed)
    return (False, []) if judge is None else judge.answer(steps)


def suggestion(mind: Agent, game: str, view: View, seed: int, people: list[int]) -> Steps:
    """What a companion would propose to people now."""
    if game != "book":
        return []
    from madmage.agents.book.pact import judge_of

    judge = judge_of(mind, view, seed)
    return [] if judge is None else judge.suggest(people)
