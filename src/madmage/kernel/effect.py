"""Effects: what a card or a rule will do, as a tree of small nodes.

A node is static and shared by all games; it is never written to after it was built. Everything it
needs to remember between two steps travels in its frame: `step` says where it is, `seat` whose go
it is, `env` the values bound so far. The same tree runs, says why it cannot, and describes itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from madmage.kernel.ask import Ask
from madmage.kernel.chance import Chance
from madmage.kernel.native import mypyc_attr
from madmage.kernel.refusal import Refusal
from madmage.kernel.state import State
from madmage.kernel.words import Words

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(ABC, Generic[S]):
    """One node of an effect tree."""

    asks_anew: int = -1
    """The step that puts this node's question again after an interjection has changed what it is
    about; -1 where finding the options anew is enough."""
    path: str = ""
    """Its stable name, for example `arctic_circle.cast[0].do[1]`; errors and records use it."""

    @abstractmethod
    def run(self, st: S, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        """Do the next step: change the state, push frames, or ask."""

    def describe(self, words: Words, who: str, power: int) -> str:
        """What this node does, in words; `who` is the grammatical person.

        Nodes of cards say it in the reader's language; nodes of the rules have no text of their own.
        """
        return self.path

    def why_not_fully(self, st: S, seat: int, env: tuple[int, ...]) -> Refusal | None:
        """Why this cannot be done in full now, or None if it can."""
        return None

    def is_idle(self, st: S, seat: int, env: tuple[int, ...]) -> bool:
        """Whether running this now would change nothing at all, so that asking about it is vain."""
        return False

    def candidates(self, st: S, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        """Every answer one could think of giving to this node's ask, legal or not."""
        return ()

    def why_not_option(self, st: S, seat: int, env: tuple[int, ...], option: int) -> Refusal | None:
        """Why `option` is no answer to this node's ask, or None if it is one."""
        return None

    def children(self) -> tuple[Effect[S], ...]:
        """The nodes below this one, in reading order."""
        return ()

    def push(self, st: S, step: int, seat: int, env: tuple[int, ...]) -> None:
        """Put this node back on the agenda, to run `step` next."""
        st.agenda.append((self, step, seat, env))

    def ask(
        self,
        st: S,
        seat: int,
        kind: str,
        options: tuple[int, ...],
        step: int,
        env: tuple[int, ...],
    ) -> None:
        """Ask `seat`; the answer arrives in `st.answer` when `step` runs."""
        st.agenda.append((self, step, seat, env))
        st.ask = Ask(seat, kind, options, self, env, False)
