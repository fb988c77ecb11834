"""Encounters: a monster or an action card, from the group to the last free step (M7, M8)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.climbing import CLIMB
from madmage.games.maze.effects.consequence import NOT_EMPTY, reader_of
from madmage.games.maze.goods import discard_card, draw_card, grave_at
from madmage.games.maze.grid import STAIRS, with_byte
from madmage.games.maze.pack import ACTION, MONSTER, PLAIN
from madmage.games.maze.ready import REREAD
from madmage.games.maze.state import (
    ACTIONS,
    MONSTERS,
    NO_CARD,
    MazeState,
    clear_encounter,
)
from madmage.games.maze.tiles import take_marker
from madmage.games.maze.walking import empty_fields, may_join, stride_reach
from madmage.kernel.ask import DONE
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

BEGIN: Final = 0
DRAW: Final = 1
READ: Final = 2
FINISH: Final = 3
STRIDES: Final = 4
CLIMBS: Final = 5
FLED: Final = 6

DECLINE: Final = 0
JOIN: Final = 1

NOT_NEAR: Final = Refusal("M7.4", "refused-not-near-enough")
FIGHTS_ALREADY: Final = Refusal("M7.4", "refused-fights-already")
ASKED_ALREADY: Final = Refusal("M7.4", "refused-asked-already")
NOT_IN_STRIDE: Final = Refusal("M6.1", "refused-not-in-stride")


class Encounter(Effect[MazeState]):
    """A card on the field where `seat` stands; `env` is (MONSTERS or ACTIONS,)."""

    path = "encounter"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == BEGIN:
            self._begin(st, seat, env)
        elif step == DRAW:
            self._draw(st, ch, seat, env)
        elif step == READ:
            deck = st.table.pack.monsters if env[0] == MONSTERS else st.table.pack.actions
            self.push(st, FINISH, seat, env)
            st.agenda.append((deck[st.reading].root, 0, seat, ()))
        elif step == FINISH:
            self._finish(st, seat, env)
        elif step == FLED:
            move_card(st, st.answer)
            self.push(st, STRIDES, seat, env)
        elif step == STRIDES:
            self._strides(st, seat, env)
        elif step == CLIMBS:
            climbers = st.climbers
            self._note_graves(st)
            clear_encounter(st)
            for figure in reversed(climbers):
                # A climber's place is the stairs only now; until here the card was being read.
                CLIMB.push(st, 0, figure, (st.place[figure],))
        elif step == REREAD:
            self._reread(st, ch, seat, env)

    def _begin(self, st: MazeState, seat: int, env: tuple[int, ...]) -> None:
        st.arena = st.place[seat]
        st.reader = reader_of(st, seat)
        st.reading_deck = env[0]
        st.fighters = (seat,)
        st.fresh = 1
        self.push(st, DRAW, seat, env)
        is_group = env[0] == MONSTERS
        if is_group and (not st.table.law.group_after_reading or st.card[st.arena]):
            INVITE.push(st, 0, seat, (0,))

    def _draw(self, st: MazeState, ch: Chance, seat: int, env: tuple[int, ...]) -> None:
        """M7.1, M7.2a: the open card of the field, or a hidden one that the reader draws."""
        field = st.arena
        was_open = st.card[field] > 0
        st.was_open = int(was_open)
        if was_open:
            st.reading = st.card[field] - 1
            st.card = with_byte(st.card, field, 0)
        else:
            st.reading = draw_card(st, ch, env[0])
        if st.reading == NO_CARD:
            # Every card of the deck lies open somewhere: the marker stays, and nothing happens.
            self.push(st, CLIMBS, seat, env)
            return
        st.tell("CardRead", seat, (env[0], st.reading, int(was_open), st.reader))
        self.push(st, READ, seat, env)
        if env[0] == MONSTERS and st.table.law.group_after_reading and not was_open:
            INVITE.push(st, 0, seat, (0,))

    def _reread(self, st: MazeState, ch: Chance, seat: int, env: tuple[int, ...]) -> None:
        """A second draft: the card goes to its pile, the next is read in its place."""
        discard_card(st, env[0], st.reading)
        st.gone = st.flee = st.was_open = 0
        st.tested = -1
        st.fresh = 1
        # The FINISH of the card that was dropped still lies below: take it away with the card.
        st.agenda.pop()
        st.reading = draw_card(st, ch, env[0])
        if st.reading == NO_CARD:
            self.push(st, CLIMBS, seat, env)
            return
        st.tell("CardRead", seat, (env[0], st.reading, 0, st.reader))
        self.push(st, READ, seat, env)

    def _finish(self, st: MazeState, seat: int, env: tuple[int, ...]) -> None:
        """M7.2: (X) takes card and marker away; else the card stays open beside its marker."""
        field, card = st.arena, st.reading
        mark = MONSTER if env[0] == MONSTERS else ACTION
        st.reading = NO_CARD
        self.push(st, STRIDES, seat, env)
        if st.marker[field] != mark:
            discard_card(st, env[0], card)
            return
        if st.gone:
            discard_card(st, env[0], card)
            take_marker(st, field)
            st.tell("CardGone", seat, (env[0], card))
            return
        st.card = with_byte(st.card, field, card + 1)
        st.tell("CardStays", seat, (env[0], card))
        if st.flee:
            fields = empty_fields(st, field, st.flee)
            if len(fields) == 1:
                move_card(st, fields[0])
            elif fields:
                st.agenda.pop()
                self.ask(st, st.reader, "flee", tuple(fields), FLED, env)

    def _note_graves(self, st: MazeState) -> None:
        """M5.5: a grave that had to wait for this card may be looted by those who stand there."""
        if grave_at(st, st.arena) >= 0:
            for fighter in st.fighters:
                if st.place[fighter] == st.arena:
                    st.waits[fighter] = st.arena

    def _strides(self, st: MazeState, seat: int, env: tuple[int, ...]) -> None:
        for figure in st.everyone():
            if st.strides[figure]:
                self.push(st, STRIDES, seat, env)
                STRIDING.push(st, 0, figure, ())
                return
        self.push(st, CLIMBS, seat, env)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        level = st.levels[st.arena]
        return tuple([field for field in range(len(st.grid)) if st.levels[field] == level])

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return None if option in empty_fields(st, st.arena, st.flee) else NOT_EMPTY


def move_card(st: MazeState, to: int) -> None:
    """A marker and its open card flee from the arena to another field."""
    field = st.arena
    mark, card = st.marker[field], st.card[field]
    st.marker = with_byte(with_byte(st.marker, field, PLAIN), to, mark)
    st.card = with_byte(with_byte(st.card, field, 0), to, card)
    st.tell("CardFled", -1, (mark, to))


class Invite(Effect[MazeState]):
    """M7.4: the fighter asks players on the field or next to it; `env` is (those asked, as bits,)."""

    path = "invite"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            if st.answer == DONE:
                return
            asked = st.answer
            self.push(st, 0, seat, (env[0] | 1 << asked,))
            st.tell("Invited", seat, (asked,))
            JOINING.push(st, 0, asked, (seat,))
            return
        options = [
            other
            for other in range(st.table.seats)
            if self.why_not_option(st, seat, env, other) is None
        ]
        if options:
            self.ask(st, seat, "invite", (DONE, *options), 1, env)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (DONE, *range(st.table.seats))

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == DONE:
            return None
        if option in st.fighters:
            return FIGHTS_ALREADY
        if env[0] >> option & 1:
            return ASKED_ALREADY
        return None if may_join(st, option, st.arena) else NOT_NEAR


class Joining(Effect[MazeState]):
    """The consent of the one who was asked; who joins stands on the field and cannot withdraw."""

    path = "join"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            self.ask(st, seat, "join", (DECLINE, JOIN), 1, env)
        elif st.answer == JOIN:
            st.place[seat] = st.arena
            order = (*st.fighters, seat)
            beginner, seats = st.fighters[0], st.table.seats
            st.fighters = tuple(sorted(order, key=lambda s: (s - beginner) % seats))
            st.tell("Joined", seat, (beginner,))
        else:
            st.tell("Declined", seat, (env[0],))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (DECLINE, JOIN)


class Striding(Effect[MazeState]):
    """Free steps a card has given, once it is finished; they may be declined."""

    path = "stride"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            steps = st.strides[seat]
            st.strides[seat] = 0
            fields = stride_reach(st, st.place[seat], steps)
            if fields:
                self.ask(st, seat, "stride", (DONE, *fields), 1, (steps,))
        elif st.answer != DONE:
            st.place[seat] = st.answer
            st.tell("Walked", seat, (st.answer,))
            if st.grid[st.answer] & STAIRS:
                st.climbers = (*st.climbers, seat)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        level = st.level_of(seat)
        return (DONE, *[field for field in range(len(st.grid)) if st.levels[field] == level])

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == DONE or option in stride_reach(st, st.place[seat], env[0]):
            return None
        return NOT_IN_STRIDE


def deck_of(marker: int) -> int:
    """The deck behind a red or a blue marker."""
    return MONSTERS if marker == MONSTER else ACTIONS


ENCOUNTER: Final = Encounter()
INVITE: Final = Invite()
JOINING: Final = Joining()
STRIDING: Final = Striding()
