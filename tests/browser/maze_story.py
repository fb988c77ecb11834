"""The end of a game of the Maze, known beforehand: who chooses what, move by move.

The same seed and the same choices make the same game, so a match beside the server's says what is
asked next and what a player of simple habits answers.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from madmage.games.maze import errand
from madmage.match.match import Match
from madmage.testing import table
from server.maze_positions import NAMES

SEED = 373
"""Here a short one begins."""
HABITS: dict[str, tuple[str, ...]] = {
    "turn": ("move",),
    "walk": ("climb", "face", "explore", "walk", "end"),
    "invite": ("p1", "p2", "p3", "done"),
    "join": ("yes",),
    "ready": ("trade p1", "trade p2", "go"),
    "trade_give": ("luck", "heal", "nothing"),
    "trade_for": ("nothing",),
    "trade_agree": ("yes",),
    "luck": ("keep",),
    "choice": ("green", "red"),
}
"""What is preferred, by question; where nothing of it can be had, the first option is taken."""


def last_levels(seed: int = SEED) -> Match:
    """Levels 3 and 4 lie out; whoever enters level 5 lets level 3 fall."""
    return table(
        "maze",
        3,
        seed=seed,
        names=NAMES[:3],
        tiles={
            "L3": {"c16r4": "room nes", "c17r4": "straight ew", "c18r4": "corner sw"},
            "L4": {
                "c5r8": "room nesw",
                "c6r8": "straight ew",
                "c7r8": "tee_monster esw",
                "c8r8": "straight ew",
                "c9r8": "stairs ew",
                "c5r7": "straight ns",
                "c5r9": "straight ns",
                "c4r8": "straight ew",
            },
        },
        figures={"p1": "c6r8", "p2": "c6r8", "p3": "c17r4"},
        cards={"c7r8": "ham"},
        points={"p1": "strength 3 speed 2", "p2": "strength 1 speed 4", "p3": "speed 5"},
        potions={"p1": "heal luck", "p2": "strength"},
        life={"p2": 1},
        tile_deck={"stairs": 1, "straight": 3, "tee": 3, "corner": 2},
        round=30,
    )


def answer_to(match: Match) -> str:
    """What a player of simple habits says."""
    options = [option.text for option in match.options()]
    if match.ask.kind == "goal":
        return options[-1]
    wanted = HABITS.get(match.ask.kind, ())
    return next((text for text in wanted if text in options), options[0])


class Choice(NamedTuple):
    """One answer of the story, and the fields where a walk may end if it is one."""

    seat: int
    kind: str
    text: str
    fields: tuple[str, ...]


def story(match: Match, most: int = 200) -> list[Choice]:
    """Every choice of the game to its end."""
    told: list[Choice] = []
    while match.ask is not None and len(told) < most:
        text = answer_to(match)
        reach = errand.reach(match.state) if match.ask.kind == "walk" else {}
        fields = tuple(name for name, goal in reach.items() if text in goal["deeds"])
        told.append(Choice(match.ask.seat, match.ask.kind, text, fields))
        match.choose(text)
    return told


def happenings(match: Match) -> Counter[str]:
    """How often each thing happened."""
    return Counter(event.name for move in match.moves for event in move.events)


def is_eventful(match: Match) -> bool:
    """A group fight with a trade, a death, a collapse and two portals, and then it is over."""
    seen = happenings(match)
    wanted = ("Joined", "Traded", "Died", "LevelCollapsed")
    return match.ask is None and all(seen[name] for name in wanted) and seen["Escaped"] == 2


def find_story() -> tuple[Match, list[Choice]]:
    """The first eventful game from a seed on, at its beginning, and everything chosen in it."""
    for seed in range(SEED, SEED + 60):
        match = last_levels(seed)
        choices = story(match)
        if is_eventful(match):
            return last_levels(seed), choices
    raise AssertionError("no seed makes an eventful game")
