"""The table as plain text: one screen per decision, for terminals, pipes and screen readers."""

from __future__ import annotations

from madmage.games.book.card import ELEMENTS, KINDS
from madmage.games.book.law import RULINGS
from madmage.games.book.legality import curse_cost
from madmage.games.book.naming import (
    arrival_text,
    bonus_text,
    card_name,
    cards_text,
    cost_text,
    curse_text,
    element_name,
    penalty_text,
    spell_text,
)
from madmage.games.book.notation import SLOT_NAMES
from madmage.games.book.state import (
    BOOK_CLOSED,
    EXHAUSTED,
    FINAL_PAGE,
    KNOWLEDGE_UNIT,
    MARK_UNIT,
    MODES,
    MUTED,
    NO_CURSE,
    NO_SPELL,
    OWNER_UNIT,
    PHASES,
    SLOTS,
    SPACE_OF_SLOT,
    BookState,
)
from madmage.games.book.visibility import UNKNOWN_TOP, Hidden, sees_hand
from madmage.kernel.view import View
from madmage.kernel.words import Voice

INDENT = "  "


class Screen:
    """One view, in one voice."""

    def __init__(self, view: View, voice: Voice) -> None:
        st, hidden = view.known, view.hidden
        assert isinstance(st, BookState)
        assert isinstance(hidden, Hidden)
        self.st = st
        self.hidden = hidden
        self.seat = view.seat
        self.voice = voice
        self.words = voice.words
        self.lang = voice.words.lang
        self.pack = st.table.pack

    def lines(self) -> list[str]:
        """The whole table."""
        return [
            *self._head(),
            *self._book(),
            *self._track(),
            *self._library(),
            *self._supply(),
            *self._players(),
        ]

    def glance(self) -> list[str]:
        """Head line, Madness, and what the player at whose seat we look has in hand and support."""
        lines = [self._head()[0], self._book()[-1]]
        if 0 <= self.seat < self.st.table.seats:
            lines += [self._hand(self.seat), self._support(self.seat)]
        return lines

    def _head(self) -> list[str]:
        st, say = self.st, self.voice.say
        phase = say(f"phase-{PHASES[st.phase]}", {})
        head = {
            "round": st.row,
            "turn": st.turn,
            "phase": phase,
            "name": self.voice.name(st.active),
        }
        return [say("screen-head", {**head}), self._table_line()]

    def _table_line(self) -> str:
        table, say = self.st.table, self.voice.say
        variants = [
            say(f"variant-{name}", {})
            for name, is_on in (
                ("dunces", table.dunces),
                ("unending", table.unending),
                ("everyone", table.everyone),
            )
            if is_on
        ]
        # B11: the screen always says which rulings a table plays.
        others = [
            f"{ruling.name} = {table.law.values[ruling.name]}"
            for ruling in RULINGS
            if table.law.values[ruling.name] != ruling.values[0]
        ]
        return say(
            "screen-table",
            {
                "difficulty": say("difficulty", {"n": table.difficulty + 1}),
                "mode": say(f"mode-{MODES[table.mode]}", {}),
                "variants": ", ".join(variants) or "none",
                "rulings": ", ".join(others) or say("screen-rulings-default", {}),
            },
        )

    def _book(self) -> list[str]:
        st, say = self.st, self.voice.say
        stack = say("screen-madness", {"n": st.madness, "marker": st.marker})
        if st.monster == BOOK_CLOSED:
            return [say("screen-book-closed", {}), stack]
        monster = self.pack.monsters[st.monster]
        arrival = arrival_text(self.words, monster)
        args: dict[str, object] = {
            "monster": monster.names[self.lang],
            "symbols": self._symbols(monster.symbols),
            "do": arrival,
        }
        lines = [say("screen-monster", args)]
        if st.front == FINAL_PAGE:
            text = say("final-page-text", {})
            lines.append(
                say("screen-page-final", {"page": self.pack.final_page[self.lang], "do": text})
            )
            return [*lines, stack]
        page = self.pack.pages[st.front]
        lines.append(
            say(
                "screen-page",
                {
                    "page": page.names[self.lang],
                    "bonus": bonus_text(self.words, page),
                    "penalty": penalty_text(self.words, page),
                },
            )
        )
        names = self._symbols(self.pack.monsters[page.monster].symbols)
        return [*lines, say("screen-next", {"symbols": names}), stack]

    def _symbols(self, symbols: tuple[int, ...]) -> str:
        return ", ".join(element_name(self.words, element) for element in symbols)

    def _track(self) -> list[str]:
        st, say = self.st, self.voice.say
        slots = [slot for slot in range(SLOTS) if st.curse[slot] != NO_CURSE]
        if not slots:
            return [say("screen-track-none", {})]
        return [say("screen-track", {}), *[INDENT + self._curse(slot) for slot in slots]]

    def _curse(self, slot: int) -> str:
        st = self.st
        card = self.pack.curses[st.curse[slot]]
        state = "past" if SPACE_OF_SLOT[slot] <= st.marker else "coming"
        return self.voice.say(
            "screen-curse",
            {
                "slot": SLOT_NAMES[slot],
                "curse": card.names[self.lang],
                "type": element_name(self.words, card.type),
                "cost": cost_text(self.words, curse_cost(st, slot)),
                "state": "asleep" if st.asleep[slot] else state,
                "under": st.under[slot],
                "do": curse_text(self.words, card),
            },
        )

    def _library(self) -> list[str]:
        say = self.voice.say
        lines = [say("screen-library", {})]
        for element in range(len(ELEMENTS)):
            name = element_name(self.words, element)
            number = self.st.shelf[element]
            if number == NO_SPELL:
                lines.append(INDENT + say("screen-shelf-empty", {"element": name}))
                continue
            card = self.pack.spells[number]
            args: dict[str, object] = {
                "element": name,
                "spell": card.names[self.lang],
                "level": card.level,
                "below": max(0, 3 - self.st.shelf_level[element]),
                "do": spell_text(self.words, card),
            }
            lines.append(INDENT + say("screen-shelf", args))
        return lines

    def _supply(self) -> list[str]:
        st, say = self.st, self.voice.say
        if sum(st.supply):
            lines = [say("screen-supply", {"cards": cards_text(self.words, st.supply)})]
        else:
            lines = [say("screen-supply-none", {})]
        discount = st.discount_turn + st.discount_check
        if discount or st.boost:
            lines.append(say("screen-pools", {"discount": discount, "boost": st.boost}))
        return lines

    def _players(self) -> list[str]:
        lines: list[str] = []
        for seat in range(self.st.table.seats):
            lines.extend(self._player(seat))
        return lines

    def _player(self, seat: int) -> list[str]:
        st, say = self.st, self.voice.say
        magician = self.pack.magicians[st.table.magicians[seat]].names[self.lang]
        who: dict[str, object] = {
            "name": self.voice.name(seat),
            "magician": magician,
            "active": "yes" if seat == st.active else "no",
        }
        if not st.alive[seat]:
            return [say("screen-player-out", who)]
        spells = ", ".join(self._spell(entry) for entry in st.spells[seat])
        lines = [
            say("screen-player", who),
            INDENT + self._hand(seat),
            INDENT + self._support(seat),
            INDENT + say("screen-spells", {"spells": spells or say("screen-none", {})}),
            INDENT + self._piles(seat),
        ]
        known = [card for card in st.top[seat] if card % KNOWLEDGE_UNIT != UNKNOWN_TOP]
        if known:
            names = [card_name(self.words, card % KNOWLEDGE_UNIT) for card in reversed(known)]
            lines.append(INDENT + say("screen-top", {"cards": ", ".join(names)}))
        return lines

    def _hand(self, seat: int) -> str:
        st = self.st
        if not sees_hand(st, self.seat, seat):
            return self.voice.say("screen-hand-closed", {"n": self.hidden.hand_sizes[seat]})
        counts = st.hand[seat * KINDS : seat * KINDS + KINDS]
        args: dict[str, object] = {"n": sum(counts), "cards": cards_text(self.words, counts)}
        return self.voice.say("screen-hand", args)

    def _support(self, seat: int) -> str:
        cards = self.st.support[seat]
        names = []
        for card in cards:
            owner = card % MARK_UNIT // OWNER_UNIT
            name = card_name(self.words, card % OWNER_UNIT)
            names.append(name if owner == seat else f"{name} ({self.voice.name(owner)})")
        return self.voice.say(
            "screen-support",
            {
                "n": len(cards),
                "slots": self.st.table.slots[seat],
                "cards": ", ".join(names) or self.voice.say("screen-none", {}),
            },
        )

    def _spell(self, entry: int) -> str:
        state = "ready"
        if entry & MUTED:
            state = "neutralised"
        elif entry & EXHAUSTED:
            state = "exhausted"
        name = self.pack.spells[entry // 16].names[self.lang]
        return self.voice.say("spell-state", {"spell": name, "state": state})

    def _piles(self, seat: int) -> str:
        st = self.st
        counts = st.discard[seat * KINDS : seat * KINDS + KINDS]
        deck = len(st.deck[seat]) + len(st.top[seat]) + self.hidden.deck_sizes[seat]
        return self.voice.say(
            "screen-piles",
            {"deck": deck, "discard": sum(counts), "cards": cards_text(self.words, counts)},
        )
