"""Picking cards one by one: the way in which all card verbs choose.

Cards are offered in ascending order, so that picking A then B and B then A are one path; equal
cards are one option; a pick without a choice is made without asking.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from madmage.effects.values import Amount
from madmage.games.book.card import (
    DESTROYED,
    DISCARD,
    HAND,
    KINDS,
    MADNESS,
    SUPPORT,
    VALUE_OF,
)
from madmage.games.book.payment import SEATS_MAX
from madmage.games.book.state import MARK_UNIT, OWNER_UNIT, BookState
from madmage.kernel.ask import DONE
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal
from madmage.kernel.state import IN_FULL, SHORT
from madmage.kernel.words import Words, person

# A pick is source * 16 + kind. Sources: hand, discard pile, destroyed pile, then supports.
SOURCE_UNIT: Final = 16
FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
FROM_DESTROYED: Final = 2
FROM_SUPPORT: Final = 3
"""FROM_SUPPORT + area * 5 + owner."""

NONE_YET: Final = -1
"""As the last pick: nothing was picked so far."""

ANY_SUPPORT: Final = 20
"""As a place of a verb: every player's support, not only one's own."""
UNNAMED: Final = 21
"""As a place of a verb: not named on the card, so the ruling `discard_from` decides."""

NOT_THERE: Final = Refusal("B5.3", "refused-pick-not-there")
WRONG_KIND: Final = Refusal("B5.3b", "refused-pick-wrong-kind")
NOT_IN_ORDER: Final = Refusal("B5.3b", "refused-pick-order")
COMES_LATER: Final = Refusal("B5.3b", "refused-pick-later")
MUST_PICK: Final = Refusal("B5.3", "refused-pick-must")
NOT_ENOUGH: Final = Refusal("B5.3b", "refused-not-enough")


class Picker(Effect[BookState]):
    """Moves up to so many cards of some kinds from some places, each chosen by the player."""

    key = "verb"
    ask_kind = "card"
    ordered = True
    """Whether the order of picks does not matter, so that only ascending ones are offered."""

    def __init__(
        self,
        amount: Amount[BookState],
        up_to: bool,
        kinds: bytes,
        places: tuple[int, ...],
        highest: bool,
    ) -> None:
        self.amount = amount
        self.up_to = up_to
        self.kinds = kinds
        self.places = places
        self.highest = highest

    @abstractmethod
    def move(self, st: BookState, ch: Chance, seat: int, pick: int) -> None:
        """Move the picked card."""

    def room(self, st: BookState, seat: int) -> int:
        """How many cards the target can still take."""
        return 99

    def wanted(self, st: BookState, seat: int, env: tuple[int, ...]) -> int:
        """How many cards are to be moved."""
        return self.amount.of(st, env)

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # env: power, source, then how many are left, the last pick, how many were moved, and how
        # many there was no room for from the start.
        if step == 0:
            wanted = self.wanted(st, seat, env)
            left, last, moved = min(wanted, self.room(st, seat)), NONE_YET, 0
            beyond = wanted - left
        else:
            left, last, moved, beyond = env[2], env[3], env[4], env[5]
            if st.answer == DONE:
                left = 0
            else:
                self.move(st, ch, seat, st.answer)
                left, last, moved = left - 1, st.answer, moved + 1
        while left > 0 and st.outcome is None:
            options = self.options(st, seat, last, left)
            if not options:
                break
            if len(options) > 1 or self.up_to:
                if self.up_to:
                    options = (*options, DONE)
                here = (env[0], env[1], left, last, moved, beyond)
                self.ask(st, seat, self.ask_kind, options, 1, here)
                return
            self.move(st, ch, seat, options[0])
            left, last, moved = left - 1, options[0], moved + 1
        st.moved = moved
        is_short = left + beyond > 0 and not self.up_to and not self._takes_all()
        st.missed = SHORT if is_short else IN_FULL

    def _takes_all(self) -> bool:
        return self.amount.count(1) == 99

    def options(self, st: BookState, seat: int, last: int, left: int) -> tuple[int, ...]:
        """The picks that may come next."""
        counts = self.counts(st, seat)
        return tuple(
            [p for p in sorted(counts) if self.why_not_pick(counts, last, left, p) is None]
        )

    def counts(self, st: BookState, seat: int) -> dict[int, int]:
        """How many cards stand behind each possible pick."""
        counts: dict[int, int] = {}
        for place in self.places:
            if place in (HAND, UNNAMED):
                self._count_pile(counts, st.hand, seat * KINDS, FROM_HAND)
                if place == UNNAMED and st.table.law.discard_from_support:
                    self._count_support(counts, st, seat)
            elif place == DISCARD:
                self._count_pile(counts, st.discard, seat * KINDS, FROM_DISCARD)
            elif place == DESTROYED:
                self._count_pile(counts, st.destroyed, 0, FROM_DESTROYED)
            elif place == SUPPORT:
                self._count_support(counts, st, seat)
            elif place == ANY_SUPPORT:
                for area in range(st.table.seats):
                    self._count_support(counts, st, area)
        if self.highest:
            self._keep_highest(counts)
        return counts

    def _count_pile(self, counts: dict[int, int], pile: list[int], base: int, source: int) -> None:
        for kind in self.kinds:
            count = pile[base + kind]
            if count:
                counts[source * SOURCE_UNIT + kind] = count

    def _count_support(self, counts: dict[int, int], st: BookState, area: int) -> None:
        for card in st.support[area]:
            kind = card % OWNER_UNIT
            if kind in self.kinds:
                owner = card % MARK_UNIT // OWNER_UNIT
                pick = (FROM_SUPPORT + area * SEATS_MAX + owner) * SOURCE_UNIT + kind
                counts[pick] = counts.get(pick, 0) + 1

    def _keep_highest(self, counts: dict[int, int]) -> None:
        best = 0
        for pick in counts:
            best = max(best, VALUE_OF[pick % SOURCE_UNIT])
        for pick in list(counts):
            if VALUE_OF[pick % SOURCE_UNIT] < best:
                del counts[pick]

    def why_not_pick(
        self, counts: dict[int, int], last: int, left: int, pick: int
    ) -> Refusal | None:
        """Why this card cannot be picked next, or None."""
        if counts.get(pick, 0) == 0:
            return NOT_THERE if pick % SOURCE_UNIT in self.kinds else WRONG_KIND
        if not self.ordered:
            return None
        if pick < last:
            return NOT_IN_ORDER
        if self.up_to:
            return None
        # As many as possible must be picked: what comes later in order has to suffice.
        total = 0
        after = 0
        for other, count in counts.items():
            if other >= last:
                total += count
            if other >= pick:
                after += count
        return COMES_LATER if after < min(left, total) else None

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        sources = [FROM_HAND, FROM_DISCARD, FROM_DESTROYED]
        for area in range(st.table.seats):
            for owner in range(st.table.seats):
                sources.append(FROM_SUPPORT + area * SEATS_MAX + owner)
        picks = [source * SOURCE_UNIT + kind for source in sources for kind in range(KINDS)]
        return (DONE, *picks)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == DONE:
            return None if self.up_to else MUST_PICK
        return self.why_not_pick(self.counts(st, seat), env[3], env[2], option)

    def available(self, st: BookState, seat: int) -> int:
        """How many cards could be moved at most."""
        return min(self.room(st, seat), sum(self.counts(st, seat).values()))

    def why_not_fully(self, st: BookState, seat: int, env: tuple[int, ...]) -> Refusal | None:
        if self.up_to or self._takes_all():
            return None
        return NOT_ENOUGH if self.available(st, seat) < self.wanted(st, seat, env) else None

    def is_idle(self, st: BookState, seat: int, env: tuple[int, ...]) -> bool:
        return self.available(st, seat) == 0

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            self.key,
            {
                **person(who),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
                "upto": "yes" if self.up_to else "no",
                "all": "yes" if self._takes_all() else "no",
                "kind": kinds_word(self.kinds, self.highest),
                "place": places_word(self.places),
            },
        )


_KIND_WORDS: Final = {
    bytes(range(13)): "any",
    bytes(range(12)): "element",
    bytes((MADNESS,)): "madness",
    bytes((0, 1, 2)): "air",
    bytes((3, 4, 5)): "earth",
    bytes((6, 7, 8)): "fire",
    bytes((9, 10, 11)): "water",
    bytes((0, 3, 6, 9)): "v1",
    bytes((1, 4, 7, 10)): "v2",
    bytes((2, 5, 8, 11)): "v3",
    bytes((1, 2, 4, 5, 7, 8, 10, 11)): "v2plus",
}

_PLACE_WORDS: Final = {
    HAND: "hand",
    UNNAMED: "unnamed",
    DISCARD: "discard",
    SUPPORT: "support",
    ANY_SUPPORT: "anysupport",
    DESTROYED: "destroyed",
}


def kinds_word(kinds: bytes, highest: bool) -> str:
    """The word for a set of kinds, as the sentences know it."""
    return "highest" if highest else _KIND_WORDS[kinds]


def places_word(places: tuple[int, ...]) -> str:
    """The word for one or two places, as the sentences know it."""
    return "-".join([_PLACE_WORDS[place] for place in places])
