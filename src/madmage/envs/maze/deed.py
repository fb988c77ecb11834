"""What a seat may do in the Maze, as fixed numbers: the same number is the same deed in every position.

Each kind of ask has its place in one long list, or shares it with kinds that mean the same deed: one's
own figure goes to a field, whether it walks, strides or jumps. Seats are counted from the one who is
asked, clockwise; a tile is laid on a field in one of the four ways in which its shape can lie.
"""

from __future__ import annotations

from typing import Final

from madmage.envs.layout import Block, Layout
from madmage.games.maze.dying import DIE_NOW
from madmage.games.maze.effects.goods import A_KEY as STOLEN_KEY
from madmage.games.maze.effects.goods import STEAL_UNIT
from madmage.games.maze.effects.harm import SHIFT_UNIT
from madmage.games.maze.gaining import DISCARD
from madmage.games.maze.grid import CORNER, CROSS, DEAD_END, STRAIGHT, TEE, turned
from madmage.games.maze.laying import PLACE_UNIT
from madmage.games.maze.looting import A_KEY as LOOTED_KEY
from madmage.games.maze.pack import Pack
from madmage.games.maze.potions import DRINK
from madmage.games.maze.state import ABILITY_COUNT, GEAR_THING
from madmage.games.maze.trading import A_KEY as TRADED_KEY
from madmage.games.maze.trading import TRADE_WITH
from madmage.kernel.ask import DONE

MOST_SEATS: Final = 6

# How an option of an ask becomes a number.
PLAIN: Final = 0
ACT: Final = 1
PLACE: Final = 2
EXIT: Final = 3
SHIFT: Final = 4
LOOT: Final = 5
STEAL: Final = 6
SEAT: Final = 7
TRADE: Final = 8

FORMS: Final = {
    "turn": ACT,
    "walk": ACT,
    "ready": ACT,
    "too_many": ACT,
    "last_gasp": ACT,
    "first_tile": PLACE,
    "tile": PLACE,
    "room": PLACE,
    "exit": EXIT,
    "shift": SHIFT,
    "loot": LOOT,
    "steal": STEAL,
    "swap": SEAT,
    "invite": SEAT,
    "trade_give": TRADE,
    "trade_for": TRADE,
}
"""Kinds of asks whose options have parts; all others are small numbers by themselves."""

BLOCKS: Final = {
    "first_tile": "lay",
    "tile": "lay",
    "room": "lay",
    "goal": "go",
    "stride": "go",
    "jump": "go",
    "throw": "send",
    "flee": "send",
    "wake": "mark",
    "quell": "mark",
}
"""Kinds of asks that share a block with others; all others have one of their own name."""


def _ways() -> list[int]:
    ways = [0] * 16
    for shape in (DEAD_END, STRAIGHT, CORNER, TEE, CROSS):
        for quarters in (3, 2, 1, 0):
            ways[turned(shape, quarters)] = quarters
    return ways


WAYS: Final = tuple(_ways())
"""By exits: by how many quarter turns clockwise a tile came to lie so."""


OTHER: Final = "clockwise from who is asked, 0 is themselves"


def deed_layout(pack: Pack, fields: int) -> Layout:
    """Every deed with a pack of this many cards, on a grid of so many fields."""
    return Layout((*_moves(pack, fields), *_points(), *_goods(pack)))


def _moves(pack: Pack, fields: int) -> tuple[Block, ...]:
    potions = len(pack.potions)
    return (
        Block("done", 1, "no more: ends picking, inviting or striding"),
        Block("turn", 6, "move, regenerate, stand, take, open, loot"),
        Block("walk", 8, "end, walk, explore, take, open, loot, face, climb"),
        Block("ready", 1, "go: nothing more before the roll"),
        Block("last_gasp", 1, "die without drinking (only with that ruling)"),
        Block("drink", potions, "drink a kind of potion"),
        Block("discard", potions, "put a kind of potion away, having too many"),
        Block("trade", MOST_SEATS, f"offer somebody a trade, {OTHER}"),
        Block("go", fields, "the own figure to a field: a walk's goal, a stride, a jump"),
        Block("send", fields, "somebody thrown, or a monster that flees, to a field"),
        Block("mark", fields, "a monster to wake or to quell, by its field"),
        Block(
            "lay",
            fields * 4,
            "lay a tile or start room: field * 4 + quarter turns clockwise from a dead end to "
            "the north, a straight n-s, a corner n-e, a tee n-e-s",
        ),
        Block("exit", 4, "explore to the north, east, south, west"),
        Block("go_on", 2, "stop exploring, go on"),
    )


