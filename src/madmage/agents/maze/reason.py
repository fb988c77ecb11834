"""Why a companion for the Maze chose what it chose, as a key and arguments that any language can say.

Every reason gives an estimate: how many turns it thinks it is from the way out, or how likely
something is, in per cent.
"""

from __future__ import annotations

from typing import Any

from madmage.agents.maze.lore import Lore
from madmage.agents.maze.scale import Weights
from madmage.agents.maze.survey import Survey
from madmage.agents.why import Why
from madmage.games.maze.encounter import JOIN
from madmage.games.maze.gaining import DISCARD
from madmage.games.maze.grid import START
from madmage.games.maze.naming import card_of
from madmage.games.maze.pack import ABILITIES, MONSTER
from madmage.games.maze.potions import DRINK, DRINKS_END, TURN_DIE
from madmage.games.maze.state import ACTIONS, LEVELS, MONSTERS, OUT, MazeState
from madmage.games.maze.turn import MOVE, REGENERATE, STAND
from madmage.games.maze.walk import (
    CLIMBING,
    END,
    EXPLORING,
    FACE,
    LOOTING,
    OPEN,
    STROLL,
    TAKE,
)
from madmage.kernel.ask import DONE, Ask

AGAINST_OTHERS = frozenset({"throw", "wake", "flee", "swap", "lose_potion"})
"""What a reader is asked about somebody else's fate."""
ODDLY_MANY = 99


def why_chosen(st: MazeState, ask: Ask, option: int, weights: Weights, lore: Lore) -> Why:
    """The reason of an answer."""
    if ask.kind in ("create", "point", "shift"):
        number = option % 8 if option >= 0 else 0
        return Why("why-maze-build", {"ability": ABILITIES[number]})
    if st.place[ask.seat] == OUT:
        return Why("why-maze-small")
    turns = _turns(Survey(st, ask.seat, weights, lore))
    if ask.kind == "turn":
        return _turn(st, ask.seat, option, turns)
    if ask.kind in ("walk", "goal"):
        deed = ask.env[0] if ask.kind == "goal" else option
        return _walk(st, ask, deed, option, turns)
    if ask.kind in ("tile", "first_tile", "exit"):
        return _tile(st, ask, turns)
    return _small(st, ask, option, turns)


def _turns(survey: Survey) -> int:
    return max(1, min(ODDLY_MANY, round(survey.turns[survey.me])))


def _turn(st: MazeState, seat: int, option: int, turns: int) -> Why:
    if option == MOVE:
        return Why("why-maze-move", {"turns": turns})
    if option == REGENERATE:
        return Why("why-maze-rest", {"life": st.life[seat]})
    if option == STAND:
        return _card(st, st.place[seat], "why-maze-stand", "why-maze-face")
    if DRINK <= option < DRINKS_END:
        return _drink(st, option)
    return _grab(option, turns)


def _drink(st: MazeState, option: int) -> Why:
    return Why("why-maze-drink", {"potion": st.table.pack.potions[option - DRINK].key})


def _grab(option: int, turns: int) -> Why:
    keys = {TAKE: "why-maze-take", OPEN: "why-maze-open", LOOTING: "why-maze-loot"}
    return Why(keys[option]) if option in keys else Why("why-maze-best", {"turns": turns})


def _walk(st: MazeState, ask: Ask, deed: int, option: int, turns: int) -> Why:
    if DRINK <= deed < DRINKS_END:
        return _drink(st, deed)
    if deed == CLIMBING:
        is_last = st.level_of(ask.seat) == LEVELS
        return Why("why-maze-escape") if is_last else Why("why-maze-climb", {"turns": turns})
    if deed == EXPLORING:
        return _explore(st, ask.seat, turns)
    if deed == FACE:
        field = option if ask.kind == "goal" else -1
        return _card(st, field, "why-maze-stand", "why-maze-face")
    if deed == STROLL:
        return Why("why-maze-walk", {"turns": turns})
    return Why("why-maze-stop", {"turns": turns}) if deed == END else _grab(deed, turns)


def _explore(st: MazeState, seat: int, turns: int) -> Why:
    """How likely stairs are among the tiles that so many steps bring."""
    if st.grid[st.place[seat]] & START or not st.tile_deck:
        return Why("why-maze-explore-on", {"turns": turns})
    share = 1 - st.tile_deck.count(st.table.stairs_kind) / len(st.tile_deck)
    percent = round(100 * (1 - share ** max(1, st.steps)))
    return Why("why-maze-explore", {"percent": percent})


def _card(st: MazeState, field: int, known: str, hidden: str) -> Why:
    """A card that lies open is named."""
    if field >= 0 and st.card[field]:
        deck = MONSTERS if st.marker[field] == MONSTER else ACTIONS
        return Why(known, {"monster": card_of(st.table, deck, st.card[field] - 1).key})
    return Why(hidden)


def _tile(st: MazeState, ask: Ask, turns: int) -> Why:
    if ask.kind == "exit":
        return Why("why-maze-exit", {"turns": turns})
    kind = ask.env[2] if ask.kind == "first_tile" else ask.env[3]
    if kind == st.table.stairs_kind:
        return Why("why-maze-stairs")
    if st.table.marks[kind] >= MONSTER:
        return Why("why-maze-tile-card")
    return Why("why-maze-tile", {"turns": turns})


def _small(st: MazeState, ask: Ask, option: int, turns: int) -> Why:
    args: dict[str, Any] = {"turns": turns}
    if ask.kind == "join":
        return Why("why-maze-join" if option == JOIN else "why-maze-decline")
    if ask.kind == "invite":
        if option == DONE:
            return Why("why-maze-alone")
        return Why("why-maze-invite", {"player": option})
    if ask.kind == "luck":
        return Why("why-maze-turn-die" if option == TURN_DIE else "why-maze-keep-die")
    if ask.kind in ("ready", "too_many", "last_gasp") and DRINK <= option < DRINKS_END:
        return _drink(st, option)
    if ask.kind == "too_many" and option >= DISCARD:
        return Why("why-maze-spare", {"potion": st.table.pack.potions[option - DISCARD].key})
    if ask.kind in AGAINST_OTHERS and ask.seat == st.reader:
        return Why("why-maze-hinder")
    return Why("why-maze-best", args)
