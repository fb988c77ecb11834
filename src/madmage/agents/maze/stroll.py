"""What each way to use a roll would be worth: where to walk, and what for (M6.1, M6.2).

Walking moves nothing but one figure, so one survey judges every field; what chance would bring,
tiles or a card, is judged by what is expected of it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from madmage.agents.maze.hunt import Hunt, hunts
from madmage.agents.maze.survey import FAR, UNIT, Survey, turns_for, worth_of
from madmage.games.maze.character import bonus, power
from madmage.games.maze.goods import grave_at
from madmage.games.maze.grid import STAIRS, START
from madmage.games.maze.looting import why_not_open, why_not_take
from madmage.games.maze.pack import MONSTER, SPEED, THREAD
from madmage.games.maze.state import GEAR_THING, LEVELS, MOST_KEYS, NO_GEAR, OUT
from madmage.games.maze.walk import (
    CLIMBING,
    END,
    EXPLORING,
    FACE,
    LOOTING,
    OPEN,
    STROLL,
    TAKE,
    goals,
)

ESCAPED: Final = 2.0
AHEAD: Final = 20
"""Tenths of a step from the finder to stairs just found."""


class Stroll:
    """The worth of every walk of one player from where they stand."""

    def __init__(self, survey: Survey) -> None:
        st = survey.st
        self.survey = survey
        self.st = st
        self.me = survey.me
        self.here = st.place[survey.me]
        self.level = st.levels[self.here]
        self.width = survey.width()
        self.others = survey.against()
        self.ends = {exit // 4 for exit in st.exits[self.level]}
        self.pull = survey.pulled(survey.me)
        self.above = survey.above[survey.me]
        self.found_others = -1.0
        self.hunt: Hunt | None = Hunt(survey) if hunts(survey) else None

    def worth(self, turns: float) -> float:
        """The worth of needing so many turns in all."""
        return worth_of(turns, self.others, self.width, self.survey.weights.rivals)

    def turns_at(self, field: int) -> float:
        """Turns in all from a field of my level."""
        return self.above + min(self.pull, self.survey.time_at(self.me, self.survey.mine[field]))

    def worth_at(self, field: int, gain: float) -> float:
        """The worth of ending on a field, with so many turns won besides."""
        if self.hunt is not None:
            near = self.hunt.value(field)
            return near + self.survey.weights.hunt_turn * (gain - self.above)
        return self.worth(self.turns_at(field) - gain)

    def deeds_at(self, field: int, left: int) -> list[tuple[float, int]]:
        """What could be done on a field with so many steps left, each with its worth."""
        st, survey, w = self.st, self.survey, self.survey.weights
        if st.grid[field] & STAIRS:
            return [(ESCAPED if self.level == LEVELS else self.worth(self.above), CLIMBING)]
        mark = st.marker[field]
        if mark >= MONSTER and not st.mist and field != self.here:
            good = w.brave * survey.meeting(field) if w.odds else 0.0
            return [(self.worth_at(field, good - w.prudence), FACE)]
        found: list[tuple[float, int]] = []
        if field == self.here:
            found.append((self.worth_at(field, -w.stay), END))
        else:
            found.append((self.worth_at(field, 0.0), STROLL))
        if left > 0 and field in self.ends:
            found.append((self.exploring(field, left), EXPLORING))
        if mark or st.graves:
            gain = 0.0
            left_part = (LEVELS + 1 - self.level) / LEVELS
            if why_not_take(st, self.me, field) is None:
                found.append((self.worth_at(field, w.key * left_part), TAKE))
            if why_not_open(st, self.me, field) is None:
                gain = w.gear if st.gear[self.me] == NO_GEAR else w.gear / 3
                gain -= w.key if st.keys[self.me] else 0.0
                found.append((self.worth_at(field, gain * left_part), OPEN))
            if field != self.here and st.graves and mark < MONSTER:
                gain = self._grave(field)
                if gain > 0:
                    found.append((self.worth_at(field, gain), LOOTING))
        return found

    def _grave(self, field: int) -> float:
        """What looting a grave may bring."""
        st, w = self.st, self.survey.weights
        number = grave_at(st, field)
        if number < 0:
            return 0.0
        grave = st.graves[number]
        gain = w.key * min(grave[1], MOST_KEYS - st.keys[self.me])
        room = 3 - len(st.potions[self.me])
        for thing in grave[2:]:
            if thing >= GEAR_THING:
                gain += w.gear if st.gear[self.me] == NO_GEAR else w.gear / 4
            elif room > 0:
                gain += w.potion[min(1 + thing, len(w.potion) - 1)]
                room -= 1
        return gain

    def exploring(self, field: int, left: int) -> float:
        """The worth of exploring with so many steps left: stairs may be found, or fewer tiles stay."""
        st, survey, w = self.st, self.survey, self.survey.weights
        tiles = left + (1 if power(st, self.me) == THREAD else 0)
        if survey.found[self.level] and self.level < LEVELS:
            # Nothing to find here any more; tiles only change the ways.
            return self.worth(self.turns_at(field) + 0.01)
        if self.hunt is not None:
            return self._hunting(field, tiles)
        draws = survey.draws
        step_on = w.next_exit / survey.hero.rate
        searching = survey.search(self.me, self.level, tiles)
        after = self.above + min(self.pull, step_on + searching + w.after)
        if survey.found[self.level]:
            after = self.turns_at(field)
        if draws < 0 or st.grid[field] & START:
            return self.worth(after)
        likely = self._likely(tiles)
        finding = self.above + min(self.pull, w.after)
        if not w.rivals:
            return -(likely * finding + (1 - likely) * after)
        if self.found_others < 0:
            self.found_others = self._others_after()
        good = worth_of(finding, self.found_others, self.width, w.rivals)
        return likely * good + (1 - likely) * self.worth(after)

    def _hunting(self, field: int, tiles: int) -> float:
        """The worth of exploring on the last level: a portal may be found, and for whom."""
        assert self.hunt is not None
        after = self.worth_at(field, 0.0)
        if self.survey.draws < 0 or self.st.grid[field] & START:
            return after + self.survey.weights.eager
        likely = self._likely(tiles)
        burden = self.survey.weights.hunt_turn * self.above
        found = self.hunt.finding(field, tiles) - burden
        return likely * found + (1 - likely) * after + self.survey.weights.eager

    def _likely(self, tiles: int) -> float:
        """How likely there are stairs among so many tiles."""
        st, survey = self.st, self.survey
        kind = st.table.stairs_kind
        if kind in st.top and survey.draws < len(st.top) + 1:
            return 1.0 if survey.draws <= tiles else 0.0
        size = max(1, len(st.tile_deck))
        missing = 1.0 - st.tile_deck.count(kind) / size
        return float(1.0 - missing**tiles)

    def _others_after(self) -> float:
        """How strong the others are together once I have found the stairs, near to where I am."""
        st, survey = self.st, self.survey
        far = survey.ways_to(self.here)
        total = 0.0
        for seat in range(st.table.seats):
            if seat == self.me or st.place[seat] == OUT:
                continue
            turns = survey.turns[seat]
            if st.levels[st.place[seat]] == self.level:
                way = far[st.place[seat]] + AHEAD
                turns = survey.above[seat] + turns_for(bonus(st, seat, SPEED), way)
            total += exp(-turns / self.width)
        return total

    def best(self, steps: int) -> tuple[float, int, int]:
        """The best walk with so many steps: its worth, what for, and where it ends."""
        best = (-1e9, END, self.here)
        for worth, deed in self.deeds_at(self.here, steps):
            if worth > best[0]:
                best = (worth, deed, self.here)
        for field, spent in goals(self.st, self.here, steps):
            for worth, deed in self.deeds_at(field, steps - spent):
                if worth > best[0] + 1e-9:
                    best = (worth, deed, field)
        return best

    def all_walks(self, steps: int) -> list[tuple[float, int, int]]:
        """Every walk with so many steps."""
        found: list[tuple[float, int, int]] = []
        for worth, deed in self.deeds_at(self.here, steps):
            found.append((worth, deed, self.here))
        for field, spent in goals(self.st, self.here, steps):
            for worth, deed in self.deeds_at(field, steps - spent):
                found.append((worth, deed, field))
        return found

    def moving(self, extra: int) -> float:
        """The worth of rolling to move: the mean over the die of the best walk."""
        fields: dict[int, int] = {}
        most = 6 + extra
        for field, spent in goals(self.st, self.here, most):
            if field not in fields:
                fields[field] = spent
        total = 0.0
        still: list[list[tuple[float, int]]] = []
        spents: list[int] = []
        for field, spent in fields.items():
            spents.append(spent)
            still.append(self.deeds_at(field, 0))
        for face in range(1, 7):
            steps = face + extra
            best = -1e9
            for worth, _ in self.deeds_at(self.here, steps):
                best = max(best, worth)
            for number, field in enumerate(fields):
                left = steps - spents[number]
                if left < 0:
                    continue
                for worth, _ in still[number]:
                    best = max(best, worth)
                if left > 0 and field in self.ends and not self._stops(field):
                    best = max(best, self.exploring(field, left))
            total += best
        return total / 6

    def _stops(self, field: int) -> bool:
        return self.st.marker[field] >= MONSTER and not self.st.mist

    def way_to(self, field: int) -> int:
        """Steps from a field to the way out or an open exit; -1 if there is no way."""
        far = self.survey.mine[field]
        return -1 if far >= FAR else (far + UNIT - 1) // UNIT