def _points() -> tuple[Block, ...]:
    return (
        Block("create", ABILITY_COUNT, "invest a point when a character is made, by ability"),
        Block("point", ABILITY_COUNT, "gain a point in an ability"),
        Block("unpoint", ABILITY_COUNT, "lose a point of an ability"),
        Block("shift", ABILITY_COUNT * ABILITY_COUNT, "move a point: from * 5 + to"),
        Block("luck", 2, "keep the die, turn it"),
        Block("slip", 2, "face the monster, slip past"),
        Block("choice", 2, "the green way, the red way"),
    )


def _goods(pack: Pack) -> tuple[Block, ...]:
    potions, seats = len(pack.potions), MOST_SEATS
    return (
        Block("pay_potion", potions, "pay with a kind of potion"),
        Block("lose_potion", potions, "somebody loses a kind of potion"),
        Block("leave_potion", potions, "leave a kind of potion in a grave"),
        Block("gear", 2, "keep the old equipment, take the new"),
        Block("loot", potions + len(pack.gear) + 1, "take out of a grave: potions, equipment, key"),
        Block(
            "steal", seats * (potions + 1), f"seat * (potions + 1) + potion, last a key, {OTHER}"
        ),
        Block("swap", seats, f"change places with somebody, {OTHER}"),
        Block("invite", seats, f"ask somebody into the fight, {OTHER}"),
        Block("join", 2, "stay out, join"),
        Block("trade_give", potions + 2, "offer nothing, a kind of potion, or last a key"),
        Block("trade_for", potions + 2, "want nothing, a kind of potion, or last a key"),
        Block("trade_agree", 2, "refuse, agree"),
        Block("peek", len(pack.tiles) + 1, "put a tile back on the deck next, by its kind"),
    )


class MazeDeeds:
    """The numbers of options, for one pack and one size of table."""

    def __init__(self, pack: Pack, fields: int) -> None:
        layout = deed_layout(pack, fields)
        self.size: int = layout.size
        self.potions: int = len(pack.potions)
        self.gear: int = len(pack.gear)
        self.at: dict[str, int] = {}
        for kind, place in layout.at.items():
            self.at[kind] = place
        for kind, block in BLOCKS.items():
            self.at[kind] = layout.at[block]
        self.at["too_many"] = 0  # has drinks and discards only
        self.forms: dict[str, int] = dict(FORMS)
        self.drink: int = layout.at["drink"]
        self.discard: int = layout.at["discard"]
        self.trade: int = layout.at["trade"]

    def of(self, kind: str, seat: int, seats: int, options: tuple[int, ...]) -> list[int]:
        """The number of each option of an ask of this kind to `seat`, in their order."""
        form = self.forms.get(kind, PLAIN)
        base = self.at[kind]
        found: list[int] = []
        for option in options:
            if option == DONE:
                found.append(0)
            elif form == PLAIN:
                found.append(base + option)
            elif form == PLACE:
                found.append(base + option // PLACE_UNIT * 4 + WAYS[option % PLACE_UNIT])
            elif form == ACT:
                found.append(self._act(base, seat, seats, option))
            else:
                found.append(base + self._part(form, seat, seats, option))
        return found

    def _act(self, base: int, seat: int, seats: int, option: int) -> int:
        if option < DRINK:
            return base + option
        if option >= DISCARD:
            return self.discard + option - DISCARD
        if option >= TRADE_WITH:
            return self.trade + (option - TRADE_WITH - seat) % seats
        return self.drink + option - DRINK

    def _part(self, form: int, seat: int, seats: int, option: int) -> int:
        if form == EXIT:
            return option % 4
        if form == SEAT:
            return (option - seat) % seats
        if form == SHIFT:
            return option // SHIFT_UNIT * ABILITY_COUNT + option % SHIFT_UNIT
        if form == STEAL:
            good = option % STEAL_UNIT
            victim = (option // STEAL_UNIT - seat) % seats
            return victim * (self.potions + 1) + (self.potions if good == STOLEN_KEY else good)
        if form == TRADE:
            return self.potions + 1 if option == TRADED_KEY else option
        if option == LOOTED_KEY:
            return self.potions + self.gear
        return option if option < GEAR_THING else self.potions + option - GEAR_THING


assert DIE_NOW == 0, "the only word of its block"
