"""Pacts of the Book's companions: what they propose, how they answer, and that they keep their word.

Everything rests on the companion's own view. What it cannot see it imagines, as for a choice, and a
proposal is tried there by the rules themselves: cards are lent, the curse is paid for, and the same
evaluation that ranks its options says what came of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from madmage.agents.agent import Agent
from madmage.agents.book.danger import in_hand, support_pool
from madmage.agents.book.mind import BookMind
from madmage.agents.book.thrift import cheapest
from madmage.agents.book.trial import Counted, Trial
from madmage.agents.why import Thought, Why
from madmage.effects.control import Seq
from madmage.games.book.actions import ACTION_PHASE
from madmage.games.book.card import ELEMENT_OF, KINDS, MADNESS, VALUE_OF
from madmage.games.book.effects.cards import Support
from madmage.games.book.effects.picking import FROM_HAND, SOURCE_UNIT
from madmage.games.book.imagine import imagine
from madmage.games.book.legality import CAST, LEARN
from madmage.games.book.movement import free_slots
from madmage.games.book.notation import SLOT_NAMES
from madmage.games.book.state import ACTION, EXHAUSTED, NO_CURSE, SLOTS, BookState
from madmage.games.book.talk import act_code, elements_of, support_text
from madmage.kernel import agenda
from madmage.kernel.ask import DONE, Ask
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.native import is_a
from madmage.kernel.view import View

Steps = list[tuple[int, str]]

WORD = 25.0
"""So many elements worse may an option be that keeps a promise: only a disaster is worse."""
LITTLE = 3.0
"""What one does for a friend without asking what for, in elements."""
SPENT = 0.5
"""How much of what was spent is missed."""
CLEAR = 2.0
"""A proposal of one's own must be worth so many elements to the group."""
MOST_LENT = 3
"""Elements that one asks of somebody, or offers."""
PATIENCE = 60
"""Answers that one step may take."""


@dataclass(slots=True)
class Promise:
    """A step that a companion is about to take: which options serve it."""

    text: str
    left: list[int] | None = None
    """What is still to be put into support, by element; None where the step is an action."""

    def __post_init__(self) -> None:
        self.left = elements_of(self.text)

    def option(self, st: BookState, ask: Ask) -> int | None:
        """The option of an ask that serves the promise, or None."""
        if ask.kind == "act":
            return self._act(st, ask)
        if self.left is not None and ask.kind == "card" and is_a(ask.effect, Support):
            return self._card(st, ask)
        return None

    def _act(self, st: BookState, ask: Ask) -> int | None:
        if self.left is None:
            code = act_code(st, self.text)
            return code if code in ask.options else None
        cards = cards_for(st, ask.seat, self.left)
        if not cards or len(cards) > free_slots(st, ask.seat):
            return None
        spells = st.table.pack.spells
        for option in sorted(ask.options, key=lambda code: (code - CAST) % 4):
            spell, power = divmod(option - CAST, 4)
            if CAST <= option < LEARN and power >= len(cards):
                if is_support(spells[spell].cast):
                    return option
        return None

    def _card(self, st: BookState, ask: Ask) -> int | None:
        assert self.left is not None
        for kind in sorted(cards_for(st, ask.seat, self.left)):
            option = FROM_HAND * SOURCE_UNIT + kind
            if option in ask.options:
                return option
        return None

    def note(self, ask: Ask, option: int) -> None:
        """A card was picked."""
        if self.left is not None and ask.kind == "card" and option != DONE:
            kind = option % SOURCE_UNIT
            if kind != MADNESS:
                element = ELEMENT_OF[kind]
                self.left[element] = max(0, self.left[element] - VALUE_OF[kind])


def is_support(effect: Effect[Any]) -> bool:
    """Whether a spell begins with cards of one's own hand that go to one's own support."""
    if is_a(effect, Seq):
        return is_support(effect.children()[0])
    return is_a(effect, Support)


def cards_for(st: BookState, seat: int, wanted: list[int]) -> list[int]:
    """The fewest hand cards worth so many elements, small ones first; none if the hand lacks them."""
    picked: list[int] = []
    for element, count in enumerate(wanted):
        held = [k for k in range(element * 3, element * 3 + 3) for _ in range(_count(st, seat, k))]
        left = count
        while left > 0 and held:
            fits = [kind for kind in held if VALUE_OF[kind] >= left] or held[-1:]
            held.remove(fits[0])
            picked.append(fits[0])
            left -= VALUE_OF[fits[0]]
        if left > 0:
            return []
    return picked


