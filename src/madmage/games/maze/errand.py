"""A walk and its goal named together: the deed is chosen, the field is what it is chosen with (M6.1)."""

from __future__ import annotations

from madmage.games.maze.grid import STAIRS
from madmage.games.maze.notation import PLACE, WALK_WORDS
from madmage.games.maze.state import DECKS, MazeState
from madmage.games.maze.walk import DEEDS, EXPLORING, TOO_FAR, fields_for, goals, why_not_deed
from madmage.games.maze.walking import passages, stops
from madmage.kernel.rules import Way
from madmage.kernel.words import Voice

WALK = "walk"


def is_errand(st: MazeState, option: int) -> bool:
    """Whether an option of the open ask is a walk that ends somewhere."""
    return st.ask is not None and st.ask.kind == WALK and option in DEEDS


def ways(st: MazeState, option: int) -> list[Way]:
    """Every field on which the walk may end; with a single one nothing more is asked."""
    assert st.ask is not None
    fields = fields_for(st, st.ask.seat, option)
    if len(fields) == 1:
        return [Way((option,), (fields[0],))]
    return [Way((option, field), (field,)) for field in fields]


def way_with(st: MazeState, option: int, texts: list[str]) -> Way | None:
    """The walk that ends on exactly this field; without one the field is asked for."""
    if not texts:
        return Way((option,), ())
    field = _field(st, texts)
    return next((way for way in ways(st, option) if way.picks == (field,)), None)


def _field(st: MazeState, texts: list[str]) -> int:
    parts = PLACE.fullmatch(texts[0]) if len(texts) == 1 else None
    if parts is None or parts[3]:
        return -1
    return st.table.plan.field(int(parts[1]), int(parts[2]))


def why_not(st: MazeState, option: int, texts: list[str], voice: Voice) -> tuple[str, str]:
    """Why the walk cannot end there: a rule and a sentence."""
    assert st.ask is not None
    seat, field = st.ask.seat, _field(st, texts)
    far = dict(goals(st, st.place[seat], st.steps))
    is_there = field >= 0 and st.levels[field] == st.level_of(seat)
    refusal = why_not_deed(st, seat, option, field, far.get(field, -1)) if is_there else TOO_FAR
    if refusal is None:
        return "", ""
    args: dict[str, object] = {
        "field": st.table.plan.name(field) if field >= 0 else "",
        "steps": st.steps,
        "deed": WALK_WORDS[option],
        "deck": DECKS[0],
    }
    return refusal.rule, voice.say(refusal.key, args)


# What a picture shows of it


def reach(st: MazeState) -> dict[str, dict[str, object]]:
    """Where the walk at hand may end: the steps to each field, the way there, and what for."""
    ask = st.ask
    if ask is None or ask.kind not in (WALK, "goal") or (ask.kind == "goal" and not ask.env):
        return {}
    here, name = st.place[ask.seat], st.table.plan.name
    options = [option for option in ask.options if option in DEEDS]
    deeds = options if ask.kind == WALK else [ask.env[0]]
    before, far = _before(st, here), dict(goals(st, here, st.steps))
    found: dict[str, dict[str, object]] = {}
    for deed in deeds:
        for field in fields_for(st, ask.seat, deed):
            is_begun_here = deed == EXPLORING and field == here
            steps = 0 if is_begun_here else far[field]
            place = found.setdefault(name(field), {"steps": steps, "deeds": []})
            marks = place["deeds"]
            assert isinstance(marks, list)
            marks.append(WALK_WORDS[deed])
            place["stops"] = st.grid[field] & STAIRS != 0 or stops(st, field)
            place["left"] = st.steps - steps
            place["path"] = [name(step) for step in _path(before, here, field, steps)]
    return found


def _before(st: MazeState, start: int) -> dict[int, int]:
    """From which field each one is entered on a shortest way that nothing stops."""
    before = {start: start}
    front = [start]
    while front:
        after: list[int] = []
        for field in front:
            for near in passages(st, field):
                if near not in before:
                    before[near] = field
                    if not stops(st, near):
                        after.append(near)
        front = after
    return before


def _path(before: dict[int, int], start: int, goal: int, steps: int) -> list[int]:
    """The fields of a walk, the start first; stepping off a field and on again shows as that field."""
    path = [goal]
    while path[-1] != start and len(path) <= steps:
        path.append(before[path[-1]])
    return path[::-1]
