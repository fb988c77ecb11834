"""The card files of the Maze: what a monster, an action, equipment, a potion and a tile must say.

Monsters and actions are trees. Their nodes are validated one by one, so that a fault in one of
them does not hide the faults below it; hence the tables of tables here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from madmage.packs.language import Steps
from madmage.packs.tongues import Replaced, Spec, Text, Tongues

NODE = "a node of the tree"
SIDE = "a side of a choice"
LINES = "the six lines of a fate table"
TILES = "the tiles by shape and mark"

Node = Annotated[dict[str, Any], msgspec.Meta(description=NODE)]
Side = Annotated[dict[str, Any], msgspec.Meta(description=SIDE)]
Lines = Annotated[list[dict[str, Any]], msgspec.Meta(min_length=6, max_length=6, description=LINES)]
Tiles = Annotated[
    list[dict[str, Any]], msgspec.Meta(min_length=1, max_length=60, description=TILES)
]
Added = Annotated[int, msgspec.Meta(ge=-5, le=5)]
Steady = Annotated[int, msgspec.Meta(ge=1, le=9)]


class TestSpec(Spec):
    """A test: the ability, and the number to which the level is added (M7.1)."""

    ability: Literal["strength", "dexterity", "intelligence"]
    number: Annotated[int, msgspec.Meta(ge=1, le=6)]


class CostSpec(Spec):
    """The price of a side: life, a key, a potion or equipment (M2.3a)."""

    life: Annotated[int, msgspec.Meta(ge=1, le=19)] | None = None
    key: Literal[1] | None = None
    potion: Literal[1] | None = None
    equipment: Literal[1] | None = None


class NodeSpec(Spec):
    """A node: what is read, what it does, whether the card goes, and at most one way on (M7.1, M8.1)."""

    text: Tongues
    do: Steps | None = None
    gone: bool = False
    test: TestSpec | None = None
    success: Node | None = None
    failure: Node | None = None
    green: Side | None = None
    red: Side | None = None
    fate: Lines | None = None


class SideSpec(NodeSpec, kw_only=True):
    """A side of a choice: its label, its price if it has one, and the node it leads to (M8.1)."""

    label: Tongues
    cost: CostSpec | None = None


class EncounterSpec(NodeSpec, kw_only=True):
    """A monster or an action: its name, and the root of its tree."""

    name: Tongues
    replaces: Replaced | None = None


class GearSpec(Spec):
    """A piece of equipment: what it adds to the five abilities, and its power if it has one (M2.6)."""

    name: Tongues
    text: Tongues
    strength: Added = 0
    dexterity: Added = 0
    intelligence: Added = 0
    toughness: Added = 0
    speed: Added = 0
    power: (
        Literal[
            "thread",
            "seventh_side",
            "unremarkable",
            "tea",
            "grab_and_go",
            "hairpin",
            "deep_pockets",
            "forged_ring",
        ]
        | None
    ) = None
    replaces: Replaced | None = None


class LiftSpec(Spec):
    """An ability, and by how much a potion lifts it (M6.5a)."""

    ability: Literal["strength", "dexterity", "intelligence", "toughness", "speed"]
    by: Annotated[int, msgspec.Meta(ge=1, le=5)]


class PotionSpec(Spec):
    """A kind of potion: its copies, and the one thing that it does (M6.5)."""

    name: Tongues
    text: Tongues
    flavour: Tongues
    copies: Annotated[int, msgspec.Meta(ge=1, le=250)]
    heal: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    luck: bool = False
    lift: LiftSpec | None = None
    haste: Steady | None = None
    stone: Steady | None = None
    mist: bool = False
    rewrite: bool = False
    replaces: Replaced | None = None


class TileSpec(Spec):
    """Tiles that cannot be told apart: their shape, their mark, and how many there are (M4.1, M5.1)."""

    shape: Literal["straight", "corner", "tee"]
    mark: Literal["plain", "key", "chest", "monster", "action"]
    copies: Annotated[int, msgspec.Meta(ge=1, le=240)]


class TilesSpec(Spec):
    """The tile deck, without the stairs: M3.3 says how many of those there are."""

    tile: Tiles


class PowersSpec(Spec):
    """What stands on equipment with a power, by power."""

    thread: Tongues | None = None
    seventh_side: Tongues | None = None
    unremarkable: Tongues | None = None
    tea: Tongues | None = None
    grab_and_go: Tongues | None = None
    hairpin: Tongues | None = None
    deep_pockets: Tongues | None = None
    forged_ring: Tongues | None = None

    def as_dict(self) -> dict[str, dict[str, str]]:
        """The texts that there are, by power and language."""
        texts: dict[str, dict[str, str]] = {}
        for power in self.__struct_fields__:
            text: Tongues | None = getattr(self, power)
            if text is not None:
                texts[power] = text.as_dict()
        return texts


class PackSpec(Spec):
    """The cover sheet of a pack: which game, its name, and the texts of the powers."""

    game: Literal["maze"]
    name: Tongues
    powers: PowersSpec = msgspec.field(default_factory=PowersSpec)
    extends: Text | None = None
    without: list[Text] = msgspec.field(default_factory=list)


class OwnPackSpec(Spec):
    """The cover sheet of a pack that builds on another one: all else stands there."""

    game: Literal["maze"]
    name: Tongues
    extends: Text
    powers: PowersSpec = msgspec.field(default_factory=PowersSpec)
    without: list[Text] = msgspec.field(default_factory=list)


PARTS: dict[str, type[Spec]] = {NODE: NodeSpec, SIDE: SideSpec, LINES: NodeSpec, TILES: TileSpec}
"""What stands behind the tables that are validated one by one, for the schemas."""

FILES: dict[str, type[Spec]] = {
    "monsters": EncounterSpec,
    "actions": EncounterSpec,
    "equipment": GearSpec,
    "potions": PotionSpec,
}
"""The files that hold a table per card."""

SHEETS: dict[str, type[Spec]] = {"tiles": TilesSpec, "pack": PackSpec}
"""The files that are one table."""
