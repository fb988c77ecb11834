"""The table as plain text: one screen per turn, for terminals, pipes and screen readers."""

from __future__ import annotations

from madmage.games.book.card import ELEMENTS, KINDS, MADNESS
from madmage.games.book.law import RULINGS
from madmage.games.book.legality import curse_cost
from madmage.games.book.naming import (
    InRound,
    ability_text,
    arrival_text,
    bonus_text,
    card_name,
    cards_text,
    cost_text,
    curse_text,
    element_name,
    penalty_text,
    several,
    spell_text,
)
from madmage.games.book.notation import SLOT_NAMES
from madmage.games.book.outlook import coming_turns, curse_state, next_player, round_shown
from madmage.games.book.purse import one_element
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
LOW_STACK = 5
"""From here on the screen warns that the Madness stack runs out."""
MANY_MADNESS = 4
"""From here on it warns that a hand fills with Madness (B7.2)."""


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
        self.words = InRound(voice.words, st.row)
        self.lang = voice.words.lang
        self.pack = st.table.pack

    def lines(self) -> list[str]:
        """The whole table."""
        return [line for _, lines in self.parts()[::-1] for line in lines]

    def parts(self) -> list[tuple[str, list[str]]]:
        """The same in parts: what is one's own comes first."""
        seats = range(self.st.table.seats)
        others = [line for seat in seats if seat != self.seat for line in self._player(seat)]
        own = self._player(self.seat) if self.seat in seats else []
        book = [*self._head(), *self._book(), *self._alarms(), *self._track()]
        library = [*self._library(), *self._supply(), *self._pools()]
        parts = [("me", own), ("others", others), ("library", library), ("table", book)]
        return [(key, lines) for key, lines in parts if lines]

    def glance(self) -> list[str]:
        """What the player at whose seat we look can use now, and what is close to going wrong."""
        st, say, seat = self.st, self.voice.say, self.seat
        if not 0 <= seat < st.table.seats:
            return [self._head()[0], *self._alarms()]
        lines = [
            say("screen-your-hand", {"name": self.voice.name(seat), "what": self._hand(seat)}),
            say("screen-your", {"part": "piles", "what": self._piles(seat)}),
            say("screen-your", {"part": "support", "what": self._support(seat)}),
        ]
        others = [
            f"{self.voice.name(other)}: {self._supported(other)}"
            for other in range(st.table.seats)
            if other != seat and st.support[other]
        ]
        if others:
            lines.append(say("screen-others-support", {"what": "; ".join(others)}))
        return [*lines, *self._pools(), *self._alarms()]

    def _head(self) -> list[str]:
        st, say = self.st, self.voice.say
        head: dict[str, object] = {
            "round": round_shown(st),
            "turn": st.turn,
            "marker": st.marker,
            "phase": say(f"phase-{PHASES[st.phase]}", {}),
            "name": self.voice.name(st.active),
            "next": self.voice.name(next_player(st)),
        }
        return [say("screen-head", head), self._table_line()]

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
        args: dict[str, object] = {
            "monster": monster.names[self.lang],
            "symbols": self._symbols(monster.symbols),
            "do": arrival_text(self.words, monster),
        }
        lines = [say("screen-monster", args)]
        if st.front == FINAL_PAGE:
            text = say("final-page-text", {})
            page = self.pack.final_page[self.lang]
            return [*lines, say("screen-page-final", {"page": page, "do": text}), stack]
        return [*lines, *self._page(st.front), stack]

    def _page(self, front: int) -> list[str]:
        say = self.voice.say
        page = self.pack.pages[front]
        symbols = self._symbols(self.pack.monsters[page.monster].symbols)
        return [
            say("screen-page", {"page": page.names[self.lang]}),
            INDENT + say("screen-bonus", {"do": bonus_text(self.words, page)}),
            INDENT + say("screen-penalty", {"do": penalty_text(self.words, page)}),
            say("screen-next", {"symbols": symbols}),
        ]

    def _alarms(self) -> list[str]:
        """B7.2, B8.2: what ends the game soon."""
        st, say = self.st, self.voice.say
        lines = []
        if st.madness <= LOW_STACK:
            lines.append(say("screen-alarm-stack", {"n": st.madness}))
        for seat in range(st.table.seats):
            held = st.hand[seat * KINDS + MADNESS]
            if held >= MANY_MADNESS and sees_hand(st, self.seat, seat):
                who = "you" if seat == self.seat else "other"
                args: dict[str, object] = {"who": who, "name": self.voice.name(seat), "n": held}
                lines.append(say("screen-alarm-hand", args))
        return lines

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
        striker = coming_turns(st).get(SPACE_OF_SLOT[slot], st.active)
        return self.voice.say(
            "screen-curse",
            {
                "slot": SLOT_NAMES[slot],
                "curse": card.names[self.lang],
                "type": element_name(self.words, card.type),
                "cost": cost_text(self.words, curse_cost(st, slot)),
                "tokens": "yes" if st.token[slot] else "no",
                "state": curse_state(st, slot),
                "name": self.voice.name(striker),
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
        key = "screen-supply" if sum(st.supply) else "screen-supply-none"
        lines = [say(key, {"cards": cards_text(self.words, st.supply)})]
        gone = [cards_text(self.words, st.destroyed)] if sum(st.destroyed) else []
        spells = [self.pack.spells[s].names[self.lang] for s in st.destroyed_spells]
        gone += [", ".join(spells)] if spells else []
        return [*lines, say("screen-destroyed", {"cards": "; ".join(gone)})] if gone else lines

    def _pools(self) -> list[str]:
        st, say = self.st, self.voice.say
        discount = st.discount_turn + st.discount_check
        lines = [say("screen-discount", {"n": discount})] if discount else []
        return [*lines, say("screen-boost", {"n": st.boost})] if st.boost else lines

    def _player(self, seat: int) -> list[str]:
        st, say = self.st, self.voice.say
        magician = self.pack.magicians[st.table.magicians[seat]]
        who: dict[str, object] = {
            "name": self.voice.name(seat),
            "magician": magician.names[self.lang],
            "active": "yes" if seat == st.active else "no",
        }
        if not st.alive[seat]:
            return [say("screen-player-out", who)]
        lines = [
            say("screen-player", who),
            INDENT + self._ability(seat),
            INDENT + self._hand(seat),
            INDENT + self._support(seat),
            INDENT + self._piles(seat),
        ]
        known = [card for card in st.top[seat] if card % KNOWLEDGE_UNIT != UNKNOWN_TOP]
        if known:
            names = [card_name(self.words, card % KNOWLEDGE_UNIT) for card in reversed(known)]
            lines.append(INDENT + say("screen-top", {"cards": ", ".join(names)}))
        return [*lines, *[INDENT + line for line in self._spells(seat)]]

    def _ability(self, seat: int) -> str:
        magician = self.pack.magicians[self.st.table.magicians[seat]]
        is_used = self.st.ability_used >> seat & 1
        return self.voice.say(
            "screen-ability",
            {"do": ability_text(self.words, magician), "used": "yes" if is_used else "no"},
        )

    def _spells(self, seat: int) -> list[str]:
        """One's own spells with their texts, the others' by name."""
        say, entries = self.voice.say, self.st.spells[seat]
        count: dict[str, object] = {"n": len(entries), "limit": self.st.table.limits[seat]}
        if seat != self.seat or not entries:
            names = ", ".join(self._spell(entry) for entry in entries)
            return [say("screen-spells", {**count, "spells": names or say("screen-none", {})})]
        lines = [say("screen-own-spells", count)]
        for entry in entries:
            card = self.pack.spells[entry // 16]
            args: dict[str, object] = {
                "spell": self._spell(entry),
                "cost": cost_text(self.words, one_element(card.element, card.level)),
                "do": spell_text(self.words, card),
            }
            lines.append(INDENT + say("screen-own-spell", args))
        return lines

    def _hand(self, seat: int) -> str:
        st = self.st
        if not sees_hand(st, self.seat, seat):
            return self.voice.say("screen-hand-closed", {"n": self.hidden.hand_sizes[seat]})
        counts = st.hand[seat * KINDS : seat * KINDS + KINDS]
        args: dict[str, object] = {"n": sum(counts), "cards": cards_text(self.words, counts)}
        return self.voice.say("screen-hand", args)

    def _support(self, seat: int) -> str:
        return self.voice.say(
            "screen-support",
            {
                "n": len(self.st.support[seat]),
                "slots": self.st.table.slots[seat],
                "cards": self._supported(seat),
            },
        )

    def _supported(self, seat: int) -> str:
        """The cards in a support, equal ones together."""
        counts: dict[str, int] = {}
        for card in self.st.support[seat]:
            owner = card % MARK_UNIT // OWNER_UNIT
            name = card_name(self.words, card % OWNER_UNIT)
            name = name if owner == seat else f"{name} ({self.voice.name(owner)})"
            counts[name] = counts.get(name, 0) + 1
        names = [several(name, count) for name, count in counts.items()]
        return ", ".join(names) or self.voice.say("screen-none", {})

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
