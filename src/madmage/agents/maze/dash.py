"""The dash for a portal: who is there first, by the dice (M6.1, M9.5).

Somebody is so many steps from a portal; a roll and the speed bonus take them there or not. Cards on
the way stop a walk, so a way that leads over one takes a turn more. Those who are sooner in the round
may be out before one's own turn comes.
"""

from __future__ import annotations

from typing import Final

from madmage.games.maze.character import bonus
from madmage.games.maze.grid import BIT, FACING, STAIRS
from madmage.games.maze.pack import HASTE, LUCK, MIST, MONSTER, SPEED
from madmage.games.maze.state import LEVELS, OUT, MazeState

TURNS: Final = 5
"""So many turns are looked ahead; who is not out by then is hardly first."""
NEVER: Final = 999
"""Steps to where no way leads."""
STOP: Final = 3
"""Steps lost by having to stop at a card."""
PASSED: Final = 0.8
"""How likely a card on the way is left behind in time."""
LATE: Final = 2
"""Turns until somebody from below is on the last level, about."""
MOST: Final = 60


def sums() -> list[list[float]]:
    """By number of dice and steps: how likely the dice show so many together."""
    table: list[list[float]] = [[1.0] + [0.0] * MOST]
    for dice in range(1, TURNS + 1):
        before = table[dice - 1]
        row = [1.0] * (MOST + 1)
        for steps in range(1, MOST + 1):
            total = 0.0
            for face in range(1, 7):
                total += before[max(0, steps - face)]
            row[steps] = total / 6
        table.append(row)
    return table


SUMS: Final = sums()
LUCKY: Final = (1.0, 1.0, 1.0, 1.0, 1.0, 2 / 3, 1 / 3)
"""By steps: how likely a die shows so many that may be turned over."""


class Runner:
    """Somebody on the way to a portal: how far a turn takes them."""

    def __init__(self, st: MazeState, seat: int, delay: int) -> None:
        self.seat = seat
        self.speed = bonus(st, seat, SPEED)
        self.delay = delay + (st.skip >> seat & 1)
        """Turns before they are on their way."""
        self.extra = 0
        """Steps more in one turn."""
        self.is_lucky = False
        self.is_hidden = False
        """Whether cards stop them in their next turn."""
        potions = st.table.pack.potions
        for kind in st.potions[seat]:
            does = potions[kind].does
            if does == HASTE:
                self.extra += potions[kind].amount
            elif does == LUCK:
                self.is_lucky = True
            elif does == MIST:
                self.is_hidden = True

    def out_by(self, turn: int, free: int, thru: int) -> float:
        """How likely they are out by a turn of theirs; `free` are the steps without a card between."""
        dice = turn - self.delay
        if dice <= 0:
            return 0.0
        ahead = dice * self.speed + self.extra
        likely = 0.0
        if free < NEVER:
            left = max(0, min(MOST, free - ahead))
            if dice == 1 and self.is_lucky:
                likely = LUCKY[left] if left <= 6 else 0.0
            else:
                likely = SUMS[dice][left]
        if dice > 1 and thru < NEVER and thru < free:
            left = max(0, min(MOST, thru - ahead))
            likely = max(likely, PASSED * SUMS[dice][left])
        return likely


def ways_from(st: MazeState, site: int, is_hidden: bool) -> list[int]:
    """By field: the steps from it to a site without stopping at a card on the way."""
    grid, levels, marker, steps = st.grid, st.levels, st.marker, st.table.plan.steps
    level = levels[site]
    far = [NEVER] * len(grid)
    far[site] = 0
    front = [site]
    spent = 0
    while front:
        spent += 1
        after: list[int] = []
        for field in front:
            # Whoever stands on a card may leave it, but nobody walks over it.
            if marker[field] >= MONSTER and not is_hidden:
                continue
            cell = grid[field]
            for d in range(4):
                if cell & BIT[d]:
                    near = field + steps[d]
                    if far[near] == NEVER and grid[near] & FACING[d] and levels[near] == level:
                        far[near] = spent
                        if not grid[near] & STAIRS:
                            after.append(near)
        front = after
    return far


