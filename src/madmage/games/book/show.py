"""The Book as one seat sees it, as plain data with names: what the wire, the files and people get."""

from __future__ import annotations

import msgspec

from madmage.games.book.card import ELEMENTS, KIND_NAMES, KINDS
from madmage.games.book.legality import curse_cost
from madmage.games.book.pack import MULTI
from madmage.games.book.purse import part
from madmage.games.book.state import (
    BOOK_CLOSED,
    CASTING,
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

Counts = dict[str, int]
"""Cards by kind name, for example {"fire1": 2, "madness": 1}; kinds that are not there are left out."""

UNKNOWN_CARD = "?"
TYPES = (*ELEMENTS, "multi")


class SpellView(msgspec.Struct):
    """A spell in front of a player."""

    spell: str
    exhausted: bool
    neutralised: bool
    being_cast: bool


class SupportView(msgspec.Struct):
    """A card in support: its owner need not be the player in whose slot it lies (B9.5a)."""

    card: str
    owner: int


class PlayerView(msgspec.Struct):
    """One player's place at the table."""

    seat: int
    magician: str
    in_game: bool
    hand_size: int
    hand: Counts | None
    """None if one may not look into it."""
    deck_size: int
    deck: Counts | None
    """What the deck holds below its known top, if one may know; never its order."""
    deck_top: list[str]
    """The cards whose place on top is fixed, the next one first; `?` for those one does not know."""
    discard: Counts
    support: list[SupportView]
    slots: int
    spells: list[SpellView]
    spell_limit: int
    ability_used: bool


class CurseView(msgspec.Struct):
    """A curse on the track; its cost has the tokens added."""

    slot: int
    space: int
    curse: str
    type: str
    neutralised: bool
    tokens: Counts
    madness_under: int
    cost: Counts


class ShelfView(msgspec.Struct):
    """One stack of the library: its face-up spell and how many lie below it."""

    element: str
    spell: str | None
    below: int


class TableView(msgspec.Struct):
    """What is played: the same for the whole game."""

    difficulty: int
    mode: str
    variants: list[str]
    open_hands: bool
    rulings: dict[str, str]
    pack: str


class BookView(msgspec.Struct):
    """The whole table."""

    seat: int
    table: TableView
    turn: int
    round: int
    phase: str
    marker: int
    active: int
    first: int
    monster: str | None
    symbols: list[str]
    """The curse symbols of the monster on the left page (B3.1)."""
    page: str | None
    """The page on the right, `final` for the last one."""
    next_symbols: list[str]
    """The curse symbols of the next monster, shown on the right page (B3.1)."""
    madness: int
    curses: list[CurseView]
    curse_stacks: dict[str, int]
    curses_under: dict[str, list[str]]
    """Curses put under their stacks: everybody saw them go there, in this order."""
    curses_aside: dict[str, list[str]]
    library: list[ShelfView]
    supply: Counts
    token_supply: Counts
    destroyed: Counts
    destroyed_spells: list[str]
    boxed_spells: list[str]
    discount_turn: int
    discount_check: int
    boost: int
    players: list[PlayerView]
    unseen: Counts
    """What the hands and decks one cannot look into hold together."""
    asked: int | None
    """Whose decision everybody waits for."""
    asked_for: str | None
    outcome: str | None
    reason: str | None


def counts_of(numbers: list[int]) -> Counts:
    """Counts by kind as names."""
    return {KIND_NAMES[kind]: count for kind, count in enumerate(numbers) if count}


def by_element(packed: int) -> Counts:
    """A packed amount by element name."""
    return {ELEMENTS[e]: part(packed, e) for e in range(4) if part(packed, e)}


def show(view: View) -> BookView:
    """The data of a view, from what is known and how much is hidden, and from nothing else."""
    st = view.known
    hidden: Hidden = view.hidden
    assert isinstance(st, BookState)
    pack = st.table.pack
    page, symbols = _page(st)
    return BookView(
        seat=view.seat,
        table=_table(st),
        turn=st.turn,
        round=st.row,
        phase=PHASES[st.phase],
        marker=st.marker,
        active=st.active,
        first=st.first,
        monster=None if st.monster == BOOK_CLOSED else pack.monsters[st.monster].key,
        symbols=_symbols(st, st.monster),
        page=page,
        next_symbols=symbols,
        madness=st.madness,
        curses=[_curse(st, slot) for slot in range(SLOTS) if st.curse[slot] != NO_CURSE],
        curse_stacks=_curse_counts(st),
        curses_under=_curse_keys(st, st.curse_bottom),
        curses_aside=_curse_keys(st, st.curse_aside),
        library=[_shelf(st, element) for element in range(4)],
        supply=counts_of(st.supply),
        token_supply={ELEMENTS[e]: st.token_supply[e] for e in range(4)},
        destroyed=counts_of(st.destroyed),
        destroyed_spells=[pack.spells[s].key for s in st.destroyed_spells],
        boxed_spells=[pack.spells[s].key for s in st.boxed_spells],
        discount_turn=st.discount_turn,
        discount_check=st.discount_check,
        boost=st.boost,
        players=[_player(st, hidden, view.seat, seat) for seat in range(st.table.seats)],
        unseen=counts_of(list(hidden.pool)),
        asked=None if st.ask is None else st.ask.seat,
        asked_for=None if st.ask is None else st.ask.kind,
        outcome=None if st.outcome is None else st.outcome.key,
        reason=None if st.outcome is None else st.outcome.reason,
    )


def _table(st: BookState) -> TableView:
    table = st.table
    variants = {
        "dunces": table.dunces,
        "unending": table.unending,
        "everyone": table.everyone,
    }
    return TableView(
        difficulty=table.difficulty + 1,
        mode=MODES[table.mode],
        variants=[name for name, is_on in variants.items() if is_on],
        open_hands=table.open_hands,
        rulings=table.law.values,
        pack=table.pack.name,
    )


def _page(st: BookState) -> tuple[str | None, list[str]]:
    pack = st.table.pack
    if st.front == FINAL_PAGE:
        return "final", []
    if st.front == BOOK_CLOSED:
        return None, []
    page = pack.pages[st.front]
    return page.key, _symbols(st, page.monster)


def _symbols(st: BookState, monster: int) -> list[str]:
    if monster == BOOK_CLOSED:
        return []
    return [ELEMENTS[e] for e in st.table.pack.monsters[monster].symbols]


def _curse_counts(st: BookState) -> dict[str, int]:
    stacks, bottoms = st.curse_stack, st.curse_bottom
    return {TYPES[t]: len(stacks[t]) + len(bottoms[t]) for t in range(MULTI + 1)}


def _curse_keys(st: BookState, piles: list[bytes]) -> dict[str, list[str]]:
    curses = st.table.pack.curses
    return {TYPES[t]: [curses[c].key for c in piles[t]] for t in range(MULTI + 1)}


def _curse(st: BookState, slot: int) -> CurseView:
    card = st.table.pack.curses[st.curse[slot]]
    return CurseView(
        slot=slot,
        space=SPACE_OF_SLOT[slot],
        curse=card.key,
        type=TYPES[card.type],
        neutralised=st.asleep[slot] > 0,
        tokens=by_element(st.token[slot]),
        madness_under=st.under[slot],
        cost=by_element(curse_cost(st, slot)),
    )


def _shelf(st: BookState, element: int) -> ShelfView:
    spell = st.shelf[element]
    return ShelfView(
        element=ELEMENTS[element],
        spell=None if spell == NO_SPELL else st.table.pack.spells[spell].key,
        below=max(0, 3 - st.shelf_level[element]),
    )


def _player(st: BookState, hidden: Hidden, viewer: int, seat: int) -> PlayerView:
    table = st.table
    base = seat * KINDS
    is_seen = sees_hand(st, viewer, seat)
    deck = [0] * KINDS
    for kind in st.deck[seat]:
        deck[kind] += 1
    deck_cards = len(st.deck[seat]) + len(st.top[seat]) + hidden.deck_sizes[seat]
    return PlayerView(
        seat=seat,
        magician=table.pack.magicians[table.magicians[seat]].key,
        in_game=bool(st.alive[seat]),
        hand_size=st.hand_size(seat) + hidden.hand_sizes[seat],
        hand=counts_of(st.hand[base : base + KINDS]) if is_seen else None,
        deck_size=deck_cards,
        deck=counts_of(deck) if is_seen else None,
        deck_top=[_top_name(card % KNOWLEDGE_UNIT) for card in reversed(st.top[seat])],
        discard=counts_of(st.discard[base : base + KINDS]),
        support=[
            SupportView(KIND_NAMES[card % OWNER_UNIT], card % MARK_UNIT // OWNER_UNIT)
            for card in st.support[seat]
        ],
        slots=table.slots[seat],
        spells=[_spell(st, entry) for entry in st.spells[seat]],
        spell_limit=table.limits[seat],
        ability_used=bool(st.ability_used >> seat & 1),
    )


def _spell(st: BookState, entry: int) -> SpellView:
    return SpellView(
        spell=st.table.pack.spells[entry // 16].key,
        exhausted=bool(entry & EXHAUSTED),
        neutralised=bool(entry & MUTED),
        being_cast=bool(entry & CASTING),
    )


def _top_name(kind: int) -> str:
    return UNKNOWN_CARD if kind == UNKNOWN_TOP else KIND_NAMES[kind]
