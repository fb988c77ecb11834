"""The log: every event as a sentence of the reader's language."""

from __future__ import annotations

from madmage.games.maze.effects.goods import A_KEY as STOLEN_KEY
from madmage.games.maze.effects.tree import COSTS, Node
from madmage.games.maze.grid import DIRECTIONS
from madmage.games.maze.naming import (
    ability_name,
    below_zero,
    card_of,
    exits_name,
    gear_name,
    marker_name,
    potion_name,
    signed,
    thing_name,
    tile_name,
)
from madmage.games.maze.state import DECKS, Table
from madmage.games.maze.trading import A_KEY as TRADED_KEY
from madmage.games.maze.trading import A_POTION, NOTHING
from madmage.games.maze.visibility import UNKNOWN
from madmage.kernel.event import Event
from madmage.kernel.words import YOU, Voice

Args = dict[str, object]

QUIET = frozenset({"ChancePicked", "StepsToGo"})
"""Events that others tell well enough."""

_FIELDS = {
    "Walked": 0,
    "Died": 0,
    "SentHome": 0,
    "Thrown": 0,
    "Jumped": 0,
    "Woken": 0,
    "Quelled": 0,
    "BecameStairs": 0,
}
"""Events about a field, and where among their numbers it stands."""

_PLAYERS = {"Invited": 0, "Joined": 0, "Declined": 0, "Swapped": 0, "TradeRefused": 0, "Stolen": 0}
_POTIONS = frozenset({"Drank", "PotionDrawn", "PotionLost"})
_GEAR = frozenset({"GearDrawn", "GearWorn", "GearLost"})
_NUMBERS = frozenset(
    {
        "TurnBegan",
        "MoveRolled",
        "RestRolled",
        "FateRolled",
        "AmountRolled",
        "StartRolled",
        "DieTurned",
        "Explores",
        "Reborn",
        "Climbed",
        "LevelCleared",
        "LevelCollapsed",
        "KeyTaken",
        "KeyLost",
        "Escaped",
        "NoWayUp",
    }
)
_CARDS = frozenset({"CardRead", "CardGone", "CardStays"})


