"""The card files of the Book: what a spell, a curse, a monster, a page, a magician must say."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from madmage.packs.language import Steps
from madmage.packs.tongues import Replaced, Spec, Text, Tongues

Element = Literal["air", "earth", "fire", "water"]
Small = Annotated[int, msgspec.Meta(ge=1, le=9)]


class SpellSpec(Spec):
    """A spell. `x` and `y` are its variables, multiplied by the power."""

    name: Tongues
    element: Element
    level: Literal[1, 2, 3]
    cast: Steps
    basic: bool = False
    x: Small | None = None
    y: Small | None = None
    text: Tongues | None = None
    note: str = ""
    replaces: Replaced | None = None


class CurseSpec(Spec):
    """A curse: its type, its copies in the pack, and what it does when it strikes."""

    name: Tongues
    type: Literal["air", "earth", "fire", "water", "multi"]
    copies: Annotated[int, msgspec.Meta(ge=1, le=48)]
    strike: Steps
    text: Tongues | None = None
    severity: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    note: str = ""
    replaces: Replaced | None = None


class MonsterSpec(Spec):
    """A monster: on a cover or an interior page, with an arrival effect and three curse symbols."""

    name: Tongues
    kind: Literal["cover", "interior"]
    looks: Tongues
    symbols: Annotated[list[Element], msgspec.Meta(min_length=3, max_length=3)]
    arrival: Steps
    text: Tongues | None = None
    note: str = ""
    replaces: Replaced | None = None


class PageSpec(Spec):
    """An interior page: bonus and penalty on the front, a monster on the back."""

    name: Tongues
    monster: Text
    bonus: Steps
    penalty: Steps
    bonus_text: Tongues | None = None
    penalty_text: Tongues | None = None
    grade: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None
    note: str = ""
    replaces: Replaced | None = None


class StartingDeck(Spec):
    """Starting cards: counts of value-1 cards by element, and the element of the one value-2 card."""

    value_2: Element
    air: int = 0
    earth: int = 0
    fire: int = 0
    water: int = 0


class MagicianSpec(Spec):
    """A magician: starting deck and ability. Exactly one of the ability keys says what is special."""

    name: Tongues
    element: Element
    looks: Tongues
    deck: StartingDeck
    ability: Steps | None = None
    on_curse_destroyed: Steps | None = None
    spell_limit: Annotated[int, msgspec.Meta(ge=1, le=9)] = 5
    slots: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    wild_air: Literal[0, 1] = 0
    text: Tongues | None = None
    note: str = ""
    replaces: Replaced | None = None


Row = Annotated[
    list[Annotated[int, msgspec.Meta(ge=0, le=2)]], msgspec.Meta(min_length=6, max_length=6)
]


class TrackSpec(Spec):
    """Multi-element curses per round, by difficulty (B2.7a)."""

    easy: Row
    medium: Row
    hard: Row


class PackSpec(Spec):
    """The cover sheet of a pack: which game, its name, and the round track."""

    game: Literal["book"]
    name: Text
    title: Tongues
    final_page: Tongues
    track: TrackSpec
    note: str = ""
    extends: Text | None = None
    without: list[Text] = msgspec.field(default_factory=list)


class RowsSpec(Spec):
    """The rows of the round track that a pack of one's own changes."""

    easy: Row | None = None
    medium: Row | None = None
    hard: Row | None = None


class OwnPackSpec(Spec):
    """The cover sheet of a pack that builds on another one: all else stands there."""

    game: Literal["book"]
    name: Text
    extends: Text
    title: Tongues | None = None
    final_page: Tongues | None = None
    track: RowsSpec | None = None
    without: list[Text] = msgspec.field(default_factory=list)
    note: str = ""


PARTS: dict[str, type[Spec]] = {}
"""No table of the Book is validated in parts but its steps."""

FILES: dict[str, type[Spec]] = {
    "spells": SpellSpec,
    "curses": CurseSpec,
    "monsters": MonsterSpec,
    "pages": PageSpec,
    "magicians": MagicianSpec,
}
"""The files that hold a table per card."""

SHEETS: dict[str, type[Spec]] = {"pack": PackSpec}
"""The files that are one table."""
