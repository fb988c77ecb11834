"""Paying: one card after the other, until the cost is met (B6.2).

Cards are named from high value to low, so that a set of cards is named in one way only; with
the default ruling a payment then ends by itself, exactly when every card in it was needed. A
payment that is bent (boosts, the wild air card, other rulings) is judged as a whole set instead.
"""

from __future__ import annotations

from typing import Final

from madmage.games.book.card import (
    AIR_1,
    KINDS,
    MADNESS,
    SUPPORT,
    VALUE_OF,
    kind_of,
)
from madmage.games.book.movement import hand_to_discard, support_to_discard, tell_card
from madmage.games.book.purse import (
    COVERED_BY_WILD,
    NOT_COVERED,
    Purse,
    is_marked,
    may_use_wild,
    part,
)
from madmage.games.book.state import MARK_UNIT, OWNER_UNIT, BookState
from madmage.kernel.ask import DONE
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

SEATS_MAX: Final = 5
SOURCES: Final = 32
"""Source 0 is the payer's hand, 1 + area * 5 + owner a card in somebody's support."""

# How the cost is put: by element; a sum of any elements; or a sum that decides the power.
BY_ELEMENT: Final = 0
ANY_ELEMENTS: Final = 1
BY_SUM: Final = 2

# A payment's env: keep, mode, need by element (packed), number (any elements: the sum; by sum: the
# level), and then the cards paid so far.
_KEEP: Final = 0
_MODE: Final = 1
_NEED: Final = 2
_NUMBER: Final = 3
_CHOSEN: Final = 4

EVERY_ELEMENT: Final = 0x01010101

NOT_HELD: Final = Refusal("B6.2", "refused-pay-not-there")
PAYS_NOTHING: Final = Refusal("B6.2", "refused-pay-wrong-element")
NOT_IN_ORDER: Final = Refusal("B6.2", "refused-pay-order")
NOT_NEEDED: Final = Refusal("B6.2", "refused-pay-not-needed")
LEAVES_SHORT: Final = Refusal("B6.2", "refused-pay-leaves-short")
NOT_PAID: Final = Refusal("B6.2", "refused-pay-not-yet")


