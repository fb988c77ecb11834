"""A loaded pack: every card and tile of the Maze as the rules see them, found by a small number."""

from __future__ import annotations

from typing import Any, Final

from madmage.kernel.effect import Effect

STRENGTH: Final = 0
DEXTERITY: Final = 1
INTELLIGENCE: Final = 2
TOUGHNESS: Final = 3
SPEED: Final = 4
ABILITIES: Final = ("strength", "dexterity", "intelligence", "toughness", "speed")

# What lies on a tile. The first four markers have a supply (M5.1).
PLAIN: Final = 0
KEY: Final = 1
CHEST: Final = 2
MONSTER: Final = 3
ACTION: Final = 4
MARKS: Final = ("plain", "key", "chest", "monster", "action")

# What a potion does.
HEAL: Final = 0
LUCK: Final = 1
LIFT: Final = 2
HASTE: Final = 3
STONE: Final = 4
MIST: Final = 5
REWRITE: Final = 6
POTION_EFFECTS: Final = ("heal", "luck", "lift", "haste", "stone", "mist", "rewrite")

# Powers of equipment; 0 is none.
NO_POWER: Final = 0
THREAD: Final = 1
SEVENTH_SIDE: Final = 2
UNREMARKABLE: Final = 3
TEA: Final = 4
GRAB_AND_GO: Final = 5
HAIRPIN: Final = 6
DEEP_POCKETS: Final = 7
FORGED_RING: Final = 8
POWERS: Final = (
    "none",
    "thread",
    "seventh_side",
    "unremarkable",
    "tea",
    "grab_and_go",
    "hairpin",
    "deep_pockets",
    "forged_ring",
)


class Card:
    """What all cards have: a key and names by language."""

    def __init__(self, key: str, names: dict[str, str]) -> None:
        self.key = key
        self.names = names


class EncounterCard(Card):
    """A monster or an action: a tree that is read node by node (M7.1, M8.1)."""

    def __init__(self, key: str, names: dict[str, str], root: Effect[Any]) -> None:
        super().__init__(key, names)
        self.root = root
        self.nodes: list[Any] = []
        """The nodes of the tree in reading order; events name a node by its place here."""
        self._number(root)

    def _number(self, effect: Effect[Any]) -> None:
        node: Any = effect
        if hasattr(node, "texts"):
            node.index = len(self.nodes)
            self.nodes.append(node)
        for child in effect.children():
            self._number(child)


class GearCard(Card):
    """A piece of equipment: what it adds to the five abilities, and a power of its own."""

    def __init__(
        self,
        key: str,
        names: dict[str, str],
        texts: dict[str, str],
        adds: tuple[int, ...],
        power: int,
    ) -> None:
        super().__init__(key, names)
        self.texts = texts
        self.adds = adds
        self.power = power


class PotionCard(Card):
    """A kind of potion: how many there are, what it does and how much of it."""

    def __init__(
        self,
        key: str,
        names: dict[str, str],
        texts: dict[str, str],
        flavours: dict[str, str],
        copies: int,
        does: int,
        amount: int,
        ability: int,
    ) -> None:
        super().__init__(key, names)
        self.texts = texts
        self.flavours = flavours
        self.copies = copies
        self.does = does
        self.amount = amount
        self.ability = ability
        """The ability that a LIFT lifts, else -1."""


class TileKind:
    """Tiles that cannot be told apart: a shape (exits as bits), a mark, and how many there are."""

    def __init__(self, key: str, shape: int, mark: int, copies: int) -> None:
        self.key = key
        self.shape = shape
        self.mark = mark
        self.copies = copies


class Pack:
    """All cards of a pack by number. The stairs are no kind of their own here: M3.3 counts them."""

    def __init__(
        self,
        name: str,
        hash: str,
        monsters: list[EncounterCard],
        actions: list[EncounterCard],
        gear: list[GearCard],
        potions: list[PotionCard],
        tiles: list[TileKind],
        power_texts: dict[str, dict[str, str]],
    ) -> None:
        self.name = name
        self.hash = hash
        self.monsters = monsters
        self.actions = actions
        self.gear = gear
        self.potions = potions
        self.tiles = tiles
        self.power_texts = power_texts
        """Card texts of the powers by language, under the power's name."""
        self.potion_bag = _bag([potion.copies for potion in potions])
        self.tile_bag = _bag([tile.copies for tile in tiles])


def _bag(copies: list[int]) -> bytes:
    numbers: list[int] = []
    for number, count in enumerate(copies):
        numbers.extend([number] * count)
    return bytes(numbers)
