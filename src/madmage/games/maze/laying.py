"""Laying tiles: the three laying rules decided exactly (M4).

Rule 1 is two bit masks per field: exits that a tile there must have, and must not have. Rule 2 and
M4.1 are reachability: how large is the connected area of free fields that an open exit borders?
A bounded flood fill answers (`area`), and a *witness* saves most fills: so many connected free
fields at an open exit stay what they are unless the new tile lies on one of them.
"""

from __future__ import annotations

from typing import Final

from madmage.games.maze.grid import BIT, EDGE, EXITS, FACING, STAIRS, TURNS
from madmage.games.maze.state import LEVELS, NOWHERE, MazeState
from madmage.kernel.refusal import Refusal

PLACE_UNIT: Final = 16
"""A place for a tile is field * PLACE_UNIT + exits."""

# Verdicts; a verdict is one of these + VERDICT_UNIT * the field that makes it so.
FINE: Final = 0
NOT_FREE: Final = 1
NOT_AT_EXIT: Final = 2
NOT_JOINED: Final = 3
AGAINST_WALL: Final = 4
AGAINST_EDGE: Final = 5
AGAINST_LEVEL: Final = 6
CLOSES_EXIT: Final = 7
SEALS: Final = 8
HOLLOW: Final = 9
SEALS_OTHER: Final = 10
WRONG_SHAPE: Final = 11
OFF_TABLE: Final = 12
VERDICT_UNIT: Final = 16

REFUSALS: Final = (
    None,
    Refusal("M4.1", "refused-field-taken"),
    Refusal("M6.2", "refused-not-at-exit"),
    Refusal("M6.2", "refused-not-joined"),
    Refusal("M4.2", "refused-exit-against-wall"),
    Refusal("M4.4", "refused-exit-against-edge"),
    Refusal("M4.4", "refused-exit-against-level"),
    Refusal("M4.2", "refused-wall-against-exit"),
    Refusal("M4.1", "refused-seals-level"),
    Refusal("M4.3", "refused-hollow"),
    Refusal("M4.4a", "refused-seals-other-level"),
    Refusal("M4.1", "refused-not-its-shape"),
    Refusal("M4.4", "refused-off-the-table"),
)


# Open exits


def beyond(st: MazeState, exit: int) -> int:
    """The field an exit leads to."""
    return exit // 4 + st.table.plan.steps[exit % 4]


def exits_of_field(st: MazeState, field: int) -> list[int]:
    """M6.2b: the exits of a tile that lead to a free field of the table.

    Nobody crosses stairs, so what is laid at their exits alone hangs on nothing: by the ruling
    `behind_stairs` these are no open exits.
    """
    grid, steps = st.grid, st.table.plan.steps
    cell = grid[field]
    if cell & STAIRS and not st.table.law.open_behind_stairs:
        return []
    return [field * 4 + d for d in range(4) if cell & BIT[d] and grid[field + steps[d]] == 0]


def find_exits(st: MazeState, level: int) -> tuple[int, ...]:
    """Every open exit of a level."""
    found: list[int] = []
    for field in range(len(st.grid)):
        if st.levels[field] == level:
            found.extend(exits_of_field(st, field))
    return tuple(found)


def refresh_exits(st: MazeState) -> None:
    """Find all open exits anew, after tiles were taken away or the table grew."""
    for level in range(1, LEVELS + 1):
        st.exits[level] = find_exits(st, level) if st.rooms[level] != NOWHERE else ()


