"""What the lab notes of a game of the Book."""

from __future__ import annotations

from typing import Any, ClassVar

from madmage.games.book.card import ELEMENTS
from madmage.games.book.loading import load_pack
from madmage.games.book.state import FINAL_PAGE, NO_SPELL
from madmage.kernel.event import Event
from madmage.kernel.rules import Setup
from madmage.lab.fact import PRESENT, Witness

TYPES = (*ELEMENTS, "multi")
SPELL_DEEDS = {"SpellLearned": "learned", "SpellCast": "cast"}
CURSE_DEEDS = {"CurseStruck": "struck", "CurseDestroyed": "destroyed"}
PAGE_DEEDS = {"MonsterBeaten": "beaten", "MonsterMissed": "missed"}


class BookWitness(Witness):
    """Spells on the shelf, learned and cast; curses, monsters, pages and magicians."""

    kinds: ClassVar[dict[str, str]] = {
        "spell": "Spells",
        "curse": "Curses",
        "monster": "Monsters",
        "page": "Pages",
        "magician": "Magicians",
    }
    is_shared = True

    def begin(self, st: Any) -> None:
        for element, spell in enumerate(st.shelf):
            if spell != NO_SPELL:
                self._shelved(st, element, spell)
        for number in st.table.magicians:
            # Who sits where does not matter to the group; who is there at all does.
            self.came("magician", st.table.pack.magicians[number].key, PRESENT)

    def hear(self, st: Any, event: Event) -> None:
        pack, name, args = st.table.pack, event.name, event.args
        if name == "SpellRevealed":
            self._shelved(st, args[0], args[1])
        elif name in SPELL_DEEDS:
            self.done("spell", pack.spells[args[0]].key, SPELL_DEEDS[name])
        elif name == "CursePlaced":
            self._cursed(pack, args[1])
        elif name in CURSE_DEEDS:
            self.done("curse", pack.curses[args[1]].key, CURSE_DEEDS[name])
        elif name == "PageTurned":
            self._turned(pack, args[0], args[1])
        elif name in PAGE_DEEDS:
            self.done("monster", pack.monsters[args[0]].key, PAGE_DEEDS[name])
            if args[1] >= 0:
                self.done("page", pack.pages[args[1]].key, PAGE_DEEDS[name])
        elif name == "AbilityUsed":
            self.done("magician", pack.magicians[args[0]].key, "used")

    def _shelved(self, st: Any, element: int, spell: int) -> None:
        card = st.table.pack.spells[spell]
        self.came("spell", card.key, f"{ELEMENTS[element]} {card.level}")

    def _cursed(self, pack: Any, curse: int) -> None:
        card = pack.curses[curse]
        number = self.draw(TYPES[card.type])
        # Past a full stack come those that were put under it: no longer by chance (B6.6).
        if number <= len(pack.curse_stacks[card.type]):
            self.came("curse", card.key, f"{TYPES[card.type]} {number}")

    def _turned(self, pack: Any, monster: int, front: int) -> None:
        number = self.draw("page")
        self.came("monster", pack.monsters[monster].key, f"round {number}")
        if front != FINAL_PAGE:
            self.came("page", pack.pages[front].key, f"round {number}")

    @staticmethod
    def names(setup: Setup) -> dict[str, dict[str, str]]:
        pack = load_pack(setup.options["pack"])
        cards: dict[str, list[Any]] = {
            "spell": [spell for spell in pack.spells if not spell.basic],
            "curse": [*pack.curses],
            "monster": [*pack.monsters],
            "page": [*pack.pages],
            "magician": [*pack.magicians],
        }
        return {kind: {card.key: card.names["en"] for card in some} for kind, some in cards.items()}


WITNESS = BookWitness
