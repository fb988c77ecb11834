"""The five actions, the magician's ability, and who may take them when (B6, B9.11).

`Act` is the grant of a card, `ActionPhase` the active player's own phase: both ask the same
question. Each action is a small effect that pays first and acts then.
"""

from __future__ import annotations

from typing import Final

from madmage.effects.values import Amount
from madmage.games.book.card import (
    DISCARD,
    HAND,
    KINDS,
    MADNESS,
    SUPPLY,
    SUPPORT,
    kind_of,
)
from madmage.games.book.curses import BREAK_CURSE
from madmage.games.book.legality import (
    ABILITY,
    ACQUIRE,
    CAST,
    CURE,
    DESTROY,
    LEARN,
    LEARNING_COST,
    STOP,
    act_candidates,
    curse_cost,
    legal_acts,
    why_not_act,
)
from madmage.games.book.movement import remove_support, tell_card, to_stack
from madmage.games.book.payment import (
    ANY_ELEMENTS,
    BY_ELEMENT,
    BY_SUM,
    PAY,
    SEATS_MAX,
)
from madmage.games.book.purse import NO_KEEP, NOT_COVERED, one_element, part, purse_of
from madmage.games.book.spellbook import FROM_SHELF, GAIN_SPELL, set_flags
from madmage.games.book.state import (
    CAST_THIS_TURN,
    CASTING,
    EXHAUSTED,
    MARK_UNIT,
    BookState,
)
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal
from madmage.kernel.words import Words, person

NOT_AFFORDABLE_SO: Final = Refusal("B6.7", "refused-cannot-pay-cure-so")
DISCOUNT_TOO_MUCH: Final = Refusal("B6.6", "refused-discount-too-much")
DISCOUNT_TOO_LITTLE: Final = Refusal("B6.6", "refused-discount-too-little")