def add_exits(st: MazeState, level: int, field: int) -> None:
    """The open exits after a tile was laid on `field`: those towards it are closed, its own are new."""
    steps = st.table.plan.steps
    for other in range(1, LEVELS + 1):
        exits = st.exits[other]
        if exits:
            kept = [e for e in exits if e // 4 + steps[e % 4] != field]
            if len(kept) != len(exits):
                st.exits[other] = tuple(kept)
    st.exits[level] = tuple(sorted([*st.exits[level], *exits_of_field(st, field)]))


# Rule 1


def fit_of(st: MazeState, level: int, field: int) -> int:
    """M4.2, M4.4: the exits a tile on `field` must have, + 16 * those it must not have.

    + 256 * those by which it hangs on the level: an exit of stairs must be met but does not carry.
    """
    grid, steps, levels = st.grid, st.table.plan.steps, st.levels
    must = 0
    must_not = 0
    joins = 0
    is_open = st.table.law.open_behind_stairs
    for d in range(4):
        neighbour = field + steps[d]
        cell = grid[neighbour]
        if cell == 0:
            continue
        if cell & EDGE or levels[neighbour] != level:
            must_not |= BIT[d]
        elif cell & FACING[d]:
            must |= BIT[d]
            if is_open or not cell & STAIRS:
                joins |= BIT[d]
        else:
            must_not |= BIT[d]
    return must + 16 * must_not + 256 * joins


def keeps_rule_1(st: MazeState, fit: int, mask: int) -> bool:
    """Whether exits `mask` fit among their neighbours; a ruling counts only exits against walls."""
    must = fit & 15
    if mask & (fit >> 4 & 15):
        return False
    if st.table.law.rule1_one_side:
        return mask & (fit >> 8) != 0
    return mask & must == must


def rule_1_offence(st: MazeState, level: int, field: int, mask: int) -> int:
    """The verdict on rule 1, with the neighbour that makes it so."""
    grid, steps, levels = st.grid, st.table.plan.steps, st.levels
    for d in range(4):
        neighbour = field + steps[d]
        cell = grid[neighbour]
        if cell == 0:
            continue
        has_exit = mask & BIT[d] != 0
        if cell & EDGE:
            if has_exit:
                return AGAINST_EDGE + VERDICT_UNIT * neighbour
        elif levels[neighbour] != level:
            if has_exit:
                return AGAINST_LEVEL + VERDICT_UNIT * neighbour
        elif has_exit and not cell & FACING[d]:
            return AGAINST_WALL + VERDICT_UNIT * neighbour
        elif not has_exit and cell & FACING[d] and not st.table.law.rule1_one_side:
            return CLOSES_EXIT + VERDICT_UNIT * neighbour
    return FINE


# Rule 2: open ground


def area(st: MazeState, start: int, blocked: int, most: int) -> list[int]:
    """Connected free fields from `start` on, `blocked` taken as laid; at most so many of them."""
    grid, steps = st.grid, st.table.plan.steps
    if start == blocked or grid[start] != 0:
        return []
    found = [start]
    seen = {start, blocked}
    at = 0
    while at < len(found) and len(found) < most:
        field = found[at]
        at += 1
        for step in steps:
            near = field + step
            if grid[near] == 0 and near not in seen:
                seen.add(near)
                found.append(near)
    return found[:most]


class Ground:
    """What a level must keep when a tile is laid, and two witnesses that it does.

    `need` is 0 for a level that has no way on to keep. A witness is a set of `need` connected free
    fields at an open exit: a tile laid anywhere else leaves the level its way on.
    """

    __slots__ = ("first", "level", "need", "second")

    def __init__(self, level: int, need: int, first: list[int], second: list[int]) -> None:
        self.level = level
        self.need = need
        self.first = first
        self.second = second

    def is_safe(self, field: int) -> bool:
        """Whether a tile on `field` surely leaves the way on."""
        if self.need == 0:
            return True
        if len(self.first) >= self.need and field not in self.first:
            return True
        return len(self.second) >= self.need and field not in self.second


def ground_of(st: MazeState, level: int) -> Ground:
    """M4.3a: so much open ground as the ruling says, or one field less than the most there was.

    A way on of one field at least must stay, whatever the ruling: M4.1.
    """
    want = st.table.law.open_ground
    most: list[int] = []
    witnesses: list[list[int]] = []
    for exit in st.exits[level]:
        start = beyond(st, exit)
        if witnesses and start in witnesses[0]:
            # The same area seen from another exit, perhaps from another side of the new tile.
            if len(witnesses) == 1:
                witnesses.append(area(st, start, NOWHERE, want + 1))
            continue
        found = area(st, start, NOWHERE, want + 1)
        if len(found) > len(most):
            most = found
        if len(found) > want:
            witnesses.insert(0, found)
            if len(witnesses) > 1:
                break
    if not most:
        return Ground(level, 0, [], [])
    need = max(1, min(want, len(most) - 1))
    first = witnesses[0] if witnesses else most
    second = witnesses[1] if len(witnesses) > 1 else []
    return Ground(level, need, first[:need], second[:need])


def levels_out(st: MazeState) -> list[int]:
    """The levels that lie on the table, the lowest first."""
    return [level for level in range(1, LEVELS + 1) if st.rooms[level] != NOWHERE]


def grounds_of(st: MazeState) -> list[Ground]:
    """What every level on the table must keep (M4.4a)."""
    return [ground_of(st, level) for level in levels_out(st)]


def ground_offence(st: MazeState, grounds: list[Ground], level: int, field: int, mask: int) -> int:
    """M4.1, M4.3, M4.4a: the verdict on the ways on that a tile leaves to every level."""
    for ground in grounds:
        if ground.is_safe(field):
            continue
        verdict = _way_on(st, ground, field, mask if ground.level == level else 0)
        if verdict == FINE:
            continue
        if ground.level != level:
            return SEALS_OTHER + VERDICT_UNIT * field
        return verdict + VERDICT_UNIT * field
    return FINE


def _way_on(st: MazeState, ground: Ground, field: int, mask: int) -> int:
    """Whether some open exit borders enough open ground after a tile lies on `field`."""
    grid, steps = st.grid, st.table.plan.steps
    has_exit = False
    for d in range(4):
        near = field + steps[d]
        if mask & BIT[d] and grid[near] == 0:
            has_exit = True
            if len(area(st, near, field, ground.need)) >= ground.need:
                return FINE
    for exit in st.exits[ground.level]:
        start = exit // 4 + steps[exit % 4]
        if start != field:
            has_exit = True
            if len(area(st, start, field, ground.need)) >= ground.need:
                return FINE
    return HOLLOW if has_exit else SEALS


# Places for a tile


def target_fields(st: MazeState, level: int) -> list[int]:
    """The free fields at open exits of a level, in order."""
    steps = st.table.plan.steps
    return sorted({exit // 4 + steps[exit % 4] for exit in st.exits[level]})


def places(st: MazeState, level: int, shape: int) -> list[int]:
    """M4.5a: every place and turn for a tile of this shape in a level."""
    grounds = grounds_of(st)
    found: list[int] = []
    for field in target_fields(st, level):
        fit = fit_of(st, level, field)
        for mask in TURNS[shape & EXITS]:
            way = way_of(st, shape, mask)
            if keeps_rule_1(st, fit, mask) and not ground_offence(st, grounds, level, field, way):
                found.append(field * PLACE_UNIT + mask)
    return found


def way_of(st: MazeState, shape: int, mask: int) -> int:
    """The exits of a new tile by which the level may go on: none of stairs, unless a ruling says so."""
    return 0 if shape & STAIRS and not st.table.law.open_behind_stairs else mask


def fits_somewhere(st: MazeState, level: int, shape: int) -> bool:
    """Whether a tile of this shape has any place in a level."""
    return len(places(st, level, shape)) > 0


def places_at(st: MazeState, exit: int, shape: int) -> list[int]:
    """M4.2a: the turns of the first tile of an exploration at the exit chosen.

    All turns that keep rule 1 come first; only if there is none, those that break it.
    """
    field = beyond(st, exit)
    level = st.levels[exit // 4]
    grounds = grounds_of(st)
    fit = fit_of(st, level, field)
    joined = FACING[exit % 4]
    good: list[int] = []
    other: list[int] = []
    for mask in TURNS[shape & EXITS]:
        way = way_of(st, shape, mask)
        if not mask & joined or ground_offence(st, grounds, level, field, way):
            continue
        (good if keeps_rule_1(st, fit, mask) else other).append(field * PLACE_UNIT + mask)
    return good or other


def judge(st: MazeState, level: int, shape: int, place: int) -> int:
    """The verdict on one place for a further tile, legal or not (M4)."""
    field, mask = place // PLACE_UNIT, place % PLACE_UNIT
    if mask not in TURNS[shape & EXITS]:
        return WRONG_SHAPE + VERDICT_UNIT * field
    if st.grid[field] & EDGE:
        return OFF_TABLE + VERDICT_UNIT * field
    if st.grid[field] != 0:
        return NOT_FREE + VERDICT_UNIT * field
    joins = fit_of(st, level, field) >> 8
    if joins == 0:
        return NOT_AT_EXIT + VERDICT_UNIT * field
    if mask & joins == 0:
        return NOT_JOINED + VERDICT_UNIT * field
    return rule_1_offence(st, level, field, mask) or ground_offence(
        st, grounds_of(st), level, field, way_of(st, shape, mask)
    )


def judge_first(st: MazeState, exit: int, shape: int, place: int) -> int:
    """The verdict on a turn of the first tile at the exit chosen (M4.2a)."""
    field, mask = place // PLACE_UNIT, place % PLACE_UNIT
    if field != beyond(st, exit):
        return NOT_AT_EXIT + VERDICT_UNIT * field
    if mask not in TURNS[shape & EXITS]:
        return WRONG_SHAPE + VERDICT_UNIT * field
    if not mask & FACING[exit % 4]:
        return NOT_JOINED + VERDICT_UNIT * (exit // 4)
    level = st.levels[exit // 4]
    ground = ground_offence(st, grounds_of(st), level, field, way_of(st, shape, mask))
    if ground:
        return ground
    if place in places_at(st, exit, shape):
        return FINE
    return rule_1_offence(st, level, field, mask)


def refusal_of(verdict: int) -> Refusal | None:
    """The refusal behind a verdict."""
    return REFUSALS[verdict % VERDICT_UNIT]


def all_places(st: MazeState, level: int, shape: int) -> list[int]:
    """Every place one could think of: the free fields beside the level's tiles, in every turn."""
    grid, levels, steps = st.grid, st.levels, st.table.plan.steps
    near: set[int] = set()
    for field in range(len(grid)):
        if levels[field] == level and grid[field] & EXITS:
            for step in steps:
                if not grid[field + step] & (EDGE | EXITS):
                    near.add(field + step)
    return [field * PLACE_UNIT + mask for field in sorted(near) for mask in TURNS[shape & EXITS]]
