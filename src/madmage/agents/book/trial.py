"""Trying options out: what comes of an answer, found by the rules themselves on a copy.

An action is tried to its end, an answer within an effect until that effect is done. What is asked
on the way is answered as the one who is asked would: by the same evaluation, one look ahead.
"""

from __future__ import annotations

from random import Random
from typing import Any

from madmage.agents.book.danger import Danger
from madmage.agents.book.evaluation import Evaluation
from madmage.agents.book.thrift import MODE, cheapest
from madmage.games.book.card import MADNESS, VALUE_OF
from madmage.games.book.legality import LEARN, STOP
from madmage.games.book.movement import draw
from madmage.games.book.payment import BY_SUM
from madmage.games.book.state import (
    ACTION,
    BOOK_CLOSED,
    FINAL_PAGE,
    HAND_SIZE,
    MONSTER,
    BookState,
)
from madmage.kernel import agenda
from madmage.kernel.ask import DONE, Ask
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect

DEEPEST = 4
"""An ask within so many others is answered without looking ahead."""
MOST = 12
"""How many options of an ask within another are looked at; fewer, the deeper it lies."""
LOOKS = 60
"""How many positions one try may look at; then what is still asked is answered without a look."""
PLENTY = 60
"""A Madness stack that lasts for any effect."""
PATIENCE = 400
"""Steps after which a try is judged as it stands."""


