"""Setting a table up: from a checked wish to the state from which the opening runs (B2)."""

from __future__ import annotations

from madmage.games.book import law as laws
from madmage.games.book.card import (
    COPIES,
    KINDS,
    MADNESS,
    MADNESS_COPIES,
    TOKENS_PER_ELEMENT,
    VALUE_OF,
)
from madmage.games.book.law import Law
from madmage.games.book.layout import lay_out
from madmage.games.book.loading import load_pack
from madmage.games.book.opening import OPENING
from madmage.games.book.pack import MULTI
from madmage.games.book.spellbook import reveal_next
from madmage.games.book.state import (
    BOOK_CLOSED,
    MODES,
    NO_CURSE,
    NO_SPELL,
    SETUP,
    SLOTS,
    STREAM_FIRST,
    STREAM_MAGICIAN,
    BookState,
    Table,
)
from madmage.kernel.chance import Chance
from madmage.kernel.rules import Setup

STACK_BY_PLAYERS = {2: 20, 3: 25, 4: 30, 5: 35}
"""B2.1."""


def make_table(setup: Setup, magicians: tuple[int, ...]) -> Table:
    """The unchanging part of a game."""
    o = setup.options
    return Table(
        load_pack(o["pack"]),
        Law(laws.rulings_of(o["edition"], o["rulings"])),
        magicians,
        o["difficulty"] - 1,
        MODES.index(o["mode"]),
        "dunces" in o["variants"],
        "unending" in o["variants"],
        "everyone" in o["variants"],
        o["open_hands"],
    )


def deal_magicians(setup: Setup, ch: Chance) -> tuple[int, ...]:
    """B2.4: the magicians asked for; the other seats get one at random, no two the same."""
    pack = load_pack(setup.options["pack"])
    keys = [magician.key for magician in pack.magicians]
    wanted = list(setup.options["magicians"]) + [""] * setup.seats
    left = bytes(i for i, key in enumerate(keys) if key not in wanted)
    numbers = []
    for key in wanted[: setup.seats]:
        if key:
            numbers.append(keys.index(key))
        else:
            number = ch.pick(STREAM_MAGICIAN, left)
            left = bytes(i for i in left if i != number)
            numbers.append(number)
    return tuple(numbers)


def new_state(table: Table) -> BookState:
    """A table with everything in its place and nobody dealt in yet."""
    st = BookState(table)
    seats = table.seats
    st.agenda, st.ask, st.answer, st.outcome, st.sink = [], None, 0, None, None
    st.moved = st.missed = st.active = st.first = 0
    st.turn = st.marker = 0
    st.phase, st.row = SETUP, 1
    st.monster = st.front = BOOK_CLOSED
    st.pages = bytes(range(len(table.pack.pages)))
    st.alive = [1] * seats
    st.hand, st.discard = [0] * (KINDS * seats), [0] * (KINDS * seats)
    st.deck, st.top = [b""] * seats, [b""] * seats
    st.support = [()] * seats
    st.spells = [tuple(spell * 16 for spell in table.pack.basics) for _ in range(seats)]
    st.ability_used = st.keep_depth = st.guests = st.drawn = st.paid = 0
    st.discount_turn = st.discount_check = st.boost = 0
    st.orders = []
    _lay_out(st)
    return st


def _lay_out(st: BookState) -> None:
    table = st.table
    st.supply = [0 if VALUE_OF[kind] == 1 else COPIES[VALUE_OF[kind]] for kind in range(12)]
    # B2.4: value-1 cards that nobody starts with stay in the box.
    st.box = [COPIES[1] if VALUE_OF[kind] == 1 else 0 for kind in range(12)] + [0]
    # B2.1: the Madness stack by players; the rest goes to the box.
    st.madness = 35 if table.law.stack_always_35 else STACK_BY_PLAYERS[table.seats]
    st.box[MADNESS] = MADNESS_COPIES - st.madness
    st.destroyed = [0] * KINDS
    st.destroyed_spells = st.boxed_spells = ()
    st.shelf, st.shelf_level = [NO_SPELL] * 4, [0] * 4
    st.curse = [NO_CURSE] * SLOTS
    st.asleep, st.under, st.token = [0] * SLOTS, [0] * SLOTS, [0] * SLOTS
    st.token_supply = [TOKENS_PER_ELEMENT] * 4
    st.curse_stack = table.pack.curse_stacks[:]
    st.curse_bottom, st.curse_aside = [b""] * (MULTI + 1), [b""] * (MULTI + 1)


def set_up(setup: Setup, ch: Chance) -> BookState:
    """B2: a game ready for its opening; the caller runs it up to the first ask."""
    table = make_table(setup, deal_magicians(setup, ch))
    st = new_state(table)
    if setup.options["position"] is not None:
        lay_out(st, setup.options["position"], ch)
        return st
    if setup.options["first"] is None:
        st.first = ch.pick(STREAM_FIRST, bytes(range(table.seats)))
    else:
        st.first = setup.options["first"]
    st.active = st.first
    for element in range(4):
        reveal_next(st, ch, element)
    st.agenda.append((OPENING, 0, st.first, (0,)))
    return st
