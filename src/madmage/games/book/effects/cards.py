"""Verbs that move single cards: discard, destroy, cure, support, take, topdeck, give."""

from __future__ import annotations

from typing import Final

from madmage.effects.values import All, Amount, Fixed
from madmage.games.book.card import (
    DECK,
    DESTROYED,
    DISCARD,
    ELEMENT_KINDS,
    HAND,
    KINDS,
    MADNESS,
    SUPPORT,
    kind_of,
)
from madmage.games.book.effects.picking import (
    FROM_DESTROYED,
    FROM_DISCARD,
    FROM_HAND,
    FROM_SUPPORT,
    NONE_YET,
    SOURCE_UNIT,
    UNNAMED,
    Picker,
    kinds_word,
)
from madmage.games.book.movement import (
    add_support,
    deck_size,
    destroy_card,
    free_slots,
    hand_to_discard,
    prepare_deck,
    put_on_deck,
    remove_support,
    support_to_discard,
    take_top,
    tell_card,
    to_stack,
)
from madmage.games.book.payment import SEATS_MAX
from madmage.games.book.state import (
    HAND_SIZE,
    KNOWLEDGE_UNIT,
    BookState,
)
from madmage.kernel.ask import DONE
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal
from madmage.kernel.state import IN_FULL, SHORT
from madmage.kernel.words import Words, person

NOT_TO_YOURSELF: Final = Refusal("B9.12", "refused-give-yourself")
ELEMENT_CARDS_ONLY: Final = Refusal("B9.15", "refused-discard-element-only")
NEVER_MADNESS: Final = Refusal("B9.15", "refused-discard-never-madness")
NOT_SO: Final = Refusal("B7.1", "refused-trim-madness")
RECEIVER_OUT: Final = Refusal("B7.2a", "refused-not-in-game")
NOT_TO_ANOTHER: Final = Refusal("B9.9", "refused-give-one-only")
NO_SUCH_ELEMENT: Final = Refusal("B5.3b", "refused-element-not-held")


def take_from(st: BookState, seat: int, pick: int) -> tuple[int, int]:
    """Lift a picked card out of its place; that place and whose it is."""
    kind = pick % SOURCE_UNIT
    source = pick // SOURCE_UNIT
    if source == FROM_HAND:
        st.hand[seat * KINDS + kind] -= 1
        return (HAND, seat)
    if source == FROM_DISCARD:
        st.discard[seat * KINDS + kind] -= 1
        return (DISCARD, seat)
    if source == FROM_DESTROYED:
        st.destroyed[kind] -= 1
        return (DESTROYED, -1)
    area = (source - FROM_SUPPORT) // SEATS_MAX
    remove_support(st, area, kind, (source - FROM_SUPPORT) % SEATS_MAX)
    return (SUPPORT, area)


class Discard(Picker):
    """B9.20: cards to their owner's discard pile."""

    key = "verb-discard"
    madness_refusal = ELEMENT_CARDS_ONLY

    def counts(self, st: BookState, seat: int) -> dict[int, int]:
        counts = super().counts(st, seat)
        # Ruling `discard_madness`: "a card" is never a Madness, unless the card names Madness.
        if st.table.law.madness_never_discarded and len(self.kinds) > 1:
            for pick in list(counts):
                if pick % SOURCE_UNIT == MADNESS:
                    del counts[pick]
        return counts

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        refusal = super().why_not_option(st, seat, env, option)
        if refusal is not None and option % SOURCE_UNIT == MADNESS and option != DONE:
            if MADNESS not in self.kinds:
                return self.madness_refusal
            if st.table.law.madness_never_discarded and len(self.kinds) > 1:
                return NEVER_MADNESS
        return refusal

    def move(self, st: BookState, ch: Chance, seat: int, pick: int) -> None:
        kind = pick % SOURCE_UNIT
        source = pick // SOURCE_UNIT
        if source == FROM_HAND:
            hand_to_discard(st, seat, kind, "CardDiscarded")
        else:
            area = (source - FROM_SUPPORT) // SEATS_MAX
            owner = (source - FROM_SUPPORT) % SEATS_MAX
            support_to_discard(st, area, kind, owner, "CardDiscarded")


