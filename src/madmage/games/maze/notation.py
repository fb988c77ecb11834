"""The short text of every option: what records hold, what a player may type, and back again.

One direction is written by hand, the other derived: a text means the option whose text it is.
Players are p1 to p6, fields are named by column and row (c4r1), exits by letters (nes).
"""

from __future__ import annotations

import re
from collections.abc import Callable

from madmage.games.maze.dying import DIE_NOW
from madmage.games.maze.effects.goods import A_KEY as STOLEN_KEY
from madmage.games.maze.effects.goods import STEAL_UNIT
from madmage.games.maze.effects.harm import SHIFT_UNIT
from madmage.games.maze.gaining import DISCARD
from madmage.games.maze.grid import DIRECTIONS, exit_letters, exits_of
from madmage.games.maze.laying import PLACE_UNIT
from madmage.games.maze.naming import thing_key, tile_key
from madmage.games.maze.pack import ABILITIES
from madmage.games.maze.potions import DRINK
from madmage.games.maze.ready import GO
from madmage.games.maze.state import (
    DECKS,
    STREAM_DECK,
    STREAM_DIE,
    STREAM_ROOM,
    STREAM_THIEF,
    STREAM_TILE,
    MazeState,
    Table,
)
from madmage.games.maze.trading import A_KEY as TRADED_KEY
from madmage.games.maze.trading import A_POTION, NOTHING, TRADE_WITH
from madmage.kernel.ask import DONE
from madmage.kernel.error import NotUnderstood
from madmage.packs.source import nearest

PLACE = re.compile(r"c(-?\d{1,2})r(-?\d{1,2})(?: ([nesw]+))?")
TURN_WORDS = ("move", "regenerate", "stand", "take", "open", "loot")
WALK_WORDS = ("end", "walk", "explore", "take", "open", "loot", "face", "climb")


def player(seat: int) -> str:
    """A player in short text."""
    return f"p{seat + 1}"


def _potion(st: MazeState, kind: int) -> str:
    return st.table.pack.potions[kind].key


def _act(st: MazeState, option: int, words: tuple[str, ...]) -> str:
    if option >= TRADE_WITH:
        return f"trade {player(option - TRADE_WITH)}"
    if option >= DRINK:
        return f"drink {_potion(st, option - DRINK)}"
    return words[option]


def _field(st: MazeState, option: int) -> str:
    return st.table.plan.name(option)


def _place(st: MazeState, option: int) -> str:
    field, mask = option // PLACE_UNIT, option % PLACE_UNIT
    return f"{st.table.plan.name(field)} {exit_letters(mask)}"


def _ability(st: MazeState, option: int) -> str:
    return ABILITIES[option]


def _shift(st: MazeState, option: int) -> str:
    return f"{ABILITIES[option // SHIFT_UNIT]}>{ABILITIES[option % SHIFT_UNIT]}"


def _too_many(st: MazeState, option: int) -> str:
    if option >= DISCARD:
        return f"discard {_potion(st, option - DISCARD)}"
    return f"drink {_potion(st, option - DRINK)}"


def _steal(st: MazeState, option: int) -> str:
    victim, good = option // STEAL_UNIT, option % STEAL_UNIT
    return f"{player(victim)} {'key' if good == STOLEN_KEY else _potion(st, good)}"


def _good(st: MazeState, option: int) -> str:
    if option == NOTHING:
        return "nothing"
    return "key" if option == TRADED_KEY else _potion(st, option - A_POTION)


def _last_gasp(st: MazeState, option: int) -> str:
    return "die" if option == DIE_NOW else f"drink {_potion(st, option - DRINK)}"


def _words(*texts: str) -> Callable[[MazeState, int], str]:
    return lambda st, option: texts[option]


