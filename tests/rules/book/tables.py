"""What the rule tests share: fresh games with told chance, packs of one's own, and short looks."""

from __future__ import annotations

import random
import re
import shutil
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from madmage import Match
from madmage.games.book.loading import DEFAULT, folder_of
from madmage.games.shelf import rules_of
from madmage.kernel.chance import Seeded, Told
from madmage.kernel.error import ChoiceRefused
from madmage.testing import table

SLOT_NAMES = ("1", "2", "3a", "3b", "4", "5")
"""By slot number; the view counts slots from 0."""


def opened(
    seats: int, told: Mapping[str, Iterable[str]] | None = None, *, seed: int = 1, **options: Any
) -> Match:
    """A fresh game from its setup on, with outcomes of chance told by stream."""
    rules = rules_of("book")
    setup = rules.check_setup(seats, options)
    script: dict[int, list[int]] = {}
    for stream, values in (told or {}).items():
        for value in values:
            number, outcome = rules.read_chance(setup, stream, value)
            script.setdefault(number, []).append(outcome)
    return Match(rules, setup, seed=seed, chance=Told(script, Seeded(seed)))


def own_pack(folder: Path, **edits: list[tuple[str, str]]) -> str:
    """A copy of the default pack with regular expressions replaced, by file; every one must hit."""
    target = folder / "pack"
    shutil.copytree(folder_of(DEFAULT), target)
    for name, changes in edits.items():
        path = target / f"{name}.toml"
        text = path.read_text(encoding="utf-8")
        for pattern, replacement in changes:
            text, hits = re.subn(pattern, replacement, text, flags=re.MULTILINE)
            assert hits > 0, f"nothing in {name}.toml matches {pattern}"
        path.write_text(text, encoding="utf-8")
    return str(target)


NOTHING = "[{ unmute = 1 }]"
"""An effect that does nothing where no spell is neutralised."""


def quiet_pack(folder: Path, **edits: list[tuple[str, str]]) -> str:
    """A pack whose curses, arrivals, bonuses and penalties do nothing: games run to their end."""
    quiet = {
        "curses": [(r"^strike = .*$", f"strike = {NOTHING}"), (r"^text = .*\n", "")],
        "monsters": [(r"^arrival = .*$", f"arrival = {NOTHING}")],
        "pages": [(rf"^{side} = .*$", f"{side} = {NOTHING}") for side in ("bonus", "penalty")],
    }
    for name, changes in edits.items():
        quiet[name] = [*quiet.get(name, []), *changes]
    return own_pack(folder, **quiet)


def look(match: Match) -> Any:
    """The table as the first player sees it."""
    return match.view(0).data


def seen(match: Match, seat: int) -> Any:
    """One player's place at the table, as they see it themselves."""
    return match.view(seat).data.players[seat]


def track(match: Match) -> dict[str, str]:
    """The curses on the track by slot."""
    return {SLOT_NAMES[curse.slot]: curse.curse for curse in look(match).curses}


def options(match: Match) -> list[str]:
    """The short texts of what may be chosen now."""
    return [option.text for option in match.options()]


def exhausted(match: Match, seat: int) -> list[str]:
    """A player's exhausted spells."""
    return [spell.spell for spell in seen(match, seat).spells if spell.exhausted]


def neutralised(match: Match, seat: int) -> list[str]:
    """A player's face-down spells."""
    return [spell.spell for spell in seen(match, seat).spells if spell.neutralised]


def own_cards(match: Match, seat: int) -> Counter[str]:
    """Everything in a player's hand, deck and discard pile."""
    place = seen(match, seat)
    cards = Counter(place.hand) + Counter(place.deck) + Counter(place.discard)
    return cards + Counter(place.deck_top)


def in_box(match: Match, card: str) -> int:
    """How many such cards lie in the box; no view shows it."""
    kinds = [f"{e}{v}" for e in ("air", "earth", "fire", "water") for v in (1, 2, 3)]
    box: list[int] = match.state.box
    return box[[*kinds, "madness"].index(card)]


def pass_turn(match: Match) -> None:
    """Stop, and discard whatever Recuperation asks for; up to the next question of a new turn."""
    turn = match.turn
    while match.ask is not None and match.turn == turn:
        match.choose("stop" if match.ask.kind == "act" else match.options()[0])


def play_out(match: Match, seed: int) -> Match:
    """Play a game to its end, every choice at random."""
    generator = random.Random(seed)
    while match.ask is not None:
        match.choose(code=generator.choice(match.ask.options))
    return match


PLAIN = ("fire_m", "fire_f", "earth_f", "air_m")
"""Magicians with 3 slots, 5 spells, and an ability that does nothing unasked."""


def book(seats: int = 2, **facts: Any) -> Match:
    """A position of the Book, with magicians who do not meddle unless others are named."""
    return table("book", seats, **{"magicians": PLAIN[:seats], **facts})


def play(match: Match, *choices: str) -> Match:
    """Make choices one after the other."""
    for choice in choices:
        match.choose(choice)
    return match


def refused(match: Match, choice: str) -> str:
    """The rule by which a choice is refused; trying it must say the same and change nothing."""
    reason = match.why_not(choice)
    assert reason is not None, f"'{choice}' is allowed"
    before = (look(match), len(match.moves))
    with pytest.raises(ChoiceRefused) as refusal:
        match.choose(choice)
    assert reason.rule == refusal.value.rule
    assert before == (look(match), len(match.moves))
    return reason.rule


def support(match: Match, seat: int) -> list[str]:
    """The cards in a player's support; `fire1@p2` for one that belongs to somebody else."""
    cards = look(match).players[seat].support
    return [c.card if c.owner == seat else f"{c.card}@p{c.owner + 1}" for c in cards]
