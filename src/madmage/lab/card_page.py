"""The report's part about cards: which stand out, and what each of them does."""

from __future__ import annotations

from html import escape
from typing import Any

from madmage.lab.chart import Mark, listing
from madmage.lab.markup import chart, section, signed, table
from madmage.lab.summary import percent, points

HOW = (
    "For each card: how much more often the game is won where it came than where chance sent another "
    "card to the same place (the same shelf, the same round, the same draw). Inside the band a "
    "difference does not matter. Coloured: it stands out."
)
HOW_RACE = (
    "For each card: how much more often the one it came to is first, compared with those to whom "
    "chance sent another card at the same draw. Inside the band a difference does not matter. "
    "Coloured: it stands out."
)


def verdict_section(balance: dict[str, Any], is_shared: bool) -> str:
    """The cards that stand out, by name."""
    cards = [card for kind in balance["kinds"] for card in kind["cards"] if card["verdict"]]
    cards.sort(key=lambda card: -abs(card["effect"]["value"]))
    rule = (
        f"A card stands out if it changes {'winning' if is_shared else 'being first'} by more than "
        f"{100 * balance['target']:g} points, and if that is no luck even though "
        f"{balance['comparisons']} cards were looked at (|z| above {balance['z_bound']:.2f})."
    )
    if not balance["comparisons"]:
        lead = (
            "There are too few games, or all of them ended alike: nothing can be said of any card."
        )
        return section("Nothing can be said yet", lead)
    if not cards:
        return section("No card stands out", rule)
    items = "".join(
        f"<li><b>{escape(card['name'])}</b> ({escape(card['kind'])}) is too {card['verdict']}: "
        f"{escape(points(card['effect']))}</li>"
        for card in cards
    )
    title = "One card stands out" if len(cards) == 1 else f"{len(cards)} cards stand out"
    return (
        f'<section class="verdict"><h2>{title}</h2><ul>{items}</ul>'
        f'<p class="lead">{escape(rule)}</p></section>'
    )


def cards_section(balance: dict[str, Any], is_shared: bool) -> str:
    """Every card of every kind, from the strongest to the weakest."""
    parts: list[str] = []
    for kind in balance["kinds"]:
        judged = [card for card in kind["cards"] if card["effect"]]
        parts.append(f"<h3>{escape(kind['title'])}</h3>")
        if kind["is_chosen"]:
            parts.append(
                '<p class="lead">Chosen, not dealt: who chooses well may win for other reasons.</p>'
            )
        if judged:
            marks = [_mark(card) for card in judged]
            band = 100 * balance["target"]
            title = f"Effect of {kind['title'].lower()} on winning"
            parts.append(chart(listing(title, marks, signed, zero=0.0, bars=True, band=band)))
        parts.append(_table(kind, is_shared))
    title = "What each card does to winning" if is_shared else "What each card does to a race"
    return section(title, HOW if is_shared else HOW_RACE, "".join(parts))


def _mark(card: dict[str, Any]) -> Mark:
    value, low, high = (100 * card["effect"][name] for name in ("value", "low", "high"))
    tone = {"strong": "up", "weak": "down", None: "pale"}[card["verdict"]]
    note = f"{value:+.0f} [{low:+.0f}, {high:+.0f}]"
    hint = f"{card['name']}: with it {percent(card['with'])}, without {percent(card['without'])}"
    return Mark(card["name"], value, low, high, note, tone, hint=hint)


def _deed(figure: dict[str, Any] | None) -> str:
    """How often something was done, in how many games, and how many of these were won."""
    if figure is None:
        return "–"
    return f"{figure['times']}× in {figure['of']} ({figure['value']:.0%})"


def _table(kind: dict[str, Any], is_shared: bool) -> str:
    deeds = list(dict.fromkeys(deed for card in kind["cards"] for deed in card["deeds"]))
    rows = [
        [
            card["name"],
            str(card["with"]["of"]),
            *[_deed(card["deeds"].get(deed)) for deed in deeds],
            percent(card["with"]),
            percent(card["without"]),
            points(card["effect"]) if card["effect"] else "too few",
            f"{card['z']:+.1f}",
        ]
        for card in kind["cards"]
    ]
    won = "won" if is_shared else "first"
    deeds_head = [f"{deed} in games ({won})" for deed in deeds]
    head = ["", "came", *deeds_head, f"{won} with it", f"{won} without", "effect", "z"]
    return table(f"All {kind['title'].lower()}", head, rows)
