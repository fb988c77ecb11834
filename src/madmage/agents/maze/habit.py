"""Quick answers: what a sensible player does without thinking long.

Others are taken to play so, oneself too in what is tried out, and whole games can be played so.
"""

from __future__ import annotations

from typing import Final

from madmage.agents.maze.hunt import Hunt, hunts
from madmage.agents.maze.lore import Lore
from madmage.agents.maze.scale import Weights
from madmage.agents.maze.stroll import Stroll
from madmage.agents.maze.survey import FAR, Survey
from madmage.games.maze.encounter import DECLINE
from madmage.games.maze.exploring import GO_ON
from madmage.games.maze.gaining import DISCARD, KEEP_OLD, TAKE_NEW
from madmage.games.maze.grid import BIT, FACING, STAIRS
from madmage.games.maze.laying import PLACE_UNIT
from madmage.games.maze.looting import A_KEY
from madmage.games.maze.pack import HASTE, HEAL, MIST, REWRITE, SPEED
from madmage.games.maze.potions import DRINK, KEEP_DIE, TURN_DIE
from madmage.games.maze.state import ABILITY_COUNT, LEVELS, MazeState
from madmage.games.maze.turn import MOVE, REGENERATE
from madmage.games.maze.walk import CLIMBING, END, SLIP_PAST
from madmage.kernel.ask import DONE, Ask

WEAK: Final = 8
"""So little life is rested upon before going on."""
HURT: Final = 11
"""With so little life a healing potion is drunk."""
GOOD_ROLL: Final = 3


class Habit:
    """Answers asks quickly, the same ask always in the same way."""

    def __init__(self, weights: Weights, lore: Lore) -> None:
        self.weights = weights
        self.lore = lore
        self.goal = -1
        """The field for which the deed just named was meant."""

    def answer(self, st: MazeState, ask: Ask) -> int:
        """One of the options."""
        kind, seat, options = ask.kind, ask.seat, ask.options
        if kind == "turn":
            return self._turn(st, seat, options)
        if kind == "walk":
            return self._walk(st, seat, options)
        if kind == "goal":
            return self._goal(st, ask)
        if kind in ("tile", "first_tile"):
            return self._lay(st, ask)
        if kind == "create":
            return build(st, seat, options, self.weights)
        if kind in ("point", "unpoint"):
            return invest(st, seat, options, kind == "point", self.weights)
        return plain(st, ask)

    def _turn(self, st: MazeState, seat: int, options: tuple[int, ...]) -> int:
        potions = st.table.pack.potions
        for option in options:
            if DRINK <= option < DRINK + len(potions):
                does = potions[option - DRINK].does
                if does == HEAL and st.life[seat] <= HURT:
                    return option
                if does == HASTE:
                    return option
        if REGENERATE in options and st.life[seat] <= WEAK:
            near = Survey(st, seat, self.weights, self.lore).here[seat]
            if near > 1.0:
                return REGENERATE
        return MOVE

    def _walk(self, st: MazeState, seat: int, options: tuple[int, ...]) -> int:
        if CLIMBING in options:
            return CLIMBING
        stroll = Stroll(Survey(st, seat, self.weights, self.lore))
        _, deed, self.goal = stroll.best(st.steps)
        return deed if deed in options else END

    def _goal(self, st: MazeState, ask: Ask) -> int:
        goal, self.goal = self.goal, -1
        if goal in ask.options:
            return goal
        stroll = Stroll(Survey(st, ask.seat, self.weights, self.lore))
        best, most = ask.options[0], -1e9
        for worth, deed, field in stroll.all_walks(st.steps):
            if deed == ask.env[0] and worth > most and field in ask.options:
                best, most = field, worth
        return best

    def _lay(self, st: MazeState, ask: Ask) -> int:
        """A portal goes where it suits oneself best, other tiles by their kind."""
        kind = ask.env[2] if ask.kind == "first_tile" else ask.env[3]
        if kind == st.table.stairs_kind and st.level_of(ask.seat) == LEVELS:
            survey = Survey(st, ask.seat, self.weights, self.lore)
            if hunts(survey):
                steps = st.table.plan.steps
                end = Hunt(survey).best_end(st.place[ask.seat])
                for option in ask.options:
                    field, mask = option // PLACE_UNIT, option % PLACE_UNIT
                    for d in range(4):
                        if mask & BIT[d] and field + steps[d] == end and st.grid[end] & FACING[d]:
                            return option
        return lay(st, ask)


