"""Chance as nodes of a tree: a game that stops wherever fate is asked which of these it is.

Chance is an argument of the rules, so a move that needs outcomes nobody has told yet is tried on a
copy, as far as the told ones lead; where they end there is a node of chance. A spot is never
changed, so a copy of it is the same thing again; a pickled one is played anew from its trail.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakValueDictionary

from madmage.envs.stage import Stage
from madmage.kernel.chance import Chance
from madmage.kernel.error import ChoiceRefused, Untold
from madmage.kernel.event import Event
from madmage.kernel.rules import Rules

NOBODY = -1
STEP = 2
"""Bytes of a trail for each action or outcome."""

HOMES: dict[str, Stage] = {}
"""The tables at which spots can be found again, by name."""
SPOTS: WeakValueDictionary[tuple[str, bytes], Spot] = WeakValueDictionary()
"""Every spot that is still in use."""


class Script(Chance):
    """Outcomes in their order; past them nobody knows. Where nothing else can come, fate is not asked."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self.outcomes = outcomes
        self.at = 0

    def pick(self, stream: int, population: bytes) -> int:
        if population[0] == population[-1]:
            return population[0]
        if self.at == len(self.outcomes):
            raise Untold(stream, population)
        self.at += 1
        return self.outcomes[self.at - 1]


class Past:
    """A choice that was made, what was before it, and what came of it."""

    __slots__ = ("before", "events", "lines", "option", "state")

    def __init__(
        self, before: Past | None, state: Any, option: int, events: tuple[Event, ...]
    ) -> None:
        self.before = before
        self.state = state
        """The state in which it was chosen."""
        self.option = option
        self.events = events
        self.lines: dict[int, list[str]] = {}
        """What each seat has seen of it, once somebody wanted to know."""

    def seen_by(self, rules: Rules[Any], seat: int) -> list[str]:
        """The choice and what came of it, as a seat may know them, a line each."""
        if seat not in self.lines:
            state, option = self.state, self.option
            is_known = rules.knows_choice(state, option, self.events, seat)
            choice = rules.write(state, option) if is_known else "?"
            told = [_line(rules.redact(state, event, seat)) for event in self.events]
            self.lines[seat] = [f"p{state.ask.seat + 1} {choice}", *told]
        return self.lines[seat]


class Spot:
    """Where a game stands: at an ask, at its end, or at an outcome of chance in the middle of a move."""

    __slots__ = (
        "__weakref__",
        "home",
        "numbers",
        "option",
        "outcomes",
        "past",
        "population",
        "state",
        "stream",
        "trail",
    )

    def __init__(
        self, home: str, trail: bytes, state: Any, past: Past | None, numbers: list[int]
    ) -> None:
        self.home = home
        self.trail = trail
        """Every action and outcome that led here."""
        self.state = state
        """The state at the open ask or at the end; at a node of chance the one before the move."""
        self.past = past
        self.numbers = numbers
        self.option = NOBODY
        self.outcomes: tuple[int, ...] = ()
        self.stream = 0
        self.population = b""
        """What fate may choose from; empty where it is not asked."""

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        return found_again, (self.home, self.trail)


def first_spot(home: str) -> Spot:
    """The beginning of a game."""
    return _kept(_tried(HOMES[home], Spot(home, b"", None, None, []), NOBODY, (), b""))


def next_spot(stage: Stage, spot: Spot, action: int) -> Spot:
    """Where an action, or an outcome of chance, leads."""
    if not spot.population:
        option = stage.option_of(spot.state, spot.numbers, action)
        return _kept(_tried(stage, spot, option, (), spot.trail + action.to_bytes(STEP)))
    if action not in set(spot.population):
        raise ChoiceRefused(f"{action} is no outcome that is possible here")
    outcomes, trail = (*spot.outcomes, action), spot.trail + action.to_bytes(STEP)
    return _kept(_tried(stage, spot, spot.option, outcomes, trail))


def found_again(home: str, trail: bytes) -> Spot:
    """The spot behind a trail: the very one if it is still in use, else played anew."""
    found = SPOTS.get((home, trail))
    if found is not None:
        return found
    spot = first_spot(home)
    for at in range(0, len(trail), STEP):
        spot = next_spot(HOMES[home], spot, int.from_bytes(trail[at : at + STEP]))
    return spot


def _kept(spot: Spot) -> Spot:
    SPOTS[spot.home, spot.trail] = spot
    return spot


def _tried(stage: Stage, spot: Spot, option: int, outcomes: tuple[int, ...], trail: bytes) -> Spot:
    rules, before = stage.rules, spot.state
    chance = Script(outcomes)
    events: list[Event] = []
    try:
        if before is None:
            state = stage.begin(chance)
        else:
            state = rules.copy(before)
            state.sink = events
            rules.apply(state, option, chance)
    except Untold as untold:
        node = Spot(spot.home, trail, before, spot.past, spot.numbers)
        node.option, node.outcomes = option, outcomes
        node.stream, node.population = untold.stream, untold.population
        return node
    state.sink = None
    past = None if before is None else Past(spot.past, before, option, tuple(events))
    ask = state.ask
    numbers = [] if ask is None else stage.codec.numbers(ask, stage.seats)
    return Spot(spot.home, trail, state, past, numbers)


def remembered(stage: Stage, spot: Spot, seat: int) -> list[str]:
    """Everything that a seat has seen happen so far, the own choices included, a line each."""
    parts: list[list[str]] = []
    past = spot.past
    while past is not None:
        parts.append(past.seen_by(stage.rules, seat))
        past = past.before
    return [line for part in reversed(parts) for line in part]


def _line(event: Event) -> str:
    return f"! {event.name} {event.seat} {' '.join(map(str, event.args))}".rstrip()
