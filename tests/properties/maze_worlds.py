"""Random games of the Maze to prove promises on: 3 to 6 players and every ruling.

Three ways of choosing: *blind* takes any option; *keen* heads for stairs and open exits most of the
time and rests when it is hurt, so that games end and late levels are seen; *sociable* is keen, asks
everybody into every fight, joins, trades and drinks.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from madmage.games.maze.grid import STAIRS
from madmage.games.maze.law import ANY, RULINGS
from madmage.games.maze.turn import MOVE, REGENERATE
from madmage.games.maze.walk import CLIMBING, EXPLORING, FACE, STROLL
from madmage.games.maze.walking import distances

STYLES = ("keen", "sociable", "keen", "blind")
SHORT = ("10", "14")
"""Rounds of most games: the proofs look at decisions, not at ends; every 30th is whole."""


@dataclass(frozen=True)
class World:
    """One random game to be played: its setup, its seed and how its players choose."""

    number: int
    seats: int
    options: dict[str, Any]
    style: str

    def __str__(self) -> str:
        return f"world {self.number}: {self.seats} players, {self.options}"


def world(number: int) -> World:
    """The world with this number; together they cover every ruling singly and many together."""
    r = Random(number)
    ruling = RULINGS[number % len(RULINGS)]
    rulings = {ruling.name: sample(r, ruling)} if number % 3 else {}
    if number % 7 == 0:
        rulings = {one.name: sample(r, one) for one in RULINGS if one.name != "turn_limit"}
    if "turn_limit" not in rulings and number % 30:
        rulings["turn_limit"] = r.choice(SHORT)
    options: dict[str, Any] = {"rulings": rulings}
    # The position has a table, stairs and keys of its own.
    if number % 3 == 1 and not {"table_size", "stairs_exits", "markers"} & set(rulings):
        options["position"] = deep_position(r, 3 + number % 4)
    return World(number, 3 + number % 4, options, STYLES[number % 4])


def whole_world(number: int, style: str = "keen") -> World:
    """A game from the start to its end with the rulings as they are by default."""
    return World(number, 3 + number % 4, {"rulings": {}}, style)


def sample(r: Random, ruling: Any) -> str:
    """A value of a ruling."""
    return r.choice([value for value in ruling.samples if value != ANY])


def deep_position(r: Random, seats: int) -> dict[str, Any]:
    """Deep in the labyrinth: two high levels, well-equipped figures, monsters, graves, a portal near."""
    low = r.choice((3, 4))
    gear = r.sample(("thread", "die", "cloak", "teapot", "shovel", "hairpin", "horn", "ring"), 4)
    players = [f"p{seat + 1}" for seat in range(seats)]
    drinks = ("heal", "luck", "strength", "dexterity", "intelligence", "mist", "rewrite", "stone")
    return {
        "tiles": {
            f"L{low}": {
                "c4r8": "room nesw" if low == 4 else "room nes",
                "c4r7": "straight_monster ns",
                "c4r6": "stairs ns",
                "c5r8": "tee_action esw",
                "c5r9": "straight_key ns",
            },
            f"L{low + 1}": {
                "c15r8": "room nesw",
                "c16r8": "tee_monster nsw" if r.random() < 0.5 else "tee_action nsw",
                "c15r7": "straight_chest ns",
                "c15r9": "straight ns",
                "c15r10": "corner_monster ne",
                "c16r7": "corner es" if r.random() < 0.5 else "straight ns",
            },
        },
        # Each level needs somebody in it, or it would have been cleared (M9.4).
        "figures": {
            who: r.choice((("c4r8", "c5r9"), ("c15r8", "c15r9"))[seat % 2])
            for seat, who in enumerate(players)
        },
        "life": {who: r.randrange(3, 21) for who in players},
        "gear": dict(zip(players, gear, strict=False)),
        "potions": {who: " ".join(sorted(r.sample(drinks, 2))) for who in players[:2]},
        "keys": {players[0]: 2, players[-1]: 1},
        "graves": {"c15r10": {"keys": 1, "gear": "pan"}},
        "active": r.choice(players),
    }


def pick(r: Random, st: Any, style: str) -> int:
    """An option of the open ask."""
    options = st.ask.options
    anything = options[int(r.random() * len(options))]
    if style == "blind" or r.random() < 0.2:
        return anything
    kind, seat = st.ask.kind, st.ask.seat
    if kind == "turn":
        return REGENERATE if st.life[seat] < 12 and REGENERATE in options else _turn(r, st, style)
    if kind == "walk":
        return _deed(r, options, sees_way_out(st, seat))
    if kind == "goal":
        return _nearest(r, st, seat)
    if style == "sociable" and kind in ("join", "invite", "ready", "trade_agree"):
        return options[-1] if r.random() < 0.7 else anything
    return anything


def _turn(r: Random, st: Any, style: str) -> int:
    return r.choice(st.ask.options) if style == "sociable" and r.random() < 0.3 else MOVE


def sees_way_out(st: Any, seat: int) -> bool:
    """Whether stairs can be reached."""
    return any(st.grid[field] & STAIRS for field in distances(st, st.place[seat]))


def _deed(r: Random, options: tuple[int, ...], is_out_known: bool) -> int:
    if CLIMBING in options:
        return CLIMBING
    if EXPLORING in options and not is_out_known:
        return EXPLORING
    return r.choice([deed for deed in (STROLL, FACE) if deed in options] or list(options))


def _nearest(r: Random, st: Any, seat: int) -> int:
    """The offered field nearest to stairs, or else to an open exit."""
    near = distances(st, st.place[seat])
    ends = [field for field in near if st.grid[field] & STAIRS]
    ends = ends or [exit // 4 for exit in st.exits[st.level_of(seat)] if exit // 4 in near]
    best: dict[int, int] = {}
    for end in ends:
        for field, steps in distances(st, end).items():
            best[field] = min(steps, best.get(field, steps))
    return min(st.ask.options, key=lambda field: (best.get(field, 999), r.random()))
