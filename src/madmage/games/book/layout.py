"""Laying a position out: a fresh table becomes any moment of a game, or a sentence says why it cannot.

Cards are taken out of the box and the supply as they are named, so that a position never holds more
cards than there are (B1).
"""

from __future__ import annotations

from typing import Any

from madmage.games.book import contradiction
from madmage.games.book.actions import ACTION_PHASE
from madmage.games.book.card import ELEMENTS, KIND_NAMES, KINDS, MADNESS, MADNESS_COPIES, VALUE_OF
from madmage.games.book.movement import add_support, as_deck
from madmage.games.book.notation import SLOT_NAMES, player
from madmage.games.book.pack import Card, Pack
from madmage.games.book.position import BySeat, Cards, CurseAt, Position, read_position, words_of
from madmage.games.book.purse import one_element
from madmage.games.book.spellbook import reveal_next
from madmage.games.book.state import (
    ACTION,
    BOOK_CLOSED,
    CONCENTRATION,
    EXHAUSTED,
    FINAL_PAGE,
    KNOWLEDGE_UNIT,
    KNOWN_TO_NOBODY,
    MONSTER,
    MUTED,
    NO_SPELL,
    RECUPERATION,
    BookState,
)
from madmage.games.book.turn import MONSTER_PHASE, TURN
from madmage.kernel.chance import Chance
from madmage.kernel.error import SetupRefused, shown
from madmage.packs.source import closest

TYPES = (*ELEMENTS, "multi")
LONGEST_WORD = 200


def lay_out(st: BookState, raw: Any, ch: Chance) -> None:
    """Turn a fresh table into a position, its agenda included."""
    position = read_position(raw)
    _Layout(st, position).run(ch)


