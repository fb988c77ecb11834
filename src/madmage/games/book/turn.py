"""The turn and the book: four phases, the check, the turning page (B4, B5, B7, B8).

The turn is an effect like any other; where a game stands is always its agenda and never a second
state machine beside it.
"""

from __future__ import annotations

from typing import Final

from madmage.games.book.actions import ACTION_PHASE
from madmage.games.book.card import DESTROYED, KINDS, MADNESS, STACK, UNDER_CURSE
from madmage.games.book.curses import (
    has_curses,
    place_curses,
    remove_curse,
    strike_space,
    wake_curses,
)
from madmage.games.book.effects.cards import Trim
from madmage.games.book.movement import draw, lose, support_to_discard, tell_card, win
from madmage.games.book.state import (
    ACTION,
    BOOK_CLOSED,
    CAST_THIS_TURN,
    CONCENTRATION,
    EXHAUSTED,
    FINAL_PAGE,
    HAND_SIZE,
    KNOWLEDGE_UNIT,
    MARK_UNIT,
    MONSTER,
    MUTED,
    NO_CURSE,
    OWNER_UNIT,
    RECUPERATION,
    ROUNDS,
    SLOTS,
    STREAM_COVER,
    STREAM_PAGE,
    BookState,
)
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect

LAST_SPACE: Final = 5


class Turn(Effect[BookState]):
    """B4.1, B4.2: Concentration, Monster, Action, Recuperation; then the token goes left."""

    path = "turn"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            st.turn += 1
            if st.sink is not None:
                st.tell("TurnBegan", st.active, (st.turn,))
            st.ability_used = 0
            concentrate(st)
            st.phase = MONSTER
            self.push(st, 1, st.active, env)
            st.agenda.append((MONSTER_PHASE, 0, st.active, ()))
        elif step == 1:
            # B9.7a: asleep through the marker move, effects and check; awake for the actions.
            wake_curses(st)
            st.phase = ACTION
            self.push(st, 2, st.active, env)
            st.agenda.append((ACTION_PHASE, 0, st.active, ()))
        elif step == 2:
            st.phase = RECUPERATION
            self.push(st, 3, st.active, env)
            recuperate(st, ch)
        else:
            eliminate_if_mad(st)
            st.discount_turn = 0
            st.boost = 0
            pass_token(st)
            if st.outcome is None:
                self.push(st, 0, st.active, env)


def concentrate(st: BookState) -> None:
    """B4.1: refresh all of the active player's exhausted spells."""
    st.phase = CONCENTRATION
    if st.table.law.curses_wake_first:
        wake_curses(st)
    if st.table.law.no_recast:
        for seat in range(st.table.seats):
            st.spells[seat] = tuple([entry & ~CAST_THIS_TURN for entry in st.spells[seat]])
    # B9.7b: nothing refreshes a neutralised spell (ruling `neutral_refresh`).
    barred = 0 if st.table.law.concentration_reaches_neutral else MUTED
    entries = list(st.spells[st.active])
    for i in range(len(entries)):
        if entries[i] & EXHAUSTED and not entries[i] & barred:
            entries[i] -= EXHAUSTED
    st.spells[st.active] = tuple(entries)


class MonsterPhase(Effect[BookState]):
    """B5: the marker moves; curses strike, or the page is judged and turned."""

    path = "turn.monster"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            clear_track(st)
            st.agenda.append((TURN_PAGE, 0, st.active, ()))
            return
        # B5.6: on the first turn the marker only moves to space 1 and the book is opened.
        if st.monster == BOOK_CLOSED:
            st.agenda.append((TURN_PAGE, 0, st.active, ()))
            return
        st.marker = (st.marker + 1) % (LAST_SPACE + 1)
        if st.sink is not None:
            st.tell("MarkerMoved", -1, (st.marker,))
        if st.marker > 0:
            strike_space(st, st.marker)
        else:
            self._check(st, seat, env)

    def _check(self, st: BookState, seat: int, env: tuple[int, ...]) -> None:
        open_check(st)
        is_beaten = not has_curses(st)
        if st.front == FINAL_PAGE:
            # B5.8, B8.1a: the last check decides the game.
            if is_beaten:
                win(st)
            else:
                lose(st, "B8.2", "last_page_cursed")
            return
        page = st.table.pack.pages[st.front]
        st.tell("MonsterBeaten" if is_beaten else "MonsterMissed", -1, (st.monster, st.front))
        self.push(st, 1, seat, env)
        effect = page.bonus if is_beaten else page.penalty
        st.agenda.append((effect, 0, st.active, (1, -1)))