class Counted(Chance):
    """A generator's chance that knows whether it was asked at all."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.generator: Random | None = None
        """Made when it is first asked: most tries leave nothing to luck, and seeding takes its time."""
        self.picks = 0

    def pick(self, stream: int, population: bytes) -> int:
        self.picks += 1
        generator = self.generator
        if generator is None:
            generator = self.generator = Random(self.seed)
        return population[int(generator.random() * len(population))]


class Trial:
    """Tries and judges from one imagined position on."""

    def __init__(self, root: BookState, evaluation: Evaluation, seed: int) -> None:
        self.root = root
        self.evaluation = evaluation
        self.danger = Danger(evaluation.weights)
        self.seed = seed
        self.price = 0.0
        """What one Madness on the stack is worth."""
        self.looks = LOOKS
        """How many more positions the running try may look at."""
        self.most_looks = LOOKS
        self.most_options = MOST
        self.is_learning = False
        """Whether harm is still being found out, so that nothing can be feared yet."""

    def value(self, st: BookState, stops: bool = False) -> float:
        """What a position is worth: what the group has, less what it has to fear.

        With `stops` the active player does nothing more in this turn.
        """
        worth = self.evaluation.worth(st)
        return worth if self.is_learning else worth - self.danger.fear(st, stops)

    def glance(self, st: BookState) -> float:
        """What a position is worth that an answer on the way leads to."""
        return self.value(st)

    def stopping(self, st: BookState, stops: bool) -> float:
        """What it is worth to leave it at that: an action has to do a little good at least."""
        return self.value(st, stops) + self.evaluation.weights.friction

    def after(self, st: BookState, option: int, chance: Chance, depth: int) -> BookState:
        """A copy in which the open ask was answered and what follows from that is done."""
        if depth == 0:
            self.looks = self.most_looks
        new = st.copy()
        ask = new.ask
        assert ask is not None
        floor = len(new.agenda) - 1
        if ask.kind == "act":
            # The effect that asked waits on the agenda for the action to end.
            floor += 1
        elif ask.kind == "pay" and ask.env[MODE] == BY_SUM:
            # What is paid decides what the spell does: see that too.
            floor -= 1
        agenda.step(new, option, chance)
        self._run(new, chance, floor, depth)
        return new

    def _run(self, st: BookState, chance: Chance, floor: int, depth: int) -> None:
        stack = st.agenda
        patience = PATIENCE
        while st.outcome is None and patience > 0:
            patience -= 1
            if st.ask is not None:
                agenda.step(st, self.answer(st, st.ask, chance, depth + 1), chance)
            elif len(stack) > floor:
                effect, step, seat, env = stack.pop()
                effect.run(st, chance, step, seat, env)
            else:
                return

    def answer(self, st: BookState, ask: Ask, chance: Chance, depth: int) -> int:
        """How an ask on the way is answered."""
        options = ask.options
        if ask.kind == "pay":
            card = cheapest(st, ask)
            if card is not None:
                return card
            return DONE if DONE in options else options[-1]
        if ask.kind == "act":
            if depth >= DEEPEST - 1:
                return STOP
            options = tuple([o for o in options if o == STOP or not 1 <= o < LEARN])
        if depth >= DEEPEST or self.looks <= 0:
            return options[0]
        plain = by_habit(st, ask)
        if plain is not None:
            return plain
        most = self.most_options // depth
        if len(options) > most:
            options = options[:: len(options) // most + 1]
        best, best_worth = options[0], -1e9
        for option in options:
            self.looks -= 1
            if ask.kind == "act" and option == STOP:
                worth = self.glance(st) + self.evaluation.weights.friction
            else:
                worth = self.glance(self.after(st, option, Counted(self.seed), depth))
            if worth > best_worth:
                best, best_worth = option, worth
        return best

    def learn(self) -> None:
        """Find out how bad the curses on the track are, and what is at stake at the check."""
        st = self.root
        if st.monster == BOOK_CLOSED or st.outcome is not None:
            return
        self.is_learning = True
        self.price = self._price()
        curses = st.table.pack.curses
        harm: dict[int, float] = {}
        for threat in self.danger.threats(st):
            if threat.strikes and threat.number not in harm:
                strike, slot = curses[threat.number].strike, st.curse.index(threat.number)
                lost, taken = self._suffer(strike, threat.strikes, slot)
                harm[threat.number] = lost
                self.danger.madness[threat.number] = taken
        self.danger.harm = harm
        if st.front not in (FINAL_PAGE, BOOK_CLOSED):
            page = st.table.pack.pages[st.front]
            turns = 6 - st.marker
            lost, taken = self._suffer(page.penalty, turns, -1)
            self.danger.missed = float(taken)
            won, _ = self._suffer(page.bonus, turns, -1)
            least = self.evaluation.weights.check_least
            self.danger.stake = least + max(0.0, lost - won)
        self.is_learning = False

    def _price(self) -> float:
        """What one Madness less on the stack costs now."""
        poorer = self.root.copy()
        poorer.madness = max(0, poorer.madness - 2)
        return (self.evaluation.worth(self.root) - self.evaluation.worth(poorer)) / 2

    def _suffer(self, effect: Effect[Any], turns: int, slot: int) -> tuple[float, int]:
        """What an effect costs the group in so many turns, and how many Madness it brings."""
        st = self.root.copy()
        everyone = st.everyone()
        chance = Counted(self.seed)
        if st.phase == ACTION:
            draw(st, chance, st.active, max(0, HAND_SIZE - st.hand_size(st.active)))
        st.active = everyone[turns % len(everyone)]
        st.phase = MONSTER
        st.ask = None
        st.agenda = []
        # What an empty stack means is feared elsewhere: here it has enough.
        st.madness += PLENTY
        before, stack = self.evaluation.worth(st), st.madness
        st.agenda.append((effect, 0, st.active, (1, slot)))
        self.looks = LOOKS
        self._run(st, chance, 0, 1)
        taken = stack - st.madness
        return before - self.evaluation.worth(st) + taken * self.price, taken


def by_habit(st: BookState, ask: Ask) -> int | None:
    """Answers that need no look ahead: the best card on top, and one's own element."""
    if ask.kind == "order":
        return max(ask.options, key=lambda kind: VALUE_OF[kind])
    if ask.kind == "sift":
        return MADNESS if MADNESS in ask.options else DONE
    if ask.kind == "replacement":
        own = st.table.pack.magicians[st.table.magicians[ask.seat]].element
        return own if own in ask.options else ask.options[0]
    return None