def ways_over(st: MazeState, site: int) -> list[int]:
    """By field: the steps from it to a site over whatever lies on the way, more for every card."""
    grid, levels, marker, steps = st.grid, st.levels, st.marker, st.table.plan.steps
    level = levels[site]
    far = [NEVER] * len(grid)
    far[site] = 0
    front = [site]
    while front:
        after: list[int] = []
        for field in front:
            cost = far[field] + (1 + STOP if marker[field] >= MONSTER else 1)
            cell = grid[field]
            for d in range(4):
                if cell & BIT[d]:
                    near = field + steps[d]
                    if grid[near] & FACING[d] and levels[near] == level and cost < far[near]:
                        far[near] = cost
                        if not grid[near] & STAIRS:
                            after.append(near)
        front = after
    return far


class Ways:
    """The ways from everywhere to a site on the last level: an exit, or a portal itself."""

    def __init__(self, st: MazeState, site: int) -> None:
        self.st = st
        self.site = site
        self.free = ways_from(st, site, False)
        self.over = ways_over(st, site)
        self.hidden: list[int] = []

    def for_one(self, runner: Runner, field: int, more: int) -> tuple[int, int]:
        """Steps from a field without a card between, and over any cards; so many more behind the site."""
        free = self.free[field]
        if runner.is_hidden:
            if not self.hidden:
                self.hidden = ways_from(self.st, self.site, True)
            free = self.hidden[field]
        return min(NEVER, free + more), min(NEVER, self.over[field] + more)


def guard(
    others: list[Runner], sooner: list[bool], free: list[int], thru: list[int]
) -> list[float]:
    """By turn of mine: how likely nobody else is out before it."""
    found = [1.0] * (TURNS + 1)
    for number, other in enumerate(others):
        late = 0 if sooner[number] else 1
        for turn in range(1, TURNS + 1):
            found[turn] *= 1.0 - other.out_by(turn - late, free[number], thru[number])
    return found


def first_out(me: Runner, free: int, thru: int, guarded: list[float]) -> float:
    """How likely I am out before all others."""
    total = 0.0
    before = 0.0
    for turn in range(1, TURNS + 1):
        now = me.out_by(turn, free, thru)
        if now > before:
            total += (now - before) * guarded[turn]
            before = now
    return total + 0.25 * (1.0 - before) * guarded[TURNS]


class Race:
    """Who would be out first once somebody has found a portal: they move last of all (M9.5)."""

    def __init__(self, st: MazeState, me: int, finder: int) -> None:
        seats = st.table.seats
        order = (me - finder - 1) % seats
        self.st = st
        self.mine = Runner(st, me, 0)
        self.here = st.place[me]
        self.others: list[Runner] = []
        self.places: list[int] = []
        """By rival: where they stand, or will come up."""
        self.sooner: list[bool] = []
        for seat in range(seats):
            field, delay = st.place[seat], 0
            if seat == me or field == OUT:
                continue
            if st.levels[field] < LEVELS:
                field, delay = st.rooms[LEVELS], LATE
            self.others.append(Runner(st, seat, delay))
            self.places.append(field)
            self.sooner.append((seat - finder - 1) % seats < order)

    def chance(self, site: int) -> float:
        """How likely I am out first by a portal beside a field."""
        ways = Ways(self.st, site)
        free: list[int] = []
        over: list[int] = []
        for number, other in enumerate(self.others):
            one, any_way = ways.for_one(other, self.places[number], 1)
            free.append(one)
            over.append(any_way)
        guarded = guard(self.others, self.sooner, free, over)
        one, any_way = ways.for_one(self.mine, self.here, 1)
        return first_out(self.mine, one, any_way, guarded)
