"""Contrasts: what a change of the table or of the line-up does, on the same seeds.

Game number 17 has the same seed in every cell. So cells are compared game by game, and what both
owe to the same luck falls out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

from madmage.lab.lineup import is_mixed
from madmage.lab.plan import Cell, Change, Plan
from madmage.lab.result import agent_first, effect, has_won, is_shared
from madmage.lab.statistic import Z_95, bonferroni, paired_means, paired_rates
from madmage.lab.store import Row

Games = dict[str, dict[int, Row]]
"""By cell and number."""
Measure = Callable[[Row], float]

WON, FIRST, TURNS = "won", "first", "turns"


def measures_of(cell: Cell, row: Row) -> dict[str, Measure]:
    """What can be compared between two cells."""
    found: dict[str, Measure] = {}
    if is_shared(cell.game):
        found[WON] = has_won
    elif is_mixed(cell.lineup):
        found[FIRST] = lambda r: agent_first(r, cell.lineup[0])
    found[TURNS] = lambda r: r.played.turns
    for name in row.played.numbers:
        found[name] = lambda r, name=name: r.played.numbers[name]  # type: ignore[misc]
    return found


def is_rate(measure: str) -> bool:
    """Whether a measure is 0 or 1 in each game."""
    return measure in (WON, FIRST)


def pairs_effect(measure: str, pairs: Sequence[tuple[int, float, float]]) -> dict[str, Any]:
    """The effect over pairs (game, with, without); pairs of one game count as one."""
    games = [game for game, _, _ in pairs]
    if is_rate(measure) and len(set(games)) == len(games):
        ours, theirs = [int(a) for _, a, _ in pairs], [int(b) for _, _, b in pairs]
        return effect(*paired_rates(ours, theirs), len(pairs))
    sums: dict[int, list[float]] = {}
    for game, ours_one, theirs_one in pairs:
        sums.setdefault(game, []).append(ours_one - theirs_one)
    means = [fmean(each) for each in sums.values()]
    value, (low, high) = paired_means(means, [0.0] * len(means))
    if is_rate(measure):
        # Games that all agree are no certainty: at least as wide as if each pair stood alone.
        _, (at_least, at_most) = paired_rates(*([int(p[i]) for p in pairs] for i in (1, 2)))
        low, high = min(low, at_least), max(high, at_most)
    return effect(value, (low, high), len(pairs))


def _pairs(ours: dict[int, Row], theirs: dict[int, Row], measure: Measure) -> list[Any]:
    both = sorted(ours.keys() & theirs.keys())
    return [(game, measure(ours[game]), measure(theirs[game])) for game in both]


def _all_pairs(
    games: Games, cells: Sequence[tuple[Cell, Cell]], measure: str
) -> list[tuple[int, float, float]]:
    found: list[tuple[int, float, float]] = []
    for ours, theirs in cells:
        rows = games.get(ours.key, {})
        if rows and games.get(theirs.key):
            measured = measures_of(ours, next(iter(rows.values()))).get(measure)
            if measured:
                found += _pairs(rows, games[theirs.key], measured)
    return found


def _contrast(
    games: Games, cells: Sequence[tuple[Cell, Cell]], head: dict[str, Any]
) -> list[dict[str, Any]]:
    """One figure for each measure that both sides have."""
    first = next((row for ours, _ in cells for row in games.get(ours.key, {}).values()), None)
    if first is None:
        return []
    found = []
    for measure in measures_of(cells[0][0], first):
        pairs = _all_pairs(games, cells, measure)
        if pairs:
            sides = {
                "with": fmean(a for _, a, _ in pairs),
                "without": fmean(b for _, _, b in pairs),
            }
            found.append({**head, "measure": measure, **sides, **pairs_effect(measure, pairs)})
    return found


def changes(plan: Plan, games: Games) -> list[dict[str, Any]]:
    """What each value of each setting does against the plain table."""
    found: list[dict[str, Any]] = []
    for at, name in enumerate(c.name for c in plan.cells[0].grid):
        values = dict.fromkeys(c.grid[at].value for c in plan.cells if not c.each)
        plain, *others = values
        for value in others:
            cells = [
                (cell, twin)
                for cell in plan.cells
                if not cell.each and cell.grid[at].value == value
                for twin in plan.cells
                if _is_twin(cell, twin, at, plain)
            ]
            head = {"group": "grid", "name": name, "value_of": value, "plain": plain}
            found += _contrast(games, cells, head)
    singles = dict.fromkeys(cell.each for cell in plan.cells if cell.each)
    for each in singles:
        cells = [
            (cell, twin)
            for cell in plan.cells
            if cell.each == each
            for twin in plan.cells
            if plan.is_base(twin) and twin.text == cell.text
        ]
        head = {"group": "each", "name": each.name, "value_of": each.value, "plain": ""}
        found += _contrast(games, cells, head)
    return _judged(found)


def _is_twin(cell: Cell, twin: Cell, at: int, plain: str) -> bool:
    """Whether two cells differ in one setting of the grid alone, and one of them has it plain."""
    if twin.each or twin.text != cell.text or twin.grid[at].value != plain:
        return False
    rest = [c for i, c in enumerate(cell.grid) if i != at]
    return rest == [c for i, c in enumerate(twin.grid) if i != at]


def lineups(plan: Plan, games: Games) -> list[dict[str, Any]]:
    """What each line-up does against the first one of the plan, over all tables."""
    texts = list(dict.fromkeys(cell.text for cell in plan.cells))
    found: list[dict[str, Any]] = []
    for text in texts[1:]:
        cells = [
            (cell, twin)
            for cell in plan.cells
            if cell.text == text
            for twin in plan.cells
            if twin.text == texts[0] and _same_table(cell, twin)
        ]
        head = {"group": "lineup", "name": "agents", "value_of": text, "plain": texts[0]}
        found += [f for f in _contrast(games, cells, head) if f["measure"] != FIRST]
    return _judged(found)


def _same_table(cell: Cell, twin: Cell) -> bool:
    table: tuple[tuple[Change, ...], Change | None] = (cell.grid, cell.each)
    return table == (twin.grid, twin.each)


def _judged(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Which effects are more than luck, seeing how many were looked at."""
    for figure in found:
        bound = bonferroni(sum(other["measure"] == figure["measure"] for other in found))
        error = (figure["high"] - figure["low"]) / (2 * Z_95)
        centre = (figure["high"] + figure["low"]) / 2
        figure["is_clear"] = bool(error > 0 and abs(centre) / error > bound)
    return found