class Trim(Discard):
    """B7.1: Element cards down to six; Madness cannot be discarded so."""

    path = "turn.recuperation"
    madness_refusal = NOT_SO

    def __init__(self) -> None:
        super().__init__(Fixed(1), False, ELEMENT_KINDS, (HAND,), False)

    def wanted(self, st: BookState, seat: int, env: tuple[int, ...]) -> int:
        return max(0, st.hand_size(seat) - HAND_SIZE)


class Destroy(Picker):
    """B9.6: cards to the common open pile."""

    key = "verb-destroy"

    def move(self, st: BookState, ch: Chance, seat: int, pick: int) -> None:
        place, _ = take_from(st, seat, pick)
        destroy_card(st, seat, pick % SOURCE_UNIT, place)


class DestroyTop(Effect[BookState]):
    """B9.1: top cards of the deck are destroyed; an empty one brings a Madness, or a ruling stops it."""

    def __init__(self, amount: Amount[BookState]) -> None:
        self.amount = amount

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        wanted = self.amount.of(st, env)
        st.moved = 0
        while st.moved < wanted:
            # Where it stops at an empty deck, a short one is no reason to receive and shuffle either.
            if st.table.law.destroying_stops:
                if deck_size(st, seat) == 0:
                    break
            elif not prepare_deck(st, seat, wanted - st.moved):
                return
            card = take_top(st, ch, seat)
            kind = card % KNOWLEDGE_UNIT
            st.destroyed[kind] += 1
            known = card // KNOWLEDGE_UNIT
            tell_card(st, "CardDestroyed", seat, kind, (DECK, seat), (DESTROYED, -1), known)
            st.moved += 1
        st.missed = SHORT if st.moved < wanted else IN_FULL

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-destroy-top",
            {
                **person(who),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
            },
        )


class Cure(Picker):
    """B6.7: Madness goes back to the stack."""

    key = "verb-cure"

    def move(self, st: BookState, ch: Chance, seat: int, pick: int) -> None:
        place, place_seat = take_from(st, seat, pick)
        to_stack(st, seat, place, place_seat)


class Support(Picker):
    """B9.5: cards face up into one's own free support slots."""

    key = "verb-support"

    def room(self, st: BookState, seat: int) -> int:
        return free_slots(st, seat)

    def move(self, st: BookState, ch: Chance, seat: int, pick: int) -> None:
        kind = pick % SOURCE_UNIT
        place, _ = take_from(st, seat, pick)
        add_support(st, seat, kind, seat)
        tell_card(st, "CardSupported", seat, kind, (place, seat), (SUPPORT, seat))


class Take(Picker):
    """B9.5a: cards into one's hand, one's own from then on; from the destroyed pile too (B9.6)."""

    key = "verb-take"

    def move(self, st: BookState, ch: Chance, seat: int, pick: int) -> None:
        kind = pick % SOURCE_UNIT
        place, place_seat = take_from(st, seat, pick)
        st.hand[seat * KINDS + kind] += 1
        tell_card(st, "CardTaken", seat, kind, (place, place_seat), (HAND, seat))


class Topdeck(Picker):
    """B9.10: cards face down on one's deck, in the order one likes."""

    key = "verb-topdeck"
    ordered = False

    def move(self, st: BookState, ch: Chance, seat: int, pick: int) -> None:
        kind = pick % SOURCE_UNIT
        place, _ = take_from(st, seat, pick)
        put_on_deck(st, seat, kind)
        tell_card(st, "CardTopdecked", seat, kind, (place, seat), (DECK, seat))


