"""Curses on the Invocation track: placing, striking, sleeping, breaking (B5, B6.6, B9.7)."""

from __future__ import annotations

from typing import Final

from madmage.games.book.card import DISCARD, KINDS, MADNESS, SUPPLY, UNDER_CURSE, kind_of
from madmage.games.book.movement import tell_card
from madmage.games.book.pack import MULTI
from madmage.games.book.purse import one_element, part
from madmage.games.book.state import (
    NO_CURSE,
    SLOTS,
    SPACE_OF_SLOT,
    STREAM_CURSE,
    BookState,
)
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

NONE_OF_VALUE_2: Final = Refusal("B6.6", "refused-reward-stack-empty")

FIRST_SLOT: Final = 1
"""Slot 0 lies on space 1 and takes curses only under one ruling (`multi_slots`)."""


def slots_in_play(st: BookState) -> range:
    """B3.2: five slots; six where multi-element curses lie on space 1 as well."""
    return range(0 if st.table.law.multi_on_space_1 else FIRST_SLOT, SLOTS)


def face_up(st: BookState) -> list[int]:
    """The slots with a face-up curse, left to right."""
    return [s for s in range(SLOTS) if st.curse[s] != NO_CURSE and st.asleep[s] == 0]


def has_curses(st: BookState) -> bool:
    """B5.4: whether any curse is left, a neutralised one too."""
    for slot in range(SLOTS):
        if st.curse[slot] != NO_CURSE:
            return True
    return False


def next_curse(st: BookState, ch: Chance, type: int) -> int:
    """Take the next curse of a type off its stack (B5.5a), or NO_CURSE if there is none at all."""
    if not st.curse_stack[type] and not st.curse_bottom[type] and st.curse_aside[type]:
        st.curse_stack[type] = bytes(sorted(st.curse_aside[type]))
        st.curse_aside[type] = b""
        st.tell("CursesShuffled", -1, (type,))
    stack = st.curse_stack[type]
    if stack:
        curse = ch.pick(STREAM_CURSE + 100 * type, stack)
        at = stack.index(curse)
        st.curse_stack[type] = stack[:at] + stack[at + 1 :]
        return curse
    bottom = st.curse_bottom[type]
    if bottom:
        st.curse_bottom[type] = bottom[1:]
        return bottom[0]
    return NO_CURSE


def place_curses(st: BookState, ch: Chance) -> None:
    """B5.5: the row's multi-element curses in the leftmost slots, then the monster's three."""
    multi = st.table.pack.track[st.table.difficulty][st.row - 1]
    symbols = st.table.pack.monsters[st.monster].symbols
    slot = 0 if st.table.law.multi_on_space_1 else FIRST_SLOT
    for type in (*([MULTI] * multi), *symbols):
        if type != MULTI:
            slot = max(slot, FIRST_SLOT)
        if slot == SLOTS:
            break
        curse = next_curse(st, ch, type)
        if curse != NO_CURSE:
            st.curse[slot] = curse
            st.tell("CursePlaced", -1, (slot, curse))
            slot += 1


def remove_curse(st: BookState, slot: int, is_aside: bool) -> None:
    """Take a curse and its tokens off its slot: set aside or under its stack. What lay under stays."""
    curse = st.curse[slot]
    type = st.table.pack.curses[curse].type
    if is_aside:
        st.curse_aside[type] = st.curse_aside[type] + bytes((curse,))
    else:
        st.curse_bottom[type] = st.curse_bottom[type] + bytes((curse,))
    st.curse[slot] = NO_CURSE
    st.asleep[slot] = 0
    for element in range(4):
        # B1.7a: tokens go back to the supply with their curse.
        st.token_supply[element] += part(st.token[slot], element)
    st.token[slot] = 0


def strike_space(st: BookState, space: int) -> None:
    """B5.2: the face-up curses on a space take effect, left for everybody, then right."""
    slots = [s for s in range(SLOTS) if SPACE_OF_SLOT[s] == space and st.curse[s] != NO_CURSE]
    if st.table.law.curses_player_by_player and len(slots) == 2:
        st.agenda.append((STRIKE_BOTH, 0, st.active, (slots[0], slots[1])))
        return
    for slot in reversed(slots):
        st.agenda.append((STRIKE, 0, st.active, (slot,)))


