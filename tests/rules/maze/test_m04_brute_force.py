"""M4, M9.2a: the engine's laying rules against a brute force, on ten thousand random tables.

Tables are grown by valid tiles and spoilt by others, as the first-tile exception (M4.2a), portals
that leave (M9.5a), cleared levels (M9.4) and a growing table leave them in a real game.
"""

from __future__ import annotations

import random
from collections import Counter

import brute_force as slow
import pytest
from twin_tables import KINDS, Twin, candidates

from madmage.games.maze import laying
from madmage.games.maze.levels import best_rooms, room_places
from properties.subject import GAMES

BATCHES = max(1, GAMES // 30)
"""Ten, unless fewer random games are wanted."""
TABLES_PER_BATCH = 1_000
THOROUGH = 0.03

AGAINST = {
    laying.AGAINST_WALL: "wall",
    laying.AGAINST_EDGE: "edge",
    laying.AGAINST_LEVEL: "level",
    laying.CLOSES_EXIT: "exit",
}


# Random tables


def random_twin(rng: random.Random) -> Twin:
    """One or two start rooms on a small table, perhaps amid tiles that nobody laid by the rules."""
    rulings = {
        "open_ground": str(rng.choice([1, 2, 3, 4, 5, 6, 8, 12, rng.randint(1, 20)])),
        "rule1_both_sides": rng.choice(["yes", "yes", "no"]),
        "stairs_exits": rng.choice(["two", "two", "one"]),
        "behind_stairs": rng.choice(["shut", "shut", "open"]),
    }
    width, height = (
        min(rng.randint(5, 9), rng.randint(5, 9)),
        min(rng.randint(5, 8), rng.randint(5, 8)),
    )
    twin = Twin(width, height, rulings)
    lowest = rng.randint(1, 5)
    for level in {lowest, min(lowest + rng.randint(0, 1), 5)}:
        lay_any_room(twin, rng, level)
    if rng.random() < 0.6:
        for _ in range(int(len(twin.board.table) * rng.random() * 0.4)):
            lay_anything(twin, rng)
    return twin


def lay_any_room(twin: Twin, rng: random.Random, level: int) -> None:
    """A start room, mostly where M9.2a wants it."""
    places = slow.room_places(twin.board, level) if rng.random() < 0.6 else []
    if not places:
        fields = sorted(slow.free_fields(twin.board))
        places = [(rng.choice(fields), turn) for turn in slow.turns(slow.ROOMS[level])]
    twin.lay_room(level, *pick(rng, places))


def pick(rng: random.Random, places: list[slow.Place]) -> slow.Place:
    """One of these places; sets have no order of their own, a seed needs one."""
    return rng.choice(sorted(places, key=lambda place: (place[0], sorted(place[1]))))


def random_level(twin: Twin, rng: random.Random) -> int:
    """A level that lies out."""
    return rng.choice(sorted(slow.levels_out(twin.board)))


def lay_anything(twin: Twin, rng: random.Random) -> None:
    """A tile in breach of all rules."""
    free = sorted(slow.free_fields(twin.board))
    if free:
        name = rng.choice([*KINDS[:3], *KINDS])
        turn = rng.choice(sorted(slow.turns(slow.shape_of(twin.board, name)), key=sorted))
        twin.lay(random_level(twin, rng), rng.choice(free), turn, name)


def lay_by_the_rules(twin: Twin, rng: random.Random, is_first: bool) -> None:
    """A valid further tile, or the first tile of an exploration."""
    level, name = random_level(twin, rng), rng.choice([*KINDS[:3], *KINDS])
    exits = slow.open_exits(twin.board, level)
    if is_first and exits:
        places = slow.first_places(twin.board, rng.choice(sorted(exits)), name)
    else:
        places = slow.further_places(twin.board, level, name)
    if places:
        twin.lay(level, *pick(rng, places), name)
    else:
        lay_anything(twin, rng)


def change(twin: Twin, rng: random.Random) -> None:
    """Whatever may happen to a table."""
    stairs = sorted([field for field, tile in twin.board.tiles.items() if tile[2]])
    fate = rng.random()
    if fate < 0.05 and stairs:
        twin.take_away(rng.choice(stairs))
    elif fate < 0.07 and len(slow.levels_out(twin.board)) > 1:
        twin.clear(random_level(twin, rng))
    elif fate < 0.09:
        twin.grow(rng.randrange(4))
    elif fate < 0.15:
        lay_anything(twin, rng)
    else:
        lay_by_the_rules(twin, rng, is_first=fate > 0.75)


# Comparisons


def compare_exits(twin: Twin) -> None:
    """M6.2b: the exits kept tile by tile are those found anew and those of the brute force."""
    st = twin.st
    for level in range(1, 6):
        expected = sorted([twin.exit_number(e) for e in slow.open_exits(twin.board, level)])
        assert expected == list(laying.find_exits(st, level))
        if level in slow.levels_out(twin.board):
            assert expected == list(st.exits[level])


def compare_further(twin: Twin, level: int, name: str, seen: Counter[str]) -> list[int]:
    """M4.5a: all places of a further tile."""
    shape = twin.st.table.shapes[KINDS.index(name)]
    places = slow.further_places(twin.board, level, name)
    expected = sorted([twin.place_number(place) for place in places])
    assert expected == laying.places(twin.st, level, shape)
    seen["further"] += len(expected)
    return expected


def compare_first(
    twin: Twin, exit: slow.Exit, name: str, is_judged: bool, seen: Counter[str]
) -> None:
    """M4.2a: all turns of a first tile, and the verdict on each turn thinkable."""
    shape, number = twin.st.table.shapes[KINDS.index(name)], twin.exit_number(exit)
    places = slow.first_places(twin.board, exit, name)
    expected = sorted([twin.place_number(place) for place in places])
    assert expected == laying.places_at(twin.st, number, shape)
    level, field = twin.board.tiles[exit[0]][0], slow.beside(*exit)
    if places and slow.offences(twin.board, level, places[0]):
        seen["exception"] += 1
    if not is_judged:
        return
    for exits in slow.turns(slow.shape_of(twin.board, name)):
        place = field, exits
        verdict = laying.judge_first(twin.st, number, shape, twin.place_number(place))
        assert (verdict == laying.FINE) == (place in places)
        if verdict:
            code, named = verdict % 16, twin.field(verdict // 16)
            seen[f"first {code}"] += 1
            if code == laying.NOT_JOINED:
                assert exit[0] == named
                assert slow.BACK[exit[1]] not in exits
            else:
                assert is_true(twin, level, name, place, code, named)


def compare_verdicts(
    twin: Twin, level: int, name: str, valid: list[int], seen: Counter[str]
) -> None:
    """M4: the verdict on every free field in every turn, and that its reason is true."""
    shape = twin.st.table.shapes[KINDS.index(name)]
    numbers = {twin.place_number(place): place for place in candidates(twin, name)}
    assert set(valid) <= set(numbers)
    for number, place in numbers.items():
        verdict = laying.judge(twin.st, level, shape, number)
        assert (verdict == laying.FINE) == (number in valid)
        if verdict:
            code, named = verdict % 16, twin.field(verdict // 16)
            seen[f"further {code}"] += 1
            assert is_true(twin, level, name, place, code, named)


def is_true(
    twin: Twin, level: int, name: str, place: slow.Place, code: int, named: slow.Field
) -> bool:
    """Whether the reason given for a refusal holds, of the field that it names."""
    board, (field, exits) = twin.board, place
    if code in AGAINST:
        return slow.offences(board, level, place).get(named) == AGAINST[code]
    if named != field:
        return False
    answers = {
        slow.BACK[x] for tile, x in slow.open_exits(board, level) if slow.beside(tile, x) == field
    }
    if code == laying.NOT_AT_EXIT:
        return not answers
    if code == laying.NOT_JOINED:
        return bool(answers) and not exits & answers
    later = slow.after(board, field, (level, exits, name == "stairs", False))
    blocked = slow.blocked_levels(board, field, later.tiles[field])
    if code == laying.SEALS_OTHER:
        return bool(blocked - {level})
    return level in blocked and (code == laying.HOLLOW) == bool(slow.open_exits(later, level))


def compare_refused_anyway(twin: Twin, rng: random.Random) -> None:
    """A taken field, one off the table and a turn of another shape are never fine."""
    board, level = twin.board, random_level(twin, rng)
    straight = twin.st.table.shapes[0]
    for field in (rng.choice(sorted(board.tiles)), (0, rng.randint(1, 5))):
        if field not in slow.free_fields(board):
            verdict = laying.judge(
                twin.st, level, straight, twin.place_number((field, frozenset("ns")))
            )
            reason = laying.NOT_FREE if field in board.table else laying.OFF_TABLE
            assert reason + laying.VERDICT_UNIT * twin.number(field) == verdict
    number = twin.place_number((rng.choice(sorted(board.table)), frozenset("ne")))
    assert laying.WRONG_SHAPE == laying.judge(twin.st, level, straight, number) % 16


def compare_rooms(twin: Twin, level: int, seen: Counter[str]) -> None:
    """M9.2a: where a new start room may lie, and where it lies best (ruling `start_room_place`)."""
    places = slow.room_places(twin.board, level)
    expected = sorted([twin.place_number(place) for place in places])
    assert expected == sorted(room_places(twin.st, level))
    space = {place: slow.space_around(twin.board, place[0]) for place in places}
    best = [place for place in places if space[place] == max(space.values())]
    assert sorted([twin.place_number(place) for place in best]) == sorted(
        best_rooms(twin.st, level)
    )
    seen["room"] += bool(expected)


def compare(twin: Twin, rng: random.Random, seen: Counter[str]) -> None:
    """Everything that is asked about one table.

    Verdicts are asked about one shape, of a first tile at one exit; on some tables about all.
    """
    compare_exits(twin)
    compare_refused_anyway(twin, rng)
    is_thorough = rng.random() < THOROUGH
    for level in sorted(slow.levels_out(twin.board)):
        exits = sorted(slow.open_exits(twin.board, level))
        judged, judged_at = rng.choice(KINDS), rng.choice(exits or [None])
        for name in KINDS:
            valid = compare_further(twin, level, name, seen)
            if is_thorough or name == judged:
                compare_verdicts(twin, level, name, valid, seen)
            for exit in exits:
                is_judged = is_thorough or (name == judged and exit == judged_at)
                compare_first(twin, exit, name, is_judged, seen)
    missing = sorted(set(range(1, 6)) - slow.levels_out(twin.board))
    if is_thorough:
        compare_rooms(twin, rng.choice(missing), seen)


REASONS = (
    laying.NOT_AT_EXIT,
    laying.NOT_JOINED,
    laying.AGAINST_WALL,
    laying.AGAINST_EDGE,
    laying.AGAINST_LEVEL,
    laying.CLOSES_EXIT,
    laying.SEALS,
    laying.HOLLOW,
    laying.SEALS_OTHER,
)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_engine_agrees_with_the_brute_force_on_random_tables(batch):
    """M4.1 to M4.5a, M6.2b, M9.1a, M9.2a: exits, places, verdicts with their reasons, start rooms."""
    rng = random.Random(4000 + batch)
    seen: Counter[str] = Counter()
    tables = 0
    while tables < TABLES_PER_BATCH:
        twin = random_twin(rng)
        for _ in range(rng.randint(1, 12)):
            compare(twin, rng, seen)
            tables += 1
            change(twin, rng)

    # The tables were worth the while: every reason, the exception, places and rooms came up.
    missing = [reason for reason in REASONS if not seen[f"further {reason}"]]
    assert [] == missing
    assert min(seen["exception"], seen["further"], seen["room"]) > 0
