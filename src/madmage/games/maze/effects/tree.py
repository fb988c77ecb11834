"""The tree of a card: text, consequences, then a test, a choice or a fate table (M7.1, M8.1)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.character import ability, roll
from madmage.games.maze.effects.consequence import Consequence, level_here
from madmage.games.maze.gaining import POTION_LIMIT
from madmage.games.maze.goods import drop_gear, drop_potion, spend_key
from madmage.games.maze.pack import ABILITIES
from madmage.games.maze.potions import (
    KEEP_DIE,
    TURN_DIE,
    after_roll,
    luck_held,
    turn_die,
)
from madmage.games.maze.ready import READY
from madmage.games.maze.state import NO_GEAR, MazeState
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.native import is_a
from madmage.kernel.refusal import Refusal
from madmage.kernel.words import Words

GREEN: Final = 0
RED: Final = 1

NO_COST: Final = 0
LIFE_COST: Final = 1
KEY_COST: Final = 2
POTION_COST: Final = 3
GEAR_COST: Final = 4
COSTS: Final = ("none", "life", "key", "potion", "equipment")

NOT_THE_PAYERS: Final = Refusal("M8.1", "refused-potion-not-held")
CANNOT_PAY: Final = Refusal("M8.1", "refused-cannot-pay-side")


class Node(Effect[MazeState]):
    """One node: its text is read, (X) is noted, its consequences come, then what follows."""

    index: int = 0

    def __init__(
        self,
        texts: dict[str, str],
        do: tuple[Effect[MazeState], ...],
        then: Effect[MazeState] | None,
        gone: bool,
    ) -> None:
        self.texts = texts
        self.do = do
        self.then = then
        self.gone = gone
        self.once = tuple([isinstance(part, Consequence) and part.once for part in do])

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            if self.gone:
                st.gone = 1
            st.tell("NodeRead", seat, (st.reading_deck, st.reading, self.index))
        if not st.fighters:
            return
        if step < len(self.do):
            self.push(st, step + 1, seat, env)
            part = self.do[step]
            if self.once[step]:
                st.agenda.append((part, 0, st.fighters[0], ()))
            else:
                for fighter in reversed(st.fighters):
                    st.agenda.append((part, 0, fighter, ()))
        elif self.then is not None:
            st.agenda.append((self.then, 0, st.fighters[0], ()))

    def children(self) -> tuple[Effect[MazeState], ...]:
        return self.do if self.then is None else (*self.do, self.then)

    def describe(self, words: Words, who: str, power: int) -> str:
        parts = [part.describe(words, who, power) for part in self.do]
        if self.gone:
            parts.append(words.say("card-gone", {}))
        return " ".join(parts)


class Test(Effect[MazeState]):
    """M7.1, M7.4: dice and abilities of all fighters against number × fighters + level."""

    def __init__(self, ability: int, number: int, success: Node, failure: Node) -> None:
        self.ability = ability
        self.number = number
        self.success = success
        self.failure = failure

    def target(self, st: MazeState) -> int:
        """What must be exceeded."""
        return self.number * len(st.fighters) + level_here(st)

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # env: how many have rolled, the sum so far, then what the fighter at hand adds, and the die.
        if step == 0:
            st.tested = self.ability
            self.push(st, 1, seat, (0, 0, 0, 0))
            for fighter in reversed(st.fighters):
                READY.push(st, 0, fighter, (self.ability, 0))
            return
        at, total, adds, face = env
        st.fresh = 0
        if step == 2:
            fighter = st.fighters[at]
            if st.answer == TURN_DIE:
                face = turn_die(st, fighter, face)
            at, total = at + 1, total + adds + face
        while at < len(st.fighters):
            fighter = st.fighters[at]
            face = roll(st, ch, fighter)
            adds = self._adds(st, fighter)
            st.tell("TestRolled", fighter, (face, adds))
            if luck_held(st, fighter) >= 0:
                self.ask(st, fighter, "luck", (KEEP_DIE, TURN_DIE), 2, (at, total, adds, face))
                return
            at, total = at + 1, total + adds + face
        self._decide(st, seat, total)

    def _adds(self, st: MazeState, fighter: int) -> int:
        """Ability and omen at the moment of the roll; the omen is spent, and so may a potion be."""
        adds = ability(st, fighter, self.ability) + st.omen[fighter]
        st.omen[fighter] = 0
        after_roll(st, fighter)
        return adds

    def _decide(self, st: MazeState, seat: int, total: int) -> None:
        target = self.target(st)
        is_won = total > target
        st.tell("TestDone", seat, (self.ability, total, target, int(is_won)))
        st.agenda.append((self.success if is_won else self.failure, 0, seat, ()))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (KEEP_DIE, TURN_DIE)

    def children(self) -> tuple[Effect[MazeState], ...]:
        return (self.success, self.failure)

    def describe(self, words: Words, who: str, power: int) -> str:
        name = words.say(f"ability-{ABILITIES[self.ability]}", {})
        return words.say("card-test", {"ability": name, "number": self.number})


class Side:
    """One side of a choice: its label, its price and what follows."""

    def __init__(self, labels: dict[str, str], cost: int, amount: int, node: Node) -> None:
        self.labels = labels
        self.cost = cost
        self.amount = amount
        self.node = node

    def is_payable(self, st: MazeState, seat: int) -> bool:
        """Whether a fighter can pay it; life as a price must leave at least 1."""
        if self.cost == LIFE_COST:
            return st.life[seat] > self.amount
        if self.cost == KEY_COST:
            return st.keys[seat] >= self.amount
        if self.cost == POTION_COST:
            return len(st.potions[seat]) >= self.amount
        if self.cost == GEAR_COST:
            return st.gear[seat] != NO_GEAR
        return True


class Choice(Effect[MazeState]):
    """M8.1: green or red without a roll; in a group the beginner chooses and each fighter pays."""

    def __init__(self, green: Side, red: Side) -> None:
        self.sides = (green, red)
        self.fees = (Fee(green.cost, green.amount), Fee(red.cost, red.amount))

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            self.push(st, 1, seat, env)
            for fighter in reversed(st.fighters):
                READY.push(st, 0, fighter, (-1, 0))
        elif step == 1:
            options = tuple(
                [side for side in (GREEN, RED) if self.why_not_option(st, seat, env, side) is None]
            )
            self.ask(st, seat, "choice", options, 2, env)
        else:
            st.fresh = 0
            side = st.answer
            st.tell("SideChosen", seat, (st.reading_deck, st.reading, self.sides[side].node.index))
            st.agenda.append((self.sides[side].node, 0, seat, ()))
            for fighter in reversed(st.fighters):
                st.agenda.append((self.fees[side], 0, fighter, ()))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (GREEN, RED)

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        for fighter in st.fighters:
            if not self.sides[option].is_payable(st, fighter):
                return CANNOT_PAY
        return None

    def children(self) -> tuple[Effect[MazeState], ...]:
        return (self.sides[0].node, self.sides[1].node)


class Fee(Effect[MazeState]):
    """The price of a side, paid by one fighter; life paid is no damage (M2.3a)."""

    asks_anew = 0
    path = "fee"

    def __init__(self, cost: int, amount: int) -> None:
        self.cost = cost
        self.amount = amount

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if self.cost == NO_COST:
            return
        if self.cost == POTION_COST:
            self._potion(st, step, seat, env)
            return
        if self.cost == LIFE_COST:
            st.life[seat] -= self.amount
        elif self.cost == KEY_COST:
            for _ in range(self.amount):
                spend_key(st, seat)
        else:
            drop_gear(st, seat)
            POTION_LIMIT.push(st, 0, seat, ())
        st.tell("Paid", seat, (self.cost, self.amount))

    def _potion(self, st: MazeState, step: int, seat: int, env: tuple[int, ...]) -> None:
        """The payer picks which potion; `env` counts those paid."""
        paid = env[0] if env else 0
        if step == 1:
            drop_potion(st, seat, st.answer)
            st.tell("PotionLost", seat, (st.answer,))
            paid += 1
        if paid < self.amount and st.potions[seat]:
            kinds = tuple(sorted(set(st.potions[seat])))
            self.ask(st, seat, "pay_potion", kinds, 1, (paid,))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(len(st.table.pack.potions)))

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return None if option in st.potions[seat] else NOT_THE_PAYERS


def owes_potion(st: MazeState, seat: int) -> bool:
    """Whether a player has nothing but the potions that are still to be paid for a side chosen."""
    for effect, _, payer, env in st.agenda:
        if payer == seat and is_a(effect, Fee) and effect.cost == POTION_COST:
            return len(st.potions[seat]) <= effect.amount - (env[0] if env else 0)
    return False


class Fate(Effect[MazeState]):
    """M8.1: roll; only the rolled line is read out."""

    def __init__(self, lines: tuple[Node, ...]) -> None:
        self.lines = lines

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            self.push(st, 1, seat, env)
            for fighter in reversed(st.fighters):
                READY.push(st, 0, fighter, (-1, 0))
            return
        st.fresh = 0
        face = roll(st, ch, seat)
        st.tell("FateRolled", seat, (face,))
        st.agenda.append((self.lines[face - 1], 0, seat, ()))

    def children(self) -> tuple[Effect[MazeState], ...]:
        return self.lines

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("card-fate", {})