WRITERS: dict[str, Callable[[MazeState, int], str]] = {
    "turn": lambda st, option: _act(st, option, TURN_WORDS),
    "walk": lambda st, option: _act(st, option, WALK_WORDS),
    "ready": lambda st, option: "go" if option == GO else _act(st, option, ()),
    "goal": _field,
    "throw": _field,
    "jump": _field,
    "wake": _field,
    "quell": _field,
    "flee": _field,
    "stride": _field,
    "exit": lambda st, option: DIRECTIONS[option % 4],
    "first_tile": _place,
    "tile": _place,
    "room": _place,
    "go_on": _words("stop", "on"),
    "create": _ability,
    "point": _ability,
    "unpoint": _ability,
    "shift": _shift,
    "luck": _words("keep", "turn"),
    "slip": _words("face", "slip"),
    "choice": _words("green", "red"),
    "pay_potion": _potion,
    "lose_potion": _potion,
    "leave_potion": _potion,
    "too_many": _too_many,
    "gear": _words("keep", "take"),
    "loot": lambda st, option: thing_key(st.table, option),
    "steal": _steal,
    "swap": lambda st, option: player(option),
    "invite": lambda st, option: player(option),
    "join": _words("no", "yes"),
    "trade_give": _good,
    "trade_for": _good,
    "trade_agree": _words("no", "yes"),
    "last_gasp": _last_gasp,
    "peek": lambda st, option: tile_key(st.table, option),
}
"""How each kind of ask writes its options."""


def write(st: MazeState, option: int) -> str:
    """The short text of an option of the open ask."""
    assert st.ask is not None
    return "done" if option == DONE else WRITERS[st.ask.kind](st, option)


def read(st: MazeState, text: str) -> int:
    """The option that a text means, among the legal ones first, then among all one could think of."""
    ask = st.ask
    if ask is None:
        raise NotUnderstood("the game is over; nobody is asked anything")
    wanted = " ".join(text.lower().split())
    legal = {write(st, option): option for option in ask.options}
    if wanted in legal:
        return legal[wanted]
    candidates = ask.effect.candidates(st, ask.seat, ask.env)
    thinkable = {write(st, candidate): candidate for candidate in candidates}
    if wanted in thinkable:
        return thinkable[wanted]
    turns = [text for text in legal if text.startswith(f"{wanted} ") and PLACE.fullmatch(text)]
    if len(turns) > 1:
        raise NotUnderstood(f"'{text}' leaves open how the tile lies", meant=" / ".join(turns))
    place = legal[turns[0]] if turns else _named_place(st, ask.kind, wanted, candidates)
    if place >= 0:
        return place
    raise NotUnderstood(
        f"'{text}' is no answer to this question", meant=nearest(wanted, [*legal, *thinkable])
    )


def _named_place(st: MazeState, kind: str, text: str, candidates: tuple[int, ...]) -> int:
    """A field that nobody would think of, but that exists: so that it can be refused with its rule.

    Where a tile cannot lie at all, it does not matter how it lies.
    """
    parts = PLACE.fullmatch(text)
    writer = WRITERS[kind]
    if parts is None or writer not in (_field, _place):
        return -1
    field = st.table.plan.field(int(parts[1]), int(parts[2]))
    if writer is _field:
        return field if not parts[3] else -1
    mask = exits_of(parts[3]) if parts[3] else candidates[0] % PLACE_UNIT
    return field * PLACE_UNIT + mask if field >= 0 and mask else -1


# Chance


def streams(table_seats: int) -> dict[str, int]:
    """Every stream of chance by name."""
    names = {"tile": STREAM_TILE, "room": STREAM_ROOM, "thief": STREAM_THIEF}
    names.update({name: STREAM_DECK + deck for deck, name in enumerate(DECKS)})
    names.update({f"die.{player(seat)}": STREAM_DIE + seat for seat in range(table_seats)})
    return names


def values_of(table: Table, stream: int) -> list[str]:
    """The names of the values of a stream, by number."""
    pack = table.pack
    if stream == STREAM_TILE:
        return [tile_key(table, kind) for kind in range(len(table.shapes))]
    if stream == STREAM_THIEF:
        return [potion.key for potion in pack.potions]
    if stream == STREAM_ROOM:
        return [str(number + 1) for number in range(256)]
    if stream >= STREAM_DIE:
        return ["", "1", "2", "3", "4", "5", "6"]
    decks: tuple[list[str], ...] = (
        [card.key for card in pack.monsters],
        [card.key for card in pack.actions],
        [card.key for card in pack.potions],
        [card.key for card in pack.gear],
    )
    return decks[stream - STREAM_DECK]
