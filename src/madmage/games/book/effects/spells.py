"""Verbs about spells: refresh, exhaust, mute, unmute, lose, learn, recover, echo (B6.3, B9.7)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from madmage.effects.values import Amount
from madmage.games.book.spellbook import (
    FROM_DESTROYED,
    FROM_SHELF,
    GAIN_SPELL,
    destroy_spell,
    reveal_next,
    set_flags,
)
from madmage.games.book.state import (
    CASTING,
    EXHAUSTED,
    MUTED,
    NO_SPELL,
    BookState,
)
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal
from madmage.kernel.state import IN_FULL, SHORT
from madmage.kernel.words import Words, person

SEAT_UNIT: Final = 256
"""A pick is the owner's seat * 256 + the spell."""

NOT_OWNED: Final = Refusal("B9.12", "refused-spell-not-there")
NOT_OWN: Final = Refusal("B5.3b", "refused-spell-not-own")
NOT_EXHAUSTED: Final = Refusal("B6.3a", "refused-spell-not-exhausted")
FACE_DOWN: Final = Refusal("B9.7b", "refused-spell-face-down")
NOT_FACE_DOWN: Final = Refusal("B9.7b", "refused-spell-not-face-down")
BEING_CAST: Final = Refusal("B6.3a", "refused-spell-being-cast")
ALREADY_EXHAUSTED: Final = Refusal("B6.3", "refused-spell-already-exhausted")
ALREADY_NAMED: Final = Refusal("B9.12", "refused-spell-named-already")
NOT_THIS_SPELL: Final = Refusal("B6.3a", "refused-spell-itself")
SHELF_EMPTY: Final = Refusal("B6.4", "refused-shelf-empty")
NOT_DESTROYED: Final = Refusal("B9.6a", "refused-spell-not-destroyed")


