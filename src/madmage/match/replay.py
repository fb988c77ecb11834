"""Replaying: from the lines of a record back to a match, choice by choice.

Every choice is made anew by the rules, with the outcomes of chance that the record tells, so a
record that the rules would refuse is refused here, with its line.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

from madmage.games.shelf import rules_of
from madmage.kernel.chance import Recorded, Seeded
from madmage.kernel.error import MadmageError, RecordRefused, shown
from madmage.kernel.rules import Rules, Setup
from madmage.match.match import Match
from madmage.match.record import (
    LONGEST_PACK,
    LONGEST_VERSION,
    PUT_IN,
    TURN,
    Header,
    Line,
    end_line,
    player,
)


def replay(header: Header, body: list[Line], end: Line | None) -> Match:
    """The match behind a record's parts; it must end as `end` says, if there is one."""
    try:
        rules = rules_of(header.game)
        setup = _checked_setup(rules, header)
    except RecordRefused:
        raise
    except MadmageError as error:
        raise RecordRefused(error.sentence, place="header", rule=error.rule) from error
    steps = _steps(rules, setup, body)
    recorded = Recorded(list(steps[0][1]))
    try:
        match = Match(rules, setup, names=header.names, seed=header.seed, chance=recorded)
    except MadmageError as error:
        raise RecordRefused(str(error), place="opening") from error
    _refuse_rest(recorded, steps[0])
    for line, outcomes in steps[1:]:
        _replay_step(match, line, outcomes)
    if end is not None:
        _check_end(match, end)
    match.chance = _resumed(match)
    match.notes = _notes(body)
    return match


def play_lines(match: Match, lines: list[Line]) -> None:
    """Play further lines of the record that a match came from."""
    for line, outcomes in _steps(match.rules, match.setup, lines)[1:]:
        _replay_step(match, line, outcomes)


def standing_at(match: Match, number: int) -> Match:
    """The match as it stood after so many choices, to be looked at; what came then is not in it."""
    then = copy(match)
    then.moves = match.moves[:number]
    if number < len(match.moves):
        then.state = match.moves[number].before
    return then


def _checked_setup(rules: Rules[Any], header: Header) -> Setup:
    if header.version != str(rules.version):
        raise RecordRefused(
            f"the record was made with version {header.version[:LONGEST_VERSION]} of the rules, "
            f"this is version {rules.version}"
        )
    setup = rules.check_setup(header.seats, header.options or {})
    name, pack_hash = rules.pack_id(setup)
    if (name, pack_hash) != header.pack:
        raise RecordRefused(
            f"the record was made with the pack {' '.join(header.pack)[:LONGEST_PACK]}, "
            f"the pack found here is {name} {pack_hash}"
        )
    return setup


Step = tuple[Line, list[tuple[int, int]]]


def _steps(rules: Rules[Any], setup: Setup, body: list[Line]) -> list[Step]:
    """The opening and every choice, each with the outcomes of chance that followed it."""
    steps: list[Step] = [(Line(0, ""), [])]
    for line in body:
        if not line.text or line.text.startswith("#"):
            continue
        if not line.text.startswith("! "):
            steps.append((line, []))
            continue
        words = line.text.split()
        if len(words) != 3:
            raise line.refuse("an outcome of chance is '! stream value'")
        try:
            steps[-1][1].append(rules.read_chance(setup, words[1], words[2]))
        except MadmageError as error:
            raise line.refuse(error.sentence) from error
    return steps


def _notes(body: list[Line]) -> dict[int, list[str]]:
    """What is noted for people, by the number of choices before it."""
    notes: dict[int, list[str]] = {}
    choices = 0
    for line in body:
        if line.text.startswith("# ") and not line.text.startswith(TURN):
            notes.setdefault(choices, []).append(line.text[2:])
        elif line.text and not line.text.startswith(("#", "! ")):
            choices += 1
    return notes


def _replay_step(match: Match, line: Line, outcomes: list[tuple[int, int]]) -> None:
    who, _, text = line.text.partition(" ")
    if match.ask is None:
        raise line.refuse("the game is over before this line")
    seats = [player(seat) for seat in range(match.setup.seats)]
    is_put_in = text.startswith(f"{PUT_IN} ") and who in seats
    if not is_put_in and who != player(match.ask.seat):
        raise line.refuse(f"{player(match.ask.seat)} is asked here, not {shown(who)}")
    recorded = Recorded(outcomes)
    match.chance = recorded
    try:
        if is_put_in:
            match.interject(seats.index(who), text.removeprefix(f"{PUT_IN} "))
        else:
            match.choose(text)
    except MadmageError as error:
        raise line.refuse(f"{shown(text)}: {error.sentence}", error.rule) from error
    _refuse_rest(recorded, (line, outcomes))


def _refuse_rest(recorded: Recorded, step: Step) -> None:
    if recorded.at < len(recorded.outcomes):
        left = len(recorded.outcomes) - recorded.at
        raise step[0].refuse(f"{left} outcomes of chance after this line were never asked for")


def _check_end(match: Match, end: Line) -> None:
    if end.text != end_line(match):
        raise end.refuse(
            f"the record ends with {shown(end.text)}, the replay with '{end_line(match)}'"
        )


def _resumed(match: Match) -> Seeded:
    """The generator where the recorded match left it, so that a loaded match plays on the same."""
    chance = Seeded(match.seed)
    picks: dict[int, int] = {}
    for stream, _ in match.opening_outcomes:
        picks[stream] = picks.get(stream, 0) + 1
    for i, move in enumerate(match.moves):
        # An undo after the load must rewind the generator too, not the recorded outcomes.
        match.moves[i] = replace(move, chance_before=dict(picks))
        for stream, _ in move.outcomes:
            picks[stream] = picks.get(stream, 0) + 1
    chance.wind_to(picks)
    return chance
