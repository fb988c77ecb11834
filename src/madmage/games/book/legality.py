"""Legality: the only place that says whether an action may be taken (B6).

Each `why_not_...` answers a refusal or None. The options of an action phase are the candidates
that none of them refuses, so a reason can never drift from its rule.
"""

from __future__ import annotations

from typing import Final

from madmage.games.book.card import KINDS, MADNESS, kind_of
from madmage.games.book.pack import MULTI
from madmage.games.book.payment import SEATS_MAX
from madmage.games.book.purse import NOT_COVERED, Purse, purse_of
from madmage.games.book.state import (
    CAST_THIS_TURN,
    EXHAUSTED,
    MARK_UNIT,
    MUTED,
    NO_CURSE,
    NO_SPELL,
    OWNER_UNIT,
    SLOTS,
    BookState,
)
from madmage.kernel.refusal import Refusal

# Options of an action ask.
STOP: Final = 0
ABILITY: Final = 1
CAST: Final = 16
"""CAST + spell * 4 + power; power 0 where the sum paid decides (ruling `power_named`)."""
LEARN: Final = 2000
ACQUIRE: Final = 2010
"""ACQUIRE + element * 2 + value - 2."""
DESTROY: Final = 2020
CURE: Final = 2030
"""CURE + 0 for one's hand, or + 1 + area * 5 + owner for a Madness in support."""

LEARNING_COST: Final = 2
"""B6.4: so much of its element for a spell of the library, whatever its level."""

NOT_READY: Final = MUTED | EXHAUSTED | CAST_THIS_TURN
"""A spell with any of these flags cannot be cast."""

NOT_YOUR_SPELL: Final = Refusal("B6.3", "refused-not-your-spell")
IS_EXHAUSTED: Final = Refusal("B6.3", "refused-exhausted")
IS_MUTED: Final = Refusal("B9.7", "refused-neutralised-spell")
CAST_ALREADY: Final = Refusal("B6.3", "refused-cast-already")
POWER_IS_NAMED: Final = Refusal("B6.3b", "refused-power-named")
POWER_BY_SUM: Final = Refusal("B6.3b", "refused-power-by-sum")
CANNOT_PAY_SPELL: Final = Refusal("B6.3", "refused-cannot-pay-spell")
SHELF_EMPTY: Final = Refusal("B6.4", "refused-shelf-empty")
CANNOT_PAY_LEARNING: Final = Refusal("B6.4", "refused-cannot-pay-learning")
STACK_EMPTY: Final = Refusal("B6.5", "refused-supply-empty")
CANNOT_PAY_CARD: Final = Refusal("B6.5", "refused-cannot-pay-card")
NO_CURSE_THERE: Final = Refusal("B6.6", "refused-no-curse-there")
CURSE_SLEEPS: Final = Refusal("B9.7", "refused-curse-sleeps")
CANNOT_PAY_CURSE: Final = Refusal("B6.6", "refused-cannot-pay-curse")
NO_MADNESS_THERE: Final = Refusal("B6.7", "refused-no-madness-there")
CANNOT_PAY_CURE: Final = Refusal("B6.7", "refused-cannot-pay-cure")
NO_ABILITY: Final = Refusal("B6.8", "refused-no-ability")
ABILITY_PASSIVE: Final = Refusal("B6.8", "refused-ability-while-paying")
ABILITY_SPENT: Final = Refusal("B6.8", "refused-ability-spent")
ABILITY_SHUT: Final = Refusal("B9.11a", "refused-ability-shut")
ABILITY_IDLE: Final = Refusal("B10.3", "refused-ability-idle")


def curse_cost(st: BookState, slot: int) -> int:
    """B6.6: 4 of its element, or 1 of each; plus the tokens on it (B1.7a). Packed by element."""
    return st.table.pack.curses[st.curse[slot]].cost + st.token[slot]


def most_power(st: BookState, purse: Purse, spell: int) -> int:
    """B6.3: the highest power of a spell that the purse pays, 0 if not even the first."""
    pack = st.table.pack
    power = purse.reach[pack.elements[spell]] // pack.levels[spell]
    return min(3, power)