class Chronicle:
    """Events of one table, in one voice."""

    def __init__(self, table: Table, voice: Voice) -> None:
        self.table = table
        self.voice = voice
        self.words = voice.words

    def text(self, event: Event) -> str:
        """One event as one sentence, or nothing if others tell it."""
        if event.name in QUIET:
            return ""
        if event.name == "NodeRead":
            return self._node(event)
        args: Args = {"name": self.voice.name(event.seat)} if event.seat >= 0 else {}
        args.update(self._args(event))
        return self.voice.say(f"event-{event.name}", args)

    def _node(self, event: Event) -> str:
        """A node of a card: its text, then what it does."""
        deck, card, index = event.args
        node: Node = card_of(self.table, deck, card).nodes[index]
        does = node.describe(self.words, YOU, 1)
        text = node.texts[self.words.lang]
        if not does:
            return self.voice.say("event-NodeRead-plain", {"text": text})
        return self.voice.say("event-NodeRead", {"text": text, "do": does})

    def _args(self, event: Event) -> Args:
        name, numbers = event.name, event.args
        if name in _FIELDS:
            return {"field": self.table.plan.name(numbers[0])}
        if name in _PLAYERS:
            args: Args = {"other": self.voice.name(numbers[0])}
            if name == "Stolen":
                args["thing"] = self._stolen(numbers[1])
            return args
        if name in _POTIONS:
            return {"potion": potion_name(self.words, self.table, numbers[0])}
        if name in _GEAR:
            return {"gear": gear_name(self.words, self.table, numbers[0])}
        if name in _NUMBERS:
            return {"n": numbers[0]}
        if name in _CARDS:
            return self._card(event)
        return self._other(name, numbers)

    def _card(self, event: Event) -> Args:
        numbers = event.args
        card = card_of(self.table, numbers[0], numbers[1])
        args: Args = {"card": card.names[self.words.lang], "deck": DECKS[numbers[0]]}
        if event.name == "CardRead":
            args["open"] = "yes" if numbers[2] else "no"
            args["reader"] = self.voice.name(numbers[3])
        return args

    def _other(self, name: str, numbers: tuple[int, ...]) -> Args:
        makers = {
            "TileTurned": self._tile,
            "TileReturned": self._tile,
            "TileLaid": self._tile_laid,
            "RoomLaid": self._room,
            "MarkerMissing": self._marker,
            "CardFled": self._marker,
            "Damaged": lambda n: {"n": n[0], "lost": n[1], "life": n[2]},
            "Healed": lambda n: {"n": n[0], "life": n[1]},
            "TestRolled": lambda n: {"n": n[0], "ability": below_zero(n[1])},
            "TestDone": self._test,
            "SlipRolled": lambda n: {"n": n[0], "slips": "yes" if n[1] else "no"},
            "CharacterMade": self._character,
            "PointInvested": lambda n: {"ability": ability_name(self.words, n[0]), "n": n[1]},
            "PointTaken": lambda n: {"ability": ability_name(self.words, n[0])},
            "PointMoved": self._moved,
            "OmenLaid": lambda n: {"change": signed(n[0])},
            "Paid": lambda n: {"cost": COSTS[n[0]], "n": n[1]},
            "Buried": lambda n: {"level": n[0], "n": n[1]},
            "Looted": lambda n: {"thing": thing_name(self.words, self.table, n[0])},
            "Peeked": self._peeked,
            "Reshuffled": lambda n: {"deck": DECKS[n[0]]},
            "TableGrew": lambda n: {"side": DIRECTIONS[n[0]]},
            "SideChosen": self._side,
            "TradeOffered": self._offer,
            "Traded": self._trade,
        }
        maker = makers.get(name)
        return {} if maker is None else maker(numbers)

    def _tile(self, numbers: tuple[int, ...]) -> Args:
        return {"tile": tile_name(self.words, self.table, numbers[0])}

    def _tile_laid(self, numbers: tuple[int, ...]) -> Args:
        return {
            "tile": tile_name(self.words, self.table, numbers[0]),
            "field": self.table.plan.name(numbers[1]),
            "exits": exits_name(self.words, numbers[2]),
            "level": numbers[3],
        }

    def _room(self, numbers: tuple[int, ...]) -> Args:
        return {"level": numbers[0], "field": self.table.plan.name(numbers[1])}

    def _marker(self, numbers: tuple[int, ...]) -> Args:
        return {
            "marker": marker_name(self.words, numbers[0]),
            "field": self.table.plan.name(numbers[1]),
        }

    def _test(self, numbers: tuple[int, ...]) -> Args:
        return {
            "ability": ability_name(self.words, numbers[0]),
            "n": numbers[1],
            "target": numbers[2],
            "won": "yes" if numbers[3] else "no",
        }

    def _character(self, numbers: tuple[int, ...]) -> Args:
        parts = [
            f"{ability_name(self.words, n)} {points}" for n, points in enumerate(numbers) if points
        ]
        return {"points": ", ".join(parts)}

    def _moved(self, numbers: tuple[int, ...]) -> Args:
        return {
            "old": ability_name(self.words, numbers[0]),
            "new": ability_name(self.words, numbers[1]),
        }

    def _peeked(self, numbers: tuple[int, ...]) -> Args:
        if UNKNOWN in numbers:
            return {"n": len(numbers), "seen": "no", "tiles": ""}
        names = [tile_name(self.words, self.table, kind) for kind in numbers]
        return {"n": len(numbers), "seen": "yes", "tiles": ", ".join(names)}

    def _side(self, numbers: tuple[int, ...]) -> Args:
        deck, number, index = numbers
        card = card_of(self.table, deck, number)
        for node in card.nodes:
            for side in getattr(node.then, "sides", ()):
                if side.node.index == index:
                    return {"label": side.labels[self.words.lang]}
        return {"label": ""}

    def _stolen(self, good: int) -> str:
        if good == STOLEN_KEY:
            return self.voice.say("thing-key", {})
        return potion_name(self.words, self.table, good)

    def good(self, good: int) -> str:
        """A thing in a trade."""
        if good == NOTHING:
            return self.voice.say("thing-nothing", {})
        if good == TRADED_KEY:
            return self.voice.say("thing-key", {})
        return potion_name(self.words, self.table, good - A_POTION)

    def _offer(self, numbers: tuple[int, ...]) -> Args:
        return {
            "other": self.voice.name(numbers[0]),
            "given": self.good(numbers[2]),
            "wanted": self.good(numbers[3]),
        }

    def _trade(self, numbers: tuple[int, ...]) -> Args:
        return {
            "other": self.voice.name(numbers[0]),
            "given": self.good(numbers[1]),
            "wanted": self.good(numbers[2]),
        }
