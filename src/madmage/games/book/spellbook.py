"""Spells in front of the players and on the library's shelf: gaining, losing, turning (B6.4, B9.7)."""

from __future__ import annotations

from typing import Final

from madmage.games.book.state import NO_SPELL, STREAM_LIBRARY, BookState
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

NOT_YOURS_TO_FORGET: Final = Refusal("B6.4a", "refused-forget-not-yours")

FROM_SHELF: Final = 0
FROM_DESTROYED: Final = 1


def set_flags(st: BookState, seat: int, spell: int, add: int, remove: int) -> None:
    """Turn a player's spell; a spell that has left meanwhile is let be (B6.3a)."""
    entries = list(st.spells[seat])
    for i in range(len(entries)):
        if entries[i] // 16 == spell:
            entries[i] = (entries[i] | add) & ~remove
            st.spells[seat] = tuple(entries)
            return


def drop_spell(st: BookState, seat: int, spell: int) -> None:
    """Take a spell away from its owner."""
    st.spells[seat] = tuple([entry for entry in st.spells[seat] if entry // 16 != spell])


def destroy_spell(st: BookState, seat: int, spell: int) -> None:
    """B9.6: a spell is destroyed: set aside, open, and some effects bring it back."""
    drop_spell(st, seat, spell)
    st.destroyed_spells = (*st.destroyed_spells, spell)
    st.tell("SpellDestroyed", seat, (spell,))


def reveal_next(st: BookState, ch: Chance, element: int) -> None:
    """B6.4: the next spell of a library stack is turned up, if there is one."""
    st.shelf[element] = NO_SPELL
    st.shelf_level[element] = min(4, st.shelf_level[element] + 1)
    level = st.shelf_level[element]
    hidden = unseen_spells(st, element, level) if level <= 3 else b""
    if hidden:
        spell = ch.pick(STREAM_LIBRARY + 100 * element, hidden)
        st.shelf[element] = spell
        st.tell("SpellRevealed", -1, (element, spell))


def unseen_spells(st: BookState, element: int, level: int) -> bytes:
    """The library spells of a level that may still turn up: those that are nowhere in sight."""
    seen = set(st.destroyed_spells) | set(st.boxed_spells)
    for entries in st.spells:
        for entry in entries:
            seen.add(entry // 16)
    return bytes([s for s in st.table.pack.library[element][level] if s not in seen])


class GainSpell(Effect[BookState]):
    """B6.4, B6.4a: a spell comes in ready; at the limit an old one is destroyed first.

    env: where it comes from (`FROM_SHELF` with an element, `FROM_DESTROYED` with a spell).
    """

    path = "gain_spell"

    def run(self, st: BookState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0 and self._must_forget(st, seat, env):
            options = tuple(sorted([entry // 16 for entry in st.spells[seat]]))
            if len(options) > 1:
                self.ask(st, seat, "forget", options, 1, env)
                return
            self._forget(st, seat, options[0])
        elif step == 1:
            self._forget(st, seat, st.answer)
        self._gain(st, ch, seat, env)

    def _must_forget(self, st: BookState, seat: int, env: tuple[int, ...]) -> bool:
        count = len(st.spells[seat])
        if count == 0:
            return False
        # Ruling `learn_destroys`: by the Spanish letter always, else only beyond the limit.
        if st.table.law.learning_always_destroys and env[0] == FROM_SHELF:
            return True
        return count >= st.table.limits[seat]

    def _forget(self, st: BookState, seat: int, spell: int) -> None:
        if st.table.law.forgotten_to_box:
            drop_spell(st, seat, spell)
            st.boxed_spells = (*st.boxed_spells, spell)
            st.tell("SpellBoxed", seat, (spell,))
        else:
            destroy_spell(st, seat, spell)

    def _gain(self, st: BookState, ch: Chance, seat: int, env: tuple[int, ...]) -> None:
        if env[0] == FROM_SHELF:
            spell = st.shelf[env[1]]
            st.shelf[env[1]] = NO_SPELL
            self._add(st, seat, spell, "SpellLearned")
            reveal_next(st, ch, env[1])
        else:
            spell = env[1]
            left = list(st.destroyed_spells)
            left.remove(spell)
            st.destroyed_spells = tuple(left)
            self._add(st, seat, spell, "SpellRecovered")

    def _add(self, st: BookState, seat: int, spell: int, name: str) -> None:
        # B6.4: it comes in ready, usable this turn.
        st.spells[seat] = (*st.spells[seat], spell * 16)
        st.tell(name, seat, (spell,))

    def candidates(self, st: BookState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(range(len(st.table.pack.spells)))

    def why_not_option(
        self, st: BookState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        for entry in st.spells[seat]:
            if entry // 16 == option:
                return None
        return NOT_YOURS_TO_FORGET


GAIN_SPELL: Final = GainSpell()
