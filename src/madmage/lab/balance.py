"""Balance: what each card does to winning, beside the cards that chance could have sent instead."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from madmage.lab.fact import CAME, TABLE, witness_of
from madmage.lab.plan import Plan
from madmage.lab.result import has_won, is_first, rate
from madmage.lab.statistic import Z_95, Trial, bonferroni
from madmage.lab.store import Row

FEWEST = 5
"""Observations with a card, and as many without, below which nothing is said about it."""


class Coming(NamedTuple):
    """A card that came: where, in which game, to whom, and how that one fared."""

    stratum: str
    game: int
    unit: tuple[int, int]
    card: str
    result: int
    earlier: frozenset[str]
    """What had come to the same one before, of the same kind."""


class Deck:
    """All cards of one kind, with everything that came of them."""

    def __init__(self, kind: str, title: str, *, is_chosen: bool) -> None:
        self.kind = kind
        self.title = title
        self.is_chosen = is_chosen
        self.names: dict[str, str] = {}
        self.comings: dict[str, list[Coming]] = defaultdict(list)
        self.places: dict[str, dict[str, None]] = defaultdict(dict)
        """By card: the strata in which it ever came, in their order."""
        self.deeds: dict[str, dict[str, list[tuple[int, int]]]] = defaultdict(dict)
        """By card and deed: how often in each game, and how that ended."""
        self.named: set[str] = set()
        """Cards that stand out: nobody else is compared with them any more."""
        self.cards: dict[str, dict[str, Any]] = {}

    def hear(self, row: Row, at: int, number: int) -> None:
        """Take in one game."""
        for coming in _comings(row, self.kind, at, number):
            self.comings[coming.stratum].append(coming)
            self.places[coming.card][coming.stratum] = None
        for fact in row.played.facts:
            if fact.kind == self.kind and fact.deed != CAME:
                seen = self.deeds[fact.card].setdefault(fact.deed, [])
                seen.append((fact.times, _result(row, fact.seat)))

    def measure(self) -> None:
        """Every card that does not stand out yet, anew."""
        for key in self.names:
            if key not in self.named:
                comings = {stratum: self.comings[stratum] for stratum in self.places[key]}
                figure = _card(key, comings, self.named)
                figure |= {"name": self.names[key], "kind": self.kind, "verdict": None}
                figure["deeds"] = {
                    deed: {"times": sum(times for times, _ in seen), **rate(won for _, won in seen)}
                    for deed, seen in self.deeds[key].items()
                }
                self.cards[key] = figure

    def sorted(self) -> list[dict[str, Any]]:
        """Every card that ever came, the strongest first, those with too few games last."""
        found = [card for card in self.cards.values() if card["with"]["of"]]
        return sorted(found, key=lambda c: -c["effect"]["value"] if c["effect"] else 2.0)


def balance(plan: Plan, rows: dict[str, dict[int, Row]]) -> dict[str, Any]:
    """Every card of every kind, and which of them stand out.

    Beside one absurd card its siblings look feeble. So the most striking card is named first, and
    the others are compared without it, until nobody stands out any more.
    """
    decks = _decks(plan, rows)
    for deck in decks:
        deck.measure()
    dealt = [deck for deck in decks if not deck.is_chosen]
    judged = [card for deck in dealt for card in deck.cards.values() if card["effect"]]
    bound = bonferroni(len(judged))
    outliers: list[str] = []
    while found := _next_outlier(dealt, plan.spec.target, bound):
        deck, card = found
        card["verdict"] = "strong" if card["effect"]["value"] > 0 else "weak"
        outliers.append(card["key"])
        deck.named.add(card["key"])
        deck.measure()
    return {
        "target": plan.spec.target,
        "comparisons": len(judged),
        "z_bound": bound,
        "kinds": [
            {
                "kind": deck.kind,
                "title": deck.title,
                "is_chosen": deck.is_chosen,
                "cards": deck.sorted(),
            }
            for deck in decks
            if deck.sorted()
        ],
        "outliers": outliers,
    }


def _next_outlier(
    decks: list[Deck], target: float, bound: float
) -> tuple[Deck, dict[str, Any]] | None:
    """The most striking card that changes much, and more than by luck."""
    found = [
        (deck, card)
        for deck in decks
        for key, card in deck.cards.items()
        if key not in deck.named and card["effect"]
        if abs(card["effect"]["value"]) > target and abs(card["z"]) > bound
    ]
    return max(found, key=lambda pair: abs(pair[1]["z"]), default=None)


def _decks(plan: Plan, rows: dict[str, dict[int, Row]]) -> list[Deck]:
    witness = witness_of(plan.spec.game)
    decks = [
        Deck(kind, title, is_chosen=kind in witness.chosen) for kind, title in witness.kinds.items()
    ]
    number = 0
    for at, cell in enumerate(plan.cells):
        names = witness.names(cell.setup())
        for deck in decks:
            deck.names.update(names[deck.kind])
        for row in rows.get(cell.key, {}).values():
            for deck in decks:
                deck.hear(row, at, number)
            number += 1
    return decks


def _result(row: Row, seat: int) -> int:
    """Whether the table won, or a seat was first."""
    return has_won(row) if seat == TABLE else is_first(row, seat)


def _comings(row: Row, kind: str, at: int, number: int) -> Iterator[Coming]:
    """The cards of a kind that came in one game, in their order."""
    before: dict[int, set[str]] = defaultdict(set)
    for fact in row.played.facts:
        if fact.kind != kind or fact.deed != CAME:
            continue
        result = _result(row, fact.seat)
        # Who plays better meets no better cards: seats are compared with seats of the same agent.
        agent = "" if fact.seat == TABLE else row.lineup[fact.seat]
        stratum = f"{at} {agent} {fact.slot}"
        earlier = frozenset(before[fact.seat])
        yield Coming(stratum, number, (number, fact.seat), fact.card, result, earlier)
        before[fact.seat].add(fact.card)


def _card(key: str, comings: dict[str, list[Coming]], named: set[str]) -> dict[str, Any]:
    """What one card does, beside all others but those that stand out."""
    trial = Trial()
    for stratum, some in comings.items():
        for game, came, result in _units(key, some, named):
            trial.note(stratum, game, came=came, result=result)
    ours, others = trial.results(came=True), trial.results(came=False)
    figure: dict[str, Any] = {
        "key": key,
        "with": rate(int(result) for result in ours),
        "without": rate(int(result) for result in others),
        "effect": None,
        "z": 0.0,
    }
    found = trial.effect() if min(len(ours), len(others)) >= FEWEST else None
    if found is not None:
        value, error, figure["z"] = found
        low, high = max(-1.0, value - Z_95 * error), min(1.0, value + Z_95 * error)
        figure["effect"] = {"of": len(ours), "value": value, "low": low, "high": high}
    return figure


def _units(key: str, some: list[Coming], named: set[str]) -> Iterator[tuple[int, bool, int]]:
    """By game, or by seat of a game: whether the card came there, and the result."""
    units: dict[tuple[int, int], tuple[bool, int]] = {}
    unfair: set[tuple[int, int]] = set()
    for coming in some:
        if coming.card in named:
            unfair.add(coming.unit)
        # Where it came before, it could not come now: that is no fair comparison.
        if key not in coming.earlier:
            came = coming.card == key or units.get(coming.unit, (False, 0))[0]
            units[coming.unit] = (came, coming.result)
    for unit, (came, result) in units.items():
        if unit not in unfair:
            yield unit[0], came, result
