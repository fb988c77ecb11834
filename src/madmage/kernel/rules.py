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

from abc import abstractmethod
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from madmage.kernel import agenda
from madmage.kernel.ask import DONE
from madmage.kernel.chance import Chance
from madmage.kernel.error import NotUnderstood
from madmage.kernel.event import Event
from madmage.kernel.refusal import Refusal
from madmage.kernel.state import State
from madmage.kernel.talk import Talk
from madmage.kernel.told import ToldRules
from madmage.kernel.view import View
from madmage.kernel.words import Voice, Words

S = TypeVar("S", bound=State)

# How an answer to an ask is put together.
ALONE = "alone"
"""One option is the whole answer."""
TOGETHER = "together"
"""Several options of asks that follow each other are one answer, in whatever order."""
IN_ORDER = "in order"
"""The same, but their order matters."""


@dataclass(frozen=True)
class Setup:
    """A checked wish for a table: which game, how many seats, and the game's own options in full."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Way:
    """One way to choose something and pay for it: all answers, and the things paid with."""

    options: tuple[int, ...]
    picks: tuple[int, ...]


class Rules(ToldRules[S], Generic[S]):
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

    # Putting in: what a seat may do while another is asked; nobody is waited for

    def interjections(self, st: S, seat: int) -> tuple[int, ...]:
        """What `seat` may put in now, whoever is asked; many games have nothing of the kind."""
        return ()

    def why_not_interject(self, st: S, seat: int, option: int) -> Refusal | None:
        """Why `seat` may not put `option` in now, or None if it may."""
        return None

    def interject(self, st: S, seat: int, option: int, chance: Chance) -> None:
        """Do what `seat` puts in; the open ask stays, and `put_in` finds its options anew."""

    def put_in(self, st: S, seat: int, option: int, chance: Chance) -> None:
        """An interjection that is legal: done, and the game stands at its ask again."""
        self.interject(st, seat, option, chance)
        agenda.reopen(st, chance)

    def write_interjection(self, st: S, seat: int, option: int) -> str:
        """The short text of an interjection; `read_interjection` takes it back."""
        return str(option)

    def read_interjection(self, st: S, seat: int, text: str) -> int:
        """The interjection that a short text means, legal or not; `NotUnderstood` if it means none."""
        raise NotUnderstood("nothing can be put in out of turn in this game")

    def interjection_text(self, st: S, seat: int, option: int, voice: Voice) -> str:
        """An interjection as a person reads it."""
        return self.write_interjection(st, seat, option)

    def interjection_refusal_text(
        self, st: S, seat: int, option: int, refusal: Refusal, voice: Voice
    ) -> str:
        """Why an interjection is refused, as one sentence without its rule number."""
        return voice.say(refusal.key, {})

    # Picking several things: an effect asks for one after the other, a person names them together

    def picking(self, st: S) -> str:
        """How an answer to the open ask is put together: `ALONE`, `TOGETHER` or `IN_ORDER`."""
        return ALONE

    def step(self, st: S, option: int, chance: Chance) -> None:
        """Answer the open ask and run nothing but the effect that asked."""
        agenda.step(st, option, chance)

    def picked(self, before: S, after: S, option: int) -> tuple[int, ...]:
        """What was picked between two asks of one effect: the option, and what went without a choice.

        `after` has listened (`State.sink`) and stands where `step` left it.
        """
        return () if option == DONE else (option,)

    def copies(self, st: S, option: int) -> int:
        """How many equal things stand behind an option of the open ask."""
        return 1

    def thrift(self, st: S, picks: tuple[int, ...]) -> tuple[int, ...]:
        """By what whole selections are sorted on a list: the more welcome one is the smaller."""
        return ()

    # Paying: what comes between choosing something and its effect

    def ways(self, st: S, option: int) -> tuple[list[Way], bool]:
        """Every way to pay for an option of the open ask, the thriftiest first; whether it is all."""
        return [Way((option,), ())], True

    def way_with(self, st: S, option: int, texts: list[str]) -> Way | None:
        """The way that pays with exactly the things behind these short texts, or None."""
        return None if texts else Way((option,), ())

    def way_texts(self, st: S, way: Way) -> list[str]:
        """What a way pays with, as short texts."""
        return []

    def why_not_paid(
        self, st: S, option: int, texts: list[str], voice: Voice
    ) -> tuple[str, str, int]:
        """What is wrong with paying so: a rule, a sentence, and how much is missing if it is a start."""
        return "", "", 0

    def bill(self, st: S, option: int, voice: Voice) -> dict[str, Any]:
        """What paying for an option is about, as plain data: what it needs and what can pay for it."""
        return {"need": {}, "things": [], "effect": ""}

    # Showing: what a picture of the table needs beside a view

    def offers(self, lang: str) -> dict[str, Any]:
        """What can be chosen when a table is set: options, rulings and characters, as plain data."""
        return {}

    def gallery(self, pack: str, lang: str) -> dict[str, Any]:
        """Names and texts of all cards of a pack, as plain data."""
        return {}

    def open_texts(self, view: View, voice: Voice) -> dict[str, Any]:
        """The words of what lies open in a view, as they are now."""
        return {}

    def sights(self, st: S, events: list[Event]) -> list[dict[str, Any]]:
        """What is to be seen of events, as plain data: dice, deaths, whatever a picture shows."""
        return []

    def turned_up(self, st: S) -> list[tuple[str, str]]:
        """What has been turned up and waits to be used, as `chance_text` would write it."""
        return []

    def culprits(self, st: S, option: int) -> list[str]:
        """What on the table stands against a refused option, by the short names of things."""
        return []

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

    def knows_choice(self, st: S, option: int, events: tuple[Event, ...], seat: int) -> bool:
        """Whether `seat` knows what was chosen at the open ask, by looking on or by what came of it."""
        ask = st.ask
        if ask is None or ask.seat == seat:
            return True
        # What the one who chose learned by it was chance, not choice.
        chosen = [event for event in events if ask.seat not in self.learners(st, event)]
        return all(self.redact(st, event, seat) == event for event in chosen)

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

    def selection_text(self, st: S, picks: tuple[int, ...], voice: Voice) -> str:
        """A whole selection as a person reads it; nothing picked is a selection too."""
        codes = picks or (DONE,)
        return ", ".join(self.option_text(st, code, voice) for code in codes)

    def warnings(self, st: S, options: tuple[int, ...], voice: Voice) -> list[str]:
        """What should be known before one answers the open ask, and those after it, so: sentences."""
        return []

    def is_thinkable(self, st: S, option: int) -> bool:
        """Whether a refused candidate is about something there is, so that it is worth a line."""
        return True

    def tell(self, st: S, events: list[Event], voice: Voice) -> list[str]:
        """What happened, for people: events that belong together may share a sentence."""
        told = [self.event_text(st, event, voice) for event in events]
        return [text for text in told if text]

    def aim(self, st: S, voice: Voice) -> str:
        """What the players are after, as a sentence or two for the first screen."""
        return ""

    def hints(self, voice: Voice) -> list[str]:
        """What a newcomer cannot guess from the screen, a line each, for the help."""
        return []

    def ending(self, st: S, events: list[Event], voice: Voice) -> list[str]:
        """A finished game in a few lines: how it ended and what came before."""
        return [self.outcome_text(st, voice)]

    def card_text(self, st: S, name: str, voice: Voice) -> str:
        """A card by its key or its name, with its text; `NotUnderstood` if there is none such."""
        raise NotUnderstood(f"there is no card '{name}'")

    def examples(self, voice: Voice) -> tuple[str, str]:
        """For the help: the number of a rule, and a choice as somebody might type it."""
        return "", ""

    @abstractmethod
    def screen(self, view: View, voice: Voice) -> list[str]:
        """The table as lines of plain text, as this view sees it."""

    @abstractmethod
    def glance(self, view: View, voice: Voice) -> list[str]:
        """The few lines a player needs for a small decision in the middle of something."""

    def parts(self, view: View, voice: Voice) -> list[tuple[str, list[str]]]:
        """The same table in parts, each with a key for its heading, for a page that has headings."""
        return [("table", self.screen(view, voice))]

    def places_text(self, view: View, voice: Voice) -> list[str]:
        """The places of the table, a line each, where a picture shows them otherwise."""
        return []

    def is_small(self, st: S) -> bool:
        """Whether the open ask comes in the middle of something, so that a glance is enough."""
        return False

    def keeps_secrets(self, st: S) -> bool:
        """Whether a seat may not look at another seat's screen."""
        return False

    def are_views_alike(self, st: S) -> bool:
        """Whether every seat's view now shows the same, but for whose it is."""
        return False

    @abstractmethod
    def is_far_fetched(self, refusal: Refusal) -> bool:
        """Whether a refused candidate is too far off to be listed among what one cannot do."""

    @abstractmethod
    def comes_later(self, refusal: Refusal) -> bool:
        """Whether a candidate is refused only for now: it may be picked after one of the options."""

    def talk(self) -> Talk | None:
        """What players may propose to each other; None where everybody plays for themselves."""
        return None

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
    def rulebook(self, lang: str) -> dict[str, Any]:
        """The numbered rules as plain data: chapters with their rules, rulings, words."""

    @abstractmethod
    def chapters(self, lang: str) -> list[str]:
        """The chapters of the rules, a line each."""

    @abstractmethod
    def find_rules(self, word: str, lang: str) -> list[str]:
        """Every rule that holds a word, a line each."""
