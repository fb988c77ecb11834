"""The rules contract: the whole promise of a game to everything above it.

A game is one object of a class derived from `Rules`. The match, the agents, the environments and
every door use nothing else of a game. The promise in one breath: *setup* makes a state that stands
at its first ask; *apply* answers the open ask, with chance handed in, and leaves the state at the
next ask or at the end; *view* says what one seat may know, and *imagine* makes a state that fits a
view; *explain* says why an option is refused; *write* and *read* are the text form of options;
*redact* and *learners* say what a seat may know of an event and to whom it was news. A state may
be copied between any two calls. Nothing here keeps anything between calls.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from madmage.kernel import agenda
from madmage.kernel.chance import Chance
from madmage.kernel.event import Event
from madmage.kernel.refusal import Refusal
from madmage.kernel.state import State
from madmage.kernel.view import View
from madmage.kernel.words import Voice, Words

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Setup:
    """A checked wish for a table: which game, how many seats, and the game's own options in full."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)


class Rules(ABC, Generic[S]):
    """A game, as everything above the games sees it."""

    game: str
    """Its short name: the word on the command line and in a record's header."""
    version: int
    """Raised whenever an old record could replay differently."""

    # Setting up

    @abstractmethod
    def check_setup(self, seats: int, options: dict[str, Any]) -> Setup:
        """The options with all defaults filled in, or `SetupRefused` with the rule."""

    @abstractmethod
    def set_up(self, setup: Setup, chance: Chance) -> S:
        """A game ready to run up to its first ask (`start` does both)."""

    @abstractmethod
    def pack_id(self, setup: Setup) -> tuple[str, str]:
        """Name and hash of the cards a setup plays with."""

    def start(self, setup: Setup, chance: Chance) -> S:
        """A game at its first ask."""
        st = self.set_up(setup, chance)
        agenda.advance(st, chance)
        return st

    # Playing

    def apply(self, st: S, option: int, chance: Chance) -> None:
        """Answer the open ask with one of its options. Whoever calls has checked that it is one."""
        agenda.answer(st, option, chance)

    @abstractmethod
    def copy(self, st: S) -> S:
        """The same game, free to go another way."""

    def candidates(self, st: S) -> tuple[int, ...]:
        """Every answer to the open ask one could think of, legal or not."""
        ask = st.ask
        return () if ask is None else ask.effect.candidates(st, ask.seat, ask.env)

    def explain(self, st: S, option: int) -> Refusal | None:
        """Why `option` is no answer to the open ask, or None if it is one."""
        ask = st.ask
        if ask is None or option in ask.options:
            return None
        return self.named(ask.effect.why_not_option(st, ask.seat, ask.env, option))

    def named(self, refusal: Refusal | None) -> Refusal | None:
        """A refusal with this game's rule number, where a shared effect left it open."""
        if refusal is None or refusal.rule:
            return refusal
        return Refusal(self.shared_rule(refusal.key), refusal.key)

    @abstractmethod
    def shared_rule(self, key: str) -> str:
        """The number of this game's rule behind a refusal of a shared effect."""

    # Knowing

    @abstractmethod
    def view(self, st: S, seat: int) -> View:
        """What `seat` may know now."""

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> S:
        """A state that fits a view: what the seat cannot see is dealt anew."""

    @abstractmethod
    def redact(self, st: S, event: Event, seat: int) -> Event:
        """An event as `seat` may know it."""

    @abstractmethod
    def learners(self, st: S, event: Event) -> tuple[int, ...]:
        """The seats to whom an event told something that they did not know."""

    # Saying

    @abstractmethod
    def words(self, lang: str) -> Words:
        """The game's sentences in a language."""

    @abstractmethod
    def write(self, st: S, option: int) -> str:
        """The short text of an option of the open ask; `read` takes it back."""

    @abstractmethod
    def read(self, st: S, text: str) -> int:
        """The option that a short text means, legal or not; `NotUnderstood` if it means none."""

    @abstractmethod
    def option_text(self, st: S, option: int, voice: Voice) -> str:
        """An option of the open ask, legal or not, as a person reads it."""

    @abstractmethod
    def ask_text(self, st: S, voice: Voice) -> str:
        """The open question as a person reads it."""

    @abstractmethod
    def refusal_text(self, st: S, option: int, refusal: Refusal, voice: Voice) -> str:
        """A refusal as one sentence, details filled in, without its rule number."""

    @abstractmethod
    def event_text(self, st: S, event: Event, voice: Voice) -> str:
        """An event as one sentence, or nothing if it is too small to tell."""

    @abstractmethod
    def outcome_text(self, st: S, voice: Voice) -> str:
        """How the game ended, as one sentence."""

    @abstractmethod
    def chance_text(self, setup: Setup, stream: int, value: int) -> tuple[str, str]:
        """An outcome of chance as the record writes it: its stream and its value."""

    @abstractmethod
    def read_chance(self, setup: Setup, stream: str, value: str) -> tuple[int, int]:
        """The outcome of chance behind two words of a record; `NotUnderstood` if there is none."""

    @abstractmethod
    def screen(self, view: View, voice: Voice) -> list[str]:
        """The table as lines of plain text, as this view sees it."""

    @abstractmethod
    def glance(self, view: View, voice: Voice) -> list[str]:
        """The few lines a player needs for a small decision in the middle of something."""

    @abstractmethod
    def is_far_fetched(self, refusal: Refusal) -> bool:
        """Whether a refused candidate is too far off to be listed among what one cannot do."""

    @abstractmethod
    def comes_later(self, refusal: Refusal) -> bool:
        """Whether a candidate is refused only for now: it may be picked after one of the options."""

    @abstractmethod
    def turn_of(self, st: S) -> int:
        """The number of the turn being played, 0 before the first."""

    @abstractmethod
    def facts(self, st: S) -> dict[str, int]:
        """A few numbers about a game that the lab keeps."""

    @abstractmethod
    def rule_text(self, number: str, lang: str) -> str:
        """A rule, chapter or ruling in our own words; `NotUnderstood` if there is none such."""

    @abstractmethod
    def chapters(self, lang: str) -> list[str]:
        """The chapters of the rules, a line each."""

    @abstractmethod
    def find_rules(self, word: str, lang: str) -> list[str]:
        """Every rule that holds a word, a line each."""
