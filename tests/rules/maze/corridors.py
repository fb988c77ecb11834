"""What the rule tests of the Maze share: straight corridors to stand in, told dice, short looks."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from madmage import Match
from madmage.games.maze.loading import DEFAULT, folder_of
from madmage.games.shelf import rules_of
from madmage.kernel.chance import Seeded, Told
from madmage.kernel.error import ChoiceRefused
from madmage.testing import table

ROOM = "c3r8"
ABILITIES = ("strength", "dexterity", "intelligence", "toughness", "speed")


def at(steps: int) -> str:
    """The field of the corridor so many steps east of the start room."""
    return f"c{3 + steps}r8"


def corridor(*marks: str) -> dict[str, str]:
    """Level 1: the start room, then straight tiles to the east; a mark, or a tile and its exits."""
    tiles = {ROOM: "room e"}
    for number, mark in enumerate(marks, 1):
        tiles[at(number)] = mark if " " in mark else f"straight_{mark} ew"
    return tiles


def told_dice(rolls: Mapping[str, str], told: Mapping[str, Iterable[str]]) -> dict[str, list[str]]:
    """Told outcomes with the dice of players: {"p1": "3 4"}."""
    script = {stream: list(values) for stream, values in told.items()}
    script.update({f"die.{who}": dice.split() for who, dice in rolls.items()})
    return script


def maze(
    *marks: str,
    seats: int = 3,
    rolls: Mapping[str, str] | None = None,
    told: Mapping[str, Iterable[str]] | None = None,
    **facts: Any,
) -> Match:
    """A corridor of level 1; who is not named has all five points in strength, so a step per pip."""
    points = {f"p{seat + 1}": "strength 5" for seat in range(seats)}
    if facts.get("figures"):
        gone = [who for who, where in facts["figures"].items() if where in ("out", "escaped")]
        points = {who: text for who, text in points.items() if who not in gone}
    points.update(facts.pop("points", {}))
    tiles = facts.pop("tiles", {"L1": corridor(*marks)})
    script = told_dice(rolls or {}, told or {})
    return table("maze", seats, told=script, tiles=tiles, points=points, **facts)


def opened(
    seats: int,
    rolls: Mapping[str, str] | None = None,
    told: Mapping[str, Iterable[str]] | None = None,
    *,
    seed: int = 1,
    **options: Any,
) -> Match:
    """A fresh game from its setup on, with outcomes of chance told by stream."""
    rules = rules_of("maze")
    setup = rules.check_setup(seats, options)
    script: dict[int, list[int]] = {}
    for stream, values in told_dice(rolls or {}, told or {}).items():
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


def play(match: Match, *texts: str) -> list[Any]:
    """Answers one after the other; all events that followed."""
    return [event for text in texts for event in match.choose(text)]


def create(match: Match, *characters: str) -> None:
    """Characters for everybody, "strength 3 speed 2" each; who is not named is all strength."""
    for seat in range(match.setup.seats):
        words = (characters[seat] if seat < len(characters) else "strength 5").split()
        for ability, count in zip(words[::2], words[1::2], strict=True):
            play(match, *[ability] * int(count))


def look(match: Match, viewer: int = 0) -> Any:
    """The table as a seat sees it."""
    return match.view(viewer).data


def player(match: Match, seat: int = 0) -> Any:
    """The open sheet of a player."""
    return look(match, seat).players[seat]


def tile(match: Match, field: str) -> Any:
    """What lies on a field, or None."""
    found = [one for one in look(match).tiles if one.field == field]
    return found[0] if found else None


def options(match: Match) -> list[str]:
    """The short texts of everything that may be chosen now."""
    return [option.text for option in match.options()]


def asked(match: Match) -> tuple[int, str]:
    """Who is asked, and for what."""
    assert match.ask is not None
    return (match.ask.seat, match.ask.kind)


def why_not(match: Match, text: str) -> str:
    """The rule by which a choice is refused, "" if it is not."""
    reason = match.why_not(text)
    return "" if reason is None else reason.rule


def why_not_put_in(match: Match, seat: int, text: str) -> str:
    """The rule by which something is refused out of turn, "" if it is not."""
    reason = match.why_not_interject(seat, text)
    return "" if reason is None else reason.rule


def refused(match: Match, choice: str) -> str:
    """The rule by which a choice is refused; trying it must say the same and change nothing."""
    reason = match.why_not(choice)
    assert reason is not None, f"'{choice}' is allowed"
    assert reason.sentence
    before = (look(match), len(match.moves))
    with pytest.raises(ChoiceRefused) as refusal:
        match.choose(choice)
    assert reason.rule == refusal.value.rule
    assert before == (look(match), len(match.moves))
    return reason.rule


def names(events: Iterable[Any]) -> list[str]:
    """The names of events."""
    return [event.name for event in events]


def life(match: Match, seat: int = 0) -> int:
    """The life of a player."""
    return int(player(match, seat).life)


def place(match: Match, seat: int = 0) -> str | None:
    """The field of a figure."""
    field: str | None = player(match, seat).field
    return field


def fight(match: Match) -> list[Any]:
    """Walk into the nearest card, alone; up to the first question about the card itself."""
    events = play(match, "move")
    if asked(match)[1] == "luck":
        events += play(match, "keep")
    return events + play(match, "face") + alone(match)


def alone(match: Match) -> list[Any]:
    """Ask nobody to join the fight."""
    return play(match, "done") if match.ask and asked(match)[1] == "invite" else []


def go(match: Match) -> list[Any]:
    """Everybody is ready for the roll or the choice and drinks nothing."""
    events = []
    while match.ask is not None and asked(match)[1] == "ready":
        events += match.choose("go")
    return events


def idle(match: Match) -> None:
    """Whoever's turn it is rolls and stays where they are."""
    seat = asked(match)[0]
    match.choose("move")
    if match.ask is not None and asked(match) == (seat, "walk"):
        match.choose("end")


def abilities(match: Match, seat: int = 0) -> dict[str, int]:
    """The values of a player's abilities with everything that lifts them."""
    return {name: ability.value for name, ability in player(match, seat).abilities.items()}


def invested(match: Match, seat: int = 0) -> dict[str, int]:
    """The invested points of a player, where there are any."""
    sheet = player(match, seat).abilities
    return {name: ability.invested for name, ability in sheet.items() if ability.invested}


def told_of(events: Iterable[Any], name: str) -> list[tuple[int, ...]]:
    """The numbers of all events of one name."""
    return [event.args for event in events if event.name == name]
