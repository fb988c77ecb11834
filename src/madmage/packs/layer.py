"""A pack that builds on another one: its own cards laid over those of the pack below.

`extends = "default"` in pack.toml names the pack below: one of ours, or a folder. A card with a key
of the pack below is another version of that card; a card that says `replaces` takes the place of
another one; all other cards are added. `without` leaves cards of the packs below out.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any, NamedTuple

from madmage.kernel.error import PackRefused
from madmage.packs.place import Path
from madmage.packs.source import Faults, Source, closest

EXTENDS, WITHOUT, REPLACES = "extends", "without", "replaces"
MOST_LAYERS = 8
DEEP = ("powers", "track")
"""Tables of a cover sheet of which a pack may change a part."""


class Layer(NamedTuple):
    """One folder of a pack: its cover sheet, and what it leaves out of the layers below."""

    folder: FilePath
    cover: Source
    without: tuple[str, ...] = ()


class Sheaf(Source):
    """Several files as one: each fault is told where the faulty table stands."""

    def __init__(self, sources: list[Source], data: dict[str, Any]) -> None:
        self.path = sources[-1].path
        self.faults = sources[-1].faults
        self.data = data
        self.is_read = all(source.is_read for source in sources)
        self.top = sources[-1]
        self.owners: dict[str, Source] = {}

    def fault(self, path: Path, sentence: str) -> None:
        """Note a fault in the file that holds the table."""
        owner = self.owners.get(str(path[0]), self.top) if path else self.top
        owner.fault(path, sentence)


def layers_of(folder: FilePath, faults: Faults, find: Callable[[str], FilePath]) -> list[Layer]:
    """The layers of a pack, the lowest first; `find` knows our own packs by name."""
    found: list[Layer] = []
    while True:
        cover = Source(folder / "pack.toml", faults)
        found.insert(0, Layer(folder, cover, _without(cover)))
        below = cover.data.get(EXTENDS)
        if below is None:
            return found
        if len(found) >= MOST_LAYERS:
            cover.fault((EXTENDS,), f"more than {MOST_LAYERS} packs build on each other")
            return found
        if not isinstance(below, str):
            cover.fault((EXTENDS,), 'expected the name of a pack, for example "default"')
            return found
        try:
            folder = _below(folder, below, find)
        except PackRefused as refused:
            cover.fault((EXTENDS,), str(refused))
            return found


def _below(folder: FilePath, name: str, find: Callable[[str], FilePath]) -> FilePath:
    """The pack below: a folder beside this one if it is written as a path, else one of ours."""
    beside = folder / name
    is_path = "/" in name or "\\" in name
    return beside if is_path and beside.is_dir() else find(name)


def _without(cover: Source) -> tuple[str, ...]:
    raw = cover.data.get(WITHOUT, [])
    if isinstance(raw, list) and all(isinstance(key, str) for key in raw):
        return tuple(raw)
    cover.fault((WITHOUT,), 'expected a list of keys of cards, for example ["hoarfrost"]')
    return ()


def merged_sheet(sources: list[Source]) -> Sheaf:
    """A file that is one table: what a layer says stands over what those below say."""
    data: dict[str, Any] = {}
    owners: dict[str, Source] = {}
    for source in sources:
        for key, value in source.data.items():
            if key in (EXTENDS, WITHOUT):
                continue
            is_part = key in DEEP and isinstance(value, dict) and isinstance(data.get(key), dict)
            data[key] = {**data[key], **value} if is_part else value
            owners[key] = source
    sheaf = Sheaf(sources, data)
    sheaf.owners = owners
    return sheaf


class Pile:
    """The cards of one file, layer by layer, each on its place."""

    def __init__(self) -> None:
        self.cards: dict[str, Any] = {}
        self.owners: dict[str, Source] = {}
        self.renamed: dict[str, str] = {}
        """By the key of a card that is gone: the card in its place."""

    def lay(self, source: Source, left_out: set[str]) -> None:
        """Lay the cards of a file over those below."""
        below = set(self.cards)
        for key, raw in source.data.items():
            if key in left_out:
                continue
            card, place = raw, key
            if isinstance(raw, dict) and REPLACES in raw:
                card = {name: value for name, value in raw.items() if name != REPLACES}
                place = self._place(source, key, raw[REPLACES], below)
            self._put(place, key, card)
            self.owners[key] = source

    def _place(self, source: Source, key: str, wanted: object, below: set[str]) -> str:
        """The card whose place a new one takes; its own where that cannot be."""
        path: Path = (key, REPLACES)
        if not isinstance(wanted, str):
            source.fault(path, "expected the key of a card of the pack below")
        elif key in below:
            source.fault(path, f"'{key}' is a card of the pack below already; choose another key")
        elif wanted in self.cards and wanted in below:
            return wanted
        elif wanted in self.renamed:
            source.fault(path, f"'{wanted}' is replaced by '{self.renamed[wanted]}' already")
        else:
            source.fault(path, f"the pack below has no card '{wanted}'{closest(wanted, below)}")
        return key

    def _put(self, place: str, key: str, card: Any) -> None:
        if place == key:
            self.cards[key] = card
            return
        # A new card stands where the old one stood: the other cards keep their numbers.
        self.cards = {
            (key if old == place else old): (card if old == place else value)
            for old, value in self.cards.items()
        }
        self.renamed[place] = key


def merged_cards(sources: list[tuple[Source, set[str]]]) -> tuple[Sheaf, dict[str, str]]:
    """A file of cards: all layers together, and who stands in whose place.

    With each file come the cards of it that a layer above leaves out.
    """
    pile = Pile()
    for source, left_out in sources:
        pile.lay(source, left_out)
    sheaf = Sheaf([source for source, _ in sources], pile.cards)
    sheaf.owners = pile.owners
    return sheaf, pile.renamed
