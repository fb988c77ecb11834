"""Playing on from the middle of a record: a new table with its own future."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec

from madmage.agents.agent import agents_for
from madmage.agents.level import usual_level
from madmage.server import naming
from madmage.server.problem import MALFORMED, Problem, say
from madmage.server.table import COMPANION, PERSON, PLAYING, Head, Seat, Table

if TYPE_CHECKING:
    from madmage.server.hall import Hall
    from madmage.server.replays import Replay
    from madmage.server.wire import PlayOnWish

Beginning = tuple[str, list[tuple[int, str]], dict[str, Any], int]
"""The opening, who made each move and its lines, the setup options, and the turn."""


async def play_on(hall: Hall, replay: Replay, wish: PlayOnWish) -> Table:
    """A table at which the game goes on; companions take the other seats."""
    seats = _seats(replay, wish)
    seed = secrets.randbits(48)
    names = [seat.name for seat in seats]
    found = await hall.replays.beginning(replay, wish.move, names, seed)
    opening, moves, options, turn = msgspec.json.decode(found, type=Beginning)
    head = Head(
        code="",
        game=replay.facts.game,
        title=say(wish.lang, "title-played-on", turn=turn),
        lang=wish.lang,
        made=time.time(),
        seed=seed,
        mind=secrets.randbits(48),
        phase=PLAYING,
        seats=seats,
        options=options,
    )
    return await hall.adopt(head, opening, moves)


def _seats(replay: Replay, wish: PlayOnWish) -> list[Seat]:
    levels = agents_for(replay.facts.game)
    if wish.level and wish.level not in levels:
        raise Problem(MALFORMED, "problem-no-level", levels=", ".join(levels))
    level = wish.level or usual_level(replay.facts.game)
    seats: list[Seat] = []
    for at, given in enumerate(replay.facts.names):
        is_mine = at == wish.seat
        kind = PERSON if is_mine else COMPANION
        name = naming.clean(wish.name if is_mine and wish.name else given)
        name = naming.unlike(
            name or naming.default_name(kind, at, wish.lang), {other.name for other in seats}
        )
        seats.append(Seat(kind, name, level, secrets.token_hex(8) if is_mine else ""))
    return seats