def why_not_cast(st: BookState, seat: int, purse: Purse, spell: int, power: int) -> Refusal | None:
    """B6.3: one's own spell, face up, ready, and paid for."""
    entry = -1
    for own in st.spells[seat]:
        if own // 16 == spell:
            entry = own
    if entry < 0:
        return NOT_YOUR_SPELL
    if entry & MUTED:
        return IS_MUTED
    if entry & EXHAUSTED:
        return IS_EXHAUSTED
    if entry & CAST_THIS_TURN:
        return CAST_ALREADY
    if st.table.law.power_by_sum:
        if power > 0:
            return POWER_BY_SUM
        power = 1
    elif power == 0:
        return POWER_IS_NAMED
    return None if power <= most_power(st, purse, spell) else CANNOT_PAY_SPELL


def why_not_learn(st: BookState, purse: Purse, element: int) -> Refusal | None:
    """B6.4: a face-up library spell, for its price."""
    if st.shelf[element] == NO_SPELL:
        return SHELF_EMPTY
    return None if purse.reach[element] >= LEARNING_COST else CANNOT_PAY_LEARNING


def why_not_acquire(st: BookState, purse: Purse, element: int, value: int) -> Refusal | None:
    """B6.5: value 2 costs 2, value 3 costs 3 of its element, if the stack has one."""
    if st.supply[kind_of(element, value)] == 0:
        return STACK_EMPTY
    return None if purse.reach[element] >= value else CANNOT_PAY_CARD


def why_not_destroy(st: BookState, purse: Purse, slot: int) -> Refusal | None:
    """B6.6: a face-up curse, its cost and tokens less the discounts paid."""
    if st.curse[slot] == NO_CURSE:
        return NO_CURSE_THERE
    if st.asleep[slot]:
        return CURSE_SLEEPS
    discount = st.discount_turn + st.discount_check
    cost = st.table.pack.curses[st.curse[slot]].cost + st.token[slot]
    is_paid = purse.covers(cost, 0, discount) != NOT_COVERED
    return None if is_paid else CANNOT_PAY_CURSE


