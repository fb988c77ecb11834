"""The opening of a game: starting decks, first hands, then the first turn (B2.4, B2.8, B2.9)."""

from __future__ import annotations

from typing import Final

from madmage.games.book.card import KINDS, MADNESS, VALUE_OF, kind_of
from madmage.games.book.movement import as_deck, draw
from madmage.games.book.state import HAND_SIZE, NIGHTMARE, TERROR, BookState
from madmage.games.book.turn import TURN
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

BOX_EMPTY: Final = Refusal("B2.9a", "refused-box-empty")


class Opening(Effect[BookState]):
    """Deals each player in turn from the first player on, then starts the first turn.

    With the ruling `nightmare_element = free` a player names the element of the replacement card.
    """

    path = "opening"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # env: how many players have their deck.
        done = env[0]
        if step == 1:
            self._deal(st, ch, seat, st.answer)
            done += 1
        while done < st.table.seats:
            player = (st.first + done) % st.table.seats
            if st.table.mode == NIGHTMARE and st.table.law.nightmare_free_element:
                options = tuple(
                    [e for e in range(4) if self.why_not_option(st, player, (done,), e) is None]
                )
                self.ask(st, player, "replacement", options, 1, (done,))
                return
            self._deal(st, ch, player, -1)
            done += 1
        st.agenda.append((TURN, 0, st.active, ()))

    def _deal(self, st: BookState, ch: Chance, seat: int, element: int) -> None:
        counts = [0] * KINDS
        for printed in st.table.pack.magicians[st.table.magicians[seat]].deck:
            kind = printed
            if st.table.mode == NIGHTMARE and VALUE_OF[printed] == 2:
                # B2.9a: the value-2 card stays in its stack, the value-1 card comes from the box.
                kind = kind_of(printed // 3 if element < 0 else element, 1)
            counts[kind] += 1
            if VALUE_OF[kind] == 1:
                st.box[kind] -= 1
            else:
                st.supply[kind] -= 1
        if self._has_terror(st):
            # B2.9a: shuffled in before the first hand is drawn.
            counts[MADNESS] += 1
            st.madness -= 1
        st.deck[seat] = as_deck(counts)
        draw(st, ch, seat, HAND_SIZE)

    def _has_terror(self, st: BookState) -> bool:
        mode = st.table.mode
        return mode == TERROR or (mode == NIGHTMARE and not st.table.law.nightmare_without_terror)

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        # Everybody's own value-1 cards must still be there when their turn to be dealt comes.
        reserved = 0
        kind = kind_of(option, 1)
        for later in range(st.table.seats - env[0]):
            player = (st.first + env[0] + later) % st.table.seats
            deck = st.table.pack.magicians[st.table.magicians[player]].deck
            reserved += len([card for card in deck if card == kind])
        return None if st.box[kind] > reserved else BOX_EMPTY


OPENING: Final = Opening()