class _Layout:
    """One pass over a position."""

    def __init__(self, st: BookState, position: Position) -> None:
        self.st = st
        self.position = position
        self.pack: Pack = st.table.pack
        self.placed_madness = 0

    def run(self, ch: Chance) -> None:
        contradiction.check_numbers(self.position)
        contradiction.check_players(self.position, self.st.table.seats)
        contradiction.check_book(self.position, self.st.table.law)
        self._players()
        contradiction.check_places(self.st)
        self._board()
        self._track()
        self._book()
        self._library(ch)
        self._check_spells()
        self._madness()
        self._start()

    # Cards out of the box

    def cards(self, cards: Cards) -> list[int]:
        """Card names as kinds, taken out of the box and the supply."""
        return [self._take(name) for name in words_of(cards)]

    def _take(self, name: str) -> int:
        kind = _index(KIND_NAMES, name, "card")
        if kind == MADNESS:
            self.placed_madness += 1
            return kind
        pile = self.st.box if VALUE_OF[kind] == 1 else self.st.supply
        if pile[kind] == 0:
            rule = "B1.1"
            raise SetupRefused(f"the position holds more {name} cards than there are", rule=rule)
        pile[kind] -= 1
        return kind

    def _by_seat(self, cards: BySeat) -> dict[int, list[str]]:
        return {self._seat(who): words_of(names) for who, names in cards.items()}

    def _seat(self, who: str) -> int:
        return _index([player(seat) for seat in range(self.st.table.seats)], who, "player")

    def _card(self, cards: list[Any], key: str, what: str) -> int:
        return _index([card.key for card in cards if isinstance(card, Card)], key, what)

    # Parts

    def _players(self) -> None:
        st, position = self.st, self.position
        for seat, names in self._by_seat(position.hands).items():
            for kind in self.cards(names):
                st.hand[seat * KINDS + kind] += 1
        for seat, names in self._by_seat(position.discards).items():
            for kind in self.cards(names):
                st.discard[seat * KINDS + kind] += 1
        for seat, names in self._by_seat(position.supports).items():
            for name in names:
                card, _, owner = name.partition("@")
                kind = self._take(card)
                add_support(st, seat, kind, self._seat(owner) if owner else seat)
        for seat, names in self._by_seat(position.spells).items():
            st.spells[seat] = tuple(self._spell(name) for name in names)
        self._decks()
        for who in position.out:
            st.alive[self._seat(who)] = 0
            st.spells[self._seat(who)] = ()
        for who in position.ability_used:
            st.ability_used |= 1 << self._seat(who)

    def _spell(self, name: str) -> int:
        key = name.rstrip("!~")
        number = self._card(list(self.pack.spells), key, "spell")
        marks = name[len(key) :]
        return number * 16 + EXHAUSTED * ("!" in marks) + MUTED * ("~" in marks)

    def _decks(self) -> None:
        st, position = self.st, self.position
        ordered = self._by_seat(position.decks)
        shuffled = self._by_seat(position.shuffled)
        for seat in range(st.table.seats):
            if seat in ordered:
                kinds = self.cards(ordered[seat])
                known = KNOWN_TO_NOBODY * KNOWLEDGE_UNIT
                st.top[seat] = bytes(kind + known for kind in reversed(kinds))
            if seat in shuffled:
                st.deck[seat] = bytes(sorted(self.cards(shuffled[seat])))
            elif seat not in ordered and st.alive[seat]:
                st.deck[seat] = self._rest_of_starting_deck(seat)

    def _rest_of_starting_deck(self, seat: int) -> bytes:
        """The magician's starting cards that are not in hand, discard pile or support already."""
        st = self.st
        counts = [0] * KINDS
        for kind in self.pack.magicians[st.table.magicians[seat]].deck:
            counts[kind] += 1
        for kind in range(KINDS):
            used = st.hand[seat * KINDS + kind] + st.discard[seat * KINDS + kind]
            used += sum(1 for card in st.support[seat] if card % 16 == kind)
            counts[kind] = max(0, counts[kind] - used)
        names = [KIND_NAMES[kind] for kind in as_deck(counts)]
        return bytes(sorted(self.cards(names)))

    def _board(self) -> None:
        st, position = self.st, self.position
        for kind in self.cards(position.destroyed):
            st.destroyed[kind] += 1
        names = words_of(position.destroyed_spells)
        spells = list(self.pack.spells)
        st.destroyed_spells = tuple(self._card(spells, name, "spell") for name in names)
        self._box_basics()
        for name, count in position.supply.items():
            kind = _index(KIND_NAMES[:MADNESS], name, "Element card")
            if not 0 <= count <= st.supply[kind]:
                raise SetupRefused(
                    f"there cannot be {shown(count)} {name} left on the table", rule="B2.3"
                )
            st.box[kind] += st.supply[kind] - count
            st.supply[kind] = count
        st.discount_turn, st.discount_check = position.discount_turn, position.discount_check
        st.boost = position.boost

    def _box_basics(self) -> None:
        """Basic spells that a player does not have and that are not destroyed lie in the box (B1.4)."""
        st = self.st
        seen = [entry // 16 for entries in st.spells for entry in entries]
        seen += list(st.destroyed_spells)
        for spell in self.pack.basics:
            missing = st.table.seats - seen.count(spell)
            st.boxed_spells = st.boxed_spells + (spell,) * missing

    def _track(self) -> None:
        st, position = self.st, self.position
        for slot_name, entry in position.curses.items():
            slot = _index(SLOT_NAMES, slot_name, "slot")
            at = entry if isinstance(entry, CurseAt) else CurseAt(entry)
            st.curse[slot] = self._curse_off_stack(at.curse)
            for element in words_of(at.tokens):
                number = _index(ELEMENTS, element, "element")
                if st.token_supply[number] == 0:
                    raise SetupRefused(f"there are only four tokens of {element}", rule="B1.7")
                st.token[slot] += one_element(number, 1)
                st.token_supply[number] -= 1
            st.under[slot] = at.madness
            self.placed_madness += at.madness
            # In a phase before the actions, what sleeps was neutralised in the turn before.
            is_early = position.phase in ("concentration", "monster")
            st.asleep[slot] = max(1, position.turn - is_early) if at.neutralised else 0
        self._tokens_and_stacks()

    def _tokens_and_stacks(self) -> None:
        st, position = self.st, self.position
        for element, count in position.tokens_left.items():
            number = _index(ELEMENTS, element, "element")
            if not 0 <= count <= st.token_supply[number]:
                raise SetupRefused(
                    f"there cannot be {shown(count)} tokens of {element} left: "
                    f"{st.token_supply[number]} of the four do not lie on curses",
                    rule="B1.7",
                )
            st.token_supply[number] = count
        for type_name, names in position.curses_under.items():
            type = _index(TYPES, type_name, "type")
            st.curse_bottom[type] = bytes(self._curse_off_stack(name, type) for name in names)
        for type_name, names in position.curse_stacks.items():
            type = _index(TYPES, type_name, "type")
            # What the position puts elsewhere is not in the stack any more.
            stack = bytes(sorted(self._curse_off_stack(name, type) for name in names))
            st.curse_stack[type] = stack

    def _curse_off_stack(self, key: str, wanted: int | None = None) -> int:
        """Take a curse off its full stack; `wanted` is the type that it should have."""
        number = self._card(list(self.pack.curses), key, "curse")
        type = self.pack.curses[number].type
        if wanted is not None and type != wanted:
            raise SetupRefused(
                f"'{key}' is a curse of the type {TYPES[type]}, not {TYPES[wanted]}", rule="B2.2"
            )
        stack = self.st.curse_stack[type]
        if number not in stack:
            raise SetupRefused(f"the position holds more '{key}' than the pack has", rule="B1.3")
        at = stack.index(number)
        self.st.curse_stack[type] = stack[:at] + stack[at + 1 :]
        return number

    def _book(self) -> None:
        st, position = self.st, self.position
        st.turn, st.row, st.marker = position.turn, position.round, position.marker
        st.active = st.first = self._seat(position.active)
        monsters = list(self.pack.monsters)
        key = position.monster
        st.monster = self.pack.covers[0] if key is None else self._card(monsters, key, "monster")
        if position.page == "final":
            st.front = FINAL_PAGE
        elif position.page is not None:
            st.front = self._card(list(self.pack.pages), position.page, "page")
        else:
            st.front = FINAL_PAGE if position.round == 6 else st.pages[0]
        st.pages = bytes(p for p in st.pages if p != st.front)
        if contradiction.is_before_the_first_turn(position):
            # B5.6: before the very first turn the book is closed.
            st.monster = st.front = BOOK_CLOSED
            st.marker = 0
            st.pages = bytes(range(len(self.pack.pages)))

    def _library(self, ch: Chance) -> None:
        st = self.st
        for number, element in enumerate(ELEMENTS):
            if element not in self.position.library:
                reveal_next(st, ch, number)
                continue
            key = self.position.library[element]
            if key is None:
                st.shelf_level[number] = 4
                continue
            spell = self._card(list(self.pack.spells), key, "spell")
            card = self.pack.spells[spell]
            if card.basic or card.element != number:
                raise SetupRefused(
                    f"'{key}' is no library spell of the element {element}", rule="B2.6"
                )
            st.shelf[number] = spell
            st.shelf_level[number] = card.level

    def _check_spells(self) -> None:
        st = self.st
        spells = [entry // 16 for entries in st.spells for entry in entries]
        spells += [*st.destroyed_spells, *(spell for spell in st.shelf if spell != NO_SPELL)]
        for number, card in enumerate(self.pack.spells):
            most = st.table.seats if card.basic else 1
            if spells.count(number) > most:
                raise SetupRefused(
                    f"the position holds '{card.key}' {spells.count(number)} times, "
                    f"there are {most}",
                    rule="B1.4",
                )

    def _madness(self) -> None:
        st, wanted = self.st, self.position.madness
        left = MADNESS_COPIES - self.placed_madness
        st.madness = min(st.madness, left) if wanted is None else wanted
        if not 0 <= st.madness <= left:
            raise SetupRefused(
                f"the stack cannot hold {shown(st.madness)} Madness: there are {MADNESS_COPIES} in "
                f"all, and {shown(self.placed_madness)} lie elsewhere",
                rule="B1.2",
            )
        st.box[MADNESS] = left - st.madness

    def _start(self) -> None:
        """Put the rest of the turn on the agenda."""
        st = self.st
        phases = ("concentration", "monster", "action", "recuperation")
        phase = _index(phases, self.position.phase, "phase")
        st.phase = (CONCENTRATION, MONSTER, ACTION, RECUPERATION)[phase]
        if phase == 0:
            # The turn that now begins counts itself.
            st.turn -= 1
        st.agenda.append((TURN, (0, 1, 2, 2)[phase], st.active, ()))
        if phase == 1:
            st.agenda.append((MONSTER_PHASE, 0, st.active, ()))
        elif phase == 2:
            st.agenda.append((ACTION_PHASE, 0, st.active, ()))


def _index(known: Any, word: str, what: str) -> int:
    """The number of a word in a list of known ones."""
    names = list(known)
    if word not in names:
        raise SetupRefused(
            f"the position speaks of the {what} {shown(word)}, which is unknown{_hint(word, names)}"
        )
    return names.index(word)


def _hint(word: str, names: list[str]) -> str:
    """The word that was meant; a monstrous one is not compared."""
    return closest(word, names) if len(word) <= LONGEST_WORD else ""