def card_code(kind: int, source: int) -> int:
    """The option number of paying with a card: value from high to low, then element, then source."""
    return ((3 - VALUE_OF[kind]) * 4 + kind // 3) * SOURCES + source


def kind_of_code(code: int) -> int:
    """The kind of card behind an option number."""
    rank = code // SOURCES
    return kind_of(rank % 4, 3 - rank // 4)


class Pay(Effect[BookState]):
    """Asks for the cards of a payment and discards them; leaves its worth in `st.paid`."""

    path = "pay"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1 and st.answer != DONE:
            env = self._spend(st, seat, env, st.answer)
        if is_plain(st, seat, env):
            self._run_plain(st, seat, env)
            return
        while step == 0 or st.answer != DONE:
            options = self.options(st, seat, env)
            if not options:
                break
            if len(options) > 1:
                self.ask(st, seat, "pay", options, 1, env)
                return
            if options[0] == DONE:
                break
            env = self._spend(st, seat, env, options[0])
        self._finish(st, seat, env)

    def _run_plain(self, st: BookState, seat: int, env: tuple[int, ...]) -> None:
        rest = rest_of(env)
        if rest == 0:
            return
        codes = wallet(st, seat, env[_KEEP], rest)
        last = env[-1] if len(env) > _CHOSEN else 0
        while rest:
            if len(codes) == 1:
                # One kind of card and a cost that can be paid: there is nothing to choose.
                options = list(codes)
            else:
                options = [c for c in sorted(codes) if _why_not_plain(codes, rest, last, c) is None]
            if len(options) > 1:
                self.ask(st, seat, "pay", tuple(options), 1, env)
                return
            last = options[0]
            env = self._spend(st, seat, env, last)
            codes[last] -= 1
            rest = _less(rest, last)

    def options(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        """A bent payment's next cards, with DONE where stopping is a choice; none when it is paid."""
        codes = wallet(st, seat, env[_KEEP], EVERY_ELEMENT)
        options = [c for c in sorted(codes) if _why_not_bent(st, seat, env, codes, c) is None]
        if self._is_paid(st, seat, env):
            return (DONE, *options) if options else ()
        return tuple(options)

    def _is_paid(self, st: BookState, seat: int, env: tuple[int, ...]) -> bool:
        chosen = env[_CHOSEN:]
        purse = purse_from(st, seat, chosen)
        return acceptable(st.table.law.payment, env, chosen, purse)

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        sources = [0]
        for area in range(st.table.seats):
            for owner in range(st.table.seats):
                sources.append(1 + area * SEATS_MAX + owner)
        return (DONE, *[card_code(kind, source) for kind in range(12) for source in sources])

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        codes = wallet(st, seat, env[_KEEP], EVERY_ELEMENT)
        if is_plain(st, seat, env):
            if option == DONE:
                return NOT_PAID
            last = env[-1] if len(env) > _CHOSEN else 0
            return _why_not_plain(codes, rest_of(env), last, option)
        if option == DONE:
            return None if self._is_paid(st, seat, env) else NOT_PAID
        return _why_not_bent(st, seat, env, codes, option)

    def _spend(self, st: BookState, seat: int, env: tuple[int, ...], code: int) -> tuple[int, ...]:
        # B6.2: each card goes to its owner's discard pile at once, before the effect.
        kind = kind_of_code(code)
        source = code % SOURCES
        if source == 0:
            hand_to_discard(st, seat, kind, "CardPaid")
        else:
            area = (source - 1) // SEATS_MAX
            owner = (source - 1) % SEATS_MAX
            if env[_KEEP] >= 0:
                mark_support(st, area, kind, owner, env[_KEEP])
                tell_card(st, "CardPaid", seat, kind, (SUPPORT, area), (SUPPORT, area))
            else:
                support_to_discard(st, area, kind, owner, "CardPaid", seat)
        return (*env, code)

    def _finish(self, st: BookState, seat: int, env: tuple[int, ...]) -> None:
        purse = purse_from(st, seat, env[_CHOSEN:])
        times = 1
        if env[_MODE] == BY_SUM:
            times = _worth(env, purse)
            st.paid = times * env[_NUMBER]
        by_wild = env[_MODE] != ANY_ELEMENTS and purse.covers(env[_NEED] * times, 4, 0) == (
            COVERED_BY_WILD
        )
        if by_wild or _stray_air(env, env[_CHOSEN:]) > 0:
            st.ability_used |= 1 << seat
            st.tell("AbilityUsed", seat, (st.table.magicians[seat],))
        st.boost -= min(st.boost, purse.support_cards())


PAY: Final = Pay()


def wallet(st: BookState, seat: int, keep: int, wanted: int) -> dict[int, int]:
    """How many cards stand behind each option number now, of the elements in `wanted` (packed)."""
    codes: dict[int, int] = {}
    hand = st.hand
    base = seat * KINDS
    for element in range(4):
        if wanted >> (8 * element) & 255:
            for value in (3, 2, 1):
                count = hand[base + element * 3 + value - 1]
                if count:
                    codes[((3 - value) * 4 + element) * SOURCES] = count
    for area in range(st.table.seats):
        for card in st.support[area]:
            kind = card % OWNER_UNIT
            if kind != MADNESS and part(wanted, kind // 3) and not is_marked(card, keep):
                owner = card % MARK_UNIT // OWNER_UNIT
                code = card_code(kind, 1 + area * SEATS_MAX + owner)
                codes[code] = codes.get(code, 0) + 1
    return codes


def mark_support(st: BookState, area: int, kind: int, owner: int, keep: int) -> None:
    """B9.16: note that a support card has served one of the actions of the grant `keep`."""
    cards = list(st.support[area])
    for i in range(len(cards)):
        if cards[i] % MARK_UNIT == kind + owner * OWNER_UNIT and not is_marked(cards[i], keep):
            cards[i] += MARK_UNIT << keep
            break
    cards.sort()
    st.support[area] = tuple(cards)


def is_plain(st: BookState, seat: int, env: tuple[int, ...]) -> bool:
    """Whether nothing bends this payment, so that the quick judgement holds."""
    if env[_MODE] != BY_ELEMENT or st.boost or not st.table.law.payment_needed:
        return False
    # The wild air card only matters where something else than air is to be paid.
    return env[_NEED] < 256 or not may_use_wild(st, seat)


def purse_from(st: BookState, seat: int, codes: tuple[int, ...]) -> Purse:
    """The purse that holds exactly the cards behind these option numbers."""
    purse = Purse(st.boost, may_use_wild(st, seat))
    for code in codes:
        _put(purse, code, 1)
    return purse


def _put(purse: Purse, code: int, count: int) -> None:
    """Put cards into a purse, or take them out with a negative count."""
    if code % SOURCES:
        purse.add_support(kind_of_code(code), count)
    else:
        purse.add_hand(kind_of_code(code), count)


def acceptable(payment: str, env: tuple[int, ...], chosen: tuple[int, ...], purse: Purse) -> bool:
    """Whether these cards, which fill `purse`, are a whole payment by the ruling `payment_minimal`."""
    worth = _worth(env, purse)
    if worth == 0 or _stray_air(env, chosen) > 1:
        return False
    if payment == "at_least" or not chosen:
        return True
    for code in chosen:
        _put(purse, code, -1)
        is_needed = _worth(env, purse) < worth
        _put(purse, code, 1)
        if is_needed and payment == "until":
            return True
        if not is_needed and payment == "needed":
            return False
    return payment == "needed"


def _worth(env: tuple[int, ...], purse: Purse) -> int:
    """0 if the cost is not met; else the power it buys (1 where power is not bought by sum)."""
    if env[_MODE] == ANY_ELEMENTS:
        return 1 if purse.total() >= env[_NUMBER] else 0
    need = env[_NEED]
    if env[_MODE] == BY_ELEMENT:
        return 0 if purse.covers(need, 4, 0) == NOT_COVERED else 1
    power = 0
    while power < 3 and purse.covers(need * (power + 1), 4, 0) != NOT_COVERED:
        power += 1
    return power


def rest_of(env: tuple[int, ...]) -> int:
    """What is still to be paid (packed), without boosts and wild cards."""
    rest = env[_NEED]
    for i in range(_CHOSEN, len(env)):
        rest = _less(rest, env[i])
    return rest


def _less(rest: int, code: int) -> int:
    """What is left of a packed need after paying with one card."""
    rank = code // SOURCES
    shift = 8 * (rank % 4)
    due = rest >> shift & 255
    value = 3 - rank // 4
    return rest - ((min(due, value)) << shift)


def _why_not_plain(codes: dict[int, int], rest: int, last: int, option: int) -> Refusal | None:
    if codes.get(option, 0) == 0:
        return NOT_HELD
    if rest >> (8 * (option // SOURCES % 4)) & 255 == 0:
        return PAYS_NOTHING
    if option < last:
        return NOT_IN_ORDER
    # What comes after this card in order must still be able to pay the rest.
    later = 0
    for code, count in codes.items():
        if code >= option:
            rank = code // SOURCES
            later += (3 - rank // 4) * count << (8 * (rank % 4))
    for shift in (0, 8, 16, 24):
        if later >> shift & 255 < rest >> shift & 255:
            return LEAVES_SHORT
    return None


def _why_not_bent(
    st: BookState, seat: int, env: tuple[int, ...], codes: dict[int, int], option: int
) -> Refusal | None:
    if codes.get(option, 0) == 0:
        return NOT_HELD
    if not _is_relevant(st, seat, env, kind_of_code(option)):
        return PAYS_NOTHING
    chosen = env[_CHOSEN:]
    if chosen and option < chosen[-1]:
        return NOT_IN_ORDER
    order = [
        c for c in sorted(codes) if c >= option and _is_relevant(st, seat, env, kind_of_code(c))
    ]
    counts = [codes[c] for c in order]
    counts[0] -= 1
    purse = purse_from(st, seat, (*chosen, option))
    is_enough = _worth(env, purse) > 0
    if _completes(st.table.law.payment, env, (*chosen, option), purse, order, counts, 0):
        return None
    return NOT_NEEDED if is_enough else LEAVES_SHORT


def _is_relevant(st: BookState, seat: int, env: tuple[int, ...], kind: int) -> bool:
    """Whether a card of this kind could add anything to the payment."""
    if env[_MODE] == ANY_ELEMENTS or part(env[_NEED], kind // 3) > 0:
        return True
    # B10.2: one air card may stand for another element; a second one pays nothing.
    is_first = _stray_air(env, env[_CHOSEN:]) == 0
    return kind == AIR_1 and is_first and may_use_wild(st, seat)


def _stray_air(env: tuple[int, ...], chosen: tuple[int, ...]) -> int:
    """How many value-1 air cards are among the chosen though no air is to be paid: wild ones."""
    if env[_MODE] == ANY_ELEMENTS or part(env[_NEED], 0) > 0:
        return 0
    return len([code for code in chosen if kind_of_code(code) == AIR_1])


def _completes(
    payment: str,
    env: tuple[int, ...],
    chosen: tuple[int, ...],
    purse: Purse,
    order: list[int],
    counts: list[int],
    start: int,
) -> bool:
    """Whether `chosen` (in `purse`) and some of the cards from `start` on make a whole payment."""
    if acceptable(payment, env, chosen, purse):
        return True
    worth = _worth(env, purse)
    if worth == 3 or (worth > 0 and env[_MODE] != BY_SUM):
        return False
    for i in range(start, len(order)):
        _put(purse, order[i], counts[i])
    is_hopeless = _worth(env, purse) <= worth
    for i in range(start, len(order)):
        _put(purse, order[i], -counts[i])
    if is_hopeless:
        return False
    for i in range(start, len(order)):
        if counts[i] > 0:
            counts[i] -= 1
            _put(purse, order[i], 1)
            found = _completes(payment, env, (*chosen, order[i]), purse, order, counts, i)
            _put(purse, order[i], -1)
            counts[i] += 1
            if found:
                return True
    return False
