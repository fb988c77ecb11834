"""Walking: where a figure gets to in so many steps, and how far things are (M6.1)."""

from __future__ import annotations

from madmage.games.maze.grid import BIT, FACING, STAIRS
from madmage.games.maze.pack import MONSTER
from madmage.games.maze.state import NOWHERE, OUT, MazeState


def passages(st: MazeState, field: int) -> list[int]:
    """The fields one step away: through an exit on both sides, in the same level (M4.4)."""
    grid, levels, steps = st.grid, st.levels, st.table.plan.steps
    cell, level = grid[field], levels[field]
    found: list[int] = []
    for d in range(4):
        if cell & BIT[d]:
            near = field + steps[d]
            if grid[near] & FACING[d] and levels[near] == level:
                found.append(near)
    return found


def stops(st: MazeState, field: int) -> bool:
    """M6.1, M6.1a: whether entering a field ends the walk there. Mist hides from markers."""
    if st.grid[field] & STAIRS:
        return True
    return st.marker[field] >= MONSTER and not st.mist


def reach(st: MazeState, start: int, steps: int) -> list[tuple[int, int]]:
    """The fields a walk can get to, each with the steps it takes, nearest first."""
    grid, levels, ways = st.grid, st.levels, st.table.plan.steps
    level = levels[start]
    seen = {start}
    found: list[tuple[int, int]] = []
    front = [start]
    for spent in range(1, steps + 1):
        after: list[int] = []
        for field in front:
            cell = grid[field]
            for d in range(4):
                if cell & BIT[d]:
                    near = field + ways[d]
                    if near in seen or not grid[near] & FACING[d] or levels[near] != level:
                        continue
                    seen.add(near)
                    found.append((near, spent))
                    if not stops(st, near):
                        after.append(near)
        if not after:
            break
        front = after
    return found


def stride_reach(st: MazeState, start: int, steps: int) -> list[int]:
    """Where free steps may lead: fields with a monster or an action are shut, stairs are not."""
    seen = {start}
    found: list[int] = []
    front = [start]
    for _ in range(steps):
        after: list[int] = []
        for field in front:
            for near in passages(st, field):
                if near in seen or st.marker[near] >= MONSTER:
                    continue
                seen.add(near)
                found.append(near)
                if not st.grid[near] & STAIRS:
                    after.append(near)
        front = after
    return sorted(found)


def distances(st: MazeState, start: int) -> dict[int, int]:
    """Steps through passages to every field that can be reached; nobody walks across stairs."""
    found = {start: 0}
    front = [start]
    while front:
        after: list[int] = []
        for field in front:
            spent = found[field] + 1
            for near in passages(st, field):
                if near not in found:
                    found[near] = spent
                    if not st.grid[near] & STAIRS:
                        after.append(near)
        front = after
    return found


def steps_back(st: MazeState, field: int) -> list[int]:
    """The neighbours one step nearer to the level's start room; none in it or cut off from it."""
    room = st.rooms[st.levels[field]]
    far = distances(st, room) if room != NOWHERE else {}
    if far.get(field, 0) == 0:
        return []
    wanted = far[field] - 1
    return [near for near in passages(st, field) if far.get(near, -1) == wanted]


def nearest_marked(st: MazeState, start: int, marker: int) -> list[int]:
    """The nearest other fields with a marker, all that are equally near."""
    return _nearest(
        distances(st, start), [f for f, m in enumerate(st.marker) if m == marker], start
    )


def before_stairs(st: MazeState, start: int) -> list[int]:
    """The fields in front of the stairs or portal nearest by steps (`jump stairs`)."""
    far = distances(st, start)
    stairs = [f for f in far if st.grid[f] & STAIRS]
    found: list[int] = []
    for field in _nearest(far, stairs, start):
        found.extend([near for near in passages(st, field) if far.get(near, -1) == far[field] - 1])
    return sorted(set(found))


def _nearest(far: dict[int, int], fields: list[int], start: int) -> list[int]:
    near = [far[field] for field in fields if field in far and field != start]
    if not near:
        return []
    least = min(near)
    return sorted([f for f in fields if f != start and f in far and far[f] == least])


def empty_fields(st: MazeState, start: int, most: int) -> list[int]:
    """Fields 1 to `most` steps away without marker, figure, stone, start room or stairs."""
    taken = set(st.place) | {grave[0] for grave in st.graves}
    found: list[int] = []
    for field, steps in distances(st, start).items():
        if not 1 <= steps <= most or field in taken or st.marker[field]:
            continue
        if st.grid[field] & STAIRS or field in st.rooms:
            continue
        found.append(field)
    return sorted(found)


def figures_on(st: MazeState, field: int) -> list[int]:
    """The seats whose figures stand on a field."""
    return [seat for seat in range(st.table.seats) if st.place[seat] == field]


def figures_in(st: MazeState, level: int) -> list[int]:
    """The seats whose figures stand in a level, in turn order from the active player."""
    return [s for s in st.everyone() if st.place[s] != OUT and st.levels[st.place[s]] == level]


def may_join(st: MazeState, seat: int, field: int) -> bool:
    """M7.4, M7.4a: whether a figure stands on the monster's field or next to it."""
    place = st.place[seat]
    if place == OUT or st.levels[place] != st.levels[field]:
        return False
    if place == field:
        return True
    if st.table.law.touching_may_join:
        return place - field in st.table.plan.steps
    return place in passages(st, field)