def open_check(st: BookState) -> None:
    """What lasts "until the check" ends here: neutralised spells turn face up, discounts lapse."""
    for seat in range(st.table.seats):
        for entry in st.spells[seat]:
            if entry & MUTED:
                st.tell("SpellUnmuted", seat, (entry // 16,))
        st.spells[seat] = tuple([entry & ~MUTED for entry in st.spells[seat]])
    st.discount_check = 0


def clear_track(st: BookState) -> None:
    """B5.4: what is left on the track leaves it, left to right, with what lies under it (B5.7)."""
    for slot in range(SLOTS):
        if st.curse[slot] == NO_CURSE:
            continue
        st.tell("CurseLeft", -1, (slot, st.curse[slot]))
        remove_curse(st, slot, st.table.law.leftover_curse_aside)
        while st.under[slot] > 0:
            st.under[slot] -= 1
            if st.table.law.leftover_madness_destroyed:
                st.destroyed[MADNESS] += 1
                tell_card(st, "CardDestroyed", -1, MADNESS, (UNDER_CURSE, -1), (DESTROYED, -1))
            else:
                st.madness += 1
                tell_card(st, "MadnessReturned", -1, MADNESS, (UNDER_CURSE, -1), (STACK, -1))


class TurnPage(Effect[BookState]):
    """B5.5: marker to space 1, turn the page, arrival, round marker, new curses."""

    path = "turn.page"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            st.marker = 1
            is_first = st.monster == BOOK_CLOSED
            self._turn(st, ch)
            self.push(st, 1, seat, (0 if is_first else 1,))
            arrival = st.table.pack.monsters[st.monster].arrival
            st.agenda.append((arrival, 0, st.active, (1, -1)))
        else:
            # B5.6: the round marker stays on row 1 on the very first turn.
            st.row += env[0]
            place_curses(st, ch)
            orders = st.orders
            st.orders = []
            st.agenda.extend(reversed(orders))

    def _turn(self, st: BookState, ch: Chance) -> None:
        # B3.1a: the new monster stands on the back of the card whose front was on the right.
        if st.monster == BOOK_CLOSED:
            st.monster = ch.pick(STREAM_COVER, st.table.pack.covers)
            shown = 1
        else:
            st.monster = st.table.pack.pages[st.front].monster
            shown = st.row + 1
        if shown == ROUNDS:
            st.front = FINAL_PAGE
        else:
            st.front = ch.pick(STREAM_PAGE, st.pages)
            at = st.pages.index(st.front)
            st.pages = st.pages[:at] + st.pages[at + 1 :]
        st.tell("PageTurned", -1, (st.monster, st.front))


def recuperate(st: BookState, ch: Chance) -> None:
    """B7.1: draw to six, or discard Element cards down to six."""
    size = st.hand_size(st.active)
    if size < HAND_SIZE:
        draw(st, ch, st.active, HAND_SIZE - size)
    elif size > HAND_SIZE:
        st.agenda.append((TRIM, 0, st.active, (1, -1)))


def eliminate_if_mad(st: BookState) -> None:
    """B7.2: six Madness in the active player's hand, and they are out of the game."""
    seat = st.active
    if st.hand[seat * KINDS + MADNESS] < HAND_SIZE:
        return
    st.alive[seat] = 0
    st.tell("PlayerEliminated", seat, ())
    for kind in range(KINDS):
        at = seat * KINDS + kind
        st.box[kind] += st.hand[at] + st.discard[at]
        st.hand[at] = 0
        st.discard[at] = 0
    for card in st.deck[seat]:
        st.box[card] += 1
    for card in st.top[seat]:
        st.box[card % KNOWLEDGE_UNIT] += 1
    st.deck[seat] = b""
    st.top[seat] = b""
    st.boxed_spells = st.boxed_spells + tuple([entry // 16 for entry in st.spells[seat]])
    st.spells[seat] = ()
    box_support(st, seat)
    if not any(st.alive):
        lose(st, "B7.2a", "all_eliminated")


def box_support(st: BookState, seat: int) -> None:
    """B7.2a, B9.5a: one's own support cards go to the box wherever they lie; others' go back to them."""
    for area in range(st.table.seats):
        for card in st.support[area]:
            owner = card % MARK_UNIT // OWNER_UNIT
            if seat in (owner, area):
                support_to_discard(st, area, card % OWNER_UNIT, owner, "CardDiscarded")


def pass_token(st: BookState) -> None:
    """B7.3: to the left, past those who are out; B2.10: it stays at a round's end in one variant."""
    if not any(st.alive):
        return
    stays = st.table.everyone and st.marker == LAST_SPACE and st.alive[st.active]
    if not stays:
        st.active = (st.active + 1) % st.table.seats
        while not st.alive[st.active]:
            st.active = (st.active + 1) % st.table.seats


TURN: Final = Turn()
MONSTER_PHASE: Final = MonsterPhase()
TURN_PAGE: Final = TurnPage()
TRIM: Final = Trim()
