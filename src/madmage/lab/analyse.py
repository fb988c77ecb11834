"""Analysing a match: the chance to win after every turn, and what each swing came from.

Between two positions lie a choice and, often, chance. A choice is worth what its outcomes would be
worth on average; what came instead is chance. So every swing is a sum: the own choices, those of
the others, and chance, with nothing left over.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from madmage.agents.judge import Judge
from madmage.kernel.chance import Seeded
from madmage.match.match import Match, Move

SAMPLES = 24
"""How often an outcome of chance is drawn anew to know what a choice was worth."""
TURNING = 0.08
"""A turn moves the chances at least so far to be called a turning point."""
MOST_TURNING = 5

Chances = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One choice: who made it, and what it and the chance after it did to every seat's chances."""

    move: int
    seat: int
    text: str
    choice: Chances
    luck: Chances


@dataclass(slots=True)
class Turn:
    """One turn: every seat's chances when it begins and ends, and what moved them."""

    number: int
    before: Chances
    after: Chances = ()
    luck: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    """By seat: what its own choices did to its chances."""
    others: list[float] = field(default_factory=list)
    """By seat: what the choices of others did to its chances."""
    steps: list[Step] = field(default_factory=list)
    is_turning: bool = False

    def player(self) -> int:
        """Whose turn it was: whoever chose last in it."""
        return self.steps[-1].seat

    def swing(self, seat: int) -> float:
        """How far a seat's chances moved."""
        return self.after[seat] - self.before[seat]

    def most_moved(self) -> int:
        """The seat whose chances moved most; whose turn it was, where all moved alike."""
        far = [abs(self.swing(seat)) for seat in range(len(self.before))]
        return self.player() if min(far) == max(far) else far.index(max(far))

    def largest(self) -> float:
        """How far the chances of whoever was moved most were moved."""
        return abs(self.swing(self.most_moved()))


def analyse(match: Match, judge: Judge, samples: int = SAMPLES, seed: int = 1) -> list[Turn]:
    """Every turn of a match, with its turning points marked."""
    analyst = _Analyst(match, judge, samples, seed)
    turns: list[Turn] = []
    for number, move in enumerate(match.moves):
        at = match.rules.turn_of(move.before)
        if not turns or turns[-1].number != at:
            turns.append(analyst.begin(at, move))
        analyst.add(turns[-1], number, move)
    _mark(turns)
    return turns


def are_shared(turns: list[Turn]) -> bool:
    """Whether all seats have the same chances, because they win or lose together."""
    return all(len(set(turn.after)) == 1 for turn in turns)


def _mark(turns: list[Turn]) -> None:
    """Mark the few turns that moved the chances most."""
    far = sorted((turn for turn in turns if turn.largest() >= TURNING), key=Turn.largest)
    for turn in far[-MOST_TURNING:]:
        turn.is_turning = True


class _Analyst:
    """Judges the positions of one match, each once."""

    def __init__(self, match: Match, judge: Judge, samples: int, seed: int) -> None:
        self.match = match
        self.judge = judge
        self.samples = samples
        self.seed = seed
        self._judged: dict[int, Chances] = {}

    def begin(self, number: int, move: Move) -> Turn:
        nothing = [0.0] * self.match.setup.seats
        return Turn(number, self._chances(move.before), (), nothing[:], nothing[:], nothing[:])

    def add(self, turn: Turn, number: int, move: Move) -> None:
        """Note what one choice and the chance after it did."""
        before = self._chances(move.before)
        after = self._chances(self._state_after(number))
        worth = self._worth(number, move) if move.outcomes else after
        choice = tuple(w - b for w, b in zip(worth, before, strict=True))
        luck = tuple(a - w for a, w in zip(after, worth, strict=True))
        turn.steps.append(Step(number, move.seat, move.text, choice, luck))
        turn.after = after
        for seat in range(len(after)):
            turn.luck[seat] += luck[seat]
            (turn.own if seat == move.seat else turn.others)[seat] += choice[seat]

    def _state_after(self, number: int) -> Any:
        moves = self.match.moves
        return moves[number + 1].before if number + 1 < len(moves) else self.match.state

    def _chances(self, st: Any) -> Chances:
        found = self._judged.get(id(st))
        if found is None:
            found = self._judged[id(st)] = self.judge.chances(st)
        return found

    def _worth(self, number: int, move: Move) -> Chances:
        """What a choice is worth on average over what chance might bring."""
        rules = self.match.rules
        sums = [0.0] * self.match.setup.seats
        for sample in range(self.samples):
            after = rules.copy(move.before)
            after.sink = None
            chance = Seeded(self.seed * 1_000_003 + number * 1009 + sample)
            if move.is_put_in:
                rules.put_in(after, move.seat, move.option, chance)
            else:
                rules.apply(after, move.option, chance)
            for seat, worth in enumerate(self.judge.chances(after)):
                sums[seat] += worth
        return tuple(total / self.samples for total in sums)


def as_data(match: Match, turns: list[Turn]) -> dict[str, Any]:
    """An analysis as plain data."""
    return {
        "game": match.setup.game,
        "players": list(match.names),
        "outcome": None if match.outcome is None else match.outcome.key,
        "turns": [_turn_data(turn) for turn in turns],
        "turning_points": [turn.number for turn in turns if turn.is_turning],
    }


def _turn_data(turn: Turn) -> dict[str, Any]:
    return {
        "turn": turn.number,
        "before": _rounded(turn.before),
        "after": _rounded(turn.after),
        "luck": _rounded(turn.luck),
        "own": _rounded(turn.own),
        "others": _rounded(turn.others),
        "is_turning": turn.is_turning,
        "steps": [
            {
                "move": step.move,
                "seat": step.seat,
                "text": step.text,
                "choice": _rounded(step.choice),
                "luck": _rounded(step.luck),
            }
            for step in turn.steps
        ],
    }


def _rounded(values: Chances | list[float]) -> list[float]:
    return [round(value, 4) for value in values]
