"""The hunt on the last level: who gets to a portal first, whoever may find it (M9.5, M6.2).

Whoever finds a portal moves last of all, so finding one beside others is finding it for them. What
counts is to find one where it can be laid near oneself and far from them, and else to be near those
who will find one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from madmage.agents.maze.dash import NEVER, Runner, Ways, first_out, guard
from madmage.games.maze.grid import STAIRS, START
from madmage.games.maze.state import LEVELS, NOWHERE, OUT

if TYPE_CHECKING:
    from madmage.agents.maze.survey import Survey

SLOWEST: Final = 0.4
"""Tiles in a turn of somebody who has first to walk to an exit."""
FROM_ROOM: Final = 0.3
"""The same for somebody whose only exits are those of the start room (M9.1a)."""


class Hunt:
    """Everybody's chances to be the next one out, for one who is on the last level."""

    def __init__(self, survey: Survey) -> None:
        st = survey.st
        self.survey = survey
        self.st = st
        self.me = survey.me
        self.mine = Runner(st, survey.me, 0)
        self.others: list[Runner] = []
        self.places: list[int] = []
        """By rival: where they stand, or will come up."""
        self.portals = [f for f in range(len(st.grid)) if is_portal(survey, f)]
        self.ends: list[int] = sorted({exit // 4 for exit in st.exits[LEVELS]})
        self.ways: dict[int, Ways] = {}
        self.after_me: list[bool] = []
        self.guards: dict[int, list[float]] = {}
        """By exit: what stands against me if I lay a portal there."""
        self.values: dict[int, float] = {}
        self.sites: list[int] = []
        """By rival: the exit where they would find a portal, or NOWHERE."""
        self.hopes: list[float] = []
        """By rival: how likely a turn of theirs finds one."""
        self.found_guards: list[list[float]] = []
        self.laid_from: dict[int, float] = {}
        """By exit and steps to it: how likely a portal found there takes me out."""
        stairs = st.tile_deck.count(st.table.stairs_kind)
        self.share = stairs / max(1, len(st.tile_deck))
        self._gather()

    def _gather(self) -> None:
        st, survey = self.st, self.survey
        for seat in range(st.table.seats):
            if seat == self.me or st.place[seat] == OUT:
                continue
            field, delay = st.place[seat], 0
            if st.levels[field] < LEVELS:
                field, delay = st.rooms[LEVELS], max(1, int(survey.here[seat] + 0.5))
            self.others.append(Runner(st, seat, delay))
            self.places.append(field)
            self.after_me.append(True)
        if not self.portals:
            for number in range(len(self.others)):
                self._expect(number)

    def _ways(self, site: int) -> Ways:
        found = self.ways.get(site)
        if found is None:
            found = self.ways[site] = Ways(self.st, site)
        return found

    def _nearest(self, runner: Runner, field: int) -> tuple[int, int]:
        """The nearest exit for somebody, and how far it is."""
        best, near = NOWHERE, NEVER
        for end in self.ends:
            free, over = self._ways(end).for_one(runner, field, 0)
            way = min(free, over)
            if self.st.grid[end] & START:
                way += 2
            if way < near:
                best, near = end, way
        return best, near

    def _expect(self, number: int) -> None:
        """Where a rival would find a portal, how likely, and who would be there before me."""
        runner = self.others[number]
        best, near = self._nearest(runner, self.places[number])
        self.sites.append(best)
        hope = 0.0
        if best != NOWHERE and runner.delay < 2:
            tiles = max(SLOWEST, self.survey.rate(runner.seat) - near)
            if self.st.grid[best] & START:
                tiles = FROM_ROOM
            hope = self.survey.weights.trust * self._likely(tiles) * (0.5 if runner.delay else 1.0)
        self.hopes.append(hope)
        self.found_guards.append(self._against(number, best) if hope > 0.0 else [])

    def _likely(self, tiles: float) -> float:
        """How likely there is a portal among so many tiles."""
        return float(1.0 - (1.0 - self.share) ** tiles)

    def _against(self, finder: int, site: int) -> list[float]:
        """What stands against me once a rival has found a portal."""
        seats = self.st.table.seats
        begins = self.others[finder].seat + 1
        mine = (self.me - begins) % seats
        sooner = [(other.seat - begins) % seats < mine for other in self.others]
        free, over = self._rivals_at(site, 1)
        free[finder] = over[finder] = 1
        return guard(self.others, sooner, free, over)

    def _rivals_at(self, site: int, more: int) -> tuple[list[int], list[int]]:
        """By rival: the steps to a site."""
        ways = self._ways(site)
        free: list[int] = []
        over: list[int] = []
        for number, other in enumerate(self.others):
            one, any_way = ways.for_one(other, self.places[number], more)
            free.append(one)
            over.append(any_way)
        return free, over

    def _guard_at(self, field: int, step: int) -> list[float]:
        """What stands against me at the end of my turn if a portal lies at a field, or a step on."""
        found = self.guards.get(field)
        if found is None:
            free, over = self._rivals_at(field, step)
            found = guard(self.others, self.after_me, free, over)
            self.guards[field] = found
        return found

    def _first(self, field: int, site: int, step: int, guarded: list[float]) -> float:
        """How likely I am out first from a field by a portal at a site, or a step on."""
        free, over = self._ways(site).for_one(self.mine, field, step)
        return first_out(self.mine, free, over, guarded)

    def value(self, field: int) -> float:
        """How likely I am the next one out if my turn ends on a field."""
        found = self.values.get(field, -1.0)
        if found < 0.0:
            found = self._dash(field) if self.portals else self._waiting(field)
            self.values[field] = found
        return found

    def _dash(self, field: int) -> float:
        """The best of the portals that lie there."""
        best = 0.0
        for portal in self.portals:
            best = max(best, self._first(field, portal, 0, self._guard_at(portal, 0)))
        return best

    def _waiting(self, field: int) -> float:
        """Whoever finds a portal first: how likely I am there before all others."""
        good, still = 0.0, 1.0
        seats = self.st.table.seats
        order = sorted(
            range(len(self.others)), key=lambda n: (self.others[n].seat - self.me) % seats
        )
        for number in order:
            hope = self.hopes[number]
            if hope > 0.0:
                chance = self._first(field, self.sites[number], 1, self.found_guards[number])
                good += still * hope * chance
                still *= 1.0 - hope
        hope, chance = self._own(field)
        good += still * hope * chance
        still *= 1.0 - hope
        sure = self.survey.weights.sure
        even = 1.0 / (1 + len(self.others))
        if still > 0.9999:
            return even / 2
        return sure * good / (1.0 - still) + (1.0 - sure) * (good + still * even)

    def _own(self, field: int) -> tuple[float, float]:
        """How likely my next turn finds a portal, and that this takes me out."""
        best, near = self._nearest(self.mine, field)
        if best == NOWHERE:
            return 0.0, 0.0
        tiles = max(SLOWEST, self.survey.rate(self.me) - near)
        if self.st.grid[best] & START:
            tiles = FROM_ROOM
        key = best * (NEVER + 3) + near
        if key not in self.laid_from:
            self.laid_from[key] = self._laid(best, tiles)
        return self._likely(tiles), self.laid_from[key]

    def _laid(self, field: int, tiles: float) -> float:
        """How likely I am out if I find a portal on a field: the first tile has to lie there."""
        here = first_out(self.mine, 1, 1, self._guard_at(field, 1))
        best = here
        for end in self.ends:
            guarded = self._guard_at(end, 1)
            if guarded[1] > best:
                best = max(best, self._first(field, end, 1, guarded))
        part = 1.0 / max(1.0, tiles)
        return part * here + (1.0 - part) * best

    def best_end(self, field: int) -> int:
        """The exit at which a portal found from a field suits me best."""
        best, most = field, -1.0
        for end in self.ends:
            chance = self._first(field, end, 1, self._guard_at(end, 1))
            if chance > most:
                best, most = end, chance
        return best

    def finding(self, field: int, tiles: int) -> float:
        """How likely I am the next one out if a portal is among the tiles I lay from a field now."""
        return self._laid(field, float(tiles))


def is_portal(survey: Survey, field: int) -> bool:
    """Whether a portal lies on a field."""
    st = survey.st
    return st.grid[field] & STAIRS != 0 and st.levels[field] == LEVELS


def hunts(survey: Survey) -> bool:
    """Whether the one who looks is on the last level, and thinks of others."""
    st = survey.st
    place = st.place[survey.me]
    return place != OUT and survey.weights.hunt > 0.0 and st.levels[place] == LEVELS