class SpellVerb(Effect[BookState]):
    """Turns or takes so many spells, one's own or anybody's, each chosen."""

    key = "verb"

    def __init__(self, amount: Amount[BookState], any_player: bool) -> None:
        self.amount = amount
        self.any_player = any_player

    @abstractmethod
    def why_not_spell(self, flags: int) -> Refusal | None:
        """Why a spell with these flags cannot be picked."""

    @abstractmethod
    def turn(self, st: BookState, seat: int, spell: int) -> None:
        """Do it to the spell `spell` of `seat`."""

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        # env: power, source, how many are left, how many were moved.
        if step == 0:
            left, moved = self.amount.of(st, env), 0
        else:
            self.turn(st, st.answer // SEAT_UNIT, st.answer % SEAT_UNIT)
            left, moved = env[2] - 1, env[3] + 1
        while left > 0:
            options = self._options(st, seat, env)
            if not options:
                break
            if len(options) > left and len(options) > 1:
                self.ask(st, seat, "spell", options, 1, (env[0], env[1], left, moved))
                return
            self.turn(st, options[0] // SEAT_UNIT, options[0] % SEAT_UNIT)
            left, moved = left - 1, moved + 1
        st.moved = moved
        st.missed = SHORT if left > 0 and self.amount.count(1) != 99 else IN_FULL

    def _options(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        picks: list[int] = []
        for owner in range(st.table.seats):
            if owner == seat or self.any_player:
                for entry in st.spells[owner]:
                    if self.why_not_spell(entry % 16) is None:
                        picks.append(owner * SEAT_UNIT + entry // 16)
        picks.sort()
        return tuple(picks)

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        spells = len(st.table.pack.spells)
        return tuple(
            [owner * SEAT_UNIT + s for owner in range(st.table.seats) for s in range(spells)]
        )

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        owner, spell = option // SEAT_UNIT, option % SEAT_UNIT
        if owner != seat and not self.any_player:
            return NOT_OWN
        for entry in st.spells[owner]:
            if entry // 16 == spell:
                return self.why_not_spell(entry % 16)
        return NOT_OWNED

    def why_not_fully(self, st: BookState, seat: int, env: tuple[int, ...]) -> Refusal | None:
        if self.amount.count(1) == 99:
            return None
        return NOT_OWNED if len(self._options(st, seat, env)) < self.amount.of(st, env) else None

    def is_idle(self, st: BookState, seat: int, env: tuple[int, ...]) -> bool:
        return not self._options(st, seat, env)

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            self.key,
            {
                **person(who),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
                "all": "yes" if self.amount.count(1) == 99 else "no",
                "whose": "any" if self.any_player else "own",
            },
        )


class Refresh(SpellVerb):
    """Exhausted face-up spells become ready; the one being cast never counts (B6.3a)."""

    key = "verb-refresh"

    def why_not_spell(self, flags: int) -> Refusal | None:
        if flags & CASTING:
            return BEING_CAST
        if flags & MUTED:
            return FACE_DOWN
        return None if flags & EXHAUSTED else NOT_EXHAUSTED

    def turn(self, st: BookState, seat: int, spell: int) -> None:
        set_flags(st, seat, spell, 0, EXHAUSTED)
        st.tell("SpellRefreshed", seat, (spell,))


class Exhaust(SpellVerb):
    """Ready spells become exhausted."""

    key = "verb-exhaust"

    def why_not_spell(self, flags: int) -> Refusal | None:
        if flags & MUTED:
            return FACE_DOWN
        return ALREADY_EXHAUSTED if flags & EXHAUSTED else None

    def turn(self, st: BookState, seat: int, spell: int) -> None:
        set_flags(st, seat, spell, EXHAUSTED, 0)
        st.tell("SpellExhausted", seat, (spell,))


class Mute(SpellVerb):
    """B9.7: spells turn face down until the next check; they keep their exhausted state."""

    key = "verb-mute"

    def why_not_spell(self, flags: int) -> Refusal | None:
        return FACE_DOWN if flags & MUTED else None

    def turn(self, st: BookState, seat: int, spell: int) -> None:
        set_flags(st, seat, spell, MUTED, 0)
        st.tell("SpellMuted", seat, (spell,))


class Unmute(SpellVerb):
    """B9.7b: neutralised spells turn face up again."""

    key = "verb-unmute"

    def why_not_spell(self, flags: int) -> Refusal | None:
        return None if flags & MUTED else NOT_FACE_DOWN

    def turn(self, st: BookState, seat: int, spell: int) -> None:
        set_flags(st, seat, spell, 0, MUTED)
        st.tell("SpellUnmuted", seat, (spell,))


class LoseSpell(SpellVerb):
    """B9.6: spells are destroyed, basic ones too."""

    key = "verb-lose-spell"

    def why_not_spell(self, flags: int) -> Refusal | None:
        return None

    def turn(self, st: BookState, seat: int, spell: int) -> None:
        destroy_spell(st, seat, spell)


class LoseLibrary(Effect[BookState]):
    """The face-up library spells are destroyed and the next ones revealed; an empty stack loses nothing."""

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        st.moved = 0
        for element in range(4):
            spell = st.shelf[element]
            if spell != NO_SPELL:
                st.shelf[element] = NO_SPELL
                st.destroyed_spells = (*st.destroyed_spells, spell)
                st.tell("SpellDestroyed", -1, (spell,))
                reveal_next(st, ch, element)
                st.moved += 1
        st.missed = IN_FULL

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-lose-library", {})


class Learn(Effect[BookState]):
    """One face-up library spell without paying; the limit holds as always (B6.4a)."""

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            st.agenda.append((GAIN_SPELL, 0, seat, (FROM_SHELF, st.answer)))
            return
        options = tuple([e for e in range(4) if self.why_not_option(st, seat, env, e) is None])
        if len(options) > 1:
            self.ask(st, seat, "learn", options, 1, env)
        elif options:
            st.agenda.append((GAIN_SPELL, 0, seat, (FROM_SHELF, options[0])))

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        return SHELF_EMPTY if st.shelf[option] == NO_SPELL else None

    def is_idle(self, st: BookState, seat: int, env: tuple[int, ...]) -> bool:
        for spell in st.shelf:
            if spell != NO_SPELL:
                return False
        return True

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say("verb-learn", {**person(who)})


class RecoverSpell(Effect[BookState]):
    """B9.6: a destroyed spell comes back, ready, to one's own spells or to a player one picks.

    A pick is the new owner's seat * 256 + the spell; nobody can hold a spell twice.
    """

    def __init__(self, any_player: bool) -> None:
        self.any_player = any_player

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            self._give(st, st.answer)
            return
        picks = self.candidates(st, seat, env)
        options = tuple([p for p in picks if self.why_not_option(st, seat, env, p) is None])
        if len(options) > 1:
            self.ask(st, seat, "recover", options, 1, env)
        elif options:
            self._give(st, options[0])

    def _give(self, st: BookState, pick: int) -> None:
        frame = (FROM_DESTROYED, pick % SEAT_UNIT)
        st.agenda.append((GAIN_SPELL, 0, pick // SEAT_UNIT, frame))

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        spells = len(st.table.pack.spells)
        return tuple(
            [owner * SEAT_UNIT + s for owner in range(st.table.seats) for s in range(spells)]
        )

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        owner, spell = option // SEAT_UNIT, option % SEAT_UNIT
        if spell not in st.destroyed_spells or not st.alive[owner]:
            return NOT_DESTROYED
        if owner != seat and not self.any_player:
            return NOT_OWN
        for entry in st.spells[owner]:
            if entry // 16 == spell:
                return HAS_IT_ALREADY
        return None

    def is_idle(self, st: BookState, seat: int, env: tuple[int, ...]) -> bool:
        for pick in self.candidates(st, seat, env):
            if self.why_not_option(st, seat, env, pick) is None:
                return False
        return True

    def describe(self, words: Words, who: str, power: int) -> str:
        key = "verb-recover-spell-any" if self.any_player else "verb-recover-spell"
        return words.say(key, {**person(who)})


HAS_IT_ALREADY: Final = Refusal("B1.4", "refused-spell-had-already")


class Echo(Effect[BookState]):
    """Other face-up spells in play are carried out at power 1 as if one had cast them.

    A pick is the spell alone: who owns it makes no difference. env: power, source, picks so far.
    """

    def __init__(self, amount: Amount[BookState]) -> None:
        self.amount = amount

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 1:
            env = (*env, st.answer)
        while len(env) - 2 < self.amount.of(st, env):
            options = tuple(
                [
                    s
                    for s in range(len(st.table.pack.spells))
                    if self.why_not_option(st, seat, env, s) is None
                ]
            )
            if not options:
                break
            if len(options) > 1:
                self.ask(st, seat, "echo", options, 1, env)
                return
            env = (*env, options[0])
        for spell in reversed(env[2:]):
            st.agenda.append((st.table.pack.spells[spell].cast, 0, seat, (1, spell)))

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(len(st.table.pack.spells)))

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if option == env[1]:
            return NOT_THIS_SPELL
        if option in env[2:]:
            return ALREADY_NAMED
        for entries in st.spells:
            for entry in entries:
                if entry // 16 == option and not entry & MUTED:
                    return None
        return NOT_OWNED

    def describe(self, words: Words, who: str, power: int) -> str:
        return words.say(
            "verb-echo",
            {
                **person(who),
                "amount": self.amount.word(words, power),
                "n": self.amount.count(power),
            },
        )
