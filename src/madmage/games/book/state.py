"""The state of the Book: what lies where, as flat lists of numbers.

`Table` holds what never changes during a game and is shared by all copies. Decks have no order:
`deck` is what is in there, `top` the few cards whose place on top is known. So there is no hidden
future to leak; chance decides at the moment a card is turned up.
"""

from __future__ import annotations

from typing import Any, Final

from madmage.games.book.card import KINDS
from madmage.games.book.law import Law
from madmage.games.book.pack import ABILITY_WHILE_PAYING, Pack
from madmage.kernel.effect import Effect
from madmage.kernel.state import State

SLOTS: Final = 6
"""Curse slots: 0 lies on space 1 (used by one ruling only), then spaces 2, 3 left, 3 right, 4, 5."""
SPACE_OF_SLOT: Final = (1, 2, 3, 3, 4, 5)
NO_CURSE: Final = -1
NO_SPELL: Final = -1
BOOK_CLOSED: Final = -1
FINAL_PAGE: Final = -2
ROUNDS: Final = 6
HAND_SIZE: Final = 6

# A spell in front of a player is number * 16 + flags.
EXHAUSTED: Final = 1
MUTED: Final = 2
CASTING: Final = 4
CAST_THIS_TURN: Final = 8

# A card in support is kind + owner * 16 + marks * 128: a mark per running "keep your support".
OWNER_UNIT: Final = 16
MARK_UNIT: Final = 128

# A known card on top of a deck is kind + 16 * who knows it.
KNOWN_TO_NOBODY: Final = 0
KNOWN_TO_OWNER: Final = 1
KNOWN_TO_ALL: Final = 2
KNOWLEDGE_UNIT: Final = 16

# Streams of chance; a player's deck is STREAM_DECK + seat.
STREAM_FIRST: Final = 0
STREAM_MAGICIAN: Final = 1
STREAM_COVER: Final = 2
STREAM_PAGE: Final = 3
STREAM_LIBRARY: Final = 4
STREAM_CURSE: Final = 5
STREAM_DECK: Final = 10

SETUP: Final = 0
CONCENTRATION: Final = 1
MONSTER: Final = 2
ACTION: Final = 3
RECUPERATION: Final = 4
PHASES: Final = ("setup", "concentration", "monster", "action", "recuperation")

NORMAL: Final = 0
TERROR: Final = 1
NIGHTMARE: Final = 2
MODES: Final = ("normal", "terror", "nightmare")


class Table:
    """What a game is played with: players, pack, law, difficulty, mode and variants."""

    def __init__(
        self,
        pack: Pack,
        law: Law,
        magicians: tuple[int, ...],
        difficulty: int,
        mode: int,
        dunces: bool,
        unending: bool,
        everyone: bool,
        open_hands: bool,
    ) -> None:
        self.pack = pack
        self.law = law
        self.seats = len(magicians)
        self.magicians = magicians
        self.difficulty = difficulty
        self.mode = mode
        self.dunces = dunces
        self.unending = unending
        self.everyone = everyone
        self.open_hands = open_hands
        self.cure_price = 3 if unending else 2
        """B6.7, B2.10: 2 of one type; 3 with *Unending Madness*."""
        cards = [pack.magicians[number] for number in magicians]
        # B9.5: three slots (a ruling says four) unless the magician says otherwise.
        self.slots = tuple([card.slots or law.base_slots for card in cards])
        self.limits = tuple([card.spell_limit for card in cards])
        self.wild = tuple([card.ability_kind == ABILITY_WHILE_PAYING for card in cards])


