"""What a seat sees of the Book, as one row of small numbers, made from its view and nothing else.

Counts are counts, everything else is a flag: one place for each card, kind or phase there is.
Seats are counted clockwise from whose view it is, so that one policy can sit anywhere. A byte holds
no more than 255; what is larger is shown as 255.
"""

from __future__ import annotations

from typing import Final

from madmage.envs.book.field import ASKS, TOPS, sight_layout
from madmage.envs.row.tally import MOST_KEPT, Tally
from madmage.games.book.card import KINDS, MADNESS
from madmage.games.book.legality import curse_cost
from madmage.games.book.pack import Pack
from madmage.games.book.payment import BY_ELEMENT, rest_of
from madmage.games.book.state import (
    BOOK_CLOSED,
    CAST_THIS_TURN,
    CASTING,
    EXHAUSTED,
    FINAL_PAGE,
    KNOWLEDGE_UNIT,
    MARK_UNIT,
    MUTED,
    NO_CURSE,
    NO_SPELL,
    OWNER_UNIT,
    SLOTS,
    BookState,
)
from madmage.games.book.visibility import UNKNOWN_TOP, Hidden

MOST: Final = 255
PAYING: Final = "pay"


class BookSight:
    """Writes views of games with one pack."""

    def __init__(self, pack: Pack) -> None:
        layout = sight_layout(pack)
        at = layout.at
        self.size: int = layout.size
        self.spells: int = len(pack.spells)
        self.curses: int = len(pack.curses)
        self.magicians: int = len(pack.magicians)
        self.pages: int = len(pack.pages)
        self.asks: dict[str, int] = {kind: number for number, kind in enumerate(ASKS)}
        self.sources: dict[str, int] = {}
        self.tally_cards = Tally(KINDS)
        self.tally_curses = Tally(len(pack.curses))
        self.spell_rows: dict[tuple[int, ...], bytes] = {}
        self.cards: dict[str, int] = {}
        for number, key in enumerate(_keys(pack)):
            self.cards.setdefault(key, number)
        self.players: int = at["players"]
        self.rules: int = at["difficulty"]
        self.turn: int = at["turn"]
        self.marker: int = at["marker"]
        self.phase: int = at["phase"]
        self.active: int = at["active"]
        self.first: int = at["first"]
        self.monster: int = at["monster"]
        self.symbols: int = at["symbols"]
        self.page: int = at["page"]
        self.madness: int = at["madness"]
        self.supply: int = at["supply"]
        self.shelf: int = at["shelf"]
        self.curse: int = at["curse"]
        self.slot: int = at["slot"]
        self.stacks: int = at["curses_hidden"]
        self.running: int = at["discount_turn"]
        self.unseen: int = at["unseen"]
        self.ask: int = at["ask"]
        self.asked: int = at["asked"]
        self.source: int = at["source"]
        self.due: int = at["due"]
        self.seat: int = at["seat"]
        self.seat_cards: int = at["hand"]
        self.seat_spells: int = at["spells"]

    def of(self, st: BookState, hidden: Hidden, viewer: int) -> bytearray:
        """The row of a view's known part and of how much is hidden."""
        row = bytearray(self.size)
        self._turn(row, st, viewer)
        self._piles(row, st, hidden)
        self._curses(row, st)
        self._ask(row, st, viewer)
        seats = st.table.seats
        for place in range(seats):
            self._player(row, st, hidden, (viewer + place) % seats, place)
        return row

    def _turn(self, row: bytearray, st: BookState, viewer: int) -> None:
        table = st.table
        pack = table.pack
        seats = table.seats
        row[self.players + seats - 2] = 1
        at = self.rules
        row[at + table.difficulty] = 1
        row[at + 3 + table.mode] = 1
        if table.dunces:
            row[at + 6] = 1
        if table.unending:
            row[at + 7] = 1
        if table.everyone:
            row[at + 8] = 1
        if table.open_hands:
            row[at + 9] = 1
        row[self.turn] = min(MOST, st.turn)
        row[self.turn + 1] = min(MOST, st.row)
        row[self.marker + st.marker] = 1
        row[self.phase + st.phase] = 1
        row[self.active + (st.active - viewer) % seats] = 1
        row[self.first + (st.first - viewer) % seats] = 1
        if st.monster != BOOK_CLOSED:
            row[self.monster + st.monster] = 1
            for symbol in pack.monsters[st.monster].symbols:
                row[self.symbols + symbol] += 1
        if st.front == FINAL_PAGE:
            row[self.page + self.pages] = 1
        elif st.front != BOOK_CLOSED:
            row[self.page + st.front] = 1
            for symbol in pack.monsters[pack.pages[st.front].monster].symbols:
                row[self.symbols + 5 + symbol] += 1

    def _piles(self, row: bytearray, st: BookState, hidden: Hidden) -> None:
        row[self.madness] = min(MOST, st.madness)
        at = self.supply
        row[at : at + MADNESS] = bytes(st.supply)
        at += MADNESS
        row[at : at + KINDS] = bytes(st.destroyed)
        at += KINDS
        row[at : at + 4] = bytes(st.token_supply)
        row[self.unseen : self.unseen + KINDS] = bytes(hidden.pool)
        at = self.shelf
        for spell in st.shelf:
            if spell != NO_SPELL:
                row[at + spell] = 1
        for spell in st.destroyed_spells:
            row[at + self.spells + spell] += 1
        for spell in st.boxed_spells:
            row[at + 2 * self.spells + spell] += 1
        at += 3 * self.spells
        for element in range(4):
            row[at + element] = max(0, 3 - st.shelf_level[element])
        at = self.running
        if st.discount_turn or st.discount_check or st.boost or st.orders:
            row[at] = min(MOST, st.discount_turn)
            row[at + 1] = min(MOST, st.discount_check)
            row[at + 2] = min(MOST, st.boost)
            row[at + 3] = min(MOST, len(st.orders))

    def _curses(self, row: bytearray, st: BookState) -> None:
        curses = self.curses
        for slot in range(SLOTS):
            if st.curse[slot] != NO_CURSE:
                self._curse(row, st, slot, st.curse[slot])
        at = self.stacks
        row[at : at + curses] = self.tally_curses.of(b"".join(st.curse_stack))
        for type in range(5):
            for curse in st.curse_bottom[type]:
                row[at + curses + curse] += 1
            for curse in st.curse_aside[type]:
                row[at + 2 * curses + curse] += 1

    def _curse(self, row: bytearray, st: BookState, slot: int, curse: int) -> None:
        row[self.curse + slot * self.curses + curse] = 1
        at = self.slot + slot * 15
        row[at + st.table.pack.curses[curse].type] = 1
        if st.asleep[slot] > 0:
            row[at + 5] = 1
        if st.under[slot]:
            row[at + 6] = min(MOST, st.under[slot])
        cost = curse_cost(st, slot)
        tokens = st.token[slot]
        for element in range(4):
            amount = cost >> (8 * element) & 255
            if amount:
                row[at + 11 + element] = amount
                row[at + 7 + element] = tokens >> (8 * element) & 255

    def _ask(self, row: bytearray, st: BookState, viewer: int) -> None:
        ask = st.ask
        if ask is None:
            return
        row[self.ask + self.asks[ask.kind]] = 1
        row[self.asked + (ask.seat - viewer) % st.table.seats] = 1
        source = self.sources.get(ask.effect.path, -2)
        if source == -2:
            source = self._source(ask.effect.path)
        if source >= 0:
            row[self.source + source] = 1
        if ask.kind == PAYING and ask.env and ask.env[1] == BY_ELEMENT:
            rest = rest_of(ask.env)
            for element in range(4):
                row[self.due + element] = rest >> (8 * element) & 255

    def _source(self, path: str) -> int:
        """The number of the card that an effect stands on, or -1 for the rules' own."""
        found = self.cards.get(path.split(".", maxsplit=1)[0], -1) if "." in path else -1
        self.sources[path] = found
        return found

    def _player(self, row: bytearray, st: BookState, hidden: Hidden, seat: int, place: int) -> None:
        table = st.table
        at = self.seat + place * (7 + self.magicians)
        row[at] = 1
        row[at + 1] = st.alive[seat]
        if st.ability_used >> seat & 1:
            row[at + 2] = 1
        row[at + 3] = table.slots[seat]
        row[at + 4] = min(MOST, table.limits[seat])
        cards = len(st.deck[seat]) + len(st.top[seat]) + hidden.deck_sizes[seat]
        row[at + 6] = min(MOST, cards)
        row[at + 7 + table.magicians[seat]] = 1
        row[at + 5] = min(MOST, self._cards(row, st, seat, place) + hidden.hand_sizes[seat])
        size = 5 * self.spells
        at = self.seat_spells + place * size
        entries = st.spells[seat]
        row[at : at + size] = self.spell_rows.get(entries) or self._spell_row(entries)

    def _spell_row(self, entries: tuple[int, ...]) -> bytes:
        """The spells in front of somebody; most stay as they are for a while, so they are kept."""
        spells = self.spells
        row = bytearray(5 * spells)
        for entry in entries:
            spell = entry // 16
            row[spell] += 1
            if entry & EXHAUSTED:
                row[spells + spell] += 1
            if entry & MUTED:
                row[2 * spells + spell] += 1
            if entry & CASTING:
                row[3 * spells + spell] += 1
            if entry & CAST_THIS_TURN:
                row[4 * spells + spell] += 1
        if len(self.spell_rows) >= MOST_KEPT:
            self.spell_rows.clear()
        found = bytes(row)
        self.spell_rows[entries] = found
        return found

    def _cards(self, row: bytearray, st: BookState, seat: int, place: int) -> int:
        """Somebody's hand, deck, discard pile and support; how many cards of the hand are seen."""
        at = self.seat_cards + place * (5 * KINDS + TOPS * (KINDS + 1))
        held = 0
        base = seat * KINDS
        for kind in range(KINDS):
            count = st.hand[base + kind]
            if count:
                held += count
                row[at + kind] = count
            count = st.discard[base + kind]
            if count:
                row[at + 2 * KINDS + kind] = count
        if st.deck[seat]:
            row[at + KINDS : at + 2 * KINDS] = self.tally_cards.of(st.deck[seat])
        for card in st.support[seat]:
            kind = card % OWNER_UNIT
            is_own = card % MARK_UNIT // OWNER_UNIT == seat
            row[at + (3 * KINDS if is_own else 4 * KINDS) + kind] += 1
        at += 5 * KINDS
        top = st.top[seat]
        for deep in range(min(TOPS, len(top))):
            kind = top[len(top) - 1 - deep] % KNOWLEDGE_UNIT
            row[at + deep * (KINDS + 1) + (KINDS if kind == UNKNOWN_TOP else kind)] = 1
        return held


def _keys(pack: Pack) -> list[str]:
    """The keys of all cards that can ask something, in the order of the block `source`."""
    keys = [card.key for card in pack.spells]
    keys += [card.key for card in pack.curses]
    keys += [card.key for card in pack.monsters]
    keys += [card.key for card in pack.pages]
    keys += [card.key for card in pack.magicians]
    return keys