def build(st: MazeState, seat: int, options: tuple[int, ...], weights: Weights) -> int:
    """M2.1a: points by the build that the weights name; they are named in order."""
    for number in options:
        if st.points[seat * ABILITY_COUNT + number] < weights.build[number]:
            return number
    return options[-1]


def invest(
    st: MazeState, seat: int, options: tuple[int, ...], is_gain: bool, weights: Weights
) -> int:
    """A point where it does most at once, or off where it is missed least."""
    best, most = options[0], -1e9
    for number in options:
        at = seat * ABILITY_COUNT + number
        before = point_worth(st, seat, weights)
        st.points[at] += 1 if is_gain else -1
        gain = point_worth(st, seat, weights) - before
        st.points[at] -= 1 if is_gain else -1
        if gain > most:
            best, most = number, gain
    return best


def point_worth(st: MazeState, seat: int, weights: Weights) -> float:
    """What somebody's abilities are worth by themselves."""
    table = st.table.law.bonus
    base = seat * ABILITY_COUNT
    total = 0.0
    for number in range(3):
        value = st.points[base + number]
        total += weights.ability * value - 0.01 * value * value
    for number in (3, 4):
        value = min(5, st.points[base + number])
        each = 0.9 if number == SPEED else 0.5
        total += each * table[value] + weights.half * value
    return total


def lay(st: MazeState, ask: Ask) -> int:
    """A tile near oneself if it is stairs or leads on plainly; with a card on it, far away."""
    seat, options = ask.seat, ask.options
    kind = ask.env[2] if ask.kind == "first_tile" else ask.env[3]
    stride = st.table.plan.stride
    here = st.place[seat]
    row, column = here // stride, here % stride
    is_near = st.table.shapes[kind] & STAIRS != 0 or st.table.marks[kind] < 3
    best, most = options[0], -FAR
    for option in options:
        field = option // PLACE_UNIT
        far = abs(field // stride - row) + abs(field % stride - column)
        score = -far if is_near else far
        if score > most:
            best, most = option, score
    return best


def plain(st: MazeState, ask: Ask) -> int:
    """Everything that comes up within a card."""
    kind, options, seat = ask.kind, ask.options, ask.seat
    if kind == "luck":
        face = ask.env[-1]
        return TURN_DIE if face < GOOD_ROLL - 1 else KEEP_DIE
    if kind == "gear":
        return (
            TAKE_NEW if _gear(st, seat, ask.env[0]) > _gear(st, seat, st.gear[seat]) else KEEP_OLD
        )
    if kind == "too_many":
        return _too_many(st, seat, options)
    if kind == "invite":
        return DONE
    if kind == "join":
        return DECLINE
    if kind == "slip":
        return SLIP_PAST
    if kind == "go_on":
        return GO_ON
    if kind == "ready":
        return _ready(st, options)
    if kind == "stride":
        return options[-1]
    if kind == "loot":
        return A_KEY if A_KEY in options else options[-1]
    if kind in ("trade_give", "trade_for", "trade_agree", "shift", "last_gasp"):
        return options[-1] if kind == "last_gasp" else options[0]
    return options[0]


def _gear(st: MazeState, seat: int, card: int) -> float:
    """What wearing a piece of equipment adds."""
    gear = st.table.pack.gear[card]
    points = seat * ABILITY_COUNT
    speed = min(5, max(0, st.points[points + SPEED] + gear.adds[SPEED]))
    total = 1.0 * st.table.law.bonus[speed] + (0.8 if gear.power else 0.0)
    for number in range(4):
        total += 0.25 * gear.adds[number]
    return total


def _too_many(st: MazeState, seat: int, options: tuple[int, ...]) -> int:
    """Drink what may be drunk; else away with what helps least."""
    potions = st.table.pack.potions
    worst, least = options[0], 100
    for option in options:
        if option < DISCARD:
            return option
        does = potions[option - DISCARD].does
        rank = (9, 8, 3, 10, 4, 6, 2)[does]
        if rank < least:
            worst, least = option, rank
    return worst


def _ready(st: MazeState, options: tuple[int, ...]) -> int:
    """Drink what lifts the ability that is tested; keep what writes a card anew."""
    potions = st.table.pack.potions
    for option in options:
        if DRINK <= option < DRINK + len(potions):
            does = potions[option - DRINK].does
            if does not in (HEAL, REWRITE, MIST):
                return option
    return options[0]
