"""Surveying a table: how many turns everybody is from the way out (M6, M9).

A position is judged as a race. For every player a number of turns is guessed: to the stairs by the
ways that lie there, or to an open exit and through as many tiles as it takes to find stairs; then
so many for every level above; more for wounds, fewer for what helps. Who needs fewest is ahead.
"""

from __future__ import annotations

from math import exp
from typing import Final

from madmage.agents.maze.hunt import Hunt, hunts
from madmage.agents.maze.lore import Hero, Lore
from madmage.agents.maze.scale import Weights
from madmage.games.maze.character import ability, bonus, power
from madmage.games.maze.grid import BIT, FACING, STAIRS, START
from madmage.games.maze.laying import levels_out
from madmage.games.maze.pack import MONSTER, SEVENTH_SIDE, SPEED, TOUGHNESS, UNREMARKABLE
from madmage.games.maze.state import (
    ABILITY_COUNT,
    ACTIONS,
    LEVELS,
    MONSTERS,
    NO_GEAR,
    NOWHERE,
    OUT,
    MazeState,
)

UNIT: Final = 10
"""Ways are measured in tenths of a step."""
FAR: Final = 1_000_000
LONGEST: Final = 120
LOST: Final = 25.0
"""Turns for somebody who has no way anywhere."""


def walk_times() -> list[list[float]]:
    """By speed bonus and steps: how many turns it takes on average to go so far (M6.1)."""
    table: list[list[float]] = []
    for extra in range(4):
        times = [0.0]
        for steps in range(1, LONGEST + 2):
            total = 0.0
            for face in range(1, 7):
                total += times[max(0, steps - face - extra)]
            times.append(1.0 + total / 6)
        table.append(times)
    return table


WALK_TIMES: Final = walk_times()


def turns_for(extra: int, way: int) -> float:
    """Turns for a way in tenths of a step."""
    times = WALK_TIMES[extra]
    steps = way // UNIT
    if steps >= LONGEST:
        return times[LONGEST]
    return times[steps] + (times[steps + 1] - times[steps]) * (way % UNIT) / UNIT


