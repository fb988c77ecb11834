"""Keys, chests and graves: taking what lies on a field (M5.2, M5.3, M5.5)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.character import power
from madmage.games.maze.gaining import wear
from madmage.games.maze.goods import (
    add_to_grave,
    clear_grave,
    grave_at,
    potion_limit,
    spend_key,
    take_from_grave,
    take_key_from_grave,
    with_one,
    without,
)
from madmage.games.maze.grid import with_byte
from madmage.games.maze.pack import CHEST, HAIRPIN, KEY, MONSTER, PLAIN
from madmage.games.maze.potions import NOT_HELD
from madmage.games.maze.state import GEAR_THING, MOST_KEYS, NO_GEAR, MazeState
from madmage.games.maze.tiles import take_marker
from madmage.kernel.ask import DONE
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

A_KEY: Final = 200
"""A key among the things of a grave; its other things are as in the state."""

NO_KEY_HERE: Final = Refusal("M5.2", "refused-no-key-here")
HANDS_FULL: Final = Refusal("M5.2a", "refused-keys-full")
NO_CHEST_HERE: Final = Refusal("M5.3", "refused-no-chest-here")
NO_KEY_HELD: Final = Refusal("M5.3", "refused-no-key-held")
NO_GRAVE_HERE: Final = Refusal("M5.5", "refused-no-grave-here")
GRAVE_EMPTY: Final = Refusal("M5.5a", "refused-grave-empty")
MARKER_FIRST: Final = Refusal("M5.5", "refused-marker-first")
NOT_IN_GRAVE: Final = Refusal("M5.5a", "refused-not-in-grave")
TAKEN_IN_ORDER: Final = Refusal("M5.5a", "refused-taken-in-order")
SAME_POTION: Final = Refusal("M5.5a", "refused-same-potion")


def why_not_take(st: MazeState, seat: int, field: int) -> Refusal | None:
    """M5.2, M5.2a: why the key of a field cannot be taken."""
    if st.marker[field] != KEY:
        return NO_KEY_HERE
    return HANDS_FULL if st.keys[seat] >= MOST_KEYS else None


def why_not_open(st: MazeState, seat: int, field: int) -> Refusal | None:
    """M5.3: why the chest of a field cannot be opened."""
    if st.marker[field] != CHEST:
        return NO_CHEST_HERE
    if st.keys[seat] > 0 or power(st, seat) == HAIRPIN:
        return None
    return NO_KEY_HELD


def why_not_loot(st: MazeState, field: int, standing: bool) -> Refusal | None:
    """M5.5: why the grave of a field cannot be looted; a monster or action there goes first."""
    number = grave_at(st, field)
    if number < 0:
        return NO_GRAVE_HERE
    if st.graves[number][1] == 0 and len(st.graves[number]) == 2:
        return GRAVE_EMPTY
    if st.marker[field] >= MONSTER and not standing:
        return MARKER_FIRST
    return None


def pick_up_key(st: MazeState, seat: int) -> None:
    """M5.2: the yellow marker of the field is the key that is held from now on."""
    field = st.place[seat]
    st.marker = with_byte(st.marker, field, PLAIN)
    st.keys[seat] += 1
    st.tell("KeyTaken", seat, (st.keys[seat],))


def unlock(st: MazeState, seat: int) -> None:
    """M5.3: key and chest marker go; the equipment is drawn by whoever calls."""
    if power(st, seat) != HAIRPIN:
        spend_key(st, seat)
    take_marker(st, st.place[seat])
    st.tell("ChestOpened", seat, ())


class Loot(Effect[MazeState]):
    """M5.5a: any of the things, one after the other; `env` is (the last one taken, what is swapped).

    Things are named in an order, so that the same choice cannot be made in two ways.
    """

    asks_anew = 0
    path = "loot"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            if st.answer == DONE:
                self._leave(st, seat)
                return
            self._take(st, seat, env, st.answer)
            return
        if step == 2:
            self._swap_potion(st, seat, env[0], st.answer)
        codes = self.candidates(st, seat, env)
        options = [c for c in codes if self.why_not_option(st, seat, env, c) is None]
        if len(options) > 1:
            self.ask(st, seat, "loot", tuple(options), 1, env)
        else:
            self._leave(st, seat)

    def _take(self, st: MazeState, seat: int, env: tuple[int, ...], thing: int) -> None:
        number = grave_at(st, st.place[seat])
        # Keys may be taken at any point; they pass nothing over.
        self.push(st, 0, seat, env if thing == A_KEY else (thing,))
        if thing == A_KEY:
            take_key_from_grave(st, number)
            st.keys[seat] += 1
        elif thing >= GEAR_THING:
            take_from_grave(st, number, thing)
            old = st.gear[seat]
            if old != NO_GEAR:
                add_to_grave(st, st.place[seat], 0, [GEAR_THING + old])
            wear(st, seat, thing - GEAR_THING)
        elif len(st.potions[seat]) >= potion_limit(st, seat):
            st.agenda.pop()
            SWAP_POTION.push(st, 0, seat, (thing,))
            return
        else:
            take_from_grave(st, number, thing)
            st.potions[seat] = with_one(st.potions[seat], thing)
        st.tell("Looted", seat, (thing,))

    def _swap_potion(self, st: MazeState, seat: int, thing: int, left: int) -> None:
        number = grave_at(st, st.place[seat])
        take_from_grave(st, number, thing)
        add_to_grave(st, st.place[seat], 0, [left])
        st.potions[seat] = with_one(without(st.potions[seat], left), thing)
        st.tell("Looted", seat, (thing,))

    def _leave(self, st: MazeState, seat: int) -> None:
        """An empty stone is removed; by a ruling what is not taken is discarded."""
        number = grave_at(st, st.place[seat])
        if number < 0:
            return
        is_empty = st.graves[number][1] == 0 and len(st.graves[number]) == 2
        if is_empty or st.table.law.grave_rest_discarded:
            clear_grave(st, number)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        pack = st.table.pack
        gear = [GEAR_THING + number for number in range(len(pack.gear))]
        return (DONE, *gear, *range(len(pack.potions)), A_KEY)

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == DONE:
            return None
        grave = st.graves[grave_at(st, st.place[seat])]
        if option == A_KEY:
            if grave[1] == 0:
                return NOT_IN_GRAVE
            return HANDS_FULL if st.keys[seat] >= MOST_KEYS else None
        if option not in grave[2:]:
            return NOT_IN_GRAVE
        if env and order_of(option) < order_of(env[0]):
            return TAKEN_IN_ORDER
        is_full = option < GEAR_THING and len(st.potions[seat]) >= potion_limit(st, seat)
        if is_full and set(st.potions[seat]) == {option}:
            return SAME_POTION
        return None


def things_in_grave(st: MazeState, field: int) -> list[int]:
    """Everything that lies in the grave of a field, each thing once for every copy."""
    grave = st.graves[grave_at(st, field)]
    return [*grave[2:], *[A_KEY] * grave[1]]


def order_of(thing: int) -> int:
    """Equipment is named first, because it may make room for potions."""
    return thing - 2 * GEAR_THING if thing >= GEAR_THING else thing


class SwapPotion(Effect[MazeState]):
    """Which potion is left on the heap for the one taken; `env` is (the one taken,)."""

    asks_anew = 0
    path = "loot"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            LOOT.push(st, 2, seat, env)
        elif len(st.potions[seat]) < potion_limit(st, seat):
            # Drinking has made room meanwhile: nothing need be left.
            st.answer = env[0]
            LOOT.push(st, 1, seat, env)
        else:
            kinds = tuple([kind for kind in sorted(set(st.potions[seat])) if kind != env[0]])
            self.ask(st, seat, "leave_potion", kinds, 1, env)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(len(st.table.pack.potions)))

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == env[0]:
            return SAME_POTION
        return None if option in st.potions[seat] else NOT_HELD


LOOT: Final = Loot()
SWAP_POTION: Final = SwapPotion()
