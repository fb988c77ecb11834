"""Loading a pack of the Maze from its folder: read, validate, build, count (M12.1).

A folder holds pack.toml, monsters.toml, actions.toml, equipment.toml, potions.toml and tiles.toml.
All faults are told together. The pack's hash covers what the rules see, not names and texts, so
that mending a translation does not make old records unreadable.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path as FilePath
from typing import Final

from madmage.games.maze import spec
from madmage.games.maze.grid import SHAPES
from madmage.games.maze.pack import (
    ABILITIES,
    HASTE,
    HEAL,
    LIFT,
    LUCK,
    MARKS,
    MIST,
    POTION_EFFECTS,
    POWERS,
    REWRITE,
    STONE,
    EncounterCard,
    GearCard,
    Pack,
    PotionCard,
    TileKind,
)
from madmage.games.maze.verbs.laws import check_laws
from madmage.games.maze.verbs.tree import TreeBuilder
from madmage.packs import folder as packs
from madmage.packs.folder import PackFolder
from madmage.packs.source import Source

DEFAULT = "default"
WORDLESS = ("name", "text", "label", "flavour", "powers")
"""Keys that the rules never see; they are left out of the hash."""

ANSWERS = ("done", "key", "nothing")
"""Short texts that stand beside those of cards: a record could not tell them apart."""

# Cards are numbered in bytes, and answers hold them beside other things.
MOST_CARDS: Final = {"monsters": 250, "actions": 250, "equipment": 100, "potions": 40}
MOST_POTIONS: Final = 250
FEWEST_TILES: Final = 30
MOST_TILES: Final = 240
NO_ABILITY: Final = -1


class _Loader(PackFolder):
    """One pass over a folder of the Maze."""

    room = "madmage.games.maze"
    sheets = tuple(spec.SHEETS)
    files = (*spec.SHEETS, *spec.FILES)

    def __init__(self, folder: FilePath) -> None:
        super().__init__(folder)
        self.owners: dict[str, str] = {}

    def load(self) -> Pack:
        cover = self._cover()
        monsters = self._encounters("monsters")
        actions = self._encounters("actions")
        gear = self._gear(cover)
        potions = self._potions()
        tiles = self._tiles()
        self.check_without()
        self.faults.refuse_if_any(f"The pack in {self.folder}")
        assert cover is not None
        return Pack(
            self.folder.resolve().name,
            packs.pack_hash(self.data, WORDLESS),
            monsters,
            actions,
            gear,
            potions,
            tiles,
            cover.powers.as_dict(),
        )

    def _cover(self) -> spec.PackSpec | None:
        source = self.read("pack")
        return source.convert(source.data, spec.PackSpec, ()) if source.is_read else None

    def _deck(self, name: str) -> Source:
        """A file of cards, with what is wrong about their number and their keys."""
        source = self.read(name)
        count, most = len(source.data), MOST_CARDS[name]
        if source.is_read and count == 0:
            source.fault((), f"no cards; a pack has at least one of {name} [M12.1]")
        if count > most:
            source.fault((), f"{count} cards; a pack has at most {most} of {name}")
            source.data = {}
        for key in source.data:
            self._check_key(source, key)
        return source

    def _check_key(self, source: Source, key: str) -> None:
        if not packs.KEY.fullmatch(key):
            source.fault((key,), "a card's key is a word of small letters, digits and underscores")
        if key in WORDLESS:
            source.fault((key,), f"'{key}' is a word of the card files; choose another key")
        if key in ANSWERS:
            source.fault((key,), f"'{key}' is an answer that players give; choose another key")
        if key in self.owners:
            source.fault((key,), f"'{key}' is already the key of a card in {self.owners[key]}")
        self.owners.setdefault(key, source.path.name)

    def check_key(self, source: Source, key: str) -> None:
        """Nothing more: the keys of a whole deck are checked together, when it is read."""

    def _encounters(self, name: str) -> list[EncounterCard]:
        source = self._deck(name)
        cards: list[EncounterCard] = []
        for key, raw in source.data.items():
            faults = self.faults.count()
            card, root = TreeBuilder(source).root(raw, (key,))
            if card is not None and self.faults.count() == faults:
                check_laws(source, raw, (key,))
                cards.append(EncounterCard(key, card.name.as_dict(), root))
        return cards

    def _gear(self, cover: spec.PackSpec | None) -> list[GearCard]:
        source = self._deck("equipment")
        cards: list[GearCard] = []
        for key, card, path in self.cards(source, spec.GearSpec):
            adds = tuple([int(getattr(card, ability)) for ability in ABILITIES])
            power = POWERS.index(card.power) if card.power else 0
            if card.power and cover and card.power not in cover.powers.as_dict():
                sentence = f"the power '{card.power}' has no text among the powers in pack.toml"
                source.fault((*path, "power"), sentence)
            names, texts = card.name.as_dict(), card.text.as_dict()
            cards.append(GearCard(key, names, texts, adds, power))
        return cards

    def _potions(self) -> list[PotionCard]:
        source = self._deck("potions")
        cards: list[PotionCard] = []
        for key, card, path in self.cards(source, spec.PotionSpec):
            does, amount, ability = HEAL, 0, NO_ABILITY
            found = what_it_does(card)
            if len(found) == 1:
                does, amount, ability = found[0]
            else:
                words = ", ".join(POTION_EFFECTS)
                sentence = f"a potion does one thing; this one does {len(found)}; known: {words}"
                source.fault(path, sentence)
            names, texts, flavours = (t.as_dict() for t in (card.name, card.text, card.flavour))
            cards.append(
                PotionCard(key, names, texts, flavours, card.copies, does, amount, ability)
            )
        copies = sum(card.copies for card in cards)
        if copies > MOST_POTIONS:
            source.fault((), f"{copies} potions; a pack has at most {MOST_POTIONS}")
        return cards

    def _tiles(self) -> list[TileKind]:
        source = self.read("tiles")
        sheet = source.convert(source.data, spec.TilesSpec, ()) if source.is_read else None
        if sheet is None:
            return []
        found = self.faults.count()
        kinds: dict[str, TileKind] = {}
        for number, raw in enumerate(sheet.tile):
            tile = source.convert(raw, spec.TileSpec, ("tile", number))
            if tile is None:
                continue
            key = f"{tile.shape}_{tile.mark}"
            if key in kinds:
                sentence = f"{tile.shape} and {tile.mark} stand above already; add up their copies"
                source.fault(("tile", number), sentence)
            mark = MARKS.index(tile.mark)
            kinds[key] = TileKind(key, SHAPES[tile.shape], mark, tile.copies)
        if self.faults.count() == found:
            check_deck(source, list(kinds.values()))
        return list(kinds.values())


def what_it_does(card: spec.PotionSpec) -> list[tuple[int, int, int]]:
    """Everything a potion says it does: what, how much, and with which ability."""
    found: list[tuple[int, int, int]] = []
    for does, amount in ((HEAL, card.heal), (HASTE, card.haste), (STONE, card.stone)):
        if amount is not None:
            found.append((does, amount, NO_ABILITY))
    for does, is_so in ((LUCK, card.luck), (MIST, card.mist), (REWRITE, card.rewrite)):
        if is_so:
            found.append((does, 0, NO_ABILITY))
    if card.lift is not None:
        found.append((LIFT, card.lift.by, ABILITIES.index(card.lift.ability)))
    return found


def check_deck(source: Source, kinds: list[TileKind]) -> None:
    """Whether levels can be built of these tiles at all (M4.1)."""
    copies = sum(kind.copies for kind in kinds)
    if copies < FEWEST_TILES:
        sentence = f"{copies} tiles; with fewer than {FEWEST_TILES} no two levels can be laid out"
        source.fault(("tile",), f"{sentence} [M9.3]")
    if copies > MOST_TILES:
        source.fault(("tile",), f"{copies} tiles; a deck has at most {MOST_TILES}")
    if not any(kind.shape == SHAPES["tee"] for kind in kinds):
        source.fault(("tile",), "no tile is a tee, so a level could never branch [M4.1]")


def folder_of(name: str) -> FilePath:
    """Where a pack lives: one of ours by name, or a folder of one's own."""
    return packs.folder_of("madmage.games.maze", name)


def reader_of(folder: FilePath) -> PackFolder:
    """A folder whose files can be looked at one by one."""
    return _Loader(folder)


def load_folder(folder: FilePath) -> Pack:
    """The pack in a folder, or all its faults."""
    return _Loader(folder).load()


@cache
def load_pack(name: str) -> Pack:
    """A pack by name or folder, loaded once."""
    return load_folder(folder_of(name))