def _count(st: BookState, seat: int, kind: int) -> int:
    return st.hand[seat * KINDS + kind]


class PactAgent(Agent):
    """A companion that keeps its word, as long as that costs the group no more than it is worth."""

    name = "pact"

    def __init__(self, mind: Agent, promised: Sequence[tuple[str, int]]) -> None:
        self.mind = mind
        self.looks = mind.looks
        self.promised = [(Promise(text), seat) for text, seat in promised]

    def choose(self, view: View | None, ask: Ask) -> int:
        return self.think(view, ask).option

    def think(self, view: View | None, ask: Ask) -> Thought:
        if view is not None and isinstance(self.mind, BookMind):
            known = view.known
            assert isinstance(known, BookState)
            for promise, seat in self.promised:
                option = promise.option(known, ask)
                if option is None:
                    continue
                kept = self._kept(view, ask, option, seat)
                if kept is not None:
                    promise.note(ask, option)
                    return kept
        return self.mind.think(view, ask)

    def _kept(self, view: View, ask: Ask, option: int, seat: int) -> Thought | None:
        why = Why("why-promise", {"player": seat})
        assert isinstance(self.mind, BookMind)
        if len(ask.options) == 1 or ask.kind != "act":
            return Thought(option, why)
        worlds = self.mind.imagined(view, ask)
        ranked = self.mind.rank(worlds, ask)
        worth = {code: value for value, code in ranked}
        if worth.get(option, -1e9) + WORD < ranked[0][0]:
            return None
        return Thought(option, why, chance=self.mind.chance(worlds))


