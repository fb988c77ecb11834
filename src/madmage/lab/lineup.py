"""Line-ups: which agent sits where.

`greedy` sits everywhere, `greedy,random,random` seat by seat, and in `greedy,random...` the last one
takes all seats that are left.
"""

from __future__ import annotations

from functools import cache

from madmage.agents.agent import agent_of
from madmage.kernel.error import SetupRefused

FILL = "..."


@cache
def seated(text: str, seats: int, game: str) -> tuple[str, ...]:
    """The agents of a line-up, seat by seat; every one of them is known."""
    fills = text.rstrip().endswith(FILL)
    names = [name.strip() for name in text.rstrip().removesuffix(FILL).split(",")]
    for name in names:
        agent_of(name, 0, game)
    if len(names) == 1 or (fills and len(names) < seats):
        names += [names[-1]] * (seats - len(names))
    if len(names) != seats:
        raise SetupRefused(
            f"the line-up '{text}' has {len(names)} agents for {seats} players; name one for each "
            f"seat, or end with '{FILL}' to fill the table with the last one"
        )
    return tuple(names)


def rotated(lineup: tuple[str, ...], game: int) -> tuple[str, ...]:
    """The line-up of a game by its number: everybody moves one seat on from game to game."""
    by = game % len(lineup)
    return lineup[-by:] + lineup[:-by]


def is_mixed(lineup: tuple[str, ...]) -> bool:
    """Whether not all seats are played alike."""
    return len(set(lineup)) > 1
