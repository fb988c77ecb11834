"""Loading a pack of the Book from its folder: read, validate, build, count (B1).

A folder holds pack.toml, spells.toml, curses.toml, monsters.toml, pages.toml and magicians.toml.
All faults are told together. The pack's hash covers what the rules see, not names and texts, so
that mending a translation does not make old records unreadable.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path as FilePath
from typing import Any

from madmage.effects.control import Seq, in_order
from madmage.effects.values import All, Amount, AsMany, Fixed, PerPower
from madmage.effects.who import Each
from madmage.games.book import spec
from madmage.games.book.card import ELEMENTS, kind_of
from madmage.games.book.effects.table import ByRound
from madmage.games.book.pack import (
    ABILITY_ACTION,
    ABILITY_NONE,
    ABILITY_WHILE_PAYING,
    CurseCard,
    MagicianCard,
    MonsterCard,
    Pack,
    PageCard,
    SpellCard,
)
from madmage.games.book.verbs import LANGUAGE
from madmage.kernel.effect import Effect
from madmage.packs import folder as packs
from madmage.packs.folder import PackFolder
from madmage.packs.language import Builder
from madmage.packs.place import Path
from madmage.packs.source import closest

DEFAULT = "default"
TYPES = (*ELEMENTS, "multi")
WORDLESS = ("name", "text", "bonus_text", "penalty_text", "looks", "note", "title", "final_page")
"""Keys that the rules never see; they are left out of the hash."""
REPLACE_HINT = (
    '; a new card takes the place of another one of its kind: say which with replaces = "..."'
)


class BookBuilder(Builder):
    """Builds the effect trees of one card of the Book."""

    def amount(self, value: int | str, path: Path) -> Amount[Any]:
        if isinstance(value, int):
            return Fixed(value)
        if value in ("X", "Y"):
            self.used.add(value.lower())
            number = self.variables.get(value.lower())
            if number is None:
                self.source.fault(path, f"'{value}' is used, but the card has no '{value.lower()}'")
                number = 1
            return PerPower(number)
        words: dict[str, Amount[Any]] = {
            "all": All(),
            "as_many": AsMany(),
            "R": ByRound("R", 0, False),
            "R+1": ByRound("R+1", 1, False),
            "H": ByRound("H", 0, True),
        }
        return words[value]

    def one(self, parts: tuple[Effect[Any], ...]) -> Effect[Any]:
        return in_order(parts)

    def nothing(self) -> Effect[Any]:
        return Seq(())

    def effect(self, raw: list[dict[str, Any]], path: Path) -> Effect[Any]:
        """The tree for a list of steps, carried out by whoever it is about."""
        return in_order(self.steps(raw, path))

    def for_everybody(
        self, raw: list[dict[str, Any]], path: Path
    ) -> tuple[Effect[Any], Effect[Any] | None]:
        """B5.3a: an effect that hits every player unless it says whom; and its part for one player."""
        says_who = [self._says_who(step) for step in raw]
        if all(says_who):
            return self.effect(raw, path), None
        if any(says_who):
            self.source.fault(path, "either every step here says who carries it out, or none does")
        body = self.effect(raw, path)
        return Each((body,)), body

    def _says_who(self, step: dict[str, Any]) -> bool:
        return any(LANGUAGE.verbs[verb].who for verb in LANGUAGE.verbs_in(step))


class _Loader(PackFolder):
    """One pass over a folder of the Book."""

    room = "madmage.games.book"
    sheets = tuple(spec.SHEETS)
    files = (*spec.SHEETS, *spec.FILES)

    def load(self) -> Pack:
        cover = self._cover()
        spells = self._spells()
        curses = self._curses()
        monsters = self._monsters()
        pages = self._pages([monster.key for monster in monsters[0]], monsters[1])
        magicians = self._magicians()
        if not self.faults.found:
            check_counts(self, spells, curses, monsters, pages, magicians)
        self.check_without()
        self.faults.refuse_if_any(f"The pack in {self.folder}")
        assert cover is not None
        return Pack(
            cover.name,
            packs.pack_hash(self.data, WORDLESS),
            cover.final_page.as_dict(),
            spells,
            curses,
            monsters[0],
            monsters[1],
            pages,
            magicians,
            [cover.track.easy, cover.track.medium, cover.track.hard],
        )

    def _cover(self) -> spec.PackSpec | None:
        source = self.read("pack")
        return source.convert(source.data, spec.PackSpec, ()) if source.is_read else None

    def _spells(self) -> list[SpellCard]:
        source = self.read("spells")
        spells = []
        for key, card, path in self.cards(source, spec.SpellSpec):
            variables = {n: v for n, v in (("x", card.x), ("y", card.y)) if v is not None}
            builder = BookBuilder(LANGUAGE, source, variables)
            cast = builder.effect(card.cast, (*path, "cast"))
            for name in variables.keys() - builder.used if not builder.has_lost_steps else ():
                source.fault((*path, name), f"'{name}' is never used in 'cast'")
            texts = card.text.as_dict() if card.text else {}
            element = ELEMENTS.index(card.element)
            spells.append(
                SpellCard(key, card.name.as_dict(), texts, element, card.level, card.basic, cast)
            )
        return spells

    def _curses(self) -> list[CurseCard]:
        source = self.read("curses")
        curses = []
        for key, card, path in self.cards(source, spec.CurseSpec):
            builder = BookBuilder(LANGUAGE, source, {})
            strike, body = builder.for_everybody(card.strike, (*path, "strike"))
            texts = card.text.as_dict() if card.text else {}
            type = TYPES.index(card.type)
            curses.append(
                CurseCard(key, card.name.as_dict(), texts, type, card.copies, strike, body)
            )
        return curses

    def _monsters(self) -> tuple[list[MonsterCard], bytes]:
        source = self.read("monsters")
        monsters: list[MonsterCard] = []
        covers: list[int] = []
        for key, card, path in self.cards(source, spec.MonsterSpec):
            builder = BookBuilder(LANGUAGE, source, {})
            arrival, _ = builder.for_everybody(card.arrival, (*path, "arrival"))
            if card.kind == "cover":
                covers.append(len(monsters))
            symbols = tuple(ELEMENTS.index(symbol) for symbol in card.symbols)
            texts = card.text.as_dict() if card.text else {}
            names, looks = card.name.as_dict(), card.looks.as_dict()
            monsters.append(MonsterCard(key, names, texts, looks, arrival, symbols))
        return monsters, bytes(covers)

    def _pages(self, monsters: list[str], covers: bytes) -> list[PageCard]:
        source = self.read("pages")
        pages: list[PageCard] = []
        used: dict[str, str] = {}
        for key, card, path in self.cards(source, spec.PageSpec):
            builder = BookBuilder(LANGUAGE, source, {})
            bonus, _ = builder.for_everybody(card.bonus, (*path, "bonus"))
            penalty, _ = builder.for_everybody(card.penalty, (*path, "penalty"))
            monster = self.renamed.get(card.monster, card.monster)
            if monster not in monsters or monsters.index(monster) in covers:
                hint = closest(monster, monsters)
                sentence = f"no interior page's monster is called '{monster}'{hint}"
                source.fault((*path, "monster"), sentence)
                continue
            if monster in used:
                sentence = f"'{monster}' already stands on the back of '{used[monster]}'"
                source.fault((*path, "monster"), sentence)
            used[monster] = key
            texts = {}
            if card.bonus_text:
                texts.update({f"bonus-{k}": v for k, v in card.bonus_text.as_dict().items()})
            if card.penalty_text:
                texts.update({f"penalty-{k}": v for k, v in card.penalty_text.as_dict().items()})
            number = monsters.index(monster)
            pages.append(PageCard(key, card.name.as_dict(), texts, bonus, penalty, number))
        return pages

    def _magicians(self) -> list[MagicianCard]:
        source = self.read("magicians")
        magicians = []
        for key, card, path in self.cards(source, spec.MagicianSpec):
            builder = BookBuilder(LANGUAGE, source, {})
            ability = first = None
            if card.ability:
                parts = builder.steps(card.ability, (*path, "ability"))
                ability, first = in_order(parts), parts[0]
            watch = None
            if card.on_curse_destroyed:
                where = (*path, "on_curse_destroyed")
                watch = builder.effect(card.on_curse_destroyed, where)
            kind = ABILITY_ACTION if ability else ABILITY_NONE
            if card.wild_air:
                kind = ABILITY_WHILE_PAYING
            if ability and card.wild_air:
                source.fault((*path, "wild_air"), "one ability: either 'ability' or 'wild_air'")
            texts = card.text.as_dict() if card.text else {}
            magicians.append(
                MagicianCard(
                    key,
                    card.name.as_dict(),
                    texts,
                    card.looks.as_dict(),
                    ELEMENTS.index(card.element),
                    starting_deck(card.deck),
                    card.slots or 0,
                    card.spell_limit,
                    kind,
                    ability,
                    first,
                    watch,
                )
            )
        return magicians


def starting_deck(deck: spec.StartingDeck) -> tuple[int, ...]:
    """B1.5: a magician's starting cards by kind."""
    kinds: list[int] = []
    for element, count in enumerate((deck.air, deck.earth, deck.fire, deck.water)):
        kinds.extend([kind_of(element, 1)] * count)
    kinds.append(kind_of(ELEMENTS.index(deck.value_2), 2))
    return tuple(sorted(kinds))