def why_not_cure(st: BookState, seat: int, purse: Purse, source: int) -> Refusal | None:
    """B6.7: a Madness in one's hand or in any support."""
    if source == 0:
        if st.hand[seat * KINDS + MADNESS] == 0:
            return NO_MADNESS_THERE
    elif not has_support_madness(st, (source - 1) // SEATS_MAX, (source - 1) % SEATS_MAX):
        return NO_MADNESS_THERE
    return None if pays_cure(st, purse) else CANNOT_PAY_CURE


def pays_cure(st: BookState, purse: Purse) -> bool:
    """Whether the purse pays for a cure: so many of one type, or by one ruling of any types."""
    price = st.table.cure_price
    if st.table.law.cure_any_types:
        return purse.total() >= price
    reach = purse.reach
    return reach[0] >= price or reach[1] >= price or reach[2] >= price or reach[3] >= price


def has_support_madness(st: BookState, area: int, owner: int) -> bool:
    """Whether `owner`'s Madness lies in the support of `area`."""
    for card in st.support[area]:
        if card % MARK_UNIT == MADNESS + owner * OWNER_UNIT:
            return True
    return False


def why_not_ability(st: BookState, seat: int, is_granted: bool) -> Refusal | None:
    """B6.8: once per turn, in one's own action phase, not as a granted action (B9.11a)."""
    card = st.table.pack.magicians[st.table.magicians[seat]]
    if card.ability is None or card.ability_first is None:
        return ABILITY_PASSIVE if st.table.wild[seat] else NO_ABILITY
    if is_granted and not st.table.law.ability_any_action:
        return ABILITY_SHUT
    if st.ability_used >> seat & 1:
        return ABILITY_SPENT
    # B10.3: its first part must be possible: a Madness to discard, a spell to refresh, a card to swap.
    if card.ability_first.why_not_fully(st, seat, (1, -1)) is not None:
        return ABILITY_IDLE
    return None


def why_not_act(
    st: BookState, seat: int, purse: Purse, option: int, is_granted: bool
) -> Refusal | None:
    """Why `option` cannot be taken as an action now, or None."""
    if option == STOP:
        return None
    if option == ABILITY:
        return why_not_ability(st, seat, is_granted)
    if option < LEARN:
        return why_not_cast(st, seat, purse, (option - CAST) // 4, (option - CAST) % 4)
    if option < ACQUIRE:
        return why_not_learn(st, purse, option - LEARN)
    if option < DESTROY:
        return why_not_acquire(st, purse, (option - ACQUIRE) // 2, (option - ACQUIRE) % 2 + 2)
    if option < CURE:
        return why_not_destroy(st, purse, option - DESTROY)
    return why_not_cure(st, seat, purse, option - CURE)


def act_candidates(st: BookState) -> tuple[int, ...]:
    """Every action one could think of, whoever one is."""
    codes = [STOP, ABILITY]
    for spell in range(len(st.table.pack.spells)):
        for power in range(4):
            codes.append(CAST + spell * 4 + power)
    codes.extend([LEARN + element for element in range(4)])
    codes.extend([ACQUIRE + i for i in range(8)])
    codes.extend([DESTROY + slot for slot in range(SLOTS)])
    codes.append(CURE)
    for area in range(st.table.seats):
        for owner in range(st.table.seats):
            codes.append(CURE + 1 + area * SEATS_MAX + owner)
    return tuple(codes)


def legal_acts(st: BookState, seat: int, keep: int, is_granted: bool) -> tuple[int, ...]:
    """The options of an action ask: stop, ability, casts, learning, buying, curses, cures.

    Half of all decisions are this one, so what is plainly out of reach is passed over before it is
    asked about; the proof in tests/properties compares the result with `why_not_act` throughout.
    """
    purse = purse_of(st, seat, keep)
    reach = purse.reach
    codes = [STOP]
    if why_not_ability(st, seat, is_granted) is None:
        codes.append(ABILITY)
    _add_casts(st, seat, reach, codes)
    for element in range(4):
        # Whatever is learned or bought costs 2 at least.
        if reach[element] >= 2:
            if why_not_learn(st, purse, element) is None:
                codes.append(LEARN + element)
            if why_not_acquire(st, purse, element, 2) is None:
                codes.append(ACQUIRE + element * 2)
            if reach[element] >= 3 and why_not_acquire(st, purse, element, 3) is None:
                codes.append(ACQUIRE + element * 2 + 1)
    _add_curses(st, purse, codes)
    if pays_cure(st, purse):
        _add_cures(st, seat, codes)
    return tuple(codes)


def _add_casts(st: BookState, seat: int, reach: list[int], codes: list[int]) -> None:
    pack = st.table.pack
    by_sum = st.table.law.power_by_sum
    for entry in st.spells[seat]:
        spell = entry // 16
        power = reach[pack.elements[spell]] // pack.levels[spell]
        if power == 0 or entry & NOT_READY:
            continue
        code = CAST + spell * 4
        if by_sum:
            codes.append(code)
            continue
        codes.append(code + 1)
        if power > 1:
            codes.append(code + 2)
            if power > 2:
                codes.append(code + 3)


def _add_curses(st: BookState, purse: Purse, codes: list[int]) -> None:
    curses = st.table.pack.curses
    discount = st.discount_turn + st.discount_check
    for slot in range(SLOTS):
        curse = st.curse[slot]
        if curse == NO_CURSE:
            continue
        type = curses[curse].type
        # A single-element curse costs 4 of its element at least.
        if type != MULTI and purse.reach[type] + discount < 4:
            continue
        if why_not_destroy(st, purse, slot) is None:
            codes.append(DESTROY + slot)


def _add_cures(st: BookState, seat: int, codes: list[int]) -> None:
    if st.hand[seat * KINDS + MADNESS]:
        codes.append(CURE)
    for area in range(st.table.seats):
        for card in st.support[area]:
            if card % OWNER_UNIT == MADNESS:
                code = CURE + 1 + area * SEATS_MAX + card % MARK_UNIT // OWNER_UNIT
                if codes[-1] != code:
                    codes.append(code)
