"""Setting the table for a card, answering its questions, and reading what became of it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

from madmage.games.book.card import ELEMENTS
from madmage.games.book.loading import load_pack
from madmage.games.book.show import BookView, CurseView, PlayerView, SpellView
from madmage.match.match import Match
from madmage.testing import table

QUIET = ("fire_f", "earth_f", "air_m", "fire_m", "earth_m")
"""Magicians who change nothing unless they use their ability or learn a sixth spell."""


def book(seats: int = 2, **facts: Any) -> Match:
    """A table of quiet magicians, with everybody's deck empty unless the test lays one down."""
    facts.setdefault("magicians", QUIET[:seats])
    empty = {f"p{number}": "" for number in range(1, seats + 1)}
    facts["decks"] = {**empty, **facts.get("decks", {})}
    return table("book", seats, **facts)


def play(match: Match, *choices: str) -> Match:
    """Choose one thing after the other."""
    for choice in choices:
        match.choose(choice)
    return match


def cards(names: str = "") -> dict[str, int]:
    """Card names as counts, the way views show hands and piles."""
    return dict(Counter(names.split()))


def board(match: Match) -> BookView:
    """The whole table, hands open."""
    data: BookView = match.view(0).data
    return data


def player(match: Match, number: int) -> PlayerView:
    """Player 1 is the first seat."""
    return board(match).players[number - 1]


def hand(match: Match, number: int = 1) -> dict[str, int] | None:
    return player(match, number).hand


def discard(match: Match, number: int = 1) -> dict[str, int]:
    return player(match, number).discard


def support(match: Match, number: int = 1) -> list[str]:
    """The cards in a player's support; `fire1@p2` if it belongs to somebody else."""
    names = []
    for card in player(match, number).support:
        is_own = card.owner == number - 1
        names.append(card.card if is_own else f"{card.card}@p{card.owner + 1}")
    return sorted(names)


def spell(match: Match, key: str, number: int = 1) -> SpellView:
    """A spell in front of a player."""
    return next(s for s in player(match, number).spells if s.spell == key)


def spells(match: Match, number: int = 1) -> list[str]:
    return [s.spell for s in player(match, number).spells]


def curses(match: Match) -> dict[str, str]:
    """The curses on the track by slot name."""
    names = ("1", "2", "3a", "3b", "4", "5")
    return {names[curse.slot]: curse.curse for curse in board(match).curses}


def curse(match: Match, key: str) -> CurseView:
    return next(c for c in board(match).curses if c.curse == key)


def choices(match: Match) -> list[str]:
    """What may be chosen now."""
    return [option.text for option in match.options()]


def asked(match: Match) -> tuple[int, str]:
    """Who is asked (1 is the first player), and what kind of question it is."""
    ask = match.ask
    assert ask is not None
    return ask.seat + 1, ask.kind


def refusal(match: Match, choice: str) -> str:
    """The rule by which a choice is refused."""
    reason = match.why_not(choice)
    assert reason is not None
    return reason.rule


def never_cast(family: str) -> list[str]:
    """The default pack's spells of a family (basic, or an element) never cast or augmented."""
    files = Path(__file__).parent.glob(f"test_spells_{family}*.py")
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    pack = load_pack("default").spells
    keys = [c.key for c in pack if family == ("basic" if c.basic else ELEMENTS[c.element])]
    assert keys
    plain = [key for key in keys if f"cast {key} x1" not in source]
    augmented = [key for key in keys if not re.search(f"cast {key} x[23]", source)]
    return plain + augmented
