"""The figures of a run in a few lines, for a terminal."""

from __future__ import annotations

from typing import Any

MOST_LINES = 24


def summary(figures: dict[str, Any]) -> list[str]:
    """What a person wants to know first."""
    lines = [
        f"{figures['games']} of {figures['planned']} games of {figures['game']}: {figures['kind']}"
    ]
    lines += _cut([_cell(cell) for cell in figures["cells"] if cell["games"]])
    if figures["kind"] == "sweep":
        lines += _cut([_change(c) for c in figures["changes"] if c["is_clear"]])
    if figures["kind"] == "tournament":
        lines += [_change(c) for c in figures["lineups"] if c["measure"] == "won"]
    if figures["balance"]:
        lines += _outliers(figures["balance"])
    return lines


def percent(figure: dict[str, Any]) -> str:
    """A rate with its interval."""
    return f"{figure['value']:.1%} (95 %: {figure['low']:.1%} to {figure['high']:.1%})"


def points(figure: dict[str, Any]) -> str:
    """A difference of rates with its interval, in points of a hundred."""
    value, low, high = (100 * figure[name] for name in ("value", "low", "high"))
    return f"{value:+.1f} points (95 %: {low:+.1f} to {high:+.1f})"


def measured(figure: dict[str, Any]) -> str:
    """A difference with its interval, in whatever it is measured."""
    if figure["measure"] in ("won", "first"):
        return points(figure)
    return f"{figure['value']:+.2f} (95 %: {figure['low']:+.2f} to {figure['high']:+.2f})"


def _cell(cell: dict[str, Any]) -> str:
    head = f"{cell['label']}, {cell['lineup']}"
    if cell["won"]:
        return f"{head}: won {percent(cell['won'])}"
    if len(cell["ranks"]) == 1:
        turns = cell["turns"]
        return (
            f"{head}: {turns['value']:.1f} turns (95 %: {turns['low']:.1f} to {turns['high']:.1f})"
        )
    ranks = "; ".join(f"{r['agent']} first {percent(r['first'])}" for r in cell["ranks"])
    return f"{head}: {ranks}"


def _change(change: dict[str, Any]) -> str:
    name = f"{change['name']} {change['value_of']}"
    against = f" against {change['plain']}" if change["plain"] else ""
    return f"{name}{against}: {change['measure'].replace('_', ' ')} {measured(change)}"


def _outliers(balance: dict[str, Any]) -> list[str]:
    cards = [card for kind in balance["kinds"] for card in kind["cards"] if card["verdict"]]
    if not balance["comparisons"]:
        return ["too few games, or all with the same result: nothing can be said of any card"]
    if not cards:
        return [f"no card stands out among {balance['comparisons']}"]
    cards.sort(key=lambda card: -abs(card["effect"]["value"]))
    return [
        f"{card['name']} ({card['kind']}) is too {card['verdict']}: {points(card['effect'])}"
        for card in cards
    ]


def _cut(lines: list[str]) -> list[str]:
    if len(lines) <= MOST_LINES:
        return lines
    return [*lines[:MOST_LINES], f"... and {len(lines) - MOST_LINES} more lines in the report"]
