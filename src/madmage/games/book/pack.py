"""A loaded pack: every card of the Book as the rules see it, found by a small number.

Packs are read and built elsewhere (`loading`); here they are only held. A card's number is its
place in its list; records and texts use its key.
"""

from __future__ import annotations

from typing import Any, Final

from madmage.kernel.effect import Effect

MULTI: Final = 4
"""The curse type after the four elements: multi-element."""

ABILITY_NONE: Final = 0
ABILITY_ACTION: Final = 1
ABILITY_WHILE_PAYING: Final = 2


class Card:
    """What all cards have: a key, names by language, an optional text of its own and a note."""

    def __init__(self, key: str, names: dict[str, str], texts: dict[str, str]) -> None:
        self.key = key
        self.names = names
        self.texts = texts


class SpellCard(Card):
    """A spell: its element, its level (which is its activation cost), and what casting it does."""

    def __init__(
        self,
        key: str,
        names: dict[str, str],
        texts: dict[str, str],
        element: int,
        level: int,
        basic: bool,
        cast: Effect[Any],
    ) -> None:
        super().__init__(key, names, texts)
        self.element = element
        self.level = level
        self.basic = basic
        self.cast = cast


class CurseCard(Card):
    """A curse: its type, how many copies the pack has, and what it does when it strikes.

    `body` is the effect for one player where the curse simply hits everybody, else None.
    """

    def __init__(
        self,
        key: str,
        names: dict[str, str],
        texts: dict[str, str],
        type: int,
        copies: int,
        strike: Effect[Any],
        body: Effect[Any] | None,
    ) -> None:
        super().__init__(key, names, texts)
        self.type = type
        self.copies = copies
        self.strike = strike
        self.body = body
        # B6.6: what destroying it costs, packed by element: 1 of each, or 4 of its own.
        self.cost = 0x01010101 if type == MULTI else 4 << (8 * type)


class MonsterCard(Card):
    """A monster: its looks, its arrival effect and its three curse symbols (B3.1)."""

    def __init__(
        self,
        key: str,
        names: dict[str, str],
        texts: dict[str, str],
        looks: dict[str, str],
        arrival: Effect[Any],
        symbols: tuple[int, ...],
    ) -> None:
        super().__init__(key, names, texts)
        self.looks = looks
        self.arrival = arrival
        self.symbols = symbols


class PageCard(Card):
    """An interior page: bonus and penalty on its front, a monster on its back (B1.6, B3.1a)."""

    def __init__(
        self,
        key: str,
        names: dict[str, str],
        texts: dict[str, str],
        bonus: Effect[Any],
        penalty: Effect[Any],
        monster: int,
    ) -> None:
        super().__init__(key, names, texts)
        self.bonus = bonus
        self.penalty = penalty
        self.monster = monster


class MagicianCard(Card):
    """A magician: starting deck, support slots, spell limit and an ability (B1.5, B10).

    `slots` is 0 where the sheet says nothing special; `ability_first` is the ability's first step,
    which must be possible for the ability to be used (B10.3).
    """

    def __init__(
        self,
        key: str,
        names: dict[str, str],
        texts: dict[str, str],
        looks: dict[str, str],
        element: int,
        deck: tuple[int, ...],
        slots: int,
        spell_limit: int,
        ability_kind: int,
        ability: Effect[Any] | None,
        ability_first: Effect[Any] | None,
        on_curse_destroyed: Effect[Any] | None,
    ) -> None:
        super().__init__(key, names, texts)
        self.looks = looks
        self.element = element
        self.deck = deck
        self.slots = slots
        self.spell_limit = spell_limit
        self.ability_kind = ability_kind
        self.ability = ability
        self.ability_first = ability_first
        self.on_curse_destroyed = on_curse_destroyed


class Pack:
    """All cards of a pack by number, and its round track."""

    def __init__(
        self,
        name: str,
        hash: str,
        final_page: dict[str, str],
        spells: list[SpellCard],
        curses: list[CurseCard],
        monsters: list[MonsterCard],
        covers: bytes,
        pages: list[PageCard],
        magicians: list[MagicianCard],
        track: list[list[int]],
    ) -> None:
        self.name = name
        self.hash = hash
        self.final_page = final_page
        """The last page's name by language."""
        self.spells = spells
        self.curses = curses
        self.monsters = monsters
        self.covers = covers
        self.pages = pages
        self.magicians = magicians
        self.track = track
        self.elements = [spell.element for spell in spells]
        self.levels = [spell.level for spell in spells]
        self.basics = tuple([i for i in range(len(spells)) if spells[i].basic])
        self.library = [
            [self._library(element, level) for level in range(4)] for element in range(4)
        ]
        """The library spells by element and level (B2.6)."""
        self.curse_stacks = [self._stack(type) for type in range(MULTI + 1)]
        """A full stack of each curse type, unordered (B2.2)."""

    def _library(self, element: int, level: int) -> bytes:
        numbers = [
            i
            for i, spell in enumerate(self.spells)
            if not spell.basic and spell.element == element and spell.level == level
        ]
        return bytes(numbers)

    def _stack(self, type: int) -> bytes:
        numbers: list[int] = []
        for i, curse in enumerate(self.curses):
            if curse.type == type:
                numbers.extend([i] * curse.copies)
        return bytes(numbers)
