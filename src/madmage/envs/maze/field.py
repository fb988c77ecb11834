"""The fields of the Maze's observation: their names, places and meanings."""

from __future__ import annotations

from typing import Final

from madmage.envs.layout import Block, Layout
from madmage.envs.maze.deed import MOST_SEATS
from madmage.games.maze.notation import WRITERS
from madmage.games.maze.pack import ABILITIES, Pack
from madmage.games.maze.state import ABILITY_COUNT, DECKS, LEVELS, PHASES

ASKS: Final = tuple(WRITERS)
"""Every kind of ask, in the order in which a flag stands for it."""
TOPS: Final = 3
"""How many tiles on top of the deck are shown in their order."""
VALUES: Final = 4
"""How many of the numbers that a question is about are shown."""

CLOCKWISE: Final = "clockwise from the observer"

DENSE: Final = (
    ("north", "flag: an exit of the tile to the north"),
    ("east", "flag: an exit to the east"),
    ("south", "flag: an exit to the south"),
    ("west", "flag: an exit to the west"),
    ("stairs", "flag: stairs, or a portal on level 5"),
    ("start", "flag: a start room"),
    ("off", "flag: not on the table"),
    ("level", "the level, 0 where nothing lies"),
    ("key", "flag: a key lies there"),
    ("chest", "flag: a chest"),
    ("monster", "flag: a monster's marker"),
    ("action", "flag: an action's marker"),
    ("card", "the open card beside the marker: its number + 1"),
    ("printed", "the sign printed on the tile: 1 key, 2 chest, 3 monster, 4 action"),
)
SPARSE: Final = (
    ("open", "how many open exits the tile has, to be explored"),
    ("grave_keys", "keys in a grave, + 1"),
    ("grave_things", "potions and equipment in a grave"),
)
PLANES: Final = len(DENSE) + len(SPARSE) + MOST_SEATS


def sight_layout(pack: Pack, fields: int) -> Layout:
    """Every field of an observation, for a pack with so many cards, on a grid of so many fields."""
    return Layout((*_planes(fields), *_turn(), *_piles(pack), *_card(pack), *_ask(), *_seat(pack)))


def _planes(fields: int) -> list[Block]:
    planes = [Block(name, fields, f"by field: {meaning}") for name, meaning in (*DENSE, *SPARSE)]
    figures = Block("figure", fields, f"by field: flag: the figure, seat by seat {CLOCKWISE}", 6)
    return [*planes, figures]


def _turn() -> tuple[Block, ...]:
    return (
        Block("players", 4, "flag: 3, 4, 5 or 6 players"),
        Block("phase", len(PHASES), "flag: " + ", ".join(PHASES)),
        Block("round", 1, "the round"),
        Block("rounds_left", 1, "rounds to the limit"),
        Block("active", MOST_SEATS, f"flag: whose turn it is, {CLOCKWISE}"),
        Block("first", MOST_SEATS, f"flag: who begins every round, {CLOCKWISE}"),
        Block("steps", 1, "steps left of the walk"),
        Block("haste", 1, "extra steps this turn"),
        Block("mist", 1, "flag: the active player walks in mist"),
        Block("extra_turn", 1, "1: one more turn follows, 2: this is that one"),
        Block("portals", 1, "portals that are gone"),
        Block("escaped", 1, "how many have escaped"),
    )


def _piles(pack: Pack) -> tuple[Block, ...]:
    tiles = len(pack.tiles) + 1
    return (
        Block("tiles", tiles, "tiles by kind whose place is not known, the last kind is stairs"),
        Block("top", tiles + 1, "flag: the next tiles whose place is fixed; last: unknown", TOPS),
        Block("decks", 4, "cards left: " + ", ".join(DECKS)),
        Block("discarded_monsters", len(pack.monsters), "in the discard pile, by number"),
        Block("discarded_actions", len(pack.actions), "the same"),
        Block("discarded_potions", len(pack.potions), "the same, by kind"),
        Block("discarded_gear", len(pack.gear), "the same"),
        Block("supply", 4, "markers left: key, chest, monster, action"),
    )


def _card(pack: Pack) -> tuple[Block, ...]:
    return (
        Block("reading_monster", len(pack.monsters), "flag: the monster being read"),
        Block("reading_action", len(pack.actions), "flag: the action being read"),
        Block("reader", MOST_SEATS, f"flag: who reads, {CLOCKWISE}"),
        Block("fighters", MOST_SEATS, "flags: who fights or undergoes it"),
        Block("fallen", MOST_SEATS, "flags: who has died by it"),
        Block("fresh", 1, "flag: nothing rolled or chosen yet"),
        Block("gone", 1, "flag: the card goes when all is done"),
        Block("flee", 1, "how far it flees afterwards"),
        Block("tested", ABILITY_COUNT, "flag: the ability tested last: " + ", ".join(ABILITIES)),
    )


def _ask() -> tuple[Block, ...]:
    return (
        Block("ask", len(ASKS), "flag: what is asked: " + ", ".join(ASKS)),
        Block("asked", MOST_SEATS, f"flag: who is asked, {CLOCKWISE}"),
        Block("about", MOST_SEATS, "flag: whom a trade, throw, swap or loss is about"),
        Block(
            "values",
            VALUES,
            "what the question is about, the last number first, each + 1: a tile's kind, a die's "
            "face, the deed a goal is for (as in the block walk), what is wanted and given",
        ),
    )


def _seat(pack: Pack) -> tuple[Block, ...]:
    return (
        Block(
            "seat",
            13,
            "there is such a player, in the maze, place among those who escaped, column and row "
            "on the grid, life, keys, omen + 10, misses a turn, stone skin, free steps, tiles "
            "still to lay, a grave to be looted later",
            MOST_SEATS,
        ),
        Block("at_level", LEVELS, "flag: the level it stands on", MOST_SEATS),
        Block("points", ABILITY_COUNT, "points by ability, as far as they may be seen", MOST_SEATS),
        Block("boosts", ABILITY_COUNT, "ability potions at work", MOST_SEATS),
        Block("gear", len(pack.gear), "flag: the equipment worn", MOST_SEATS),
        Block("potions", len(pack.potions), "potions by kind", MOST_SEATS),
    )