def wake_curses(st: BookState) -> None:
    """B9.7a: curses neutralised in an earlier turn turn face up again."""
    if not any(st.asleep):
        return
    for slot in range(SLOTS):
        if 0 < st.asleep[slot] < st.turn:
            st.asleep[slot] = 0
            st.tell("CurseWoke", -1, (slot, st.curse[slot]))


def put_token(st: BookState, slot: int, element: int) -> bool:
    """B1.7a: one token on a curse, if one of that element is left."""
    if st.token_supply[element] == 0:
        return False
    st.token_supply[element] -= 1
    st.token[slot] += one_element(element, 1)
    st.tell("TokenPlaced", -1, (slot, st.curse[slot], element))
    return True


class Strike(Effect[BookState]):
    """One curse takes effect, if it is still there and face up when its moment comes."""

    path = "strike"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        slot = env[0]
        curse = st.curse[slot]
        if curse == NO_CURSE or st.asleep[slot]:
            return
        if st.sink is not None:
            st.tell("CurseStruck", -1, (slot, curse))
        st.agenda.append((st.table.pack.curses[curse].strike, 0, st.active, (1, slot)))


class StrikeBoth(Effect[BookState]):
    """Ruling `two_curses`: on space 3 each player suffers both curses before the next one does.

    A curse that does not simply hit everybody (the group, the active player) keeps its own time.
    """

    path = "strike_both"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        left, right = env[0], env[1]
        cards = st.table.pack.curses
        left_body = cards[st.curse[left]].body
        right_body = cards[st.curse[right]].body
        if st.asleep[left] or st.asleep[right] or left_body is None or right_body is None:
            st.agenda.append((STRIKE, 0, st.active, (right,)))
            st.agenda.append((STRIKE, 0, st.active, (left,)))
            return
        st.tell("CurseStruck", -1, (left, st.curse[left]))
        st.tell("CurseStruck", -1, (right, st.curse[right]))
        for player in reversed(st.everyone()):
            st.agenda.append((right_body, 0, player, (1, right)))
            st.agenda.append((left_body, 0, player, (1, left)))


class BreakCurse(Effect[BookState]):
    """B6.6a: curse and tokens leave, the Madness under it comes along, reward, then the watchers.

    env: slot, 1 if it was the action (0: an effect destroyed it).
    """

    path = "break_curse"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        slot = env[0]
        st.tell("CurseDestroyed", seat, (slot, st.curse[slot]))
        remove_curse(st, slot, st.table.law.destroyed_curse_aside)
        while st.under[slot] > 0:
            # B5.7: taking it with the curse cannot lose the game.
            st.under[slot] -= 1
            st.discard[seat * KINDS + MADNESS] += 1
            tell_card(st, "MadnessReceived", seat, MADNESS, (UNDER_CURSE, -1), (DISCARD, seat))
        for player in reversed(st.everyone()):
            magician = st.table.pack.magicians[st.table.magicians[player]]
            if magician.on_curse_destroyed is not None:
                st.agenda.append((magician.on_curse_destroyed, 0, player, (1, slot)))
        # B2.10: no reward with Bunch of Dunces. Ruling `curse_reward`: for which destruction.
        if not st.table.dunces and (env[1] == 1 or st.table.law.reward_for_any):
            st.agenda.append((REWARD, 0, seat, ()))


class Reward(Effect[BookState]):
    """B6.6: a value-2 card of one's choice to the discard pile, if any is left."""

    path = "reward"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            self._take(st, seat, st.answer)
            return
        options = tuple([e for e in range(4) if self.why_not_option(st, seat, env, e) is None])
        if len(options) > 1:
            self.ask(st, seat, "reward", options, 1, env)
        elif options:
            self._take(st, seat, options[0])

    def _take(self, st: BookState, seat: int, element: int) -> None:
        kind = kind_of(element, 2)
        st.supply[kind] -= 1
        st.discard[seat * KINDS + kind] += 1
        tell_card(st, "CardGained", seat, kind, (SUPPLY, -1), (DISCARD, seat))

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return None if st.supply[kind_of(option, 2)] > 0 else NONE_OF_VALUE_2


STRIKE: Final = Strike()
STRIKE_BOTH: Final = StrikeBoth()
BREAK_CURSE: Final = BreakCurse()
REWARD: Final = Reward()
