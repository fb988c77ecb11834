"""Answers: what somebody means who chooses by number, by short text, by Option or by code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from madmage.kernel.ask import Ask
from madmage.kernel.error import ChoiceRefused, NotUnderstood, shown
from madmage.match.option import Option, ask_name

if TYPE_CHECKING:
    from madmage.match.match import Match

LONGEST_TEXT = 300
"""Characters of an answer; no short text of an option is longer."""


def code_of(match: Match, choice: object, code: object) -> int:
    """The code behind an answer to the open question, legal or not."""
    ask = match.ask
    if ask is None:
        raise ChoiceRefused("the game is over; there is nothing to choose")
    if (choice is None) == (code is None):
        raise ChoiceRefused("answer with one thing: a number, a short text, an Option or a code")
    if isinstance(choice, Option):
        return _of_option(match, ask, choice)
    if isinstance(choice, str):
        return _of_text(match, ask, choice)
    value = choice if code is None else code
    if isinstance(value, bool) or not isinstance(value, int):
        raise ChoiceRefused(
            f"an answer is a number, a short text, an Option or a code, not {shown(value)}"
        )
    return _of_number(match, ask, value) if code is None else _known(match, ask, value)


def _of_option(match: Match, ask: Ask, option: Option) -> int:
    """An Option answers the question it was offered for; elsewhere its code means something else."""
    if option.ask == ask_name(ask, len(match.moves)):
        code = _known(match, ask, option.code)
        if match.rules.write(match.state, code) == option.text:
            return code
    raise ChoiceRefused(
        f"{shown(option.text)} answers an earlier question; take one of the options of this one"
    )


def _of_text(match: Match, ask: Ask, text: str) -> int:
    if len(text) > LONGEST_TEXT:
        raise NotUnderstood(f"{shown(text)} is no answer to this question")
    # What a record holds is a short text to the letter, whatever else is read as one.
    for code in ask.options:
        if match.rules.write(match.state, code) == text:
            return code
    return match.rules.read(match.state, text)


def _of_number(match: Match, ask: Ask, number: int) -> int:
    """By its place on the list: the options, and then what is refused, from 1 on."""
    if 1 <= number <= len(ask.options):
        return ask.options[number - 1]
    beyond = match.refused_codes()
    at = number - 1 - len(ask.options)
    if not 0 <= at < len(beyond):
        raise ChoiceRefused(
            f"there is no option number {shown(number)}; there are 1 to {len(ask.options)}"
        )
    return beyond[at]


def _known(match: Match, ask: Ask, code: int) -> int:
    if code not in ask.options and code not in match.rules.candidates(match.state):
        raise ChoiceRefused(f"{shown(code)} is the code of no option of this question")
    return code