def take_action(st: BookState, seat: int, option: int, keep: int) -> None:
    """Put the chosen action on the agenda."""
    if option == ABILITY:
        st.agenda.append((USE_ABILITY, 0, seat, ()))
    elif option < LEARN:
        st.agenda.append((CAST_SPELL, 0, seat, ((option - CAST) // 4, (option - CAST) % 4, keep)))
    elif option < ACQUIRE:
        st.agenda.append((LEARN_SPELL, 0, seat, (option - LEARN, keep)))
    elif option < DESTROY:
        st.agenda.append((ACQUIRE_CARD, 0, seat, (option - ACQUIRE, keep)))
    elif option < CURE:
        st.agenda.append((DESTROY_CURSE, 0, seat, (option - DESTROY, keep, 0)))
    else:
        st.agenda.append((CURE_MADNESS, 0, seat, (option - CURE, keep)))


class ActionPhase(Effect[BookState]):
    """B6.1: any number of actions, in any order, then stop."""

    path = "turn.action"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            if st.answer == STOP:
                return
            st.agenda.append((self, 0, seat, env))
            take_action(st, seat, st.answer, NO_KEEP)
        else:
            self.ask(st, seat, "act", legal_acts(st, seat, NO_KEEP, False), 1, env)

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return act_candidates(st)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return why_not_act(st, seat, purse_of(st, seat, NO_KEEP), option, False)


class Act(Effect[BookState]):
    """B6.9, B9.11: you may take up to so many actions; with `keep` support used to pay stays (B9.16)."""

    def __init__(self, amount: Amount[BookState], keep: bool) -> None:
        self.amount = amount
        self.keep = keep

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # env: power, source, actions left, the grant's mark.
        if step == 0:
            mark = NO_KEEP
            if self.keep:
                mark = st.keep_depth
                st.keep_depth += 1
            if seat != st.active:
                st.guests += 1
            left = self.amount.of(st, env)
        else:
            left, mark = env[2], env[3]
        if step == 2:
            if st.answer == STOP:
                left = 0
            else:
                # B6.8: the ability is no action in the sense of effects that grant actions.
                used = 0 if st.answer == ABILITY else 1
                self.push(st, 1, seat, (env[0], env[1], left - used, mark))
                take_action(st, seat, st.answer, mark)
                return
        if left > 0:
            options = legal_acts(st, seat, mark, True)
            if len(options) > 1:
                self.ask(st, seat, "act", options, 2, (env[0], env[1], left, mark))
                return
        self._end(st, seat, mark)

    def _end(self, st: BookState, seat: int, mark: int) -> None:
        if seat != st.active:
            st.guests -= 1
        if mark == NO_KEEP:
            return
        # B9.16a: the cards so used stay, and may pay again from now on.
        st.keep_depth = mark
        for area in range(st.table.seats):
            cards = [card % (MARK_UNIT << mark) for card in st.support[area]]
            cards.sort()
            st.support[area] = tuple(cards)

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return act_candidates(st)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return why_not_act(st, seat, purse_of(st, seat, env[3]), option, True)

    def describe(self, words: Words, who: str, power: int) -> str:
        args: dict[str, object] = {
            **person(who),
            "amount": self.amount.word(words, power),
            "n": self.amount.count(power),
        }
        return words.say("verb-act-keep" if self.keep else "verb-act", args)


class CastSpell(Effect[BookState]):
    """B6.3: pay, exhaust, apply."""

    path = "action.cast"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        spell, power, keep = env[0], env[1], env[2]
        card = st.table.pack.spells[spell]
        if step == 0:
            st.agenda.append((self, 1, seat, env))
            if power == 0:
                # Ruling `power_named`: the sum paid decides.
                need = one_element(card.element, card.level)
                st.agenda.append((PAY, 0, seat, (keep, BY_SUM, need, card.level)))
            else:
                need = one_element(card.element, card.level * power)
                st.agenda.append((PAY, 0, seat, (keep, BY_ELEMENT, need, 0)))
        elif step == 1:
            if power == 0:
                power = st.paid // card.level
            if st.sink is not None:
                st.tell("SpellCast", seat, (spell, power))
                if card.cast.is_idle(st, seat, (power, spell)):
                    st.tell("SpellIdle", seat, (spell,))
            # B6.3a: exhausted from its payment on (ruling `exhaust_when`).
            exhausted = 0 if st.table.law.exhaust_after_effect else EXHAUSTED
            # Ruling `recast`: only where it forbids a second casting is the first one remembered.
            cast = CAST_THIS_TURN if st.table.law.no_recast else 0
            set_flags(st, seat, spell, exhausted | CASTING | cast, 0)
            st.agenda.append((self, 2, seat, env))
            st.agenda.append((card.cast, 0, seat, (power, spell)))
        else:
            exhausted = EXHAUSTED if st.table.law.exhaust_after_effect else 0
            set_flags(st, seat, spell, exhausted, CASTING)


class LearnSpell(Effect[BookState]):
    """B6.4: pay for a face-up library spell, then it comes."""

    path = "action.learn"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        element, keep = env[0], env[1]
        st.agenda.append((GAIN_SPELL, 0, seat, (FROM_SHELF, element)))
        need = one_element(element, LEARNING_COST)
        st.agenda.append((PAY, 0, seat, (keep, BY_ELEMENT, need, 0)))


class AcquireCard(Effect[BookState]):
    """B6.5: pay its value for a card of value 2 or 3; it goes to the discard pile."""

    path = "action.acquire"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        element, value = env[0] // 2, env[0] % 2 + 2
        if step == 0:
            self.push(st, 1, seat, env)
            need = one_element(element, value)
            st.agenda.append((PAY, 0, seat, (env[1], BY_ELEMENT, need, 0)))
        else:
            kind = kind_of(element, value)
            st.supply[kind] -= 1
            st.discard[seat * KINDS + kind] += 1
            tell_card(st, "CardAcquired", seat, kind, (SUPPLY, -1), (DISCARD, seat))


class DestroyCurse(Effect[BookState]):
    """B6.6: take discounts, pay, and break the curse for its reward."""

    path = "action.destroy"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # env: slot, keep, the element whose discount is next, then what was taken off so far.
        slot, keep, element = env[0], env[1], env[2]
        off = list(env[3:])
        if step == 1:
            off.append(self._take(st, st.answer))
            element += 1
        while element < 4:
            options = self._discounts(st, seat, (slot, keep, element, *off))
            if len(options) > 1:
                self.ask(st, seat, "discount", options, 1, (slot, keep, element, *off))
                return
            off.append(self._take(st, options[0]))
            element += 1
        need = curse_cost(st, slot)
        for e in range(4):
            need -= one_element(e, off[e])
        st.agenda.append((BREAK_CURSE, 0, seat, (slot, 1)))
        st.agenda.append((PAY, 0, seat, (keep, BY_ELEMENT, need, 0)))

    def _take(self, st: BookState, amount: int) -> int:
        # What ends first is used first.
        by_turn = min(amount, st.discount_turn)
        st.discount_turn -= by_turn
        st.discount_check -= amount - by_turn
        return amount

    def _discounts(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        pool = st.discount_turn + st.discount_check
        cost = part(curse_cost(st, env[0]), env[2])
        return tuple(
            [k for k in range(min(pool, cost) + 1) if self.why_not_option(st, seat, env, k) is None]
        )

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(st.discount_turn + st.discount_check + 2))

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        element = env[2]
        pool = st.discount_turn + st.discount_check
        need = curse_cost(st, env[0])
        if option > pool or option > part(need, element):
            return DISCOUNT_TOO_MUCH
        for e in range(len(env) - 3):
            need -= one_element(e, env[3 + e])
        need -= one_element(element, option)
        purse = purse_of(st, seat, env[1])
        if purse.covers(need, element + 1, pool - option) == NOT_COVERED:
            return DISCOUNT_TOO_LITTLE
        return None


class CureMadness(Effect[BookState]):
    """B6.7: pay 2 of one type; a Madness goes back to the stack."""

    path = "action.cure"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        source, keep = env[0], env[1]
        price = st.table.cure_price
        if step == 2:
            self._cure(st, seat, source)
            return
        if step == 1:
            element = st.answer
        elif st.table.law.cure_any_types:
            self.push(st, 2, seat, env)
            st.agenda.append((PAY, 0, seat, (keep, ANY_ELEMENTS, 0, price)))
            return
        else:
            options = tuple([e for e in range(4) if self.why_not_option(st, seat, env, e) is None])
            if len(options) > 1:
                self.ask(st, seat, "pay_element", options, 1, env)
                return
            element = options[0]
        self.push(st, 2, seat, env)
        need = one_element(element, price)
        st.agenda.append((PAY, 0, seat, (keep, BY_ELEMENT, need, 0)))

    def _cure(self, st: BookState, seat: int, source: int) -> None:
        if source == 0:
            st.hand[seat * KINDS + MADNESS] -= 1
            to_stack(st, seat, HAND, seat)
        else:
            area = (source - 1) // SEATS_MAX
            remove_support(st, area, MADNESS, (source - 1) % SEATS_MAX)
            to_stack(st, seat, SUPPORT, area)

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        purse = purse_of(st, seat, env[1])
        return None if purse.reach[option] >= st.table.cure_price else NOT_AFFORDABLE_SO


class UseAbility(Effect[BookState]):
    """B6.8: the magician's own free trick, once per turn."""

    path = "action.ability"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        number = st.table.magicians[seat]
        ability = st.table.pack.magicians[number].ability
        st.ability_used |= 1 << seat
        st.tell("AbilityUsed", seat, (number,))
        if ability is not None:
            st.agenda.append((ability, 0, seat, (1, -1)))


ACTION_PHASE: Final = ActionPhase()
CAST_SPELL: Final = CastSpell()
LEARN_SPELL: Final = LearnSpell()
ACQUIRE_CARD: Final = AcquireCard()
DESTROY_CURSE: Final = DestroyCurse()
CURE_MADNESS: Final = CureMadness()
USE_ABILITY: Final = UseAbility()
