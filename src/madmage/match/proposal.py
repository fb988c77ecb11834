"""Proposals: what players say to each other about what comes next, as plain data.

A proposal is no rule and changes no state. Whether a step was done, and whether what it is about is
still there, is found in the match each time; after an undo also of what was kept or had lapsed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from msgspec import Struct, field

from madmage.kernel.talk import Talk
from madmage.kernel.view import BYSTANDER
from madmage.match.match import Match
from madmage.match.record import player

MOST_STEPS = 3

OPEN = "open"
AGREED = "agreed"
DECLINED = "declined"
COUNTERED = "countered"
WITHDRAWN = "withdrawn"
KEPT = "kept"
LAPSED = "lapsed"


class Step(Struct):
    """What one seat would do."""

    seat: int
    text: str
    """An action by its short text, or what else the game's talk knows."""
    thing: str
    """What it is about: once that is gone, so is the proposal."""


class Proposal(Struct):
    """One proposal, from when it was made until nobody needs it any more."""

    name: str
    seat: int
    steps: list[Step]
    move: int
    """How many choices had been made before it."""
    round: int
    answers: dict[int, bool] = field(default_factory=dict)
    counters: str = ""
    """The proposal that it answers."""
    state: str = OPEN
    turn: int = 0
    """In which turn its state last changed."""

    @property
    def is_alive(self) -> bool:
        """Whether it still counts."""
        return self.state in (OPEN, AGREED)

    @property
    def asked(self) -> list[int]:
        """Whoever would have to do something, but for the one who proposes it."""
        return sorted({step.seat for step in self.steps} - {self.seat})


def round_of(match: Match) -> int:
    """The round in which a match stands."""
    return match.rules.facts(match.state).get("rounds", 0)


def propose(
    match: Match, name: str, seat: int, steps: Iterable[tuple[int, str]], counters: str = ""
) -> Proposal | None:
    """A new proposal, or None if some step is about nothing that everybody sees on the table."""
    talk = match.rules.talk()
    if talk is None:
        return None
    open_view = match.view(BYSTANDER)
    found: list[Step] = []
    for who, text in steps:
        thing = talk.thing_of(open_view, who, text) if 0 <= who < match.setup.seats else None
        if thing is None:
            return None
        found.append(Step(who, text, thing))
    proposal = Proposal(name, seat, found, len(match.moves), round_of(match), counters=counters)
    proposal.turn = match.turn
    if not proposal.asked:
        proposal.state = AGREED
    return proposal


def answer(match: Match, proposal: Proposal, seat: int, is_yes: bool) -> None:
    """A seat's yes or no; who proposed it takes it back with a no."""
    if seat == proposal.seat:
        _become(match, proposal, proposal.state if is_yes else WITHDRAWN)
        return
    proposal.answers[seat] = is_yes
    if not is_yes:
        _become(match, proposal, DECLINED)
    elif all(proposal.answers.get(who) for who in proposal.asked):
        _become(match, proposal, AGREED)


def counter(match: Match, proposal: Proposal, seat: int) -> None:
    """Somebody would rather do something else."""
    proposal.answers[seat] = False
    _become(match, proposal, COUNTERED)


def settle(match: Match, proposals: Iterable[Proposal], *, is_undone: bool = False) -> None:
    """Find out which proposals are kept by now, and which have lapsed; after an undo anew."""
    talk = match.rules.talk()
    if talk is None:
        return
    now = round_of(match)
    for proposal in proposals:
        state = proposal.state
        if is_undone and state in (KEPT, LAPSED):
            # A word that was kept by what was taken back is still to be kept.
            is_agreed = all(proposal.answers.get(who) for who in proposal.asked)
            state = AGREED if is_agreed else OPEN
        if state not in (OPEN, AGREED):
            continue
        proposal.move = min(proposal.move, len(match.moves))
        open_steps = [step for step in proposal.steps if not is_done(match, talk, proposal, step)]
        if not open_steps:
            state = KEPT
        elif match.ask is None or proposal.round != now or not _are_there(match, talk, open_steps):
            state = LAPSED
        _become(match, proposal, state)


def _become(match: Match, proposal: Proposal, state: str) -> None:
    if proposal.state != state:
        proposal.state, proposal.turn = state, match.turn


def _are_there(match: Match, talk: Talk, steps: list[Step]) -> bool:
    view = match.view(BYSTANDER)
    return all(talk.thing_of(view, step.seat, step.text) == step.thing for step in steps)


def is_done(match: Match, talk: Talk, proposal: Proposal, step: Step) -> bool:
    """Whether a step was done since it was proposed."""
    since = match.moves[proposal.move :]
    if any(move.seat == step.seat and move.text == step.text for move in since):
        return True
    events = [event for move in since for event in move.events]
    return talk.is_done(events, step.seat, step.text)


def promises(match: Match, proposals: Iterable[Proposal], seat: int) -> list[tuple[str, int]]:
    """What a seat has agreed to do and could do next: the step, and who proposed it."""
    talk = match.rules.talk()
    if talk is None:
        return []
    found: list[tuple[str, int]] = []
    for proposal in proposals:
        if proposal.state != AGREED:
            continue
        for step in proposal.steps:
            if is_done(match, talk, proposal, step):
                continue
            if step.seat == seat:
                found.append((step.text, proposal.seat))
            break
    return found


def notes(proposals: Iterable[Proposal]) -> dict[int, list[str]]:
    """Proposals as a record notes them for people, by the number of choices made before."""
    lines: dict[int, list[str]] = {}
    for proposal in proposals:
        steps = "; ".join(f"{player(step.seat)} {step.text}" for step in proposal.steps)
        line = f"{player(proposal.seat)} proposes: {steps} ({proposal.state})"
        lines.setdefault(proposal.move, []).append(line)
    return lines


NOTE = re.compile(r"p([1-9]) proposes: (.{1,300}) \([a-z]{1,12}\)")
NOTED_STEP = re.compile(r"p([1-9]) ([a-z0-9_/ ]{1,60})")


def noted(line: str, seats: int) -> dict[str, Any] | None:
    """A proposal that a record notes, as it was made; what came of it belongs to a later moment."""
    found = NOTE.fullmatch(line)
    parts = [NOTED_STEP.fullmatch(part) for part in found[2].split("; ")] if found else []
    if found is None or None in parts or len(parts) > MOST_STEPS:
        return None
    steps = [{"seat": int(part[1]) - 1, "text": part[2]} for part in parts if part]
    if max(int(found[1]) - 1, *(int(str(step["seat"])) for step in steps)) >= seats:
        return None
    return {"seat": int(found[1]) - 1, "steps": steps}


def data(match: Match, proposal: Proposal, seat: int) -> dict[str, Any]:
    """A proposal as everybody at the table is told it."""
    talk = match.rules.talk()
    assert talk is not None
    return {
        "id": proposal.name,
        "seat": proposal.seat,
        "steps": [
            {
                "seat": step.seat,
                "text": step.text,
                "thing": step.thing,
                "done": is_done(match, talk, proposal, step),
            }
            for step in proposal.steps
        ],
        "asked": proposal.asked,
        "answers": {str(who): is_yes for who, is_yes in sorted(proposal.answers.items())},
        "counters": proposal.counters,
        "state": proposal.state,
        "mine": proposal.seat == seat,
        "needs_me": proposal.state == OPEN
        and seat in proposal.asked
        and seat not in proposal.answers,
    }