class BookState(State):
    """A game of the Book in progress."""

    __slots__ = (
        "ability_used",
        "alive",
        "asleep",
        "boost",
        "box",
        "boxed_spells",
        "curse",
        "curse_aside",
        "curse_bottom",
        "curse_stack",
        "deck",
        "destroyed",
        "destroyed_spells",
        "discard",
        "discount_check",
        "discount_turn",
        "drawn",
        "first",
        "front",
        "guests",
        "hand",
        "keep_depth",
        "madness",
        "marker",
        "monster",
        "orders",
        "pages",
        "paid",
        "phase",
        "row",
        "shelf",
        "shelf_level",
        "spells",
        "supply",
        "support",
        "table",
        "token",
        "token_supply",
        "top",
        "turn",
        "under",
    )

    table: Table
    turn: int
    """1 is the first turn of the game; 31 opens with the final check (B4.3)."""
    phase: int
    marker: int
    """The invocation marker: 0 is the Invocation space, then 1 to 5 (B5.1)."""
    row: int
    """The row of the round track, 1 to 6."""
    first: int
    """Who took the first turn of the game."""
    monster: int
    """The monster on the left page, or BOOK_CLOSED."""
    front: int
    """The page whose front lies on the right, or BOOK_CLOSED, or FINAL_PAGE."""
    pages: bytes
    """Interior pages not seen yet, unordered; the book still takes its pages from them."""
    alive: list[int]
    hand: list[int]
    """Counts by kind, `KINDS` per seat."""
    discard: list[int]
    """Counts by kind, `KINDS` per seat."""
    deck: list[bytes]
    """What a deck holds below its known top: kinds, sorted, in no order."""
    top: list[bytes]
    """Cards on top of a deck whose place is fixed, the next one to be drawn last."""
    support: list[tuple[int, ...]]
    spells: list[tuple[int, ...]]
    ability_used: int
    """A bit per seat; cleared when a turn begins (B6.8)."""
    madness: int
    """What is left of the Madness stack."""
    supply: list[int]
    """Element cards of value 2 and 3 on the table, by kind (B2.3)."""
    box: list[int]
    destroyed: list[int]
    destroyed_spells: tuple[int, ...]
    boxed_spells: tuple[int, ...]
    shelf: list[int]
    """The face-up library spell per element, or NO_SPELL (B2.6)."""
    shelf_level: list[int]
    """The level of the face-up spell, 4 when the stack is empty."""
    curse: list[int]
    """The curse in each slot, or NO_CURSE."""
    asleep: list[int]
    """The turn in which a slot's curse was neutralised, or 0 while it is face up (B9.7)."""
    token: list[int]
    """Element tokens on each slot's curse, packed by element (B1.7a)."""
    under: list[int]
    """Madness lying under a slot's curse (B5.7)."""
    token_supply: list[int]
    curse_stack: list[bytes]
    """The shuffled part of each curse stack by type, unordered."""
    curse_bottom: list[bytes]
    """Curses put under their stack, in their known order: the first comes first."""
    curse_aside: list[bytes]
    """Curses set aside, to be shuffled when their stack is empty (B5.5a)."""
    discount_turn: int
    discount_check: int
    boost: int
    orders: list[tuple[Effect[Any], int, int, tuple[int, ...]]]
    """What waits for the next curses to be placed: frames."""
    keep_depth: int
    """How many "keep your support" grants are running, one inside the other (B9.16)."""
    guests: int
    """How many granted actions of players who are not active are running, one inside the other."""
    drawn: int
    """The kind of the card drawn last, for effects that speak of *that* card."""
    paid: int
    """What the payment just finished was worth."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def everyone(self) -> tuple[int, ...]:
        """B5.3: from the active player clockwise, those still in the game."""
        seats = self.table.seats
        alive = self.alive
        return tuple(
            [s % seats for s in range(self.active, self.active + seats) if alive[s % seats]]
        )

    def seat_count(self) -> int:
        return self.table.seats

    def hand_size(self, seat: int) -> int:
        """How many cards a player holds."""
        return sum(self.hand[seat * KINDS : seat * KINDS + KINDS])

    def copy(self) -> BookState:
        """The same game, free to go another way. Nobody listens to a copy."""
        new = BookState(self.table)
        new.agenda = self.agenda[:]
        new.ask = self.ask
        new.answer = self.answer
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.top = self.top[:]
        new.drawn = self.drawn
        self._copy_turn(new)
        self._copy_open_piles(new)
        return new

    def open_part(self) -> BookState:
        """A copy without what somebody may not know: hands, decks, the last draw, ask and agenda."""
        new = BookState(self.table)
        seats = self.table.seats
        new.agenda = []
        new.ask = None
        new.answer = 0
        new.hand = [0] * (KINDS * seats)
        new.deck = [b""] * seats
        new.top = [b""] * seats
        new.drawn = 0
        self._copy_turn(new)
        self._copy_open_piles(new)
        return new

    def _copy_turn(self, new: BookState) -> None:
        new.active = self.active
        new.moved = self.moved
        new.missed = self.missed
        new.outcome = self.outcome
        new.sink = None
        new.turn = self.turn
        new.phase = self.phase
        new.marker = self.marker
        new.row = self.row
        new.first = self.first
        new.monster = self.monster
        new.front = self.front
        new.pages = self.pages
        new.ability_used = self.ability_used
        new.keep_depth = self.keep_depth
        new.guests = self.guests
        new.paid = self.paid
        new.discount_turn = self.discount_turn
        new.discount_check = self.discount_check
        new.boost = self.boost
        new.orders = self.orders[:]

    def _copy_open_piles(self, new: BookState) -> None:
        new.alive = self.alive[:]
        new.discard = self.discard[:]
        new.support = self.support[:]
        new.spells = self.spells[:]
        new.madness = self.madness
        new.supply = self.supply[:]
        new.box = self.box[:]
        new.destroyed = self.destroyed[:]
        new.destroyed_spells = self.destroyed_spells
        new.boxed_spells = self.boxed_spells
        new.shelf = self.shelf[:]
        new.shelf_level = self.shelf_level[:]
        new.curse = self.curse[:]
        new.asleep = self.asleep[:]
        new.token = self.token[:]
        new.under = self.under[:]
        new.token_supply = self.token_supply[:]
        new.curse_stack = self.curse_stack[:]
        new.curse_bottom = self.curse_bottom[:]
        new.curse_aside = self.curse_aside[:]
