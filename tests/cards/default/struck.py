"""Letting curses strike, monsters arrive and pages be judged; and reading the table afterwards."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import madmage.games.book
from madmage.match.match import Match
from madmage.testing import table

PACK = Path(madmage.games.book.__file__).parent / "packs" / "default"

MAGICIANS = ("fire_f", "air_m", "earth_f", "fire_m", "water_m")
"""Magicians whose abilities never come by themselves."""

MARKER_BEFORE = {"2": 1, "3a": 2, "3b": 2, "4": 3, "5": 4}
"""Where the marker stands one step before a slot."""

PLAYERS = ("p1", "p2", "p3", "p4", "p5")
BARE_DECKS = dict.fromkeys(PLAYERS, "")
NO_LIBRARY = {"air": None, "earth": None, "fire": None, "water": None}
NO_VALUE_2 = {"air2": 0, "earth2": 0, "fire2": 0, "water2": 0}


def strike(curse: str, seats: int = 2, slot: str = "2", **facts: Any) -> Match:
    """A table at which `curse` has just struck from `slot`; `curses` are others on the track."""
    curses = {slot: curse, **facts.pop("curses", {})}
    settings = {"marker": MARKER_BEFORE[slot], "curses": curses, **facts}
    return at_monster_phase(seats, **settings)


def at_monster_phase(seats: int, **facts: Any) -> Match:
    """A table that has gone through the Monster phase as far as nobody was asked."""
    settings = {"magicians": MAGICIANS[:seats], "phase": "monster", **facts}
    for key in ("decks", "hands"):
        if key in settings:
            settings[key] = {p: c for p, c in settings[key].items() if p in PLAYERS[:seats]}
    return table("book", seats, **settings)


def beaten(page: str, seats: int = 2, **facts: Any) -> Match:
    """A table at which the check has just found no curse, with `page` on the right."""
    return at_monster_phase(seats, **{"marker": 5, "page": page, **facts})


def missed(page: str, seats: int = 2, **facts: Any) -> Match:
    """A table at which the check has just found a curse, with `page` on the right."""
    return beaten(page, seats, **{"curses": {"2": "burnt_page"}, **facts})


def arrive(monster: str, seats: int = 2, **facts: Any) -> Match:
    """A table at which `monster` comes: as the cover, or behind its page after a beaten monster."""
    pages = cards("pages")
    for page, card in pages.items():
        if card["monster"] == monster:
            return beaten(page, seats, **facts)
    told = {"cover": [monster], **facts.pop("told", {})}
    first_turn = {"phase": "concentration", "turn": 1, "told": told}
    return at_monster_phase(seats, **{**first_turn, **facts})


# Playing on


def answer(match: Match, *lines: str) -> None:
    """Answers in order, each with the player who must be asked: "p1 fire1"."""
    for line in lines:
        who, _, text = line.partition(" ")
        assert who == asked(match), f"{match.question()} goes to {asked(match)}, not to {who}"
        match.choose(text)


def asked(match: Match) -> str | None:
    """Who is asked, or None when the game is over."""
    return None if match.ask is None else PLAYERS[match.ask.seat]


def kind(match: Match) -> str | None:
    """What is asked for; `act` once the Monster phase is over."""
    return None if match.ask is None else match.ask.kind


def choices(match: Match) -> list[str]:
    """The short texts of all options."""
    return [option.text for option in match.options()]


def stop_until(match: Match, marker: int) -> None:
    """Stop turn after turn until the marker stands on a space."""
    for _ in range(6):
        if match.view(0).data.marker == marker:
            return
        match.choose("stop")


# Reading the table


def at(match: Match, who: str) -> Any:
    """A player's place, as the player sees it."""
    seat = PLAYERS.index(who)
    return match.view(seat).data.players[seat]


def board(match: Match) -> Any:
    """The table as the first player sees it."""
    return match.view(0).data


def hands(match: Match) -> list[dict[str, int]]:
    """Every player's hand."""
    return [player.hand for player in board(match).players]


def discards(match: Match) -> list[dict[str, int]]:
    """Every player's discard pile."""
    return [player.discard for player in board(match).players]


def supports(match: Match) -> list[str]:
    """Every player's support."""
    return [" ".join(card.card for card in p.support) for p in board(match).players]


def spells(match: Match) -> list[str]:
    """Every player's spells as positions write them: `growth!` exhausted, `growth~` neutralised."""
    return [" ".join(_spell(s) for s in player.spells) for player in board(match).players]


def _spell(spell: Any) -> str:
    return spell.spell + "!" * spell.exhausted + "~" * spell.neutralised


def curses(match: Match) -> list[str]:
    """The curses on the track, left to right."""
    return [curse.curse for curse in board(match).curses]


def tokens(match: Match) -> list[dict[str, int]]:
    """The tokens on the curses, left to right."""
    return [curse.tokens for curse in board(match).curses]


def under(match: Match) -> list[int]:
    """The Madness under the curses, left to right."""
    return [curse.madness_under for curse in board(match).curses]


def order(match: Match, name: str) -> list[str]:
    """Whom the events of a name were about, in order."""
    events = [*match.opening_events, *(e for move in match.moves for e in move.events)]
    return [PLAYERS[event.seat] for event in events if event.name == name]


def lost(match: Match) -> str | None:
    """Why the game was lost, or None if it was not."""
    outcome = match.outcome
    return outcome.reason if outcome is not None and outcome.key == "lost" else None


# The pack


def cards(group: str) -> dict[str, Any]:
    """The cards of a file of the default pack, raw."""
    return tomllib.loads((PACK / f"{group}.toml").read_text(encoding="utf-8"))


def unmentioned(module: str, keys: list[str], calls: tuple[str, ...]) -> list[str]:
    """Which calls, such as strike("screech"), a test module never makes."""
    source = "".join(Path(module).read_text(encoding="utf-8").split())
    wanted = [f'{call}("{key}"' for key in keys for call in calls]
    return [f"{call})" for call in wanted if call not in source]


def untested_curses(module: str, type: str) -> list[str]:
    """The curses of a type that a test module never lets strike."""
    keys = [key for key, card in cards("curses").items() if card["type"] == type]
    return unmentioned(module, keys, ("strike",))