class Give(Picker):
    """B9.9: hand cards into other players' hands. A pick is the receiver's seat * 16 + kind."""

    ask_kind = "give"

    def __init__(self, amount: Amount[BookState], up_to: bool, kinds: bytes, to_one: bool) -> None:
        super().__init__(amount, up_to, kinds, (HAND,), False)
        self.to_one = to_one

    def counts(self, st: BookState, seat: int) -> dict[int, int]:
        counts: dict[int, int] = {}
        for player in st.everyone():
            if player != seat:
                for kind in self.kinds:
                    count = st.hand[seat * KINDS + kind]
                    if count:
                        counts[player * SOURCE_UNIT + kind] = count
        return counts

    def why_not_pick(
        self, counts: dict[int, int], last: int, left: int, pick: int
    ) -> Refusal | None:
        if not self.to_one:
            return super().why_not_pick(counts, last, left, pick)
        receiver = pick // SOURCE_UNIT
        if last != NONE_YET and receiver != last // SOURCE_UNIT:
            return NOT_TO_ANOTHER
        own = {p: count for p, count in counts.items() if p // SOURCE_UNIT == receiver}
        return super().why_not_pick(own, last, left, pick)

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        picks = [p * SOURCE_UNIT + k for p in range(st.table.seats) for k in range(KINDS)]
        return (DONE, *picks)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option != DONE and option // SOURCE_UNIT == seat:
            return NOT_TO_YOURSELF
        if option != DONE and not st.alive[option // SOURCE_UNIT]:
            return RECEIVER_OUT
        return super().why_not_option(st, seat, env, option)

    def available(self, st: BookState, seat: int) -> int:
        if len(st.everyone()) < 2:
            return 0
        return sum([st.hand[seat * KINDS + kind] for kind in self.kinds])

    def move(self, st: BookState, ch: Chance, seat: int, pick: int) -> None:
        kind = pick % SOURCE_UNIT
        player = pick // SOURCE_UNIT
        st.hand[seat * KINDS + kind] -= 1
        st.hand[player * KINDS + kind] += 1
        tell_card(st, "CardGiven", seat, kind, (HAND, seat), (HAND, player))

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-give-one" if self.to_one else "verb-give-others",
            {
                **person(who),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
                "upto": "yes" if self.up_to else "no",
                "kind": kinds_word(self.kinds, False),
            },
        )


class DiscardEachElement(Effect[BookState]):
    """One Element card of each element one holds; missed if it was not one of all four."""

    def __init__(self) -> None:
        self.parts = tuple(
            [
                Discard(
                    Fixed(1), False, bytes([kind_of(e, v) for v in (1, 2, 3)]), (UNNAMED,), False
                )
                for e in range(4)
            ]
        )

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # env: power, source, then how many were moved so far.
        moved = 0 if step == 0 else env[2] + st.moved
        if step < 4:
            self.push(st, step + 1, seat, (env[0], env[1], moved))
            st.agenda.append((self.parts[step], 0, seat, env[:2]))
        else:
            st.moved = moved
            st.missed = SHORT if moved < 4 else IN_FULL

    def why_not_fully(self, st: BookState, seat: int, env: tuple[int, ...]) -> Refusal | None:
        for part in self.parts:
            refusal = part.why_not_fully(st, seat, env)
            if refusal is not None:
                return refusal
        return None

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-discard-each-element", {**person(who)})


class DiscardOneElement(Effect[BookState]):
    """Name an element of which one holds a card; all hand cards of it are discarded."""

    def __init__(self) -> None:
        self.parts = tuple(
            [
                Discard(All(), False, bytes([kind_of(e, v) for v in (1, 2, 3)]), (HAND,), False)
                for e in range(4)
            ]
        )

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            st.agenda.append((self.parts[st.answer], 0, seat, env))
            return
        options = tuple([e for e in range(4) if self.why_not_option(st, seat, env, e) is None])
        if len(options) > 1:
            self.ask(st, seat, "element", options, 1, env)
        elif options:
            st.agenda.append((self.parts[options[0]], 0, seat, env))
        else:
            st.moved = 0
            st.missed = SHORT

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return NO_SUCH_ELEMENT if self.parts[option].available(st, seat) == 0 else None

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-discard-one-element", {**person(who)})