class Survey:
    """One position, seen by one of its players."""

    def __init__(self, st: MazeState, me: int, weights: Weights, lore: Lore) -> None:
        self.st = st
        self.me = me
        self.weights = weights
        self.lore = lore
        self.maps: list[list[int]] = [[] for _ in range(LEVELS + 2)]
        """By level: by field how far the way out or the nearest open exit is, for anybody."""
        self.found = [False] * (LEVELS + 2)
        """By level: whether stairs lie there."""
        self.tiles = len(st.table.pack.tile_bag) + st.table.stairs_count
        self.draws = self._draws()
        self.crowd = [0.0] * (LEVELS + 2)
        """By level: how many tiles all who are there explore in a round."""
        self.turns = [0.0] * st.table.seats
        """By seat: turns to the way out."""
        self.above = [0.0] * st.table.seats
        """By seat: the part of it above its level, and for what it has or lacks."""
        self.here = [0.0] * st.table.seats
        """By seat: the part of it on its level."""
        self.hero = Hero([0] * ABILITY_COUNT, 0, 1, 1, 7, 0)
        self.mine: list[int] = []
        """The map of my level with what cards on the way would do to me."""
        self._look()

    # What is open to all

    def _draws(self) -> float:
        """How many tiles have to be drawn until stairs come, on average; of a known top, exactly."""
        st = self.st
        kind = st.table.stairs_kind
        bit = 1 << self.me
        count = 0
        for at in range(len(st.top) - 1, -1, -1):
            if not st.top_known[at] & bit:
                break
            count += 1
            if st.top[at] == kind:
                return float(count)
        stairs = st.tile_deck.count(kind)
        if stairs == 0:
            return -1.0
        return count + (len(st.tile_deck) + 1) / (stairs + 1)

    def _look(self) -> None:
        st = self.st
        seats = st.table.seats
        rates = [0.0] * seats
        for level in levels_out(st):
            self._map(level)
        for seat in range(seats):
            if st.place[seat] != OUT:
                rates[seat] = self.rate(seat)
                level = st.levels[st.place[seat]]
                self.crowd[level] += max(0.5, rates[seat] - self.weights.next_exit)
        me = self.me
        if st.place[me] != OUT:
            self.hero = self._hero(me, rates[me])
            level = st.levels[st.place[me]]
            self.mine = self._spread(level, True) if self.weights.odds else self.maps[level]
        for seat in range(seats):
            if st.place[seat] != OUT:
                self.above[seat] = self._above(seat) + self.burden(seat)
                far = self.mine if seat == me else self.maps[st.levels[st.place[seat]]]
                self.here[seat] = self.time_at(seat, far[st.place[seat]])
        for seat in range(seats):
            if st.place[seat] != OUT:
                self.turns[seat] = self.above[seat] + min(self.here[seat], self.pulled(seat))

    def _map(self, level: int) -> None:
        self.maps[level] = self._spread(level, False)

    def _sources(self, level: int) -> list[int]:
        """Where the ways of a level lead to: its stairs, portals, or else its open exits."""
        st = self.st
        found: list[int] = []
        if level < LEVELS:
            if st.stairs[level] != NOWHERE:
                found.append(st.stairs[level])
        else:
            for field in range(len(st.grid)):
                if st.grid[field] & STAIRS and st.levels[field] == level:
                    found.append(field)
        return found

    def _spread(self, level: int, own: bool) -> list[int]:
        """By field: how far it is, in tenths; entering a field with a card costs more."""
        st = self.st
        grid = st.grid
        far = [FAR] * len(grid)
        sources = self._sources(level)
        self.found[level] = len(sources) > 0
        if not sources:
            for exit in st.exits[level]:
                field = exit // 4
                if far[field] == FAR:
                    is_room = grid[field] & START
                    far[field] = int(self.weights.room_exit * UNIT) if is_room else 0
                    sources.append(field)
        else:
            for field in sources:
                far[field] = 0
        self._relax(level, far, sources, own)
        return far

    def ways_to(self, field: int) -> list[int]:
        """By field of its level: how far it is for anybody to a field, in tenths."""
        far = [FAR] * len(self.st.grid)
        far[field] = 0
        self._relax(self.st.levels[field], far, [field], False)
        return far

    def _relax(self, level: int, far: list[int], front: list[int], own: bool) -> None:
        st = self.st
        grid, levels, marker, steps = st.grid, st.levels, st.marker, st.table.plan.steps
        shut = int(self.weights.stop * UNIT)
        while front:
            after: list[int] = []
            for field in front:
                cost = far[field] + UNIT
                if marker[field] >= MONSTER:
                    cost += self._stop(field) if own else shut
                cell = grid[field]
                for d in range(4):
                    if cell & BIT[d]:
                        near = field + steps[d]
                        if grid[near] & FACING[d] and levels[near] == level:
                            if cost < far[near] and not grid[near] & STAIRS:
                                far[near] = cost
                                after.append(near)
            front = after

    # What one of them is like

    def rate(self, seat: int) -> float:
        """Steps in a usual turn."""
        steps = 3.5 + bonus(self.st, seat, SPEED)
        return steps + 0.5 if power(self.st, seat) == SEVENTH_SIDE else steps

    def _hero(self, seat: int, rate: float) -> Hero:
        st = self.st
        abilities = [ability(st, seat, number) for number in range(ABILITY_COUNT)]
        tough = bonus(st, seat, TOUGHNESS) + st.stone[seat]
        level = st.levels[st.place[seat]]
        hero = Hero(abilities, tough, st.life[seat], level, int(rate * 2), st.omen[seat])
        wears, sees = int(st.gear[seat] != NO_GEAR), int(self.found[level])
        hero.carry(st.keys[seat], len(st.potions[seat]), wears, sees)
        return hero

    def meeting(self, field: int) -> float:
        """What meeting the card of a field would be worth to me, in turns."""
        st = self.st
        deck = MONSTERS if st.marker[field] == MONSTER else ACTIONS
        card = st.card[field]
        if card:
            return self.lore.of_card(deck, card - 1, self.hero)
        return self.lore.of_deck(deck, st.deck[deck] or st.discard[deck], self.hero)

    def _stop(self, field: int) -> int:
        """What entering a field with a card costs me, in tenths of a step."""
        w = self.weights
        cost = w.stop - w.brave * self.hero.rate * self.meeting(field)
        if power(self.st, self.me) == UNREMARKABLE and self.st.marker[field] == MONSTER:
            cost /= 2
        return max(2, int(cost * UNIT))

    def _above(self, seat: int) -> float:
        """Turns for the levels above: by their maps where they lie out."""
        st = self.st
        extra = bonus(st, seat, SPEED)
        usual = self.usual(seat)
        total = 0.0
        for level in range(st.levels[st.place[seat]] + 1, LEVELS + 1):
            room = st.rooms[level]
            if room == NOWHERE:
                total += usual
            elif self.found[level]:
                total += min(usual, 1.0 + turns_for(extra, self.maps[level][room]))
            else:
                total += min(usual, self.time_of(seat, level, self.maps[level][room]))
        return total

    def burden(self, seat: int) -> float:
        """Turns for wounds and lacks, less what abilities and things will save."""
        st, w = self.st, self.weights
        level = st.levels[st.place[seat]]
        left = (LEVELS + 1 - level) / LEVELS
        tough = bonus(st, seat, TOUGHNESS)
        total = self.lore.pain(st.life[seat] * (1 + w.tough * tough))
        points = 0.0
        for number in range(3):
            points += ability(st, seat, number)
        for number in (TOUGHNESS, SPEED):
            value = min(5, ability(st, seat, number))
            points += w.half * value
        total -= left * (w.ability * points + w.tough * tough)
        worn = power(st, seat)
        if worn:
            total -= left * w.power[worn]
        for kind in st.potions[seat]:
            total -= w.potion[min(1 + kind, len(w.potion) - 1)]
        total -= left * w.key * st.keys[seat] + w.omen * st.omen[seat]
        if st.skip >> seat & 1:
            total += w.skip
        return total

    # Times

    def time_at(self, seat: int, way: int) -> float:
        """Turns to leave one's level, from a field so far from the way out."""
        return self.time_of(seat, self.st.levels[self.st.place[seat]], way)

    def time_of(self, seat: int, level: int, way: int) -> float:
        """Turns to leave a level, from a field so far from its way out or an open exit."""
        if way >= FAR:
            return LOST
        if self.found[level]:
            return turns_for(bonus(self.st, seat, SPEED), way)
        return way / UNIT / self.rate(seat) + self.search(seat, level, 0) + self.weights.after

    def usual(self, seat: int) -> float:
        """Turns that a whole level usually takes somebody."""
        return self.weights.level * 3.5 / self.rate(seat)

    def search(self, seat: int, level: int, less: int) -> float:
        """Turns until stairs are found on a level where all explore, so many tiles less.

        Never more than a fresh level is thought to take, so that climbing is never feared.
        """
        w = self.weights
        whole = max(1.0, self.usual(seat) - w.after - w.room_exit / self.rate(seat))
        if self.draws < 0:
            # They lie on another level and come back when it is cleared (M9.4).
            return whole
        full = (self.tiles + 1) / (self.st.table.stairs_count + 1)
        part = min(1.0, self.draws / full) - less / full
        own = max(0.5, self.rate(seat) - w.next_exit)
        others = max(0.0, self.crowd[level] - own)
        return whole * max(0.05, part) * own / (own + w.share * others)

    def pulled(self, seat: int) -> float:
        """M9.3, M10.2: whoever is on the lowest of two levels is taken along when it collapses."""
        st = self.st
        level = st.levels[st.place[seat]]
        if level + 2 > LEVELS or st.rooms[level + 1] == NOWHERE:
            return FAR
        soonest = float(FAR)
        for other in range(st.table.seats):
            if st.place[other] != OUT and st.levels[st.place[other]] == level + 1:
                soonest = min(soonest, self.here[other])
        return soonest + self.weights.buried

    # What it is worth

    def width(self) -> float:
        """How many turns make much of a difference: the fewer are left, the fewer."""
        least = 1000.0
        for seat in range(len(self.turns)):
            if self.st.place[seat] != OUT:
                least = min(least, self.turns[seat])
        return max(0.5, self.weights.width + self.weights.width_turns * max(0.0, least))

    def against(self) -> float:
        """How strong all others are together."""
        width = self.width()
        total = 0.0
        for seat in range(len(self.turns)):
            if seat != self.me and self.st.place[seat] != OUT:
                total += exp(-self.turns[seat] / width)
        return total

    def value(self) -> float:
        """How likely I am the next to get out; without rivals in mind, the turns I need, below 0."""
        if self.st.place[self.me] == OUT:
            return settled(self.st, self.me)
        if hunts(self):
            near = Hunt(self).value(self.st.place[self.me])
            return near - self.weights.hunt_turn * self.above[self.me]
        return worth_of(self.turns[self.me], self.against(), self.width(), self.weights.rivals)


def worth_of(turns: float, others: float, width: float, rivals: float) -> float:
    """The worth of needing so many turns against others of so much strength."""
    if not rivals:
        return -turns
    own = exp(-turns / width)
    return own / (own + others)


def settled(st: MazeState, me: int) -> float:
    """The worth of being out: less, the more were faster."""
    if me in st.ranks:
        return 1.0 + 1.0 / (1 + st.ranks.index(me))
    return -1.0