def check_counts(
    loader: _Loader,
    spells: list[SpellCard],
    curses: list[CurseCard],
    monsters: tuple[list[MonsterCard], bytes],
    pages: list[PageCard],
    magicians: list[MagicianCard],
) -> None:
    """B1: a whole box has exactly so many of each card."""

    def expect(name: str, what: str, found: int, wanted: int, rule: str) -> None:
        if found != wanted:
            place = str(loader.folder / f"{name}.toml")
            hint = REPLACE_HINT if loader.builds_on and found > wanted else ""
            loader.faults.add(place, f"{what}: {found} found, {wanted} expected [{rule}]{hint}")

    expect("spells", "basic spells", sum(spell.basic for spell in spells), 4, "B1.4")
    for element, word in enumerate(ELEMENTS):
        for level in (1, 2, 3):
            found = [s for s in spells if not s.basic and (s.element, s.level) == (element, level)]
            expect("spells", f"library spells of {word}, level {level}", len(found), 3, "B1.4")
    for type, word in enumerate(TYPES):
        copies = sum(curse.copies for curse in curses if curse.type == type)
        expect("curses", f"curses of type {word}", copies, 12 if word == "multi" else 9, "B1.3")
    expect("monsters", "covers", len(monsters[1]), 4, "B1.6")
    expect("monsters", "monsters of interior pages", len(monsters[0]) - 4, 12, "B1.6")
    expect("pages", "interior pages", len(pages), 12, "B1.6")
    expect("magicians", "magicians", len(magicians), 8, "B1.5")
    check_supply(loader, magicians)


def check_supply(loader: _Loader, magicians: list[MagicianCard]) -> None:
    """B2.9a: the box must hold enough value-1 cards for any five magicians, in Nightmare too."""
    for element, word in enumerate(ELEMENTS):
        needs = []
        for magician in magicians:
            own = sum(1 for kind in magician.deck if kind == kind_of(element, 1))
            replaced = sum(1 for kind in magician.deck if kind == kind_of(element, 2))
            needs.append(own + replaced)
        most = sum(sorted(needs)[-5:])
        if most > 18:
            place = str(loader.folder / "magicians.toml")
            sentence = f"five magicians may need {most} value-1 {word} cards, the box holds 18"
            loader.faults.add(place, f"{sentence} [B2.9a]")


def folder_of(name: str) -> FilePath:
    """Where a pack lives: one of ours by name, or a folder of one's own."""
    return packs.folder_of("madmage.games.book", name)


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