class Judge:
    """A companion that thinks about proposals, in one world that it imagines from its view."""

    def __init__(self, mind: BookMind[Trial], view: View, seed: int) -> None:
        known = view.known
        assert isinstance(known, BookState)
        plain = known.copy()
        plain.ask, plain.agenda = None, []
        self.seat = view.seat
        self.seed = seed
        self.root = imagine(plain, view.hidden, Counted(seed))
        self.trial = mind.world(self.root, seed)
        self.trial.learn()

    # Trying a step

    def on_turn(self, st: BookState, seat: int) -> BookState:
        """The same position, with `seat` asked for an action of the own turn."""
        new = st.copy()
        if new.active != seat:
            new.spells[seat] = tuple([entry & ~EXHAUSTED for entry in new.spells[seat]])
        new.active, new.phase, new.ask = seat, ACTION, None
        new.agenda = [(ACTION_PHASE, 0, seat, ())]
        agenda.advance(new, self._luck())
        return new

    def after(self, st: BookState, seat: int, text: str) -> BookState | None:
        """The position after `seat` has taken a step, or None if that cannot be."""
        new = self.on_turn(st, seat)
        promise = Promise(text)
        chance = self._luck()
        self.trial.looks = self.trial.most_looks
        is_begun = False
        for _ in range(PATIENCE):
            ask = new.ask
            if ask is None or new.outcome is not None:
                break
            if is_begun and ask.kind == "act" and ask.seat == seat:
                break
            option = promise.option(new, ask) if ask.seat == seat else None
            if option is None:
                if not is_begun:
                    return None
                option = self._answer(new, ask, chance)
            promise.note(ask, option)
            is_begun = True
            agenda.answer(new, option, chance)
        if promise.left is not None and not self._is_lent(st, new, seat, text):
            return None
        return new

    def _answer(self, st: BookState, ask: Ask, chance: Chance) -> int:
        paid = cheapest(st, ask) if ask.kind == "pay" else None
        return self.trial.answer(st, ask, chance, 1) if paid is None else paid

    def _is_lent(self, before: BookState, after: BookState, seat: int, text: str) -> bool:
        """Whether the support grew by what was promised; the spell's own price may come from there."""
        wanted = elements_of(text) or [0, 0, 0, 0]
        old, new = _lying(before, seat), _lying(after, seat)
        return all(new[e] - old[e] >= wanted[e] for e in range(4))

    def _luck(self) -> Counted:
        return Counted(self.seed)

    def gain(self, after: BookState) -> float:
        """What the group gains by steps that lead to a position: fewer curses, less what was spent."""
        root, worth = self.root, self.trial.evaluation.worth
        like, without = after.copy(), root.copy()
        like.active, like.phase = root.active, root.phase
        for slot in range(SLOTS):
            if after.curse[slot] == NO_CURSE:
                without.curse[slot] = NO_CURSE
        fear = self.trial.danger.fear
        # B7.1: what is spent in one's own turn is drawn again at its end.
        spent = (worth(root) - worth(like)) * SPENT
        return fear(root, True) - fear(without, True) - spent

    # Answering

    def answer(self, steps: Steps) -> tuple[bool, Steps]:
        """Whether to agree, and what one would rather do if not."""
        worth = self._worth(steps)
        if worth is not None and worth >= -LITTLE:
            return True, []
        for fewer in self._fewer(steps):
            worth = self._worth(fewer)
            if worth is not None and worth >= -LITTLE:
                return False, fewer
        return False, []

    def _worth(self, steps: Steps) -> float | None:
        """What the group gains by a plan; None if I cannot do my part of it."""
        st = self.root
        for seat, text in steps:
            after = self.after(st, seat, text)
            if after is None:
                if seat == self.seat:
                    return None
                # Others know better what they can do.
                continue
            st = after
        return self.gain(st)

    def _fewer(self, steps: Steps) -> list[Steps]:
        """The same with less from me: one element less of one kind each."""
        found: list[Steps] = []
        for at, (seat, text) in enumerate(steps):
            wanted = elements_of(text) if seat == self.seat else None
            if wanted is None or sum(wanted) < 2:
                continue
            for element in range(4):
                if wanted[element]:
                    less = [n - (e == element) for e, n in enumerate(wanted)]
                    found.append([*steps[:at], (seat, support_text(less)), *steps[at + 1 :]])
        return found

    # Proposing

    def suggest(self, people: list[int]) -> Steps:
        """A plan in which I need a person's cards, or they need mine; the best that clearly helps."""
        st = self.root
        order = st.everyone()
        mine = order.index(self.seat) if self.seat in order else 0
        if mine == 0:
            # Who acts now does what it can; there is no time to wait for an answer.
            return []
        best: tuple[float, Steps] = (CLEAR, [])
        for slot in range(SLOTS):
            if st.curse[slot] == NO_CURSE or st.asleep[slot]:
                continue
            for place, other in enumerate(order):
                if other not in people:
                    continue
                lender, payer = (other, self.seat) if place < mine else (self.seat, other)
                for steps in self._plans(lender, payer, other, slot):
                    worth = self._whole(steps, slot)
                    if worth > best[0]:
                        best = (worth, steps)
        return best[1]

    def _plans(self, lender: int, payer: int, person: int, slot: int) -> list[Steps]:
        """A person destroys a curse, or one of us lends the other what is missing for it."""
        st = self.root
        destroy = f"destroy {SLOT_NAMES[slot]}"
        threats = self.trial.danger.threats(st)
        threat = next((t for t in threats if t.number == st.curse[slot]), None)
        places = st.everyone().index
        if threat is None or 0 < threat.strikes <= places(person):
            # It strikes before anybody could prevent it so.
            return []
        plans: list[Steps] = [[(person, destroy)]]
        purse, pool = in_hand(st, payer), support_pool(st)
        missing = [max(0, threat.need[e] - purse[e] - pool[e]) for e in range(4)]
        is_late = 0 < threat.strikes <= places(payer)
        if not is_late and 0 < sum(missing) <= MOST_LENT:
            plans.append([(lender, support_text(missing)), (payer, destroy)])
        return plans

    def _whole(self, steps: Steps, slot: int) -> float:
        """What the group gains by a plan, if everybody can do their part of it."""
        st = self.root
        for seat, text in steps:
            after = self.after(st, seat, text)
            if after is None:
                return 0.0
            st = after
        return self.gain(st) if st.curse[slot] == NO_CURSE else 0.0


def _lying(st: BookState, seat: int) -> list[int]:
    alone = st.copy()
    alone.support = [cards if at == seat else () for at, cards in enumerate(st.support)]
    return support_pool(alone)


def judge_of(mind: Agent, view: View, seed: int) -> Judge | None:
    """Whoever of a companion's kind can judge proposals; None if it has no idea of the game."""
    return Judge(mind, view, seed) if isinstance(mind, BookMind) else None
